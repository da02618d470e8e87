//! A mail server: mailin speaks SMTP, this brings the lines to it and keeps the letters. Some mailboxes are out of order.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};

use mailin::response::{AUTH_OK, INVALID_CREDENTIALS, OK};
use mailin::{Action, AuthMechanism, Handler, Response, Session, SessionBuilder};
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// What the mail server wants to hear.
pub const USER: &str = "club@example.org";
pub const PASSWORD: &str = "s3cret: käse/100%";

#[derive(Clone)]
pub enum Encryption {
    None,
    StartTls(TlsAcceptor),
    FromTheStart(TlsAcceptor),
}

#[derive(Clone)]
pub struct MailServer {
    pub address: SocketAddr,
    letters: Arc<Mutex<Vec<Received>>>,
}

#[derive(Clone, Default)]
pub struct Received {
    pub from: String,
    pub to: Vec<String>,
    pub bytes: Vec<u8>,
    pub logged_in: bool,
}

impl MailServer {
    pub async fn start() -> Self {
        Self::with(SessionBuilder::new("mail.example.org"), Encryption::None).await
    }

    pub async fn encrypted(encryption: Encryption) -> Self {
        let mut builder = SessionBuilder::new("mail.example.org");
        if let Encryption::StartTls(_) = encryption {
            builder.enable_start_tls();
        }
        Self::with(builder, encryption).await
    }

    /// One that takes letters only from those who know the password.
    pub async fn with_login() -> Self {
        let mut builder = SessionBuilder::new("mail.example.org");
        builder.enable_auth(AuthMechanism::Plain).insecure_enable_plaintext_auth();
        Self::with(builder, Encryption::None).await
    }

    async fn with(builder: SessionBuilder, encryption: Encryption) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self { address: listener.local_addr().unwrap(), letters: Arc::default() };
        let keep = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, from)) = listener.accept().await {
                let desk = Desk { letter: Received::default(), letters: keep.letters.clone() };
                tokio::spawn(talk(stream, builder.build(from.ip(), desk), encryption.clone()));
            }
        });
        server
    }

    pub fn letters(&self) -> Vec<Received> {
        self.letters.lock().unwrap().clone()
    }
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

async fn talk(stream: TcpStream, mut session: Session<Desk>, encryption: Encryption) -> io::Result<()> {
    let mut stream: BufReader<Box<dyn Stream>> = BufReader::new(match &encryption {
        Encryption::FromTheStart(acceptor) => Box::new(acceptor.accept(stream).await?),
        _ => Box::new(stream),
    });
    stream.write_all(&session.greeting().buffer()?).await?;
    stream.flush().await?;
    let mut line = Vec::new();
    while stream.read_until(b'\n', &mut line).await? > 0 {
        let answer = session.process(&line);
        stream.write_all(&answer.buffer()?).await?;
        stream.flush().await?;
        match (answer.action, &encryption) {
            (Action::Close, _) => break,
            (Action::UpgradeTls, Encryption::StartTls(acceptor)) => {
                stream = BufReader::new(Box::new(acceptor.accept(stream.into_inner()).await?));
                session.tls_active();
            }
            _ => {}
        }
        line.clear();
    }
    Ok(())
}

struct Desk {
    letter: Received,
    letters: Arc<Mutex<Vec<Received>>>,
}

impl Handler for Desk {
    fn auth_plain(&mut self, _authorization: &str, user: &str, password: &str) -> Response {
        self.letter.logged_in = (user, password) == (USER, PASSWORD);
        if self.letter.logged_in { AUTH_OK } else { INVALID_CREDENTIALS }
    }

    fn mail(&mut self, _ip: IpAddr, _domain: &str, from: &str) -> Response {
        self.letter.from = from.into();
        OK
    }

    /// `450@example.org` is a mailbox that answers 450.
    fn rcpt(&mut self, to: &str) -> Response {
        self.letter.to.push(to.into());
        match to.split('@').next().and_then(|name| name.parse().ok()) {
            Some(code) => Response::custom(code, format!("no mail for {to}")),
            None => OK,
        }
    }

    fn data(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.letter.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn data_end(&mut self) -> Response {
        self.letters.lock().unwrap().push(self.letter.clone());
        OK
    }
}
