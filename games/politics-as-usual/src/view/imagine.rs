//! PU-14: from a view back to a state. What the viewer cannot know is dealt again: other hands, what is frozen or
//! picked there, the draw pile, the Issues nobody has seen. Views may come from outside, so everything in them is
//! checked.

use std::sync::Arc;

use arrayvec::ArrayVec;
use hustings_core::{Luck, MAX_SEATS, Seat, SeatSet, Start};

use super::{AwardView, CampView, LinkView, PhaseView, PickingView, View};
use crate::PoliticsAsUsual;
use crate::cards::{CARDS, CardId, Cards, Effect, ISSUES, IssueId, NO_NAME, TOKENS};
use crate::deed::{Deed, Link, Mode, Play, Reaction, ReactionEffect};
use crate::events::PickCause;
use crate::info;
use crate::phase::{Award, Contest, Ending, Entry, Phase, Picking, Picks, Purpose, React};
use crate::rules::trade;
use crate::setup;
use crate::state::{Issues, Offer, Running, State};

pub(crate) fn imagine(start: &Start<PoliticsAsUsual>, view: &View, luck: &mut Luck) -> Result<State, String> {
    let seats = start.seats();
    if view.camps.seats() != seats {
        return Err(format!("expected {seats} camps, one for each seat"));
    }
    for seat in [view.first_speaker, view.speaker, view.turn] {
        at_table(seats, seat)?;
    }
    let mut state = setup::bare(start, view.speaker);
    (state.first_speaker, state.round, state.questions) = (view.first_speaker, view.round, view.questions);
    let too_much = view.plays > 100 || view.passes > seats || view.questions > 1 << 24;
    if view.round > info::rounds(seats) || too_much {
        return Err("a count is higher than a game can reach".to_owned());
    }
    for (seat, camp) in view.camps.iter() {
        restore_camp(&mut state, seat, camp, view.phase)?;
    }
    let mut known = Known { cards: Cards::NONE };
    let play = restore_chain(&mut state, view, &mut known)?;
    let picked = restore_cards(&mut state, view, known, luck)?;
    if let Some(play) = play {
        lies_where_it_was_named(&state, play.deed)?;
    }
    let issue = restore_issues(&mut state, view, luck)?;
    restore_offers(&mut state, view)?;
    state.phase = restore_phase(&state, view, issue, play, picked)?;
    Ok(state)
}

fn at_table(seats: u8, seat: Seat) -> Result<(), String> {
    if seat.0 < seats { Ok(()) } else { Err(format!("there is no seat {seat}")) }
}

fn seat_set(seats: u8, list: &[Seat]) -> Result<SeatSet, String> {
    list.iter().try_for_each(|seat| at_table(seats, *seat))?;
    Ok(list.iter().copied().collect())
}

fn restore_camp(state: &mut State, seat: Seat, view: &CampView, phase: PhaseView) -> Result<(), String> {
    let running = match (view.candidate.as_deref(), view.party) {
        (None, _) => None,
        (Some(NO_NAME), Some(party)) => Some(Running::NoName { party }),
        (Some(slug), _) => {
            let id = state.set.candidate_named(slug).ok_or_else(|| format!("there is no Candidate {slug}"))?;
            let taken = |other: Option<Running>| other.is_some_and(|running| running.id() == Some(id));
            if state.camps.values().iter().any(|camp| taken(camp.running)) {
                return Err(format!("{slug} runs for two seats"));
            }
            Some(Running::candidate(id, state.set))
        }
    };
    if running.is_none() && phase != PhaseView::Candidate {
        return Err(format!("nobody runs for seat {seat}"));
    }
    // With other data the limit of tokens can be exceeded (PU-6.3), but not by more than the largest number of Favors.
    let tokens: u32 = state.camps.values().iter().map(|camp| u32::from(camp.tokens())).sum();
    if tokens + u32::from(view.card) + u32::from(view.stack) > 2 * u32::from(TOKENS) {
        return Err("there are fewer Favor tokens than that".to_owned());
    }
    if view.plays_made > 200 || view.offers_made > state.options.offers_per_issue {
        return Err(format!("seat {seat} cannot have done that much in a round"));
    }
    let mut won = Issues::default();
    for slug in &view.won {
        take_issue(state, &mut won, slug)?;
    }
    let camp = &mut state.camps[seat];
    (camp.running, camp.card, camp.stack, camp.won) = (running, view.card, view.stack, won);
    (camp.plays, camp.offers, camp.power_used) = (view.plays_made, view.offers_made, view.power_used);
    Ok(())
}

/// Puts an Issue into `into`, unless it is already there or was won by somebody.
fn take_issue(state: &State, into: &mut Issues, slug: &str) -> Result<IssueId, String> {
    let id = state.set.issue_named(slug).ok_or_else(|| format!("there is no Issue {slug}"))?;
    if into.contains(id) || state.camps.values().iter().any(|camp| camp.won.contains(id)) {
        return Err(format!("the Issue {slug} is in two places"));
    }
    into.insert(id);
    Ok(id)
}

/// The cards placed so far.
struct Known {
    cards: Cards,
}

impl Known {
    fn take(&mut self, card: CardId) -> Result<CardId, String> {
        if !card.exists() {
            return Err(format!("there is no card {card}"));
        }
        if self.cards.contains(card) {
            return Err(format!("card {card} is in two places"));
        }
        self.cards.insert(card);
        Ok(card)
    }

    fn take_all(&mut self, cards: &[CardId]) -> Result<Cards, String> {
        cards.iter().map(|card| self.take(*card)).collect()
    }
}

/// Restores the chain: puts the reactions into the state and returns the play at the bottom, if there is one.
fn restore_chain(state: &mut State, view: &View, known: &mut Known) -> Result<Option<Play>, String> {
    let mut bottom = None;
    for link in &view.chain {
        let LinkView { card, seat, mode, target, on, asked, at: _, to_ask: _ } = link;
        known.take(*card)?;
        for seat in [*seat, *asked].into_iter().chain(*target) {
            at_table(state.seats, seat)?;
        }
        if on.is_some_and(|on| !on.exists()) {
            return Err(format!("card {card} names a card that does not exist"));
        }
        let link = Link { card: *card, player: *seat, asked: *asked };
        let effect = state.effect(*card);
        match (*mode, bottom) {
            (Mode::Reaction, Some(Play { deed, .. })) => {
                let effect = match (effect, *target, on) {
                    (Effect::Cancel(_), None, None) => ReactionEffect::Cancel,
                    (Effect::Redirect(_), Some(to), None) if deed.redirected(to).is_some() => {
                        ReactionEffect::Redirect(to)
                    }
                    _ => return Err(format!("card {card} cannot be played like that")),
                };
                state.reactions.push(Reaction { link, effect });
            }
            (Mode::Poll | Mode::Effect, None) => {
                let deed = match (*mode, *target, *on) {
                    (Mode::Poll, Some(seat), None) if state.set.masks.momentum.contains(*card) => {
                        Some(Deed::Poll(seat))
                    }
                    (Mode::Poll, ..) => None,
                    (_, target, on) => Deed::new(effect, target, on),
                };
                let deed = deed.ok_or_else(|| format!("card {card} cannot be played like that"))?;
                bottom = Some(Play { link, deed });
            }
            (Mode::Reaction, None) | (Mode::Poll | Mode::Effect, Some(_)) => {
                return Err("expected a chain of one play and reactions to it".to_owned());
            }
        }
    }
    Ok(bottom)
}

/// Checks that the card a play names is still where it was named.
fn lies_where_it_was_named(state: &State, deed: Deed) -> Result<(), String> {
    let (card, there) = match deed {
        Deed::Cancel(_, card) | Deed::Move(_, card, _) => (card, state.holder(card).is_some()),
        Deed::Retrieve(card) => (card, state.discard.contains(card)),
        Deed::Poll(_)
        | Deed::Stay(_)
        | Deed::Draw(_)
        | Deed::DrawBoth(..)
        | Deed::Peek(_)
        | Deed::Discard(..)
        | Deed::Steal(..)
        | Deed::Freeze(..)
        | Deed::ClearSlander(_)
        | Deed::Extra(_) => return Ok(()),
    };
    if there { Ok(()) } else { Err(format!("a play names card {card}, which lies elsewhere")) }
}

/// Puts hands and piles into the state and returns the picked cards, which belong to the phase.
fn restore_cards(state: &mut State, view: &View, mut known: Known, luck: &mut Luck) -> Result<Picks, String> {
    state.discard = known.take_all(&view.discard)?;
    for (seat, camp) in view.camps.iter() {
        state.camps[seat].front = known.take_all(&camp.front)?;
        state.camps[seat].hand = known.take_all(camp.hand.as_deref().unwrap_or_default())?;
        state.camps[seat].frozen = known.take_all(camp.frozen.as_deref().unwrap_or_default())?;
    }
    state.pile.clear();
    if let Some(pile) = &view.pile {
        for card in pile.iter().rev() {
            state.pile.push(known.take(*card)?);
        }
    }
    let mut unseen: ArrayVec<CardId, CARDS> = Cards::ALL.but(known.cards).into_iter().collect();
    luck.shuffle(&mut unseen);
    let mut deal = |sized: u8, seen: Option<usize>| -> Result<Cards, String> {
        match seen {
            Some(seen) if seen == usize::from(sized) => Ok(Cards::NONE),
            Some(seen) => Err(format!("{seen} cards are shown instead of {sized}")),
            None if unseen.len() < usize::from(sized) => Err("there are fewer cards than that".to_owned()),
            None => Ok(unseen.drain(unseen.len() - usize::from(sized)..).collect()),
        }
    };
    let mut picked = [Cards::NONE; MAX_SEATS];
    for (seat, camp) in view.camps.iter() {
        let (hand, frozen) = (
            deal(camp.hand_size, camp.hand.as_ref().map(Vec::len))?,
            deal(camp.frozen_size, camp.frozen.as_ref().map(Vec::len))?,
        );
        let own = &mut state.camps[seat];
        (own.hand, own.frozen) = (own.hand.or(hand), own.frozen.or(frozen));
        picked[seat.index()] = picks(own.hand, camp, luck)?;
    }
    if view.pile.is_none() {
        if unseen.len() != usize::from(view.pile_size) {
            return Err(format!("{} cards are left for a pile of {}", unseen.len(), view.pile_size));
        }
        state.pile = unseen;
    } else if !unseen.is_empty() || state.pile.len() != usize::from(view.pile_size) {
        return Err("some cards are missing".to_owned());
    }
    Ok(picked)
}

/// Which cards of a hand are picked; random if the viewer does not know.
fn picks(hand: Cards, view: &CampView, luck: &mut Luck) -> Result<Cards, String> {
    if let Some(picked) = &view.picked {
        let cards = Known { cards: Cards::NONE }.take_all(picked)?;
        let fits = cards.but(hand).is_empty() && cards.len() == view.picked_size;
        return if fits { Ok(cards) } else { Err("expected picked cards to be in the hand".to_owned()) };
    }
    if view.picked_size > hand.len() {
        return Err("more cards are picked than there are".to_owned());
    }
    let (mut left, mut picked) = (hand, Cards::NONE);
    for _ in 0..view.picked_size {
        let card = left.nth(luck.below(u32::from(left.len()))).expect("no more cards are picked than there are");
        left.remove(card);
        picked.insert(card);
    }
    Ok(picked)
}

/// Puts the Issue deck into the state and returns the current Issue, if there is one.
fn restore_issues(state: &mut State, view: &View, luck: &mut Luck) -> Result<Option<IssueId>, String> {
    let size = usize::from(view.deck_size);
    let won = state.camps.values().iter().fold(0, |won, camp| won | camp.won.0);
    let here = size + usize::from(view.issue.is_some()) + won.count_ones() as usize;
    if here != usize::from(info::rounds(state.seats)) || view.deck_bottom.len() > size {
        return Err(format!("{here} Issues are won, current or still to come, which is not the number contested"));
    }
    let mut seen = Issues::default();
    let issue = view.issue.as_ref().map(|slug| take_issue(state, &mut seen, slug)).transpose()?;
    state.foreseen = seat_set(state.seats, &view.foreseen)?;
    state.known = view.deck_bottom.len() as u8;
    let mut deck = ArrayVec::<IssueId, ISSUES>::new();
    for slug in view.deck_bottom.iter().rev() {
        deck.push(take_issue(state, &mut seen, slug)?);
    }
    if let Some(order) = &view.deck {
        if order.len() != size {
            return Err(format!("expected {size} Issues in the deck"));
        }
        for slug in order.iter().rev().skip(deck.len()) {
            deck.push(take_issue(state, &mut seen, slug)?);
        }
        let same = order.iter().rev().zip(&deck).all(|(slug, id)| state.set.issue(*id).id == *slug);
        state.deck = deck;
        return if same { Ok(issue) } else { Err("`deck` and `deck_bottom` differ".to_owned()) };
    }
    let top = match &view.deck_top {
        Some(slug) if deck.len() == size => {
            let same = deck.last().is_some_and(|top| state.set.issue(*top).id == *slug);
            if !same {
                return Err("`deck_top` and `deck_bottom` differ".to_owned());
            }
            None
        }
        Some(slug) => Some(take_issue(state, &mut seen, slug)?),
        None => None,
    };
    let mut unseen: ArrayVec<IssueId, ISSUES> =
        (0..ISSUES as u8).map(IssueId).filter(|id| won & (1 << id.0) == 0 && !seen.contains(*id)).collect();
    luck.shuffle(&mut unseen);
    let hidden = size - deck.len() - usize::from(top.is_some());
    if unseen.len() < hidden {
        return Err("there are fewer Issues than that".to_owned());
    }
    deck.extend(unseen.drain(..hidden));
    deck.extend(top);
    state.deck = deck;
    Ok(issue)
}

fn restore_offers(state: &mut State, view: &View) -> Result<(), String> {
    for offer in &view.offers {
        at_table(state.seats, offer.from)?;
        at_table(state.seats, offer.to)?;
        let sound = offer.from != offer.to && offer.promise.as_deref().is_none_or(trade::is_promise);
        if !sound || offer.give > TOKENS || offer.want > TOKENS || state.camps[offer.from].offer.is_some() {
            return Err(format!("seat {} cannot have made such an offer", offer.from));
        }
        let promise = offer.promise.as_deref().map(Arc::from);
        state.camps[offer.from].offer = Some(Offer { to: offer.to, give: offer.give, want: offer.want, promise });
    }
    for slug in &view.sidestepped {
        let id = state.set.issue_named(slug).ok_or_else(|| format!("there is no Issue {slug}"))?;
        state.sidestepped.insert(id);
    }
    Ok(())
}

/// Restores what the game waits for. The view must have everything that belongs to it, and nothing that belongs to
/// something else.
fn restore_phase(
    state: &State,
    view: &View,
    issue: Option<IssueId>,
    play: Option<Play>,
    picked: Picks,
) -> Result<Phase, String> {
    let picks = view.picking.as_ref().map(|picking| restore_picks(state, picking, picked)).transpose()?;
    if picks.is_none() && picked.iter().any(|cards| !cards.is_empty()) {
        return Err("cards are picked, and nobody is asked for them".to_owned());
    }
    let award = view.award.as_ref().map(|award| restore_award(state, award)).transpose()?;
    let contest =
        |issue| Contest { issue, turn: view.turn, plays: view.plays, played: view.played, passes: view.passes };
    let phase = match (view.phase, issue, play, award, picks) {
        (PhaseView::Candidate, None, None, None, None) => Some(Phase::Candidate { chooser: view.turn }),
        (PhaseView::Sidestep, Some(issue), None, None, None) => Some(Phase::Sidestep { issue }),
        (PhaseView::Sidestep, Some(issue), None, None, Some((PickCause::Sidestep, picks))) => {
            Some(picks(Purpose::Sidestep { issue }))
        }
        (PhaseView::Pick, Some(issue), Some(play), None, Some((PickCause::CardFreeze, picks))) => {
            let contest = contest(issue);
            state.reactions.is_empty().then(|| picks(Purpose::CardFreeze(React { contest, play })))
        }
        (PhaseView::Pick, Some(issue), None, None, Some((cause, picks))) => {
            entry(cause).map(|entry| picks(Purpose::Enter { issue, entry }))
        }
        (PhaseView::Turn, Some(issue), None, None, None) => (view.plays > 0).then(|| Phase::Turn(contest(issue))),
        (PhaseView::React, Some(issue), Some(play), None, None) => {
            let top = state.top(&play);
            (top.asked != top.player).then(|| Phase::React(React { contest: contest(issue), play }))
        }
        (PhaseView::Award, None, None, Some((award, Some(most))), None) => Some(Phase::TakeFavor { award, most }),
        (PhaseView::Award, None, None, Some((award, None)), Some((PickCause::WinnerDiscard, picks))) => {
            Some(picks(Purpose::WinnerDiscard(award)))
        }
        (PhaseView::Over, issue, play, None, None) => match (view.landslide, issue, play) {
            (false, None, None) => Some(Phase::Over(Ending::LastIssue)),
            (true, None, None) => Some(Phase::Over(Ending::Landslide)),
            (true, Some(issue), play) => Some(Phase::Over(Ending::BrokenOff { issue, play })),
            (false, _, _) | (true, None, Some(_)) => None,
        },
        _ => None,
    };
    phase.ok_or_else(|| "the game cannot wait for that now".to_owned())
}

fn entry(cause: PickCause) -> Option<Entry> {
    match cause {
        PickCause::Discard => Some(Entry::Discard),
        PickCause::Freeze => Some(Entry::Freeze),
        PickCause::PassLeft => Some(Entry::PassLeft),
        PickCause::Sidestep | PickCause::CardFreeze | PickCause::WinnerDiscard => None,
    }
}

/// Why cards are picked, and the phase that follows from it.
fn restore_picks(
    state: &State,
    view: &PickingView,
    picked: Picks,
) -> Result<(PickCause, impl Fn(Purpose) -> Phase + Copy), String> {
    let PickingView { cause, count, ref asked, ref waiting } = *view;
    let (asked, waiting) = (seat_set(state.seats, asked)?, seat_set(state.seats, waiting)?);
    let sound = waiting.iter().all(|seat| asked.contains(seat)) && (1..=9).contains(&count);
    let fits = |seat: Seat| picked[seat.index()].len() <= count && state.camps[seat].hand.len() > count;
    if !sound || waiting.is_empty() || !waiting.iter().all(fits) {
        return Err("cards cannot be picked like that".to_owned());
    }
    Ok((cause, move |purpose| Phase::Pick(Picking { purpose, count, asked, waiting, picked })))
}

/// The award, and how many Favors are to be taken.
fn restore_award(state: &State, view: &AwardView) -> Result<(Award, Option<u8>), String> {
    let AwardView { winner, ref issue, ref consoled, taking } = *view;
    at_table(state.seats, winner)?;
    let issue = state.set.issue_named(issue).filter(|issue| state.camps[winner].won.contains(*issue));
    let issue = issue.ok_or("an Issue is awarded that was not won")?;
    Ok((Award { winner, issue, consoled: seat_set(state.seats, consoled)? }, taking))
}
