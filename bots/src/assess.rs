//! How the chances stand, and what a strong player would do: for hints, and for looking back at a game. As honest as the bots: all of
//! it is made from a view, and from worlds that its owner could not tell from the real one.

use hustings_core::{Game, Luck, PerSeat, Seat, Silent, Start};

use crate::mcts::{serves, steered};
use crate::minimax::Aim;
use crate::timer::Timer;
use crate::{Budget, Choice, Considered, Minimax, NoChoice, Player as _, Search, imagine};

/// How many moves are named.
const MOST: usize = 5;
/// Moves tried at least so often, as a part of how often the most tried one was, are told apart by what they brought; what was tried
/// less was given up for a reason.
const CONTENDS: u32 = 4;
/// Worlds in which a move is tried that the search did not care for.
const TRIALS: u32 = 64;

/// How the chances stand.
#[derive(Debug, Clone, PartialEq)]
pub struct Assessed {
    /// Each seat's chance of winning. They sum to 1, except at a table for one: there it is how good the position looks.
    pub shares: PerSeat<f32>,
    /// The game is over, or every line was followed to its end.
    pub exact: bool,
}

/// A move as it was judged.
#[derive(Debug, Clone, PartialEq)]
pub struct Judged<M> {
    pub mv: M,
    /// The mover's chance of winning with it.
    pub share: f32,
    /// How often it was tried; 0 where there was nothing to compare.
    pub visits: u32,
    /// By how much the mover's final score is the higher if both play as well as can be, where every line was followed to its end.
    pub solved: Option<i32>,
}

/// What a strong player would do.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<M> {
    /// How the chances stand if the mover does as advised.
    pub shares: PerSeat<f32>,
    /// The best first.
    pub best: Vec<Judged<M>>,
    /// The move that was asked about besides.
    pub played: Option<Judged<M>>,
}

/// How the chances stand to whoever sees `view`, be it a seat, a spectator or somebody who sees everything: the mean over worlds as
/// they may be, each played on a little.
pub fn assess<G: Game>(
    start: &Start<G>,
    view: &G::View,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Assessed, NoChoice> {
    let seats = start.seats();
    let mut root = imagine(start, view, luck)?;
    if G::pending(&root).is_empty() {
        return Ok(Assessed { shares: standing::<G>(&root, seats), exact: true });
    }
    let mut timer = Timer::new(budget);
    let (mut world, mut moves) = (root.clone(), Vec::new());
    let (mut worlds, mut used) = (1, 0);
    let (mut shares, mut count) = (PerSeat::new(seats, |_| 0.0_f32), 0.0);
    while timer.goes_on() {
        if G::INFO.hidden && used == serves(worlds) {
            root = imagine(start, view, luck)?;
            (worlds, used) = (worlds + 1, 0);
        }
        used += 1;
        world.clone_from(&root);
        steered::<G>(&mut world, luck, &mut moves, Search::default().cut);
        add(&mut shares, &standing::<G>(&world, seats));
        count += 1.0;
    }
    Ok(Assessed { shares: shares.each(|sum| sum / count), exact: false })
}

/// The same with more care where two play and neither has secrets: there the chances are what a search finds, and exact where it sees
/// every line's end.
pub fn appraise<G: Game>(
    start: &Start<G>,
    view: &G::View,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Assessed, NoChoice> {
    let asked = G::pending(&imagine(start, view, luck)?).first();
    if let (2, false, Some(seat)) = (start.seats(), G::INFO.secrets, asked)
        && let choice = Minimax::<G>::new(budget, Search::default()).choose(start, view, seat, luck)?
        && let Some(best) = judged(choice).into_iter().next()
        && best.visits > 0
    {
        return Ok(Assessed { shares: between_two(seat, best.share), exact: best.solved.is_some() });
    }
    assess(start, view, luck, budget)
}

/// What a strong player would do for `seat`, which must be asked, and what it thinks of `played`.
pub fn advise<G: Game>(
    start: &Start<G>,
    view: &G::View,
    seat: Seat,
    played: Option<&G::Move>,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Advice<G::Move>, NoChoice> {
    let (glance, rest) = shared_out(budget);
    let mut shares = assess(start, view, luck, glance)?.shares;
    let mut judged = judged(Minimax::new(rest, Search::default()).think(start, view, seat, luck, Aim::Compare)?);
    // The search also counts ranks; who wins is what people ask. With two it is the same, with more the playouts give the measure, and
    // the search how moves compare.
    match start.seats() {
        _ if judged[0].visits == 0 => {}
        1 => shares[seat] = judged[0].share,
        2 => shares = between_two(seat, judged[0].share),
        _ => {
            let scale = if judged[0].share > 0.0 { shares[seat] / judged[0].share } else { 0.0 };
            judged.iter_mut().for_each(|option| option.share *= scale);
        }
    }
    if judged[0].visits == 0 {
        judged[0].share = shares[seat];
    }
    let played = match played {
        Some(mv) => Some(match judged.iter().find(|option| option.mv == *mv) {
            Some(known) => known.clone(),
            None => Judged {
                mv: mv.clone(),
                share: judged[0].share * compared(start, view, seat, mv, &judged[0].mv, luck)?,
                visits: 0,
                solved: None,
            },
        }),
        None => None,
    };
    judged.truncate(MOST);
    Ok(Advice { shares, best: judged, played })
}

/// The best first; never empty.
fn judged<M>(choice: Choice<M>) -> Vec<Judged<M>> {
    let Choice { mv, considered } = choice;
    if considered.is_empty() {
        return vec![Judged { mv, share: 0.0, visits: 0, solved: None }];
    }
    let judge = |option: Considered<M>| Judged {
        mv: option.mv,
        share: option.share.clamp(0.0, 1.0),
        visits: option.visits.max(1),
        solved: option.solved,
    };
    let mut judged: Vec<_> = considered.into_iter().map(judge).collect();
    let contend = judged.iter().take_while(|option| option.visits * CONTENDS >= judged[0].visits).count();
    let (contending, given_up) = judged.split_at_mut(contend);
    contending.sort_by(|one, other| other.share.total_cmp(&one.share).then(other.solved.cmp(&one.solved)));
    // A few lucky tries prove nothing.
    let least = contending.last().map_or(1.0, |option| option.share);
    given_up.iter_mut().for_each(|option| option.share = option.share.min(least));
    given_up.sort_by(|one, other| other.share.total_cmp(&one.share));
    judged
}

/// What `mv` is worth to the seat as a part of what `best` is, from playouts in the same worlds with the same luck.
fn compared<G: Game>(
    start: &Start<G>,
    view: &G::View,
    seat: Seat,
    mv: &G::Move,
    best: &G::Move,
    luck: &mut Luck,
) -> Result<f32, NoChoice> {
    let (mut moves, mut sums) = (Vec::new(), [0.0; 2]);
    for _ in 0..TRIALS {
        let (root, chance) = (imagine(start, view, luck)?, luck.next_u64());
        for (mv, sum) in [mv, best].into_iter().zip(&mut sums) {
            let (mut world, mut luck) = (root.clone(), Luck::from_number(chance));
            // A move with words of its own is not listed, but taken; what is refused all the same brings nothing.
            if G::play(&mut world, seat, mv, &mut luck, &mut Silent).is_ok() {
                steered::<G>(&mut world, &mut luck, &mut moves, Search::default().cut);
                *sum += standing::<G>(&world, start.seats())[seat];
            }
        }
    }
    Ok(if sums[1] > 0.0 { (sums[0] / sums[1]).min(1.0) } else { 1.0 })
}

/// An eighth of the budget for how things stand, the rest for what to do.
fn shared_out(budget: Budget) -> (Budget, Budget) {
    let nodes = |nodes: u32| (nodes.div_ceil(8), nodes - nodes / 8);
    match budget {
        Budget::Nodes(all) => (Budget::Nodes(nodes(all).0), Budget::Nodes(nodes(all).1)),
        Budget::Time(time) => (Budget::Time(time / 8), Budget::Time(time - time / 8)),
        Budget::NodesWithin(all, time) => {
            let (glance, rest) = nodes(all);
            (Budget::NodesWithin(glance, time / 8), Budget::NodesWithin(rest, time - time / 8))
        }
    }
}

fn between_two(seat: Seat, share: f32) -> PerSeat<f32> {
    PerSeat::new(2, |other| if other == seat { share } else { 1.0 - share })
}

fn add(sums: &mut PerSeat<f32>, shares: &PerSeat<f32>) {
    for (seat, sum) in sums.iter_mut() {
        *sum += shares[seat];
    }
}

/// Who wins where the game is over, else who looks likely to: evaluations say how a seat stands against its rivals, so in proportion
/// they are chances.
fn standing<G: Game>(world: &G::State, seats: u8) -> PerSeat<f32> {
    if seats == 1 {
        return PerSeat::new(1, |seat| G::evaluate(world, seat));
    }
    if let Some(outcome) = G::outcome(world) {
        return PerSeat::new(seats, |seat| outcome.won(seat));
    }
    let looks = PerSeat::new(seats, |seat| G::evaluate(world, seat).clamp(0.0, 1.0));
    let sum: f32 = looks.values().iter().sum();
    looks.each(|own| if sum > 0.0 { own / sum } else { 1.0 / f32::from(seats) })
}
