//! Ways to reach people, and what is to be sent by them. Each change is one statement, so that it is done whole or not at all.

use std::sync::Arc;

use tokio_postgres::Row;

use super::{Postgres, Shared, params};
use crate::protocol::{NoticeChoice, NoticeWish, Seq, UnixMs, WayKind};
use crate::store::{Delivery, Eventually, Notice, Notices, Occasion, Outgoing, Projection, StoreError, TableNo, Way};

const FOLLOW: &str = "
    WITH listed AS (SELECT no FROM tables WHERE no = $1 AND seq <= $2),
    forgotten AS (
        DELETE FROM notices USING listed WHERE table_no = no AND (
            \"user\" = ANY ($3::text[]) AND (occasion IN ('turn', 'half', 'hour') OR sent_at IS NULL)
            OR \"user\" = ANY ($4::text[]) AND occasion IN ('turn', 'half', 'hour'))
    )
    INSERT INTO notices (way, table_no, \"user\", occasion, since, due_at)
    SELECT ways.id, $1, person, occasion, since, due_at
    FROM unnest($5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[]) AS due (person, occasion, since, at, due_at)
        JOIN ways ON ways.\"user\" = coalesce((SELECT id FROM aliases WHERE old = person), person) AND ways.table_no = 0
            OR ways.table_no = $1
        LEFT JOIN notice_choices AS chosen ON chosen.\"user\" = ways.\"user\" AND chosen.table_no = $1
    WHERE EXISTS (SELECT 1 FROM listed) AND confirmed AND ways.created_at <= at
        AND CASE occasion WHEN 'turn' THEN turn WHEN 'half' THEN reminder WHEN 'hour' THEN reminder ELSE game END
        AND (ways.table_no <> 0 OR CASE choice WHEN 'always' THEN true WHEN 'never' THEN false ELSE everywhere END)
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.\"user\" = person AND sitters.table_no = $1 AND seen >= since)
        AND NOT EXISTS (SELECT 1 FROM unnest($10::text[], $11::bigint[]) AS left_at (who, number)
            WHERE who = person AND number >= since)
    ON CONFLICT (way, table_no, \"user\", occasion) DO UPDATE
        SET since = excluded.since, due_at = excluded.due_at, sent_at = NULL, tries = 0, claimed_until = 0
        WHERE notices.since <> excluded.since OR notices.sent_at IS NULL AND notices.tries = 0";
const WAYS_OF: &str =
    "SELECT id, \"user\", kind, target, name, table_no, token, confirmed, turn, reminder, game, everywhere, daily,
    failing, origin, created_at FROM ways WHERE \"user\" = ANY ($1) ORDER BY created_at, id";
const WAY: &str =
    "SELECT id, \"user\", kind, target, name, table_no, token, confirmed, turn, reminder, game, everywhere, daily,
    failing, origin, created_at FROM ways WHERE id = $1";
const WAY_BY_TOKEN: &str =
    "SELECT id, \"user\", kind, target, name, table_no, token, confirmed, turn, reminder, game, everywhere,
    daily, failing, origin, created_at FROM ways WHERE token = $1";
const ADD: &str = "
    WITH same AS (
        SELECT id FROM ways WHERE \"user\" = $2 AND kind = $3 AND target = $4 AND table_no = $6
    ), unsent AS (DELETE FROM notices WHERE way IN (SELECT id FROM same)
    ), replaced AS (DELETE FROM ways WHERE id IN (SELECT id FROM same))
    INSERT INTO ways (id, \"user\", kind, target, name, table_no, token, confirmed, turn, reminder, game, everywhere, daily, failing,
        origin, created_at)
    SELECT $1, $2, $3, $4, $5, $6::bigint, $7, $8::boolean, $9::boolean, $10::boolean, $11::boolean, $12::boolean, $13::boolean,
        $14::boolean, $15, $16::bigint
    WHERE (SELECT count(*) FROM ways WHERE \"user\" = $2 AND id NOT IN (SELECT id FROM same)) < $17
    RETURNING 1";
const MAY_ASK: &str = "
    WITH old AS (DELETE FROM confirmations WHERE at < $3)
    INSERT INTO confirmations (address, at) SELECT $1, $2::bigint
    WHERE (SELECT count(*) FROM confirmations WHERE address = $1 AND at >= $3) < $4
    RETURNING 1";
const CHANGE: &str = "
    UPDATE ways SET turn = $2, reminder = $3, game = $4, everywhere = $5, daily = $6, confirmed = $7, failing = false,
        next_at = CASE WHEN $6 THEN next_at ELSE 0 END
    WHERE id = $1";
const REMOVE: &str = "WITH unsent AS (DELETE FROM notices WHERE way = $1) DELETE FROM ways WHERE id = $1";
const CHOOSE: &str = "
    WITH forgotten AS (
        DELETE FROM notices WHERE $3 = 'never' AND table_no = $2
            AND way IN (SELECT id FROM ways WHERE \"user\" = $1 AND ways.table_no = 0)
    )
    INSERT INTO notice_choices (\"user\", table_no, choice) VALUES ($1, $2, $3)
    ON CONFLICT (\"user\", table_no) DO UPDATE SET choice = excluded.choice";
const SET_CALENDAR: &str = "
    INSERT INTO calendars (\"user\", secret) VALUES ($1, $2) ON CONFLICT (\"user\") DO UPDATE SET secret = excluded.secret";
const OWNER_OF_CALENDAR: &str = "
    SELECT ARRAY[\"user\"] || ARRAY (SELECT old FROM aliases WHERE aliases.id = \"user\") FROM calendars WHERE secret = $1";
const CLAIM: &str = "
    WITH chosen AS (
        SELECT id FROM ways WHERE next_at <= $1
            AND id IN (SELECT way FROM notices WHERE sent_at IS NULL AND due_at <= $1 AND claimed_until < $1)
        LIMIT $3 FOR UPDATE SKIP LOCKED
    ), taken AS (
        UPDATE notices SET claimed_until = $2, tries = tries + 1 FROM chosen
        WHERE way = id AND sent_at IS NULL AND due_at <= $1 AND claimed_until < $1
        RETURNING way, notices.table_no AS at, notices.\"user\" AS who, occasion, since, due_at, tries - 1 AS before
    )
    SELECT ways.id, ways.\"user\", kind, target, name, ways.table_no, token, confirmed, turn, reminder, game, everywhere, daily,
        failing, origin, created_at, at, who, occasion, since, due_at, before
    FROM taken JOIN ways ON ways.id = way ORDER BY ways.id, due_at, at";
const DELIVERED: &str = "
    WITH marked AS (
        UPDATE notices SET sent_at = $6, due_at = coalesce($7, notices.due_at), claimed_until = 0
        FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[]) AS these (at, who, what, entry)
        WHERE way = $1 AND table_no = at AND \"user\" = who AND occasion = what AND since = entry
    )
    UPDATE ways SET failing = $8, next_at = coalesce($9, next_at) WHERE id = $1";
const HOUSE_SECRET: &str = "
    WITH added AS (INSERT INTO house_secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING RETURNING secret)
    SELECT secret FROM added UNION ALL SELECT secret FROM house_secrets WHERE name = $1";

fn way(row: &Row) -> Way {
    Way {
        id: row.get(0),
        user: row.get(1),
        kind: WayKind::of_word(row.get(2)),
        target: row.get(3),
        name: row.get(4),
        table: Some(row.get(5)).filter(|no| *no != 0),
        token: row.get(6),
        confirmed: row.get(7),
        wish: NoticeWish {
            turn: row.get(8),
            reminder: row.get(9),
            game: row.get(10),
            everywhere: row.get(11),
            daily: row.get(12),
        },
        failing: row.get(13),
        origin: row.get(14),
        created_at: row.get(15),
    }
}

/// What is due at a table. It is written before its lists, see `lists`.
pub(super) async fn follow(shared: &Shared, table: TableNo, projection: &Projection) -> Result<(), StoreError> {
    let due = &projection.due;
    if due.is_empty() && projection.here.is_empty() && projection.idle.is_empty() {
        return Ok(());
    }
    let (left, numbers): (Vec<String>, Vec<i64>) =
        projection.seen.iter().map(|(user, seq)| (user.clone(), i64::from(*seq))).unzip();
    let values = params![
        table,
        i64::from(projection.seq),
        projection.here.clone(),
        projection.idle.clone(),
        due.iter().map(|due| due.user.clone()).collect::<Vec<_>>(),
        due.iter().map(|due| due.occasion.word()).collect::<Vec<_>>(),
        due.iter().map(|due| i64::from(due.since)).collect::<Vec<_>>(),
        due.iter().map(|due| due.at).collect::<Vec<_>>(),
        due.iter().map(|due| due.due_at).collect::<Vec<_>>(),
        left,
        numbers,
    ];
    shared.rows(FOLLOW, values).await.map(drop)
}

impl Notices for Postgres {
    fn ways_of(&self, users: Vec<String>) -> Eventually<Vec<Way>> {
        self.ask(WAYS_OF, params![users], |rows| rows.iter().map(way).collect())
    }

    fn way(&self, id: String) -> Eventually<Option<Way>> {
        self.ask(WAY, params![id], |rows| rows.first().map(way))
    }

    fn way_by_token(&self, token: String) -> Eventually<Option<Way>> {
        self.ask(WAY_BY_TOKEN, params![token], |rows| rows.first().map(way))
    }

    fn add_way(&self, way: Way, most: u32) -> Eventually<bool> {
        let NoticeWish { turn, reminder, game, everywhere, daily } = way.wish;
        let values = params![
            way.id,
            way.user,
            way.kind.word(),
            way.target,
            way.name,
            way.table.unwrap_or(0),
            way.token,
            way.confirmed,
            turn,
            reminder,
            game,
            everywhere,
            daily,
            way.failing,
            way.origin,
            way.created_at,
            i64::from(most),
        ];
        self.write(ADD, values, |rows| !rows.is_empty())
    }

    fn may_ask(&self, address: String, now: UnixMs, since: UnixMs, most: u32) -> Eventually<bool> {
        self.write(MAY_ASK, params![address, now, since, i64::from(most)], |rows| !rows.is_empty())
    }

    fn change_way(&self, id: String, wish: NoticeWish, confirmed: bool) -> Eventually<()> {
        let NoticeWish { turn, reminder, game, everywhere, daily } = wish;
        self.write(CHANGE, params![id, turn, reminder, game, everywhere, daily, confirmed], drop)
    }

    fn remove_way(&self, id: String) -> Eventually<()> {
        self.write(REMOVE, params![id], drop)
    }

    fn notice_choice(&self, user: String, table: TableNo) -> Eventually<NoticeChoice> {
        let sql = "SELECT choice FROM notice_choices WHERE \"user\" = $1 AND table_no = $2";
        self.ask(sql, params![user, table], |rows| {
            rows.first().map_or(NoticeChoice::Usual, |row| NoticeChoice::of_word(row.get(0)))
        })
    }

    fn choose_notices(&self, user: String, table: TableNo, choice: NoticeChoice) -> Eventually<()> {
        self.write(CHOOSE, params![user, table, choice.word()], drop)
    }

    fn calendar_of(&self, user: String) -> Eventually<Option<String>> {
        let sql = "SELECT secret FROM calendars WHERE \"user\" = $1";
        self.ask(sql, params![user], |rows| rows.first().map(|row| row.get(0)))
    }

    fn set_calendar(&self, user: String, secret: Option<String>) -> Eventually<()> {
        match secret {
            Some(secret) => self.write(SET_CALENDAR, params![user, secret], drop),
            None => self.write("DELETE FROM calendars WHERE \"user\" = $1", params![user], drop),
        }
    }

    fn owner_of_calendar(&self, secret: String) -> Eventually<Option<Vec<String>>> {
        self.ask(OWNER_OF_CALENDAR, params![secret], |rows| rows.first().map(|row| row.get(0)))
    }

    fn claim_notices(&self, now: UnixMs, until: UnixMs, most: u32) -> Eventually<Vec<Outgoing>> {
        self.write(CLAIM, params![now, until, i64::from(most)], |rows| {
            let mut all: Vec<Outgoing> = Vec::new();
            for row in &rows {
                let notice = Notice {
                    table: row.get(16),
                    user: row.get(17),
                    occasion: Occasion::of_word(row.get(18)).unwrap_or(Occasion::Turn),
                    since: row.get::<_, i64>(19) as Seq,
                    due_at: row.get(20),
                    tries: row.get::<_, i64>(21) as u32,
                };
                match all.last_mut().filter(|last| last.way.id == row.get::<_, &str>(0)) {
                    Some(last) => last.notices.push(notice),
                    None => all.push(Outgoing { way: way(row), notices: vec![notice] }),
                }
            }
            all
        })
    }

    fn delivered(&self, way: String, notices: Vec<Notice>, what: Delivery) -> Eventually<()> {
        let (sent_at, due_at, failing, next_at) = match what {
            Delivery::Done { at, next_at, failing } => (Some(at), None, failing, Some(next_at)),
            Delivery::Later { due_at } => (None, Some(due_at), true, None),
        };
        let values = params![
            way,
            notices.iter().map(|notice| notice.table).collect::<Vec<_>>(),
            notices.iter().map(|notice| notice.user.clone()).collect::<Vec<_>>(),
            notices.iter().map(|notice| notice.occasion.word()).collect::<Vec<_>>(),
            notices.iter().map(|notice| i64::from(notice.since)).collect::<Vec<_>>(),
            sent_at,
            due_at,
            failing,
            next_at,
        ];
        self.write(DELIVERED, values, drop)
    }

    fn house_secret(&self, name: &'static str, proposed: Vec<u8>) -> Eventually<Vec<u8>> {
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            loop {
                let rows = shared.rows(HOUSE_SECRET, params![name, proposed.clone()]).await?;
                // Another node may have been faster, in a transaction that this one did not see yet.
                if let Some(row) = rows.first() {
                    return Ok(row.get(0));
                }
            }
        })
    }
}
