//! KU-5.4: everybody names numbers in secret, then cards are dealt one at a time.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, SeatSet};

use super::{play, secret};
use crate::cards::{Deck, KindId};
use crate::error::Illegal;
use crate::events::{Event, Pile};
use crate::icons::Icon;
use crate::info::MAX_SEATS;
use crate::moves::{Choice, Move};
use crate::phase::{Draw, Phase};
use crate::state::State;

pub(super) fn step(state: &mut State) {
    state.phase = Phase::Draw(Draw { waiting: SeatSet::all(state.seats), wishes: Default::default() });
}

/// The most Rally and Asset cards a player may ask for.
pub(crate) fn limits(state: &State, seat: Seat) -> [u8; 2] {
    [state.at_least_one(seat, Icon::C), state.at_least_one(seat, Icon::I)]
}

pub(super) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
    let [rallies, assets] = limits(state, seat);
    for rally in 0..=rallies {
        out.extend((0..=assets).map(|asset| Move::Draw(rally, asset)));
    }
}

pub(super) fn name(
    state: &mut State,
    mut draw: Draw,
    seat: Seat,
    numbers: [u8; 2],
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let [rally, asset] = limits(state, seat);
    if numbers[0] > rally || numbers[1] > asset {
        return Err(Illegal::TooManyDrawn { rally, asset });
    }
    draw.wishes[seat.index()] = numbers;
    secret(state, &mut draw.waiting, seat, Choice::Draw(numbers[0], numbers[1]), true, log);
    if draw.waiting.is_empty() {
        deal(state, SeatSet::all(state.seats), draw.wishes, luck, log);
        play::step(state, luck, log);
    } else {
        state.phase = Phase::Draw(draw);
    }
    Ok(())
}

/// KU-5.4: deals what the players have named, one card each clockwise from the holder until everybody has theirs: all
/// Rally cards first, then all Asset cards.
pub(super) fn deal(
    state: &mut State,
    asked: SeatSet,
    wishes: [[u8; 2]; MAX_SEATS],
    luck: &mut Luck,
    log: &mut impl Log<Event>,
) {
    let holder = state.holder();
    for seat in holder.round(state.seats).filter(|seat| asked.contains(*seat)) {
        let [rally, asset] = wishes[seat.index()];
        log.add(|| Event::DrawNamed { seat, rally, asset });
    }
    for deck in [Deck::Rally, Deck::Asset] {
        let mut dealt = Dealt::default();
        let wanted = wishes.map(|numbers| numbers[deck as usize]);
        let mut lost = [0; MAX_SEATS];
        for card in 0..wanted.into_iter().max().unwrap_or(0) {
            for seat in holder.round(state.seats).filter(|seat| wanted[seat.index()] > card) {
                if state.deck_size[deck as usize] == 0 {
                    dealt.tell(state, deck, log); // cards dealt before a reshuffle are reported before it
                    remake(state, deck, log);
                }
                match draw_card(state, seat, deck, luck) {
                    Some(kind) => dealt.0[seat.index()].push(kind.0),
                    None => {
                        lost[seat.index()] += 1;
                        state.dry = true;
                    }
                }
            }
        }
        dealt.tell(state, deck, log);
        for seat in holder.round(state.seats).filter(|seat| lost[seat.index()] > 0) {
            log.add(|| Event::DrawsLost { seat, pile: pile(deck), count: lost[seat.index()] });
        }
    }
}

/// Cards dealt and not yet reported.
#[derive(Default)]
struct Dealt([ArrayVec<u8, 64>; MAX_SEATS]);

impl Dealt {
    fn tell(&mut self, state: &State, deck: Deck, log: &mut impl Log<Event>) {
        for seat in state.holder().round(state.seats) {
            let cards = &mut self.0[seat.index()];
            if !cards.is_empty() {
                let ids = || cards.iter().map(|kind| state.set.kind(KindId(*kind)).id.as_str()).collect();
                log.add(|| Event::Dealt { seat, pile: pile(deck), count: cards.len() as u8, cards: Some(ids()) });
                cards.clear();
            }
        }
    }
}

fn pile(deck: Deck) -> Pile {
    match deck {
        Deck::Rally => Pile::Rallies,
        Deck::Asset => Pile::Assets,
    }
}

/// One card from a deck, at random.
fn draw_card(state: &mut State, seat: Seat, deck: Deck, luck: &mut Luck) -> Option<KindId> {
    let size = state.deck_size[deck as usize];
    if size == 0 {
        return None;
    }
    let mut place = luck.below(u32::from(size)) as u8;
    let range = state.set.range(deck);
    let mut found = range.start;
    for (kind, count) in state.deck[range].iter().enumerate() {
        if place < *count {
            found += kind;
            break;
        }
        place -= count;
    }
    let kind = KindId(found as u8);
    state.deck[found] -= 1;
    state.deck_size[deck as usize] -= 1;
    state.hands[seat.index()][found] += 1;
    state.hand_cards[seat.index()] += 1;
    for viewer in Seat::all(state.seats) {
        let belief = &mut state.beliefs[viewer.index()];
        if viewer == seat { belief.drew(state.set, kind) } else { belief.other_drew(seat, deck) }
    }
    Some(kind)
}

/// An empty deck is made from its discards.
fn remake(state: &mut State, deck: Deck, log: &mut impl Log<Event>) {
    let cards = state.discard_size(deck);
    if cards == 0 {
        return;
    }
    for kind in state.set.range(deck) {
        state.deck[kind] = std::mem::take(&mut state.discard[kind]);
    }
    state.deck_size[deck as usize] = cards;
    for viewer in 0..usize::from(state.seats) {
        state.beliefs[viewer].remade(state.set, deck, &state.deck);
    }
    log.add(|| Event::Shuffled { pile: pile(deck), cards, again: true });
}
