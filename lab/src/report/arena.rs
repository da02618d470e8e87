//! The page with the results of an arena.

use std::fmt::Write as _;

use super::charts::{Line, bars, escape, histogram, page, split_bars};
use crate::arena::{Results, Score};

/// The page, as HTML.
pub fn html(results: &Results) -> String {
    let Results { game, rules, set, seats, options, seed, games, moves_per_game, lengths, bots, splits } = results;
    let set = set.as_ref().map_or(String::new(), |set| format!(", components {}", escape(set)));
    let mut body = format!(
        "<h1>{game}</h1>\n<p>{games} games at {seats} seats, options {}, seed “{}”, rules version {rules}{set}.</p>\n",
        escape(&options.to_string()),
        escape(seed),
    );
    if bots.len() > 1 {
        body += "<h2>Bots</h2>\n<p>Share of the wins; whiskers are 95 % confidence intervals, the dashed line is a fair share.</p>\n";
        body += &bot_bars(bots);
        body += &bot_table(bots, *seats);
    }
    for split in splits {
        let _ = writeln!(body, "<h2>By {}</h2>", escape(&split.kind));
        body += "<p>Wins relative to a fair share: 1 is fair. Whiskers are 95 % confidence intervals.</p>\n";
        body += &split_bars(split);
    }
    let _ = writeln!(body, "<h2>Length</h2>\n<p>{moves_per_game:.1} moves per game on average.</p>");
    body += &histogram(lengths);
    page(&format!("{game}: {games} games"), &body)
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
    table += "</table>\n";
    for bot in bots {
        for forfeits in &bot.forfeits {
            let (name, why) = (escape(&bot.bot), escape(&forfeits.why));
            let _ = writeln!(table, "<p>{name} lost {} of its games: {why}</p>", forfeits.games);
        }
    }
    table
}
