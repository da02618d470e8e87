//! Letters: from a finished text to the mail server that the host chose.

use std::fmt;
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart};
use lettre::transport::smtp::client::Tls;
use lettre::transport::smtp::{AsyncSmtpTransportBuilder, SMTP_PORT, SUBMISSION_PORT, SUBMISSIONS_PORT};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use url::{Host, Url};

use crate::{Failed, PostError, tls};

/// With the sender's domain, well below the length at which header lines are broken.
const LONGEST_ID: usize = 64;
/// The answer of a mail server may be a page.
const LONGEST_ANSWER: usize = 200;

/// An e-mail to one person.
#[derive(Clone, PartialEq, Eq)]
pub struct Letter {
    /// The plain address: `anna@example.org`.
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Becomes the Message-ID together with the sender's domain: 1 to 64 letters, digits, `-`, `_` or `.`. With the same one
    /// on every attempt, a letter that arrived twice is shown once.
    pub id: String,
    /// Where one POST request, without a login, ends such letters (RFC 8058).
    pub unsubscribe: Option<String>,
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Letter").field("id", &self.id).finish_non_exhaustive()
    }
}

pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The sender's domain in ASCII, as Message-IDs have it.
    domain: String,
    patience: Duration,
}

impl Mailer {
    pub(crate) fn new(smtp: &str, from: Option<&str>, patience: Duration) -> Result<Self, PostError> {
        let transport = connection(smtp)?.timeout(Some(patience)).build();
        let from = from.ok_or(PostError::NoSender)?;
        let bad = || PostError::Sender(from.into());
        let from: Mailbox = from.parse().map_err(|_| bad())?;
        let domain = Host::parse(from.email.domain()).map_err(|_| bad())?.to_string();
        Ok(Self { transport, from, domain, patience })
    }

    pub(crate) async fn send(&self, letter: &Letter) -> Result<(), Failed> {
        let message = self.write(letter)?;
        match tokio::time::timeout(self.patience, self.transport.send(message)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(judge(letter, &error)),
            Err(_) => Err(Failed::later("the mail server did not answer in time")),
        }
    }

    fn write(&self, letter: &Letter) -> Result<Message, Failed> {
        let Letter { to, subject, text, html, id, unsubscribe } = letter;
        let to: Address = to.parse().map_err(|_| Failed::Never("this is not an e-mail address".into()))?;
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if id.is_empty() || id.len() > LONGEST_ID || !id.chars().all(plain) {
            return Err(Failed::Never(format!("the id of a letter has 1 to {LONGEST_ID} letters, digits, -, _ or .")));
        }
        // A line break would begin a new header; names of tables may hold one.
        let subject = subject.replace(char::is_control, " ");
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .date_now()
            .message_id(Some(format!("<{id}@{}>", self.domain)))
            .raw_header(header("Auto-Submitted", "auto-generated")); // answering machines stay silent (RFC 3834)
        if let Some(address) = unsubscribe {
            message = message
                .raw_header(header("List-Unsubscribe", format!("<{}>", one_click(address)?)))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message
            .multipart(MultiPart::alternative_plain_html(text.clone(), html.clone()))
            .map_err(|error| Failed::Never(format!("the letter cannot be written: {error}")))
    }
}

/// The way to the mail server. lettre reads name, password and host. Encryption is ours: lettre would send a password in the
/// clear, and knows only the system's certificates.
fn connection(smtp: &str) -> Result<AsyncSmtpTransportBuilder, PostError> {
    let mut url = Url::parse(smtp).map_err(|_| PostError::MailServer("it is not an address"))?;
    let (tls, usual_port) = encryption(&url)?;
    let port = url.port().unwrap_or(usual_port);
    url.set_query(None);
    url.set_scheme("smtp").map_err(|()| PostError::MailServer("it is not an address"))?;
    let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str())
        .map_err(|_| PostError::MailServer("the name or the password is not readable"))?;
    Ok(builder.port(port).tls(tls))
}

/// How the connection is encrypted, and the port on which that is usual.
fn encryption(url: &Url) -> Result<(Tls, u16), PostError> {
    let host = url.host_str().filter(|host| !host.is_empty()).ok_or(PostError::MailServer("the host is missing"))?;
    let encrypted = || tls::for_mail(host).map_err(|error| PostError::Tls(error.to_string()));
    let wanted = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
    let exposed = url.password().is_some() && !is_this_machine(host);
    match (url.scheme(), wanted.as_deref()) {
        ("smtps", _) => Ok((Tls::Wrapper(encrypted()?), SUBMISSIONS_PORT)),
        ("smtp", Some("required")) => Ok((Tls::Required(encrypted()?), SUBMISSION_PORT)),
        ("smtp", Some("opportunistic")) => Ok((Tls::Opportunistic(encrypted()?), SUBMISSION_PORT)),
        ("smtp", None) if exposed => Ok((Tls::Required(encrypted()?), SUBMISSION_PORT)),
        ("smtp", None) => Ok((Tls::None, SMTP_PORT)),
        ("smtp", Some(_)) => Err(PostError::MailServer("?tls= is either required or opportunistic")),
        _ => Err(PostError::MailServer("it starts neither with smtp:// nor with smtps://")),
    }
}

fn is_this_machine(host: &str) -> bool {
    // For schemes other than http, a URL keeps its host as it was written.
    match Host::parse(host) {
        Ok(Host::Domain(name)) => name == "localhost",
        Ok(Host::Ipv4(ip)) => ip.is_loopback(),
        Ok(Host::Ipv6(ip)) => ip.is_loopback(),
        Err(_) => false,
    }
}

fn judge(letter: &Letter, error: &lettre::transport::smtp::Error) -> Failed {
    let Some(code) = error.status().map(u16::from) else {
        // A server that cannot take an address in another script will not learn it by tomorrow.
        return if error.is_client() && !letter.to.is_ascii() {
            Failed::Never("the mail server takes only addresses in ASCII".into())
        } else {
            Failed::later(clean(&format!("the mail server cannot be used: {error}")))
        };
    };
    match code {
        // The server does not know us, or wants us to log in first (RFC 4954). That is about the configuration, and the
        // letter may wait until it is mended. The text of the answer is left out: it could repeat the password.
        454 | 503 | 530 | 534 | 535 | 538 => Failed::later(format!("the mail server does not let us in ({code})")),
        500.. => Failed::Never(clean(&format!("the mail server refused the letter: {error}"))),
        _ => Failed::later(clean(&format!("the mail server is not ready: {error}"))),
    }
}

fn clean(text: &str) -> String {
    text.replace(char::is_control, " ").chars().take(LONGEST_ANSWER).collect()
}

/// Where a letter says that such letters can be ended. A parsed URL holds no line break, no space and no angle bracket.
fn one_click(address: &str) -> Result<Url, Failed> {
    match Url::parse(address) {
        Ok(url) if matches!(url.scheme(), "https" | "http") => Ok(url),
        _ => Err(Failed::Never("the address for unsubscribing is not a web address".into())),
    }
}

fn header(name: &'static str, value: impl Into<String>) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(smtp: &str) -> (Tls, u16) {
        encryption(&Url::parse(smtp).unwrap()).unwrap()
    }

    #[test]
    fn a_password_leaves_this_machine_only_encrypted() {
        for far in ["mail.example.org", "192.168.1.1", "localhost.example.org", "[2606:4700::1]"] {
            assert!(matches!(chosen(&format!("smtp://a:b@{far}")), (Tls::Required(_), 587)), "{far}");
            assert!(matches!(chosen(&format!("smtps://a:b@{far}")), (Tls::Wrapper(_), 465)), "{far}");
        }
        for near in ["localhost", "127.0.0.1", "127.1.2.3", "[::1]"] {
            assert!(matches!(chosen(&format!("smtp://a:b@{near}")), (Tls::None, 25)), "{near}");
        }
    }

    #[test]
    fn a_host_may_say_how_the_connection_is_encrypted() {
        assert!(matches!(chosen("smtp://relay"), (Tls::None, 25)));
        assert!(matches!(chosen("smtp://relay?tls=required"), (Tls::Required(_), 587)));
        assert!(matches!(chosen("smtp://relay?tls=opportunistic"), (Tls::Opportunistic(_), 587)));
        assert!(matches!(chosen("smtps://relay"), (Tls::Wrapper(_), 465)));
    }
}
