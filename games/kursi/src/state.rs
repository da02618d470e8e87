//! What is on the table, flat and cheap to clone: kinds are counters, and ordered lists are short rows.

use hustings_core::{Seat, SeatSet};

use crate::cards::effects::Few;
use crate::cards::{Deck, KINDS, KindId, STROKES, SeatTileId, Set, StrokeId, TileId};
use crate::icons::{Asset, ISSUES, Icon, Icons};
use crate::info::{ENDS, LADDER, MAX_PLACES, MAX_SEATS, Options};
use crate::memory::{Belief, StrokeMemory};
use crate::moves::{Bundle, Card, Letter};
use crate::phase::{
    Commit, Draft, Draw, End, Fielding, Free, Gain, Limit, Pay, Phase, Play, RallyAsk, Resolve, StrokeAsk,
};
use crate::row::Row;
use crate::view::Supply;

/// The number of columns of cards: one for each player and letter.
pub(crate) const COLUMNS: usize = MAX_SEATS * MAX_PLACES;

/// Vote cards under the Seats, by place and player: how many of value 1, 3, 5 and −2.
pub(crate) type Piles = [[[u8; 4]; MAX_SEATS]; MAX_PLACES];

/// Everything, secrets included.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub(crate) set: &'static Set,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// 1 to 8; 0 while Candidates are drafted and placed.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who has the Media pawn; always somebody from the first round on.
    pub(crate) holder: Option<Seat>,
    /// The Seat tiles from A; only as many as there are places are used.
    pub(crate) tiles: [SeatTileId; MAX_PLACES],
    /// KU-4.3: Candidates by player and letter, once they are placed.
    pub(crate) field: [[Option<TileId>; MAX_PLACES]; MAX_SEATS],
    /// KU-2.1: tile and tucked cards.
    pub(crate) icons: [[Icons; MAX_PLACES]; MAX_SEATS],
    /// Rally and Asset cards in hand by kind, without those set aside.
    pub(crate) hands: [[u8; KINDS]; MAX_SEATS],
    pub(crate) hand_cards: [u8; MAX_SEATS],
    /// Masterstrokes in hand, as bits.
    pub(crate) hand_strokes: [u16; MAX_SEATS],
    /// Every Masterstroke a player ever had in hand.
    pub(crate) held: [u16; MAX_SEATS],
    /// Both decks by kind. A card is drawn at random, so they have no order.
    pub(crate) deck: [u8; KINDS],
    pub(crate) deck_size: [u8; 2],
    pub(crate) discard: [u8; KINDS],
    /// KU-5.4: whether a draw was ever lost, deck and discards being empty.
    pub(crate) dry: bool,
    /// Top first; everybody knows the cards at its bottom (KU-12.3).
    pub(crate) stroke_deck: StrokeDeck,
    pub(crate) display: u16,
    pub(crate) stroke_discard: u16,
    /// Masterstrokes face up, by their position in the set.
    pub(crate) active: [Option<Active>; STROKES],
    pub(crate) lasting: [Lasting; MAX_SEATS],
    /// Cards face down: played at a Candidate, or set aside to pay or drop. Empty outside of those steps.
    pub(crate) staged: Row<PackedCard, 144>,
    /// Rally cards above Candidates, from the bottom.
    pub(crate) rallies: Row<KindId, 64>,
    pub(crate) columns: [Column; COLUMNS],
    /// Cards under Candidates, in the order they were tucked.
    pub(crate) tucked: Row<KindId, 128>,
    /// Vote cards of value 1, 3, 5 and −2 by player.
    pub(crate) supply: [[u8; 4]; MAX_SEATS],
    pub(crate) piles: Piles,
    pub(crate) beliefs: [Belief; MAX_SEATS],
    pub(crate) stroke_memory: StrokeMemory,
}

/// KU-7.1: a Masterstroke face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Active {
    pub owner: Seat,
    pub effect: ActiveEffect,
}

/// KU-7.6: what a Masterstroke does while it is face up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ActiveEffect {
    /// More of an asset for its owner, or less for the opponent it was aimed at.
    Icons {
        player: Seat,
        icon: Asset,
        by: i8,
    },
    Rebate(Few),
    Ends(Few),
    Ladder(Few),
    /// Fewer votes for rallies that others end at this Seat.
    Damp {
        at: Letter,
        votes: Few,
    },
    /// KU-7.3: it had no target, or its owner chose none.
    Wasted,
}

/// The sum of what face-up Masterstrokes do to a player (KU-7.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Lasting {
    /// On C, I, R and P.
    pub icons: [i8; 4],
    pub rebate: u8,
    pub ends: u8,
    pub ladder: u8,
}

/// A column's totals.
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
    cards: [StrokeId; STROKES],
    len: u8,
}

impl StrokeDeck {
    pub const EMPTY: StrokeDeck = StrokeDeck { cards: [StrokeId(0); STROKES], len: 0 };

    pub fn len(&self) -> u8 {
        self.len
    }

    pub fn cards(&self) -> &[StrokeId] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn cards_mut(&mut self) -> &mut [StrokeId] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn take_top(&mut self) -> Option<StrokeId> {
        if self.len == 0 {
            return None;
        }
        let top = self.cards[0];
        self.cards.copy_within(1.., 0);
        self.len -= 1;
        self.cards[usize::from(self.len)] = StrokeId(0);
        Some(top)
    }

    pub fn put_under(&mut self, stroke: StrokeId) {
        self.cards[usize::from(self.len)] = stroke;
        self.len += 1;
    }
}

#[inline]
pub(crate) fn bit(stroke: StrokeId) -> u16 {
    1 << stroke.0
}

/// The indices of set bits, lowest first.
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

    /// Whom the game waits for.
    #[inline]
    pub(crate) fn pending(&self) -> SeatSet {
        match self.phase {
            Phase::Draft(Draft { waiting, .. })
            | Phase::Field(Fielding { waiting, .. })
            | Phase::Commit(Commit { waiting, .. })
            | Phase::Draw(Draw { waiting, .. })
            | Phase::Play(Play { waiting })
            | Phase::Pay(Pay { waiting, .. })
            | Phase::Limit(Limit { waiting }) => waiting,
            Phase::Pawn | Phase::Take => SeatSet::one(self.holder()),
            Phase::Resolve(Resolve { ask: StrokeAsk::Drop { victim: seat, .. }, .. })
            | Phase::Resolve(Resolve { owner: seat, .. })
            | Phase::End(End { seat, .. })
            | Phase::Bonus(Gain { seat, .. })
            | Phase::Free(Free { seat, .. }) => SeatSet::one(seat),
            Phase::Over => SeatSet::NONE,
        }
    }

    /// KU-10: where everybody chooses card by card or tile by tile, and nobody sees how many steps that takes.
    pub(crate) fn has_secret_steps(&self) -> bool {
        matches!(self.phase, Phase::Field(_) | Phase::Play(_) | Phase::Pay(_) | Phase::Limit(_))
    }

    /// A number for each question of the game, made from public facts.
    pub(crate) fn question(&self, _seat: Seat) -> u32 {
        let parts = match self.phase {
            Phase::Draft(Draft { packs, .. }) => [packs.rounds, 0, 0],
            Phase::Resolve(Resolve { owner, ask, .. }) => match ask {
                StrokeAsk::Target => [self.order(owner), 0, 0],
                StrokeAsk::Draw { .. } => [self.order(owner), 1, 0],
                StrokeAsk::Drop { left, .. } => [self.order(owner), 2, left],
                StrokeAsk::Votes(_) => [self.order(owner), 3, 0],
            },
            Phase::End(End { seat, ended, rally }) => {
                let ask = rally.map_or(0, |rally| match rally.ask {
                    RallyAsk::Votes(_) => 1,
                    RallyAsk::Tuck => 2,
                    RallyAsk::Minus => 3,
                    RallyAsk::Take => 4,
                    RallyAsk::Extra => 5,
                    RallyAsk::ExtraVotes(_) => 6,
                });
                [self.order(seat), ended, ask]
            }
            Phase::Bonus(Gain { seat, at, .. }) => [self.order(seat), at.0, 0],
            Phase::Free(Free { seat, gain }) => [self.order(seat), u8::from(gain.is_some()), 0],
            Phase::Field(_) | Phase::Pawn | Phase::Take | Phase::Commit(_) => [0; 3],
            Phase::Draw(_) | Phase::Play(_) | Phase::Pay(_) | Phase::Limit(_) | Phase::Over => [0; 3],
        };
        let all = [self.round, self.phase.name() as u8].into_iter().chain(parts);
        all.fold(0, |number, part| number << 4 | u32::from(part & 15))
    }

    #[inline]
    pub(crate) fn letters(&self) -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator + Clone + use<> {
        Letter::all(self.options.seats)
    }

    /// The pawn holder. Only called once the first round has begun.
    #[inline]
    pub(crate) fn holder(&self) -> Seat {
        self.holder.expect("somebody has the pawn from the first round on")
    }

    /// KU-5.2d: how many players come before this one in a step that goes clockwise from the pawn holder.
    #[inline]
    pub(crate) fn order(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.holder().0) % self.seats
    }

    /// KU-5.2d: this player and those after it, in the same order.
    #[inline]
    pub(crate) fn seats_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let left = self.seats - self.order(seat);
        seat.round(self.seats).take(usize::from(left))
    }

    /// KU-5.2d: those after this player.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats_from(seat).skip(1)
    }

    /// KU-2.1, KU-2.4: the icons of one Candidate alone.
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

    /// All cards in hand except those set aside.
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

    /// KU-5.7d: how many rungs a rally of this length reaches, and how many cards it is short of the next.
    pub(crate) fn rungs(&self, seat: Seat, length: u8) -> (u8, Option<u8>) {
        let reached = (0..LADDER.len()).take_while(|rung| length >= self.rung(seat, *rung)).count();
        let short = (reached < LADDER.len()).then(|| self.rung(seat, reached) - length);
        (reached as u8, short)
    }

    #[inline]
    pub(crate) fn column(&self, seat: Seat, at: Letter) -> &Column {
        &self.columns[usize::from(column(seat, at))]
    }

    pub(crate) fn has_rally(&self, seat: Seat) -> bool {
        self.letters().any(|at| self.column(seat, at).length > 0)
    }

    pub(crate) fn seat_tile(&self, at: Letter) -> &'static crate::cards::SeatTile {
        self.set.seat(self.tiles[at.index()])
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

    /// Adds a card of a kind to a column.
    pub(crate) fn add_to_rally(&mut self, column: u8, kind: KindId) {
        self.rallies.push(column, kind);
        self.count_rally(column, kind, 1);
    }

    /// Adds cards of a kind to a column's totals, or subtracts them.
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

    /// KU-2.5: tucks a card under a Candidate, with the icons printed on it.
    pub(crate) fn tuck(&mut self, seat: Seat, at: Letter, kind: KindId) {
        self.tucked.push(column(seat, at), kind);
        let icons = self.set.kind(kind).icons;
        self.icons[seat.index()][at.index()].add(&icons);
    }

    /// Takes a card out of a hand, which must have it.
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

    /// KU-4.3: the Candidate there. Only called once all are placed.
    pub(crate) fn tile_at(&self, seat: Seat, at: Letter) -> TileId {
        self.field[seat.index()][at.index()].expect("Candidates are placed before the first round")
    }

    /// KU-6.4: moves vote cards from a supply to a pile; they never come back.
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

/// A face-down card in one byte: states are cloned often and have room for many of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PackedCard(u8);

impl PackedCard {
    /// Masterstrokes are numbered after all kinds.
    const FIRST_STROKE: u8 = 128;

    #[inline]
    pub fn unpack(self) -> Card {
        match self.0.checked_sub(PackedCard::FIRST_STROKE) {
            None => Card::Kind(KindId(self.0)),
            Some(stroke) => Card::Stroke(StrokeId(stroke)),
        }
    }
}

impl From<Card> for PackedCard {
    #[inline]
    fn from(card: Card) -> PackedCard {
        match card {
            Card::Kind(kind) => PackedCard(kind.0),
            Card::Stroke(stroke) => PackedCard(PackedCard::FIRST_STROKE + stroke.0),
        }
    }
}
