//! Events as sentences.

use std::fmt;

use crate::events::{DiscardReason, Event, From, PawnReason, Pile, StrokePlace, TuckReason, VotesReason, WonBy};
use crate::view::Supply;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Shuffled { pile, cards, again: false } => write!(f, "the {cards} {} are shuffled", words(*pile)),
            Event::Shuffled { pile, cards, .. } => {
                write!(f, "the {cards} discarded {} are shuffled into a new deck", words(*pile))
            }
            Event::SeatsChosen { seats } => write!(f, "the Seats from A on are {}", seats.join(", ")),
            Event::Displayed { stroke, .. } => write!(f, "the Masterstroke {stroke} is turned up"),
            Event::Started { seat, cards, .. } => write!(f, "player {seat} starts with {}", cards.join(" ")),
            Event::StrokeTaken { seat, from, stroke, .. } => match (from, stroke) {
                (From::Display, Some(stroke)) => write!(f, "player {seat} takes the open Masterstroke {stroke}"),
                (_, Some(stroke)) => write!(f, "player {seat} takes a Masterstroke unseen: {stroke}"),
                (_, None) => write!(f, "player {seat} takes a Masterstroke unseen"),
            },
            Event::Pack { seat, tiles: Some(tiles), .. } => write!(f, "player {seat} looks at {}", tiles.join(" ")),
            Event::Pack { seat, count, .. } => write!(f, "player {seat} looks at a pack of {count}"),
            Event::LastTile { seat, tile: Some(tile) } => write!(f, "player {seat} leaves {tile} to nobody"),
            Event::LastTile { seat, .. } => write!(f, "player {seat} leaves the last tile to nobody"),
            Event::Chose { seat, choice, .. } => write!(f, "player {seat} chooses in secret: {choice}"),
            Event::Picked { round } => write!(f, "everybody has picked for the {}", ordinal(*round)),
            Event::Fielded { seat, candidates } => write!(f, "player {seat} fields {}", candidates.join(" ")),
            Event::Round { round } => write!(f, "round {round} begins"),
            Event::Pawn { to, why, .. } => match why {
                PawnReason::Highest => write!(f, "player {to} is the most popular and has the Media pawn"),
                PawnReason::RightMost => {
                    write!(f, "player {to} is the most popular on the right and has the Media pawn")
                }
                PawnReason::Random => {
                    write!(f, "nothing parts the most popular: chance gives player {to} the Media pawn")
                }
                PawnReason::OnlyOne => write!(f, "the Media pawn has to be passed on to player {to}"),
                PawnReason::Given => write!(f, "player {to} is given the Media pawn"),
            },
            Event::NothingToTake { seat } => write!(f, "there is no Masterstroke for player {seat} to take"),
            Event::StrokesRevealed { strokes } => {
                write!(f, "Masterstrokes are turned over:")?;
                for (seat, stroke) in strokes.iter() {
                    write!(f, " player {seat} {}", stroke.unwrap_or("none"))?;
                }
                Ok(())
            }
            Event::Targeted { seat, stroke, target } => write!(f, "player {seat} aims {stroke} at {target}"),
            Event::Wasted { seat, stroke } => write!(f, "{stroke} of player {seat} does nothing"),
            Event::StrokeMoved { stroke, to, seat } => match to {
                StrokePlace::Bottom => write!(f, "{stroke} goes to the bottom of the deck"),
                StrokePlace::Table => write!(f, "{stroke} stays face up before player {seat}"),
                StrokePlace::Discard => write!(f, "{stroke} of player {seat} is over and discarded"),
            },
            Event::DrawNamed { seat, rally, asset } => {
                write!(f, "player {seat} asks for {rally} Rally and {asset} Asset cards")
            }
            Event::Dealt { seat, pile, count, cards } => {
                write!(f, "player {seat} draws {count} {}", words(*pile))?;
                cards.as_ref().map_or(Ok(()), |cards| write!(f, ": {}", cards.join(" ")))
            }
            Event::DrawsLost { seat, pile, count } => {
                write!(f, "no {} are left: player {seat} goes without {count}", words(*pile))
            }
            Event::Stolen { from, to, count, cards } => {
                write!(f, "player {to} takes {count} {} from player {from}'s hand", cards_word(*count))?;
                cards.as_ref().map_or(Ok(()), |cards| write!(f, ": {}", cards.join(" ")))
            }
            Event::Discarded { seat, cards, why } => {
                let reason = match why {
                    DiscardReason::Cost => "pays with",
                    DiscardReason::Limit => "drops down to the hand limit:",
                    DiscardReason::Stroke => "has to drop",
                };
                write!(f, "player {seat} {reason} {}", cards.join(" "))
            }
            Event::Played { seat, cards } if cards.is_empty() => write!(f, "player {seat} played nothing"),
            Event::Played { seat, cards } => {
                write!(f, "player {seat} turns over")?;
                cards.iter().try_for_each(|played| write!(f, " {} at {}", played.card, played.at))
            }
            Event::Tucked { seat, at, card, why } => {
                let source = match why {
                    TuckReason::Played => "",
                    TuckReason::Rally => " from the rally",
                    TuckReason::Stroke => " without cost",
                };
                write!(f, "{card} goes under player {seat}'s Candidate {at}{source}")
            }
            Event::Due { seat, due } => write!(f, "player {seat} has {due} {} to pay", cards_word(*due)),
            Event::Scattered { seat, at, cards } => {
                write!(f, "player {seat}'s rally at {at} loses {}", cards.join(" "))
            }
            Event::Shifted { seat, from, to, cards } => {
                write!(f, "player {seat} moves {} from {from} to {to}", cards.join(" "))
            }
            Event::RallyEnded { seat, at, issue, length, rally, candidate, seat_issue, damp, votes } => {
                write!(
                    f,
                    "player {seat} ends the rally of {length} at {at} for {}: {rally} in the rally",
                    issue.name()
                )?;
                write!(f, ", {candidate} on the Candidate, {seat_issue} on the Seat")?;
                if *damp > 0 {
                    write!(f, ", {damp} taken off")?;
                }
                write!(f, " make {votes}")
            }
            Event::Votes { seat, at, wanted, sum, cards, why } => {
                let reason = match why {
                    VotesReason::Rally => "",
                    VotesReason::Extra => " more",
                    VotesReason::Stroke => " by Masterstroke",
                    VotesReason::Bonus => " in the election",
                    VotesReason::Capital => " for the most Capital",
                };
                write!(f, "player {seat} places {sum} {}{reason} under Seat {at}", plural(*sum, "vote"))?;
                if sum < wanted {
                    write!(f, " for want of change for {wanted}")?;
                }
                if *sum > 0 {
                    write!(f, " ({})", written(cards))?;
                }
                Ok(())
            }
            Event::Minus { by, of, at } => write!(f, "player {by} puts a −2 of player {of} under Seat {at}"),
            Event::RallyDiscarded { seat, at, cards } if cards.is_empty() => {
                write!(f, "nothing is left of player {seat}'s rally at {at}")
            }
            Event::RallyDiscarded { seat, at, cards } => {
                write!(f, "player {seat}'s rally at {at} is cleared away: {}", cards.join(" "))
            }
            Event::Stopped { seat } => write!(f, "player {seat} ends no more rallies this round"),
            Event::Bonus { at, leaders, .. } if leaders.is_empty() => {
                write!(f, "nobody has a matching icon at Seat {at}")
            }
            Event::Bonus { at, counts, leaders, each } => {
                let counts: Vec<String> = counts.values().iter().map(ToString::to_string).collect();
                let leaders: Vec<String> = leaders.iter().map(ToString::to_string).collect();
                write!(f, "matching icons at Seat {at}: {}; ", counts.join(" to "))?;
                write!(f, "{each} {} for player {}", plural(*each, "vote"), leaders.join(" and "))
            }
            Event::Capital { leaders, .. } if leaders.is_empty() => write!(f, "nobody has any Capital"),
            Event::Capital { leaders, .. } => {
                let leaders: Vec<String> = leaders.iter().map(ToString::to_string).collect();
                write!(f, "most Capital: player {}", leaders.join(" and "))
            }
            Event::FreeDeclined { seat } => write!(f, "player {seat} leaves the free votes"),
            Event::SeatResult { at, totals, winner, by, .. } => {
                let totals: Vec<String> = totals.values().iter().map(ToString::to_string).collect();
                write!(f, "Seat {at}: {}; ", totals.join(" to "))?;
                match (winner, by) {
                    (Some(winner), WonBy::Issue) => write!(f, "a tie, and player {winner} wins by the issue"),
                    (Some(winner), _) => write!(f, "player {winner} wins"),
                    (None, _) => write!(f, "nobody wins"),
                }
            }
            Event::GameOver { .. } => write!(f, "all Seats are counted"),
        }
    }
}

fn words(pile: Pile) -> &'static str {
    match pile {
        Pile::Candidates => "Candidates",
        Pile::Seats => "Seats",
        Pile::Assets => "Asset cards",
        Pile::Rallies => "Rally cards",
        Pile::Strokes => "Masterstrokes",
    }
}

fn plural(count: u8, word: &str) -> String {
    if count == 1 { word.to_owned() } else { format!("{word}s") }
}

fn cards_word(count: u8) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}

fn ordinal(number: u8) -> String {
    let names = ["first", "second", "third", "fourth", "fifth"];
    names.get(usize::from(number).wrapping_sub(1)).map_or_else(|| number.to_string(), |name| format!("{name} time"))
}

/// Vote cards, highest first: `5+1`.
fn written(cards: &Supply) -> String {
    let values = [("5", cards.fives), ("3", cards.threes), ("1", cards.ones), ("−2", cards.minus)];
    let cards: Vec<&str> = values.iter().flat_map(|(value, count)| (0..*count).map(move |_| *value)).collect();
    cards.join("+")
}
