//! Seats, lists by seat, ranks and shares.

use hustings_core::{MAX_SEATS, Outcome, PerSeat, Seat, SeatSet, Viewer, parted_by, rank};

fn per_seat<T: Clone>(values: &[T]) -> PerSeat<T> {
    PerSeat::new(values.len() as u8, |seat| values[seat.index()].clone())
}

fn outcome(ranks: &[u8]) -> Outcome {
    Outcome {
        ranks: per_seat(ranks),
        scores: per_seat(&vec![0; ranks.len()]),
        reason: "test".into(),
        teams: Vec::new(),
    }
}

#[test]
fn equals_share_a_rank_and_the_next_is_skipped() {
    assert_eq!(rank(&per_seat(&[5, 9, 9, 1])).values(), [3, 1, 1, 4]);
    assert_eq!(rank(&per_seat(&[7, 7, 7])).values(), [1, 1, 1]);
    assert_eq!(rank(&per_seat(&[(3, 1), (3, 2), (4, 0)])).values(), [3, 2, 1], "the greatest key is first");
    assert_eq!(rank(&per_seat(&[0])).values(), [1]);
    assert_eq!(outcome(&[3, 1, 1, 4]).winners(), [Seat(1), Seat(2)].into_iter().collect());
}

#[test]
fn shares_sum_to_half_the_seats() {
    let shares =
        |ranks: &[u8]| Seat::all(ranks.len() as u8).map(|seat| outcome(ranks).share(seat)).collect::<Vec<f32>>();
    assert_eq!(shares(&[1, 2]), [1.0, 0.0]);
    assert_eq!(shares(&[1, 1]), [0.5, 0.5]);
    assert_eq!(shares(&[2, 1, 3]), [0.5, 1.0, 0.0]);
    assert_eq!(shares(&[1, 2, 2, 4]), [1.0, 0.5, 0.5, 0.0]);
    assert_eq!(shares(&[1]), [1.0], "alone at the table one has won");
    // Every way five seats can finish.
    for scores in 0..5u32.pow(5) {
        let keys: Vec<u32> = (0..5).map(|seat| scores / 5u32.pow(seat) % 5).collect();
        let ranks = rank(&per_seat(&keys));
        let shares = shares(ranks.values());
        assert!((shares.iter().sum::<f32>() - 2.5).abs() < 1e-5, "{ranks:?}: {shares:?}");
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)));
    }
}

#[test]
fn the_first_key_that_differs_parts_first_from_second() {
    let parted = |keys: &[[u8; 2]]| parted_by(&per_seat(keys), ["chips", "money"]);
    assert_eq!(parted(&[[3, 0], [2, 9]]), "chips");
    assert_eq!(parted(&[[3, 1], [3, 2], [1, 7]]), "money");
    assert_eq!(parted(&[[3, 2], [3, 2], [3, 1]]), "shared");
    assert_eq!(parted(&[[5, 0], [3, 2], [3, 2]]), "chips", "what parts the others does not matter");
}

#[test]
fn a_list_by_seat_is_a_list_in_json() {
    let list = per_seat(&[1, 2, 3]);
    assert_eq!(serde_json::to_string(&list).expect("plain data"), "[1,2,3]");
    assert_eq!(serde_json::from_str::<PerSeat<i32>>("[1,2,3]").expect("a list"), list);
    assert!(serde_json::from_str::<PerSeat<i32>>("[]").expect("a list").values().is_empty());
    assert!(serde_json::from_str::<PerSeat<i32>>("[1,2,3,4,5,6]").is_ok());
    assert!(serde_json::from_str::<PerSeat<i32>>("[1,2,3,4,5,6,7]").is_err(), "more than {MAX_SEATS} is an error");
    assert!(serde_json::from_str::<PerSeat<i32>>("{\"0\":1}").is_err());
    assert_eq!(serde_json::to_string(&Seat(3)).expect("plain data"), "3");
}

#[test]
fn seats_go_round() {
    assert_eq!(Seat(2).next(3), Seat(0));
    assert_eq!(Seat(0).next(3), Seat(1));
    assert_eq!(Seat(2).round(4).map(|seat| seat.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    assert_eq!(Seat::all(3).rev().map(|seat| seat.0).collect::<Vec<_>>(), [2, 1, 0]);
}

#[test]
fn a_set_of_seats() {
    let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
    assert_eq!(set.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1, 4]);
    assert_eq!((set.len(), set.first()), (2, Some(Seat(1))));
    assert_eq!(set.without(Seat(1)).with(Seat(4)), SeatSet::one(Seat(4)));
    assert_eq!(set.without(Seat(1)).without(Seat(4)), SeatSet::NONE);
    assert_eq!(SeatSet::all(6).len(), 6);
    assert!(!SeatSet::all(6).contains(Seat(6)) && !SeatSet::all(6).contains(Seat(200)));
    assert_eq!(SeatSet::NONE.first(), None);
}

#[test]
fn viewers_know_what_is_theirs() {
    let knows = |viewer: Viewer| [0, 1].map(|seat| viewer.is(Seat(seat)));
    assert_eq!(knows(Viewer::Seat(Seat(1))), [false, true]);
    assert_eq!(knows(Viewer::Spectator), [false, false]);
    assert_eq!(knows(Viewer::Everything), [true, true]);
    assert_eq!(Viewer::all(2).count(), 4);
}
