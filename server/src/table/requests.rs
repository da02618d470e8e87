//! What people ask for, one function a kind of message. Each checks first, then writes, and answers last.

use hustings_core::{Seat, Viewer};

use super::frames::{refused, text, viewer};
use super::owner::{ConnectionId, Owner};
use super::refuse;
use crate::bots;
use crate::daily;
use crate::ids;
use crate::journal::Entry;
use crate::limits::{
    CHAT_IN_TEN_SECONDS, LONGEST_CHAT, LONGEST_MOVE, LONGEST_PROMISE, LONGEST_WORD, MOST_PREVIEWS_AT_ONCE, one_line,
};
use crate::protocol::{
    ChatPolicy, ClientFrame, ClientMessage, Clock, Code, EndedHow, Eyes, Foreseen, MovePreview, Phase, Previews,
    Proposed, Refusal, SeatKind, Seq, ServerMessage,
};

/// How long a person must have been gone before somebody else may put a bot on their seat.
const GONE_FOR_GOOD: i64 = 30_000;

impl Owner {
    pub async fn frame(&mut self, id: ConnectionId, frame: ClientFrame) {
        let ClientFrame { id: request, message } = frame;
        let answer = match self.request(id, request, message).await {
            Ok(Some(seq)) => {
                let eyes = self.connections.iter().find(|connection| connection.id == id).map(|one| one.eyes);
                let seq = eyes.map_or(seq, |eyes| self.table.quiet.shown(seq, eyes));
                request.map(|id| text(&ServerMessage::Done { id, seq }))
            }
            Ok(None) => None,
            Err(refusal) => {
                self.context.metrics.refused.inc();
                Some(refused(request, refusal))
            }
        };
        let connection = self.connections.iter().find(|connection| connection.id == id);
        if let (Some(answer), Some(connection)) = (answer, connection)
            && !connection.send(answer)
        {
            self.drop_lost(&[id]);
        }
    }

    /// `None` where the answer has been sent already.
    async fn request(
        &mut self,
        id: ConnectionId,
        request: Option<u32>,
        message: ClientMessage,
    ) -> Result<Option<Seq>, Refusal> {
        let done = match message {
            ClientMessage::Play { seat, seq, mv } => self.request_move(id, seat, seq, &mv).await?,
            ClientMessage::Sit { seat, word } => self.sit(id, seat, word).await?,
            ClientMessage::Stand { seat } => self.stand(id, seat).await?,
            ClientMessage::Word { seat, word } => self.word(id, seat, word).await?,
            ClientMessage::SeatBot { seat, bot } => self.seat_bot(id, seat, bot).await?,
            ClientMessage::OpenSeat { seat } => self.open_seat(id, seat).await?,
            ClientMessage::Preview { seat, moves } => {
                self.preview(id, request, seat, moves)?;
                return Ok(None);
            }
            ClientMessage::Hint { seat } => {
                self.hint(id, request, seat)?;
                return Ok(None);
            }
            ClientMessage::Why { seq } => {
                self.why(id, request, seq)?;
                return Ok(None);
            }
            ClientMessage::Look { eyes } => self.look(id, eyes)?,
            ClientMessage::Undo { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Playing)?;
                self.undo(seat).await?
            }
            ClientMessage::Order { seat, orders } => self.order(id, seat, orders).await?,
            ClientMessage::Pause { seat } => {
                self.own(id, seat)?;
                self.not_daily("the clock of the daily deal does not stop")?;
                self.in_phase(Phase::Playing)?;
                self.propose(seat, Proposed::Pause).await?
            }
            ClientMessage::Resume { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Paused)?;
                let seq = self.commit(vec![(Entry::Resumed { seat }, None)]).await?;
                self.settle().await;
                seq
            }
            ClientMessage::Resign { seat } => self.resign(id, seat).await?,
            ClientMessage::Rematch { seat } => {
                self.own(id, seat)?;
                self.in_phase(Phase::Over)?;
                if self.table.rematch.is_some() {
                    return refuse(Code::WrongPhase, "there is a rematch already");
                }
                self.propose(seat, Proposed::Rematch).await?
            }
            ClientMessage::Answer { proposal, agree } => self.answer(id, proposal, agree).await?,
            ClientMessage::TakeOver { seat, bot } => self.take_over(id, seat, bot).await?,
            ClientMessage::HandBack { seat } => self.hand_back(id, seat).await?,
            ClientMessage::Chat { text } => self.chat(id, &text).await?,
            ClientMessage::SetChat { policy } => {
                self.only_host(id)?;
                self.commit(vec![(Entry::ChatPolicy { policy }, None)]).await?
            }
            ClientMessage::Ping => {
                let at = self.context.time.now();
                if let Some(connection) = self.connections.iter().find(|connection| connection.id == id) {
                    connection.send(text(&ServerMessage::Pong { id: request, at }));
                }
                return Ok(None);
            }
        };
        Ok(Some(done))
    }

    pub fn in_phase(&self, phase: Phase) -> Result<(), Refusal> {
        if self.table.phase == phase {
            return Ok(());
        }
        let message = match self.table.phase {
            Phase::Open => "the game has not started yet",
            Phase::Playing => "the game is being played",
            Phase::Paused => "the game is paused",
            Phase::Over => "the game is over",
            Phase::Frozen => "this table was made under other rules and can only be read",
        };
        refuse(Code::WrongPhase, message)
    }

    fn not_daily(&self, why: &str) -> Result<(), Refusal> {
        if self.table.created.daily.is_some() { refuse(Code::Forbidden, why) } else { Ok(()) }
    }

    fn only_host(&self, id: ConnectionId) -> Result<(), Refusal> {
        let connection = self.connections.iter().find(|connection| connection.id == id);
        if connection.is_some_and(|connection| self.is_host(connection)) {
            return Ok(());
        }
        refuse(Code::NotTheHost, "only whoever made the table may do this")
    }

    fn there_is(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.table.seats.len() {
            return Ok(());
        }
        refuse(Code::BadSeat, format!("there is no seat {seat} at this table"))
    }

    async fn request_move(&mut self, id: ConnectionId, seat: Seat, seq: Seq, mv: &str) -> Result<Seq, Refusal> {
        let eyes = self.own(id, seat)?.eyes;
        self.in_phase(Phase::Playing)?;
        if mv.len() > LONGEST_MOVE || mv.contains(['\n', '\r']) {
            return refuse(Code::BadMessage, "a move is one short line");
        }
        // Words that people add to a move are read by others.
        let mv = &one_line(mv);
        if self.table.asked[seat.index()].words_of(mv).chars().count() > LONGEST_PROMISE {
            let message = format!("words added to a move have at most {LONGEST_PROMISE} characters");
            return refuse(Code::TooLarge, message);
        }
        let sitter = &self.table.seats[seat.index()];
        if sitter.by_bot() {
            return refuse(Code::WrongPhase, "a bot plays for this seat; take it back first");
        }
        if !self.table.asked[seat.index()].is_meant_by(mv, self.table.quiet.real(seq, eyes)) {
            return refuse(Code::Stale, "the seat has been asked something new meanwhile; look again and decide again");
        }
        self.play(seat, mv, None, None).await
    }

    /// Leaves orders in place of those that stood; whoever else holds the seat's eyes is told, and nobody besides.
    async fn order(&mut self, id: ConnectionId, seat: Seat, orders: Vec<String>) -> Result<Seq, Refusal> {
        self.own(id, seat)?;
        if self.table.phase != Phase::Paused {
            self.in_phase(Phase::Playing)?;
        }
        self.table.check_orders(&orders)?;
        let seq = self.commit(vec![(Entry::Ordered { seat, orders }, None)]).await?;
        self.ask_around();
        Ok(seq)
    }

    async fn sit(&mut self, id: ConnectionId, seat: Seat, word: Option<String>) -> Result<Seq, Refusal> {
        self.there_is(seat)?;
        self.in_phase(Phase::Open)?;
        if self.table.seats[seat.index()].kind() != SeatKind::Open {
            return refuse(Code::SeatTaken, format!("seat {seat} is taken"));
        }
        let connection =
            self.connections.iter().find(|connection| connection.id == id).ok_or_else(Refusal::internal)?;
        let (user, name) = (connection.user.id.clone(), connection.user.name.clone());
        let mut entries = vec![(Entry::Seated { seat, name, user: Some(user), bot: None }, None)];
        if let Some(word) = word {
            check_word(&word)?;
            entries.push((Entry::Word { seat, word }, None));
        }
        let seq = self.commit(entries).await?;
        self.settle().await;
        Ok(seq)
    }

    async fn stand(&mut self, id: ConnectionId, seat: Seat) -> Result<Seq, Refusal> {
        self.own(id, seat)?;
        self.in_phase(Phase::Open)?;
        self.commit(vec![(Entry::Stood { seat }, None)]).await
    }

    async fn word(&mut self, id: ConnectionId, seat: Seat, word: String) -> Result<Seq, Refusal> {
        self.own(id, seat)?;
        self.in_phase(Phase::Open)?;
        check_word(&word)?;
        if self.table.seats[seat.index()].word.is_some() {
            return refuse(Code::WrongPhase, "the first word counts");
        }
        let seq = self.commit(vec![(Entry::Word { seat, word }, None)]).await?;
        self.settle().await;
        Ok(seq)
    }

    async fn seat_bot(&mut self, id: ConnectionId, seat: Seat, bot: String) -> Result<Seq, Refusal> {
        self.only_host(id)?;
        self.there_is(seat)?;
        self.in_phase(Phase::Open)?;
        bots::check(&self.table.created.game, &bot)?;
        if self.table.seats[seat.index()].kind() != SeatKind::Open {
            return refuse(Code::SeatTaken, format!("seat {seat} is taken"));
        }
        let taken = self.table.seats.iter().map(|sitter| sitter.name.as_str());
        let seq = self
            .commit(
                seated_bot(&self.table.created.game, seat, bot, taken).into_iter().map(|entry| (entry, None)).collect(),
            )
            .await?;
        self.settle().await;
        Ok(seq)
    }

    async fn open_seat(&mut self, id: ConnectionId, seat: Seat) -> Result<Seq, Refusal> {
        self.only_host(id)?;
        self.there_is(seat)?;
        self.in_phase(Phase::Open)?;
        if self.table.seats[seat.index()].kind() != SeatKind::Bot {
            return refuse(Code::SeatTaken, format!("no bot sits on seat {seat}"));
        }
        self.commit(vec![(Entry::Stood { seat }, None)]).await
    }

    fn preview(
        &mut self,
        id: ConnectionId,
        request: Option<u32>,
        seat: Seat,
        moves: Option<Vec<String>>,
    ) -> Result<(), Refusal> {
        self.may_see(id, seat)?;
        self.in_phase(Phase::Playing)?;
        let mut moves = moves.unwrap_or_else(|| self.table.asked[seat.index()].moves.clone());
        moves.truncate(MOST_PREVIEWS_AT_ONCE);
        let game = self.table.game.as_ref().ok_or_else(Refusal::internal)?;
        let foreseen = game.foresee(seat, &moves)?;
        let previews = moves.into_iter().zip(foreseen).map(|(mv, after)| MovePreview {
            mv,
            after: after.map(|after| Foreseen { view: after.view, events: after.events }),
        });
        let seq = self.table.quiet.shown(self.table.seq, self.own(id, seat)?.eyes);
        let previews = Previews { id: request, seq, seat, previews: previews.collect() };
        let answer = text(&ServerMessage::Previews(previews));
        let connection = self.own(id, seat)?;
        if !connection.send(answer) {
            self.drop_lost(&[id]);
        }
        Ok(())
    }

    /// A held seat whose secrets are not behind the curtain just now.
    pub fn may_see(&self, id: ConnectionId, seat: Seat) -> Result<(), Refusal> {
        let connection = self.own(id, seat)?;
        if self.table.has_secrets() && connection.eyes != Viewer::Seat(seat) {
            return refuse(Code::NotYourSeat, format!("look with the eyes of seat {seat} first"));
        }
        Ok(())
    }

    fn look(&mut self, id: ConnectionId, eyes: Eyes) -> Result<Seq, Refusal> {
        let eyes = viewer(eyes);
        match eyes {
            Viewer::Seat(seat) => {
                self.own(id, seat)?;
            }
            Viewer::Everything => {
                self.in_phase(Phase::Over)?;
                if daily::is_secret(self.table.created.daily, self.context.time.now()) {
                    return refuse(Code::WrongPhase, daily::KEPT);
                }
            }
            Viewer::Spectator => {}
        }
        let at = self.connections.iter().position(|connection| connection.id == id).ok_or_else(Refusal::internal)?;
        self.connections[at].eyes = eyes;
        if !self.send_snapshot(&self.connections[at]) {
            self.drop_lost(&[id]);
        }
        Ok(self.table.seq)
    }

    async fn resign(&mut self, id: ConnectionId, seat: Seat) -> Result<Seq, Refusal> {
        self.own(id, seat)?;
        if self.table.phase != Phase::Paused {
            self.in_phase(Phase::Playing)?;
        }
        if self.table.seats[seat.index()].resigned {
            return refuse(Code::WrongPhase, "the seat has resigned already");
        }
        let mut entries = vec![(Entry::Resigned { seat }, None)];
        entries.extend(self.table.end(Some((seat, EndedHow::Resignation))).map(|end| (end, None)));
        self.proposal_overtaken();
        let seq = self.commit(entries).await?;
        self.settle().await;
        Ok(seq)
    }

    async fn take_over(&mut self, id: ConnectionId, seat: Seat, bot: Option<String>) -> Result<Seq, Refusal> {
        self.there_is(seat)?;
        if self.table.phase != Phase::Paused {
            self.in_phase(Phase::Playing)?;
        }
        self.not_daily("nobody stands in at the daily deal")?;
        let own = self.own(id, seat).is_ok();
        if !own && matches!(self.table.created.clock, Clock::Days { .. }) {
            return refuse(Code::NotAgreed, "in a game of days people come and go; wait for the clock");
        }
        if !own && bot.is_some() {
            return refuse(Code::Forbidden, "only its holder chooses who plays for a seat; leave out `bot`");
        }
        let bot = bot.unwrap_or_else(|| bots::STAND_IN.to_owned());
        bots::check(&self.table.created.game, &bot)?;
        let connection =
            self.connections.iter().find(|connection| connection.id == id).ok_or_else(Refusal::internal)?;
        let Some(by) = connection.held.first() else {
            return refuse(Code::NotYourSeat, "only players may put a bot on a seat");
        };
        let sitter = &self.table.seats[seat.index()];
        let Some(holder) = sitter.user.as_ref().filter(|_| sitter.kind() == SeatKind::Person) else {
            return refuse(Code::SeatTaken, format!("nobody left seat {seat}"));
        };
        let here = self.connections.iter().any(|other| other.user.ids.contains(holder));
        let gone_since = self.gone.get(holder).copied().unwrap_or(self.loaded_at);
        if !own && (here || self.context.time.now() - gone_since < GONE_FOR_GOOD) {
            return refuse(Code::NotAgreed, "a bot takes over when its holder has been gone for half a minute");
        }
        if sitter.stand_in.is_some() || sitter.resigned {
            return refuse(Code::WrongPhase, "a bot plays for this seat already");
        }
        let by = if own { seat } else { by };
        let seq = self.commit(vec![(Entry::TakenOver { seat, bot, by }, None)]).await?;
        self.settle().await;
        Ok(seq)
    }

    async fn hand_back(&mut self, id: ConnectionId, seat: Seat) -> Result<Seq, Refusal> {
        self.own(id, seat)?;
        if self.table.seats[seat.index()].stand_in.is_none() {
            return refuse(Code::WrongPhase, "no bot plays for this seat");
        }
        self.commit(vec![(Entry::HandedBack { seat }, None)]).await
    }

    async fn chat(&mut self, id: ConnectionId, text: &str) -> Result<Seq, Refusal> {
        let text = one_line(text);
        if text.is_empty() || text.chars().count() > LONGEST_CHAT {
            return refuse(Code::TooLarge, format!("a chat line has 1 to {LONGEST_CHAT} characters"));
        }
        let connection =
            self.connections.iter().find(|connection| connection.id == id).ok_or_else(Refusal::internal)?;
        let may = match self.table.chat_policy {
            ChatPolicy::Everybody => true,
            ChatPolicy::Seated => !connection.held.is_empty(),
            ChatPolicy::Nobody => false,
        };
        if !may {
            return refuse(Code::Forbidden, "the chat is closed to you at this table");
        }
        let now = self.context.time.now();
        let (user, name) = (connection.user.id.clone(), connection.user.name.clone());
        let seat = connection.held.first();
        let lately = self.chatted.entry(user.clone()).or_default();
        lately.retain(|at| now - *at < 10_000);
        if lately.len() >= CHAT_IN_TEN_SECONDS {
            return refuse(Code::TooMany, "that was a lot of chat; wait a few seconds");
        }
        lately.push(now);
        self.commit(vec![(Entry::Chat { user, name, seat, text }, None)]).await
    }
}

/// A bot sits down, with a word from the system's randomness.
pub fn seated_bot<'a>(game: &str, seat: Seat, bot: String, taken: impl Iterator<Item = &'a str>) -> [Entry; 2] {
    let name = bots::name(game, &bot, taken);
    [Entry::Seated { seat, name, user: None, bot: Some(bot) }, Entry::Word { seat, word: ids::random_text(16) }]
}

fn check_word(word: &str) -> Result<(), Refusal> {
    if word.len() <= LONGEST_WORD && !word.contains(|letter: char| letter.is_control()) {
        return Ok(());
    }
    refuse(Code::TooLarge, format!("a word is one line of at most {LONGEST_WORD} bytes"))
}
