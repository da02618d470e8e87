//! Whole games, one for each way a game can end. The file's name says which: a change of the rules shows up here first.

use std::collections::BTreeSet;

use hustings_politics_as_usual::PoliticsAsUsual;
use hustings_testkit::{Kept, kept_records};

/// PU-12: by Votes, by Issues where Votes are equal, by Bush's power, shared, and by a landslide after an Issue or a trade.
#[test]
fn pu_12_every_way_to_end() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let mut ways = BTreeSet::new();
    for Kept { name, record, outcome } in kept_records::<PoliticsAsUsual>(folder) {
        assert!(name.starts_with(&format!("{}-seats-by-", record.seats)), "{name}");
        let way = name.split("-by-").nth(1).expect("the way it ended").to_owned();
        let best = outcome.scores.values().iter().max().copied().expect("scores");
        let tied = outcome.scores.values().iter().filter(|score| **score == best).count();
        let winners = outcome.winners().len();
        let bush = record.moves.iter().find(|(_, mv)| mv == "candidate bush").map(|(seat, _)| *seat);
        let bush_leads = bush.is_some_and(|bush| outcome.scores[bush] == best);
        let last = record.moves.last().map(|(_, mv)| mv.split(' ').next().unwrap_or_default().to_owned());
        let found = match (outcome.reason.as_ref(), tied, winners) {
            ("landslide", ..) if last.as_deref() == Some("accept") => "landslide-of-favors",
            ("landslide", ..) => "landslide",
            (_, 1, _) => "votes",
            (_, _, 1) if bush_leads => "bush",
            (_, _, 1) => "issues",
            _ => "shared",
        };
        assert_eq!(way, found, "{name}");
        ways.insert(way);
    }
    let all = ["bush", "issues", "landslide", "landslide-of-favors", "shared", "votes"];
    assert_eq!(ways, all.map(str::to_owned).into());
}
