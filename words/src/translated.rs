//! What a game says in other languages than English: its sentences, its RULES page, and what its components are called.
//!
//! The files stand beside the English ones and are found by their names, so a new language needs no line of Rust.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, PatternElement};
use hustings_core::Info;
use rust_embed::RustEmbed;

use crate::languages::Language;

#[derive(RustEmbed)]
#[folder = "../games"]
#[include = "*/words/*.ftl"]
#[include = "*/RULES.*.md"]
struct Games;

#[derive(RustEmbed)]
#[folder = "."]
#[include = "*/table.ftl"]
#[include = "*/program/*.ftl"]
struct Shared;

static SPOKEN: OnceLock<&'static Language> = OnceLock::new();

/// Chooses the language of this program, once, before it says anything. A server has none: pages word what it sends.
pub fn speak(language: &'static Language) {
    SPOKEN.get_or_init(|| language);
}

/// The language of this program.
pub(crate) fn spoken() -> &'static Language {
    SPOKEN.get().copied().unwrap_or(&crate::languages()[0])
}

/// A game's RULES page in the language of this program.
pub fn rules(info: &Info) -> Cow<'static, str> {
    rules_in(&spoken().tag.to_string(), info)
}

/// A game's RULES page in a language, as far as it is written; the English one otherwise.
pub fn rules_in(language: &str, info: &Info) -> Cow<'static, str> {
    game_file(&format!("{}/RULES.{language}.md", info.name)).map_or(Cow::Borrowed(info.rules), Cow::Borrowed)
}

/// The shared table's sentences in a language.
pub(crate) fn shared(language: &str) -> Vec<&'static str> {
    [format!("{language}/table.ftl"), format!("{language}/program/engine.ftl")]
        .iter()
        .filter_map(|path| kept(path, Shared::get(path)))
        .collect()
}

/// A game's file of sentences, `words/NAME.ftl`.
pub(crate) fn sentences(game: &str, name: &str) -> Option<&'static str> {
    game_file(&format!("{game}/words/{name}.ftl"))
}

/// What a language calls a component with this English name; nothing where it has no word for it.
pub(crate) fn names(game: &str, language: &str) -> HashMap<String, String> {
    let Some(file) = sentences(game, &format!("cards.{language}")) else { return HashMap::new() };
    let Ok(file) = FluentResource::try_new(file.to_owned()) else { return HashMap::new() };
    let plain = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return None };
        let text = message.value.as_ref()?.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => *value,
            PatternElement::Placeable { .. } => "",
        });
        Some((message.id.name.to_owned(), text.collect()))
    };
    file.entries().filter_map(plain).collect()
}

/// The id under which a language names a component: its English name in lower case, with dashes.
pub(crate) fn slug(name: &str) -> String {
    let parts = name.to_lowercase();
    let parts = parts.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let slug = parts.collect::<Vec<_>>().join("-");
    if slug.starts_with(|letter: char| letter.is_ascii_digit()) { format!("n-{slug}") } else { slug }
}

fn game_file(path: &str) -> Option<&'static str> {
    kept(path, Games::get(path))
}

/// The text of an embedded file, for as long as the program runs.
fn kept(path: &str, file: Option<rust_embed::EmbeddedFile>) -> Option<&'static str> {
    static KEPT: Mutex<Option<HashMap<String, &'static str>>> = Mutex::new(None);
    let file = file?;
    let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let all = all.get_or_insert_default();
    if let Some(text) = all.get(path) {
        return Some(text);
    }
    let text: &'static str = String::from_utf8(file.data.into_owned()).ok()?.leak();
    all.insert(path.to_owned(), text);
    Some(text)
}
