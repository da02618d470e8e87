//! Kilonzo: the Cards of Chance, the map, chips, candidates and crystals.

mod map;

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, say};
use hustings_kilonzo::{Choice, Effect, Kilonzo, Plain, Set, card_effect};
use kurbo::Point;

use crate::aid::Aid;
use crate::canvas::{Canvas, Colour, area, circle, rounded};
use crate::card::{self, Front, Look, Sign, Weave};
use crate::token::{self, Disc};
use crate::words::Words;
use crate::{Deck, GameBox, Ink};

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
const CHIP_SIDE: f64 = 12.0;
const CRYSTALS: usize = 40;
const YEARS: usize = 5;

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<Kilonzo>(set)?;
    let words = Words::new::<Kilonzo>(set, language);
    let look = LOOK.with(ink);
    let party = |seat: usize| words.say(&say!("print-party", party = seat));
    let chips = (0..SEATS).map(|seat| (party(seat), token::disc(CHIP_SIDE, &Disc::Party(seat), ink), CHIPS)).collect();
    let pink = Colour::hex(0xe8629c);
    let crystal = token::disc(CHIP_SIDE, &Disc::Icon { icon: "crystal-cluster", colour: pink, figure: "" }, ink);
    let crystals = vec![(words.plain("sign-money"), crystal, CRYSTALS)];
    let mut candidates: Vec<_> = (0..SEATS).map(|seat| (party(seat), candidate(&look, seat), 1)).collect();
    let year = token::disc(20.0, &Disc::Icon { icon: "hourglass", colour: LOOK.edge, figure: "" }, ink);
    candidates.push((words.plain("print-kilonzo-years"), year, 1));
    Ok(GameBox {
        game: Kilonzo::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![
            cards(&look, &set.data, &words),
            token::deck("chips", words.plain("print-kilonzo-chips"), CHIP_SIDE, chips),
            token::deck("money", words.plain("print-kilonzo-money"), CHIP_SIDE, crystals),
            token::deck("candidates", words.plain("print-kilonzo-candidates"), 20.0, candidates),
        ],
        plates: vec![map::map(&look, &words)],
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
            bring: "print-bring-die",
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
            portrait: None,
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
