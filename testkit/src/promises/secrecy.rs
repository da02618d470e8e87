//! Promise 3: nobody learns what they may not know.
//!
//! At every position and for every viewer the hidden part is dealt again from the view. What the viewer can see, try or
//! be told must then be the same to the byte in the real world and in the imagined one.

use hustings_core::{CompleteGame, Event, Luck, Nature, OrderKind, Seat, Viewer, difference};
use hustings_words::{self as words, Names};

use super::walk::{Walk, as_told, attempt, listed};
use super::{Promises, json, partial_viewers};

/// How many worlds are dealt for each viewer at each position.
const WORLDS: u32 = 2;
/// How many moves are tried in both worlds for each pair of viewer and mover.
const TRIES: usize = 4;
/// How many moves of a seat are tried for steps that nobody else notices.
const STEPS: usize = 12;

impl<G: CompleteGame> Promises<G> {
    pub fn secrets_stay_secret(&self) {
        let pool = self.pool();
        self.at_some_positions(|walk| {
            check_redaction(walk);
            check_shared_view(walk);
            check_secret_steps(walk);
            for viewer in partial_viewers(walk.start.seats()) {
                self.check_words(walk, viewer);
                self.check_secret_moves(walk, viewer);
                for number in 0..WORLDS {
                    let mut luck = walk.luck_for(&format!("world {number} of {viewer:?}"));
                    let world = imagine(walk, &walk.state, viewer, &mut luck);
                    check_still(walk, &world, viewer);
                    if world == walk.state {
                        continue; // nothing was hidden, so nothing can leak
                    }
                    self.check_moving(walk, &world, viewer, &pool, &mut luck);
                    self.check_plain(walk, &world, viewer, &mut luck);
                }
            }
        });
    }

    /// Looks for the game's own list of secrets in everything the viewer gets.
    fn check_words(&self, walk: &Walk<'_, G>, viewer: Viewer) {
        let Some(words) = &self.hidden_words else { return };
        let words = words(walk.start, &walk.state, viewer);
        if words.is_empty() {
            return;
        }
        let view = G::view(walk.start, &walk.state, viewer);
        let moves = viewer.seat().map(|seat| listed::<G>(&walk.state, seat)).unwrap_or_default();
        let mut texts = as_told(&walk.told, viewer);
        texts.push(without_components(&view));
        texts.push(words::sketch(walk.start, &view, &moves, &Names::default()).plain());
        texts.extend(moves.iter().map(|mv| walk.written(mv)));
        for text in &texts {
            if let Some(word) = words.iter().find(|word| holds_word(text, word)) {
                walk.fail(&format!("`{word}` is hidden from {viewer:?}, but stands in {text}"));
            }
        }
    }

    /// Makes the same move in both worlds: the viewer is told the same until something is revealed or chance decides,
    /// and its own refusals are the same too.
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
                // How many secret choices a seat needs may depend on what it alone knows, and others do see when it is
                // ready.
                let readied = (self.is_secret)(mv) && G::pending(&real.state) != G::pending(&imagined.state);
                if whole && real.result.is_ok() && !readied {
                    walk.check(seen == seen_other, || format!("{} by its events:\n{seen:?}\n{seen_other:?}", what()));
                    let views = [&real.state, &imagined.state].map(|state| json(&G::view(walk.start, state, viewer)));
                    walk.check(views[0] == views[1], || format!("{} afterwards:\n{}\n{}", what(), views[0], views[1]));
                    let before = [&walk.state, world].map(|state| json(&G::view(walk.start, state, viewer)));
                    let changes = [0, 1].map(|at| difference(&before[at], &views[at]));
                    walk.check(changes[0] == changes[1], || format!("{} by what changed:\n{changes:?}", what()));
                }
            }
        }
    }

    /// A move that can be taken back has shown nobody what was hidden: whatever another viewer was told of it could
    /// have been told in every world that viewer can imagine.
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

    /// Two secret moves look the same to everybody else until something is revealed.
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

/// A game without secrets has the same view for every seat and for spectators; a server sends them the same bytes.
fn check_shared_view<G: CompleteGame>(walk: &Walk<'_, G>) {
    let shared = G::view(walk.start, &walk.state, Viewer::Spectator);
    let others = || partial_viewers(walk.start.seats()).map(|viewer| G::view(walk.start, &walk.state, viewer));
    walk.check(G::INFO.secrets || others().all(|view| view == shared), || {
        "the game says it has no secrets, yet its viewers see different things".to_owned()
    });
}

/// The viewer of everything sees events whole, and redacting an event a second time changes nothing.
fn check_redaction<G: CompleteGame>(walk: &Walk<'_, G>) {
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

/// Compares view, legal moves and pending seats, and the spectator's view too.
fn check_still<G: CompleteGame>(walk: &Walk<'_, G>, world: &G::State, viewer: Viewer) {
    for eyes in [viewer, Viewer::Spectator] {
        let real = json(&G::view(walk.start, &walk.state, eyes));
        let imagined = json(&G::view(walk.start, world, eyes));
        walk.check(real == imagined, || {
            format!("what is hidden from {viewer:?} shows in the view of {eyes:?}:\n{real}\n{imagined}")
        });
    }
    check_orders(walk, world, viewer);
    for seat in Seat::all(walk.start.seats()) {
        walk.check(G::has_secret_steps(world, seat) == G::has_secret_steps(&walk.state, seat), || {
            format!("whether seat {seat} may decide in several steps depends on what is hidden from {viewer:?}")
        });
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

/// A game says so beforehand where a seat may make a step that nobody else notices, and then another one.
fn check_secret_steps<G: CompleteGame>(walk: &Walk<'_, G>) {
    let seats = walk.start.seats();
    for mover in G::pending(&walk.state).iter().filter(|seat| !G::has_secret_steps(&walk.state, *seat)) {
        let mut moves = listed::<G>(&walk.state, mover);
        walk.luck_for(&format!("steps of {mover}")).shuffle(&mut moves);
        for mv in moves.iter().take(STEPS) {
            let after = walk.attempt(mover, mv);
            let unnoticed = |viewer: Viewer| {
                let view = |state| json(&G::view(walk.start, state, viewer));
                as_told(&after.told, viewer).is_empty() && view(&walk.state) == view(&after.state)
            };
            let goes_on = G::pending(&after.state) == G::pending(&walk.state);
            let secret = goes_on && partial_viewers(seats).filter(|viewer| !viewer.is(mover)).all(unnoticed);
            walk.check(!secret, || {
                format!("nobody but seat {mover} notices `{}`, but the game knows of no secret steps", walk.written(mv))
            });
        }
    }
}

/// A standing order knows no more than its seat. One that is public does the same in every world a spectator could imagine, whatever its
/// seat holds; one that pays answers in all of them or in none.
fn check_orders<G: CompleteGame>(walk: &Walk<'_, G>, world: &G::State, viewer: Viewer) {
    for seat in Seat::all(walk.start.seats()) {
        for order in G::INFO.orders {
            let [real, imagined] = [&walk.state, world].map(|state| G::follow(state, seat, order.name));
            let same = match order.kind {
                _ if viewer == Viewer::Seat(seat) => real == imagined,
                _ if viewer != Viewer::Spectator => continue,
                OrderKind::Public => real == imagined,
                OrderKind::Pays => std::mem::discriminant(&real) == std::mem::discriminant(&imagined),
                OrderKind::CanAnswer => continue,
            };
            walk.check(same, || {
                format!(
                    "seat {seat}'s standing order `{}` looks at what is hidden: {real:?} or {imagined:?}",
                    order.name
                )
            });
        }
    }
}

pub(super) fn imagine<G: CompleteGame>(
    walk: &Walk<'_, G>,
    state: &G::State,
    viewer: Viewer,
    luck: &mut Luck,
) -> G::State {
    let view = G::view(walk.start, state, viewer);
    G::imagine(walk.start, &view, luck)
        .unwrap_or_else(|why| walk.fail(&format!("{viewer:?} cannot imagine a world: {why}\n{}", json(&view))))
}

/// The events before the first one that chance decided or that revealed something.
fn unrevealed<E: Event>(events: &[E]) -> &[E] {
    let end = events.iter().position(|event| event.nature() != Nature::Plain);
    &events[..end.unwrap_or(events.len())]
}

/// Whether `word` occurs in `text` on its own, not as a part of a longer one.
fn holds_word(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    text.match_indices(word).any(|(at, _)| !text[..at].ends_with(joins) && !text[at + word.len()..].starts_with(joins))
}

/// The view without its list of all components: that list names every card, and is the same for everybody.
fn without_components(view: &impl serde::Serialize) -> String {
    let mut view = serde_json::to_value(view).expect("a view is plain data");
    if let Some(fields) = view.as_object_mut() {
        fields.remove("components");
    }
    view.to_string()
}
