//! KU-1, KU-2, KU-3, KU-9: what is in the box, how icons are counted, how a table is set.

use std::collections::BTreeSet;

use hustings_core::{Game, Seat, Start, Viewer};
use hustings_kursi::{Icon, Kursi, Options};
use hustings_testkit::Table;
use serde_json::json;

use crate::scene::{Scene, events, everything, to_rallies};

#[test]
fn ku_1_1_two_to_four_players() {
    for players in 2..=4 {
        assert!(Start::<Kursi>::new(players, Options::default()).is_ok());
    }
    for players in [0, 1, 5] {
        let refused = Start::<Kursi>::new(players, Options::default()).err().expect("no such table");
        assert_eq!(refused.rule.0, "KU-1.1");
    }
    assert_eq!(Table::<Kursi>::seats(2).refuse(2, "pick k01").rule, "KU-1.1");
}

/// KU-1.2, KU-1.3: the printed counts; the loader holds every set to them.
#[test]
fn ku_1_2_counts() {
    let set = &Kursi::standard_set().data;
    let cards = |rally: bool| -> u32 {
        let kinds = set.kinds().iter().filter(|kind| matches!(kind.face, hustings_kursi::Face::Rally { .. }) == rally);
        kinds.map(|kind| u32::from(kind.count)).sum()
    };
    assert_eq!((set.candidates().len(), set.seats().len(), set.strokes().len()), (24, 9, 16));
    assert_eq!((cards(true), cards(false)), (51, 52));
    assert_eq!(set.kinds().iter().map(|kind| u32::from(kind.starter)).sum::<u32>(), 6);
    assert_eq!(set.votes(), [12, 10, 7, 4]);
    let votes: u32 = set.votes().iter().map(|count| u32::from(*count)).sum();
    assert_eq!(votes, 33);
}

/// KU-1.3: two asset icons on a Candidate, one issue on a Seat.
#[test]
fn ku_1_3_icons_of_tiles() {
    let set = &Kursi::standard_set().data;
    for tile in set.candidates() {
        assert_eq!(Icon::ASSETS.iter().map(|icon| tile.icons[*icon]).sum::<u8>(), 2, "{}", tile.id);
    }
    assert!(set.seats().iter().all(|seat| seat.issue.is_issue()));
}

#[test]
fn ku_1_4_the_icons() {
    let names: Vec<_> = Icon::ALL.iter().map(|icon| (icon.letter(), icon.name())).collect();
    let expected = [
        ("E", "Economy"),
        ("W", "Welfare"),
        ("D", "Development"),
        ("C", "Capital"),
        ("I", "Influence"),
        ("R", "Reputation"),
        ("P", "Popularity"),
    ];
    assert_eq!(names, expected);
}

/// KU-1.5: moves and views name kinds.
#[test]
fn ku_1_5_cards_of_a_kind_are_one_move() {
    let table = Scene::players(2).hand(0, "RE RE RE").playing().table();
    assert_eq!(table.moves(0), ["play RE A", "play RE B", "play RE C", "play RE D", "play RE E", "done"]);
    assert_eq!(table.view(0).own.expect("a player").hand[0].count, 3);
}

#[test]
fn ku_1_6_starter_cards_are_cards_of_their_kind() {
    let table = Table::<Kursi>::seats(3);
    let kind = |id: &str| table.view(0).components.kinds.iter().find(|kind| kind.id == id).expect("a kind").count;
    assert_eq!((kind("RE"), kind("REb"), kind("AC"), kind("AP")), (11 + 3, 6, 7 + 3, 6));
    let mut table = Scene::players(2).hand(0, "RE AC RW").playing().table();
    table.play(0, "play AC A").play(0, "pay RE");
    assert_eq!(table.view(0).rally_discard[0].kind, "RE");
}

#[test]
fn ku_2_1_tile_and_tucked_cards() {
    let table = Scene::players(2).field(0, "k13 k01 k02 k03 k04").tucked(0, "A", "ACI REb").table();
    let icons = table.view(0).parties[Seat(0)].candidates[0].icons;
    assert_eq!(icons.letters(), "EEWCCII");
}

/// KU-2.2: effects belong to the party; KU-2.4: what counts one Candidate only.
#[test]
fn ku_2_2_party_totals() {
    let scene = Scene::players(2)
        .field(0, "k10 k01 k02 k03 k04")
        .field(1, "k05 k06 k07 k08 k09")
        .active(0, "m14")
        .active(0, "m15");
    let table = scene.hand(0, "AC RE").playing().table();
    let party = &table.view(0).parties[Seat(0)];
    assert_eq!((party.totals.p, party.totals.c), (3, 7));
    assert_eq!(party.capital, 6, "the award counts Candidates only");
    assert_eq!(party.rally_draws, 7);
    let mut table = table;
    table.play(0, "play AC B");
    assert_eq!(table.view(1).parties[Seat(0)].due, 0, "the engine paid");
    assert_eq!(events(&table, "due")[0]["due"], 1, "m14 is no discount");
}

#[test]
fn ku_2_3_never_below_one_or_none() {
    let scene = Scene::players(2).field(0, "k04 k05 k06 k10 k11").field(1, "k01 k02 k03 k07 k08");
    let table = scene.aimed(1, "m12", Some(0), None).table();
    let party = &table.view(0).parties[Seat(0)];
    assert_eq!((party.totals.r, party.plays), (0, 1));
}

/// KU-2.4, KU-2.5: votes of a rally count its own Candidate, tucked Rally cards included.
#[test]
fn ku_2_4_one_candidate_counts() {
    let scene =
        Scene::options(2, json!({"payment": "auto"})).field(0, "k13 k01 k04 k10 k07").field(1, "k02 k03 k05 k06 k08");
    let mut table = scene.tucked(0, "A", "REb").rally(0, "A", "RE").table();
    to_rallies(&mut table);
    table.play(0, "end A E");
    assert_eq!(
        events(&table, "rally_ended")[0]["candidate"],
        2,
        "E of k13 and of REb; k01, k04, k10 and k07 do not count"
    );
}

#[test]
fn ku_2_5_a_tucked_rally_card_shows_its_issue() {
    let table =
        Scene::players(2).field(0, "k02 k01 k04 k10 k07").field(1, "k03 k05 k06 k08 k09").tucked(0, "A", "RDb").table();
    assert_eq!(table.view(0).parties[Seat(0)].candidates[0].icons.letters(), "WWDCC");
}

#[test]
fn ku_3_1_five_piles_are_shuffled() {
    let table = Table::<Kursi>::seats(2);
    let piles: Vec<_> = events(&table, "shuffled").iter().map(|event| event["pile"].clone()).collect();
    assert_eq!(piles, ["candidates", "seats", "assets", "rallies", "strokes"]);
    let view = table.view(0);
    assert_eq!((view.rally_deck, view.asset_deck, view.round), (51, 52, 0));
    assert!(view.rally_discard.is_empty() && view.asset_discard.is_empty());
    let orders: BTreeSet<Vec<String>> =
        (0..20).map(|seed| Table::<Kursi>::seats(2).seed(&format!("{seed}")).moves(0)).collect();
    assert!(orders.len() > 15, "packs differ with the seed");
}

#[test]
fn ku_3_2_two_open_masterstrokes() {
    let view = Table::<Kursi>::seats(4).view(0);
    assert_eq!((view.display.len(), view.stroke_deck, view.holder), (2, 16 - 2 - 4, None));
}

#[test]
fn ku_3_3_the_row_of_seats() {
    let mut rows = BTreeSet::new();
    for seed in 0..60 {
        let table = Table::<Kursi>::with(2, json!({"mix": "intro"}), &format!("row {seed}"));
        let view = table.view(0);
        let ids: Vec<_> = view.constituencies.iter().map(|place| place.id.clone()).collect();
        let letters: String = view.constituencies.iter().map(|place| place.letter.to_string()).collect();
        assert_eq!(letters, "ABCDE");
        let issues: BTreeSet<_> = view.constituencies.iter().map(|place| place.issue).collect();
        assert_eq!(issues.len(), 3, "one of each issue at least");
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 5);
        rows.insert(ids);
    }
    assert!(rows.len() > 50);
}

/// KU-3.3: the last two come from all that are left, so both are of one issue in a fifth of all tables.
#[test]
fn ku_3_3_the_rest_is_drawn_evenly() {
    let alike = (0..1000).filter(|seed| {
        let view = Table::<Kursi>::with(2, json!({"mix": "intro"}), &format!("rest {seed}")).view(0);
        view.constituencies
            .iter()
            .any(|one| view.constituencies.iter().filter(|two| two.issue == one.issue).count() == 3)
    });
    let alike = alike.count();
    assert!((160..=240).contains(&alike), "{alike} of 1000, four standard deviations off 200 or more");
}

#[test]
fn ku_3_4_what_everybody_starts_with() {
    let table = Table::<Kursi>::seats(4);
    for player in 0..4 {
        let own = table.view(player).own.expect("a player");
        let kinds: Vec<_> = own.hand.iter().map(|count| (&*count.kind, count.count)).collect();
        assert_eq!(kinds, [("RE", 1), ("RW", 1), ("RD", 1), ("AC", 1), ("AI", 1), ("AR", 1)]);
        assert_eq!(own.strokes.len(), 1);
    }
    let supply = table.view(0).parties[Seat(3)].supply;
    assert_eq!((supply.fives, supply.threes, supply.ones, supply.minus), (7, 10, 12, 4));
    let seen = table.events_seen_by(Viewer::Seat(Seat(1)));
    let strokes = seen.iter().map(|event| serde_json::to_value(event).expect("plain data"));
    let strokes: Vec<_> = strokes.filter(|event| event["event"] == "stroke_taken").collect();
    assert_eq!(strokes.len(), 4);
    assert!(strokes.iter().all(|event| event["stroke"].is_null() == (event["seat"] != 1)));
    assert_eq!(everything(&table).stroke_deck, 10);
}

#[test]
fn ku_9_options() {
    let complete = |options: serde_json::Value| {
        let options: Result<Options, _> = serde_json::from_value(options);
        options.map_err(|_| "KU-9").and_then(|options| Start::<Kursi>::new(2, options).map_err(|bad| bad.rule.0))
    };
    for seats in 3..=5 {
        let start = complete(json!({"seats": seats})).expect("good options");
        assert_eq!(start.options().seats, seats);
    }
    for bad in
        [json!({"seats": 2}), json!({"seats": 6}), json!({"mix": "best"}), json!({"tally": true}), json!({"x": 1})]
    {
        assert_eq!(complete(bad.clone()).err().expect("bad options"), "KU-9", "{bad}");
    }
    let names: Vec<_> = Kursi::INFO.options.iter().map(|option| option.name).collect();
    assert_eq!(names, ["seats", "mix", "payment", "tally", "rally_stroke", "clear_win"]);
}
