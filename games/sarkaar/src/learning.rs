//! For learning agents: every move by number, and the view as hashed facts.

use hustings_core::{Seat, Start, hashed_features};

use crate::Sarkaar;
use crate::cards::{CARDS, CardId, Effect, LeaderId, Set, Square, StateId};
use crate::moves::{Move, Shape, Shares, Target};
use crate::pieces::{Benefit, Deck, Track};
use crate::rules::effects;
use crate::view::View;

/// In the order of the notation (SK-13).
pub(crate) fn all_moves(start: &Start<Sarkaar>, out: &mut Vec<Move>) {
    let set: &Set = &start.set().data;
    let cards = || (0..CARDS).map(|card| CardId(card as u8));
    let states = || StateId::all();
    out.extend((0..set.leaders().len()).map(|leader| Move::Leader(LeaderId(leader as u8))));
    out.extend(squares(set).map(Move::Seat));
    out.extend(squares(set).map(Move::Power));
    out.extend(Track::ALL.iter().map(|track| Move::Track(*track)));
    out.extend(states().flat_map(|at| Benefit::ALL.iter().map(move |benefit| Move::State(at, *benefit))));
    out.extend(states().map(Move::StateAll));
    for card in cards() {
        let targets = targets(set, start.seats(), card);
        out.extend(targets.iter().map(|target| Move::Play(card, *target)));
        out.extend(targets.iter().map(|target| Move::Addon(card, *target)));
    }
    out.extend(cards().map(Move::Cash));
    out.push(Move::Done);
    out.extend(cards().map(Move::Chit));
    out.push(Move::Pass);
    out.extend(Benefit::ALL.iter().map(|benefit| Move::Take(*benefit)));
    out.extend(cards().map(Some).chain([None]).map(Move::Draw));
    out.extend([Move::Flip, Move::Keep, Move::Skip]);
    out.extend(cards().map(Move::Drop));
    out.push(Move::End);
}

fn squares(set: &Set) -> impl Iterator<Item = Square> {
    StateId::all().flat_map(|state| (0..set.state(state).size()).map(move |number| Square { state, number }))
}

/// Every target that a card with this effect can have.
fn targets(set: &Set, seats: u8, card: CardId) -> Vec<Target> {
    let seats = || Seat::all(seats);
    let effect = set.face(card).effect;
    match effects::shape(effect) {
        Shape::Nothing => vec![Target::Nothing],
        Shape::Track => Track::ALL.iter().map(|track| Target::Track(*track)).collect(),
        Shape::State => StateId::all().map(Target::State).collect(),
        Shape::Square => squares(set).map(Target::Square).collect(),
        Shape::Player => seats().map(Target::Player).collect(),
        Shape::Back => seats().flat_map(|seat| Deck::ALL.iter().map(move |deck| Target::Back(seat, *deck))).collect(),
        Shape::Marker => {
            seats().flat_map(|seat| Track::ALL.iter().map(move |track| Target::Marker(seat, *track))).collect()
        }
        Shape::Shares => {
            let most = match effect {
                Effect::Steal { weak, strong, .. } => u8::max(weak.into(), strong.into()),
                _ => 0,
            };
            let mut found = Vec::new();
            each_split(seats().len(), most, &mut [0; 4], 0, &mut found);
            found.into_iter().map(Target::Shares).collect()
        }
    }
}

/// Every way to take up to `most` from some of the seats, but never from all, since the thief is one of them.
fn each_split(seats: usize, most: u8, shares: &mut Shares, from: usize, found: &mut Vec<Shares>) {
    if from == seats {
        let taken = &shares[..seats];
        if taken.contains(&0) && taken.iter().any(|share| *share > 0) {
            found.push(*shares);
        }
        return;
    }
    for share in 0..=most {
        shares[from] = share;
        each_split(seats, most - share, shares, from + 1, found);
    }
    shares[from] = 0;
}

/// All of the view except what is printed on the cards, which never changes.
pub(crate) fn observe(_start: &Start<Sarkaar>, view: &View, seat: Seat, out: &mut [f32]) {
    hashed_features(view, seat, &["cards", "leaders"], out);
}
