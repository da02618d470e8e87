//! KL-4.1, KL-4.2, KL-4.4, KL-4.5: funding, the card, and the end of a turn.

use hustings_core::Seat;
use hustings_kilonzo::{Income, Payer, Region};
use serde_json::json;

use crate::scene::{Scene, chips, money, moves, told};

/// What seat 0 gets when its year `year` begins.
fn funding(scene: Scene, seats: u8, year: u8) -> Vec<String> {
    let mut table = scene.year(year - 1, seats - 1).now(|now| now.stuck = true).table();
    let announced = table.view(0).candidates.values()[0].income.as_ref().map(|income| income.total);
    let before = money(&table, 0);
    table.play(seats - 1, "end");
    let paid: Vec<String> = told(&table).into_iter().filter(|says| says.ends_with("as funding.")).collect();
    if let [one] = &paid[..] {
        assert!(
            one.contains(&format!("${} ", announced.expect("a turn is left"))),
            "{one} was announced as {announced:?}"
        );
    }
    assert!(money(&table, 0) >= before || !paid.is_empty());
    paid
}

/// KL-4.1: $1 for each own chip at home and each outer majority, $2 for Nairobi; guests' chips at home pay nothing.
#[test]
fn kl_4_1_what_pays() {
    let paid = |scene| funding(scene, 2, 4);
    assert_eq!(paid(Scene::seats(2)), ["Seat 0 gets $2 as funding."]);
    assert_eq!(paid(Scene::seats(2).chips(0, "HN", 1).chips(1, "HN", 2)), ["Seat 0 gets $1 as funding."]);
    assert_eq!(paid(Scene::seats(2).chips(0, "C", 1)), ["Seat 0 gets $4 as funding."]);
    assert_eq!(paid(Scene::seats(2).chips(0, "SE", 3)), ["Seat 0 gets $3 as funding."]);
    assert_eq!(paid(Scene::seats(2).chips(0, "C", 1).chips(1, "C", 1)), ["Seat 0 gets $2 as funding."]);
}

/// KL-4.1: other people's homes pay nothing, or $1 for a majority with `homes_pay`.
#[test]
fn kl_4_1_homes_pay() {
    let guest = |options| Scene::options(2, options).chips(1, "HE", 1).chips(0, "HE", 2);
    assert_eq!(funding(guest(json!({})), 2, 4), ["Seat 0 gets $2 as funding."]);
    assert_eq!(funding(guest(json!({"homes_pay": true})), 2, 4), ["Seat 0 gets $3 as funding."]);
    let own = Scene::options(2, json!({"homes_pay": true})).chips(0, "HN", 3);
    assert_eq!(funding(own, 2, 4), ["Seat 0 gets $3 as funding."], "the own home pays by chips, not twice");
}

/// KL-4.1: no funding on the first turn, unless `first_turn_funding`.
#[test]
fn kl_4_1_first_turn() {
    use hustings_kilonzo::Kilonzo;
    use hustings_testkit::Table;
    for (option, funded) in [(false, 0), (true, 2)] {
        let mut table = Table::<Kilonzo>::seats(1).options(json!({"first_turn_funding": option}));
        table.play(0, "home HE");
        let paid = told(&table).iter().filter(|says| says.as_str() == "Seat 0 gets $2 as funding.").count();
        assert_eq!(paid * 2, funded);
    }
}

/// KL-4.1: the view says what the next turn will bring, and what pays it.
#[test]
fn kl_4_1_the_coming_income() {
    let income = |year, scene: Scene| scene.year(year, 1).table().view(0).candidates.values()[0].income.clone();
    let payer = |region, amount| Payer { region, amount };
    let payers = vec![payer(Region::N, 1), payer(Region::C, 2), payer(Region::HN, 2)];
    let scene = || Scene::seats(2).chips(0, "N", 1).chips(0, "C", 2).chips(0, "S", 1).chips(1, "S", 1);
    assert_eq!(income(2, scene()), Some(Income { year: 3, total: 5, factor: 1, payers }));
    assert_eq!(income(5, scene()), None, "no turn is left");
}

/// KL-4.2: a card in years 1, 3 and 5, shown to all.
#[test]
fn kl_4_2_cards_in_odd_years() {
    for year in 2..=5 {
        let mut table = Scene::seats(2).year(year - 1, 1).now(|now| now.stuck = true).table();
        let before = table.view(0).drawn.len();
        table.play(1, "end");
        let drawn = table.view(1).drawn.len() - before;
        assert_eq!(drawn, usize::from(year % 2 == 1), "year {year}");
        let shown = told(&table).iter().filter(|says| says.starts_with("Seat 0 draws")).count();
        assert_eq!(shown, drawn);
    }
}

/// KL-4.2: the card comes after the funding.
#[test]
fn kl_4_2_after_funding() {
    let table = Scene::seats(2).draws(3, "c03");
    let says = told(&table);
    assert_eq!(says[0], "Year 3 begins for Seat 0.");
    assert_eq!(says[1], "Seat 0 gets $2 as funding.");
    assert!(says[2].starts_with("Seat 0 draws “Auditor with a Torch”"));
    assert_eq!(says[3], "Seat 0 loses $2 through the card.");
}

/// KL-4.3: actions come in any combination and order.
#[test]
fn kl_4_3_any_order() {
    let scene = || Scene::seats(2).money(0, 20).at(0, "C").at(1, "C").chips(1, "C", 2);
    let orders = [["ad N", "debate 1", "smear C 1", "move W"], ["move W", "smear C 1", "ad N", "ad W"]];
    for order in orders {
        let mut table = scene().table();
        for mv in order {
            table.play(0, mv);
        }
        table.play(0, "end");
    }
}

/// KL-4.4: without a move the turn ends with a chip where one stands, beside rivals and in any home too, in year 5 too.
#[test]
fn kl_4_4_staying() {
    for (at, name, rival) in
        [("C", "Nairobi", "C"), ("HE", "the eastern home", "HE"), ("HN", "the northern home", "HE")]
    {
        for year in 2..=5 {
            let mut table = Scene::seats(2).at(0, at).at(1, rival).year(year, 0).table();
            assert_eq!(table.view(0).now.expect("a turn").staying, 1);
            let before = chips(&table, 0, at);
            table.play(0, "end");
            assert_eq!(told(&table)[0], format!("Seat 0 gains one chip in {name} for staying."));
            assert_eq!(chips(&table, 0, at), before + 1);
        }
    }
}

/// KL-4.4: a candidate that moved gets nothing for staying.
#[test]
fn kl_4_4_not_after_a_move() {
    let mut table = Scene::seats(2).chips(1, "N", 1).table();
    table.play(0, "move N").play(0, "end");
    assert!(!told(&table).iter().any(|says| says.contains("staying")));
    assert_eq!(chips(&table, 0, "N"), 0);
}

/// KL-4.5: a place changed by a card is not the move: no chip on arrival, the move is left, and staying still pays.
#[test]
fn kl_4_5_a_card_is_not_the_move() {
    let mut table = Scene::seats(2).draws(3, "c21");
    assert_eq!((chips(&table, 0, "C"), chips(&table, 1, "C")), (0, 0));
    assert_eq!(moves(&table, 0, "move").len(), 8 + 2, "all around Nairobi, and the two homes for $1");
    let view = table.view(0);
    assert_eq!(view.candidates[Seat(1)].at, Some(Region::C));
    table.play(0, "end");
    assert_eq!(chips(&table, 0, "C"), 1);
}
