//! PU-14: what each viewer may know, built up from nothing.

use hustings_core::{PerSeat, Seat, SeatSet, Silent, Start, Viewer};

use super::{
    AwardView, CampView, Faces, How, Leading, LinkView, ModifierCard, OfferView, PhaseView, PickingView, PolledCard,
    Polling, Prospect, SidestepView, View,
};
use crate::PoliticsAsUsual;
use crate::cards::{CardId, IssueId, RoundRule, Set};
use crate::deed::{Link, Mode, Play, Reaction};
use crate::info;
use crate::phase::{Award, Ending, Phase, Picking, Purpose};
use crate::rules::{chain, effects, finish, polling, raise, targets, trade};
use crate::state::{Camp, Issues, Running, State};

/// What is printed on Candidates, Issues and Campaign cards.
pub(crate) fn faces(set: &Set) -> Faces {
    set.components.clone()
}

pub(crate) fn view(_start: &Start<PoliticsAsUsual>, state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose.
    let State {
        set,
        options,
        seats,
        phase,
        round,
        first_speaker,
        speaker,
        camps,
        deck,
        known,
        foreseen,
        sidestepped,
        pile,
        discard,
        questions,
        reactions,
    } = state;
    let ending = state.ending();
    let all_shown = viewer == Viewer::Everything || ending.is_some();
    let slug = |issue: &IssueId| state.set.issue(*issue).id.clone();
    let has_foreseen = |seat: Seat| foreseen.contains(seat);
    let contest = state.contest();
    let turn = match phase {
        Phase::Candidate { chooser } => *chooser,
        _ => contest.map_or(*speaker, |contest| contest.turn),
    };
    View {
        phase: phase.public(),
        pending: seats_of(state.pending()),
        round: *round,
        rounds: info::rounds(*seats),
        first_speaker: *first_speaker,
        speaker: *speaker,
        turn,
        plays: contest.map_or(0, |contest| contest.plays),
        played: contest.is_some_and(|contest| contest.played),
        passes: contest.map_or(0, |contest| contest.passes),
        camps: PerSeat::new(*seats, |seat| camp(state, seat, &camps[seat], viewer)),
        issue: state.issue().as_ref().map(slug),
        sidestep: match *phase {
            Phase::Sidestep { issue } => {
                Some(SidestepView { cost: raise::cost(state, issue), legal: raise::may_sidestep(state, issue).is_ok() })
            }
            _ => None,
        },
        sidestepped: slugs(state, *sidestepped),
        leading: is_contested(*phase).then(|| leading(state)),
        questions: *questions,
        chain: state.play().map(|play| links(state, &play, reactions)).unwrap_or_default(),
        prospects: state.play().map(|play| prospects(state, play)).unwrap_or_default(),
        picking: picking(*phase),
        award: award(state, *phase),
        offers: offers(state),
        pile_size: pile.len() as u8,
        discard: discard.list(),
        deck_size: deck.len() as u8,
        deck_bottom: deck[..usize::from(*known)].iter().rev().map(slug).collect(),
        deck_top: viewer.seat().filter(|seat| has_foreseen(*seat)).and(deck.last()).map(slug),
        foreseen: seats_of(*foreseen),
        votes_at_best: votes_at_best(state),
        // PU-14.2: hidden from everybody until the end.
        pile: all_shown.then(|| pile.iter().rev().copied().collect()),
        deck: all_shown.then(|| deck.iter().rev().map(slug).collect()),
        removed: all_shown.then(|| slugs(state, state.removed())),
        landslide_lead: options.landslide.then_some(finish::LANDSLIDE),
        landslide: ending.is_some_and(Ending::is_landslide),
        longest_promise: trade::LONGEST_PROMISE,
        components: set.components.clone(),
    }
}

impl Phase {
    /// The phase as everybody sees it.
    pub(crate) fn public(self) -> PhaseView {
        match self {
            Phase::Candidate { .. } => PhaseView::Candidate,
            Phase::Sidestep { .. } => PhaseView::Sidestep,
            Phase::Pick(picking) => match picking.purpose {
                Purpose::Sidestep { .. } => PhaseView::Sidestep,
                Purpose::Enter { .. } | Purpose::CardFreeze(_) => PhaseView::Pick,
                Purpose::WinnerDiscard(_) => PhaseView::Award,
            },
            Phase::Turn(_) => PhaseView::Turn,
            Phase::React(_) => PhaseView::React,
            Phase::TakeFavor { .. } => PhaseView::Award,
            Phase::Over(_) => PhaseView::Over,
        }
    }
}

fn picking(phase: Phase) -> Option<PickingView> {
    let Phase::Pick(Picking { purpose, count, asked, waiting, picked: _ }) = phase else { return None };
    Some(PickingView { cause: purpose.cause(), count, asked: seats_of(asked), waiting: seats_of(waiting) })
}

fn award(state: &State, phase: Phase) -> Option<AwardView> {
    let (Award { winner, issue, consoled }, taking) = match phase {
        Phase::TakeFavor { award, most } => (award, Some(most)),
        Phase::Pick(Picking { purpose: Purpose::WinnerDiscard(award), .. }) => (award, None),
        _ => return None,
    };
    Some(AwardView { winner, issue: state.set.issue(issue).id.clone(), consoled: seats_of(consoled), taking })
}

fn camp(state: &State, seat: Seat, camp: &Camp, viewer: Viewer) -> CampView {
    let Camp { running, card, stack, won, hand, frozen, front, plays, offers, power_used, offer: _ } = camp;
    let picked = state.picked(seat);
    let own = viewer.is(seat);
    let votes = finish::votes(state, seat);
    let finish::Worth { card: card_worth, stack: stack_worth } = finish::Worth::of(state, seat);
    let others = Seat::all(state.seats).filter(|other| *other != seat);
    CampView {
        candidate: running.map(|running| running.slug(state.set).to_owned()),
        party: running.map(Running::party),
        power: running.and_then(Running::power),
        power_used: *power_used,
        card: *card,
        stack: *stack,
        votes,
        card_worth,
        stack_worth,
        lead: votes - others.map(|other| finish::votes(state, other)).max().unwrap_or_default(),
        won: slugs(state, *won),
        hand_size: hand.len(),
        frozen_size: frozen.len(),
        hand: own.then(|| hand.list()),
        frozen: own.then(|| frozen.list()),
        front: front.list(),
        polling: polling_view(state, seat),
        plays_made: *plays,
        plays_limit: match state.round_rule() {
            Some(RoundRule::MaxPlays(most)) => Some(most.into()),
            _ => None,
        },
        offers_made: *offers,
        offers_left: trade::offers_left(state, seat),
        picked_size: picked.len(),
        picked: own.then(|| picked.list()),
    }
}

fn polling_view(state: &State, seat: Seat) -> Polling {
    let front = state.camps[seat].front;
    let masks = &state.set.masks;
    let parts = |card| {
        let polling::Parts { printed, boost, party } = polling::parts(state, seat, card);
        PolledCard { card, printed, boost, party }
    };
    let amount = |card| ModifierCard { card, amount: polling::modifier(state, card) };
    Polling {
        total: polling::total(state, seat),
        momentum: front.and(masks.momentum).into_iter().map(parts).collect(),
        modifiers: front.and(masks.modifiers).into_iter().map(amount).collect(),
        parade: polling::parade(state, seat),
        speaker: polling::speaker_bonus(state, seat),
    }
}

/// Whether there is a contest in which somebody leads.
fn is_contested(phase: Phase) -> bool {
    matches!(phase.public(), PhaseView::Pick | PhaseView::Turn | PhaseView::React)
}

fn leading(state: &State) -> Leading {
    let (seat, tied, tie) = polling::winner(state);
    Leading { seat, tied: seats_of(tied), tie }
}

/// The play and the reactions to it, all of them aimed at the same seat (PU-7.2).
fn links(state: &State, play: &Play, reactions: &[Reaction]) -> Vec<LinkView> {
    let at = state.aimed_at(play.deed);
    let link_view = |link: Link, mode: Mode, (target, on): (Option<Seat>, Option<CardId>)| {
        let Link { card, player, asked } = link;
        let rest = asked.round(state.seats).skip(1).take_while(|seat| *seat != player);
        let to_ask = rest.filter(|seat| !state.camps[*seat].hand.is_empty()).collect();
        LinkView { card, seat: player, mode, at, target, on, asked, to_ask }
    };
    let bottom = link_view(play.link, play.deed.mode(), play.deed.named());
    let answers =
        reactions.iter().map(|reaction| link_view(reaction.link, Mode::Reaction, (reaction.effect.target(), None)));
    std::iter::once(bottom).chain(answers).collect()
}

/// A forecast for the seat that is asked: Polling if the most recent play stands, is canceled, or is redirected. It is
/// not a rule.
fn prospects(state: &State, play: Play) -> Vec<Prospect> {
    let mut found = vec![prospect(How::Stands, None, state.clone(), Some(play))];
    let mut canceled = state.clone();
    let left = canceled.reactions.pop().map(|_| play);
    found.push(prospect(How::Canceled, None, canceled, left));
    let redirectable = play.deed.mode() == Mode::Poll || targets::is_slander_at_a_seat(state, &play);
    if state.reactions.is_empty() && redirectable {
        for to in Seat::all(state.seats).filter(|to| play.deed.named().0 != Some(*to)) {
            let redirected = play.deed.redirected(to).map(|deed| Play { deed, ..play });
            found.push(prospect(How::Redirected, Some(to), state.clone(), redirected));
        }
    }
    found
}

/// Resolves the rest of the chain without further answers, as far as Polling is concerned.
fn prospect(how: How, to: Option<Seat>, mut state: State, mut play: Option<Play>) -> Prospect {
    while let (Some(standing), Some(reaction)) = (play, state.reactions.pop()) {
        play = chain::apply(&mut state, reaction, standing, &mut Silent);
    }
    if let Some(play) = play {
        effects::foresee(&mut state, play);
    }
    let polling = PerSeat::new(state.seats, |seat| polling::total(&state, seat));
    Prospect { how, to, polling, leading: leading(&state) }
}

fn offers(state: &State) -> Vec<OfferView> {
    let open = state.camps.iter().filter_map(|(from, camp)| camp.offer.as_ref().map(|offer| (from, offer)));
    open.map(|(from, offer)| OfferView {
        from,
        to: offer.to,
        give: offer.give,
        want: offer.want,
        promise: offer.promise.as_deref().map(str::to_owned),
        payable: trade::payable(state, from, offer.to, offer.give, offer.want),
        votes: trade::votes_gained(state, from, offer),
    })
    .collect()
}

/// What everybody can work out: the known bottom as it is, the rest as good as the unseen Issues allow.
fn votes_at_best(state: &State) -> i16 {
    let known = &state.deck[..usize::from(state.known)];
    let mut unseen: Vec<i16> = state.removed().iter().map(|issue| i16::from(state.set.issue(issue).votes)).collect();
    unseen.extend(state.deck[known.len()..].iter().map(|issue| i16::from(state.set.issue(*issue).votes)));
    unseen.sort_unstable_by(|one, other| other.cmp(one));
    let hidden = state.deck.len() - known.len();
    let known = known.iter().map(|issue| i16::from(state.set.issue(*issue).votes));
    known.chain(unseen.into_iter().take(hidden)).sum()
}

fn slugs(state: &State, issues: Issues) -> Vec<String> {
    issues.iter().map(|issue| state.set.issue(issue).id.clone()).collect()
}

fn seats_of(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}
