//! `hustings print`: a game as print-and-play, a PDF and sheets of pictures.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use hustings_catalog::Catalog;
use hustings_core::say;
use hustings_print::{GameBox, Ink, Paper};

use crate::files;
use crate::says::says;

/// Print a game: cards, board, tokens, player aid and rules as a PDF to print, cut and play
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// The game, such as `kuzushi`
    game: String,
    /// The component set; `--sets DIR` brings your own
    #[arg(long, default_value = "standard", value_name = "NAME")]
    set: String,
    /// The paper: a4 or letter
    #[arg(long, value_enum, default_value = "a4", hide_possible_values = true)]
    paper: PaperName,
    /// What the printer has: colour, or black for black lines on white paper
    #[arg(long, value_enum, default_value = "colour", hide_possible_values = true)]
    ink: InkName,
    /// The PDF to write; GAME.pdf if neither this nor `--sheets` is given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// A folder for pictures of all pieces, ten by seven to a sheet, for virtual tabletops
    #[arg(long, value_name = "DIR")]
    sheets: Option<PathBuf>,
}

const AFTER_HELP: &str = "Examples:
  hustings print kuzushi                                     kuzushi.pdf, for A4 and a colour printer
  hustings print kuzushi --paper letter --ink black          the same for US Letter, in black and white
  hustings --sets my print GAME --set farm --out farm.pdf    a set of your own
  hustings print kuzushi --sheets pictures                   PNG sheets and a list of them, for virtual tabletops";

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PaperName {
    A4,
    Letter,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum InkName {
    Colour,
    Black,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    if !hustings_print::is_built_in() {
        return Err(anyhow::Error::msg(says(&say!("print-not-built-in"))));
    }
    let ink = match args.ink {
        InkName::Colour => Ink::Colour,
        InkName::Black => Ink::Black,
    };
    let paper = match args.paper {
        PaperName::A4 => Paper::A4,
        PaperName::Letter => Paper::Letter,
    };
    let language = hustings_words::spoken().tag.to_string();
    let made = hustings_print::print(&Catalog::standard(), &args.game, &args.set, &language, ink)?;
    if let Some(folder) = &args.sheets {
        sheets(&made, folder)?;
    }
    if args.out.is_some() || args.sheets.is_none() {
        let out = args.out.unwrap_or_else(|| PathBuf::from(format!("{}.pdf", args.game)));
        let pages = made.pages(paper);
        files::write(&out, made.pdf_of(&pages).map_err(anyhow::Error::msg)?)?;
        let wrote = says(&say!("print-wrote", path = out.display().to_string(), pages = pages.len()));
        println!("{wrote}");
    }
    warn(&made);
    Ok(ExitCode::SUCCESS)
}

fn sheets(made: &GameBox, folder: &Path) -> anyhow::Result<()> {
    files::create_folder(folder)?;
    for sheet in made.sheets().map_err(anyhow::Error::msg).context("sheets")? {
        let path = folder.join(&sheet.name);
        files::write(&path, &sheet.data)?;
        println!("{}", path.display());
    }
    Ok(())
}

/// What could not be printed as it is written.
fn warn(made: &GameBox) {
    // By their codes: a letter that turns the line round would do so in a terminal too.
    let unknown = made.unknown_letters().into_iter().map(|letter| format!("U+{:04X}", u32::from(letter)));
    let letters = unknown.collect::<Vec<_>>().join(" ");
    if !letters.is_empty() {
        let warning = says(&say!("print-unknown-letters", letters));
        eprintln!("hustings: {warning}");
    }
    for text in made.too_long() {
        let text: String = text.chars().take(40).collect();
        let warning = says(&say!("print-text-too-long", text = crate::harmless(&text)));
        eprintln!("hustings: {warning}");
    }
}
