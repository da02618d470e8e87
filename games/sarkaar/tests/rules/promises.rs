//! Sarkaar keeps the promises of the core, for two seats to four and with every option.

use std::collections::BTreeSet;

use hustings_core::{Game, Seat, Start, Viewer};
use hustings_sarkaar::{Move, Open, Sarkaar, State, View};
use hustings_testkit::Promises;
use serde_json::json;

fn promises() -> Promises<Sarkaar> {
    Promises::new()
        .also(2, json!({"layout": "beginner", "card_cost": "power", "finish_round": true}))
        .also(3, json!({"leader_deal": 1, "strict_supply": true, "target_vp": 60}))
        .also(4, json!({"card_cost": "power", "strict_supply": true, "round_cap": 5, "leader_deal": 1}))
        .games(1)
        .secret_moves(|mv| matches!(mv, Move::Leader(_)))
        .conserving(law)
        .hidden_words(hidden_words)
}

/// SK-17: what always holds.
fn law(start: &Start<Sarkaar>, state: &State) {
    let view = Sarkaar::view(start, state, Viewer::Everything);
    each_card_is_in_one_place(start, &view);
    for place in &view.states {
        let owned = |seat: Seat| place.squares.iter().filter(|square| square.owner == Some(seat)).count();
        for seat in Seat::all(start.seats()) {
            let governs = 2 * owned(seat) > place.squares.len();
            assert_eq!(place.government == Some(seat), governs, "SK-4.2 in {}", place.id);
        }
    }
    assert!(view.states.iter().filter(|place| place.blocked).count() <= 1, "SK-8.15");
    for (seat, player) in view.players.iter() {
        let points = player.points;
        assert_eq!(player.vp, points.states + points.full + points.awards + points.cards, "SK-4.5");
        let present = |place: &&hustings_sarkaar::StateView| place.squares.iter().any(|own| own.owner == Some(seat));
        assert_eq!(usize::from(player.states), view.states.iter().filter(present).count(), "SK-4.1");
        let between_turns = view.turn.is_some_and(|turn| turn != seat);
        assert!(!between_turns || player.strategy + player.aggression <= player.hand_limit, "SK-6.11");
        if start.options().strict_supply {
            assert!(player.seats <= 21, "SK-1.4");
        }
    }
    if start.options().strict_supply {
        let held = view.players.values().iter().map(|player| [player.voter, player.moolah, player.power]);
        let all = held.fold([0; 3], |all: [u16; 3], own| [all[0] + own[0], all[1] + own[1], all[2] + own[2]]);
        assert!(all.iter().all(|tokens| *tokens <= 50), "SK-1.4");
    }
    for award in &view.awards {
        let highest = award.levels.iter().max().copied().unwrap_or_default();
        if let Some(holder) = award.holder {
            assert!(award.levels[holder.index()] == highest && highest >= award.at, "SK-4.4");
        }
    }
}

fn each_card_is_in_one_place(start: &Start<Sarkaar>, view: &View) {
    let secrets = view.secrets.as_ref().expect("all eyes see all");
    let mut cards: Vec<String> = Vec::new();
    cards.extend(secrets.hands.iter().flatten().map(ToString::to_string));
    cards.extend(secrets.closed.iter().flatten().map(ToString::to_string));
    cards.extend(view.players.values().iter().flat_map(|player| &player.laid).map(ToString::to_string));
    for deck in &view.decks {
        cards.extend(deck.row.iter().flatten().map(ToString::to_string));
        cards.extend(deck.discards.iter().map(ToString::to_string));
    }
    cards.extend(view.open.iter().filter_map(|open| match open {
        Open::Card { card, .. } | Open::Flipped { card } | Open::Snatched { card: Some(card), .. } => {
            Some(card.to_string())
        }
        _ => None,
    }));
    let all: Vec<String> = start.set().data.faces().iter().flat_map(copies).collect();
    assert_eq!(cards.len(), all.len(), "each card is somewhere, once");
    assert_eq!(cards.iter().collect::<BTreeSet<_>>(), all.iter().collect::<BTreeSet<_>>());
}

fn copies(face: &hustings_sarkaar::Face) -> Vec<String> {
    (1..=face.count).map(|copy| format!("{}{copy}", face.code)).collect()
}

/// The closed decks are nobody's to know. (A deck just remade holds cards that the same move may have shown; with discards
/// beside it, it was not.)
fn hidden_words(start: &Start<Sarkaar>, state: &State, viewer: Viewer) -> Vec<String> {
    if viewer == Viewer::Everything {
        return Vec::new();
    }
    let view = Sarkaar::view(start, state, Viewer::Everything);
    let closed = view.secrets.map(|secrets| secrets.closed).unwrap_or_default();
    let old = closed.iter().zip(&view.decks).filter(|(_, deck)| !deck.discards.is_empty());
    old.flat_map(|(cards, _)| cards.iter().map(ToString::to_string)).collect()
}

hustings_testkit::promises!(promises());
