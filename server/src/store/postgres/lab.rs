//! Component sets of people's own, and experiments. Each change is one statement, so that it is done whole or not at all.

use std::sync::Arc;

use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use super::{Params, Postgres, params};
use crate::protocol::{ExperimentPhase, UnixMs};
use crate::store::{Eventually, ExperimentEnd, Lab, OwnedSet, StoreError, StoredExperiment, lock};

const ADD_SET: &str = "
    WITH added AS (
        INSERT INTO sets (id, owner, game, name, version, changed_at) SELECT $1, $2, $3, $4, $5, $6::bigint
        WHERE (SELECT count(*) FROM sets WHERE owner = $2) < $8 RETURNING game, version
    ), kept AS (
        INSERT INTO set_versions (game, version, files) SELECT game, version, $7 FROM added ON CONFLICT DO NOTHING
    )
    SELECT 1 FROM added";
const CHANGE_SET: &str = "
    WITH changed AS (
        UPDATE sets SET name = $2, version = $3, changed_at = $4 WHERE id = $1 AND version = $6 RETURNING game, version
    ), kept AS (
        INSERT INTO set_versions (game, version, files) SELECT game, version, $5 FROM changed ON CONFLICT DO NOTHING
    ), gone AS (
        DELETE FROM set_versions USING changed WHERE set_versions.game = changed.game AND set_versions.version = $6
            AND $6 <> $3 AND NOT played
            AND NOT EXISTS (SELECT 1 FROM sets WHERE sets.game = changed.game AND sets.version = $6 AND sets.id <> $1)
    )
    SELECT 1 FROM changed";
const REMOVE_SET: &str = "
    WITH removed AS (DELETE FROM sets WHERE id = $1 RETURNING game, version)
    DELETE FROM set_versions USING removed
    WHERE set_versions.game = removed.game AND set_versions.version = removed.version AND NOT played
        AND NOT EXISTS (SELECT 1 FROM sets
            WHERE sets.game = removed.game AND sets.version = removed.version AND sets.id <> $1)";
const ADD_EXPERIMENT: &str = "
    INSERT INTO experiments (id, owner, plan, study, phase, played, games, created_at)
    SELECT $1, $2, $3, $4, $5, 0, $6::bigint, $7::bigint
    WHERE (SELECT count(*) FROM experiments WHERE owner = $2) < $8 RETURNING 1";
const EXPERIMENT: &str = "SELECT id, owner, plan, phase, played, games, why, created_at FROM experiments WHERE id = $1";
const CLAIM: &str = "
    UPDATE experiments SET phase = 'running', claimed_until = $2 WHERE id = (
        SELECT id FROM experiments WHERE phase IN ('waiting', 'running') AND claimed_until < $1
        ORDER BY claimed_until, created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, owner, plan, phase, played, games, why, created_at";
const ADD_GAMES: &str = "
    WITH marked AS (UPDATE experiments SET played = $3, claimed_until = $4 WHERE id = $1 RETURNING phase),
    added AS (INSERT INTO experiment_games (experiment, games) SELECT $1, $2::bytea FROM marked WHERE length($2) > 0)
    SELECT phase FROM marked";
const END: &str = "
    WITH ended AS (
        UPDATE experiments SET phase = $2, findings = $3, why = $4 WHERE id = $1 AND phase = 'running' RETURNING id
    )
    DELETE FROM experiment_games WHERE experiment IN (SELECT id FROM ended)";
const REMOVE: &str = "
    WITH gone AS (DELETE FROM experiments WHERE id = $1) DELETE FROM experiment_games WHERE experiment = $1";

/// "Sets": one change of sets at a time, since one that removes a version must see who else has it.
const CHANGING: i64 = i32::from_be_bytes(*b"Sets") as i64;

impl Postgres {
    fn change_sets<T: Send + 'static>(
        &self,
        sql: &'static str,
        params: Params,
        found: impl FnOnce(Vec<Row>) -> T + Send + 'static,
    ) -> Eventually<T> {
        let (open, shared) = (lock(&self.queues).is_some(), Arc::clone(&self.shared));
        Box::pin(async move {
            if !open {
                return Err(StoreError::Closed);
            }
            let params: Vec<&(dyn ToSql + Sync)> = params.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect();
            let mut connection = shared.connection().await?;
            let changing = connection.transaction().await?;
            changing.execute("SELECT pg_advisory_xact_lock($1)", &[&CHANGING]).await?;
            let statement = changing.prepare_cached(sql).await?;
            let rows = changing.query(&statement, &params).await?;
            changing.commit().await?;
            Ok(found(rows))
        })
    }
}

fn set(row: &Row) -> OwnedSet {
    OwnedSet {
        id: row.get(0),
        owner: row.get(1),
        game: row.get(2),
        name: row.get(3),
        version: row.get(4),
        changed_at: row.get(5),
    }
}

fn experiment(row: &Row) -> StoredExperiment {
    StoredExperiment {
        id: row.get(0),
        owner: row.get(1),
        plan: row.get(2),
        phase: ExperimentPhase::of_word(row.get(3)),
        played: row.get::<_, i64>(4) as u32,
        games: row.get::<_, i64>(5) as u32,
        why: row.get(6),
        created_at: row.get(7),
    }
}

impl Lab for Postgres {
    fn add_set(&self, set: OwnedSet, files: String, most: u32) -> Eventually<bool> {
        let OwnedSet { id, owner, game, name, version, changed_at } = set;
        let values = params![id, owner, game, name, version, changed_at, files, i64::from(most)];
        self.change_sets(ADD_SET, values, |rows| !rows.is_empty())
    }

    fn change_set(&self, set: OwnedSet, files: String, before: String) -> Eventually<bool> {
        let OwnedSet { id, name, version, changed_at, .. } = set;
        self.change_sets(CHANGE_SET, params![id, name, version, changed_at, files, before], |rows| !rows.is_empty())
    }

    fn remove_set(&self, id: String) -> Eventually<()> {
        self.change_sets(REMOVE_SET, params![id], drop)
    }

    fn set(&self, id: String) -> Eventually<Option<OwnedSet>> {
        let sql = "SELECT id, owner, game, name, version, changed_at FROM sets WHERE id = $1";
        self.ask(sql, params![id], |rows| rows.first().map(set))
    }

    fn sets_of(&self, owners: Vec<String>) -> Eventually<Vec<OwnedSet>> {
        let sql = "SELECT id, owner, game, name, version, changed_at FROM sets WHERE owner = ANY ($1::text[])
            ORDER BY array_position($1::text[], owner), changed_at DESC, id";
        self.ask(sql, params![owners], |rows| rows.iter().map(set).collect())
    }

    fn set_files(&self, game: String, version: String) -> Eventually<Option<String>> {
        let sql = "SELECT files FROM set_versions WHERE game = $1 AND version = $2";
        self.ask(sql, params![game, version], |rows| rows.first().map(|row| row.get(0)))
    }

    fn keep_set(&self, game: String, version: String) -> Eventually<bool> {
        let sql = "UPDATE set_versions SET played = true WHERE game = $1 AND version = $2 RETURNING 1";
        self.write(sql, params![game, version], |rows| !rows.is_empty())
    }

    fn add_experiment(&self, experiment: StoredExperiment, study: String, most: u32) -> Eventually<bool> {
        let StoredExperiment { id, owner, plan, phase, games, created_at, .. } = experiment;
        let phase = phase.word().to_owned();
        let values = params![id, owner, plan, study, phase, i64::from(games), created_at, i64::from(most)];
        self.write(ADD_EXPERIMENT, values, |rows| !rows.is_empty())
    }

    fn experiment(&self, id: String) -> Eventually<Option<StoredExperiment>> {
        self.ask(EXPERIMENT, params![id], |rows| rows.first().map(experiment))
    }

    fn experiments_of(&self, owners: Vec<String>) -> Eventually<Vec<StoredExperiment>> {
        let sql = "SELECT id, owner, plan, phase, played, games, why, created_at FROM experiments
            WHERE owner = ANY ($1::text[]) ORDER BY array_position($1::text[], owner), created_at DESC, id";
        self.ask(sql, params![owners], |rows| rows.iter().map(experiment).collect())
    }

    fn study(&self, id: String) -> Eventually<Option<(String, Option<String>)>> {
        let sql = "SELECT study, findings FROM experiments WHERE id = $1";
        self.ask(sql, params![id], |rows| rows.first().map(|row| (row.get(0), row.get(1))))
    }

    fn claim_experiment(&self, now: UnixMs, until: UnixMs) -> Eventually<Option<StoredExperiment>> {
        self.write(CLAIM, params![now, until], |rows| rows.first().map(experiment))
    }

    fn add_games(&self, id: String, games: Vec<u8>, played: u32, until: UnixMs) -> Eventually<Option<ExperimentPhase>> {
        self.write(ADD_GAMES, params![id, games, i64::from(played), until], |rows| {
            rows.first().map(|row| ExperimentPhase::of_word(row.get(0)))
        })
    }

    fn games(&self, id: String) -> Eventually<Vec<Vec<u8>>> {
        let sql = "SELECT games FROM experiment_games WHERE experiment = $1 ORDER BY no";
        self.ask(sql, params![id], |rows| rows.iter().map(|row| row.get(0)).collect())
    }

    fn steer_experiment(&self, id: String, from: Vec<ExperimentPhase>, to: ExperimentPhase) -> Eventually<bool> {
        let from: Vec<String> = from.into_iter().map(|phase| phase.word().to_owned()).collect();
        let sql = "UPDATE experiments SET phase = $3 WHERE id = $1 AND phase = ANY ($2::text[]) RETURNING 1";
        self.write(sql, params![id, from, to.word().to_owned()], |rows| !rows.is_empty())
    }

    fn end_experiment(&self, id: String, end: ExperimentEnd) -> Eventually<()> {
        self.write(END, params![id, end.phase.word().to_owned(), end.findings, end.why], drop)
    }

    fn release_experiment(&self, id: String) -> Eventually<()> {
        self.write("UPDATE experiments SET claimed_until = 0 WHERE id = $1", params![id], drop)
    }

    fn remove_experiment(&self, id: String) -> Eventually<()> {
        self.write(REMOVE, params![id], drop)
    }
}
