//! The server's time source, passed in so that clocks can be tested without waiting.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::protocol::UnixMs;

/// In milliseconds, as all times are.
pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// Where the server reads the time and waits for it.
#[derive(Clone)]
pub struct Time(Source);

#[derive(Clone)]
enum Source {
    Running(Running),
    Hand(Arc<watch::Sender<UnixMs>>),
}

/// The system's wall clock is read once, when the server starts; from then on elapsed time is counted. Changing the
/// wall clock of a running server affects nobody's time.
#[derive(Clone, Copy)]
struct Running {
    began: UnixMs,
    since: Duration,
}

impl Running {
    fn now(self) -> UnixMs {
        let passed = since_boot().saturating_sub(self.since);
        self.began.saturating_add(UnixMs::try_from(passed.as_millis()).unwrap_or(UnixMs::MAX))
    }
}

/// Keeps counting while a laptop sleeps, so that the date is right when it wakes up.
#[cfg(target_os = "linux")]
fn since_boot() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

#[cfg(not(target_os = "linux"))]
fn since_boot() -> Duration {
    static FIRST: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    FIRST.elapsed()
}

impl Time {
    pub fn system() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time::running_from(UnixMs::try_from(since.as_millis()).unwrap_or(UnixMs::MAX))
    }

    fn running_from(began: UnixMs) -> Time {
        Time(Source::Running(Running { began, since: since_boot() }))
    }

    /// A clock that stands still until a test moves it.
    pub fn by_hand(now: UnixMs) -> Time {
        Time(Source::Hand(Arc::new(watch::Sender::new(now))))
    }

    pub fn now(&self) -> UnixMs {
        match &self.0 {
            Source::Running(running) => running.now(),
            Source::Hand(now) => *now.borrow(),
        }
    }

    /// Moves a clock made by `by_hand`; for tests.
    pub fn advance(&self, by: Duration) {
        if let Source::Hand(now) = &self.0 {
            now.send_modify(|now| *now += by.as_millis() as UnixMs);
        }
    }

    pub async fn sleep_until(&self, when: UnixMs) {
        match &self.0 {
            Source::Running(running) => loop {
                let left = when - running.now();
                if left <= 0 {
                    return;
                }
                // In pieces, because timers do not reach as far as clocks of several days.
                tokio::time::sleep(Duration::from_millis(left.min(3_600_000) as u64)).await;
            },
            Source::Hand(now) => {
                let _ = now.subscribe().wait_for(|now| *now >= when).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Acts as if the wall clock had been set to another year right after the start.
    #[tokio::test]
    async fn the_wall_clock_is_read_once() {
        let time = Time::running_from(1_000);
        time.sleep_until(1_020).await;
        assert!((1_020..60_000).contains(&time.now()), "{}", time.now());
    }
}
