//! How good a position looks, and which moves to try first. Rules never call it.

use hustings_core::{Fact, Seat, Use};

use crate::cards::{CardId, Effect, Square, StateId};
use crate::events::Event;
use crate::moves::Move;
use crate::pieces::{Award, Resource};
use crate::rules::{finish, turn};
use crate::state::{State, cards_in};

/// A seat's prospects compared with its rivals', mapped to 0..1: half of it with the strongest rival, who has to be
/// overtaken to win, half with all of them.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Some(reason) = state.over() {
        return finish::outcome(state, reason).share(seat);
    }
    if state.round == 0 {
        return 0.5; // leaders are being picked
    }
    let most = state.vp.iter().copied().max().unwrap_or(0);
    // The nearer the end, the more a lead is worth.
    let to_go = (1.0 - f32::from(most) / f32::from(state.target)).max(0.0);
    let (own, scale) = (prospect(state, seat, to_go), 1.5 + 4.0 * to_go);
    let (mut least, mut sum) = (1.0_f32, 0.0);
    for rival in state.rivals(seat) {
        let against = 1.0 / (1.0 + ((prospect(state, rival, to_go) - own) / scale).exp());
        least = least.min(against);
        sum += against;
    }
    0.5 * (least + sum / f32::from(state.seats - 1))
}

/// Victory points held, plus those to be expected. `to_go` is how much of the game is left, from 1 down to 0.
fn prospect(state: &State, seat: Seat, to_go: f32) -> f32 {
    /// What an action is worth beyond what it costs.
    const ACTION: f32 = 0.4;
    let mut points = f32::from(state.vp[seat.index()]);
    for at in crate::state::bits(state.presence[seat.index()].into()).map(StateId) {
        points += foothold(state, seat, at);
    }
    for award in Award::ALL {
        points += ambition(state, seat, *award);
    }
    let mut tokens = state.tokens[seat.index()].map(f32::from);
    // Seats whose turn in this round is still to come will have its income and actions; the turn player has what is
    // left.
    let place = state.order.iter().position(|other| *other == seat).unwrap_or_default();
    let income = turn::income(state, seat).map(f32::from);
    if place == usize::from(state.place) {
        points += ACTION * f32::from(state.limit().saturating_sub(state.now.used));
    } else if place > usize::from(state.place) {
        points += ACTION * f32::from(state.set.rules.actions.saturating_sub(state.skips[seat.index()]));
        tokens.iter_mut().zip(income).for_each(|(held, more)| *held += more);
    }
    let [voter, moolah, power] = tokens;
    points += hoard(voter, 0.3, 9.0) + hoard(moolah, 0.28, 7.0) + hoard(power, 0.42, 6.0);
    let turns = 8.0 * to_go;
    points += turns * (0.28 * income[Resource::Voter.index()] + 0.25 * income[Resource::Moolah.index()]);
    cards_in(state.hands[seat.index()]).fold(points, |points, card| points + keeping(state, card))
}

/// The value of tokens: the first few count in full, because what cannot be spent soon is worth little.
fn hoard(held: f32, worth: f32, enough: f32) -> f32 {
    worth * held.min(enough) + 0.3 * worth * (held - enough).max(0.0)
}

/// What a card in hand is worth.
fn keeping(state: &State, card: CardId) -> f32 {
    match state.set.face(card).effect {
        Effect::Victory { points } => 0.7 * f32::from(u8::from(points)),
        _ => 0.5,
    }
}

/// What squares in a state are worth beyond the points they already give.
fn foothold(state: &State, seat: Seat, at: StateId) -> f32 {
    let card = state.set.state(at);
    let (size, need) = (f32::from(card.size()), card.majority());
    let own = state.squares(seat, at);
    let rival = state.rivals(seat).map(|rival| state.squares(rival, at)).max().unwrap_or(0);
    if state.governs(seat, at) {
        if own == card.size() {
            return 0.6; // nothing can remove it
        }
        let spare = f32::from((own - need).min(2));
        return if rival == 0 { 0.3 + 0.5 * spare } else { 0.45 * spare - 0.4 };
    }
    let free = state.empty(at).count_ones() as u8;
    if own + free < need {
        return 0.2 * f32::from(own);
    }
    let progress = f32::from(own) / f32::from(need);
    let race = match own.cmp(&rival) {
        std::cmp::Ordering::Greater => 0.55,
        std::cmp::Ordering::Equal => 0.4,
        std::cmp::Ordering::Less => 0.3,
    };
    race * size * progress * progress.sqrt()
}

/// What progress towards an award is worth.
fn ambition(state: &State, seat: Seat, award: Award) -> f32 {
    let (threshold, worth) = state.set.award(award);
    let levels = &state.level[award.index()];
    let own = levels[seat.index()];
    let rival = state.rivals(seat).map(|rival| levels[rival.index()]).max().unwrap_or(0);
    if state.holder[award.index()] == Some(seat) {
        return 0.3 * f32::from(own.saturating_sub(rival).min(2));
    }
    let progress = f32::from(own) / f32::from(threshold.max(rival + 1));
    0.6 * f32::from(worth) * progress * progress
}

/// Which moves to try first: what forms or topples a government, what brings points, then everything that is not a
/// waste.
pub(crate) fn prior(state: &State, seat: Seat, mv: &Move) -> f32 {
    match *mv {
        Move::Seat(at) => 0.8 + 2.2 * stake(state, seat, at),
        Move::Power(at) => 0.4 + 2.6 * stake(state, seat, at),
        Move::Play(card, _) | Move::Addon(card, _) => match state.set.face(card).effect {
            Effect::Victory { .. } => 3.0,
            _ => 1.2,
        },
        Move::Track(_) => 1.0,
        Move::State(..) => 0.6,
        Move::StateAll(_) => 1.2,
        Move::Take(_) => 2.0,
        Move::Cash(_) => 0.2,
        Move::Skip => 0.3,
        Move::Draw(Some(card)) | Move::Drop(card) => {
            let victory = matches!(state.set.face(card).effect, Effect::Victory { .. });
            match (victory, matches!(mv, Move::Draw(_))) {
                (true, true) => 3.0,
                (true, false) => 0.1,
                (false, _) => 1.0,
            }
        }
        Move::End if state.action_left() => 0.1,
        Move::Leader(_) | Move::Done | Move::Chit(_) | Move::Pass | Move::Draw(None) | Move::Flip | Move::Keep => 1.0,
        Move::End => 1.0,
    }
}

/// How much nearer a square brings its taker to a government, and its owner to losing one.
fn stake(state: &State, seat: Seat, at: Square) -> f32 {
    let need = state.set.state(at.state).majority();
    let own = state.squares(seat, at.state) + 1;
    let topples = state.government[at.state.index()]
        .is_some_and(|owner| owner != seat && state.owner(at) == Some(owner) && state.squares(owner, at.state) == need);
    if own == need || topples {
        1.0
    } else if own > need {
        0.2
    } else {
        0.6 * f32::from(own) / f32::from(need)
    }
}

/// What a balance table may split results by: the leader, and the position in the turn order.
pub(crate) fn facts(state: &State, seat: Seat, out: &mut Vec<Fact>) {
    let order = &state.order[..usize::from(state.seats)];
    if let (Some(leader), Some(place)) = (state.leader[seat.index()], order.iter().position(|other| *other == seat)) {
        out.push(Fact { kind: "leader", name: state.set.leader(leader).id.clone() });
        out.push(Fact { kind: "place", name: (place + 1).to_string() });
    }
}

pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    match event {
        Event::CardTaken { seat, card, .. } | Event::CardDrawn { seat, card: Some(card), .. } => {
            out.push(Use::drawn(*seat, card));
        }
        Event::CardPlayed { seat, card, .. } => out.push(Use::played(*seat, card)),
        _ => {}
    }
}
