//! The queue of frames between a table's owner and a connection. It is bounded in number and in bytes: a client that reads too slowly is
//! dropped, and gets a snapshot when it comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::limits::{MOST_BYTES_WAITING, MOST_FRAMES_WAITING};

/// What an owner sends to a connection.
pub enum Out {
    Text(Utf8Bytes),
    Close,
}

/// The owner's end.
pub struct OutSender {
    frames: mpsc::Sender<Out>,
    waiting: Arc<AtomicUsize>,
}

/// The connection's end.
pub struct Outbox {
    frames: mpsc::Receiver<Out>,
    waiting: Arc<AtomicUsize>,
}

/// The client has not read enough of what was sent before.
#[derive(Debug, PartialEq, Eq)]
pub struct Behind;

pub fn outbox() -> (OutSender, Outbox) {
    let (sender, receiver) = mpsc::channel(MOST_FRAMES_WAITING);
    let waiting = Arc::new(AtomicUsize::new(0));
    (OutSender { frames: sender, waiting: Arc::clone(&waiting) }, Outbox { frames: receiver, waiting })
}

impl OutSender {
    pub fn send(&self, frame: Utf8Bytes) -> Result<(), Behind> {
        let bytes = frame.len();
        let waiting = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        // A single frame always fits, however large it is.
        let fits = waiting == 0 || waiting + bytes <= MOST_BYTES_WAITING;
        if fits && self.frames.try_send(Out::Text(frame)).is_ok() {
            return Ok(());
        }
        self.waiting.fetch_sub(bytes, Ordering::Relaxed);
        Err(Behind)
    }

    pub fn close(&self) {
        let _ = self.frames.try_send(Out::Close);
    }
}

impl Outbox {
    /// The next frame; waits for it. None when the owner has gone.
    pub async fn next(&mut self) -> Option<Out> {
        let out = self.frames.recv().await;
        self.taken(out)
    }

    /// The next frame, if one is there already.
    pub fn next_now(&mut self) -> Option<Out> {
        let out = self.frames.try_recv().ok();
        self.taken(out)
    }

    fn taken(&self, out: Option<Out>) -> Option<Out> {
        if let Some(Out::Text(text)) = &out {
            self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_does_not_read_is_behind_after_so_many_bytes() {
        let (sender, mut outbox) = outbox();
        let large = Utf8Bytes::from("x".repeat(MOST_BYTES_WAITING));
        assert_eq!(sender.send(large.clone()), Ok(()), "one frame always fits");
        assert_eq!(sender.send("{}".into()), Err(Behind));
        assert!(matches!(outbox.next_now(), Some(Out::Text(text)) if text == large));
        let half = Utf8Bytes::from("x".repeat(MOST_BYTES_WAITING / 2));
        assert_eq!([sender.send(half.clone()), sender.send(half)], [Ok(()), Ok(())]);
        assert_eq!(sender.send("{}".into()), Err(Behind));
    }

    #[test]
    fn a_client_that_does_not_read_is_behind_after_so_many_frames() {
        let (sender, mut outbox) = outbox();
        assert!((0..MOST_FRAMES_WAITING).all(|_| sender.send("{}".into()).is_ok()));
        assert_eq!(sender.send("{}".into()), Err(Behind));
        assert!(outbox.next_now().is_some());
        assert_eq!(sender.send("{}".into()), Ok(()));
    }
}
