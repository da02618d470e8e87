//! A browser that gets push messages: RFC 8291 and RFC 8188 from their texts, with ring where the crate has RustCrypto. The
//! example of RFC 8291 checks the receiver itself.

use std::time::Duration;

use base64ct::{Base64UrlUnpadded as Base64, Encoding};
use hustings_post::{Device, Push};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use web_push_native::p256::elliptic_curve::rand_core::OsRng;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::p256::{PublicKey, SecretKey, ecdh};

pub struct Receiver {
    secret: SecretKey,
    auth: [u8; 16],
}

impl Receiver {
    pub fn new() -> Self {
        Self { secret: SecretKey::random(&mut OsRng), auth: *b"sixteen letters!" }
    }

    fn with_keys(secret: &str, auth: &str) -> Self {
        let secret = SecretKey::from_slice(&Base64::decode_vec(secret).unwrap()).unwrap();
        Self { secret, auth: Base64::decode_vec(auth).unwrap().try_into().unwrap() }
    }

    pub fn device(&self, endpoint: &str) -> Device {
        Device::new(endpoint, &self.p256dh(), &self.auth()).unwrap()
    }

    pub fn message(&self) -> Push {
        Push { payload: b"hello".to_vec(), topic: "table-7".into(), ttl: Duration::from_secs(3600), urgent: false }
    }

    pub fn p256dh(&self) -> String {
        Base64::encode_string(&self.public())
    }

    pub fn auth(&self) -> String {
        Base64::encode_string(&self.auth)
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    pub fn read(&self, body: &[u8]) -> Option<Vec<u8>> {
        // RFC 8188, 2.1: salt, record size, length of the key id, key id; here the sender's public key.
        let (salt, rest) = body.split_at_checked(16)?;
        let (size, rest) = rest.split_at_checked(4)?;
        let (&length, rest) = rest.split_first()?;
        let (sender, record) = rest.split_at_checked(length.into())?;
        let size = u32::from_be_bytes(size.try_into().ok()?);
        assert!(size >= 18 && record.len() <= size as usize, "one record, within the size it states");

        // RFC 8291, 3.4.
        let sender_key = PublicKey::from_sec1_bytes(sender).ok()?;
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), sender_key.as_affine());
        let public = self.public();
        let material = derive::<32>(&self.auth, shared.raw_secret_bytes(), &[b"WebPush: info\0", &public, sender]);
        let key = derive::<16>(salt, &material, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derive::<12>(salt, &material, &[b"Content-Encoding: nonce\0"]);

        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let plain = key.open_in_place(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
        // The last record ends with 2 and as many zeros as the sender likes.
        let end = plain.iter().rposition(|&byte| byte != 0)?;
        (plain[end] == 2).then(|| plain[..end].to_vec())
    }
}

fn derive<const N: usize>(salt: &[u8], material: &[u8], info: &[&[u8]]) -> [u8; N] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut out = [0; N];
    let secret = Salt::new(HKDF_SHA256, salt).extract(material);
    secret.expand(info, Length(N)).unwrap().fill(&mut out).unwrap();
    out
}

/// RFC 8291, 5 and appendix A.
mod example {
    pub const SECRET: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
    pub const PUBLIC: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    pub const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
    pub const BODY: &str = concat!(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y",
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    );
    pub const TEXT: &[u8] = b"When I grow up, I want to be a watermelon";
}

#[test]
fn rfc_8291_appendix_a_is_read_by_this_receiver() {
    let receiver = Receiver::with_keys(example::SECRET, example::AUTH);
    assert_eq!(receiver.p256dh(), example::PUBLIC);
    let mut body = Base64::decode_vec(example::BODY).unwrap();
    assert_eq!(receiver.read(&body).as_deref(), Some(example::TEXT));

    *body.last_mut().unwrap() ^= 1;
    assert_eq!(receiver.read(&body), None);
}

/// The library does not let us choose its salt and key, so the example is checked the other way round.
#[test]
fn rfc_8291_appendix_a_is_read_by_the_library() {
    let secret = SecretKey::from_slice(&Base64::decode_vec(example::SECRET).unwrap()).unwrap();
    let auth: [u8; 16] = Base64::decode_vec(example::AUTH).unwrap().try_into().unwrap();
    let body = Base64::decode_vec(example::BODY).unwrap();
    assert_eq!(web_push_native::decrypt(body, &secret, &auth.into()).unwrap(), example::TEXT);
}
