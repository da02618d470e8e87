//! What search does most: list moves, play one, clone, imagine, and play to the end.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use hustings_core::{Game, Luck, Silent, Start, Viewer, playout};
use hustings_kursi::{Kursi, Options, State};

fn start(seats: u8) -> Start<Kursi> {
    Start::new(seats, Options::default()).expect("the usual table")
}

/// A campaign in full swing, some two hundred random moves in.
fn midgame(start: &Start<Kursi>) -> State {
    let mut luck = Luck::from_number(1);
    let mut state = Kursi::setup(start, &mut luck, &mut Silent);
    playout::<Kursi>(&mut state, &mut luck, &mut Vec::new(), 200);
    state
}

fn speed(criterion: &mut Criterion) {
    for seats in [2, 4] {
        let start = start(seats);
        let state = midgame(&start);
        let seat = Kursi::pending(&state).first().expect("not over");
        let mut luck = Luck::from_number(2);
        let mut moves = Vec::new();
        Kursi::legal_moves(&state, seat, &mut moves);
        let mv = *luck.pick(&moves);
        let mut group = criterion.benchmark_group(format!("{seats} seats"));
        group.bench_function("legal moves", |bencher| {
            bencher.iter(|| {
                moves.clear();
                Kursi::legal_moves(black_box(&state), seat, &mut moves);
                moves.len()
            });
        });
        group.bench_function("play", |bencher| {
            let play = |state: &mut State| Kursi::play(state, seat, black_box(&mv), &mut luck, &mut Silent);
            bencher.iter_batched_ref(|| state.clone(), play, BatchSize::SmallInput);
        });
        group.bench_function("clone", |bencher| bencher.iter(|| black_box(&state).clone()));
        group.bench_function("imagine", |bencher| {
            let view = Kursi::view(&start, &state, Viewer::Seat(seat));
            let mut luck = Luck::from_number(3);
            bencher.iter(|| Kursi::imagine(&start, black_box(&view), &mut luck).expect("a sound view"));
        });
        group.bench_function("playout", |bencher| {
            let mut luck = Luck::from_number(3);
            bencher.iter(|| {
                let mut state = Kursi::setup(&start, &mut luck, &mut Silent);
                playout::<Kursi>(&mut state, &mut luck, &mut moves, u32::MAX)
            });
        });
        group.finish();
    }
}

criterion_group!(benches, speed);
criterion_main!(benches);
