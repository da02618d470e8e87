//! Records without a table: replay, try moves, verify. Nothing is stored.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use hustings_catalog::Catalog;
use hustings_core::{Record, Seat, Viewer, say};

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused};
use super::encoding::{Accepts, Packed};
use super::guard::{From, Person};
use crate::lab::{learn_record, learn_set};
use crate::limits::{MOST_PREVIEWS, MOST_STEPS};
use crate::protocol::{
    AskPosition, Beginning, Code, Course, Eyes, EyesWord, Foreseen, Instead, LegalMove, MovePreview, PositionAt,
    Refused, Replay, ReplayStep, Replayed, SeatMove, Verified, Verify, internal, refuse,
};
use crate::turns::Payer;

/// About how long a record takes to replay.
const COST: Duration = Duration::from_millis(50);

/// Runs `work` off the async threads when it is this person's turn.
pub(super) async fn aside<T: Send + 'static>(
    site: &Site,
    payer: Payer,
    work: impl FnOnce(&Catalog) -> Result<T, HttpRefused> + Send + 'static,
) -> Result<T, HttpRefused> {
    site.context.errand(payer, COST, work).await.map_err(|_| internal())?
}

pub(super) fn read(text: &str) -> Result<Record, Refused> {
    text.parse().map_err(|error: hustings_core::RecordError| {
        Refused::new(Code::BadRecord, say!("record-unreadable", why = error.to_string()))
    })
}

/// A record with other moves from some point on, where that is asked for.
pub(super) fn read_instead(text: &str, instead: Option<&Instead>) -> Result<Record, Refused> {
    varied(read(text)?, instead)
}

fn varied(mut record: Record, instead: Option<&Instead>) -> Result<Record, Refused> {
    let Some(Instead { after, moves }) = instead else { return Ok(record) };
    record.moves.truncate(*after as usize);
    for SeatMove { seat, mv } in moves {
        check_seat(*seat, &record)?;
        record.moves.push((*seat, mv.clone()));
    }
    // The record's result belongs to the moves it had before.
    (record.result, record.events) = (None, None);
    Ok(record)
}

fn check_seat(seat: Seat, record: &Record) -> Result<(), Refused> {
    if seat.0 < record.seats {
        return Ok(());
    }
    refuse(Code::BadSeat, say!("bad-seat", number = seat.0, last = record.seats.saturating_sub(1)))
}

/// A game that begins as asked, as a record without moves.
fn begun(catalog: &Catalog, beginning: &Beginning) -> Result<Record, HttpRefused> {
    let Beginning { game: name, seats, options, seed } = beginning;
    let game = catalog.game(name)?;
    let options = game.complete_options(*seats, options)?;
    Ok(Record {
        game: name.clone(),
        rules: game.info().rules_version,
        set: game.set_of(&options)?,
        seats: *seats,
        options,
        names: Vec::new(),
        seed: Some(seed.clone()),
        commitment: None,
        words: Vec::new(),
        moves: Vec::new(),
        result: None,
        events: None,
    })
}

fn seats(pending: hustings_core::SeatSet) -> Vec<Seat> {
    pending.iter().collect()
}

/// A record step by step, as one viewer sees it
#[utoipa::path(
    post, path = "/api/replay", tag = "records",
    request_body = Replay,
    responses((status = 200, description = "A view and the events of each step", body = Replayed), HttpRefused),
)]
pub async fn replay(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    accepts: Accepts,
    Body(wish): Body<Replay>,
) -> Result<Packed, HttpRefused> {
    site.records.take(user.id().to_owned(), site.context.now())?;
    learn_record(&site.context, &wish.record).await?;
    aside(&site, from.payer(Some(&user)), move |catalog| Ok(Packed::new(&replayed(catalog, &wish)?, accepts))).await
}

fn replayed(catalog: &Catalog, wish: &Replay) -> Result<Replayed, HttpRefused> {
    let record = read_instead(&wish.record, wish.instead.as_ref())?;
    let eyes = match wish.eyes {
        Eyes::Seat(seat) => {
            check_seat(seat, &record)?;
            Viewer::Seat(seat)
        }
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
        let mut known = None;
        if let Some((seat, mv)) = made {
            if !secrets || eyes.is(*seat) {
                let refused = |why: hustings_catalog::Refused| why.in_record(number, *seat, mv);
                let value = game.typed_move(*seat, mv).map_err(refused)?;
                known = Some(LegalMove { text: mv.clone(), r#move: value });
            }
            told = game.play(*seat, mv).map_err(|refused| refused.in_record(number, *seat, mv))?;
        }
        if wanted.contains(&number) && steps.len() < MOST_STEPS {
            steps.push(ReplayStep {
                number: number as u32,
                seat: made.map(|(seat, _)| *seat),
                mv: known,
                events: told.seen_by(eyes),
                view: game.view(eyes)?,
                pending: seats(game.pending()),
            });
        }
    }
    Ok(Replayed {
        components: catalog.game(&record.game)?.component_names(&game.options())?,
        set: record.set,
        game: record.game,
        seats: record.seats,
        names: record.names,
        options: record.options,
        moves: record.moves.len() as u32,
        steps,
        outcome: game.outcome(),
    })
}

/// Where a record leads, and what a seat may do there
#[utoipa::path(
    post, path = "/api/position", tag = "records",
    request_body = AskPosition,
    responses((status = 200, description = "The position", body = PositionAt), HttpRefused),
)]
pub async fn position(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    accepts: Accepts,
    Body(wish): Body<AskPosition>,
) -> Result<Packed, HttpRefused> {
    site.records.take(user.id().to_owned(), site.context.now())?;
    match &wish.record {
        Course::Record(text) => learn_record(&site.context, text).await?,
        Course::Beginning(beginning) => learn_set(&site.context, &beginning.game, &beginning.options).await?,
    }
    aside(&site, from.payer(Some(&user)), move |catalog| Ok(Packed::new(&position_at(catalog, &wish)?, accepts))).await
}

fn position_at(catalog: &Catalog, wish: &AskPosition) -> Result<PositionAt, HttpRefused> {
    let record = match &wish.record {
        Course::Record(text) => read(text)?,
        Course::Beginning(beginning) => begun(catalog, beginning)?,
    };
    let record = varied(record, wish.instead.as_ref())?;
    let opened = catalog.open(&record)?;
    let (mut game, mut told) = (opened.game, opened.told);
    for (number, (seat, mv)) in (1..).zip(&record.moves) {
        told = game.play(*seat, mv).map_err(|refused| refused.in_record(number, *seat, mv))?;
    }
    let viewer = Viewer::Seat(wish.seat);
    let typed = game.typed_moves(wish.seat)?;
    let moves: Vec<String> = typed.iter().map(|legal| legal.text.clone()).collect();
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
        moves: typed.into_iter().map(|legal| LegalMove { text: legal.text, r#move: legal.value }).collect(),
        components: catalog.game(&record.game)?.component_names(&game.options())?,
        events: told.seen_by(viewer),
        previews,
        outcome: game.outcome(),
    })
}

/// Recompute everything a record claims
#[utoipa::path(
    post, path = "/api/verify", tag = "records",
    request_body = Verify,
    responses((status = 200, description = "What was found to hold", body = Verified), HttpRefused),
)]
pub async fn verify(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(wish): Body<Verify>,
) -> HttpAnswer<Verified> {
    site.records.take(user.id().to_owned(), site.context.now())?;
    let payer = from.payer(Some(&user));
    learn_record(&site.context, &wish.record).await?;
    Ok(Json(aside(&site, payer, move |catalog| verified(catalog, &read(&wish.record)?)).await?))
}

pub(super) fn verified(catalog: &Catalog, record: &Record) -> Result<Verified, HttpRefused> {
    let audit = catalog.game(&record.game)?.verify(record)?;
    Ok(Verified {
        moves: audit.moves as u32,
        committed: audit.committed,
        words: audit.words as u32,
        witnessed: audit.witnessed,
        outcome: audit.outcome,
    })
}
