//! KU-12: what each viewer may know, with every total and preview worked out, so that a page can draw it without rules.

mod ask;
mod choices;
mod deal;
mod imagine;
mod packs;
mod show;

use std::borrow::Cow;
use std::sync::OnceLock;

use hustings_core::{PerSeat, Printed, Seat, changes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::effects::{Effect, Lasting};
use crate::events::WonBy;
use crate::icons::{Counts, Icon, Icons};
use crate::info::MAX_SEATS;
use crate::moves::{Bundle, Letter};
use crate::phase::PhaseName;

pub use ask::Ask;
pub(crate) use imagine::imagine;
pub(crate) use show::{faces, view};

/// The name of a component: borrowed from the set if the view was made here, owned if it was read.
pub(crate) type Text = Cow<'static, str>;

/// The table as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiView")]
pub struct View {
    /// The viewer's seat; null for a spectator and for a viewer who sees everything.
    pub viewer: Option<Seat>,
    pub phase: PhaseName,
    /// 1 to 8; 0 while Candidates are drafted and placed.
    pub round: u8,
    /// KU-4.2: how often everybody has picked.
    pub picks: u8,
    /// Who has the Media pawn.
    pub holder: Option<Seat>,
    /// Who is still to act.
    pub waiting: Vec<Seat>,
    /// What is asked of them; null when the game is over.
    pub ask: Option<Ask>,
    /// The Seats of the game, from A.
    pub constituencies: Vec<Constituency>,
    #[ts(as = "Vec<Party>")]
    pub parties: PerSeat<Party>,
    /// The open Masterstrokes.
    pub display: Vec<Text>,
    pub stroke_deck: u8,
    pub stroke_discard: Vec<Text>,
    pub rally_deck: u8,
    pub asset_deck: u8,
    pub rally_discard: Vec<Count>,
    pub asset_discard: Vec<Count>,
    /// KU-5.4: whether a draw was ever lost, deck and discards being empty.
    pub ran_dry: bool,
    /// KU-12.2: what only this viewer knows; null for a spectator.
    pub own: Option<Own>,
    /// KU-12.3: what this viewer could remember of cards it no longer sees.
    pub memory: Memory,
    /// For a viewer who sees everything, and after the end for everybody (KU-12.6).
    pub everything: Option<Everything>,
    /// KU-8.5: what breaks the tie for the most Seats, once the game is over.
    pub tie_break: Option<TieBreak>,
    /// What the cards are; the same all game.
    pub components: ComponentList,
    pub limits: Limits,
    #[serde(skip)]
    #[ts(skip)]
    pub(crate) remembered: Remembered,
}

changes!(View {
    viewer,
    phase,
    round,
    picks,
    holder,
    waiting,
    ask,
    constituencies: items_of_parts,
    parties: items_of_parts,
    display,
    stroke_deck,
    stroke_discard: items,
    rally_deck,
    asset_deck,
    rally_discard: items,
    asset_discard: items,
    ran_dry,
    own: option,
    memory: parts,
    everything,
    tie_break,
    components: parts,
    limits,
    remembered: skip,
});

/// Numbers of the rules that sentences on a page need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiLimits")]
pub struct Limits {
    /// KU-5.1.
    pub rounds: u8,
    /// KU-5.8.
    pub hand: u8,
    /// KU-5.7d.
    pub extra_votes: u8,
    /// KU-8.2.
    pub free_votes: u8,
}

/// KU-8.5: those who won most Seats are level, and the left-most Seat won decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiTieBreak")]
pub struct TieBreak {
    pub level: Vec<Seat>,
    pub first: Seat,
    /// The Seat that makes it first, and whether that counts because it was won clearly.
    #[ts(type = "string")]
    pub at: Letter,
    pub clearly: bool,
}

/// One of the Seats being contested.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiConstituency")]
pub struct Constituency {
    #[ts(type = "string")]
    pub letter: Letter,
    pub id: Text,
    pub name: Text,
    pub issue: Icon,
    /// KU-8.1: the icons that count for the bonus.
    pub matching: Vec<Icon>,
    pub bonus: u8,
    /// How many vote cards are under it.
    pub cards: u8,
    /// KU-8.1: matching icons of each player's Candidate here; who leads, and the votes each leader would place.
    #[ts(as = "Vec<u8>")]
    pub counts: PerSeat<u8>,
    pub leaders: Vec<Seat>,
    pub each: u8,
    /// KU-12.4: what is under it, if that may be shown.
    #[ts(as = "Option<Vec<Tally>>")]
    pub tally: Option<PerSeat<Tally>>,
    /// KU-8.3, KU-8.4: who would win it with the piles as they are, if they may be shown.
    pub leader: Option<Seat>,
    /// The result once all piles are turned up, with what decided.
    pub result: Option<SeatResult>,
}

changes!(Constituency {
    letter,
    id,
    name,
    issue,
    matching,
    bonus,
    cards,
    counts: items,
    leaders,
    each,
    tally,
    leader,
    result,
});

/// One player's votes at a Seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiTally")]
pub struct Tally {
    pub total: i16,
    pub cards: Supply,
}

/// KU-8.3, KU-8.4: how a Seat was decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiSeatResult")]
pub struct SeatResult {
    pub winner: Option<Seat>,
    pub by: WonBy,
    /// The most votes among those who compete, and who has that many; nobody if nobody competes.
    pub most: i16,
    pub tied: Vec<Seat>,
}

/// Vote cards by value.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiSupply")]
pub struct Supply {
    pub fives: u8,
    pub threes: u8,
    pub ones: u8,
    /// Those of value −2.
    pub minus: u8,
}

impl Supply {
    /// KU-8.3: a player without a card of value 1, 3 or 5 under a Seat does not compete for it.
    pub(crate) fn is_no_vote(&self) -> bool {
        self.fives + self.threes + self.ones == 0
    }
}

impl From<Bundle> for Supply {
    fn from(Bundle { fives, threes, ones }: Bundle) -> Supply {
        Supply { fives, threes, ones, minus: 0 }
    }
}

/// One player's side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiParty")]
pub struct Party {
    /// From A; empty until all are revealed.
    pub candidates: Vec<Fielded>,
    /// KU-2.2: party totals, effects included; C, I and R count as 1 at least in steps 4 and 5 (see the next three).
    pub totals: Totals,
    /// KU-5.4: most Rally and Asset cards drawn in a round.
    pub rally_draws: u8,
    pub asset_draws: u8,
    /// KU-5.5: most cards played in a round.
    pub plays: u8,
    /// KU-8.2: Capital on Candidates alone.
    pub capital: u8,
    pub supply: Supply,
    /// What the cards of value 1, 3 and 5 in the supply make.
    pub votes_left: u8,
    /// KU-6.1: gains from 1 to 12 votes that the supply cannot pay to the last vote.
    pub no_change: Vec<u8>,
    /// KU-12.1: Rally and Asset cards in hand, those set aside in secret included.
    pub hand_cards: u8,
    pub hand_strokes: u8,
    /// Masterstrokes face up before the player.
    pub active: Vec<Active>,
    /// Turned over this round and not yet resolved.
    pub committed: Option<Text>,
    /// KU-5.6c: cards to pay, in that step.
    pub due: u8,
    /// KU-5.7: rallies it may end in a round, and those it has.
    pub ends: u8,
    pub ended: u8,
    /// KU-5.7d: the lengths at which a rally brings tuck, minus, take and extra.
    pub ladder: [u8; 4],
    pub rebate: u8,
}

changes!(Party {
    candidates: items_of_parts,
    totals,
    rally_draws,
    asset_draws,
    plays,
    capital,
    supply,
    votes_left,
    no_change: items,
    hand_cards,
    hand_strokes,
    active: items,
    committed,
    due,
    ends,
    ended,
    ladder,
    rebate,
});

/// KU-2.2.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiTotals")]
#[serde(rename_all = "UPPERCASE")]
pub struct Totals {
    pub c: u8,
    pub i: u8,
    pub r: u8,
    pub p: u8,
}

/// A Masterstroke that lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiActive")]
pub struct Active {
    pub stroke: Text,
    /// The player it was aimed at, and the Seat; null if it needs none or was wasted.
    pub player: Option<Seat>,
    #[ts(type = "string | null")]
    pub at: Option<Letter>,
}

/// A Candidate, the cards under it and the rally above it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiFielded")]
pub struct Fielded {
    pub id: Text,
    /// KU-2.1: tile and tucked cards together.
    #[ts(as = "Counts")]
    pub icons: Icons,
    /// In the order they were tucked.
    pub tucked: Vec<Text>,
    /// From the bottom; the last is the top.
    pub rally: Vec<Text>,
    /// KU-5.7: what ending the rally would bring, for each issue it may be ended for.
    pub endings: Vec<Ending>,
    /// KU-5.7d: how many rungs of the ladder the rally reaches, and how many cards it is short of the next.
    pub rungs: u8,
    pub short: Option<u8>,
}

changes!(Fielded { id, icons, tucked: items, rally: items, endings: items, rungs, short });

/// KU-5.7b, broken down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiEnding")]
pub struct Ending {
    pub issue: Icon,
    pub rally: u8,
    pub candidate: u8,
    pub seat_issue: u8,
    pub damp: u8,
    /// The sum of it.
    pub votes: u8,
    /// KU-6.1: what the supply can pay of that.
    pub payable: u8,
}

/// A number of cards of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiCount")]
pub struct Count {
    pub kind: Text,
    pub count: u8,
}

/// KU-12.2: a player's secrets.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiOwn")]
pub struct Own {
    /// Rally and Asset cards still in hand.
    pub hand: Vec<Count>,
    /// Masterstrokes still in hand.
    pub strokes: Vec<Text>,
    /// KU-7.3: those of them that would do nothing as the table stands, while one is to be committed.
    pub idle: Vec<Text>,
    /// The pack to pick from.
    pub pack: Vec<Text>,
    /// Tiles drafted and not yet placed.
    pub tiles: Vec<Text>,
    /// The tile picked, while others still think.
    pub picked: Option<Text>,
    /// Tiles placed, from A.
    pub placed: Vec<Text>,
    /// KU-5.3b: what was committed, while others still think.
    pub committed: Option<Committed>,
    /// Rally and Asset cards asked for, while others still think.
    pub draw: Option<[u8; 2]>,
    /// Cards played face down, in order.
    pub played: Vec<Placed>,
    /// KU-5.5a: what those would cost, and how many cards are left to pay it.
    pub due: u8,
    pub left: u8,
    /// KU-5.5a: the cards that may be played next, each with what all would cost then.
    pub plays: Vec<Playable>,
    /// KU-5.6d, KU-5.8: cards set aside to pay or drop, and how many more it takes.
    pub set_aside: Vec<Text>,
    pub owed: u8,
    /// Every Masterstroke this player ever had in hand.
    pub held: Vec<Text>,
}

changes!(Own {
    hand: items,
    strokes: items,
    idle: items,
    pack: items,
    tiles: items,
    picked,
    placed: items,
    committed,
    draw,
    played: items,
    due,
    left,
    plays: items,
    set_aside: items,
    owed,
    held: items,
});

/// KU-5.3b: a Masterstroke, or none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiCommitted")]
pub struct Committed {
    pub stroke: Option<Text>,
}

/// A card face down at a Candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiPlaced")]
pub struct Placed {
    pub card: Text,
    #[ts(type = "string")]
    pub at: Letter,
}

/// A card that may be played face down at a Candidate, the cost of everything played then, and the cards left to pay it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiPlayable")]
pub struct Playable {
    pub card: Text,
    #[ts(type = "string")]
    pub at: Letter,
    pub due: u8,
    pub left: u8,
}

/// KU-12.3: what a viewer who forgets nothing knows about what it cannot see. `imagine` deals from it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiMemory")]
pub struct Memory {
    /// KU-4.2: packs as this viewer saw them, earliest first; until Candidates are revealed.
    pub packs: Vec<Sighting>,
    /// What it can tell of each hand; of its own only which Masterstrokes everybody knows. A spectator tells no card.
    pub hands: Vec<KnownHand>,
    /// The Rally and Asset cards whose place it does not know: in the decks, or drawn since these were last reshuffled.
    pub decks: Vec<Count>,
    /// Those whose place it does not know and that were drawn before that.
    pub old: Vec<Count>,
    /// The Masterstrokes whose place nobody knows: in the deck, or drawn since it was last reshuffled.
    pub strokes: Vec<Text>,
    /// KU-7.1: Masterstrokes known to be at the bottom of the deck, the lowest last.
    pub bottom: Vec<Text>,
}

changes!(Memory { packs: items, hands: items, decks: items, old: items, strokes: items, bottom: items });

/// KU-4.2: the pack that began with player `pack`, as it was after `picks` picks from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiSighting")]
pub struct Sighting {
    pub pack: Seat,
    pub picks: u8,
    pub tiles: Vec<Text>,
}

/// What is known about a hand: cards known to be in it, and how many are not known, by type (Rally, Asset). Of those,
/// the old ones were drawn before the deck was last reshuffled.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiKnownHand")]
pub struct KnownHand {
    pub cards: Vec<Count>,
    pub unknown: [u8; 2],
    pub old: [u8; 2],
    pub strokes: Vec<Text>,
    pub unknown_strokes: u8,
    pub old_strokes: u8,
}

/// Everything that is hidden from somebody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiEverything")]
pub struct Everything {
    #[ts(as = "Vec<Own>")]
    pub hands: PerSeat<Own>,
    /// The Rally and Asset decks: cards are drawn from them at random.
    pub decks: Vec<Count>,
    /// The Masterstroke deck, top first.
    pub strokes: Vec<Text>,
    /// KU-4.2: what is left of each player's first pack, and what was picked from it in turn.
    #[ts(as = "Vec<Vec<String>>")]
    pub packs: PerSeat<Vec<Text>>,
    #[ts(as = "Vec<Vec<String>>")]
    pub picks: PerSeat<Vec<Text>>,
    /// What each player could remember.
    #[ts(as = "Vec<Memory>")]
    pub memories: PerSeat<Memory>,
}

/// KU-13: the cards, for anyone who draws them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiComponents")]
pub struct ComponentList {
    pub candidates: Vec<CandidateInfo>,
    #[ts(as = "Vec<KindInfo>")]
    pub kinds: Printed<Vec<KindInfo>>,
    #[ts(as = "Vec<StrokeInfo>")]
    pub strokes: Printed<Vec<StrokeInfo>>,
}

changes!(ComponentList { candidates: items, kinds, strokes });

/// What is printed on the tiles and cards of a set.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiFaces")]
pub struct Faces {
    pub candidates: Vec<CandidateInfo>,
    pub kinds: Vec<KindInfo>,
    pub strokes: Vec<StrokeInfo>,
}

/// The cards of a set as views list them, written when they are first shown, by the number of players. They follow from the set, so they
/// do not count when two sets are compared.
#[derive(Clone, Default)]
pub(crate) struct PrintedCards([OnceLock<AllCards>; MAX_SEATS + 1]);

#[derive(Clone)]
struct AllCards {
    kinds: Printed<Vec<KindInfo>>,
    strokes: Printed<Vec<StrokeInfo>>,
}

impl PartialEq for PrintedCards {
    fn eq(&self, _: &PrintedCards) -> bool {
        true
    }
}

impl Eq for PrintedCards {}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiCandidateInfo")]
pub struct CandidateInfo {
    pub id: Text,
    pub name: Text,
    #[ts(as = "Counts")]
    pub icons: Icons,
    /// KU-8.1: how many of them match at each Seat of this game, from A.
    pub matching: Vec<u8>,
}

/// A kind of Rally card (with `issue`) or Asset card (with `cost`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiKindInfo")]
pub struct KindInfo {
    pub id: Text,
    pub name: Text,
    #[ts(as = "Counts")]
    pub icons: Icons,
    pub issue: Option<Icon>,
    pub bolster: bool,
    pub cost: Option<u8>,
    /// How many are in the box, with the Starter cards of the players present.
    pub count: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiStrokeInfo")]
pub struct StrokeInfo {
    pub id: Text,
    pub name: Text,
    pub lasting: Lasting,
    pub shield: bool,
    /// KU-7.6.
    pub effect: Effect,
}

/// KU-12.4: votes are announced to everybody, so an attentive player knows each pile; yet with `tally = "memory"` no
/// view that leaves the engine has a total. This is that memory, for players inside the engine: it is never serialised,
/// and two views with different memories are equal.
#[derive(Clone, Copy, Default)]
pub(crate) struct Remembered(pub Option<crate::state::Piles>);

impl PartialEq for Remembered {
    fn eq(&self, _: &Remembered) -> bool {
        true
    }
}

impl Eq for Remembered {}

/// Leaves the votes out, because views are printed in logs.
impl std::fmt::Debug for Remembered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("..")
    }
}
