//! What changed between two values of one type, found by comparing them member by member: only what differs is written as JSON at all.
//! The result is a change as [`difference`](crate::difference()) describes it.
//!
//! [`changes!`](crate::changes) says which members a type has, in the order in which they are written.

use serde::Serialize;

use crate::difference::{Members, Places, Recipe, write_difference};

/// A type whose values are compared member by member.
pub trait Changes: PartialEq + Serialize {
    /// Whether both are written alike. What is not written at all is not compared.
    fn is_alike(&self, other: &Self) -> bool;

    /// Appends the change that leads to `next`: an object of changed members.
    fn write_change_to(&self, next: &Self, out: &mut Vec<u8>);

    /// The change that leads to `next`, if there is any.
    fn change_to(&self, next: &Self) -> Option<String> {
        if self.is_alike(next) {
            return None;
        }
        let mut out = Vec::with_capacity(256);
        self.write_change_to(next, &mut out);
        Some(String::from_utf8(out).expect("JSON is UTF-8"))
    }
}

/// How a member is compared with what it was.
pub mod by {
    use super::{Changes, Members, Places, Recipe, Serialize, write_value};

    /// As a whole: both are written and their texts compared.
    pub fn value<T: Serialize + PartialEq>(change: &mut Members<'_>, key: &str, old: &T, new: &T) {
        if old != new {
            change.member(key.as_bytes(), |out| write_value(old, new, out));
        }
    }

    /// Member by member.
    pub fn parts<T: Changes>(change: &mut Members<'_>, key: &str, old: &T, new: &T) {
        if !old.is_alike(new) {
            change.member(key.as_bytes(), |out| old.write_change_to(new, out));
        }
    }

    /// Member by member, where there is something before and after.
    pub fn option<T: Changes>(change: &mut Members<'_>, key: &str, old: &Option<T>, new: &Option<T>) {
        match (old, new) {
            (Some(old), Some(new)) => parts(change, key, old, new),
            _ => value(change, key, old, new),
        }
    }

    /// Item by item, each as a whole.
    pub fn items<T: Serialize + PartialEq, L: AsRef<[T]>>(change: &mut Members<'_>, key: &str, old: &L, new: &L) {
        list(change, key, old.as_ref(), new.as_ref(), Moving::Perhaps, PartialEq::eq, write_value);
    }

    /// Item by item, each member by member. As long as there are as many as before, each is expected at its place.
    pub fn items_of_parts<T: Changes, L: AsRef<[T]>>(change: &mut Members<'_>, key: &str, old: &L, new: &L) {
        list(change, key, old.as_ref(), new.as_ref(), Moving::Never, T::is_alike, T::write_change_to);
    }

    /// Whether the items of a list move up and down.
    #[derive(PartialEq)]
    enum Moving {
        Never,
        Perhaps,
    }

    fn list<T: Serialize>(
        change: &mut Members<'_>,
        key: &str,
        old: &[T],
        new: &[T],
        moving: Moving,
        is_alike: impl Fn(&T, &T) -> bool,
        write: impl Fn(&T, &T, &mut Vec<u8>),
    ) {
        let changed = || old.iter().zip(new).enumerate().filter(|(_, (one, two))| !is_alike(one, two));
        let (same_length, count) = (old.len() == new.len(), changed().count());
        if same_length && count == 0 {
            return;
        }
        change.member(key.as_bytes(), |out| {
            let start = out.len();
            if same_length {
                let mut places = Places::default();
                changed().for_each(|(place, (one, two))| places.add(place, |out| write(one, two, out)));
                places.write(out);
            }
            // If most have changed, they may have moved.
            if !same_length || (moving == Moving::Perhaps && count * 2 > old.len()) {
                let mut recipe = Recipe::default();
                new.iter().for_each(|item| recipe.add(item, old, &is_alike));
                let by_place = out.split_off(start);
                recipe.write(out);
                if same_length && by_place.len() <= out.len() - start {
                    out.truncate(start);
                    out.extend_from_slice(&by_place);
                }
            }
        });
    }
}

fn write_value<T: Serialize>(old: &T, new: &T, out: &mut Vec<u8>) {
    let new = json(new);
    if matches!(new.first(), Some(b'{' | b'[')) {
        write_difference(&json(old), &new, out);
    } else {
        out.extend_from_slice(&new);
    }
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("a view is plain data")
}

/// The object of changed members, for [`changes!`](crate::changes).
#[doc(hidden)]
pub fn write_members(out: &mut Vec<u8>, write: impl FnOnce(&mut Members<'_>)) {
    let mut members = Members::begin(out);
    write(&mut members);
    members.end();
}

/// `changes!(Board { turn, spaces: items, now: parts, unseen: skip })` makes [`Changes`] of a struct: all its members, in the order in
/// which they are written, each with how it is [compared](by); without a word it is compared as a whole, and `skip` is for what is not written.
#[macro_export]
macro_rules! changes {
    ($type:ty { $($member:ident $(: $how:ident)?),* $(,)? }) => {
        impl $crate::Changes for $type {
            fn is_alike(&self, other: &Self) -> bool {
                // All members, so that none is forgotten.
                let Self { $($member: _),* } = self;
                $($crate::changes!(@alike self, other, $member $($how)?))&&*
            }

            fn write_change_to(&self, next: &Self, out: &mut Vec<u8>) {
                $crate::write_members(out, |change| {
                    $($crate::changes!(@write change, self, next, $member $($how)?);)*
                });
            }
        }
    };
    (@alike $one:ident, $two:ident, $member:ident skip) => { true };
    (@alike $one:ident, $two:ident, $member:ident $($how:ident)?) => { $one.$member == $two.$member };
    (@write $change:ident, $old:ident, $new:ident, $member:ident skip) => {};
    (@write $change:ident, $old:ident, $new:ident, $member:ident $how:ident) => {
        $crate::by::$how($change, concat!("\"", stringify!($member), "\""), &$old.$member, &$new.$member)
    };
    (@write $change:ident, $old:ident, $new:ident, $member:ident) => {
        $crate::changes!(@write $change, $old, $new, $member value)
    };
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::{PerSeat, Seat, apply};

    #[derive(Debug, Clone, PartialEq, Serialize)]
    struct Board {
        turn: u8,
        spaces: Vec<Space>,
        hands: PerSeat<Vec<u8>>,
        now: Option<Space>,
        text: String,
        #[serde(skip)]
        unseen: u8,
    }

    #[derive(Debug, Clone, PartialEq, Serialize)]
    struct Space {
        at: u8,
        near: Vec<u8>,
    }

    crate::changes!(Board { turn, spaces: items_of_parts, hands: items, now: option, text, unseen: skip });
    crate::changes!(Space { at, near });

    fn board() -> Board {
        let space = |at: u8| Space { at, near: vec![at, at + 1] };
        let hands = PerSeat::new(3, |seat: Seat| vec![seat.0; 4]);
        Board { turn: 1, spaces: (0..20).map(space).collect(), hands, now: None, text: "a\"b".to_owned(), unseen: 0 }
    }

    fn check(edit: impl Fn(&mut Board), expected: &Value) {
        let (old, mut new) = (board(), board());
        edit(&mut new);
        for (one, two) in [(&old, &new), (&new, &old)] {
            let change: Value = serde_json::from_str(&one.change_to(two).expect("a change")).expect("JSON");
            let [before, after] = [one, two].map(|board| serde_json::to_value(board).expect("plain data"));
            assert_eq!(apply(before, &change), Some(after), "{change}");
            if one == &old {
                assert_eq!(&change, expected);
            }
        }
    }

    /// Whatever changes, the change leads from one to the other and back, and tells nothing else.
    #[test]
    fn a_change_has_what_differs_and_nothing_else() {
        check(|board| board.turn = 2, &json!({"turn": 2}));
        check(|board| board.text = "{".to_owned(), &json!({"text": "{"}));
        check(|board| board.spaces[3].at = 9, &json!({"spaces": {"3": {"at": 9}}}));
        check(|board| board.hands[Seat(1)] = vec![7], &json!({"hands": {"1": [[7]]}}));
        check(
            |board| board.spaces.iter_mut().take(5).for_each(|space| space.at = 30),
            &json!({"spaces": {"0-4": {"at": 30}}}),
        );
        check(
            |board| board.spaces.insert(5, Space { at: 77, near: Vec::new() }),
            &json!({"spaces": [[0, 5, -1, 1, 5, 15], [{"at": 77, "near": []}]]}),
        );
        check(|board| drop(board.spaces.remove(0)), &json!({"spaces": [[1, 19], []]}));
        check(|board| board.hands[Seat(0)] = vec![1; 4], &json!({"hands": {"0": {"0-3": 1}}}));
        check(|board| board.now = Some(board.spaces[0].clone()), &json!({"now": [{"at": 0, "near": [0, 1]}]}));
        check(|board| board.spaces.clear(), &json!({"spaces": [[], []]}));
    }

    #[test]
    fn what_is_not_written_is_no_change() {
        let (old, mut new) = (board(), board());
        new.unseen = 9;
        assert!(old.is_alike(&new) && old.change_to(&new).is_none());
    }
}
