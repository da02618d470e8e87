//! Bots act out of turn where they gain by it, using only what they may know, and not too often.

use hustings_bots::{Budget, Player, Spec};
use hustings_core::{Game, Luck, Seat, Silent, Start, Viewer};
use hustings_politics_as_usual::{Move, PoliticsAsUsual};

fn start(options: &str) -> Start<PoliticsAsUsual> {
    Start::new(3, serde_json::from_str(options).expect("options")).expect("a table")
}

fn player() -> Box<dyn Player<PoliticsAsUsual>> {
    "greedy".parse::<Spec>().expect("a bot").player(Budget::Nodes(50))
}

/// The moves out of turn in one game of three bots, and how many times a bot could have made one.
fn out_of_turn(start: &Start<PoliticsAsUsual>, seed: u64) -> (Vec<(Seat, Move)>, u32) {
    type G = PoliticsAsUsual;
    let (mut luck, mut mind) = (Luck::from_number(seed), Luck::from_number(seed + 1000));
    let mut state = G::setup(start, &mut luck, &mut Silent);
    let (mut said, mut moments) = (Vec::new(), 0);
    let mut bot = player();
    while let Some(asked) = G::pending(&state).first() {
        let pending = G::pending(&state);
        for seat in Seat::all(3).filter(|seat| !pending.contains(*seat)) {
            let view = G::view(start, &state, Viewer::Seat(seat));
            // With other hidden cards it makes the same move.
            let other = G::imagine(start, &view, &mut Luck::from_number(moments.into())).expect("a real view");
            let there = G::view(start, &other, Viewer::Seat(seat));
            let here = bot.out_of_turn(start, &view, seat, &mut mind.clone());
            assert_eq!(here, bot.out_of_turn(start, &there, seat, &mut mind));
            moments += 1;
            if let Some(mv) = here {
                G::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a listed move");
                said.push((seat, mv));
            }
        }
        let view = G::view(start, &state, Viewer::Seat(asked));
        let choice = bot.choose(start, &view, asked, &mut mind).expect("a move");
        G::play(&mut state, asked, &choice.mv, &mut luck, &mut Silent).expect("a legal move");
    }
    (said, moments)
}

/// PU-10: a received token counts as a vote, one's own does not. So a swap is good for both, and bots find it.
#[test]
fn bots_make_offers_that_are_accepted() {
    let start = start("{}");
    let (mut offers, mut accepted, mut moments) = (0, 0, 0);
    for seed in 0..3 {
        let (said, asked) = out_of_turn(&start, seed);
        offers += said.iter().filter(|(_, mv)| matches!(mv, Move::Offer { .. })).count();
        accepted += said.iter().filter(|(_, mv)| matches!(mv, Move::Accept { .. })).count();
        moments += asked;
    }
    assert!(accepted > 0 && accepted <= offers, "{accepted} of {offers} offers");
    assert!(offers * 10 < moments as usize, "{offers} offers in {moments} moments");
}

#[test]
fn where_nothing_can_be_traded_nothing_is_offered() {
    let (said, _) = out_of_turn(&start(r#"{"trade":false}"#), 1);
    assert!(said.iter().all(|(_, mv)| matches!(mv, Move::Power { .. })), "{said:?}");
}
