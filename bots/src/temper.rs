//! Tempers: what a bot plays for. A temper changes the reward of the seat that thinks, never what it knows or how long it
//! searches; the other seats are always searched as even.

use hustings_core::{Search, Seat};

use crate::reward;

/// What a bot plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Winning and ranks, half and half.
    Even,
    /// Ranks, and averse to risk: falling short of the average hurts more than exceeding it helps.
    Cautious,
    /// Its own success, and that the leading rival fails.
    Grudging,
    /// The evaluation right after its move, as well as the result of the line.
    Greedy,
    /// Winning alone, and fond of risk: a small chance of a lot is worth more than a sure little.
    Gambler,
}

/// How much more a cautious seat weighs a result below the average than one above it: `1 + RISK` times. For a gambler
/// it is the other way round.
const RISK: f32 = 4.0;
/// The weight of the leading rival's failure; the seat's own success has 1.
const GRUDGE: f32 = 0.6;
/// The weight of the evaluation right after the move; the result of the line has 1.
const IN_HAND: f32 = 1.5;

impl Temper {
    /// Its name in a spec, and for people.
    pub fn word(self) -> &'static str {
        match self {
            Temper::Even => "even",
            Temper::Cautious => "cautious",
            Temper::Grudging => "grudging",
            Temper::Greedy => "greedy",
            Temper::Gambler => "gambler",
        }
    }

    /// The reward of the searching seat at the end of a line, before [`Temper::risk_adjusted`].
    pub(crate) fn reward<G: Search>(self, world: &G::State, seat: Seat, context: &TemperContext) -> f32 {
        match self {
            Temper::Even => reward::<G>(world, seat),
            Temper::Cautious => match G::outcome(world) {
                Some(outcome) if outcome.ranks.seats() > 1 => outcome.share(seat),
                _ => G::evaluate(world, seat),
            },
            Temper::Gambler => match G::outcome(world) {
                Some(outcome) if outcome.ranks.seats() > 1 => outcome.won(seat),
                _ => G::evaluate(world, seat),
            },
            Temper::Grudging => match context.leader {
                Some(leader) => {
                    (reward::<G>(world, seat) + GRUDGE * (1.0 - reward::<G>(world, leader))) / (1.0 + GRUDGE)
                }
                None => reward::<G>(world, seat),
            },
            Temper::Greedy => (reward::<G>(world, seat) + IN_HAND * context.in_hand) / (1.0 + IN_HAND),
        }
    }

    /// The reward as this temper values it, given the mean reward so far.
    pub(crate) fn risk_adjusted(self, reward: f32, mean: f32) -> f32 {
        match self {
            Temper::Cautious => (reward + RISK * reward.min(mean)) / (1.0 + RISK),
            Temper::Gambler => (reward + RISK * reward.max(mean)) / (1.0 + RISK),
            Temper::Even | Temper::Grudging | Temper::Greedy => reward,
        }
    }
}

/// What some tempers need in addition to the end of a line.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct TemperContext {
    /// The leading rival before the move, for a grudge. Rivals whose evaluation equals the seat's own are left out, as team-mates'
    /// always does.
    pub leader: Option<Seat>,
    /// The reward right after the move, for greed.
    pub in_hand: f32,
}

impl TemperContext {
    pub fn new<G: Search>(temper: Temper, world: &G::State, seat: Seat, seats: u8) -> TemperContext {
        if temper != Temper::Grudging {
            return TemperContext::default();
        }
        let own = G::evaluate(world, seat);
        let rivals = Seat::all(seats).filter(|rival| *rival != seat);
        let values = rivals.map(|rival| (rival, G::evaluate(world, rival))).filter(|(_, value)| *value != own);
        let leader = values.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(rival, _)| rival);
        TemperContext { leader, in_hand: 0.0 }
    }
}
