//! The kinds of pieces on the table, each with its one spelling: decks, tracks, awards, tokens, benefits.

/// A closed list: an enum whose members have one spelling everywhere.
macro_rules! closed_list {
    ($(#[$doc:meta])* $name:ident, $export:literal { $($(#[$member_doc:meta])* $member:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, ts_rs::TS)]
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
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

pub(crate) use closed_list;

closed_list! {
    /// The two decks, told apart by their backs.
    Deck, "SarkaarDeck" {
        Strategy = "strategy",
        Aggression = "aggression",
    }
}

closed_list! {
    /// The two tracks with steps.
    Track, "SarkaarTrack" {
        Development = "development",
        Culture = "culture",
    }
}

closed_list! {
    /// SK-4.4: the three award cards. The first two belong to the tracks of the same name.
    Award, "SarkaarAward" {
        Development = "development",
        Culture = "culture",
        /// Largest National Party, by the state track.
        National = "national",
    }
}

closed_list! {
    /// The tokens.
    Resource, "SarkaarResource" {
        Voter = "voter",
        Moolah = "moolah",
        Power = "power",
    }
}

closed_list! {
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

closed_list! {
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

/// What a benefit becomes: tokens at once, a step, or a card.
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
