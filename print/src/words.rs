//! The words on the pieces, in the language of the box: the game's own, those of its guide, and what only print says
//! (`words/en/program/print.ftl`).

use hustings_core::{Arg, Components, Message, Terminal, say};
use hustings_words::Paper;

pub struct Words {
    paper: Paper,
    /// What the game is called.
    pub title: String,
}

impl Words {
    pub fn new<G: Terminal>(set: &Components<G::Set>, language: &str) -> Words {
        let paper = Paper::new::<G>(set, language);
        let title = hustings_words::title_in(&paper.language.tag.to_string(), &G::INFO);
        Words { paper, title }
    }

    /// The tag of the language, `en`.
    pub fn language(&self) -> String {
        self.paper.language.tag.to_string()
    }

    pub fn say(&self, message: &Message) -> String {
        self.paper.say(message)
    }

    /// What a component is called, by its name in the component file.
    pub fn name(&self, english: &str) -> String {
        self.paper.name(english).to_owned()
    }

    /// What a component says, by its name in the component file.
    pub fn text(&self, name: &str, english: &str) -> String {
        self.paper.text(name, english).to_owned()
    }

    /// "a, b and c".
    pub fn list(&self, texts: Vec<String>) -> String {
        let list = texts.into_iter().map(Arg::from).collect::<Vec<_>>();
        self.say(&say!("print-list", list))
    }

    /// A sentence without facts whose id is put together.
    pub fn named(&self, id: &str) -> String {
        self.say(&Message { id: id.to_owned().into(), args: Vec::new() })
    }

    /// A sentence without facts.
    pub fn plain(&self, id: &'static str) -> String {
        self.say(&Message::new(id, Vec::new()))
    }

    /// A part of a sentence as a sentence: "gain $3" is "Gain $3."
    pub fn sentence(&self, part: &str) -> String {
        let mut letters = part.trim().chars();
        let Some(first) = letters.next() else { return String::new() };
        let text: String = first.to_uppercase().chain(letters).collect();
        if text.ends_with(['.', '!', '?', '…', '।', '。', '！', '？']) {
            return text;
        }
        self.say(&say!("print-sentence", text))
    }

    /// A message that is a part of a sentence, as a sentence.
    pub fn whole(&self, part: &Message) -> String {
        self.sentence(&self.say(part))
    }
}
