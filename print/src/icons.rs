//! The drawings of `icons.txt`, from the icon set that the page uses.

use std::collections::HashMap;
use std::sync::LazyLock;

use kurbo::BezPath;

/// The side of the box they are drawn in.
pub const SIDE: f64 = 512.0;

static PATHS: LazyLock<HashMap<String, BezPath>> = LazyLock::new(|| {
    let texts: HashMap<String, String> = serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/icons.json")))
        .expect("the build script writes JSON");
    let read = |text: &str| BezPath::from_svg(text).expect("icons are SVG paths");
    texts.into_iter().map(|(name, text)| (name, read(&text))).collect()
});

/// Names are ours, and a test draws them all.
pub fn path(name: &str) -> &'static BezPath {
    PATHS.get(name).unwrap_or_else(|| panic!("`{name}` is not in icons.txt"))
}
