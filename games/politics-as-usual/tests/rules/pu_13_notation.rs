//! PU-13: moves as text.

use hustings_core::{Game, Start};
use hustings_politics_as_usual::{Options, PoliticsAsUsual};

use crate::scene::{Scene, refused};

fn start() -> Start<PoliticsAsUsual> {
    Start::new(4, Options::default()).expect("a table")
}

fn reads(text: &str) -> bool {
    PoliticsAsUsual::read_move(&start(), text).is_ok_and(|mv| PoliticsAsUsual::write_move(&start(), &mv) == text)
}

#[test]
fn pu_13_what_is_written_reads_back() {
    let page = "candidate mayor|candidate no_name I|sidestep|pick 12|pick 45|done|contest|poll 46 2|play 5|play 25 3|play 9 50|\
                play 1 21 3|play 83 46|pass|react 69|react 17 2|ok|power|power 33|pick 7|take 3|\
                offer 3 2 0 : cancel the next ad|offer 3 2 0|accept 1|decline 1|withdraw";
    for text in page.split('|') {
        assert!(reads(text), "{text}");
    }
}

#[test]
fn pu_13_what_is_no_move() {
    let wrong = [
        "",
        " ",
        "candidate",
        "candidate nobody",
        "candidate no_name",
        "candidate no_name X",
        "poll 46",
        "poll 0 1",
        "poll 85 1",
        "poll 046 1",
        "poll 46 10",
        "poll 46 -1",
        "play",
        "play 5 1 2 3",
        "play 1 21 33",
        "pass 1",
        "react",
        "power x",
        "pick",
        "take",
        "offer 1 2",
        "offer 1 2 256",
        "offer 1 +2 0",
        "accept",
        "OK",
        "ok ",
        " ok",
        "offer 1 2 0:x",
        "pass : why",
    ];
    for text in wrong {
        let refused = PoliticsAsUsual::read_move(&start(), text).expect_err(text);
        assert_eq!(hustings_core::Refusal::rule(&refused).0, "PU-13", "{text}");
    }
    let long = PoliticsAsUsual::read_move(&start(), &"x".repeat(10_000)).expect_err("no move");
    assert!(format!("{long:?}").len() < 500, "what was written is not thrown back whole");
}

/// PU-13, PU-10.1: a promise is 1 to 140 characters on one line.
#[test]
fn promises_as_text() {
    let offer = |text: &str| PoliticsAsUsual::read_move(&start(), &format!("offer 1 2 0 : {text}"));
    let rule = |text: &str| hustings_core::Refusal::rule(&offer(text).expect_err("no promise")).0;
    assert!(offer(&"ü".repeat(140)).is_ok() && offer("a : b # c").is_ok());
    assert_eq!([rule(&"ü".repeat(141)), rule("one\nother"), rule("   ")], ["PU-10.1"; 3]);
    assert_eq!(offer("  blanks around  "), offer("blanks around"));
    let mut table = Scene::seats(3).table();
    table.play(0, "offer 1 1 0 : a : b # c");
    assert_eq!(table.view(2).offers[0].promise.as_deref(), Some("a : b # c"));
    assert_eq!(refused(&mut table, 0, "offer 1 1 0 : again"), "PU-10.1");
}
