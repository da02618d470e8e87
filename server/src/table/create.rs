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
use crate::daily;
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
    /// The deal of the day, for which each person has one try.
    daily: bool,
}

enum Planned {
    Open,
    Person { user: String, name: String },
    Bot(String),
}

impl Planned {
    fn person(&self) -> Option<&str> {
        match self {
            Planned::Person { name, .. } => Some(name),
            Planned::Open | Planned::Bot(_) => None,
        }
    }
}

impl Plan {
    pub fn new(wish: CreateTable, host: &User) -> Result<Plan, Refusal> {
        let person = |name: String| Planned::Person { user: host.id.clone(), name };
        let daily_seats_fit = daily::fits(&wish.seats);
        let seats = wish.seats.into_iter().map(|seat| {
            Ok(match seat {
                SeatPlan::Me => person(host.name.clone()),
                SeatPlan::Open => Planned::Open,
                SeatPlan::HotSeat { name } => person(limits::name(&name)?),
                SeatPlan::Bot { bot } => {
                    bots::check(&wish.game, &bot)?;
                    Planned::Bot(bot)
                }
            })
        });
        let seats = seats.collect::<Result<Vec<_>, Refusal>>()?;
        if wish.daily {
            return Plan::daily(&wish.game, daily_seats_fit, seats, host);
        }
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
            daily: false,
        })
    }

    /// Everything but the game is given: the same terms for all.
    fn daily(game: &str, alone: bool, seats: Vec<Planned>, host: &User) -> Result<Plan, Refusal> {
        if !alone {
            return refuse(Code::BadOptions, "the deal of the day is for one person alone");
        }
        Ok(Plan {
            game: game.to_owned(),
            options: Value::Object(serde_json::Map::new()),
            public: false,
            clock: daily::CLOCK,
            timeout: daily::TIMEOUT,
            host: host.id.clone(),
            seats,
            rematch_of: None,
            daily: true,
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
            daily: false,
        }
    }

    /// Writes the table down and gives its name.
    pub async fn carry_out(self, context: &Arc<Context>) -> Result<String, Refusal> {
        let id = ids::table();
        let at = context.time.now();
        let day = self.daily.then(|| daily::day_of(at));
        let mut secret = ids::secret();
        if let Some(day) = day {
            context.catalog.game(&self.game)?;
            secret = context.store.daily_seed(&self.game, day, secret).await.map_err(not_written)?;
        }
        let entries = self.entries(&id, day, secret, context)?;
        let stored: Vec<Stored> =
            entries.iter().zip(1..).map(|(entry, seq)| Stored { seq, at, entry: entry.clone() }).collect();
        let table = Table::load(0, stored, &context.catalog).map_err(|error| {
            tracing::error!(%error, "a new table makes no sense");
            Refusal::internal()
        })?;
        let seats = table.seats.iter().map(|sitter| sitter.info(false)).collect();
        let listed = projection(&table, seats, &HashMap::<String, Seq>::new());
        let try_of = day.map(|day| (self.game.clone(), day, self.host.clone()));
        let written = context.store.write(move |connection| {
            let no = listed.insert(connection)?;
            if let Some((game, day, user)) = &try_of
                && !daily::enter(connection, game, *day, user, no)?
            {
                // Asked for twice at the same moment: the other one counts.
                return Err(JournalError::Conflict(1));
            }
            let entries: Vec<Vec<u8>> =
                entries.iter().map(|entry| serde_json::to_vec(entry).expect("an entry is plain data")).collect();
            append_in(connection, no, 0, at, &entries)?;
            Ok::<_, JournalError>(no)
        });
        let no = written.await.map_err(not_written)?;
        tracing::info!(table = no, game = table.created.game, "a table was made");
        if table.is_ready() {
            // Only bots: nobody's coming would start it.
            context.tables.wake(context, no).await;
        }
        Ok(id)
    }

    fn entries(&self, id: &str, day: Option<i64>, secret: String, context: &Context) -> Result<Vec<Entry>, Refusal> {
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
        let seed = Seed::new(secret, Vec::new()).expect("our secrets are short");
        let created = Created {
            id: id.to_owned(),
            game: self.game.clone(),
            rules: game.info().rules_version,
            set: game.set_of(&options)?,
            seats,
            options,
            commitment: seed.commitment(),
            seed: seed.secret().to_owned(),
            host: self.host.clone(),
            public: self.public,
            clock: self.clock,
            timeout: self.timeout,
            rematch_of: self.rematch_of.clone(),
            daily: day,
        };
        let mut entries = vec![Entry::Created(Box::new(created))];
        let mut names: Vec<String> = self.seats.iter().filter_map(Planned::person).map(str::to_owned).collect();
        for (planned, seat) in self.seats.iter().zip(Seat::all(seats)) {
            match planned {
                Planned::Open => {}
                Planned::Person { user, name } => {
                    entries.push(Entry::Seated { seat, name: name.clone(), user: Some(user.clone()), bot: None });
                    // The day's word in place of one's own: the same luck for everybody.
                    entries.extend(day.map(|day| Entry::Word { seat, word: daily::word(day) }));
                }
                Planned::Bot(bot) => {
                    let seated = seated_bot(&self.game, seat, bot.clone(), names.iter().map(String::as_str));
                    if let Entry::Seated { name, .. } = &seated[0] {
                        names.push(name.clone());
                    }
                    entries.extend(seated);
                }
            }
        }
        Ok(entries)
    }
}

fn not_written(error: JournalError) -> Refusal {
    tracing::error!(%error, "a table was not written");
    Refusal::internal()
}
