//! The results of an arena: win shares with confidence intervals, per bot and split by facts of the seats.

use std::collections::BTreeMap;

use hustings_core::{CompleteGame, Start};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use super::{Arena, Entrant, Played, rating};
use crate::{Interval, wilson};

/// The results of an arena.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Results {
    pub game: &'static str,
    pub rules: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    pub seats: u8,
    pub options: Value,
    pub seed: String,
    pub games: u32,
    pub moves_per_game: f64,
    pub lengths: Lengths,
    pub bots: Vec<Score>,
    /// By seat, then by the game's facts: leader, candidate, place.
    pub splits: Vec<Split>,
}

/// The lengths of the games, in moves.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Lengths {
    pub shortest: u32,
    pub median: u32,
    pub longest: u32,
    /// A histogram: the number of games in each of equally wide spans from the shortest to the longest.
    pub spans: Vec<u32>,
}

/// The results of one bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Score {
    pub bot: String,
    /// Games it played in.
    pub games: u32,
    /// Games that only it won.
    pub won: u32,
    /// Games it won together with another bot.
    pub shared: u32,
    /// Its share of the wins in its games; a shared win counts in part.
    pub share: f64,
    /// 95 % confidence interval, as if all games were independent.
    pub interval: Interval,
    /// The share it would have if all bots were equally strong.
    pub fair: f64,
    /// Its share for each seat, over its games on that seat.
    pub by_seat: Vec<f64>,
    /// On the Elo scale, with a mean of 0. Absent if there is only one bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// 95 % confidence interval, by bootstrap over rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating_interval: Option<Interval>,
    /// Games it lost because it crashed, was too slow or played nonsense.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeits>,
}

/// Games that an engine lost for the same reason.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forfeits {
    pub why: String,
    pub games: u32,
}

/// Win shares split by one kind of fact.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Split {
    pub kind: String,
    pub bars: Vec<Bar>,
}

/// The seats with one fact in common.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export, export_to = "lab.ts")]
pub struct Bar {
    pub name: String,
    /// The number of seats, over all games.
    pub seats: u32,
    /// Their wins; shared ones count in part.
    pub wins: f64,
    /// Their wins divided by a fair share of the wins.
    pub of_fair: f64,
    /// 95 % confidence interval of `of_fair`, as if all seats were independent.
    pub interval: Interval,
}

/// Drops the games of unfinished rounds, in which not every bot has had every seat.
pub(super) fn keep_whole_rounds(played: &mut Vec<Played>, round: u32) {
    let mut finished: BTreeMap<u32, u32> = BTreeMap::new();
    for game in played.iter() {
        *finished.entry(game.number / round).or_default() += 1;
    }
    played.retain(|game| finished[&(game.number / round)] == round);
}

pub(super) fn results<G: CompleteGame>(start: &Start<G>, arena: &Arena, played: &[Played]) -> Results {
    let games = played.len() as u32;
    let ratings = rating::ratings(arena.bots.len(), played);
    let intervals = rating::intervals(arena.bots.len(), played, arena.round());
    let scores = arena.bots.iter().zip(ratings.into_iter().zip(intervals)).enumerate();
    Results {
        game: G::INFO.name,
        rules: G::INFO.rules_version,
        set: start.set().version(),
        seats: start.seats(),
        options: serde_json::to_value(start.options()).expect("options are plain data"),
        seed: arena.seed.clone(),
        games,
        moves_per_game: played.iter().map(|game| f64::from(game.moves)).sum::<f64>() / f64::from(games),
        lengths: lengths(played),
        bots: scores.map(|(bot, (entrant, rating))| score(entrant, bot, rating, start.seats(), played)).collect(),
        splits: splits(start.seats(), played),
    }
}

pub(crate) fn lengths(played: &[Played]) -> Lengths {
    const SPANS: u32 = 24;
    let mut moves: Vec<u32> = played.iter().map(|game| game.moves).collect();
    moves.sort_unstable();
    let (shortest, longest) = (moves[0], moves[moves.len() - 1]);
    let range = longest - shortest + 1;
    let count = range.min(SPANS);
    let mut spans = vec![0; count as usize];
    for moves in &moves {
        let span = u64::from(moves - shortest) * u64::from(count) / u64::from(range);
        spans[span as usize] += 1;
    }
    Lengths { shortest, median: moves[moves.len() / 2], longest, spans }
}

fn score(
    entrant: &Entrant,
    bot: usize,
    (rating, rating_interval): (Option<f64>, Option<Interval>),
    seats: u8,
    played: &[Played],
) -> Score {
    let (mut won, mut shared, mut credit, mut held, mut games) = (0, 0, 0.0, 0, 0);
    let mut by_seat = vec![(0.0, 0u32); usize::from(seats)];
    for game in played {
        let own = |seat: &usize| game.seating[*seat] == bot;
        let winners = (0..usize::from(seats)).filter(|seat| game.ranks[*seat] == 1);
        let (winners, winning) = (winners.clone().count(), winners.filter(own).count());
        if winning == winners {
            won += 1;
        } else if winning > 0 {
            shared += 1;
        }
        games += u32::from(game.seating.contains(&bot));
        for seat in (0..usize::from(seats)).filter(own) {
            credit += game.credit(seat);
            held += 1;
            by_seat[seat].0 += game.credit(seat);
            by_seat[seat].1 += 1;
        }
    }
    Score {
        bot: entrant.to_string(),
        games,
        won,
        shared,
        share: credit / f64::from(games.max(1)),
        interval: wilson(credit, games),
        fair: f64::from(held) / (f64::from(games.max(1)) * f64::from(seats)),
        by_seat: by_seat.iter().map(|(sum, sat)| sum / f64::from((*sat).max(1))).collect(),
        rating,
        rating_interval,
        forfeits: forfeits(bot, played),
    }
}

fn forfeits(bot: usize, played: &[Played]) -> Vec<Forfeits> {
    let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
    for (_, why) in played.iter().flat_map(|game| &game.forfeits).filter(|(who, _)| *who == bot) {
        *reasons.entry(why).or_default() += 1;
    }
    reasons.into_iter().map(|(why, games)| Forfeits { why: why.to_owned(), games }).collect()
}

pub(crate) fn splits(seats: u8, played: &[Played]) -> Vec<Split> {
    let mut counts = Counts { kinds: vec!["seat".to_owned()], held: BTreeMap::new() };
    for game in played {
        for (seat, facts) in game.facts.iter().enumerate() {
            let credit = game.credit(seat);
            counts.add("seat", &seat.to_string(), credit);
            for (kind, name) in facts {
                counts.add(kind, name, credit);
            }
        }
    }
    let mut splits: Vec<Split> = counts.kinds.into_iter().map(|kind| Split { kind, bars: Vec::new() }).collect();
    for ((kind, _, name), (wins, held)) in counts.held {
        splits[kind].bars.push(bar(name, wins, held, seats));
    }
    splits
}

/// Counts wins by fact.
struct Counts {
    /// In the order in which the game lists them.
    kinds: Vec<String>,
    /// Wins and seats by kind and name, where numbers are sorted by value and other names alphabetically.
    held: BTreeMap<(usize, usize, String), (f64, u32)>,
}

impl Counts {
    fn add(&mut self, kind: &str, name: &str, credit: f64) {
        let at = self.kinds.iter().position(|known| known == kind).unwrap_or_else(|| {
            self.kinds.push(kind.to_owned());
            self.kinds.len() - 1
        });
        let digits = if name.parse::<u32>().is_ok() { name.len() } else { 0 };
        let (wins, held) = self.held.entry((at, digits, name.to_owned())).or_default();
        *wins += credit;
        *held += 1;
    }
}

fn bar(name: String, wins: f64, held: u32, seats: u8) -> Bar {
    let share = wilson(wins, held);
    let scale = f64::from(seats);
    Bar {
        name,
        seats: held,
        wins,
        of_fair: wins / f64::from(held) * scale,
        interval: Interval { low: share.low * scale, high: share.high * scale },
    }
}
