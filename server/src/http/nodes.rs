//! What the other nodes of a house say: who is at which table, whose session has ended, how much of a limit is used.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};

use super::Site;
use super::socket::Ended;
use crate::limits::Spent;
use crate::store::{Heard, Word};

/// How long use of a limit is added up before others are told.
const ADDED_UP: Duration = Duration::from_millis(200);
/// The most uses in one notification.
const AT_ONCE: usize = 60;

/// Listens for as long as the site is there.
pub fn listen(site: &Arc<Site>, spent: mpsc::UnboundedReceiver<Spent>) {
    if site.context.store().is_shared() {
        tokio::spawn(hear(Arc::downgrade(site), site.context.store().hear()));
        tokio::spawn(tell(Arc::downgrade(site), spent));
    }
}

async fn hear(site: Weak<Site>, mut words: broadcast::Receiver<Heard>) {
    loop {
        let heard = match words.recv().await {
            Ok(heard) => heard,
            Err(RecvError::Lagged(_)) => Heard::Missed,
            Err(RecvError::Closed) => return,
        };
        let Some(site) = site.upgrade() else { return };
        site.heard(heard).await;
    }
}

async fn tell(site: Weak<Site>, mut spent: mpsc::UnboundedReceiver<Spent>) {
    while let Some(first) = spent.recv().await {
        tokio::time::sleep(ADDED_UP).await;
        let mut sums: HashMap<(&str, String), u32> = HashMap::new();
        let mut next = Some(first);
        while let Some((limit, key, tokens)) = next {
            *sums.entry((limit, key)).or_default() += tokens;
            next = spent.try_recv().ok();
        }
        let Some(site) = site.upgrade() else { return };
        let sums: Vec<_> = sums.into_iter().map(|((limit, key), sum)| (limit.to_owned(), key, sum)).collect();
        for some in sums.chunks(AT_ONCE) {
            site.context.store().tell(Word::Spent(some.to_vec()));
        }
    }
}

impl Site {
    async fn heard(&self, heard: Heard) {
        let tables = self.context.tables();
        match &heard {
            Heard::Word(_, Word::Here { table, .. }) => tables.heard(*table, heard),
            Heard::Word(_, Word::Wanted(wanted)) => {
                tables.yield_alarms(wanted);
                for table in wanted {
                    tables.heard(*table, heard.clone());
                }
            }
            Heard::Word(_, Word::SessionEnded(hash)) => {
                if let Ok(hash) = hash.as_slice().try_into() {
                    self.ended(Ended::One(hash));
                }
            }
            Heard::Word(_, Word::SessionsEnded(user)) => self.ended(Ended::AllOf(user.clone())),
            Heard::Word(_, Word::Joined(user)) => self.ended(Ended::Joined(user.clone())),
            Heard::Word(_, Word::UserChanged) => self.context.recent().clear(),
            Heard::Word(_, Word::Spent(spent)) => {
                for (limit, key, tokens) in spent {
                    self.charge(limit, key, *tokens);
                }
            }
            Heard::Word(_, Word::Freed(_)) => {}
            Heard::Gone(_) => tables.all_heard(&heard),
            Heard::Missed => {
                self.ended(Ended::Perhaps);
                tables.all_heard(&heard);
            }
            Heard::Inherited(inherited) => {
                for table in inherited {
                    tables.wake(&self.context, *table).await;
                }
            }
        }
    }

    /// So much of a limit was used on another node.
    fn charge(&self, limit: &str, key: &str, tokens: u32) {
        let now = self.context.now();
        match limit {
            "sessions" => self.sessions.charge_text(key, tokens, now),
            "logins" => self.logins.charge_text(key, tokens, now),
            "guesses" => self.guesses.charge_text(key, tokens, now),
            "calls" => self.calls.charge_text(key, tokens, now),
            "wrong_links" => self.wrong_links.charge_text(key, tokens, now),
            "new_tables" => self.new_tables.charge_text(key, tokens, now),
            "tables_of_address" => self.tables_of_address.charge_text(key, tokens, now),
            "public_tables" => self.public_tables.charge_text(key, tokens, now),
            "records" => self.records.charge_text(key, tokens, now),
            "analyses" => self.analyses.charge_text(key, tokens, now),
            "saved_sets" => self.saved_sets.charge_text(key, tokens, now),
            "notice_ways" => self.notice_ways.charge_text(key, tokens, now),
            "ways_of_address" => self.ways_of_address.charge_text(key, tokens, now),
            "codes" => self.codes.charge_text(key, tokens, now),
            "all_codes" => self.all_codes.charge_text(key, tokens, now),
            "new_codes" => self.new_codes.charge_text(key, tokens, now),
            "recoveries" => self.recoveries.charge_text(key, tokens, now),
            "exports" => self.exports.charge_text(key, tokens, now),
            "prints" => self.prints.charge_text(key, tokens, now),
            "experiments" => self.experiments.charge_text(key, tokens, now),
            "frames" => self.frames.charge_text(key, tokens, now),
            "changes" => self.changes.charge_text(key, tokens, now),
            _ => {}
        }
    }
}
