//! KU-12: from a view back to a state. What can be seen is restored and checked here, what cannot is dealt in `dealing`.
//! Views come from outside too, so nothing in them is taken on trust.

use hustings_core::{Luck, Seat, SeatSet, Start};

use crate::Kursi;
use crate::cards::{Deck, KINDS, KindId, Set, StrokeId, TileId};
use crate::dealing;
use crate::effects::Lasting;
use crate::events::VotesReason;
use crate::info::{MAX_PLACES, ROUNDS};
use crate::moves::Letter;
use crate::rules::{strokes, votes};
use crate::setup;
use crate::state::{Active, Asked, Gain, NONE, Phase, Piles, Question, State, bit};
use crate::view::{Ask, Count, Supply, View};

pub(crate) fn imagine(start: &Start<Kursi>, view: &View, luck: &mut Luck) -> Result<State, String> {
    let mut state = setup::bare(start);
    check_shape(&state, view)?;
    restore_time(&mut state, view)?;
    restore_tiles(&mut state, view)?;
    restore_columns(&mut state, view)?;
    restore_piles(&mut state, view)?;
    restore_open_strokes(&mut state, view)?;
    restore_question(&mut state, view)?;
    restore_votes(&mut state, view, luck)?;
    dealing::deal(&mut state, view, luck)?;
    check_waiting(&state)?;
    Ok(state)
}

pub(crate) fn tile(set: &Set, id: &str) -> Result<TileId, String> {
    set.find_tile(id).ok_or_else(|| format!("there is no Candidate `{id}`"))
}

pub(crate) fn kind(set: &Set, id: &str) -> Result<KindId, String> {
    set.find_kind(id).ok_or_else(|| format!("there is no kind `{id}`"))
}

pub(crate) fn stroke(set: &Set, id: &str) -> Result<StrokeId, String> {
    set.find_stroke(id).ok_or_else(|| format!("there is no Masterstroke `{id}`"))
}

/// Masterstrokes as bits, each at most once.
pub(crate) fn stroke_mask(set: &Set, ids: &[String]) -> Result<u16, String> {
    ids.iter().try_fold(0, |mask, id| {
        let own = bit(stroke(set, id)?);
        if mask & own == 0 { Ok(mask | own) } else { Err(format!("`{id}` is listed twice")) }
    })
}

/// Counts by kind, added to what is there.
pub(crate) fn add_counts(set: &Set, counts: &[Count], cards: &mut [u8; KINDS]) -> Result<(), String> {
    for Count { kind: id, count } in counts {
        let at = usize::from(kind(set, id)?.0);
        cards[at] = cards[at].checked_add(*count).ok_or_else(|| format!("so many `{id}` are not in the box"))?;
    }
    Ok(())
}

fn check_shape(state: &State, view: &View) -> Result<(), String> {
    let seats = state.seats;
    let everything = view.everything.as_ref().map_or(seats, |all| {
        let lists = [all.hands.seats(), all.packs.seats(), all.picks.seats(), all.memories.seats()];
        if lists.iter().all(|list| *list == seats) { seats } else { 0 }
    });
    let memories = view.everything.iter().flat_map(|all| all.memories.values()).chain([&view.memory]);
    let mut lists = memories.map(|memory| memory.hands.len());
    if view.parties.seats() != seats || everything != seats || lists.any(|list| list != usize::from(seats)) {
        return Err(format!("every list has {seats} entries, one for each player"));
    }
    if view.constituencies.len() != usize::from(state.places()) {
        return Err(format!("there are {} Seats", state.places()));
    }
    if view.viewer.is_some_and(|viewer| viewer.0 >= seats) || view.viewer.is_some() != view.own.is_some() {
        return Err("whoever looks has a hand, and nobody else".to_owned());
    }
    if view.viewer.is_some() && view.everything.is_some() {
        return Err("no player sees everything".to_owned());
    }
    Ok(())
}

fn restore_time(state: &mut State, view: &View) -> Result<(), String> {
    let drafting = matches!(view.phase, Phase::Draft | Phase::Field);
    let last = matches!(view.phase, Phase::Bonus | Phase::Free | Phase::Over);
    let right_round = match view.round {
        0 => drafting,
        round => !drafting && (round == ROUNDS || !last) && round <= ROUNDS,
    };
    let places = state.places();
    let right_picks = if view.phase == Phase::Draft { view.picks < places } else { view.picks == places };
    if !right_round || !right_picks {
        return Err(format!("round {} with {} picks is not in this part of the game", view.round, view.picks));
    }
    if view.holder.is_some_and(|holder| holder.0 >= state.seats) || view.holder.is_some() == drafting {
        return Err("the pawn is somebody's from the first round on".to_owned());
    }
    state.phase = view.phase;
    state.round = view.round;
    state.draft.round = view.picks;
    state.holder = view.holder;
    state.dry = view.ran_dry;
    state.waiting = SeatSet::NONE;
    for seat in &view.waiting {
        if seat.0 >= state.seats || state.waiting.contains(*seat) {
            return Err(format!("player {seat} cannot be waited for"));
        }
        state.waiting = state.waiting.with(*seat);
    }
    Ok(())
}

fn restore_tiles(state: &mut State, view: &View) -> Result<(), String> {
    for (at, shown) in state.letters().zip(&view.constituencies) {
        let found = state.set.seats.iter().position(|tile| tile.id == shown.id).map(|found| found as u8);
        let found = found.filter(|found| !state.tiles.contains(found));
        state.tiles[at.index()] = found.ok_or_else(|| format!("`{}` cannot be Seat {at}", shown.id))?;
    }
    let places = if state.round > 0 { usize::from(state.places()) } else { 0 };
    let mut seen = 0u32;
    for (seat, party) in view.parties.iter() {
        if party.candidates.len() != places {
            return Err(format!("player {seat} has {places} Candidates to be seen now"));
        }
        for (at, shown) in state.letters().zip(&party.candidates) {
            let tile = tile(state.set, &shown.id)?;
            if seen & (1 << tile.0) != 0 {
                return Err(format!("`{}` stands in two places", shown.id));
            }
            seen |= 1 << tile.0;
            state.field[seat.index()][at.index()] = tile.0;
            state.icons[seat.index()][at.index()] = state.set.tile(tile).icons;
        }
    }
    Ok(())
}

fn restore_columns(state: &mut State, view: &View) -> Result<(), String> {
    for (seat, party) in view.parties.iter() {
        for (at, shown) in state.letters().zip(&party.candidates) {
            for id in &shown.tucked {
                if !state.tucked.has_room() {
                    return Err("so many cards cannot be tucked".to_owned());
                }
                let kind = kind(state.set, id)?;
                state.tuck(seat, at, kind);
            }
            for id in &shown.rally {
                let kind = kind(state.set, id)?;
                if state.set.deck_of(kind) != Deck::Rally || !state.rallies.has_room() {
                    return Err(format!("`{id}` cannot be in a rally"));
                }
                state.add_to_rally(crate::state::column(seat, at), kind);
            }
        }
    }
    Ok(())
}

fn restore_piles(state: &mut State, view: &View) -> Result<(), String> {
    let mut discard = [0; KINDS];
    for (counts, deck) in [(&view.rally_discard, Deck::Rally), (&view.asset_discard, Deck::Asset)] {
        add_counts(state.set, counts, &mut discard)?;
        let range = state.set.range(deck);
        for count in counts {
            if !range.contains(&usize::from(kind(state.set, &count.kind)?.0)) {
                return Err(format!("`{}` lies on the wrong pile", count.kind));
            }
        }
    }
    state.discard = discard;
    state.deck_size = [view.rally_deck, view.asset_deck];
    Ok(())
}

/// Masterstrokes that lie open: display, discards, those that last, those being resolved.
fn restore_open_strokes(state: &mut State, view: &View) -> Result<(), String> {
    let set = state.set;
    state.display = stroke_mask(set, &view.display)?;
    state.stroke_discard = stroke_mask(set, &view.stroke_discard)?;
    let mut seen = state.display;
    let once = |seen: &mut u16, mask: u16| {
        let free = *seen & mask == 0;
        *seen |= mask;
        if free { Ok(()) } else { Err("a Masterstroke lies in two places".to_owned()) }
    };
    once(&mut seen, state.stroke_discard)?;
    if state.display.count_ones() > 2 {
        return Err("the display has two cards".to_owned());
    }
    for (seat, party) in view.parties.iter() {
        for shown in &party.active {
            let stroke = stroke(set, &shown.stroke)?;
            once(&mut seen, bit(stroke))?;
            let card = set.stroke(stroke);
            let aimed_well = shown.player.is_none_or(|player| player.0 < state.seats)
                && shown.at.is_none_or(|at| at.0 < state.places());
            if card.lasting == Lasting::Now || !aimed_well {
                return Err(format!("`{}` cannot lie so before player {seat}", shown.stroke));
            }
            state.active[usize::from(stroke.0)] = Active {
                owner: seat.0,
                player: shown.player.map_or(NONE, |player| player.0),
                place: shown.at.map_or(NONE, |at| at.0),
            };
            strokes::count_lasting(state, stroke, 1);
        }
        if let Some(id) = &party.committed {
            let stroke = stroke(set, id)?;
            once(&mut seen, bit(stroke))?;
            if state.phase != Phase::Resolve {
                return Err("what is committed shows only while it is resolved".to_owned());
            }
            state.committed[seat.index()] = stroke.0;
        }
        if party.due > 0 && state.phase != Phase::Pay {
            return Err("only in one step there is something to pay".to_owned());
        }
        state.due[seat.index()] = party.due;
    }
    Ok(())
}

/// What is asked, and where in the step the game stands.
fn restore_question(state: &mut State, view: &View) -> Result<(), String> {
    let wrong = || "this cannot be what is asked now".to_owned();
    let Some(ask) = &view.ask else {
        return if state.phase == Phase::Over { Ok(()) } else { Err(wrong()) };
    };
    if let Some(owner) = ask.owner {
        let holder = state.holder.ok_or_else(wrong)?;
        if owner.0 >= state.seats {
            return Err(wrong());
        }
        let clockwise = matches!(state.phase, Phase::Resolve | Phase::End | Phase::Bonus | Phase::Free);
        state.order = if clockwise { (owner.0 + state.seats - holder.0) % state.seats } else { 0 };
    }
    let owner = ask.owner.unwrap_or(Seat(0));
    state.asked = match (state.phase, ask.what) {
        (Phase::Draft, Question::Pick)
        | (Phase::Field, Question::Field)
        | (Phase::Pawn, Question::Give)
        | (Phase::Take, Question::Take)
        | (Phase::Commit, Question::Stroke)
        | (Phase::Draw, Question::Draw)
        | (Phase::Play, Question::Play)
        | (Phase::Pay, Question::Pay)
        | (Phase::End, Question::End)
        | (Phase::Limit, Question::Drop)
        | (Phase::Free, Question::Free) => Asked::Step,
        (Phase::Resolve, Question::Target) => Asked::Target,
        (Phase::Resolve, Question::Draw) => Asked::Draw,
        (Phase::Resolve, Question::Drop) => {
            Asked::Victim(ask.left.filter(|left| (1..=9).contains(left)).ok_or_else(wrong)?)
        }
        (Phase::Resolve | Phase::End | Phase::Bonus | Phase::Free, Question::Votes) => {
            Asked::Votes(gain(state, ask, owner).ok_or_else(wrong)?)
        }
        (Phase::End, Question::Tuck) => Asked::Tuck,
        (Phase::End, Question::Minus) => Asked::Minus,
        (Phase::End, Question::Take) => Asked::Take,
        (Phase::End, Question::Extra) => Asked::Extra,
        _ => return Err(wrong()),
    };
    if state.phase == Phase::Resolve && strokes::resolving(state).is_none() {
        return Err("no Masterstroke is being resolved".to_owned());
    }
    let at = ask.at.filter(|at| at.0 < state.places());
    if state.phase == Phase::End {
        state.ended = view.parties[owner].ended;
        if state.asked != Asked::Step {
            state.at = at.ok_or_else(wrong)?.0;
            let shown = state.column(owner, Letter(state.at)).length;
            // One card may have been tucked.
            state.length = ask.length.filter(|length| *length == shown || *length == shown + 1).ok_or_else(wrong)?;
            if state.length == 0 {
                return Err(wrong());
            }
        }
    }
    if state.phase == Phase::Bonus {
        state.at = at.ok_or_else(wrong)?.0;
    }
    Ok(())
}

fn gain(state: &State, ask: &Ask, seat: Seat) -> Option<Gain> {
    let (at, wanted, sum, why) = (ask.at?, ask.wanted?, ask.sum?, ask.why?);
    let fits = match why {
        VotesReason::Rally | VotesReason::Extra => state.phase == Phase::End,
        VotesReason::Stroke => state.phase == Phase::Resolve,
        VotesReason::Bonus => state.phase == Phase::Bonus,
        VotesReason::Capital => state.phase == Phase::Free,
    };
    (fits && at.0 < state.places() && (1..=wanted).contains(&sum)).then_some(Gain { seat, at, wanted, sum, why })
}

/// KU-6: supplies, and the piles: shown, remembered, or dealt so that their sizes are right.
fn restore_votes(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let all = state.set.votes;
    for (seat, party) in view.parties.iter() {
        state.supply[seat.index()] = values(&party.supply);
        if values(&party.supply).iter().zip(all).any(|(left, all)| *left > all) {
            return Err(format!("player {seat} has too many votes left"));
        }
    }
    let shown = shown_piles(view)?;
    let remembered = view.remembered.0.filter(|piles| piles_fit(state, view, piles));
    state.piles = match (shown, remembered) {
        (Some(piles), _) if piles_fit(state, view, &piles) => piles,
        (Some(_), _) => return Err("piles and supplies do not make up all vote cards".to_owned()),
        (None, Some(piles)) => piles,
        (None, None) => deal_votes(state, view, luck)?,
    };
    if let Asked::Votes(gain) = state.asked
        && votes::best_sum(&state.supply[gain.seat.index()], gain.wanted) != gain.sum
    {
        return Err(format!("the supply cannot pay {} of {}", gain.sum, gain.wanted));
    }
    Ok(())
}

fn values(supply: &Supply) -> [u8; 4] {
    [supply.ones, supply.threes, supply.fives, supply.minus]
}

fn shown_piles(view: &View) -> Result<Option<Piles>, String> {
    let mut piles = Piles::default();
    let mut shown = 0;
    for (at, constituency) in view.constituencies.iter().enumerate() {
        let Some(tally) = &constituency.tally else { continue };
        shown += 1;
        if tally.seats() != view.parties.seats() {
            return Err("every list has an entry for each player".to_owned());
        }
        for (seat, tally) in tally.iter() {
            piles[at][seat.index()] = values(&tally.cards);
        }
    }
    match shown {
        0 => Ok(None),
        all if all == view.constituencies.len() => Ok(Some(piles)),
        _ => Err("either all piles are shown or none".to_owned()),
    }
}

/// Whether the piles hold what the supplies lack, and as many cards as can be seen.
fn piles_fit(state: &State, view: &View, piles: &Piles) -> bool {
    let placed = |seat: usize, value: usize| piles.iter().map(|pile| u32::from(pile[seat][value])).sum::<u32>();
    let votes_fit = (0..usize::from(state.seats)).all(|seat| {
        (0..4).all(|value| {
            placed(seat, value) + u32::from(state.supply[seat][value]) == u32::from(state.set.votes[value])
        })
    });
    let cards = |at: usize| piles[at].iter().flatten().map(|count| u32::from(*count)).sum::<u32>();
    votes_fit && view.constituencies.iter().enumerate().all(|(at, shown)| cards(at) == u32::from(shown.cards))
}

/// Only the size of each pile and the supplies are known: the cards placed so far are dealt to the piles.
fn deal_votes(state: &State, view: &View, luck: &mut Luck) -> Result<Piles, String> {
    let mut cards: Vec<(usize, usize)> = Vec::new();
    for seat in 0..usize::from(state.seats) {
        for value in 0..4 {
            let placed = state.set.votes[value] - state.supply[seat][value];
            cards.extend((0..placed).map(|_| (seat, value)));
        }
    }
    let sizes = view.constituencies.iter().map(|shown| usize::from(shown.cards));
    if sizes.clone().sum::<usize>() != cards.len() {
        return Err("piles and supplies do not make up all vote cards".to_owned());
    }
    luck.shuffle(&mut cards);
    let mut piles = Piles::default();
    let mut rest = cards.into_iter();
    for (at, size) in sizes.enumerate().take(MAX_PLACES) {
        for (seat, value) in rest.by_ref().take(size) {
            piles[at][seat][value] += 1;
        }
    }
    Ok(piles)
}

/// Those the game waits for can be the right ones, and have something to answer with.
fn check_waiting(state: &State) -> Result<(), String> {
    let one = |seat: Seat| state.waiting == SeatSet::one(seat);
    let all = |may: &dyn Fn(Seat) -> bool| !state.waiting.is_empty() && state.waiting.iter().all(may);
    let right = match (state.asked, state.phase) {
        (Asked::Victim(left), _) => {
            let victim = state.waiting.first().filter(|_| state.waiting.len() == 1);
            victim.is_some_and(|victim| victim != state.in_turn() && state.hand_size(victim) > left.saturating_sub(1))
        }
        (Asked::Votes(gain), _) => one(gain.seat) && gain.seat == state.in_turn(),
        (Asked::Step, Phase::Pawn) => one(state.holder()) && !pawn_choices(state).is_empty(),
        (Asked::Step, Phase::Take) => one(state.holder()) && (state.display != 0 || strokes::can_take_unseen(state)),
        (Asked::Step, Phase::Draft | Phase::Field | Phase::Draw) => all(&|_| true),
        (Asked::Step, Phase::Commit) => all(&|seat| state.hand_strokes[seat.index()] != 0),
        (Asked::Step, Phase::Play) => all(&|seat| state.hand_cards[seat.index()] > 0),
        (Asked::Step, Phase::Pay | Phase::Limit) => all(&|seat| state.hand_size(seat) > 0),
        (Asked::Step, Phase::Resolve | Phase::Bonus) => false,
        (Asked::Step, Phase::Over) => state.waiting.is_empty(),
        _ => one(state.in_turn()),
    };
    if right { Ok(()) } else { Err("these are not the players the game can wait for".to_owned()) }
}

fn pawn_choices(state: &State) -> SeatSet {
    crate::rules::campaign::most_popular(state).without(state.holder())
}
