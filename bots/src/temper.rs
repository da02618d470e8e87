//! What a result is worth to whom: a bot's temper changes what it wants, never what it knows or how long it thinks.
//!
//! Only the seat that is asked has its temper; it takes the others for even-tempered.

use hustings_core::{Game, Seat};

use crate::worth;

/// What a bot plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Temper {
    /// The first place and the ranks below it, half and half.
    Even,
    /// Ranks, and rather a sure one than a better one: what falls short of the usual hurts more than what exceeds it pleases.
    Cautious,
    /// Itself, and whoever is ahead of the others brought down.
    Grudging,
    /// What it has in hand right after its move, as much as what comes of it.
    Greedy,
    /// The first place and nothing else, and rather a small chance of a lot than a sure little.
    Gambler,
}

/// How many times as much a cautious seat feels a loss as a gain, less one; for a gambler it is the other way round.
const FEELING: f32 = 4.0;
/// How much the fall of the one ahead counts, against 1 for the seat's own rise.
const GRUDGE: f32 = 0.6;
/// How much what is in hand counts, against 1 for what comes of it.
const IN_HAND: f32 = 1.5;

impl Temper {
    /// For people.
    pub fn word(self) -> &'static str {
        match self {
            Temper::Even => "even",
            Temper::Cautious => "cautious",
            Temper::Grudging => "grudging",
            Temper::Greedy => "greedy",
            Temper::Gambler => "gambler",
        }
    }

    /// What the end of a line of play is worth to the seat that thinks, before it is [felt](Temper::felt).
    pub(crate) fn worth<G: Game>(self, world: &G::State, seat: Seat, aside: &Aside) -> f32 {
        match self {
            Temper::Even => worth::<G>(world, seat),
            Temper::Cautious => match G::outcome(world) {
                Some(outcome) if outcome.ranks.seats() > 1 => outcome.share(seat),
                _ => G::evaluate(world, seat),
            },
            Temper::Gambler => match G::outcome(world) {
                Some(outcome) if outcome.ranks.seats() > 1 => outcome.won(seat),
                _ => G::evaluate(world, seat),
            },
            Temper::Grudging => match aside.ahead {
                Some(ahead) => (worth::<G>(world, seat) + GRUDGE * (1.0 - worth::<G>(world, ahead))) / (1.0 + GRUDGE),
                None => worth::<G>(world, seat),
            },
            Temper::Greedy => (worth::<G>(world, seat) + IN_HAND * aside.in_hand) / (1.0 + IN_HAND),
        }
    }

    /// How that feels to a seat used to `usual`.
    pub(crate) fn felt(self, worth: f32, usual: f32) -> f32 {
        match self {
            Temper::Cautious => (worth + FEELING * worth.min(usual)) / (1.0 + FEELING),
            Temper::Gambler => (worth + FEELING * worth.max(usual)) / (1.0 + FEELING),
            Temper::Even | Temper::Grudging | Temper::Greedy => worth,
        }
    }
}

/// What some tempers look at besides the end of a line.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Aside {
    /// Who is ahead of the seat's rivals before it moves; nobody where they look no different from the seat itself. Team-mates never
    /// do.
    pub ahead: Option<Seat>,
    /// What the position was worth right after the move.
    pub in_hand: f32,
}

impl Aside {
    pub fn of<G: Game>(temper: Temper, world: &G::State, seat: Seat, seats: u8) -> Aside {
        if temper != Temper::Grudging {
            return Aside::default();
        }
        let own = G::evaluate(world, seat);
        let rivals = Seat::all(seats).filter(|rival| *rival != seat);
        let looks = rivals.map(|rival| (rival, G::evaluate(world, rival))).filter(|(_, looks)| *looks != own);
        let ahead = looks.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(rival, _)| rival);
        Aside { ahead, in_hand: 0.0 }
    }
}
