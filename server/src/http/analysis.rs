//! Analysis of finished games: the chances after every move, and what would have been better. The search runs on the
//! bots' threads, in turn with the tables.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use hustings_bots::{Budget, Candidate, Review, ReviewError};
use hustings_catalog::Catalog;
use hustings_core::say;

use super::Site;
use super::answer::{Body, HttpAnswer, HttpRefused};
use super::guard::{From, Person};
use super::records::read_instead;
use crate::bots::{Desk, NO_TABLE, time_of};
use crate::lab::learn_record;
use crate::limits::MOST_POINTS;
use crate::protocol::{
    Analyse, AnalyseMove, Analysed, AnalysedMove, AnalysisPoint, Code, HintMove, LegalMove, Refused, internal, refuse,
};
use crate::users::User;

/// Milliseconds per position.
const USUAL: u32 = 15;
const LONGEST: u32 = 50;

/// Runs `work` on the bots' threads when it is this person's turn; all their analyses together count as one more table.
async fn thought_over<T: Send + 'static>(
    site: &Arc<Site>,
    from: &From,
    user: &User,
    cost: Duration,
    work: impl FnOnce(&Catalog, &Desk<'_>) -> Result<T, HttpRefused> + Send + 'static,
) -> Result<T, HttpRefused> {
    let internal = || HttpRefused(internal());
    site.analyses.take(user.id().to_owned(), site.context.now())?;
    let payer = from.payer(Some(user));
    let turn = site.analysing.turn(payer.clone(), cost).await.map_err(|_| internal())?;
    let context = Arc::clone(&site.context);
    let (tell, told) = tokio::sync::oneshot::channel();
    let work = move |desk: &Desk<'_>| work(context.catalog(), desk);
    site.context.bots().ask(payer, NO_TABLE, cost, work, move |done| {
        drop(turn);
        let _ = tell.send(done); // the person who asked may have gone
    });
    let done = told.await.map_err(|_| internal())?;
    done.map_err(|_| internal())?
}

/// The chances in a finished game, position by position
#[utoipa::path(
    post, path = "/api/analysis", tag = "records",
    request_body = Analyse,
    responses((status = 200, description = "The positions asked for, at most 40", body = Analysed), HttpRefused),
)]
pub async fn analyse(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(wish): Body<Analyse>,
) -> HttpAnswer<Analysed> {
    learn_record(&site.context, &wish.record).await?;
    let positions = wish.numbers.as_ref().map_or(MOST_POINTS, Vec::len).min(MOST_POINTS) as u32;
    let cost = Duration::from_millis(wish.ms.unwrap_or(USUAL).min(LONGEST).into()) * positions;
    Ok(Json(thought_over(&site, &from, &user, cost, move |catalog, desk| analysed(catalog, desk, &wish)).await?))
}

fn analysed(catalog: &Catalog, desk: &Desk<'_>, wish: &Analyse) -> Result<Analysed, HttpRefused> {
    let record = read_instead(&wish.record, wish.instead.as_ref())?;
    let moves = record.moves.len() as u32;
    let mut wanted: Vec<u32> = match &wish.numbers {
        Some(numbers) => numbers.clone(),
        None => (wish.from..=wish.to.unwrap_or(moves).min(moves)).take(MOST_POINTS).collect(),
    };
    if wanted.len() > MOST_POINTS {
        return Ok(refuse(Code::BadRequest, say!("table-too-many-positions", most = MOST_POINTS))?);
    }
    let think = wish.ms.unwrap_or(USUAL);
    if !(1..=LONGEST).contains(&think) {
        return Ok(refuse(Code::BadRequest, say!("table-analysis-time", most = LONGEST))?);
    }
    wanted.sort_unstable();
    wanted.dedup();
    let budget = Budget::Time(Duration::from_millis(think.into()));
    let mut review = Review::new(catalog, desk.roster(), &record)?;
    let mut points = Vec::with_capacity(wanted.len());
    for number in wanted {
        let position = review.position(number as usize, desk.grant(budget))?;
        let (seat, mv) = match position.next {
            Some((seat, text)) => {
                let r#move = review.typed_move(number as usize, seat, &text)?;
                (Some(seat), Some(LegalMove { text, r#move }))
            }
            None => (None, None),
        };
        let shares = position.chances.shares.values().to_vec();
        points.push(AnalysisPoint { number, seat, mv, shares, exact: position.chances.exact });
    }
    Ok(Analysed { moves, points })
}

/// One decision of a finished game, searched again with only what its seat could know
#[utoipa::path(
    post, path = "/api/analysis/move", tag = "records",
    request_body = AnalyseMove,
    responses((status = 200, description = "What was played, and what was better", body = AnalysedMove), HttpRefused),
)]
pub async fn analyse_move(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Body(wish): Body<AnalyseMove>,
) -> HttpAnswer<AnalysedMove> {
    learn_record(&site.context, &wish.record).await?;
    let budget = site.context.config().hint;
    let work = move |catalog: &Catalog, desk: &Desk<'_>| {
        let record = read_instead(&wish.record, wish.instead.as_ref())?;
        let mut review = Review::new(catalog, desk.roster(), &record)?;
        let reviewed = review.decision(wish.number as usize, desk.grant(budget))?;
        let typed = |candidate: Candidate<String>| -> Result<HintMove, HttpRefused> {
            let value = review.typed_move(wish.number as usize, reviewed.seat, &candidate.mv)?;
            Ok(HintMove::new(candidate, value))
        };
        Ok(AnalysedMove {
            seat: reviewed.seat,
            played: typed(reviewed.played)?,
            best: reviewed.best.into_iter().map(typed).collect::<Result<_, _>>()?,
            loss: reviewed.loss,
        })
    };
    Ok(Json(thought_over(&site, &from, &user, time_of(budget), work).await?))
}

impl std::convert::From<ReviewError> for HttpRefused {
    fn from(why: ReviewError) -> HttpRefused {
        let bad_request = |say| HttpRefused(Refused::new(Code::BadRequest, say));
        match why {
            ReviewError::Refused(refused) => refused.into(),
            ReviewError::NoSuchPosition { number, moves } => bad_request(say!("table-no-such-position", number, moves)),
            ReviewError::OutOfTurn(seat) => bad_request(say!("table-out-of-turn", seat)),
            ReviewError::Bot(error) => {
                tracing::error!(%error, "a position could not be thought over");
                HttpRefused(internal())
            }
        }
    }
}
