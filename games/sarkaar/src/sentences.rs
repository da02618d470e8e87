//! Events and refusals as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, Seat, say};

use crate::cards::{CardId, Effect, Face, From as Side, Gains, Privilege, Set, SquareName};
use crate::error::Illegal;
use crate::events::{Event, How, Name, Why};
use crate::moves::{Move, Target, TypedTarget};
use crate::pieces::{Award, Benefit, Deck, Resource, Track};

pub(crate) fn event(event: &Event) -> Message {
    match event {
        Event::TilesLaid { .. } => say!("tiles-laid"),
        Event::LeadersDealt { seat, leaders: Some(leaders) } => {
            say!("leaders-dealt", seat, leaders = Arg::names(leaders.iter().copied()))
        }
        Event::LeadersDealt { seat, leaders: None } => say!("leaders-dealt-unseen", seat),
        Event::LeaderPicked { seat, leader: Some(leader) } => say!("leader-picked", seat, leader = Arg::name(*leader)),
        Event::LeaderPicked { seat, leader: None } => say!("leader-picked-unseen", seat),
        Event::LeadersRevealed { leaders, order } => {
            let player = |seat: &Seat| say!("player-as", seat, leader = Arg::name(leaders[*seat]));
            say!("leaders-revealed", players = order.iter().map(player).collect::<Vec<_>>())
        }
        Event::Income { seat, round, voter, moolah, power } => {
            say!("income", seat, round, tokens = tokens(*voter, *moolah, *power))
        }
        Event::TurnShortened { seat, skips, actions } => say!("turn-shortened", seat, skips, actions),
        Event::ActionUsed { seat, action, used, limit } => {
            say!("action-used", seat, action = action.word(), used, limit)
        }
        Event::Paid { seat, price_of, voter, power, moolah } => {
            say!("paid", seat, price_of = price_of.word(), tokens = tokens(*voter, *moolah, *power))
        }
        Event::Gained { seat, from: Some(from), voter, moolah, power, .. } => {
            say!("stolen", seat, from, tokens = tokens(*voter, *moolah, *power))
        }
        Event::Gained { seat, from: None, voter, moolah, power, by } => {
            say!("gained", seat, by = by.word(), tokens = tokens(*voter, *moolah, *power))
        }
        Event::SeatTaken { seat, at, from: Some(from), by } => {
            say!("seat-taken-from", seat, square = *at, from, by = by.word())
        }
        Event::SeatTaken { seat, at, from: None, by } => say!("seat-taken", seat, square = *at, by = by.word()),
        Event::SeatLost { seat, at, to } => say!("seat-lost", seat, square = *at, to),
        Event::GovernmentFormed { seat, state, vp } => say!("government-formed", seat, state = Arg::name(*state), vp),
        Event::GovernmentLost { seat, state, vp } => say!("government-lost", seat, state = Arg::name(*state), vp),
        Event::FullMajority { seat, state, vp } => say!("full-majority", seat, state = Arg::name(*state), vp),
        Event::Level { seat, track: Award::National, to, .. } => say!("present", seat, states = *to),
        Event::Level { seat, track, from, to } => {
            let track = Message::one_of("track", track.word());
            if to > from { say!("climbed", seat, track, to) } else { say!("slipped", seat, track, to) }
        }
        Event::Award { award, to: Some(seat), vp, .. } => say!("award-taken", seat, award, vp),
        Event::Award { award, to: None, .. } => say!("award-lost", award),
        Event::Vp { seat, to, .. } => say!("points", seat, vp = *to),
        Event::BenefitsDue { seat, state, benefits } => {
            say!("benefits-due", seat, state = Arg::name(*state), benefits)
        }
        Event::CardTaken { seat, card, .. } => say!("card-taken", seat, card = Arg::name(*card)),
        Event::CardDrawn { seat, card: Some(card), .. } => say!("card-drawn", seat, card = Arg::name(*card)),
        Event::CardDrawn { seat, deck, card: None } => say!("card-drawn-unseen", seat, a_card = a_card(*deck)),
        Event::CardPlayed { seat, card, how, strong, target, aim, .. } => {
            let card = Arg::name(*card);
            match (how, aimed_at(aim)) {
                (How::Chit, _) => say!("card-answered", seat, answered = Arg::name(target.clone()), card),
                (_, None) => say!("card-played", seat, card, how = how.word(), strong),
                (_, Some(target)) => say!("card-played-on", seat, card, target, how = how.word(), strong),
            }
        }
        Event::CardCancelled { card, against, .. } => say!("card-cancelled", card = Arg::name(*card), against),
        Event::CardDiscarded { seat, card, why } => {
            let card = Arg::name(*card);
            match why {
                Why::Cashed => say!("card-cashed", seat, card),
                Why::Dropped => say!("card-dropped", seat, card),
                Why::Flipped => say!("card-put-away", card),
                Why::Played | Why::Chit => say!("card-discarded", card),
            }
        }
        Event::Flipped { seat, deck, card } => say!("card-flipped", seat, card = Arg::name(*card), deck),
        Event::Snatched { from, deck, found: false, .. } => say!("nothing-snatched", from, deck),
        Event::Snatched { seat, from, deck, found: true, card } => {
            let card = card.map_or_else(|| a_card(*deck).into(), Arg::name);
            say!("card-snatched", seat, from, card)
        }
        Event::Asked { seat, card, by } => say!("asked", seat, card = Arg::name(*card), by),
        Event::Passed { seat } => say!("passed", seat),
        Event::Skipped { seat, frame } => say!("skipped", seat, frame = frame.word()),
        Event::SkipLaid { on, skips, .. } => say!("skip-laid", on, skips),
        Event::TileBlocked { state, .. } => say!("tile-blocked", state = Arg::name(*state)),
        Event::TileRestored { state, .. } => say!("tile-restored", state = Arg::name(*state)),
        Event::Reshuffled { deck, cards } => say!("reshuffled", deck, cards),
        Event::SlotFilled { deck, card, .. } => say!("slot-filled", deck, card = Arg::name(*card)),
        Event::TurnEnded { seat } => say!("turn-ended", seat),
        Event::GameOver { outcome } => say!("game-over", reason = outcome.reason.clone().into_owned()),
    }
}

/// What a move is, and what the card or the leader in it does.
pub(crate) fn explain(set: &'static Set, &mv: &Move) -> Vec<Message> {
    let card = |id: CardId| -> Arg { Arg::name(set.card_name(id)) };
    let aimed = |id: CardId, target: Target| -> Arg {
        match aimed_at(&TypedTarget::new(set, target)) {
            None => card(id),
            Some(target) => say!("card-aimed", card = card(id), target).into(),
        }
    };
    let with_effect = |says: Message, id: CardId| [vec![says], effect(set, set.face(id))].concat();
    match mv {
        Move::Leader(id) => {
            let leader = set.leader(id);
            vec![say!("move-leader", leader = Arg::name(leader.id.as_str())), privilege(leader.privilege)]
        }
        Move::Seat(at) => vec![say!("move-seat", square = set.square_name(at))],
        Move::Power(at) => vec![say!("move-power", square = set.square_name(at))],
        Move::Track(track) => vec![say!("move-track", track = track.word())],
        Move::State(at, benefit) => vec![say!("move-state", benefit, state = Arg::name(set.state_name(at)))],
        Move::StateAll(at) => vec![say!("move-state-all", state = Arg::name(set.state_name(at)))],
        Move::Play(id, target) => with_effect(say!("move-play", card = aimed(id, target)), id),
        Move::Addon(id, target) => with_effect(say!("move-addon", card = aimed(id, target)), id),
        Move::Cash(id) => with_effect(say!("move-cash", card = card(id)), id),
        Move::Done => vec![say!("move-done")],
        Move::Chit(id) => with_effect(say!("move-chit", card = card(id)), id),
        Move::Pass => vec![say!("move-pass")],
        Move::Take(benefit) => vec![say!("move-take", benefit)],
        Move::Draw(Some(id)) => with_effect(say!("move-draw", card = card(id)), id),
        Move::Draw(None) => vec![say!("move-draw-closed")],
        Move::Flip => vec![say!("move-flip")],
        Move::Keep => vec![say!("move-keep")],
        Move::Skip => vec![say!("move-skip")],
        Move::Drop(id) => with_effect(say!("move-drop", card = card(id)), id),
        Move::End => vec![say!("move-end")],
    }
}

/// SK-8: what a card does, and where it has a strong half what that does (SK-7.4).
pub fn effect(set: &Set, face: &Face) -> Vec<Message> {
    let climb = |track: Track, steps: i16| say!("does-climb", steps, track = track.word());
    let gain = |gains: Gains| {
        let [voter, moolah, power] = gains.tokens().map(u16::from);
        say!("does-gain", tokens = tokens(voter, moolah, power))
    };
    let steal = |of: Resource, n| say!("does-steal", tokens = amount(of, n));
    let (weak, strong) = match face.effect {
        Effect::ClimbTrack { track, weak, strong } => (climb(track, weak.get()), Some(climb(track, strong.get()))),
        Effect::ClimbVersatile => (say!("does-climb-any"), Some(say!("does-climb-both"))),
        Effect::Gain { weak, strong } => (gain(weak), Some(gain(strong))),
        Effect::Steal { resource, weak, strong } => {
            (steal(resource, weak.into()), Some(steal(resource, strong.into())))
        }
        Effect::SeatRebate { voters } => (say!("does-rebate", voters = voters.get()), None),
        Effect::SameState => (say!("does-same-state"), None),
        Effect::ActionLimit { actions } => (say!("does-limit", actions = actions.get()), None),
        Effect::NeighbourBenefits => (say!("does-neighbour"), None),
        Effect::Victory { points } => (say!("does-victory", points = points.get()), None),
        Effect::TakeSeat { from: Side::Government } => (say!("does-take-seat", from = "government"), None),
        Effect::TakeSeat { from: Side::Opposition } => (say!("does-take-seat", from = "opposition"), None),
        Effect::Expand => (say!("does-expand"), None),
        Effect::SkipAction { actions } => (say!("does-skip", actions = actions.get()), None),
        Effect::Snatch => (say!("does-snatch"), None),
        Effect::PushDown { steps } => (say!("does-push", steps = steps.get()), None),
        Effect::BlockTile => (say!("does-block"), None),
        Effect::Cancel => (say!("does-cancel"), None),
    };
    let strong = strong.filter(|strong| *strong != weak);
    let strong = strong.map(|effect| say!("does-when-strong", power = set.rules.threshold, effect));
    [weak].into_iter().chain(strong).collect()
}

/// SK-2.5.
pub fn privilege(privilege: Privilege) -> Message {
    match privilege {
        Privilege::None => say!("privilege-none"),
        Privilege::StateAll => say!("privilege-state-all"),
        Privilege::Income { resource, n } => say!("privilege-income", tokens = amount(resource, n.into())),
        Privilege::SeatDiscount(n) => say!("privilege-seat", voters = n.get()),
        Privilege::TrackerCost(n) => say!("privilege-track", moolah = n.get()),
        Privilege::CardDiscount(n) => say!("privilege-card", less = n.get()),
        Privilege::Threshold(n) => say!("privilege-threshold", power = n.get()),
        Privilege::PowerDiscount(n) => say!("privilege-power", power = n.get()),
        Privilege::CashRate(n) => say!("privilege-cash", moolah = n.get()),
        Privilege::ConvertPower(n) => say!("privilege-convert", moolah = n.get()),
        Privilege::HandLimit(n) => say!("privilege-hand", cards = n.get()),
    }
}

pub(crate) fn refusal(illegal: &Illegal) -> Message {
    let name = |id: &Name| Arg::name(*id);
    match illegal {
        Illegal::Unreadable(text) => say!("unreadable", text),
        Illegal::Over => say!("over"),
        Illegal::NotAsked(seat) => say!("not-asked", seat),
        Illegal::WrongFrame(frame) => say!("wrong-frame", frame = frame.word()),
        Illegal::PickedAlready => say!("picked-already"),
        Illegal::NotDealt(leader) => say!("not-dealt", leader = name(leader)),
        Illegal::NoAction(limit) => say!("no-action", limit),
        Illegal::SquareTaken(square) => say!("square-taken", square),
        Illegal::SquareEmpty { square, .. } => say!("square-empty", square),
        Illegal::OwnSquare { square, .. } => say!("own-square", square),
        Illegal::SeatActionThere { state, .. } => say!("seat-action-there", state = name(state)),
        Illegal::PowerActionThere(state) => say!("power-action-there", state = name(state)),
        Illegal::NotPresent { state, .. } => say!("not-present", state = name(state)),
        Illegal::NotGoverning { state, .. } => say!("not-governing", state = name(state)),
        Illegal::NoCube => say!("no-cube"),
        Illegal::TooDear { needed, held, .. } => say!("too-dear", needed, held),
        Illegal::TooFewVoters { missing } => say!("too-few-voters", missing),
        Illegal::AtTop { track, .. } => say!("at-top", track),
        Illegal::Blocked { state, .. } => say!("blocked", state = name(state)),
        Illegal::NotOnTile { state, benefit } => say!("not-on-tile", state = name(state), benefit),
        Illegal::NothingToTake { state, .. } => say!("nothing-to-take", state = name(state)),
        Illegal::CannotTake { benefit, .. } => say!("cannot-take", benefit),
        Illegal::NotDue(benefit) => say!("not-due", benefit),
        Illegal::TakesAll(state) => say!("takes-all", state = name(state)),
        Illegal::TakesOne => say!("takes-one"),
        Illegal::NotInHand(card) => say!("not-in-hand", card = name(card)),
        Illegal::NotInRow(card) => say!("not-in-row", card = name(card)),
        Illegal::DeckEmpty(deck) => say!("deck-empty", deck),
        Illegal::OnlyAnswer(card) => say!("only-answer", card = name(card)),
        Illegal::NoAnswer(card) => say!("no-answer", card = name(card)),
        Illegal::NoAddon(card) => say!("no-addon", card = name(card)),
        Illegal::NoWindow(most) => say!("no-window", most),
        Illegal::WrongDeck { card, deck } => say!("wrong-deck", card = name(card), a_card = a_card(*deck)),
        Illegal::OtherCard(card) => say!("other-card", card = name(card)),
        Illegal::WrongTarget { card, expected } => {
            say!("wrong-target", card = name(card), expected = expected.word())
        }
        Illegal::NoSuchSeat(seat) => say!("no-such-seat", number = seat.0),
        Illegal::AimedAtYourself => say!("aimed-at-yourself"),
        Illegal::AlreadyInForce(card) => say!("already-in-force", card = name(card)),
        Illegal::NotAdjoining(state) => say!("not-adjoining", state = name(state)),
        Illegal::OwnerGoverns { state, owner } => say!("owner-governs", state = name(state), owner),
        Illegal::OwnerDoesNotGovern { state, owner } => say!("owner-does-not-govern", state = name(state), owner),
        Illegal::RoomLeft(state) => say!("room-left", state = name(state)),
        Illegal::WrongShares { due, resource } => say!("wrong-shares", amount = amount(*resource, *due)),
        Illegal::NothingToSteal(resource) => {
            say!("nothing-to-steal", resource = Message::one_of("resource", resource.word()))
        }
        Illegal::NoBack { seat, deck } => say!("no-back", seat, deck),
        Illegal::AtBottom { seat, track } => say!("at-bottom", seat, track),
        Illegal::BlockedAlready(state) => say!("blocked-already", state = name(state)),
    }
}

/// `2 voters and 1 power`.
fn tokens(voter: u16, moolah: u16, power: u16) -> Arg {
    let all = [(Resource::Voter, voter), (Resource::Moolah, moolah), (Resource::Power, power)];
    let some: Vec<Message> = all.into_iter().filter(|(_, n)| *n > 0).map(|(of, n)| amount(of, n)).collect();
    if some.is_empty() { say!("no-tokens").into() } else { some.into() }
}

fn amount(of: Resource, count: u16) -> Message {
    match of {
        Resource::Voter => say!("voters", count),
        Resource::Moolah => say!("moolah", count),
        Resource::Power => say!("power", count),
    }
}

/// `a strategy card`.
fn a_card(deck: Deck) -> Message {
    Message::one_of("a-card", deck.word())
}

/// What a card is aimed at, if it is aimed at anything.
pub(crate) fn aimed_at(target: &TypedTarget) -> Option<Arg> {
    Some(match target {
        TypedTarget::Nothing => return None,
        TypedTarget::Track { track } => (*track).into(),
        TypedTarget::State { state } => Arg::name(state.clone()),
        TypedTarget::Square { state, number, .. } => say!("square", number, state = Arg::name(state.clone())).into(),
        TypedTarget::Player { seat } => say!("player", seat).into(),
        TypedTarget::Shares { shares } => {
            let share = |share: &crate::moves::Share| say!("player-amount", seat = share.seat, amount = share.amount);
            shares.iter().map(share).collect::<Vec<_>>().into()
        }
        TypedTarget::Back { seat, deck } => say!("player-cards", seat, deck).into(),
        TypedTarget::Marker { seat, track } => say!("player-marker", seat, track).into(),
    })
}

impl From<SquareName> for Arg {
    fn from(SquareName { state, number }: SquareName) -> Arg {
        say!("square", number, state = Arg::name(state)).into()
    }
}

impl From<Deck> for Arg {
    fn from(deck: Deck) -> Arg {
        Message::one_of("deck", deck.word()).into()
    }
}

impl From<Track> for Arg {
    fn from(track: Track) -> Arg {
        Message::one_of("track", track.word()).into()
    }
}

impl From<Award> for Arg {
    fn from(award: Award) -> Arg {
        Message::one_of("award", award.word()).into()
    }
}

impl From<Benefit> for Arg {
    fn from(benefit: Benefit) -> Arg {
        Message::one_of("benefit", benefit.word()).into()
    }
}
