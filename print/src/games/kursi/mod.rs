//! Kursi: Rally and Asset cards, Masterstrokes, vote cards, candidates and Seats, the track of rounds, the microphone.

mod people;

use std::sync::Arc;

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, say};
use hustings_kursi::{Face as CardFace, Icon, Icons, Kind, Kursi, Set, kind_of_card, stroke_effect};
use kurbo::{Point, Rect};

use crate::aid::Aid;
use crate::canvas::{Canvas, Colour, area, circle, rounded};
use crate::card::{self, Badge, Front, Look, Sign, Weave};
use crate::fonts::Face;
use crate::text::{Stand, Style};
use crate::token::{self, Disc};
use crate::words::Words;
use crate::{BLEED, Deck, GameBox, Ink, Piece, Plate, party};

const LOOK: Look = Look {
    edge: Colour::hex(0x2b1a12),
    paper: Colour::hex(0xfff5dc),
    text: Colour::hex(0x22150d),
    soft: Colour::hex(0x5b4530),
    loud: Colour::hex(0xb0125a),
    weave: Weave::Rays,
    ink: Ink::Colour,
};
/// KU-1.1: the most players.
const PLAYERS: usize = 4;
const VALUES: [&str; 4] = ["1", "3", "5", "−2"];
/// Vote cards are small: there are 33 of each colour.
const VOTE: (f64, f64) = (41.0, 63.0);
const ROUNDS: usize = 8;

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<Kursi>(set)?;
    let words = Words::new::<Kursi>(set, language);
    let look = LOOK.with(ink);
    let (data, mic) = (&set.data, Colour::hex(0xc9962c));
    let pawn = token::disc(24.0, &Disc::Icon { icon: "microphone", colour: mic, figure: "" }, ink);
    let round = token::disc(24.0, &Disc::Icon { icon: "hourglass", colour: Colour::hex(0xd8166e), figure: "" }, ink);
    let tokens = vec![(words.plain("print-kursi-mic"), pawn, 1), (words.plain("print-kursi-round"), round, 1)];
    Ok(GameBox {
        game: Kursi::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![
            kinds(&look, data, &words, true),
            kinds(&look, data, &words, false),
            strokes(&look, data, &words),
            candidates(&look, data, &words),
            seats(&look, data, &words),
            votes(&look, data, &words),
            token::deck("tokens", words.plain("print-kursi-tokens"), 24.0, tokens),
        ],
        plates: vec![track(&look, &words)],
        look,
        emblem: "vote",
        aid: Aid {
            steps: &["field", "stroke", "draw", "play", "pay", "end", "long"],
            signs: &[
                ("E", "scales"),
                ("W", "bowl-of-rice"),
                ("D", "arch-bridge"),
                ("C", "money-stack"),
                ("I", "rotary-phone"),
                ("R", "laurel-crown"),
                ("P", "megaphone"),
                ("mic", "microphone"),
            ],
            bring: "print-bring-nothing",
        },
        rules: hustings_words::rules_in(&words.language(), &Kursi::INFO),
        wording: words,
    })
}

/// An issue is a round badge in its poster's colour, an asset a square of paper: shape first, colour second.
fn sign(icon: Icon) -> Sign<'static> {
    let (name, colour) = match icon {
        Icon::E => ("scales", 0xf6ad1e),
        Icon::W => ("bowl-of-rice", 0xf58bb4),
        Icon::D => ("arch-bridge", 0x47c4bf),
        Icon::C => ("money-stack", 0xdfe8b4),
        Icon::I => ("rotary-phone", 0xdccff2),
        Icon::R => ("laurel-crown", 0xfbe3a0),
        Icon::P => ("megaphone", 0xfbd0bd),
    };
    Sign { icon: name, ground: Some((Colour::hex(colour), icon.is_issue())) }
}

fn signs(icons: &Icons) -> Vec<Sign<'static>> {
    let each = |icon: Icon| std::iter::repeat_n(sign(icon), usize::from(icons[icon]));
    Icon::ALL.into_iter().flat_map(each).collect()
}

fn issue_colour(issue: Icon) -> Colour {
    sign(issue).ground.map_or(Colour::WHITE, |(colour, _)| colour)
}

fn icon_name(words: &Words, icon: Icon) -> String {
    words.say(&say!("icon", icon = icon.letter()))
}

/// "2 Economy, 1 Capital".
fn counted(words: &Words, icons: &Icons) -> String {
    let some = Icon::ALL.into_iter().filter(|icon| icons[*icon] > 0);
    let each = |icon: Icon| words.say(&say!("icon-count", count = icons[icon], icon = icon_name(words, icon)));
    words.list(some.map(each).collect())
}

/// Rally cards or Asset cards, those of the starter sets too.
fn kinds(look: &Look, set: &Set, words: &Words, rally: bool) -> Deck {
    let (id, title, icon, colour) = match rally {
        true => ("rally", words.plain("print-kursi-rally"), "megaphone", Colour::hex(0xd8166e)),
        false => ("asset", words.plain("print-kursi-asset"), "briefcase", Colour::hex(0x0f7f7a)),
    };
    let back = card::back(look, &words.title, &title, icon, colour);
    let mut pieces = Vec::new();
    for kind in set.kinds().iter().filter(|kind| matches!(kind.face, CardFace::Rally { .. }) == rally) {
        let says = vec![words.whole(&kind_of_card(kind))];
        let name = words.name(&kind.name);
        let must = [vec![name.clone()], says.clone()].concat();
        let count = usize::from(kind.count);
        card::copies(&mut pieces, front(look, kind, &name, says.clone(), &title), must.clone(), &name, &back, count);
        // The starter sets are the same cards, marked so that they can be sorted out before a game.
        let starter = words.say(&say!("print-kursi-starter", deck = title.clone()));
        let count = usize::from(kind.starter) * PLAYERS;
        card::copies(&mut pieces, front(look, kind, &name, says, &starter), must, &name, &back, count);
    }
    card::deck(id, title, pieces)
}

fn front(look: &Look, kind: &Kind, name: &str, says: Vec<String>, title: &str) -> Canvas {
    let (band, badge, other) = match kind.face {
        CardFace::Rally { issue, bolster } => {
            (issue_colour(issue), None, bolster.then_some(Badge::Icon("card-pickup")))
        }
        CardFace::Asset { cost } => (Colour::hex(0x0f7f7a), Some(Badge::Figure(cost.to_string())), None),
    };
    let picture = signs(&kind.icons);
    let card = Front {
        title: name,
        kind: title,
        id: &kind.id,
        band,
        badge,
        other,
        portrait: None,
        picture,
        says,
        flavour: None,
    };
    card::front(look, &card)
}

fn strokes(look: &Look, set: &Set, words: &Words) -> Deck {
    let title = words.plain("print-kursi-strokes");
    let colour = Colour::hex(0x8a1049);
    let back = card::back(look, &words.title, &title, "microphone", colour);
    let mut pieces = Vec::new();
    for stroke in set.strokes() {
        let says = vec![words.say(&stroke_effect(stroke))];
        let name = words.name(&stroke.name);
        let must = [vec![name.clone()], says.clone()].concat();
        let icon = match stroke.lasting {
            hustings_kursi::Lasting::Now => "alarm-clock",
            hustings_kursi::Lasting::Round => "hourglass",
            hustings_kursi::Lasting::Game => "finish-line",
        };
        let mut picture = vec![Sign { icon, ground: None }];
        if stroke.shield {
            picture.push(Sign { icon: "checked-shield", ground: None });
        }
        let front = Front {
            title: &name,
            kind: &title,
            id: &stroke.id,
            band: colour,
            badge: None,
            other: None,
            portrait: None,
            picture,
            says,
            flavour: None,
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("strokes", title, pieces)
}

fn candidates(look: &Look, set: &Set, words: &Words) -> Deck {
    let (title, colour) = (words.plain("print-kursi-candidates"), Colour::hex(0xb5521a));
    let back = card::back(look, &words.title, &title, "public-speaker", colour);
    let kind = words.plain("print-kursi-candidate");
    let mut pieces = Vec::new();
    for candidate in set.candidates() {
        let says = vec![counted(words, &candidate.icons)];
        let name = words.name(&candidate.name);
        let must = [vec![name.clone()], says.clone()].concat();
        let front = Front {
            title: &name,
            kind: &kind,
            id: &candidate.id,
            band: colour,
            badge: None,
            other: None,
            portrait: Some(people::of(&candidate.id, &candidate.name)),
            picture: signs(&candidate.icons),
            says,
            flavour: None,
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("candidates", title, pieces)
}

fn seats(look: &Look, set: &Set, words: &Words) -> Deck {
    let (title, kind) = (words.plain("print-kursi-seats"), words.plain("print-kursi-seat"));
    let back = card::back(look, &words.title, &title, "vote", Colour::hex(0xa9803f));
    let mut pieces = Vec::new();
    for seat in set.seats() {
        let matching: Vec<String> =
            Icon::ALL.into_iter().filter(|icon| seat.matching[*icon] > 0).map(|icon| icon_name(words, icon)).collect();
        let icons = words.list(matching);
        let says = vec![
            words.say(&say!("print-kursi-seat-issue", issue = icon_name(words, seat.issue))),
            words.say(&say!("print-kursi-seat-bonus", icons, bonus = seat.bonus)),
        ];
        let name = words.name(&seat.name);
        let must = [vec![name.clone()], says.clone()].concat();
        let Some((band, _)) = sign(seat.issue).ground else { continue };
        let front = Front {
            title: &name,
            kind: &kind,
            id: &seat.id,
            band,
            badge: Some(Badge::Icon(sign(seat.issue).icon)),
            other: Some(Badge::Figure(format!("+{}", seat.bonus))),
            portrait: None,
            picture: signs(&seat.matching),
            says,
            flavour: None,
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("seats", title, pieces)
}

/// KU-1.2: the vote cards of each colour. Their backs tell whose they are, and nothing more.
fn votes(look: &Look, set: &Set, words: &Words) -> Deck {
    let vote = words.plain("print-kursi-vote");
    let mut pieces = Vec::new();
    for seat in 0..PLAYERS {
        let name = words.say(&say!("print-party", party = seat));
        let back = Arc::new(vote_side(look, seat, &vote, None));
        for (value, count) in VALUES.iter().zip(set.votes()) {
            let front = Arc::new(vote_side(look, seat, &name, Some(value)));
            let says = vec![(*value).to_owned(), name.clone()];
            let piece = Piece { name: format!("{name} {value}"), front, back: Arc::clone(&back), says };
            pieces.extend(std::iter::repeat_n(piece, usize::from(count)));
        }
    }
    let title = words.plain("print-kursi-votes");
    Deck { id: "votes".into(), title, width: VOTE.0, height: VOTE.1, pieces }
}

fn vote_side(look: &Look, seat: usize, label: &str, value: Option<&str>) -> Canvas {
    let mut canvas = Canvas::default();
    let (wide, high) = VOTE;
    canvas.fill(area(-BLEED, -BLEED, wide + 2.0 * BLEED, high + 2.0 * BLEED), look.edge);
    let panel = Rect::new(BLEED, BLEED, wide - BLEED, high - BLEED);
    let middle = Point::new(wide / 2.0, high / 2.0);
    match value {
        Some(value) => {
            canvas.fill(rounded(panel, 2.0), look.paper);
            if look.ink == Ink::Black {
                canvas.stroke(rounded(panel, 2.0), Colour::BLACK, 0.5);
            }
            let colour = party::colour(seat, look.ink);
            canvas.fit(
                value,
                Rect::new(5.0, 14.0, wide - 5.0, 44.0),
                &Style::new(Face::Poster, 64.0, colour).leading(1.0).centred(),
            );
            party::sign(&mut canvas, seat, Point::new(8.5, 8.5), 7.0, colour);
            party::sign(&mut canvas, seat, Point::new(wide - 8.5, high - 8.5), 7.0, colour);
            let foot = Rect::new(5.0, 47.0, wide - 5.0, 52.0);
            canvas.fit(label, foot, &Style::new(Face::Label, 9.0, look.soft).least(6.0).centred());
        }
        None => {
            party::cloth(&mut canvas, seat, rounded(panel, 2.0), look.ink);
            canvas.fill(circle(middle.x, middle.y, 11.0), look.paper);
            canvas.stroke(circle(middle.x, middle.y, 11.0), look.text, 0.5);
            party::sign(&mut canvas, seat, middle, 13.0, party::colour(seat, look.ink));
            let plate = Rect::new(8.0, 47.0, wide - 8.0, 55.0);
            canvas.fill(rounded(plate, 1.5), look.paper);
            canvas.stroke(rounded(plate, 1.5), look.text, 0.3);
            canvas.fit(label, plate, &Style::new(Face::Poster, 11.0, look.text).least(6.0).leading(1.0).centred());
        }
    }
    canvas
}

/// KU-5.1, KU-5.7d: eight rounds, and what long rallies bring.
fn track(look: &Look, words: &Words) -> Plate {
    let (width, height) = (190.0, 150.0);
    let mut canvas = Canvas::default();
    let band = Rect::new(0.0, 0.0, width, 52.0);
    look.ground(&mut canvas, band, Colour::hex(0xf3b53a));
    canvas.stroke(band, look.text, 0.8);
    canvas.write(&words.plain("print-kursi-round"), (6.0, 11.0), &Style::new(Face::Poster, 18.0, look.text));
    for round in 0..ROUNDS {
        let x = 14.5 + round as f64 * 23.0;
        canvas.fill(circle(x, 32.0, 10.5), look.paper);
        canvas.stroke(circle(x, 32.0, 10.5), look.text, 0.7);
        let room = Rect::new(x - 9.0, 23.0, x + 9.0, 41.0);
        canvas.fit(&(round + 1).to_string(), room, &Style::new(Face::Poster, 26.0, look.text).leading(1.0).centred());
    }
    let ladder = Rect::new(0.0, 58.0, width, height);
    canvas.fill(ladder, look.paper);
    canvas.stroke(ladder, look.text, 0.8);
    canvas.write(&words.plain("print-kursi-ladder"), (6.0, 70.0), &Style::new(Face::Poster, 18.0, look.loud));
    let rungs = ["print-kursi-ladder-2", "print-kursi-ladder-4", "print-kursi-ladder-6", "print-kursi-ladder-8"];
    for (at, rung) in rungs.into_iter().enumerate() {
        let y = 76.0 + at as f64 * 18.0;
        let room = Rect::new(6.0, y, width - 6.0, y + 15.0);
        canvas.fill(rounded(room, 2.0), look.shade(Colour::hex(0xf0ddb4)));
        canvas.stroke(rounded(room, 2.0), look.text, 0.4);
        let style = Style::new(Face::Label, 15.0, look.text).least(9.0).standing(Stand::Middle);
        canvas.fit(&words.plain(rung), Rect::new(12.0, y, width - 10.0, y + 15.0), &style);
    }
    let title = words.plain("print-kursi-track");
    Plate { id: "track".into(), title, width, height, canvas: Arc::new(canvas) }
}
