//! One game of an arena.

use hustings_bots::Player;
use hustings_core::{Game, Luck, PerSeat, Seat, Silent, Start, Viewer, playout};
use serde::{Deserialize, Serialize};

use super::{Arena, ArenaError};

/// A game that is over, as a line of the arena's file has it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub number: u32,
    /// Which bot sat where.
    pub seating: Vec<usize>,
    pub ranks: Vec<u8>,
    pub scores: Vec<i32>,
    pub moves: u32,
    /// What each seat's result can be split by, kind and name.
    pub facts: Vec<Vec<(String, String)>>,
}

impl Played {
    /// A seat's part of the win.
    pub(super) fn credit(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// Who plays together: teams where there are any, else every seat for itself. Teams are named with the outcome, so one game
/// is played out to hear of them.
pub(super) fn sides<G: Game>(start: &Start<G>) -> Vec<Vec<Seat>> {
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

/// Game `number`: in each round the bots move on by one side, and everything else that chance decides stays as it was. So
/// a bot's luck belongs to its seat, not to the bot.
pub(super) fn game<G: Game>(
    start: &Start<G>,
    sides: &[Vec<Seat>],
    arena: &Arena,
    number: u32,
) -> Result<Played, ArenaError> {
    let round = number / arena.round();
    let seating = seating(start.seats(), sides, arena, number);
    let mut players: Vec<Box<dyn Player<G>>> = arena.bots.iter().map(|bot| bot.player(arena.budget)).collect();
    let mut minds =
        PerSeat::new(start.seats(), |seat| Luck::from_text(&format!("{} round {round} seat {seat}", arena.seed)));
    let mut luck = Luck::from_text(&format!("{} round {round}", arena.seed));
    let mut state = G::setup(start, &mut luck, &mut Silent);
    let mut moves = 0;
    let mut space = Vec::new();
    loop {
        for seat in Seat::all(start.seats()) {
            // A seat that is not waited for may have something to say: an offer, an answer, a power.
            while may_stir::<G>(&state, seat, &mut space) {
                let view = G::view(start, &state, Viewer::Seat(seat));
                let Some(mv) = players[seating[seat]].unasked(start, &view, seat, &mut minds[seat]) else { break };
                G::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("bots choose listed moves");
                moves += 1;
            }
        }
        let Some(seat) = G::pending(&state).first() else { break };
        let bot = seating[seat];
        let view = G::view(start, &state, Viewer::Seat(seat));
        let choice = players[bot]
            .choose(start, &view, seat, &mut minds[seat])
            .map_err(|why| ArenaError::NoChoice { bot: arena.bots[bot].to_string(), why })?;
        G::play(&mut state, seat, &choice.mv, &mut luck, &mut Silent).expect("bots choose listed moves");
        moves += 1;
    }
    let outcome = G::outcome(&state).expect("a game that waits for nobody is over");
    let facts = Seat::all(start.seats()).map(|seat| {
        let mut facts = Vec::new();
        G::facts(start, &state, seat, &mut facts);
        facts.into_iter().map(|fact| (fact.kind.to_owned(), fact.name)).collect()
    });
    Ok(Played {
        number,
        seating: seating.values().to_vec(),
        ranks: outcome.ranks.values().to_vec(),
        scores: outcome.scores.values().to_vec(),
        moves,
        facts: facts.collect(),
    })
}

/// Which bot sits where: in a round of as many games as bots, each sits on every side once. From three on, who sits beside whom
/// is drawn anew for every round; with more bots than sides, some sit out.
fn seating(seats: u8, sides: &[Vec<Seat>], arena: &Arena, number: u32) -> PerSeat<usize> {
    let (round, shift) = (number / arena.round(), (number % arena.round()) as usize);
    let mut order: Vec<usize> = (0..arena.bots.len()).collect();
    if order.len() > 2 {
        Luck::from_text(&format!("{} round {round} seating", arena.seed)).shuffle(&mut order);
    }
    let side = |seat| sides.iter().position(|side| side.contains(&seat)).expect("every seat is on a side");
    PerSeat::new(seats, |seat| order[(side(seat) + shift) % order.len()])
}

fn may_stir<G: Game>(state: &G::State, seat: Seat, space: &mut Vec<G::Move>) -> bool {
    let pending = G::pending(state);
    if pending.is_empty() || pending.contains(seat) {
        return false;
    }
    space.clear();
    G::legal_moves(state, seat, space);
    !space.is_empty()
}
