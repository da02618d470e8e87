//! Writes every box as PDF files into a folder, to look at them: `cargo run -p hustings-print --example boxes -- DIR [GAME [LANGUAGE]]`.
//! Each in colour on A4 and in black on Letter.

use std::path::Path;
use std::time::Instant;

use hustings_catalog::Catalog;
use hustings_core::components::STANDARD;
use hustings_print::{Ink, Paper, print};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let game = arguments.next();
    let language = arguments.next().unwrap_or_else(|| "en".to_owned());
    std::fs::create_dir_all(&folder)?;
    let catalog = Catalog::standard();
    for info in catalog.games().map(|game| game.info()) {
        if game.as_ref().is_some_and(|game| game != info.name && game != "all") {
            continue;
        }
        for (name, ink, paper) in [("a4", Ink::Colour, Paper::A4), ("letter-black", Ink::Black, Paper::Letter)] {
            let started = Instant::now();
            let made = print(&catalog, info.name, STANDARD, &language, ink).map_err(|refused| refused.to_string())?;
            let pdf = made.pdf(paper)?;
            let path = Path::new(&folder).join(format!("{}-{language}-{name}.pdf", info.name));
            std::fs::write(&path, &pdf)?;
            println!("{} {} kB {:?}", path.display(), pdf.len() / 1000, started.elapsed());
            println!("  too long: {:?}  unknown: {:?}", made.too_long(), made.unknown_letters());
        }
    }
    Ok(())
}
