//! The tests that every game has in `tests/rules/main.rs`.

/// Tests that the rules page is cited, every message has its sentence, and the rooms are the agreed ones.
///
/// `own_rooms` are files named after the game's own nouns. `families` lists the members of each family of messages, as
/// for [`words_fit`](crate::words_fit). `untested` and `unenforced` are rules that no test or no code can cite, each
/// with a comment that says why. `src` says where the game is, if that is not the whole crate.
#[macro_export]
macro_rules! tests_of_every_game {
    ($game:ty, $(src: $src:literal,)? own_rooms: $own_rooms:expr, $(families: $families:expr,)?
        untested: $untested:expr, unenforced: $unenforced:expr) => {
        const SRC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src" $(, "/", $src)?);

        /// Nobody knows whether a rule without a test holds.
        #[test]
        fn every_rule_is_cited() {
            let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
            let uncited = $crate::uncited(<$game as ::hustings_core::Game>::INFO.rules, tests, &$untested);
            assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
        }

        /// Code cites the rules it enforces, too.
        #[test]
        fn every_rule_is_cited_where_it_is_enforced() {
            let uncited = $crate::uncited(<$game as ::hustings_core::Game>::INFO.rules, SRC, &$unenforced);
            assert!(uncited.is_empty(), "no code cites {}", uncited.join(", "));
        }

        #[test]
        fn every_message_has_its_sentence() {
            let families: Vec<$crate::Family<'_>> = Vec::new();
            $(let families: Vec<$crate::Family<'_>> = [families, Vec::from($families)].concat();)?
            let sketch = <$game as ::hustings_core::Terminal>::SKETCH_WORDS;
            let words = [<$game as ::hustings_core::Game>::INFO.words, sketch].concat();
            let page = <$game as ::hustings_core::Terminal>::MOVE_WORDS;
            let wrong = $crate::words_fit(&[SRC], &words, &[page, ::hustings_words::TABLE].concat(), &families);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }

        #[test]
        fn every_move_is_well_explained() {
            let wrong = $crate::badly_explained::<$game>();
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }

        #[test]
        fn the_rooms_are_those_of_every_game() {
            let wrong = $crate::strange_rooms(SRC, &$own_rooms);
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    };
}
