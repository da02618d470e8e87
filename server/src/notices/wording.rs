//! What notices say: which game, with whom, how long there is still time. Never what anybody holds, and never a table's name, which is its
//! invitation: links go by its number, and lead only those to it who sit there.

use std::sync::Arc;

use hustings_core::{Message, say};
use hustings_words::{self as words, Names, Wording};

use super::{Foot, Line, Worded};
use crate::protocol::{TableSummary, UnixMs, WayKind};
use crate::store::{Notice, Occasion, StoreError, Way};
use crate::table::Context;
use crate::time::{HOUR, MINUTE};

/// How a reader is spoken to.
struct Reader {
    language: String,
    wording: &'static Wording,
}

impl Reader {
    async fn of(context: &Context, way: &Way) -> Result<Option<Reader>, StoreError> {
        let Some(user) = context.store().user(way.user.clone()).await? else { return Ok(None) };
        let language = words::wanted(user.language(), "").to_owned();
        Ok(Some(Reader { wording: words::shared_in(&language), language }))
    }

    fn say(&self, message: &Message) -> String {
        self.wording.say(message, &Names::default())
    }
}

/// What a game is called; by its name where this server does not have it.
pub fn title_of(context: &Context, language: &str, game: &str) -> String {
    context.catalog().game(game).map_or_else(|_| game.to_owned(), |found| words::title_in(language, found.info()))
}

/// Everything in `notices` as one message; none where its reader or all its tables have gone.
pub async fn notices(context: &Arc<Context>, way: &Way, notices: &[Notice]) -> Result<Option<Worded>, StoreError> {
    let Some(reader) = Reader::of(context, way).await? else { return Ok(None) };
    let (mut lines, mut titles) = (Vec::new(), Vec::new());
    for notice in notices {
        let summary = context.store().summary(notice.table, vec![notice.user.clone()]).await?;
        let Some(summary) = summary else { continue };
        let game = title_of(context, &reader.language, &summary.game);
        titles.push(game.clone());
        let text = reader.say(&told(notice, &summary, game, way.table.is_some(), context.now()));
        let path = format!("/go/{}", notice.table);
        lines.push(Line { text, path, occasion: notice.occasion.word(), game: summary.game });
    }
    let (Some(first), Some(notice)) = (lines.first(), notices.first()) else { return Ok(None) };
    let title = match (way.kind, lines.len()) {
        (WayKind::Mail, 1) => first.text.clone(),
        (WayKind::Mail, count) => reader.say(&say!("notice-many", count)),
        _ => titles.swap_remove(0),
    };
    let Notice { table, since, occasion, .. } = notice;
    Ok(Some(Worded {
        id: format!("{}.{table}.{since}.{}", way.id, occasion.word()),
        title,
        lines,
        foot: (way.kind == WayKind::Mail).then(|| foot(&reader, way, say!("notice-foot"))),
        topic: format!("table{table}"),
    }))
}

fn foot(reader: &Reader, way: &Way, text: Message) -> Foot {
    let path = format!("/mail/stop/{}", way.token);
    Foot { text: reader.say(&text), path, one_click: Some(format!("/api/mail/stop/{}", way.token)) }
}

/// `to_all`: it is read by everybody at the table, not only by the one it is about.
fn told(notice: &Notice, summary: &TableSummary, game: String, to_all: bool, now: UnixMs) -> Message {
    let name = |seat: usize| summary.seats.get(seat).map(|info| info.name.clone()).filter(|name| !name.is_empty());
    let own = |seat: usize| summary.mine.iter().any(|own| usize::from(own.0) == seat);
    let all = 0..summary.seats.len();
    let others: Vec<String> = all.clone().filter(|seat| !own(*seat)).filter_map(name).collect();
    let who: Vec<String> = all.filter(|seat| own(*seat)).filter_map(name).collect();
    let left = summary.deadline.map_or_else(|| say!("notice-no-limit"), |deadline| left(deadline - now));
    match notice.occasion {
        Occasion::Turn if to_all => say!("notice-turn-of", who, game, left),
        Occasion::Half | Occasion::Hour if to_all => say!("notice-reminder-of", who, game, left),
        Occasion::Turn => say!("notice-turn", game, others, left),
        Occasion::Half | Occasion::Hour => say!("notice-reminder", game, others, left),
        Occasion::Started => say!("notice-started", game, others),
        Occasion::Over => {
            let ranks = summary.ending.as_ref().map(|ending| ending.ranks.clone()).unwrap_or_default();
            let won = ranks.iter().zip(0..).filter(|(rank, _)| **rank == 1).filter_map(|(_, seat)| name(seat));
            say!("notice-over", game, winners = won.collect::<Vec<_>>())
        }
    }
}

fn left(ms: i64) -> Message {
    let hours = ms / HOUR;
    match hours {
        48.. => say!("notice-days", days = hours / 24),
        2.. => say!("notice-hours", hours),
        _ => say!("notice-minutes", minutes = (ms / MINUTE).max(0)),
    }
}

/// Asks the owner of an e-mail address whether it is theirs; none where the person has gone.
pub async fn confirmation(context: &Context, way: &Way) -> Result<Option<Worded>, StoreError> {
    let (Some(reader), Some(user)) = (Reader::of(context, way).await?, context.store().user(way.user.clone()).await?)
    else {
        return Ok(None);
    };
    let text = reader.say(&say!("notice-confirm", name = user.name().to_owned()));
    let path = format!("/mail/confirm/{}", way.token);
    let line = Line { text, path, occasion: "confirm", game: String::new() };
    let foot = foot(&reader, way, say!("notice-confirm-foot"));
    let title = reader.say(&say!("notice-confirm-title"));
    Ok(Some(Worded {
        id: format!("{}.confirm", way.id),
        title,
        lines: vec![line],
        foot: Some(foot),
        topic: "confirm".to_owned(),
    }))
}

/// A message that shows that a way works; none where the person has gone.
pub async fn trial(context: &Context, way: &Way) -> Result<Option<Worded>, StoreError> {
    let Some(reader) = Reader::of(context, way).await? else { return Ok(None) };
    let text = reader.say(&say!("notice-trial"));
    let line = Line { text: text.clone(), path: "/".to_owned(), occasion: "trial", game: String::new() };
    let foot = (way.kind == WayKind::Mail).then(|| foot(&reader, way, say!("notice-foot")));
    let title = if way.kind == WayKind::Mail { text } else { "Hustings".to_owned() };
    Ok(Some(Worded {
        id: format!("{}.trial.{}", way.id, context.now()),
        title,
        lines: vec![line],
        foot,
        topic: "trial".to_owned(),
    }))
}
