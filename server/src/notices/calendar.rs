//! A person's deadlines for calendar programs.

use hustings_core::say;
use hustings_words::{self as words, Names};
use icalendar::{Calendar, Component, Event, EventLike};

use super::wording::title_of;
use crate::protocol::TableSummary;
use crate::store::{StoreError, Which};
use crate::table::Context;

/// The most deadlines that are listed.
const MOST: u32 = 100;
/// How long an entry looks in a calendar.
const SHOWN_FOR: i64 = 30 * 60;

/// The deadlines of the person with these ids, as an iCalendar file. Like a notice it names no table, only its number.
pub async fn calendar(context: &Context, ids: Vec<String>, origin: &str) -> Result<String, StoreError> {
    let user = context.store().user(ids.first().cloned().unwrap_or_default()).await?;
    let language = words::wanted(user.as_ref().and_then(|user| user.language()), "");
    let wording = words::shared_in(language);
    let page = context.store().mine(ids, Which::Unfinished, None, MOST).await?;
    let mut calendar = Calendar::new();
    calendar.name("Hustings");
    for summary in page.tables {
        let TableSummary { table, game, deadline: Some(deadline), .. } = summary else { continue };
        let Some(no) = context.store().table_no(table).await? else { continue };
        let title = title_of(context, language, &game);
        let Some(ends) = chrono::DateTime::from_timestamp_millis(deadline) else { continue };
        let event = Event::new()
            .uid(&format!("turn-{no}@hustings"))
            .summary(&wording.say(&say!("notice-deadline", game = title), &Names::default()))
            .url(&format!("{origin}/go/{no}"))
            .starts(ends - chrono::Duration::seconds(SHOWN_FOR))
            .ends(ends)
            .done();
        calendar.push(event);
    }
    Ok(calendar.done().to_string())
}
