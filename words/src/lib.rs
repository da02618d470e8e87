//! Turns messages into sentences. A [`Wording`] holds the Fluent files of one language: the shared table's
//! (`words/en/table.ftl`), and a game's (`games/NAME/words/en.ftl`). The page reads the same files
//! (`web/src/lib/words.ts`), so every sentence is written once.

mod kept;
mod languages;
mod paper;
mod translated;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use hustings_core::{Arg, MAX_SEATS, Message, Seat, say};
use unic_langid::{LanguageIdentifier, langid};

pub use kept::{moves_of, of, shared, shared_in, sketch, standard};
pub use languages::{Language, languages, wanted};
pub use paper::Paper;
pub use translated::{character, help, order, rules, rules_in, speak, spoken, tagline, title, title_in};

/// The sentences of the shared table and of the program itself, in English.
pub const TABLE: &str = concat!(
    include_str!("../en/table.ftl"),
    include_str!("../en/program/engine.ftl"),
    include_str!("../en/program/terminal.ftl"),
    include_str!("../en/program/commands.ftl"),
    include_str!("../en/program/guests.ftl"),
    include_str!("../en/program/notices.ftl")
);

/// The sentences of one language, ready to be filled in.
pub struct Wording {
    bundle: FluentBundle<FluentResource>,
    /// What components are called, by their ids.
    components: HashMap<String, String>,
    /// The English files, a later one before an earlier one.
    texts: Vec<&'static str>,
}

/// Who sits where, for sentences that name seats.
#[derive(Debug, Clone, Default)]
pub struct Names {
    /// By seat; a seat without a name is shown by its number.
    pub seats: Vec<String>,
    /// The reader's own seat: "you" instead of a name.
    pub you: Option<Seat>,
}

impl Names {
    /// `Seat 0`, `Seat 1`, ...: for programs, which count seats from 0.
    pub fn numbered(seats: u8) -> Names {
        static ALL: LazyLock<Vec<String>> = LazyLock::new(|| {
            let name = |number: u8| shared().say(&say!("seat", number), &Names::default());
            (0..MAX_SEATS as u8).map(name).collect()
        });
        Names { seats: ALL.iter().take(usize::from(seats)).cloned().collect(), you: None }
    }
}

impl Wording {
    /// The shared table's sentences and those of one game (an empty text for none). `components` gives ids and names.
    ///
    /// The files come with the program, so a mistake in one is our bug: tests parse them all.
    pub fn english(game: &'static str, components: impl IntoIterator<Item = (String, String)>) -> Wording {
        let mut bundle = empty(langid!("en"));
        let texts = vec![TABLE, game];
        for text in &texts {
            bundle.add_resource(parsed(text)).unwrap_or_else(|errors| panic!("a message is defined twice: {errors:?}"));
        }
        Wording { bundle, components: components.into_iter().collect(), texts }
    }

    /// The words for a game's moves, which are partly those of its page. The page may have a word of its own where events have another,
    /// and the shared words stay what they are everywhere.
    pub fn english_moves(files: &[&'static str], components: impl IntoIterator<Item = (String, String)>) -> Wording {
        let mut bundle = empty(langid!("en"));
        let texts = [files, &[TABLE]].concat();
        for text in &texts {
            bundle.add_resource_overriding(parsed(text));
        }
        Wording { bundle, components: components.into_iter().collect(), texts }
    }

    /// The same in another language; in English where it lacks a sentence or a name.
    pub(crate) fn into_language(self, language: &Language, game: &str, files: &[&str]) -> Wording {
        self.with_texts_of(language, game, files, &[])
    }

    /// The same with more texts of that language.
    pub(crate) fn with_texts_of(
        self,
        language: &Language,
        game: &str,
        files: &[&str],
        more: &[&'static str],
    ) -> Wording {
        let tag = language.tag.to_string();
        if tag == "en" {
            return self;
        }
        let mut bundle = empty(language.locale.clone());
        let own = files.iter().filter_map(|file| translated::sentences(game, &format!("{file}{tag}")));
        let own = own.chain(more.iter().copied());
        for text in self.texts.iter().copied().chain(own).chain(translated::shared(&tag)) {
            bundle.add_resource_overriding(parsed(text));
        }
        let words = translated::names(game, &tag);
        // A component's text is found by its name, as its translation is.
        let own = |(id, english): (&String, &String)| match id.strip_suffix(".text") {
            Some(component) => words.get(&format!("{}.text", translated::slug(self.components.get(component)?))),
            None => words.get(&translated::slug(english)),
        };
        let said = |one: (&String, &String)| (one.0.clone(), own(one).unwrap_or(one.1).clone());
        let components = self.components.iter().map(said).collect();
        Wording { bundle, components, ..self }
    }

    /// The sentence for a message. A message without a sentence is shown by its id, so that nothing is lost.
    pub fn say(&self, message: &Message, names: &Names) -> String {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|found| found.value()) else {
            return message.id.clone().into_owned();
        };
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                args.set(format!("{name}-is"), if names.you == Some(*seat) { "you" } else { "other" });
            }
            args.set(*name, self.value(arg, names));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg, names: &Names) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::String(Cow::Owned(self.text(other, names))),
        }
    }

    fn text(&self, arg: &Arg, names: &Names) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => harmless(text),
            Arg::Seat(seat) if names.you == Some(*seat) => self.shared(say!("you")),
            Arg::Seat(seat) => match names.seats.get(seat.index()).filter(|name| !name.is_empty()) {
                Some(name) => harmless(name),
                None => self.shared(say!("seat", number = seat.0 + 1)),
            },
            Arg::Name(id) => self.components.get(id.as_ref()).cloned().unwrap_or_else(|| id.clone().into_owned()),
            Arg::Message(message) => self.say(message, names),
            Arg::List(list) => self.list(list.iter().map(|arg| self.text(arg, names)).collect()),
        }
    }

    /// "a", "a and b", "a, b and c".
    fn list(&self, mut texts: Vec<String>) -> String {
        let Some(last) = texts.pop() else { return self.shared(say!("list-none")) };
        if texts.is_empty() {
            return last;
        }
        let first = texts.join(&self.shared(say!("list-comma")));
        self.shared(say!("list-and", first, last))
    }

    fn shared(&self, message: Message) -> String {
        self.say(&message, &Names::default())
    }
}

fn empty(locale: LanguageIdentifier) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    bundle
}

fn parsed(text: &str) -> FluentResource {
    FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("a Fluent file cannot be read: {errors:?}"))
}

/// Names and texts come from people: control characters in them would speak to a terminal, not to its reader.
fn harmless(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const DREW: &str = "\
drew =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
";

    fn draw(you: Option<Seat>, names: &[&str], count: u8) -> String {
        let components = [("k05".to_owned(), "Everybody's Uncle".to_owned())];
        let wording = Wording::english(DREW, components);
        let names = Names { seats: names.iter().map(|name| (*name).to_owned()).collect(), you };
        let (seat, cards) = (Seat(1), vec![Arg::name("k05"), Arg::name("k99"), Arg::Seat(Seat(0))]);
        wording.say(&say!("drew", seat, count, cards), &names)
    }

    #[test]
    fn a_sentence_knows_who_reads_it() {
        assert_eq!(draw(Some(Seat(1)), &["Asha", "Juma"], 1), "You draw one card: Everybody's Uncle, k99 and Asha.");
        assert_eq!(draw(None, &["Asha", "Juma"], 2), "Juma draws 2 cards: Everybody's Uncle, k99 and Asha.");
        assert_eq!(draw(None, &[], 2), "Seat 2 draws 2 cards: Everybody's Uncle, k99 and Seat 1.");
    }

    /// `web/src/lib/words.test.ts` words the same samples, so program and page say the same.
    #[test]
    fn the_samples_are_worded_as_on_the_page() {
        let samples: Value = serde_json::from_str(include_str!("../samples.json")).expect("JSON");
        let texts = |key: &str| strings(&samples[key]);
        let components = samples["components"].as_object().expect("an object");
        let components = components.iter().map(|(id, name)| (id.clone(), name.as_str().expect("a name").to_owned()));
        let wording = Wording::english(texts("words").join("\n").leak(), components);
        for sample in samples["said"].as_array().expect("an array") {
            let you = sample["you"].as_u64().map(|seat| Seat(seat as u8));
            let sentence = wording.say(&message(&sample["say"]), &Names { seats: texts("names"), you });
            assert_eq!(sentence, sample["sentence"].as_str().expect("a sentence"));
        }
    }

    fn strings(list: &Value) -> Vec<String> {
        list.as_array().expect("an array").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
    }

    fn message(json: &Value) -> Message {
        let args = json["args"].as_object().into_iter().flatten();
        let args = args.map(|(name, value)| (&*name.clone().leak(), arg(value))).collect();
        Message { id: json["id"].as_str().expect("an id").to_owned().into(), args }
    }

    fn arg(json: &Value) -> Arg {
        match json {
            Value::Number(number) => Arg::Number(number.as_i64().expect("a whole number")),
            Value::String(text) => text.clone().into(),
            Value::Array(list) => Arg::List(list.iter().map(arg).collect()),
            Value::Object(fields) if fields.contains_key("id") => message(json).into(),
            Value::Object(fields) => match fields.get("seat") {
                Some(seat) => Seat(seat.as_u64().expect("a seat") as u8).into(),
                None => Arg::name(fields["name"].as_str().expect("a component's id").to_owned()),
            },
            _ => panic!("{json} is not a fact"),
        }
    }

    #[test]
    fn a_missing_message_is_shown_by_its_id() {
        assert_eq!(Wording::english("", []).say(&say!("nowhere"), &Names::default()), "nowhere");
    }
}
