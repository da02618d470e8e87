//! What is printed on cards and leaders, with effects and privileges in words.

use super::{CardFace, LeaderFace, Text, Tokens};
use crate::cards::{Effect, From, Privilege, Set};
use crate::words::Resource;

pub(super) fn cards(set: &'static Set) -> Vec<CardFace> {
    let face = |face: &'static crate::cards::Face| {
        let (weak, strong) = effect(face.effect);
        CardFace {
            deck: face.deck,
            code: Text::Borrowed(&face.code),
            name: Text::Borrowed(&face.name),
            count: face.count,
            cost: face.cost,
            kind: face.kind,
            effect: Text::Borrowed(&face.effect_text),
            text: Text::Borrowed(&face.text),
            weak,
            strong,
        }
    };
    set.faces.iter().map(face).collect()
}

pub(super) fn leaders(set: &'static Set) -> Vec<LeaderFace> {
    let face = |leader: &'static crate::cards::Leader| {
        let [voter, moolah, power] = leader.start.map(u16::from);
        LeaderFace {
            no: leader.no,
            id: Text::Borrowed(&leader.id),
            name: Text::Borrowed(&leader.name),
            text: Text::Borrowed(&leader.text),
            start: Tokens { voter, moolah, power },
            strategy: leader.cards[0],
            aggression: leader.cards[1],
            privilege: Text::Borrowed(&leader.privilege_text),
            about: privilege(leader.privilege),
        }
    };
    set.leaders.iter().map(face).collect()
}

/// `2 voters and 1 power`.
fn tokens(tokens: [u8; 3]) -> String {
    let part = |of: &Resource| {
        let n = tokens[of.index()];
        let word = if *of == Resource::Voter && n != 1 { "voters" } else { of.word() };
        (n > 0).then(|| format!("{n} {word}"))
    };
    let parts: Vec<String> = Resource::ALL.iter().filter_map(part).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(" and ") }
}

fn one(of: Resource, n: u8) -> String {
    let mut counted = [0; 3];
    counted[of.index()] = n;
    tokens(counted)
}

fn steps(n: u8) -> String {
    if n == 1 { "1 step".to_owned() } else { format!("{n} steps") }
}

/// Both halves in words; the second only where it differs.
fn effect(effect: Effect) -> (String, Option<String>) {
    let (weak, strong) = match effect {
        Effect::ClimbTrack(track, weak, strong) => {
            let climb = |n| format!("Climb {} on the {track} track.", steps(n));
            (climb(weak), Some(climb(strong)))
        }
        Effect::ClimbVersatile => (
            "Climb 1 step on a track of your choice.".to_owned(),
            Some("Climb 1 step on a track of your choice, then 1 on the other.".to_owned()),
        ),
        Effect::Gain(weak, strong) => (format!("Gain {}.", tokens(weak)), Some(format!("Gain {}.", tokens(strong)))),
        Effect::SeatRebate(n) => (format!("This turn every seat you buy costs {n} voters less."), None),
        Effect::SameState => (
            "This turn you may act for any number of seats in the same state, by voters and by power.".to_owned(),
            None,
        ),
        Effect::ActionLimit(n) => (format!("This turn you have up to {n} actions."), None),
        Effect::NeighbourBenefits => ("Take all benefits of a state that adjoins one of yours.".to_owned(), None),
        Effect::Victory(n) => (format!("Lay it before you: {n} victory points for good."), None),
        Effect::TakeSeat(From::Opposition) => {
            ("Take a seat, in a state where you have one, from a player who does not govern it.".to_owned(), None)
        }
        Effect::TakeSeat(From::Government) => {
            ("Take a seat of the government in a state where you have one.".to_owned(), None)
        }
        Effect::Expand => {
            ("Take an empty seat in a state you govern; if none is empty, one of an opponent.".to_owned(), None)
        }
        Effect::SkipAction(n) => (format!("An opponent's next turn lacks {n} of its actions."), None),
        Effect::Steal(of, weak, strong) => {
            let steal = |n| format!("Steal {} from opponents, shared out as you like.", one(of, n));
            (steal(weak), Some(steal(strong)))
        }
        Effect::Snatch => {
            ("Draw a card of a chosen back from an opponent's hand; play it at its price or keep it.".to_owned(), None)
        }
        Effect::PushDown(n) => (format!("An opponent falls {} on a track.", steps(n)), None),
        Effect::BlockTile => ("Block the tile of a state; a tile that was blocked before comes back.".to_owned(), None),
        Effect::Cancel => (
            "Out of turn: a card played against you has no effect on you. It can be answered in turn.".to_owned(),
            None,
        ),
    };
    let differs = strong.filter(|strong| *strong != weak);
    (weak, differs)
}

fn privilege(privilege: Privilege) -> String {
    match privilege {
        Privilege::Income(of, n) => format!("Each turn begins with {} more.", one(of, n)),
        Privilege::SeatDiscount(n) => {
            format!("The first seat action of each turn costs {} less.", one(Resource::Voter, n))
        }
        Privilege::TrackerCost(n) => format!("A step on a track costs {n} moolah."),
        Privilege::StateAll => "A state action gives all benefits of the tile.".to_owned(),
        Privilege::CardDiscount(n) => format!("Every card costs {n} less, Clean Chit included."),
        Privilege::Threshold(n) => format!("Cards are strong from {n} power on."),
        Privilege::PowerDiscount(n) => format!("A power action costs {n} power less, at least 1."),
        Privilege::CashRate(n) => format!("A cashed card brings {n} moolah."),
        Privilege::ConvertPower(n) => format!("{n} moolah stand for 1 power."),
        Privilege::HandLimit(n) => format!("The hand may hold {n} cards at the end of a turn."),
        Privilege::None => "None.".to_owned(),
    }
}
