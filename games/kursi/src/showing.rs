//! KU-12: from a state to what a viewer may know of it, built up from nothing.

use hustings_core::{PerSeat, Seat, Viewer};

use crate::cards::{Deck, Face, KindId, Set, StrokeId, TileId};
use crate::icons::Icon;
use crate::info::TallyRule;
use crate::memory::Belief;
use crate::moves::{Card, Letter};
use crate::notation;
use crate::rules::hands::{first_column, staged_by};
use crate::rules::play::Plan;
use crate::rules::{draw, elections, end, finish, strokes};
use crate::state::{self, Asked, NONE, Phase, Question, State, bits, column, staged_card};
use crate::view::{
    Active, Ask, CandidateInfo, ComponentList, Constituency, Count, Everything, Fielded, KindInfo, KnownHand, Memory,
    Own, Party, Placed, Remembered, Sighting, StrokeInfo, Tally, Totals, View,
};

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and options are in the Start.
    let State {
        set,
        options: _,
        seats,
        phase,
        round,
        waiting,
        asked: _,
        holder,
        order: _,
        ended: _,
        at: _,
        length: _,
        tiles: _,
        draft,
        field: _,
        icons: _,
        hands: _,
        hand_cards: _,
        hand_strokes: _,
        held: _,
        deck: _,
        deck_size,
        discard,
        dry,
        stroke_deck,
        display,
        stroke_discard,
        committed: _,
        active: _,
        lasting: _,
        wishes: _,
        staged: _,
        due: _,
        rallies: _,
        columns: _,
        tucked: _,
        supply: _,
        piles,
        beliefs: _,
        stroke_memory: _,
    } = state;
    View {
        viewer: viewer.seat(),
        phase: *phase,
        round: *round,
        picks: draft.round,
        holder: *holder,
        waiting: waiting.iter().collect(),
        ask: ask(state),
        constituencies: state.letters().map(|at| constituency(state, at, viewer)).collect(),
        parties: PerSeat::new(*seats, |seat| party(state, seat)),
        display: stroke_ids(set, *display),
        stroke_deck: stroke_deck.len(),
        stroke_discard: stroke_ids(set, *stroke_discard),
        rally_deck: deck_size[Deck::Rally as usize],
        asset_deck: deck_size[Deck::Asset as usize],
        rally_discard: counts(set, discard, Deck::Rally),
        asset_discard: counts(set, discard, Deck::Asset),
        ran_dry: *dry,
        own: viewer.seat().map(|seat| own(state, seat)),
        memory: memory(state, viewer),
        everything: (viewer == Viewer::Everything).then(|| everything(state)),
        components: components(set, *seats),
        remembered: Remembered(Some(*piles)),
    }
}

fn stroke_ids(set: &Set, mask: u16) -> Vec<String> {
    state::strokes(mask).map(|stroke| set.stroke(stroke).id.clone()).collect()
}

fn tile_ids(set: &Set, mask: u32) -> Vec<String> {
    bits(mask).map(|tile| set.tile(TileId(tile)).id.clone()).collect()
}

fn counts(set: &Set, cards: &[u8], deck: Deck) -> Vec<Count> {
    let some = set.range(deck).filter(|kind| cards[*kind] > 0);
    some.map(|kind| Count { kind: set.kinds[kind].id.clone(), count: cards[kind] }).collect()
}

fn all_counts(set: &Set, cards: &[u8]) -> Vec<Count> {
    [Deck::Rally, Deck::Asset].into_iter().flat_map(|deck| counts(set, cards, deck)).collect()
}

fn ask(state: &State) -> Option<Ask> {
    let nothing = |what| Ask {
        what,
        owner: None,
        stroke: None,
        at: None,
        length: None,
        wanted: None,
        sum: None,
        why: None,
        left: None,
    };
    let in_turn = |what| Ask { owner: Some(state.in_turn()), ..nothing(what) };
    let stroke = || strokes::resolving(state).map(|stroke| state.set.stroke(stroke).id.clone());
    let resolving = |what| Ask { stroke: stroke(), ..in_turn(what) };
    let at = (state.at != NONE).then_some(Letter(state.at));
    let rally = |what| Ask { at, length: Some(state.length), ..in_turn(what) };
    Some(match state.asked {
        Asked::Target => resolving(Question::Target),
        Asked::Draw => resolving(Question::Draw),
        Asked::Victim(left) => Ask { left: Some(left), ..resolving(Question::Drop) },
        Asked::Votes(gain) => Ask {
            owner: Some(gain.seat),
            stroke: stroke(),
            at: Some(gain.at),
            length: (state.phase == Phase::End).then_some(state.length),
            wanted: Some(gain.wanted),
            sum: Some(gain.sum),
            why: Some(gain.why),
            ..nothing(Question::Votes)
        },
        Asked::Tuck => rally(Question::Tuck),
        Asked::Minus => rally(Question::Minus),
        Asked::Take => rally(Question::Take),
        Asked::Extra => rally(Question::Extra),
        Asked::Step => match state.phase {
            Phase::Draft => nothing(Question::Pick),
            Phase::Field => nothing(Question::Field),
            Phase::Pawn => in_turn(Question::Give),
            Phase::Take => in_turn(Question::Take),
            Phase::Commit => nothing(Question::Stroke),
            Phase::Draw => nothing(Question::Draw),
            Phase::Play => nothing(Question::Play),
            Phase::Pay => nothing(Question::Pay),
            Phase::End => {
                let left = state.ends_allowed(state.in_turn()).saturating_sub(state.ended);
                Ask { left: Some(left), ..in_turn(Question::End) }
            }
            Phase::Limit => nothing(Question::Drop),
            Phase::Free => in_turn(Question::Free),
            Phase::Resolve | Phase::Bonus | Phase::Over => return None,
        },
    })
}

fn constituency(state: &State, at: Letter, viewer: Viewer) -> Constituency {
    let tile = state.seat_tile(at);
    let over = state.phase == Phase::Over;
    let shown = over || viewer == Viewer::Everything || state.options.tally == TallyRule::Open;
    let (leaders, each) = elections::bonus(state, at);
    let tally = |seat| Tally { total: state.votes(seat, at), cards: state.pile(seat, at) };
    Constituency {
        letter: at,
        id: tile.id.clone(),
        name: tile.name.clone(),
        issue: tile.issue,
        matching: tile.matching.letters(),
        bonus: tile.bonus,
        cards: state.piles[at.index()].iter().flatten().sum(),
        counts: PerSeat::new(state.seats, |seat| elections::matching(state, seat, at)),
        leaders: leaders.iter().collect(),
        each,
        tally: shown.then(|| PerSeat::new(state.seats, tally)),
        result: over.then(|| finish::result(state, at)),
    }
}

fn party(state: &State, seat: Seat) -> Party {
    let [rally_draws, asset_draws] = draw::limits(state, seat);
    let total = |icon| state.total(seat, icon);
    let committed = state.committed[seat.index()];
    let lasting = &state.lasting[seat.index()];
    let fielded = state.round > 0;
    let acting = state.phase == Phase::End && state.order < state.seats && state.in_turn() == seat;
    Party {
        candidates: state.letters().filter(|_| fielded).map(|at| candidate(state, seat, at)).collect(),
        totals: Totals { c: total(Icon::C), i: total(Icon::I), r: total(Icon::R), p: total(Icon::P) },
        rally_draws,
        asset_draws,
        plays: state.at_least_one(seat, Icon::R),
        capital: state.on_candidates(seat, Icon::C),
        supply: state.supply_of(seat),
        hand_cards: hand_cards(state, seat),
        hand_strokes: hand_strokes(state, seat),
        active: active(state, seat),
        committed: (state.phase == Phase::Resolve && committed != NONE)
            .then(|| state.set.stroke(StrokeId(committed)).id.clone()),
        due: state.due[seat.index()],
        ends: state.ends_allowed(seat),
        ended: if acting { state.ended } else { 0 },
        ladder: std::array::from_fn(|rung| state.rung(seat, rung)),
        rebate: lasting.rebate,
    }
}

/// KU-12.1: cards set aside count as in hand until the reveal.
pub(crate) fn hand_cards(state: &State, seat: Seat) -> u8 {
    let staged = staged_by(state, seat).filter(|(_, code)| matches!(staged_card(*code), Card::Kind(_)));
    state.hand_cards[seat.index()] + staged.count() as u8
}

pub(crate) fn hand_strokes(state: &State, seat: Seat) -> u8 {
    let staged = staged_by(state, seat).filter(|(_, code)| matches!(staged_card(*code), Card::Stroke(_)));
    let committed = state.phase == Phase::Commit && state.committed[seat.index()] != NONE;
    state.hand_strokes[seat.index()].count_ones() as u8 + staged.count() as u8 + u8::from(committed)
}

fn active(state: &State, seat: Seat) -> Vec<Active> {
    let owned = state.active.iter().zip(&state.set.strokes).filter(|(active, _)| active.owner == seat.0);
    let shown = owned.map(|(active, card)| Active {
        stroke: card.id.clone(),
        player: (active.player != NONE).then_some(Seat(active.player)),
        at: (active.place != NONE).then_some(Letter(active.place)),
    });
    shown.collect()
}

fn candidate(state: &State, seat: Seat, at: Letter) -> Fielded {
    let own = column(seat, at);
    let kind_id = |kind: u8| state.set.kind(KindId(kind)).id.clone();
    let issues = Icon::ISSUES.into_iter().filter(|issue| state.column(seat, at).cards[issue.index()] > 0);
    Fielded {
        id: state.set.tile(state.tile_at(seat, at)).id.clone(),
        icons: *state.icons(seat, at),
        tucked: state.tucked.column(own).map(kind_id).collect(),
        rally: state.rallies.column(own).map(kind_id).collect(),
        endings: issues.map(|issue| end::ending(state, seat, at, issue)).collect(),
    }
}

/// KU-12.2.
fn own(state: &State, seat: Seat) -> Own {
    let (set, s) = (state.set, seat.index());
    let waiting = state.waiting.contains(seat);
    let tile = |tile: u8| set.tile(TileId(tile)).id.clone();
    let draft = &state.draft;
    let committing = state.phase == Phase::Commit && !waiting;
    let committed = state.committed[s];
    let stroke = || if committed == NONE { "none".to_owned() } else { set.stroke(StrokeId(committed)).id.clone() };
    let playing = state.phase == Phase::Play;
    let aside = if playing { 0 } else { staged_by(state, seat).count() };
    let owed = match (state.phase, state.asked) {
        (Phase::Resolve, Asked::Victim(left)) if waiting => left,
        (Phase::Pay, _) => state.due[s].saturating_sub(aside as u8),
        (Phase::Limit, _) if waiting => state.hand_size(seat).saturating_sub(crate::info::HAND_LIMIT),
        _ => 0,
    };
    Own {
        hand: all_counts(set, &state.hands[s]),
        strokes: stroke_ids(set, state.hand_strokes[s]),
        pack: if state.phase == Phase::Draft {
            tile_ids(set, draft.packs[draft.pack_of(seat, state.seats)])
        } else {
            Vec::new()
        },
        tiles: tile_ids(set, draft.tiles[s]),
        picked: (draft.choice[s] != NONE).then(|| tile(draft.choice[s])),
        placed: if state.round == 0 {
            state.field[s].iter().filter(|placed| **placed != NONE).map(|placed| tile(*placed)).collect()
        } else {
            Vec::new()
        },
        stroke: committing.then(stroke),
        draw: (state.phase == Phase::Draw && !waiting).then_some(state.wishes[s]),
        played: staged_by(state, seat)
            .filter(|_| playing)
            .map(|(column, kind)| Placed {
                card: set.kind(KindId(kind)).id.clone(),
                at: Letter(column - first_column(seat)),
            })
            .collect(),
        due: if playing { Plan::of(state, seat).due() } else { 0 },
        left: state.hand_size(seat),
        set_aside: staged_by(state, seat)
            .filter(|_| !playing)
            .map(|(_, code)| notation::card_id(set, staged_card(code)).to_owned())
            .collect(),
        owed,
        held: stroke_ids(set, state.held[s]),
    }
}

/// KU-12.3: what a viewer could remember. What a spectator can of Rally and Asset cards is left out.
fn memory(state: &State, viewer: Viewer) -> Memory {
    let set = state.set;
    let strokes = &state.stroke_memory;
    let belief = viewer.seat().map(|seat| &state.beliefs[seat.index()]);
    let known = |seat: Seat| {
        let s = seat.index();
        KnownHand {
            cards: belief.map(|belief| all_counts(set, &belief.known[s])).unwrap_or_default(),
            unknown: belief.map(|belief| belief.fresh[s]).unwrap_or_default(),
            old: belief.map(|belief| belief.old[s]).unwrap_or_default(),
            strokes: stroke_ids(set, strokes.open[s]),
            unknown_strokes: strokes.fresh[s],
            old_strokes: strokes.old[s],
        }
    };
    let pool = |cards: fn(&Belief) -> &[u8]| belief.map(|belief| all_counts(set, cards(belief))).unwrap_or_default();
    let deck = state.stroke_deck.cards();
    // The deck's unknown part and the hands' unknown cards look alike, whichever are the viewer's own.
    let bottom = &deck[deck.len() - usize::from(strokes.bottom)..];
    Memory {
        packs: viewer.seat().map(|seat| sightings(state, seat)).unwrap_or_default(),
        hands: Seat::all(state.seats).map(known).collect(),
        decks: pool(|belief| &belief.decks),
        old: pool(|belief| &belief.pool),
        strokes: stroke_ids(set, strokes.deck),
        bottom: bottom.iter().map(|stroke| set.stroke(StrokeId(*stroke)).id.clone()).collect(),
    }
}

/// KU-4.2: every pack a player has looked at, as it was then.
fn sightings(state: &State, seat: Seat) -> Vec<Sighting> {
    let draft = &state.draft;
    if state.round > 0 {
        return Vec::new();
    }
    let looked = if state.phase == Phase::Draft { draft.round + 1 } else { draft.round };
    let sighting = |picks: u8| {
        let pack = (seat.0 + state.seats * 8 - picks) % state.seats;
        let later = draft.picks[usize::from(pack)][usize::from(picks)..].iter().filter(|tile| **tile != NONE);
        let tiles = later.fold(draft.packs[usize::from(pack)], |tiles, tile| tiles | 1 << tile);
        Sighting { pack: Seat(pack), picks, tiles: tile_ids(state.set, tiles) }
    };
    (0..looked).map(sighting).collect()
}

fn everything(state: &State) -> Everything {
    let set = state.set;
    let tiles = |tiles: &[u8]| {
        tiles.iter().filter(|tile| **tile != NONE).map(|tile| set.tile(TileId(*tile)).id.clone()).collect()
    };
    Everything {
        hands: PerSeat::new(state.seats, |seat| own(state, seat)),
        decks: all_counts(set, &state.deck),
        strokes: state.stroke_deck.cards().iter().map(|stroke| set.stroke(StrokeId(*stroke)).id.clone()).collect(),
        packs: PerSeat::new(state.seats, |seat| tile_ids(set, state.draft.packs[seat.index()])),
        picks: PerSeat::new(state.seats, |seat| tiles(&state.draft.picks[seat.index()])),
        memories: PerSeat::new(state.seats, |seat| memory(state, Viewer::Seat(seat))),
    }
}

fn components(set: &Set, seats: u8) -> ComponentList {
    let kind = |kind: &crate::cards::Kind| KindInfo {
        id: kind.id.clone(),
        name: kind.name.clone(),
        icons: kind.icons,
        issue: match kind.face {
            Face::Rally { issue, .. } => Some(issue),
            Face::Asset { .. } => None,
        },
        bolster: matches!(kind.face, Face::Rally { bolster: true, .. }),
        cost: match kind.face {
            Face::Asset { cost } => Some(cost),
            Face::Rally { .. } => None,
        },
        count: kind.count + kind.starter * seats,
    };
    let stroke = |stroke: &crate::cards::Stroke| StrokeInfo {
        id: stroke.id.clone(),
        name: stroke.name.clone(),
        lasting: stroke.lasting.name().to_owned(),
        shield: stroke.shield,
        effect: stroke.effect_text.clone(),
    };
    let candidate = |tile: &crate::cards::Candidate| CandidateInfo {
        id: tile.id.clone(),
        name: tile.name.clone(),
        icons: tile.icons,
    };
    ComponentList {
        candidates: set.candidates.iter().map(candidate).collect(),
        kinds: set.kinds.iter().map(kind).collect(),
        strokes: set.strokes.iter().map(stroke).collect(),
    }
}
