//! Compressed answers: which encodings a client accepts, and large answers compressed off the async threads.

use std::convert::Infallible;
use std::io::Write;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

/// The encodings a request accepts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepts {
    pub gzip: bool,
    pub brotli: bool,
}

impl Accepts {
    pub fn of(headers: &HeaderMap) -> Accepts {
        let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let wishes: Vec<&str> = values.flat_map(|value| value.split(',')).collect();
        let takes = |encoding: &str| {
            wishes.iter().any(|wish| {
                let (name, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
                let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
                name.trim().eq_ignore_ascii_case(encoding) && weight.is_none_or(|weight| weight > 0.0)
            })
        };
        Accepts { gzip: takes("gzip"), brotli: takes("br") }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Accepts {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Accepts, Infallible> {
        Ok(Accepts::of(&parts.headers))
    }
}

/// JSON, serialised and compressed. Make it off the async threads, because it may be megabytes.
pub struct Packed {
    bytes: Vec<u8>,
    gzip: bool,
}

impl Packed {
    pub fn new(body: &impl Serialize, accepts: Accepts) -> Packed {
        let plain = serde_json::to_vec(body).expect("an answer is plain data");
        if !accepts.gzip {
            return Packed { bytes: plain, gzip: false };
        }
        let mut packer = GzEncoder::new(Vec::with_capacity(plain.len() / 8), Compression::fast());
        let packed = packer.write_all(&plain).and_then(|()| packer.finish()).expect("a list takes any bytes");
        Packed { bytes: packed, gzip: true }
    }
}

impl IntoResponse for Packed {
    fn into_response(self) -> Response {
        let fixed = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-encoding")];
        let encoding = self.gzip.then_some([(header::CONTENT_ENCODING, "gzip")]);
        (fixed, encoding, self.bytes).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(value: &str) -> (bool, bool) {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, value.parse().unwrap())]);
        let Accepts { gzip, brotli } = Accepts::of(&headers);
        (gzip, brotli)
    }

    #[test]
    fn a_reader_says_what_it_takes() {
        assert_eq!(accepts("gzip, deflate, br"), (true, true));
        assert_eq!(accepts("GZIP;q=0.5"), (true, false));
        assert_eq!(accepts("br;q=0, gzip;q=0.0"), (false, false));
        assert_eq!(accepts("identity"), (false, false));
    }
}
