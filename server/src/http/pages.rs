//! Serves the web client.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use super::Site;
use super::answer::{missing, wrong_method};
use super::encoding::Accepts;
use super::guard::{self, From};
use super::previews::Preview;
use crate::assets::Asset;
use crate::users::User;

/// Everything that is not an API call: a file of the client, or the client itself for the addresses of its pages.
pub async fn page(State(site): State<Arc<Site>>, from: From, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return missing().into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], wrong_method().await).into_response();
    }
    if let Some(asset) = site.assets.get(path).filter(|_| !path.is_empty()) {
        // The build names these files after their content.
        let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return send(asset, kept, &headers);
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file {
        return missing().into_response();
    }
    // While the store is away, pages come in the language that the browser asks for.
    let person = guard::maybe(&site, &headers).await.ok().flatten();
    let language = language(person.as_deref(), &headers);
    let translated = site.assets.get(&format!("index.{language}.html"));
    match translated.or_else(|| site.assets.get("index.html")) {
        Some(index) => {
            let by_language = [(header::VARY, "accept-encoding, accept-language, cookie")];
            let address = site.address(&headers);
            let index = with_address(index, &address);
            let index = match Preview::of(&site, from, path).await {
                Some(preview) => preview.shown_in(index, &address),
                None => index,
            };
            (by_language, send(index, "no-cache", &headers)).into_response()
        }
        None => (StatusCode::NOT_FOUND, "this server was built without its web client; its API is under /api\n")
            .into_response(),
    }
}

/// The cookie with the language that was chosen on this device.
pub const LANGUAGE: &str = "language";

/// The language of the page: as its reader chose on any device, as was chosen on this one before anybody was known, or as the browser asks.
pub fn language(person: Option<&User>, headers: &HeaderMap) -> &'static str {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let chosen = person.and_then(User::language).or_else(|| guard::cookie(headers, LANGUAGE));
    hustings_words::wanted(chosen, accepted.unwrap_or_default())
}

/// Link previews need the absolute address of the picture.
fn with_address(index: Asset, address: &str) -> Asset {
    const PICTURE: &str = "property=\"og:image\" content=\"";
    let Ok(text) = std::str::from_utf8(&index.bytes) else { return index };
    let bytes = text.replace(&format!("{PICTURE}/"), &format!("{PICTURE}{address}/")).into_bytes().into();
    Asset { bytes, gzip: None, brotli: None, ..index }
}

impl Site {
    /// The public address of this page: as configured, or as the client asked for it.
    pub(super) fn address(&self, headers: &HeaderMap) -> String {
        if let Some(origin) = self.context.config().origins.first() {
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
    let accepts = Accepts::of(headers);
    let packed = asset.brotli.filter(|_| accepts.brotli).map(|bytes| ("br", bytes));
    let packed = packed.or(asset.gzip.filter(|_| accepts.gzip).map(|bytes| ("gzip", bytes)));
    let (encoding, bytes) = packed.map_or((None, asset.bytes), |(encoding, bytes)| (Some(encoding), bytes));
    let encoding = encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding)]);
    let shown = [(header::CONTENT_TYPE, asset.mime), (header::VARY, "accept-encoding".to_owned())];
    (fixed, shown, encoding, bytes).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_of_a_link_has_its_whole_address() {
        let page = r#"<meta property="og:image" content="/share.png" /><a href="/">"#;
        let bytes = page.as_bytes().into();
        let index = Asset { bytes, mime: String::new(), tag: String::new(), gzip: None, brotli: None };
        let shown = with_address(index, "https://club.example");
        let expected = r#"<meta property="og:image" content="https://club.example/share.png" /><a href="/">"#;
        assert_eq!(std::str::from_utf8(&shown.bytes).unwrap(), expected);
    }
}
