//! KU-12: from a state to what a viewer may know of it, built up from nothing.

use hustings_core::{PerSeat, Printed, Seat, Start, Viewer};

use super::ask;
use crate::Kursi;
use crate::cards::{Candidate, Deck, Face, Kind, KindId, Set, Stroke, TileId};
use crate::icons::Icon;
use crate::info::{FREE_VOTES, HAND_LIMIT, ROUNDS, TallyRule};
use crate::memory::Belief;
use crate::moves::{Bundle, Card, Letter};
use crate::phase::{Phase, Resolve, StrokeAsk};
use crate::rules::end::EXTRA_VOTES;
use crate::rules::hands::staged_by;
use crate::rules::play::{Plan, each_play, played_by};
use crate::rules::{draw, elections, end, finish, targets, votes};
use crate::state::{self, ActiveEffect, State, bits, column};
use crate::view::{
    Active, AllCards, CandidateInfo, Committed, ComponentList, Constituency, Count, Everything, Faces, Fielded,
    KindInfo, KnownHand, Limits, Memory, Own, Party, Placed, Playable, PrintedCards, Remembered, SeatResult, Sighting,
    StrokeInfo, Tally, Text, Totals, View,
};

pub(crate) fn view(_start: &Start<Kursi>, state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and options are in the Start.
    let State {
        set,
        options: _,
        seats,
        round,
        phase,
        holder,
        tiles: _,
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
        active: _,
        lasting: _,
        staged: _,
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
        phase: phase.name(),
        round: *round,
        picks: match phase {
            Phase::Draft(draft) => draft.packs.rounds,
            _ => state.places(),
        },
        holder: *holder,
        waiting: state.pending().iter().collect(),
        ask: ask::asked(state),
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
        everything: (viewer == Viewer::Everything || *phase == Phase::Over).then(|| everything(state)),
        tie_break: if *phase == Phase::Over { finish::tie_break(state) } else { None },
        components: components(state),
        limits: Limits { rounds: ROUNDS, hand: HAND_LIMIT, extra_votes: EXTRA_VOTES, free_votes: FREE_VOTES },
        remembered: Remembered(Some(*piles)),
    }
}

fn stroke_ids(set: &'static Set, mask: u16) -> Vec<Text> {
    state::strokes(mask).map(|stroke| Text::Borrowed(&set.stroke(stroke).id)).collect()
}

fn tile_ids(set: &'static Set, mask: u32) -> Vec<Text> {
    bits(mask).map(|tile| Text::Borrowed(&set.tile(TileId(tile)).id)).collect()
}

fn counts(set: &'static Set, cards: &[u8], deck: Deck) -> Vec<Count> {
    let some = set.range(deck).filter(|kind| cards[*kind] > 0);
    some.map(|kind| Count { kind: Text::Borrowed(&set.kinds[kind].id), count: cards[kind] }).collect()
}

fn all_counts(set: &'static Set, cards: &[u8]) -> Vec<Count> {
    [Deck::Rally, Deck::Asset].into_iter().flat_map(|deck| counts(set, cards, deck)).collect()
}

fn constituency(state: &State, at: Letter, viewer: Viewer) -> Constituency {
    let tile = state.seat_tile(at);
    let over = state.phase == Phase::Over;
    // KU-12.4, KU-12.6
    let shown = over || viewer == Viewer::Everything || state.options.tally == TallyRule::Open;
    let (leaders, each) = elections::bonus(state, at);
    let finish::Count { winner, by, most, tied } = finish::result(state, at);
    let tally = |seat| Tally { total: state.votes(seat, at), cards: state.pile(seat, at) };
    Constituency {
        letter: at,
        id: Text::Borrowed(&tile.id),
        name: Text::Borrowed(&tile.name),
        issue: tile.issue,
        matching: tile.matching.list(),
        bonus: tile.bonus,
        cards: state.piles[at.index()].iter().flatten().sum(),
        counts: PerSeat::new(state.seats, |seat| elections::matching(state, seat, at)),
        leaders: leaders.iter().collect(),
        each,
        tally: shown.then(|| PerSeat::new(state.seats, tally)),
        leader: winner.filter(|_| shown),
        result: over.then(|| SeatResult { winner, by, most, tied: tied.iter().collect() }),
    }
}

fn party(state: &State, seat: Seat) -> Party {
    let [rally_draws, asset_draws] = draw::limits(state, seat);
    let total = |icon| state.total(seat, icon);
    let [ones, threes, fives, _] = state.supply[seat.index()];
    let lasting = &state.lasting[seat.index()];
    let fielded = state.round > 0;
    let committed = match &state.phase {
        Phase::Resolve(Resolve { owner, stroke, .. }) if *owner == seat => Some(*stroke),
        Phase::Resolve(Resolve { rest, .. }) => rest[seat.index()],
        _ => None,
    };
    Party {
        candidates: state.letters().filter(|_| fielded).map(|at| candidate(state, seat, at)).collect(),
        totals: Totals { c: total(Icon::C), i: total(Icon::I), r: total(Icon::R), p: total(Icon::P) },
        rally_draws,
        asset_draws,
        plays: state.at_least_one(seat, Icon::R),
        capital: state.on_candidates(seat, Icon::C),
        supply: state.supply_of(seat),
        votes_left: Bundle { ones, threes, fives }.sum(),
        no_change: no_change(state, seat),
        hand_cards: hand_cards(state, seat),
        hand_strokes: hand_strokes(state, seat),
        active: active(state, seat),
        committed: committed.map(|stroke| Text::Borrowed(&state.set.stroke(stroke).id)),
        due: match &state.phase {
            Phase::Pay(pay) => pay.due[seat.index()],
            _ => 0,
        },
        ends: state.ends_allowed(seat),
        ended: match &state.phase {
            Phase::End(end) if end.seat == seat => end.ended,
            _ => 0,
        },
        ladder: std::array::from_fn(|rung| state.rung(seat, rung)),
        rebate: lasting.rebate,
    }
}

/// KU-6.1: the usual gains that could not be paid in full.
fn no_change(state: &State, seat: Seat) -> Vec<u8> {
    let supply = &state.supply[seat.index()];
    (1..=12).filter(|wanted| votes::best_sum(supply, *wanted) < *wanted).collect()
}

/// KU-12.1: cards set aside count as in hand until the reveal.
pub(crate) fn hand_cards(state: &State, seat: Seat) -> u8 {
    let staged = staged_by(state, seat).filter(|(_, card)| matches!(card, Card::Kind(_)));
    state.hand_cards[seat.index()] + staged.count() as u8
}

pub(crate) fn hand_strokes(state: &State, seat: Seat) -> u8 {
    let staged = staged_by(state, seat).filter(|(_, card)| matches!(card, Card::Stroke(_)));
    let committed = matches!(&state.phase, Phase::Commit(commit) if commit.committed[seat.index()].is_some());
    state.hand_strokes[seat.index()].count_ones() as u8 + staged.count() as u8 + u8::from(committed)
}

fn active(state: &State, seat: Seat) -> Vec<Active> {
    let face_up =
        state.active.iter().zip(&state.set.strokes).filter_map(|(active, card)| Some((active.as_ref()?, card)));
    let shown = face_up.filter(|(active, _)| active.owner == seat).map(|(active, card)| Active {
        stroke: Text::Borrowed(&card.id),
        player: match active.effect {
            ActiveEffect::Icons { player, .. } if player != seat => Some(player),
            _ => None,
        },
        at: match active.effect {
            ActiveEffect::Damp { at, .. } => Some(at),
            _ => None,
        },
    });
    shown.collect()
}

fn candidate(state: &State, seat: Seat, at: Letter) -> Fielded {
    let own = column(seat, at);
    let kind_id = |kind: KindId| Text::Borrowed(&state.set.kind(kind).id);
    let (rungs, short) = state.rungs(seat, state.column(seat, at).length);
    let issues = Icon::ISSUES.into_iter().filter(|issue| state.column(seat, at).cards[issue.index()] > 0);
    Fielded {
        id: Text::Borrowed(&state.set.tile(state.tile_at(seat, at)).id),
        icons: *state.icons(seat, at),
        tucked: state.tucked.column(own).map(kind_id).collect(),
        rally: state.rallies.column(own).map(kind_id).collect(),
        endings: issues.map(|issue| end::ending(state, seat, at, issue)).collect(),
        rungs,
        short,
    }
}

/// KU-12.2.
fn own(state: &State, seat: Seat) -> Own {
    let (set, s) = (state.set, seat.index());
    let tile = |tile: TileId| Text::Borrowed(&set.tile(tile).id);
    // It has chosen while others are still thinking.
    let ready = !state.pending().contains(seat);
    let mut own = Own {
        hand: all_counts(set, &state.hands[s]),
        strokes: stroke_ids(set, state.hand_strokes[s]),
        left: state.hand_size(seat),
        held: stroke_ids(set, state.held[s]),
        ..Own::default()
    };
    let set_aside = || staged_by(state, seat).map(|(_, card)| Text::Borrowed(card.id(set))).collect();
    match &state.phase {
        Phase::Draft(draft) => {
            own.pack = tile_ids(set, draft.packs.before(seat, state.seats));
            own.tiles = tile_ids(set, draft.packs.tiles[s]);
            own.picked = draft.choices[s].map(tile);
        }
        Phase::Field(fielding) => {
            own.tiles = tile_ids(set, fielding.packs.tiles[s]);
            own.placed = state.field[s].into_iter().flatten().map(tile).collect();
        }
        Phase::Commit(commit) => {
            let stroke = commit.committed[s].map(|stroke| Text::Borrowed(&set.stroke(stroke).id));
            own.committed = ready.then_some(Committed { stroke });
            if !ready {
                let idle = state::strokes(state.hand_strokes[s]).filter(|stroke| targets::idle(state, seat, *stroke));
                own.idle = idle.map(|stroke| Text::Borrowed(&set.stroke(stroke).id)).collect();
            }
        }
        Phase::Resolve(Resolve { ask: StrokeAsk::Drop { victim, left }, .. }) if *victim == seat => own.owed = *left,
        Phase::Draw(draw) => own.draw = ready.then_some(draw.wishes[s]),
        Phase::Play(_) => {
            let placed = |(at, kind)| Placed { card: Text::Borrowed(&set.kind(kind).id), at };
            own.played = played_by(state, seat).map(placed).collect();
            own.due = Plan::of(state, seat).due();
            if !ready {
                let left = state.hand_size(seat).saturating_sub(1);
                let playable = |kind, at, due| Playable { card: Text::Borrowed(&set.kind(kind).id), at, due, left };
                each_play(state, seat, |kind, at, due| {
                    own.plays.push(playable(kind, at, due));
                    true
                });
            }
        }
        Phase::Pay(pay) => {
            own.set_aside = set_aside();
            own.owed = pay.due[s].saturating_sub(own.set_aside.len() as u8);
        }
        Phase::Limit(_) => {
            own.set_aside = set_aside();
            own.owed = if ready { 0 } else { state.hand_size(seat).saturating_sub(HAND_LIMIT) };
        }
        Phase::Pawn | Phase::Take | Phase::Resolve(_) | Phase::End(_) => {}
        Phase::Bonus(_) | Phase::Free(_) | Phase::Over => {}
    }
    own
}

/// KU-12.3: what a viewer could remember. For spectators, Rally and Asset cards are left out.
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
    // The unknown part of the deck and the unknown cards of hands are shown together, whichever are the viewer's own.
    let bottom = &deck[deck.len() - usize::from(strokes.bottom)..];
    Memory {
        packs: viewer.seat().map(|seat| sightings(state, seat)).unwrap_or_default(),
        hands: Seat::all(state.seats).map(known).collect(),
        decks: pool(|belief| &belief.decks),
        old: pool(|belief| &belief.pool),
        strokes: stroke_ids(set, strokes.deck),
        bottom: bottom.iter().map(|stroke| Text::Borrowed(&set.stroke(*stroke).id)).collect(),
    }
}

/// KU-4.2: every pack a player has seen, as it was then.
fn sightings(state: &State, seat: Seat) -> Vec<Sighting> {
    let (packs, looks) = match &state.phase {
        Phase::Draft(draft) => (&draft.packs, draft.packs.rounds + 1),
        Phase::Field(fielding) => (&fielding.packs, fielding.packs.rounds),
        _ => return Vec::new(),
    };
    let sighting = |picks: u8| {
        let pack = (seat.0 + state.seats * 8 - picks) % state.seats;
        let later = &packs.picked_from(usize::from(pack))[usize::from(picks)..];
        let tiles = later.iter().fold(packs.left[usize::from(pack)], |tiles, tile| tiles | 1 << tile.0);
        Sighting { pack: Seat(pack), picks, tiles: tile_ids(state.set, tiles) }
    };
    (0..looks).map(sighting).collect()
}

fn everything(state: &State) -> Everything {
    let set = state.set;
    let packs = state.phase.packs().copied().unwrap_or_default();
    let picks = |pack: Seat| packs.picked_from(pack.index()).iter().map(|tile| Text::Borrowed(&set.tile(*tile).id));
    Everything {
        hands: PerSeat::new(state.seats, |seat| own(state, seat)),
        decks: all_counts(set, &state.deck),
        strokes: state.stroke_deck.cards().iter().map(|stroke| Text::Borrowed(&set.stroke(*stroke).id)).collect(),
        packs: PerSeat::new(state.seats, |seat| tile_ids(set, packs.left[seat.index()])),
        picks: PerSeat::new(state.seats, |seat| picks(seat).collect()),
        memories: PerSeat::new(state.seats, |seat| memory(state, Viewer::Seat(seat))),
    }
}

fn components(state: &State) -> ComponentList {
    let candidate = |tile: &'static Candidate| CandidateInfo {
        id: Text::Borrowed(&tile.id),
        name: Text::Borrowed(&tile.name),
        icons: tile.icons,
        matching: state.letters().map(|at| elections::matches(state.seat_tile(at), &tile.icons)).collect(),
    };
    let AllCards { kinds, strokes } = state.set.printed.of(state.set, state.seats);
    let candidates = state.set.candidates.iter().map(candidate).collect();
    ComponentList { candidates, kinds: kinds.clone(), strokes: strokes.clone() }
}

/// What is printed on tiles and cards; the counts are those of the decks, without Starter cards.
pub(crate) fn faces(set: &Set) -> Faces {
    let candidate = |tile: &Candidate| CandidateInfo {
        id: Text::Owned(tile.id.clone()),
        name: Text::Owned(tile.name.clone()),
        icons: tile.icons,
        matching: Vec::new(),
    };
    Faces {
        candidates: set.candidates.iter().map(candidate).collect(),
        kinds: set.kinds.iter().map(|kind| kind_info(kind, 0)).collect(),
        strokes: set.strokes.iter().map(stroke_info).collect(),
    }
}

impl PrintedCards {
    fn of(&self, set: &'static Set, seats: u8) -> &AllCards {
        self.0[usize::from(seats)].get_or_init(|| AllCards {
            kinds: Printed::new(set.kinds.iter().map(|kind| kind_info(kind, seats)).collect()),
            strokes: Printed::new(set.strokes.iter().map(stroke_info).collect()),
        })
    }
}

fn kind_info(kind: &Kind, seats: u8) -> KindInfo {
    KindInfo {
        id: Text::Owned(kind.id.clone()),
        name: Text::Owned(kind.name.clone()),
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
    }
}

fn stroke_info(stroke: &Stroke) -> StrokeInfo {
    StrokeInfo {
        id: Text::Owned(stroke.id.clone()),
        name: Text::Owned(stroke.name.clone()),
        lasting: stroke.lasting,
        shield: stroke.shield,
        effect: stroke.effect,
    }
}
