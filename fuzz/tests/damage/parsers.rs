//! Every target with damaged samples, and undamaged ones.

use std::time::Instant;

use hustings_fuzz::{all, damaged, goes_on, runner};

const CASES: u32 = 300;

fn try_out(name: &str) {
    let target = all().into_iter().find(|target| target.name == name).expect("a target");
    assert!(!target.samples.is_empty(), "{name}: nothing to damage");
    target.samples.iter().for_each(|sample| (target.read)(sample));
    let began = Instant::now();
    loop {
        let tried = runner(CASES).run(&damaged(target.samples.clone()), |input| {
            (target.read)(&input);
            Ok(())
        });
        if let Err(error) = tried {
            panic!("{name}: {error}");
        }
        if !goes_on(began) {
            return;
        }
    }
}

#[test]
fn frames() {
    try_out("frames");
}

#[test]
fn records() {
    try_out("records");
}

#[test]
fn lines() {
    try_out("lines");
}

#[test]
fn changes() {
    try_out("changes");
}

#[test]
fn components() {
    try_out("components");
}
