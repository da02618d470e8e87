//! Events as sentences.

use std::fmt;

use crate::events::{DiscardCause, DrawCause, Event, Named, PayCause, PickCause, ShuffleCause, Tie};

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.name, self.card)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::FirstSpeaker { seat, drawn: true } => write!(f, "seat {seat} is drawn to speak first"),
            Event::FirstSpeaker { seat, drawn: false } => write!(f, "seat {seat} speaks first"),
            Event::IssuesShuffled { issues, removed } => {
                write!(f, "the {issues} Issues are shuffled, and {removed} go back into the box unseen")
            }
            Event::Candidate { seat, candidate: "no_name", party, favors, .. } => {
                write!(f, "seat {seat} runs without a name for party {}, with {favors} Favors", party.letter())
            }
            Event::Candidate { seat, name, favors, drawn: true, .. } => {
                write!(f, "seat {seat} is dealt {name}, with {}", many(*favors, "Favor"))
            }
            Event::Candidate { seat, name, favors, .. } => {
                write!(f, "seat {seat} chooses {name}, with {}", many(*favors, "Favor"))
            }
            Event::PileShuffled { cards, cause: ShuffleCause::Setup, .. } => {
                write!(f, "the {cards} Campaign cards are shuffled")
            }
            Event::PileShuffled { cards, cause: ShuffleCause::Low, .. } => {
                write!(f, "the discard pile ({}) is shuffled and put under the draw pile", many(*cards, "card"))
            }
            Event::PileShuffled { cards, cause: ShuffleCause::Empty, .. } => {
                write!(f, "the draw pile is empty: {} from the discard pile are shuffled", many(*cards, "card"))
            }
            Event::Drew { seat, count, cards, cause, .. } => {
                let verb = match cause {
                    DrawCause::Setup | DrawCause::Deal => "is dealt",
                    DrawCause::Winner => "is dealt, as the winner,",
                    DrawCause::Consolation => "is dealt, as a consolation,",
                    DrawCause::Party => "draws, for its party's symbol,",
                    DrawCause::Issue | DrawCause::Card | DrawCause::Power => "draws",
                };
                write!(f, "seat {seat} {verb} {}", these(*count, cards.as_deref()))
            }
            Event::Raised { round, speaker, name, votes, .. } => {
                write!(f, "round {round}: seat {speaker} raises {name}, worth {}", votes_of(*votes))
            }
            Event::Sidestep { seat, name, cost: 0, .. } => write!(f, "seat {seat} sidesteps {name} for nothing"),
            Event::Sidestep { seat, name, cost, .. } => {
                write!(f, "seat {seat} sidesteps {name} for {}", many(*cost, "card"))
            }
            Event::Buried { name, .. } => write!(f, "{name} goes to the bottom of the deck"),
            Event::Contested { seat, name, .. } => write!(f, "seat {seat} opens the contest for {name}"),
            Event::PicksOpened { cause, count, asked } => {
                let what = match cause {
                    PickCause::Sidestep | PickCause::Discard | PickCause::WinnerDiscard => "discard",
                    PickCause::Freeze | PickCause::CardFreeze => "freeze",
                    PickCause::PassLeft => "pass to the left",
                };
                let seats: Vec<String> = asked.iter().map(ToString::to_string).collect();
                match seats.as_slice() {
                    [] => write!(f, "{} to {what}, and nobody has a choice", many(*count, "card")),
                    [one] => write!(f, "seat {one} picks {} to {what}", many(*count, "card")),
                    several => write!(f, "seats {} pick {} to {what}", several.join(", "), many(*count, "card")),
                }
            }
            Event::Picked { seat, card: Some(card) } => write!(f, "seat {seat} picks {card}"),
            Event::Picked { seat, card: None } => write!(f, "seat {seat} picks a card"),
            Event::PicksDone { seat } => write!(f, "seat {seat} has picked"),
            Event::Discarded { seat, cards, cause, .. } => {
                let why = match cause {
                    DiscardCause::Card => " at random",
                    DiscardCause::Sidestep | DiscardCause::Issue | DiscardCause::Power => "",
                };
                write!(f, "seat {seat} discards {}{why}", list(cards))
            }
            Event::Froze { seat, count, cards, random, .. } => {
                let why = if *random { " at random" } else { "" };
                write!(f, "seat {seat} freezes {}{why}", these(*count, cards.as_deref()))
            }
            Event::Thawed { seat, count } => write!(f, "seat {seat} has {} back from the ice", many(*count, "card")),
            Event::PassedLeft { from, to, count, cards } => {
                write!(f, "seat {from} passes {} to seat {to}", these(*count, cards.as_deref()))
            }
            Event::Turn { seat, plays: 1 } => write!(f, "it is seat {seat}'s turn"),
            Event::Turn { seat, plays } => write!(f, "seat {seat} goes on, with {} left", many(*plays, "play")),
            Event::Skipped { seat, card, .. } => write!(f, "{card} costs seat {seat} its turn, which counts as a pass"),
            Event::Passed { seat, counts: true, .. } => write!(f, "seat {seat} passes"),
            Event::Passed { seat, counts: false, .. } => write!(f, "seat {seat} gives up its extra plays"),
            Event::Polled { seat, card, at } => write!(f, "seat {seat} polls {card} in front of seat {at}"),
            Event::Played { seat, card, target, on, .. } => {
                write!(f, "seat {seat} plays {card}")?;
                if let Some(on) = on {
                    write!(f, " on {on}")?;
                }
                target.map_or(Ok(()), |target| write!(f, " at seat {target}"))
            }
            Event::Reacted { seat, card, answers, target: Some(target), .. } => {
                write!(f, "seat {seat} answers {answers} with {card}, towards seat {target}")
            }
            Event::Reacted { seat, card, answers, .. } => write!(f, "seat {seat} answers {answers} with {card}"),
            Event::Asked { seat, about } => write!(f, "seat {seat} may answer {about}"),
            Event::Ok { seat } => write!(f, "seat {seat} says ok"),
            Event::Canceled { card, by: Some(by) } => write!(f, "{card} is canceled by {by}; both are discarded"),
            Event::Canceled { card, by: None } => write!(f, "{card} is canceled and discarded"),
            Event::Redirected { seat, card, by, at } => {
                write!(f, "by {by}, seat {seat} now plays {card}, at seat {at}")
            }
            Event::Landed { card, seat } => write!(f, "{card} lies in front of seat {seat}"),
            Event::Spent { card } => write!(f, "{card} is discarded"),
            Event::Removed { seat, cards, .. } => write!(f, "{} in front of seat {seat}: discarded", list(cards)),
            Event::Moved { card, from, to } => write!(f, "{card} moves from seat {from} to seat {to}"),
            Event::Peeked { seat, target, cards: Some(cards) } => {
                write!(f, "seat {seat} sees the hand of seat {target}: {}", list(cards))
            }
            Event::Peeked { seat, target, cards: None } => write!(f, "seat {seat} looks at the hand of seat {target}"),
            Event::Stole { seat, from, count, cards } => {
                write!(f, "seat {seat} takes {} from seat {from}", these(*count, cards.as_deref()))
            }
            Event::Retrieved { seat, card } => write!(f, "seat {seat} takes {card} out of the discard pile"),
            Event::Extra { seat, plays } => write!(f, "seat {seat} has {} left", many(*plays, "play")),
            Event::Power { seat, power } => write!(f, "seat {seat} uses its power, {power}"),
            Event::Foresaw { seat, issue: Some(issue) } => write!(f, "seat {seat} sees that the next Issue is {issue}"),
            Event::Foresaw { seat, issue: None } => write!(f, "seat {seat} looks at the next Issue"),
            Event::Offered { seat, to, give, want, text } => {
                match (give, want) {
                    (give, 0) => write!(f, "seat {seat} offers seat {to} {}", many(*give, "Favor"))?,
                    (0, want) => write!(f, "seat {seat} asks seat {to} for {}", many(*want, "Favor"))?,
                    (give, want) => write!(f, "seat {seat} offers seat {to} {} for {want}", many(*give, "Favor"))?,
                }
                text.as_ref().map_or(Ok(()), |text| write!(f, ": “{text}”"))
            }
            Event::Accepted { seat, from } => write!(f, "seat {seat} accepts the offer of seat {from}"),
            Event::Declined { seat, from } => write!(f, "seat {seat} declines the offer of seat {from}"),
            Event::Withdrawn { seat } => write!(f, "seat {seat} withdraws its offer"),
            Event::Lapsed { seat } => write!(f, "the offer of seat {seat} lapses"),
            Event::Paid { from, to, card, stack, cause } => {
                let verb = match cause {
                    PayCause::Trade => "gives",
                    PayCause::Issue => "has to give",
                };
                write!(f, "seat {from} {verb} seat {to} {}", many(card + stack, "Favor"))
            }
            Event::Won { seat, name, votes, polling, tie, .. } => {
                let polled = polling.get(*seat).copied().unwrap_or_default();
                write!(f, "seat {seat} wins {name} with {polled} Polling and takes {}", votes_of(*votes))?;
                match tie {
                    None => Ok(()),
                    Some(Tie::Power) => f.write_str(", since its Candidate wins ties"),
                    Some(Tie::Card) => f.write_str(", since its lawyers win ties"),
                    Some(Tie::Order) => f.write_str(", being the first of those tied"),
                }
            }
            Event::FavorDue { seat, most, from } => {
                let seats: Vec<String> = from.iter().map(ToString::to_string).collect();
                write!(f, "seat {seat} takes {} from one of the seats {}", many(*most, "Favor"), seats.join(", "))
            }
            Event::Speaker { seat } => write!(f, "seat {seat} is the next Speaker"),
            Event::GameOver { outcome } if outcome.reason == "landslide" => {
                f.write_str("a landslide ends the election")
            }
            Event::GameOver { .. } => f.write_str("the election is over: the Votes are counted"),
        }
    }
}

fn many(count: u8, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn votes_of(votes: i8) -> String {
    if votes.abs() == 1 { format!("{votes} Vote") } else { format!("{votes} Votes") }
}

/// The cards, for those who may know them, or how many there are.
fn these(count: u8, cards: Option<&[Named]>) -> String {
    match cards {
        Some(cards) if !cards.is_empty() => list(cards),
        _ => many(count, "card"),
    }
}

fn list(cards: &[Named]) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
