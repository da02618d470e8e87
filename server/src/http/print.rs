//! A game to print and play.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hustings_core::components::STANDARD;
use hustings_core::say;
use hustings_print::{Ink, NotPrinted, pdf};
use serde_json::json;

use super::Site;
use super::answer::{Body, HttpRefused, Path};
use super::guard::{From, Person};
use super::records::aside;
use crate::lab::learn_set;
use crate::protocol::{AskPrint, Code, Paper, Refused, internal};

/// Print a game
///
/// Cards, board, tokens, player aid and rules as a PDF, to print on both sides, cut and play.
#[utoipa::path(
    post, path = "/api/games/{game}/print", tag = "laboratory",
    params(("game" = String, Path, description = "The game's `name`", example = "kuzushi")),
    request_body = AskPrint,
    responses((status = 200, description = "A PDF", body = Vec<u8>, content_type = "application/pdf"), HttpRefused),
)]
pub async fn print(
    State(site): State<Arc<Site>>,
    from: From,
    Person(user): Person,
    Path(game): Path,
    Body(wish): Body<AskPrint>,
) -> Result<Response, HttpRefused> {
    site.prints.take(user.id().to_owned(), site.context.now())?;
    let set = wish.set.clone().unwrap_or_else(|| STANDARD.to_owned());
    learn_set(&site.context, &game, &json!({ "set": set })).await?;
    let name = site.context.catalog().game(&game)?.info().name;
    let language = hustings_words::wanted(wish.language.as_deref(), "");
    let ink = if wish.black_and_white { Ink::Black } else { Ink::Colour };
    let paper = match wish.paper {
        Paper::A4 => hustings_print::Paper::A4,
        Paper::Letter => hustings_print::Paper::Letter,
    };
    let printed = aside(&site, from.payer(Some(&user)), move |catalog| {
        pdf(catalog, name, &set, language, paper, ink).map_err(|error| match error {
            NotPrinted::Refused(refused) => refused.into(),
            NotPrinted::NotBuiltIn => HttpRefused(Refused::new(Code::NotFound, say!("table-no-print"))),
            NotPrinted::Failed(why) => {
                tracing::error!(why, "a PDF could not be written");
                HttpRefused(internal())
            }
        })
    });
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.pdf\"")),
    ];
    Ok((headers, printed.await?).into_response())
}
