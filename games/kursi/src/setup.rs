//! KU-3, KU-4.1: from the box to the first pick.

use hustings_core::{Log, Luck, Seat, SeatSet, Start};

use crate::Kursi;
use crate::cards::{CANDIDATES, Deck, KINDS, KindId, SEAT_TILES, STROKES, SeatTileId, StrokeId};
use crate::events::{Event, Pile};
use crate::icons::{Icon, Icons};
use crate::info::{MAX_PLACES, MAX_SEATS, Mix};
use crate::memory::{Belief, StrokeMemory};
use crate::moves::{Card, Source};
use crate::phase::{Draft, Packs, Phase};
use crate::row::Row;
use crate::rules::{draft, strokes};
use crate::state::{COLUMNS, Column, Lasting, State, StrokeDeck};

pub(crate) fn setup(start: &Start<Kursi>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let mut state = bare(start);
    let set = state.set;
    // KU-3.1
    for (pile, cards) in [(Pile::Candidates, CANDIDATES), (Pile::Seats, SEAT_TILES)] {
        log.add(|| Event::Shuffled { pile, cards: cards as u8, again: false });
    }
    for (pile, deck) in [(Pile::Assets, Deck::Asset), (Pile::Rallies, Deck::Rally)] {
        log.add(|| Event::Shuffled { pile, cards: state.deck_size[deck as usize], again: false });
    }
    (0..STROKES as u8).for_each(|stroke| state.stroke_deck.put_under(StrokeId(stroke)));
    luck.shuffle(state.stroke_deck.cards_mut());
    log.add(|| Event::Shuffled { pile: Pile::Strokes, cards: STROKES as u8, again: false });
    strokes::refill_display(&mut state, "KU-3.2", luck, log);
    state.tiles = choose_seats(&state, luck);
    log.add(|| Event::SeatsChosen { seats: state.letters().map(|at| state.seat_tile(at).id.as_str()).collect() });
    for seat in Seat::all(state.seats) {
        let cards = || set.kinds.iter().flat_map(|kind| (0..kind.starter).map(|_| kind.id.as_str())).collect();
        log.add(|| Event::Started { seat, cards: cards(), votes: state.supply_of(seat) });
    }
    for seat in Seat::all(state.seats) {
        strokes::take_stroke(&mut state, seat, Source::Deck, "KU-3.4", luck, log);
    }
    let packs = deal_packs(&state, luck);
    draft::pass_packs(&mut state, packs, log);
    state
}

/// KU-3.3.
fn choose_seats(state: &State, luck: &mut Luck) -> [SeatTileId; MAX_PLACES] {
    let places = usize::from(state.places());
    let mut tiles: [u8; SEAT_TILES] = std::array::from_fn(|tile| tile as u8);
    luck.shuffle(&mut tiles);
    if state.options.mix == Mix::Intro {
        // The first tile of each issue moves to the front.
        for (front, issue) in Icon::ISSUES.into_iter().enumerate() {
            let found = tiles[front..].iter().position(|tile| state.set.seats[usize::from(*tile)].issue == issue);
            let found = found.expect("a set has Seats of each issue");
            tiles[front..=front + found].rotate_right(1);
        }
        // The rest is shuffled again, because its order would hint at the tiles that were moved.
        if places > Icon::ISSUES.len() {
            luck.shuffle(&mut tiles[Icon::ISSUES.len()..]);
        }
        luck.shuffle(&mut tiles[..places]);
    }
    std::array::from_fn(|place| SeatTileId(if place < places { tiles[place] } else { 0 }))
}

/// KU-4.1.
fn deal_packs(state: &State, luck: &mut Luck) -> Packs {
    let mut tiles: [u8; CANDIDATES] = std::array::from_fn(|tile| tile as u8);
    luck.shuffle(&mut tiles);
    let size = usize::from(state.places()) + 1;
    let mut packs = Packs::default();
    for (pack, tiles) in packs.left[..usize::from(state.seats)].iter_mut().zip(tiles.chunks(size)) {
        *pack = tiles.iter().map(|tile| 1 << tile).sum();
    }
    packs
}

/// Everything before the first deal; starter sets are in hand, and everybody knows them.
pub(crate) fn bare(start: &Start<Kursi>) -> State {
    let set = &start.set().data;
    let seats = start.seats();
    let mut hand = [0; KINDS];
    let mut deck = [0; KINDS];
    let mut deck_size = [0; 2];
    for (place, kind) in set.kinds.iter().enumerate() {
        hand[place] = kind.starter;
        deck[place] = kind.count;
        deck_size[set.deck_of(KindId(place as u8)) as usize] += kind.count;
    }
    let present = |seat: usize| seat < usize::from(seats);
    let hands: [[u8; KINDS]; MAX_SEATS] = std::array::from_fn(|seat| if present(seat) { hand } else { [0; KINDS] });
    let beliefs = std::array::from_fn(|viewer| {
        if !present(viewer) {
            return Belief::NOTHING;
        }
        let known = std::array::from_fn(|seat| if seat == viewer { [0; KINDS] } else { hands[seat] });
        Belief { known, decks: deck, ..Belief::NOTHING }
    });
    State {
        set,
        options: *start.options(),
        seats,
        round: 0,
        phase: Phase::Draft(Draft { waiting: SeatSet::NONE, packs: Packs::default(), choices: Default::default() }),
        holder: None,
        tiles: [SeatTileId(0); MAX_PLACES],
        field: [[None; MAX_PLACES]; MAX_SEATS],
        icons: [[Icons::default(); MAX_PLACES]; MAX_SEATS],
        hand_cards: hands.map(|hand| hand.iter().sum()),
        hands,
        hand_strokes: [0; MAX_SEATS],
        held: [0; MAX_SEATS],
        deck,
        deck_size,
        discard: [0; KINDS],
        dry: false,
        stroke_deck: StrokeDeck::EMPTY,
        display: 0,
        stroke_discard: 0,
        active: [None; STROKES],
        lasting: [Lasting::default(); MAX_SEATS],
        staged: Row::empty(Card::Kind(KindId(0)).into()),
        rallies: Row::empty(KindId(0)),
        columns: [Column::default(); COLUMNS],
        tucked: Row::empty(KindId(0)),
        supply: std::array::from_fn(|seat| if present(seat) { set.votes } else { [0; 4] }),
        piles: Default::default(),
        beliefs,
        stroke_memory: StrokeMemory { deck: u16::MAX, ..StrokeMemory::NOTHING },
    }
}
