//! What search does most: list moves, play one, clone, and play to the end.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use hustings_core::{Game, Luck, Silent, Start, playout};
use hustings_kuzushi::{Kuzushi, Options, State};

/// The usual boards, one for each width of bits but the widest.
const TABLES: [(u8, &str); 3] = [(2, "2 seats 6x6"), (3, "3 seats 7x7"), (4, "4 seats 8x8")];

fn start(seats: u8) -> Start<Kuzushi> {
    Start::new(seats, Options::default()).expect("the usual table")
}

/// A crowded board, a dozen random moves in.
fn midgame(start: &Start<Kuzushi>) -> State {
    let mut luck = Luck::from_number(1);
    let mut state = Kuzushi::setup(start, &mut luck, &mut Silent);
    playout::<Kuzushi>(&mut state, &mut luck, &mut Vec::new(), 12);
    state
}

fn speed(criterion: &mut Criterion) {
    for (seats, table) in TABLES {
        let start = start(seats);
        let state = midgame(&start);
        let seat = Kuzushi::pending(&state).first().expect("not over");
        let mut luck = Luck::from_number(2);
        let mut moves = Vec::new();
        Kuzushi::legal_moves(&state, seat, &mut moves);
        let mv = *luck.pick(&moves);
        let mut group = criterion.benchmark_group(table);
        group.bench_function("legal moves", |bencher| {
            bencher.iter(|| {
                moves.clear();
                Kuzushi::legal_moves(black_box(&state), seat, &mut moves);
                moves.len()
            });
        });
        group.bench_function("play", |bencher| {
            let play = |state: &mut State| Kuzushi::play(state, seat, black_box(&mv), &mut luck, &mut Silent);
            bencher.iter_batched_ref(|| state.clone(), play, BatchSize::SmallInput);
        });
        group.bench_function("clone", |bencher| bencher.iter(|| black_box(&state).clone()));
        group.bench_function("playout", |bencher| {
            let mut luck = Luck::from_number(3);
            bencher.iter(|| {
                let mut state = Kuzushi::setup(&start, &mut luck, &mut Silent);
                playout::<Kuzushi>(&mut state, &mut luck, &mut moves, u32::MAX)
            });
        });
        group.finish();
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
