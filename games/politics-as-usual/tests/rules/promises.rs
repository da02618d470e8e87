//! Politics as Usual keeps the promises of the core, for two seats to six and with every option.

use std::collections::BTreeSet;

use hustings_core::{Game as _, Start, Viewer};
use hustings_politics_as_usual::{Move, PhaseView, PoliticsAsUsual, State};
use hustings_testkit::Promises;
use serde_json::json;

fn promises() -> Promises<PoliticsAsUsual> {
    Promises::new()
        .also(2, json!({"trade": true, "landslide": true, "candidates": "random"}))
        .also(3, json!({"parties": true, "no_name": true, "first_speaker": 1, "swaps": false}))
        .also(6, json!({"parties": true, "no_name": true, "landslide": true, "offers_per_issue": 1}))
        .games(1)
        .looking_at_every(7)
        .secret_moves(|mv| matches!(mv, Move::Pick { .. }))
        .conserving(identities)
        .hidden_words(hidden_issues)
}

/// PU-16.43.
fn identities(start: &Start<PoliticsAsUsual>, state: &State) {
    let view = PoliticsAsUsual::view(start, state, Viewer::Everything);
    let mut cards: Vec<u8> = view.discard.iter().chain(view.pile.iter().flatten()).map(|card| card.0).collect();
    cards.extend(view.chain.iter().map(|link| link.card.0));
    let (mut tokens, mut favors, mut issues) = (0, 0, usize::from(view.deck_size) + usize::from(view.issue.is_some()));
    let set = &start.set().data;
    for (_, camp) in view.camps.iter() {
        let lists = [camp.hand.as_ref(), camp.frozen.as_ref(), Some(&camp.front)];
        cards.extend(lists.into_iter().flatten().flatten().map(|card| card.0));
        tokens += u32::from(camp.card + camp.stack);
        issues += camp.won.len();
        let named =
            camp.candidate.as_ref().and_then(|id| set.components.candidates.iter().find(|other| other.id == *id));
        favors += match &camp.candidate {
            Some(id) if id == "no_name" => 3,
            Some(_) => u32::from(named.expect("a known Candidate").favors),
            None => 0,
        };
        let hand: BTreeSet<_> = camp.hand.iter().flatten().collect();
        assert!(camp.picked.iter().flatten().all(|card| hand.contains(card)), "a picked card is in hand");
    }
    cards.sort_unstable();
    assert_eq!(cards, (1..=84).collect::<Vec<u8>>(), "PU-16.43: each card in one place");
    assert_eq!(tokens, favors, "PU-16.43: tokens are constant");
    assert_eq!(issues, usize::from(view.rounds), "PU-16.43: won, current and deck");
    assert_eq!(view.rounds, if start.seats() == 2 { 6 } else { 12 });
}

/// The ids of Issues that nobody, or only somebody else, has seen.
fn hidden_issues(start: &Start<PoliticsAsUsual>, state: &State, viewer: Viewer) -> Vec<String> {
    if viewer == Viewer::Everything || state.phase() == PhaseView::Over {
        return Vec::new();
    }
    let all = PoliticsAsUsual::view(start, state, Viewer::Everything);
    let own = PoliticsAsUsual::view(start, state, viewer);
    let hidden = all.deck.into_iter().flatten().chain(all.removed.into_iter().flatten());
    let told = |id: &String| own.deck_bottom.contains(id) || own.deck_top.as_ref() == Some(id);
    // Words of the everyday that also stand in names of events, effects and candidates are no evidence.
    hidden
        .filter(|id| !told(id))
        .filter(|id| id.contains('_') || ["immigration", "parking"].contains(&id.as_str()))
        .collect()
}

hustings_testkit::promises!(promises());
