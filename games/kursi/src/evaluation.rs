//! How good a position looks, which moves to try first, and what balance tables split results by; rules never call it.

use std::cmp::Ordering;

use hustings_core::{Fact, Seat, Use};

use crate::cards::{Face, TileId};
use crate::events::Event;
use crate::icons::{ISSUES, Icon, Icons};
use crate::info::{MAX_PLACES, MAX_SEATS, ROUNDS};
use crate::moves::{Card, Letter, Move, Target};
use crate::phase::Phase;
use crate::rules::{elections, finish, hands, play};
use crate::state::{Column, State, bits, strokes};

/// Enough Rally and Asset cards in a hand.
const ENOUGH: u8 = 12;
/// From this round on Rally cards are worth more than Assets.
const LATE: u8 = 7;

/// The Seats a player can expect to win, compared with its rivals: half of it with the strongest rival, who has to be
/// overtaken, half with all of them.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if state.phase == Phase::Over {
        return finish::outcome(state).share(seat);
    }
    let mut won = [0.0_f32; MAX_SEATS];
    let mut standing = [[0.0_f32; MAX_PLACES]; MAX_SEATS];
    for player in Seat::all(state.seats) {
        standing[player.index()] = prospects(state, player);
    }
    // Votes still to come, on both sides, make the current lead uncertain.
    let scale = 1.0 + 0.7 * rounds_left(state);
    for at in state.letters() {
        let total: f32 =
            Seat::all(state.seats).map(|player| (standing[player.index()][at.index()] / scale).exp()).sum();
        for player in Seat::all(state.seats) {
            let chance = (standing[player.index()][at.index()] / scale).exp() / total;
            // the left-most Seat breaks ties
            won[player.index()] += chance * (1.0 + 0.02 * f32::from(state.places() - at.0));
        }
    }
    let (mut least, mut sum) = (1.0_f32, 0.0);
    for rival in Seat::all(state.seats).filter(|rival| *rival != seat) {
        let against = 1.0 / (1.0 + ((won[rival.index()] - won[seat.index()]) / 0.5).exp());
        least = least.min(against);
        sum += against;
    }
    0.5 * (least + sum / f32::from(state.seats - 1))
}

/// Rounds after the current one.
fn rounds_left(state: &State) -> f32 {
    f32::from(ROUNDS.saturating_sub(state.round))
}

/// The votes a player can expect under each Seat: those already there, those of its rallies, its bonus, and a share of
/// what it will still do.
fn prospects(state: &State, seat: Seat) -> [f32; MAX_PLACES] {
    let left = rounds_left(state);
    let (icons, columns) = with_staged(state, seat);
    // Whether it can still end rallies in this round.
    let now = match &state.phase {
        Phase::Limit(_) | Phase::Bonus(_) | Phase::Free(_) | Phase::Over => 0,
        Phase::End(end) => match state.order(seat).cmp(&state.order(end.seat)) {
            Ordering::Less => 0,
            Ordering::Equal => state.ends_allowed(seat).saturating_sub(end.ended),
            Ordering::Greater => state.ends_allowed(seat),
        },
        _ => state.ends_allowed(seat),
    };
    let ends = usize::from(now) + 2 * left as usize;
    let mut rallies = [(0.0_f32, 0usize); MAX_PLACES];
    let mut expected = [0.0; MAX_PLACES];
    let mut best = [0.0_f32; MAX_PLACES];
    for at in state.letters() {
        let issue = state.seat_tile(at).issue;
        let (icons, column) = (&icons[at.index()], &columns[at.index()]);
        let mut votes = 0;
        for (number, here) in Icon::ISSUES.into_iter().enumerate() {
            let each = icons[here] + u8::from(here == issue);
            best[at.index()] = best[at.index()].max(f32::from(each));
            if column.cards[number] > 0 {
                votes = votes.max(column.icons[number] + each);
            }
        }
        let benefits = [2, 4, 6, 8].iter().filter(|rung| column.length >= **rung).count();
        rallies[at.index()] = (f32::from(votes) + 0.5 * benefits.saturating_sub(1) as f32, at.index());
        expected[at.index()] = f32::from(state.votes(seat, at)) + bonus(state, seat, at, icons, left);
    }
    rallies.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    for (votes, at) in rallies.into_iter().take(ends) {
        expected[at] += 0.92 * votes;
    }
    let spread = (to_come(state, seat, &icons, &best, left) + in_hand(state, seat, ends)) / f32::from(state.places());
    expected.iter_mut().for_each(|votes| *votes += spread);
    expected
}

/// A player's icons and rallies, including the cards still face down.
fn with_staged(state: &State, seat: Seat) -> ([Icons; MAX_PLACES], [Column; MAX_PLACES]) {
    let mut icons = state.icons[seat.index()];
    let first = usize::from(hands::first_column(seat));
    let mut columns = [Column::default(); MAX_PLACES];
    columns.copy_from_slice(&state.columns[first..first + MAX_PLACES]);
    if let Phase::Field(_) = state.phase {
        for (icons, tile) in icons.iter_mut().zip(state.field[seat.index()].into_iter().flatten()) {
            icons.add(&state.set.tile(tile).icons);
        }
    }
    if let Phase::Play(_) = state.phase {
        for (at, kind) in play::played_by(state, seat) {
            let kind = state.set.kind(kind);
            match kind.face {
                Face::Asset { .. } => icons[at.index()].add(&kind.icons),
                Face::Rally { issue, bolster } => {
                    let column = &mut columns[at.index()];
                    column.length += 1;
                    column.cards[issue.index()] += 1;
                    column.bolsters += u8::from(bolster);
                    (0..ISSUES).for_each(|issue| column.icons[issue] += kind.icons.0[issue]);
                }
            }
        }
    }
    (icons, columns)
}

/// The bonus votes a player can expect at a Seat.
fn bonus(state: &State, seat: Seat, at: Letter, icons: &Icons, left: f32) -> f32 {
    if matches!(state.phase, Phase::Free(_) | Phase::Over) {
        return 0.0; // they are already there
    }
    let tile = state.seat_tile(at);
    let own = elections::matches(tile, icons);
    let rivals = Seat::all(state.seats).filter(|rival| *rival != seat);
    let best = rivals.map(|rival| elections::matching(state, rival, at)).max().unwrap_or(0);
    let lead = f32::from(own) - f32::from(best);
    f32::from(tile.bonus) / (1.0 + (-lead / (0.3 + 0.2 * left)).exp())
}

/// Votes that the party will still make: from cards it draws and may play, and from icons that count again with each
/// rally.
fn to_come(state: &State, seat: Seat, icons: &[Icons; MAX_PLACES], best: &[f32; MAX_PLACES], left: f32) -> f32 {
    let mut party = Icons::default();
    icons.iter().for_each(|icons| party.add(icons));
    let lasting = state.lasting[seat.index()].icons;
    let total = |icon: Icon| f32::from(party[icon].saturating_add_signed(lasting[icon.index() - ISSUES]));
    let [capital, influence, reputation, popularity] = Icon::ASSETS.map(total);
    let (capital, influence, plays) = (capital.max(1.0), influence.max(1.0), reputation.max(1.0));
    let rallies = plays.min(capital + 0.3);
    let assets = (plays - rallies).min(influence).max(0.0);
    let average: f32 = best.iter().sum::<f32>() / f32::from(state.places());
    let tiles = state.phase.packs().map_or(0, |packs| packs.tiles[seat.index()]);
    let tiles: f32 = bits(tiles).map(|tile| f32::from(state.set.tile(TileId(tile)).icons.0.iter().sum::<u8>())).sum();
    let round = 0.9 * rallies + 0.4 * assets + 1.5 * average + 0.15 * capital + 0.15 * influence + 0.12 * popularity;
    left * (round + 0.25 * tiles)
}

/// What cards in hand are worth, in votes, while they can still be played.
fn in_hand(state: &State, seat: Seat, ends: usize) -> f32 {
    if ends == 0 {
        return 0.0;
    }
    let hand = &state.hands[seat.index()];
    let rallies: u8 = hand[..usize::from(state.set.rally_kinds)].iter().sum();
    let assets = state.hand_cards[seat.index()].saturating_sub(rallies);
    let strokes = state.hand_strokes[seat.index()].count_ones();
    let due = if let Phase::Play(_) = state.phase { play::Plan::of(state, seat).due() } else { 0 };
    -0.45 * f32::from(due) + 0.6 * f32::from(rallies.min(8)) + 0.35 * f32::from(assets.min(8)) + 0.9 * strokes as f32
}

/// Which moves to try first: many cards, long rallies where their issue counts, and nothing given away.
pub(crate) fn prior(state: &State, seat: Seat, mv: &Move) -> f32 {
    match *mv {
        Move::Draw(rallies, assets) => prior_of_draw(state, seat, rallies, assets),
        Move::Play(kind, at) => {
            let card = state.set.kind(kind);
            match card.face {
                Face::Asset { .. } => 1.0,
                Face::Rally { issue, .. } => {
                    let here = u8::from(state.seat_tile(at).issue == issue);
                    0.5 + 0.5 * f32::from(state.icons(seat, at)[issue] + here)
                }
            }
        }
        Move::Done | Move::Stop => 0.4,
        Move::End(at, issue) => {
            let column = state.column(seat, at);
            let votes = |issue: Icon| {
                let here = u8::from(state.seat_tile(at).issue == issue);
                column.icons[issue.index()] + state.icons(seat, at)[issue] + here
            };
            let own = votes(issue);
            let others = Icon::ISSUES.into_iter().filter(|other| column.cards[other.index()] > 0);
            if others.map(votes).any(|other| other > own) { 0.1 } else { 0.3 + 0.3 * f32::from(own) }
        }
        Move::Pay(card) | Move::Drop(card) => match card {
            Card::Stroke(_) => 0.4,
            Card::Kind(_) => 1.0,
        },
        Move::Minus(Some((player, _))) | Move::Target(Target::At(player, _)) if player == seat => 0.02,
        Move::Target(Target::None) | Move::Tuck(None) | Move::Minus(None) | Move::Take(None) => 0.1,
        Move::Extra(false) | Move::Free(None) => 0.05,
        Move::Tuck(Some(_)) | Move::Extra(true) => 3.0,
        Move::Stroke(None) => 0.7,
        _ => 1.0,
    }
}

/// Prefers as many cards as can be used, and Rally cards towards the end, when an Asset no longer earns back its cost.
fn prior_of_draw(state: &State, seat: Seat, rallies: u8, assets: u8) -> f32 {
    let [capital, influence] = [Icon::C, Icon::I].map(|icon| state.at_least_one(seat, icon));
    let wanted = useful(state, seat).min(capital + influence);
    let drawn = rallies + assets;
    let late = state.round >= LATE && assets > 0 && rallies < wanted.min(capital);
    if drawn > wanted || late {
        return 0.0;
    }
    let part = f32::from(drawn.max(1)) / f32::from(wanted.max(1));
    0.1 + 2.9 * part * part * part
}

/// How many more cards a player can use: what it can still play and pay with until the end, but never more than
/// [`ENOUGH`] in hand, because the rest would go at the hand limit.
fn useful(state: &State, seat: Seat) -> u8 {
    let rounds = ROUNDS.saturating_sub(state.round) + 1;
    let to_the_end = (2 * state.at_least_one(seat, Icon::R)).saturating_mul(rounds);
    to_the_end.min(ENOUGH).saturating_sub(state.hand_cards[seat.index()])
}

pub(crate) fn facts(state: &State, seat: Seat, out: &mut Vec<Fact>) {
    let fact = |kind, name: &str| Fact { kind, name: name.to_owned() };
    for at in state.letters().filter(|_| state.round > 0) {
        out.push(fact("candidate", &state.set.tile(state.tile_at(seat, at)).id));
    }
    out.extend(strokes(state.held[seat.index()]).map(|stroke| fact("masterstroke", &state.set.stroke(stroke).id)));
    out.push(fact("place", &seat.to_string()));
    out.push(fact("deck", if state.dry { "ran dry" } else { "lasted" }));
}

pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    match event {
        Event::StrokeTaken { seat, stroke: Some(stroke), .. } => out.push(Use::drawn(*seat, stroke)),
        Event::StrokesRevealed { strokes } => {
            out.extend(strokes.iter().filter_map(|(seat, stroke)| stroke.map(|stroke| Use::played(seat, stroke))));
        }
        Event::Dealt { seat, cards: Some(cards), .. } => out.extend(cards.iter().map(|card| Use::drawn(*seat, card))),
        Event::Played { seat, cards } => out.extend(cards.iter().map(|played| Use::played(*seat, played.card))),
        _ => {}
    }
}
