//! For learning agents: every move by number, and the board as planes of numbers.

use hustings_core::{Seat, Start};

use crate::Kuzushi;
use crate::bits::Bits as _;
use crate::moves::{Move, Space};
use crate::state::{State, on_position};
use crate::view::{Kind, View};

/// How far from the city a tile can be, in each direction.
fn reach(start: &Start<Kuzushi>) -> i8 {
    start.options().grid() as i8 - 1
}

/// Bases, then flags, on all spaces row by row from the south-west.
pub(crate) fn all_moves(start: &Start<Kuzushi>, out: &mut Vec<Move>) {
    let reach = reach(start);
    let spaces = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| Space { x, y }));
    out.extend(spaces.clone().map(|at| Move::Base { at }));
    out.extend(spaces.map(|at| Move::Flip { at }));
}

fn plane(start: &Start<Kuzushi>) -> usize {
    let side = 2 * reach(start) as usize + 1;
    side * side
}

/// Two planes, a stack and a turn for each seat.
pub(crate) fn features(start: &Start<Kuzushi>) -> usize {
    usize::from(start.seats()) * (2 * plane(start) + 2)
}

/// For each seat, beginning with `seat`: its bases and its flags, as planes over the spaces in the order of
/// [`all_moves`]. Then each seat's stack, as a fraction of the full one, and whose turn it is. The city is always in
/// the middle and is left out.
pub(crate) fn observe(start: &Start<Kuzushi>, view: &View, seat: Seat, out: &mut [f32]) {
    let (reach, plane, seats) = (reach(start), plane(start), start.seats());
    let place = |other: Seat| usize::from((other.0 + seats - seat.0) % seats);
    let side = 2 * reach as usize + 1;
    for tile in &view.tiles {
        let space = (tile.at.y + reach) as usize * side + (tile.at.x + reach) as usize;
        match tile.kind {
            Kind::Base => out[2 * place(tile.seat) * plane + space] = 1.0,
            Kind::Flag => out[(2 * place(tile.seat) + 1) * plane + space] = 1.0,
            Kind::City => {}
        }
    }
    let stacks = 2 * usize::from(seats) * plane;
    for (other, stack) in view.stacks.iter() {
        out[stacks + place(other)] = f32::from(*stack) / f32::from(start.options().tiles());
    }
    if let Some(turn) = view.turn {
        out[stacks + usize::from(seats) + place(turn)] = 1.0;
    }
}

/// KZ-8: nothing is hidden, so the numbers of [`observe`] can come from the board itself, whose spaces are in the same order.
pub(crate) fn observe_state(start: &Start<Kuzushi>, state: &State, seat: Seat, out: &mut [f32]) {
    let (plane, seats) = (plane(start), start.seats());
    let place = |other: Seat| usize::from((other.0 + seats - seat.0) % seats);
    let stacks = 2 * usize::from(seats) * plane;
    on_position!(&state.0, position => {
        for other in Seat::all(seats) {
            let (at, bases) = (place(other), 2 * place(other) * plane);
            position.bases[other.index()].indices().for_each(|space| out[bases + space] = 1.0);
            position.flags[other.index()].indices().for_each(|space| out[bases + plane + space] = 1.0);
            out[stacks + at] = f32::from(position.stacks[other.index()]) / f32::from(start.options().tiles());
        }
        if !position.over {
            out[stacks + usize::from(seats) + place(position.turn)] = 1.0;
        }
    });
}

#[cfg(test)]
mod tests {
    use hustings_core::{Game, Luck, Silent, Viewer};

    use super::*;

    #[test]
    fn the_board_and_its_view_give_the_same_numbers() {
        for (seats, options) in [(2, r#"{}"#), (4, r#"{"teams":2}"#), (6, r#"{}"#)] {
            let start = Start::<Kuzushi>::new(seats, serde_json::from_str(options).expect("options")).expect("a start");
            let mut luck = Luck::from_number(seats.into());
            let mut state = Kuzushi::setup(&start, &mut luck, &mut Silent);
            while let Some(turn) = Kuzushi::pending(&state).first() {
                for seat in Seat::all(seats) {
                    let (mut one, mut other) = (vec![0.0; features(&start)], vec![0.0; features(&start)]);
                    observe(&start, &Kuzushi::view(&start, &state, Viewer::Seat(seat)), seat, &mut one);
                    observe_state(&start, &state, seat, &mut other);
                    assert_eq!(one, other);
                }
                let mut moves = Vec::new();
                Kuzushi::legal_moves(&state, turn, &mut moves);
                let mv = *luck.pick(&moves);
                Kuzushi::play(&mut state, turn, &mv, &mut luck, &mut Silent).expect("a listed move");
            }
        }
    }
}
