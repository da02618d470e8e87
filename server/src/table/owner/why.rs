//! What a bot says when it is asked why. The sentence depends on how the chances of all seats changed in the asker's own eyes; only when
//! the game is over does the bot say what else it considered.

use hustings_bots::{Advice, Temper};
use hustings_catalog::Guess;
use hustings_core::{Message, PerSeat, Seat, say};

use crate::protocol::Seq;

/// A smaller change of a seat's chance is not mentioned.
const NOTICED: f32 = 0.02;
/// Each sentence is written in this many ways.
const WAYS: Seq = 3;

/// All that a reason is made from.
pub struct Reason<'a> {
    /// Chooses among the ways to say the same.
    pub seq: Seq,
    pub seat: Seat,
    pub temper: Temper,
    pub guess: Guess,
    /// The chances before and after, in the asker's eyes.
    pub before: &'a PerSeat<f32>,
    pub after: &'a PerSeat<f32>,
    /// Once the game is over: what the bot would say of its choice with its own eyes.
    pub looking_back: Option<&'a Advice<String>>,
}

pub fn said(reason: &Reason<'_>) -> Message {
    let way = reason.seq % WAYS;
    let first = match reason.guess {
        Guess::Forced => say!("table-why-forced", way),
        Guess::FaceDown => say!("table-why-face-down", way),
        Guess::Open => {
            let (effect, manner) = (effect(reason, way), manner(reason.temper, reason.seq / WAYS % WAYS));
            say!("table-why-open", effect, manner)
        }
    };
    match reason.looking_back.and_then(alternative) {
        Some(alternative) => say!("table-why-looking-back", first, alternative),
        None => first,
    }
}

/// What the move did for the bot, and whom it cost most.
fn effect(reason: &Reason<'_>, way: Seq) -> Message {
    let Reason { seat, before, after, .. } = *reason;
    let change = |seat: Seat| after[seat] - before[seat];
    let others = before.iter().map(|(other, _)| other).filter(|other| *other != seat);
    let most_hurt = others.min_by(|one, other| change(*one).total_cmp(&change(*other)));
    let hurt = most_hurt.filter(|other| change(*other) <= -NOTICED);
    let own = change(seat);
    match (own >= NOTICED, own <= -NOTICED, hurt) {
        (true, _, Some(rival)) => say!("table-why-gain-at-a-cost", way, rival),
        (true, _, None) => say!("table-why-gain", way),
        (_, true, Some(rival)) => say!("table-why-loss-for-both", way, rival),
        (_, true, None) => say!("table-why-loss", way),
        (_, _, Some(rival)) => say!("table-why-hurt", way, rival),
        (_, _, None) => say!("table-why-nothing", way),
    }
}

/// What the bot's temper adds.
fn manner(temper: Temper, way: Seq) -> Message {
    match temper {
        Temper::Even => say!("table-why-even", way),
        Temper::Cautious => say!("table-why-cautious", way),
        Temper::Grudging => say!("table-why-grudging", way),
        Temper::Greedy => say!("table-why-greedy", way),
        Temper::Gambler => say!("table-why-gambler", way),
    }
}

/// With the bot's own eyes: what else it considered, and how much that was worth.
fn alternative(advice: &Advice<String>) -> Option<Message> {
    let played = advice.played.as_ref()?;
    let other = advice.best.iter().find(|other| other.mv != played.mv)?;
    let (text, points) = (&other.mv, ((played.share - other.share) * 100.0).round() as i32);
    Some(match points {
        1.. => say!("table-why-other-worse", text, points),
        0 => say!("table-why-other-equal", text),
        _ => say!("table-why-other-better", text, points = -points),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hustings_bots::Candidate;
    use hustings_words::{self as words, Names};

    const TEMPERS: [Temper; 5] = [Temper::Even, Temper::Cautious, Temper::Grudging, Temper::Greedy, Temper::Gambler];

    fn worded(seq: Seq, temper: Temper, guess: Guess, before: [f32; 3], after: [f32; 3]) -> String {
        let names = Names { seats: vec!["Ann".to_owned(), "Cy".to_owned(), "Bo".to_owned()], you: Some(Seat(1)) };
        let shares = |of: [f32; 3]| PerSeat::new(3, |seat| of[seat.index()]);
        let (before, after) = (shares(before), shares(after));
        let (before, after) = (&before, &after);
        let said = super::said(&Reason { seq, seat: Seat(0), temper, guess, before, after, looking_back: None });
        words::shared().say(&said, &names)
    }

    #[test]
    fn it_names_whom_the_move_cost_most() {
        for seq in 0..9 {
            let words = worded(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.5, 0.2, 0.3]);
            assert!(words.contains("you") && !words.contains("Bo"), "{words}");
            let words = worded(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.3, 0.5, 0.2]);
            assert!(words.contains("Bo"), "{words}");
            let words = worded(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.31, 0.39, 0.3]);
            assert!(!words.contains("Bo") && !words.contains("table-"), "{words}");
        }
    }

    #[test]
    fn the_temper_is_heard_and_every_way_is_a_sentence() {
        let mut all = Vec::new();
        for temper in TEMPERS {
            for seq in 0..18 {
                for after in [[0.5, 0.2, 0.3], [0.36, 0.37, 0.27], [0.2, 0.2, 0.6], [0.3, 0.4, 0.3], [0.2, 0.45, 0.35]]
                {
                    all.push(worded(seq, temper, Guess::Open, [0.3, 0.4, 0.3], after));
                }
            }
        }
        for words in &all {
            assert!(words.ends_with(['.', '?']) && !words.contains("table-") && !words.contains("  "), "{words}");
        }
        let even = worded(4, Temper::Even, Guess::Open, [0.3; 3], [0.3; 3]);
        assert!(TEMPERS[1..].iter().all(|temper| worded(4, *temper, Guess::Open, [0.3; 3], [0.3; 3]) != even));
    }

    /// A card that is face down is not spoken of, whatever it changed and whatever temper chose it.
    #[test]
    fn a_choice_that_is_face_down_says_nothing() {
        for seq in 0..6 {
            let words = worded(seq, Temper::Even, Guess::FaceDown, [0.3; 3], [0.3; 3]);
            for temper in TEMPERS {
                assert_eq!(worded(seq, temper, Guess::FaceDown, [0.3, 0.4, 0.3], [0.9, 0.1, 0.0]), words);
            }
        }
    }

    #[test]
    fn afterwards_it_says_what_else_it_thought_of() {
        let judged = |mv: &str, share| Candidate { mv: mv.to_owned(), share, visits: 9, solved: None };
        let advice = |played: f32, other: f32| Advice {
            shares: PerSeat::new(2, |_| 0.5),
            best: vec![judged("this", played), judged("that", other)],
            played: Some(judged("this", played)),
        };
        let said = |played, other| {
            let said = alternative(&advice(played, other)).expect("there was something else");
            words::shared().say(&said, &Names::default())
        };
        assert_eq!(said(0.6, 0.54), "I also considered “that”, about 6 points worse.");
        assert_eq!(said(0.6, 0.59), "I also considered “that”, about 1 point worse.");
        assert_eq!(said(0.6, 0.6), "I also considered “that”, which would have done as well.");
        assert_eq!(said(0.5, 0.6), "Looking back, “that” would have been about 10 points better.");
        let alone = Advice { best: vec![judged("this", 0.5)], ..advice(0.5, 0.5) };
        assert_eq!(alternative(&alone), None);
    }
}
