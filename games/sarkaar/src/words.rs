//! The small words of the game, each with the one way it is written: decks, tracks, tokens, benefits.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A closed list of words: an enum whose members are written in one way everywhere.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $export:literal { $($(#[$member_doc:meta])* $member:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[ts(export, export_to = "sarkaar.ts", rename = $export)]
        pub enum $name {
            $($(#[$member_doc])* $member,)+
        }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$member),+];

            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            pub fn word(self) -> &'static str {
                match self {
                    $($name::$member => $word,)+
                }
            }

            pub fn named(word: &str) -> Option<$name> {
                match word {
                    $($word => Some($name::$member),)+
                    _ => None,
                }
            }

            /// All of them, for sentences that say what was expected.
            pub fn list() -> String {
                $name::ALL.iter().map(|one| one.word()).collect::<Vec<_>>().join(", ")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

words! {
    /// The two decks, told apart by their backs.
    Deck, "SarkaarDeck" {
        Strategy = "strategy",
        Aggression = "aggression",
    }
}

words! {
    /// The two tracks with steps.
    Track, "SarkaarTrack" {
        Development = "development",
        Culture = "culture",
    }
}

words! {
    /// SK-4.4: the three award cards. The first two belong to the tracks of the same name.
    Award, "SarkaarAward" {
        Development = "development",
        Culture = "culture",
        /// Largest National Party, by the state track.
        National = "national",
    }
}

words! {
    /// The tokens.
    Resource, "SarkaarResource" {
        Voter = "voter",
        Moolah = "moolah",
        Power = "power",
    }
}

words! {
    /// SK-2.2: what a tile can give, in the order of its letters.
    Benefit, "SarkaarBenefit" {
        Power = "power",
        Moolah = "moolah",
        Voter = "voter",
        Culture = "culture",
        Development = "development",
        Strategy = "strategy",
        Aggression = "aggression",
    }
}

words! {
    /// SK-2.6: how a card is played.
    Kind, "SarkaarKind" {
        Plain = "plain",
        /// A free action card: it takes no action.
        Free = "free",
        /// It may follow another card action and then takes none of its own.
        Addon = "addon",
        /// Clean Chit: only ever an answer.
        Reaction = "reaction",
    }
}

impl Track {
    pub(crate) fn other(self) -> Track {
        match self {
            Track::Development => Track::Culture,
            Track::Culture => Track::Development,
        }
    }

    pub(crate) fn award(self) -> Award {
        match self {
            Track::Development => Award::Development,
            Track::Culture => Award::Culture,
        }
    }
}

/// What becomes of a benefit: tokens at once, a step, or a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Token(Resource),
    Step(Track),
    Card(Deck),
}

impl Benefit {
    pub(crate) fn of_letter(letter: char) -> Option<Benefit> {
        Some(match letter {
            'P' => Benefit::Power,
            'M' => Benefit::Moolah,
            'V' => Benefit::Voter,
            'C' => Benefit::Culture,
            'D' => Benefit::Development,
            'S' => Benefit::Strategy,
            'A' => Benefit::Aggression,
            _ => return None,
        })
    }

    #[inline]
    pub(crate) fn sort(self) -> Sort {
        match self {
            Benefit::Power => Sort::Token(Resource::Power),
            Benefit::Moolah => Sort::Token(Resource::Moolah),
            Benefit::Voter => Sort::Token(Resource::Voter),
            Benefit::Culture => Sort::Step(Track::Culture),
            Benefit::Development => Sort::Step(Track::Development),
            Benefit::Strategy => Sort::Card(Deck::Strategy),
            Benefit::Aggression => Sort::Card(Deck::Aggression),
        }
    }
}
