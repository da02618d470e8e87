//! Every rule of Kuzushi by its number, on small boards drawn in characters.

mod kz_1_components;
mod kz_2_setup;
mod kz_3_space;
mod kz_4_turn;
mod kz_5_end;
mod kz_6_teams;
mod kz_7_notation;
mod oracle;
mod perft;
mod picture;
mod promises;
mod records;

use hustings_core::{Game, Start};
use hustings_kuzushi::{Kuzushi, Options};

/// The bound of KZ-5.6 for a table.
fn longest(seats: u8, options: Options) -> u32 {
    Kuzushi::longest(&Start::new(seats, options).expect("good options"))
}

// KZ-4.8 is about the printed game; KZ-9 has figures that tests count.
hustings_testkit::tests_of_every_game!(Kuzushi, own_rooms: ["bits", "counts", "fingerprint", "geometry"], untested: [], unenforced: ["KZ-4.8", "KZ-9"]);
