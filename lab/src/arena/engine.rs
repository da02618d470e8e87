//! External engines: programs that are asked for moves by JSON lines on their standard input and answer on their
//! standard output. docs/exec-engines.md describes the lines. Whatever an engine does (exit, hang, answer nonsense,
//! play an illegal move), it loses that game and harms nobody else.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use hustings_bots::{Budget, ChoiceError, Chosen, Decision, Player};
use hustings_catalog::Refused;
use hustings_core::{CompleteGame, Luck, Seat, Start};
use serde::Deserialize;
use serde_json::{Value, json};

use super::ArenaError;

/// An answer may be late by this much: pipes take time, and the machine may be busy.
const GRACE: Duration = Duration::from_millis(500);
/// The time for a move if the arena's budget is a number of nodes.
const WITHOUT_CLOCK: Duration = Duration::from_secs(10);
/// The time to get ready: an engine may have to load a network first.
const TO_START: Duration = Duration::from_secs(60);
/// A longer line is not an answer.
const LONGEST_LINE: u64 = 64 * 1024;

/// The command of an engine.
#[derive(Debug, Clone, PartialEq)]
pub struct Engine {
    command: String,
    words: Vec<String>,
}

impl Engine {
    /// Splits a command as a shell does. No shell runs it.
    pub fn read(command: &str) -> Result<Engine, ArenaError> {
        let words = shlex::split(command).filter(|words| !words.is_empty());
        let words = words.ok_or_else(|| ArenaError::BadCommand(command.to_owned()))?;
        Ok(Engine { command: command.to_owned(), words })
    }

    pub fn command(&self) -> &str {
        &self.command
    }

    /// The time it has for a move.
    pub(super) fn time(budget: Budget) -> Duration {
        match budget {
            Budget::Time(time) | Budget::NodesWithin(_, time) => time,
            Budget::Nodes(_) => WITHOUT_CLOCK,
        }
    }
}

/// An engine that plays one game.
pub(super) struct EnginePlayer {
    /// An error holds why it has lost.
    process: Result<Process, String>,
    time: Duration,
    /// Whether it said so in its first answer.
    acts_out_of_turn: bool,
}

/// What an engine says when it is ready.
#[derive(Deserialize)]
struct Ready {
    ready: bool,
    #[serde(default)]
    out_of_turn: bool,
}

#[derive(Deserialize)]
struct MoveAnswer {
    #[serde(rename = "move")]
    mv: Option<String>,
}

impl EnginePlayer {
    pub fn start(engine: &Engine, budget: Budget) -> EnginePlayer {
        let mut player =
            EnginePlayer { process: Process::start(engine), time: Engine::time(budget), acts_out_of_turn: false };
        match player.ask::<Ready>(&json!({"ask": "ready"}), TO_START) {
            Ok(ready) if ready.ready => player.acts_out_of_turn = ready.out_of_turn,
            Ok(_) => player.process = Err("said that it is not ready".to_owned()),
            Err(_) => {}
        }
        player
    }

    /// Sends a question and reads the answer. After the first failure the process is stopped and the reason kept.
    fn ask<T: for<'de> Deserialize<'de>>(&mut self, question: &Value, limit: Duration) -> Result<T, String> {
        let process = self.process.as_mut().map_err(|why| why.clone())?;
        let answer = process.ask(question.to_string(), limit).and_then(|line| {
            serde_json::from_str(&line).map_err(|_| format!("answered {} instead of JSON with a move", short(&line)))
        });
        self.note(answer)
    }

    fn note<T>(&mut self, answer: Result<T, String>) -> Result<T, String> {
        if let Err(why) = &answer {
            self.process = Err(why.clone());
        }
        answer
    }

    /// Asks for one of the legal moves, which follow from the view alone.
    fn ask_for_move<G: CompleteGame>(
        &mut self,
        ask: &str,
        start: &Start<G>,
        view: &G::View,
        seat: Seat,
        luck: &mut Luck,
    ) -> Result<Option<G::Move>, String> {
        let world = G::imagine(start, view, luck)?;
        let mut moves = Vec::new();
        G::legal_moves(&world, seat, &mut moves);
        let texts: Vec<String> = moves.iter().map(|mv| G::write_move(start, mv)).collect();
        let question = json!({
            "ask": ask, "game": G::INFO.name, "seats": start.seats(), "options": start.options(), "seat": seat,
            "view": view, "moves": texts, "ms": self.time.as_millis() as u64,
        });
        let MoveAnswer { mv } = self.ask(&question, self.time + GRACE)?;
        let Some(text) = mv else { return Ok(None) };
        let read = G::read_move(start, &text).map_err(|why| Refused::illegal(start, seat, &why).to_string());
        let legal = read.and_then(|mv| {
            if moves.contains(&G::as_listed(&mv)) { Ok(mv) } else { Err("it is not legal now".to_owned()) }
        });
        self.note(legal.map(Some).map_err(|why| format!("played {}: {why}", short(&text))))
    }
}

impl<G: CompleteGame> Player<G> for EnginePlayer {
    fn choose(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Chosen<G> {
        match self.ask_for_move("choose", start, view, seat, luck) {
            Ok(Some(mv)) => Ok(Decision { mv, candidates: Vec::new() }),
            Ok(None) => Err(ChoiceError::Forfeit("made no move on its turn".to_owned())),
            Err(why) => Err(ChoiceError::Forfeit(why)),
        }
    }

    /// A failure here is reported on its next turn.
    fn out_of_turn(&mut self, start: &Start<G>, view: &G::View, seat: Seat, luck: &mut Luck) -> Option<G::Move> {
        if !self.acts_out_of_turn {
            return None;
        }
        self.ask_for_move("out_of_turn", start, view, seat, luck).ok().flatten()
    }
}

fn short(text: &str) -> String {
    let mut short: String = text.chars().filter(|one| !one.is_control()).take(60).collect();
    if short.len() < text.trim_end().len() {
        short.push('…');
    }
    format!("`{short}`")
}

/// A running program, with a thread for each of its pipes, so that nothing it does can keep us waiting.
struct Process {
    child: Child,
    input: Option<Sender<String>>,
    lines: Receiver<String>,
    /// The last line of its standard error, which usually says what went wrong.
    complaint: Arc<Mutex<String>>,
}

impl Process {
    fn start(engine: &Engine) -> Result<Process, String> {
        let mut command = Command::new(&engine.words[0]);
        command.args(&engine.words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        let (input, questions) = channel::<String>();
        let (answers, lines) = channel();
        let complaint = Arc::new(Mutex::new(String::new()));
        if let Some(mut stdin) = child.stdin.take() {
            std::thread::spawn(move || {
                while let Ok(question) = questions.recv() {
                    if stdin.write_all(question.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || read_lines(stdout, |line| answers.send(line).is_ok()));
        }
        if let Some(stderr) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            std::thread::spawn(move || {
                read_lines(stderr, |line| {
                    if let Ok(mut last) = complaint.lock()
                        && !line.trim().is_empty()
                    {
                        *last = line;
                    }
                    true
                });
            });
        }
        Ok(Process { child, input: Some(input), lines, complaint })
    }

    fn ask(&mut self, question: String, limit: Duration) -> Result<String, String> {
        if let Some(input) = &self.input {
            let _ = input.send(question + "\n"); // if the engine has exited, we notice when it does not answer
        }
        self.lines.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("took longer than {} ms", limit.as_millis()),
            RecvTimeoutError::Disconnected => self.how_it_ended(),
        })
    }

    fn how_it_ended(&mut self) -> String {
        let status = self.wait(Duration::from_secs(1)).map_or("closed its output".to_owned(), |status| {
            if status.success() { "ended in the middle of the game".to_owned() } else { format!("crashed ({status})") }
        });
        std::thread::sleep(Duration::from_millis(20)); // time for the last line of its standard error to arrive
        match self.complaint.lock() {
            Ok(complaint) if !complaint.is_empty() => format!("{status}: {}", short(&complaint)),
            _ => status,
        }
    }

    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let until = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

/// Closing its input asks the program to exit; a moment later it is killed.
impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        if self.wait(Duration::from_millis(100)).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Passes on each line, until `hand_on` returns false or a line is too long.
fn read_lines(pipe: impl Read, mut hand_on: impl FnMut(String) -> bool) {
    let (mut reader, mut line) = (BufReader::new(pipe), Vec::new());
    loop {
        line.clear();
        let read = (&mut reader).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let too_long = line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n');
        if !matches!(read, Ok(1..)) || too_long || !hand_on(String::from_utf8_lossy(&line).trim_end().to_owned()) {
            return;
        }
    }
}
