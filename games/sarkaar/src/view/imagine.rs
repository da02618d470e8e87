//! SK-15: from a view back to a state. What the viewer cannot see (other hands, closed decks, leaders) is dealt again.
//!
//! Views may come from outside, so everything in them is checked.

use hustings_core::{Luck, Seat, SeatSet, Start};

use super::{Open, Text, View};
use crate::Sarkaar;
use crate::cards::{CardId, Effect, LEADERS, LeaderId, Square, StateId};
use crate::info::MOST_SEATS;
use crate::moves::{Target, TypedTarget};
use crate::rules::{drawable, effects, targets};
use crate::setup;
use crate::state::{Climb, Frame, FrameName, InPlay, Now, React, State, bit, cards_in, of_deck};

use crate::pieces::{Award, Deck, Kind, Track};

/// More tokens than any game can bring.
const MOST_TOKENS: u16 = 10_000;

type Checked<T> = Result<T, String>;

pub(crate) fn imagine(start: &Start<Sarkaar>, view: &View, luck: &mut Luck) -> Checked<State> {
    if view.players.seats() != start.seats() {
        return Err(format!("expected {} players, one for each seat", start.seats()));
    }
    let mut world = World { view, state: setup::bare(start), placed: 0, hidden: [false; MOST_SEATS], snatched: None };
    world.restore_time()?;
    world.restore_leaders(luck)?;
    world.restore_board()?;
    world.restore_players()?;
    world.restore_awards()?;
    world.restore_open_cards()?;
    world.restore_frames()?;
    world.restore_turn()?;
    world.deal(luck)?;
    world.check_moves()?;
    Ok(world.state)
}

/// The state, as far as it has been restored.
struct World<'a> {
    view: &'a View,
    state: State,
    /// Cards whose place is known, as bits.
    placed: u64,
    /// Whose hands are unknown.
    hidden: [bool; MOST_SEATS],
    /// The frame of a snatched card that the viewer does not see.
    snatched: Option<(usize, Deck)>,
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Checked<()> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl World<'_> {
    fn seat(&self, seat: Seat) -> Checked<Seat> {
        check(seat.0 < self.state.seats, || format!("there is no seat {seat}"))?;
        Ok(seat)
    }

    /// Places a card by its name, which may appear only once in the view.
    fn place(&mut self, name: &str) -> Checked<CardId> {
        let card = self.state.set.card_named(name).ok_or_else(|| format!("there is no card `{name}`"))?;
        check(self.placed & bit(card) == 0, || format!("{name} is in two places"))?;
        self.placed |= bit(card);
        Ok(card)
    }

    fn place_all(&mut self, names: &[impl AsRef<str>]) -> Checked<u64> {
        names.iter().try_fold(0, |all, name| Ok(all | bit(self.place(name.as_ref())?)))
    }

    fn state_named(&self, name: &str) -> Checked<StateId> {
        self.state.set.state_named(name).ok_or_else(|| format!("there is no state `{name}`"))
    }

    fn leader_named(&self, name: &str) -> Checked<LeaderId> {
        self.state.set.leader_named(name).ok_or_else(|| format!("there is no leader `{name}`"))
    }

    fn restore_time(&mut self) -> Checked<()> {
        let View { round, over, questions, seat, .. } = self.view;
        let picking = self.view.frame == FrameName::Pick;
        check(*round <= self.state.options.round_cap, || format!("there is no round {round}"))?;
        check(picking == (*round == 0), || "leaders are picked before the first round".to_owned())?;
        check(!picking || over.is_none(), || "no game is over before it begins".to_owned())?;
        if let Some(seat) = seat {
            self.seat(*seat)?;
        }
        (self.state.round, self.state.questions) = (*round, *questions);
        Ok(())
    }

    /// SK-3.4, SK-3.5: leaders, what was dealt beside them, and the turn order.
    fn restore_leaders(&mut self, luck: &mut Luck) -> Checked<()> {
        let view = self.view;
        let seats = usize::from(self.state.seats);
        let each = usize::from(self.state.options.leader_deal);
        let picking = view.frame == FrameName::Pick;
        let mut free = [true; LEADERS];
        let take = |free: &mut [bool; LEADERS], leader: LeaderId| {
            let own = &mut free[usize::from(leader.0)];
            check(std::mem::take(own), || "a leader was dealt twice".to_owned())
        };
        let mut known: [Option<Vec<LeaderId>>; MOST_SEATS] = Default::default();
        let named = |names: &[Text]| {
            let found: Checked<Vec<LeaderId>> = names.iter().map(|name| self.leader_named(name)).collect();
            let found = found?;
            check(found.len() == each, || format!("expected {each} leaders dealt to each player"))?;
            Ok::<_, String>(found)
        };
        if let Some(secrets) = &view.secrets {
            check(secrets.dealt.len() == seats && secrets.picked.len() == seats, || "deals for all".to_owned())?;
            for (seat, dealt) in secrets.dealt.iter().enumerate() {
                known[seat] = Some(named(dealt)?);
            }
        } else if let (Some(seat), Some(dealt)) = (view.seat, &view.dealt) {
            known[seat.index()] = Some(named(dealt)?);
        }
        // Known leaders first, so that nobody else gets them.
        for (seat, player) in view.players.iter() {
            let dealt = &known[seat.index()];
            let shown = player.leader.as_deref().map(|name| self.leader_named(name)).transpose()?;
            check(shown.is_some() != picking, || "leaders are shown when all have picked".to_owned())?;
            check(picking || player.picked, || "all have picked".to_owned())?;
            for leader in dealt.iter().flatten() {
                take(&mut free, *leader)?;
            }
            match (dealt, shown) {
                (Some(dealt), Some(shown)) => {
                    check(dealt.contains(&shown), || format!("seat {seat} was not dealt its leader"))?;
                }
                (None, Some(shown)) => take(&mut free, shown)?,
                _ => {}
            }
            self.state.leader[seat.index()] = shown;
        }
        let mut rest: Vec<LeaderId> = (0..LEADERS as u8).map(LeaderId).filter(|id| free[usize::from(id.0)]).collect();
        luck.shuffle(&mut rest);
        for (seat, known) in known.into_iter().take(seats).enumerate() {
            let dealt = match known {
                Some(known) => known,
                None => {
                    let mut dealt: Vec<LeaderId> = self.state.leader[seat].into_iter().collect();
                    dealt.extend(rest.drain(..(each - dealt.len()).min(rest.len())));
                    luck.shuffle(&mut dealt);
                    dealt
                }
            };
            for (place, leader) in dealt.iter().enumerate() {
                self.state.dealt[seat][place] = Some(*leader);
            }
            let player = &view.players[Seat(seat as u8)];
            if picking && player.picked {
                let own = view.seat == Some(Seat(seat as u8));
                let name = match &view.secrets {
                    Some(secrets) => secrets.picked[seat].as_deref(),
                    None => view.picked.as_deref().filter(|_| own),
                };
                let pick = match name {
                    Some(name) => self.leader_named(name)?,
                    None => *luck.pick(&dealt),
                };
                check(dealt.contains(&pick), || format!("seat {seat} was not dealt its leader"))?;
                self.state.leader[seat] = Some(pick);
            }
        }
        if picking {
            return check(view.order.is_empty() && view.turn.is_none(), || "no order before the pick".to_owned());
        }
        let (set, leaders) = (self.state.set, self.state.leader);
        let order = &mut self.state.order[..seats];
        order.sort_unstable_by_key(|seat| leaders[seat.index()].map(|id| set.leader(id).no));
        check(*order == view.order[..], || "the turn order is that of the leaders' numbers".to_owned())?;
        let place = order.iter().position(|seat| Some(*seat) == view.turn);
        self.state.place = place.ok_or("expected a seat whose turn it is")? as u8;
        Ok(())
    }

    fn restore_board(&mut self) -> Checked<()> {
        let view = self.view;
        check(view.states.len() == self.state.set.states.len(), || "a state is missing or one too many".to_owned())?;
        for (at, shown) in StateId::all().zip(&view.states) {
            let set = self.state.set;
            let card = set.state(at);
            let place = at.index();
            let fits = card.id == shown.id && shown.squares.len() == usize::from(card.size());
            check(fits, || format!("{} is not in the right place", shown.id))?;
            self.state.tiles[place] = set.tile_named(&shown.tile).ok_or_else(|| format!("no tile {}", shown.tile))?;
            if shown.blocked {
                check(self.state.blocked.is_none(), || "one tile is blocked at most".to_owned())?;
                self.state.blocked = Some(at);
            }
            for (number, square) in (0..).zip(&shown.squares) {
                if let Some(owner) = square.owner {
                    self.state.cubes[place][self.seat(owner)?.index()] |= 1 << number;
                }
            }
            let state = &mut self.state;
            state.government[place] = Seat::all(state.seats).find(|seat| 2 * state.squares(*seat, at) > card.size());
            for seat in Seat::all(state.seats).filter(|seat| state.cubes[place][seat.index()] != 0) {
                state.presence[seat.index()] |= 1 << at.0;
                state.level[Award::National.index()][seat.index()] += 1;
            }
            if state.government[place].is_some() || state.empty(at) == 0 {
                state.decided |= 1 << at.0;
            }
        }
        let full = self.state.set.rules.cubes;
        let strict = self.state.options.strict_supply;
        let placed = |seat: Seat| self.state.cubes_placed(seat) <= u32::from(full);
        check(!strict || Seat::all(self.state.seats).all(placed), || "more cubes than there are".to_owned())
    }

    fn restore_players(&mut self) -> Checked<()> {
        for (seat, player) in self.view.players.iter() {
            let own = seat.index();
            let tokens = [player.voter, player.moolah, player.power];
            check(tokens.iter().all(|n| *n <= MOST_TOKENS), || {
                format!("seat {seat} has more tokens than a game can bring")
            })?;
            self.state.tokens[own] = tokens;
            for (track, level) in [(Track::Development, player.development), (Track::Culture, player.culture)] {
                check(level <= self.state.set.top(track), || format!("{track} has no level {level}"))?;
                self.state.level[track.index()][own] = level;
            }
            self.state.skips[own] = player.skips;
            let laid = self.place_all(&player.laid)?;
            let for_good = |card: CardId| matches!(self.state.set.face(card).effect, Effect::Victory { .. });
            check(cards_in(laid).all(for_good), || format!("seat {seat} has laid out a card that does not stay"))?;
            self.state.laid[own] = laid;
        }
        Ok(())
    }

    fn restore_awards(&mut self) -> Checked<()> {
        check(self.view.awards.len() == Award::ALL.len(), || "there are three awards".to_owned())?;
        for (award, shown) in Award::ALL.iter().zip(&self.view.awards) {
            let levels = &self.state.level[award.index()][..usize::from(self.state.seats)];
            let highest = levels.iter().copied().max().unwrap_or_default();
            let reached = highest >= self.state.set.award(*award).0;
            let leaders = levels.iter().filter(|level| **level == highest).count();
            let sound = match shown.holder {
                Some(holder) => reached && levels.get(holder.index()) == Some(&highest),
                None => !reached || leaders > 1,
            };
            check(shown.award == *award && sound, || format!("the {award} award is with the wrong seat"))?;
            self.state.holder[award.index()] = shown.holder;
        }
        for seat in Seat::all(self.state.seats) {
            self.state.vp[seat.index()] = self.state.points(seat).total();
        }
        let reached = self.state.vp.iter().any(|vp| *vp >= u16::from(self.state.target));
        let at_once = reached && !self.state.options.finish_round;
        check(!at_once || self.view.over.is_some(), || "the target is reached, and yet it goes on".to_owned())
    }

    /// Restores the rows, the discards and the hands the viewer knows.
    fn restore_open_cards(&mut self) -> Checked<()> {
        let view = self.view;
        check(view.decks.len() == Deck::ALL.len(), || "there are two decks".to_owned())?;
        for (deck, shown) in Deck::ALL.iter().zip(&view.decks) {
            let row = self.state.row(*deck).len();
            check(shown.deck == *deck && shown.row.len() == row, || format!("expected {row} slots in the {deck} row"))?;
            for (slot, open) in shown.row.iter().enumerate() {
                let card = open.as_deref().map(|name| self.place(name)).transpose()?;
                self.state.rows[deck.index()][slot] = card;
            }
            self.state.discards |= self.place_all(&shown.discards)?;
            let of_other = |card: CardId| card.deck() != *deck;
            let stray = self.state.rows[deck.index()].iter().flatten().copied().any(of_other);
            let strays = self.state.discards & !of_deck(*deck) & !self.discards_before(*deck);
            check(!stray && strays == 0, || format!("a card among the {deck} cards is not one of them"))?;
        }
        for (seat, _) in view.players.iter() {
            let known: Option<Vec<&str>> = match &view.secrets {
                Some(secrets) => {
                    let hand = secrets.hands.get(seat.index()).ok_or("expected a hand for each seat")?;
                    Some(hand.iter().map(AsRef::as_ref).collect())
                }
                None if view.seat == Some(seat) => {
                    let hand = view.hand.as_ref().ok_or("expected a hand in a player's view")?;
                    Some(hand.iter().map(|card| card.card.as_ref()).collect())
                }
                None => None,
            };
            match known {
                Some(names) => {
                    self.state.hands[seat.index()] = self.place_all(&names)?;
                    let player = &view.players[seat];
                    let backs = Deck::ALL.iter().map(|deck| self.state.backs(seat, *deck));
                    check(backs.eq([player.strategy, player.aggression]), || format!("seat {seat} holds other cards"))?;
                }
                None => self.hidden[seat.index()] = true,
            }
        }
        Ok(())
    }

    /// Discards that have been restored before this deck's.
    fn discards_before(&self, deck: Deck) -> u64 {
        match deck {
            Deck::Strategy => 0,
            Deck::Aggression => self.state.discards & of_deck(Deck::Strategy),
        }
    }

    fn restore_frames(&mut self) -> Checked<()> {
        let view = self.view;
        check(view.open.len() <= self.state.frames.capacity(), || "too much is open".to_owned())?;
        self.state.frames.clear();
        for open in &view.open {
            let below = self.state.frames.last().copied();
            if *open == Open::React {
                // One frame holds both the question and the card it is about.
                let Some(Frame::Card(played)) = below else { return Err("there is nothing to answer".to_owned()) };
                let react = self.react(played)?;
                self.state.replace_top(Frame::React(react));
                continue;
            }
            let frame = self.frame(open)?;
            let fits = match (frame, below) {
                (Frame::Pick | Frame::Main | Frame::Trim, below) => below.is_none(),
                (_, None) => false,
                (Frame::Cash, below) => below == Some(Frame::Main),
                (_, Some(Frame::Card(played))) => played.resolved,
                (_, Some(below)) => matches!(below, Frame::Main | Frame::Benefit(_) | Frame::Climb(_)),
            };
            check(fits, || "something is open where it cannot be".to_owned())?;
            self.state.open(frame);
        }
        check(!self.state.frames.is_empty(), || "something is always open".to_owned())?;
        if let Some(reason) = view.over {
            check(!self.state.frames.is_full(), || "too much is open".to_owned())?;
            self.state.open(Frame::Over(reason));
        }
        let waits = !matches!(self.state.top(), Frame::Climb(_) | Frame::Card(_));
        check(waits, || "the game waits for nobody".to_owned())?;
        check(self.state.frame_name() == view.frame, || "the frame is that of the top".to_owned())
    }

    fn frame(&mut self, open: &Open) -> Checked<Frame> {
        Ok(match open {
            Open::Pick => Frame::Pick,
            Open::Main => Frame::Main,
            Open::Cash => Frame::Cash,
            Open::Benefit { culture, development, strategy, aggression } => {
                let left = [*culture, *development, *strategy, *aggression];
                check(left.iter().all(|n| *n <= 3), || "no tile has more than 3 benefits".to_owned())?;
                Frame::Benefit(left)
            }
            Open::Draw { deck } => Frame::Draw(*deck),
            Open::StepPlay { deck } => Frame::StepPlay(*deck),
            Open::Flipped { card } => Frame::Flipped(self.place(card)?),
            Open::Snatched { from, deck, card } => {
                let from = self.seat(*from)?;
                check(from != self.state.turn(), || "nobody snatches from itself".to_owned())?;
                let card = match card {
                    Some(name) => self.place(name)?,
                    None => {
                        check(self.snatched.is_none(), || "one snatched card at a time".to_owned())?;
                        self.snatched = Some((self.state.frames.len(), *deck));
                        CardId((deck.index() * crate::cards::DECK) as u8) // a placeholder until one is dealt
                    }
                };
                check(card.deck() == *deck, || format!("expected a snatched {deck} card"))?;
                Frame::Snatched { card, from }
            }
            Open::React => return Err("expected a question about a card".to_owned()),
            Open::Trim => Frame::Trim,
            Open::Climb { track, steps, then } => {
                check(*steps <= 9 && *then <= 9, || "no card climbs so far".to_owned())?;
                Frame::Climb(Climb { track: *track, steps: *steps, then: *then })
            }
            Open::Card { card, target, strong, resolved, asked, cancelled } => {
                let card = self.place(card)?;
                let target = self.target(card, target)?;
                let (asked, cancelled) = (self.seats(asked)?, self.seats(cancelled)?);
                Frame::Card(InPlay { card, target, strong: *strong, resolved: *resolved, asked, cancelled })
            }
        })
    }

    fn seats(&self, seats: &[Seat]) -> Checked<SeatSet> {
        seats.iter().map(|seat| self.seat(*seat)).collect()
    }

    fn target(&self, card: CardId, target: &TypedTarget) -> Checked<Target> {
        let face = self.state.set.face(card);
        let target = target.target(self.state.set).ok_or("a card is aimed at something that does not exist")?;
        let fits = face.kind != Kind::Reaction && target.shape() == effects::shape(face.effect);
        let opponents = targets::check_opponents(&self.state, self.state.turn(), target);
        check(fits && opponents.is_ok(), || format!("{} cannot have this target", face.name))?;
        Ok(target)
    }

    fn react(&self, played: InPlay) -> Checked<React> {
        let question = self.view.question.as_ref().ok_or("somebody is asked something")?;
        let (asked, against) = (self.seat(question.asked)?, self.seat(question.against)?);
        let actor = self.state.turn();
        check(against != actor && [against, actor].contains(&asked), || "somebody else is asked".to_owned())?;
        let answering = self.state.set.card_named(&question.answering).ok_or("an unknown card is answered")?;
        check(!played.resolved && question.chits < 41, || "the time to answer is over".to_owned())?;
        Ok(React { played, against, asked, answering, chits: question.chits })
    }

    fn restore_turn(&mut self) -> Checked<()> {
        let Some(turn) = &self.view.now else {
            return check(self.view.frame == FrameName::Pick, || "a turn has a budget".to_owned());
        };
        let states = |names: &[Text]| {
            names.iter().try_fold(0u16, |all, name| Ok::<_, String>(all | 1 << self.state_named(name)?.0))
        };
        self.state.now = Now {
            used: turn.used,
            raised: (turn.raised > 0).then_some(turn.raised),
            rebate: turn.rebate,
            same_state: turn.same_state,
            seated: turn.seated,
            seat_in: states(&turn.seat_in)?,
            power_in: states(&turn.power_in)?,
            addons: turn.addons,
        };
        check(turn.used < 100, || "no turn has that many actions".to_owned())
    }

    /// Deals the other hands, a card just snatched, and the closed decks; every order is equally likely.
    fn deal(&mut self, luck: &mut Luck) -> Checked<()> {
        let view = self.view;
        for (deck, shown) in Deck::ALL.iter().zip(&view.decks) {
            let closed = &mut self.state.closed[deck.index()];
            if let Some(secrets) = &view.secrets {
                let order = secrets.closed.get(deck.index()).ok_or("an order for each deck")?;
                let mut cards = Vec::with_capacity(order.len());
                for name in order.iter().rev() {
                    cards.push(self.place(name)?);
                }
                check(cards.iter().all(|card| card.deck() == *deck), || format!("not all are {deck} cards"))?;
                let all = self.placed & of_deck(*deck) == of_deck(*deck);
                check(all && cards.len() == usize::from(shown.closed), || format!("{deck} cards are missing"))?;
                self.state.closed[deck.index()] = cards.into_iter().collect();
                continue;
            }
            closed.retain(|card| self.placed & bit(*card) == 0);
            luck.shuffle(closed);
            let mut rest = std::mem::take(closed);
            for (seat, player) in view.players.iter().filter(|(seat, _)| self.hidden[seat.index()]) {
                let wanted = [player.strategy, player.aggression][deck.index()];
                for _ in 0..wanted {
                    let card = rest.pop().ok_or_else(|| format!("there are too few {deck} cards"))?;
                    self.state.hands[seat.index()] |= bit(card);
                }
            }
            if let Some((frame, _)) = self.snatched.filter(|(_, of)| of == deck) {
                let dealt = rest.pop().ok_or_else(|| format!("there are too few {deck} cards"))?;
                if let Frame::Snatched { card, .. } = &mut self.state.frames[frame] {
                    *card = dealt;
                }
            }
            let left = rest.len();
            check(left == usize::from(shown.closed), || format!("{left} {deck} cards are left, not {}", shown.closed))?;
            self.state.closed[deck.index()] = rest;
        }
        Ok(())
    }

    /// Checks that every pending player has a move.
    fn check_moves(&self) -> Checked<()> {
        let state = &self.state;
        if state.over().is_some() {
            return Ok(());
        }
        let turn = state.turn();
        let sound = match state.top() {
            Frame::Pick => !state.pending().is_empty(),
            Frame::Draw(deck) => drawable(state, deck),
            Frame::Trim => state.hand_size(turn) > state.terms(turn).hand_limit,
            _ => true,
        };
        check(sound, || "the player waited for could do nothing".to_owned())?;
        let square = |frame: &Frame| match frame {
            Frame::Card(played) | Frame::React(React { played, .. }) => match *played {
                InPlay { target: Target::Square(at), resolved: false, .. } => Some(at),
                _ => None,
            },
            _ => None,
        };
        let own = |at: Square| state.owner(at) == Some(turn);
        check(!state.frames.iter().filter_map(square).any(own), || "nobody takes its own seat".to_owned())
    }
}
