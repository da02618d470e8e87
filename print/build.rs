//! Takes typefaces and icons from the packages of the web client, so that paper and page look alike. `make` installs those packages
//! first; without them the program is built all the same, and only `hustings print` is missing.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

const PACKAGES: &str = "../web/node_modules";
const ICONS: &str = "@iconify-json/game-icons/icons.json";
const FONTS: [(&str, &str); 11] = [
    ("@fontsource-variable/bricolage-grotesque", "bricolage-grotesque-latin-wdth-normal"),
    ("@fontsource-variable/bricolage-grotesque", "bricolage-grotesque-latin-ext-wdth-normal"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-latin-wght-normal"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-latin-ext-wght-normal"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-greek-wght-normal"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-cyrillic-wght-normal"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-latin-wght-italic"),
    ("@fontsource-variable/source-serif-4", "source-serif-4-latin-ext-wght-italic"),
    ("@fontsource-variable/noto-sans-devanagari", "noto-sans-devanagari-devanagari-wght-normal"),
    ("@fontsource/zen-kaku-gothic-new", "zen-kaku-gothic-new-japanese-500-normal"),
    ("@fontsource/zen-kaku-gothic-new", "zen-kaku-gothic-new-japanese-900-normal"),
];

fn main() {
    println!("cargo::rerun-if-changed=icons.txt");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let package = |path: &str| -> Option<Vec<u8>> {
        let path = Path::new(PACKAGES).join(path);
        println!("cargo::rerun-if-changed={}", path.display());
        fs::read(path).ok()
    };
    let mut complete = true;
    for (family, name) in FONTS {
        let font = package(&format!("{family}/files/{name}.woff2"));
        complete &= font.is_some();
        fs::write(out.join(format!("{name}.woff2")), font.unwrap_or_default()).expect("OUT_DIR can be written");
    }
    let icons = package(ICONS).map(|set| icons(&set)).unwrap_or_default();
    complete &= !icons.is_empty();
    println!("cargo::rustc-env=HUSTINGS_TYPEFACES={}", if complete { "built in" } else { "missing" });
    fs::write(out.join("icons.json"), serde_json::to_string(&icons).expect("texts are JSON"))
        .expect("OUT_DIR can be written");
}

/// The icons of `icons.txt`, as path data in a box of 512 x 512.
fn icons(set: &[u8]) -> BTreeMap<String, String> {
    let set: serde_json::Value = serde_json::from_slice(set).expect("the icon set is JSON");
    let names = fs::read_to_string("icons.txt").expect("icons.txt lists the icons");
    let drawn = |name: &str| {
        let body = set["icons"][name]["body"].as_str().unwrap_or_else(|| panic!("there is no icon `{name}`"));
        let parts = body.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next());
        (name.to_owned(), parts.collect::<Vec<_>>().join(" "))
    };
    names.split_whitespace().map(drawn).collect()
}
