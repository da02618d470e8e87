//! Promise 3: nobody learns what they may not know.
//!
//! At every position and for every viewer the hidden part is dealt anew from the view. Whatever the viewer can see, try or
//! be told must then be the same to the byte, in the real world and in the imagined one.

use hustings_core::{Event, Game, Luck, Nature, Seat, Viewer};

use super::walk::{Walk, as_told, attempt, listed};
use super::{Promises, json, partial_viewers};

/// Worlds dealt for each viewer at each position.
const WORLDS: u32 = 2;
/// Moves tried in both worlds for each pair of viewer and mover.
const TRIES: usize = 4;

impl<G: Game> Promises<G> {
    pub fn secrets_stay_secret(&self) {
        let pool = self.pool();
        self.at_some_positions(|walk| {
            check_redaction(walk);
            check_shared_view(walk);
            for viewer in partial_viewers(walk.start.seats()) {
                self.check_words(walk, viewer);
                self.check_secret_moves(walk, viewer);
                for number in 0..WORLDS {
                    let mut luck = walk.luck_for(&format!("world {number} of {viewer:?}"));
                    let world = imagine(walk, &walk.state, viewer, &mut luck);
                    check_still(walk, &world, viewer);
                    if world == walk.state {
                        continue; // nothing was hidden, so nothing can show
                    }
                    self.check_moving(walk, &world, viewer, &pool, &mut luck);
                    self.check_plain(walk, &world, viewer, &mut luck);
                }
            }
        });
    }

    /// The game's own list of secrets, looked for in everything the viewer gets.
    fn check_words(&self, walk: &Walk<'_, G>, viewer: Viewer) {
        let Some(words) = &self.hidden_words else { return };
        let words = words(walk.start, &walk.state, viewer);
        if words.is_empty() {
            return;
        }
        let view = G::view(walk.start, &walk.state, viewer);
        let moves = viewer.seat().map(|seat| listed::<G>(&walk.state, seat)).unwrap_or_default();
        let mut texts = as_told(&walk.told, viewer);
        texts.push(json(&view));
        texts.push(G::sketch(walk.start, &view, &moves).plain());
        texts.extend(moves.iter().map(|mv| walk.written(mv)));
        for text in &texts {
            if let Some(word) = words.iter().find(|word| holds_word(text, word)) {
                walk.fail(&format!("`{word}` is hidden from {viewer:?}, but stands in {text}"));
            }
        }
    }

    /// The same move in both worlds: the viewer is told the same until something is revealed or chance decides, its own
    /// refusals included.
    fn check_moving(&self, walk: &Walk<'_, G>, world: &G::State, viewer: Viewer, pool: &[G::Move], luck: &mut Luck) {
        for mover in Seat::all(walk.start.seats()) {
            let in_world = listed::<G>(world, mover);
            let mut moves = listed::<G>(&walk.state, mover);
            moves.retain(|mv| in_world.contains(mv));
            luck.shuffle(&mut moves);
            moves.truncate(TRIES);
            if viewer.is(mover) && !pool.is_empty() {
                moves.extend((0..TRIES).map(|_| luck.pick(pool).clone()));
            }
            for mv in &moves {
                let real = walk.attempt(mover, mv);
                let imagined = attempt::<G>(world, &walk.luck, mover, mv);
                let what = || format!("`{}` by seat {mover} lets {viewer:?} see what is hidden", walk.written(mv));
                walk.check(real.result == imagined.result, || {
                    format!("{}: {:?} or {:?}", what(), real.result, imagined.result)
                });
                let (start, other) = (unrevealed(&real.told), unrevealed(&imagined.told));
                let (seen, seen_other) = (as_told(start, viewer), as_told(other, viewer));
                let shorter = seen.len().min(seen_other.len());
                walk.check(seen[..shorter] == seen_other[..shorter], || {
                    format!("{} by its events:\n{seen:?}\n{seen_other:?}", what())
                });
                let whole = start.len() == real.told.len() && other.len() == imagined.told.len();
                // After how many secret choices a seat is ready may depend on what it alone knows; that it is ready shows.
                let readied = (self.is_secret)(mv) && G::pending(&real.state) != G::pending(&imagined.state);
                if whole && real.result.is_ok() && !readied {
                    walk.check(seen == seen_other, || format!("{} by its events:\n{seen:?}\n{seen_other:?}", what()));
                    let views = [&real.state, &imagined.state].map(|state| json(&G::view(walk.start, state, viewer)));
                    walk.check(views[0] == views[1], || format!("{} afterwards:\n{}\n{}", what(), views[0], views[1]));
                }
            }
        }
    }

    /// A move that can be taken back has shown nobody what was hidden: all that another viewer was told of it could have been told in
    /// every world it can imagine.
    fn check_plain(&self, walk: &Walk<'_, G>, world: &G::State, viewer: Viewer, luck: &mut Luck) {
        for mover in Seat::all(walk.start.seats()).filter(|mover| !viewer.is(*mover)) {
            let mut moves = listed::<G>(&walk.state, mover);
            moves.retain(|mv| !(self.is_secret)(mv));
            luck.shuffle(&mut moves);
            moves.truncate(TRIES);
            for mv in &moves {
                let told = walk.attempt(mover, mv).told;
                let seen = as_told(&told, viewer);
                if seen.is_empty() || unrevealed(&told).len() < told.len() {
                    continue;
                }
                let fits = |mv: &G::Move| {
                    let imagined = attempt::<G>(world, &walk.luck, mover, mv);
                    imagined.result.is_ok() && as_told(&imagined.told, viewer) == seen
                };
                walk.check(fits(mv) || listed::<G>(world, mover).iter().any(fits), || {
                    let mv = walk.written(mv);
                    format!(
                        "`{mv}` by seat {mover} shows {viewer:?} what was hidden, but its events are plain: {seen:?}"
                    )
                });
            }
        }
    }

    /// Two secret moves look alike to everybody else, up to the moment when something is revealed.
    fn check_secret_moves(&self, walk: &Walk<'_, G>, viewer: Viewer) {
        for mover in Seat::all(walk.start.seats()).filter(|mover| !viewer.is(*mover)) {
            let mut moves = listed::<G>(&walk.state, mover);
            moves.retain(self.is_secret);
            let mut told = moves.iter().map(|mv| {
                let told = walk.attempt(mover, mv).told;
                let secret: Vec<G::Event> = unrevealed(&told).to_vec();
                as_told(&secret, viewer)
            });
            let first = told.next();
            walk.check(told.all(|other| Some(other) == first), || {
                format!("{viewer:?} can tell seat {mover}'s secret moves apart by the events: {first:?}")
            });
        }
    }
}

/// A game that says it has no secrets shows every seat and spectator the same; a server sends them the same bytes.
fn check_shared_view<G: Game>(walk: &Walk<'_, G>) {
    let shared = G::view(walk.start, &walk.state, Viewer::Spectator);
    let others = || partial_viewers(walk.start.seats()).map(|viewer| G::view(walk.start, &walk.state, viewer));
    walk.check(G::INFO.secrets || others().all(|view| view == shared), || {
        "the game says it has no secrets, yet its viewers see different things".to_owned()
    });
}

/// All eyes see an event whole, and what has been redacted for a viewer holds no more for it to take out.
fn check_redaction<G: Game>(walk: &Walk<'_, G>) {
    for event in &walk.told {
        let text = json(event);
        walk.check(event.seen_by(Viewer::Everything).as_ref() == Some(event), || {
            format!("part of {text} is hidden from those who see everything")
        });
        for viewer in partial_viewers(walk.start.seats()) {
            let Some(seen) = event.seen_by(viewer) else { continue };
            walk.check(seen.seen_by(viewer).as_ref() == Some(&seen), || {
                format!("redacted twice for {viewer:?}, {text} says less than redacted once")
            });
        }
    }
}

/// View, legal moves, pending seats, and what even a spectator sees.
fn check_still<G: Game>(walk: &Walk<'_, G>, world: &G::State, viewer: Viewer) {
    for eyes in [viewer, Viewer::Spectator] {
        let real = json(&G::view(walk.start, &walk.state, eyes));
        let imagined = json(&G::view(walk.start, world, eyes));
        walk.check(real == imagined, || {
            format!("what is hidden from {viewer:?} shows in the view of {eyes:?}:\n{real}\n{imagined}")
        });
    }
    if viewer == Viewer::Spectator {
        check_orders(walk, world);
    }
    walk.check(G::pending(world) == G::pending(&walk.state), || {
        format!("whom the game waits for depends on what is hidden from {viewer:?}")
    });
    if let Some(seat) = viewer.seat() {
        walk.check(listed::<G>(world, seat) == listed::<G>(&walk.state, seat), || {
            format!("the moves of seat {seat} depend on what is hidden from it")
        });
    }
}

/// What a standing order does is the same in every world a spectator could imagine, whatever its seat holds.
fn check_orders<G: Game>(walk: &Walk<'_, G>, world: &G::State) {
    for seat in Seat::all(walk.start.seats()) {
        for order in G::INFO.orders {
            let [real, imagined] = [&walk.state, world].map(|state| G::obey(state, seat, order.name));
            walk.check(real == imagined, || {
                format!(
                    "seat {seat}'s standing order `{}` looks at what is hidden: {real:?} or {imagined:?}",
                    order.name
                )
            });
        }
    }
}

pub(super) fn imagine<G: Game>(walk: &Walk<'_, G>, state: &G::State, viewer: Viewer, luck: &mut Luck) -> G::State {
    let view = G::view(walk.start, state, viewer);
    G::imagine(walk.start, &view, luck)
        .unwrap_or_else(|why| walk.fail(&format!("{viewer:?} cannot imagine a world: {why}\n{}", json(&view))))
}

/// The events up to the first one that chance decided or that revealed something.
fn unrevealed<E: Event>(events: &[E]) -> &[E] {
    let end = events.iter().position(|event| event.nature() != Nature::Plain);
    &events[..end.unwrap_or(events.len())]
}

/// Whether `word` stands in `text` on its own, not as a part of a longer one.
fn holds_word(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(joins) && !text[at + word.len()..].starts_with(joins))
}
