//! The suite can fail: Duel with one thing wrong at a time, and the promise that must notice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use hustings_core::{
    BadData, BadOption, Balance, Components, Faces, Files, Game, Info, Learning, Log, Luck, Message, Nature,
    OrderAnswer, Orders, Outcome, Refusal, Rule, Search, Seat, SeatSet, Sketch, Speak, Spot, Start, Terminal, Viewer,
};
use hustings_testkit::Promises;
use hustings_testkit::duel::{Choice, Duel, Event, Illegal, Kind, Move, Options, Set, State, View};
use serde::Serialize;

/// What is wrong with a [`Broken`] game.
mod fault {
    pub const NONE: u8 = 0;
    pub const LISTS_TOO_MUCH: u8 = 1;
    pub const LISTS_TOO_LITTLE: u8 = 2;
    pub const LISTS_TWICE: u8 = 3;
    pub const LISTS_IN_ANY_ORDER: u8 = 4;
    pub const REFUSAL_CHANGES_STATE: u8 = 5;
    pub const REFUSAL_DRAWS_LUCK: u8 = 6;
    pub const REFUSAL_TELLS: u8 = 7;
    pub const REFUSAL_LEAKS: u8 = 8;
    pub const CITES_NO_RULE: u8 = 9;
    pub const NOTATION_IS_AMBIGUOUS: u8 = 10;
    pub const NOTATION_PANICS: u8 = 11;
    pub const SETUP_VARIES: u8 = 12;
    pub const EVENTS_VARY: u8 = 13;
    pub const EVENTS_COST_LUCK: u8 = 14;
    pub const EVENTS_SAY_LITTLE: u8 = 15;
    pub const VIEW_SHOWS_HANDS: u8 = 16;
    pub const VIEW_HINTS: u8 = 17;
    pub const MOVES_HINT: u8 = 18;
    pub const PENDING_HINTS: u8 = 19;
    pub const EVENTS_UNREDACTED: u8 = 20;
    pub const REVEAL_CALLED_PLAIN: u8 = 21;
    pub const IMAGINES_OWN_HAND: u8 = 22;
    pub const IMAGINE_PANICS: u8 = 23;
    pub const COPIES_SHARE: u8 = 24;
    pub const BOUND_TOO_LOW: u8 = 25;
    pub const NO_OUTCOME: u8 = 26;
    pub const WRONG_RANKS: u8 = 27;
    pub const EVALUATION_TOO_HIGH: u8 = 28;
    pub const DENIES_ITS_SECRETS: u8 = 29;
    pub const DENIES_WHAT_IS_HIDDEN: u8 = 32;
    pub const HIDES_FROM_ALL_EYES: u8 = 30;
    pub const SKETCH_OFFERS_TOO_MUCH: u8 = 31;
    pub const ORDER_ANSWERS_UNASKED: u8 = 33;
    pub const ORDER_PEEKS: u8 = 34;
    pub const FORGETS_A_NUMBER: u8 = 35;
    pub const NUMBERS_TWICE: u8 = 36;
    pub const OBSERVES_TOO_MUCH: u8 = 37;
}

/// Duel with a fault.
#[derive(Debug)]
struct Broken<const FAULT: u8>;

/// A state whose copies may share a counter.
#[derive(Debug, Clone, PartialEq)]
struct Worn {
    state: State,
    plays: Shared,
}

#[derive(Debug, Clone, Default)]
struct Shared(Arc<AtomicU32>);

/// Copies compare by what the rules know, as in a game that forgot about its cache.
impl PartialEq for Shared {
    fn eq(&self, _: &Shared) -> bool {
        true
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Told<const FAULT: u8>(Event);

impl<const FAULT: u8> Serialize for Told<FAULT> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if FAULT == fault::EVENTS_SAY_LITTLE { "something".serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl<const FAULT: u8> hustings_core::Event for Told<FAULT> {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        if FAULT == fault::EVENTS_UNREDACTED && matches!(self.0, Event::Chose { .. }) {
            return Some(self.clone());
        }
        if FAULT == fault::HIDES_FROM_ALL_EYES {
            return self.0.seen_by(Viewer::Spectator).map(Told);
        }
        self.0.seen_by(viewer).map(Told)
    }

    fn nature(&self) -> Nature {
        if FAULT == fault::REVEAL_CALLED_PLAIN { Nature::Plain } else { self.0.nature() }
    }

    fn rule(&self) -> Rule {
        if FAULT == fault::CITES_NO_RULE { Rule("DU-99.1") } else { self.0.rule() }
    }

    fn message(&self) -> Message {
        self.0.message()
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Why(Illegal, String);

impl Refusal for Why {
    fn rule(&self) -> Rule {
        self.0.rule()
    }

    fn message(&self) -> Message {
        let Message { id, mut args } = self.0.message();
        args.push(("words", self.1.clone().into()));
        Message { id, args }
    }
}

/// Hands events on, wrapped.
struct Wrapped<'a, L, const FAULT: u8>(&'a mut L);

impl<L: Log<Told<FAULT>>, const FAULT: u8> Log<Event> for Wrapped<'_, L, FAULT> {
    fn add(&mut self, event: impl FnOnce() -> Event) {
        self.0.add(|| Told(event()));
    }
}

/// Different at every call: what a clock or an unordered map would bring in.
fn whim() -> u32 {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed)
}

fn inner<const FAULT: u8>(start: &Start<Broken<FAULT>>) -> Start<Duel> {
    Start::new(start.seats(), *start.options()).expect("the same options")
}

/// Whether the first card hidden from `seat` is a rock: nothing it may know.
fn hides_a_rock_from(worn: &Worn, seat: Seat) -> bool {
    let hidden = worn.state.hidden_from(Some(seat));
    hidden.first().is_some_and(|card| card.kind == Kind::Rock)
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    type Options = Options;
    type Set = Set;
    type State = Worn;
    type Move = Move;
    type TypedMove = String;
    type Event = Told<FAULT>;
    type View = View;
    type Illegal = Why;

    const INFO: Info = Info {
        secrets: FAULT != fault::DENIES_ITS_SECRETS,
        hidden: FAULT != fault::DENIES_WHAT_IS_HIDDEN,
        ..Duel::INFO
    };

    fn complete_options(seats: u8, options: Options) -> Result<Options, BadOption> {
        Duel::complete_options(seats, options)
    }

    fn load(files: &Files) -> Result<Set, BadData> {
        Duel::load(files)
    }

    fn standard_set() -> &'static Components<Set> {
        Duel::standard_set()
    }

    fn setup(start: &Start<Self>, luck: &mut Luck, log: &mut impl Log<Told<FAULT>>) -> Worn {
        let mut whims = Luck::from_number(u64::from(whim()));
        let luck = if FAULT == fault::SETUP_VARIES { &mut whims } else { luck };
        let state = Duel::setup(&inner(start), luck, &mut Wrapped(log));
        Worn { state, plays: Shared::default() }
    }

    fn pending(worn: &Worn) -> SeatSet {
        let pending = Duel::pending(&worn.state);
        if FAULT == fault::PENDING_HINTS && pending.len() > 1 && hides_a_rock_from(worn, Seat(0)) {
            return SeatSet::one(pending.first().expect("several wait"));
        }
        pending
    }

    fn legal_moves(worn: &Worn, seat: Seat, out: &mut Vec<Move>) {
        let before = out.len();
        Duel::legal_moves(&worn.state, seat, out);
        let count = out.len() - before;
        match FAULT {
            fault::LISTS_TOO_MUCH if count > 0 && !out.contains(&Move::Block) => out.push(Move::Block),
            fault::LISTS_TOO_LITTLE if count > 2 => drop(out.pop()),
            fault::LISTS_TWICE if count > 0 => out.push(out[before].clone()),
            fault::LISTS_IN_ANY_ORDER if count > 1 && whim().is_multiple_of(2) => out.swap(before, before + 1),
            fault::MOVES_HINT if count > 1 && hides_a_rock_from(worn, seat) => out.swap(before, before + 1),
            _ => {}
        }
    }

    fn play(
        worn: &mut Worn,
        seat: Seat,
        mv: &Move,
        luck: &mut Luck,
        log: &mut impl Log<Told<FAULT>>,
    ) -> Result<(), Why> {
        if FAULT == fault::COPIES_SHARE {
            worn.plays.0.fetch_add(1, Ordering::Relaxed);
        }
        let played = Duel::play(&mut worn.state, seat, mv, luck, &mut Wrapped(log));
        if FAULT == fault::EVENTS_VARY && played.is_ok() {
            log.add(|| Told(Event::Taunted { seat, text: whim().to_string() }));
        }
        if FAULT == fault::EVENTS_COST_LUCK && played.is_ok() {
            log.add(|| Told(Event::Rolled { roll: luck.die(6) }));
        }
        let Err(why) = played else { return Ok(()) };
        let mut words = String::new();
        match FAULT {
            fault::REFUSAL_CHANGES_STATE => {
                let _ =
                    Duel::play(&mut worn.state, seat, &Move::Taunt(String::new()), luck, &mut hustings_core::Silent);
            }
            fault::REFUSAL_DRAWS_LUCK => drop(luck.next_u32()),
            fault::REFUSAL_TELLS => log.add(|| Told(Event::Passed { seat })),
            fault::REFUSAL_LEAKS if hides_a_rock_from(worn, seat) => words.push_str(", luckily"),
            _ => {}
        }
        Err(Why(why, words))
    }

    fn outcome(worn: &Worn) -> Option<Outcome> {
        let mut outcome = Duel::outcome(&worn.state)?;
        match FAULT {
            fault::NO_OUTCOME => return None,
            fault::WRONG_RANKS => outcome.ranks[Seat(0)] += 1,
            _ => {}
        }
        Some(outcome)
    }

    fn view(start: &Start<Self>, worn: &Worn, viewer: Viewer) -> View {
        let mut view = Duel::view(&inner(start), &worn.state, viewer);
        match FAULT {
            // Imagine takes the hands as known, so that only the list of hidden words can notice.
            fault::VIEW_SHOWS_HANDS => {
                view.hands = Duel::view(&inner(start), &worn.state, Viewer::Everything).hands;
            }
            // The order of the discards gives a hidden card away.
            fault::VIEW_HINTS if viewer.seat().is_some_and(|seat| hides_a_rock_from(worn, seat)) => {
                view.discard.reverse();
            }
            _ => {}
        }
        view
    }

    fn imagine(start: &Start<Self>, view: &View, luck: &mut Luck) -> Result<Worn, String> {
        let mut view = view.clone();
        let everything = view.deck.is_some();
        match FAULT {
            fault::IMAGINES_OWN_HAND if !everything && !view.choices.values().iter().any(is_known) => {
                view.hands = view.hands.each(|_| None);
            }
            fault::IMAGINE_PANICS => assert!(view.points.values().iter().all(|points| *points < 100), "so many points"),
            _ => {}
        }
        let state = Duel::imagine(&inner(start), &view, luck)?;
        Ok(Worn { state, plays: Shared::default() })
    }

    fn write_move(start: &Start<Self>, mv: &Move) -> String {
        match mv {
            Move::Choose(card) if FAULT == fault::NOTATION_IS_AMBIGUOUS => {
                format!("choose {:?}-1", card.kind).to_lowercase()
            }
            _ => Duel::write_move(&inner(start), mv),
        }
    }

    fn read_move(start: &Start<Self>, text: &str) -> Result<Move, Why> {
        if FAULT == fault::NOTATION_PANICS {
            assert!(text.is_ascii(), "nobody would type that");
        }
        Duel::read_move(&inner(start), text).map_err(|why| Why(why, String::new()))
    }

    fn as_listed(mv: &Move) -> Move {
        Duel::as_listed(mv)
    }

    fn typed_move(start: &Start<Self>, mv: &Move) -> String {
        Self::write_move(start, mv)
    }

    fn longest(start: &Start<Self>) -> u32 {
        let longest = Duel::longest(&inner(start));
        if FAULT == fault::BOUND_TOO_LOW { longest / 3 } else { longest }
    }
}

impl<const FAULT: u8> Search for Broken<FAULT> {
    fn evaluate(worn: &Worn, seat: Seat) -> f32 {
        let value = Duel::evaluate(&worn.state, seat);
        if FAULT == fault::EVALUATION_TOO_HIGH { value + 0.5 } else { value }
    }
}

impl<const FAULT: u8> Orders for Broken<FAULT> {
    fn follow(worn: &Worn, seat: Seat, order: &str) -> OrderAnswer<Move> {
        match FAULT {
            fault::ORDER_ANSWERS_UNASKED => OrderAnswer::Plays(Move::Pass),
            fault::ORDER_PEEKS if hides_a_rock_from(worn, seat) => OrderAnswer::Expired,
            _ => Duel::follow(&worn.state, seat, order),
        }
    }
}

impl<const FAULT: u8> Balance for Broken<FAULT> {}

impl<const FAULT: u8> Faces for Broken<FAULT> {
    type Faces = ();

    fn faces(_: &Self::Set) {}
}

impl<const FAULT: u8> Learning for Broken<FAULT> {
    fn all_moves(start: &Start<Self>, out: &mut Vec<Move>) {
        Duel::all_moves(&inner(start), out);
        match FAULT {
            fault::FORGETS_A_NUMBER => out.retain(|mv| *mv != Move::Pass),
            fault::NUMBERS_TWICE => out.push(Move::Pass),
            _ => {}
        }
    }

    fn observe(start: &Start<Self>, view: &View, seat: Seat, out: &mut [f32]) {
        Duel::observe(&inner(start), view, seat, out);
        if FAULT == fault::OBSERVES_TOO_MUCH {
            out[0] = 1000.0;
        }
    }
}

impl<const FAULT: u8> Terminal for Broken<FAULT> {
    const SKETCH_WORDS: &'static str = Duel::SKETCH_WORDS;

    fn sketch(start: &Start<Self>, view: &View, moves: &[Move], speak: Speak<'_>) -> Sketch {
        let mut sketch = Duel::sketch(&inner(start), view, moves, speak);
        if FAULT == fault::SKETCH_OFFERS_TOO_MUCH {
            sketch.spots.push(Spot { mv: "block".to_owned(), line: 0, column: 0, width: 1 });
        }
        sketch
    }
}

fn is_known(choice: &Choice) -> bool {
    matches!(choice, Choice::Known(_))
}

fn promises<const FAULT: u8>() -> Promises<Broken<FAULT>> {
    Promises::<Broken<FAULT>>::new()
        .games(6)
        .conserving(|start: &Start<Broken<FAULT>>, worn: &Worn| {
            assert_eq!(worn.state.all_cards(), start.set().data.cards);
        })
        .secret_moves(|mv| matches!(mv, Move::Choose(_)))
        .hidden_words(|_, worn, viewer| worn.state.hidden_from(viewer.seat()).iter().map(ToString::to_string).collect())
}

/// The wrapper alone breaks nothing: what fails below fails by its fault.
mod without_a_fault {
    use super::*;

    hustings_testkit::promises!(promises::<{ fault::NONE }>());
}

/// One fault, the promise that must notice it, and the words it must find for it.
macro_rules! caught {
    ($($name:ident: $fault:ident, $promise:ident, $words:literal;)+) => {
        $(
            #[test]
            #[should_panic(expected = $words)]
            fn $name() {
                promises::<{ fault::$fault }>().$promise();
            }
        )+
    };
}

caught! {
    a_listed_move_that_is_refused: LISTS_TOO_MUCH, legal_is_accepted_and_all_else_refused, "listed for seat";
    a_move_that_is_not_listed: LISTS_TOO_LITTLE, legal_is_accepted_and_all_else_refused, "is not listed for seat";
    a_move_listed_twice: LISTS_TWICE, legal_is_accepted_and_all_else_refused, "listed twice";
    an_order_that_changes: LISTS_IN_ANY_ORDER, legal_is_accepted_and_all_else_refused, "in another order";
    a_refusal_that_changes_the_state: REFUSAL_CHANGES_STATE, legal_is_accepted_and_all_else_refused, "changed the state";
    a_refusal_that_draws_luck: REFUSAL_DRAWS_LUCK, legal_is_accepted_and_all_else_refused, "changed the luck";
    a_refusal_that_is_told: REFUSAL_TELLS, legal_is_accepted_and_all_else_refused, "changed the log";
    a_refusal_that_gives_a_secret_away: REFUSAL_LEAKS, secrets_stay_secret, "lets Seat(";
    a_rule_that_does_not_exist: CITES_NO_RULE, refusals_and_events_name_their_rule, "not on the RULES page";
    moves_written_alike: NOTATION_IS_AMBIGUOUS, notation_reads_back, "and read as";
    a_text_that_panics: NOTATION_PANICS, notation_reads_back, "nobody would type that";
    a_setup_with_luck_of_its_own: SETUP_VARIES, the_same_seed_gives_the_same_bytes, "a second run";
    events_that_differ: EVENTS_VARY, the_same_seed_gives_the_same_bytes, "a second run";
    luck_spent_on_telling: EVENTS_COST_LUCK, the_same_seed_gives_the_same_bytes, "with nobody listening";
    parallel_games_that_differ: SETUP_VARIES, parallel_games_equal_serial_ones, "in parallel";
    records_that_do_not_replay: SETUP_VARIES, records_replay, "other events";
    events_that_say_too_little: EVENTS_SAY_LITTLE, tampering_shows, "still verifies";
    hands_in_the_view: VIEW_SHOWS_HANDS, secrets_stay_secret, "is hidden from";
    a_view_that_hints: VIEW_HINTS, secrets_stay_secret, "shows in the view";
    moves_that_hint: MOVES_HINT, secrets_stay_secret, "depend on what is hidden";
    pending_seats_that_hint: PENDING_HINTS, secrets_stay_secret, "whom the game waits for";
    events_nobody_redacted: EVENTS_UNREDACTED, secrets_stay_secret, "secret moves apart";
    a_reveal_called_plain: REVEAL_CALLED_PLAIN, secrets_stay_secret, "by its events";
    a_world_with_another_own_hand: IMAGINES_OWN_HAND, imagined_worlds_fit_the_view, "could tell its imagined world";
    a_view_that_panics: IMAGINE_PANICS, bad_views_never_panic, "so many points";
    copies_that_share: COPIES_SHARE, clones_never_change, "changed the original";
    a_bound_that_is_too_low: BOUND_TOO_LOW, every_game_ends, "past its stated bound";
    an_end_without_an_outcome: NO_OUTCOME, every_game_ends, "the outcome is None";
    ranks_that_are_none: WRONG_RANKS, every_game_ends, "these are no ranks";
    secrets_denied: DENIES_ITS_SECRETS, secrets_stay_secret, "its viewers see different things";
    something_hidden_denied: DENIES_WHAT_IS_HIDDEN, imagined_worlds_fit_the_view, "nothing is hidden from";
    events_nobody_sees_whole: HIDES_FROM_ALL_EYES, secrets_stay_secret, "hidden from those who see everything";
    an_order_nobody_asked_for: ORDER_ANSWERS_UNASKED, legal_is_accepted_and_all_else_refused, "standing order";
    an_order_that_peeks: ORDER_PEEKS, secrets_stay_secret, "looks at what is hidden";
    a_drawing_that_offers_too_much: SKETCH_OFFERS_TOO_MUCH, evaluations_and_sketches_are_sound, "which is not listed";
    a_move_without_a_number: FORGETS_A_NUMBER, every_move_has_its_number, "has no number";
    a_move_with_two_numbers: NUMBERS_TWICE, every_move_has_its_number, "has two numbers";
    an_observation_without_bounds: OBSERVES_TOO_MUCH, observations_are_views, "beyond";
    an_observation_that_hints: VIEW_HINTS, observations_are_views, "observes something that it cannot see";
    an_evaluation_above_1: EVALUATION_TOO_HIGH, evaluations_and_sketches_are_sound, "is worth";
}

/// Also where a game does not say that such moves are secret: a card is shown by a move that could be taken back.
#[test]
#[should_panic(expected = "what was hidden, but its events are plain")]
fn a_card_shown_by_a_plain_move() {
    promises::<{ fault::EVENTS_UNREDACTED }>().secret_moves(|_| false).secrets_stay_secret();
}

#[test]
#[should_panic(expected = "assertion")]
fn a_lost_component() {
    Promises::<Duel>::new().conserving(|_, state| assert!(state.all_cards().is_empty())).components_are_conserved();
}

#[test]
#[should_panic(expected = "say what is conserved")]
fn nothing_said_about_components() {
    Promises::<Duel>::new().components_are_conserved();
}
