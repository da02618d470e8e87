//! What stands on a printed game: its sentences, its guide, and what only print says (`words/en/program/print.ftl`).

use std::collections::HashMap;

use hustings_core::{Components, Message, Terminal};

use crate::translated;
use crate::{Language, Names, Wording, languages};

/// The words of one game and one component set in one language.
pub struct Paper {
    pub language: &'static Language,
    wording: Wording,
    /// By the slugs of their English names; empty for English.
    components: HashMap<String, String>,
}

impl Paper {
    /// In a language by its tag; in English where there is no such language.
    pub fn new<G: Terminal>(set: &Components<G::Set>, tag: &str) -> Paper {
        let language = languages().iter().find(|one| one.tag == tag).unwrap_or(&languages()[0]);
        let (game, tag) = (G::INFO.name, language.tag.to_string());
        let english = [vec![G::INFO.words, G::MOVE_WORDS], translated::on_paper(game, "en")].concat();
        let english = Wording::english_moves(&english, G::component_names(&set.data));
        let own = translated::on_paper(game, &tag);
        let wording = english.with_texts_of(language, game, &["", "page."], &own);
        Paper { language, wording, components: translated::names(game, &tag) }
    }

    pub fn say(&self, message: &Message) -> String {
        self.wording.say(message, &Names::default())
    }

    /// What a component is called, by its name in the component file.
    pub fn name<'a>(&'a self, english: &'a str) -> &'a str {
        self.components.get(&translated::slug(english)).map_or(english, String::as_str)
    }

    /// What a component says, found by its name.
    pub fn text<'a>(&'a self, name: &str, english: &'a str) -> &'a str {
        self.components.get(&format!("{}.text", translated::slug(name))).map_or(english, String::as_str)
    }
}
