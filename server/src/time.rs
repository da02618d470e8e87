//! The time, as something that is handed in: clocks can be tested without waiting.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::protocol::UnixMs;

/// Where the server reads the time and waits for it.
#[derive(Clone)]
pub struct Time(Source);

#[derive(Clone)]
enum Source {
    System,
    Hand(Arc<watch::Sender<UnixMs>>),
}

impl Time {
    pub fn system() -> Time {
        Time(Source::System)
    }

    /// A clock that stands still until it is moved by hand.
    pub fn by_hand(now: UnixMs) -> Time {
        Time(Source::Hand(Arc::new(watch::Sender::new(now))))
    }

    pub fn now(&self) -> UnixMs {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                UnixMs::try_from(since.as_millis()).unwrap_or(UnixMs::MAX)
            }
            Source::Hand(now) => *now.borrow(),
        }
    }

    /// Moves a clock that stands still; for tests.
    pub fn advance(&self, by: Duration) {
        if let Source::Hand(now) = &self.0 {
            now.send_modify(|now| *now += by.as_millis() as UnixMs);
        }
    }

    pub async fn sleep_until(&self, when: UnixMs) {
        match &self.0 {
            Source::System => loop {
                let left = when - self.now();
                if left <= 0 {
                    return;
                }
                // In pieces, because the system's clock may be set meanwhile.
                tokio::time::sleep(Duration::from_millis(left.min(3_600_000) as u64)).await;
            },
            Source::Hand(now) => {
                let _ = now.subscribe().wait_for(|now| *now >= when).await;
            }
        }
    }
}
