//! New tables: checked, written, and left to be loaded when somebody comes.

use std::collections::HashMap;
use std::sync::Arc;

use hustings_core::{Seat, Seed};
use serde_json::Value;

use super::owner::projection;
use super::refuse;
use super::registry::Context;
use super::requests::seated_bot;
use super::state::Table;
use crate::bots;
use crate::ids;
use crate::journal::{Created, Entry, JournalError, Stored, append_in};
use crate::limits;
use crate::protocol::{Clock, Code, CreateTable, Refusal, SeatPlan, Seq, Timeout};
use crate::users::User;

/// A table about to be made.
pub struct Plan {
    game: String,
    options: Value,
    public: bool,
    clock: Clock,
    timeout: Timeout,
    host: String,
    seats: Vec<Planned>,
    rematch_of: Option<String>,
}

enum Planned {
    Open,
    Person { user: String, name: String },
    Bot(String),
}

impl Plan {
    pub fn new(wish: CreateTable, host: &User) -> Result<Plan, Refusal> {
        let person = |name: String| Planned::Person { user: host.id.clone(), name };
        let seats = wish.seats.into_iter().map(|seat| {
            Ok(match seat {
                SeatPlan::Me => person(host.name.clone()),
                SeatPlan::Open => Planned::Open,
                SeatPlan::HotSeat { name } => person(limits::name(&name)?),
                SeatPlan::Bot { bot } => {
                    bots::check(&bot)?;
                    Planned::Bot(bot)
                }
            })
        });
        let seats = seats.collect::<Result<Vec<_>, Refusal>>()?;
        limits::clock(wish.clock)?;
        Ok(Plan {
            game: wish.game,
            options: wish.options,
            public: wish.public,
            clock: wish.clock,
            timeout: wish.timeout,
            host: host.id.clone(),
            seats,
            rematch_of: None,
        })
    }

    /// The same again, everybody one seat further.
    pub fn rematch(table: &Table) -> Plan {
        let created = &table.created;
        let mut seats: Vec<Planned> = table
            .seats
            .iter()
            .map(|sitter| match (&sitter.bot, &sitter.user) {
                (Some(bot), _) => Planned::Bot(bot.clone()),
                (None, Some(user)) => Planned::Person { user: user.clone(), name: sitter.name.clone() },
                (None, None) => Planned::Open,
            })
            .collect();
        seats.rotate_right(1);
        Plan {
            game: created.game.clone(),
            options: created.options.clone(),
            public: created.public,
            clock: created.clock,
            timeout: created.timeout,
            host: created.host.clone(),
            seats,
            rematch_of: Some(created.id.clone()),
        }
    }

    /// Writes the table down and gives its name.
    pub async fn carry_out(self, context: &Arc<Context>) -> Result<String, Refusal> {
        let id = ids::table();
        let entries = self.entries(&id, context)?;
        let at = context.time.now();
        let stored: Vec<Stored> =
            entries.iter().zip(1..).map(|(entry, seq)| Stored { seq, at, entry: entry.clone() }).collect();
        let table = Table::load(0, stored, &context.catalog).map_err(|error| {
            tracing::error!(%error, "a new table makes no sense");
            Refusal::internal()
        })?;
        let seats = table.seats.iter().map(|sitter| sitter.info(false)).collect();
        let listed = projection(&table, seats, &HashMap::<String, Seq>::new());
        let written = context.store.write(move |connection| {
            let no = listed.insert(connection)?;
            let entries: Vec<Vec<u8>> =
                entries.iter().map(|entry| serde_json::to_vec(entry).expect("an entry is plain data")).collect();
            append_in(connection, no, 0, at, &entries)?;
            Ok::<_, JournalError>(no)
        });
        let no = written.await.map_err(|error| {
            tracing::error!(%error, "a table was not written");
            Refusal::internal()
        })?;
        tracing::info!(table = no, game = table.created.game, "a table was made");
        if table.is_ready() {
            // Only bots: nobody's coming would start it.
            context.tables.wake(context, no).await;
        }
        Ok(id)
    }

    fn entries(&self, id: &str, context: &Context) -> Result<Vec<Entry>, Refusal> {
        let game = context.catalog.game(&self.game)?;
        let seats = u8::try_from(self.seats.len()).ok().filter(|seats| game.info().seats.contains(seats));
        let Some(seats) = seats else {
            let allowed = game.info().seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            return refuse(
                Code::BadOptions,
                format!("{} has {allowed} seats, not {}", game.info().title, self.seats.len()),
            );
        };
        let options = game.settle(seats, &self.options)?;
        let seed = Seed::new(ids::secret(), Vec::new()).expect("our secrets are short");
        let created = Created {
            id: id.to_owned(),
            game: self.game.clone(),
            rules: game.info().rules_version,
            set: game.set_version(),
            seats,
            options,
            commitment: seed.commitment(),
            seed: seed.secret().to_owned(),
            host: self.host.clone(),
            public: self.public,
            clock: self.clock,
            timeout: self.timeout,
            rematch_of: self.rematch_of.clone(),
        };
        let mut entries = vec![Entry::Created(Box::new(created))];
        for (planned, seat) in self.seats.iter().zip(Seat::all(seats)) {
            match planned {
                Planned::Open => {}
                Planned::Person { user, name } => {
                    entries.push(Entry::Seated { seat, name: name.clone(), user: Some(user.clone()), bot: None });
                }
                Planned::Bot(bot) => entries.extend(seated_bot(seat, bot.clone())),
            }
        }
        Ok(entries)
    }
}
