//! PU-14: what each viewer may know, built up from nothing.

use hustings_core::{PerSeat, Seat, SeatSet, Viewer};

use crate::cards::{CardId, Cards, IssueEffect, IssueId};
use crate::info;
use crate::moves::Aim;
use crate::prospects;
use crate::rules::{finish, polling, raise, trade};
use crate::state::{Camp, Issues, Link, Phase, State};
use crate::view::{
    AwardView, CampView, Leading, LinkView, ModifierCard, OfferView, PickingView, PolledCard, Polling, SidestepView,
    View,
};

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and options are in the Start.
    let State {
        set: _,
        options: _,
        seats,
        phase,
        round,
        first_speaker,
        speaker,
        turn,
        plays,
        played,
        passes,
        camps,
        issue,
        deck,
        known,
        foreseen,
        sidestepped,
        pile,
        discard,
        questions,
        chain,
        picking,
        award,
        landslide,
    } = state;
    let all_shown = viewer == Viewer::Everything || *phase == Phase::Over;
    let slug = |issue: &IssueId| state.set.issue(*issue).id.clone();
    let has_foreseen = |seat: Seat| foreseen.contains(seat);
    View {
        phase: *phase,
        pending: seats_of(state.pending()),
        round: *round,
        rounds: info::rounds(*seats),
        first_speaker: *first_speaker,
        speaker: *speaker,
        turn: *turn,
        plays: *plays,
        played: *played,
        passes: *passes,
        camps: PerSeat::new(*seats, |seat| camp(state, seat, &camps[seat], viewer)),
        issue: issue.as_ref().map(slug),
        sidestep: raise::deciding(state)
            .then(|| SidestepView { cost: raise::cost(state), legal: raise::forbids_sidestep(state).is_none() }),
        sidestepped: slugs(state, *sidestepped),
        leading: contested(state).then(|| leading(state)),
        questions: *questions,
        chain: chain.iter().map(|link| link_view(state, link)).collect(),
        prospects: prospects::prospects(state),
        picking: picking.map(|picking| PickingView {
            cause: picking.cause,
            count: picking.count,
            asked: seats_of(picking.asked),
            waiting: seats_of(picking.waiting),
        }),
        award: award.map(|award| AwardView {
            winner: award.winner,
            issue: slug(&award.issue),
            consoled: seats_of(award.consoled),
            taking: award.taking,
        }),
        offers: offers(state),
        pile_size: pile.len() as u8,
        discard: list(*discard),
        deck_size: deck.len() as u8,
        deck_bottom: deck[..usize::from(*known)].iter().rev().map(slug).collect(),
        deck_top: viewer.seat().filter(|seat| has_foreseen(*seat)).and(deck.last()).map(slug),
        foreseen: seats_of(*foreseen),
        votes_at_best: votes_at_best(state),
        // PU-14.2: nobody's business before the end.
        pile: all_shown.then(|| pile.iter().rev().copied().collect()),
        deck: all_shown.then(|| deck.iter().rev().map(slug).collect()),
        removed: all_shown.then(|| slugs(state, state.removed())),
        landslide: *landslide,
    }
}

fn camp(state: &State, seat: Seat, camp: &Camp, viewer: Viewer) -> CampView {
    let Camp { running, card, stack, won, hand, frozen, front, picked, plays, offers, power_used, offer: _ } = camp;
    let own = viewer.is(seat);
    let candidate = running.map(|running| match running.candidate {
        Some(id) => state.set.candidate(id).id.clone(),
        None => "no_name".to_owned(),
    });
    let votes = finish::votes(state, seat);
    let others = Seat::all(state.seats).filter(|other| *other != seat);
    CampView {
        candidate,
        party: running.map(|running| running.party),
        power: running.and_then(|running| running.power).map(|power| power.name().to_owned()),
        power_used: *power_used,
        card: *card,
        stack: *stack,
        votes,
        lead: votes - others.map(|other| finish::votes(state, other)).max().unwrap_or_default(),
        won: slugs(state, *won),
        hand_size: hand.len(),
        frozen_size: frozen.len(),
        hand: own.then(|| list(*hand)),
        frozen: own.then(|| list(*frozen)),
        front: list(*front),
        polling: polling_view(state, seat),
        plays_made: *plays,
        plays_limit: match state.round_rule() {
            Some(IssueEffect::MaxPlays(most)) => Some(most),
            _ => None,
        },
        offers_made: *offers,
        offers_left: trade::offers_left(state, seat),
        picked_size: picked.len(),
        picked: own.then(|| list(*picked)),
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

/// Whether there is a contest to lead in.
fn contested(state: &State) -> bool {
    matches!(state.phase, Phase::Pick | Phase::Turn | Phase::React)
}

pub(crate) fn leading(state: &State) -> Leading {
    let (seat, tied, tie) = polling::winner(state);
    Leading { seat, tied: seats_of(tied), tie }
}

fn link_view(state: &State, link: &Link) -> LinkView {
    let Link { card, player, mode, aim, asked } = *link;
    let (target, on) = match aim {
        Aim::None => (None, None),
        Aim::Seat(seat) => (Some(seat), None),
        Aim::Card(card) => (None, Some(card)),
        Aim::CardTo(card, seat) => (Some(seat), Some(card)),
    };
    let rest = asked.round(state.seats).skip(1).take_while(|seat| *seat != player);
    LinkView {
        card,
        seat: player,
        mode,
        at: state.at(),
        target,
        on,
        asked,
        to_ask: rest.filter(|seat| !state.camps[*seat].hand.is_empty()).collect(),
    }
}

fn offers(state: &State) -> Vec<OfferView> {
    let open = state.camps.iter().filter_map(|(from, camp)| camp.offer.as_ref().map(|offer| (from, offer)));
    open.map(|(from, offer)| OfferView {
        from,
        to: offer.to,
        give: offer.give,
        want: offer.want,
        text: offer.text.as_deref().map(str::to_owned),
        payable: trade::payable(state, from, offer.to, offer.give, offer.want),
    })
    .collect()
}

/// What everybody can work out: the known bottom as it is, the rest as good as what nobody has seen allows.
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

pub(crate) fn seats_of(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

pub(crate) fn list(cards: Cards) -> Vec<CardId> {
    cards.into_iter().collect()
}
