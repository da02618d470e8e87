//! SK-15.1: from a state to what one viewer may know of it, built up from nothing.

use hustings_core::{PerSeat, Printed, Seat, SeatSet, Start, Viewer};

use super::{
    AllFaces, AwardView, CardFace, DeckView, Faces, HandCard, LeaderFace, Open, Player, PrintedFaces, Question,
    Secrets, SquareView, StateView, Text, Tokens, TrackView, Turn, View, offers,
};
use crate::Sarkaar;
use crate::cards::{CardId, Face, Leader, LeaderId, Set, Square, StateId};
use crate::moves::{Target, TypedTarget};
use crate::pieces::{Award, Benefit, Deck, Resource, Track};
use crate::rules::{board, effects, income, is_strong, pay, react, uses_action};
use crate::state::{Climb, Frame, FrameName, InPlay, React, State, bits, cards_in, of_deck};

pub(crate) fn view(_start: &Start<Sarkaar>, state: &State, viewer: Viewer) -> View {
    // No `..` here: a field added to State must be shown or withheld on purpose. Set and options are in the Start.
    let State {
        set,
        options,
        seats,
        target,
        frames: _,
        dealt,
        leader,
        order,
        place: _,
        round,
        now: _,
        questions,
        tiles: _,
        blocked: _,
        cubes: _,
        government: _,
        presence: _,
        decided: _,
        level,
        holder,
        vp: _,
        tokens: _,
        skips: _,
        hands,
        laid: _,
        discards,
        rows: _,
        closed,
    } = state;
    let frame = state.frame_name();
    let picking = frame == FrameName::Pick;
    let leader_name = |id: LeaderId| Text::Borrowed(&set.leader(id).id);
    // Whose prices are shown: the viewer's own, or the turn player's if the viewer sees everything.
    let buyer = if picking { None } else { viewer.seat().or((viewer == Viewer::Everything).then(|| state.turn())) };
    let own = viewer.seat();
    let AllFaces { cards, leaders } = set.printed.of(set);
    View {
        seat: own,
        frame,
        waiting: state.pending().iter().collect(),
        order: if picking { Vec::new() } else { order[..usize::from(*seats)].to_vec() },
        turn: (!picking).then(|| state.turn()),
        round: *round,
        round_cap: options.round_cap,
        target: *target,
        over: state.over(),
        players: PerSeat::new(*seats, |seat| player(state, seat, picking)),
        states: StateId::all().map(|at| state_view(state, at, buyer)).collect(),
        awards: Award::ALL
            .iter()
            .map(|award| {
                let (at, vp) = set.award(*award);
                let levels = level[award.index()][..usize::from(*seats)].to_vec();
                AwardView { award: *award, at, vp, holder: holder[award.index()], levels }
            })
            .collect(),
        tracks: Track::ALL.iter().map(|track| track_view(state, *track)).collect(),
        decks: Deck::ALL.iter().map(|deck| deck_view(state, *deck)).collect(),
        now: (!picking).then(|| this_turn(state)),
        open: open(state, viewer),
        question: question(state),
        questions: *questions,
        // SK-15.2: only the owner sees these.
        hand: own.map(|seat| cards_in(hands[seat.index()]).map(|card| hand_card(state, seat, card, picking)).collect()),
        dealt: own.map(|seat| dealt[seat.index()].iter().flatten().map(|id| leader_name(*id)).collect()),
        picked: own.and_then(|seat| leader[seat.index()]).map(leader_name),
        chits_unseen: (set.cancels & !seen(state, viewer) & !discards).count_ones() as u8,
        cards: cards.clone(),
        leaders: leaders.clone(),
        secrets: (viewer == Viewer::Everything).then(|| Secrets {
            hands: hands[..usize::from(*seats)].iter().map(|hand| names(state, *hand)).collect(),
            dealt: dealt[..usize::from(*seats)]
                .iter()
                .map(|own| own.iter().flatten().map(|id| leader_name(*id)).collect())
                .collect(),
            picked: leader[..usize::from(*seats)].iter().map(|own| own.map(leader_name)).collect(),
            closed: closed.iter().map(|deck| deck.iter().rev().map(|card| name(state, *card)).collect()).collect(),
        }),
    }
}

fn name(state: &State, card: CardId) -> Text {
    Text::Borrowed(state.set.card_name(card))
}

fn names(state: &State, cards: u64) -> Vec<Text> {
    cards_in(cards).map(|card| name(state, card)).collect()
}

fn states_in(state: &State, states: u16) -> Vec<Text> {
    bits(states.into()).map(|at| Text::Borrowed(state.set.state(StateId(at)).id.as_str())).collect()
}

fn seats_in(seats: SeatSet) -> Vec<Seat> {
    seats.iter().collect()
}

/// Cards outside the discard piles whose place the viewer knows, as bits.
fn seen(state: &State, viewer: Viewer) -> u64 {
    let rows = Deck::ALL.iter().flat_map(|deck| state.row(*deck)).flatten();
    let open = state.frames.iter().filter_map(|frame| match frame {
        Frame::Card(played) | Frame::React(React { played, .. }) => Some(played.card),
        Frame::Flipped(card) => Some(*card),
        Frame::Snatched { card, from } if viewer.is(*from) || viewer.is(state.turn()) => Some(*card),
        _ => None,
    });
    let mut seen = rows.copied().chain(open).fold(0, |seen, card| seen | 1 << card.0);
    for seat in Seat::all(state.seats) {
        seen |= state.laid[seat.index()];
        if viewer.is(seat) {
            seen |= state.hands[seat.index()];
        }
    }
    seen
}

fn tokens([voter, moolah, power]: [u16; 3]) -> Tokens {
    Tokens { voter, moolah, power }
}

fn player(state: &State, seat: Seat, picking: bool) -> Player {
    let own = seat.index();
    let leader = state.leader[own].filter(|_| !picking);
    let rules = &state.set.rules;
    let terms = leader.map(|id| state.set.leader(id).terms);
    let points = state.points(seat);
    let [voter, moolah, power] = state.tokens[own];
    let vp = state.vp[own];
    Player {
        leader: leader.map(|id| Text::Borrowed(state.set.leader(id).id.as_str())),
        picked: state.leader[own].is_some(),
        voter,
        moolah,
        power,
        vp,
        points,
        missing_vp: u16::from(state.target).saturating_sub(vp),
        development: state.level(seat, Track::Development),
        culture: state.level(seat, Track::Culture),
        states: state.level[Award::National.index()][own],
        seats: state.cubes_placed(seat) as u8,
        strategy: state.backs(seat, Deck::Strategy),
        aggression: state.backs(seat, Deck::Aggression),
        hand_limit: terms.map_or(rules.hand_limit, |terms| terms.hand_limit),
        laid: names(state, state.laid[own]),
        skips: state.skips[own],
        income: leader.map_or(tokens([rules.income.into(), 0, 0]), |_| tokens(income(state, seat).map(u16::from))),
        threshold: terms.map_or(rules.threshold, |terms| terms.threshold),
        strong: leader.is_some() && is_strong(state, seat),
        tracker_cost: terms.map_or(rules.tracker_cost, |terms| terms.tracker_cost),
        cash_rate: terms.map_or(rules.cash_rate, |terms| terms.cash_rate),
        can_be_asked: leader.is_some() && react::can_be_asked(state, seat),
        cubes: state.options.strict_supply.then(|| rules.cubes.saturating_sub(state.cubes_placed(seat) as u8)),
    }
}

fn state_view(state: &State, at: StateId, buyer: Option<Seat>) -> StateView {
    let card = state.set.state(at);
    let tile = state.set.tile(state.tiles[at.index()]);
    let government = state.government[at.index()];
    let all = card.all();
    let letters = tile.id.chars().filter_map(Benefit::of_letter);
    let square = |number: u8| {
        let square = Square { state: at, number };
        SquareView {
            id: Text::Borrowed(state.set.square_text(square)),
            price: card.prices[usize::from(number)],
            owner: state.owner(square),
            offer: buyer.and_then(|buyer| offers::offer(state, buyer, square)),
        }
    };
    let picking = state.frame_name() == FrameName::Pick;
    StateView {
        id: Text::Borrowed(&card.id),
        name: Text::Borrowed(&card.name),
        tile: Text::Borrowed(&tile.id),
        benefits: letters.collect(),
        blocked: state.blocked == Some(at),
        adjoining: states_in(state, card.adjoining),
        squares: (0..card.size()).map(square).collect(),
        majority: card.majority(),
        government,
        full: government.is_some_and(|seat| state.cubes[at.index()][seat.index()] == all),
        vp: card.size(),
        full_vp: state.set.rules.full_majority,
        standing: offers::standing(state, at),
        threats: if picking { Vec::new() } else { offers::threats(state, at) },
    }
}

fn track_view(state: &State, track: Track) -> TrackView {
    TrackView { track, steps: state.set.steps(track).to_vec() }
}

/// SK-15.3: how many cards are closed, never their order.
fn deck_view(state: &State, deck: Deck) -> DeckView {
    DeckView {
        deck,
        row: state.row(deck).iter().map(|open| open.map(|card| name(state, card))).collect(),
        closed: state.closed[deck.index()].len() as u8,
        discards: names(state, state.discards & of_deck(deck)),
    }
}

fn this_turn(state: &State) -> Turn {
    let now = &state.now;
    Turn {
        used: now.used,
        limit: state.limit(),
        raised: now.raised.unwrap_or(0),
        rebate: now.rebate,
        same_state: now.same_state,
        seated: now.seated,
        seat_in: states_in(state, now.seat_in),
        power_in: states_in(state, now.power_in),
        addons: now.addons,
    }
}

/// The open frames, the first opened first. A question and the card it is about are two entries.
fn open(state: &State, viewer: Viewer) -> Vec<Open> {
    let in_play = |played: InPlay| Open::Card {
        card: name(state, played.card),
        target: TypedTarget::new(state.set, played.target),
        strong: played.strong,
        resolved: played.resolved,
        asked: seats_in(played.asked),
        cancelled: seats_in(played.cancelled),
    };
    let mut open = Vec::with_capacity(state.frames.len() + 1);
    for frame in &state.frames {
        let shown = match *frame {
            Frame::Pick => Open::Pick,
            Frame::Main => Open::Main,
            Frame::Cash => Open::Cash,
            Frame::Benefit([culture, development, strategy, aggression]) => {
                Open::Benefit { culture, development, strategy, aggression }
            }
            Frame::Draw(deck) => Open::Draw { deck },
            Frame::StepPlay(deck) => Open::StepPlay { deck },
            Frame::Flipped(card) => Open::Flipped { card: name(state, card) },
            Frame::Snatched { card, from } => {
                let seen = viewer.is(from) || viewer.is(state.turn());
                Open::Snatched { from, deck: card.deck(), card: seen.then(|| name(state, card)) }
            }
            Frame::React(react) => {
                open.push(in_play(react.played));
                Open::React
            }
            Frame::Trim => Open::Trim,
            Frame::Climb(Climb { track, steps, then }) => Open::Climb { track, steps, then },
            Frame::Card(played) => in_play(played),
            Frame::Over(_) => continue,
        };
        open.push(shown);
    }
    open
}

/// SK-15.5: everybody sees that somebody is asked, nobody what that player could answer.
fn question(state: &State) -> Option<Question> {
    let Frame::React(React { played, against, asked, answering, chits }) = state.top() else { return None };
    Some(Question {
        asked,
        against,
        card: name(state, played.card),
        by: state.turn(),
        target: TypedTarget::new(state.set, played.target),
        strong: played.strong,
        topples: matches!(played.target, Target::Square(at) if board::topples(state, at, state.turn())),
        answering: name(state, answering),
        chits,
        price: offers::pays(state, asked, pay::chit_price(state, asked))?,
    })
}

fn hand_card(state: &State, seat: Seat, card: CardId, picking: bool) -> HandCard {
    let face = state.set.face(card);
    let nothing = Tokens { voter: 0, moolah: 0, power: 0 };
    let price = if picking { None } else { offers::pays(state, seat, pay::card_price(state, seat, face)) };
    let price = price.unwrap_or(nothing);
    HandCard {
        card: name(state, card),
        code: Text::Borrowed(&face.code),
        price,
        affordable: price.moolah <= state.tokens(seat, Resource::Moolah),
        uses_action: uses_action(state, card),
    }
}

impl PrintedFaces {
    fn of(&self, set: &'static Set) -> &AllFaces {
        self.0.get_or_init(|| AllFaces {
            cards: Printed::new(card_faces(set)),
            leaders: Printed::new(set.leaders.iter().map(leader_face).collect()),
        })
    }
}

/// What is printed on cards and leaders.
pub(crate) fn faces(set: &Set) -> Faces {
    Faces { cards: card_faces(set), leaders: set.leaders.iter().map(leader_face).collect() }
}

/// What is printed on the cards, by code.
fn card_faces(set: &Set) -> Vec<CardFace> {
    let face = |face: &Face| CardFace {
        deck: face.deck,
        code: Text::Owned(face.code.clone()),
        name: Text::Owned(face.name.clone()),
        count: face.count,
        cost: face.cost,
        kind: face.kind,
        target: effects::shape(face.effect),
        effect: face.effect,
        text: Text::Owned(face.text.clone()),
    };
    set.faces.iter().map(face).collect()
}

fn leader_face(leader: &Leader) -> LeaderFace {
    LeaderFace {
        no: leader.no,
        id: Text::Owned(leader.id.clone()),
        name: Text::Owned(leader.name.clone()),
        text: Text::Owned(leader.text.clone()),
        start: tokens(leader.start.map(u16::from)),
        strategy: leader.cards[0],
        aggression: leader.cards[1],
        privilege: leader.privilege,
    }
}
