//! Requests to addresses that strangers chose: few, short, and never to a machine behind the firewall.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::{Client, Response, StatusCode, redirect};
use url::Url;

use crate::address::{self, BadAddress};
use crate::{Failed, Patience, PostError, tls};

/// A receiver may ask for at most this much time; a larger number is a mistake or malice.
const LONGEST_PAUSE: Duration = Duration::from_secs(24 * 60 * 60);

/// Where somebody wants JSON messages. Its path is usually the only secret of the channel behind it.
#[derive(Clone, PartialEq, Eq)]
pub struct Webhook(pub(crate) Url);

impl Webhook {
    /// Checks only the form of the address; [`Post::check_address`](crate::Post::check_address) knows what this server allows.
    pub fn new(url: &str) -> Result<Self, BadAddress> {
        address::parse(url).map(Self)
    }
}

impl fmt::Debug for Webhook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Webhook").field(&address::host(&self.0)).finish()
    }
}

pub(crate) struct Http {
    client: Client,
    pub(crate) inner: bool,
}

impl Http {
    pub(crate) fn new(inner: bool, patience: Patience, names: Arc<dyn Resolve>) -> Result<Self, PostError> {
        let tls = tls::for_http().map_err(|error| PostError::Tls(error.to_string()))?;
        let client = Client::builder()
            .tls_backend_preconfigured(tls)
            .dns_resolver(Guard { names, inner })
            .redirect(redirect::Policy::none()) // a redirect could lead to an address that nobody checked
            .no_proxy()
            .retry(reqwest::retry::never())
            .user_agent("Hustings")
            .connect_timeout(patience.connect)
            .timeout(patience.http)
            .pool_max_idle_per_host(2)
            .pool_idle_timeout(Duration::from_secs(15))
            .build()
            .map_err(|error| PostError::Tls(root_cause(&error).to_string()))?;
        Ok(Self { client, inner })
    }

    pub(crate) async fn send(&self, url: &Url, headers: HeaderMap, body: Vec<u8>) -> Result<(), Failed> {
        // A connection to an IP address asks no resolver, so the guard would not see it.
        address::check(url, self.inner).map_err(|bad| Failed::Never(format!("{}: {bad}", address::host(url))))?;
        let answer = self.client.post(url.clone()).headers(headers).body(body).send().await;
        // The body of the answer is never read: nothing depends on it, and it may have no end.
        judge(address::host(url), answer)
    }
}

pub(crate) fn json() -> HeaderMap {
    HeaderMap::from_iter([(CONTENT_TYPE, HeaderValue::from_static("application/json"))])
}

fn judge(host: &str, answer: Result<Response, reqwest::Error>) -> Result<(), Failed> {
    let answer = answer.map_err(|error| undelivered(host, &error))?;
    let status = answer.status();
    let text = || format!("{host} answered {}", status.as_u16());
    match status {
        _ if status.is_success() => Ok(()),
        StatusCode::NOT_FOUND | StatusCode::GONE => Err(Failed::Gone),
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_EARLY | StatusCode::TOO_MANY_REQUESTS => {
            Err(Failed::Later { why: text(), after: pause(answer.headers()) })
        }
        _ if status.is_server_error() => Err(Failed::Later { why: text(), after: pause(answer.headers()) }),
        _ => Err(Failed::Never(text())),
    }
}

/// The error of the client names the whole address; this names the host and the cause.
fn undelivered(host: &str, error: &reqwest::Error) -> Failed {
    if causes(error).any(|cause| cause.is::<Refused>()) {
        return Failed::Never(format!("{host}: {}", BadAddress::Inner));
    }
    if error.is_timeout() {
        return Failed::later(format!("{host} did not answer in time"));
    }
    Failed::later(format!("{host} cannot be reached: {}", root_cause(error)))
}

fn causes<'a>(error: &'a (dyn Error + 'static)) -> impl Iterator<Item = &'a (dyn Error + 'static)> {
    std::iter::successors(Some(error), |&error| error.source())
}

fn root_cause<'a>(error: &'a (dyn Error + 'static)) -> &'a (dyn Error + 'static) {
    causes(error).last().unwrap_or(error)
}

/// RFC 9110, 10.2.3: seconds, or a date.
fn pause(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?;
    let pause = match text.parse() {
        Ok(seconds) => Duration::from_secs(seconds),
        Err(_) => httpdate::parse_http_date(text).ok()?.duration_since(SystemTime::now()).unwrap_or_default(),
    };
    Some(pause.min(LONGEST_PAUSE))
}

/// Lets the client connect only to addresses that passed the check. The client connects to exactly these, so a name that
/// resolves to another address a moment later (DNS rebinding) gains nothing.
struct Guard {
    names: Arc<dyn Resolve>,
    inner: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("the name resolves to an address that is not allowed")]
struct Refused;

impl Resolve for Guard {
    fn resolve(&self, name: Name) -> Resolving {
        let looking = self.names.resolve(name);
        let inner = self.inner;
        Box::pin(async move {
            let found: Vec<_> = looking.await?.collect();
            // One bad address spoils the name: which of several is used is a matter of luck.
            if found.iter().any(|to| !address::allowed(to.ip(), inner)) {
                return Err(Refused.into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// The names as this machine knows them.
pub(crate) struct System;

impl Resolve for System {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            // Port 0 stands for the port of the address.
            let found: Vec<_> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests;
