//! Everything that can happen, and who may know it (SK-11, SK-15). Anyone who sees all of it can follow the game without its rules.

use hustings_core::{Message, Nature, Outcome, PerSeat, Rule, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::SquareName;
use crate::moves::TypedTarget;
use crate::pieces::{Award, Benefit, Deck, closed_list};
use crate::sentences;
use crate::state::FrameName;

/// The name of a component, as the files have it.
pub(crate) type Name = &'static str;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarEvent")]
pub enum Event {
    /// SK-3.1: the tile of each state, in the order of the states.
    TilesLaid {
        tiles: Vec<Laid>,
    },
    /// SK-3.4: only the seat itself is told which.
    LeadersDealt {
        seat: Seat,
        leaders: Option<Vec<Name>>,
    },
    LeaderPicked {
        seat: Seat,
        leader: Option<Name>,
    },
    LeadersRevealed {
        #[ts(as = "Vec<String>")]
        leaders: PerSeat<Name>,
        /// SK-3.5: the turn order.
        order: Vec<Seat>,
    },
    /// SK-6.1: a turn begins.
    Income {
        seat: Seat,
        round: u8,
        voter: u16,
        moolah: u16,
        power: u16,
    },
    /// SK-6.2: a turn with fewer actions.
    TurnShortened {
        seat: Seat,
        skips: u8,
        actions: u8,
    },
    ActionUsed {
        seat: Seat,
        action: Action,
        used: u8,
        limit: u8,
    },
    /// SK-5: what went back to the bank, conversion included.
    Paid {
        seat: Seat,
        price_of: Purpose,
        voter: u16,
        power: u16,
        moolah: u16,
    },
    /// Tokens from the bank, or from another player.
    Gained {
        seat: Seat,
        from: Option<Seat>,
        voter: u16,
        moolah: u16,
        power: u16,
        by: Source,
    },
    SeatTaken {
        seat: Seat,
        #[ts(as = "String")]
        at: SquareName,
        from: Option<Seat>,
        by: Way,
    },
    SeatLost {
        seat: Seat,
        #[ts(as = "String")]
        at: SquareName,
        to: Seat,
    },
    GovernmentFormed {
        seat: Seat,
        state: Name,
        vp: u8,
    },
    GovernmentLost {
        seat: Seat,
        state: Name,
        vp: u8,
    },
    FullMajority {
        seat: Seat,
        state: Name,
        vp: u8,
    },
    /// A marker moves; `national` is the state track.
    Level {
        seat: Seat,
        track: Award,
        from: u8,
        to: u8,
    },
    Award {
        award: Award,
        from: Option<Seat>,
        to: Option<Seat>,
        vp: u8,
    },
    Vp {
        seat: Seat,
        from: u16,
        to: u16,
    },
    /// SK-6.9: what cannot be had at once and is now taken one by one.
    BenefitsDue {
        seat: Seat,
        state: Name,
        benefits: Vec<Benefit>,
    },
    /// SK-6.9: from the row, for all to see.
    CardTaken {
        seat: Seat,
        deck: Deck,
        slot: u8,
        card: Name,
    },
    /// SK-6.9: from the closed deck; only the drawer sees which.
    CardDrawn {
        seat: Seat,
        deck: Deck,
        card: Option<Name>,
    },
    CardPlayed {
        seat: Seat,
        card: Name,
        name: Name,
        how: How,
        /// SK-7.4, for cards whose two halves differ.
        strong: bool,
        /// In notation; empty for cards without a target.
        target: String,
        /// The same with its facts, for the sentence.
        #[serde(skip)]
        aim: TypedTarget,
    },
    /// SK-7.8c: no effect on this player.
    CardCancelled {
        seat: Seat,
        card: Name,
        against: Seat,
    },
    CardDiscarded {
        seat: Seat,
        card: Name,
        why: Why,
    },
    Flipped {
        seat: Seat,
        deck: Deck,
        card: Name,
    },
    /// SK-8.13: only the two players see the card; `found` is false where there was none left.
    Snatched {
        seat: Seat,
        from: Seat,
        deck: Deck,
        found: bool,
        card: Option<Name>,
    },
    /// SK-7.8a: `card` is what could be answered, `by` who played it.
    Asked {
        seat: Seat,
        card: Name,
        by: Seat,
    },
    Passed {
        seat: Seat,
    },
    /// What a frame offered and the player let go: `skip`, or `keep` of a snatched card.
    Skipped {
        seat: Seat,
        frame: FrameName,
    },
    SkipLaid {
        seat: Seat,
        on: Seat,
        skips: u8,
    },
    TileBlocked {
        seat: Seat,
        state: Name,
        tile: Name,
    },
    TileRestored {
        state: Name,
        tile: Name,
    },
    Reshuffled {
        deck: Deck,
        cards: u8,
    },
    SlotFilled {
        deck: Deck,
        slot: u8,
        card: Name,
    },
    TurnEnded {
        seat: Seat,
    },
    GameOver {
        outcome: Outcome,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarLaid")]
pub struct Laid {
    pub state: Name,
    pub tile: Name,
}

closed_list! {
    /// SK-6.3 to SK-6.7: what an action was used for.
    Action, "SarkaarAction" {
        Seat = "seat",
        Power = "power",
        Track = "track",
        State = "state",
        Play = "play",
        Cash = "cash",
    }
}

closed_list! {
    /// What was paid for.
    Purpose, "SarkaarPurpose" {
        Seat = "seat",
        Power = "power",
        Track = "track",
        Card = "card",
    }
}

closed_list! {
    /// Where tokens came from.
    Source, "SarkaarSource" {
        /// SK-3.5.
        Start = "start",
        /// SK-6.9: the tile of a seat action, or of a card.
        Tile = "tile",
        /// SK-6.6.
        State = "state",
        /// SK-9.1.
        Step = "step",
        Card = "card",
        Cash = "cash",
    }
}

closed_list! {
    /// How a seat changed hands.
    Way, "SarkaarWay" {
        Seat = "seat",
        Power = "power",
        Card = "card",
    }
}

closed_list! {
    /// SK-7.1: by what right a card is played.
    How, "SarkaarHow" {
        Action = "action",
        Addon = "addon",
        Free = "free",
        Step = "step",
        Flipped = "flipped",
        Snatched = "snatched",
        Chit = "chit",
    }
}

closed_list! {
    /// Why a card went to its discard pile.
    Why, "SarkaarWhy" {
        Played = "played",
        Cashed = "cashed",
        Dropped = "dropped",
        Chit = "chit",
        Flipped = "flipped",
    }
}

fn hide_unless<T>(may_know: bool, secret: &mut Option<T>) {
    if !may_know {
        *secret = None;
    }
}

impl hustings_core::Event for Event {
    /// SK-15.2, SK-15.4: cards drawn or snatched unseen, and leaders before the reveal, are shown only to those concerned.
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::LeadersDealt { seat, leaders } => hide_unless(viewer.is(*seat), leaders),
            Event::LeaderPicked { seat, leader } => hide_unless(viewer.is(*seat), leader),
            Event::CardDrawn { seat, card, .. } => hide_unless(viewer.is(*seat), card),
            Event::Snatched { seat, from, card, .. } => hide_unless(viewer.is(*seat) || viewer.is(*from), card),
            // Everybody sees the others. They are listed, so that a new event is shown or hidden on purpose.
            Event::TilesLaid { .. }
            | Event::LeadersRevealed { .. }
            | Event::Income { .. }
            | Event::TurnShortened { .. }
            | Event::ActionUsed { .. }
            | Event::Paid { .. }
            | Event::Gained { .. }
            | Event::SeatTaken { .. }
            | Event::SeatLost { .. }
            | Event::GovernmentFormed { .. }
            | Event::GovernmentLost { .. }
            | Event::FullMajority { .. }
            | Event::Level { .. }
            | Event::Award { .. }
            | Event::Vp { .. }
            | Event::BenefitsDue { .. }
            | Event::CardTaken { .. }
            | Event::CardPlayed { .. }
            | Event::CardCancelled { .. }
            | Event::CardDiscarded { .. }
            | Event::Flipped { .. }
            | Event::Asked { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::SkipLaid { .. }
            | Event::TileBlocked { .. }
            | Event::TileRestored { .. }
            | Event::Reshuffled { .. }
            | Event::SlotFilled { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. } => {}
        }
        Some(seen)
    }

    fn nature(&self) -> Nature {
        match self {
            Event::TilesLaid { .. } | Event::Reshuffled { .. } | Event::Snatched { .. } => Nature::Chance,
            Event::LeadersDealt { .. } => Nature::Chance,
            Event::LeadersRevealed { .. }
            | Event::CardDrawn { .. }
            | Event::Flipped { .. }
            | Event::SlotFilled { .. } => Nature::Reveal,
            // A card leaves a closed hand.
            Event::CardPlayed { .. } | Event::CardDiscarded { why: Why::Cashed | Why::Dropped, .. } => Nature::Reveal,
            _ => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::TilesLaid { .. } => "SK-3.1",
            Event::LeadersDealt { .. } | Event::LeaderPicked { .. } | Event::LeadersRevealed { .. } => "SK-3.4",
            Event::Income { .. } => "SK-6.1",
            Event::TurnShortened { .. } | Event::ActionUsed { .. } => "SK-6.2",
            Event::Paid { .. } => "SK-5.1",
            Event::Gained { by, .. } => match by {
                Source::Start => "SK-3.5",
                Source::Tile => "SK-6.9",
                Source::State => "SK-6.6",
                Source::Step => "SK-9.1",
                Source::Card => "SK-8.3",
                Source::Cash => "SK-6.7",
            },
            Event::SeatTaken { by, .. } => match by {
                Way::Seat => "SK-6.3",
                Way::Power => "SK-6.4",
                Way::Card => "SK-6.8",
            },
            Event::SeatLost { .. } => "SK-4.6",
            Event::GovernmentFormed { .. } | Event::GovernmentLost { .. } => "SK-4.2",
            Event::FullMajority { .. } => "SK-4.3",
            Event::Level { track: Award::National, .. } => "SK-4.1",
            Event::Level { .. } => "SK-4.6",
            Event::Award { .. } => "SK-4.4",
            Event::Vp { .. } => "SK-4.5",
            Event::BenefitsDue { .. } | Event::CardDrawn { .. } | Event::CardTaken { .. } => "SK-6.9",
            Event::CardPlayed { how: How::Chit, .. } | Event::Asked { .. } | Event::Passed { .. } => "SK-7.8",
            Event::CardPlayed { .. } | Event::CardDiscarded { why: Why::Played, .. } => "SK-7.5",
            Event::CardCancelled { .. } => "SK-7.8c",
            Event::CardDiscarded { why, .. } => match why {
                Why::Cashed => "SK-6.7",
                Why::Dropped => "SK-6.11",
                Why::Flipped => "SK-9.2",
                Why::Chit | Why::Played => "SK-7.8a",
            },
            Event::Flipped { .. } => "SK-9.2",
            Event::Snatched { .. } => "SK-8.13",
            Event::Skipped { .. } => "SK-11",
            Event::SkipLaid { .. } => "SK-8.11",
            Event::TileBlocked { .. } | Event::TileRestored { .. } => "SK-8.15",
            Event::Reshuffled { .. } | Event::SlotFilled { .. } => "SK-6.10",
            Event::TurnEnded { .. } => "SK-6.11",
            Event::GameOver { .. } => "SK-10.4",
        })
    }
    fn message(&self) -> Message {
        sentences::event(self)
    }
}
