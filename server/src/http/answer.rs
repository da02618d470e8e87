//! One shape for everything refused, and requests read into types or refused in that shape.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::journal::JournalError;
use crate::protocol::{Code, ErrorBody, Refusal};

/// A refusal on its way out.
pub struct Failure(pub Refusal);

pub type Answer<T> = Result<Json<T>, Failure>;

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure(refusal)
    }
}

impl From<hustings_catalog::Refused> for Failure {
    fn from(refused: hustings_catalog::Refused) -> Failure {
        Failure(refused.into())
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Failure {
        tracing::error!(%error, "a request met a failing storage");
        Failure(Refusal::internal())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            Code::NoSession | Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::Forbidden | Code::NotTheHost | Code::NotYourSeat => StatusCode::FORBIDDEN,
            Code::NotFound | Code::UnknownGame => StatusCode::NOT_FOUND,
            Code::WrongPhase
            | Code::NameTaken
            | Code::SeatTaken
            | Code::Stale
            | Code::NotAgreed
            | Code::NothingToUndo => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Code::IllegalMove
            | Code::BadSeat
            | Code::BadOptions
            | Code::BadRecord
            | Code::UnknownBot
            | Code::BadMessage
            | Code::BadRequest => StatusCode::BAD_REQUEST,
        };
        (status, Json(ErrorBody { error: self.0 })).into_response()
    }
}

pub fn missing() -> Failure {
    Failure(Refusal::new(Code::NotFound, "there is nothing here"))
}

pub async fn not_found() -> Failure {
    missing()
}

/// A JSON body.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failure> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => {
                let code = match &rejection {
                    JsonRejection::BytesRejection(_) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                        Code::TooLarge
                    }
                    _ => Code::BadRequest,
                };
                Err(Failure(Refusal::new(code, rejection.body_text())))
            }
        }
    }
}
