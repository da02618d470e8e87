//! SK-15: what each viewer may know, with every price worked out, so that the page can draw it without rules.
//!
//! The types are here; `show` fills them from a state, `offers` works out prices and majorities, `imagine` is the way
//! back.

mod imagine;
mod offers;
mod show;

use std::borrow::Cow;
use std::sync::OnceLock;

use hustings_core::{PerSeat, Printed, Seat, changes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Effect, Privilege, TrackStep};
use crate::moves::{Shape, TypedTarget};
use crate::pieces::{Award, Benefit, Deck, Kind, Track};
use crate::state::{FrameName, Points, Reason};

pub(crate) use imagine::imagine;
pub(crate) use show::{faces, view};

/// The name of a component: borrowed from the set if the view was made here, owned if it was read.
pub(crate) type Text = Cow<'static, str>;

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarView")]
pub struct View {
    /// The viewer's seat; null for spectators and for a viewer who sees everything.
    pub seat: Option<Seat>,
    /// SK-11: what the game waits in.
    pub frame: FrameName,
    /// The seats it waits for.
    pub waiting: Vec<Seat>,
    /// SK-3.5; empty while leaders are picked.
    pub order: Vec<Seat>,
    /// Whose turn it is, or was when the game ended; nobody's while leaders are picked.
    pub turn: Option<Seat>,
    /// Counted from 1; 0 while leaders are picked.
    pub round: u8,
    pub round_cap: u8,
    /// SK-10.1: victory points that win.
    pub target: u8,
    /// Why the game is over.
    pub over: Option<Reason>,
    #[ts(as = "Vec<Player>")]
    pub players: PerSeat<Player>,
    /// In the order of the component file.
    pub states: Vec<StateView>,
    /// Development, culture, national.
    pub awards: Vec<AwardView>,
    /// Development, culture: their steps from 1 up.
    pub tracks: Vec<TrackView>,
    /// Strategy, aggression.
    pub decks: Vec<DeckView>,
    /// The turn's budget and how cards have changed it; null while leaders are picked.
    pub now: Option<Turn>,
    /// SK-7.5: everything that is open, the first opened first.
    pub open: Vec<Open>,
    /// SK-7.8: the question somebody is asked.
    pub question: Option<Question>,
    /// How many questions have been asked so far: an answer to one is no answer to the next.
    pub questions: u32,
    /// The viewer's own cards; null for spectators.
    pub hand: Option<Vec<HandCard>>,
    /// SK-3.4: the leaders the viewer was dealt, and its pick.
    pub dealt: Option<Vec<Text>>,
    pub picked: Option<Text>,
    /// How many Clean Chits this viewer cannot see.
    pub chits_unseen: u8,
    /// What is printed on the cards, by code.
    #[ts(as = "Vec<CardFace>")]
    pub cards: Printed<Vec<CardFace>>,
    /// All leaders of the set, lowest number first as the file has them.
    #[ts(as = "Vec<LeaderFace>")]
    pub leaders: Printed<Vec<LeaderFace>>,
    /// Only for a viewer who sees everything.
    pub secrets: Option<Secrets>,
}

changes!(View {
    seat,
    frame,
    waiting,
    order,
    turn,
    round,
    round_cap,
    target,
    over,
    players: items_of_parts,
    states: items_of_parts,
    awards: items,
    tracks,
    decks: items_of_parts,
    now,
    open: items,
    question,
    questions,
    hand,
    dealt,
    picked,
    chits_unseen,
    cards,
    leaders,
    secrets,
});

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarPlayer")]
pub struct Player {
    /// Once revealed.
    pub leader: Option<Text>,
    /// SK-3.4: whether its pick is made.
    pub picked: bool,
    pub voter: u16,
    pub moolah: u16,
    pub power: u16,
    pub vp: u16,
    pub points: Points,
    /// Victory points to the target.
    pub missing_vp: u16,
    pub development: u8,
    pub culture: u8,
    /// The state track: states of its presence.
    pub states: u8,
    /// Seats on the board.
    pub seats: u8,
    /// Cards in hand, by their backs.
    pub strategy: u8,
    pub aggression: u8,
    pub hand_limit: u8,
    /// Victory cards laid out.
    pub laid: Vec<Text>,
    /// SK-8.11: how many actions its next turn (or its current one) loses.
    pub skips: u8,
    /// SK-6.1: what its next turn begins with, if nothing changes.
    pub income: Tokens,
    /// SK-7.4: the power at which cards are strong, and whether it is reached.
    pub threshold: u8,
    pub strong: bool,
    /// SK-6.5, SK-6.7: what a step costs, what a cashed card brings.
    pub tracker_cost: u8,
    pub cash_rate: u8,
    /// SK-7.8a: whether it would be asked now if a card were played against it.
    pub can_be_asked: bool,
    /// SK-1.4: cubes left, if they can run out.
    pub cubes: Option<u8>,
}

changes!(Player {
    leader,
    picked,
    voter,
    moolah,
    power,
    vp,
    points,
    missing_vp,
    development,
    culture,
    states,
    seats,
    strategy,
    aggression,
    hand_limit,
    laid,
    skips,
    income,
    threshold,
    strong,
    tracker_cost,
    cash_rate,
    can_be_asked,
    cubes,
});

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarTokens")]
pub struct Tokens {
    pub voter: u16,
    pub moolah: u16,
    pub power: u16,
}

/// One state of the map.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarState")]
pub struct StateView {
    pub id: Text,
    pub name: Text,
    pub tile: Text,
    /// What the tile shows, letter by letter.
    pub benefits: Vec<Benefit>,
    /// SK-8.15.
    pub blocked: bool,
    pub adjoining: Vec<Text>,
    pub squares: Vec<SquareView>,
    /// Seats that make a government.
    pub majority: u8,
    pub government: Option<Seat>,
    /// SK-4.3.
    pub full: bool,
    /// What governing is worth, and what a full majority adds.
    pub vp: u8,
    pub full_vp: u8,
    #[ts(as = "Vec<Standing>")]
    pub standing: PerSeat<Standing>,
    /// Who could take a seat of the government by a power action, and for what.
    pub threats: Vec<Threat>,
}

changes!(StateView {
    id,
    name,
    tile,
    benefits,
    blocked,
    adjoining,
    squares: items_of_parts,
    majority,
    government,
    full,
    vp,
    full_vp,
    standing: items,
    threats: items,
});

/// One seat of a state.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarSquare")]
pub struct SquareView {
    /// `HAY3`.
    pub id: Text,
    /// The printed price in voters.
    pub price: u8,
    pub owner: Option<Seat>,
    /// What it would cost this viewer; null for spectators, and if neither a seat nor a power action can reach it.
    pub offer: Option<Offer>,
}

changes!(SquareView { id, price, owner, offer: option });

/// SK-5, SK-6.3, SK-6.4: a seat's full price for one player, and what it would change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarOffer")]
pub struct Offer {
    pub by: Bid,
    /// What is asked, after all reductions.
    pub voter: u8,
    pub power: u8,
    /// What would be paid, with moolah for missing voters; null if moolah cannot buy that many.
    pub pays: Option<Tokens>,
    /// SK-5.2: how many voters are missing, if moolah cannot buy that many.
    pub too_few_voters: Option<u8>,
    pub affordable: bool,
    /// Whether it can be done right now.
    pub legal: bool,
    /// SK-6.9: whether the tile's benefits come with it.
    pub with_benefits: bool,
    /// Who would govern the state then.
    pub government: Option<Seat>,
    /// What it would do to the player's own victory points, awards left aside.
    pub vp: i16,
}

changes!(Offer { by, voter, power, pays, too_few_voters, affordable, legal, with_benefits, government, vp });

/// Which action would get a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarBid")]
pub enum Bid {
    Seat,
    Power,
}

/// One player in one state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarStanding")]
pub struct Standing {
    pub seats: u8,
    /// Seats missing for a majority; 0 if it governs.
    pub missing: u8,
    /// The voters on the cheapest empty seats that would be enough; null if too few are empty.
    pub cheapest: Option<u8>,
}

/// A power action against a government.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarThreat")]
pub struct Threat {
    pub seat: Seat,
    /// The cheapest of the government's seats.
    pub square: Text,
    pub voter: u8,
    pub power: u8,
    /// With what the player holds now.
    pub affordable: bool,
    /// Whether it would end the government.
    pub topples: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarAwardView")]
pub struct AwardView {
    pub award: Award,
    pub at: u8,
    pub vp: u8,
    pub holder: Option<Seat>,
    /// By seat.
    pub levels: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarTrackView")]
pub struct TrackView {
    pub track: Track,
    pub steps: Vec<TrackStep>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarDeckView")]
pub struct DeckView {
    pub deck: Deck,
    /// The open cards, slot by slot.
    pub row: Vec<Option<Text>>,
    /// Cards in the closed deck.
    pub closed: u8,
    /// In the order of ids.
    pub discards: Vec<Text>,
}

changes!(DeckView { deck, row: items, closed, discards: items });

/// SK-6.2: what is left of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarTurn")]
pub struct Turn {
    pub used: u8,
    pub limit: u8,
    /// SK-8.6: the limit a card set; 0 if none did.
    pub raised: u8,
    /// SK-8.4.
    pub rebate: u8,
    /// SK-8.5.
    pub same_state: bool,
    /// A seat action was done this turn.
    pub seated: bool,
    /// SK-6.3, SK-6.4: states with a seat action and with a power action this turn.
    pub seat_in: Vec<Text>,
    pub power_in: Vec<Text>,
    /// SK-7.7: add-ons that may follow now.
    pub addons: u8,
}

/// An open frame, which waits until those above it are done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "open", rename_all = "snake_case")]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarOpen")]
pub enum Open {
    Pick,
    Main,
    Cash,
    Benefit {
        culture: u8,
        development: u8,
        strategy: u8,
        aggression: u8,
    },
    Draw {
        deck: Deck,
    },
    StepPlay {
        deck: Deck,
    },
    Flipped {
        card: Text,
    },
    /// The card is shown to the two players concerned.
    Snatched {
        from: Seat,
        deck: Deck,
        card: Option<Text>,
    },
    React,
    Trim,
    /// Steps still to climb.
    Climb {
        track: Track,
        steps: u8,
        /// Steps on the other track after these.
        then: u8,
    },
    /// A card in play.
    Card {
        card: Text,
        target: TypedTarget,
        strong: bool,
        /// Its effect has begun.
        resolved: bool,
        /// Whose reactions are over.
        asked: Vec<Seat>,
        cancelled: Vec<Seat>,
    },
}

/// SK-7.8: who is asked about what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarQuestion")]
pub struct Question {
    pub asked: Seat,
    /// The player the card in play is aimed at.
    pub against: Seat,
    /// The card in play, and whose it is.
    pub card: Text,
    pub by: Seat,
    pub target: TypedTarget,
    pub strong: bool,
    /// Whether the player it is aimed at would lose the government of a state.
    pub topples: bool,
    /// The card that can be answered: the one in play, or the last Clean Chit.
    pub answering: Text,
    /// Clean Chits played so far.
    pub chits: u8,
    /// What a Clean Chit costs the player asked.
    pub price: Tokens,
}

/// A card in the viewer's hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarHandCard")]
pub struct HandCard {
    pub card: Text,
    pub code: Text,
    /// What playing it costs this player.
    pub price: Tokens,
    pub affordable: bool,
    /// SK-7.1: whether playing it now would use an action.
    pub uses_action: bool,
}

/// What is printed on the cards and leaders of a set, written when it is first shown. It follows from the set, so it does not count when
/// two sets are compared.
#[derive(Debug, Clone, Default)]
pub(crate) struct PrintedFaces(OnceLock<AllFaces>);

#[derive(Debug, Clone)]
struct AllFaces {
    cards: Printed<Vec<CardFace>>,
    leaders: Printed<Vec<LeaderFace>>,
}

impl PartialEq for PrintedFaces {
    fn eq(&self, _: &PrintedFaces) -> bool {
        true
    }
}

impl Eq for PrintedFaces {}

/// What is printed on a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarCardFace")]
pub struct CardFace {
    pub deck: Deck,
    /// The ids of its copies are its code and a number from 1: `HOR1`.
    pub code: Text,
    pub name: Text,
    pub count: u8,
    pub cost: u8,
    pub kind: Kind,
    /// The kind of target it is aimed at.
    pub target: Shape,
    pub effect: Effect,
    pub text: Text,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarLeaderFace")]
pub struct LeaderFace {
    pub no: u8,
    pub id: Text,
    pub name: Text,
    pub text: Text,
    pub start: Tokens,
    pub strategy: u8,
    pub aggression: u8,
    pub privilege: Privilege,
}

/// What is printed on the cards and leaders of a set.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarFaces")]
pub struct Faces {
    pub cards: Vec<CardFace>,
    pub leaders: Vec<LeaderFace>,
}

/// What only a viewer who sees everything sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "sarkaar.ts", rename = "SarkaarSecrets")]
pub struct Secrets {
    /// By seat.
    pub hands: Vec<Vec<Text>>,
    pub dealt: Vec<Vec<Text>>,
    pub picked: Vec<Option<Text>>,
    /// Strategy, aggression; top first.
    pub closed: Vec<Vec<Text>>,
}
