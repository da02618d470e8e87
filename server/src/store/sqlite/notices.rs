//! Ways to reach people, and what is to be sent by them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::protocol::{NoticeChoice, NoticeWish, UnixMs, WayKind};
use crate::store::{
    Delivery, Due, Eventually, Notice, Notices, Occasion, Outgoing, Projection, StoreError, TableNo, Way,
};

const COLUMNS: &str =
    "id, user, kind, target, name, table_no, token, confirmed, turn, reminder, game, everywhere, daily, failing,
    origin, created_at";
pub(super) const DUE_WAYS: &str = "SELECT DISTINCT way FROM notices JOIN ways ON id = way
    WHERE sent_at IS NULL AND due_at <= ?1 AND claimed_until < ?1 AND next_at <= ?1 LIMIT ?2";

fn way(row: &Row<'_>) -> rusqlite::Result<Way> {
    Ok(Way {
        id: row.get(0)?,
        user: row.get(1)?,
        kind: WayKind::of_word(row.get_ref(2)?.as_str()?),
        target: row.get(3)?,
        name: row.get(4)?,
        table: Some(row.get(5)?).filter(|no| *no != 0),
        token: row.get(6)?,
        confirmed: row.get(7)?,
        wish: NoticeWish {
            turn: row.get(8)?,
            reminder: row.get(9)?,
            game: row.get(10)?,
            everywhere: row.get(11)?,
            daily: row.get(12)?,
        },
        failing: row.get(13)?,
        origin: row.get(14)?,
        created_at: row.get(15)?,
    })
}

fn one_way(connection: &Connection, column: &str, value: &str) -> rusqlite::Result<Option<Way>> {
    let mut find = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM ways WHERE {column} = ?1"))?;
    find.query_row([value], way).optional()
}

fn remove(connection: &Connection, id: &str) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM notices WHERE way = ?1")?.execute([id])?;
    connection.prepare_cached("DELETE FROM ways WHERE id = ?1")?.execute([id]).map(drop)
}

/// What is due at a table, in the transaction that brings its lists up to date.
pub(super) fn follow(connection: &Connection, table: TableNo, projection: &Projection) -> rusqlite::Result<()> {
    let mut forget = connection.prepare_cached(
        "DELETE FROM notices WHERE table_no = ?1 AND user = ?2
            AND (occasion IN ('turn', 'half', 'hour') OR ?3 AND sent_at IS NULL)",
    )?;
    for user in &projection.here {
        forget.execute(params![table, user, true])?;
    }
    for user in &projection.idle {
        forget.execute(params![table, user, false])?;
    }
    projection.due.iter().try_for_each(|due| add_due(connection, table, due))
}

fn add_due(connection: &Connection, table: TableNo, due: &Due) -> rusqlite::Result<()> {
    let wish = due.occasion.wish();
    let mut add = connection.prepare_cached(&format!(
        "INSERT INTO notices (way, table_no, user, occasion, since, due_at)
         SELECT ways.id, ?1, ?2, ?3, ?4, ?5 FROM ways
            LEFT JOIN notice_choices AS chosen ON chosen.user = ways.user AND chosen.table_no = ?1
         WHERE (ways.user = coalesce((SELECT id FROM aliases WHERE old = ?2), ?2) AND ways.table_no = 0 OR ways.table_no = ?1)
            AND confirmed AND {wish} AND created_at <= ?6
            AND (ways.table_no <> 0 OR CASE choice WHEN 'always' THEN 1 WHEN 'never' THEN 0 ELSE everywhere END)
            AND NOT EXISTS (SELECT 1 FROM sitters WHERE user = ?2 AND table_no = ?1 AND seen >= ?4)
         ON CONFLICT DO UPDATE SET since = excluded.since, due_at = excluded.due_at, sent_at = NULL, tries = 0, claimed_until = 0
            WHERE since <> excluded.since OR (sent_at IS NULL AND tries = 0)",
    ))?;
    add.execute(params![table, due.user, due.occasion.word(), due.since, due.due_at, due.at]).map(drop)
}

impl Notices for Sqlite {
    fn ways_of(&self, users: Vec<String>) -> Eventually<Vec<Way>> {
        self.read_with(move |connection| {
            let mut find = connection
                .prepare_cached(&format!("SELECT {COLUMNS} FROM ways WHERE user = ?1 ORDER BY created_at, id"))?;
            let mut ways = Vec::new();
            for user in users {
                ways.extend(find.query_map([user], way)?.collect::<Result<Vec<_>, _>>()?);
            }
            Ok(ways)
        })
    }

    fn way(&self, id: String) -> Eventually<Option<Way>> {
        self.read_with(move |connection| Ok(one_way(connection, "id", &id)?))
    }

    fn way_by_token(&self, token: String) -> Eventually<Option<Way>> {
        self.read_with(move |connection| Ok(one_way(connection, "token", &token)?))
    }

    fn add_way(&self, way: Way, most: u32) -> Eventually<bool> {
        self.write(move |connection| {
            let table = way.table.unwrap_or(0);
            let same = connection
                .prepare_cached("SELECT id FROM ways WHERE user = ?1 AND kind = ?2 AND target = ?3 AND table_no = ?4")?
                .query_row(params![way.user, way.kind.word(), way.target, table], |row| row.get::<_, String>(0))
                .optional()?;
            if let Some(same) = same {
                remove(connection, &same)?;
            }
            let mut add = connection.prepare_cached(&format!(
                "INSERT INTO ways ({COLUMNS}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16
                    WHERE (SELECT count(*) FROM ways WHERE user = ?2) < ?17"
            ))?;
            let wish = way.wish;
            let added = add.execute(params![
                way.id,
                way.user,
                way.kind.word(),
                way.target,
                way.name,
                table,
                way.token,
                way.confirmed,
                wish.turn,
                wish.reminder,
                wish.game,
                wish.everywhere,
                wish.daily,
                way.failing,
                way.origin,
                way.created_at,
                most
            ])?;
            Ok(added == 1)
        })
    }

    fn may_ask(&self, address: String, now: UnixMs, since: UnixMs, most: u32) -> Eventually<bool> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM confirmations WHERE at < ?1")?.execute([since])?;
            let mut ask = connection.prepare_cached(
                "INSERT INTO confirmations (address, at) SELECT ?1, ?2
                    WHERE (SELECT count(*) FROM confirmations WHERE address = ?1) < ?3",
            )?;
            Ok(ask.execute(params![address, now, most])? == 1)
        })
    }

    fn change_way(&self, id: String, wish: NoticeWish, confirmed: bool) -> Eventually<()> {
        self.write(move |connection| {
            let mut change = connection.prepare_cached(
                "UPDATE ways SET turn = ?2, reminder = ?3, game = ?4, everywhere = ?5, daily = ?6, confirmed = ?7,
                    failing = 0, next_at = iif(?6, next_at, 0) WHERE id = ?1",
            )?;
            let NoticeWish { turn, reminder, game, everywhere, daily } = wish;
            change.execute(params![id, turn, reminder, game, everywhere, daily, confirmed])?;
            Ok(())
        })
    }

    fn remove_way(&self, id: String) -> Eventually<()> {
        self.write(move |connection| Ok(remove(connection, &id)?))
    }

    fn notice_choice(&self, user: String, table: TableNo) -> Eventually<NoticeChoice> {
        self.read_with(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT choice FROM notice_choices WHERE user = ?1 AND table_no = ?2")?;
            let word = find.query_row(params![user, table], |row| row.get::<_, String>(0)).optional()?;
            Ok(word.map_or(NoticeChoice::Usual, |word| NoticeChoice::of_word(&word)))
        })
    }

    fn choose_notices(&self, user: String, table: TableNo, choice: NoticeChoice) -> Eventually<()> {
        self.write(move |connection| {
            let mut choose = connection.prepare_cached(
                "INSERT INTO notice_choices (user, table_no, choice) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET choice = excluded.choice",
            )?;
            choose.execute(params![user, table, choice.word()])?;
            if choice == NoticeChoice::Never {
                let mut forget = connection.prepare_cached(
                    "DELETE FROM notices WHERE table_no = ?2 AND way IN (SELECT id FROM ways WHERE user = ?1 AND table_no = 0)",
                )?;
                forget.execute(params![user, table])?;
            }
            Ok(())
        })
    }

    fn calendar_of(&self, user: String) -> Eventually<Option<String>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT secret FROM calendars WHERE user = ?1")?;
            Ok(find.query_row([user], |row| row.get(0)).optional()?)
        })
    }

    fn set_calendar(&self, user: String, secret: Option<String>) -> Eventually<()> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM calendars WHERE user = ?1")?.execute([&user])?;
            if let Some(secret) = &secret {
                let mut add = connection.prepare_cached("INSERT INTO calendars (user, secret) VALUES (?1, ?2)")?;
                add.execute(params![user, secret])?;
            }
            Ok(())
        })
    }

    fn owner_of_calendar(&self, secret: String) -> Eventually<Option<Vec<String>>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT user FROM calendars WHERE secret = ?1")?;
            let Some(user) = find.query_row([secret], |row| row.get::<_, String>(0)).optional()? else {
                return Ok(None);
            };
            let mut others = connection.prepare_cached("SELECT old FROM aliases WHERE id = ?1")?;
            let others = others.query_map([&user], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
            Ok(Some([vec![user], others].concat()))
        })
    }

    fn claim_notices(&self, now: UnixMs, until: UnixMs, most: u32) -> Eventually<Vec<Outgoing>> {
        self.write(move |connection| claim(connection, now, until, most))
    }

    fn delivered(&self, way: String, notices: Vec<Notice>, what: Delivery) -> Eventually<()> {
        self.write(move |connection| {
            let (sent_at, due_at) = match what {
                Delivery::Done { at, .. } => (Some(at), None),
                Delivery::Later { due_at } => (None, Some(due_at)),
            };
            let mut mark = connection.prepare_cached(
                "UPDATE notices SET sent_at = ?6, due_at = coalesce(?7, due_at), claimed_until = 0
                 WHERE way = ?1 AND table_no = ?2 AND user = ?3 AND occasion = ?4 AND since = ?5",
            )?;
            for notice in &notices {
                let Notice { table, user, occasion, since, .. } = notice;
                mark.execute(params![way, table, user, occasion.word(), since, sent_at, due_at])?;
            }
            let (failing, next_at) = match what {
                Delivery::Done { next_at, failing, .. } => (failing, Some(next_at)),
                Delivery::Later { .. } => (true, None),
            };
            connection
                .prepare_cached("UPDATE ways SET failing = ?2, next_at = coalesce(?3, next_at) WHERE id = ?1")?
                .execute(params![way, failing, next_at])?;
            Ok(())
        })
    }

    fn house_secret(&self, name: &'static str, proposed: Vec<u8>) -> Eventually<Vec<u8>> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR IGNORE INTO house_secrets (name, secret) VALUES (?1, ?2)")?
                .execute(params![name, proposed])?;
            let mut find = connection.prepare_cached("SELECT secret FROM house_secrets WHERE name = ?1")?;
            Ok(find.query_row([name], |row| row.get(0))?)
        })
    }
}

fn claim(connection: &Connection, now: UnixMs, until: UnixMs, most: u32) -> Result<Vec<Outgoing>, StoreError> {
    let mut find = connection.prepare_cached(DUE_WAYS)?;
    let ways = find.query_map(params![now, most], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    let mut take = connection.prepare_cached(
        "UPDATE notices SET claimed_until = ?3, tries = tries + 1
         WHERE way = ?1 AND sent_at IS NULL AND due_at <= ?2 AND claimed_until < ?2
         RETURNING table_no, user, occasion, since, due_at, tries - 1",
    )?;
    let mut all = Vec::new();
    for id in ways {
        let notice = |row: &Row<'_>| {
            let occasion = Occasion::of_word(row.get_ref(2)?.as_str()?).unwrap_or(Occasion::Turn);
            let (table, user, since) = (row.get(0)?, row.get(1)?, row.get(3)?);
            Ok(Notice { table, user, occasion, since, due_at: row.get(4)?, tries: row.get(5)? })
        };
        let mut notices = take.query_map(params![id, now, until], notice)?.collect::<Result<Vec<_>, _>>()?;
        notices.sort_by_key(|notice| (notice.due_at, notice.table));
        if let Some(way) = one_way(connection, "id", &id)? {
            all.push(Outgoing { way, notices });
        }
    }
    Ok(all)
}
