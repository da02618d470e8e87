//! What a bot says when it is asked why. The words come from how the chances of all seats changed in the asker's own eyes; only when
//! the game is over does the bot speak of what else it weighed.

use hustings_bots::{Advice, Temper};
use hustings_catalog::Guess;
use hustings_core::{PerSeat, Seat};

use crate::protocol::Seq;

/// A change of somebody's chance smaller than this is none worth words.
const NOTICED: f32 = 0.02;

/// All that a sentence is made from.
pub struct Reason<'a> {
    /// Chooses among several ways to say the same.
    pub seq: Seq,
    pub seat: Seat,
    /// How the one who asks would be spoken of: by name, or as "you".
    pub names: &'a [String],
    pub temper: Temper,
    pub guess: Guess,
    /// The chances before and after, in the asker's eyes.
    pub before: &'a PerSeat<f32>,
    pub after: &'a PerSeat<f32>,
    /// Once the game is over: what the bot would say of its choice with its own eyes.
    pub looking_back: Option<&'a Advice<String>>,
}

pub fn sentence(reason: &Reason<'_>) -> String {
    let first = match reason.guess {
        Guess::Forced => pick(reason.seq, FORCED).to_owned(),
        Guess::FaceDown => pick(reason.seq, FACE_DOWN).to_owned(),
        Guess::Open => {
            format!("{} {}", what_it_did(reason), pick(reason.seq / 3, manner(reason.temper)))
        }
    };
    match reason.looking_back.and_then(looking_back) {
        Some(second) => format!("{first} {second}"),
        None => first,
    }
}

/// One of several, always the same for the same entry.
fn pick(seq: Seq, ways: &[&'static str]) -> &'static str {
    ways[seq as usize % ways.len()]
}

const FORCED: &[&str] =
    &["There was only one thing to do, and I did it.", "I had no choice there.", "The rules chose that one for me."];

const FACE_DOWN: &[&str] = &[
    "What I chose is still face down. Ask me again when it is turned up.",
    "That one lies face down, and I would rather not say.",
    "You will see when it is turned up.",
];

/// The best thing to be said about it: what it brought the bot, and whom it cost most. `{}` is that somebody.
fn what_it_did(reason: &Reason<'_>) -> String {
    let Reason { seq, seat, before, after, .. } = *reason;
    let change = |seat: Seat| after[seat] - before[seat];
    let others = before.iter().map(|(other, _)| other).filter(|other| *other != seat);
    let most_hurt = others.min_by(|one, other| change(*one).total_cmp(&change(*other)));
    let hurt = most_hurt.filter(|other| change(*other) <= -NOTICED);
    let own = change(seat);
    let ways: &[&'static str] = match (own >= NOTICED, own <= -NOTICED, hurt) {
        (true, _, Some(_)) => &[
            "It moved me up, and {} paid most of the price.",
            "Good for me, and nobody felt it more than {}.",
            "I stand better for it, mostly at the cost of {}.",
        ],
        (true, _, None) => &[
            "It moved me up without costing anybody in particular.",
            "I stand better after it than before, as simple as that.",
            "It brought me forward, a little from everybody.",
        ],
        (_, true, Some(_)) => &[
            "It cost me something, but it cost {} more than I minded.",
            "I gave up a little, and {} had to give up with me.",
            "Not cheap for me; it was worth it to slow down {}.",
        ],
        (_, true, None) => &[
            "The other ways looked worse from where I sit.",
            "It looks like a step back; I hope it is a run-up.",
            "I had to give something up, and that was what I could spare.",
        ],
        (_, _, Some(_)) => &[
            "It does little for me, but it slows down {}.",
            "Somebody had to look after {}, so I did.",
            "I kept my place, and {} lost some ground.",
        ],
        (_, _, None) => &[
            "It keeps things as they are, which suits me for now.",
            "Nothing much changed, and that was the point.",
            "I held my place and waited for something better.",
        ],
    };
    pick(seq, ways).replace("{}", hurt.map_or("", |other| &reason.names[other.index()]))
}

/// What such a temper adds.
fn manner(temper: Temper) -> &'static [&'static str] {
    match temper {
        Temper::Even => {
            &["I try to weigh everything.", "I would do it again.", "It seemed the soundest of what there was."]
        }
        Temper::Cautious => &["I like to keep what I have.", "Better safe.", "I sleep well after such moves."],
        Temper::Grudging => {
            &["I do not forget who is in front.", "Somebody has to bring the leader down.", "I have a long memory."]
        }
        Temper::Greedy => &["I take what lies there.", "A gain today is a gain.", "Why wait for more?"],
        Temper::Gambler => {
            &["Who dares, wins.", "I would rather win big or not at all.", "The odds were long enough to be fun."]
        }
    }
}

/// With the bot's own eyes: what else it thought of, and how much that was worth.
fn looking_back(advice: &Advice<String>) -> Option<String> {
    let played = advice.played.as_ref()?;
    let other = advice.best.iter().find(|other| other.mv != played.mv)?;
    let points = ((played.share - other.share) * 100.0).round() as i32;
    Some(match points {
        1.. => format!("I also thought of “{}”, about {points} {} worse.", other.mv, counted(points)),
        0 => format!("I also thought of “{}”, which would have done as well.", other.mv),
        _ => format!("Looking back, “{}” would have been about {} {} better.", other.mv, -points, counted(-points)),
    })
}

fn counted(points: i32) -> &'static str {
    if points == 1 { "point" } else { "points" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hustings_bots::Judged;

    const TEMPERS: [Temper; 5] = [Temper::Even, Temper::Cautious, Temper::Grudging, Temper::Greedy, Temper::Gambler];

    fn said(seq: Seq, temper: Temper, guess: Guess, before: [f32; 3], after: [f32; 3]) -> String {
        let names = ["Ann".to_owned(), "you".to_owned(), "Bo".to_owned()];
        let shares = |of: [f32; 3]| PerSeat::new(3, |seat| of[seat.index()]);
        let (before, after) = (shares(before), shares(after));
        let (before, after) = (&before, &after);
        sentence(&Reason { seq, seat: Seat(0), names: &names, temper, guess, before, after, looking_back: None })
    }

    #[test]
    fn it_names_whom_the_move_cost_most() {
        for seq in 0..9 {
            let words = said(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.5, 0.2, 0.3]);
            assert!(words.contains("you") && !words.contains("Bo"), "{words}");
            let words = said(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.3, 0.5, 0.2]);
            assert!(words.contains("Bo"), "{words}");
            let words = said(seq, Temper::Even, Guess::Open, [0.3, 0.4, 0.3], [0.31, 0.39, 0.3]);
            assert!(!words.contains("Bo") && !words.contains("{}"), "{words}");
        }
    }

    #[test]
    fn the_temper_is_heard_and_every_way_is_a_sentence() {
        let mut all = Vec::new();
        for temper in TEMPERS {
            for seq in 0..18 {
                for after in [[0.5, 0.2, 0.3], [0.36, 0.37, 0.27], [0.2, 0.2, 0.6], [0.3, 0.4, 0.3], [0.2, 0.45, 0.35]]
                {
                    all.push(said(seq, temper, Guess::Open, [0.3, 0.4, 0.3], after));
                }
            }
        }
        for words in &all {
            assert!(words.ends_with(['.', '?']) && !words.contains("{}") && !words.contains("  "), "{words}");
        }
        let even = said(4, Temper::Even, Guess::Open, [0.3; 3], [0.3; 3]);
        assert!(TEMPERS[1..].iter().all(|temper| said(4, *temper, Guess::Open, [0.3; 3], [0.3; 3]) != even));
    }

    /// What lies face down is not spoken of, whatever it may have changed, and whoever chose it.
    #[test]
    fn a_choice_that_is_face_down_says_nothing() {
        for seq in 0..6 {
            let words = said(seq, Temper::Even, Guess::FaceDown, [0.3; 3], [0.3; 3]);
            for temper in TEMPERS {
                assert_eq!(said(seq, temper, Guess::FaceDown, [0.3, 0.4, 0.3], [0.9, 0.1, 0.0]), words);
            }
        }
    }

    #[test]
    fn afterwards_it_says_what_else_it_thought_of() {
        let judged = |mv: &str, share| Judged { mv: mv.to_owned(), share, visits: 9, solved: None };
        let advice = |played: f32, other: f32| Advice {
            shares: PerSeat::new(2, |_| 0.5),
            best: vec![judged("this", played), judged("that", other)],
            played: Some(judged("this", played)),
        };
        let said = |played, other| looking_back(&advice(played, other)).expect("there was something else");
        assert_eq!(said(0.6, 0.54), "I also thought of “that”, about 6 points worse.");
        assert_eq!(said(0.6, 0.59), "I also thought of “that”, about 1 point worse.");
        assert_eq!(said(0.6, 0.6), "I also thought of “that”, which would have done as well.");
        assert_eq!(said(0.5, 0.6), "Looking back, “that” would have been about 10 points better.");
        let alone = Advice { best: vec![judged("this", 0.5)], ..advice(0.5, 0.5) };
        assert_eq!(looking_back(&alone), None);
    }
}
