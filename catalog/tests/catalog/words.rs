//! The sentences of the shared table.

use hustings_testkit::words_fit;
use hustings_words::TABLE;

/// What the program says outside the games has a sentence in the shared file, with the same facts; and no sentence stands there that
/// nothing says.
#[test]
fn the_shared_words_fit() {
    let folders = ["core", "words", "catalog", "bots", "lab", "server", "app", "bench/controls"];
    let folders = folders.map(|name| format!("{}/../{name}/src", env!("CARGO_MANIFEST_DIR")));
    // Reasons stand in the words of each game.
    let families = [("reason", Vec::new())];
    let wrong = words_fit(&folders.each_ref().map(String::as_str), TABLE, "", &families);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
