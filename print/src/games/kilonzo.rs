//! Kilonzo: the Cards of Chance, the map, chips, candidates and crystals.

use std::sync::Arc;

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, say};
use hustings_kilonzo::{Choice, Effect, Kilonzo, Plain, Region, Set, card_effect};
use kurbo::{BezPath, Point, Rect};

use crate::aid::Aid;
use crate::canvas::{Canvas, Colour, area, circle, rounded};
use crate::card::{self, Front, Look, Sign, Weave};
use crate::fonts::Face;
use crate::text::Style;
use crate::token::{self, Disc};
use crate::words::Words;
use crate::{Deck, GameBox, Ink, Plate};

const LOOK: Look = Look {
    edge: Colour::hex(0x9a4f22),
    paper: Colour::hex(0xfdf3da),
    text: Colour::hex(0x2b1a0c),
    soft: Colour::hex(0x6b4a28),
    loud: Colour::hex(0x9a4f22),
    weave: Weave::Burlap,
    ink: Ink::Colour,
};
/// KL-1: the most candidates, and what the printed box holds of each.
const SEATS: usize = 4;
const CHIPS: usize = 15;
const CRYSTALS: usize = 40;
const YEARS: usize = 5;

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<Kilonzo>(set)?;
    let words = Words::new::<Kilonzo>(set, language);
    let look = LOOK.with(ink);
    let party = |seat: usize| words.say(&say!("print-party", party = seat.to_string()));
    let chips = (0..SEATS).map(|seat| (party(seat), token::disc(14.0, &Disc::Party(seat), ink), CHIPS)).collect();
    let pink = Colour::hex(0xe8629c);
    let crystal = token::disc(14.0, &Disc::Icon { icon: "crystal-cluster", colour: pink, figure: "" }, ink);
    let crystals = vec![(words.plain("sign-money"), crystal, CRYSTALS)];
    let candidates = (0..SEATS).map(|seat| (party(seat), candidate(&look, seat), 1)).collect();
    Ok(GameBox {
        game: Kilonzo::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![
            cards(&look, &set.data, &words),
            token::deck("chips", words.plain("print-kilonzo-chips"), 14.0, chips),
            token::deck("money", words.plain("print-kilonzo-money"), 14.0, crystals),
            token::deck("candidates", words.plain("print-kilonzo-candidates"), 20.0, candidates),
        ],
        plates: vec![map(&look, &words)],
        look,
        emblem: "megaphone",
        aid: Aid {
            steps: &["income", "card", "move", "ad", "smear", "debate", "stay"],
            signs: &[
                ("chip", "vote"),
                ("money", "crystal-cluster"),
                ("candidate", "public-speaker"),
                ("die", "dice-six-faces-four"),
            ],
            bring: "print-kilonzo-bring",
        },
        rules: hustings_words::rules_in(&words.language(), &Kilonzo::INFO),
        wording: words,
    })
}

fn cards(look: &Look, set: &Set, words: &Words) -> Deck {
    let title = words.plain("print-kilonzo-cards");
    let back = card::back(look, &words.title, &title, "card-random", Colour::hex(0xb5642a));
    let mut pieces = Vec::new();
    for card in set.cards() {
        let (band, icon) = picture(card.effect.value);
        let says = vec![words.whole(&card_effect(card.effect.value))];
        let (name, text) = (words.name(&card.name), words.text(&card.name, &card.text));
        let must = [vec![name.clone(), text.clone()], says.clone()].concat();
        let front = Front {
            title: &name,
            kind: &title,
            id: &card.id,
            band,
            badge: None,
            other: None,
            picture: vec![Sign { icon, ground: None }],
            says,
            flavour: Some(&text),
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("chance", title, pieces)
}

const MONEY: Colour = Colour::hex(0xb83a72);
const CHIP: Colour = Colour::hex(0x4d6b2c);
const ROAD: Colour = Colour::hex(0x9c6a12);
const VOICE: Colour = Colour::hex(0x2c5f73);
const SWAP: Colour = Colour::hex(0x6a4a86);
const TROUBLE: Colour = Colour::hex(0x5d5248);

/// The colour and the picture of a card: trouble is grey, whatever it is about.
fn picture(effect: Effect) -> (Colour, &'static str) {
    match effect {
        Effect::Choice(Choice::Radio) => (VOICE, "radio-tower"),
        Effect::Choice(Choice::Blog) => (VOICE, "newspaper"),
        Effect::Choice(Choice::Recount) => (SWAP, "abacus"),
        Effect::Choice(Choice::Swap) => (SWAP, "card-exchange"),
        Effect::Choice(Choice::Interview(_)) => (VOICE, "conversation"),
        Effect::Choice(Choice::Either(first, _)) => (plain(first).0, "scales"),
        Effect::Plain(effect) => plain(effect),
    }
}

fn plain(effect: Plain) -> (Colour, &'static str) {
    match effect {
        Plain::Money(n) if n.get() < 0 => (TROUBLE, "crystal-cluster"),
        Plain::MoneyAll(n) if n.get() < 0 => (TROUBLE, "crystal-cluster"),
        Plain::Here(n) | Plain::AtHome(n) if n.get() < 0 => (TROUBLE, "raining"),
        Plain::Money(_) | Plain::MoneyAll(_) | Plain::Windfall(_) => (MONEY, "crystal-cluster"),
        Plain::Level(_) => (MONEY, "scales"),
        Plain::Here(_) => (CHIP, "discussion"),
        Plain::AtHome(_) => (CHIP, "house"),
        Plain::AdPrice(_) => (MONEY, "megaphone"),
        Plain::SmearPrice(_) => (MONEY, "newspaper"),
        Plain::TwoFree => (ROAD, "bus"),
        Plain::Roam => (ROAD, "helicopter"),
        Plain::Stuck => (TROUBLE, "road"),
        Plain::Gather(_) => (ROAD, "village"),
        Plain::Coach(_) => (VOICE, "microphone"),
    }
}

/// A square with a speaker in the party's colour.
fn candidate(look: &Look, seat: usize) -> Canvas {
    let side = 20.0;
    let mut canvas = Canvas::default();
    crate::party::cloth(&mut canvas, seat, rounded(area(0.8, 0.8, side - 1.6, side - 1.6), 3.0), look.ink);
    let (drawn, ground) = match look.ink {
        Ink::Colour => (crate::party::colour(seat, look.ink), Colour::hex(0xfffaf0)),
        Ink::Black => (Colour::BLACK, Colour::WHITE),
    };
    canvas.fill(circle(side / 2.0, side / 2.0, 7.6), ground);
    canvas.icon("public-speaker", Point::new(side / 2.0, side / 2.0), 11.0, drawn);
    crate::party::sign(&mut canvas, seat, Point::new(15.8, 15.8), 3.6, look.text);
    canvas
}

/// KL-1.2: nine regions and four homes, with room for three chips each, and the years.
fn map(look: &Look, words: &Words) -> Plate {
    let (width, height) = (190.0, 222.0);
    let mut canvas = Canvas::default();
    let sea = Rect::new(0.0, 0.0, width, width);
    look.ground(&mut canvas, sea, Colour::hex(0xcfa872));
    canvas.stroke(sea, look.text, 0.8);
    let lines = [33.0, 72.5, 117.5, 157.0];
    let name = |region: Region| words.say(&say!("place-title", region = region.name()));
    let greens = [0x9db36a, 0xc8b25e, 0xa9bd7a, 0xd0a95c, 0xe39a55, 0xb7b868, 0x94ab66, 0xcdb061, 0xa5b873];
    for (at, region) in Region::ALL.into_iter().take(9).enumerate() {
        let (column, row) = (at % 3, at / 3);
        let bounds = Rect::new(lines[column], lines[row], lines[column + 1], lines[row + 1]);
        let shape = patch(bounds);
        canvas.fill(shape.clone(), look.shade(Colour::hex(greens[at])));
        canvas.stroke(shape, look.text, 0.6);
        let head = Rect::new(bounds.x0 + 2.0, bounds.y0 + 2.0, bounds.x1 - 2.0, bounds.y0 + 9.5);
        let size = if region == Region::C { 14.0 } else { 10.0 };
        canvas.fit(&name(region), head, &Style::new(Face::Poster, size, look.text).least(6.0).centred());
        let middle = bounds.center();
        if region == Region::C {
            canvas.icon("village", Point::new(middle.x, middle.y - 2.0), 13.0, look.soft);
        }
        sockets(&mut canvas, look, Point::new(middle.x, bounds.y1 - 8.6), (bounds.width() - 4.0) / 3.0);
    }
    let homes = [
        (Region::HN, Rect::new(66.0, 3.0, 124.0, 29.0)),
        (Region::HE, Rect::new(160.5, 68.0, 187.0, 122.0)),
        (Region::HS, Rect::new(66.0, 161.0, 124.0, 187.0)),
        (Region::HW, Rect::new(3.0, 68.0, 29.5, 122.0)),
    ];
    for (region, bounds) in homes {
        let plot = rounded(bounds, 3.0);
        canvas.fill(plot, look.shade(Colour::hex(0xf7e8c6)));
        canvas.stroke(plot, look.text, 0.6);
        let head = Rect::new(bounds.x0 + 1.5, bounds.y0 + 1.5, bounds.x1 - 1.5, bounds.y0 + 9.5);
        canvas.fit(&name(region), head, &Style::new(Face::Poster, 9.5, look.text).least(6.0).centred());
        if bounds.width() > bounds.height() {
            sockets(&mut canvas, look, Point::new(bounds.center().x, bounds.y1 - 8.4), 16.0);
        } else {
            for row in 0..3 {
                let y = bounds.y1 - 7.8 - f64::from(row) * 14.4;
                canvas.dashed(circle(bounds.center().x, y, 6.6), look.soft, 0.3, 1.0);
            }
        }
    }
    // Roads between homes and regions.
    for (from, to) in [
        ((95.0, 29.0), (95.0, 33.5)),
        ((160.5, 95.0), (156.5, 95.0)),
        ((95.0, 161.0), (95.0, 156.5)),
        ((29.5, 95.0), (33.5, 95.0)),
    ] {
        canvas.line(from, to, look.text, 2.4);
        canvas.line(from, to, look.shade(Colour::hex(0xf7e8c6)), 1.4);
    }
    let years = Rect::new(0.0, 194.0, width, 222.0);
    canvas.fill(rounded(years, 3.0), look.shade(look.edge));
    canvas.stroke(rounded(years, 3.0), look.text, 0.5);
    let over = look.over(look.edge);
    let label = Rect::new(4.0, 196.0, 34.0, 220.0);
    canvas.fit(&words.plain("print-kilonzo-years"), label, &Style::new(Face::Poster, 18.0, over).centred());
    for year in 0..YEARS {
        let x = 52.0 + year as f64 * 30.0;
        canvas.fill(circle(x, 208.0, 11.0), look.paper);
        canvas.stroke(circle(x, 208.0, 11.0), look.text, 0.5);
        let room = Rect::new(x - 9.0, 199.0, x + 9.0, 217.0);
        canvas.fit(&(year + 1).to_string(), room, &Style::new(Face::Poster, 26.0, look.text).leading(1.0).centred());
    }
    let title = words.plain("print-kilonzo-map");
    Plate { id: "map".into(), title, width, height, canvas: Arc::new(canvas) }
}

/// Room for three chips side by side.
fn sockets(canvas: &mut Canvas, look: &Look, middle: Point, apart: f64) {
    let radius = (apart / 2.0 - 0.4).min(6.6);
    for place in [-1.0, 0.0, 1.0] {
        canvas.dashed(circle(middle.x + place * apart, middle.y, radius), look.soft, 0.3, 1.0);
    }
}

/// A region with sides that were drawn by hand; neighbours share them.
fn patch(bounds: Rect) -> BezPath {
    let corners = [(bounds.x0, bounds.y0), (bounds.x1, bounds.y0), (bounds.x1, bounds.y1), (bounds.x0, bounds.y1)];
    let mut path = BezPath::new();
    path.move_to(corners[0]);
    for side in 0..4 {
        let (from, to) = (corners[side], corners[(side + 1) % 4]);
        // The bow depends on the side's place alone, so that both regions bend it alike.
        let place = (from.0 + to.0) * 3.1 + (from.1 + to.1) * 1.7;
        let bow = (place.sin() * 1.6).clamp(-1.6, 1.6);
        let (nx, ny) = if side % 2 == 0 { (0.0, bow) } else { (bow, 0.0) };
        let mid = ((from.0 + to.0) / 2.0 + nx, (from.1 + to.1) / 2.0 + ny);
        path.quad_to(mid, to);
    }
    path.close_path();
    path
}
