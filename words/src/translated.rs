//! What a game says in other languages than English: its sentences, its RULES page, and what its components are called.
//!
//! The files stand beside the English ones and are found by their names, so a new language needs no line of Rust.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use hustings_core::{Info, OrderInfo};
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
#[include = "*/games.ftl"]
#[include = "*/characters.ftl"]
#[include = "*/guide/*.ftl"]
struct Shared;

static SPOKEN: OnceLock<&'static Language> = OnceLock::new();

/// Chooses the language of this program, once, before it says anything. A server has none: pages word what it sends.
pub fn speak(language: &'static Language) {
    SPOKEN.get_or_init(|| language);
}

/// The language of this program.
pub fn spoken() -> &'static Language {
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

/// The title on a game's box.
pub fn title(info: &Info) -> String {
    title_in(&spoken().tag.to_string(), info)
}

/// The same in a language.
pub fn title_in(language: &str, info: &Info) -> String {
    in_language(language, "games", info.name).unwrap_or_else(|| info.title.to_owned())
}

/// The line below that title.
pub fn tagline(info: &Info) -> String {
    in_spoken("games", &format!("{}.tagline", info.name)).unwrap_or_else(|| info.tagline.to_owned())
}

/// What a standing order of a game does.
pub fn order(info: &Info, order: &OrderInfo) -> String {
    in_spoken("games", &format!("{}.order-{}", info.name, order.name)).unwrap_or_else(|| order.about.to_owned())
}

/// What a character is called, by its slug and its English name.
pub fn character(slug: &str, english: &str) -> String {
    in_spoken("characters", slug).unwrap_or_else(|| english.to_owned())
}

/// What `--help` says in a language, by the name of a command, `play`, or of its argument, `play.seats`. Empty for English, which says it
/// where the arguments are defined.
pub fn help(language: &Language) -> HashMap<String, String> {
    shared_file(&format!("{}/program/help.ftl", language.tag)).map(plain_texts).unwrap_or_default()
}

/// A plain text of this program's language, if that is not English.
fn in_spoken(file: &str, id: &str) -> Option<String> {
    in_language(&spoken().tag.to_string(), file, id)
}

fn in_language(tag: &str, file: &str, id: &str) -> Option<String> {
    if tag == "en" {
        return None;
    }
    plain_texts(shared_file(&format!("{tag}/{file}.ftl"))?).remove(id)
}

/// What a printed game says in a language beside the game's own sentences: its guide, and what only print says.
pub(crate) fn on_paper(game: &str, language: &str) -> Vec<&'static str> {
    let files = ["guide/shared".to_owned(), format!("guide/{game}"), "program/print".to_owned()];
    files.iter().filter_map(|file| shared_file(&format!("{language}/{file}.ftl"))).collect()
}

/// The shared table's sentences in a language.
pub(crate) fn shared(language: &str) -> Vec<&'static str> {
    let files =
        ["table", "program/engine", "program/terminal", "program/commands", "program/guests", "program/notices"];
    files.iter().filter_map(|file| shared_file(&format!("{language}/{file}.ftl"))).collect()
}

/// A game's file of sentences, `words/NAME.ftl`.
pub(crate) fn sentences(game: &str, name: &str) -> Option<&'static str> {
    game_file(&format!("{game}/words/{name}.ftl"))
}

/// What a language calls its components, by the slugs of their English names, and what each says, as `slug.text`.
pub(crate) fn names(game: &str, language: &str) -> HashMap<String, String> {
    sentences(game, &format!("cards.{language}")).map(plain_texts).unwrap_or_default()
}

/// The messages of a file without facts, and their attributes, as `id.attribute`.
fn plain_texts(file: &str) -> HashMap<String, String> {
    let Ok(file) = FluentResource::try_new(file.to_owned()) else { return HashMap::new() };
    let plain = |pattern: &Pattern<&str>| -> String {
        let text = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => *value,
            // A brace in a text is written as {"{"}.
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                *value
            }
            PatternElement::Placeable { .. } => "",
        });
        text.collect()
    };
    let said = |entry: &Entry<&str>| {
        let Entry::Message(message) = entry else { return Vec::new() };
        let id = message.id.name;
        let name = message.value.as_ref().map(|value| (id.to_owned(), plain(value)));
        let texts = message.attributes.iter().map(|one| (format!("{id}.{}", one.id.name), plain(&one.value)));
        name.into_iter().chain(texts).collect::<Vec<_>>()
    };
    file.entries().flat_map(said).collect()
}

/// The id under which a language names a component: its English name in lower case, with dashes.
pub(crate) fn slug(name: &str) -> String {
    let parts = name.to_lowercase();
    let parts = parts.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let slug = parts.collect::<Vec<_>>().join("-");
    if slug.starts_with(|letter: char| letter.is_ascii_digit()) { format!("n-{slug}") } else { slug }
}

fn shared_file(path: &str) -> Option<&'static str> {
    kept(path, Shared::get(path))
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
