//! How good a position looks, which moves to try first, and what a balance table may ask. Rules never call it.

use hustings_core::{Fact, MAX_SEATS, Seat};

use crate::cards::{Band, CardId, Cards, Effect, Face, IssueEffect, Power};
use crate::moves::Aim;
use crate::rules::{finish, polling, raise};
use crate::state::{Link, Mode, Phase, State};

mod promise;

pub(crate) use promise::promise;

/// What a seat can expect to have in the end, against what each of the others can: how many of them it will leave behind, with
/// some weight on leaving all of them behind.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if state.phase == Phase::Over {
        return finish::outcome(state).share(seat);
    }
    let prospects = prospects(state);
    let spread = 1.0 + 0.3 * rounds_left(state);
    let own = prospects[seat.index()];
    let (mut beaten, mut all) = (0.0, 1.0);
    for rival in Seat::all(state.seats).filter(|rival| *rival != seat) {
        let ahead = (own - prospects[rival.index()]) / spread;
        beaten += 1.0 / (1.0 + (-ahead).exp());
        all += (-ahead).exp();
    }
    0.6 * beaten / f32::from(state.seats - 1) + 0.4 / all
}

/// Issues still to be contested after the present one.
fn rounds_left(state: &State) -> f32 {
    state.deck.len() as f32
}

/// What a card is worth in Votes, as long as there are rounds to play it in: all Votes to be had, by all cards that are dealt.
fn per_card(state: &State) -> f32 {
    const BY_SEATS: [f32; MAX_SEATS + 1] = [0.0, 0.0, 0.26, 0.22, 0.17, 0.14, 0.12];
    let late = (rounds_left(state) / 3.0).min(1.0);
    BY_SEATS[usize::from(state.seats)] * late * coming(state)
}

/// Who has seen the next Issue keeps cards for a good one and spends them before a bad one. To everybody else it is any Issue.
fn coming(state: &State) -> f32 {
    let seen = state.deck.last().filter(|_| !state.foreseen.is_empty());
    seen.map_or(1.0, |next| 1.0 + 0.12 * (f32::from(state.set.issue(*next).votes) - 2.0))
}

/// To know the next Issue costs nothing and is worth a little; search does not see what knowing is good for.
const TO_KNOW: f32 = 0.3;

/// The Votes each seat can expect: those it has, its part of the present Issue, and what cards and Favors may still bring.
fn prospects(state: &State) -> [f32; MAX_SEATS] {
    let mut votes = [0.0; MAX_SEATS];
    if state.phase == Phase::Candidate {
        return votes;
    }
    let per_card = per_card(state);
    let left = rounds_left(state);
    // A starting Favor is a Vote for somebody else, and may buy one.
    let per_favor = if state.options.trade == Some(true) { 0.25 * (left / 4.0).min(1.0) } else { 0.0 };
    for (seat, camp) in state.camps.iter() {
        let hand = strength(state, camp.hand.or(camp.frozen));
        // What cannot be played any more is worth nothing.
        let useful = hand.min(3.0 + 4.0 * left);
        votes[seat.index()] = f32::from(finish::votes(state, seat)) + per_card * useful;
        if state.foreseen.contains(seat) {
            votes[seat.index()] += TO_KNOW;
        }
        if state.seats > 2 {
            votes[seat.index()] += per_favor * f32::from(camp.card);
        }
    }
    if let Some(issue) = state.current() {
        let chances = chances(state);
        for seat in Seat::all(state.seats) {
            for winner in Seat::all(state.seats) {
                let gain = if seat == winner {
                    f32::from(issue.votes) + per_card * (1.0 + drawn(issue.effect)) + favor(issue.effect)
                } else {
                    losers_gain(issue.effect) * per_card - favor(issue.effect) / f32::from(state.seats - 1)
                };
                votes[seat.index()] += chances[winner.index()] * gain;
            }
        }
    }
    votes
}

fn drawn(effect: IssueEffect) -> f32 {
    match effect {
        IssueEffect::WinnerDraw(count) => f32::from(count),
        IssueEffect::WinnerDiscard(count) => -0.7 * f32::from(count),
        _ => 0.0,
    }
}

fn favor(effect: IssueEffect) -> f32 {
    if let IssueEffect::TakeFavor(count) = effect { 0.7 * f32::from(count) } else { 0.0 }
}

fn losers_gain(effect: IssueEffect) -> f32 {
    if let IssueEffect::LosersDraw(count) = effect { f32::from(count) } else { 0.0 }
}

/// Cards counted by what they are good for; 1 is an ordinary one.
fn strength(state: &State, cards: Cards) -> f32 {
    cards.into_iter().map(|card| worth(state.set.face(card))).sum()
}

fn worth(face: &Face) -> f32 {
    let special = match face.effect {
        Effect::Cancel(None) => 1.4,
        Effect::Cancel(Some(Band::Momentum)) => 1.0,
        Effect::Cancel(Some(Band::Slander)) => 0.8,
        Effect::Cancel(Some(Band::Edge)) => 0.5,
        Effect::Redirect(Band::Momentum) => 1.4,
        Effect::Redirect(_) => 0.9,
        Effect::Draw(count) => f32::from(count) - 0.3,
        Effect::Modify(amount) => 0.28 * f32::from(amount).abs(),
        Effect::Steal(count) => 1.2 * f32::from(count),
        Effect::Discard(count) => 0.4 * f32::from(count),
        Effect::Freeze(count, _) => 0.3 * f32::from(count),
        Effect::Extra(_) | Effect::Retrieve => 1.1,
        Effect::Move(_) => 0.9,
        Effect::ClearSlander | Effect::Guard(_) | Effect::Skip | Effect::Tiebreak => 0.6,
        Effect::DrawBoth(_) => 0.5,
        Effect::Peek => 0.1,
    };
    let polling = f32::from(face.polling) / 3.5;
    polling.max(special) + 0.2 * polling.min(special)
}

/// How likely each seat is to win the present Issue, wanted or not.
fn chances(state: &State) -> [f32; MAX_SEATS] {
    let standing = Standing::of(state);
    let contested = state.phase != Phase::Sidestep;
    // The more seats have passed in a row, the nearer the end of the contest.
    let open = if contested { 1.0 - f32::from(state.passes) / f32::from(state.seats) } else { 1.0 };
    let spread = 0.6 + 3.5 * open;
    let wanted = state.current().is_some_and(|issue| issue.votes > 0);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in Seat::all(state.seats) {
        let reserve = if wanted { 0.5 * open * f32::from(state.camps[seat].hand.len()).min(8.0) } else { 0.0 };
        let score = standing.totals[seat.index()] + reserve + 0.5 * tie_order(state, seat);
        chances[seat.index()] = ((score - standing.most) / spread).exp();
        sum += chances[seat.index()];
    }
    chances.map(|chance| chance / sum)
}

/// Who wins ties: 1 for the one who wins all, down to 0.
fn tie_order(state: &State, seat: Seat) -> f32 {
    if state.camps[seat].power() == Some(Power::WinsTies) {
        return 1.0;
    }
    if !state.camps[seat].front.and(state.set.masks.tiebreaks).is_empty() {
        return 0.9;
    }
    let steps = (seat.0 + state.seats - state.speaker.0) % state.seats;
    0.8 - 0.15 * f32::from(steps)
}

/// Polling as it would be if the play that is on its way came through, as far as that is likely.
pub(crate) struct Standing {
    pub totals: [f32; MAX_SEATS],
    pub most: f32,
}

impl Standing {
    fn of(state: &State) -> Standing {
        let mut totals = [f32::MIN; MAX_SEATS];
        for seat in Seat::all(state.seats) {
            totals[seat.index()] = f32::from(polling::total(state, seat));
        }
        if let Some(play) = state.chain.first() {
            // A reaction on top is itself rarely answered.
            let stands = if state.chain.len() % 2 == 1 { 0.85 } else { 0.2 };
            let redirect = state.chain.get(1).and_then(|second| match second.aim {
                Aim::Seat(to) => Some(to),
                _ => None,
            });
            let (play, stands) = match redirect {
                Some(to) => (Link { aim: Aim::Seat(to), ..*play }, 1.0 - stands),
                None => (*play, stands),
            };
            if let Some((seat, change)) = shift(state, &play) {
                totals[seat.index()] += stands * change;
            }
        }
        let most = totals[..usize::from(state.seats)].iter().copied().fold(f32::MIN, f32::max);
        Standing { totals, most }
    }

    /// The best of the others.
    fn best_but(&self, seat: Seat, seats: u8) -> f32 {
        let others = Seat::all(seats).filter(|other| *other != seat);
        others.map(|other| self.totals[other.index()]).fold(f32::MIN, f32::max)
    }
}

/// What a play would change in somebody's Polling.
fn shift(state: &State, play: &Link) -> Option<(Seat, f32)> {
    let face = state.set.face(play.card);
    match (play.mode, face.effect, play.aim) {
        (Mode::Poll, _, Aim::Seat(at)) => Some((at, polls(state, at, play.card))),
        (_, Effect::Modify(amount), Aim::Seat(at)) => Some((at, f32::from(amount))),
        (_, Effect::ClearSlander, Aim::Seat(at)) => {
            let slander = state.camps[at].front.and(state.set.masks.slander).and(state.set.masks.modifiers);
            Some((at, slander.into_iter().map(|card| -f32::from(polling::modifier(state, card))).sum()))
        }
        (_, Effect::Cancel(_), Aim::Card(on)) => state.holder(on).map(|at| (at, -lying(state, at, on))),
        (_, Effect::Move(_), Aim::CardTo(on, _)) => state.holder(on).map(|at| (at, -lying(state, at, on))),
        _ => None,
    }
}

/// What a Momentum card polls in front of a seat.
fn polls(state: &State, at: Seat, card: CardId) -> f32 {
    let polling::Parts { printed, boost, party } = polling::parts(state, at, card);
    f32::from(printed + boost + party)
}

/// What a card in play adds where it lies.
fn lying(state: &State, at: Seat, card: CardId) -> f32 {
    if state.set.masks.momentum.contains(card) {
        polls(state, at, card)
    } else {
        f32::from(polling::modifier(state, card))
    }
}

/// How good it is for the Speaker to be rid of the Issue, against the cards it costs; for the order of moves.
fn sidestep_pays(state: &State) -> f32 {
    let votes = state.current().map_or(0.0, |issue| f32::from(issue.votes));
    let cost = f32::from(raise::cost(state));
    if votes < 0.0 { (1.5 - 0.3 * cost).max(0.2) } else { (1.0 - 0.4 * cost).max(0.05) }
}

/// What a seat's result can be split by: its Candidate, and its place after the first Speaker.
pub(crate) fn facts(state: &State, seat: Seat, out: &mut Vec<Fact>) {
    if let Some(running) = state.camps[seat].running {
        let name = running.candidate.map_or("no_name", |id| state.set.candidate(id).id.as_str());
        out.push(Fact { kind: "candidate", name: name.to_owned() });
    }
    let place = (seat.0 + state.seats - state.first_speaker.0) % state.seats + 1;
    out.push(Fact { kind: "place", name: place.to_string() });
}
