//! Everything that can happen, and who may know it (KU-12). The public events are enough to follow everything public.

use hustings_core::{Message, Nature, Outcome, PerSeat, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::icons::Icon;
use crate::moves::{Letter, TypedTarget};
use crate::sentences;
use crate::view::Supply;

/// A component's id.
pub(crate) type Id = &'static str;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiEvent")]
pub enum Event {
    /// KU-3.1, KU-5.3a, KU-5.4: a pile is shuffled; `again` when it is made of the discards.
    Shuffled {
        pile: Pile,
        cards: u8,
        again: bool,
    },
    /// KU-3.3: the row of Seats, from A.
    SeatsChosen {
        seats: Vec<Id>,
    },
    /// KU-3.2, KU-5.3a: a Masterstroke is turned up in the display.
    Displayed {
        stroke: Id,
        #[serde(skip)]
        rule: &'static str,
    },
    /// KU-3.4: the starter set.
    Started {
        seat: Seat,
        cards: Vec<Id>,
        votes: Supply,
    },
    /// KU-3.4, KU-5.3a, KU-5.7d: a Masterstroke comes into a hand; from the deck only its owner knows which.
    StrokeTaken {
        seat: Seat,
        from: TakenFrom,
        stroke: Option<Id>,
        #[serde(skip)]
        rule: &'static str,
    },
    /// KU-4.1, KU-4.2: a pack of Candidates reaches a player, who alone sees it.
    Pack {
        seat: Seat,
        count: u8,
        tiles: Option<Vec<Id>>,
    },
    /// KU-4.2: the tile left over in the last pack.
    LastTile {
        seat: Seat,
        tile: Option<Id>,
    },
    /// A secret choice, confirmed to the player who made it and to nobody else. `ready` when it was the last one of the step.
    Chose {
        seat: Seat,
        choice: String,
        ready: bool,
        #[serde(skip)]
        #[ts(skip)]
        said: ToldChoice,
    },
    /// KU-4.2: everybody has picked.
    Picked {
        round: u8,
    },
    /// KU-4.3: a player's Candidates, from A.
    Fielded {
        seat: Seat,
        candidates: Vec<Id>,
    },
    Round {
        round: u8,
    },
    /// KU-5.2.
    Pawn {
        from: Option<Seat>,
        to: Seat,
        why: PawnReason,
    },
    /// KU-5.3a: the holder finds nothing to take.
    NothingToTake {
        seat: Seat,
    },
    /// KU-5.3b: all turn over what they committed.
    StrokesRevealed {
        #[ts(as = "Vec<Option<Id>>")]
        strokes: PerSeat<Option<Id>>,
    },
    /// KU-7.3: what a Masterstroke is aimed at, as `target` writes it.
    Targeted {
        seat: Seat,
        stroke: Id,
        target: String,
        #[serde(skip)]
        #[ts(skip)]
        aim: Option<TypedTarget>,
    },
    /// KU-7.3: no legal target, or none wanted.
    Wasted {
        seat: Seat,
        stroke: Id,
    },
    /// KU-7.1: where a Masterstroke goes.
    StrokeMoved {
        seat: Seat,
        stroke: Id,
        to: StrokePlace,
    },
    /// KU-5.4: the numbers a player named.
    DrawNamed {
        seat: Seat,
        rally: u8,
        asset: u8,
    },
    /// KU-5.4: what a player was dealt; only the player sees the cards, in the order dealt.
    Dealt {
        seat: Seat,
        pile: Pile,
        count: u8,
        cards: Option<Vec<Id>>,
    },
    /// KU-5.4: deck and discards are empty.
    DrawsLost {
        seat: Seat,
        pile: Pile,
        count: u8,
    },
    /// KU-12.5: thief and victim know the cards.
    Stolen {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Option<Vec<Id>>,
    },
    /// Cards leave a hand face up, for the piles of their types.
    Discarded {
        seat: Seat,
        cards: Vec<Id>,
        why: DiscardReason,
    },
    /// KU-5.6: a player's cards are turned over, in the order played.
    Played {
        seat: Seat,
        cards: Vec<PlayedCard>,
    },
    /// KU-5.6b, KU-5.7d, KU-7.6: a card goes under a Candidate, where it stays.
    Tucked {
        seat: Seat,
        #[ts(type = "string")]
        at: Letter,
        card: Id,
        why: TuckReason,
    },
    /// KU-5.6c.
    Due {
        seat: Seat,
        due: u8,
    },
    /// KU-7.6: cards from the top of a rally, in their order, to the discards.
    Scattered {
        seat: Seat,
        #[ts(type = "string")]
        at: Letter,
        cards: Vec<Id>,
    },
    /// KU-7.6: cards from the top of a rally, in their order, to another column.
    Shifted {
        seat: Seat,
        #[ts(type = "string")]
        from: Letter,
        #[ts(type = "string")]
        to: Letter,
        cards: Vec<Id>,
    },
    /// KU-5.7b: a rally of `length` cards is ended; the sum is `rally` + `candidate` + `seat_issue` − `damp`.
    RallyEnded {
        seat: Seat,
        #[ts(type = "string")]
        at: Letter,
        issue: Icon,
        length: u8,
        rally: u8,
        candidate: u8,
        seat_issue: u8,
        damp: u8,
        votes: u8,
    },
    /// KU-6, KU-12.4: votes go under a Seat. `wanted` is more than `sum` where there was no change.
    Votes {
        seat: Seat,
        #[ts(type = "string")]
        at: Letter,
        wanted: u8,
        sum: u8,
        cards: Supply,
        why: VotesReason,
    },
    /// KU-5.7d, KU-7.6: `by` puts a −2 of `of` under a Seat.
    Minus {
        by: Seat,
        of: Seat,
        #[ts(type = "string")]
        at: Letter,
    },
    /// KU-5.7e.
    RallyDiscarded {
        seat: Seat,
        #[ts(type = "string")]
        at: Letter,
        cards: Vec<Id>,
    },
    /// KU-5.7: a player ends no more rallies this round.
    Stopped {
        seat: Seat,
    },
    /// KU-8.1: matching icons counted at a Seat; each of the leaders gets `each` votes.
    Bonus {
        #[ts(type = "string")]
        at: Letter,
        #[ts(as = "Vec<u8>")]
        counts: PerSeat<u8>,
        leaders: Vec<Seat>,
        each: u8,
    },
    /// KU-8.2: Capital counted over all Candidates.
    Capital {
        #[ts(as = "Vec<u8>")]
        counts: PerSeat<u8>,
        leaders: Vec<Seat>,
    },
    /// KU-8.2: a player leaves the free votes.
    FreeDeclined {
        seat: Seat,
    },
    /// KU-8.3, KU-8.4: a pile is turned up.
    SeatResult {
        #[ts(type = "string")]
        at: Letter,
        #[ts(as = "Vec<Supply>")]
        piles: PerSeat<Supply>,
        #[ts(as = "Vec<i16>")]
        totals: PerSeat<i16>,
        winner: Option<Seat>,
        by: WonBy,
    },
    GameOver {
        outcome: Outcome,
    },
}

/// A secret choice with cards by their ids, for its sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToldChoice {
    Pick { tile: Id },
    Field { tile: Id, at: Letter },
    Stroke { stroke: Option<Id> },
    Draw { rally: u8, asset: u8 },
    Play { card: Id, at: Letter },
    Done,
    Pay { card: Id },
    Drop { card: Id },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiPile")]
pub enum Pile {
    Candidates,
    Seats,
    Assets,
    Rallies,
    Strokes,
}

impl Pile {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Pile::Candidates => "candidates",
            Pile::Seats => "seats",
            Pile::Assets => "assets",
            Pile::Rallies => "rallies",
            Pile::Strokes => "strokes",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiFrom")]
pub enum TakenFrom {
    Display,
    Deck,
}

/// KU-5.2: why the pawn is where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiPawnReason")]
pub enum PawnReason {
    /// Strictly most P.
    Highest,
    /// Round 1: tied, but most P on a Candidate, from the right.
    RightMost,
    /// Round 1: tied all along.
    Random,
    /// Tied, and the only one the holder could give it to.
    OnlyOne,
    Given,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiStrokePlace")]
pub enum StrokePlace {
    Bottom,
    /// Face up before its owner, for the round or the game.
    Table,
    Discard,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiDiscardReason")]
pub enum DiscardReason {
    Cost,
    Limit,
    Stroke,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiTuckReason")]
pub enum TuckReason {
    Played,
    Rally,
    Stroke,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiVotesReason")]
pub enum VotesReason {
    Rally,
    Extra,
    Stroke,
    Bonus,
    Capital,
}

/// KU-8.3, KU-8.4: what decided a Seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiWonBy")]
pub enum WonBy {
    Votes,
    Issue,
    Nobody,
}

/// A card turned over at a Candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiPlayedCard")]
pub struct PlayedCard {
    pub card: Id,
    #[ts(type = "string")]
    pub at: Letter,
}

/// Removes a secret, unless the viewer may know it.
fn keep<T>(secret: &mut Option<T>, told: bool) {
    if !told {
        *secret = None;
    }
}

impl hustings_core::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        // No `_` here: what a new event shows must be decided on purpose.
        match &mut seen {
            Event::Chose { seat, .. } => return viewer.is(*seat).then_some(seen),
            Event::StrokeTaken { from: TakenFrom::Display, .. } => {}
            Event::StrokeTaken { seat, from: TakenFrom::Deck, stroke, .. } => keep(stroke, viewer.is(*seat)),
            Event::Pack { seat, tiles, .. } => keep(tiles, viewer.is(*seat)),
            Event::LastTile { seat, tile } => keep(tile, viewer.is(*seat)),
            Event::Dealt { seat, cards, .. } => keep(cards, viewer.is(*seat)),
            Event::Stolen { from, to, cards, .. } => keep(cards, viewer.is(*from) || viewer.is(*to)),
            // Everybody sees these.
            Event::Shuffled { .. } | Event::SeatsChosen { .. } | Event::Displayed { .. } | Event::Started { .. } => {}
            Event::Picked { .. } | Event::Fielded { .. } | Event::Round { .. } | Event::Pawn { .. } => {}
            Event::NothingToTake { .. } | Event::StrokesRevealed { .. } | Event::Targeted { .. } => {}
            Event::Wasted { .. } | Event::StrokeMoved { .. } | Event::DrawNamed { .. } | Event::DrawsLost { .. } => {}
            Event::Discarded { .. } | Event::Played { .. } | Event::Tucked { .. } | Event::Due { .. } => {}
            Event::Scattered { .. } | Event::Shifted { .. } | Event::RallyEnded { .. } | Event::Votes { .. } => {}
            Event::Minus { .. } | Event::RallyDiscarded { .. } | Event::Stopped { .. } | Event::Bonus { .. } => {}
            Event::Capital { .. } | Event::FreeDeclined { .. } | Event::SeatResult { .. } | Event::GameOver { .. } => {}
        }
        Some(seen)
    }

    fn nature(&self) -> Nature {
        match self {
            Event::Shuffled { .. }
            | Event::SeatsChosen { .. }
            | Event::Pawn { why: PawnReason::Random, .. }
            | Event::Stolen { .. } => Nature::Chance,
            Event::Dealt { .. } => Nature::Chance,
            Event::Displayed { .. }
            | Event::StrokeTaken { .. }
            | Event::Pack { .. }
            | Event::LastTile { .. }
            | Event::Picked { .. }
            | Event::Fielded { .. }
            | Event::StrokesRevealed { .. }
            | Event::DrawNamed { .. }
            | Event::Discarded { .. }
            | Event::Played { .. }
            | Event::SeatResult { .. } => Nature::Reveal,
            Event::Tucked { why: TuckReason::Stroke, .. } => Nature::Reveal,
            _ => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Event::Shuffled { pile: Pile::Strokes, again: true, .. } => "KU-5.3a",
            Event::Shuffled { again: true, .. } => "KU-5.4",
            Event::Shuffled { .. } => "KU-3.1",
            Event::SeatsChosen { .. } => "KU-3.3",
            Event::Started { .. } => "KU-3.4",
            Event::Displayed { rule, .. } | Event::StrokeTaken { rule, .. } => rule,
            Event::NothingToTake { .. } => "KU-5.3a",
            Event::Pack { .. } | Event::LastTile { .. } | Event::Picked { .. } => "KU-4.2",
            Event::Chose { .. } => "KU-10",
            Event::Fielded { .. } => "KU-4.3",
            Event::Round { .. } => "KU-5.1",
            Event::Pawn { why, .. } => match why {
                PawnReason::Highest => "KU-5.2a",
                PawnReason::RightMost | PawnReason::Random => "KU-5.2b",
                PawnReason::OnlyOne | PawnReason::Given => "KU-5.2c",
            },
            Event::StrokesRevealed { .. } => "KU-5.3b",
            Event::Targeted { .. } | Event::Wasted { .. } => "KU-7.3",
            Event::StrokeMoved { to: StrokePlace::Discard, .. } => "KU-5.9",
            Event::StrokeMoved { .. } => "KU-7.1",
            Event::DrawNamed { .. } | Event::Dealt { .. } | Event::DrawsLost { .. } => "KU-5.4",
            Event::Stolen { .. } | Event::Scattered { .. } | Event::Shifted { .. } => "KU-7.6",
            Event::Discarded { why: DiscardReason::Cost, .. } => "KU-5.6d",
            Event::Discarded { why: DiscardReason::Limit, .. } => "KU-5.8",
            Event::Discarded { why: DiscardReason::Stroke, .. } => "KU-7.6",
            Event::Played { .. } => "KU-5.6",
            Event::Tucked { why: TuckReason::Played, .. } => "KU-5.6b",
            Event::Tucked { why: TuckReason::Rally, .. } => "KU-5.7d",
            Event::Tucked { why: TuckReason::Stroke, .. } => "KU-7.6",
            Event::Due { .. } => "KU-5.6c",
            Event::RallyEnded { .. } => "KU-5.7b",
            Event::Votes { why, .. } => match why {
                VotesReason::Rally => "KU-5.7c",
                VotesReason::Extra => "KU-5.7d",
                VotesReason::Stroke => "KU-7.6",
                VotesReason::Bonus => "KU-8.1",
                VotesReason::Capital => "KU-8.2",
            },
            Event::Minus { .. } => "KU-6.5",
            Event::RallyDiscarded { .. } => "KU-5.7e",
            Event::Stopped { .. } => "KU-5.7",
            Event::Bonus { .. } => "KU-8.1",
            Event::Capital { .. } | Event::FreeDeclined { .. } => "KU-8.2",
            Event::SeatResult { by: WonBy::Votes, .. } => "KU-8.3",
            Event::SeatResult { by: WonBy::Nobody, piles, .. } if piles.values().iter().all(Supply::is_no_vote) => {
                "KU-8.3"
            }
            Event::SeatResult { .. } => "KU-8.4",
            Event::GameOver { .. } => "KU-8.5",
        })
    }

    fn message(&self) -> Message {
        sentences::event(self)
    }
}
