//! An arena's results as one page with plots, complete in itself: it can be mailed, kept, opened anywhere.

use std::fmt::Write as _;

use crate::Interval;
use crate::arena::{Bar, Lengths, Results, Score, Split};

/// The page, as HTML.
pub fn html(results: &Results) -> String {
    let Results { game, rules, set, seats, options, seed, games, moves_per_game, lengths, bots, splits } = results;
    let set = set.as_ref().map_or(String::new(), |set| format!(", components {}", escape(set)));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>{game}: {games} games</title><style>{STYLE}</style></head><body>\n\
<h1>{game}</h1>\n<p>{games} games at {seats} seats, options {}, seed “{}”, rules version {rules}{set}.</p>\n",
        escape(&options.to_string()),
        escape(seed),
    );
    if bots.len() > 1 {
        page += "<h2>Bots</h2>\n<p>Share of the wins; whiskers are 95 % intervals, the tick is a fair share.</p>\n";
        page += &bot_bars(bots);
        page += &bot_table(bots, *seats);
    }
    for split in splits {
        let _ = writeln!(page, "<h2>By {}</h2>", escape(&split.kind));
        page += "<p>Wins against a fair share of them: 1 is fair. Whiskers are 95 % intervals.</p>\n";
        page += &split_bars(split);
    }
    let _ = writeln!(page, "<h2>Length</h2>\n<p>{moves_per_game:.1} moves a game on average.</p>");
    page += &histogram(lengths);
    page += "</body></html>\n";
    page
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

/// One line of a bar chart.
struct Line {
    label: String,
    value: f64,
    interval: Interval,
    fair: f64,
    note: String,
}

fn bot_bars(bots: &[Score]) -> String {
    let line = |bot: &Score| Line {
        label: bot.bot.clone(),
        value: bot.share,
        interval: bot.interval,
        fair: bot.fair,
        note: format!("{:.1} %", 100.0 * bot.share),
    };
    bars("Share of the wins of each bot", bots.iter().map(line).collect(), 1.0)
}

fn split_bars(split: &Split) -> String {
    let line = |bar: &Bar| Line {
        label: bar.name.clone(),
        value: bar.of_fair,
        interval: bar.interval,
        fair: 1.0,
        note: format!("{:.2} of {} seats", bar.of_fair, bar.seats),
    };
    let most = split.bars.iter().map(|bar| bar.interval.high).fold(1.5, f64::max);
    bars(&format!("Wins against a fair share, by {}", split.kind), split.bars.iter().map(line).collect(), most)
}

fn bars(title: &str, lines: Vec<Line>, most: f64) -> String {
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

fn bot_table(bots: &[Score], seats: u8) -> String {
    let headings: String = (0..seats).map(|seat| format!("<th>seat {seat}</th>")).collect();
    let mut table = format!(
        "<table><tr><th>bot</th><th>won</th><th>shared</th><th>share</th><th>95 %</th><th>fair</th>\
<th>rating</th>{headings}</tr>\n"
    );
    for bot in bots {
        let by_seat: String = bot.by_seat.iter().map(|share| format!("<td>{:.1} %</td>", 100.0 * share)).collect();
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.1} %</td><td>{:.1} to {:.1} %</td><td>{:.1} %</td><td>{}</td>{by_seat}</tr>",
            escape(&bot.bot),
            bot.won,
            bot.shared,
            100.0 * bot.share,
            100.0 * bot.interval.low,
            100.0 * bot.interval.high,
            100.0 * bot.fair,
            bot.rating.map_or(String::new(), |rating| format!("{rating:+.0}")),
        );
    }
    table + "</table>\n"
}

fn histogram(lengths: &Lengths) -> String {
    const HEIGHT: f64 = 120.0;
    const WIDTH: f64 = 760.0;
    let Lengths { shortest, median, longest, spans } = lengths;
    let most = f64::from(spans.iter().copied().max().unwrap_or(1));
    let wide = WIDTH / spans.len() as f64;
    let mut svg = String::from("<svg viewBox=\"0 0 800 150\" role=\"img\" aria-label=\"How many moves games took\">\n");
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

/// Text that cannot become markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
