//! Component sets: the one that comes with each game, and those a designer keeps in separate folders. A table chooses
//! with the option `set`, which is removed here before the game sees its options; records name the set in their header.

use std::any::Any;
use std::sync::{PoisonError, RwLock};

use hustings_core::components::hash_of;
use hustings_core::{BadData, Components, Files, Game, say};
use serde_json::Value;

use crate::{Code, Refused};

/// The option by which a table chooses its set.
pub(crate) const OPTION: &str = "set";
const LONGEST_NAME: usize = 32;

/// Sets added while the program runs, by the game's name. They are never dropped, because every table's start points to
/// one.
static ADDED: RwLock<Vec<Added>> = RwLock::new(Vec::new());

struct Added {
    game: &'static str,
    /// Only its version names it, so that it can share its name with others.
    by_version: bool,
    set: &'static (dyn Any + Send + Sync),
}

fn sets<G: Game>(fits: impl Fn(&Added) -> bool) -> Vec<&'static Components<G::Set>> {
    let own = G::standard_set();
    if own.name.is_empty() {
        return Vec::new();
    }
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let added = added.iter().filter(|one| one.game == G::INFO.name && fits(one));
    std::iter::once(own).chain(added.filter_map(|one| one.set.downcast_ref())).collect()
}

/// All sets of a game, the standard one first; empty if it has no component files.
pub(crate) fn all<G: Game>() -> Vec<&'static Components<G::Set>> {
    sets::<G>(|_| true)
}

/// The same without those that only their version names.
pub(crate) fn named<G: Game>() -> Vec<&'static Components<G::Set>> {
    sets::<G>(|one| !one.by_version)
}

/// The set called `name`, or with this version.
pub(crate) fn find<G: Game>(name: &str) -> Result<&'static Components<G::Set>, Refused> {
    if let Some(set) = all::<G>().into_iter().find(|set| set.version().as_deref() == Some(name)) {
        return Ok(set);
    }
    let known = named::<G>();
    let refuse = |message| Err(Refused::new(Code::BadOptions, message));
    match known.iter().find(|set| set.name == name) {
        Some(set) => Ok(set),
        None if known.is_empty() => refuse(say!("no-sets", title = G::INFO.title)),
        None => {
            let known: Vec<_> = known.iter().map(|set| set.name.clone()).collect();
            refuse(say!("unknown-set", title = G::INFO.title, name = name.to_owned(), known))
        }
    }
}

/// The options without `set`, and the set it names.
pub(crate) fn taken_out<G: Game>(options: &Value) -> Result<(Value, &'static Components<G::Set>), Refused> {
    let mut rest = options.clone();
    let chosen = rest.as_object_mut().and_then(|options| options.remove(OPTION));
    let set = match chosen {
        None | Some(Value::Null) => G::standard_set(),
        Some(Value::String(name)) => find::<G>(&name)?,
        Some(other) => {
            return Err(Refused::new(
                Code::BadOptions,
                say!("bad-set-shape", option = OPTION, found = other.to_string()),
            ));
        }
    };
    Ok((rest, set))
}

/// The inverse: adds the set to the options, unless it is the standard one.
pub(crate) fn put_back<G: Game>(mut options: Value, set: &Components<G::Set>) -> Value {
    if let (Some(options), true) = (options.as_object_mut(), set.name != G::standard_set().name) {
        let by_name = named::<G>().into_iter().any(|named| std::ptr::eq(named, set));
        let name = set.version().filter(|_| !by_name).unwrap_or_else(|| set.name.clone());
        options.insert(OPTION.to_owned(), Value::from(name));
    }
    options
}

/// Checks a set without adding it.
pub(crate) fn check<G: Game>(name: &str, files: &Files) -> Result<Components<G::Set>, BadData> {
    let bad = |why: String| Err(BadData::new(name, 0, why));
    let own = G::standard_set();
    if own.name.is_empty() {
        return bad(format!("{} has no component files, and so no sets", G::INFO.title));
    }
    let fits = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-_".contains(letter);
    if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(fits) {
        return bad(format!("a set's name has 1 to {LONGEST_NAME} lower-case letters, digits, - or _"));
    }
    if name == own.name {
        return bad(format!("this is the name of the set that comes with {}; choose another name", G::INFO.title));
    }
    Components::load(name, files, G::load)
}

/// Checks the files of a set and adds it for as long as the program runs.
pub(crate) fn add<G: Game>(name: &str, files: &Files) -> Result<(), BadData> {
    let set = check::<G>(name, files)?;
    match named::<G>().iter().find(|known| known.name == name) {
        Some(known) if known.hash == set.hash => return Ok(()),
        Some(_) => return Err(BadData::new(name, 0, "there is another set of this name already")),
        None => {}
    }
    push::<G>(set, false);
    Ok(())
}

/// The same for a set that only its version names, which is returned: others may have its name, now or later.
pub(crate) fn keep<G: Game>(name: &str, files: &Files) -> Result<String, BadData> {
    let version = format!("{name}@{}", hash_of(files));
    if all::<G>().iter().all(|known| known.version().as_ref() != Some(&version)) {
        push::<G>(check::<G>(name, files)?, true);
    }
    Ok(version)
}

fn push<G: Game>(set: Components<G::Set>, by_version: bool) {
    let set: &'static Components<G::Set> = Box::leak(Box::new(set));
    let added = Added { game: G::INFO.name, by_version, set };
    ADDED.write().unwrap_or_else(PoisonError::into_inner).push(added);
}
