//! A passkey in software, down to the bytes: it signs what it is asked to, honestly or not.

use base64ct::{Base64UrlUnpadded, Encoding};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// User present and verified.
const SEEN: u8 = 0x05;
const WITH_KEY: u8 = 0x40;

pub struct Authenticator {
    key: EcdsaKeyPair,
    id: Vec<u8>,
    /// Whom it belongs to, as the server told it.
    handle: String,
    /// How often it has signed.
    pub count: u32,
    /// The page that it believes to be on.
    pub origin: String,
}

fn coded(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

impl Authenticator {
    pub fn new(origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random).unwrap();
        let id = Sha256::digest(key.public_key().as_ref())[..20].to_vec();
        Authenticator { key, id, handle: String::new(), count: 1, origin: origin.to_owned() }
    }

    pub fn id(&self) -> String {
        coded(&self.id)
    }

    fn client_data(&self, what: &str, options: &Value) -> Vec<u8> {
        let data = json!({
            "type": what, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }

    fn data(&self, place: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(place.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.count.to_be_bytes());
        data
    }

    /// Answers `navigator.credentials.create`.
    pub fn make(&mut self, options: &Value) -> Value {
        self.handle = options["user"]["id"].as_str().unwrap().to_owned();
        let mut data = self.data(options["rp"]["id"].as_str().unwrap(), SEEN | WITH_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        // CBOR: an elliptic key on P-256 for ES256, with its two coordinates.
        let point = &self.key.public_key().as_ref()[1..];
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[..32]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[32..]);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).unwrap());
        object.extend(data);
        let client = coded(&self.client_data("webauthn.create", options));
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key", "clientExtensionResults": {},
            "response": {"attestationObject": coded(&object), "clientDataJSON": client},
        })
    }

    /// Answers `navigator.credentials.get`.
    pub fn sign(&mut self, options: &Value) -> Value {
        self.count += 1;
        let client = self.client_data("webauthn.get", options);
        let data = self.data(options["rpId"].as_str().unwrap(), SEEN);
        let message = [data.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.key.sign(&SystemRandom::new(), &message).unwrap();
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "authenticatorData": coded(&data), "clientDataJSON": coded(&client),
                "signature": coded(signature.as_ref()), "userHandle": self.handle,
            },
        })
    }
}
