//! `hustings serve` as a host runs it.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

/// One request; the status of the answer.
fn status(address: &str, method: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: 2\r\n\r\n{{}}"
    );
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.split(' ').nth(1).unwrap_or_default().to_owned()
}

/// Where files may not grow any further (`ulimit -f`), nothing more is acknowledged, and the server stays.
#[test]
fn a_limit_on_file_sizes_does_not_end_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let serve = "ulimit -f 1000; exec \"$0\" serve --listen 127.0.0.1:0 --rate 100000 --data \"$1\"";
    let mut server = Command::new("sh")
        .args(["-c", serve, env!("CARGO_BIN_EXE_hustings")])
        .arg(folder.path().join("hustings.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    let mut line = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut line).expect("an address");
    let address = line.trim().strip_prefix("Hustings is open: http://").expect(&line).trim_end_matches('/').to_owned();
    let refused = (0..2000).any(|_| status(&address, "POST", "/api/session") == "500");
    let health = status(&address, "GET", "/healthz");
    let ended = server.try_wait().expect("a process");
    server.kill().expect("it runs");
    server.wait().expect("it has ended");
    assert!(refused, "the file never reached its limit");
    assert_eq!(health, "503", "something could not be written, and `/healthz` does not say so");
    assert_eq!(ended, None);
}
