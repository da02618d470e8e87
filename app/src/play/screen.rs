//! Draws [`App`], on 80 by 24 characters or more. Nothing is told by colour alone.

use hustings_core::{Outcome, RuleSection, RulesPage, Seat, Tone, cut, say};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Clear, Paragraph, Wrap};

use super::app::{App, Mode};
use super::focus;
use crate::analyse::value;
use crate::page;
use crate::paint::{self, Origin};
use crate::says::says;

/// The smallest window the game fits in.
const LEAST: (u16, u16) = (60, 18);
/// The least width of the panel beside the board, and its least height below the board.
const PANEL: (u16, u16) = (34, 7);
const SPINNER: [&str; 4] = ["|", "/", "-", "\\"];

pub fn draw(app: &mut App<'_>, frame: &mut Frame<'_>) {
    let area = frame.area();
    app.too_small = area.width < LEAST.0 || area.height < LEAST.1;
    if app.too_small {
        return too_small(frame, area);
    }
    if let Mode::Help(scroll) = *app.mode() {
        help(app, scroll, frame, area);
        return paint::one_cell_each(frame.buffer_mut());
    }
    match app.curtain() {
        Some(seat) => curtain(app, seat, frame, area),
        None => game(app, frame, area),
    }
    paint::one_cell_each(frame.buffer_mut());
}

fn too_small(frame: &mut Frame<'_>, area: Rect) {
    let (width, height, least_width, least_height) = (area.width, area.height, LEAST.0, LEAST.1);
    let text = says(&say!("terminal-too-small", width, height, least_width, least_height));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn game(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let rows = [Constraint::Length(1), Constraint::Min(0), Constraint::Length(2), Constraint::Length(1)];
    let [title, middle, prompt, keys] = Layout::vertical(rows).areas(area);
    frame.render_widget(title_line(app), title);
    let (columns, lines) = paint::size(&app.now);
    let (board, panel, beside) = if columns + 2 + PANEL.0 <= middle.width {
        let [board, panel] = Layout::horizontal([Constraint::Min(0), Constraint::Length(PANEL.0)]).areas(middle);
        (board, panel, true)
    } else {
        // Room for the border, and for a preview that is a line or two taller than the board.
        let room = (lines + 4).min(middle.height - PANEL.1);
        let [board, panel] = Layout::vertical([Constraint::Length(room), Constraint::Min(0)]).areas(middle);
        (board, panel, false)
    };
    draw_board(app, frame, board);
    let direction = if beside { Layout::vertical } else { Layout::horizontal };
    let [choice, log] = direction([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(panel);
    draw_choice(app, frame, choice);
    draw_log(app, frame, log);
    frame.render_widget(Paragraph::new(prompt_text(app)).wrap(Wrap { trim: true }), prompt);
    frame.render_widget(Line::from(keys_text(app)).style(Style::new().add_modifier(Modifier::DIM)), keys);
}

fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

fn title_line(app: &App<'_>) -> Line<'static> {
    let mut spans = vec![Span::styled(format!(" {} ", app.title()), strong().add_modifier(Modifier::REVERSED))];
    for seat in Seat::all(app.local().game().seats()) {
        let text = format!("  {seat}: {}", app.local().called(seat));
        spans.push(Span::styled(text, app.palette.style(Tone::StrongOf(seat))));
    }
    Line::from(spans)
}

/// A frame with a title; without one where the text is empty.
fn titled(title: &str) -> Block<'static> {
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    Block::new().borders(Borders::ALL).border_style(Style::new().add_modifier(Modifier::DIM)).title(title)
}

fn draw_board(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let chosen = app.focus().current();
    let here = chosen.and_then(|mv| focus::spot(&app.now, mv));
    let after = app.after.as_ref().filter(|_| app.peek);
    let title = match (after, chosen) {
        (Some(_), Some(mv)) => says(&say!("terminal-if", text = mv.to_owned())),
        (None, Some(_)) if app.after.is_some() => says(&say!("terminal-as-is")),
        _ => String::new(),
    };
    let block = titled(&title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let origin = Origin::place(&app.now, here, inner);
    let there = after.zip(chosen).and_then(|(after, mv)| focus::spot(&after.sketch, mv));
    let (sketch, spot, origin) = match (after, here, there) {
        (Some(after), Some(here), Some(there)) => {
            (&after.sketch, Some(there), origin.aligned(here, there).kept_in(inner, &after.sketch))
        }
        (Some(after), None, _) => (&after.sketch, None, Origin::place(&after.sketch, None, inner)),
        _ => (&app.now, here, origin),
    };
    paint::draw(sketch, spot, origin, inner, app.palette, frame.buffer_mut());
}

/// The move under the cursor with its consequences, the hint, and the next moves of the list.
fn draw_choice(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let focus = app.focus();
    if let Some(outcome) = app.local().game().outcome() {
        return draw_result(app, &outcome, frame, area);
    }
    let title = match focus.moves().len() {
        0 => String::new(),
        count => says(&say!("terminal-choice", number = focus.at() + 1, count)),
    };
    let block = titled(&title);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let mut lines: Vec<Line<'_>> = Vec::new();
    if let Some(mv) = focus.current() {
        lines.push(Line::styled(format!("> {mv}"), strong()));
        let mut says = app.explain(mv);
        match &app.after {
            // What happens says what the move is, too.
            Some(after) => {
                says.drain(..says.len().min(1));
                let happens = app.local().game().sentences(&after.events, app.local().viewer());
                says.extend(happens.into_iter().map(|(says, _)| says));
            }
            None => says.push(self::says(&say!("terminal-uncertain"))),
        }
        for says in says {
            let says = page::wrap_words(&says, usize::from(inner.width), "  ", "    ");
            lines.extend(says.into_iter().map(Line::from));
        }
        if !app.hint().is_empty() {
            lines.push(Line::styled(self::says(&say!("terminal-consider")), strong()));
            lines.extend(
                app.hint().iter().map(|candidate| Line::from(format!("  {} ({})", candidate.mv, value(candidate)))),
            );
        }
        let free = usize::from(inner.height).saturating_sub(lines.len() + 1);
        let off_board = |mv: &&String| focus::spot(&app.now, mv).is_none();
        let others = focus.moves().iter().skip(focus.at() + 1).filter(off_board).take(free);
        let width = usize::from(inner.width);
        lines.extend(others.map(|mv| Line::styled(listed(app, mv, width), Style::new().add_modifier(Modifier::DIM))));
    }
    frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), inner);
}

/// A move of the list in one line: its notation, and what it is.
fn listed(app: &App<'_>, mv: &str, width: usize) -> String {
    let line = match app.explain(mv).first() {
        Some(says) => format!("  {mv}: {says}"),
        None => format!("  {mv}"),
    };
    cut(&line, width)
}

/// The final ranking, winners first.
fn draw_result(app: &App<'_>, outcome: &Outcome, frame: &mut Frame<'_>, area: Rect) {
    let mut seats: Vec<_> = outcome.ranks.iter().map(|(seat, rank)| (*rank, seat)).collect();
    seats.sort_unstable();
    let line = |(rank, seat): (u8, Seat)| {
        let team = outcome.teams.iter().find(|team| team.seats.contains(&seat));
        let (player, score, team) = (app.local().called(seat), outcome.scores[seat], team.map(|team| team.score));
        Line::styled(says(&say!("terminal-ranked", rank, player, score, team)), app.palette.style(Tone::StrongOf(seat)))
    };
    let lines: Vec<_> = seats.into_iter().map(line).collect();
    frame.render_widget(Paragraph::new(lines).block(titled(&says(&say!("terminal-result")))), area);
}

fn draw_log(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let block = titled(&says(&say!("terminal-log", count = app.local().moves_known(app.viewer()))));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let width = usize::from(inner.width.max(1));
    // Often more than fits: the latest lines are shown.
    let latest = app.local().latest_log(app.viewer(), usize::from(inner.height));
    let lines: Vec<String> = latest
        .iter()
        .flat_map(|line| page::wrap_words(&format!("{} ({})", line.says, line.rule), width, "", "  "))
        .collect();
    let from = lines.len().saturating_sub(usize::from(inner.height));
    let lines = lines.into_iter().skip(from).map(Line::from).collect::<Vec<_>>();
    frame.render_widget(Paragraph::new(lines), inner);
}

fn prompt_text(app: &App<'_>) -> Text<'static> {
    if let Mode::Leave = app.mode() {
        let lines = [says(&say!("terminal-leave")), app.note.clone().unwrap_or_default()];
        return Text::from(lines.map(|line| Line::styled(line, strong())).to_vec());
    }
    if let Mode::Write(text) = app.mode() {
        let known: Vec<_> = app.suggestions(text).into_iter().take(6).collect();
        let hint = if known.is_empty() { says(&say!("terminal-no-such")) } else { known.join(" | ") };
        let written = says(&say!("terminal-write", text = format!("{text}_")));
        return Text::from(vec![Line::styled(written, strong()), Line::from(hint)]);
    }
    let local = app.local();
    let mut first = if let Some(result) = local.result() {
        says(&say!("terminal-over", result))
    } else if let Some((seat, ticks)) = app.thinker() {
        let thinking = says(&say!("terminal-thinking", player = local.called(seat)));
        format!("{} {thinking}", SPINNER[ticks % SPINNER.len()])
    } else if let Some(seat) = local.human_to_move() {
        let count = app.focus().moves().len();
        says(&match local.humans().len() {
            1 => say!("terminal-turn", count),
            _ => say!("terminal-turn-of", seat = seat.0, count),
        })
    } else {
        String::new()
    };
    if let Some(ticks) = app.awaits_hint() {
        let searching = says(&say!("terminal-searching"));
        first = format!("{} {searching}", SPINNER[ticks % SPINNER.len()]);
    }
    if let Some(note) = &app.note {
        first =
            if app.thinker().is_some() || local.result().is_some() { format!("{first} {note}") } else { note.clone() };
    }
    Text::styled(first, strong())
}

fn keys_text(app: &App<'_>) -> String {
    says(&match app.mode() {
        Mode::Write(_) => say!("terminal-keys-write"),
        Mode::Leave => say!("terminal-keys-leave"),
        _ if app.local().game().outcome().is_some() => say!("terminal-keys-over"),
        _ if app.thinker().is_some() => say!("terminal-keys-thinking"),
        _ if !app.local().game().info().orders.is_empty() => say!("terminal-keys-orders"),
        _ => say!("terminal-keys"),
    })
}

fn curtain(app: &App<'_>, seat: Seat, frame: &mut Frame<'_>, area: Rect) {
    frame.render_widget(Clear, area);
    let mut text = vec![
        Line::from(""),
        Line::styled(says(&say!("terminal-sit-down", seat = seat.0)), strong()),
        Line::from(""),
        Line::from(says(&say!("terminal-curtain"))),
        Line::from(""),
    ];
    if *app.mode() == Mode::Leave {
        text.extend(prompt_text(app).lines);
    }
    frame.render_widget(Paragraph::new(text).centered().block(titled(&app.title())), area);
}

fn help(app: &mut App<'_>, scroll: usize, frame: &mut Frame<'_>, area: Rect) {
    let block = titled(&says(&say!("terminal-help", title = app.title())));
    let inner = block.inner(area);
    let keys = [says(&say!("terminal-help-keys")), says(&say!("terminal-help-text"))];
    let mut sections = vec![RuleSection::text(&keys[0], &keys[1])];
    sections.extend(RulesPage::parse(&hustings_words::rules(app.local().game().info())).sections);
    let lines = page::lay_out(&sections, usize::from(inner.width));
    let most = lines.len().saturating_sub(usize::from(inner.height));
    app.scroll_at_most(most);
    let shown = lines.into_iter().skip(scroll.min(most)).take(usize::from(inner.height));
    let shown = shown.map(|line| {
        let style = |bold: bool| if bold { strong() } else { Style::new() };
        Line::from(line.into_iter().map(|piece| Span::styled(piece.text, style(piece.bold))).collect::<Vec<_>>())
    });
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()).block(block), area);
}
