//! New tables: checked, written, and left to be loaded when somebody comes.

use std::collections::BTreeSet;
use std::sync::Arc;

use hustings_catalog::Catalog;
use hustings_core::{Record, Seat, Seed, say};
use serde_json::Value;

use super::listing::{Around, projection};
use super::owner::seated_bot;
use super::registry::Context;
use super::state::Table;
use crate::bots;
use crate::daily;
use crate::ids;
use crate::lab;
use crate::limits;
use crate::protocol::{
    Clock, Code, CreateTable, Phase, Refused, SeatPlan, Series, Timeout, by_catalog, internal, refuse,
};
use crate::store::{Begun, Created, Creation, Entry, NewTable, Room, StoreError, Stored};
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
    series: Option<Series>,
    /// The deal of the day, for which each person has one try.
    daily: bool,
    /// The game from whose position it plays on.
    beginning: Option<Beginning>,
}

/// The first part of another game, checked.
pub struct Beginning {
    record: Record,
    /// Complete, and with the set.
    options: Value,
}

impl Beginning {
    /// Where a record leads. It must have its seed, and the game must not be over there.
    pub fn of(catalog: &Catalog, mut record: Record) -> Result<Beginning, Refused> {
        (record.result, record.events) = (None, None);
        let game = catalog.replay(&record).map_err(by_catalog)?;
        if game.pending().is_empty() {
            return refuse(Code::BadRecord, say!("table-beginning-over"));
        }
        let options = game.options();
        Ok(Beginning { record, options })
    }

    /// The moves that lead to the position.
    fn entries(&self) -> impl Iterator<Item = Entry> {
        let moved = |(seat, mv): &(Seat, String)| Entry::Moved { seat: *seat, mv: mv.clone(), by: None };
        [Entry::Started].into_iter().chain(self.record.moves.iter().map(moved))
    }
}

/// What became of a plan.
pub enum Made {
    /// A table with this name in links.
    Table(String),
    /// The person has a try at the deal of the day already: it was asked for twice at the same moment, and the other one counts.
    AlreadyEntered,
}

enum Planned {
    Open,
    Person { user: String, name: String, orders: Vec<String> },
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
    /// `beginning` is what the wish's record was read as.
    pub fn new(wish: CreateTable, beginning: Option<Beginning>, host: &User) -> Result<Plan, Refused> {
        let person = |name: String| Planned::Person { user: host.id().to_owned(), name, orders: Vec::new() };
        let daily_seats_fit = daily::fits(&wish.seats);
        let seats = wish.seats.into_iter().map(|seat| {
            Ok(match seat {
                SeatPlan::Me {} => person(host.name().to_owned()),
                SeatPlan::Open {} => Planned::Open,
                SeatPlan::HotSeat { name } => person(limits::name(&name)?),
                SeatPlan::Bot { bot } => {
                    bots::check(&wish.game, &bot)?;
                    Planned::Bot(bot)
                }
            })
        });
        let seats = seats.collect::<Result<Vec<_>, Refused>>()?;
        if let Some(Beginning { record, .. }) = &beginning {
            if wish.daily || record.game != wish.game || usize::from(record.seats) != seats.len() {
                return refuse(Code::BadOptions, say!("table-beginning-differs"));
            }
            // The game is under way, so nobody can sit down later.
            if seats.iter().any(|seat| matches!(seat, Planned::Open)) {
                return refuse(Code::BadOptions, say!("table-beginning-open-seat"));
            }
        }
        if wish.daily {
            return Plan::daily(&wish.game, daily_seats_fit, seats, host);
        }
        limits::clock(wish.clock)?;
        Ok(Plan {
            game: wish.game,
            options: beginning.as_ref().map_or_else(|| wish.options.into(), |beginning| beginning.options.clone()),
            public: wish.public,
            clock: wish.clock,
            timeout: wish.timeout,
            host: host.id().to_owned(),
            seats,
            rematch_of: None,
            series: None,
            daily: false,
            beginning,
        })
    }

    /// Everything but the game is given: the same terms for all.
    fn daily(game: &str, alone: bool, seats: Vec<Planned>, host: &User) -> Result<Plan, Refused> {
        if !alone {
            return refuse(Code::BadOptions, say!("table-daily-one-person"));
        }
        Ok(Plan {
            game: game.to_owned(),
            options: Value::Object(serde_json::Map::new()),
            public: false,
            clock: daily::CLOCK,
            timeout: daily::TIMEOUT,
            host: host.id().to_owned(),
            seats,
            rematch_of: None,
            series: None,
            daily: true,
            beginning: None,
        })
    }

    /// The same again, everybody one seat further, with their standing orders and their score.
    pub fn rematch(table: &Table) -> Plan {
        let created = table.created();
        let seats = table.all_seats().map(|seat| match (table.sitter(seat).bot(), table.sitter(seat).user()) {
            (Some(bot), _) => Planned::Bot(bot.clone()),
            (None, Some(user)) => Planned::Person {
                user: user.clone(),
                name: table.sitter(seat).name().to_owned(),
                orders: table.orders_of(seat).into_iter().map(str::to_owned).collect(),
            },
            (None, None) => Planned::Open,
        });
        let mut seats: Vec<Planned> = seats.collect();
        seats.rotate_right(1);
        let series = table.ending().map(|ending| {
            let first = || Series::new(ending.ranks.len()).with(&ending.ranks);
            let mut series = ending.series.clone().unwrap_or_else(first);
            series.wins.rotate_right(1);
            series
        });
        Plan {
            game: created.game.clone(),
            options: created.options.clone(),
            public: created.public,
            clock: created.clock,
            timeout: created.timeout,
            host: created.host.clone(),
            seats,
            rematch_of: Some(created.id.clone()),
            series,
            daily: false,
            beginning: None,
        }
    }

    /// Writes the table down.
    pub async fn carry_out(self, context: &Arc<Context>) -> Result<Made, Refused> {
        let id = ids::table();
        let at = context.now();
        let day = self.daily.then(|| daily::day_of(at));
        let mut secret = context.chance().table_secret();
        if let Some(day) = day {
            context.catalog().game(&self.game).map_err(by_catalog)?;
            secret = context.store().daily_seed(self.game.clone(), day, secret).await.map_err(not_written)?;
        }
        lab::keep_set(context, &self.game, &self.options).await?;
        let entries = self.entries(&id, day, secret, context)?;
        let stored: Vec<Stored> =
            entries.iter().zip(1..).map(|(entry, seq)| Stored { seq, at, entry: entry.clone() }).collect();
        let loaded = context.aside(move |catalog| Table::load(0, stored, catalog)).await.map_err(|_| internal())?;
        let table = loaded.map_err(|error| {
            tracing::error!(%error, "a new table cannot be loaded");
            internal()
        })?;
        let seats = table.seats().iter().map(|sitter| sitter.info(false)).collect();
        let (seen, here) = (Vec::new(), BTreeSet::new());
        let grace = context.config().notices.after.as_millis() as i64;
        let listed = projection(&table, Around { seats, seen, here, grace });
        // A rematch is not counted: its players have just left a table.
        let crowds = self.public && self.rematch_of.is_none();
        let most = limits::WAITING_IN_LOBBY.saturating_mul(context.config().rate);
        let room = crowds.then(|| Room { most, since: limits::listed_since(at) });
        let new = NewTable { listed, host: self.host.clone(), at, entries, room };
        let no = match context.store().create(new).await.map_err(not_written)? {
            Creation::Table(no) => no,
            Creation::AlreadyEntered => return Ok(Made::AlreadyEntered),
            Creation::TooManyWaiting => return refuse(Code::TooMany, say!("table-too-many-waiting", most)),
        };
        tracing::info!(table = no, game = table.created().game, "a table was made");
        if table.is_ready() || table.phase() == Phase::Playing {
            // Only bots, so that nobody has to sit down to start it; or it is under way.
            context.tables().wake(context, no).await;
        }
        Ok(Made::Table(id))
    }

    fn entries(&self, id: &str, day: Option<i64>, secret: String, context: &Context) -> Result<Vec<Entry>, Refused> {
        let game = context.catalog().game(&self.game).map_err(by_catalog)?;
        let seats = u8::try_from(self.seats.len()).ok().filter(|seats| game.info().seats.contains(seats));
        let Some(seats) = seats else {
            let (title, seats, found) = (game.info().title, game.info().seats.to_vec(), self.seats.len());
            return refuse(Code::BadOptions, say!("bad-seats", title, seats, found));
        };
        let options = game.complete_options(seats, &self.options).map_err(by_catalog)?;
        let begun = self
            .beginning
            .as_ref()
            .map(|Beginning { record, .. }| Begun { moves: record.moves.len() as u32, words: record.words.clone() });
        let secret = self.beginning.as_ref().and_then(|beginning| beginning.record.seed.clone()).unwrap_or(secret);
        let seed = Seed::new(secret, Vec::new()).map_err(|_| internal())?;
        let created = Created {
            id: id.to_owned(),
            game: self.game.clone(),
            rules: game.info().rules_version,
            set: game.set_of(&options).map_err(by_catalog)?,
            seats,
            options,
            // What plays on from a known game has nothing to commit to.
            commitment: if begun.is_some() { String::new() } else { seed.commitment() },
            seed: seed.secret().to_owned(),
            host: self.host.clone(),
            public: self.public,
            clock: self.clock,
            timeout: self.timeout,
            rematch_of: self.rematch_of.clone(),
            daily: day,
            series: self.series.clone(),
            begun,
        };
        let mut entries = vec![Entry::Created(Box::new(created))];
        let mut names: Vec<String> = self.seats.iter().filter_map(Planned::person).map(str::to_owned).collect();
        for (planned, seat) in self.seats.iter().zip(Seat::all(seats)) {
            match planned {
                Planned::Open => {}
                Planned::Person { user, name, orders } => {
                    entries.push(Entry::Seated { seat, name: name.clone(), user: Some(user.clone()), bot: None });
                    if !orders.is_empty() {
                        entries.push(Entry::Ordered { seat, orders: orders.clone() });
                    }
                    // The day's word in place of one's own: the same luck for everybody.
                    entries.extend(day.map(|day| Entry::Word { seat, word: daily::word(day) }));
                }
                Planned::Bot(bot) => {
                    let word = context.chance().bot_word();
                    let seated = seated_bot(&self.game, seat, bot.clone(), word, names.iter().map(String::as_str));
                    if let Entry::Seated { name, .. } = &seated[0] {
                        names.push(name.clone());
                    }
                    // Luck that is known already takes no more words.
                    let words = if self.beginning.is_some() { 0 } else { 1 };
                    entries.extend(seated.into_iter().take(1 + words));
                }
            }
        }
        entries.extend(self.beginning.iter().flat_map(Beginning::entries));
        Ok(entries)
    }
}

fn not_written(error: StoreError) -> Refused {
    tracing::error!(%error, "a table was not written");
    internal()
}
