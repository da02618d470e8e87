//! The macro that connects a game's rooms to [`Game`](crate::Game) and the small traits beside it. Every game has the
//! same rooms, so this is written once.

/// Makes a type a [`CompleteGame`](crate::CompleteGame) by calling the rooms of the module it is in. Each function has
/// its room: [`Game::play`](crate::Game::play) is `rules::play`, [`Game::view`](crate::Game::view) is `view::view`. A
/// game without these rooms does not compile. For the small traits, list the functions that the game implements itself
/// instead of using their defaults:
///
/// ```text
/// hustings_core::rooms!(Duel; Search: evaluate; Orders: follow; Balance: facts; Learning: all_moves; Faces: faces);
/// hustings_core::rooms!(Kuzushi without cards; Search: evaluate, with_fast_position; Orders; Balance; Learning: all_moves, observe; Faces: no_faces);
/// ```
///
/// | room | what it holds |
/// |---|---|
/// | `info` | `INFO`, `MOVE_WORDS`, `complete_options`, `longest` |
/// | `cards` | `load`, `standard_set`, `Set::names`; a game without components says `without cards` |
/// | `setup` | `setup` |
/// | `state` | `State::pending`, `State::question`, `State::has_secret_steps` |
/// | `rules` | `legal_moves`, `play`, `outcome` |
/// | `view` | `view`, `imagine`, `faces` |
/// | `moves`, `notation` | `typed`; `write`, `read` |
/// | `evaluation` | `evaluate`, `prior`, `with_fast_position`, `facts`, `uses` |
/// | `orders` | `follow` |
/// | `learning` | `all_moves`, `observe`, `observe_state`, `features` |
/// | `sketch`, `sentences` | `sketch`, `WORDS`, `texts`; `explain` |
///
/// A game whose moves may carry free text says `rooms!(Name with text; ...)` and has `Move::without_text`.
#[macro_export]
macro_rules! rooms {
    ($game:ident; $($small:tt)+) => {
        $crate::rooms!(@game $game, Set, cards::load, cards::standard_set, Set::names, Move::clone);
        $crate::rooms!(@small $game; $($small)+);
    };
    ($game:ident with text; $($small:tt)+) => {
        $crate::rooms!(@game $game, Set, cards::load, cards::standard_set, Set::names, Move::without_text);
        $crate::rooms!(@small $game; $($small)+);
    };
    ($game:ident without cards; $($small:tt)+) => {
        $crate::rooms!(@game $game, (), |_| Ok(()), $crate::Components::nothing, |_| Vec::new(), Move::clone);
        $crate::rooms!(@small $game; $($small)+);
    };
    (@small $game:ident; $($small:ident $(: $($function:ident),+)?);+) => {
        $(impl $crate::$small for $game {
            $($($crate::rooms!(@fn $function);)+)?
        })+

        impl $crate::Terminal for $game {
            const MOVE_WORDS: &'static str = info::MOVE_WORDS;

            fn explain(start: &$crate::Start<Self>, mv: &Move) -> Vec<$crate::Message> {
                sentences::explain(&start.set().data, mv)
            }

            const SKETCH_WORDS: &'static str = sketch::WORDS;

            fn sketch(
                start: &$crate::Start<Self>,
                view: &View,
                moves: &[Move],
                speak: $crate::Speak<'_>,
            ) -> $crate::Sketch {
                sketch::sketch(start, view, moves, speak)
            }

            fn component_texts(set: &<Self as $crate::Game>::Set) -> Vec<(String, String)> {
                sketch::texts(set)
            }
        }
    };
    (@fn evaluate) => {
        fn evaluate(state: &State, seat: $crate::Seat) -> f32 {
            evaluation::evaluate(state, seat)
        }
    };
    (@fn prior) => {
        fn prior(state: &State, seat: $crate::Seat, mv: &Move) -> f32 {
            evaluation::prior(state, seat, mv)
        }
    };
    (@fn with_fast_position) => {
        fn with_fast_position<V: $crate::FastVisitor<Self>>(state: &State, visitor: V) -> Option<V::Found> {
            evaluation::with_fast_position(state, visitor)
        }
    };
    (@fn follow) => {
        fn follow(state: &State, seat: $crate::Seat, order: &str) -> $crate::OrderAnswer<Move> {
            orders::follow(state, seat, order)
        }
    };
    (@fn question) => {
        fn question(state: &State, seat: $crate::Seat) -> u32 {
            state.question(seat)
        }
    };
    (@fn has_secret_steps) => {
        fn has_secret_steps(state: &State, _seat: $crate::Seat) -> bool {
            state.has_secret_steps()
        }
    };
    (@fn facts) => {
        fn facts(_start: &$crate::Start<Self>, state: &State, seat: $crate::Seat, out: &mut Vec<$crate::Fact>) {
            evaluation::facts(state, seat, out);
        }
    };
    (@fn uses) => {
        fn uses(event: &Event, out: &mut Vec<$crate::Use>) {
            evaluation::uses(event, out);
        }
    };
    (@fn faces) => {
        type Faces = view::Faces;

        fn faces(set: &Set) -> view::Faces {
            view::faces(set)
        }
    };
    (@fn no_faces) => {
        type Faces = ();

        fn faces(_: &<Self as $crate::Game>::Set) {}
    };
    (@fn all_moves) => {
        fn all_moves(start: &$crate::Start<Self>, out: &mut Vec<Move>) {
            learning::all_moves(start, out);
        }
    };
    (@fn features) => {
        fn features(start: &$crate::Start<Self>) -> usize {
            learning::features(start)
        }
    };
    (@fn observe_state) => {
        fn observe_state(start: &$crate::Start<Self>, state: &State, seat: $crate::Seat, out: &mut [f32]) {
            learning::observe_state(start, state, seat, out);
        }
    };
    (@fn observe) => {
        fn observe(start: &$crate::Start<Self>, view: &View, seat: $crate::Seat, out: &mut [f32]) {
            learning::observe(start, view, seat, out);
        }
    };
    (@game $game:ident, $set:ty, $load:expr, $standard:expr, $names:expr, $as_listed:expr) => {
        impl $crate::Game for $game {
            type Options = Options;
            type Set = $set;
            type State = State;
            type Move = Move;
            type TypedMove = TypedMove;
            type Event = Event;
            type View = View;
            type Illegal = Illegal;

            const INFO: $crate::Info = info::INFO;

            fn complete_options(seats: u8, options: Options) -> Result<Options, $crate::BadOption> {
                info::complete_options(seats, options)
            }

            fn load(files: &$crate::Files) -> Result<$set, $crate::BadData> {
                $load(files)
            }

            fn standard_set() -> &'static $crate::Components<$set> {
                $standard()
            }

            fn component_names(set: &$set) -> Vec<(String, String)> {
                $names(set)
            }

            fn setup(start: &$crate::Start<Self>, luck: &mut $crate::Luck, log: &mut impl $crate::Log<Event>) -> State {
                setup::setup(start, luck, log)
            }

            fn pending(state: &State) -> $crate::SeatSet {
                state.pending()
            }

            fn legal_moves(state: &State, seat: $crate::Seat, out: &mut Vec<Move>) {
                rules::legal_moves(state, seat, out);
            }

            fn play(
                state: &mut State,
                seat: $crate::Seat,
                mv: &Move,
                luck: &mut $crate::Luck,
                log: &mut impl $crate::Log<Event>,
            ) -> Result<(), Illegal> {
                rules::play(state, seat, mv, luck, log)
            }

            fn outcome(state: &State) -> Option<$crate::Outcome> {
                rules::outcome(state)
            }

            fn view(start: &$crate::Start<Self>, state: &State, viewer: $crate::Viewer) -> View {
                view::view(start, state, viewer)
            }

            fn imagine(start: &$crate::Start<Self>, view: &View, luck: &mut $crate::Luck) -> Result<State, String> {
                view::imagine(start, view, luck)
            }

            fn write_move(start: &$crate::Start<Self>, mv: &Move) -> String {
                notation::write(&start.set().data, mv)
            }

            fn read_move(start: &$crate::Start<Self>, text: &str) -> Result<Move, Illegal> {
                notation::read(&start.set().data, text)
            }

            fn as_listed(mv: &Move) -> Move {
                $as_listed(mv)
            }

            fn typed_move(start: &$crate::Start<Self>, mv: &Move) -> TypedMove {
                moves::typed(&start.set().data, mv)
            }

            fn longest(start: &$crate::Start<Self>) -> u32 {
                info::longest(start)
            }
        }
    };
}
