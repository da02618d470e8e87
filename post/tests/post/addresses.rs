//! Which addresses may be a webhook or push endpoint.

use hustings_post::BadAddress::{self, Fragment, Inner, NotAnAddress, NotHttps, TooLong, UserInfo};
use hustings_post::{Post, PostConfig};

use crate::config;

fn check(inner: bool, address: &str) -> Result<(), BadAddress> {
    Post::new(PostConfig { inner, ..config() }).unwrap().check_address(address)
}

#[test]
fn public_addresses_are_accepted() {
    for address in [
        "https://example.org",
        "https://example.org/",
        "https://example.org:8443/path?query=1&x=%20",
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
        "HTTPS://EXAMPLE.ORG/",
        "https://bücher.example/",
        "https://xn--bcher-kva.example/",
        "https://localhost.example.org/",
        "https://mylocal/",
        "https://internal.example.org/",
        "https://8.8.8.8/",
        "https://100.63.255.255/",
        "https://100.128.0.1/",
        "https://172.15.255.255/",
        "https://172.32.0.1/",
        "https://192.167.1.1/",
        "https://198.17.255.255/",
        "https://223.255.255.255/",
        "https://[2606:4700:4700::1111]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[64:ff9b::808:808]/",
        "https://[2002:808:808::1]/",
    ] {
        assert_eq!(check(false, address), Ok(()), "{address}");
        assert_eq!(check(true, address), Ok(()), "{address}");
    }
}

#[test]
fn inner_addresses_are_for_hosts_who_allow_them() {
    for address in [
        "https://localhost/",
        "https://LOCALHOST/",
        "https://localhost./",
        "https://a.localhost/",
        "https://printer.local/",
        "https://printer.local./",
        "https://metadata.google.internal/",
        "https://nas.home.arpa/",
        "https://127.0.0.1/",
        "https://127.0.0.1./",
        "https://127.1/",
        "https://2130706433/",      // 127.0.0.1 as one number
        "https://0x7f000001/",      // in hexadecimal
        "https://0x7f.0.0.1/",      // in parts
        "https://0177.0.0.1/",      // in octal
        "https://%31%32%37.0.0.1/", // with escapes
        "https://１２７.0.0.1/",    // with full-width digits
        "https://127.255.255.254:8080/",
        "https://10.0.0.1/",
        "https://172.16.0.1/",
        "https://172.31.255.255/",
        "https://192.168.178.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://100.64.0.1/",
        "https://100.127.255.255/",
        "https://[::1]/",
        "https://[0:0:0:0:0:0:0:1]/",
        "https://[fe80::1]/",
        "https://[febf::1]/",
        "https://[fc00::1]/",
        "https://[fdff::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:a00:1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[64:ff9b::10.0.0.1]/",
        "https://[2002:7f00:1::]/",
        "https://[2002:c0a8:101::1]/",
    ] {
        assert_eq!(check(false, address), Err(Inner), "{address}");
        assert_eq!(check(true, address), Ok(()), "{address}");
    }
}

#[test]
fn addresses_of_no_server_are_refused_by_everyone() {
    for address in [
        "https://0.0.0.0/",
        "https://0/",
        "https://0.1.2.3/",
        "https://192.0.0.1/",
        "https://192.0.2.1/",
        "https://192.88.99.1/",
        "https://198.18.0.1/",
        "https://198.19.255.255/",
        "https://198.51.100.1/",
        "https://203.0.113.1/",
        "https://224.0.0.1/",
        "https://239.255.255.255/",
        "https://240.0.0.1/",
        "https://255.255.255.255/",
        "https://[::]/",
        "https://[::7f00:1]/", // IPv4-compatible, given up long ago
        "https://[::ffff:0.0.0.0]/",
        "https://[64:ff9b::e000:1]/",
        "https://[64:ff9b:1::808:808]/", // NAT64 for local use
        "https://[100::1]/",
        "https://[2001::1]/", // Teredo
        "https://[2001:2::1]/",
        "https://[2001:db8::1]/",
        "https://[2002:e000:1::1]/",
        "https://[3fff::1]/",
        "https://[fec0::1]/",
        "https://[ff02::1]/",
    ] {
        assert_eq!(check(false, address), Err(Inner), "{address}");
        assert_eq!(check(true, address), Err(Inner), "{address}");
    }
}

#[test]
fn the_form_of_an_address_is_the_same_for_everyone() {
    let long = format!("https://example.org/{}", "a".repeat(2048));
    for (address, why) in [
        ("", NotAnAddress),
        ("example.org", NotAnAddress),
        ("/path", NotAnAddress),
        ("https://", NotAnAddress),
        ("https:///", NotAnAddress),
        ("https://exa mple.org/", NotAnAddress),
        (" https://example.org/", NotAnAddress),
        ("https://example.org/\n", NotAnAddress),
        ("https://exa\tmple.org/", NotAnAddress),
        ("https://1.2.3.4.5/", NotAnAddress),
        ("https://256.0.0.1/", NotAnAddress),
        ("https://[::1/", NotAnAddress),
        ("https://example.org:99999/", NotAnAddress),
        ("ftp://example.org/", NotHttps),
        ("file:///etc/passwd", NotHttps),
        ("javascript:alert(1)", NotHttps),
        ("gopher://example.org/", NotHttps),
        ("https://user@example.org/", UserInfo),
        ("https://user:password@example.org/", UserInfo),
        ("https://:password@example.org/", UserInfo),
        ("https://example.org/#part", Fragment),
        ("https://example.org/#", Fragment),
        (&long, TooLong),
    ] {
        assert_eq!(check(false, address), Err(why), "{address:?}");
        assert_eq!(check(true, address), Err(why), "{address:?}");
    }
}

#[test]
fn plain_http_is_for_hosts_who_allow_it() {
    assert_eq!(check(false, "http://example.org/"), Err(NotHttps));
    assert_eq!(check(true, "http://example.org/"), Ok(()));
}

/// The limit is the one the documents state.
#[test]
fn an_address_may_have_2048_bytes() {
    let start = "https://example.org/";
    let longest = format!("{start}{}", "a".repeat(2048 - start.len()));
    assert_eq!(check(false, &longest), Ok(()));
    assert_eq!(check(false, &(longest + "a")), Err(TooLong));
}
