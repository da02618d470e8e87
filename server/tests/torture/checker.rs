//! Reads the journals and what every client saw, and says what does not fit. It plays every game again by the rules alone.

use std::collections::{BTreeMap, HashMap};

use hustings_catalog::{Catalog, Events};
use hustings_core::{Seat, Seed, Viewer};
use hustings_server::Entry;
use serde_json::{Value, json};

use crate::players::{Digest, Fate, Sight, Witness};

struct Journal {
    entries: Vec<Entry>,
    numbers: Vec<u64>,
}

/// All journals of a house, as the database has them.
pub const JOURNALS: &str =
    "SELECT id, journal.seq, entry FROM journal JOIN tables ON no = table_no ORDER BY table_no, journal.seq, entry";

fn journals(rows: &str) -> HashMap<String, Journal> {
    let mut journals: HashMap<String, Journal> = HashMap::new();
    for row in rows.lines() {
        let mut parts = row.splitn(3, '|');
        let (table, seq, entry) = (parts.next(), parts.next(), parts.next());
        let (Some(table), Some(Ok(seq)), Some(entry)) = (table, seq.map(str::parse), entry) else {
            panic!("no row of a journal: {row}");
        };
        let journal =
            journals.entry(table.to_owned()).or_insert_with(|| Journal { entries: Vec::new(), numbers: Vec::new() });
        journal.numbers.push(seq);
        journal.entries.push(serde_json::from_str(entry).expect("an entry"));
    }
    journals
}

/// Everything that is wrong; nothing, if all is well.
pub fn check(rows: &str, witnesses: &[Witness]) -> Vec<String> {
    let journals = journals(rows);
    let mut wrong = Vec::new();
    for (table, journal) in &journals {
        if journal.numbers.iter().zip(1..).any(|(number, expected)| *number != expected) {
            wrong.push(format!("{table}: the journal's numbers are {:?}", journal.numbers));
        }
    }
    // What the same eyes saw, by whichever client and on whichever node.
    let mut eyes: HashMap<(&str, Option<u64>), Seen<'_>> = HashMap::new();
    for witness in witnesses {
        let who = format!("{} seat {:?}", witness.table, witness.seat);
        wrong.extend(witness.wrong.iter().map(|what| format!("{who}: {what}")));
        let seen = eyes.entry((&witness.table, witness.seat)).or_default();
        for (number, sight) in &witness.shown {
            let before = seen.shown.entry(*number).or_insert(*sight);
            if before != sight {
                wrong.push(format!("{who}: number {number} shows {before:?} and {sight:?}"));
            }
        }
        for (number, told) in &witness.told {
            let before = *seen.told.entry(*number).or_insert(told);
            if before != told {
                wrong.push(format!("{who}: number {number} tells {before} and {told}"));
            }
        }
        let Some(journal) = journals.get(&witness.table) else {
            wrong.push(format!("{who}: there is no journal"));
            continue;
        };
        let found = moves(witness, journal).into_iter().chain(lines(witness, journal));
        wrong.extend(found.map(|what| format!("{who}: {what}")));
    }
    for ((table, seat), seen) in &eyes {
        if let Some(journal) = journals.get(*table)
            && let Err(what) = sights(seen, *seat, journal)
        {
            wrong.push(format!("{table} seat {seat:?}: {what}"));
        }
    }
    wrong
}

/// Each acknowledged move is there once, in order, and nothing is that was not sent.
fn moves(witness: &Witness, journal: &Journal) -> Option<String> {
    let seat = Seat(witness.seat? as u8);
    let own = journal.entries.iter().filter_map(|entry| match entry {
        Entry::Moved { seat: mover, mv, by: None } if *mover == seat => Some(mv.as_str()),
        _ => None,
    });
    let written: Vec<&str> = own.collect();
    let acknowledged = witness.moves.iter().filter(|(_, fate)| matches!(fate, Fate::Acknowledged(_)));
    let mut left = written.iter();
    for (mv, fate) in acknowledged {
        if !left.any(|one| one == mv) {
            return Some(format!("`{mv}` was acknowledged and is not there, or not in its place: {written:?}"));
        }
        let Fate::Acknowledged(number) = fate else { continue };
        let told = witness.told.get(number).filter(|told| told["what"] != "moved" || told["seat"] != seat.0);
        if let Some(told) = told {
            return Some(format!("`{mv}` was acknowledged as number {number}, which is {told}"));
        }
    }
    let mut sent: HashMap<&str, i64> = HashMap::new();
    for (mv, _) in witness.moves.iter().filter(|(_, fate)| *fate != Fate::Refused) {
        *sent.entry(mv).or_default() += 1;
    }
    for mv in written {
        let count = sent.entry(mv).or_default();
        *count -= 1;
        if *count < 0 {
            return Some(format!("`{mv}` is there more often than it was sent"));
        }
    }
    None
}

/// The same for lines of chat, which are all different.
fn lines(witness: &Witness, journal: &Journal) -> Option<String> {
    let said = |line: &str| {
        journal.entries.iter().filter(|entry| matches!(entry, Entry::Chat { text, .. } if text == line)).count()
    };
    witness.lines.iter().find_map(|(line, fate)| {
        let fits = match (fate, said(line)) {
            (Fate::Acknowledged(_), there) => there == 1,
            (Fate::Refused, there) => there == 0,
            (Fate::Unknown, there) => there <= 1,
        };
        (!fits).then(|| format!("`{line}` is {fate:?} and there {} times", said(line)))
    })
}

/// What one pair of eyes saw, by number.
#[derive(Default)]
struct Seen<'a> {
    shown: BTreeMap<u64, Sight>,
    told: BTreeMap<u64, &'a Value>,
}

/// Whatever these eyes were shown is what they may see at that moment of the game that the journal tells, and what they were told is what
/// they may know of it: no secret of others, no position that never was, nothing out of order. Numbers skip only what others did.
fn sights(seen: &Seen<'_>, seat: Option<u64>, journal: &Journal) -> Result<(), String> {
    let seat = seat.map(|seat| Seat(seat as u8));
    let moments = moments(journal, seat.map_or(Viewer::Spectator, Viewer::Seat))?;
    let mut at = 0;
    for (number, sight) in &seen.shown {
        let fits = |moment: &Moment| (moment.view, moment.pending) == (sight.view, sight.pending);
        let Some(found) = moments[at..].iter().position(|moment| moment.number >= *number && fits(moment)) else {
            return Err(format!("what number {number} showed is not what these eyes see then: {sight:?}"));
        };
        at += found;
    }
    let (mut at, mut skipped) = (0, 0);
    for (number, told) in &seen.told {
        let same = |moment: &&Moment| moment.number >= *number && moment.tells(told);
        let Some(moment) = moments[at..].iter().find(same) else {
            return Err(format!("number {number} told what is not to be known then: {told}"));
        };
        let (hidden, next) = (moment.number - number, moment.number as usize);
        let others = journal.entries[at..next].iter().filter(|entry| is_move_of_others(entry, seat)).count();
        if hidden < skipped || hidden - skipped > others as u64 {
            return Err(format!("number {number} is entry {}, and before {skipped} were hidden", moment.number));
        }
        (at, skipped) = (next, hidden);
    }
    Ok(())
}

fn is_move_of_others(entry: &Entry, seat: Option<Seat>) -> bool {
    matches!(entry, Entry::Moved { seat: mover, .. } if Some(*mover) != seat)
}

/// An entry of the journal, and what one viewer sees after it.
struct Moment {
    number: u64,
    told: Value,
    view: Digest,
    pending: Digest,
}

impl Moment {
    /// Whether this line of the log, or of the chat, is about it.
    fn tells(&self, line: &Value) -> bool {
        let told = self.told.as_object().expect("an object");
        told.iter().all(|(field, value)| line[field] == *value)
    }
}

fn moments(journal: &Journal, viewer: Viewer) -> Result<Vec<Moment>, String> {
    let Some(Entry::Created(created)) = journal.entries.first() else { return Err("no creation".to_owned()) };
    let catalog = Catalog::standard();
    let rules = catalog.game(&created.game).map_err(|error| error.to_string())?;
    let mut words = vec![String::new(); usize::from(created.seats)];
    let mut game = None;
    let mut over = false;
    let mut moments = Vec::new();
    let events = |told: &Events| -> Vec<Value> {
        told.seen_by(viewer).iter().map(|event| serde_json::from_str(event.get()).expect("JSON")).collect()
    };
    for (entry, number) in journal.entries.iter().zip(1..) {
        let told = match entry {
            Entry::Word { seat, word } => {
                words[seat.index()].clone_from(word);
                json!({"what": "word", "seat": seat})
            }
            Entry::Started if game.is_some() => return Err("it was started twice".to_owned()),
            Entry::Started => {
                let seed = Seed::new(created.seed.clone(), words.clone()).expect("a seed");
                let opened = rules.start(created.seats, &created.options, seed).map_err(|error| error.to_string())?;
                game = Some(opened.game);
                json!({"what": "started", "events": events(&opened.told)})
            }
            Entry::Moved { seat, mv, .. } => {
                let played = game.as_mut().map(|game| game.play(*seat, mv));
                let Some(Ok(played)) = played else {
                    return Err(format!("`{mv}` of {seat:?}, entry {number}, cannot be played"));
                };
                json!({"what": "moved", "seat": seat, "events": events(&played)})
            }
            Entry::Chat { text, .. } => json!({"text": text}),
            Entry::Ended { .. } if over => return Err("it ended twice".to_owned()),
            Entry::Ended { .. } => {
                over = true;
                json!({"what": "ended"})
            }
            Entry::Seated { seat, .. } => json!({"what": "seated", "seat": seat}),
            _ => json!({}),
        };
        let view = game
            .as_ref()
            .map_or(Value::Null, |game| serde_json::from_str(game.view(viewer).expect("a view").get()).expect("JSON"));
        let waits = game.as_ref().filter(|_| !over);
        let pending = waits.map_or(json!([]), |game| json!(game.pending().iter().collect::<Vec<Seat>>()));
        moments.push(Moment { number, told, view: Digest::of(&view), pending: Digest::of(&pending) });
    }
    Ok(moments)
}
