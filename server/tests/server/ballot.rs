//! Ballot, a game for these tests alone: a secret step in several moves, then questions that look alike, asked of several at once.
//!
//! Everybody writes up to two numbers (`write 2`), may `peek` at what its left neighbour has written, and is `done`; then all papers are shown. In the vote that follows all but the
//! speaker answer `ok` or `no`. A `no` makes its seat the speaker and starts the vote again; the third vote, or an `ok` from
//! everybody, ends the game.

use std::fmt;

use hustings_core::{
    BadData, BadOption, Balance, Components, Faces, Files, Game, Info, Learning, Log, Luck, Nature, OrderAnswer,
    OrderInfo, Orders, Outcome, PerSeat, Refusal, Rule, Search, Seat, SeatSet, Sketch, Speak, Start, Terminal, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub struct Ballot;

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Blank where the viewer does not know it.
    papers: PerSeat<Option<Vec<u8>>>,
    /// Who is to write or to answer.
    pending: Vec<Seat>,
    /// 0 while papers are written.
    vote: u8,
    over: bool,
}

hustings_core::changes!(State { papers: items, pending, vote, over });

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    Write(u8),
    Peek,
    Done,
    Ok,
    No,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Wrote { seat: Seat, number: u8 },
    Peeked { seat: Seat, paper: Vec<u8> },
    Finished { seat: Seat },
    Shown { papers: Vec<Vec<u8>> },
    Said { seat: Seat, word: String },
}

#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("that is not done here")]
pub struct Illegal;

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        Rule("BA-1.1")
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}

impl hustings_core::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Wrote { seat, .. } | Event::Peeked { seat, .. } | Event::Finished { seat } if !viewer.is(*seat) => {
                None
            }
            _ => Some(self.clone()),
        }
    }

    fn nature(&self) -> Nature {
        match self {
            // That somebody is done shows.
            Event::Peeked { .. } | Event::Finished { .. } | Event::Shown { .. } => Nature::Reveal,
            Event::Wrote { .. } | Event::Said { .. } => Nature::Plain,
        }
    }

    fn rule(&self) -> Rule {
        Rule("BA-1.1")
    }

    fn message(&self) -> hustings_core::Message {
        hustings_core::say!("plain", text = self.to_string())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", serde_json::to_string(self).expect("plain data"))
    }
}

impl Game for Ballot {
    type Options = Options;
    type Set = ();
    type State = State;
    type Move = Move;
    type TypedMove = String;
    type Event = Event;
    type View = State;
    type Illegal = Illegal;

    const INFO: Info = Info {
        name: "ballot",
        title: "Ballot",
        tagline: "Papers and votes.",
        prefix: "BA",
        seats: &[2, 3],
        options: &[],
        orders: &[OrderInfo::public("ok", "Say ok for me, always.")],
        rules_version: 1,
        secrets: true,
        hidden: true,
        rules: "# Ballot",
        words: "",
    };

    fn complete_options(_seats: u8, options: Options) -> Result<Options, BadOption> {
        Ok(options)
    }

    fn load(_files: &Files) -> Result<(), BadData> {
        Ok(())
    }

    fn standard_set() -> &'static Components<()> {
        Components::nothing()
    }

    fn setup(start: &Start<Ballot>, _luck: &mut Luck, _log: &mut impl Log<Event>) -> State {
        let papers = PerSeat::new(start.seats(), |_| Some(Vec::new()));
        State { papers, pending: Seat::all(start.seats()).collect(), vote: 0, over: false }
    }

    fn pending(state: &State) -> SeatSet {
        state.pending.iter().copied().collect()
    }

    fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Move>) {
        if !state.pending.contains(&seat) {
            return;
        }
        if state.vote > 0 {
            out.extend([Move::Ok, Move::No]);
            return;
        }
        if state.papers[seat].as_ref().is_none_or(|paper| paper.len() < 2) {
            out.extend([Move::Write(1), Move::Write(2), Move::Write(3)]);
        }
        out.extend([Move::Done, Move::Peek]);
    }

    fn play(
        state: &mut State,
        seat: Seat,
        mv: &Move,
        _luck: &mut Luck,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        Ballot::legal_moves(state, seat, &mut legal);
        if !legal.contains(mv) {
            return Err(Illegal);
        }
        let seats = state.papers.seats();
        let vote = |state: &mut State, speaker: Seat| {
            state.vote += 1;
            state.pending = Seat::all(seats).filter(|other| *other != speaker).collect();
        };
        match mv {
            Move::Write(number) => {
                state.papers[seat].get_or_insert_default().push(*number);
                log.add(|| Event::Wrote { seat, number: *number });
            }
            Move::Peek => {
                let paper = state.papers[seat.next(seats)].clone().unwrap_or_default();
                log.add(|| Event::Peeked { seat, paper });
            }
            Move::Done => {
                state.pending.retain(|other| *other != seat);
                log.add(|| Event::Finished { seat });
                if state.pending.is_empty() {
                    let papers = state.papers.values().iter().map(|paper| paper.clone().unwrap_or_default());
                    let papers: Vec<_> = papers.collect();
                    log.add(|| Event::Shown { papers });
                    vote(state, Seat(0));
                }
            }
            Move::Ok => {
                state.pending.retain(|other| *other != seat);
                log.add(|| Event::Said { seat, word: "ok".to_owned() });
                state.over = state.pending.is_empty();
            }
            Move::No => {
                log.add(|| Event::Said { seat, word: "no".to_owned() });
                vote(state, seat);
                state.over = state.vote > 3;
                if state.over {
                    state.pending.clear();
                }
            }
        }
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let ones = PerSeat::new(state.papers.seats(), |_| 1);
        let reason = "shared".into();
        state.over.then(|| Outcome { scores: ones.each(|_| 0), ranks: ones, reason, teams: Vec::new() })
    }

    fn view(_start: &Start<Ballot>, state: &State, viewer: Viewer) -> State {
        let shown = |seat| viewer.is(seat) || state.vote > 0;
        let papers = PerSeat::new(state.papers.seats(), |seat| state.papers[seat].clone().filter(|_| shown(seat)));
        State { papers, ..state.clone() }
    }

    fn imagine(_start: &Start<Ballot>, view: &State, luck: &mut Luck) -> Result<State, String> {
        let mut blank = || (0..luck.below(3)).map(|_| luck.die(3)).collect();
        let papers = view.papers.each(|paper| Some(paper.clone().unwrap_or_else(&mut blank)));
        Ok(State { papers, ..view.clone() })
    }

    fn write_move(_start: &Start<Ballot>, mv: &Move) -> String {
        match mv {
            Move::Write(number) => format!("write {number}"),
            Move::Peek => "peek".to_owned(),
            Move::Done => "done".to_owned(),
            Move::Ok => "ok".to_owned(),
            Move::No => "no".to_owned(),
        }
    }

    fn read_move(_start: &Start<Ballot>, text: &str) -> Result<Move, Illegal> {
        match text {
            "peek" => Ok(Move::Peek),
            "done" => Ok(Move::Done),
            "ok" => Ok(Move::Ok),
            "no" => Ok(Move::No),
            _ => text.strip_prefix("write ").and_then(|n| n.parse().ok()).map(Move::Write).ok_or(Illegal),
        }
    }

    fn typed_move(start: &Start<Self>, mv: &Move) -> String {
        Self::write_move(start, mv)
    }

    fn longest(_start: &Start<Ballot>) -> u32 {
        1000 // for those who cannot stop peeking
    }
}

impl Search for Ballot {
    fn evaluate(_state: &State, _seat: Seat) -> f32 {
        0.5
    }
}

impl Orders for Ballot {
    fn follow(state: &State, seat: Seat, _order: &str) -> OrderAnswer<Move> {
        if state.vote > 0 && state.pending.contains(&seat) { OrderAnswer::Plays(Move::Ok) } else { OrderAnswer::Waits }
    }

    fn question(state: &State, _seat: Seat) -> u32 {
        state.vote.into()
    }

    fn has_secret_steps(state: &State, _seat: Seat) -> bool {
        state.vote == 0
    }
}

impl Balance for Ballot {}

impl Faces for Ballot {
    type Faces = ();

    fn faces(_: &()) {}
}

impl Learning for Ballot {
    fn all_moves(_start: &Start<Ballot>, out: &mut Vec<Move>) {
        out.extend([1, 2, 3].map(Move::Write));
        out.extend([Move::Peek, Move::Done, Move::Ok, Move::No]);
    }
}

impl Terminal for Ballot {
    fn sketch(_start: &Start<Ballot>, _view: &State, _moves: &[Move], _speak: Speak<'_>) -> Sketch {
        Sketch::default()
    }
}
