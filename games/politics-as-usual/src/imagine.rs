//! PU-14: from a view back to a state. What the viewer cannot know is dealt anew: other hands, what is frozen or picked there, the draw
//! pile, the Issues nobody has seen. Views come from outside too, so nothing in them is taken on trust.

use std::sync::Arc;

use arrayvec::ArrayVec;
use hustings_core::{Luck, Seat, SeatSet, Start};

use crate::PoliticsAsUsual;
use crate::cards::{CARDS, CardId, Cards, Effect, ISSUES, IssueId, TOKENS};
use crate::events::PickCause;
use crate::info;
use crate::moves::Aim;
use crate::rules::trade;
use crate::setup;
use crate::state::{Award, Issues, Link, Mode, Offer, Phase, Picking, Running, State};
use crate::view::{CampView, LinkView, View};

pub(crate) fn imagine(start: &Start<PoliticsAsUsual>, view: &View, luck: &mut Luck) -> Result<State, String> {
    let seats = start.seats();
    if view.camps.seats() != seats {
        return Err(format!("there are {seats} camps, one for each seat"));
    }
    for seat in [view.first_speaker, view.speaker, view.turn] {
        at_table(seats, seat)?;
    }
    let mut state = setup::bare(start, view.speaker);
    (state.phase, state.first_speaker) = (view.phase, view.first_speaker);
    (state.round, state.turn, state.plays, state.played, state.passes) =
        (view.round, view.turn, view.plays, view.played, view.passes);
    (state.questions, state.landslide) = (view.questions, view.landslide);
    let too_much = view.plays > 100 || view.passes > seats || view.questions > 1 << 24;
    if view.round > info::rounds(seats) || too_much {
        return Err("no game counts that far".to_owned());
    }
    for (seat, camp) in view.camps.iter() {
        restore_camp(&mut state, seat, camp)?;
    }
    let mut known = Known { cards: Cards::NONE };
    restore_chain(&mut state, view, &mut known)?;
    restore_cards(&mut state, view, known, luck)?;
    restore_issues(&mut state, view, luck)?;
    restore_offers(&mut state, view)?;
    restore_waiting(&mut state, view)?;
    check_phase(&state)?;
    Ok(state)
}

fn at_table(seats: u8, seat: Seat) -> Result<(), String> {
    if seat.0 < seats { Ok(()) } else { Err(format!("there is no seat {seat}")) }
}

fn seat_set(seats: u8, list: &[Seat]) -> Result<SeatSet, String> {
    list.iter().try_for_each(|seat| at_table(seats, *seat))?;
    Ok(list.iter().copied().collect())
}

fn restore_camp(state: &mut State, seat: Seat, view: &CampView) -> Result<(), String> {
    let running = match (view.candidate.as_deref(), view.party) {
        (None, _) => None,
        (Some("no_name"), Some(party)) => Some(Running { candidate: None, party, power: None }),
        (Some(slug), _) => {
            let id = state.set.candidate_named(slug).ok_or_else(|| format!("there is no Candidate {slug}"))?;
            let taken = |other: Option<Running>| other.is_some_and(|running| running.candidate == Some(id));
            if state.camps.values().iter().any(|camp| taken(camp.running)) {
                return Err(format!("{slug} runs for two seats"));
            }
            let candidate = state.set.candidate(id);
            Some(Running { candidate: Some(id), party: candidate.party, power: Some(candidate.power) })
        }
    };
    if running.is_none() && state.phase != Phase::Candidate {
        return Err(format!("nobody runs for seat {seat}"));
    }
    // With other data the limit of tokens can be waived (PU-6.3), but not by more than the largest hand of Favors.
    let tokens: u32 = state.camps.values().iter().map(|camp| u32::from(camp.tokens())).sum();
    if tokens + u32::from(view.card) + u32::from(view.stack) > 2 * u32::from(TOKENS) {
        return Err("there are not so many Favor tokens".to_owned());
    }
    if view.plays_made > 200 || view.offers_made > state.options.offers_per_issue {
        return Err(format!("seat {seat} cannot have done so much in a round"));
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

/// Puts an Issue into `into`, unless it was seen there or won by somebody before.
fn take_issue(state: &State, into: &mut Issues, slug: &str) -> Result<IssueId, String> {
    let id = state.set.issue_named(slug).ok_or_else(|| format!("there is no Issue {slug}"))?;
    if into.contains(id) || state.camps.values().iter().any(|camp| camp.won.contains(id)) {
        return Err(format!("the Issue {slug} is in two places"));
    }
    into.insert(id);
    Ok(id)
}

/// The cards whose place is known so far.
struct Known {
    cards: Cards,
}

impl Known {
    fn take(&mut self, card: CardId) -> Result<CardId, String> {
        if !Cards::ALL.contains(card) || card.0 > 127 {
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

fn restore_chain(state: &mut State, view: &View, known: &mut Known) -> Result<(), String> {
    for link in &view.chain {
        let LinkView { card, seat, mode, target, on, asked, at: _, to_ask: _ } = link;
        known.take(*card)?;
        for seat in [*seat, *asked].into_iter().chain(*target) {
            at_table(state.seats, seat)?;
        }
        let aim = match (*target, *on) {
            (None, None) => Aim::None,
            (Some(seat), None) => Aim::Seat(seat),
            (None, Some(card)) => Aim::Card(card),
            (Some(seat), Some(card)) => Aim::CardTo(card, seat),
        };
        let bottom = state.chain.is_empty();
        if bottom == (*mode == Mode::Reaction) || !aim_fits(state, *card, *mode, aim) {
            return Err(format!("card {card} cannot be played like that"));
        }
        state.chain.push(Link { card: *card, player: *seat, mode: *mode, aim, asked: *asked });
    }
    Ok(())
}

/// Whether a card names the sort of thing it has to.
fn aim_fits(state: &State, card: CardId, mode: Mode, aim: Aim) -> bool {
    let on_a_card = |on: CardId| on.0 <= CARDS as u8 && on.0 > 0;
    match (mode, state.effect(card), aim) {
        (Mode::Poll, _, Aim::Seat(_)) => state.set.masks.momentum.contains(card),
        (Mode::Reaction, Effect::Cancel(_), Aim::None) | (Mode::Reaction, Effect::Redirect(_), Aim::Seat(_)) => true,
        (Mode::Poll | Mode::Reaction, ..) => false,
        (Mode::Effect, Effect::Draw(_) | Effect::Extra(_), aim) => aim == Aim::None,
        (Mode::Effect, Effect::Cancel(_) | Effect::Retrieve, Aim::Card(on)) => on_a_card(on),
        (Mode::Effect, Effect::Move(_), Aim::CardTo(on, _)) => on_a_card(on),
        (Mode::Effect, Effect::Cancel(_) | Effect::Retrieve | Effect::Move(_) | Effect::Redirect(_), _) => false,
        (Mode::Effect, _, aim) => matches!(aim, Aim::Seat(_)),
    }
}

fn restore_cards(state: &mut State, view: &View, mut known: Known, luck: &mut Luck) -> Result<(), String> {
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
            Some(seen) => Err(format!("{seen} cards are shown, and there are said to be {sized}")),
            None if unseen.len() < usize::from(sized) => Err("there are not so many cards".to_owned()),
            None => Ok(unseen.drain(unseen.len() - usize::from(sized)..).collect()),
        }
    };
    for (seat, camp) in view.camps.iter() {
        let (hand, frozen) = (
            deal(camp.hand_size, camp.hand.as_ref().map(Vec::len))?,
            deal(camp.frozen_size, camp.frozen.as_ref().map(Vec::len))?,
        );
        let own = &mut state.camps[seat];
        (own.hand, own.frozen) = (own.hand.or(hand), own.frozen.or(frozen));
        own.picked = picks(own.hand, camp, luck)?;
    }
    if view.pile.is_none() {
        if unseen.len() != usize::from(view.pile_size) {
            return Err(format!("{} cards are left for a pile of {}", unseen.len(), view.pile_size));
        }
        state.pile = unseen;
    } else if !unseen.is_empty() || state.pile.len() != usize::from(view.pile_size) {
        return Err("some cards are nowhere".to_owned());
    }
    Ok(())
}

/// Which cards of a hand are picked; by chance where the viewer does not know.
fn picks(hand: Cards, view: &CampView, luck: &mut Luck) -> Result<Cards, String> {
    if let Some(picked) = &view.picked {
        let cards = Known { cards: Cards::NONE }.take_all(picked)?;
        let fits = cards.but(hand).is_empty() && cards.len() == view.picked_size;
        return if fits { Ok(cards) } else { Err("a picked card is a card of the hand".to_owned()) };
    }
    if view.picked_size > hand.len() {
        return Err("more cards are picked than there are".to_owned());
    }
    let (mut left, mut picked) = (hand, Cards::NONE);
    for _ in 0..view.picked_size {
        if let Some(card) = left.nth(luck.below(u32::from(left.len()))) {
            left.remove(card);
            picked.insert(card);
        }
    }
    Ok(picked)
}

fn restore_issues(state: &mut State, view: &View, luck: &mut Luck) -> Result<(), String> {
    let size = usize::from(view.deck_size);
    let won = state.camps.values().iter().fold(0, |won, camp| won | camp.won.0);
    let here = size + usize::from(view.issue.is_some()) + won.count_ones() as usize;
    if here != usize::from(info::rounds(state.seats)) || view.deck_bottom.len() > size {
        return Err(format!("{here} Issues are won, up or to come"));
    }
    let mut seen = Issues::default();
    state.issue = view.issue.as_ref().map(|slug| take_issue(state, &mut seen, slug)).transpose()?;
    state.foreseen = seat_set(state.seats, &view.foreseen)?;
    state.known = view.deck_bottom.len() as u8;
    let mut deck = ArrayVec::<IssueId, ISSUES>::new();
    for slug in view.deck_bottom.iter().rev() {
        deck.push(take_issue(state, &mut seen, slug)?);
    }
    if let Some(order) = &view.deck {
        if order.len() != size {
            return Err(format!("the deck has {size} Issues"));
        }
        for slug in order.iter().rev().skip(deck.len()) {
            deck.push(take_issue(state, &mut seen, slug)?);
        }
        let same = order.iter().rev().zip(&deck).all(|(slug, id)| state.set.issue(*id).id == *slug);
        state.deck = deck;
        return if same { Ok(()) } else { Err("the bottom of the deck is told in two ways".to_owned()) };
    }
    let top = match &view.deck_top {
        Some(slug) if deck.len() == size => {
            let same = deck.last().is_some_and(|top| state.set.issue(*top).id == *slug);
            if !same {
                return Err("the top of the deck is told in two ways".to_owned());
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
        return Err("there are not so many Issues".to_owned());
    }
    deck.extend(unseen.drain(..hidden));
    deck.extend(top);
    state.deck = deck;
    Ok(())
}

fn restore_offers(state: &mut State, view: &View) -> Result<(), String> {
    for offer in &view.offers {
        at_table(state.seats, offer.from)?;
        at_table(state.seats, offer.to)?;
        let sound = offer.from != offer.to && offer.text.as_deref().is_none_or(trade::is_promise);
        if !sound || offer.give > TOKENS || offer.want > TOKENS || state.camps[offer.from].offer.is_some() {
            return Err(format!("seat {} cannot have made such an offer", offer.from));
        }
        let text = offer.text.as_deref().map(Arc::from);
        state.camps[offer.from].offer = Some(Offer { to: offer.to, give: offer.give, want: offer.want, text });
    }
    for slug in &view.sidestepped {
        let id = state.set.issue_named(slug).ok_or_else(|| format!("there is no Issue {slug}"))?;
        state.sidestepped.insert(id);
    }
    Ok(())
}

fn restore_waiting(state: &mut State, view: &View) -> Result<(), String> {
    if let Some(picking) = &view.picking {
        let asked = seat_set(state.seats, &picking.asked)?;
        let waiting = seat_set(state.seats, &picking.waiting)?;
        let sound = waiting.iter().all(|seat| asked.contains(seat)) && (1..=9).contains(&picking.count);
        let fits = |seat: Seat| {
            let camp = &state.camps[seat];
            camp.picked.len() <= picking.count && camp.hand.len() > picking.count
        };
        if !sound || waiting.is_empty() || !waiting.iter().all(fits) {
            return Err("cards cannot be picked like that".to_owned());
        }
        state.picking = Some(Picking { cause: picking.cause, count: picking.count, asked, waiting });
    }
    if let Some(award) = &view.award {
        at_table(state.seats, award.winner)?;
        let issue = state.set.issue_named(&award.issue);
        let issue = issue.filter(|issue| state.camps[award.winner].won.contains(*issue));
        let issue = issue.ok_or("an Issue is awarded that was not won")?;
        let consoled = seat_set(state.seats, &award.consoled)?;
        state.award = Some(Award { winner: award.winner, issue, consoled, taking: award.taking });
    }
    Ok(())
}

/// What the game waits for is there, and nothing else is.
fn check_phase(state: &State) -> Result<(), String> {
    let cause = state.picking.map(|picking| picking.cause);
    let chained = !state.chain.is_empty();
    let up = state.issue.is_some();
    let (taking, awarding) = (state.award.is_some_and(|award| award.taking.is_some()), state.award.is_some());
    let sound = match state.phase {
        Phase::Candidate => cause.is_none() && !chained && !up && !awarding,
        Phase::Sidestep => matches!(cause, None | Some(PickCause::Sidestep)) && !chained && up && !awarding,
        Phase::Pick => match cause {
            Some(PickCause::CardFreeze) => state.chain.len() == 1 && up && !awarding,
            Some(PickCause::Discard | PickCause::Freeze | PickCause::PassLeft) => !chained && up && !awarding,
            _ => false,
        },
        Phase::Turn => cause.is_none() && !chained && up && !awarding && state.plays > 0,
        Phase::React => {
            let asking = state.chain.last().is_some_and(|top| top.asked != top.player);
            cause.is_none() && asking && up && !awarding
        }
        Phase::Award => awarding && !chained && !up && (taking != (cause == Some(PickCause::WinnerDiscard))),
        Phase::Over => cause.is_none() && !awarding,
    };
    if sound { Ok(()) } else { Err("the game cannot wait for that now".to_owned()) }
}
