//! The sentences of each game, read once per component set and cached.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use hustings_core::{Components, Game, Sketch, Start, Terminal};

use crate::translated::spoken;
use crate::{Language, Names, Wording, languages};

/// The shared table's sentences alone.
pub fn shared() -> &'static Wording {
    static SHARED: LazyLock<Wording> = LazyLock::new(|| Wording::english("", []).into_language(spoken(), "", &[]));
    &SHARED
}

/// The same in a language by its tag; in English where there is no such language.
pub fn shared_in(tag: &str) -> &'static Wording {
    static SHARED: LazyLock<Vec<(String, Wording)>> = LazyLock::new(|| {
        let worded =
            |one: &'static Language| (one.tag.to_string(), Wording::english("", []).into_language(one, "", &[]));
        languages().iter().map(worded).collect()
    });
    let found = SHARED.iter().find(|(known, _)| known == tag);
    &found.unwrap_or(&SHARED[0]).1
}

/// The game's sentences, with the names of its standard components.
pub fn standard<G: Game>() -> &'static Wording {
    with_set::<G>(G::standard_set())
}

/// The game's sentences, with the names of the components at this table.
pub fn of<G: Game>(start: &Start<G>) -> &'static Wording {
    with_set::<G>(start.set())
}

/// The words for the game's moves and for its drawing, with the names and texts of the components that are played with.
pub fn moves_of<G: Terminal>(start: &Start<G>) -> &'static Wording {
    static KEPT: Kept = LazyLock::new(Mutex::default);
    let set = &start.set().data;
    let texts = || G::component_texts(set).into_iter().map(|(id, text)| (format!("{id}.text"), text));
    let names = || G::component_names(set).into_iter().chain(texts());
    kept::<G>(&KEPT, start.set(), || {
        let english = Wording::english_moves(&[G::INFO.words, G::MOVE_WORDS, G::SKETCH_WORDS], names());
        english.into_language(spoken(), G::INFO.name, &["", "page.", "sketch."])
    })
}

/// The view drawn in characters, in the language of this program.
pub fn sketch<G: Terminal>(start: &Start<G>, view: &G::View, moves: &[G::Move], names: &Names) -> Sketch {
    let wording = moves_of(start);
    G::sketch(start, view, moves, &|message| wording.say(message, names))
}

fn with_set<G: Game>(set: &Components<G::Set>) -> &'static Wording {
    static KEPT: Kept = LazyLock::new(Mutex::default);
    kept::<G>(&KEPT, set, || {
        let english = Wording::english(G::INFO.words, G::component_names(&set.data));
        english.into_language(spoken(), G::INFO.name, &[""])
    })
}

type Kept = LazyLock<Mutex<HashMap<String, &'static Wording>>>;

/// For as long as the program runs, as the sets themselves are.
fn kept<G: Game>(all: &Kept, set: &Components<G::Set>, make: impl FnOnce() -> Wording) -> &'static Wording {
    let key = format!("{} {}", G::INFO.name, set.version().unwrap_or_default());
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(key).or_insert_with(|| Box::leak(Box::new(make())))
}
