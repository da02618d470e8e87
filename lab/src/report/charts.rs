//! Bar charts, curves, heat maps and tables as HTML and SVG.

use std::fmt::Write as _;

use crate::Interval;
use crate::arena::{Bar, Lengths, Split};

/// A page around `body`, with its style: one file without dependencies.
pub fn page(title: &str, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>{}</title><style>{STYLE}</style></head><body>\n{body}</body></html>\n",
        escape(title)
    )
}

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#222;--paper:#faf7f0;--bar:#3a6ea5;--faint:#999}\
@media(prefers-color-scheme:dark){:root{--ink:#eee;--paper:#1b1b1e;--bar:#7fb0e0;--faint:#888}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:52rem;margin:2rem auto;padding:0 1rem}\
h1{text-transform:capitalize}h2{margin:2rem 0 .3rem}p{margin:.2rem 0 .8rem}\
svg{width:100%;height:auto;display:block}svg text{font:12px system-ui,sans-serif;fill:var(--ink)}\
.bar{fill:var(--bar)}.whisker,.fair{stroke:var(--ink);fill:none}.fair{stroke-dasharray:3 3}.axis{stroke:var(--faint)}\
table{border-collapse:collapse;margin-top:1rem;font-variant-numeric:tabular-nums}\
th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid var(--faint)}th:first-child,td:first-child{text-align:left}";

/// One row of a bar chart.
pub struct Line {
    pub label: String,
    pub value: f64,
    pub interval: Interval,
    pub fair: f64,
    pub note: String,
}

/// Wins of the seats that share a fact, compared with a fair share.
pub fn split_bars(split: &Split) -> String {
    let line = |bar: &Bar| Line {
        label: bar.name.clone(),
        value: bar.of_fair,
        interval: bar.interval,
        fair: 1.0,
        note: format!("{:.2} of {} seats", bar.of_fair, bar.seats),
    };
    let most = split.bars.iter().map(|bar| bar.interval.high).fold(1.5, f64::max);
    bars(&format!("Wins relative to a fair share, by {}", split.kind), split.bars.iter().map(line).collect(), most)
}

pub fn bars(title: &str, lines: Vec<Line>, most: f64) -> String {
    const ROW: usize = 26;
    const LEFT: f64 = 220.0;
    const WIDTH: f64 = 440.0;
    let x = |value: f64| LEFT + WIDTH * (value / most).clamp(0.0, 1.0);
    let height = ROW * lines.len() + 8;
    let mut svg = format!("<svg viewBox=\"0 0 800 {height}\" role=\"img\" aria-label=\"{}\">\n", escape(title));
    for (number, line) in lines.iter().enumerate() {
        let (top, middle) = (number * ROW + 6, number * ROW + 15);
        let (low, high) = (x(line.interval.low), x(line.interval.high));
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"{}\" text-anchor=\"end\">{}</text>\
<rect class=\"bar\" x=\"{LEFT}\" y=\"{top}\" width=\"{:.1}\" height=\"18\" opacity=\".75\"/>\
<path class=\"whisker\" d=\"M{low:.1} {middle}H{high:.1}M{low:.1} {}v8M{high:.1} {}v8\"/>\
<path class=\"fair\" d=\"M{fair:.1} {}v24\"/><text x=\"{:.1}\" y=\"{}\">{}</text>",
            LEFT - 8.0,
            middle + 4,
            escape(&line.label),
            x(line.value) - LEFT,
            middle - 4,
            middle - 4,
            top - 3,
            LEFT + WIDTH + 10.0,
            middle + 4,
            escape(&line.note),
            fair = x(line.fair),
        );
    }
    svg + "</svg>\n"
}

/// A histogram of the lengths of games.
pub fn histogram(lengths: &Lengths) -> String {
    const HEIGHT: f64 = 120.0;
    const WIDTH: f64 = 760.0;
    let Lengths { shortest, median, longest, spans } = lengths;
    let most = f64::from(spans.iter().copied().max().unwrap_or(1));
    let wide = WIDTH / spans.len() as f64;
    let mut svg =
        String::from("<svg viewBox=\"0 0 800 150\" role=\"img\" aria-label=\"Lengths of the games in moves\">\n");
    for (number, games) in spans.iter().enumerate() {
        let tall = HEIGHT * f64::from(*games) / most;
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{games} games</title></rect>",
            20.0 + wide * number as f64,
            HEIGHT + 4.0 - tall,
            (wide - 1.0).max(0.5),
        );
    }
    let _ = writeln!(
        svg,
        "<path class=\"axis\" d=\"M20 124H780\"/><text x=\"20\" y=\"142\">{shortest}</text>\
<text x=\"400\" y=\"142\" text-anchor=\"middle\">median {median}</text><text x=\"780\" y=\"142\" text-anchor=\"end\">{longest}</text>"
    );
    svg + "</svg>\n"
}

/// A square for each pair of values, darker the further its figure is from the smallest, with the figure written in it.
pub fn heat_map(title: &str, cells: &[(i64, i64, f64)]) -> String {
    const SIDE: usize = 56;
    const LEFT: usize = 60;
    let sorted = |values: Vec<i64>| {
        let mut values = values;
        values.sort_unstable();
        values.dedup();
        values
    };
    let rows = sorted(cells.iter().map(|cell| cell.0).collect());
    let columns = sorted(cells.iter().map(|cell| cell.1).collect());
    let low = cells.iter().map(|cell| cell.2).fold(f64::INFINITY, f64::min);
    let high = cells.iter().map(|cell| cell.2).fold(f64::NEG_INFINITY, f64::max);
    let (width, height) = (LEFT + SIDE * columns.len() + 10, SIDE * rows.len() + 30);
    let mut svg = format!(
        "<svg viewBox=\"0 0 {width} {height}\" style=\"max-width:{width}px\" role=\"img\" aria-label=\"{}\">\n",
        escape(title)
    );
    for (row, column, figure) in cells {
        let place = |values: &[i64], value: &i64| values.iter().position(|one| one == value).expect("all are listed");
        let (x, y) = (LEFT + SIDE * place(&columns, column), SIDE * place(&rows, row));
        let strong = if high > low { 0.12 + 0.75 * (figure - low) / (high - low) } else { 0.4 };
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" opacity=\"{strong:.2}\"/>\
<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{figure:.2}</text>",
            SIDE - 2,
            SIDE - 2,
            x + SIDE / 2,
            y + SIDE / 2 + 4,
        );
    }
    for (at, row) in rows.iter().enumerate() {
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{row}</text>",
            LEFT - 8,
            SIDE * at + SIDE / 2 + 4
        );
    }
    for (at, column) in columns.iter().enumerate() {
        let (x, y) = (LEFT + SIDE * at + SIDE / 2, SIDE * rows.len() + 18);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{column}</text>");
    }
    svg + "</svg>\n"
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
