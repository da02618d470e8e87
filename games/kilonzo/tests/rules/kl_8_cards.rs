//! KL-8.2, KL-8.3, KL-8.4: the cards, each effect and each card.

use hustings_core::{Game, Seat};
use hustings_kilonzo::{Effect, Kilonzo, Phase};
use hustings_testkit::Table;

use crate::scene::{Scene, after_card, chips, money, moves, place, told};

/// KL-8.4: the deck as the page lists it.
#[test]
fn kl_8_4_the_deck() {
    let page = Kilonzo::INFO.rules;
    let mut listed: Vec<(String, String, String)> = Vec::new();
    for line in page.lines().filter(|line| line.starts_with("| c")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        for cell in cells.chunks(3) {
            listed.push((cell[0].to_owned(), cell[1].to_owned(), cell[2].to_owned()));
        }
    }
    listed.sort();
    let cards = Kilonzo::standard_set().data.cards();
    let ours: Vec<_> =
        cards.iter().map(|card| (card.id.to_string(), card.name.to_string(), card.effect.text.clone())).collect();
    assert_eq!(ours, listed);
    assert_eq!(ours.len(), 24);
    let choosing = cards.iter().filter(|card| !matches!(card.effect.value, Effect::Plain(_))).count();
    assert_eq!(choosing, 6, "six need a choice");
    let mut texts: Vec<&str> = cards.iter().map(|card| card.text.as_str()).collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 24);
    for text in texts {
        assert!(
            text.ends_with('.') && text.len() < 120 && !text[..text.len() - 1].contains(". "),
            "one sentence: {text}"
        );
    }
}

/// KL-8.2: with several options the drawing seat chooses, before anything else; nobody else may.
#[test]
fn kl_8_2_the_drawing_seat_chooses() {
    let mut table = Scene::seats(3).draws(3, "c17");
    assert_eq!(table.view(0).phase, Phase::Choosing);
    assert_eq!(table.moves(0), ["choose 1", "choose 2"]);
    assert_eq!(table.view(2).choice.expect("a choice").len(), 2);
    assert_eq!(table.refuse(0, "end").rule, "KL-8.2");
    assert_eq!(table.refuse(0, "choose 0").rule, "KL-8.2");
    assert_eq!(table.refuse(0, "choose NE").rule, "KL-8.2");
    assert_eq!(table.refuse(1, "choose 2").rule, "KL-2.1");
    table.play(0, "choose 2");
    assert_eq!(told(&table)[0], "Seat 0 chooses Seat 2.");
    assert_eq!((place(&table, 0), place(&table, 2)), ("HS".to_owned(), "HN".to_owned()));
    assert_eq!(table.refuse(0, "choose 2").rule, "KL-8.2");
}

/// KL-8.2: one option is taken by the engine.
#[test]
fn kl_8_2_a_single_option() {
    let table = Scene::seats(2).draws(3, "c17");
    assert_eq!(after_card(&table)[0], "There is only one choice: Seat 1.");
    assert_eq!((place(&table, 0), place(&table, 1)), ("HE".to_owned(), "HN".to_owned()));
    assert_eq!(table.view(0).phase, Phase::Acting);
}

/// KL-8.2: without any option the card has no effect; alone, cards about rivals find none.
#[test]
fn kl_8_2_no_option() {
    for card in ["c16", "c17", "c18"] {
        let table = Scene::seats(1).draws(3, card);
        let [says] = &after_card(&table)[..] else { panic!("{card} does one thing") };
        assert!(says.ends_with(" finds nothing to choose from, so nothing happens."), "{card}: {says}");
        assert_eq!(table.view(0).phase, Phase::Acting);
    }
    let table = Scene::seats(2).draws(3, "c24");
    assert_eq!(after_card(&table), ["“Recount in the Suburbs” finds nothing to choose from, so nothing happens."]);
}

/// KL-8.2: choosing a home is always asked, even the last.
#[test]
fn kl_8_2_homes_are_always_asked() {
    let mut table = Table::<Kilonzo>::seats(4);
    for home in ["HN", "HE", "HS"] {
        let seat = table.pending()[0];
        table.play(seat, &format!("home {home}"));
    }
    let last = table.pending()[0];
    assert_eq!(table.moves(last), ["home HW"]);
}

/// KL-8.3 `money`: c01, c02, c03.
#[test]
fn kl_8_3_money() {
    for (card, after) in [("c01", 2 + 2 + 3), ("c02", 2 + 2 + 2), ("c03", 2 + 2 - 2)] {
        let table = Scene::seats(2).draws(3, card);
        assert_eq!((money(&table, 0), money(&table, 1)), (after, 2), "{card}");
    }
}

/// KL-8.3 `money_all`: c04.
#[test]
fn kl_8_3_money_all() {
    let table = Scene::seats(3).money(2, 0).draws(3, "c04");
    assert_eq!([money(&table, 0), money(&table, 1), money(&table, 2)], [3, 1, 0]);
}

/// KL-8.3 `level`: c05; strictly most pays strictly least, or all it has; a tie or solo: nothing.
#[test]
fn kl_8_3_level() {
    let after = |amounts: [u16; 3]| {
        // Funding of $2 comes before seat 0's card.
        let scene =
            (1..3).fold(Scene::seats(3).money(0, amounts[0] - 2), |s, seat| s.money(seat, amounts[usize::from(seat)]));
        let table = scene.draws(3, "c05");
        [money(&table, 0), money(&table, 1), money(&table, 2)]
    };
    assert_eq!(after([5, 3, 1]), [3, 3, 3]);
    assert_eq!(after([2, 7, 4]), [4, 5, 4]);
    assert_eq!(after([5, 5, 1]), [5, 5, 1], "a tie for most");
    assert_eq!(after([5, 1, 1]), [5, 1, 1], "a tie for least");
    let table = Scene::every_card(2, "level 4").money(0, 1).money(1, 0).draws(3, "x05");
    assert_eq!(
        after_card(&table),
        ["Seat 0 loses $3 through the card.", "Seat 1 gets $3 through the card."],
        "all it has"
    );
    let table = Scene::seats(1).draws(3, "c05");
    assert!(after_card(&table).is_empty());
}

/// KL-8.3 `here`: c06, c07, c22.
#[test]
fn kl_8_3_here() {
    for (card, after) in [("c06", 2), ("c07", 3), ("c22", 0)] {
        let table = Scene::seats(2).at(0, "SE").chips(0, "SE", 1).draws(3, card);
        assert_eq!(chips(&table, 0, "SE"), after, "{card}");
        assert_eq!(after_card(&table).len(), 1, "one event for the card");
    }
    let table = Scene::every_card(2, "here -2").at(0, "SE").chips(0, "SE", 1).draws(3, "x05");
    assert_eq!(after_card(&table), ["Seat 0 loses one chip in the South-East through the card."]);
}

/// KL-8.3 `at_home`: c11, c12.
#[test]
fn kl_8_3_at_home() {
    for (card, after) in [("c11", 3), ("c12", 1)] {
        let table = Scene::seats(2).at(0, "SE").draws(3, card);
        assert_eq!((chips(&table, 0, "HN"), chips(&table, 0, "SE")), (after, 0), "{card}");
    }
}

/// KL-8.3 `radio`: c15; any of the nine with room.
#[test]
fn kl_8_3_radio() {
    let mut table = Scene::seats(2).chips(1, "N", 3).draws(3, "c15");
    assert_eq!(moves(&table, 0, "choose"), ["NW", "NE", "W", "C", "E", "SW", "S", "SE"]);
    table.play(0, "choose SW");
    assert_eq!(told(&table)[1], "Seat 0 gains one chip in the South-West through the card.");
    assert_eq!(chips(&table, 0, "SW"), 1);
}

/// KL-8.3 `blog`: c16; an opponent's chip in one of the nine.
#[test]
fn kl_8_3_blog() {
    let mut table =
        Scene::seats(3).chips(1, "C", 1).chips(2, "C", 1).chips(2, "NE", 2).chips(0, "S", 1).draws(3, "c16");
    assert_eq!(moves(&table, 0, "choose"), ["2@NE", "1@C", "2@C"], "no homes, no chips of its own");
    table.play(0, "choose 2@NE");
    assert_eq!(told(&table)[1], "Seat 2 loses one chip in the North-East through the card.");
    assert_eq!(chips(&table, 2, "NE"), 1);
}

/// KL-8.3 `recount`: c24; everybody with a chip there loses one.
#[test]
fn kl_8_3_recount() {
    let mut table = Scene::seats(3).chips(0, "C", 2).chips(2, "C", 1).chips(1, "W", 1).draws(3, "c24");
    assert_eq!(moves(&table, 0, "choose"), ["W", "C"]);
    table.play(0, "choose C");
    assert_eq!(
        told(&table)[1..],
        ["Seat 0 loses one chip in Nairobi through the card.", "Seat 2 loses one chip in Nairobi through the card."]
    );
    assert_eq!((chips(&table, 0, "C"), chips(&table, 2, "C")), (1, 0));
}

/// KL-8.3 `ad_price`, `smear_price`: c13, c14; for this turn only.
#[test]
fn kl_8_3_prices() {
    let mut table = Scene::seats(2).draws(3, "c13");
    table.play(0, "ad N").play(0, "ad N");
    assert_eq!((money(&table, 0), chips(&table, 0, "N")), (2, 2));
    table.play(0, "end");
    assert_eq!(table.view(0).now.expect("a turn").ad_price, 2);

    let mut table = Scene::seats(2).chips(1, "N", 2).draws(3, "c14");
    table.play(0, "smear N 1");
    assert_eq!((money(&table, 0), chips(&table, 1, "N")), (2, 1));
    table.play(0, "end");
    assert_eq!(table.view(0).now.expect("a turn").smear_price, 3);
}

/// KL-8.3 `two_free`: c10.
#[test]
fn kl_8_3_two_free() {
    let mut table = Scene::seats(2).money(0, 0).draws(3, "c10");
    assert_eq!(moves(&table, 0, "move"), ["NW", "N", "NE", "W", "C", "E"]);
    table.play(0, "move C");
    assert_eq!(money(&table, 0), 2);
}

/// KL-8.3 `roam`: c09; any other of the nine for free, homes as usual.
#[test]
fn kl_8_3_roam() {
    let mut table = Scene::seats(4).at(0, "NW").money(0, 1).draws(3, "c09");
    let reach = table.view(0).now.expect("a turn").reach;
    let prices: Vec<String> = reach.iter().map(|reach| format!("{} {}", reach.to, reach.price)).collect();
    assert_eq!(prices, ["N 0", "NE 0", "W 0", "C 0", "E 0", "SW 0", "S 0", "SE 0", "HN 1", "HW 1"]);
    assert_eq!(table.refuse(0, "move HE").rule, "KL-4.3a");
    table.play(0, "move SE");
    assert_eq!((money(&table, 0), chips(&table, 0, "SE")), (3, 1));
    let mut table = Scene::seats(2).draws(3, "c09");
    table.play(0, "move S");
    assert_eq!(place(&table, 0), "S", "from a home too");
}

/// KL-8.3 `stuck`: c08; no move, and nothing for staying.
#[test]
fn kl_8_3_stuck() {
    let mut table = Scene::seats(2).draws(3, "c08");
    assert!(moves(&table, 0, "move").is_empty());
    assert_eq!(table.refuse(0, "move N").rule, "KL-8.3");
    assert_eq!(table.view(0).now.expect("a turn").staying, 0);
    table.play(0, "ad N").play(0, "end");
    assert_eq!(chips(&table, 0, "HN"), 2);
}

/// KL-8.3 `gather`: c21; nothing if the region is a home out of play.
#[test]
fn kl_8_3_gather() {
    let table = Scene::seats(3).at(1, "C").draws(3, "c21");
    assert_eq!(
        after_card(&table),
        ["Seat 0 is put in Nairobi.", "Seat 2 is put in Nairobi."],
        "seat 1 is there already"
    );
    let table = Scene::every_card(2, "gather HE").draws(3, "x05");
    assert_eq!(place(&table, 0), "HE");
    let table = Scene::every_card(2, "gather HW").draws(3, "x05");
    assert!(after_card(&table).is_empty());
    assert_eq!((place(&table, 0), place(&table, 1)), ("HN".to_owned(), "HE".to_owned()));
}

/// KL-8.3 `swap`: c17; nothing is told of two who stand together.
#[test]
fn kl_8_3_swap() {
    let mut table = Scene::seats(3).at(1, "C").draws(3, "c17");
    table.play(0, "choose 1");
    assert_eq!(told(&table)[1..], ["Seat 0 is put in Nairobi.", "Seat 1 is put in the northern home."]);
    let table = Scene::seats(2).at(0, "C").at(1, "C").draws(3, "c17");
    assert_eq!(after_card(&table), ["There is only one choice: Seat 1."]);
}

/// KL-8.3 `interview`: c18; the loser pays up to $2, no chips move, the turn's debate is left.
#[test]
fn kl_8_3_interview() {
    let mut table = Scene::seats(2).at(0, "C").at(1, "C").chips(0, "C", 1).chips(1, "C", 1).money(1, 1).draws(3, "c18");
    let says = after_card(&table);
    assert_eq!(says[0], "There is only one choice: Seat 1.");
    assert!(says[1].starts_with("Seat 0 rolls") && says[2].starts_with("Seat 1 rolls"), "{says:?}");
    let (own, other) = (money(&table, 0), money(&table, 1));
    let won = says.contains(&"Seat 0 outshines Seat 1 in the interview.".to_owned());
    assert_eq!((own, other), if won { (5, 0) } else { (2, 3) }, "{says:?}");
    assert_eq!((chips(&table, 0, "C"), chips(&table, 1, "C")), (1, 1));
    table.play(0, "debate 1");
}

/// KL-8.3 `interview`: the loser has nothing: two events of $0.
#[test]
fn kl_8_3_interview_without_money() {
    let mut seen = false;
    for seed in 0..20 {
        let scene = Scene::seats(3).money(1, 0).draws(3, "c18");
        let state = scene.state().clone();
        let mut table = scene.seed(&format!("interview {seed}")).from_state(state);
        table.play(0, "choose 1");
        let says = told(&table);
        if says.contains(&"Seat 0 outshines Seat 1 in the interview.".to_owned()) {
            assert_eq!(
                says[says.len() - 2..],
                ["Seat 1 gets no money through the card.", "Seat 0 gets no money through the card."]
            );
            seen = true;
        }
    }
    assert!(seen);
}

/// KL-8.3 `coach`: c20; the drawer's die counts 2 more in its debate, before ties are judged.
#[test]
fn kl_8_3_coach() {
    use hustings_kilonzo::Event;
    let mut ties = 0;
    for seed in 0..80 {
        let table = Scene::seats(2).at(0, "C").at(1, "C").draws(3, "c20");
        assert_eq!(table.view(0).now.expect("a turn").coach, 2);
        let state = table.state().clone();
        let mut table = table.seed(&format!("coach {seed}")).from_state(state);
        table.play(0, "debate 1");
        let rolls: Vec<(u8, u8, u8)> = table
            .events()
            .iter()
            .filter_map(|event| match event {
                Event::Rolled { seat, die, counts, .. } => Some((seat.0, *die, *counts)),
                _ => None,
            })
            .collect();
        for (seat, die, counts) in &rolls {
            assert_eq!(*counts, die + if *seat == 0 { 2 } else { 0 });
        }
        ties += rolls.len() / 2 - 1;
        let last = &rolls[rolls.len() - 2..];
        let winner = if last[0].2 > last[1].2 { 0 } else { 1 };
        let decided = table
            .events()
            .iter()
            .any(|event| matches!(event, Event::Decided { winner: seat, .. } if *seat == Seat(winner)));
        assert!(decided);
    }
    assert!(ties > 0, "a tie was seen");
}

/// KL-8.3 `coach`: not in an interview, and gone with the turn.
#[test]
fn kl_8_3_coach_only_in_the_own_debate() {
    let mut table = Scene::seats(2).at(0, "C").at(1, "C").draws(3, "c20");
    table.play(0, "end");
    while table.view(0).phase == Phase::Choosing {
        let mv = table.moves(1)[0].clone();
        table.play(1, &mv);
    }
    assert_eq!(table.view(0).now.expect("a turn").coach, 0);
}

/// KL-8.3 `windfall`: c23; the next funding is multiplied, once; in year 5 nothing.
#[test]
fn kl_8_3_windfall() {
    let table = Scene::seats(2).draws(3, "c23");
    let income = table.view(0).candidates[Seat(0)].income.clone().expect("a turn is left");
    assert_eq!((income.total, income.factor), (4, 2));
    let mut table = Scene::seats(2).chips(0, "HN", 3).draws(3, "c23");
    table.play(0, "end");
    while table.view(0).turn == Some(Seat(1)) {
        let mv = table.moves(1).last().expect("a move").clone();
        table.play(1, &mv);
    }
    assert!(told(&table).contains(&"Seat 0 gets $6 as funding.".to_owned()), "{:?}", told(&table));
    let income = table.view(0).candidates[Seat(0)].income.clone().expect("a turn is left");
    assert_eq!(income.factor, 1, "once");

    let mut table = Scene::every_card(1, "windfall 0").draws(3, "x03");
    table.play(0, "end");
    assert!(told(&table).contains(&"Seat 0 gets no money as funding.".to_owned()));
    let table = Scene::seats(1).draws(5, "c23");
    assert_eq!(table.view(0).candidates[Seat(0)].factor, 1, "in year 5 nothing");
}

/// KL-8.3 `either`: c19; both sides are always offered.
#[test]
fn kl_8_3_either() {
    for (choice, money_after, chips_after) in [("a", 2 + 2 + 3, 2), ("b", 2 + 2, 3)] {
        let mut table = Scene::seats(1).draws(3, "c19");
        assert_eq!(table.moves(0), ["choose a", "choose b"]);
        table.play(0, &format!("choose {choice}"));
        assert_eq!((money(&table, 0), chips(&table, 0, "HN")), (money_after, chips_after));
    }
    let table = Scene::seats(1).chips(0, "HN", 3).draws(3, "c19");
    assert_eq!(table.moves(0), ["choose a", "choose b"], "also where one of them is lost");
}

/// KL-8.3: every card of the deck, drawn in every odd year by each number of seats, leaves a sound table.
#[test]
fn kl_8_3_every_card_can_be_drawn() {
    for card in Kilonzo::standard_set().data.cards() {
        for seats in 1..=4 {
            for year in [3, 5] {
                let mut table = Scene::seats(seats).chips(0, "C", 1).chips(seats - 1, "NE", 1).draws(year, &card.id);
                assert_eq!(card.id, table.view(0).drawn.last().expect("a card").card);
                while table.view(0).phase == Phase::Choosing {
                    let mv = table.moves(0)[0].clone();
                    table.play(0, &mv);
                }
                table.play(0, "end");
            }
        }
    }
}
