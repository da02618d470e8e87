//! How good a position looks, which moves to try first, and what a balance table splits results by. Rules never call
//! it.

use hustings_core::{Fact, MAX_SEATS, Seat, Use};

use crate::cards::{Attack, Cancelable, CardId, Cards, Effect, Face, IssueEffect, Power, WinEffect};
use crate::deed::{Deed, Play, ReactionEffect};
use crate::events::Event;
use crate::phase::Phase;
use crate::rules::{finish, polling, raise};
use crate::state::State;

mod prior;

pub(crate) use prior::prior;

/// A seat's expected Votes compared with each of the others': how many of them it will leave behind, with some weight
/// on leaving all of them behind.
pub(crate) fn evaluate(state: &State, seat: Seat) -> f32 {
    if let Phase::Over(ending) = state.phase {
        return finish::outcome(state, ending).share(seat);
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

/// Issues still to be contested after the current one.
fn rounds_left(state: &State) -> f32 {
    state.deck.len() as f32
}

/// What a card is worth in Votes, while there are rounds to play it in: about all Votes of a game, divided by all cards
/// dealt.
fn per_card(state: &State) -> f32 {
    const BY_SEATS: [f32; MAX_SEATS + 1] = [0.0, 0.0, 0.26, 0.22, 0.17, 0.14, 0.12];
    let late = (rounds_left(state) / 3.0).min(1.0);
    BY_SEATS[usize::from(state.seats)] * late * coming(state)
}

/// A seat that has seen the next Issue keeps cards for a good one and spends them before a bad one. For all others it
/// is an average Issue.
fn coming(state: &State) -> f32 {
    let seen = state.deck.last().filter(|_| !state.foreseen.is_empty());
    seen.map_or(1.0, |next| 1.0 + 0.12 * (f32::from(state.set.issue(*next).votes) - 2.0))
}

/// Knowing the next Issue is worth a little; search does not see what the knowledge is good for.
const TO_KNOW: f32 = 0.3;

/// The Votes each seat can expect: those it has, its share of the current Issue, and what cards and Favors may still
/// bring.
fn prospects(state: &State) -> [f32; MAX_SEATS] {
    let mut votes = [0.0; MAX_SEATS];
    if let Phase::Candidate { .. } = state.phase {
        return votes;
    }
    let per_card = per_card(state);
    let left = rounds_left(state);
    // A starting Favor is a Vote for somebody else, and may buy one.
    let per_favor = if state.options.trade == Some(true) { 0.25 * (left / 4.0).min(1.0) } else { 0.0 };
    for (seat, camp) in state.camps.iter() {
        let hand = strength(state, camp.hand.or(camp.frozen));
        // Cards that can no longer be played are worth nothing.
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
        let reward = Reward::of(issue.effect);
        for seat in Seat::all(state.seats) {
            for winner in Seat::all(state.seats) {
                let gain = if seat == winner {
                    f32::from(issue.votes) + per_card * (1.0 + reward.cards) + reward.favors
                } else {
                    reward.others * per_card - reward.favors / f32::from(state.seats - 1)
                };
                votes[seat.index()] += chances[winner.index()] * gain;
            }
        }
    }
    votes
}

/// What an Issue's effect brings when it is won: cards for the winner, Favors for the winner, cards for each of the
/// others.
#[derive(Default)]
struct Reward {
    cards: f32,
    favors: f32,
    others: f32,
}

impl Reward {
    fn of(effect: IssueEffect) -> Reward {
        let IssueEffect::Win(effect) = effect else { return Reward::default() };
        match effect {
            WinEffect::WinnerDraw(count) => Reward { cards: count.get().into(), ..Reward::default() },
            WinEffect::WinnerDiscard(count) => Reward { cards: -0.7 * f32::from(count.get()), ..Reward::default() },
            WinEffect::TakeFavor(count) => Reward { favors: 0.7 * f32::from(count.get()), ..Reward::default() },
            WinEffect::LosersDraw(count) => Reward { others: count.get().into(), ..Reward::default() },
            WinEffect::WinnerSpeaks => Reward::default(),
        }
    }
}

/// The strength of cards; 1 is an ordinary one.
fn strength(state: &State, cards: Cards) -> f32 {
    cards.into_iter().map(|card| worth(state.set.face(card))).sum()
}

fn worth(face: &Face) -> f32 {
    let special = match face.effect {
        Effect::Cancel(Cancelable::Any) => 1.4,
        Effect::Cancel(Cancelable::Momentum) => 1.0,
        Effect::Cancel(Cancelable::Slander) => 0.8,
        Effect::Cancel(Cancelable::Edge) => 0.5,
        Effect::Redirect(Attack::Momentum) => 1.4,
        Effect::Redirect(Attack::Slander) => 0.9,
        Effect::Draw(count) => f32::from(count.get()) - 0.3,
        Effect::Modify(amount) => 0.28 * f32::from(amount.get()).abs(),
        Effect::Steal(count) => 1.2 * f32::from(count.get()),
        Effect::Discard(count) => 0.4 * f32::from(count.get()),
        Effect::Freeze(count, _) => 0.3 * f32::from(count.get()),
        Effect::Extra(_) | Effect::Retrieve => 1.1,
        Effect::Move(_) => 0.9,
        Effect::ClearSlander | Effect::Guard(_) | Effect::Skip | Effect::Tiebreak => 0.6,
        Effect::DrawBoth(_) => 0.5,
        Effect::Peek => 0.1,
    };
    let polling = f32::from(face.polling) / 3.5;
    polling.max(special) + 0.2 * polling.min(special)
}

/// How likely each seat is to win the current Issue, wanted or not.
fn chances(state: &State) -> [f32; MAX_SEATS] {
    let standing = Standing::of(state);
    // The more seats have passed in a row, the nearer the end of the contest.
    let passes = state.contest().map_or(0, |contest| contest.passes);
    let open = 1.0 - f32::from(passes) / f32::from(state.seats);
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

/// The order in which ties are won: 1 for the seat that wins all of them, down to 0.
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

/// Polling as it would be if the announced play succeeded, weighted by how likely that is.
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
        if let Some(Play { link, deed }) = state.play() {
            // A reaction at the top is itself rarely answered.
            let stands = if state.reactions.len() % 2 == 0 { 0.85 } else { 0.2 };
            let (deed, stands) = match state.reactions.first().map(|first| first.effect) {
                Some(ReactionEffect::Redirect(to)) => (deed.redirected(to), 1.0 - stands),
                Some(ReactionEffect::Cancel) | None => (Some(deed), stands),
            };
            if let Some((seat, change)) = deed.and_then(|deed| shift(state, link.card, deed)) {
                totals[seat.index()] += stands * change;
            }
        }
        let most = totals[..usize::from(state.seats)].iter().copied().fold(f32::MIN, f32::max);
        Standing { totals, most }
    }

    /// The highest Polling of the others.
    fn best_but(&self, seat: Seat, seats: u8) -> f32 {
        let others = Seat::all(seats).filter(|other| *other != seat);
        others.map(|other| self.totals[other.index()]).fold(f32::MIN, f32::max)
    }
}

/// How a play would change somebody's Polling.
fn shift(state: &State, card: CardId, deed: Deed) -> Option<(Seat, f32)> {
    match deed {
        Deed::Poll(at) => Some((at, polls(state, at, card))),
        Deed::Stay(at) if state.set.masks.modifiers.contains(card) => {
            Some((at, f32::from(polling::modifier(state, card))))
        }
        Deed::ClearSlander(at) => {
            let slander = state.camps[at].front.and(state.set.masks.slander).and(state.set.masks.modifiers);
            Some((at, slander.into_iter().map(|card| -f32::from(polling::modifier(state, card))).sum()))
        }
        Deed::Cancel(_, on) | Deed::Move(_, on, _) => state.holder(on).map(|at| (at, -lying(state, at, on))),
        _ => None,
    }
}

/// What a Momentum card polls in front of a seat.
fn polls(state: &State, at: Seat, card: CardId) -> f32 {
    let polling::Parts { printed, boost, party } = polling::parts(state, at, card);
    f32::from(printed + boost + party)
}

/// What a card in play adds where it is.
fn lying(state: &State, at: Seat, card: CardId) -> f32 {
    if state.set.masks.momentum.contains(card) {
        polls(state, at, card)
    } else {
        f32::from(polling::modifier(state, card))
    }
}

/// How good it is for the Speaker to get rid of the Issue, compared with the cards it costs; for move ordering.
fn sidestep_pays(state: &State) -> f32 {
    let Some(issue) = state.issue() else { return 0.0 };
    let votes = f32::from(state.set.issue(issue).votes);
    let cost = f32::from(raise::cost(state, issue));
    if votes < 0.0 { (1.5 - 0.3 * cost).max(0.2) } else { (1.0 - 0.4 * cost).max(0.05) }
}

/// What a seat's result can be split by: its Candidate, and its position after the first Speaker.
pub(crate) fn facts(state: &State, seat: Seat, out: &mut Vec<Fact>) {
    if let Some(running) = state.camps[seat].running {
        out.push(Fact { kind: "candidate", name: running.slug(state.set).to_owned() });
    }
    let place = (seat.0 + state.seats - state.first_speaker.0) % state.seats + 1;
    out.push(Fact { kind: "place", name: place.to_string() });
}

pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    match event {
        Event::Drew { seat, cards: Some(cards), .. } => out.extend(cards.iter().map(|card| Use::drawn(*seat, card))),
        Event::Polled { seat, card, .. } | Event::Played { seat, card, .. } | Event::Reacted { seat, card, .. } => {
            out.push(Use::played(*seat, card));
        }
        _ => {}
    }
}
