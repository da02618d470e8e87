//! The web client as somebody else provides it: the server only hands it out.

use std::borrow::Cow;

/// One file of the web client.
pub struct Asset {
    pub bytes: Cow<'static, [u8]>,
    pub mime: String,
    /// Changes when the file does.
    pub tag: String,
    /// The same file, compressed when the client was built, if that makes it smaller. It is not compressed again for each request.
    pub gzip: Option<Cow<'static, [u8]>>,
    pub brotli: Option<Cow<'static, [u8]>>,
}

pub trait Assets: Send + Sync + 'static {
    /// `path` has no leading slash.
    fn get(&self, path: &str) -> Option<Asset>;
}

/// A server without a web client.
pub struct NoAssets;

impl Assets for NoAssets {
    fn get(&self, _path: &str) -> Option<Asset> {
        None
    }
}
