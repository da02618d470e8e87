//! The least a durable server of tables can do: whatever a client sends to its table is appended to a file, and when `fdatasync` has
//! returned, everybody at the table gets it. No rules, no views, no accounts. `run.sh` measures ours against it.
//!
//! `relay ADDRESS FILE`

use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::sync::mpsc;
use std::sync::{Arc, Mutex};

use futures_util::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc as frames;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

type Listeners = Arc<Mutex<Vec<frames::UnboundedSender<Utf8Bytes>>>>;

/// A frame on its way to the disk, and whom it goes to afterwards.
struct Sent {
    text: Utf8Bytes,
    table: Listeners,
}

#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let address = args.next().expect("ADDRESS FILE");
    let file = File::create(args.next().expect("ADDRESS FILE")).expect("a file");
    let (journal, waiting) = mpsc::channel();
    std::thread::spawn(move || write(file, &waiting));
    let tables: Arc<Mutex<HashMap<String, Listeners>>> = Arc::default();
    let listener = TcpListener::bind(address).await.expect("an address");
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        tokio::spawn(serve(stream, Arc::clone(&tables), journal.clone()));
    }
}

/// Everything that waits is written together, with one flush.
fn write(mut file: File, waiting: &mpsc::Receiver<Sent>) {
    while let Ok(first) = waiting.recv() {
        let batch: Vec<Sent> = [first].into_iter().chain(waiting.try_iter()).collect();
        let mut lines = String::new();
        for sent in &batch {
            lines.push_str(&sent.text);
            lines.push('\n');
        }
        file.write_all(lines.as_bytes()).expect("room on the disk");
        file.sync_data().expect("a disk");
        for Sent { text, table } in batch {
            table.lock().expect("nobody panics").retain(|listener| listener.send(text.clone()).is_ok());
        }
    }
}

async fn serve(stream: TcpStream, tables: Arc<Mutex<HashMap<String, Listeners>>>, journal: mpsc::Sender<Sent>) {
    let _ = stream.set_nodelay(true);
    let mut path = String::new();
    let accept = |request: &Request, response: Response| {
        path = request.uri().path().to_owned();
        Ok(response)
    };
    let Ok(mut socket) = tokio_tungstenite::accept_hdr_async(stream, accept).await else { return };
    let table = Arc::clone(tables.lock().expect("nobody panics").entry(path).or_default());
    let (listener, mut heard) = frames::unbounded_channel();
    table.lock().expect("nobody panics").push(listener);
    loop {
        tokio::select! {
            text = heard.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let _ = journal.send(Sent { text, table: Arc::clone(&table) });
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
