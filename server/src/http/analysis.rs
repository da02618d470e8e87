//! A finished game thought over again: how the chances stood, and what would have been better. The thinking is done on the bots'
//! threads, in turns with the tables.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use hustings_bots::{Budget, Review, Roster, Unreviewed};
use hustings_catalog::Catalog;

use super::Site;
use super::answer::{Answer, Body, Failure};
use super::guard::Person;
use super::records::{bad_move, read};
use crate::bots::NO_TABLE;
use crate::limits::MOST_POINTS;
use crate::protocol::{Analyse, AnalyseMove, Analysed, AnalysedMove, AnalysisPoint, Code, HintMove, Refusal};
use crate::users::User;

/// For each position, in milliseconds.
const USUAL: u32 = 15;
const LONGEST: u32 = 50;

/// Runs `work` on the bots' threads; all analyses together are one more table that takes its turn.
async fn thought_over<T: Send + 'static>(
    site: &Arc<Site>,
    user: &User,
    work: impl FnOnce(&Catalog, &Roster) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Failure> {
    let internal = || Failure(Refusal::internal());
    site.analyses.take(user.id.clone(), site.context.time.now())?;
    let turn = Arc::clone(&site.analysing).acquire_owned().await.map_err(|_| internal())?;
    let context = Arc::clone(&site.context);
    let (tell, told) = tokio::sync::oneshot::channel();
    let work = move |roster: &Roster| Ok(work(&context.catalog, roster));
    site.context.bots.ask(NO_TABLE, work, move |done| {
        drop(turn);
        let _ = tell.send(done); // whoever asked may have gone
    });
    let done = told.await.map_err(|_| internal())?;
    Ok(done.map_err(|_| internal())??)
}

pub async fn analyse(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Body(wish): Body<Analyse>,
) -> Answer<Analysed> {
    Ok(Json(thought_over(&site, &user, move |catalog, roster| analysed(catalog, roster, &wish)).await?))
}

fn analysed(catalog: &Catalog, roster: &Roster, wish: &Analyse) -> Result<Analysed, Refusal> {
    let record = read(&wish.record)?;
    let moves = record.moves.len() as u32;
    let mut wanted: Vec<u32> = match &wish.numbers {
        Some(numbers) => numbers.clone(),
        None => (wish.from..=wish.to.unwrap_or(moves).min(moves)).take(MOST_POINTS).collect(),
    };
    if wanted.len() > MOST_POINTS {
        return Err(Refusal::new(Code::TooLarge, format!("at most {MOST_POINTS} positions at once")));
    }
    wanted.sort_unstable();
    wanted.dedup();
    let budget = Budget::Time(Duration::from_millis(wish.ms.unwrap_or(USUAL).clamp(1, LONGEST).into()));
    let mut review = Review::new(catalog, roster, &record)?;
    let mut points = Vec::with_capacity(wanted.len());
    for number in wanted {
        let point = review.point(number as usize, budget)?;
        let (seat, mv) = point.next.unzip();
        let shares = point.assessed.shares.values().to_vec();
        points.push(AnalysisPoint { number, seat, mv, shares, exact: point.assessed.exact });
    }
    Ok(Analysed { moves, points })
}

pub async fn analyse_move(
    State(site): State<Arc<Site>>,
    Person(user): Person,
    Body(wish): Body<AnalyseMove>,
) -> Answer<AnalysedMove> {
    let budget = site.context.config.hint;
    let work = move |catalog: &Catalog, roster: &Roster| {
        let record = read(&wish.record)?;
        let reviewed = Review::new(catalog, roster, &record)?.decision(wish.number as usize, budget)?;
        Ok(AnalysedMove {
            seat: reviewed.seat,
            played: reviewed.played.into(),
            best: reviewed.best.into_iter().map(HintMove::from).collect(),
            loss: reviewed.loss,
        })
    };
    Ok(Json(thought_over(&site, &user, work).await?))
}

impl From<Unreviewed> for Refusal {
    fn from(why: Unreviewed) -> Refusal {
        match why {
            Unreviewed::Refused(refused) => refused.into(),
            Unreviewed::Illegal { number, seat, text, why } => bad_move(number, seat, &text, &why),
            Unreviewed::NoSuchPosition { .. } | Unreviewed::Unasked(_) => {
                Refusal::new(Code::BadRequest, why.to_string())
            }
            Unreviewed::Unanswered(error) => {
                tracing::error!(%error, "a position could not be thought over");
                Refusal::internal()
            }
        }
    }
}
