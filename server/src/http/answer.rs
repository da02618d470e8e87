//! The one shape of every refusal over HTTP, and extractors that refuse bad requests in that shape.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use hustings_core::say;
use serde::de::DeserializeOwned;
use serde_json::Value;
use utoipa::openapi::{Content, Ref, RefOr, Response as Described, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

use super::Site;
use crate::protocol::{Code, ErrorBody, Refused, by_catalog, internal, refuse};
use crate::store::StoreError;

/// A refusal as an HTTP answer, with the status for its code.
pub struct HttpRefused(pub Refused);

pub type HttpAnswer<T> = Result<Json<T>, HttpRefused>;

impl From<Refused> for HttpRefused {
    fn from(refusal: Refused) -> HttpRefused {
        HttpRefused(refusal)
    }
}

impl From<hustings_catalog::Refused> for HttpRefused {
    fn from(refused: hustings_catalog::Refused) -> HttpRefused {
        HttpRefused(by_catalog(refused))
    }
}

impl From<StoreError> for HttpRefused {
    fn from(error: StoreError) -> HttpRefused {
        tracing::error!(%error, "a request met a failing storage");
        HttpRefused(internal())
    }
}

impl Code {
    /// 400 is for what cannot be read at all, 422 for what can be read but is refused for its content.
    pub fn status(self) -> StatusCode {
        match self {
            Code::NoSession | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::Forbidden | Code::ProofNeeded | Code::NotTheHost | Code::NotYourSeat => StatusCode::FORBIDDEN,
            Code::NotFound | Code::UnknownGame => StatusCode::NOT_FOUND,
            Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::WrongPhase
            | Code::NameTaken
            | Code::SeatTaken
            | Code::Stale
            | Code::NotAgreed
            | Code::NothingToUndo => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Code::BadMessage => StatusCode::BAD_REQUEST,
            Code::IllegalMove
            | Code::BadSeat
            | Code::BadOptions
            | Code::BadRecord
            | Code::UnknownBot
            | Code::BadRequest => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

impl IntoResponse for HttpRefused {
    fn into_response(self) -> Response {
        (self.0.code.status(), Json(ErrorBody { error: self.0 })).into_response()
    }
}

/// Documents that every call refuses in the same way.
impl IntoResponses for HttpRefused {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let body = Content::new(Some(Ref::from_schema_name(ErrorBody::name())));
        let refused = ResponseBuilder::new()
            .description("Refused: a code for programs, a sentence for people, and the rule if a game refused")
            .content("application/json", body);
        BTreeMap::from([("default".to_owned(), refused.build().into())])
    }
}

pub fn missing() -> HttpRefused {
    HttpRefused(Refused::new(Code::NotFound, say!("table-nothing-here")))
}

/// For methods that a path does not support; the answer's `Allow` header lists those it does.
pub async fn wrong_method() -> HttpRefused {
    HttpRefused(Refused::new(Code::WrongMethod, say!("table-wrong-method")))
}

/// A JSON body, which has to arrive in time.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Body<T> {
    type Rejection = HttpRefused;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Body<T>, HttpRefused> {
        let reading = Json::<Value>::from_request(request, site);
        let Ok(read) = tokio::time::timeout(site.context.config().read_timeout, reading).await else {
            return Ok(refuse(Code::TooSlow, say!("table-too-slow"))?);
        };
        let Json(mut body) = read.map_err(|rejection| {
            let too_large = matches!(rejection, JsonRejection::BytesRejection(_))
                && rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            match too_large {
                true => Refused::new(Code::TooLarge, say!("table-body-too-large")),
                false => Refused::new(Code::BadMessage, say!("table-bad-body", why = rejection.body_text())),
            }
        })?;
        if !body.is_object() {
            // Serde would read a list as the fields of a struct in their order.
            return Ok(refuse(Code::BadMessage, say!("table-bad-body", why = "expected an object"))?);
        }
        make_whole(&mut body);
        let body = serde_path_to_error::deserialize(body);
        Ok(Body(body.map_err(|error| Refused::new(Code::BadMessage, say!("table-bad-body", why = error.to_string())))?))
    }
}

/// JSON has one kind of number, so `4.0` is 4; serde would refuse it for an integer.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0);
            // Up to here, floats represent every integer exactly.
            if let Some(whole) = whole.filter(|whole| whole.abs() <= 9_007_199_254_740_992.0) {
                *number = (whole as i64).into();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The named part of a path. One that is not UTF-8 is not found.
pub struct Path(pub String);

impl FromRequestParts<Arc<Site>> for Path {
    type Rejection = HttpRefused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Path, HttpRefused> {
        let read = axum::extract::Path::<String>::from_request_parts(parts, site).await;
        read.map(|axum::extract::Path(name)| Path(name)).map_err(|_| missing())
    }
}

/// The query string, after the `?`.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Site>> for Query<T> {
    type Rejection = HttpRefused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Query<T>, HttpRefused> {
        let read = axum::extract::Query::<T>::from_request_parts(parts, site).await;
        let bad = |error: axum::extract::rejection::QueryRejection| {
            Refused::new(Code::BadMessage, say!("table-bad-query", why = error.body_text()))
        };
        Ok(Query(read.map(|axum::extract::Query(query)| query).map_err(bad)?))
    }
}
