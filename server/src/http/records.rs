//! Records without a table: replayed, tried out, verified. Nothing is stored.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use hustings_catalog::Catalog;
use hustings_core::{Record, Seat, Viewer};

use super::Site;
use super::answer::{Answer, Body, Failure};
use super::guard::Person;
use crate::limits::{MOST_PREVIEWS, MOST_STEPS};
use crate::protocol::{
    AskPosition, Code, Eyes, EyesWord, Foreseen, MovePreview, PositionAt, Refusal, Replay, ReplayStep, Replayed,
    Verified, Verify,
};

/// Runs `work` where it keeps nobody waiting, a few at a time.
async fn aside<T: Send + 'static>(
    site: &Arc<Site>,
    work: impl FnOnce(&Catalog) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Failure> {
    let internal = || Failure(Refusal::internal());
    let turn = Arc::clone(&site.replaying).acquire_owned().await.map_err(|_| internal())?;
    let context = Arc::clone(&site.context);
    let worked = tokio::task::spawn_blocking(move || {
        let _turn = turn; // until the work is done, even if whoever asked has gone
        work(&context.catalog)
    });
    let worked = worked.await;
    Ok(worked.map_err(|_| internal())??)
}

pub(super) fn read(text: &str) -> Result<Record, Refusal> {
    text.parse().map_err(|error: hustings_core::RecordError| Refusal::new(Code::BadRecord, error.to_string()))
}

fn seats(pending: hustings_core::SeatSet) -> Vec<Seat> {
    pending.iter().collect()
}

/// A record's move that the rules refuse is the record's fault.
pub(super) fn bad_move(number: usize, seat: Seat, mv: &str, refused: &hustings_catalog::Refused) -> Refusal {
    Refusal {
        code: Code::BadRecord,
        rule: refused.rule.map(|rule| rule.to_string()),
        message: format!("move {number}, `{mv}` by seat {seat}: {}", refused.message),
    }
}

pub async fn replay(State(site): State<Arc<Site>>, Person(user): Person, Body(wish): Body<Replay>) -> Answer<Replayed> {
    site.records.take(user.id.clone(), site.context.time.now())?;
    Ok(Json(aside(&site, move |catalog| replayed(catalog, &wish)).await?))
}

fn replayed(catalog: &Catalog, wish: &Replay) -> Result<Replayed, Refusal> {
    let record = read(&wish.record)?;
    let eyes = match wish.eyes {
        Eyes::Seat(seat) if seat.0 >= record.seats => {
            return Err(Refusal::new(Code::BadSeat, format!("there is no seat {seat} in this record")));
        }
        Eyes::Seat(seat) => Viewer::Seat(seat),
        Eyes::Word(EyesWord::Spectator) => Viewer::Spectator,
        Eyes::Word(EyesWord::Everything) => Viewer::Everything,
    };
    let opened = catalog.open(&record)?;
    let (mut game, mut told) = (opened.game, opened.told);
    let secrets = game.info().secrets;
    let last = wish.to.map_or(usize::MAX, |to| to as usize).min(record.moves.len());
    let wanted = wish.from as usize..=last;
    let mut steps = Vec::new();
    for number in 0..=record.moves.len() {
        let made = number.checked_sub(1).map(|index| &record.moves[index]);
        if let Some((seat, mv)) = made {
            told = game.play(*seat, mv).map_err(|refused| bad_move(number, *seat, mv, &refused))?;
        }
        if wanted.contains(&number) && steps.len() < MOST_STEPS {
            let known = made.filter(|(seat, _)| !secrets || eyes.is(*seat));
            steps.push(ReplayStep {
                number: number as u32,
                seat: made.map(|(seat, _)| *seat),
                mv: known.map(|(_, mv)| mv.clone()),
                events: told.seen_by(eyes),
                view: game.view(eyes)?,
                pending: seats(game.pending()),
            });
        }
    }
    Ok(Replayed {
        game: record.game,
        seats: record.seats,
        names: record.names,
        options: record.options,
        moves: record.moves.len() as u32,
        steps,
        outcome: game.outcome(),
    })
}

pub async fn position(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Body(wish): Body<AskPosition>,
) -> Answer<PositionAt> {
    site.records.take(user.id.clone(), site.context.time.now())?;
    Ok(Json(aside(&site, move |catalog| position_at(catalog, &wish)).await?))
}

fn position_at(catalog: &Catalog, wish: &AskPosition) -> Result<PositionAt, Refusal> {
    let record = read(&wish.record)?;
    let opened = catalog.open(&record)?;
    let (mut game, mut told) = (opened.game, opened.told);
    for (number, (seat, mv)) in (1..).zip(&record.moves) {
        told = game.play(*seat, mv).map_err(|refused| bad_move(number, *seat, mv, &refused))?;
    }
    let viewer = Viewer::Seat(wish.seat);
    let moves = game.moves(wish.seat)?;
    let previews = if wish.previews {
        let tried = &moves[..moves.len().min(MOST_PREVIEWS)];
        let foreseen = game.foresee(wish.seat, tried)?;
        let previews = tried.iter().zip(foreseen).map(|(mv, after)| MovePreview {
            mv: mv.clone(),
            after: after.map(|after| Foreseen { view: after.view, events: after.events }),
        });
        Some(previews.collect())
    } else {
        None
    };
    Ok(PositionAt {
        played: record.moves.len() as u32,
        view: game.view(viewer)?,
        pending: seats(game.pending()),
        moves,
        events: told.seen_by(viewer),
        previews,
        outcome: game.outcome(),
    })
}

pub async fn verify(State(site): State<Arc<Site>>, Person(user): Person, Body(wish): Body<Verify>) -> Answer<Verified> {
    site.records.take(user.id.clone(), site.context.time.now())?;
    let record = read(&wish.record)?;
    Ok(Json(verified(&site, record).await?))
}

pub(super) async fn verified(site: &Arc<Site>, record: Record) -> Result<Verified, Failure> {
    aside(site, move |catalog| {
        let audit = catalog.game(&record.game)?.verify(&record)?;
        Ok(Verified {
            moves: audit.moves as u32,
            committed: audit.committed,
            words: audit.words as u32,
            witnessed: audit.witnessed,
            outcome: audit.outcome,
        })
    })
    .await
}
