//! Where a PostgreSQL house is, and how it is reached.

use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use tokio_postgres::config::{Host, TargetSessionAttrs};
use tokio_postgres::{AsyncMessage, Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::StoreError;
use crate::store::error::chain;

/// How long a server may take to accept a connection.
const PATIENCE: Duration = Duration::from_secs(3);
/// Statements are planned once, along indexes, and wait for the disk: an operator's defaults for other programs change nothing here. A
/// transaction that a sleeping node left open ends by itself.
const SETTINGS: &str = "-c synchronous_commit=on -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off \
    -c idle_in_transaction_session_timeout=5s";
/// The name of a house whose address does not give one.
const USUAL_HOUSE: &str = "hustings";

/// `postgres://user@host,host/database?house=club`.
#[derive(Clone, PartialEq, Eq)]
pub struct Address {
    config: Config,
    house: String,
}

impl Address {
    /// Whether a text means a database, not a file.
    pub fn is_meant(text: &str) -> bool {
        ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme))
    }

    /// The name of the house, which the database remembers.
    pub fn house(&self) -> &str {
        &self.house
    }

    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    /// Certificates are checked against those the system trusts or, where it has none (a bare container), those browsers trust.
    pub(super) fn tls() -> MakeRustlsConnect {
        static READ_ONCE: LazyLock<MakeRustlsConnect> = LazyLock::new(|| {
            MakeRustlsConnect::with_native_certs()
                .map_or_else(|_| MakeRustlsConnect::with_webpki_roots(), |(connect, _)| connect)
        });
        READ_ONCE.clone()
    }

    /// A connection of its own, outside the pool. `hear` gets what the server says unasked; the connection ends with the client.
    pub(in crate::store) async fn connect(
        &self,
        mut hear: impl FnMut(AsyncMessage) + Send + 'static,
    ) -> Result<Client, StoreError> {
        let connecting = self.config.connect(Address::tls());
        let timeout = std::io::Error::from(std::io::ErrorKind::TimedOut);
        let connected = tokio::time::timeout(PATIENCE * 2, connecting).await;
        let (client, mut connection) = match connected {
            Ok(connected) => connected.map_err(|error| self.unreachable(&error))?,
            Err(_) => return Err(StoreError::Unreachable { at: self.to_string(), source: Arc::new(timeout) }),
        };
        tokio::spawn(async move {
            let messages = futures_util::stream::poll_fn(move |context| connection.poll_message(context));
            let mut messages = std::pin::pin!(messages);
            while let Some(Ok(message)) = futures_util::StreamExt::next(&mut messages).await {
                hear(message);
            }
        });
        Ok(client)
    }

    fn unreachable(&self, error: &tokio_postgres::Error) -> StoreError {
        // The client's own word for a server that only reads; a refusal by the system would have the system's number.
        let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
        let refused =
            |io: &std::io::Error| io.kind() == std::io::ErrorKind::PermissionDenied && io.raw_os_error().is_none();
        if source.is_some_and(refused) {
            return StoreError::ReadOnly(self.to_string());
        }
        StoreError::Unreachable { at: self.to_string(), source: Arc::new(std::io::Error::other(chain(error))) }
    }
}

impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Address, StoreError> {
        let (text, house) = take_house(text)?;
        let bad = |error: tokio_postgres::Error| {
            StoreError::BadAddress(format!("this is no address of a PostgreSQL database ({})", chain(&error)))
        };
        let mut config: Config = text.parse().map_err(bad)?;
        if config.get_dbname().is_none() {
            return Err(StoreError::BadAddress(
                "the address names no database: postgres://user@host/DATABASE".to_owned(),
            ));
        }
        config.application_name("hustings");
        config.connect_timeout(PATIENCE);
        config.keepalives_idle(Duration::from_secs(5));
        config.tcp_user_timeout(Duration::from_secs(10));
        // With several hosts, the one that takes writes: after a failover that is another one.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        let settings = config.get_options().map_or_else(String::new, |own| format!("{own} "));
        config.options(format!("{settings}{SETTINGS}"));
        Ok(Address { config, house })
    }
}

/// The driver does not know `house`.
fn take_house(text: &str) -> Result<(String, String), StoreError> {
    let (base, query) = text.split_once('?').unwrap_or((text, ""));
    let (own, others): (Vec<_>, Vec<_>) =
        query.split('&').filter(|part| !part.is_empty()).partition(|part| part.starts_with("house="));
    let house = own.first().map_or(USUAL_HOUSE, |part| &part["house=".len()..]).to_owned();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    if house.is_empty() || house.len() > 40 || !house.chars().all(fits) {
        return Err(StoreError::BadAddress("a house's name has up to 40 letters, digits and -_.".to_owned()));
    }
    let query = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
    Ok((format!("{base}{query}"), house))
}

/// Without the password, for logs and errors.
impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ports = self.config.get_ports();
        let host = |(at, host): (usize, &Host)| match (host, ports.get(at).or(ports.first())) {
            (Host::Tcp(name), None | Some(5432)) => name.clone(),
            (Host::Tcp(name), Some(port)) => format!("{name}:{port}"),
            (Host::Unix(path), _) => path.display().to_string(),
        };
        let hosts: Vec<String> = self.config.get_hosts().iter().enumerate().map(host).collect();
        write!(f, "postgres://{}/{}", hosts.join(","), self.config.get_dbname().unwrap_or_default())
    }
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use tokio_postgres::config::SslMode;

    use super::*;

    #[test]
    fn an_address_names_its_house_and_hides_its_password() {
        let address: Address =
            "postgres://ann:secret@one,two/club?house=east&sslmode=require".parse().expect("an address");
        assert_eq!((address.house(), address.to_string().as_str()), ("east", "postgres://one,two/club"));
        assert_eq!(address.config.get_ssl_mode(), SslMode::Require);
        assert!(!format!("{address:?}").contains("secret"));
        let ports: Address = "postgres://one:5433,two/club".parse().expect("an address");
        assert_eq!(ports.to_string(), "postgres://one:5433,two/club");
        let usual: Address = "postgres://one/club".parse().expect("an address");
        assert_eq!(usual.house(), USUAL_HOUSE);
    }

    #[test]
    fn nonsense_is_refused_in_a_sentence() {
        for nonsense in
            ["postgres://one", "postgres://one/db?house=", "postgres://one/db?house=a%20b", "postgres://one/db?what=1"]
        {
            let refused = nonsense.parse::<Address>().expect_err(nonsense);
            assert!(matches!(refused, StoreError::BadAddress(_)), "{nonsense}: {refused}");
        }
    }
}
