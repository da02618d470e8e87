//! Writes the pictures of a box into a folder, to look at them: `cargo run -p hustings-print --example pictures -- DIR GAME`.

use std::path::Path;

use hustings_catalog::Catalog;
use hustings_core::components::STANDARD;
use hustings_print::{Ink, print};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let game = arguments.next().ok_or("which game?")?;
    std::fs::create_dir_all(&folder)?;
    let made =
        print(&Catalog::standard(), &game, STANDARD, "en", Ink::Colour).map_err(|refused| refused.to_string())?;
    for sheet in made.sheets()? {
        std::fs::write(Path::new(&folder).join(sheet.name), sheet.data)?;
    }
    Ok(())
}
