//! Every rule of Kuzushi by its number, on small boards drawn in characters.

mod kz_1_components;
mod kz_2_setup;
mod kz_3_space;
mod kz_4_turn;
mod kz_5_end;
mod kz_6_teams;
mod kz_7_notation;
mod picture;

use hustings_core::{Game, Start};
use hustings_kuzushi::{Kuzushi, Options};

/// The bound of KZ-5.6 for a table.
fn longest(seats: u8, options: Options) -> u32 {
    Kuzushi::longest(&Start::new(seats, options).expect("good options"))
}

/// A rule nobody tests is a rule nobody knows to hold.
#[test]
fn every_rule_is_cited() {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let uncited = hustings_testkit::uncited(Kuzushi::INFO.rules, tests, &["KZ-10"]);
    assert!(uncited.is_empty(), "no test cites {}", uncited.join(", "));
}
