//! Push messages as a push service and a browser see them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64ct::{Base64UrlUnpadded as Base64, Encoding};
use hustings_post::{BadDevice, Device, Failed, Post, PostConfig, PostError, Push, VapidKey};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;

use crate::receiver::Receiver;
use crate::service::{Request, Service};
use crate::{config, post};

async fn delivered(post: &Post, receiver: &Receiver, message: &Push) -> Request {
    let service = Service::start().await;
    post.push(&receiver.device(&service.at("201")), message).await.unwrap();
    service.requests().remove(0)
}

#[tokio::test]
async fn only_the_device_can_read_the_message() {
    let (post, receiver) = (post(), Receiver::new());
    for length in [1, 100, 3000] {
        let payload: Vec<u8> = (0..length).map(|n| n as u8).collect();
        let request = delivered(&post, &receiver, &Push { payload: payload.clone(), ..receiver.message() }).await;
        assert_eq!(receiver.read(&request.body), Some(payload));
        assert_eq!(Receiver::new().read(&request.body), None);
        assert!(request.body.len() <= 4096);
    }
}

#[tokio::test]
async fn two_messages_share_neither_salt_nor_key() {
    let (post, receiver) = (post(), Receiver::new());
    let first = delivered(&post, &receiver, &receiver.message()).await.body;
    let second = delivered(&post, &receiver, &receiver.message()).await.body;
    assert_ne!(first[..16], second[..16]);
    assert_ne!(first[21..86], second[21..86]);
}

#[tokio::test]
async fn the_push_service_learns_how_to_carry_it() {
    let (post, receiver) = (post(), Receiver::new());
    let headers = delivered(&post, &receiver, &receiver.message()).await.headers;
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!(headers["ttl"], "3600");
    assert_eq!(headers["topic"], "table-7");
    assert_eq!(headers["urgency"], "normal");

    let year = Duration::from_secs(60 * 60 * 24 * 365);
    let message = Push { urgent: true, topic: String::new(), ttl: year, ..receiver.message() };
    let headers = delivered(&post, &receiver, &message).await.headers;
    assert_eq!(headers["ttl"], (28 * 24 * 60 * 60).to_string());
    assert!(!headers.contains_key("topic"));
    assert_eq!(headers["urgency"], "high");
}

/// RFC 8292: the signature is checked with ring, by the key that the page subscribes with.
#[tokio::test]
async fn the_server_says_who_it_is() {
    let key = VapidKey::generate();
    let post = Post::new(PostConfig { key: key.clone(), ..config() }).unwrap();
    let (service, receiver) = (Service::start().await, Receiver::new());
    post.push(&receiver.device(&service.at("201")), &receiver.message()).await.unwrap();

    let authorization = service.requests().remove(0).headers["authorization"].to_str().unwrap().to_owned();
    let (token, public) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(public, key.public());
    let public = Base64::decode_vec(public).unwrap();
    assert_eq!((public.len(), public[0]), (65, 4));

    let (signed, signature) = token.rsplit_once('.').unwrap();
    let signature = Base64::decode_vec(signature).unwrap();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &public).verify(signed.as_bytes(), &signature).unwrap();

    let part = |text: &str| serde_json::from_slice::<Value>(&Base64::decode_vec(text).unwrap()).unwrap();
    let (header, claims) = signed.split_once('.').unwrap();
    assert_eq!(part(header)["alg"], "ES256");
    let claims = part(claims);
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], "mailto:club@example.org");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let left = claims["exp"].as_u64().unwrap() - now;
    assert!((11 * 3600..24 * 3600).contains(&left), "{left} seconds");
}

#[tokio::test]
async fn messages_that_no_push_service_takes_are_not_sent() {
    let (post, service, receiver) = (post(), Service::start().await, Receiver::new());
    let device = receiver.device(&service.at("201"));
    let topic = |topic: &str| Push { topic: topic.into(), ..receiver.message() };
    let payload = |length| Push { payload: vec![0; length], ..receiver.message() };
    for message in [payload(0), payload(3001), topic(&"a".repeat(33)), topic("a b"), topic("a\r\nX: y"), topic("ü")] {
        assert!(matches!(post.push(&device, &message).await, Err(Failed::Never(_))), "{message:?}");
    }
    assert!(service.requests().is_empty());
    assert_eq!(post.push(&device, &topic(&"-_aZ".repeat(8))).await, Ok(()));
}

#[test]
fn the_keys_of_a_device_are_checked() {
    let receiver = Receiver::new();
    let device = |p256dh: &str, auth: &str| Device::new("https://push.example/1", p256dh, auth).map(drop);
    let (good, auth) = (receiver.p256dh(), receiver.auth());
    assert_eq!(device(&good, &auth), Ok(()));

    let bytes = Base64::decode_vec(&good).unwrap();
    let altered = |change: fn(&mut Vec<u8>)| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        Base64::encode_string(&bytes)
    };
    let off_the_curve = altered(|bytes| bytes[64] ^= 1);
    let short = altered(|bytes| bytes.truncate(64));
    let long = altered(|bytes| bytes.push(0));
    // The same point in 33 bytes.
    let compressed = altered(|bytes| {
        bytes[0] = 2 + (bytes[64] & 1);
        bytes.truncate(33);
    });
    let tag = altered(|bytes| bytes[0] = 5);
    for bad in ["", "*", "AAAA", &off_the_curve, &short, &long, &compressed, &tag, &format!("{good}=")] {
        assert_eq!(device(bad, &auth), Err(BadDevice::Key), "{bad}");
    }
    for bad in ["", "*", &Base64::encode_string(&[1; 15]), &Base64::encode_string(&[1; 17])] {
        assert_eq!(device(&good, bad), Err(BadDevice::Auth), "{bad}");
    }
}

#[test]
fn a_key_can_be_kept() {
    let key = VapidKey::generate();
    assert_eq!(VapidKey::from_bytes(&key.to_bytes()).unwrap().public(), key.public());
    assert_ne!(VapidKey::generate().public(), key.public());
    for bad in [&[][..], &[0; 32], &[255; 32], &[1; 31], &[1; 33]] {
        assert!(VapidKey::from_bytes(bad).is_err(), "{bad:?}");
    }
}

#[test]
fn the_contact_is_an_address() {
    for contact in ["", "club@example.org", "http://example.org", "javascript:x"] {
        let contact = contact.to_owned();
        let error = Post::new(PostConfig { contact: contact.clone(), ..config() }).unwrap_err();
        assert_eq!(error, PostError::Contact(contact));
    }
    assert!(Post::new(PostConfig { contact: "https://example.org/about".into(), ..config() }).is_ok());
}
