//! For learning agents: every move by number, and the view as hashed facts.

use hustings_core::{Seat, Start, hashed_features};

use crate::Kursi;
use crate::cards::effects::{Effect, Whose};
use crate::cards::{KindId, Set, StrokeId, TileId};
use crate::icons::Icon;
use crate::moves::{Bundle, Card, Letter, Move, Source, Target};
use crate::view::View;

/// In the order of the notation (KU-11).
pub(crate) fn all_moves(start: &Start<Kursi>, out: &mut Vec<Move>) {
    let set: &Set = &start.set().data;
    let seats = || Seat::all(start.seats());
    let letters = || Letter::all(start.options().seats);
    let tiles = || (0..set.candidates().len()).map(|tile| TileId(tile as u8));
    let kinds = || (0..set.kinds().len()).map(|kind| KindId(kind as u8));
    let strokes = || (0..set.strokes().len()).map(|stroke| StrokeId(stroke as u8));
    let cards = || kinds().map(Card::Kind).chain(strokes().map(Card::Stroke));
    let at_seats = || seats().flat_map(move |seat| letters().map(move |at| (seat, at)));

    out.extend(tiles().map(Move::Pick));
    out.extend(tiles().flat_map(|tile| letters().map(move |at| Move::Field(tile, at))));
    out.extend(seats().map(Move::Give));
    let sources = strokes().map(Source::Display).chain([Source::Deck]);
    out.extend(sources.map(Some).chain([None]).map(Move::Take));
    out.extend(strokes().map(Some).chain([None]).map(Move::Stroke));
    let grants = kinds().flat_map(|kind| letters().map(move |at| Target::Grant(kind, at)));
    let targets = [Target::None].into_iter().chain(letters().map(Target::Place)).chain(seats().map(Target::Player));
    let targets = targets.chain(at_seats().map(|(seat, at)| Target::At(seat, at))).chain(grants);
    out.extend(targets.map(Move::Target));
    for from in letters() {
        for to in letters().filter(|to| *to != from) {
            out.extend((1..=most_shifted(set)).map(|count| Move::Target(Target::Shift(from, to, count))));
        }
    }
    let [rallies, assets] = most_drawn(start);
    out.extend((0..=rallies).flat_map(|rally| (0..=assets).map(move |asset| Move::Draw(rally, asset))));
    out.extend(kinds().flat_map(|kind| letters().map(move |at| Move::Play(kind, at))));
    out.push(Move::Done);
    out.extend(cards().map(Move::Pay));
    out.extend(cards().map(Move::Drop));
    out.extend(letters().flat_map(|at| Icon::ISSUES.map(|issue| Move::End(at, issue))));
    out.push(Move::Stop);
    out.extend(kinds().map(Some).chain([None]).map(Move::Tuck));
    out.extend(at_seats().map(Some).chain([None]).map(Move::Minus));
    out.extend([true, false].map(Move::Extra));
    out.extend(letters().map(Some).chain([None]).map(Move::Free));
    let [ones, threes, fives, _] = set.votes();
    for fives in 0..=fives {
        for threes in 0..=threes {
            let least = u8::from(fives == 0 && threes == 0);
            out.extend((least..=ones).map(|ones| Move::Votes(Bundle { fives, threes, ones })));
        }
    }
}

/// KU-7.6: the most cards a `shift` moves.
fn most_shifted(set: &Set) -> u8 {
    let shifts = set.strokes().iter().filter_map(|stroke| match stroke.effect {
        Effect::Shift(most) => Some(most.into()),
        _ => None,
    });
    shifts.max().unwrap_or(0)
}

/// KU-5.4: the most Rally and Asset cards anybody could ask for, with every such icon in the box; or what a `draw`
/// allows, if more.
fn most_drawn(start: &Start<Kursi>) -> [u8; 2] {
    let set: &Set = &start.set().data;
    let by_stroke = set.strokes().iter().map(|stroke| match stroke.effect {
        Effect::Draw(most) => most.into(),
        _ => 0,
    });
    let by_stroke: u32 = by_stroke.max().unwrap_or(0);
    [Icon::C, Icon::I].map(|icon| {
        let mut fielded: Vec<u32> = set.candidates().iter().map(|tile| tile.icons[icon].into()).collect();
        fielded.sort_unstable_by(|one, other| other.cmp(one));
        let fielded: u32 = fielded.iter().take(start.options().seats.into()).sum();
        let copies = |count: u8, starter: u8| u32::from(count) + u32::from(starter) * u32::from(start.seats());
        let tucked: u32 =
            set.kinds().iter().map(|kind| u32::from(kind.icons[icon]) * copies(kind.count, kind.starter)).sum();
        let granted = set.strokes().iter().filter_map(|stroke| match stroke.effect {
            Effect::Icons { icon: asset, by, whose: Whose::Own } if Icon::from(asset) == icon => {
                Some(u32::from(by.get().unsigned_abs()))
            }
            _ => None,
        });
        let most = fielded + tucked + granted.sum::<u32>();
        most.max(by_stroke).clamp(1, u8::MAX.into()) as u8
    })
}

/// All of the view except what is printed on the cards, which never changes.
pub(crate) fn observe(_start: &Start<Kursi>, view: &View, seat: Seat, out: &mut [f32]) {
    hashed_features(view, seat, &["components", "limits"], out);
}
