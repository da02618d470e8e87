//! KL-7: what everybody sees, with every price and chance worked out, so that a page or program that draws it needs no rules.

mod imagine;
mod show;

use hustings_core::{PerSeat, Seat, changes};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::Effect;
use crate::moves::Token;
use crate::regions::Region;
use crate::state::Phase;

pub(crate) use imagine::imagine;
pub(crate) use show::{faces, view};

/// The table as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoView")]
pub struct View {
    pub phase: Phase,
    /// Who began.
    pub starter: Seat,
    /// The seat the game waits for; null when it is over.
    pub turn: Option<Seat>,
    /// 1 to 5; 0 while homes are chosen.
    pub year: u8,
    #[ts(as = "Vec<Candidate>")]
    pub candidates: PerSeat<Candidate>,
    /// The nine regions row by row from the north-west, then the homes from the north clockwise.
    pub regions: Vec<RegionView>,
    /// What the seat whose turn it is can do; null while homes are chosen and after the end.
    pub now: Option<Turn>,
    /// KL-8.2: the options of a card that asks for a choice.
    pub choice: Option<Vec<Token>>,
    /// Every card drawn so far, in order.
    pub drawn: Vec<Drawn>,
    pub deck_size: u8,
    /// The ids of the cards to come, top first: only for a viewer who sees everything.
    pub deck: Option<Vec<String>>,
}

changes!(View {
    phase,
    starter,
    turn,
    year,
    candidates: items_of_parts,
    regions: items_of_parts,
    now: option,
    choice,
    drawn: items,
    deck_size,
    deck,
});

/// One seat's candidate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoCandidate")]
pub struct Candidate {
    pub home: Option<Region>,
    pub at: Option<Region>,
    pub money: u16,
    /// KL-5.1: chips on the board.
    pub influence: u8,
    /// KL-5.1: regions held by majority, homes included.
    pub majorities: Vec<Region>,
    /// What the next turn would begin with if nothing changed; null if no turn is left.
    pub income: Option<Income>,
    /// KL-8.3, `windfall`: what the next funding is multiplied by.
    pub factor: u8,
}

changes!(Candidate { home, at, money, influence, majorities: items, income, factor });

/// KL-4.1: the coming funding, and what pays it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoIncome")]
pub struct Income {
    /// The year that begins with it.
    pub year: u8,
    /// After `factor`; 0 if a first turn brings no funding.
    pub total: u16,
    pub factor: u8,
    pub payers: Vec<Payer>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoPayer")]
pub struct Payer {
    pub region: Region,
    pub amount: u16,
}

/// One region and what is there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoRegionView")]
pub struct RegionView {
    pub region: Region,
    /// False for a home that nobody chose.
    pub in_play: bool,
    /// Whose home it is.
    pub home_of: Option<Seat>,
    #[ts(as = "Vec<u8>")]
    pub chips: PerSeat<u8>,
    /// KL-3.1: how many chips still fit.
    pub room: u8,
    /// KL-3.4.
    pub majority: Option<Seat>,
    /// KL-3.2: whose last chip here cannot be lost.
    pub protected: Option<Seat>,
}

changes!(RegionView { region, in_play, home_of, chips: items, room, majority, protected });

/// What the seat whose turn it is can do, and for how much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoTurn")]
pub struct Turn {
    pub moved: bool,
    pub debated: bool,
    pub stuck: bool,
    pub two_free: bool,
    pub roam: bool,
    pub ad_price: u8,
    pub smear_price: u8,
    pub coach: u8,
    /// KL-4.3a: where the move could go, affordable or not.
    pub reach: Vec<Reach>,
    /// KL-4.3c: where an ad has room, affordable or not.
    pub ads: Vec<Region>,
    /// KL-4.3d: whose chips a smear can take, affordable or not.
    pub smears: Vec<Target>,
    /// KL-4.3e: who can be challenged, with what chance.
    pub debates: Vec<Debate>,
    /// KL-4.4: the chips that ending the turn now would bring.
    pub staying: u8,
}

changes!(Turn {
    moved,
    debated,
    stuck,
    two_free,
    roam,
    ad_price,
    smear_price,
    coach,
    reach: items,
    ads: items,
    smears: items,
    debates: items,
    staying,
});

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoReach")]
pub struct Reach {
    pub to: Region,
    pub price: u16,
    /// KL-4.3b: the chips that arriving would bring.
    pub gain: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoTarget")]
pub struct Target {
    pub at: Region,
    pub seat: Seat,
}

/// A debate before it is held: won in `wins` of `of` equally likely cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoDebate")]
pub struct Debate {
    pub with: Seat,
    pub wins: u8,
    pub of: u8,
    /// The chips a win would take from the rival, and a defeat from oneself.
    pub to_win: u8,
    pub to_lose: u8,
}

/// What is printed on the cards of a set.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoFaces")]
pub struct Faces {
    pub cards: Vec<CardFace>,
}

#[derive(Debug, Clone, Serialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoCardFace")]
pub struct CardFace {
    pub card: String,
    pub name: String,
    pub text: String,
    pub effect: Effect,
}

/// A card that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoDrawn")]
pub struct Drawn {
    pub seat: Seat,
    pub year: u8,
    /// The card's position in its file, counted from 0.
    pub number: u8,
    pub card: String,
    pub name: String,
    pub text: String,
    pub effect: Effect,
}
