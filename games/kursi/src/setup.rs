//! KU-3, KU-4.1: from the box to the first pick.

use hustings_core::{Log, Luck, Seat, SeatSet, Start};

use crate::Kursi;
use crate::cards::{CANDIDATES, Deck, KINDS, KindId, SEAT_TILES, STROKES, StrokeId};
use crate::events::{Event, Pile};
use crate::icons::{Icon, Icons};
use crate::info::{MAX_PLACES, MAX_SEATS, Mix};
use crate::memory::{Belief, StrokeMemory};
use crate::moves::Source;
use crate::row::Row;
use crate::rules::{draft, strokes};
use crate::state::{Active, Asked, COLUMNS, Column, Draft, Lasting, NONE, Phase, State, StrokeDeck};

pub(crate) fn prepare(start: &Start<Kursi>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let mut state = bare(start);
    let set = state.set;
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
    deal_packs(&mut state, luck);
    draft::tell_packs(&state, log);
    state
}

/// KU-3.3.
fn choose_seats(state: &State, luck: &mut Luck) -> [u8; MAX_PLACES] {
    let places = usize::from(state.places());
    let mut tiles: [u8; SEAT_TILES] = std::array::from_fn(|tile| tile as u8);
    luck.shuffle(&mut tiles);
    if state.options.mix == Mix::Intro {
        // The first of each issue comes to the front.
        for (front, issue) in Icon::ISSUES.into_iter().enumerate() {
            let found = tiles[front..].iter().position(|tile| state.set.seats[usize::from(*tile)].issue == issue);
            let found = front + found.unwrap_or(0);
            tiles[front..=found].rotate_right(1);
        }
        // Their order tells of the issues in front.
        if places > Icon::ISSUES.len() {
            luck.shuffle(&mut tiles[Icon::ISSUES.len()..]);
        }
        luck.shuffle(&mut tiles[..places]);
    }
    std::array::from_fn(|place| if place < places { tiles[place] } else { NONE })
}

/// KU-4.1.
fn deal_packs(state: &mut State, luck: &mut Luck) {
    let mut tiles: [u8; CANDIDATES] = std::array::from_fn(|tile| tile as u8);
    luck.shuffle(&mut tiles);
    let size = usize::from(state.places()) + 1;
    for (pack, tiles) in state.draft.packs[..usize::from(state.seats)].iter_mut().zip(tiles.chunks(size)) {
        *pack = tiles.iter().map(|tile| 1 << tile).sum();
    }
}

/// Everything in its place before anything is dealt; starter sets are in hand, and everybody knows them.
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
        phase: Phase::Draft,
        round: 0,
        waiting: SeatSet::all(seats),
        asked: Asked::Step,
        holder: None,
        order: 0,
        ended: 0,
        at: NONE,
        length: 0,
        tiles: [NONE; MAX_PLACES],
        draft: Draft::over(0),
        field: [[NONE; MAX_PLACES]; MAX_SEATS],
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
        committed: [NONE; MAX_SEATS],
        active: [Active::NONE; STROKES],
        lasting: [Lasting::default(); MAX_SEATS],
        wishes: [[0; 2]; MAX_SEATS],
        staged: Row::EMPTY,
        due: [0; MAX_SEATS],
        rallies: Row::EMPTY,
        columns: [Column::default(); COLUMNS],
        tucked: Row::EMPTY,
        supply: std::array::from_fn(|seat| if present(seat) { set.votes } else { [0; 4] }),
        piles: Default::default(),
        beliefs,
        stroke_memory: StrokeMemory { deck: u16::MAX, ..StrokeMemory::NOTHING },
    }
}
