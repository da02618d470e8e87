//! Sarkaar: strategy and aggression cards, leaders, awards, the farm map, the tracks, benefit tiles, tokens and cubes.

mod board;

use std::sync::Arc;

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, Message, say};
use hustings_sarkaar::{Award, Benefit, Deck as Pile, Kind, Resource, Sarkaar, Set, Tile, card_effect, privilege};
use kurbo::Point;

use crate::aid::Aid;
use crate::canvas::{Canvas, Colour, area, circle, rounded};
use crate::card::{self, Badge, Front, Look, Sign, Weave};
use crate::token::{self, Disc};
use crate::words::Words;
use crate::{Deck, GameBox, Ink, Piece};

const LOOK: Look = Look {
    edge: Colour::hex(0x6e1c12),
    paper: Colour::hex(0xfdf4de),
    text: Colour::hex(0x2b1a0c),
    soft: Colour::hex(0x5c4225),
    loud: Colour::hex(0x9a2d20),
    weave: Weave::Planks,
    ink: Ink::Colour,
};
const STRATEGY: Colour = Colour::hex(0x24477e);
const AGGRESSION: Colour = Colour::hex(0x8c1f16);
const SEATS: usize = 4;
/// SK-1.1: what the box holds.
const CUBES: usize = 25;
const ONES: usize = 25;
const FIVES: usize = 5;
const TILE: f64 = 18.0;

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<Sarkaar>(set)?;
    let words = Words::new::<Sarkaar>(set, language);
    let look = LOOK.with(ink);
    let data = &set.data;
    let party = |seat: usize| words.say(&say!("print-party", party = seat));
    let cubes = (0..SEATS).map(|seat| (party(seat), token::disc(12.0, &Disc::Party(seat), ink), CUBES)).collect();
    let mut tokens = Vec::new();
    for resource in Resource::ALL {
        let (icon, colour) = benefit_icon(token_of(*resource));
        let name = words.named(&format!("sign-{}", resource.word()));
        for (figure, count) in [("", ONES), ("5", FIVES)] {
            tokens.push((
                format!("{name} {figure}").trim().to_owned(),
                token::disc(16.0, &Disc::Icon { icon, colour, figure }, ink),
                count,
            ));
        }
    }
    Ok(GameBox {
        game: Sarkaar::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![
            cards(&look, data, &words, Pile::Strategy),
            cards(&look, data, &words, Pile::Aggression),
            leaders(&look, data, &words),
            awards(&look, data, &words),
            tiles(&look, data, &words),
            token::deck("tokens", words.plain("print-tokens"), 16.0, tokens),
            token::deck("cubes", words.plain("print-sarkaar-cubes"), 12.0, cubes),
        ],
        plates: vec![board::map(&look, data, &words), board::tracks(&look, data, &words)],
        look,
        emblem: "farm-tractor",
        aid: Aid {
            steps: &["income", "seat", "missing", "govern", "ladder", "power", "cards"],
            signs: &[
                ("voter", "sheep"),
                ("moolah", "two-coins"),
                ("power", "bull-horns"),
                ("culture", "drama-masks"),
                ("development", "crane"),
                ("strategy", "chess-knight"),
                ("aggression", "mailed-fist"),
            ],
            bring: "print-bring-nothing",
        },
        rules: hustings_words::rules_in(&words.language(), &Sarkaar::INFO),
        wording: words,
    })
}

fn token_of(resource: Resource) -> Benefit {
    match resource {
        Resource::Voter => Benefit::Voter,
        Resource::Moolah => Benefit::Moolah,
        Resource::Power => Benefit::Power,
    }
}

fn benefit_icon(benefit: Benefit) -> (&'static str, Colour) {
    match benefit {
        Benefit::Power => ("bull-horns", Colour::hex(0xb5452c)),
        Benefit::Moolah => ("two-coins", Colour::hex(0xe0b13a)),
        Benefit::Voter => ("sheep", Colour::hex(0xdfe8d0)),
        Benefit::Culture => ("drama-masks", Colour::hex(0xb99ad0)),
        Benefit::Development => ("crane", Colour::hex(0x9ec3d8)),
        Benefit::Strategy => ("chess-knight", Colour::hex(0x8fa8cf)),
        Benefit::Aggression => ("mailed-fist", Colour::hex(0xd99a8c)),
    }
}

/// The page's picture for a card; a card of one's own gets a scroll.
fn card_icon(code: &str) -> &'static str {
    match code {
        "VER" => "scissors",
        "FRE" => "pressure-cooker",
        "LAN" => "falling-rocks",
        "CUL" => "drama-masks",
        "OVR" => "hourglass",
        "SCA" => "briefcase",
        "MED" => "tv",
        "DEV" => "crane",
        "PRO" => "megaphone",
        "DIP" => "suitcase",
        "VIC" => "laurels",
        "HOR" => "horse-head",
        "APA" => "handcuffs",
        "EME" => "alarm-clock",
        "FAK" => "newspaper",
        "SNA" => "robber-hand",
        "SAB" => "monkey-wrench",
        "PRT" => "fist",
        "BLO" => "farm-tractor",
        "EXP" => "expand",
        "CHT" => "soap",
        _ => "scroll-unfurled",
    }
}

fn leader_icon(id: &str) -> &'static str {
    match id {
        "phil" => "top-hat",
        "rooster" => "rooster",
        "goat" => "goat",
        "mule" => "donkey",
        "hen" => "chicken",
        "fox" => "fox-head",
        "bull" => "bull",
        "pig" => "pig-face",
        _ => "scroll-unfurled",
    }
}

fn cards(look: &Look, set: &Set, words: &Words, pile: Pile) -> Deck {
    let (title, icon, colour) = match pile {
        Pile::Strategy => (words.plain("print-sarkaar-strategy"), "chess-knight", STRATEGY),
        Pile::Aggression => (words.plain("print-sarkaar-aggression"), "mailed-fist", AGGRESSION),
    };
    let back =
        card::back(look, &words.title, &words.say(&say!("print-sarkaar-deck", deck = pile.word())), icon, colour);
    let mut pieces = Vec::new();
    for face in set.faces().iter().filter(|face| face.deck == pile) {
        let says: Vec<String> = card_effect(set, face).iter().map(|part| words.whole(part)).collect();
        let kind = words.say(&say!("print-sarkaar-kind", kind = face.kind.word()));
        let (name, text) = (words.name(&face.name), words.text(&face.name, &face.text));
        let must = [vec![name.clone(), text.clone(), kind.clone()], says.clone()].concat();
        let other = match face.kind {
            Kind::Plain => None,
            Kind::Free => Some(Badge::Icon("walk")),
            Kind::Addon => Some(Badge::Icon("card-pickup")),
            Kind::Reaction => Some(Badge::Icon("checked-shield")),
        };
        let front = Front {
            title: &name,
            kind: &kind,
            id: &face.code,
            band: colour,
            badge: Some(Badge::Figure(face.cost.to_string())),
            other,
            portrait: None,
            picture: vec![Sign { icon: card_icon(&face.code), ground: None }],
            says,
            flavour: Some(&text),
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, usize::from(face.count));
    }
    card::deck(pile.word(), title, pieces)
}

fn leaders(look: &Look, set: &Set, words: &Words) -> Deck {
    let (title, kind) = (words.plain("print-sarkaar-leaders"), words.plain("print-sarkaar-leader"));
    let colour = Colour::hex(0x4d5f24);
    let back = card::back(look, &words.title, &title, "rooster", colour);
    let mut pieces = Vec::new();
    for leader in set.leaders() {
        let [voter, moolah, power] = leader.start;
        let [strategy, aggression] = leader.cards;
        let things: Vec<Message> = [
            (voter, say!("print-sarkaar-start-voter", n = voter)),
            (moolah, say!("print-sarkaar-start-moolah", n = moolah)),
            (power, say!("print-sarkaar-start-power", n = power)),
            (strategy, say!("print-sarkaar-start-strategy", n = strategy)),
            (aggression, say!("print-sarkaar-start-aggression", n = aggression)),
        ]
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(_, says)| says)
        .collect();
        let starts = match things.is_empty() {
            true => words.plain("print-sarkaar-starts-nothing"),
            false => words.say(&say!("print-sarkaar-starts", things)),
        };
        let says = vec![words.whole(&privilege(leader.privilege)), starts];
        let (name, text) = (words.name(&leader.name), words.text(&leader.name, &leader.text));
        let must = [vec![name.clone(), text.clone()], says.clone()].concat();
        let front = Front {
            title: &name,
            kind: &kind,
            id: "",
            band: colour,
            badge: Some(Badge::Figure(leader.no.to_string())),
            other: None,
            portrait: None,
            picture: vec![Sign { icon: leader_icon(&leader.id), ground: None }],
            says,
            flavour: Some(&text),
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("leaders", title, pieces)
}

fn awards(look: &Look, set: &Set, words: &Words) -> Deck {
    let title = words.plain("print-sarkaar-awards");
    let colour = Colour::hex(0xa87414);
    let back = card::back(look, &words.title, &title, "trophy-cup", colour);
    let mut pieces = Vec::new();
    for award in Award::ALL {
        let (level, points) = set.rules().awards[award.index()];
        let name = words.say(&say!("print-sarkaar-award", award = award.word()));
        let says = vec![words.say(&say!("print-sarkaar-award-is", award = award.word(), level, points))];
        let must = [vec![name.clone()], says.clone()].concat();
        let icon = match award {
            Award::Development => "crane",
            Award::Culture => "drama-masks",
            Award::National => "trophy-cup",
        };
        let front = Front {
            title: &name,
            kind: &title,
            id: "",
            band: colour,
            badge: Some(Badge::Figure(points.to_string())),
            other: None,
            portrait: None,
            picture: vec![Sign { icon, ground: None }],
            says,
            flavour: None,
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("awards", title, pieces)
}

/// SK-2.2: what a state offers, an icon for each.
fn tiles(look: &Look, set: &Set, words: &Words) -> Deck {
    let mut back = Canvas::default();
    back.fill(area(0.0, 0.0, TILE, TILE), look.shade(Colour::hex(0x9a2d20)));
    back.stroke(rounded(area(1.0, 1.0, TILE - 2.0, TILE - 2.0), 1.5), look.over(Colour::hex(0x9a2d20)), 0.4);
    back.icon("farm-tractor", Point::new(TILE / 2.0, TILE / 2.0), 10.0, look.over(Colour::hex(0x9a2d20)));
    let back = Arc::new(back);
    let piece = |tile: &Tile| {
        let (front, back) = (Arc::new(tile_face(look, tile)), Arc::clone(&back));
        Piece { name: tile.id.clone(), front, back, says: Vec::new() }
    };
    let pieces = set.tiles().iter().map(piece).collect();
    Deck { id: "tiles".into(), title: words.plain("print-sarkaar-tiles"), width: TILE, height: TILE, pieces }
}

fn tile_face(look: &Look, tile: &Tile) -> Canvas {
    let mut canvas = token::tile(TILE, look.paper, look.text);
    let each = |benefit: &Benefit| std::iter::repeat_n(*benefit, usize::from(tile.count(*benefit)));
    let benefits: Vec<Benefit> = Benefit::ALL.iter().flat_map(each).collect();
    let (side, places): (f64, &[(f64, f64)]) = match benefits.len() {
        1 => (12.0, &[(9.0, 9.0)]),
        2 => (8.4, &[(5.6, 5.6), (12.4, 12.4)]),
        _ => (7.0, &[(9.0, 5.2), (5.3, 12.4), (12.7, 12.4)]),
    };
    for (benefit, (x, y)) in benefits.into_iter().zip(places) {
        let (icon, colour) = benefit_icon(benefit);
        let ground = circle(*x, *y, side / 2.0);
        canvas.fill(ground, look.shade(colour));
        canvas.stroke(ground, look.text, 0.3);
        canvas.icon(icon, Point::new(*x, *y), side * 0.7, look.text);
    }
    canvas
}
