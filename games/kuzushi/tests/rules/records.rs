//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use hustings_core::{Event as _, Match, Record};
use hustings_kuzushi::{Cause, Event, Kuzushi};
use hustings_testkit::{Kept, kept_records};

#[test]
fn kz_5_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut seen = 0;
    for Kept { name, record, outcome } in kept_records::<Kuzushi>(folder) {
        let ending = if name.contains("stack-empty") { Cause::StackEmpty } else { Cause::GridFull };
        assert!(matches!(last_event(&record), Event::GameOver { cause, .. } if cause == ending), "{name}");
        assert!(name.contains(&format!("-by-{}", outcome.reason)), "{name}: {}", outcome.reason);
        assert_eq!(name.ends_with("-in-teams"), !outcome.teams.is_empty(), "{name}");
        seen += 1;
    }
    assert_eq!(seen, 8);
}

fn last_event(record: &Record) -> Event {
    let (mut game, _) = Match::<Kuzushi>::open(record).expect("a table");
    let mut last = None;
    for (number, (seat, text)) in record.moves.iter().enumerate() {
        last = game.replay_move(number + 1, *seat, text).expect("a legal move").pop();
    }
    let last = last.expect("a move");
    assert_eq!(last.rule().0, "KZ-5.1");
    last
}
