//! What people ask for. Most requests are a decision: a function that looks at the table as it stands and gives the entries to write, or
//! refuses. It is made again if another writer was first.

use std::sync::Arc;
use std::time::Duration;

use hustings_core::{Message, Seat, SeatSet, Viewer, one_line, say};

use super::Message as Owned;
use super::Owner;
use super::connections::{Connection, ConnectionId};
use super::frames::{refused, text, viewer};
use crate::bots;
use crate::daily;
use crate::limits::{LONGEST_CHAT, LONGEST_MOVE, LONGEST_WORD, MOST_PREVIEWS_AT_ONCE};
use crate::protocol::{
    ChatPolicy, ClientFrame, ClientMessage, Clock, Code, EndedHow, Eyes, Foreseen, MovePreview, Phase, Previews,
    Proposed, Refused, SeatKind, Seq, ServerMessage, by_catalog, internal, refuse,
};
use crate::store::Entry;
use crate::table::state::Orders;

/// How long a person must have been gone before somebody else may put a bot on their seat, in milliseconds.
const GONE_FOR_GOOD: i64 = 30_000;

/// About how long it takes to try out one move.
const A_PREVIEW: Duration = Duration::from_micros(500);

/// The entries to write, or why not.
type Decision = Result<Vec<Entry>, Refused>;

/// How a request is answered.
enum Answered {
    /// It was done; this is the newest entry.
    Done(Seq),
    /// The answer has been sent, or will be.
    Separately,
}

impl Owner {
    pub(super) async fn frame(&mut self, id: ConnectionId, frame: ClientFrame) {
        let ClientFrame { id: request, message } = frame;
        let answered = self.request(id, request, message).await;
        let Ok(connection) = self.connections.get(id) else { return };
        match answered {
            Ok(Answered::Done(seq)) => {
                let seq = self.table.log().shown(seq, connection.eyes());
                if let Some(id) = request {
                    connection.send(text(&ServerMessage::Done { id, seq }));
                }
            }
            Ok(Answered::Separately) => {}
            Err(refusal) => {
                self.context.metrics().refused();
                connection.send(refused(request, refusal));
            }
        }
    }

    async fn request(
        &mut self,
        id: ConnectionId,
        request: Option<u32>,
        message: ClientMessage,
    ) -> Result<Answered, Refused> {
        use ClientMessage as M;
        let done = match message {
            M::Play { seat, seq, mv } => self.change(|owner| owner.play(id, seat, seq, &mv)).await?,
            M::Sit { seat, word } => self.change(|owner| owner.sit(id, seat, word.as_deref())).await?,
            M::Stand { seat } => self.change(|owner| owner.stand(id, seat)).await?,
            M::Word { seat, word } => self.change(|owner| owner.give_word(id, seat, &word)).await?,
            M::SeatBot { seat, bot } => self.change(|owner| owner.seat_bot(id, seat, &bot)).await?,
            M::OpenSeat { seat } => self.change(|owner| owner.open_seat(id, seat)).await?,
            M::Order { seat, orders } => self.change(|owner| owner.order(id, seat, &orders)).await?,
            M::Resume { seat } => self.change(|owner| owner.end_pause(id, seat)).await?,
            M::Resign { seat } => self.change(|owner| owner.resign(id, seat)).await?,
            M::TakeOver { seat, bot } => self.change(|owner| owner.take_over(id, seat, bot.as_deref())).await?,
            M::HandBack { seat } => self.change(|owner| owner.hand_back(id, seat)).await?,
            M::SetChat { policy } => self.change(|owner| owner.set_chat(id, policy)).await?,
            M::Chat { text } => self.chat(id, &text).await?,
            M::Undo { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Playing)?;
                self.undo(seat).await?
            }
            M::Pause { seat } => {
                self.own(id, seat)?;
                self.not_daily(say!("table-daily-clock"))?;
                self.in_phase(Phase::Playing)?;
                self.propose(seat, Proposed::Pause).await?
            }
            M::Draw { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Playing)?;
                self.may_draw(seat)?;
                self.propose(seat, Proposed::Draw).await?
            }
            M::Rematch { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Over)?;
                self.has_no_rematch()?;
                self.propose(seat, Proposed::Rematch).await?
            }
            M::Answer { proposal, agree } => {
                let held = self.connections.get(id)?.held();
                self.answer(held, proposal, agree).await?
            }
            M::Look { eyes } => self.look(id, eyes)?,
            M::Looking { looking } => self.set_looking(id, looking)?,
            M::Log { until } => {
                self.send_log(id, request, until)?;
                return Ok(Answered::Separately);
            }
            M::Preview { seat, moves, in_order } => {
                self.preview(id, request, seat, moves, in_order)?;
                return Ok(Answered::Separately);
            }
            M::LookBack { after } => {
                self.look_back(id, request, after)?;
                return Ok(Answered::Separately);
            }
            M::Hint { seat } => {
                self.hint(id, request, seat)?;
                return Ok(Answered::Separately);
            }
            M::Why { seq } => {
                self.why(id, request, seq)?;
                return Ok(Answered::Separately);
            }
            M::Ping => {
                let at = self.context.now();
                self.connections.get(id)?.send(text(&ServerMessage::Pong { id: request, at }));
                return Ok(Answered::Separately);
            }
        };
        Ok(Answered::Done(done))
    }

    // Conditions that requests check.

    fn has_seat(&self, seat: Seat) -> Result<(), Refused> {
        if self.table.has_seat(seat) {
            return Ok(());
        }
        refuse(Code::BadSeat, say!("bad-seat", number = seat.0, last = self.table.created().seats - 1))
    }

    /// The connection, if it holds the seat.
    pub(super) fn own(&self, id: ConnectionId, seat: Seat) -> Result<&Connection, Refused> {
        let connection = self.connections.get(id)?;
        self.has_seat(seat)?;
        if connection.held().contains(seat) {
            return Ok(connection);
        }
        refuse(Code::NotYourSeat, say!("table-not-your-seat", seat))
    }

    /// The connection, if it holds the seat and the seat's secrets are not behind a curtain just now.
    pub(super) fn may_see(&self, id: ConnectionId, seat: Seat) -> Result<&Connection, Refused> {
        let connection = self.own(id, seat)?;
        if self.table.has_secrets() && connection.eyes() != Viewer::Seat(seat) {
            return refuse(Code::NotYourSeat, say!("table-look-first", seat));
        }
        Ok(connection)
    }

    pub(super) fn in_phase(&self, phase: Phase) -> Result<(), Refused> {
        if self.table.phase() == phase {
            return Ok(());
        }
        let why = match self.table.phase() {
            Phase::Open => say!("table-phase-open"),
            Phase::Playing => say!("table-phase-playing"),
            Phase::Paused => say!("table-phase-paused"),
            Phase::Over => say!("table-phase-over"),
            Phase::Frozen => say!("table-phase-frozen"),
        };
        refuse(Code::WrongPhase, why)
    }

    /// Playing or paused.
    fn is_under_way(&self) -> Result<(), Refused> {
        if self.table.phase() == Phase::Paused { Ok(()) } else { self.in_phase(Phase::Playing) }
    }

    fn is_open(&self, seat: Seat) -> Result<(), Refused> {
        self.has_seat(seat)?;
        self.in_phase(Phase::Open)?;
        if self.table.sitter(seat).kind() == SeatKind::Open {
            return Ok(());
        }
        refuse(Code::SeatTaken, say!("table-seat-taken", seat))
    }

    fn not_daily(&self, why: Message) -> Result<(), Refused> {
        if self.table.created().daily.is_some() { refuse(Code::Forbidden, why) } else { Ok(()) }
    }

    pub(super) fn has_no_rematch(&self) -> Result<(), Refused> {
        if self.table.rematch().is_none() {
            return Ok(());
        }
        refuse(Code::WrongPhase, say!("table-rematch-exists"))
    }

    pub(super) fn is_host(&self, connection: &Connection) -> bool {
        connection.user().ids().contains(&self.table.created().host)
    }

    fn only_host(&self, id: ConnectionId) -> Result<(), Refused> {
        if self.is_host(self.connections.get(id)?) {
            return Ok(());
        }
        refuse(Code::NotTheHost, say!("table-not-the-host"))
    }

    // The decisions, one for each kind of message.

    fn play(&self, id: ConnectionId, seat: Seat, seq: Seq, mv: &str) -> Decision {
        let eyes = self.own(id, seat)?.eyes();
        self.in_phase(Phase::Playing)?;
        if mv.len() > LONGEST_MOVE || mv.contains(['\n', '\r']) {
            return refuse(Code::BadMessage, say!("table-move-one-line"));
        }
        if self.table.sitter(seat).by_bot() {
            return refuse(Code::WrongPhase, say!("table-bot-plays"));
        }
        if !self.table.is_meant(seat, mv, self.table.log().real(seq, eyes)) {
            return refuse(Code::Stale, say!("table-stale"));
        }
        // A text that is no move is refused by the game.
        let mv = self.table.game().and_then(|game| game.as_written(mv)).unwrap_or_else(|| mv.to_owned());
        Ok(vec![Entry::Moved { seat, mv, by: None }])
    }

    /// Leaves orders in place of those that stood; others who look with the seat's eyes are told, and nobody else.
    fn order(&self, id: ConnectionId, seat: Seat, orders: &[String]) -> Decision {
        self.own(id, seat)?;
        self.is_under_way()?;
        Orders::check(self.table.game().map_or(&[], |game| game.info().orders), orders)?;
        Ok(vec![Entry::Ordered { seat, orders: orders.to_vec() }])
    }

    fn sit(&self, id: ConnectionId, seat: Seat, word: Option<&str>) -> Decision {
        self.is_open(seat)?;
        let user = self.connections.get(id)?.user();
        let (name, user) = (user.name().to_owned(), Some(user.id().to_owned()));
        let mut entries = vec![Entry::Seated { seat, name, user, bot: None }];
        if let Some(word) = word {
            check_word(word)?;
            entries.push(Entry::Word { seat, word: word.to_owned() });
        }
        Ok(entries)
    }

    fn stand(&self, id: ConnectionId, seat: Seat) -> Decision {
        self.own(id, seat)?;
        self.in_phase(Phase::Open)?;
        Ok(vec![Entry::Stood { seat }])
    }

    fn give_word(&self, id: ConnectionId, seat: Seat, word: &str) -> Decision {
        self.own(id, seat)?;
        self.in_phase(Phase::Open)?;
        check_word(word)?;
        if self.table.sitter(seat).word().is_some() {
            return refuse(Code::WrongPhase, say!("table-word-given"));
        }
        Ok(vec![Entry::Word { seat, word: word.to_owned() }])
    }

    fn seat_bot(&self, id: ConnectionId, seat: Seat, bot: &str) -> Decision {
        self.only_host(id)?;
        self.has_seat(seat)?;
        self.in_phase(Phase::Open)?;
        let game = &self.table.created().game;
        bots::check(game, bot)?;
        self.is_open(seat)?;
        let taken = self.table.seats().iter().map(|sitter| sitter.name());
        Ok(seated_bot(game, seat, bot.to_owned(), self.context.chance().bot_word(), taken).to_vec())
    }

    fn open_seat(&self, id: ConnectionId, seat: Seat) -> Decision {
        self.only_host(id)?;
        self.has_seat(seat)?;
        self.in_phase(Phase::Open)?;
        if self.table.sitter(seat).kind() != SeatKind::Bot {
            return refuse(Code::SeatTaken, say!("table-no-bot-there", seat));
        }
        Ok(vec![Entry::Stood { seat }])
    }

    fn end_pause(&self, id: ConnectionId, seat: Seat) -> Decision {
        self.own(id, seat)?;
        self.in_phase(Phase::Paused)?;
        Ok(vec![Entry::Resumed { seat }])
    }

    fn resign(&self, id: ConnectionId, seat: Seat) -> Decision {
        self.own(id, seat)?;
        self.is_under_way()?;
        if self.table.sitter(seat).has_resigned() {
            return refuse(Code::WrongPhase, say!("table-resigned-already"));
        }
        let end = self.table.end_without(seat, EndedHow::Resignation);
        Ok([Entry::Resigned { seat }].into_iter().chain(end).collect())
    }

    fn take_over(&self, id: ConnectionId, seat: Seat, bot: Option<&str>) -> Decision {
        self.has_seat(seat)?;
        self.is_under_way()?;
        self.not_daily(say!("table-daily-no-stand-in"))?;
        let own = self.own(id, seat).is_ok();
        if !own && matches!(self.table.created().clock, Clock::Days { .. }) {
            return refuse(Code::NotAgreed, say!("table-wait-for-the-clock"));
        }
        if !own && bot.is_some() {
            return refuse(Code::Forbidden, say!("table-holder-chooses-bot"));
        }
        let bot = bot.unwrap_or(bots::STAND_IN);
        bots::check(&self.table.created().game, bot)?;
        let Some(first) = self.connections.get(id)?.held().first() else {
            return refuse(Code::NotYourSeat, say!("table-only-players-seat-bots"));
        };
        let sitter = self.table.sitter(seat);
        let Some(holder) = sitter.user() else {
            return refuse(Code::SeatTaken, say!("table-no-person-there", seat));
        };
        let here = self.is_here(holder);
        let gone_for = self.context.now() - self.attendance.gone_since(holder);
        if !own && (here || gone_for < GONE_FOR_GOOD) {
            return refuse(Code::NotAgreed, say!("table-holder-not-gone"));
        }
        if sitter.stand_in().is_some() || sitter.has_resigned() {
            return refuse(Code::WrongPhase, say!("table-taken-over-already"));
        }
        let by = if own { seat } else { first };
        Ok(vec![Entry::TakenOver { seat, bot: bot.to_owned(), by }])
    }

    fn hand_back(&self, id: ConnectionId, seat: Seat) -> Decision {
        self.own(id, seat)?;
        if self.table.sitter(seat).stand_in().is_none() {
            return refuse(Code::WrongPhase, say!("table-not-taken-over"));
        }
        Ok(vec![Entry::HandedBack { seat }])
    }

    fn set_chat(&self, id: ConnectionId, policy: ChatPolicy) -> Decision {
        self.only_host(id)?;
        Ok(vec![Entry::ChatPolicy { policy }])
    }

    // Requests that are more than a decision.

    async fn chat(&mut self, id: ConnectionId, text: &str) -> Result<Seq, Refused> {
        let text = one_line(text);
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return refuse(Code::TooLarge, say!("table-chat-length", most = LONGEST_CHAT));
        }
        let connection = self.connections.get(id)?;
        let (user, name, seat) =
            (connection.user().id().to_owned(), connection.user().name().to_owned(), connection.held().first());
        self.may_chat(connection.held())?;
        if self.chat_limit.take(user.clone(), self.context.now()).is_err() {
            return refuse(Code::TooMany, say!("table-chat-too-fast"));
        }
        let line = Entry::Chat { user, name, seat, text };
        self.change(|owner| {
            owner.may_chat(owner.connections.get(id)?.held())?;
            Ok(vec![line.clone()])
        })
        .await
    }

    fn may_chat(&self, held: SeatSet) -> Result<(), Refused> {
        match self.table.chat().policy() {
            ChatPolicy::Everybody => Ok(()),
            ChatPolicy::Seated if !held.is_empty() => Ok(()),
            ChatPolicy::Seated | ChatPolicy::Nobody => refuse(Code::Forbidden, say!("table-chat-closed")),
        }
    }

    /// Tries moves in an imagined world when it is this person's turn; the table does not wait for it.
    fn preview(
        &self,
        id: ConnectionId,
        request: Option<u32>,
        seat: Seat,
        moves: Option<Vec<String>>,
        in_order: bool,
    ) -> Result<(), Refused> {
        let connection = self.may_see(id, seat)?;
        let (eyes, payer) = (connection.eyes(), connection.payer());
        self.in_phase(Phase::Playing)?;
        let seq = self.table.log().shown(self.table.seq(), eyes);
        let game = self.table.game().ok_or_else(internal)?.duplicate();
        let mut moves = moves.map_or_else(|| game.moves(seat).map_err(by_catalog), Ok)?;
        moves.truncate(MOST_PREVIEWS_AT_ONCE);
        let cost = A_PREVIEW * moves.len() as u32;
        let work = move |_: &_| {
            let foreseen = if in_order { game.foresee_plan(seat, &moves)? } else { game.foresee(seat, &moves)? };
            let previews = moves.into_iter().zip(foreseen).map(|(mv, after)| MovePreview {
                mv,
                after: after.map(|after| Foreseen { view: after.view, events: after.events }),
            });
            let previews = Previews { id: request, seq, seat, in_order, previews: previews.collect() };
            Ok::<_, hustings_catalog::Refused>(text(&ServerMessage::Previews(previews)))
        };
        let (context, no) = (Arc::clone(&self.context), self.no);
        tokio::spawn(async move {
            let answer = match context.errand(payer, cost, work).await {
                Ok(Ok(previews)) => previews,
                Ok(Err(why)) => refused(request, by_catalog(why)),
                Err(_) => refused(request, internal()),
            };
            context.tables().deliver(no, Owned::Previewed { id, request, eyes, answer }).await;
        });
        Ok(())
    }

    fn look(&mut self, id: ConnectionId, eyes: Eyes) -> Result<Seq, Refused> {
        let eyes = viewer(eyes);
        match eyes {
            Viewer::Seat(seat) => {
                self.own(id, seat)?;
            }
            Viewer::Everything => {
                self.in_phase(Phase::Over)?;
                if daily::is_secret(self.table.created().daily, self.context.now()) {
                    return Err(daily::kept());
                }
            }
            Viewer::Spectator => {}
        }
        self.connections.look(id, eyes)?;
        self.send_snapshot(self.connections.get(id)?);
        Ok(self.table.seq())
    }
}

/// A bot sits down, with its word for the luck of the table.
pub fn seated_bot<'a>(
    game: &str,
    seat: Seat,
    bot: String,
    word: String,
    taken: impl Iterator<Item = &'a str>,
) -> [Entry; 2] {
    let name = bots::name(game, &bot, taken);
    [Entry::Seated { seat, name, user: None, bot: Some(bot) }, Entry::Word { seat, word }]
}

fn check_word(word: &str) -> Result<(), Refused> {
    if word.len() <= LONGEST_WORD && !word.contains(|letter: char| letter.is_control()) {
        return Ok(());
    }
    refuse(Code::TooLarge, say!("table-word-length", most = LONGEST_WORD))
}
