//! Same view, same seed, same move: what the bots choose in some positions of every game, pinned in `choices.txt`.
//!
//! It tells a change of code from a change of play. Where play is meant to change, write the file again:
//! `PIN=1 cargo test -p hustings-bots choices`.

use std::fmt::Write as _;

use hustings_bots::{Budget, Player, Spec};
use hustings_catalog::{EachGame, each_game};
use hustings_core::{CompleteGame, Luck, Silent, Start, Viewer, playout};
use hustings_testkit::Duel;

const BOTS: [&str; 6] = [
    "greedy",
    "mcts:nodes=120",
    "mcts:nodes=60:cut=end:playouts=uniform:worlds=one",
    "mcts:nodes=60:temper=grudging:slip=0.5",
    "mcts:nodes=60:temper=cautious:threads=2",
    "minimax:nodes=1500",
];

/// How many random moves lead to each position.
const MOVES: [u32; 4] = [0, 5, 12, 25];

struct Pins(String);

impl EachGame for Pins {
    fn each<G: CompleteGame>(&mut self) {
        let (fewest, most) = (G::INFO.seats.iter().min(), G::INFO.seats.iter().max());
        for seats in [fewest, most].into_iter().flatten().copied().map(|seats| seats.max(2)) {
            let start = Start::<G>::new(seats, G::Options::default()).expect("a usual table");
            for moves in MOVES {
                self.position(&start, moves);
            }
        }
    }
}

impl Pins {
    fn position<G: CompleteGame>(&mut self, start: &Start<G>, moves: u32) {
        let mut luck = Luck::from_number(moves.into());
        let mut state = G::setup(start, &mut luck, &mut Silent);
        playout::<G>(&mut state, &mut luck, &mut Vec::new(), moves);
        let Some(seat) = G::pending(&state).first() else { return };
        let view = G::view(start, &state, Viewer::Seat(seat));
        for bot in BOTS {
            let mut player: Box<dyn Player<G>> = bot.parse::<Spec>().expect(bot).player(Budget::Nodes(1));
            let choice =
                player.choose(start, &view, seat, &mut Luck::from_number(7)).expect("a pending seat can choose");
            let visits: u32 = choice.candidates.iter().map(|option| option.visits).sum();
            let best = choice.candidates.first().map_or(0, |option| option.visits);
            let (game, seats, mv) = (G::INFO.name, start.seats(), G::write_move(start, &choice.mv));
            writeln!(self.0, "{game} {seats} seats, move {moves}, {bot}: {mv} ({best} of {visits} visits)")
                .expect("memory takes it");
        }
    }
}

#[test]
fn bots_choose_what_they_chose_before() {
    let mut pins = Pins(String::new());
    each_game(&mut pins);
    pins.each::<Duel>();
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/choices.txt");
    if std::env::var_os("PIN").is_some() {
        std::fs::write(file, &pins.0).expect("the file can be written");
    }
    let pinned = std::fs::read_to_string(file).expect("the file is there");
    for (found, expected) in pins.0.lines().zip(pinned.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(pins.0.lines().count(), pinned.lines().count());
}
