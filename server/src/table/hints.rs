//! "What would you do?" and "why did you do that?". Both are thought about on the bots' own threads, from what the asking eyes may see,
//! and answered to nobody else.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hustings_bots::{Advice, Assessed, Budget, Judged, Roster, Scene, Temper, characters};
use hustings_catalog::AnyMatch;
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
const GLANCE: Budget = Budget::NodesWithin(400, Duration::from_millis(150));

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
            let advice = roster.advise(&look.scene(budget, seq), seat, None).map_err(|error| error.to_string())?;
            Ok(text(&ServerMessage::Hint(Hint {
                id: request,
                seq,
                seat,
                shares: advice.shares.values().to_vec(),
                moves: advice.best.into_iter().map(HintMove::from).collect(),
            })))
        });
        Ok(())
    }

    pub async fn why(&mut self, id: ConnectionId, request: Option<u32>, seq: Seq) -> Result<(), Refusal> {
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
        let entries = self.context.store_journal().read(self.no, 1).await.map_err(|error| {
            tracing::error!(table = self.no, %error, "the journal cannot be read");
            self.end_asking(id);
            Refusal::internal()
        })?;
        let (context, budget) = (Arc::clone(&self.context), self.context.config.hint);
        self.ask(id, request, eyes, move |roster| {
            let moment = Moment::find(&context.catalog, &entries, real, seat)?;
            let Moment { before, after, mv, told } = &moment;
            let chances = |game: &dyn AnyMatch| chances(roster, game, eyes, seq);
            let own = if over { Some(think_again(roster, before.as_ref(), seat, mv, budget)) } else { None };
            let (before_it, after_it) = (chances(before.as_ref())?.shares, chances(after.as_ref())?.shares);
            let text_of_it = sentence(&Reason {
                seq,
                seat,
                names: &names,
                temper,
                guess: before.guess(eyes, seat, told),
                before: &before_it,
                after: &after_it,
                looking_back: own.flatten().as_ref(),
            });
            Ok(text(&ServerMessage::Why(Why { id: request, seq, seat, text: text_of_it })))
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

/// The game right before and right after an entry, as it stood then: what was taken back later still counts.
struct Moment {
    before: Box<dyn AnyMatch>,
    after: Box<dyn AnyMatch>,
    mv: String,
    told: hustings_catalog::Told,
}

impl Moment {
    fn find(catalog: &hustings_catalog::Catalog, entries: &[Stored], seq: Seq, seat: Seat) -> Result<Moment, String> {
        let missing = || format!("entry {seq} is not in the journal");
        let at = entries.iter().position(|stored| stored.seq == seq).ok_or_else(missing)?;
        let Entry::Moved { mv, .. } = &entries[at].entry else { return Err(missing()) };
        let before = catalog.replay(&record(&entries[..at]).ok_or_else(missing)?).map_err(|refused| refused.message)?;
        let mut after = before.duplicate();
        let told = after.play(seat, mv).map_err(|refused| refused.message)?;
        Ok(Moment { before, after, mv: mv.clone(), told })
    }
}

fn chances(roster: &Roster, game: &dyn AnyMatch, eyes: Viewer, seq: Seq) -> Result<Assessed, String> {
    let look = Look::new(game, eyes).map_err(|refused| refused.message)?;
    roster.assess(&look.scene(GLANCE, seq)).map_err(|error| error.to_string())
}

/// With the bot's own eyes, once nothing is secret any more; nothing where it acted without being asked.
fn think_again(roster: &Roster, game: &dyn AnyMatch, seat: Seat, mv: &str, budget: Budget) -> Option<Advice<String>> {
    let look = Look::new(game, Viewer::Seat(seat)).ok()?;
    roster.advise(&look.scene(budget, 0), seat, Some(mv)).ok()
}
