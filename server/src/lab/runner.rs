//! Plays experiments in the background, on threads of the lowest priority, one experiment at a time. Games are stored as they are
//! played, so that after a restart it goes on where it was. Of several nodes one plays an experiment; it says so again with every game it
//! stores, and another takes over when it falls silent.

use std::collections::HashSet;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use hustings_lab::arena::Watcher;
use hustings_lab::experiment::{LabError, Piece, Study, estimate};
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::protocol::ExperimentPhase;
use crate::store::{ExperimentEnd, StoreError, StoredExperiment, lock};
use crate::table::Context;

/// How long an experiment is a node's that has not stored a game of it.
const CLAIM: i64 = 20_000;
/// How often games are stored.
const STORE_EVERY: Duration = Duration::from_millis(1500);
/// How often to look for what another node has left.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// What experiments need of a server.
#[derive(Default)]
pub struct Laboratory {
    threads: OnceLock<rayon::ThreadPool>,
    /// Estimates do not wait for the experiment that is being played.
    estimating: OnceLock<rayon::ThreadPool>,
    running: Mutex<Option<Arc<Running>>>,
    asked: Notify,
    closing: AtomicBool,
}

/// An experiment that is being played here.
pub struct Running {
    id: String,
    study: Study,
    began: Instant,
    /// How many pieces were there when it began.
    known: usize,
    pieces: Mutex<Vec<Piece>>,
    /// How many of them are stored.
    stored: Mutex<usize>,
    enough: AtomicBool,
    /// What the pieces said when they were last asked, and how many there were.
    found: Mutex<Option<(usize, Box<RawValue>)>>,
}

impl Watcher for Running {
    fn enough(&self) -> bool {
        self.enough.load(Ordering::Relaxed)
    }
}

/// Why an experiment cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum NotBegun {
    #[error(transparent)]
    Lab(#[from] LabError),
    #[error("the threads for experiments cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

impl Laboratory {
    /// Threads that run only when nobody else wants to.
    fn threads(&self) -> Result<&rayon::ThreadPool, rayon::ThreadPoolBuildError> {
        pool(&self.threads, 0)
    }

    /// An experiment was added or may go on.
    pub fn look(&self) {
        self.asked.notify_one();
    }

    /// How long an experiment would take. It plays a few games, so not on an async thread.
    pub fn estimate(&self, study: &Study) -> Result<Duration, NotBegun> {
        let sides = study.count_sides()? as u32;
        let time = pool(&self.estimating, 1)?.install(|| estimate(&study.experiment))?;
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        Ok(time * sides / cores)
    }

    /// The experiment with this id, if it is played here.
    pub fn running(&self, id: &str) -> Option<Arc<Running>> {
        lock(&self.running).clone().filter(|running| running.id == id)
    }

    /// No game is begun any more.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        if let Some(running) = &*lock(&self.running) {
            running.enough.store(true, Ordering::Relaxed);
        }
        self.asked.notify_one();
    }
}

/// So many threads, or one for each core.
fn pool(kept: &OnceLock<rayon::ThreadPool>, threads: usize) -> Result<&rayon::ThreadPool, rayon::ThreadPoolBuildError> {
    if let Some(pool) = kept.get() {
        return Ok(pool);
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .thread_name(|number| format!("lab {number}"))
        .start_handler(|_| step_back())
        .build()?;
    Ok(kept.get_or_init(|| pool))
}

/// Gives way to all other threads at once. If that is refused, experiments are only less polite.
#[cfg(target_os = "linux")]
fn step_back() {
    use thread_priority::{
        NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy, set_thread_priority_and_policy,
        thread_native_id,
    };
    let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    let _ = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle);
}

#[cfg(not(target_os = "linux"))]
fn step_back() {
    let _ = thread_priority::set_current_thread_priority(thread_priority::ThreadPriority::Min);
}

impl Running {
    pub fn played(&self) -> u32 {
        lock(&self.pieces).len() as u32
    }

    /// How long the rest takes at this pace.
    pub fn seconds_left(&self, games: u32) -> Option<u32> {
        let played = lock(&self.pieces).len();
        let here = (played - self.known) as f64;
        let left = f64::from(games) - played as f64;
        (here > 0.0).then(|| (self.began.elapsed().as_secs_f64() / here * left).ceil() as u32)
    }

    /// No further game is begun.
    pub fn stop(&self) {
        self.enough.store(true, Ordering::Relaxed);
    }

    /// What has been found so far, perhaps without the last few games. It takes a moment, so not on an async thread.
    pub fn findings_so_far(&self) -> Result<Option<Box<RawValue>>, LabError> {
        let played = lock(&self.pieces).len();
        if let Some((of, found)) = &*lock(&self.found)
            && played <= of + of / 50
        {
            return Ok(Some(found.clone()));
        }
        self.findings()
    }

    fn findings(&self) -> Result<Option<Box<RawValue>>, LabError> {
        let pieces = lock(&self.pieces).clone();
        let count = pieces.len();
        let found = findings(&self.study, pieces)?;
        *lock(&self.found) = found.clone().map(|found| (count, found));
        Ok(found)
    }

    /// Stores what is not stored yet. False where nobody wants more of it.
    async fn store(&self, context: &Context) -> Result<bool, StoreError> {
        let (fresh, all) = {
            let (pieces, stored) = (lock(&self.pieces), *lock(&self.stored));
            (pieces[stored..].to_vec(), pieces.len())
        };
        let bytes = if fresh.is_empty() { Vec::new() } else { packed(&fresh) };
        let added = context.store().add_games(self.id.clone(), bytes, all as u32, context.now() + CLAIM);
        let phase = added.await?;
        *lock(&self.stored) = all;
        Ok(phase == Some(ExperimentPhase::Running))
    }
}

/// What pieces say, as JSON.
pub fn findings(study: &Study, pieces: Vec<Piece>) -> Result<Option<Box<RawValue>>, LabError> {
    let found = study.findings(pieces)?;
    Ok(found.map(|found| to_raw_value(&found).expect("findings are plain data")))
}

fn packed(pieces: &[Piece]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    let json = serde_json::to_vec(pieces).expect("pieces are plain data");
    packer.write_all(&json).and_then(|()| packer.finish()).expect("memory takes it")
}

/// Pieces as they were stored, each once: where an answer of the store was lost, some are stored again. A part that cannot be read is
/// played again.
pub fn unpacked(parts: &[Vec<u8>]) -> Vec<Piece> {
    let (mut pieces, mut known) = (Vec::new(), HashSet::new());
    for part in parts {
        let mut json = Vec::new();
        let read = ZlibDecoder::new(part.as_slice()).read_to_end(&mut json).ok();
        let part = read.and_then(|_| serde_json::from_slice::<Vec<Piece>>(&json).ok());
        pieces.extend(part.unwrap_or_default().into_iter().filter(|piece| known.insert(piece.key())));
    }
    pieces
}

/// Plays what is to be played, until the server stops.
pub fn play_experiments(context: &Arc<Context>) -> JoinHandle<()> {
    let context = Arc::clone(context);
    tokio::spawn(async move {
        let lab = Arc::clone(context.laboratory());
        while !lab.closing.load(Ordering::Relaxed) {
            let now = context.now();
            match context.store().claim_experiment(now, now + CLAIM).await {
                Ok(Some(row)) => {
                    let id = row.id.clone();
                    if let Err(error) = play(&context, row).await {
                        tracing::error!(%error, "an experiment met a failing storage");
                        tokio::time::sleep(STORE_EVERY).await;
                    }
                    let _ = context.store().release_experiment(id).await;
                    continue;
                }
                Ok(None) => {}
                Err(error) => tracing::error!(%error, "cannot look for experiments"),
            }
            let _ = tokio::time::timeout(LOOK_EVERY, lab.asked.notified()).await;
        }
    })
}

async fn play(context: &Arc<Context>, row: StoredExperiment) -> Result<(), StoreError> {
    let fail = |why: String| {
        let end = ExperimentEnd { phase: ExperimentPhase::Failed, findings: None, why: Some(why) };
        context.store().end_experiment(row.id.clone(), end)
    };
    let study = context.store().study(row.id.clone()).await?;
    let Some(study) = study.and_then(|(study, _)| serde_json::from_str::<Study>(&study).ok()) else {
        return fail("it was written by another version of this program; ask again".to_owned()).await;
    };
    let parts = context.store().games(row.id.clone()).await?;
    let pieces = unpacked(&parts);
    let lab = Arc::clone(context.laboratory());
    let running = Arc::new(Running {
        id: row.id.clone(),
        study,
        began: Instant::now(),
        known: pieces.len(),
        stored: Mutex::new(pieces.len()),
        pieces: Mutex::new(pieces),
        enough: AtomicBool::new(lab.closing.load(Ordering::Relaxed)),
        found: Mutex::default(),
    });
    *lock(&lab.running) = Some(Arc::clone(&running));
    let played = play_and_store(context, &lab, &running).await;
    *lock(&lab.running) = None;
    match played? {
        Played::All => {
            let working = Arc::clone(&running);
            let found = tokio::task::spawn_blocking(move || working.findings()).await;
            match found {
                Ok(Ok(found)) => {
                    let findings = found.map(|found| found.get().to_owned());
                    let end = ExperimentEnd { phase: ExperimentPhase::Done, findings, why: None };
                    context.store().end_experiment(row.id, end).await
                }
                Ok(Err(error)) => fail(error.to_string()).await,
                Err(_) => fail("its figures could not be worked out".to_owned()).await,
            }
        }
        Played::Stopped => Ok(()),
        Played::Failed(why) => fail(why).await,
    }
}

enum Played {
    All,
    /// Paused, cancelled, or the server stops.
    Stopped,
    Failed(String),
}

async fn play_and_store(
    context: &Arc<Context>,
    lab: &Arc<Laboratory>,
    running: &Arc<Running>,
) -> Result<Played, StoreError> {
    let (here, worked) = (Arc::clone(lab), Arc::clone(running));
    let mut work = tokio::task::spawn_blocking(move || -> Result<(), NotBegun> {
        let known: HashSet<_> = lock(&worked.pieces).iter().map(Piece::key).collect();
        let hand_over = |piece| lock(&worked.pieces).push(piece);
        here.threads()?.install(|| worked.study.play(&known, &*worked, hand_over))?;
        Ok(())
    });
    let worked = loop {
        tokio::select! {
            worked = &mut work => break worked,
            () = tokio::time::sleep(STORE_EVERY) => match running.store(context).await {
                Ok(true) => {}
                Ok(false) => running.enough.store(true, Ordering::Relaxed),
                // What is not stored now is stored later.
                Err(error) => tracing::warn!(%error, "games of an experiment could not be stored"),
            }
        }
    };
    let wanted = running.store(context).await?;
    Ok(match worked {
        Ok(Ok(())) if running.enough() || !wanted => Played::Stopped,
        Ok(Ok(())) => Played::All,
        Ok(Err(error)) => Played::Failed(error.to_string()),
        Err(_) => Played::Failed("the rules broke down with these components; please report it".to_owned()),
    })
}
