//! The pages of a box in order: the first page, sheets, boards, the player aid, the rules, and texts that were too long.

mod rules;

use kurbo::{Affine, Point, Rect};

use crate::canvas::{Canvas, Colour, circle};
use crate::fonts::Face;
use crate::text::{Stand, Style};
use crate::{GameBox, Ink, Kind, Page, Paper, aid, sheets};
use hustings_core::say;

pub fn all(print: &GameBox, paper: Paper) -> Vec<Page> {
    let mut pages = vec![cover(print, paper)];
    pages.extend(sheets::lay(print, paper));
    pages.extend(print.plates.iter().map(|plate| board(print, plate, paper)));
    pages.push(aid::page(print, paper));
    pages.extend(rules::pages(print, paper));
    let too_long = print.too_long();
    if !too_long.is_empty() {
        pages.extend(rules::too_long(print, paper, too_long));
    }
    pages
}

/// A board in the middle of its page, which lies if the board does.
fn board(print: &GameBox, plate: &crate::Plate, paper: Paper) -> Page {
    let (mut width, mut height) = paper.size();
    if plate.width > plate.height {
        std::mem::swap(&mut width, &mut height);
    }
    let mut canvas = Canvas::default();
    let by = Affine::translate(((width - plate.width) / 2.0, (height - plate.height) / 2.0));
    canvas.place(&plate.canvas, by, None);
    let text = print.wording.say(&say!("print-page", game = print.title.clone(), title = plate.title.clone()));
    canvas.write(&text, (10.0, height - 5.0), &Style::new(Face::Label, 6.5, Colour::hex(0x404040)));
    Page { kind: Kind::Board, width, height, canvas, cuts: Vec::new() }
}

/// A hand of the box's pieces, spread out from a point below it.
fn fan(canvas: &mut Canvas, print: &GameBox, foot: Point) {
    // One of each deck first, so that the hand is colourful.
    let large: Vec<_> = print.decks.iter().filter(|deck| deck.is_cards()).collect();
    let decks: Vec<_> = if large.is_empty() { print.decks.iter().collect() } else { large };
    let picked = |turn: usize| {
        let deck = decks.get(turn % decks.len())?;
        Some((*deck, deck.pieces.get((turn / decks.len() * 7 + turn * 20) % deck.pieces.len().max(1))?))
    };
    for turn in 0..5 {
        let Some((deck, piece)) = picked(turn) else { continue };
        let angle = (turn as f64 - 2.0) * 0.21;
        let scale = (62.0 / deck.height).min(46.0 / deck.width);
        let by = Affine::translate(foot.to_vec2() + kurbo::Vec2::new(0.0, 26.0))
            * Affine::rotate(angle)
            * Affine::translate((-deck.width * scale / 2.0, -deck.height * scale - 38.0))
            * Affine::scale(scale);
        let clip = kurbo::RoundedRect::new(0.0, 0.0, deck.width, deck.height, 3.0);
        canvas.place_in(&piece.front, by, clip);
        let mut edge = Canvas::default();
        edge.stroke(clip, Colour::BLACK, 0.35);
        canvas.place(&std::sync::Arc::new(edge), by, None);
    }
}

fn cover(print: &GameBox, paper: Paper) -> Page {
    let (width, height) = paper.size();
    let look = &print.look;
    let mut canvas = Canvas::default();
    let (left, right) = (16.0, width - 16.0);
    let poster = Rect::new(10.0, 10.0, width - 10.0, 108.0);
    look.ground(&mut canvas, poster, look.edge);
    if look.ink == Ink::Black {
        canvas.stroke(poster, Colour::BLACK, 0.8);
    }
    let over = look.over(look.edge);
    let dark = if look.ink == Ink::Black { Colour::BLACK } else { look.loud };
    canvas.fill(circle(left + 18.0, 34.0, 17.0), look.shade(look.paper));
    canvas.stroke(circle(left + 18.0, 34.0, 17.0), over, 0.8);
    canvas.icon(print.emblem, Point::new(left + 18.0, 34.0), 23.0, dark);
    // Letters on a pattern need a calm ground.
    let calm = Rect::new(10.4, 60.0, width - 104.0, 104.0);
    canvas.fill(calm, look.shade(look.edge));
    canvas.clipped(poster, |inner| fan(inner, print, Point::new(width - 58.0, 100.0)));
    let title = Rect::new(left, 62.0, calm.x1 - 3.0, 91.0);
    let style = Style::new(Face::Poster, 46.0, over).least(20.0).leading(1.0).standing(Stand::Middle);
    canvas.fit(&print.title, title, &style);
    let line = Rect::new(left, 92.0, calm.x1 - 3.0, 103.0);
    canvas.fit(&print.wording.plain("print-tagline"), line, &Style::new(Face::Label, 13.0, over).least(8.0));

    let heading = Style::new(Face::Poster, 14.0, look.loud);
    let body = Style::new(Face::Text, 12.0, look.text).least(7.0);
    let half = (right - left - 10.0) / 2.0;
    let (mut y, top) = (118.0, 118.0);
    canvas.write(&print.wording.plain("print-contents"), (left, y), &heading);
    let mut lines = Vec::new();
    for deck in &print.decks {
        let (deck, pieces) = (deck.title.clone(), deck.pieces.len());
        lines.push(print.wording.say(&say!("print-line", deck, pieces)));
    }
    lines.push(print.wording.say(&say!("print-line-sheets", sheets = sheets::count(print, paper))));
    for plate in &print.plates {
        lines.push(print.wording.say(&say!("print-line-board", deck = plate.title.clone(), pages = 1_u8)));
    }
    let page = |id| print.wording.plain(id);
    lines.push(print.wording.say(&say!("print-line-board", deck = page("print-aid"), pages = 1_u8)));
    let pages = rules::pages(print, paper).len();
    lines.push(print.wording.say(&say!("print-line-board", deck = page("print-rules"), pages)));
    lines.push(page(print.aid.bring));
    if let Some(set) = &print.set {
        lines.push(print.wording.say(&say!("print-set", set = set.clone())));
    }
    let texts: Vec<&str> = lines.iter().map(String::as_str).collect();
    canvas.fit_all(&texts, Rect::new(left, y + 3.0, left + half, 232.0), &body);

    let x = left + half + 10.0;
    y = top;
    canvas.write(&page("print-how"), (x, y), &heading);
    let how =
        ["print-how-scale", "print-how-sides", "print-how-one-side", "print-how-cut", "print-how-paper"].map(page);
    let placed = canvas.fit_all(&how.each_ref().map(String::as_str), Rect::new(x, y + 3.0, right, 218.0), &body);
    // Half a decimetre, to see whether the printer kept the size.
    let y = placed.bottom + 6.0;
    canvas.line((x, y), (x + 50.0, y), look.text, 0.5);
    for step in 0..=5 {
        let at = x + f64::from(step) * 10.0;
        canvas.line((at, y - 1.8), (at, y + 1.8), look.text, 0.4);
    }
    canvas.write(&page("print-bar"), (x + 52.0, y + 1.2), &Style::new(Face::Label, 9.0, look.text));

    let foot = Rect::new(left, height - 40.0, right, height - 16.0);
    canvas.line((left, foot.y0 - 3.0), (right, foot.y0 - 3.0), look.soft, 0.3);
    let small = Style::new(Face::Text, 9.0, look.soft).least(7.0).standing(Stand::Top);
    canvas.fit_all(&[&page("print-credits-drawn")], foot, &small);
    Page { kind: Kind::Cover, width, height, canvas, cuts: Vec::new() }
}
