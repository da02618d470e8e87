//! Which addresses of strangers this server talks to. A webhook or push endpoint on an inner address would let anyone with
//! an account send requests to the machines behind the firewall (server-side request forgery).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::LazyLock;

use ipnet::{Ipv4Net, Ipv6Net};
use url::{Host, Url};

/// Real endpoints have a few hundred bytes.
const LONGEST: usize = 2048;

/// Why an address cannot be a webhook or push endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    #[error("this is not a web address")]
    NotAnAddress,
    #[error("the address has more than {LONGEST} bytes")]
    TooLong,
    #[error("the address must start with https://")]
    NotHttps,
    #[error("the address must not contain a user name or password")]
    UserInfo,
    #[error("the address must not contain a # part")]
    Fragment,
    #[error("the address is not on the public internet")]
    Inner,
}

/// Reads an address. Everything is checked here that holds on every server.
pub(crate) fn parse(text: &str) -> Result<Url, BadAddress> {
    if text.len() > LONGEST {
        return Err(BadAddress::TooLong);
    }
    // The URL standard drops tabs and line breaks without a word.
    if text.contains(|c: char| c.is_whitespace() || c.is_control()) {
        return Err(BadAddress::NotAnAddress);
    }
    let url = Url::parse(text).map_err(|_| BadAddress::NotAnAddress)?;
    if !matches!(url.scheme(), "https" | "http") {
        return Err(BadAddress::NotHttps);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadAddress::UserInfo);
    }
    if url.fragment().is_some() {
        return Err(BadAddress::Fragment);
    }
    Ok(url)
}

/// Whether this server may use the address. Names are judged by their spelling only; see [`allowed`] for what they resolve to.
pub(crate) fn check(url: &Url, inner: bool) -> Result<(), BadAddress> {
    if url.scheme() != "https" && !inner {
        return Err(BadAddress::NotHttps);
    }
    let fine = match url.host().ok_or(BadAddress::NotAnAddress)? {
        Host::Domain(name) => inner || !is_inner_name(name),
        Host::Ipv4(ip) => allowed(ip.into(), inner),
        Host::Ipv6(ip) => allowed(ip.into(), inner),
    };
    if fine { Ok(()) } else { Err(BadAddress::Inner) }
}

/// Whether this server may connect to an IP address.
pub(crate) fn allowed(ip: IpAddr, inner: bool) -> bool {
    match reach(ip) {
        Reach::Public => true,
        Reach::Inner => inner,
        Reach::Nowhere => false,
    }
}

/// The host, for texts. Path and query stay out of them: whoever knows them can write to the webhook.
pub(crate) fn host(url: &Url) -> &str {
    url.host_str().unwrap_or_default()
}

/// Names that are kept for inner use: RFC 6761, RFC 6762, RFC 8375, and `internal` by ICANN's resolution.
fn is_inner_name(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name);
    ["localhost", "local", "internal", "home.arpa"]
        .iter()
        .any(|inner| name.strip_suffix(inner).is_some_and(|rest| rest.is_empty() || rest.ends_with('.')))
}

enum Reach {
    Public,
    /// This machine or its neighbours.
    Inner,
    /// No server has this address.
    Nowhere,
}

fn reach(ip: IpAddr) -> Reach {
    match ip {
        IpAddr::V4(ip) => reach_v4(ip),
        IpAddr::V6(ip) => match embedded(ip) {
            Some(ip) => reach_v4(ip),
            None => reach_v6(ip),
        },
    }
}

fn reach_v4(ip: Ipv4Addr) -> Reach {
    if INNER_V4.iter().any(|net| net.contains(&ip)) {
        Reach::Inner
    } else if NOWHERE_V4.iter().any(|net| net.contains(&ip)) {
        Reach::Nowhere
    } else {
        Reach::Public
    }
}

fn reach_v6(ip: Ipv6Addr) -> Reach {
    if INNER_V6.iter().any(|net| net.contains(&ip)) {
        Reach::Inner
    } else if !GLOBAL_V6.contains(&ip) || NOWHERE_V6.iter().any(|net| net.contains(&ip)) {
        Reach::Nowhere
    } else {
        Reach::Public
    }
}

/// The IPv4 address that a packet to this IPv6 address ends up at. Networks without IPv4 see every IPv4 server as a NAT64
/// address, so these forms are as good as the address in them.
fn embedded(ip: Ipv6Addr) -> Option<Ipv4Addr> {
    let [a, b, c, ..] = ip.segments();
    let bits = ip.to_bits();
    if let Some(mapped) = ip.to_ipv4_mapped() {
        Some(mapped) // ::ffff:0:0/96
    } else if NAT64.contains(&ip) {
        Some(Ipv4Addr::from_bits(bits as u32))
    } else if a == 0x2002 {
        Some(Ipv4Addr::from_bits(u32::from(b) << 16 | u32::from(c))) // 6to4, RFC 3056
    } else {
        None
    }
}

// From IANA's registries of special-purpose addresses.

static INNER_V4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| {
    nets(&[
        "10.0.0.0/8",
        "100.64.0.0/10", // shared by the customers of a provider, and by private networks such as Tailscale's
        "127.0.0.0/8",
        "169.254.0.0/16", // link-local; cloud providers hand out credentials at 169.254.169.254
        "172.16.0.0/12",
        "192.168.0.0/16",
    ])
});

static NOWHERE_V4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| {
    nets(&[
        "0.0.0.0/8",       // "this network"; 0.0.0.0 reaches this machine
        "192.0.0.0/24",    // protocol assignments
        "192.0.2.0/24",    // documentation
        "192.88.99.0/24",  // former 6to4 relays
        "198.18.0.0/15",   // benchmarks
        "198.51.100.0/24", // documentation
        "203.0.113.0/24",  // documentation
        "224.0.0.0/4",     // multicast
        "240.0.0.0/4",     // reserved, and broadcast
    ])
});

static INNER_V6: LazyLock<Vec<Ipv6Net>> = LazyLock::new(|| {
    nets(&[
        "::1/128",
        "fc00::/7",  // unique local
        "fe80::/10", // link-local
    ])
});

/// The only block from which public addresses are given out.
static GLOBAL_V6: LazyLock<Ipv6Net> = LazyLock::new(|| net("2000::/3"));

static NOWHERE_V6: LazyLock<Vec<Ipv6Net>> = LazyLock::new(|| {
    nets(&[
        "2001::/23",     // protocol assignments, Teredo and benchmarks among them
        "2001:db8::/32", // documentation
        "3fff::/20",     // documentation
    ])
});

/// RFC 6052. The block for local use, 64:ff9b:1::/48, is not public and therefore not here.
static NAT64: LazyLock<Ipv6Net> = LazyLock::new(|| net("64:ff9b::/96"));

fn nets<N: std::str::FromStr<Err: std::fmt::Debug>>(texts: &[&str]) -> Vec<N> {
    texts.iter().map(|text| net(text)).collect()
}

fn net<N: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> N {
    text.parse().expect("the tables above hold networks")
}
