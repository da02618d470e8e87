//! "What would you do?" and "why did you do that?". Both are thought about on the bots' threads, from what the asking eyes may see, and
//! answered to nobody else.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hustings_bots::{Advice, BotError, Budget, Temper, ViewedPosition, characters};
use hustings_catalog::{AnyMatch, Catalog, Events, ListedMove};
use hustings_core::{Message as Said, Seat, Viewer, say};
use hustings_words::Names;
use serde_json::Value;

use super::Owner;
use super::connections::{Connection, ConnectionId};
use super::frames::{refused, text};
use super::why::{Reason, said};
use crate::bots::{Desk, STAND_IN, time_of};
use crate::daily;
use crate::protocol::{
    Code, Hint, HintMove, Phase, Refused, Sentence, Seq, ServerMessage, Stead, Why, by_catalog, internal, refuse,
};
use crate::store::{Entry, StoreError, Stored, record};
use crate::table::owner::Message;
use crate::table::state::Table;

/// The budget for estimating the chances before a move, and again for those after it.
const GLANCE: Budget = Budget::NodesWithin(200, Duration::from_millis(250));

/// Why a question is not answered: our bug, or a failing storage.
#[derive(Debug, thiserror::Error)]
enum NoAnswer {
    #[error(transparent)]
    Bot(#[from] BotError),
    #[error(transparent)]
    Refused(#[from] hustings_catalog::Refused),
    #[error(transparent)]
    Journal(#[from] StoreError),
    #[error("entry {0} is not a move in the journal")]
    NotAMove(Seq),
}

impl Table {
    /// Whether a hint would be given for the seat now.
    pub(super) fn can_hint(&self, seat: Seat) -> bool {
        self.phase() == Phase::Playing && self.check_hint(seat).is_ok()
    }

    fn check_hint(&self, seat: Seat) -> Result<(), Refused> {
        let own = self.sitter(seat);
        if self.created().daily.is_some() {
            return refuse(Code::Forbidden, say!("table-daily-no-hints"));
        }
        if self.seats().iter().any(|sitter| sitter.user().is_some() && sitter.user() != own.user()) {
            return refuse(Code::Forbidden, say!("table-hints-not-with-people"));
        }
        if own.by_bot() {
            return refuse(Code::WrongPhase, say!("table-bot-plays"));
        }
        if !self.pending().contains(seat) {
            return refuse(Code::WrongPhase, say!("table-not-asked", seat));
        }
        Ok(())
    }

    /// The bot that made the move which is entry `seq`; none where a person made it, or the table because time was up.
    fn bot_behind(&self, seq: Seq, seat: Seat, by: Option<Stead>) -> Option<String> {
        match by {
            None => self.sitter(seat).bot().cloned(),
            Some(Stead::Table | Stead::Order) => None,
            Some(Stead::Bot) => {
                let mut earlier = self.log().lines().rev().filter(|logged| logged.seq() < seq);
                let stand_in = earlier.find_map(|logged| match logged.entry() {
                    Entry::TakenOver { seat: taken, bot, .. } if *taken == seat => Some(Some(bot.clone())),
                    Entry::HandedBack { seat: back } if *back == seat => Some(None),
                    _ => None,
                });
                Some(stand_in.flatten().unwrap_or_else(|| STAND_IN.to_owned()))
            }
        }
    }
}

impl Owner {
    pub(super) fn hint(&mut self, id: ConnectionId, request: Option<u32>, seat: Seat) -> Result<(), Refused> {
        self.may_see(id, seat)?;
        self.in_phase(Phase::Playing)?;
        self.table.check_hint(seat)?;
        let eyes = self.connections.begin_question(id)?;
        let game = self.table.game().ok_or_else(internal)?;
        let look = Look::new(game, Viewer::Seat(seat)).map_err(by_catalog)?;
        let legal = game.typed_moves(seat).map_err(by_catalog)?;
        let seq = self.table.log().shown(self.table.seq(), eyes);
        let budget = self.context.config().hint;
        self.ask(id, request, eyes, time_of(budget), move |desk| {
            Ok(text(&ServerMessage::Hint(Hint { id: request, ..hinted(desk, &look, legal, seat, seq, budget)? })))
        });
        Ok(())
    }

    pub(super) fn why(&mut self, id: ConnectionId, request: Option<u32>, seq: Seq) -> Result<(), Refused> {
        let eyes = self.connections.get(id)?.eyes();
        let (table, log) = (&self.table, self.table.log());
        let known = log.lines().rev().filter(|logged| !log.is_hidden(logged.seq(), eyes));
        let asked = known.into_iter().find(|logged| log.shown(logged.seq(), eyes) == seq);
        let Some((entry, Entry::Moved { seat, by, .. })) = asked.map(|logged| (logged.seq(), logged.entry())) else {
            return refuse(Code::BadRequest, say!("table-not-a-move", seq));
        };
        let seat = *seat;
        let Some(bot) = table.bot_behind(entry, seat, *by) else {
            return refuse(Code::BadRequest, say!("table-why-only-bots"));
        };
        let over = table.phase() == Phase::Over && !daily::is_secret(table.created().daily, self.context.now());
        let names = table.seats().iter().map(|sitter| sitter.name().to_owned()).collect();
        let names = Names { seats: names, you: eyes.seat() };
        let temper = characters::read(&table.created().game, &bot).ok();
        let temper = temper.and_then(|spec| spec.search().map(|search| search.temper)).unwrap_or(Temper::Even);
        self.connections.begin_question(id)?;
        // Read by the thread that thinks about it: the table does not wait.
        let (reading, runtime) = (self.context.store().read(self.no, 1), tokio::runtime::Handle::current());
        let (context, budget) = (Arc::clone(&self.context), self.context.config().hint);
        let asked = Asked { seq, entry, seat, eyes, temper, looking_back: over.then_some(budget) };
        let cost = 2 * time_of(GLANCE) + asked.looking_back.map_or(Duration::ZERO, time_of);
        self.ask(id, request, eyes, cost, move |desk| {
            let entries = runtime.block_on(reading)?;
            let sentence = Sentence::new(explained(desk, context.catalog(), &entries, &asked)?, &names);
            Ok(text(&ServerMessage::Why(Why { id: request, seq, seat, sentence })))
        });
        Ok(())
    }

    fn ask(
        &self,
        id: ConnectionId,
        request: Option<u32>,
        eyes: Viewer,
        cost: Duration,
        work: impl FnOnce(&Desk<'_>) -> Result<Utf8Bytes, NoAnswer> + Send + 'static,
    ) {
        let (tables, no) = (Arc::clone(self.context.tables()), self.no);
        let payer = self.connections.get(id).map_or_else(|_| self.payer(), Connection::payer);
        self.context.bots().ask(payer, no, cost, work, move |answer| {
            let answer = match answer {
                Ok(Ok(answer)) => answer,
                Ok(Err(error)) => {
                    tracing::error!(table = no, %error, "a bot could not answer a person");
                    refused(request, internal())
                }
                Err(panicked) => {
                    tracing::error!(table = no, %panicked, "a bot could not answer a person");
                    refused(request, internal())
                }
            };
            tables.tell(no, Message::Answered { id, request, eyes, answer });
        });
    }

    /// An answer has come. It is for the eyes with which it was asked: a person who looks with other eyes by now must ask again.
    pub(super) fn answered(&mut self, id: ConnectionId, request: Option<u32>, eyes: Viewer, answer: Utf8Bytes) {
        if let Some(connection) = self.connections.end_question(id) {
            for_eyes(connection, request, eyes, answer);
        }
    }

    pub(super) fn previewed(&self, id: ConnectionId, request: Option<u32>, eyes: Viewer, answer: Utf8Bytes) {
        if let Ok(connection) = self.connections.get(id) {
            for_eyes(connection, request, eyes, answer);
        }
    }
}

fn for_eyes(connection: &Connection, request: Option<u32>, eyes: Viewer, answer: Utf8Bytes) {
    let stale = || refused(request, Refused::new(Code::Stale, say!("table-other-eyes")));
    connection.send(if connection.eyes() == eyes { answer } else { stale() });
}

/// A position as somebody sees it, ready to be thought about elsewhere.
struct Look {
    game: &'static str,
    seats: u8,
    options: Value,
    view: Box<serde_json::value::RawValue>,
}

impl Look {
    fn new(game: &dyn AnyMatch, viewer: Viewer) -> Result<Look, hustings_catalog::Refused> {
        Ok(Look { game: game.info().name, seats: game.seats(), options: game.options(), view: game.view(viewer)? })
    }

    /// The luck of the thinking comes from a number the asker knows: nothing hidden can have a part in it.
    fn position(&self, budget: Budget, seq: Seq) -> ViewedPosition<'_> {
        let Look { game, seats, options, view } = self;
        ViewedPosition { game, seats: *seats, options, view: view.get(), budget, seed: seq.into() }
    }
}

fn hinted(
    desk: &Desk<'_>,
    look: &Look,
    mut legal: Vec<ListedMove>,
    seat: Seat,
    seq: Seq,
    budget: Budget,
) -> Result<Hint, NoAnswer> {
    let advice = desk.roster().advise(&look.position(desk.grant(budget), seq), seat, None)?;
    let moves = advice.best.into_iter().filter_map(|candidate| {
        let at = legal.iter().position(|legal| legal.text == candidate.mv)?;
        Some(HintMove::new(candidate, legal.swap_remove(at).value))
    });
    let moves = moves.collect();
    Ok(Hint { id: None, seq, seat, shares: advice.shares.values().to_vec(), moves })
}

/// Which move is to be explained, and to whom.
struct Asked {
    /// The entry as the asker counts, and as the journal does.
    seq: Seq,
    entry: Seq,
    seat: Seat,
    eyes: Viewer,
    temper: Temper,
    /// Once the game is over: how long the bot thinks about it again, with its own eyes.
    looking_back: Option<Budget>,
}

fn explained(desk: &Desk<'_>, catalog: &Catalog, entries: &[Stored], asked: &Asked) -> Result<Said, NoAnswer> {
    let Asked { seq, entry, seat, eyes, temper, looking_back } = asked;
    let Moment { before, after, mv, told } = Moment::find(catalog, entries, *entry, *seat)?;
    let chances = |game: &dyn AnyMatch| -> Result<_, NoAnswer> {
        Ok(desk.roster().estimate_chances(&Look::new(game, *eyes)?.position(desk.grant(GLANCE), *seq))?.shares)
    };
    let (chances_before, chances_after) = (chances(&*before)?, chances(&*after)?);
    let own = looking_back.and_then(|budget| thought_again(desk, &*before, *seat, &mv, budget));
    Ok(said(&Reason {
        seq: *seq,
        seat: *seat,
        temper: *temper,
        guess: before.guess(*eyes, *seat, &told),
        before: &chances_before,
        after: &chances_after,
        looking_back: own.as_ref(),
    }))
}

/// The game right before and right after an entry, as it stood then: what was taken back later still counts.
struct Moment {
    before: Box<dyn AnyMatch>,
    after: Box<dyn AnyMatch>,
    mv: String,
    told: Events,
}

impl Moment {
    fn find(catalog: &Catalog, entries: &[Stored], seq: Seq, seat: Seat) -> Result<Moment, NoAnswer> {
        let missing = || NoAnswer::NotAMove(seq);
        let at = entries.iter().position(|stored| stored.seq == seq).ok_or_else(missing)?;
        let Entry::Moved { mv, .. } = &entries[at].entry else { return Err(missing()) };
        let before = catalog.replay(&record(&entries[..at]).ok_or_else(missing)?)?;
        let mut after = before.duplicate();
        let told = after.play(seat, mv)?;
        Ok(Moment { before, after, mv: mv.clone(), told })
    }
}

/// With the bot's own eyes, once nothing is secret any more; nothing where it acted without being asked.
fn thought_again(desk: &Desk<'_>, game: &dyn AnyMatch, seat: Seat, mv: &str, budget: Budget) -> Option<Advice<String>> {
    let look = Look::new(game, Viewer::Seat(seat)).ok()?;
    desk.roster().advise(&look.position(desk.grant(budget), 0), seat, Some(mv)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Clock, Timeout};
    use crate::store::Created;
    use hustings_bots::Roster;
    use hustings_testkit::Duel;
    use serde_json::json;

    const PLENTY: Budget = Budget::Nodes(60);

    fn house() -> (Roster, Catalog) {
        (Roster::standard().with::<Duel>(), Catalog::standard().with::<Duel>())
    }

    /// The journal of a duel of three in which these moves were made.
    fn journal(seed: &str, moves: &[(u8, &str)]) -> Vec<Stored> {
        let created = Created {
            id: "table".to_owned(),
            game: "duel".to_owned(),
            rules: 1,
            set: Catalog::standard().with::<Duel>().game("duel").expect("it is there").set_version(),
            seats: 3,
            options: json!({"rounds": 2, "hand": 2, "taunts": 0}),
            seed: seed.to_owned(),
            commitment: String::new(),
            host: "host".to_owned(),
            public: false,
            clock: Clock::None {},
            timeout: Timeout::BotPlays,
            rematch_of: None,
            daily: None,
            series: None,
            begun: None,
        };
        let moved = |(seat, mv): &(u8, &str)| Entry::Moved { seat: Seat(*seat), mv: (*mv).to_owned(), by: None };
        let entries = [Entry::Created(Box::new(created)), Entry::Started].into_iter().chain(moves.iter().map(moved));
        (1..).zip(entries).map(|(seq, entry)| Stored { seq, at: 0, entry }).collect()
    }

    fn game(catalog: &Catalog, entries: &[Stored]) -> Box<dyn AnyMatch> {
        catalog.replay(&record(entries).expect("a record")).expect("it replays")
    }

    fn asked(eyes: Viewer, looking_back: Option<Budget>) -> Asked {
        Asked { seq: 3, entry: 3, seat: Seat(1), eyes, temper: Temper::Even, looking_back }
    }

    /// Tables that look the same to seat 0, and whose other hands and deck differ.
    fn alike(catalog: &Catalog) -> Vec<String> {
        let seen = |seed: &str, viewer| game(catalog, &journal(seed, &[])).view(viewer).expect("a view").to_string();
        let mut alike = vec!["seed 0".to_owned()];
        let (own, all) = (seen(&alike[0], Viewer::Seat(Seat(0))), seen(&alike[0], Viewer::Everything));
        for seed in (1..20_000).map(|number| format!("seed {number}")) {
            if seen(&seed, Viewer::Seat(Seat(0))) == own && seen(&seed, Viewer::Everything) != all {
                alike.push(seed);
            }
            if alike.len() == 4 {
                return alike;
            }
        }
        panic!("only {} tables are alike", alike.len());
    }

    /// Deal again everything that the asker cannot see, let the bot choose another card face down: not a byte changes.
    #[test]
    fn what_is_hidden_from_the_asker_changes_no_byte_of_an_answer() {
        let (roster, catalog) = house();
        let mut answers = Vec::new();
        for seed in alike(&catalog) {
            let start = journal(&seed, &[]);
            let table = game(&catalog, &start);
            let look = Look::new(&*table, Viewer::Seat(Seat(0))).expect("a view");
            let hint =
                hinted(&Desk::alone(&roster), &look, table.typed_moves(Seat(0)).expect("a seat"), Seat(0), 2, PLENTY)
                    .expect("a hint");
            let hint = text(&ServerMessage::Hint(hint)).to_string();
            let choices = table.moves(Seat(1)).expect("a seat");
            assert!(choices.len() > 1);
            for mv in &choices {
                let entries = journal(&seed, &[(1, mv)]);
                let said = explained(&Desk::alone(&roster), &catalog, &entries, &asked(Viewer::Seat(Seat(0)), None))
                    .expect("a reason");
                answers.push((hint.clone(), said));
            }
        }
        assert!(answers.len() >= 8 && answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        assert_eq!(answers[0].1.id, "table-why-face-down");
    }

    /// The test above could fail: the bot itself would be told more, and so is everybody when the game is over.
    #[test]
    fn people_who_may_know_more_are_told_more() {
        let (roster, catalog) = house();
        let table = game(&catalog, &journal("seed 0", &[]));
        let words = |eyes, looking_back| {
            let choices = table.moves(Seat(1)).expect("a seat");
            let told = choices.iter().map(|mv| {
                let entries = journal("seed 0", &[(1, mv)]);
                explained(&Desk::alone(&roster), &catalog, &entries, &asked(eyes, looking_back)).expect("a reason")
            });
            told.collect::<Vec<Said>>()
        };
        let face_down = words(Viewer::Seat(Seat(0)), None);
        assert!(words(Viewer::Seat(Seat(1)), None).iter().all(|own| *own != face_down[0]));
        let afterwards = words(Viewer::Seat(Seat(0)), Some(PLENTY));
        assert!(afterwards.iter().all(|said| said.id == "table-why-looking-back"), "{afterwards:?}");
        assert!(afterwards.iter().any(|said| *said != afterwards[0]), "{afterwards:?}");
    }
}
