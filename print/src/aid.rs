//! The player aid: what one wants, how a turn goes, how it is won, and the signs, in the words of the game's guide.

use kurbo::{Point, Rect};

use crate::canvas::{Canvas, Colour, circle, rounded};
use crate::fonts::Face;
use crate::text::{Stand, Style};
use crate::{GameBox, Ink, Kind, Page, Paper};

/// The parts of a guide, by the ids of its sentences: `step-NAME-title`, `step-NAME`, `sign-NAME`, `sign-NAME-is`.
pub struct Aid {
    pub steps: &'static [&'static str],
    /// With an icon each.
    pub signs: &'static [(&'static str, &'static str)],
    /// The sentence that says what players bring themselves.
    pub bring: &'static str,
}

pub fn page(print: &GameBox, paper: Paper) -> Page {
    let (width, height) = paper.size();
    let mut canvas = Canvas::default();
    let look = &print.look;
    let say = |id: String| print.wording.named(&id);
    let (left, right) = (14.0, width - 14.0);
    let band = Rect::new(left, 12.0, right, 34.0);
    canvas.fill(rounded(band, 3.0), look.shade(look.edge));
    if look.ink == Ink::Black {
        canvas.stroke(rounded(band, 3.0), Colour::BLACK, 0.6);
    }
    let over = look.over(look.edge);
    let title = Rect::new(left + 6.0, 13.0, right - 62.0, 33.0);
    canvas.fit(&print.title, title, &Style::new(Face::Poster, 30.0, over).least(14.0).standing(Stand::Middle));
    let aside = Rect::new(right - 60.0, 13.0, right - 6.0, 33.0);
    let small = Style::new(Face::Label, 10.0, over).standing(Stand::Middle).aligned(crate::text::Align::Right);
    canvas.fit_all(&[&say("print-aid".into()), &say("print-aid-each".into())], aside, &small);

    let (text, soft) = (look.text, look.soft);
    let heading = |canvas: &mut Canvas, words: &str, x: f64, y: f64| {
        canvas.write(words, (x, y), &Style::new(Face::Poster, 13.0, look.loud));
    };
    heading(&mut canvas, &say("guide-goal".into()), left, 43.5);
    let goal = format!("{} {}", say("goal".into()), say("goal-more".into()));
    let style = Style::new(Face::Text, 12.5, text).least(8.0);
    let placed = canvas.fit(&goal, Rect::new(left, 46.0, right, 64.0), &style);

    // Two columns of steps.
    let top = placed.bottom + 9.0;
    heading(&mut canvas, &say("guide-round".into()), left, top);
    let signs_high = 10.0 + 14.5 * (print.aid.signs.len() as f64 / 2.0).ceil();
    let bottom = height - 16.0 - signs_high - 26.0;
    let rows = print.aid.steps.len().div_ceil(2);
    let wide = (right - left - 8.0) / 2.0;
    let body = Style::new(Face::Text, 12.0, text).least(7.0);
    // Rows are as high as their texts, if there is room for all of them.
    let room = (bottom - top - 4.0) / rows as f64;
    let needed = |step: &&str| {
        let tall = Rect::new(0.0, 0.0, wide - 11.0, 500.0);
        Canvas::default().fit(&say(format!("step-{step}")), tall, &body).bottom + 13.5
    };
    let high = |row: usize| {
        (row..print.aid.steps.len()).step_by(rows).map(|at| needed(&print.aid.steps[at])).fold(16.0, f64::max)
    };
    let mut heights: Vec<f64> = (0..rows).map(high).collect();
    if heights.iter().sum::<f64>() > room * rows as f64 {
        heights.fill(room);
    }
    for (at, step) in print.aid.steps.iter().enumerate() {
        let (column, row) = (at / rows, at % rows);
        let x = left + column as f64 * (wide + 8.0);
        let y = top + 4.0 + heights[..row].iter().sum::<f64>();
        canvas.fill(circle(x + 4.5, y + 5.0, 4.5), look.shade(look.edge));
        canvas.stroke(circle(x + 4.5, y + 5.0, 4.5), look.text, 0.4);
        let figure = Rect::new(x + 1.0, y + 1.5, x + 8.0, y + 8.5);
        canvas.fit(&(at + 1).to_string(), figure, &Style::new(Face::Poster, 12.0, over).leading(1.0).centred());
        let head = Rect::new(x + 11.0, y + 1.0, x + wide, y + 7.0);
        let title = Style::new(Face::Poster, 12.5, text).least(8.0).standing(Stand::Middle);
        canvas.fit(&say(format!("step-{step}-title")), head, &title);
        let below = Rect::new(x + 11.0, y + 7.5, x + wide, y + heights[row] - 1.5);
        canvas.fit(&say(format!("step-{step}")), below, &body);
    }
    let mut y = top + 4.0 + heights.iter().sum::<f64>() + 6.0;
    heading(&mut canvas, &say("guide-won".into()), left, y);
    let placed = canvas.fit(&say("won".into()), Rect::new(left, y + 2.5, right, y + 22.0), &style);
    y = placed.bottom + 8.0;
    heading(&mut canvas, &say("guide-signs".into()), left, y);
    for (at, (sign, icon)) in print.aid.signs.iter().enumerate() {
        let (column, row) = (at % 2, at / 2);
        let x = left + column as f64 * (wide + 8.0);
        let y = y + 3.0 + row as f64 * 14.5;
        canvas.icon(icon, Point::new(x + 5.0, y + 5.5), 9.0, look.text);
        let head = Rect::new(x + 12.0, y + 0.5, x + wide, y + 5.0);
        canvas.fit(&say(format!("sign-{sign}")), head, &Style::new(Face::Label, 11.0, text).least(7.0));
        let below = Rect::new(x + 12.0, y + 5.2, x + wide, y + 14.0);
        canvas.fit(
            &say(format!("sign-{sign}-is")),
            below,
            &Style::new(Face::Text, 10.0, soft).least(6.5).leading(1.12),
        );
    }
    Page { kind: Kind::Aid, width, height, canvas, cuts: Vec::new() }
}
