//! SK-5: payment is forced, and computed in one place.

use hustings_sarkaar::Event;

use crate::scene::{Scene, tokens};

/// SK-5.1: own tokens first, moolah only for what is missing; paid tokens go back to the bank.
#[test]
fn sk_5_1_own_tokens_first() {
    let mut table = Scene::seats(2).tokens(0, 9, 9, 0).tile("HAY", "C").table();
    table.play(0, "seat HAY5");
    assert_eq!(tokens(&table, 0), (5, 9, 0), "no moolah while there are voters");
    let mut table = Scene::seats(2).tokens(0, 3, 9, 0).tile("HAY", "C").table();
    table.play(0, "seat HAY5");
    assert_eq!(tokens(&table, 0), (0, 8, 0));
    let paid = table.events().iter().find_map(|event| match event {
        Event::Paid { voter, power, moolah, .. } => Some((*voter, *power, *moolah)),
        _ => None,
    });
    assert_eq!(paid, Some((3, 0, 1)));
}

/// SK-5.2: k missing voters cost 1, 3, 6, 10 within one payment, and the next starts again; the table ends there.
#[test]
fn sk_5_2_missing_voters() {
    for (held, moolah, left) in [(5, 1, 0), (4, 3, 0), (3, 6, 0), (2, 10, 0), (2, 12, 2)] {
        let mut table = Scene::seats(2).tokens(0, held, moolah, 0).tile("BAR", "S").table();
        table.play(0, "seat BAR7");
        assert_eq!(tokens(&table, 0), (0, left, 0));
        let mut table = Scene::seats(2).tokens(0, held, moolah - 1 - left, 0).table();
        assert_eq!(table.refuse(0, "seat BAR7").rule, "SK-6.3");
    }
    let mut table = Scene::seats(2).tokens(0, 1, 99, 0).table();
    assert_eq!(table.refuse(0, "seat BAR7").rule, "SK-5.2");
}

/// SK-5.3: each missing power costs 3 moolah, without limit.
#[test]
fn sk_5_3_missing_power() {
    let scene = |moolah| Scene::seats(2).owns("BAR 0:7 1:1,2,3,4,5,6").tokens(0, 2, moolah, 0).table();
    let mut table = scene(21);
    table.play(0, "power BAR1");
    assert_eq!(tokens(&table, 0), (0, 0, 0), "seven missing power");
    assert_eq!(scene(20).refuse(0, "power BAR1").rule, "SK-6.4");
}

/// SK-5.4: both shortages are covered together; nothing converts into moolah.
#[test]
fn sk_5_4_both_together() {
    let scene = |moolah| Scene::seats(2).owns("HAY 0:1 1:5").tokens(0, 2, moolah, 1).table();
    let mut table = scene(6);
    table.play(0, "power HAY5");
    assert_eq!(tokens(&table, 0), (0, 0, 0), "1 missing power and 2 missing voters: 3 + 3");
    assert_eq!(scene(5).refuse(0, "power HAY5").rule, "SK-6.4");
    let mut table = Scene::seats(2).tokens(0, 99, 1, 99).table();
    assert_eq!(table.refuse(0, "track culture").rule, "SK-6.5");
}

/// SK-5: the view gives the whole price before the click.
#[test]
fn sk_5_1_offers_in_the_view() {
    let table = Scene::seats(2).owns("HAY 0:1 1:5").tokens(0, 2, 6, 1).table();
    let view = table.view(0);
    let square = |id: &str| {
        let squares = view.states.iter().flat_map(|at| &at.squares);
        squares.clone().find(|own| own.id == id).expect("a seat").offer
    };
    let power = square("HAY5").expect("a power action");
    let pays = power.pays.expect("it can be paid");
    assert_eq!((power.voter, power.power, pays.voter, pays.power, pays.moolah), (4, 2, 2, 1, 6));
    assert!(power.affordable && power.legal && !power.with_benefits);
    let dear = square("BAR7").expect("a seat action");
    assert!(!dear.affordable && !dear.legal && dear.with_benefits);
    assert_eq!(dear.pays.map(|pays| pays.moolah), Some(10));
    assert_eq!(dear.too_few_voters, None, "moolah could buy them");
    assert!(square("HAY1").is_none(), "one's own");
    let table = Scene::seats(2).tokens(0, 1, 99, 0).table();
    let bar = &table.view(0).states[3];
    let offer = bar.squares[6].offer.expect("a seat action");
    assert_eq!((bar.id.as_ref(), offer.pays, offer.too_few_voters), ("BAR", None, Some(5)));
}
