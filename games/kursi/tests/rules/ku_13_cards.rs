//! KU-13: the set that comes with the game, card by card.

use hustings_core::Game;
use hustings_kursi::{Face, Icon, Kursi, Set};

fn set() -> &'static Set {
    &Kursi::standard_set().data
}

/// Rows of the RULES page that begin with an id, cell by cell; two cards may share a row.
fn rows(first: &str, width: usize) -> Vec<Vec<String>> {
    let page = Kursi::INFO.rules;
    let rules = &page[page.find("## KU-13").expect("the section")..page.find("## KU-15").expect("the next one")];
    let cells =
        |line: &str| -> Vec<String> { line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect() };
    let is_id = |cell: &str| {
        cell.starts_with(first)
            && cell.len() > first.len()
            && !cell.contains(' ')
            && cell.chars().all(|c| c.is_ascii_alphanumeric())
    };
    let lines = rules.lines().filter(|line| line.starts_with('|')).map(cells);
    lines
        .flat_map(|cells| cells.chunks(width).map(<[String]>::to_vec).collect::<Vec<_>>())
        .filter(|row| row.len() == width && is_id(&row[0]))
        .collect()
}

/// The page and the files say the same.
#[test]
fn ku_13_the_page_and_the_data_agree() {
    let tiles = rows("k", 4);
    assert_eq!(tiles.len(), 24);
    for row in tiles {
        let tile = set().candidates().iter().find(|tile| tile.id == row[0]).expect("a Candidate");
        let mut letters: Vec<char> = tile.icons.letters().chars().collect();
        let mut expected: Vec<char> = row[2].chars().chain(row[3].chars()).collect();
        letters.sort_unstable();
        expected.sort_unstable();
        assert_eq!((&tile.name, letters), (&row[1], expected));
    }
    let seats = rows("s", 5);
    let seats: Vec<_> = seats.iter().filter(|row| row[0].len() == 2).collect();
    assert_eq!(seats.len(), 9);
    for row in seats {
        let tile = set().seats().iter().find(|tile| tile.id == row[0]).expect("a Seat");
        let mut matching: Vec<&str> = row[3].split(' ').collect();
        matching.sort_unstable();
        let mut own: Vec<String> = tile.matching.letters().chars().map(String::from).collect();
        own.sort_unstable();
        assert_eq!(
            (&tile.name, tile.issue.letter(), own, tile.bonus.to_string()),
            (&row[1], row[2].as_str(), matching.iter().map(ToString::to_string).collect(), row[4].clone())
        );
    }
    for row in rows("A", 4) {
        let kind = set().kinds().iter().find(|kind| kind.id == row[0]).unwrap_or_else(|| panic!("{}", row[0]));
        let Face::Asset { cost } = kind.face else { panic!("{} is an Asset", kind.id) };
        assert_eq!((&kind.name, cost.to_string(), kind.count.to_string()), (&row[1], row[2].clone(), row[3].clone()));
    }
    assert_eq!(rows("A", 4).len(), set().kinds().iter().filter(|kind| matches!(kind.face, Face::Asset { .. })).count());
    for row in rows("R", 3) {
        let kind = set().kinds().iter().find(|kind| kind.id == row[0]).expect("a kind");
        assert_eq!((&kind.name, kind.count.to_string()), (&row[1], row[2].clone()));
        assert_eq!(matches!(kind.face, Face::Rally { bolster: true, .. }), row[0].ends_with('b'));
    }
    assert_eq!(rows("R", 3).len(), 6);
    let strokes: Vec<_> = rows("m", 5);
    assert_eq!(strokes.len(), 16);
    for row in strokes {
        let stroke = set().strokes().iter().find(|stroke| stroke.id == row[0]).expect("a Masterstroke");
        assert_eq!((&stroke.name, stroke.lasting.name(), stroke.shield), (&row[1], row[2].as_str(), row[3] == "yes"));
        assert_eq!(stroke.effect_text, row[4].trim_matches('`'));
    }
}

/// KU-13: an id says what is on the card.
#[test]
fn ku_13_ids_name_icons() {
    for kind in set().kinds() {
        let letters = kind.id.trim_start_matches(['A', 'R']).trim_end_matches('b');
        let rally = matches!(kind.face, Face::Rally { .. });
        let shown = if rally { kind.id.get(1..2).expect("an issue").to_owned() } else { letters.to_owned() };
        let expected = if rally { shown } else { kind.id[1..].to_owned() };
        assert_eq!(kind.icons.letters(), expected, "{}", kind.id);
    }
    let on_tiles = |icon: Icon| -> u8 { set().candidates().iter().map(|tile| tile.icons[icon]).sum() };
    assert!(Icon::ASSETS.iter().all(|icon| on_tiles(*icon) == 12));
    assert_eq!(Icon::ISSUES.map(on_tiles), [17, 17, 18]);
}
