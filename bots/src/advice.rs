//! Win chances and recommended moves, for hints and for reviewing a game. Like the bots, all of it uses a view and
//! determinizations of that view, nothing else.

use hustings_core::{Luck, PerSeat, Search, Seat, Silent, Start};

use crate::mcts::{simulations_per_world, steered};
use crate::minimax::Aim;
use crate::timer::Timer;
use crate::{Budget, Candidate, ChoiceError, Decision, Minimax, Player as _, SearchSettings, imagine};

/// The most moves that advice names.
const MOST: usize = 5;
/// A move contends for the first place if it was visited at least 1/4 as often as the most visited one. Contenders are ordered by
/// share; a move with fewer visits was abandoned by the search for a reason.
const CONTENDS: u32 = 4;
/// In how many determinizations a played move is tried if the search did not consider it.
const TRIALS: u32 = 64;

/// Each seat's chance of winning.
#[derive(Debug, Clone, PartialEq)]
pub struct Chances {
    /// They sum to 1, except in a game for one seat: there it is the evaluation of the position.
    pub shares: PerSeat<f32>,
    /// The game is over, or every line was searched to the end.
    pub exact: bool,
}

/// What a strong player would do.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice<M> {
    /// The chances of all seats if the best move is made.
    pub shares: PerSeat<f32>,
    /// Best first.
    pub best: Vec<Candidate<M>>,
    /// The move that was played, if the caller named one.
    pub played: Option<Candidate<M>>,
}

impl<M> Advice<M> {
    pub(crate) fn map<N>(self, write: impl Fn(M) -> N) -> Advice<N> {
        Advice {
            shares: self.shares,
            best: self.best.into_iter().map(|candidate| candidate.map(&write)).collect(),
            played: self.played.map(|candidate| candidate.map(&write)),
        }
    }
}

/// The chances as the owner of `view` can know them (a seat, a spectator, or someone who sees everything): the mean of short
/// playouts in many determinizations.
pub fn estimate_chances<G: Search>(
    start: &Start<G>,
    view: &G::View,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Chances, ChoiceError> {
    let seats = start.seats();
    let mut root = imagine(start, view, luck)?;
    if G::pending(&root).is_empty() {
        return Ok(Chances { shares: win_shares::<G>(&root, seats), exact: true });
    }
    let mut timer = Timer::new(budget);
    let (mut world, mut moves) = (root.clone(), Vec::new());
    let (mut worlds, mut used) = (1, 0);
    let (mut shares, mut count) = (PerSeat::new(seats, |_| 0.0_f32), 0.0);
    while timer.tick() {
        if G::INFO.hidden && used == simulations_per_world(worlds) {
            root = imagine(start, view, luck)?;
            (worlds, used) = (worlds + 1, 0);
        }
        used += 1;
        world.clone_from(&root);
        steered::<G>(&mut world, luck, &mut moves, SearchSettings::default().cut);
        add(&mut shares, &win_shares::<G>(&world, seats));
        count += 1.0;
    }
    Ok(Chances { shares: shares.each(|sum| sum / count), exact: false })
}

/// The chances by alpha-beta search in a two-seat game without secrets, exact if it reaches the end of every line; in
/// other games the same as [`estimate_chances`].
pub fn search_chances<G: Search>(
    start: &Start<G>,
    view: &G::View,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Chances, ChoiceError> {
    let pending = G::pending(&imagine(start, view, luck)?).first();
    if let (2, false, Some(seat)) = (start.seats(), G::INFO.secrets, pending)
        && let decision = Minimax::<G>::new(budget, SearchSettings::default()).choose(start, view, seat, luck)?
        && let Some(best) = ranked(decision).into_iter().next()
        && best.visits > 0
    {
        return Ok(Chances { shares: between_two(seat, best.share), exact: best.solved.is_some() });
    }
    estimate_chances(start, view, luck, budget)
}

/// What a strong player would do for `seat`, which must be pending, and how `played` compares.
pub fn advise<G: Search>(
    start: &Start<G>,
    view: &G::View,
    seat: Seat,
    played: Option<&G::Move>,
    luck: &mut Luck,
    budget: Budget,
) -> Result<Advice<G::Move>, ChoiceError> {
    let (for_chances, for_search) = split(budget);
    let mut shares = estimate_chances(start, view, luck, for_chances)?.shares;
    let mut search = Minimax::new(for_search, SearchSettings::default());
    let mut best = ranked(search.decide(start, view, seat, luck, Aim::Compare)?);
    // The search also rewards ranks, while advice is about winning. For two seats that is the same. For more, the playouts give
    // the level and the search gives the differences between moves.
    match start.seats() {
        _ if best[0].visits == 0 => {}
        1 => shares[seat] = best[0].share,
        2 => shares = between_two(seat, best[0].share),
        _ => {
            let scale = if best[0].share > 0.0 { shares[seat] / best[0].share } else { 0.0 };
            best.iter_mut().for_each(|candidate| candidate.share *= scale);
        }
    }
    if best[0].visits == 0 {
        best[0].share = shares[seat];
    }
    let played = match played {
        Some(mv) => Some(match best.iter().find(|candidate| candidate.mv == *mv) {
            Some(known) => known.clone(),
            None => {
                let share = best[0].share * relative_value(start, view, seat, mv, &best[0].mv, luck)?;
                Candidate { mv: mv.clone(), share, visits: 0, solved: None }
            }
        }),
        None => None,
    };
    best.truncate(MOST);
    Ok(Advice { shares, best, played })
}

/// The candidates by share, best first, but moves with few visits are never ranked above the contenders. Never empty.
fn ranked<M>(decision: Decision<M>) -> Vec<Candidate<M>> {
    let Decision { mv, mut candidates } = decision;
    if candidates.is_empty() {
        return vec![Candidate { mv, share: 0.0, visits: 0, solved: None }];
    }
    for candidate in &mut candidates {
        candidate.share = candidate.share.clamp(0.0, 1.0);
        candidate.visits = candidate.visits.max(1);
    }
    let most = candidates[0].visits;
    let contend = candidates.iter().take_while(|candidate| candidate.visits * CONTENDS >= most).count();
    let (contenders, abandoned) = candidates.split_at_mut(contend);
    contenders.sort_by(|one, other| other.share.total_cmp(&one.share).then(other.solved.cmp(&one.solved)));
    // A high mean of few visits proves nothing.
    let least = contenders.last().map_or(1.0, |candidate| candidate.share);
    abandoned.iter_mut().for_each(|candidate| candidate.share = candidate.share.min(least));
    abandoned.sort_by(|one, other| other.share.total_cmp(&one.share));
    candidates
}

/// The seat's chance with `mv` divided by its chance with `best`, from playouts in the same worlds with the same luck.
fn relative_value<G: Search>(
    start: &Start<G>,
    view: &G::View,
    seat: Seat,
    mv: &G::Move,
    best: &G::Move,
    luck: &mut Luck,
) -> Result<f32, ChoiceError> {
    let (mut moves, mut sums) = (Vec::new(), [0.0; 2]);
    for _ in 0..TRIALS {
        let (root, dice) = (imagine(start, view, luck)?, luck.next_u64());
        for (mv, sum) in [mv, best].into_iter().zip(&mut sums) {
            let (mut world, mut luck) = (root.clone(), Luck::from_number(dice));
            // A move with free text is legal although it is not listed. If a move is refused all the same, it counts as
            // 0.
            if G::play(&mut world, seat, mv, &mut luck, &mut Silent).is_ok() {
                steered::<G>(&mut world, &mut luck, &mut moves, SearchSettings::default().cut);
                *sum += win_shares::<G>(&world, start.seats())[seat];
            }
        }
    }
    Ok(if sums[1] > 0.0 { (sums[0] / sums[1]).min(1.0) } else { 1.0 })
}

/// An eighth of the budget for the chances, the rest for the search.
fn split(budget: Budget) -> (Budget, Budget) {
    let split_nodes = |nodes: u32| (nodes.div_ceil(8), nodes - nodes / 8);
    let split_time = |time: std::time::Duration| (time / 8, time - time / 8);
    match budget {
        Budget::Nodes(nodes) => {
            let (few, rest) = split_nodes(nodes);
            (Budget::Nodes(few), Budget::Nodes(rest))
        }
        Budget::Time(time) => {
            let (short, rest) = split_time(time);
            (Budget::Time(short), Budget::Time(rest))
        }
        Budget::NodesWithin(nodes, time) => {
            let ((few, more), (short, rest)) = (split_nodes(nodes), split_time(time));
            (Budget::NodesWithin(few, short), Budget::NodesWithin(more, rest))
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

/// Each seat's share of the win if the game is over. Before that, evaluations are scaled to sum to 1: they say how a
/// seat stands against its rivals, so their proportions serve as chances.
fn win_shares<G: Search>(world: &G::State, seats: u8) -> PerSeat<f32> {
    if seats == 1 {
        return PerSeat::new(1, |seat| G::evaluate(world, seat));
    }
    if let Some(outcome) = G::outcome(world) {
        return PerSeat::new(seats, |seat| outcome.won(seat));
    }
    let values = PerSeat::new(seats, |seat| G::evaluate(world, seat).clamp(0.0, 1.0));
    let sum: f32 = values.values().iter().sum();
    values.each(|own| if sum > 0.0 { own / sum } else { 1.0 / f32::from(seats) })
}
