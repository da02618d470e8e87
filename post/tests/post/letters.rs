//! Letters as the reader's mail program sees them, and what becomes of those that do not arrive.

use std::time::{Duration, Instant};

use hustings_post::{Failed, Letter, Post, PostConfig, PostError};
use mail_parser::{MessageParser, MimeHeaders};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpListener;

use crate::mail_server::{MailServer, PASSWORD, USER};
use crate::{PATIENCE, config};

pub fn letter() -> Letter {
    Letter {
        to: "anna@example.org".into(),
        subject: "Your move".into(),
        text: "It is your turn.\n\n.\nBye\n".into(),
        html: "<p>It is your turn.</p>".into(),
        id: "7f3a.table-7".into(),
        unsubscribe: Some("https://example.org/stop?key=abc".into()),
    }
}

pub fn mailing(smtp: String) -> Post {
    let from = Some("Hustings <club@example.org>".into());
    Post::new(PostConfig { smtp: Some(smtp), from, ..config() }).unwrap()
}

fn plain(server: &MailServer) -> Post {
    mailing(format!("smtp://{}", server.address))
}

fn refused(smtp: &str, from: Option<&str>) -> PostError {
    let (smtp, from) = (Some(smtp.into()), from.map(Into::into));
    Post::new(PostConfig { smtp, from, ..config() }).unwrap_err()
}

#[tokio::test]
async fn a_letter_arrives_in_every_script() {
    let server = MailServer::start().await;
    let letter = Letter {
        subject: "आपकी बारी है — あなたの番です: a subject so long that its header needs more than one line".into(),
        text: "चाल चलिए। 次の手をどうぞ。\n".into(),
        html: "<p>चाल चलिए। <b>次の手</b></p>".into(),
        ..letter()
    };
    plain(&server).mail(&letter).await.unwrap();

    let received = server.letters().remove(0);
    assert_eq!((received.from.as_str(), received.to), ("club@example.org", vec!["anna@example.org".into()]));
    assert!(received.bytes.is_ascii(), "no relay on the way needs to know UTF-8");
    let message = MessageParser::default().parse(&received.bytes).unwrap();
    assert_eq!(message.subject(), Some(letter.subject.as_str()));
    assert_eq!(message.body_text(0).unwrap().replace("\r\n", "\n"), letter.text);
    assert_eq!(message.body_html(0).unwrap().trim_end(), letter.html);
    let kind = message.content_type().unwrap();
    assert_eq!((kind.ctype(), kind.subtype()), ("multipart", Some("alternative")));
    assert_eq!(message.attachment_count(), 0);
}

#[tokio::test]
async fn the_headers_are_those_of_a_well_behaved_machine() {
    let server = MailServer::start().await;
    plain(&server).mail(&letter()).await.unwrap();

    let received = server.letters().remove(0);
    let message = MessageParser::default().parse(&received.bytes).unwrap();
    let header = |name: &'static str| message.header_raw(name).map(str::trim);
    assert_eq!(header("Message-ID"), Some("<7f3a.table-7@example.org>"));
    assert_eq!(header("Auto-Submitted"), Some("auto-generated"));
    assert_eq!(header("List-Unsubscribe"), Some("<https://example.org/stop?key=abc>"));
    assert_eq!(header("List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let sender = message.from().unwrap().first().unwrap();
    assert_eq!((sender.name(), sender.address()), (Some("Hustings"), Some("club@example.org")));
    let age = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64
        - message.date().unwrap().to_timestamp();
    assert!((0..60).contains(&age), "written {age} seconds ago");
    // A line with a dot alone ends a letter in SMTP; this one has such a line and goes on.
    assert_eq!(message.body_text(0).unwrap().replace("\r\n", "\n"), letter().text);

    plain(&server).mail(&Letter { unsubscribe: None, ..letter() }).await.unwrap();
    let received = server.letters().remove(1);
    let message = MessageParser::default().parse(&received.bytes).unwrap();
    assert_eq!(message.header_raw("List-Unsubscribe"), None);
    assert_eq!(message.header_raw("List-Unsubscribe-Post"), None);
}

#[tokio::test]
async fn a_second_attempt_is_the_same_letter() {
    let server = MailServer::start().await;
    let post = plain(&server);
    for _ in 0..2 {
        post.mail(&letter()).await.unwrap();
    }
    let ids = server
        .letters()
        .into_iter()
        .map(|received| MessageParser::default().parse(&received.bytes).unwrap().message_id().unwrap().to_owned());
    assert_eq!(ids.collect::<Vec<_>>(), ["7f3a.table-7@example.org", "7f3a.table-7@example.org"]);
}

#[tokio::test]
async fn no_text_becomes_a_header() {
    let server = MailServer::start().await;
    let post = plain(&server);
    let evil = ["\r\nBcc: eve@example.org", "\nBcc: eve@example.org", "\rBcc: eve@example.org", "\r\n\r\n<b>evil</b>"];
    for (n, evil) in evil.into_iter().enumerate() {
        post.mail(&Letter { subject: format!("Your move{evil}"), ..letter() }).await.unwrap();
        let unsubscribe = Some(format!("https://example.org/{evil}"));
        post.mail(&Letter { unsubscribe, ..letter() }).await.unwrap();
        let letters = server.letters();
        assert_eq!(letters.len(), 2 * n + 2);
        for received in letters {
            let message = MessageParser::default().parse(&received.bytes).unwrap();
            assert_eq!(message.header_raw("Bcc"), None);
            assert!(!message.subject().unwrap().contains(char::is_control), "nor in what a mail program shows");
            assert_eq!(received.to, ["anna@example.org"]);
            assert_eq!(message.body_html(0).unwrap().trim_end(), letter().html);
        }
        for bad in [
            Letter { to: format!("anna@example.org{evil}"), ..letter() },
            Letter { to: format!("anna{evil}@example.org"), ..letter() },
            Letter { id: format!("7f3a{evil}"), ..letter() },
        ] {
            assert!(matches!(post.mail(&bad).await, Err(Failed::Never(_))), "{evil:?}");
        }
        let (quoted, bare) = (format!("\"Hustings{evil}\""), format!("Hustings{evil}"));
        for name in [quoted, bare, "Hustings\r\n club".into()] {
            let from = format!("{name} <club@example.org>");
            assert_eq!(refused("smtp://localhost", Some(&from)), PostError::Sender(from));
        }
    }
}

#[tokio::test]
async fn letters_that_cannot_be_written() {
    let server = MailServer::start().await;
    let post = plain(&server);
    for to in ["", "anna", "anna@", "@example.org", "anna@exa mple.org", "Anna <anna@example.org>", "a@b.org, c@d.org"]
    {
        assert!(matches!(post.mail(&Letter { to: to.into(), ..letter() }).await, Err(Failed::Never(_))), "{to}");
    }
    for id in ["", "a b", "a@b", "<a>", "ü", &"a".repeat(65)] {
        assert!(matches!(post.mail(&Letter { id: id.into(), ..letter() }).await, Err(Failed::Never(_))), "{id}");
    }
    for address in ["", "stop", "mailto:stop@example.org", "javascript:x"] {
        let letter = Letter { unsubscribe: Some(address.into()), ..letter() };
        assert!(matches!(post.mail(&letter).await, Err(Failed::Never(_))), "{address}");
    }
    assert!(server.letters().is_empty());
}

#[tokio::test]
async fn mailboxes_that_refuse_now_and_for_ever() {
    let server = MailServer::start().await;
    let post = plain(&server);
    for code in [421, 450, 451, 452] {
        let failed = post.mail(&Letter { to: format!("{code}@example.org"), ..letter() }).await.unwrap_err();
        let Failed::Later { why, after: None } = failed else { panic!("{code}: {failed:?}") };
        assert!(why.contains(&code.to_string()), "{why}");
    }
    for code in [550, 552, 553, 554] {
        let failed = post.mail(&Letter { to: format!("{code}@example.org"), ..letter() }).await.unwrap_err();
        let Failed::Never(why) = failed else { panic!("{code}: {failed:?}") };
        assert!(why.contains(&code.to_string()), "{why}");
    }
    assert!(server.letters().is_empty());
}

/// mailin does not know SMTPUTF8, and says so.
#[tokio::test]
async fn a_server_that_cannot_take_the_address_never_will() {
    let server = MailServer::start().await;
    let failed = plain(&server).mail(&Letter { to: "अन्ना@example.org".into(), ..letter() }).await;
    assert!(matches!(failed, Err(Failed::Never(_))), "{failed:?}");
}

#[tokio::test]
async fn the_server_knows_us_by_name_and_password() {
    let server = MailServer::with_login().await;
    let mut smtp = url::Url::parse(&format!("smtp://{}", server.address)).unwrap();
    smtp.set_username(USER).unwrap();
    smtp.set_password(Some(PASSWORD)).unwrap();
    mailing(smtp.to_string()).mail(&letter()).await.unwrap();
    assert!(server.letters()[0].logged_in);

    // A wrong password is for the host to mend; the letter waits.
    smtp.set_password(Some("wrong-password")).unwrap();
    let failed = mailing(smtp.to_string()).mail(&letter()).await.unwrap_err();
    let Failed::Later { why, .. } = failed else { panic!("{failed:?}") };
    assert_eq!(why, "the mail server does not let us in (535)");

    let failed = plain(&server).mail(&letter()).await;
    assert!(matches!(failed, Err(Failed::Later { .. })), "{failed:?}");
}

/// mailin offers no STARTTLS: a server that was asked for encryption gets neither password nor letter.
#[tokio::test]
async fn a_server_without_encryption_gets_no_letter() {
    let server = MailServer::start().await;
    for smtp in [format!("smtp://{}?tls=required", server.address), format!("smtps://{}", server.address)] {
        let failed = mailing(smtp.clone()).mail(&letter()).await;
        assert!(matches!(failed, Err(Failed::Later { .. })), "{smtp}: {failed:?}");
    }
    assert!(server.letters().is_empty());
}

#[tokio::test]
async fn silent_servers_are_not_waited_for() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let talking = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addresses = [&silent, &talking].map(|listener| listener.local_addr().unwrap());
    // Never ends its greeting.
    tokio::spawn(async move {
        let (mut stream, _) = talking.accept().await.unwrap();
        while stream.write_all(b"220-mail.example.org\r\n").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    for address in addresses {
        let begin = Instant::now();
        let failed = mailing(format!("smtp://{address}")).mail(&letter()).await;
        assert!(matches!(failed, Err(Failed::Later { .. })), "{failed:?}");
        assert!(begin.elapsed() < PATIENCE.mail + Duration::from_secs(2), "took {:?}", begin.elapsed());
    }
}

#[tokio::test]
async fn nobody_listens() {
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let failed = mailing(format!("smtp://{free}")).mail(&letter()).await;
    assert!(matches!(failed, Err(Failed::Later { .. })), "{failed:?}");
}

#[tokio::test]
async fn without_a_mail_server_there_are_no_letters() {
    let post = Post::new(config()).unwrap();
    assert!(!post.mails());
    assert!(matches!(post.mail(&letter()).await, Err(Failed::Never(_))));
    assert!(mailing("smtp://localhost".into()).mails());
}

#[test]
fn a_host_is_told_what_is_wrong() {
    for smtp in ["", "mail.example.org", "http://example.org", "club:password@example.org:587", "smtp://", "smtp:host"]
    {
        let error = refused(smtp, Some("Hustings <club@example.org>"));
        assert!(matches!(error, PostError::MailServer(_)), "{smtp}: {error:?}");
        let text = error.to_string();
        assert!(text.contains("smtps://user:password@host") && !text.contains("club"), "{text}");
    }
    assert_eq!(refused("smtp://localhost", None), PostError::NoSender);
    for from in [
        "",
        "Hustings",
        "club@",
        "Hustings, a club <club@example.org>",
        "a@example.org, b@example.org",
        "<club@example.org> x",
    ] {
        assert_eq!(refused("smtp://localhost", Some(from)), PostError::Sender(from.into()), "{from}");
    }
    assert!(matches!(refused("smtp://localhost?tls=maybe", Some("a@example.org")), PostError::MailServer(_)));
}
