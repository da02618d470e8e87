//! Events as sentences, for logs, terminals and whoever reads along.

use std::fmt;

use crate::events::{Action, Event, How, Purpose, Source, Way, Why};
use crate::state::FrameName;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::TilesLaid { .. } => write!(f, "the benefit tiles are laid on the states"),
            Event::LeadersDealt { seat, leaders: Some(leaders) } => {
                write!(f, "seat {seat} is dealt {}", leaders.join(" and "))
            }
            Event::LeadersDealt { seat, leaders: None } => write!(f, "seat {seat} is dealt its leaders"),
            Event::LeaderPicked { seat, leader: Some(leader) } => write!(f, "seat {seat} picks {leader}"),
            Event::LeaderPicked { seat, leader: None } => write!(f, "seat {seat} has picked a leader"),
            Event::LeadersRevealed { leaders, order } => {
                let in_order = order.iter().map(|seat| format!("seat {seat} as {}", leaders[*seat]));
                write!(f, "in turn order: {}", in_order.collect::<Vec<_>>().join(", "))
            }
            Event::Income { seat, round, voter, moolah, power } => {
                write!(f, "round {round}: seat {seat} collects {}", tokens(*voter, *moolah, *power))
            }
            Event::TurnShortened { seat, skips, actions } => {
                write!(f, "seat {seat} lacks {skips} of its actions, so it has {actions}")
            }
            Event::ActionUsed { seat, action, used, limit } => {
                write!(f, "seat {seat} uses action {used} of {limit} for {}", action.words())
            }
            Event::Paid { seat, price_of, voter, power, moolah } => {
                write!(f, "seat {seat} pays {} for {}", tokens(*voter, *moolah, *power), price_of.words())
            }
            Event::Gained { seat, from: Some(from), voter, moolah, power, .. } => {
                write!(f, "seat {seat} steals {} from seat {from}", tokens(*voter, *moolah, *power))
            }
            Event::Gained { seat, from: None, voter, moolah, power, by } => {
                write!(f, "seat {seat} gains {} {}", tokens(*voter, *moolah, *power), by.words())
            }
            Event::SeatTaken { seat, at, by, .. } => write!(f, "seat {seat} takes {at} {}", by.words()),
            Event::SeatLost { seat, at, to } => write!(f, "seat {seat} loses {at} to seat {to}"),
            Event::GovernmentFormed { seat, state, vp } => {
                write!(f, "seat {seat} forms the government of {state}, worth {vp}")
            }
            Event::GovernmentLost { seat, state, vp } => {
                write!(f, "the government of seat {seat} in {state} falls, and {vp} points with it")
            }
            Event::FullMajority { seat, state, vp } => {
                write!(f, "seat {seat} holds every seat of {state}, worth {vp} more")
            }
            Event::Level { seat, track, from, to } => {
                let verb = if to > from { "rises" } else { "falls" };
                write!(f, "seat {seat} {verb} to {to} on the {} track", track_word(*track))
            }
            Event::Award { award, to: Some(to), vp, .. } => {
                write!(f, "seat {to} takes the {award} award, worth {vp}")
            }
            Event::Award { award, from: Some(from), to: None, .. } => {
                write!(f, "seat {from} loses the {award} award, and nobody has it")
            }
            Event::Award { award, from: None, to: None, .. } => write!(f, "nobody has the {award} award"),
            Event::Vp { seat, to, .. } => write!(f, "seat {seat} now has {to} victory points"),
            Event::BenefitsDue { seat, state, benefits } => {
                let words: Vec<_> = benefits.iter().map(|benefit| benefit.word()).collect();
                write!(f, "seat {seat} may take from {state}: {}", words.join(", "))
            }
            Event::CardTaken { seat, deck, card, .. } => write!(f, "seat {seat} takes {card} from the {deck} row"),
            Event::CardDrawn { seat, card: Some(card), .. } => write!(f, "seat {seat} draws {card}"),
            Event::CardDrawn { seat, deck, card: None } => write!(f, "seat {seat} draws from the closed {deck} deck"),
            Event::CardPlayed { seat, card, name, how, target, .. } => {
                write!(f, "seat {seat} plays {name} ({card}")?;
                if !target.is_empty() {
                    write!(f, " {target}")?;
                }
                write!(f, "){}", how.words())
            }
            Event::CardCancelled { card, against, .. } => write!(f, "{card} has no effect on seat {against}"),
            Event::CardDiscarded { seat, card, why } => match why {
                Why::Cashed => write!(f, "seat {seat} cashes {card}"),
                Why::Dropped => write!(f, "seat {seat} drops {card}"),
                Why::Flipped => write!(f, "{card} is not played and is discarded"),
                Why::Played | Why::Chit => write!(f, "{card} is discarded"),
            },
            Event::Flipped { seat, deck, card } => write!(f, "seat {seat} turns up {card} from the {deck} deck"),
            Event::Snatched { seat, from, found: true, card: Some(card), .. } => {
                write!(f, "seat {seat} snatches {card} from seat {from}")
            }
            Event::Snatched { seat, from, deck, found: true, card: None } => {
                write!(f, "seat {seat} snatches one of the {deck} cards of seat {from}")
            }
            Event::Snatched { from, deck, found: false, .. } => {
                write!(f, "seat {from} has no {deck} card left to snatch")
            }
            Event::Asked { seat, card, by } => write!(f, "seat {seat} may answer {card} of seat {by}"),
            Event::Passed { seat } => write!(f, "seat {seat} passes"),
            Event::Skipped { seat, frame: FrameName::Snatched } => write!(f, "seat {seat} keeps the card"),
            Event::Skipped { seat, frame: FrameName::Benefit } => write!(f, "seat {seat} gives up what is left"),
            Event::Skipped { seat, .. } => write!(f, "seat {seat} plays no card here"),
            Event::SkipLaid { on, skips, .. } => write!(f, "the next turn of seat {on} lacks {skips} of its actions"),
            Event::TileBlocked { state, tile, .. } => write!(f, "the tile {tile} of {state} is blocked"),
            Event::TileRestored { state, tile } => write!(f, "the tile {tile} of {state} is back"),
            Event::Reshuffled { deck, cards } => {
                write!(f, "the {cards} discarded {deck} cards are shuffled into a new deck")
            }
            Event::SlotFilled { deck, slot, card } => write!(f, "{card} is turned up in slot {slot} of the {deck} row"),
            Event::TurnEnded { seat } => write!(f, "seat {seat} ends its turn"),
            Event::GameOver { outcome } => match outcome.reason.as_ref() {
                "target" => write!(f, "the target is reached: the game is over"),
                "states" => write!(f, "no state is left open: the game is over"),
                _ => write!(f, "the last round is played: the game is over"),
            },
        }
    }
}

/// `2 voters, 1 moolah`; `nothing` for nothing.
fn tokens(voter: u16, moolah: u16, power: u16) -> String {
    let voters = if voter == 1 { "voter" } else { "voters" };
    let parts = [(voter, voters), (moolah, "moolah"), (power, "power")];
    let parts: Vec<String> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}")).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn track_word(track: crate::words::Award) -> &'static str {
    match track {
        crate::words::Award::National => "state",
        other => other.word(),
    }
}

impl Action {
    fn words(self) -> &'static str {
        match self {
            Action::Seat => "a seat",
            Action::Power => "a show of power",
            Action::Track => "a step on a track",
            Action::State => "the benefits of a state",
            Action::Play => "a card",
            Action::Cash => "cashing cards",
        }
    }
}

impl Purpose {
    fn words(self) -> &'static str {
        match self {
            Purpose::Seat | Purpose::Power => "the seat",
            Purpose::Track => "the step",
            Purpose::Card => "the card",
        }
    }
}

impl Source {
    fn words(self) -> &'static str {
        match self {
            Source::Start => "to begin with",
            Source::Tile => "from the tile",
            Source::State => "from the state",
            Source::Step => "for the step",
            Source::Card => "by the card",
            Source::Cash => "for the card",
        }
    }
}

impl Way {
    fn words(self) -> &'static str {
        match self {
            Way::Seat => "with voters",
            Way::Power => "by power",
            Way::Card => "by a card",
        }
    }
}

impl How {
    fn words(self) -> &'static str {
        match self {
            How::Action => "",
            How::Addon => " as an add-on",
            How::Free => " freely",
            How::Step => " on the step",
            How::Flipped => " as turned up",
            How::Snatched => " as snatched",
            How::Chit => " in answer",
        }
    }
}

impl fmt::Display for FrameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FrameName::Pick => "pick",
            FrameName::Main => "main",
            FrameName::Cash => "cash",
            FrameName::Benefit => "benefit",
            FrameName::Draw => "draw",
            FrameName::StepPlay => "step_play",
            FrameName::Flipped => "flipped",
            FrameName::Snatched => "snatched",
            FrameName::React => "react",
            FrameName::Trim => "trim",
            FrameName::Over => "over",
        })
    }
}
