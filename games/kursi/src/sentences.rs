//! Events and refusals as messages; the sentences are in `words/en.ftl`.

use hustings_core::{Arg, Message, PerSeat, Seat, say};

use crate::cards::effects::{Effect, Whose};
use crate::cards::{Face, Kind, Set, Stroke};
use crate::error::Illegal;
use crate::events::{
    DiscardReason, Event, Id, PawnReason, PlayedCard, StrokePlace, TakenFrom, ToldChoice, TuckReason, VotesReason,
    WonBy,
};
use crate::icons::{Icon, Icons};
use crate::info::{FREE_VOTES, ROUNDS};
use crate::moves::{Card, Letter, Move, Source, Target, TypedTarget};
use crate::rules::end::EXTRA_VOTES;
use crate::view::Supply;

pub(crate) fn event(event: &Event) -> Message {
    match event {
        Event::Shuffled { pile, cards, again } => {
            say!("shuffled", pile = Message::one_of("pile", pile.word()), cards, again)
        }
        Event::SeatsChosen { seats } => say!("seats-chosen", seats = names(seats)),
        Event::Displayed { stroke, .. } => say!("displayed", stroke = Arg::name(*stroke)),
        Event::Started { seat, cards, .. } => say!("started", seat, cards = counted(cards)),
        Event::StrokeTaken { seat, from: TakenFrom::Display, stroke, .. } => {
            say!("stroke-taken-open", seat, stroke = stroke.map(Arg::name))
        }
        Event::StrokeTaken { seat, from: TakenFrom::Deck, stroke, .. } => {
            say!("stroke-taken-unseen", seat, stroke = stroke.map(Arg::name))
        }
        Event::Pack { seat, count, tiles } => say!("pack", seat, count, tiles = tiles.as_deref().map(names)),
        Event::LastTile { seat, tile } => say!("last-tile", seat, tile = tile.map(Arg::name)),
        Event::Chose { seat, said, .. } => chose(*seat, said),
        Event::Picked { round } => say!("picked", round),
        Event::Fielded { seat, candidates } => say!("fielded", seat, candidates = names(candidates)),
        Event::Round { round } => say!("round", round, rounds = ROUNDS),
        Event::Pawn { from, to: seat, why } => match why {
            PawnReason::Highest => say!("pawn-highest", seat, keeps = *from == Some(*seat)),
            PawnReason::RightMost => say!("pawn-right-most", seat),
            PawnReason::Random => say!("pawn-random", seat),
            PawnReason::OnlyOne => say!("pawn-only-one", seat),
            PawnReason::Given => say!("pawn-given", seat),
        },
        Event::NothingToTake { seat } => say!("nothing-to-take", seat),
        Event::StrokesRevealed { strokes } => revealed(strokes),
        Event::Targeted { seat, stroke, aim, .. } => {
            say!("targeted", seat, stroke = Arg::name(*stroke), target = aim.as_ref().map(target))
        }
        Event::Wasted { seat, stroke } => say!("wasted", seat, stroke = Arg::name(*stroke)),
        Event::StrokeMoved { seat, stroke, to } => match to {
            StrokePlace::Bottom => say!("stroke-to-bottom", stroke = Arg::name(*stroke)),
            StrokePlace::Table => say!("stroke-stays", stroke = Arg::name(*stroke), seat),
            StrokePlace::Discard => say!("stroke-ends", stroke = Arg::name(*stroke)),
        },
        Event::DrawNamed { seat, rally, asset } => say!("draw-named", seat, rally, asset),
        Event::Dealt { seat, pile, count, cards } => {
            say!("dealt", seat, pile = pile.word(), count, cards = cards.as_deref().map(counted))
        }
        Event::DrawsLost { seat, pile, count } => {
            say!("draws-lost", pile = Message::one_of("pile", pile.word()), seat, count)
        }
        Event::Stolen { from, to, count, cards } => {
            say!("stolen", seat = *to, cards = cards.as_deref().map(counted), count, from)
        }
        Event::Discarded { seat, cards, why } => match why {
            DiscardReason::Cost => say!("discarded-cost", seat, cards = counted(cards)),
            DiscardReason::Limit => say!("discarded-limit", seat, cards = counted(cards)),
            DiscardReason::Stroke => say!("discarded-stroke", seat, cards = counted(cards)),
        },
        Event::Played { seat, cards } if cards.is_empty() => say!("played-none", seat),
        Event::Played { seat, cards } => {
            let at = |played: &PlayedCard| {
                let at = played.at;
                say!("played-at", card = Arg::name(played.card), at)
            };
            say!("played", seat, cards = cards.iter().map(at).collect::<Vec<_>>())
        }
        Event::Tucked { seat, at, card, why } => {
            let why = match why {
                TuckReason::Played => "played",
                TuckReason::Rally => "rally",
                TuckReason::Stroke => "stroke",
            };
            say!("tucked", card = Arg::name(*card), seat, at, why)
        }
        Event::Due { seat, due } => say!("due", seat, due),
        Event::Scattered { seat, at, cards } => say!("scattered", seat, at, cards = counted(cards)),
        Event::Shifted { seat, from, to, cards } => say!("shifted", seat, cards = counted(cards), from, to),
        // KU-12.4: the votes themselves are announced once, by the event that follows.
        Event::RallyEnded { seat, at, issue, length, .. } => say!("rally-ended", seat, length, at, issue),
        Event::Votes { seat, at, wanted, sum, cards, why } => {
            let why = match why {
                VotesReason::Rally => "rally",
                VotesReason::Extra => "extra",
                VotesReason::Stroke => "stroke",
                VotesReason::Bonus => "bonus",
                VotesReason::Capital => "capital",
            };
            let wanted = (sum < wanted).then_some(*wanted);
            say!("votes", seat, sum, cards = written(cards), at, why, wanted)
        }
        Event::Minus { by, of, at } => say!("minus", by, own = by == of, of, at),
        Event::RallyDiscarded { seat, at, cards } => say!("rally-discarded", seat, at, cards = counted(cards)),
        Event::Stopped { seat } => say!("stopped", seat),
        Event::Bonus { at, counts, leaders, each } => match leaders[..] {
            [] => say!("bonus-none", at),
            [seat] => say!("bonus-one", at, counts = figures(counts), seat, each),
            _ => say!("bonus", at, counts = figures(counts), leaders, each),
        },
        Event::Capital { leaders, .. } if leaders.is_empty() => say!("capital-none"),
        Event::Capital { counts, leaders } => {
            say!("capital", most = counts.values().iter().max().copied(), leaders)
        }
        Event::FreeDeclined { seat } => say!("free-declined", seat),
        Event::SeatResult { at, totals, winner: Some(seat), by, .. } => {
            let by = if *by == WonBy::Issue { "issue" } else { "votes" };
            say!("seat-won", at, totals = figures(totals), seat, by)
        }
        Event::SeatResult { at, totals, winner: None, .. } => say!("seat-not-won", at, totals = figures(totals)),
        Event::GameOver { .. } => say!("game-over"),
    }
}

/// A secret choice, as its own player is told.
fn chose(seat: Seat, choice: &ToldChoice) -> Message {
    match choice {
        ToldChoice::Pick { tile } => say!("chose-pick", seat, tile = Arg::name(*tile)),
        ToldChoice::Field { tile, at } => say!("chose-field", seat, tile = Arg::name(*tile), at),
        ToldChoice::Stroke { stroke } => say!("chose-stroke", seat, stroke = stroke.map(Arg::name)),
        ToldChoice::Draw { rally, asset } => say!("chose-draw", seat, rally, asset),
        ToldChoice::Play { card, at } => say!("chose-play", seat, card = Arg::name(*card), at),
        ToldChoice::Done => say!("chose-done", seat),
        ToldChoice::Pay { card } => say!("chose-pay", seat, card = Arg::name(*card)),
        ToldChoice::Drop { card } => say!("chose-drop", seat, card = Arg::name(*card)),
    }
}

/// KU-5.3b: who committed what.
fn revealed(strokes: &PerSeat<Option<Id>>) -> Message {
    let each =
        |(seat, stroke): (Seat, &Option<Id>)| stroke.map(|stroke| say!("stroke-of", stroke = Arg::name(stroke), seat));
    let strokes: Vec<Message> = strokes.iter().filter_map(each).collect();
    if strokes.is_empty() { say!("strokes-revealed-none") } else { say!("strokes-revealed", strokes) }
}

/// What a Masterstroke is aimed at.
fn target(target: &TypedTarget) -> Message {
    match target {
        TypedTarget::Place { at } => say!("target-place", at),
        TypedTarget::Player { player } => say!("target-player", player),
        TypedTarget::At { player, at } => say!("target-rally", player, at),
        TypedTarget::Grant { card, at } => say!("target-grant", card = Arg::name(*card), at),
        TypedTarget::Shift { from, to, count } => say!("target-shift", count, from, to),
    }
}

fn names(ids: &[Id]) -> Arg {
    Arg::names(ids.iter().copied())
}

/// Cards by name, those of a kind together.
fn counted(cards: &[Id]) -> Arg {
    let mut kinds: Vec<(Id, u8)> = Vec::new();
    for id in cards {
        match kinds.iter_mut().find(|(known, _)| known == id) {
            Some((_, count)) => *count += 1,
            None => kinds.push((id, 1)),
        }
    }
    let each = |(id, count): (Id, u8)| match count {
        1 => Arg::name(id),
        count => say!("several", count, card = Arg::name(id)).into(),
    };
    Arg::List(kinds.into_iter().map(each).collect())
}

/// A number for each player.
fn figures<T: Copy + Into<Arg>>(figures: &PerSeat<T>) -> Vec<Message> {
    let each = |(seat, figure): (Seat, &T)| {
        let figure: Arg = (*figure).into();
        say!("figure", figure, seat)
    };
    figures.iter().map(each).collect()
}

/// Vote cards, highest first: `5+1`.
fn written(cards: &Supply) -> String {
    let values = [("5", cards.fives), ("3", cards.threes), ("1", cards.ones), ("−2", cards.minus)];
    let cards: Vec<&str> = values.iter().flat_map(|(value, count)| (0..*count).map(move |_| *value)).collect();
    cards.join("+")
}

/// What a move is, and what the card in it has or does.
pub(crate) fn explain(set: &'static Set, &mv: &Move) -> Vec<Message> {
    let tile = |id| -> Arg { Arg::name(set.tile(id).id.as_str()) };
    let kind = |id| -> Arg { Arg::name(set.kind(id).id.as_str()) };
    let stroke = |id| -> Arg { Arg::name(set.stroke(id).id.as_str()) };
    let card = |card: Card| Arg::name(card.id(set));
    let held = |card| match card {
        Card::Kind(id) => kind_of_card(set.kind(id)),
        Card::Stroke(id) => stroke_effect(set.stroke(id)),
    };
    match mv {
        Move::Pick(id) => vec![say!("move-pick", tile = tile(id)), icons_of_tile(&set.tile(id).icons)],
        Move::Field(id, at) => vec![say!("move-field", tile = tile(id), at), icons_of_tile(&set.tile(id).icons)],
        Move::Give(player) => vec![say!("move-give", player)],
        Move::Take(None) => vec![say!("move-take-nothing")],
        Move::Take(Some(Source::Deck)) => vec![say!("move-take-unseen")],
        Move::Take(Some(Source::Display(id))) => {
            vec![say!("move-take", stroke = stroke(id)), stroke_effect(set.stroke(id))]
        }
        Move::Stroke(None) => vec![say!("move-stroke-none")],
        Move::Stroke(Some(id)) => vec![say!("move-stroke", stroke = stroke(id)), stroke_effect(set.stroke(id))],
        Move::Target(Target::None) => vec![say!("move-target-none")],
        Move::Target(Target::Place(at)) => vec![say!("move-target-place", at)],
        Move::Target(Target::Player(player)) => vec![say!("aim-player", player)],
        Move::Target(Target::At(player, at)) => vec![say!("aim-player-at", player, at)],
        Move::Target(Target::Grant(id, at)) => {
            vec![say!("move-target-grant", card = kind(id), at), kind_of_card(set.kind(id))]
        }
        Move::Target(Target::Shift(from, to, count)) => vec![say!("move-target-shift", count, from, to)],
        Move::Draw(rally, asset) => vec![say!("move-draw", rally, asset)],
        Move::Play(id, at) => vec![say!("move-play", card = kind(id), at), kind_of_card(set.kind(id))],
        Move::Done => vec![say!("move-done")],
        Move::Pay(id) => vec![say!("move-pay", card = card(id)), held(id)],
        Move::Drop(id) => vec![say!("move-drop", card = card(id)), held(id)],
        Move::End(at, issue) => vec![say!("move-end", at, issue)],
        Move::Stop => vec![say!("move-stop")],
        Move::Tuck(None) => vec![say!("move-tuck-none")],
        Move::Tuck(Some(id)) => vec![say!("move-tuck", card = kind(id)), kind_of_card(set.kind(id))],
        Move::Minus(None) => vec![say!("move-minus-none")],
        Move::Minus(Some((player, at))) => vec![say!("move-minus", player, at)],
        Move::Extra(false) => vec![say!("move-extra-none")],
        Move::Extra(true) => vec![say!("move-extra", votes = EXTRA_VOTES)],
        Move::Free(None) => vec![say!("move-free-none")],
        Move::Free(Some(at)) => vec![say!("move-free", votes = FREE_VOTES, at)],
        Move::Votes(cards) => vec![say!("move-votes", cards = written(&cards.into()))],
    }
}

fn icons_of_tile(icons: &Icons) -> Message {
    say!("tile-has", icons = icon_counts(icons))
}

/// What a Rally or Asset card is.
pub fn kind_of_card(kind: &Kind) -> Message {
    match kind.face {
        Face::Rally { issue, bolster } => say!("kind-rally", issue, bolster),
        Face::Asset { cost } => say!("kind-asset", icons = icon_counts(&kind.icons), cost),
    }
}

fn icon_counts(icons: &Icons) -> Vec<Message> {
    let some = Icon::ALL.into_iter().filter(|icon| icons[*icon] > 0);
    some.map(|icon| say!("icon-count", count = icons[icon], icon)).collect()
}

/// KU-7.6: what a Masterstroke does, and for how long.
pub fn stroke_effect(stroke: &Stroke) -> Message {
    let effect = match stroke.effect {
        Effect::Grant => say!("effect-grant"),
        Effect::Minus => say!("effect-minus"),
        Effect::Draw(count) => say!("effect-draw", count = count.get()),
        Effect::Votes(count) => say!("effect-votes", count = count.get()),
        Effect::Steal(count) => say!("effect-steal", count = count.get()),
        Effect::Discard(count) => say!("effect-discard", count = count.get()),
        Effect::Scatter(count) => say!("effect-scatter", count = count.get()),
        Effect::Shift(count) => say!("effect-shift", count = count.get()),
        Effect::Icons { icon, by, whose } => {
            let whose = if whose == Whose::Other { "other" } else { "own" };
            say!("effect-icons", whose, icon = Icon::from(icon), by = by.get().abs())
        }
        Effect::Rebate(count) => say!("effect-rebate", count = count.get()),
        Effect::Ends(count) => say!("effect-ends", count = count.get()),
        Effect::Damp(count) => say!("effect-damp", count = count.get()),
        Effect::Ladder(count) => say!("effect-ladder", count = count.get()),
    };
    let effect = if stroke.shield { say!("effect-shielded", effect) } else { effect };
    say!("lasting-effect", lasting = stroke.lasting.name(), effect)
}

pub(crate) fn refusal(illegal: &Illegal) -> Message {
    match illegal {
        Illegal::Unreadable(text) => say!("unreadable", text),
        Illegal::Over => say!("over"),
        Illegal::NoSuchSeat(_) => say!("no-such-player"),
        Illegal::NotWaiting => say!("not-waiting"),
        Illegal::NotAsked(question) => say!("not-asked", what = Message::one_of("asked", question.word())),
        Illegal::NotInPack(tile) => say!("not-in-pack", tile = Arg::name(*tile)),
        Illegal::NotYourTile(tile) => say!("not-your-tile", tile = Arg::name(*tile)),
        Illegal::NextLetter(at) => say!("next-letter", at),
        Illegal::NoSuchPlace(at) => say!("no-such-place", at),
        Illegal::NotTied(seat) => say!("not-tied", seat),
        Illegal::NotOnDisplay(stroke) => say!("not-on-display", stroke = Arg::name(*stroke)),
        Illegal::NoStrokeLeft => say!("no-stroke-left"),
        Illegal::MustTake => say!("must-take"),
        Illegal::DisplayOnly => say!("display-only"),
        Illegal::NotInHand { card, .. } => say!("not-in-hand", card = Arg::name(*card)),
        Illegal::BadTarget => say!("bad-target"),
        Illegal::Shielded => say!("shielded"),
        Illegal::TooManyDrawn { rally, asset } => say!("too-many-drawn", rally, asset),
        Illegal::TooManyDrawnTogether(most) => say!("too-many-drawn-together", most),
        Illegal::CannotPay { due, left } => say!("cannot-pay", due, left),
        Illegal::NoRally(at) => say!("no-rally", at),
        Illegal::NoSuchIssue { at, issue } => say!("no-such-issue", at, issue),
        Illegal::NoBolster(card) => say!("no-bolster", card = Arg::name(*card)),
        Illegal::NoMinus(seat) => say!("no-minus", seat),
        Illegal::WrongVotes(sum) => say!("wrong-votes", sum),
    }
}

impl From<Letter> for Arg {
    fn from(at: Letter) -> Arg {
        at.to_string().into()
    }
}

impl From<Icon> for Arg {
    fn from(icon: Icon) -> Arg {
        Message::one_of("icon", icon.letter()).into()
    }
}
