//! Kursi keeps the promises of the core, for two to four players and with every option.

use hustings_core::{Game as _, Seat, Start, Viewer};
use hustings_kursi::{Count, Kursi, Move, PhaseName, State, View};
use hustings_testkit::Promises;
use serde_json::json;

use crate::scene::Text;

fn promises() -> Promises<Kursi> {
    Promises::new()
        .also(2, json!({"seats": 3, "mix": "intro", "payment": "auto", "tally": "open"}))
        .also(3, json!({"seats": 4, "payment": "auto", "rally_stroke": "any", "clear_win": "won"}))
        .games(2)
        .looking_at_every(3)
        .conserving(|start: &Start<Kursi>, state: &State| conserved(&Kursi::view(start, state, Viewer::Everything)))
        .secret_moves(|mv| {
            // What a victim drops is shown at once; whatever else is dropped, when all are ready.
            use Move::{Done, Draw, Drop, Field, Pay, Pick, Play, Stroke};
            matches!(mv, Pick(_) | Field(..) | Stroke(_) | Draw(..) | Play(..) | Done | Pay(_) | Drop(_))
        })
}

/// KU-16.29, and that no unique component is in two places.
fn conserved(view: &View) {
    let players = view.parties.seats();
    let all = view.everything.as_ref().expect("everything is seen");
    let mut cards = std::collections::HashMap::<&str, i32>::new();
    let mut add = |counts: &'_ [Count]| {
        for count in counts {
            let kind = view.components.kinds.iter().find(|kind| kind.id == count.kind).expect("a kind");
            *cards.entry(&kind.id).or_default() += i32::from(count.count);
        }
    };
    add(&all.decks);
    add(&view.rally_discard);
    add(&view.asset_discard);
    let mut strokes: Vec<&Text> = view.display.iter().chain(&view.stroke_discard).chain(&all.strokes).collect();
    for (seat, party) in view.parties.iter() {
        let own = &all.hands[seat];
        add(&own.hand);
        let one = |kind: &Text| Count { kind: kind.clone(), count: 1 };
        let is_kind = |id: &&Text| view.components.kinds.iter().any(|kind| kind.id == **id);
        for candidate in &party.candidates {
            candidate.tucked.iter().chain(&candidate.rally).for_each(|kind| add(&[one(kind)]));
        }
        own.played.iter().for_each(|played| add(&[one(&played.card)]));
        own.set_aside.iter().filter(is_kind).for_each(|kind| add(&[one(kind)]));
        strokes.extend(&own.strokes);
        strokes.extend(own.set_aside.iter().filter(|id| !is_kind(id)));
        strokes.extend(own.committed.iter().flat_map(|committed| &committed.stroke));
        strokes.extend(party.active.iter().map(|active| &active.stroke));
        strokes.extend(&party.committed);
        let placed: i32 = view
            .constituencies
            .iter()
            .map(|constituency| constituency.tally.as_ref().expect("all is seen")[seat].cards)
            .chain([party.supply])
            .map(|cards| {
                i32::from(cards.fives) + i32::from(cards.threes) + i32::from(cards.ones) + i32::from(cards.minus)
            })
            .sum();
        assert_eq!(placed, 33, "KU-16.29: votes of player {seat}");
    }
    for kind in view.components.kinds.iter() {
        assert_eq!(cards.get(&*kind.id).copied().unwrap_or(0), i32::from(kind.count), "{}", kind.id);
    }
    let total = |rally: bool| -> i32 {
        let kinds = view.components.kinds.iter().filter(|kind| kind.issue.is_some() == rally);
        kinds.map(|kind| i32::from(kind.count)).sum()
    };
    assert_eq!(total(true), 51 + 3 * i32::from(players), "KU-16.29");
    assert_eq!(total(false), 52 + 3 * i32::from(players), "KU-16.29");
    strokes.sort();
    let known: Vec<&Text> = view.components.strokes.iter().map(|stroke| &stroke.id).collect();
    assert_eq!(strokes, known, "KU-16.29: each Masterstroke is in one place");
    if view.phase != PhaseName::Draft {
        assert_eq!(usize::from(view.picks), view.constituencies.len());
    }
    for (viewer, memory) in all.memories.iter() {
        check_memory(view, viewer, memory);
    }
}

/// KU-12.3: what is remembered of a hand has as many cards as the hand.
fn check_memory(view: &View, viewer: Seat, memory: &hustings_kursi::Memory) {
    for seat in Seat::all(view.parties.seats()).filter(|seat| *seat != viewer) {
        let hand = &memory.hands[seat.index()];
        let known: u8 = hand.cards.iter().map(|count| count.count).sum();
        let unknown: u8 = hand.unknown.iter().chain(&hand.old).sum();
        assert_eq!(known + unknown, view.parties[seat].hand_cards, "player {viewer} on {seat}");
    }
}

hustings_testkit::promises!(promises());
