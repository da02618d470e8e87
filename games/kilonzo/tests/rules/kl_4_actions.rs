//! KL-4.3: moving, campaigning, debating.

use hustings_kilonzo::Reach;
use serde_json::json;

use crate::scene::{Scene, chips, money, moves, place, told};

/// KL-4.3a: adjacent for free, distance two for $1, once a turn.
#[test]
fn kl_4_3a_one_or_two_steps() {
    let mut table = Scene::seats(2).at(0, "NW").money(0, 1).table();
    table.play(0, "move N");
    assert_eq!(money(&table, 0), 1);
    assert_eq!(table.refuse(0, "move C").rule, "KL-4.3a");
    assert!(moves(&table, 0, "move").is_empty());

    let mut table = Scene::seats(2).at(0, "NW").money(0, 1).table();
    table.play(0, "move SE");
    assert_eq!(told(&table)[0], "Seat 0 pays $1 for the longer way.");
    assert_eq!((money(&table, 0), place(&table, 0)), (0, "SE".to_owned()));
}

/// KL-4.3a: no staying on the spot, nothing farther than two, and $1 must be there.
#[test]
fn kl_4_3a_refusals() {
    let mut table = Scene::seats(4).at(0, "N").money(0, 0).table();
    for to in ["N", "HS", "SW"] {
        assert_eq!(table.refuse(0, &format!("move {to}")).rule, "KL-4.3a", "{to}");
    }
    let mut table = Scene::seats(4).at(0, "N").money(0, 1).table();
    assert_eq!(table.refuse(0, "move HS").rule, "KL-4.3a", "three steps");
    table.play(0, "move HW");
}

/// KL-4.3a: occupied and full regions do not block; anybody's chosen home may be entered.
#[test]
fn kl_4_3a_nothing_blocks() {
    let mut table = Scene::seats(2).at(1, "N").chips(1, "N", 3).table();
    table.play(0, "move N");
    let mut table = Scene::seats(2).at(0, "E").table();
    table.play(0, "move HE");
    assert_eq!(place(&table, 0), "HE");
}

/// KL-4.3b: a chip on arrival where no rival has a candidate or a chip; one's own chips do not matter.
#[test]
fn kl_4_3b_no_rivals() {
    let arrive = |scene: Scene| {
        let mut table = scene.table();
        let reach = table.view(0).now.expect("a turn").reach;
        let told_before = reach.iter().find(|reach| reach.to.name() == "N").expect("beside").gain;
        let before = chips(&table, 0, "N");
        table.play(0, "move N");
        assert_eq!(chips(&table, 0, "N") - before, told_before, "as the view said");
        told(&table)[1..].to_vec()
    };
    let gain = ["Seat 0 gains one chip in the North for arriving where no rival is."];
    assert_eq!(arrive(Scene::seats(2)), gain);
    assert_eq!(arrive(Scene::seats(2).chips(0, "N", 2)), gain);
    assert_eq!(arrive(Scene::seats(2).chips(0, "N", 3)), ["Seat 0 gains and loses no chip in the North."]);
    assert!(arrive(Scene::seats(2).at(1, "N")).is_empty());
    assert!(arrive(Scene::seats(2).chips(1, "N", 1)).is_empty());
    assert!(arrive(Scene::seats(2).chips(1, "N", 1).chips(0, "N", 2)).is_empty());
}

/// KL-4.3b: after two steps only the destination counts.
#[test]
fn kl_4_3b_only_the_destination() {
    let mut table = Scene::seats(2).at(1, "N").chips(1, "N", 2).table();
    table.play(0, "move C");
    assert_eq!((chips(&table, 0, "C"), chips(&table, 0, "N")), (1, 0));
}

/// KL-4.3b: with `empty_region` one's own chips count too.
#[test]
fn kl_4_3b_empty_region() {
    let options = json!({"landing_bonus": "empty_region"});
    let mut table = Scene::options(2, options.clone()).chips(0, "N", 1).table();
    table.play(0, "move N");
    assert_eq!((chips(&table, 0, "N"), told(&table).len()), (1, 1));
    let mut table = Scene::options(2, options.clone()).table();
    table.play(0, "move N");
    assert_eq!(chips(&table, 0, "N"), 1);
    let mut table = Scene::options(2, options).at(1, "N").table();
    table.play(0, "move N");
    assert_eq!(chips(&table, 0, "N"), 0);
}

/// KL-4.3c: $2 for a chip here or next door, as often as there is money and room, homes of others included.
#[test]
fn kl_4_3c_ads() {
    let mut table = Scene::seats(2).at(0, "E").money(0, 7).table();
    assert_eq!(moves(&table, 0, "ad"), ["N", "NE", "C", "E", "S", "SE", "HE"]);
    table.play(0, "ad E").play(0, "ad E").play(0, "ad HE");
    assert_eq!(told(&table), ["Seat 0 pays $2 for an ad.", "Seat 0 gains one chip in the eastern home through an ad."]);
    assert_eq!((chips(&table, 0, "E"), chips(&table, 0, "HE"), money(&table, 0)), (2, 1, 1));
    assert_eq!(table.refuse(0, "ad E").rule, "KL-4.3c");
}

/// KL-4.3c: without room, or out of reach, an ad is refused.
#[test]
fn kl_4_3c_refusals() {
    let mut table = Scene::seats(2).money(0, 9).chips(1, "N", 3).table();
    assert_eq!(table.refuse(0, "ad N").rule, "KL-4.3c");
    assert_eq!(table.refuse(0, "ad C").rule, "KL-4.3c");
    assert_eq!(moves(&table, 0, "ad"), ["HN"]);
}

/// KL-4.3d: $3 for an opponent's chip here or next door; its candidate need not be there.
#[test]
fn kl_4_3d_smears() {
    let mut table = Scene::seats(3).at(0, "C").money(0, 7).chips(1, "C", 1).chips(2, "NE", 2).chips(0, "N", 1).table();
    assert_eq!(moves(&table, 0, "smear"), ["NE 2", "C 1"]);
    table.play(0, "smear NE 2").play(0, "smear NE 2");
    assert_eq!(told(&table), ["Seat 0 pays $3 for a smear.", "Seat 2 loses one chip in the North-East to a smear."]);
    assert_eq!((chips(&table, 2, "NE"), money(&table, 0)), (0, 1));
    assert_eq!(table.refuse(0, "smear C 1").rule, "KL-4.3d");
}

/// KL-4.3d: not oneself, not where no chip is, not out of reach.
#[test]
fn kl_4_3d_refusals() {
    let mut table = Scene::seats(2).money(0, 9).chips(0, "N", 1).chips(1, "S", 1).table();
    for target in ["N 0", "N 1", "S 1", "HN 0"] {
        assert_eq!(table.refuse(0, &format!("smear {target}")).rule, "KL-4.3d", "{target}");
    }
}

/// KL-4.3e: once a turn, with a candidate in the same region; the winner's chip takes the place of the loser's.
#[test]
fn kl_4_3e_debates() {
    let (mut own, mut other) = (0, 0);
    for seed in 0..60 {
        let scene = Scene::seats(2).at(0, "C").at(1, "C").chips(0, "C", 1).chips(1, "C", 2);
        let mut table = scene.table();
        let state = table.state().clone();
        table = table.seed(&format!("debate {seed}")).from_state(state);
        table.play(0, "debate 1");
        let says = told(&table);
        let rolls: Vec<&String> = says.iter().filter(|says| says.contains("rolls")).collect();
        for pair in rolls.chunks(2) {
            assert!(pair[0].starts_with("Seat 0 rolls") && pair[1].starts_with("Seat 1 rolls"), "{says:?}");
        }
        let last = &rolls[rolls.len() - 2..];
        assert!(rolls[..rolls.len() - 2].chunks(2).all(|pair| pair[0][12..] == pair[1][12..]), "only ties roll again");
        let won = last[0][12..] > last[1][12..];
        let (winner, loser) = if won { (0, 1) } else { (1, 0) };
        let end = [
            format!("Seat {winner} wins the debate against Seat {loser}."),
            format!("Seat {loser} loses one chip in Nairobi in the debate."),
            format!("Seat {winner} gains one chip in Nairobi in the debate."),
        ];
        assert_eq!(says[rolls.len()..], end);
        let left = (chips(&table, 0, "C"), chips(&table, 1, "C"));
        assert_eq!(left, if won { (2, 1) } else { (0, 3) });
        (own, other) = if won { (own + 1, other) } else { (own, other + 1) };
        assert_eq!(table.refuse(0, "debate 1").rule, "KL-4.3e");
    }
    assert!(own > 10 && other > 10, "either side can win: {own} and {other}");
}

/// KL-4.3e: not with oneself, not from afar; in anybody's home too, and also where no chip can move.
#[test]
fn kl_4_3e_where() {
    let mut table = Scene::seats(3).at(1, "HN").table();
    assert_eq!(table.refuse(0, "debate 2").rule, "KL-4.3e");
    assert_eq!(table.refuse(0, "debate 0").rule, "KL-4.3e");
    assert_eq!(moves(&table, 0, "debate"), ["1"]);

    let mut table = Scene::seats(2).at(0, "S").at(1, "S").table();
    table.play(0, "debate 1");
    let none = told(&table).iter().filter(|says| says.ends_with("gains and loses no chip in the South.")).count();
    assert_eq!(none, 2, "a debate that moves no chip says so for both");
    assert_eq!(table.refuse(0, "debate 1").rule, "KL-4.3e");
}

/// KL-4.3e: the view has the odds: ties roll again, so 15 of the 30 rolls that decide.
#[test]
fn kl_4_3e_odds() {
    let debates = |coach| {
        let scene = Scene::seats(2).at(0, "C").at(1, "C").chips(1, "C", 1).now(|now| now.coach = coach);
        scene.table().view(0).now.expect("a turn").debates
    };
    let odds = |coach| (debates(coach)[0].wins, debates(coach)[0].of);
    assert_eq!((debates(0)[0].to_win, debates(0)[0].to_lose), (1, 0));
    assert_eq!(odds(0), (15, 30));
    assert_eq!(odds(2), (26, 32), "of 36 rolls, 4 tie and 6 are lost");
    assert_eq!(odds(5), (35, 35));
}

/// KL-4.3a, KL-4.3c, KL-4.3d: the view lists what is in reach with its price, affordable or not.
#[test]
fn kl_4_3a_price_tags() {
    let now = Scene::seats(2).money(0, 0).chips(1, "N", 1).table().view(0).now.expect("a turn");
    let tags: Vec<(&str, u16, u8)> =
        now.reach.iter().map(|Reach { to, price, gain }| (to.name(), *price, *gain)).collect();
    assert_eq!(tags, [("NW", 1, 1), ("N", 0, 0), ("NE", 1, 1), ("W", 1, 1), ("C", 1, 1), ("E", 1, 1)]);
    assert_eq!(now.ads.iter().map(|at| at.name()).collect::<Vec<_>>(), ["N", "HN"]);
    assert_eq!(now.smears.len(), 1);
    assert_eq!((now.ad_price, now.smear_price), (2, 3));
}
