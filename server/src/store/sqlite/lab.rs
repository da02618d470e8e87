//! Component sets of people's own, and experiments.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::Sqlite;
use crate::protocol::{ExperimentPhase, UnixMs};
use crate::store::{Eventually, ExperimentEnd, Lab, OwnedSet, StoredExperiment};

pub(super) const SETS_OF: &str =
    "SELECT id, owner, game, name, version, changed_at FROM sets WHERE owner = ?1 ORDER BY changed_at DESC, id";
pub(super) const EXPERIMENTS_OF: &str = "SELECT id, owner, plan, phase, played, games, why, created_at FROM experiments
    WHERE owner = ?1 ORDER BY created_at DESC, id";
pub(super) const TO_PLAY: &str = "SELECT id FROM experiments INDEXED BY experiments_to_play
    WHERE phase IN ('waiting', 'running') AND claimed_until < ?1 LIMIT 1";

/// Versions that no set has and no table was made with.
fn drop_unused(connection: &Connection, game: &str, version: &str) -> rusqlite::Result<()> {
    let mut drop_version = connection.prepare_cached(
        "DELETE FROM set_versions WHERE game = ?1 AND version = ?2 AND NOT played
            AND NOT EXISTS (SELECT 1 FROM sets WHERE sets.game = ?1 AND sets.version = ?2)",
    )?;
    drop_version.execute(params![game, version]).map(drop)
}

fn add_version(connection: &Connection, set: &OwnedSet, files: &str) -> rusqlite::Result<()> {
    let mut add =
        connection.prepare_cached("INSERT OR IGNORE INTO set_versions (game, version, files) VALUES (?1, ?2, ?3)")?;
    add.execute(params![set.game, set.version, files]).map(drop)
}

fn set(row: &Row<'_>) -> rusqlite::Result<OwnedSet> {
    Ok(OwnedSet {
        id: row.get(0)?,
        owner: row.get(1)?,
        game: row.get(2)?,
        name: row.get(3)?,
        version: row.get(4)?,
        changed_at: row.get(5)?,
    })
}

fn experiment(row: &Row<'_>) -> rusqlite::Result<StoredExperiment> {
    Ok(StoredExperiment {
        id: row.get(0)?,
        owner: row.get(1)?,
        plan: row.get(2)?,
        phase: ExperimentPhase::of_word(row.get_ref(3)?.as_str()?),
        played: row.get(4)?,
        games: row.get(5)?,
        why: row.get(6)?,
        created_at: row.get(7)?,
    })
}

fn by_id(connection: &Connection, id: &str) -> rusqlite::Result<Option<StoredExperiment>> {
    let mut find = connection.prepare_cached(
        "SELECT id, owner, plan, phase, played, games, why, created_at FROM experiments WHERE id = ?1",
    )?;
    find.query_row([id], experiment).optional()
}

impl Lab for Sqlite {
    fn add_set(&self, set: OwnedSet, files: String, most: u32) -> Eventually<bool> {
        self.write(move |connection| {
            let mut add = connection.prepare_cached(
                "INSERT INTO sets (id, owner, game, name, version, changed_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
                    WHERE (SELECT count(*) FROM sets WHERE owner = ?2) < ?7",
            )?;
            let OwnedSet { id, owner, game, name, version, changed_at } = &set;
            let added = add.execute(params![id, owner, game, name, version, changed_at, most])? == 1;
            if added {
                add_version(connection, &set, &files)?;
            }
            Ok(added)
        })
    }

    fn change_set(&self, set: OwnedSet, files: String, before: String) -> Eventually<bool> {
        self.write(move |connection| {
            let mut change = connection.prepare_cached(
                "UPDATE sets SET name = ?2, version = ?3, changed_at = ?4 WHERE id = ?1 AND version = ?5",
            )?;
            let changed = change.execute(params![set.id, set.name, set.version, set.changed_at, before])? == 1;
            if changed {
                add_version(connection, &set, &files)?;
                drop_unused(connection, &set.game, &before)?;
            }
            Ok(changed)
        })
    }

    fn remove_set(&self, id: String) -> Eventually<()> {
        self.write(move |connection| {
            let mut remove = connection.prepare_cached("DELETE FROM sets WHERE id = ?1 RETURNING game, version")?;
            let gone: Option<(String, String)> =
                remove.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            if let Some((game, version)) = gone {
                drop_unused(connection, &game, &version)?;
            }
            Ok(())
        })
    }

    fn set(&self, id: String) -> Eventually<Option<OwnedSet>> {
        self.read_with(move |connection| {
            let mut find = connection
                .prepare_cached("SELECT id, owner, game, name, version, changed_at FROM sets WHERE id = ?1")?;
            Ok(find.query_row([id], set).optional()?)
        })
    }

    fn sets_of(&self, owners: Vec<String>) -> Eventually<Vec<OwnedSet>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(SETS_OF)?;
            let mut sets = Vec::new();
            for owner in owners {
                sets.extend(find.query_map([owner], set)?.collect::<Result<Vec<_>, _>>()?);
            }
            Ok(sets)
        })
    }

    fn set_files(&self, game: String, version: String) -> Eventually<Option<String>> {
        self.read_with(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT files FROM set_versions WHERE game = ?1 AND version = ?2")?;
            Ok(find.query_row(params![game, version], |row| row.get(0)).optional()?)
        })
    }

    fn keep_set(&self, game: String, version: String) -> Eventually<bool> {
        self.write(move |connection| {
            let mut keep =
                connection.prepare_cached("UPDATE set_versions SET played = 1 WHERE game = ?1 AND version = ?2")?;
            Ok(keep.execute(params![game, version])? == 1)
        })
    }

    fn add_experiment(&self, experiment: StoredExperiment, study: String, most: u32) -> Eventually<bool> {
        self.write(move |connection| {
            let mut add = connection.prepare_cached(
                "INSERT INTO experiments (id, owner, plan, study, phase, played, games, created_at)
                    SELECT ?1, ?2, ?3, ?4, ?5, 0, ?6, ?7 WHERE (SELECT count(*) FROM experiments WHERE owner = ?2) < ?8",
            )?;
            let StoredExperiment { id, owner, plan, phase, games, created_at, .. } = &experiment;
            Ok(add.execute(params![id, owner, plan, study, phase.word(), games, created_at, most])? == 1)
        })
    }

    fn experiment(&self, id: String) -> Eventually<Option<StoredExperiment>> {
        self.read_with(move |connection| Ok(by_id(connection, &id)?))
    }

    fn experiments_of(&self, owners: Vec<String>) -> Eventually<Vec<StoredExperiment>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached(EXPERIMENTS_OF)?;
            let mut found = Vec::new();
            for owner in owners {
                found.extend(find.query_map([owner], experiment)?.collect::<Result<Vec<_>, _>>()?);
            }
            Ok(found)
        })
    }

    fn study(&self, id: String) -> Eventually<Option<(String, Option<String>)>> {
        self.read_with(move |connection| {
            let mut find = connection.prepare_cached("SELECT study, findings FROM experiments WHERE id = ?1")?;
            Ok(find.query_row([id], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
        })
    }

    fn claim_experiment(&self, now: UnixMs, until: UnixMs) -> Eventually<Option<StoredExperiment>> {
        self.write(move |connection| {
            let found: Option<String> =
                connection.prepare_cached(TO_PLAY)?.query_row([now], |row| row.get(0)).optional()?;
            let Some(id) = found else { return Ok(None) };
            connection
                .prepare_cached("UPDATE experiments SET phase = 'running', claimed_until = ?2 WHERE id = ?1")?
                .execute(params![id, until])?;
            Ok(by_id(connection, &id)?)
        })
    }

    fn add_games(&self, id: String, games: Vec<u8>, played: u32, until: UnixMs) -> Eventually<Option<ExperimentPhase>> {
        self.write(move |connection| {
            let mut mark = connection.prepare_cached(
                "UPDATE experiments SET played = ?2, claimed_until = ?3 WHERE id = ?1 RETURNING phase",
            )?;
            let phase: Option<String> = mark.query_row(params![id, played, until], |row| row.get(0)).optional()?;
            if phase.is_some() && !games.is_empty() {
                connection
                    .prepare_cached("INSERT INTO experiment_games (experiment, games) VALUES (?1, ?2)")?
                    .execute(params![id, games])?;
            }
            Ok(phase.map(|phase| ExperimentPhase::of_word(&phase)))
        })
    }

    fn games(&self, id: String) -> Eventually<Vec<Vec<u8>>> {
        self.read_with(move |connection| {
            let mut find =
                connection.prepare_cached("SELECT games FROM experiment_games WHERE experiment = ?1 ORDER BY no")?;
            Ok(find.query_map([id], |row| row.get(0))?.collect::<Result<_, _>>()?)
        })
    }

    fn steer_experiment(&self, id: String, from: Vec<ExperimentPhase>, to: ExperimentPhase) -> Eventually<bool> {
        self.write(move |connection| {
            let mut steer =
                connection.prepare_cached("UPDATE experiments SET phase = ?3 WHERE id = ?1 AND phase = ?2")?;
            for from in from {
                if steer.execute(params![id, from.word(), to.word()])? == 1 {
                    return Ok(true);
                }
            }
            Ok(false)
        })
    }

    fn end_experiment(&self, id: String, end: ExperimentEnd) -> Eventually<()> {
        self.write(move |connection| {
            let mut ended = connection.prepare_cached(
                "UPDATE experiments SET phase = ?2, findings = ?3, why = ?4 WHERE id = ?1 AND phase = 'running'",
            )?;
            if ended.execute(params![id, end.phase.word(), end.findings, end.why])? == 1 {
                connection.prepare_cached("DELETE FROM experiment_games WHERE experiment = ?1")?.execute([id])?;
            }
            Ok(())
        })
    }

    fn release_experiment(&self, id: String) -> Eventually<()> {
        self.write(move |connection| {
            connection.prepare_cached("UPDATE experiments SET claimed_until = 0 WHERE id = ?1")?.execute([id])?;
            Ok(())
        })
    }

    fn remove_experiment(&self, id: String) -> Eventually<()> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM experiment_games WHERE experiment = ?1")?.execute([&id])?;
            connection.prepare_cached("DELETE FROM experiments WHERE id = ?1")?.execute([id])?;
            Ok(())
        })
    }
}
