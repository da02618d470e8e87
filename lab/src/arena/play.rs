//! One game of an arena.

use hustings_bots::{Budget, ChoiceError, Player, Random};
use hustings_core::{CompleteGame, Game, Log, Luck, Outcome, PerSeat, Seat, Silent, Start, Viewer, playout};
use serde::{Deserialize, Serialize};

use super::{Arena, ArenaError, Entrant};

/// The result of a game, as the arena's file stores it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub number: u32,
    /// The bot on each seat.
    pub seating: Vec<usize>,
    pub ranks: Vec<u8>,
    pub scores: Vec<i32>,
    pub moves: u32,
    /// The facts of each seat by which results can be split: kind and name.
    pub facts: Vec<Vec<(String, String)>>,
    /// The engines that crashed, were too slow or played nonsense, and why. They are ranked last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<(usize, String)>,
}

impl Played {
    /// A seat's share of the win: all of it, a part of a shared one, or 0.
    pub(crate) fn credit(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// The seats that play together: the teams, or else every seat for itself. Teams are only known from an outcome, so one
/// random game is played to its end to learn them.
pub(super) fn sides<G: CompleteGame>(start: &Start<G>) -> Vec<Vec<Seat>> {
    let mut luck = Luck::from_number(0);
    let mut state = G::setup(start, &mut luck, &mut Silent);
    playout::<G>(&mut state, &mut luck, &mut Vec::new(), u32::MAX);
    let teams = G::outcome(&state).map(|outcome| outcome.teams).unwrap_or_default();
    if teams.is_empty() {
        Seat::all(start.seats()).map(|seat| vec![seat]).collect()
    } else {
        teams.into_iter().map(|team| team.seats).collect()
    }
}

/// Plays game `number`. From game to game of a round the bots move on by one side, with the same luck: luck belongs to
/// the seat, not to the bot.
pub(super) fn game<G: CompleteGame>(
    start: &Start<G>,
    sides: &[Vec<Seat>],
    arena: &Arena,
    number: u32,
) -> Result<Played, ArenaError> {
    let round = number / arena.round();
    let seating = seating(start.seats(), sides, arena, number);
    let luck = format!("{} round {round}", arena.seed);
    let sitting = Sitting { bots: &arena.bots, seating: &seating, budget: arena.budget, luck: &luck, bots_luck: &luck };
    let end = play_out(start, &sitting, &mut Silent)?;
    let facts = Seat::all(start.seats()).map(|seat| {
        let mut facts = Vec::new();
        G::facts(start, &end.state, seat, &mut facts);
        facts.into_iter().map(|fact| (fact.kind.to_owned(), fact.name)).collect()
    });
    Ok(Played {
        number,
        seating: seating.values().to_vec(),
        ranks: ranks(end.outcome.ranks.values(), seating.values(), &end.forfeits),
        scores: end.outcome.scores.values().to_vec(),
        moves: end.moves,
        facts: facts.collect(),
        forfeits: end.forfeits,
    })
}

/// The game's ranks, but with the seats of bots that forfeited behind all others. If all forfeited, all share the first
/// rank.
fn ranks(by_game: &[u8], seating: &[usize], forfeits: &[(usize, String)]) -> Vec<u8> {
    let keeps = |seat: &usize| !forfeits.iter().any(|(bot, _)| *bot == seating[*seat]);
    let rank = |seat: usize| {
        let ahead = (0..by_game.len()).filter(keeps).filter(|other| !keeps(&seat) || by_game[*other] < by_game[seat]);
        1 + ahead.count() as u8
    };
    (0..by_game.len()).map(rank).collect()
}

/// Observes a game: gets its events and the position after every move.
pub(crate) trait Onlooker<G: Game>: Log<G::Event> {
    fn after_move(&mut self, _state: &G::State) {}
}

impl<G: Game> Onlooker<G> for Silent {}

/// A game that is over.
pub(crate) struct End<G: Game> {
    pub state: G::State,
    pub outcome: Outcome,
    pub moves: u32,
    /// Bots that forfeited, and why; random moves were made in their place.
    pub forfeits: Vec<(usize, String)>,
}

/// Who plays a game, and with which luck.
pub(crate) struct Sitting<'a> {
    pub bots: &'a [Entrant],
    /// The bot on each seat.
    pub seating: &'a PerSeat<usize>,
    pub budget: Budget,
    /// Decides dice and shuffles.
    pub luck: &'a str,
    /// Seeds the bots' own luck.
    pub bots_luck: &'a str,
}

/// Plays a game to its end.
pub(crate) fn play_out<G: CompleteGame>(
    start: &Start<G>,
    sitting: &Sitting<'_>,
    onlooker: &mut impl Onlooker<G>,
) -> Result<End<G>, ArenaError> {
    let Sitting { bots, seating, budget, luck, bots_luck } = *sitting;
    let mut players: Vec<Box<dyn Player<G>>> = bots.iter().map(|bot| bot.player(budget)).collect();
    let mut bot_luck = PerSeat::new(start.seats(), |seat| Luck::from_text(&format!("{bots_luck} seat {seat}")));
    let mut luck = Luck::from_text(luck);
    let mut state = G::setup(start, &mut luck, onlooker);
    let (mut moves, mut forfeits) = (0, Vec::new());
    let mut scratch = Vec::new();
    let longest = G::longest(start);
    loop {
        if moves > longest {
            return Err(ArenaError::Endless(longest));
        }
        for seat in Seat::all(start.seats()) {
            // A seat that is not pending may have a move out of turn: an offer, an answer, a power.
            while can_act_out_of_turn::<G>(&state, seat, &mut scratch) {
                let view = G::view(start, &state, Viewer::Seat(seat));
                let Some(mv) = players[seating[seat]].out_of_turn(start, &view, seat, &mut bot_luck[seat]) else {
                    break;
                };
                G::play(&mut state, seat, &mv, &mut luck, onlooker).expect("bots choose listed moves");
                onlooker.after_move(&state);
                moves += 1;
            }
        }
        let Some(seat) = G::pending(&state).first() else { break };
        let view = G::view(start, &state, Viewer::Seat(seat));
        let bot = seating[seat];
        let decision = match players[bot].choose(start, &view, seat, &mut bot_luck[seat]) {
            Ok(decision) => decision,
            Err(ChoiceError::Forfeit(why)) => {
                // The others play on, as at a table that somebody left.
                forfeits.push((bot, why));
                players[bot] = Box::new(Random);
                continue;
            }
            Err(why) => return Err(ArenaError::Choice { bot: bots[bot].to_string(), why }),
        };
        G::play(&mut state, seat, &decision.mv, &mut luck, onlooker).expect("bots choose listed moves");
        onlooker.after_move(&state);
        moves += 1;
    }
    let outcome = G::outcome(&state).expect("a game that waits for nobody is over");
    Ok(End { state, outcome, moves, forfeits })
}

/// The bot on each seat. A round has as many games as bots, and each bot plays every side once. With three bots or more the order of the
/// bots is shuffled for every round; with more bots than sides, some sit out.
fn seating(seats: u8, sides: &[Vec<Seat>], arena: &Arena, number: u32) -> PerSeat<usize> {
    let (round, shift) = (number / arena.round(), (number % arena.round()) as usize);
    let mut order: Vec<usize> = (0..arena.bots.len()).collect();
    if order.len() > 2 {
        Luck::from_text(&format!("{} round {round} seating", arena.seed)).shuffle(&mut order);
    }
    let side = |seat| sides.iter().position(|side| side.contains(&seat)).expect("every seat is on a side");
    PerSeat::new(seats, |seat| order[(side(seat) + shift) % order.len()])
}

fn can_act_out_of_turn<G: CompleteGame>(state: &G::State, seat: Seat, scratch: &mut Vec<G::Move>) -> bool {
    let pending = G::pending(state);
    if pending.is_empty() || pending.contains(seat) {
        return false;
    }
    scratch.clear();
    G::legal_moves(state, seat, scratch);
    !scratch.is_empty()
}

#[cfg(test)]
mod tests {
    use super::ranks;

    #[test]
    fn whoever_forfeits_is_last() {
        let crashed = |bots: &[usize]| bots.iter().map(|bot| (*bot, String::new())).collect::<Vec<_>>();
        assert_eq!(ranks(&[1, 2], &[0, 1], &crashed(&[])), [1, 2]);
        assert_eq!(ranks(&[1, 2], &[0, 1], &crashed(&[0])), [2, 1]);
        assert_eq!(ranks(&[1, 2, 2, 4], &[0, 1, 2, 0], &crashed(&[0])), [3, 1, 1, 3]);
        assert_eq!(ranks(&[2, 1], &[0, 1], &crashed(&[0, 1])), [1, 1]);
    }
}
