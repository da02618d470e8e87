//! The random stream and one shuffle, pinned by value: if a library changed them, every old record would quietly lie.
//!
//! The values were computed apart from this program, from the definitions: ChaCha with 12 rounds keyed by a SHA-256, nonce 0,
//! counter from 0; Lemire's method for bounds; Fisher and Yates from the last item down.

use hustings_core::{Luck, Seed, SeedError};

fn first<const N: usize>(mut luck: Luck) -> [u32; N] {
    std::array::from_fn(|_| luck.next_u32())
}

#[test]
fn the_stream_of_a_text() {
    let stream: [u32; 1000] = first(Luck::from_text("any text"));
    assert_eq!(stream[..6], [0x820e_6dac, 0xb522_4f51, 0x2e26_4be7, 0x3e3a_4bce, 0xfddf_fb45, 0xf901_45a6]);
    assert_eq!(stream[999], 0xc50b_5293);
    assert_eq!(Luck::from_text("any text").next_u64(), 0xb522_4f51_820e_6dac);
}

#[test]
fn the_stream_of_a_table() {
    let words = vec!["word 0".to_owned(), "word ö".to_owned()];
    let seed = Seed::new("a secret", words).expect("a sound seed");
    assert_eq!(first(seed.luck()), [0x2c65_09b7, 0x1e0e_9136, 0xe406_2523, 0x1be3_dee7]);
    let alone = Seed::new("a secret", Vec::new()).expect("a sound seed");
    assert_eq!(first(alone.luck()), [0x4c51_f841, 0x2208_ee0a, 0x6431_a7df, 0xff94_5e6d]);
}

/// This one comes from the library's own way of widening a number; it is pinned as it was first seen.
#[test]
fn the_stream_of_a_number() {
    assert_eq!(first(Luck::from_number(1)), [3_543_144_545, 4_184_349_284, 3_423_430_986, 2_968_834_341]);
    assert_ne!(Luck::from_number(1), Luck::from_number(2));
}

#[test]
fn one_shuffle() {
    let mut cards: Vec<u8> = (0..52).collect();
    Luck::from_text("any text").shuffle(&mut cards);
    let expected = [
        29, 50, 28, 3, 41, 25, 0, 12, 23, 14, 19, 8, 18, 44, 46, 38, 39, 13, 33, 1, 6, 5, 35, 20, 34, 37, 4, 22, 49,
        16, 17, 51, 7, 15, 42, 30, 40, 48, 10, 24, 27, 32, 31, 43, 21, 2, 45, 47, 11, 9, 36, 26,
    ];
    assert_eq!(cards, expected);
}

#[test]
fn dice_and_bounds() {
    let mut luck = Luck::from_text("any text");
    let rolls: Vec<u8> = (0..20).map(|_| luck.die(6)).collect();
    assert_eq!(rolls, [4, 5, 2, 2, 6, 6, 1, 3, 6, 5, 5, 4, 4, 2, 2, 5, 6, 6, 3, 2]);
    // A bound this high rejects three draws in ten, so the rejecting is pinned too.
    let mut luck = Luck::from_text("any text");
    let high: Vec<u32> = (0..6).map(|_| luck.below(3_000_000_000)).collect();
    assert_eq!(high, [2_122_664_329, 540_815_574, 2_975_096_810, 2_918_026_980, 2_944_031_661, 2_291_519_319]);
    assert_eq!(*Luck::from_text("any text").pick(&["a", "b", "c", "d", "e", "f"]), "d");
}

#[test]
fn every_order_is_about_as_likely() {
    let mut luck = Luck::from_text("fair");
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        luck.shuffle(&mut items);
        *seen.entry(items).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 24);
    // 1000 are expected of each; the deviation is about 31.
    assert!(seen.values().all(|count| (850..1150).contains(count)), "{seen:?}");
}

/// What `printf %s SECRET | sha256sum` says.
#[test]
fn a_commitment_is_the_hash_of_the_secret_alone() {
    let commitment = |secret: &str, words| Seed::new(secret, words).expect("a sound seed").commitment();
    let expected = "984ca5162200734c592148f1820b71057f098573d138666b48663e4e30cd8d3a";
    assert_eq!(commitment("a secret", Vec::new()), expected);
    assert_eq!(commitment("a secret", vec!["a word".to_owned()]), expected);
    let unicode = "d98a257d647db9314564dedd05833699ed76abd0850a8e3cc2641534cec43092";
    assert_eq!(commitment("größe \"😀\"", Vec::new()), unicode);
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(commitment("", Vec::new()), empty);
}

/// No two lists of secret and words run together, since none holds a line break.
#[test]
fn a_seed_fits_on_one_line() {
    let long = "x".repeat(Seed::LONGEST);
    assert!(Seed::new(long.clone(), vec![long.clone()]).is_ok());
    assert_eq!(Seed::new(format!("{long}x"), Vec::new()), Err(SeedError));
    assert_eq!(Seed::new("a", vec![format!("{long}x")]), Err(SeedError));
    for text in ["a\nb", "a\rb", "\n"] {
        assert_eq!(Seed::new(text, Vec::new()), Err(SeedError));
        assert_eq!(Seed::new("a", vec![text.to_owned()]), Err(SeedError));
    }
    let seed = |secret: &str, words: &[&str]| {
        Seed::new(secret, words.iter().map(|word| (*word).to_owned()).collect()).expect("a sound seed").luck()
    };
    assert_ne!(seed("a", &["b", "c"]), seed("a", &["c", "b"]));
    assert_ne!(seed("a", &["bc"]), seed("a", &["b", "c"]));
    assert_ne!(seed("a", &[]), seed("a", &[""]));
}

/// What is printed to find a fault must not tell the luck.
#[test]
fn neither_a_seed_nor_its_stream_tells_the_secret() {
    let seed = Seed::new("hush", vec!["word".to_owned()]).unwrap();
    let printed = format!("{seed:?} {:?}", seed.luck());
    assert!(!printed.contains("hush") && printed.contains(&seed.commitment()), "{printed}");
    assert_eq!(format!("{:?}", seed.luck()), format!("{:?}", Luck::from_number(1)));
}
