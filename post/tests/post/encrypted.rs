//! Encrypted connections: to a server whose certificate the system trusts, and to others.
#![cfg(target_os = "linux")] // where the system's certificates are a file that a test can choose

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use axum::serve::Listener;
use hustings_post::Failed;
use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::answers::send_to;
use crate::letters::{letter, mailing};
use crate::mail_server::{Encryption, MailServer};
use crate::post;
use crate::service::Service;

const TRUSTED: &str = "SSL_CERT_FILE";
/// Where the key to the trusted certificate is.
const KEY: &str = "HUSTINGS_TEST_KEY";

/// Which certificates the system trusts is said in the environment of a process, so a test runs itself once more in another.
fn again(test: &str, environment: &[(&str, &Path)]) {
    let mut run = Command::new(std::env::current_exe().unwrap());
    run.args(["--exact", &format!("encrypted::{test}")]).envs(environment.iter().copied());
    let output = run.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

#[test]
fn certificates_decide_who_gets_messages() {
    if let Ok(key) = std::env::var(KEY) {
        return tokio::runtime::Runtime::new().unwrap().block_on(exchange(Path::new(&key)));
    }
    let folder = tempfile::tempdir().unwrap();
    let [certificate, key] = ["certificate.pem", "key.pem"].map(|name| folder.path().join(name));
    let made = issue("127.0.0.1");
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    again("certificates_decide_who_gets_messages", &[(TRUSTED, &certificate), (KEY, &key)]);
}

/// Small container images have no certificates. The list that is built in is used, and still trusts no stranger.
#[test]
fn a_system_may_have_no_certificates() {
    let nowhere = Path::new("/nowhere");
    if std::env::var(TRUSTED).is_ok_and(|path| Path::new(&path) == nowhere) {
        return tokio::runtime::Runtime::new().unwrap().block_on(strangers_get_nothing());
    }
    again("a_system_may_have_no_certificates", &[(TRUSTED, nowhere), ("SSL_CERT_DIR", nowhere)]);
}

async fn exchange(key: &Path) {
    let certificate = CertificateDer::from_pem_file(std::env::var(TRUSTED).unwrap()).unwrap();
    let trusted = acceptor(certificate, PrivateKeyDer::from_pem_file(key).unwrap());
    let service = Service::on(Encrypted::listen(trusted.clone()).await);
    assert_eq!(send_to(&post(), &https(&service)).await, Ok(()));
    assert_eq!(service.requests().len(), 2);
    for encryption in [Encryption::FromTheStart(trusted.clone()), Encryption::StartTls(trusted)] {
        let server = MailServer::encrypted(encryption.clone()).await;
        mailing(smtp(&server, &encryption)).mail(&letter()).await.unwrap();
        assert_eq!(server.letters().len(), 1);
    }
    strangers_get_nothing().await;
}

async fn strangers_get_nothing() {
    let made = issue("127.0.0.1");
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let unknown = acceptor(made.cert.der().clone(), key);
    let service = Service::on(Encrypted::listen(unknown.clone()).await);
    let Err(Failed::Later { why, .. }) = send_to(&post(), &https(&service)).await else { panic!("sent") };
    assert!(why.contains("certificate"), "{why}");
    assert!(service.requests().is_empty());
    for encryption in [Encryption::FromTheStart(unknown.clone()), Encryption::StartTls(unknown)] {
        let server = MailServer::encrypted(encryption.clone()).await;
        let failed = mailing(smtp(&server, &encryption)).mail(&letter()).await;
        let Err(Failed::Later { why, .. }) = failed else { panic!("{failed:?}") };
        assert!(why.contains("certificate"), "{why}");
        assert!(server.letters().is_empty());
    }
}

fn https(service: &Service) -> String {
    service.at("201").replace("http:", "https:")
}

fn smtp(server: &MailServer, encryption: &Encryption) -> String {
    match encryption {
        Encryption::FromTheStart(_) => format!("smtps://{}", server.address),
        _ => format!("smtp://{}?tls=required", server.address),
    }
}

fn issue(name: &str) -> CertifiedKey<KeyPair> {
    generate_simple_self_signed([name.to_owned()]).unwrap()
}

fn acceptor(certificate: CertificateDer<'static>, key: PrivateKeyDer<'static>) -> TlsAcceptor {
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    TlsAcceptor::from(Arc::new(config))
}

struct Encrypted {
    listener: TcpListener,
    acceptor: TlsAcceptor,
}

impl Encrypted {
    async fn listen(acceptor: TlsAcceptor) -> Self {
        Self { listener: TcpListener::bind("127.0.0.1:0").await.unwrap(), acceptor }
    }
}

impl Listener for Encrypted {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, SocketAddr) {
        loop {
            let (stream, from) = self.listener.accept().await.unwrap();
            if let Ok(stream) = self.acceptor.accept(stream).await {
                return (stream, from);
            }
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}
