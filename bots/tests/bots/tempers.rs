//! Tempers change play as their names say: in the same positions with the same luck, bots of different tempers choose differently.

use hustings_bots::{Budget, Player, Spec};
use hustings_core::{Game, Luck, Search, Seat, Silent, Start, Viewer};
use hustings_kilonzo::Kilonzo;
use hustings_kuzushi::Kuzushi;

/// A position and the seat that is to choose.
struct Moment<G: Search> {
    state: G::State,
    seat: Seat,
}

fn start<G: Search>(seats: u8) -> Start<G> {
    Start::new(seats, G::Options::default()).expect("a table")
}

fn choose<G: Search>(start: &Start<G>, moment: &Moment<G>, spec: &str, seed: u64) -> G::Move {
    let mut bot: Box<dyn Player<G>> = spec.parse::<Spec>().expect(spec).player(Budget::Nodes(100));
    let view = G::view(start, &moment.state, Viewer::Seat(moment.seat));
    bot.choose(start, &view, moment.seat, &mut Luck::from_number(seed)).expect("a move").mv
}

/// Every sixth choice of some games between quick bots.
fn moments<G: Search>(start: &Start<G>, games: u64) -> Vec<Moment<G>> {
    let mut moments = Vec::new();
    for game in 0..games {
        let mut luck = Luck::from_number(game);
        let mut state = G::setup(start, &mut luck, &mut Silent);
        let mut asked = game;
        while let Some(seat) = G::pending(&state).first() {
            let moment = Moment::<G> { state: state.clone(), seat };
            let mv = choose(start, &moment, "mcts:nodes=20:slip=0.3", luck.next_u64());
            let mut moves = Vec::new();
            G::legal_moves(&state, seat, &mut moves);
            if moves.len() > 2 {
                asked += 1;
                if asked % 6 == 0 {
                    moments.push(moment);
                }
            }
            G::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a legal move");
        }
    }
    moments
}

/// The mean evaluation of a seat right after the bot's choice.
fn mean_value_after<G: Search>(spec: &str, whose: impl Fn(&Moment<G>) -> Seat) -> f32 {
    let start = start::<G>(3);
    let moments = moments(&start, 24);
    let mut sum = 0.0;
    for (seed, moment) in moments.iter().enumerate() {
        let mv = choose(&start, moment, spec, seed as u64);
        let mut after = moment.state.clone();
        let mut luck = Luck::from_number(seed as u64);
        G::play(&mut after, moment.seat, &mv, &mut luck, &mut Silent).expect("a legal move");
        sum += G::evaluate(&after, whose(moment));
    }
    sum / moments.len() as f32
}

fn ahead_of_the_others<G: Search>(moment: &Moment<G>) -> Seat {
    let looks = |seat: &Seat| G::evaluate(&moment.state, *seat);
    let rivals = Seat::all(3).filter(|rival| *rival != moment.seat);
    rivals.max_by(|one, other| looks(one).total_cmp(&looks(other))).expect("a rival")
}

#[test]
fn the_greedy_have_more_in_hand_after_their_move() {
    let in_hand =
        |temper: &str| mean_value_after::<Kilonzo>(&format!("mcts:nodes=200:temper={temper}"), |moment| moment.seat);
    let (even, greedy) = (in_hand("even"), in_hand("greedy"));
    assert!(greedy > even + 0.015, "even {even}, greedy {greedy}");
}

#[test]
fn the_grudging_bring_down_the_leader() {
    let leader =
        |temper: &str| mean_value_after::<Kuzushi>(&format!("mcts:nodes=200:temper={temper}"), ahead_of_the_others);
    let (even, grudging) = (leader("even"), leader("grudging"));
    assert!(grudging < even - 0.01, "even {even}, grudging {grudging}");
}

/// The number of games a bot ends first or last of four, against even rivals.
fn extremes(temper: &str, games: u64) -> u32 {
    let start = start::<Kilonzo>(4);
    let mut extremes = 0;
    for game in 0..games {
        let own = Seat((game % 4) as u8);
        let mut luck = Luck::from_number(game / 4);
        let mut mind = Luck::from_number(1_000_000 + game);
        let mut state = Kilonzo::setup(&start, &mut luck, &mut Silent);
        while let Some(seat) = Kilonzo::pending(&state).first() {
            let spec = format!("mcts:nodes=60:temper={temper}:cut=20");
            let spec = if seat == own { &spec } else { "mcts:nodes=30" };
            let mv = choose(&start, &Moment { state: state.clone(), seat }, spec, mind.next_u64());
            Kilonzo::play(&mut state, seat, &mv, &mut luck, &mut Silent).expect("a legal move");
        }
        let rank = Kilonzo::outcome(&state).expect("over").ranks[own];
        extremes += u32::from(rank == 1 || rank == 4);
    }
    extremes
}

#[test]
fn gamblers_end_on_top_or_at_the_bottom_and_the_cautious_in_between() {
    let (gambler, cautious) = (extremes("gambler", 120), extremes("cautious", 120));
    assert!(gambler > cautious, "first or last of four in 120 games: gambler {gambler}, cautious {cautious}");
}

/// At slip 0 the most visited move is made; the higher the slip, the more often it is another.
#[test]
fn a_bot_that_slips_makes_other_moves() {
    let start = start::<Kilonzo>(2);
    let moments = moments(&start, 6);
    let lesser = |slip: &str| {
        let spec: Spec = format!("mcts:nodes=60{slip}").parse().expect("a bot");
        let lesser = moments.iter().enumerate().filter(|(seed, moment)| {
            let view = Kilonzo::view(&start, &moment.state, Viewer::Seat(moment.seat));
            let mut luck = Luck::from_number(*seed as u64);
            let choice = spec.player::<Kilonzo>(Budget::Nodes(1)).choose(&start, &view, moment.seat, &mut luck);
            choice.is_ok_and(|choice| choice.candidates.first().is_some_and(|best| best.mv != choice.mv))
        });
        lesser.count()
    };
    let (never, seldom, often) = (lesser(""), lesser(":slip=0.3"), lesser(":slip=1"));
    assert!(never == 0 && seldom > 0 && often > seldom, "{never}, {seldom}, {often}");
}
