//! Secret choices that can still be taken back. For each seat this keeps the game without the seat's newest move: while everybody else
//! would have been told the same without it, the seat may take it back, whatever others have chosen meanwhile.

use hustings_catalog::{AnyMatch, Catalog, Events, Refused};
use hustings_core::{Record, Seat};

use super::Asked;
use super::history::Played;

/// By seat.
pub struct Choices(Vec<Option<Alternative>>);

/// The game without a seat's newest move, which was secret; everything that came later would have been told to everybody just the same.
struct Alternative(Box<dyn AnyMatch>);

impl Alternative {
    /// Right after `seat` made the secret move `mv` in the game `before`. None where the seat itself learned something by it.
    fn new(before: Box<dyn AnyMatch>, seat: Seat, mv: &str, told: &Events) -> Option<Alternative> {
        let learned_nothing = told.can_be_taken_back() || before.was_foreseeable(seat, mv, told);
        learned_nothing.then_some(Alternative(before))
    }

    /// Makes another seat's move here too. None where somebody would have been told something else.
    fn follow(mut self, seat: Seat, mv: &str, told: &Events) -> Option<Alternative> {
        let here = self.0.play(seat, mv).ok()?;
        told.is_same_as(&here, self.0.seats()).then_some(self)
    }

    /// Whether all that others would see is that the seat is to act again. `asked` is what each seat is asked in `game`.
    fn is_free(&self, seat: Seat, game: &dyn AnyMatch, asked: &[Asked]) -> bool {
        let Alternative(without) = self;
        let same = |other: Seat| {
            game.question(other) == without.question(other) && *asked[other.index()].moves() == without.listing(other)
        };
        let mut others = Seat::all(game.seats()).filter(|other| *other != seat);
        without.pending() == game.pending().with(seat) && game.outcome().is_none() && others.all(same)
    }
}

impl Choices {
    pub fn none(seats: u8) -> Choices {
        Choices((0..seats).map(|_| None).collect())
    }

    /// Whether the seat's newest move can be taken back as if it had never been made. Worked out when it is asked: nobody but the seat
    /// wants to know, and secret steps of others show it nothing.
    pub fn is_free(&self, seat: Seat, game: &dyn AnyMatch, asked: &[Asked]) -> bool {
        self.0[seat.index()].as_ref().is_some_and(|alternative| alternative.is_free(seat, game, asked))
    }

    /// `seat` made the move `mv`, of which this was `told`. `before` is the game without it where the move was secret.
    pub(super) fn moved(&mut self, seat: Seat, mv: &str, told: &Events, before: Option<Box<dyn AnyMatch>>) {
        for (other, alternative) in (0..).map(Seat).zip(&mut self.0) {
            if other != seat {
                *alternative = alternative.take().and_then(|one| one.follow(seat, mv, told));
            }
        }
        self.0[seat.index()] = before.and_then(|before| Alternative::new(before, seat, mv, told));
    }

    /// From nothing: replays the record, of whose moves `history` says which were secret.
    pub(super) fn replay(catalog: &Catalog, record: &Record, history: &[Played]) -> Result<Choices, Refused> {
        let mut choices = Choices::none(record.seats);
        let mut game = catalog.open(record)?.game;
        let newest = |at: usize, seat: Seat| !history[at + 1..].iter().any(|later| later.seat == seat);
        if game.info().secrets && history.iter().enumerate().any(|(at, one)| one.secret && newest(at, one.seat)) {
            for (at, (seat, mv)) in record.moves.iter().enumerate() {
                let open = history[at].secret && newest(at, *seat);
                let before = open.then(|| game.duplicate());
                let told = game.play(*seat, mv)?;
                choices.moved(*seat, mv, &told, before);
            }
        }
        Ok(choices)
    }
}
