//! The OpenAPI description of the HTTP interface. It is generated from the handlers and from the types they take and
//! return, so it always matches them; `docs/openapi.json` is a copy to read.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{Modify, OpenApi};

use super::Site;
use super::answer::HttpRefused;
use crate::protocol::{Code, ErrorBody};

/// The parts of the description other than the calls.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hustings",
        version = "1",
        description = "Tables, lists and records over HTTP. A table itself is followed and played over its WebSocket, \
            `/api/tables/{table}/socket`, which docs/protocol.md describes with examples.\n\n\
            Status 400 means that a request cannot be read, 422 that it can be read but is refused for what it says: \
            a record with an illegal move, options the game does not have.",
    ),
    tags(
        (name = "people", description = "Sessions and accounts"),
        (name = "games", description = "What can be played"),
        (name = "tables", description = "Matches on this server"),
        (name = "records", description = "Games as text, without a table; nothing is stored"),
        (name = "notices", description = "How people are told outside the page that it is their turn"),
        (name = "operation", description = "For the host of the server"),
    ),
    components(schemas(ErrorBody, Code)),
    security(("bearer" = [])),
    modifiers(&Schemes),
)]
pub struct Frame;

/// The complete description of all calls.
pub fn description(calls: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    let mut description = calls;
    let schemas = description.components.iter_mut().flat_map(|components| &mut components.schemas);
    for (name, schema) in schemas {
        if ["Clock", "SeatPlan"].contains(&name.as_str()) {
            close(schema);
        }
    }
    description
}

/// Marks that no variant has extra fields, which utoipa does not infer from `deny_unknown_fields` on an enum.
fn close(schema: &mut RefOr<Schema>) {
    let RefOr::T(Schema::OneOf(variants)) = schema else { return };
    for variant in &mut variants.items {
        if let RefOr::T(Schema::Object(object)) = variant {
            object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
        }
    }
}

struct Schemes;

impl Modify for Schemes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
            "The `secret` that POST /api/session gives where `bearer` was asked for. Pages carry the same secret in a cookie.",
        ));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(bearer.build()));
    }
}

/// This description
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "operation",
    responses((status = 200, description = "OpenAPI", body = Object), HttpRefused),
    security(()),
)]
pub async fn openapi(State(site): State<Arc<Site>>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], site.openapi.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Named like the tests that export the page's types, so that `make types` writes this file too.
    #[test]
    fn export_bindings_openapi_json() {
        let made = super::description(super::super::calls().into_openapi()).to_pretty_json().unwrap() + "\n";
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/openapi.json");
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        if made != kept {
            std::fs::write(&path, made).unwrap();
            panic!("docs/openapi.json was out of date and has been written again: commit it");
        }
    }
}
