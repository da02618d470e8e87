//! What is on the table, flat and cheap to clone: kinds are counters, and lists that keep an order are short rows.

use hustings_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::{Deck, KINDS, KindId, STROKES, Set, StrokeId, TileId};
use crate::events::VotesReason;
use crate::icons::{ISSUES, Icon, Icons};
use crate::info::{ENDS, LADDER, MAX_PLACES, MAX_SEATS, Options};
use crate::memory::{Belief, StrokeMemory};
use crate::moves::{Bundle, Card, Letter};
use crate::row::Row;
use crate::view::Supply;

/// A column of cards: a player's Candidate at a letter.
pub(crate) const COLUMNS: usize = MAX_SEATS * MAX_PLACES;
/// No tile, no Masterstroke.
pub(crate) const NONE: u8 = u8::MAX;
/// In rows of cards set aside, Masterstrokes stand behind all kinds.
pub(crate) const STROKE_BASE: u8 = 128;

/// Vote cards under the Seats: place, player, then how many of value 1, 3, 5 and −2.
pub(crate) type Piles = [[[u8; 4]; MAX_SEATS]; MAX_PLACES];

/// Everything, secrets too.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Whom the game waits for.
    pub(crate) waiting: SeatSet,
    pub(crate) asked: Asked,
    pub(crate) holder: Option<Seat>,
    /// KU-5.2d: in steps that go clockwise, how many players have had their turn.
    pub(crate) order: u8,
    /// KU-5.7: rallies the present player has ended.
    pub(crate) ended: u8,
    /// KU-5.7: the rally being ended; the Seat whose bonus is being paid (KU-8.1).
    pub(crate) at: u8,
    /// KU-5.7d: cards in the rally when it was ended.
    pub(crate) length: u8,
    /// The Seat tiles from A, by their place in the set.
    pub(crate) tiles: [u8; MAX_PLACES],
    pub(crate) draft: Draft,
    /// KU-4.3: Candidates by player and letter; [`NONE`] until placed.
    pub(crate) field: [[u8; MAX_PLACES]; MAX_SEATS],
    /// KU-2.1: tile and tucked cards.
    pub(crate) icons: [[Icons; MAX_PLACES]; MAX_SEATS],
    /// Rally and Asset cards in hand by kind, without those set aside.
    pub(crate) hands: [[u8; KINDS]; MAX_SEATS],
    pub(crate) hand_cards: [u8; MAX_SEATS],
    /// Masterstrokes in hand, as bits.
    pub(crate) hand_strokes: [u16; MAX_SEATS],
    /// Every Masterstroke a player ever had in hand.
    pub(crate) held: [u16; MAX_SEATS],
    /// Both decks by kind; a card is drawn at random, so they need no order.
    pub(crate) deck: [u8; KINDS],
    pub(crate) deck_size: [u8; 2],
    pub(crate) discard: [u8; KINDS],
    /// KU-5.4: whether a draw was ever lost, deck and discards being empty.
    pub(crate) dry: bool,
    /// Top first; its bottom is known to all (KU-12.3).
    pub(crate) stroke_deck: StrokeDeck,
    pub(crate) display: u16,
    pub(crate) stroke_discard: u16,
    /// KU-5.3b: what each player commits; [`NONE`] for nothing.
    pub(crate) committed: [u8; MAX_SEATS],
    /// Masterstrokes face up, by their place in the set.
    pub(crate) active: [Active; STROKES],
    pub(crate) lasting: [Lasting; MAX_SEATS],
    /// KU-5.4: the numbers each player named.
    pub(crate) wishes: [[u8; 2]; MAX_SEATS],
    /// Cards face down at Candidates, or set aside to pay or drop.
    pub(crate) staged: Row<144>,
    pub(crate) due: [u8; MAX_SEATS],
    /// Rally cards above Candidates, from the bottom.
    pub(crate) rallies: Row<64>,
    pub(crate) columns: [Column; COLUMNS],
    /// Cards under Candidates, in the order they were tucked.
    pub(crate) tucked: Row<128>,
    /// Vote cards of value 1, 3, 5 and −2 by player.
    pub(crate) supply: [[u8; 4]; MAX_SEATS],
    pub(crate) piles: Piles,
    pub(crate) beliefs: [Belief; MAX_SEATS],
    pub(crate) stroke_memory: StrokeMemory,
}

/// KU-10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiPhase")]
pub enum Phase {
    Draft,
    Field,
    Pawn,
    Take,
    Commit,
    Resolve,
    Draw,
    Play,
    Pay,
    End,
    Limit,
    Bonus,
    Free,
    Over,
}

/// The first word of the moves that answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, export_to = "kursi.ts", rename = "KursiQuestion")]
pub enum Question {
    Pick,
    Field,
    Give,
    Take,
    Stroke,
    Target,
    Draw,
    Play,
    Pay,
    Drop,
    End,
    Votes,
    Tuck,
    Minus,
    Extra,
    Free,
}

/// What is asked of those the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The step's own question.
    Step,
    /// KU-7.3: the owner of the Masterstroke being resolved.
    Target,
    /// KU-7.6, `draw`.
    Draw,
    /// KU-7.6, `discard`: so many cards still to drop.
    Victim(u8),
    /// KU-6.2.
    Votes(Gain),
    /// KU-5.7d.
    Tuck,
    Minus,
    Take,
    Extra,
}

/// KU-6.3: one gain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Gain {
    pub seat: Seat,
    pub at: Letter,
    pub wanted: u8,
    /// KU-6.1: what can be paid of it.
    pub sum: u8,
    pub why: VotesReason,
}

/// KU-4.1, KU-4.2: packs by the player they began with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draft {
    /// How often everybody has picked.
    pub round: u8,
    /// What is left of each pack, as bits.
    pub packs: [u32; MAX_SEATS],
    /// What was picked from each, in turn.
    pub picks: [[u8; MAX_PLACES]; MAX_SEATS],
    /// The pick each player makes now.
    pub choice: [u8; MAX_SEATS],
    /// Tiles picked and not yet placed, as bits.
    pub tiles: [u32; MAX_SEATS],
}

impl Draft {
    /// The pack before a player: packs are passed to the left.
    #[inline]
    pub fn pack_of(&self, seat: Seat, seats: u8) -> usize {
        usize::from((seat.0 + seats * 8 - self.round) % seats)
    }
}

/// KU-7.1: a Masterstroke face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Active {
    /// [`NONE`] when it is not.
    pub owner: u8,
    pub player: u8,
    pub place: u8,
}

impl Active {
    pub const NONE: Active = Active { owner: NONE, player: NONE, place: NONE };
}

/// What face-up Masterstrokes do to a player, added up (KU-7.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Lasting {
    /// On C, I, R and P.
    pub icons: [i8; 4],
    pub rebate: u8,
    pub ends: u8,
    pub ladder: u8,
}

/// A column counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Column {
    pub length: u8,
    /// Cards by their issue.
    pub cards: [u8; ISSUES],
    /// Icons of each issue.
    pub icons: [u8; ISSUES],
    /// Cards with the Bolster symbol.
    pub bolsters: u8,
}

/// The Masterstroke deck, top first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StrokeDeck {
    cards: [u8; STROKES],
    len: u8,
}

impl StrokeDeck {
    pub const EMPTY: StrokeDeck = StrokeDeck { cards: [NONE; STROKES], len: 0 };

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn cards_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn take_top(&mut self) -> Option<StrokeId> {
        if self.len == 0 {
            return None;
        }
        let top = self.cards[0];
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        self.cards[usize::from(self.len)] = NONE;
        Some(StrokeId(top))
    }

    pub fn put_under(&mut self, stroke: StrokeId) {
        self.cards[usize::from(self.len)] = stroke.0;
        self.len += 1;
    }
}

#[inline]
pub(crate) fn bit(stroke: StrokeId) -> u16 {
    1 << stroke.0
}

/// The places of the bits, lowest first.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let place = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            place
        })
    })
}

#[inline]
pub(crate) fn strokes(mask: u16) -> impl Iterator<Item = StrokeId> {
    bits(u32::from(mask)).map(StrokeId)
}

#[inline]
pub(crate) fn column(seat: Seat, at: Letter) -> u8 {
    seat.0 * MAX_PLACES as u8 + at.0
}

impl State {
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many Seats are contested.
    pub fn places(&self) -> u8 {
        self.options.seats
    }

    #[inline]
    pub(crate) fn letters(&self) -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator + Clone + use<> {
        Letter::all(self.options.seats)
    }

    /// The pawn holder; there is one from the first round on.
    #[inline]
    pub(crate) fn holder(&self) -> Seat {
        self.holder.unwrap_or(Seat(0))
    }

    /// KU-5.2d: the player whose turn it is in a step that goes clockwise.
    #[inline]
    pub(crate) fn in_turn(&self) -> Seat {
        Seat((self.holder().0 + self.order) % self.seats)
    }

    /// A number of its own for each question of the game, made of what everybody sees.
    pub(crate) fn question(&self) -> u32 {
        let (asked, left) = match self.asked {
            Asked::Step => (0, 0),
            Asked::Target => (1, 0),
            Asked::Draw => (2, 0),
            Asked::Victim(left) => (3, left),
            Asked::Votes(gain) => (4, u8::from(gain.why == VotesReason::Extra)),
            Asked::Tuck => (5, 0),
            Asked::Minus => (6, 0),
            Asked::Take => (7, 0),
            Asked::Extra => (8, 0),
        };
        let place = self.at.wrapping_add(1);
        let parts = [self.round, self.phase as u8, self.draft.round, self.order, self.ended, place, asked, left];
        parts.into_iter().fold(0, |number, part| number << 4 | u32::from(part & 15))
    }

    /// KU-2.1.
    #[inline]
    pub(crate) fn icons(&self, seat: Seat, at: Letter) -> &Icons {
        &self.icons[seat.index()][at.index()]
    }

    /// An icon summed over a player's Candidates.
    #[inline]
    pub(crate) fn on_candidates(&self, seat: Seat, icon: Icon) -> u8 {
        self.icons[seat.index()].iter().map(|icons| icons[icon]).sum()
    }

    /// KU-2.2, KU-2.3: never below 0.
    #[inline]
    pub(crate) fn total(&self, seat: Seat, icon: Icon) -> u8 {
        let effects = self.lasting[seat.index()].icons[icon.index() - ISSUES];
        self.on_candidates(seat, icon).saturating_add_signed(effects)
    }

    /// KU-2.3: for steps 4 and 5.
    #[inline]
    pub(crate) fn at_least_one(&self, seat: Seat, icon: Icon) -> u8 {
        self.total(seat, icon).max(1)
    }

    /// All cards in hand but those set aside.
    #[inline]
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_cards[seat.index()] + self.hand_strokes[seat.index()].count_ones() as u8
    }

    /// KU-5.7, KU-7.6.
    pub(crate) fn ends_allowed(&self, seat: Seat) -> u8 {
        ENDS + self.lasting[seat.index()].ends
    }

    /// KU-5.7d, KU-7.6: the length a rung takes, `ladder` effects included.
    #[inline]
    pub(crate) fn rung(&self, seat: Seat, rung: usize) -> u8 {
        LADDER[rung].saturating_sub(self.lasting[seat.index()].ladder).max(1)
    }

    #[inline]
    pub(crate) fn column(&self, seat: Seat, at: Letter) -> &Column {
        &self.columns[usize::from(column(seat, at))]
    }

    pub(crate) fn has_rally(&self, seat: Seat) -> bool {
        self.letters().any(|at| self.column(seat, at).length > 0)
    }

    pub(crate) fn seat_tile(&self, at: Letter) -> &'static crate::cards::SeatTile {
        &self.set.seats[usize::from(self.tiles[at.index()])]
    }

    pub(crate) fn discard_size(&self, deck: Deck) -> u8 {
        self.discard[self.set.range(deck)].iter().sum()
    }

    /// The pile of votes as a sum.
    pub fn votes(&self, seat: Seat, at: Letter) -> i16 {
        let [ones, threes, fives, minus] = self.piles[at.index()][seat.index()].map(i16::from);
        ones + 3 * threes + 5 * fives - 2 * minus
    }

    pub(crate) fn pile(&self, seat: Seat, at: Letter) -> Supply {
        supply(self.piles[at.index()][seat.index()])
    }

    pub(crate) fn supply_of(&self, seat: Seat) -> Supply {
        supply(self.supply[seat.index()])
    }

    /// A card of a kind joins a column.
    pub(crate) fn add_to_rally(&mut self, column: u8, kind: KindId) {
        self.rallies.push(column, kind.0);
        self.count_rally(column, kind, 1);
    }

    /// Counts cards of a kind into a column, or out of it.
    pub(crate) fn count_rally(&mut self, column: u8, kind: KindId, by: i8) {
        let card = self.set.kind(kind);
        let count = &mut self.columns[usize::from(column)];
        count.length = count.length.wrapping_add_signed(by);
        for issue in 0..ISSUES {
            let icons = card.icons.0[issue] as i8;
            count.icons[issue] = count.icons[issue].wrapping_add_signed(icons * by);
        }
        if let crate::cards::Face::Rally { issue, bolster } = card.face {
            count.cards[issue.index()] = count.cards[issue.index()].wrapping_add_signed(by);
            count.bolsters = count.bolsters.wrapping_add_signed(by * i8::from(bolster));
        }
    }

    /// A card goes under a Candidate for good.
    pub(crate) fn tuck(&mut self, seat: Seat, at: Letter, kind: KindId) {
        self.tucked.push(column(seat, at), kind.0);
        let icons = self.set.kind(kind).icons;
        self.icons[seat.index()][at.index()].add(&icons);
    }

    /// Takes a card out of a hand; it is there.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        match card {
            Card::Kind(kind) => {
                self.hands[seat.index()][usize::from(kind.0)] -= 1;
                self.hand_cards[seat.index()] -= 1;
            }
            Card::Stroke(stroke) => self.hand_strokes[seat.index()] &= !bit(stroke),
        }
    }

    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        match card {
            Card::Kind(kind) => self.hands[seat.index()][usize::from(kind.0)] > 0,
            Card::Stroke(stroke) => self.hand_strokes[seat.index()] & bit(stroke) != 0,
        }
    }

    pub(crate) fn tile_at(&self, seat: Seat, at: Letter) -> TileId {
        TileId(self.field[seat.index()][at.index()])
    }

    /// Vote cards from a supply to a pile.
    pub(crate) fn move_votes(&mut self, seat: Seat, at: Letter, bundle: Bundle) {
        let supply = &mut self.supply[seat.index()];
        let pile = &mut self.piles[at.index()][seat.index()];
        for (value, count) in [bundle.ones, bundle.threes, bundle.fives].into_iter().enumerate() {
            supply[value] -= count;
            pile[value] += count;
        }
    }
}

fn supply([ones, threes, fives, minus]: [u8; 4]) -> Supply {
    Supply { fives, threes, ones, minus }
}

/// A card set aside, as rows write it.
#[inline]
pub(crate) fn staged_code(card: Card) -> u8 {
    match card {
        Card::Kind(kind) => kind.0,
        Card::Stroke(stroke) => STROKE_BASE + stroke.0,
    }
}

#[inline]
pub(crate) fn staged_card(code: u8) -> Card {
    if code < STROKE_BASE { Card::Kind(KindId(code)) } else { Card::Stroke(StrokeId(code - STROKE_BASE)) }
}
