//! Events and refusals as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, say};

use crate::cards::{
    Aimed, Attack, Cancelable, CardId, Effect, EnterEffect, FrozenBy, Issue, IssueEffect, RoundRule, Set, TOKENS,
    WinEffect,
};
use crate::error::{Illegal, Moment};
use crate::events::{DiscardCause, DrawCause, Event, PayCause, PickCause, ShuffleCause, Tie};
use crate::moves::Move;
use crate::rules::trade;

pub(crate) fn event(event: &Event) -> Message {
    use Event as E;
    match event {
        E::FirstSpeaker { seat, drawn } => say!("first-speaker", seat, drawn),
        E::IssuesShuffled { issues, removed } => say!("issues-shuffled", issues, removed),
        E::Candidate { seat, candidate, party, favors, drawn, name: _ } => {
            say!("candidate", seat, candidate = Arg::name(*candidate), party = party.letter(), favors, drawn)
        }
        E::PileShuffled { cards, cause, pile: _ } => say!("pile-shuffled", cards, cause),
        E::Drew { seat, count: 0, .. } => say!("drew-nothing", seat),
        E::Drew { seat, count, cards, cause, rule: _ } => say!("drew", seat, count, cards = known(cards), cause),
        E::Raised { round, speaker, issue, votes, name: _, left: _ } => {
            say!("raised", round, seat = *speaker, issue = Arg::name(*issue), votes)
        }
        E::Sidestep { seat, issue, cost, name: _ } => say!("sidestep", seat, issue = Arg::name(*issue), cost),
        E::Buried { issue, name: _ } => say!("buried", issue = Arg::name(*issue)),
        E::Contested { seat, issue, name: _, effect: _ } => say!("contested", seat, issue = Arg::name(*issue)),
        E::PicksOpened { cause, count, asked } => match asked.as_slice() {
            [] => say!("picks-forced", count, cause),
            [seat] => say!("picks-opened-one", seat, count, cause),
            seats => say!("picks-opened", seats = seats.to_vec(), count, cause),
        },
        E::Picked { seat, card } => say!("picked", seat, card),
        E::PicksDone { seat } => say!("picks-done", seat),
        E::Discarded { seat, cards, cause, rule: _ } => say!("discarded", seat, cards, cause),
        E::Froze { seat, count, cards, random, rule: _ } => say!("froze", seat, count, cards = known(cards), random),
        E::Thawed { seat, count } => say!("thawed", seat, count),
        E::PassedLeft { from, to, count, cards } => say!("passed-left", from, to, count, cards = known(cards)),
        E::Turn { seat, plays } => say!("turn", seat, plays),
        E::Skipped { seat, card, passes: _ } => say!("skipped", seat, card),
        E::Passed { seat, counts: true, passes: _ } => say!("passed", seat),
        E::Passed { seat, counts: false, passes: _ } => say!("gave-up-plays", seat),
        E::Polled { seat, card, at } if seat == at => say!("polled-own", seat, card),
        E::Polled { seat, card, at } => say!("polled", seat, card, at),
        E::Played { seat, card, target, on, effect: _, at: _ } => match (target, on) {
            (None, None) => say!("played", seat, card),
            (Some(target), None) => say!("played-at", seat, card, target),
            (None, Some(on)) => say!("played-on", seat, card, on),
            (Some(target), Some(on)) => say!("played-move", seat, card, on, target),
        },
        E::Reacted { seat, card, answers, target: None, effect: _, at: _ } => say!("reacted", seat, card, answers),
        E::Reacted { seat, card, answers, target: Some(target), effect: _, at: _ } => {
            say!("reacted-at", seat, card, answers, target)
        }
        E::Asked { seat, about } => say!("asked", seat, about),
        E::Ok { seat } => say!("ok", seat),
        E::Canceled { card, by } => say!("canceled", card, by),
        E::Redirected { seat, card, by, at } => say!("redirected", seat, card, by, at),
        E::Landed { card, seat } => say!("landed", card, seat),
        E::Spent { card } => say!("spent", card),
        E::Removed { seat, cards, rule: _ } => say!("removed", seat, count = cards.len(), cards),
        E::Moved { card, from, to } => say!("moved", card, from, to),
        E::Peeked { seat, target, cards } => say!("peeked", seat, target, cards),
        E::Stole { seat, from, count, cards } => say!("stole", seat, from, count, cards = known(cards)),
        E::Retrieved { seat, card } => say!("retrieved", seat, card),
        E::Extra { seat, plays } => say!("extra", seat, plays),
        E::Power { seat, power } => say!("power", seat, power = *power),
        E::Foresaw { seat, issue } => say!("foresaw", seat, issue = issue.map(Arg::name)),
        E::Offered { seat, to, give, want, promise } => {
            let (swap, promises) = (*give > 0 && *want > 0, promise.is_some());
            say!("offered", seat, to, give, want, swap, promises, promise = promise.clone().unwrap_or_default())
        }
        E::Accepted { seat, from } => say!("accepted", seat, from),
        E::Declined { seat, from } => say!("declined", seat, from),
        E::Withdrawn { seat } => say!("withdrawn", seat),
        E::Lapsed { seat } => say!("lapsed", seat),
        E::Paid { from, to, card, stack, cause } => say!("paid", from, to, count = card + stack, card, stack, cause),
        E::Won { seat, issue, votes, polling, tie, name: _ } => {
            say!("won", seat, issue = Arg::name(*issue), votes, polling = polling[*seat], tie)
        }
        E::FavorDue { seat, most, from } => say!("favor-due", seat, most, from),
        E::Speaker { seat } => say!("speaker", seat),
        E::GameOver { outcome } if outcome.reason == "landslide" => say!("landslide"),
        E::GameOver { outcome: _ } => say!("game-over"),
    }
}

/// What a move is, and what the card in it does; of a Candidate, what its card says.
pub(crate) fn explain(set: &'static Set, mv: &Move) -> Vec<Message> {
    let with_effect = |says: Message, card: CardId| vec![says, effect(set, card)];
    match mv {
        Move::Candidate { candidate } => {
            let face = set.candidate(*candidate);
            let says = say!("move-candidate", candidate = Arg::name(face.id.as_str()));
            vec![says, say!("card-text", text = Arg::text_of(&face.id))]
        }
        Move::NoName { party } => {
            let face = &set.components.no_name;
            let party = say!("party", party = party.letter());
            let says = say!("move-no-name", candidate = Arg::name(face.id.as_str()), party);
            vec![says, say!("card-text", text = Arg::text_of(&face.id))]
        }
        Move::Sidestep => vec![say!("move-sidestep")],
        Move::Contest => vec![say!("move-contest")],
        // Polled, a card does nothing but what its figure says.
        Move::Poll { card, at } => vec![say!("move-poll", card, at)],
        Move::Play { card, target: None, on: None } => with_effect(say!("move-play", card), *card),
        Move::Play { card, target: None, on: Some(on) } => with_effect(say!("move-play-on", card, on), *card),
        Move::Play { card, target: Some(at), on: None } => with_effect(say!("move-play-at", card, at), *card),
        Move::Play { card, target: Some(at), on: Some(on) } => with_effect(say!("move-play-move", card, on, at), *card),
        Move::Pass => vec![say!("move-pass")],
        Move::React { card, target: None } => with_effect(say!("move-react", card), *card),
        Move::React { card, target: Some(at) } => with_effect(say!("move-react-at", card, at), *card),
        Move::Ok => vec![say!("move-ok")],
        Move::Power { card: None } => vec![say!("move-foresight")],
        Move::Power { card: Some(card) } => vec![say!("move-power", card)],
        Move::Pick { card } => with_effect(say!("move-pick", card), *card),
        Move::Done => vec![say!("move-done")],
        Move::Take { from } => vec![say!("move-take", from)],
        Move::Offer { to, give, want: 0, promise: _ } => vec![say!("move-offer", to, give)],
        Move::Offer { to, give: 0, want, promise: _ } => vec![say!("move-ask", to, want)],
        Move::Offer { to, give, want, promise: _ } => vec![say!("move-swap", to, give, want)],
        Move::Accept { from } => vec![say!("move-accept", from)],
        Move::Decline { from } => vec![say!("move-decline", from)],
        Move::Withdraw => vec![say!("move-withdraw")],
    }
}

/// PU-5: what a card does when it is played for its effect.
pub fn effect(set: &Set, card: CardId) -> Message {
    let face = set.face(card);
    let aim = if face.aimed == Aimed::Other { "other" } else { "any" };
    match face.effect {
        Effect::Peek => say!("effect", effect = "peek"),
        Effect::Skip => say!("effect", effect = "skip"),
        Effect::ClearSlander => say!("effect", effect = "clear_slander"),
        Effect::Tiebreak => say!("effect", effect = "tiebreak"),
        Effect::Retrieve => say!("effect", effect = "retrieve"),
        Effect::Draw(count) => say!("effect-draw", count = count.get()),
        Effect::DrawBoth(count) => say!("effect-draw-both", count = count.get()),
        Effect::Discard(count) => say!("effect-discard", aim, count = count.get()),
        Effect::Steal(count) => say!("effect-steal", count = count.get()),
        Effect::Freeze(count, FrozenBy::Owner) => say!("effect-freeze-chosen", aim, count = count.get()),
        Effect::Freeze(count, FrozenBy::Random) => say!("effect-freeze-random", aim, count = count.get()),
        Effect::Modify(change) => say!("effect-modify", aim, change = signed(change.get())),
        Effect::Guard(Attack::Slander) => say!("effect-guard", guard = "slander"),
        Effect::Guard(Attack::Momentum) => say!("effect-guard", guard = "momentum"),
        Effect::Extra(count) => say!("effect-extra", count = count.get()),
        Effect::Move(most) => say!("effect-move", most = most.get()),
        Effect::Cancel(Cancelable::Momentum) => say!("effect-cancel", band = "momentum"),
        Effect::Cancel(Cancelable::Slander) => say!("effect-cancel", band = "slander"),
        Effect::Cancel(Cancelable::Edge) => say!("effect-cancel", band = "edge"),
        Effect::Cancel(Cancelable::Any) => say!("effect-cancel", band = "any"),
        Effect::Redirect(Attack::Slander) => say!("effect-redirect", band = "slander"),
        Effect::Redirect(Attack::Momentum) => say!("effect-redirect", band = "momentum"),
    }
}

/// PU-4: what an Issue does, and when.
pub fn issue_rule(issue: &Issue) -> (Message, Message) {
    let rule = match issue.effect {
        IssueEffect::Enter(EnterEffect::AllDraw(count)) => say!("issue-all-draw", count = count.get()),
        IssueEffect::Enter(EnterEffect::AllDiscard(count)) => say!("issue-all-discard", count = count.get()),
        IssueEffect::Enter(EnterEffect::AllFreeze(count)) => say!("issue-all-freeze", count = count.get()),
        IssueEffect::Enter(EnterEffect::PassLeft(count)) => say!("issue-pass-left", count = count.get()),
        IssueEffect::Round(RoundRule::SpeakerBonus(by)) => say!("issue-speaker-bonus", change = signed(by.get())),
        IssueEffect::Round(RoundRule::MaxPlays(count)) => say!("issue-max-plays", count = count.get()),
        IssueEffect::Round(RoundRule::LowBoost(by)) => say!("issue-low-boost", change = signed(by.get())),
        IssueEffect::Round(RoundRule::OwnOnly) => say!("issue-rule", effect = "own_only"),
        IssueEffect::Round(RoundRule::NoSlander) => say!("issue-rule", effect = "no_slander"),
        IssueEffect::Win(WinEffect::WinnerDraw(count)) => say!("issue-winner-draw", count = count.get()),
        IssueEffect::Win(WinEffect::LosersDraw(count)) => say!("issue-losers-draw", count = count.get()),
        IssueEffect::Win(WinEffect::WinnerDiscard(count)) => say!("issue-winner-discard", count = count.get()),
        IssueEffect::Win(WinEffect::TakeFavor(count)) => say!("issue-take-favor", count = count.get()),
        IssueEffect::Win(WinEffect::WinnerSpeaks) => say!("issue-rule", effect = "winner_speaks"),
    };
    (say!("issue-when", when = issue.when.word()), rule)
}

/// `+2` or `−2`.
fn signed(change: i16) -> String {
    if change < 0 { format!("−{}", -change) } else { format!("+{change}") }
}

pub(crate) fn refusal(illegal: &Illegal) -> Message {
    use Illegal as I;
    match illegal {
        I::Unreadable(text) => say!("refused-unreadable", text),
        I::BadPromise => say!("refused-promise", most = trade::LONGEST_PROMISE),
        I::Over => say!("refused-over"),
        I::NoSuchSeat(seat) => say!("refused-no-seat", number = seat.0),
        I::NotYou => say!("refused-not-you"),
        I::NotNow(Moment::Candidate) => say!("refused-time-candidate"),
        I::NotNow(Moment::Raised) => say!("refused-time-raised"),
        I::NotNow(Moment::Turn) => say!("refused-time-turn"),
        I::NotNow(Moment::React) => say!("refused-time-react"),
        I::NotNow(Moment::Pick) => say!("refused-time-pick"),
        I::NotNow(Moment::PickFirst) => say!("refused-time-pick-first"),
        I::NotNow(Moment::Take) => say!("refused-time-take"),
        I::NotNow(Moment::Trade) => say!("refused-time-trade"),
        I::NotNow(Moment::Power) => say!("refused-time-power"),
        I::CandidateTaken(candidate) => say!("refused-candidate-taken", candidate = Arg::name(*candidate)),
        I::NoNoName => say!("refused-no-no-name"),
        I::TooManyTokens(needed) => say!("refused-tokens", needed, tokens = TOKENS),
        I::SidestepTooDear { cost, hand } => say!("refused-sidestep-cost", cost, hand),
        I::LastIssue => say!("refused-last-issue"),
        I::FreeTwice => say!("refused-free-twice"),
        I::NotInHand { card, rule: _ } => say!("refused-not-in-hand", card),
        I::Frozen(card) => say!("refused-frozen", card),
        I::NotMomentum(card) => say!("refused-not-momentum", card),
        I::OwnOnly => say!("refused-own-only"),
        I::NoSlander => say!("refused-no-slander"),
        I::PlaysUp(most) => say!("refused-plays", most),
        I::WrongAim(card) => say!("refused-aim", card),
        I::OthersOnly(card) => say!("refused-others-only", card),
        I::Guarded(seat) => say!("refused-guarded", seat),
        I::MomentumGuarded(seat) => say!("refused-momentum-guarded", seat),
        I::GuardTwice(seat) => say!("refused-guard-twice", seat),
        I::SkipTwice(seat) => say!("refused-skip-twice", seat),
        I::NothingUnfrozen(seat) => say!("refused-nothing-unfrozen", seat),
        I::NothingToClear(seat) => say!("refused-nothing-to-clear", seat),
        I::NotDiscarded(card) => say!("refused-not-discarded", card),
        I::NotInPlay { card, rule: _ } => say!("refused-not-in-play", card),
        I::WrongBand { card, rule: _ } => say!("refused-band", card),
        I::TooStrong { card, most } => say!("refused-too-strong", card, most),
        I::AlreadyThere { card, seat } => say!("refused-already-there", card, seat),
        I::RedirectOnTurn => say!("refused-redirect-on-turn"),
        I::NoReaction(card) => say!("refused-no-reaction", card),
        I::CannotCancel { card } => say!("refused-cancel", card),
        I::CannotRedirect { card, of } => say!("refused-redirect", card, of),
        I::NoPower => say!("refused-no-power"),
        I::PowerUsed => say!("refused-power-used"),
        I::PowerNeedsCard => say!("refused-power-card"),
        I::NotRecyclable { card, most } => say!("refused-recycle", card, most),
        I::PowerTakesNoCard => say!("refused-power-no-card"),
        I::PileEmpty => say!("refused-pile-empty"),
        I::DeckEmpty => say!("refused-deck-empty"),
        I::NothingToStonewall => say!("refused-stonewall"),
        I::PowerWhilePicking => say!("refused-power-picking"),
        I::PickedAlready(card) => say!("refused-picked-already", card),
        I::PickedEnough(count) => say!("refused-picked-enough", count),
        I::PickedTooFew { picked, count } => say!("refused-picked-too-few", picked, count),
        I::NothingToTake(seat) => say!("refused-take", seat),
        I::NoTrade => say!("refused-no-trade"),
        I::OfferToYourself => say!("refused-offer-to-yourself"),
        I::EmptyOffer => say!("refused-empty-offer"),
        I::NoSwaps => say!("refused-no-swaps"),
        I::OfferOpen => say!("refused-offer-open"),
        I::OffersUp(offers) => say!("refused-offers-up", offers),
        I::CannotPay { seat, tokens, rule: _ } => say!("refused-cannot-pay", seat, tokens),
        I::NoOfferFrom(seat) => say!("refused-no-offer", seat),
        I::NothingToWithdraw => say!("refused-nothing-to-withdraw"),
    }
}

/// The cards, if the viewer may know them and there are any.
fn known(cards: &Option<Vec<CardId>>) -> Option<Vec<CardId>> {
    cards.clone().filter(|cards| !cards.is_empty())
}

impl From<CardId> for Arg {
    fn from(card: CardId) -> Arg {
        Arg::name(card.to_string())
    }
}

/// Choices within a sentence, by the same words as in the generated types.
macro_rules! chosen_by_word {
    ($($kind:ident { $($choice:ident $word:literal),* })*) => {
        $(impl From<$kind> for Arg {
            fn from(choice: $kind) -> Arg {
                Arg::from(match choice { $($kind::$choice => $word),* })
            }
        })*
    };
}

chosen_by_word! {
    ShuffleCause { Setup "setup", Low "low", Empty "empty" }
    DrawCause {
        Setup "setup", Deal "deal", Winner "winner", Consolation "consolation", Issue "issue", Party "party", Card "card",
        Power "power"
    }
    PickCause {
        Sidestep "sidestep", Discard "discard", Freeze "freeze", PassLeft "pass_left", CardFreeze "card_freeze",
        WinnerDiscard "winner_discard"
    }
    DiscardCause { Sidestep "sidestep", Issue "issue", Card "card", Power "power" }
    PayCause { Trade "trade", Issue "issue" }
    Tie { Power "power", Card "card", Order "order" }
    Attack { Momentum "momentum", Slander "slander" }
}
