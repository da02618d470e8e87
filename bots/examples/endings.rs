//! How fast the endings of Kuzushi are solved: `cargo run --release -p hustings-bots --example endings -- [POSITIONS]`.
//!
//! It takes positions from random games and from games of quick bots on the usual board. Positions with at most twelve turns left by the
//! rules (KZ-5.6) are solved exactly, every move with its margin. As most games end sooner, it also takes positions twelve turns before
//! the actual end, and gives the search a second to prove who wins.

use std::time::{Duration, Instant};

use hustings_bots::{Budget, Minimax, Player, SearchSettings};
use hustings_core::{Game, Luck, Silent, Start, Viewer};
use hustings_kuzushi::{Kuzushi, State};

const TO_GO: usize = 12;
/// No game is longer.
const LONGEST: usize = 35;

fn main() {
    let positions: usize = std::env::args().nth(1).map_or(50, |text| text.parse().expect("how many positions"));
    let start = Start::new(2, Default::default()).expect("the usual table");
    for quick in [false, true] {
        let who = if quick { "quick bots" } else { "random play" };
        let games = || (1..).map(|seed| game(&start, quick, &mut Luck::from_number(seed)));
        let long = games().filter(|line| line.len() > LONGEST - TO_GO + 1).take(positions);
        let times = long.map(|line| solving(&line[LONGEST - TO_GO])).collect();
        report(&format!("{who}, at most {TO_GO} turns to go, solved"), times);
        let times = games().take(positions).map(|line| proving(&start, &line[line.len() - 1 - TO_GO])).collect();
        report(&format!("{who}, {TO_GO} turns before the end, winner proven"), times);
    }
}

/// The positions of a game, from the first to the last.
fn game(start: &Start<Kuzushi>, quick: bool, luck: &mut Luck) -> Vec<State> {
    let mut line = vec![Kuzushi::setup(start, luck, &mut Silent)];
    let mut moves = Vec::new();
    let mut bot = Minimax::<Kuzushi>::new(Budget::Nodes(500), SearchSettings::default());
    while let Some(seat) = Kuzushi::pending(&line[line.len() - 1]).first() {
        let mut next = line[line.len() - 1].clone();
        let mv = if quick && line.len() > 6 && luck.below(8) > 0 {
            let view = Kuzushi::view(start, &next, Viewer::Seat(seat));
            bot.choose(start, &view, seat, luck).expect("it is asked").mv
        } else {
            moves.clear();
            Kuzushi::legal_moves(&next, seat, &mut moves);
            *luck.pick(&moves)
        };
        Kuzushi::play(&mut next, seat, &mv, luck, &mut Silent).expect("listed");
        line.push(next);
    }
    line
}

/// How long it takes to find every move's exact margin.
fn solving(state: &State) -> Option<Duration> {
    let seat = Kuzushi::pending(state).first().expect("not over yet");
    let begun = Instant::now();
    let solved =
        Minimax::<Kuzushi>::new(Budget::Time(Duration::from_secs(30)), SearchSettings::default()).solve(state, seat);
    solved.map(|_| begun.elapsed())
}

/// How long it takes to be certain who wins.
fn proving(start: &Start<Kuzushi>, state: &State) -> Option<Duration> {
    let seat = Kuzushi::pending(state).first().expect("not over yet");
    let view = Kuzushi::view(start, state, Viewer::Seat(seat));
    let begun = Instant::now();
    let mut bot = Minimax::<Kuzushi>::new(Budget::Time(Duration::from_secs(1)), SearchSettings::default());
    let choice = bot.choose(start, &view, seat, &mut Luck::from_number(0)).expect("it is asked");
    let certain = |share: f32| share == 0.0 || share == 1.0;
    choice.candidates.first().is_none_or(|best| certain(best.share)).then(|| begun.elapsed())
}

fn report(what: &str, mut times: Vec<Option<Duration>>) {
    let positions = times.len();
    let within = times.iter().flatten().filter(|time| **time <= Duration::from_secs(1)).count();
    times.sort_by_key(|time| time.unwrap_or(Duration::MAX));
    let text = |time: Option<Duration>| time.map_or("never".to_owned(), |time| format!("{time:.1?}"));
    let (median, worst) = (text(times[positions / 2]), text(times[positions - 1]));
    println!("{what}: {positions} positions, median {median}, worst {worst}, {within} within a second");
}
