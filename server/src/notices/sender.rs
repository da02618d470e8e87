//! Sends what is due, on every node: a notice is claimed by one of them, and by another one if that falls silent.

use std::sync::Arc;
use std::time::Duration;

use hustings_post::{Failed, Post};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::{send, wording};
use crate::protocol::{UnixMs, WayKind};
use crate::store::{Delivery, Notice, Occasion, Outgoing, StoreError};
use crate::table::Context;
use crate::time::{DAY, HOUR, MINUTE};

/// How long a node may take for what it has claimed.
const CLAIM: i64 = 2 * MINUTE;
/// How many ways are served at once.
const AT_ONCE: u32 = 16;
/// How long to wait after each try that failed; after the last one a notice is given up.
const AGAIN_AFTER: [i64; 6] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/// The least time between two e-mails to one address: what comes meanwhile is told together.
const BETWEEN_MAILS: i64 = 10 * MINUTE;
/// That a game has begun or ended is no news any more after this.
const NEWS_FOR: i64 = 2 * DAY;

/// What sending needs of a server.
pub struct Sender {
    post: Post,
    /// The public half of the key that signs messages to devices.
    push_key: String,
    closing: Notify,
}

impl Sender {
    pub fn new(post: Post, push_key: String) -> Sender {
        Sender { post, push_key, closing: Notify::new() }
    }

    pub fn post(&self) -> &Post {
        &self.post
    }

    pub fn push_key(&self) -> &str {
        &self.push_key
    }

    pub fn close(&self) {
        self.closing.notify_one();
    }
}

/// Until the server stops.
pub fn send_notices(context: &Arc<Context>) -> JoinHandle<()> {
    let every = (context.config().notices.after / 2).clamp(Duration::from_millis(200), Duration::from_secs(5));
    let context = Arc::clone(context);
    tokio::spawn(async move {
        loop {
            match send_due(&context).await {
                // There may be more.
                Ok(served) if served == AT_ONCE as usize => continue,
                Ok(_) => {}
                Err(error) => tracing::error!(%error, "notices could not be read or written"),
            }
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                () = context.sender().closing.notified() => return,
            }
        }
    })
}

/// Sends what is due now. How many ways were served.
async fn send_due(context: &Arc<Context>) -> Result<usize, StoreError> {
    let now = context.now();
    let due = context.store().claim_notices(now, now + CLAIM, AT_ONCE).await?;
    let sent = futures_util::future::join_all(due.into_iter().map(|outgoing| deliver(context, outgoing))).await;
    sent.into_iter().try_fold(0, |served, one| one.map(|()| served + 1))
}

async fn deliver(context: &Arc<Context>, outgoing: Outgoing) -> Result<(), StoreError> {
    let Outgoing { way, notices } = outgoing;
    let now = context.now();
    let is_news = |notice: &Notice| {
        !matches!(notice.occasion, Occasion::Started | Occasion::Over) || notice.due_at > now - NEWS_FOR
    };
    let (notices, old): (Vec<Notice>, Vec<Notice>) = notices.into_iter().partition(is_news);
    let done = Delivery::Done { at: now, next_at: now, failing: way.failing };
    if !old.is_empty() {
        context.store().delivered(way.id.clone(), old, done).await?;
    }
    // An e-mail tells everything together, other ways have a message for each table.
    let together = if way.kind == WayKind::Mail { notices.len().max(1) } else { 1 };
    for begin in (0..notices.len()).step_by(together) {
        let part = &notices[begin..(begin + together).min(notices.len())];
        let failed = match wording::notices(context, &way, part).await? {
            Some(message) => send(context.sender().post(), &way, &message).await.err(),
            // The table or its owner has gone.
            None => None,
        };
        match failed {
            None => context.metrics().notice_sent(),
            Some(_) => context.metrics().notice_failed(),
        }
        let what = match failed {
            None => {
                let pause = match way.kind {
                    WayKind::Mail if way.wish.daily => DAY,
                    WayKind::Mail => BETWEEN_MAILS,
                    _ => 0,
                };
                Delivery::Done { at: now, next_at: now + pause, failing: false }
            }
            Some(Failed::Gone) => {
                tracing::info!(kind = way.kind.word(), "a way to reach somebody no longer exists");
                return context.store().remove_way(way.id).await;
            }
            Some(failed) => after(&failed, part, now),
        };
        if matches!(what, Delivery::Later { .. }) {
            // The others would fail too, and each would wait as long: the claim must not end meanwhile.
            return context.store().delivered(way.id, notices[begin..].to_vec(), what).await;
        }
        context.store().delivered(way.id.clone(), part.to_vec(), what).await?;
    }
    Ok(())
}

fn after(failed: &Failed, notices: &[Notice], now: UnixMs) -> Delivery {
    tracing::warn!(why = %failed, "a notice was not delivered");
    let tries = notices.iter().map(|notice| notice.tries).max().unwrap_or(0);
    let pause = AGAIN_AFTER.get(tries as usize);
    match (failed, pause) {
        (Failed::Later { after, .. }, Some(pause)) => {
            let asked = after.map_or(0, |after| i64::try_from(after.as_millis()).unwrap_or(DAY)).min(DAY);
            Delivery::Later { due_at: now + asked.max(*pause) }
        }
        _ => Delivery::Done { at: now, next_at: now, failing: true },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(tries: u32) -> Vec<Notice> {
        vec![Notice { table: 1, user: "u".to_owned(), occasion: Occasion::Turn, since: 3, due_at: 0, tries }]
    }

    #[test]
    fn a_notice_is_tried_again_ever_later_and_given_up_at_last() {
        let later = Failed::Later { why: String::new(), after: None };
        let pauses: Vec<Delivery> = (0..7).map(|tries| after(&later, &tried(tries), 1000)).collect();
        assert_eq!(pauses[0], Delivery::Later { due_at: 1000 + MINUTE });
        assert_eq!(pauses[5], Delivery::Later { due_at: 1000 + 12 * HOUR });
        assert_eq!(pauses[6], Delivery::Done { at: 1000, next_at: 1000, failing: true });
    }

    #[test]
    fn a_receiver_that_asks_for_time_gets_it_but_not_for_ever() {
        let asks = |seconds| Failed::Later { why: String::new(), after: Some(Duration::from_secs(seconds)) };
        assert_eq!(after(&asks(600), &tried(0), 0), Delivery::Later { due_at: 600_000 });
        assert_eq!(after(&asks(u64::MAX), &tried(0), 0), Delivery::Later { due_at: DAY });
    }

    #[test]
    fn what_is_refused_for_good_is_not_tried_again() {
        let never = after(&Failed::Never("no such mailbox".to_owned()), &tried(0), 7);
        assert_eq!(never, Delivery::Done { at: 7, next_at: 7, failing: true });
    }
}
