//! What a box holds, and whether it can be printed, cut and read: counts, sizes, backs that meet their fronts, and no text that is cut.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use hustings_catalog::Catalog;
use hustings_core::components::STANDARD;
use hustings_print::{BLEED, CARD, Canvas, GameBox, Ink, Kind, Page, Paper, Rect, print};

const GAMES: [&str; 5] = ["kuzushi", "kilonzo", "sarkaar", "kursi", "politics-as-usual"];
const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn opened(game: &str, set: &str, ink: Ink) -> GameBox {
    opened_in("en", game, set, ink)
}

fn opened_in(language: &str, game: &str, set: &str, ink: Ink) -> GameBox {
    print(&Catalog::standard(), game, set, language, ink).unwrap_or_else(|refused| panic!("{refused}"))
}

fn counts(made: &GameBox) -> BTreeMap<&str, usize> {
    made.decks.iter().map(|deck| (deck.id.as_str(), deck.pieces.len())).collect()
}

fn pages(pages: &[Page], kind: Kind) -> usize {
    pages.iter().filter(|page| page.kind == kind).count()
}

#[test]
fn a_box_holds_what_the_rules_say() {
    let expected: [(&str, &[(&str, usize)]); 5] = [
        ("kuzushi", &[("tiles", 6 * 19 + 1)]),
        ("kilonzo", &[("chance", 24), ("chips", 60), ("money", 40), ("candidates", 4 + 1)]),
        (
            "sarkaar",
            &[
                ("strategy", 20),
                ("aggression", 20),
                ("leaders", 8),
                ("awards", 3),
                ("tiles", 23),
                ("tokens", 90),
                ("cubes", 100),
            ],
        ),
        (
            "kursi",
            &[
                ("rally", 51 + 12),
                ("asset", 52 + 12),
                ("strokes", 16),
                ("candidates", 24),
                ("seats", 9),
                ("votes", 132),
                ("tokens", 2),
            ],
        ),
        ("politics-as-usual", &[("campaign", 84), ("issues", 16), ("candidates", 9), ("tokens", 19)]),
    ];
    for (game, decks) in expected {
        let made = opened(game, STANDARD, Ink::Colour);
        assert_eq!(counts(&made), decks.iter().copied().collect(), "{game}");
    }
    let made = opened("kuzushi", STANDARD, Ink::Colour);
    let names: BTreeSet<&str> = made.decks[0].pieces.iter().map(|piece| &*piece.name).collect();
    assert_eq!(names, BTreeSet::from(["Vermilion", "Blue", "Green", "Amber", "Purple", "Ink", "City"]));
}

#[test]
fn nine_cards_lie_on_a_page_of_either_paper_and_every_sheet_has_its_backs() {
    for game in GAMES {
        let made = opened(game, STANDARD, Ink::Colour);
        for paper in PAPERS {
            let all = made.pages(paper);
            assert_eq!(pages(&all, Kind::Fronts), pages(&all, Kind::Backs), "{game}");
            assert_eq!(pages(&all, Kind::Cover), 1, "{game}");
            assert_eq!(pages(&all, Kind::Aid), 1, "{game}");
            assert_eq!(pages(&all, Kind::Board), made.plates.len(), "{game}");
            assert!(pages(&all, Kind::Rules) >= 1, "{game}");
            assert_eq!(pages(&all, Kind::TooLong), 0, "{game}");
            let cards: usize = made.decks.iter().filter(|deck| deck.is_cards()).map(|deck| deck.pieces.len()).sum();
            let is_card = |cut: &Rect| (cut.width() - CARD.0).abs() < 1e-6 && (cut.height() - CARD.1).abs() < 1e-6;
            let fronts = all.iter().filter(|page| page.kind == Kind::Fronts);
            let sheets = fronts.filter(|page| page.cuts.iter().any(|(_, cut)| is_card(cut)));
            assert_eq!(sheets.count(), cards.div_ceil(9), "{game}");
        }
    }
}

/// Every piece is cut out exactly as often as there is one in the box, and no two cuts overlap.
#[test]
fn every_piece_is_printed_as_often_as_it_is_there() {
    for game in GAMES {
        let made = opened(game, STANDARD, Ink::Colour);
        let mut pieces: Vec<&str> = made.decks.iter().flat_map(|deck| &deck.pieces).map(|piece| &*piece.name).collect();
        pieces.sort_unstable();
        for paper in PAPERS {
            let all = made.pages(paper);
            for kind in [Kind::Fronts, Kind::Backs] {
                let sheets: Vec<&Page> = all.iter().filter(|page| page.kind == kind).collect();
                let mut cut: Vec<&str> = sheets.iter().flat_map(|page| &page.cuts).map(|(name, _)| &**name).collect();
                cut.sort_unstable();
                assert_eq!(cut, pieces, "{game}");
                for page in sheets {
                    for (at, (name, one)) in page.cuts.iter().enumerate() {
                        let overlaps = |(_, other): &&(String, Rect)| one.intersect(*other).area() > 1e-6;
                        assert!(!page.cuts[..at].iter().any(|cut| overlaps(&cut)), "{game}: {name}");
                    }
                }
            }
        }
    }
}

/// Turned over its long edge, a sheet shows every back where its front was cut.
#[test]
fn backs_meet_their_fronts_when_the_paper_is_turned() {
    for game in GAMES {
        let made = opened(game, STANDARD, Ink::Colour);
        for paper in PAPERS {
            let all = made.pages(paper);
            let sheets = all.iter().zip(all.iter().skip(1)).filter(|(front, _)| front.kind == Kind::Fronts);
            for (front, back) in sheets {
                assert_eq!(back.kind, Kind::Backs);
                assert_eq!(front.cuts.len(), back.cuts.len());
                for ((name, cut), (other, behind)) in front.cuts.iter().zip(&back.cuts) {
                    assert_eq!(name, other);
                    // What is drawn there is this piece, on both sides.
                    let drawn = |page: &Page, at: &Rect| {
                        page.canvas.ops.iter().find_map(|op| match op {
                            hustings_print::Op::Place { canvas, by, .. } => {
                                let from = by.translation();
                                let here = (from.x - at.x0).abs() < 1e-6 && (from.y - at.y0).abs() < 1e-6;
                                here.then(|| Arc::clone(canvas))
                            }
                            _ => None,
                        })
                    };
                    let (shown, hidden) = (drawn(front, cut).unwrap(), drawn(back, behind).unwrap());
                    let same = |piece: &&hustings_print::Piece| {
                        Arc::ptr_eq(&piece.front, &shown) && Arc::ptr_eq(&piece.back, &hidden)
                    };
                    assert!(
                        made.decks.iter().flat_map(|deck| &deck.pieces).any(|piece| same(&piece)),
                        "{game}: {name}"
                    );
                    let turned = Rect::new(front.width - cut.x1, cut.y0, front.width - cut.x0, cut.y1);
                    assert!(
                        (turned.x0 - behind.x0).abs() < 1e-6 && (turned.y0 - behind.y0).abs() < 1e-6,
                        "{game}: {name}"
                    );
                }
                for (_, cut) in &front.cuts {
                    let bled = cut.inflate(BLEED, BLEED);
                    let inside = bled.x0 >= 0.0 && bled.y0 >= 0.0 && bled.x1 <= front.width && bled.y1 <= front.height;
                    assert!(inside, "{game}: the bleed is on the paper");
                }
            }
        }
    }
}

/// The pages of a PDF as its own text says them, in points.
#[test]
fn a_pdf_has_the_pages_and_their_sizes_in_points() {
    let made = opened("kilonzo", STANDARD, Ink::Colour);
    for (paper, size) in [(Paper::A4, (595.28, 841.89)), (Paper::Letter, (612.0, 792.0))] {
        let pdf = made.pdf(paper).unwrap();
        assert!(pdf.starts_with(b"%PDF-"));
        let text = String::from_utf8_lossy(&pdf);
        let boxes: Vec<(f64, f64)> = text
            .split("/MediaBox")
            .skip(1)
            .map(|rest| {
                let numbers = rest[rest.find('[').unwrap() + 1..rest.find(']').unwrap()].split_whitespace();
                let numbers: Vec<f64> = numbers.map(|number| number.parse().unwrap()).collect();
                (numbers[2], numbers[3])
            })
            .collect();
        assert_eq!(boxes.len(), made.pages(paper).len());
        for (width, height) in boxes {
            assert!((width - size.0).abs() < 0.1 && (height - size.1).abs() < 0.1, "{width} x {height}");
        }
    }
}

/// All texts of a drawing, without blanks.
fn written(canvas: &Canvas) -> String {
    letters(&canvas.texts().into_iter().map(|(text, _)| text).collect::<String>())
}

fn letters(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace() && !letter.is_control()).collect()
}

/// Every text that has to be on a piece is there, letter by letter, and within the edge that a bad cut may take.
fn readable(made: &GameBox) {
    for deck in &made.decks {
        for piece in &deck.pieces {
            let all = written(&piece.front);
            for text in &piece.says {
                assert!(all.contains(&letters(text)), "{}, {}: `{text}` is not whole", made.game, piece.name);
            }
            for (text, at) in [piece.front.texts(), piece.back.texts()].concat() {
                let edge = if deck.width > 40.0 { 3.0 } else { 0.5 };
                let safe = Rect::new(edge, edge, deck.width - edge, deck.height - edge);
                let inside = at.x0 >= safe.x0 && at.x1 <= safe.x1 && at.y0 >= safe.y0 && at.y1 <= safe.y1;
                assert!(inside, "{}, {}: `{text}` at {at:?} leaves {safe:?}", made.game, piece.name);
            }
        }
    }
}

#[test]
fn every_text_on_a_piece_is_whole_and_inside_the_cut() {
    for game in GAMES {
        for ink in [Ink::Colour, Ink::Black] {
            let made = opened(game, STANDARD, ink);
            readable(&made);
            assert!(made.too_long().is_empty(), "{game}: {:?}", made.too_long());
            assert!(made.unknown_letters().is_empty(), "{game}: {:?}", made.unknown_letters());
        }
    }
}

/// In every language: no text leaves its paper, no sentence is missing, and every letter has a glyph.
#[test]
fn every_language_is_printed_with_its_own_letters() {
    for language in hustings_words::languages() {
        let tag = language.tag.to_string();
        for game in GAMES {
            let made = opened_in(&tag, game, STANDARD, Ink::Colour);
            readable(&made);
            assert!(made.too_long().is_empty(), "{tag}, {game}: {:?}", made.too_long());
            assert!(made.unknown_letters().is_empty(), "{tag}, {game}: {:?}", made.unknown_letters());
            for page in made.pages(Paper::Letter) {
                assert!(page.canvas.too_long.is_empty(), "{tag}, {game}, {:?}: {:?}", page.kind, page.canvas.too_long);
                assert!(page.canvas.unknown.is_empty(), "{tag}, {game}, {:?}: {:?}", page.kind, page.canvas.unknown);
                for (text, at) in page.canvas.texts() {
                    let inside = at.x0 >= 0.0 && at.y0 >= 0.0 && at.x1 <= page.width && at.y1 <= page.height;
                    assert!(inside, "{tag}, {game}, {:?}: `{text}` at {at:?}", page.kind);
                    let id = ["print-", "step-", "sign-", "guide-", "effect-", "does-", "issue-", "power-", "list-"];
                    let is_id = id.iter().any(|id| text.trim().starts_with(id));
                    assert!(!is_id, "{tag}, {game}: `{text}` is an id, not a sentence");
                }
            }
        }
    }
    let swahili = opened_in("sw", "kilonzo", STANDARD, Ink::Colour);
    assert_eq!(swahili.decks[0].pieces[0].name, "Usiku wa Harambee");
    let other = opened_in("tlh", "kilonzo", STANDARD, Ink::Colour);
    assert_eq!(other.decks[0].pieces[0].name, "Harambee Night", "English, where there is no such language");
}

/// The other way round is tested above: a sentence that is missing shows its id.
#[test]
fn nothing_is_worded_that_nothing_says() {
    fn sources(folder: &std::path::Path, text: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.is_dir() {
                true => sources(&path, text),
                false => *text += &std::fs::read_to_string(path).unwrap(),
            }
        }
    }
    let mut code = String::new();
    sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut code);
    let words = include_str!("../../words/en/program/print.ftl");
    let ids =
        words.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(|id| id.starts_with("print-"));
    let unused: Vec<_> = ids.filter(|id| !code.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Black and white is for printers without colours: nothing is printed but black, white and grey.
#[test]
fn the_variant_in_black_has_no_colour() {
    fn colours(canvas: &Canvas, found: &mut Vec<hustings_print::Colour>) {
        for op in &canvas.ops {
            match op {
                hustings_print::Op::Fill { colour, .. }
                | hustings_print::Op::Stroke { colour, .. }
                | hustings_print::Op::Text { colour, .. } => found.push(*colour),
                hustings_print::Op::Place { canvas, .. } => colours(canvas, found),
            }
        }
    }
    for game in GAMES {
        for page in opened(game, STANDARD, Ink::Black).pages(Paper::A4) {
            let mut found = Vec::new();
            colours(&page.canvas, &mut found);
            let coloured = found.into_iter().find(|colour| colour.0 != colour.1 || colour.1 != colour.2);
            assert_eq!(coloured, None, "{game}, {:?}", page.kind);
        }
    }
}

#[test]
fn a_set_or_a_game_that_does_not_exist_is_refused_by_its_name() {
    let refused = |game: &str, set: &str| match print(&Catalog::standard(), game, set, "en", Ink::Colour) {
        Ok(_) => panic!("{game} with {set} was printed"),
        Err(refused) => refused.to_string(),
    };
    assert!(refused("kursi", "nonsense").contains("`nonsense`"));
    assert!(refused("chess", STANDARD).contains("`chess`"));
    assert!(refused("kuzushi", "mine").contains("Kuzushi"));
}

/// A set of one's own: its cards are printed, whatever its texts are.
#[test]
fn hostile_names_are_printed_or_named() {
    let catalog = Catalog::standard();
    let game = catalog.game("kilonzo").unwrap();
    let standard = hustings_catalog::set_of::<hustings_kilonzo::Kilonzo>(STANDARD).unwrap();
    let mut files = standard.files.clone();
    let cards = files.get_mut("cards.toml").unwrap();
    let long = "Sesquipedalian".repeat(60);
    let names = [
        ("Harambee Night", long.as_str()),
        ("Envelope under the Door", "\\u202Eright to left \\u05D0\\u05D1\\u05D2 and \\u0007 a bell"),
        ("Auditor with a Torch", "\\U0001F600\\U0001F600"),
        ("Fuel Price Review", "<script>**`_*&amp;"),
        ("Choir on the Lorry", "Žluťoučký kůň, Ζήνων, Москва"),
    ];
    for (old, new) in names {
        assert!(cards.contains(&format!("name = \"{old}\"")));
        *cards = cards.replace(&format!("name = \"{old}\""), &format!("name = \"{new}\""));
    }
    game.add_set("hostile", &files).unwrap();
    for ink in [Ink::Colour, Ink::Black] {
        let made = opened("kilonzo", "hostile", ink);
        let chance = &made.decks[0];
        for piece in &chance.pieces {
            for (text, at) in piece.front.texts() {
                let inside = at.x0 >= BLEED && at.x1 <= CARD.0 - BLEED && at.y0 >= BLEED && at.y1 <= CARD.1 - BLEED;
                assert!(inside, "`{text}` at {at:?}");
                assert!(!text.chars().any(char::is_control));
            }
        }
        // What does not fit stands in full on a page at the end.
        assert_eq!(made.too_long(), BTreeSet::from([long.clone()]));
        let all = made.pages(Paper::A4);
        assert_eq!(pages(&all, Kind::TooLong), 1);
        assert!(written(&all.last().unwrap().canvas).contains(&long));
        // Letters without a glyph are named, those of other scripts that we have are not.
        let unknown = made.unknown_letters();
        assert!(
            unknown.contains(&'\u{1F600}')
                && unknown.contains(&'א')
                && !unknown.contains(&'Ζ')
                && !unknown.contains(&'ů')
        );
        let whole = letters("Žluťoučký kůň, Ζήνων, Москва");
        assert!(chance.pieces.iter().any(|piece| written(&piece.front).contains(&whole)));
        assert!(made.pdf(Paper::A4).unwrap().starts_with(b"%PDF-"));
    }
}

/// A designer's sets of the other games: other counts, other numbers, and names of all lengths.
#[test]
fn a_set_of_ones_own_is_printed() {
    let catalog = Catalog::standard();
    let long =
        "An Exceedingly Long-Winded Proclamation of the Ministry of Weights, Measures and Unforeseen Consequences";
    let changed = |files: &hustings_core::Files| {
        let mut files = files.clone();
        for text in files.values_mut() {
            let mut names = 0;
            let mut line = |line: &str| match line.starts_with("name = ") {
                true => {
                    names += 1;
                    if names % 2 == 0 { line.to_owned() } else { format!("name = \"{long} {names}\"") }
                }
                false => line.to_owned(),
            };
            *text = text.lines().map(&mut line).collect::<Vec<_>>().join("\n");
        }
        files
    };
    macro_rules! files {
        ($game:ty) => {
            hustings_catalog::set_of::<$game>(STANDARD).unwrap().files.clone()
        };
    }
    let sets = [
        ("kilonzo", files!(hustings_kilonzo::Kilonzo)),
        ("sarkaar", files!(hustings_sarkaar::Sarkaar)),
        ("kursi", files!(hustings_kursi::Kursi)),
        ("politics-as-usual", files!(hustings_politics_as_usual::PoliticsAsUsual)),
    ];
    for (game, files) in sets {
        let mut files = changed(&files);
        if game == "sarkaar" {
            // Two of the first card and one of the second, instead of the other way round.
            let cards = files.get_mut("cards.toml").unwrap();
            *cards =
                cards.replacen("count = 1", "count = @", 1).replacen("count = 2", "count = 1", 1).replace('@', "2");
        }
        catalog.game(game).unwrap().add_set("own", &files).unwrap_or_else(|bad| panic!("{game}: {bad:?}"));
        let made = opened(game, "own", Ink::Colour);
        let named =
            made.decks.iter().flat_map(|deck| &deck.pieces).filter(|piece| piece.name.starts_with(long)).count();
        assert!(named > 3, "{game}: {named}");
        if game == "sarkaar" {
            let names: Vec<&str> = made.decks[0].pieces.iter().take(4).map(|piece| &*piece.name).collect();
            assert!(names[0] == names[1] && names[1] != names[2] && names[2] != names[3], "{names:?}");
        }
        readable(&made);
        assert!(made.set.as_ref().is_some_and(|set| set.starts_with("own@")));
        assert!(made.pdf(Paper::Letter).unwrap().starts_with(b"%PDF-"));
    }
}

/// Sheets for virtual tabletops: at most 10 x 7 cards and 4096 pixels, a back for each, and a list of what lies where.
#[test]
fn sheets_of_pictures_hold_every_piece_once() {
    let made = opened("kursi", STANDARD, Ink::Colour);
    let sheets = made.sheets().unwrap();
    let file = |name: &str| &sheets.iter().find(|sheet| sheet.name == name).unwrap_or_else(|| panic!("{name}")).data;
    let list: serde_json::Value = serde_json::from_slice(file("sheets.json")).unwrap();
    let mut pieces = 0;
    for sheet in list.as_array().unwrap() {
        let names = sheet["names"].as_array().unwrap().len();
        pieces += names;
        let (columns, rows) = (sheet["columns"].as_u64().unwrap(), sheet["rows"].as_u64().unwrap());
        assert!((2..=10).contains(&columns) && (2..=7).contains(&rows) && names as u64 <= columns * rows);
        for side in ["front", "back"] {
            let data = file(sheet[side].as_str().unwrap());
            assert!(data.starts_with(b"\x89PNG"));
            let size = |at: usize| u32::from_be_bytes(data[at..at + 4].try_into().unwrap());
            assert!(size(16) <= 4096 && size(20) <= 4096);
            if side == "front" {
                // A tabletop divides the picture by the grid, so it has to divide evenly, into cards of the right shape.
                let (wide, high) = (u64::from(size(16)), u64::from(size(20)));
                assert!(wide % columns == 0 && high % rows == 0);
                let shape = (wide / columns) as f64 / (high / rows) as f64;
                let wanted = sheet["width"].as_f64().unwrap() / sheet["height"].as_f64().unwrap();
                assert!((shape / wanted - 1.0).abs() < 0.01, "{shape} is not {wanted}");
            }
        }
    }
    assert_eq!(pieces, made.decks.iter().map(|deck| deck.pieces.len()).sum::<usize>());
    assert!(file("track.png").starts_with(b"\x89PNG"));
}

/// Cards that show the same share a drawing: a box is not heavier than it has to be.
#[test]
fn copies_share_their_drawing() {
    let made = opened("kursi", STANDARD, Ink::Colour);
    let votes = made.decks.iter().find(|deck| deck.id == "votes").unwrap();
    assert!(Arc::ptr_eq(&votes.pieces[0].front, &votes.pieces[1].front));
    assert!(Arc::ptr_eq(&votes.pieces[0].back, &votes.pieces[32].back));
    assert!(!Arc::ptr_eq(&votes.pieces[0].back, &votes.pieces[33].back));
}
