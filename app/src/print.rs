//! `hustings print`: a game as print-and-play, a PDF and sheets of pictures.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use hustings_catalog::Catalog;
use hustings_print::{Ink, Paper};

/// Print a game: cards, board, tokens, player aid and rules as a PDF to print, cut and play
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, such as `kursi`
    game: String,
    /// The component set; `--sets DIR` brings your own
    #[arg(long, default_value = "standard", value_name = "NAME")]
    set: String,
    #[arg(long, value_enum, default_value = "a4")]
    paper: PaperName,
    /// Black lines on white paper, for printers without colours
    #[arg(long)]
    ink: bool,
    /// The PDF to write; GAME.pdf if neither this nor `--sheets` is given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// A folder for pictures of all pieces, ten by seven to a sheet, for virtual tabletops
    #[arg(long, value_name = "DIR")]
    sheets: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PaperName {
    A4,
    Letter,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    anyhow::ensure!(
        hustings_print::is_built_in(),
        "this program was built without the web client's typefaces and icons; build it with `make`"
    );
    let ink = if args.ink { Ink::Black } else { Ink::Colour };
    let made = hustings_print::print(&Catalog::standard(), &args.game, &args.set, ink)?;
    let paper = match args.paper {
        PaperName::A4 => Paper::A4,
        PaperName::Letter => Paper::Letter,
    };
    if let Some(folder) = &args.sheets {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        for sheet in made.sheets().map_err(anyhow::Error::msg)? {
            write(&folder.join(&sheet.name), &sheet.data)?;
        }
    }
    if args.out.is_some() || args.sheets.is_none() {
        let out = args.out.unwrap_or_else(|| PathBuf::from(format!("{}.pdf", args.game)));
        write(&out, &made.pdf(paper).map_err(anyhow::Error::msg)?)?;
    }
    // By their codes: a letter that turns the line round would do so in a terminal too.
    let unknown: Vec<_> =
        made.unknown_letters().into_iter().map(|letter| format!("U+{:04X}", u32::from(letter))).collect();
    if !unknown.is_empty() {
        eprintln!(
            "hustings: these letters are in none of our typefaces and are printed as a box: {}",
            unknown.join(" ")
        );
    }
    for text in made.too_long() {
        let begins: String = text.chars().take(40).collect();
        eprintln!("hustings: too long for its place, printed in full at the end: {}...", crate::harmless(&begins));
    }
    Ok(ExitCode::SUCCESS)
}

fn write(path: &Path, data: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, data).with_context(|| format!("{} cannot be written", path.display()))?;
    println!("{}", path.display());
    Ok(())
}
