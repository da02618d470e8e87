//! The web client, handed out.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::Site;
use crate::assets::Asset;

/// A file of the client, or the client itself for every address that is one of its pages.
pub async fn page(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(asset) = site.assets.get(path).filter(|_| !path.is_empty()) {
        // The build names these files after their content.
        let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return send(asset, kept, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file {
        return (StatusCode::NOT_FOUND, "there is nothing here\n").into_response();
    }
    match site.assets.get("index.html") {
        Some(index) => send(with_address(index, &site.address(&headers)), "no-cache", &headers),
        None => (StatusCode::NOT_FOUND, "this server was built without its web client; its API is under /api\n")
            .into_response(),
    }
}

/// Those who show a preview of a link want the picture's whole address.
fn with_address(mut index: Asset, address: &str) -> Asset {
    const PICTURE: &str = "property=\"og:image\" content=\"";
    if let Ok(text) = std::str::from_utf8(&index.bytes) {
        index.bytes = text.replace(&format!("{PICTURE}/"), &format!("{PICTURE}{address}/")).into_bytes().into();
    }
    index
}

impl Site {
    /// Where this page is reached from outside: as the host says, or as the reader asked for it.
    fn address(&self, headers: &HeaderMap) -> String {
        if let Some(origin) = self.context.config.origins.first() {
            return origin.clone();
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        host.filter(|host| host.chars().all(plain)).map(|host| format!("http://{host}")).unwrap_or_default()
    }
}

fn send(asset: Asset, kept: &'static str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", asset.tag);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let fixed = [(header::CACHE_CONTROL, kept.to_owned()), (header::ETAG, tag.clone())];
    if known.is_some_and(|known| known.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, [(header::CONTENT_TYPE, asset.mime)], asset.bytes.into_owned()).into_response()
}

pub async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../../../docs/openapi.json")).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_a_link_has_its_whole_address() {
        let page = r#"<meta property="og:image" content="/share.png" /><a href="/">"#;
        let index = Asset { bytes: page.as_bytes().into(), mime: String::new(), tag: String::new() };
        let shown = with_address(index, "https://club.example");
        let expected = r#"<meta property="og:image" content="https://club.example/share.png" /><a href="/">"#;
        assert_eq!(std::str::from_utf8(&shown.bytes).unwrap(), expected);
    }
}
