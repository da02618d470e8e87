//! "What would you do?" and "why did you do that?". Both are thought about on the bots' own threads, from what the asking eyes may see,
//! and answered to nobody else.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hustings_bots::{Advice, Budget, Judged, Roster, Scene, Temper, characters};
use hustings_catalog::{AnyMatch, Catalog, Told};
use hustings_core::{Seat, Viewer};
use serde_json::Value;

use super::frames::{refused, text};
use super::owner::{ConnectionId, Message, Owner};
use super::refuse;
use super::state::{Table, What};
use super::why::{Reason, sentence};
use crate::bots::STAND_IN;
use crate::daily;
use crate::journal::{Entry, Stored, record};
use crate::protocol::{Code, Hint, HintMove, Phase, Refusal, Seq, ServerMessage, Stead, Why};

/// How long the chances before and after a move are looked at, each: so many playouts, if the time allows.
const GLANCE: Budget = Budget::NodesWithin(200, Duration::from_millis(250));

impl From<Judged<String>> for HintMove {
    fn from(judged: Judged<String>) -> HintMove {
        HintMove { mv: judged.mv, share: judged.share, visits: judged.visits, solved: judged.solved }
    }
}

impl Table {
    /// Whether a hint would be given for the seat now.
    pub fn can_hint(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.check_hint(seat).is_ok()
    }

    fn check_hint(&self, seat: Seat) -> Result<(), Refusal> {
        let own = &self.seats[seat.index()];
        if self.created.daily.is_some() {
            return refuse(Code::Forbidden, "there are no hints in the deal of the day: everybody plays it alone");
        }
        if self.seats.iter().any(|sitter| sitter.user.is_some() && sitter.user != own.user) {
            return refuse(
                Code::Forbidden,
                "there are no hints where other people play: they would be playing against a bot",
            );
        }
        if own.by_bot() {
            return refuse(Code::WrongPhase, "a bot plays for this seat; take it back first");
        }
        if !self.pending.contains(seat) {
            return refuse(Code::WrongPhase, format!("nothing is asked of seat {seat} just now"));
        }
        Ok(())
    }

    /// The bot that made the move which is entry `seq`; nobody where it was a person's, or the table's because time was up.
    fn bot_behind(&self, seq: Seq, seat: Seat, by: Option<Stead>) -> Option<String> {
        match by {
            None => self.seats[seat.index()].bot.clone(),
            Some(Stead::Table) => None,
            Some(Stead::Bot) => {
                let mut earlier = self.log.iter().rev().filter(|logged| logged.seq < seq);
                let stand_in = earlier.find_map(|logged| match &logged.what {
                    What::Plain(Entry::TakenOver { seat: taken, bot, .. }) if *taken == seat => Some(Some(bot.clone())),
                    What::Plain(Entry::HandedBack { seat: back }) if *back == seat => Some(None),
                    _ => None,
                });
                Some(stand_in.flatten().unwrap_or_else(|| STAND_IN.to_owned()))
            }
        }
    }
}

impl Owner {
    pub fn hint(&mut self, id: ConnectionId, request: Option<u32>, seat: Seat) -> Result<(), Refusal> {
        self.may_see(id, seat)?;
        self.in_phase(Phase::Playing)?;
        self.table.check_hint(seat)?;
        let eyes = self.begin_asking(id)?;
        let game = self.table.game.as_ref().ok_or_else(Refusal::internal)?;
        let look = Look::new(game.as_ref(), Viewer::Seat(seat))?;
        let seq = self.table.quiet.shown(self.table.seq, eyes);
        let budget = self.context.config.hint;
        self.ask(id, request, eyes, move |roster| {
            Ok(text(&ServerMessage::Hint(Hint { id: request, ..hinted(roster, &look, seat, seq, budget)? })))
        });
        Ok(())
    }

    pub fn why(&mut self, id: ConnectionId, request: Option<u32>, seq: Seq) -> Result<(), Refusal> {
        let connection = self.connections.iter().find(|connection| connection.id == id);
        let eyes = connection.ok_or_else(Refusal::internal)?.eyes;
        let table = &self.table;
        let known = table.log.iter().filter(|logged| !table.quiet.is_hidden(logged.seq, eyes));
        let asked = known.rev().find(|logged| table.quiet.shown(logged.seq, eyes) == seq);
        let Some(What::Moved { seat, by, .. }) = asked.map(|logged| &logged.what) else {
            return refuse(Code::BadRequest, format!("entry {seq} is not a move"));
        };
        let (seat, real) = (*seat, asked.map_or(0, |logged| logged.seq));
        let Some(bot) = table.bot_behind(real, seat, *by) else {
            return refuse(Code::BadRequest, "only bots can be asked why; this move was somebody's own");
        };
        let over = table.phase == Phase::Over && !daily::is_secret(table.created.daily, self.context.time.now());
        let mut names: Vec<String> = table.seats.iter().map(|sitter| sitter.name.clone()).collect();
        if let Viewer::Seat(own) = eyes {
            names[own.index()] = "you".to_owned();
        }
        let temper = characters::read(&table.created.game, &bot).ok();
        let temper = temper.and_then(|spec| spec.search().map(|search| search.temper)).unwrap_or(Temper::Even);
        self.begin_asking(id)?;
        // Read by whoever thinks about it: the table does not wait.
        let (reading, runtime) = (self.context.store_journal().read(self.no, 1), tokio::runtime::Handle::current());
        let (context, budget) = (Arc::clone(&self.context), self.context.config.hint);
        let asked = Asked { seq, entry: real, seat, eyes, names, temper, looking_back: over.then_some(budget) };
        self.ask(id, request, eyes, move |roster| {
            let entries = runtime.block_on(reading).map_err(|error| error.to_string())?;
            let words = explained(roster, &context.catalog, &entries, &asked)?;
            Ok(text(&ServerMessage::Why(Why { id: request, seq, seat, text: words })))
        });
        Ok(())
    }

    /// A connection has one question at a time; each is asked with the eyes it has at that moment.
    fn begin_asking(&mut self, id: ConnectionId) -> Result<Viewer, Refusal> {
        let connection = self.connections.iter_mut().find(|connection| connection.id == id);
        let connection = connection.ok_or_else(Refusal::internal)?;
        if std::mem::replace(&mut connection.asking, true) {
            return refuse(Code::TooMany, "one question at a time; the answer to the last one is on its way");
        }
        Ok(connection.eyes)
    }

    fn end_asking(&mut self, id: ConnectionId) {
        if let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == id) {
            connection.asking = false;
        }
    }

    fn ask(
        &self,
        id: ConnectionId,
        request: Option<u32>,
        eyes: Viewer,
        work: impl FnOnce(&Roster) -> Result<Utf8Bytes, String> + Send + 'static,
    ) {
        let (tables, no) = (Arc::clone(&self.context.tables), self.no);
        self.context.bots.ask(no, work, move |answer| {
            let answer = answer.unwrap_or_else(|error| {
                tracing::error!(table = no, error, "a bot could not answer a person");
                refused(request, Refusal::internal())
            });
            tables.tell(no, Message::Answered { id, request, eyes, answer });
        });
    }

    /// An answer has come. Whoever looks with other eyes by now is not the one who asked.
    pub fn answered(&mut self, id: ConnectionId, request: Option<u32>, eyes: Viewer, answer: Utf8Bytes) {
        self.end_asking(id);
        let Some(connection) = self.connections.iter().find(|connection| connection.id == id) else { return };
        let stale = || refused(request, Refusal::new(Code::Stale, "you look with other eyes now; ask again"));
        if !connection.send(if connection.eyes == eyes { answer } else { stale() }) {
            self.drop_lost(&[id]);
        }
    }
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
    fn scene(&self, budget: Budget, seq: Seq) -> Scene<'_> {
        let Look { game, seats, options, view } = self;
        Scene { game, seats: *seats, options, view: view.get(), budget, seed: seq.into() }
    }
}

fn hinted(roster: &Roster, look: &Look, seat: Seat, seq: Seq, budget: Budget) -> Result<Hint, String> {
    let advice = roster.advise(&look.scene(budget, seq), seat, None).map_err(|error| error.to_string())?;
    let moves = advice.best.into_iter().map(HintMove::from).collect();
    Ok(Hint { id: None, seq, seat, shares: advice.shares.values().to_vec(), moves })
}

/// Which move is to be explained, and to whom.
struct Asked {
    /// The entry as the asker counts, and as the journal does.
    seq: Seq,
    entry: Seq,
    seat: Seat,
    eyes: Viewer,
    names: Vec<String>,
    temper: Temper,
    /// Once the game is over: how long the bot thinks about it again, with its own eyes.
    looking_back: Option<Budget>,
}

fn explained(roster: &Roster, catalog: &Catalog, entries: &[Stored], asked: &Asked) -> Result<String, String> {
    let Asked { seq, entry, seat, eyes, names, temper, looking_back } = asked;
    let Moment { before, after, mv, told } = Moment::find(catalog, entries, *entry, *seat)?;
    let chances = |game: &dyn AnyMatch| {
        let look = Look::new(game, *eyes).map_err(|refused| refused.message)?;
        roster.assess(&look.scene(GLANCE, *seq)).map_err(|error| error.to_string())
    };
    let (chances_before, chances_after) = (chances(&*before)?.shares, chances(&*after)?.shares);
    let own = looking_back.and_then(|budget| thought_again(roster, &*before, *seat, &mv, budget));
    Ok(sentence(&Reason {
        seq: *seq,
        seat: *seat,
        names,
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
    told: Told,
}

impl Moment {
    fn find(catalog: &Catalog, entries: &[Stored], seq: Seq, seat: Seat) -> Result<Moment, String> {
        let missing = || format!("entry {seq} is not in the journal");
        let at = entries.iter().position(|stored| stored.seq == seq).ok_or_else(missing)?;
        let Entry::Moved { mv, .. } = &entries[at].entry else { return Err(missing()) };
        let before = catalog.replay(&record(&entries[..at]).ok_or_else(missing)?).map_err(|refused| refused.message)?;
        let mut after = before.duplicate();
        let told = after.play(seat, mv).map_err(|refused| refused.message)?;
        Ok(Moment { before, after, mv: mv.clone(), told })
    }
}

/// With the bot's own eyes, once nothing is secret any more; nothing where it acted without being asked.
fn thought_again(roster: &Roster, game: &dyn AnyMatch, seat: Seat, mv: &str, budget: Budget) -> Option<Advice<String>> {
    let look = Look::new(game, Viewer::Seat(seat)).ok()?;
    roster.advise(&look.scene(budget, 0), seat, Some(mv)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::Created;
    use crate::protocol::{Clock, Timeout};
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
            clock: Clock::None,
            timeout: Timeout::BotPlays,
            rematch_of: None,
            daily: None,
        };
        let moved = |(seat, mv): &(u8, &str)| Entry::Moved { seat: Seat(*seat), mv: (*mv).to_owned(), by: None };
        let entries = [Entry::Created(Box::new(created)), Entry::Started].into_iter().chain(moves.iter().map(moved));
        (1..).zip(entries).map(|(seq, entry)| Stored { seq, at: 0, entry }).collect()
    }

    fn game(catalog: &Catalog, entries: &[Stored]) -> Box<dyn AnyMatch> {
        catalog.replay(&record(entries).expect("a record")).expect("it replays")
    }

    fn asked(eyes: Viewer, looking_back: Option<Budget>) -> Asked {
        let names = ["Ann", "Bo", "Cy"].map(str::to_owned).to_vec();
        Asked { seq: 3, entry: 3, seat: Seat(1), eyes, names, temper: Temper::Even, looking_back }
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

    /// Deal everything anew that the asker cannot see, let the bot choose something else face down: not a byte changes.
    #[test]
    fn what_is_hidden_from_the_asker_changes_no_byte_of_an_answer() {
        let (roster, catalog) = house();
        let mut answers = Vec::new();
        for seed in alike(&catalog) {
            let start = journal(&seed, &[]);
            let table = game(&catalog, &start);
            let look = Look::new(&*table, Viewer::Seat(Seat(0))).expect("a view");
            let hint = hinted(&roster, &look, Seat(0), 2, PLENTY).expect("a hint");
            let hint = text(&ServerMessage::Hint(hint)).to_string();
            let choices = table.moves(Seat(1)).expect("a seat");
            assert!(choices.len() > 1);
            for mv in &choices {
                let entries = journal(&seed, &[(1, mv)]);
                let words =
                    explained(&roster, &catalog, &entries, &asked(Viewer::Seat(Seat(0)), None)).expect("a reason");
                answers.push((hint.clone(), words));
            }
        }
        assert!(answers.len() >= 8 && answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        assert!(answers[0].1.contains("face down") || answers[0].1.contains("turned up"), "{}", answers[0].1);
    }

    /// The test above could fail: the bot itself would be told more, and so is everybody when the game is over.
    #[test]
    fn whoever_may_know_more_is_told_more() {
        let (roster, catalog) = house();
        let table = game(&catalog, &journal("seed 0", &[]));
        let words = |eyes, looking_back| {
            let choices = table.moves(Seat(1)).expect("a seat");
            let told = choices.iter().map(|mv| {
                let entries = journal("seed 0", &[(1, mv)]);
                explained(&roster, &catalog, &entries, &asked(eyes, looking_back)).expect("a reason")
            });
            told.collect::<Vec<String>>()
        };
        let face_down = words(Viewer::Seat(Seat(0)), None);
        assert!(words(Viewer::Seat(Seat(1)), None).iter().all(|own| *own != face_down[0]));
        let afterwards = words(Viewer::Seat(Seat(0)), Some(PLENTY));
        assert!(afterwards.iter().zip(&face_down).all(|(after, before)| after.len() > before.len()), "{afterwards:?}");
        assert!(afterwards.iter().any(|words| *words != afterwards[0]), "{afterwards:?}");
    }
}
