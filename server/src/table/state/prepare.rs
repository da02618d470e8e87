//! What must be worked out before an entry can be applied: a move is tried, a game is replayed without moves that were taken back. A
//! replay owns all it needs, so that it can be done on another thread and thrown away if somebody else writes first.

use std::cell::RefCell;
use std::sync::Arc;

use hustings_catalog::{AnyMatch, AnyView, Catalog, Events, Refused};
use hustings_core::{Record, Seat, Viewer};

use super::choices::Choices;
use super::history::Played;
use super::{Broken, Table};
use crate::store::Entry;

/// What an entry needs.
pub enum Preparation {
    /// It is worked out already. That takes less time than handing it to another thread and back.
    Done(Prepared),
    /// A whole game is replayed, which must not be done on a thread that serves people.
    Long(Box<Rewind>),
}

/// A game to be replayed without the moves that are taken back.
pub struct Rewind {
    record: Record,
    history: Vec<Played>,
    taken_back: TakenBack,
}

#[derive(Clone, Copy)]
pub(super) enum TakenBack {
    /// The newest moves, however many.
    Newest(usize),
    /// The newest move of one seat, a secret choice.
    ChoiceOf(Seat),
}

impl TakenBack {
    pub fn by(entry: &Entry) -> Option<TakenBack> {
        match entry {
            Entry::Undone { moves, .. } => Some(TakenBack::Newest(*moves as usize)),
            Entry::TookBack { seat } => Some(TakenBack::ChoiceOf(*seat)),
            _ => None,
        }
    }

    /// How many of these moves stay, and the number of the first one behind those that are taken back.
    pub fn of(self, moves: &[Played]) -> Result<(usize, usize), Broken> {
        match self {
            TakenBack::Newest(gone) => {
                let kept = moves.len().checked_sub(gone).ok_or(Broken::TooManyTakenBack)?;
                Ok((kept, moves.len()))
            }
            TakenBack::ChoiceOf(seat) => {
                let last = moves.iter().rposition(|played| played.seat == seat).ok_or(Broken::NothingToTakeBack)?;
                Ok((last, last + 1))
            }
        }
    }
}

/// What came of it.
pub enum Prepared {
    Nothing,
    Moved(Box<Tried>),
    Rewound { game: Box<dyn AnyMatch>, choices: Choices },
}

/// A move, tried out.
pub struct Tried {
    pub(super) after: Box<dyn AnyMatch>,
    pub(super) told: Events,
    /// Nobody but the mover was told or shown anything by its events.
    pub(super) secret: bool,
    /// Nobody but the mover sees any difference, to the byte.
    pub(super) unseen: bool,
    /// What others see after the move, as far as that was looked at.
    pub(super) shown: Shown,
}

/// The views of one position that have been made already.
#[derive(Default)]
pub struct Shown(RefCell<Vec<(Viewer, Arc<dyn AnyView>)>>);

impl Shown {
    /// What `viewer` sees of `game`, whose views these are.
    pub fn view(&self, game: &dyn AnyMatch, viewer: Viewer) -> Option<Arc<dyn AnyView>> {
        let made = self.0.borrow().iter().find(|(known, _)| *known == viewer).map(|(_, view)| Arc::clone(view));
        made.or_else(|| {
            let view = game.seen_by(viewer).ok()?;
            self.0.borrow_mut().push((viewer, Arc::clone(&view)));
            Some(view)
        })
    }

    /// Whether everybody but `mover` sees the same in another position, given with its views.
    fn are_still(&self, game: &dyn AnyMatch, other: (&Shown, &dyn AnyMatch), mover: Seat) -> bool {
        let others = Seat::all(game.seats()).filter(|seat| *seat != mover).map(Viewer::Seat);
        [Viewer::Spectator].into_iter().chain(others).all(|viewer| {
            let views = [self.view(game, viewer), other.0.view(other.1, viewer)];
            let [Some(here), Some(there)] = views else { return false };
            here.is_like(&*there)
        })
    }
}

impl Table {
    /// What must be worked out before `entry` can be applied. Refused where the rules refuse the move.
    pub fn prepare(&self, entry: &Entry) -> Result<Preparation, Refused> {
        let Some(game) = self.game() else { return Ok(Preparation::Done(Prepared::Nothing)) };
        if let Some(taken_back) = TakenBack::by(entry) {
            let mut record = game.record();
            (record.result, record.events) = (None, None);
            let history = self.history.all().to_vec();
            return Ok(Preparation::Long(Box::new(Rewind { record, history, taken_back })));
        }
        Ok(Preparation::Done(match entry {
            Entry::Moved { seat, mv, .. } => Prepared::Moved(Box::new(Tried::new(game, *seat, mv, &self.shown)?)),
            _ => Prepared::Nothing,
        }))
    }
}

#[derive(Debug, thiserror::Error)]
pub enum NotPrepared {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl Tried {
    /// `shown` are the views of the position before the move.
    fn new(before: &dyn AnyMatch, seat: Seat, mv: &str, shown: &Shown) -> Result<Tried, Refused> {
        let (mut after, after_shown) = (before.duplicate(), Shown::default());
        let told = after.play(seat, mv)?;
        let private = before.info().secrets && told.is_private_to(seat, before.seats());
        let unseen = private && after_shown.are_still(&*after, (shown, before), seat);
        // A move without events tells nobody anything, and yet everybody may see it.
        let secret = private && (unseen || !told.seen_by(Viewer::Everything).is_empty());
        Ok(Tried { after, told, secret, unseen, shown: after_shown })
    }
}

impl Rewind {
    pub fn run(self, catalog: &Catalog) -> Result<Prepared, NotPrepared> {
        let Rewind { mut record, mut history, taken_back } = self;
        let (kept, again) = taken_back.of(&history)?;
        record.moves.drain(kept..again);
        history.drain(kept..again);
        let game = catalog.replay(&record)?;
        let choices = Choices::replay(catalog, &record, &history)?;
        Ok(Prepared::Rewound { game, choices })
    }
}
