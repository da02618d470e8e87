//! Fair scheduling of work: start-time fair queueing in three levels. Time is shared between addresses, the share of an
//! address between its people, and a person's share between their tables. Anyone who starts thirty games, or asks for
//! thirty hints, only waits for themselves. A flow is charged for the time its work may take, so that cheap answers
//! come before expensive ones.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// Work that may take longer than this counts as expensive.
const DEAR: Duration = Duration::from_millis(600);
/// The least that is charged.
const LEAST: Duration = Duration::from_millis(1);
/// After being overtaken this often, work that nobody waits for is treated like any other.
const OVERTAKEN: u32 = 16;
/// How many idle flows are remembered: what they have used still counts when they come back.
const REMEMBERED: usize = 4096;

/// Who work is done for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Payer {
    /// A /64 of IPv6 counts as one address; `None` if it is not known.
    pub address: Option<IpAddr>,
    /// A user's id; empty for people without a session.
    pub person: Arc<str>,
}

/// A piece of work.
pub struct Job<T> {
    pub payer: Payer,
    /// Tells a person's tables apart, which share that person's time.
    pub table: i64,
    /// How long it may take.
    pub cost: Duration,
    /// Nobody waits for it: only bots are playing.
    pub alone: bool,
    pub work: T,
}

/// How much may run at the same time.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    pub at_once: usize,
    /// For one address, so that others find a free thread.
    pub of_address: usize,
    pub of_person: usize,
    /// For expensive work, so that cheap work never waits for it.
    pub dear: usize,
}

/// A job whose turn has come.
pub struct Turn<T> {
    pub work: T,
    /// How many share the time: active addresses, times people at this address, times tables of this person.
    pub crowd: u32,
    pub ticket: Ticket,
}

/// Must be returned when the job is over.
pub struct Ticket {
    flows: [Flow; 3],
    dear: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Flow {
    Address(Option<IpAddr>),
    Person(Payer),
    Table(Payer, i64),
}

fn flows(payer: &Payer, table: i64) -> [Flow; 3] {
    [Flow::Address(payer.address), Flow::Person(payer.clone()), Flow::Table(payer.clone(), table)]
}

#[derive(Default)]
struct Share {
    waiting: usize,
    running: usize,
    /// The parent flow's virtual time at which its next job starts.
    start: u64,
    /// Its own virtual time: the start time of the job last handed out.
    clock: u64,
    /// How many of its children have jobs.
    active: u32,
}

impl Share {
    fn is_idle(&self) -> bool {
        self.waiting + self.running == 0
    }
}

struct Waiting<T> {
    flows: [Flow; 3],
    cost: Duration,
    alone: bool,
    work: T,
}

impl<T> Waiting<T> {
    fn is_dear(&self) -> bool {
        self.cost > DEAR
    }
}

pub struct Turns<T> {
    /// In order of arrival.
    waiting: VecDeque<Waiting<T>>,
    all: Share,
    shares: HashMap<Flow, Share>,
    most: Most,
    dear: usize,
    /// How often people were served while bots-only work waited.
    overtaken: u32,
}

impl<T> Turns<T> {
    pub fn new(most: Most) -> Turns<T> {
        let (waiting, all, shares) = (VecDeque::new(), Share::default(), HashMap::new());
        Turns { waiting, all, shares, most, dear: 0, overtaken: 0 }
    }

    pub fn push(&mut self, job: Job<T>) {
        let Job { payer, table, cost, alone, work } = job;
        let flows = flows(&payer, table);
        if self.shares.len() >= REMEMBERED {
            self.shares.retain(|_, share| !share.is_idle());
        }
        let mut clock = self.all.clock;
        let mut parent = None;
        for flow in &flows {
            let share = self.shares.entry(flow.clone()).or_default();
            let comes_fresh = share.is_idle();
            if comes_fresh {
                // It starts now, so that those already waiting keep their place; or later, if it has had more than its
                // share.
                share.start = share.start.max(clock);
            }
            share.waiting += 1;
            clock = share.clock;
            if comes_fresh {
                self.parent(parent).active += 1;
            }
            parent = Some(flow);
        }
        self.all.waiting += 1;
        self.waiting.push_back(Waiting { flows, cost: cost.max(LEAST), alone, work });
    }

    /// The next job that may run: people's jobs before bots-only ones, and among these the one whose payer has had the
    /// least time.
    pub fn next(&mut self) -> Option<Turn<T>> {
        if self.all.running >= self.most.at_once {
            return None;
        }
        let may_run = |job: &Waiting<T>| {
            let running = |flow: &Flow| self.shares[flow].running;
            running(&job.flows[0]) < self.most.of_address
                && running(&job.flows[1]) < self.most.of_person
                && (!job.is_dear() || self.dear < self.most.dear)
        };
        let patient = self.overtaken < OVERTAKEN;
        let order = |job: &Waiting<T>, at: usize| {
            let start = |flow: &Flow| self.shares[flow].start;
            (job.alone && patient, job.flows.each_ref().map(start), at)
        };
        let candidates = self.waiting.iter().enumerate().filter(|(_, job)| may_run(job));
        let (at, _) = candidates.min_by_key(|(at, job)| order(job, *at))?;
        let job = self.waiting.remove(at)?;
        let overtakes = !job.alone && self.waiting.iter().any(|other| other.alone);
        self.overtaken = if overtakes { self.overtaken + 1 } else { 0 };
        let crowd = self.charge(&job);
        self.dear += usize::from(job.is_dear());
        Some(Turn { crowd, ticket: Ticket { dear: job.is_dear(), flows: job.flows }, work: job.work })
    }

    /// Charges for the job and returns how many share its payer's time.
    fn charge(&mut self, job: &Waiting<T>) -> u32 {
        let cost = job.cost.as_micros() as u64;
        let mut crowd = 1_u32;
        let mut parent = None;
        self.all.waiting -= 1;
        self.all.running += 1;
        for flow in &job.flows {
            crowd = crowd.saturating_mul(self.parent(parent).active.max(1));
            let share = self.shares.entry(flow.clone()).or_default();
            (share.waiting, share.running) = (share.waiting.saturating_sub(1), share.running + 1);
            let start = share.start;
            share.start += cost;
            let parent_share = self.parent(parent);
            parent_share.clock = parent_share.clock.max(start);
            parent = Some(flow);
        }
        crowd
    }

    /// The parent of a flow.
    fn parent(&mut self, flow: Option<&Flow>) -> &mut Share {
        match flow {
            None => &mut self.all,
            Some(flow) => self.shares.entry(flow.clone()).or_default(),
        }
    }

    /// Must be called when a job has ended.
    pub fn done(&mut self, ticket: Ticket) {
        self.all.running = self.all.running.saturating_sub(1);
        self.dear -= usize::from(ticket.dear);
        let mut parent = None;
        for flow in &ticket.flows {
            let Some(share) = self.shares.get_mut(flow) else { break };
            share.running = share.running.saturating_sub(1);
            if share.is_idle() {
                let parent = self.parent(parent);
                parent.active = parent.active.saturating_sub(1);
            }
            parent = Some(flow);
        }
        if self.all.is_idle() {
            // Nothing is running or waiting, so nobody is owed anything.
            self.shares.clear();
            self.all = Share::default();
        }
    }

    pub fn clear(&mut self) {
        self.waiting.clear();
        self.all.waiting = 0;
        self.shares.values_mut().for_each(|share| share.waiting = 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Most = Most { at_once: 1, of_address: 1, of_person: 1, dear: 1 };

    fn payer(address: u8, person: &str) -> Payer {
        Payer { address: Some(IpAddr::from([192, 0, 2, address])), person: person.into() }
    }

    fn job(address: u8, person: &str, table: i64, ms: u64) -> Job<String> {
        let work = format!("{person}{table}");
        Job { payer: payer(address, person), table, cost: Duration::from_millis(ms), alone: false, work }
    }

    /// Serves one job after another; `again` says who comes back at once.
    fn served(turns: &mut Turns<String>, most: usize, again: impl Fn(&str) -> Option<Job<String>>) -> Vec<String> {
        let mut order = Vec::new();
        while order.len() < most {
            let Some(Turn { work, ticket, .. }) = turns.next() else { break };
            turns.done(ticket);
            if let Some(job) = again(&work) {
                turns.push(job);
            }
            order.push(work);
        }
        order
    }

    /// Two bots of Ann's table are asked at once, on a single thread, while Ben's and Cy's come back as soon as they are served.
    #[test]
    fn nobody_overtakes_for_ever() {
        let mut turns = Turns::new(ONE);
        for person in ["a", "a", "b", "c"] {
            turns.push(job(1, person, 1, 10));
        }
        let order = served(&mut turns, 8, |who| (who != "a1").then(|| job(1, &who[..1], 1, 10)));
        assert_eq!(order, ["a1", "b1", "c1", "a1", "b1", "c1", "b1", "c1"]);
    }

    /// Thirty tables of one person wait for each other; somebody else's is next.
    #[test]
    fn thirty_tables_are_one_person() {
        let mut turns = Turns::new(ONE);
        for table in 0..30 {
            turns.push(job(1, "a", table, 10));
        }
        let first = turns.next().expect("a job");
        assert_eq!(first.crowd, 30);
        turns.push(job(1, "b", 1, 10));
        turns.done(first.ticket);
        let second = turns.next().expect("a job");
        assert_eq!((second.work.as_str(), second.crowd), ("b1", 2), "Ben has half of the time to himself");
        turns.done(second.ticket);
        assert_eq!(turns.next().expect("a job").crowd, 29, "Ann's tables have no smaller part than before");
    }

    /// Ten guests at one address have together what one at another has.
    #[test]
    fn ten_guests_are_one_address() {
        let mut turns = Turns::new(ONE);
        for guest in 0..10 {
            turns.push(job(1, &format!("g{guest}-"), 1, 10));
        }
        turns.push(job(2, "b", 1, 10));
        let again = |who: &str| {
            let guest = who.split_once('-').map_or("b", |(guest, _)| guest);
            Some(if who == "b1" { job(2, "b", 1, 10) } else { job(1, &format!("{guest}-"), 1, 10) })
        };
        let order = served(&mut turns, 20, again);
        assert_eq!(order.iter().filter(|who| *who == "b1").count(), 10, "{order:?}");
    }

    #[test]
    fn cheap_answers_come_before_dear_ones() {
        let mut turns = Turns::new(ONE);
        turns.push(job(1, "a", 1, 500));
        turns.push(job(1, "b", 1, 50));
        let order = served(&mut turns, 12, |who| Some(job(1, &who[..1], 1, if who == "a1" { 500 } else { 50 })));
        assert_eq!(order.iter().filter(|who| *who == "b1").count(), 10, "{order:?}");
    }

    /// Many people's expensive work leaves a place for cheap work; one person, and one address, leave places for
    /// others.
    #[test]
    fn there_is_a_place_left_for_others() {
        let most = Most { at_once: 4, of_address: 3, of_person: 2, dear: 2 };
        let running = |jobs: Vec<Job<String>>| {
            let mut turns = Turns::new(most);
            jobs.into_iter().for_each(|job| turns.push(job));
            std::iter::from_fn(|| turns.next().map(|turn| turn.work)).collect::<Vec<_>>()
        };
        assert_eq!(running(vec![job(1, "a", 1, 1), job(1, "a", 2, 1), job(1, "a", 3, 1), job(1, "b", 1, 1)]).len(), 3);
        let guests = |address| ["a", "b", "c", "d"].map(|person| job(address, person, 1, 1));
        assert_eq!(running(guests(1).into()).len(), 3);
        assert_eq!(running(guests(1).into_iter().chain(guests(2)).collect()).len(), 4);
        let dear = ["a", "b", "c"].map(|person| job(1, person, 1, 10_000));
        let order = running(dear.into_iter().chain([job(1, "d", 1, 10)]).collect());
        assert_eq!(order, ["a1", "b1", "d1"]);
    }

    #[test]
    fn people_are_served_before_bots_alone_but_not_for_ever() {
        let mut turns = Turns::new(ONE);
        turns.push(Job { alone: true, ..job(1, "a", 1, 10) });
        turns.push(job(1, "b", 1, 10));
        let order = served(&mut turns, 20, |who| (who == "b1").then(|| job(1, "b", 1, 10)));
        assert_eq!(order.iter().position(|who| who == "a1"), Some(OVERTAKEN as usize), "{order:?}");
    }

    #[test]
    fn those_who_want_nothing_are_forgotten() {
        let mut turns = Turns::new(ONE);
        turns.push(job(1, "a", 1, 10));
        assert_eq!(served(&mut turns, 9, |_| None), ["a1"]);
        assert!(turns.shares.is_empty() && turns.all.is_idle() && turns.all.active == 0);
        turns.push(job(1, "a", 1, 10));
        turns.clear();
        assert!(turns.next().is_none());
    }

    /// Somebody who has used a lot is not first again after a short absence.
    #[test]
    fn coming_back_wins_nothing() {
        let mut turns = Turns::new(Most { at_once: 2, ..ONE });
        turns.push(job(2, "b", 1, 10));
        turns.push(job(1, "a", 1, 500));
        let [ben, ann] = [turns.next(), turns.next()].map(|turn| turn.expect("a job"));
        turns.done(ann.ticket);
        turns.push(job(1, "a", 1, 500));
        turns.push(job(2, "b", 1, 10));
        turns.done(ben.ticket);
        assert_eq!(turns.next().map(|turn| turn.work).as_deref(), Some("b1"));
    }
}
