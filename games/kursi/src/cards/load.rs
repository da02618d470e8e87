//! KU-13: reads the seven component files and checks them once. Types check single values; what involves several
//! entries is checked here.

use std::fmt;
use std::sync::LazyLock;

use hustings_core::components::{Id, Ids, Spanned, Text, Within, Written};
use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::effects::{Effect, Lasting};
use super::{CANDIDATES, Candidate, Face, KINDS, Kind, SEAT_TILES, STROKES, SeatTile, Set, Stroke};
use crate::icons::{ISSUES, Icon, Icons};
use crate::view::PrintedCards;

const FILES: [(&str, &str); 7] = [
    ("candidates.toml", include_str!("../../data/candidates.toml")),
    ("seats.toml", include_str!("../../data/seats.toml")),
    ("assets.toml", include_str!("../../data/assets.toml")),
    ("rallies.toml", include_str!("../../data/rallies.toml")),
    ("starter.toml", include_str!("../../data/starter.toml")),
    ("strokes.toml", include_str!("../../data/strokes.toml")),
    ("votes.toml", include_str!("../../data/votes.toml")),
];

// KU-1.2, KU-1.3: numbers fixed by the rulebook.
const ASSET_CARDS: i64 = 52;
const RALLIES_PER_ISSUE: i64 = 17;
const SEATS_PER_ISSUE: usize = 3;
const STARTER_OF_EACH: i64 = 3;
const VOTE_CARDS: i64 = 33;
/// Words that mean something else in a move: `take deck`, `stroke none`, `target 2 C`.
const RESERVED: &[&str] = &["none", "deck", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// How many cards of a kind.
type Count = Spanned<Within<0, 99>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidateFile {
    candidate: Vec<CandidateEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidateEntry {
    id: Id,
    name: Text,
    #[serde(deserialize_with = "two_assets")]
    assets: Icons,
    #[serde(deserialize_with = "few_issues")]
    issues: Icons,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatFile {
    seat: Vec<SeatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatEntry {
    id: Id,
    name: Text,
    issue: Spanned<Issue>,
    #[serde(deserialize_with = "distinct_icons")]
    matching: Icons,
    bonus: Within<1, 12>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetFile {
    asset: Vec<AssetEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetEntry {
    id: Id,
    name: Text,
    cost: Within<0, 9>,
    #[serde(deserialize_with = "some_icons")]
    icons: Icons,
    count: Count,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RallyFile {
    rally: Vec<RallyEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RallyEntry {
    id: Id,
    name: Text,
    issue: Spanned<Issue>,
    #[serde(deserialize_with = "some_icons")]
    icons: Icons,
    #[serde(default)]
    bolster: bool,
    count: Count,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterFile {
    starter: Vec<StarterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterEntry {
    id: Id,
    count: Spanned<Within<1, 3>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrokeFile {
    stroke: Vec<StrokeEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrokeEntry {
    id: Id,
    name: Text,
    lasting: Spanned<Lasting>,
    #[serde(default)]
    shield: Option<Spanned<bool>>,
    effect: Spanned<Written<Effect>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VoteFile {
    vote: Vec<VoteEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VoteEntry {
    value: Spanned<VoteValue>,
    count: Spanned<Within<1, 33>>,
}

/// One of the three issues.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
enum Issue {
    E,
    W,
    D,
}

impl From<Issue> for Icon {
    fn from(issue: Issue) -> Icon {
        Icon::ISSUES[issue as usize]
    }
}

/// The value of a Vote card, as an index into a supply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "i64")]
struct VoteValue(usize);

impl fmt::Display for VoteValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        VOTE_VALUES[self.0].fmt(f)
    }
}

const VOTE_VALUES: [i64; 4] = [1, 3, 5, -2];

impl TryFrom<i64> for VoteValue {
    type Error = String;

    fn try_from(value: i64) -> Result<VoteValue, String> {
        let place = VOTE_VALUES.iter().position(|known| *known == value);
        place.map(VoteValue).ok_or_else(|| format!("expected a vote value of 1, 3, 5 or -2, not {value}"))
    }
}

pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> =
        LazyLock::new(|| Components::standard(&FILES, load).formerly(&["hustings@d7e36a1a263faadb"]));
    &SET
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let mut ids = Ids::except(RESERVED);
    let candidates = candidates(files, &mut ids)?;
    let seats = seats(files, &mut ids)?;
    let starter_file = TomlFile::open(files, "starter.toml")?;
    let StarterFile { starter } = starter_file.read()?;
    let starter_of = |id: &Id| {
        let found = starter.iter().find(|entry| entry.id == *id);
        found.map_or(0, |entry| u8::from(*entry.count.get_ref()))
    };
    let mut kinds = rallies(files, &mut ids, &starter_of)?;
    let rally_kinds = kinds.len();
    kinds.extend(assets(files, &mut ids, &starter_of, KINDS.saturating_sub(rally_kinds))?);
    check_starter(&starter_file, &starter, &kinds, rally_kinds)?;
    let strokes = strokes(files, &mut ids)?;
    let votes = votes(files)?;
    Ok(Set {
        candidates,
        seats,
        kinds,
        rally_kinds: rally_kinds as u8,
        strokes,
        votes,
        printed: PrintedCards::default(),
    })
}

fn candidates(files: &Files, ids: &mut Ids) -> Result<Vec<Candidate>, BadData> {
    let file = TomlFile::open(files, "candidates.toml")?;
    let CandidateFile { candidate: entries } = file.read()?;
    file.exactly(CANDIDATES, "Candidates", entries.iter().map(|entry| &entry.id))?;
    ids.take(&file, entries.iter().map(|entry| &entry.id))?;
    let candidate = |CandidateEntry { id, name, assets: mut icons, issues }: CandidateEntry| {
        icons.add(&issues);
        Candidate { id: id.into(), name: name.into(), icons }
    };
    Ok(entries.into_iter().map(candidate).collect())
}

fn seats(files: &Files, ids: &mut Ids) -> Result<Vec<SeatTile>, BadData> {
    let file = TomlFile::open(files, "seats.toml")?;
    let SeatFile { seat: entries } = file.read()?;
    file.exactly(SEAT_TILES, "Seats", entries.iter().map(|entry| &entry.id))?;
    ids.take(&file, entries.iter().map(|entry| &entry.id))?;
    for issue in [Issue::E, Issue::W, Issue::D] {
        let of_issue = entries.iter().map(|entry| &entry.issue).filter(|found| *found.get_ref() == issue);
        file.exactly(SEATS_PER_ISSUE, &format!("Seats of issue {issue:?}"), of_issue)?;
    }
    let seat = |SeatEntry { id, name, issue, matching, bonus }: SeatEntry| SeatTile {
        id: id.into(),
        name: name.into(),
        issue: issue.into_inner().into(),
        matching,
        bonus: bonus.into(),
    };
    Ok(entries.into_iter().map(seat).collect())
}

fn rallies(files: &Files, ids: &mut Ids, starter_of: &dyn Fn(&Id) -> u8) -> Result<Vec<Kind>, BadData> {
    let file = TomlFile::open(files, "rallies.toml")?;
    let RallyFile { rally: entries } = file.read()?;
    ids.take(&file, entries.iter().map(|entry| &entry.id))?;
    for entry in &entries {
        check_count(&file, &entry.count, starter_of(&entry.id))?;
    }
    for issue in [Issue::E, Issue::W, Issue::D] {
        let of_issue = entries.iter().filter(|entry| *entry.issue.get_ref() == issue);
        let what = format!("Rally cards of issue {issue:?}");
        file.total(RALLIES_PER_ISSUE, &what, of_issue.map(|entry| &entry.count))?;
    }
    let kind = |entry: RallyEntry| {
        let (issue, starter) = (Icon::from(*entry.issue.get_ref()), starter_of(&entry.id));
        if entry.icons[issue] == 0 {
            return Err(file.wrong(&entry.issue, format!("expected the card's issue {issue} among its icons")));
        }
        let count = check_count(&file, &entry.count, starter)?;
        let face = Face::Rally { issue, bolster: entry.bolster };
        Ok(Kind { id: entry.id.into(), name: entry.name.into(), icons: entry.icons, count, starter, face })
    };
    entries.into_iter().map(kind).collect()
}

/// At most `room` kinds.
fn assets(files: &Files, ids: &mut Ids, starter_of: &dyn Fn(&Id) -> u8, room: usize) -> Result<Vec<Kind>, BadData> {
    let file = TomlFile::open(files, "assets.toml")?;
    let AssetFile { asset: entries } = file.read()?;
    if let Some(entry) = entries.get(room) {
        let expected = format!("expected at most {KINDS} kinds of Rally and Asset cards, and this is one more");
        return Err(file.wrong(&entry.id, expected));
    }
    ids.take(&file, entries.iter().map(|entry| &entry.id))?;
    for entry in &entries {
        check_count(&file, &entry.count, starter_of(&entry.id))?;
    }
    file.total(ASSET_CARDS, "Asset cards", entries.iter().map(|entry| &entry.count))?;
    let kind = |entry: AssetEntry| {
        let starter = starter_of(&entry.id);
        let count = check_count(&file, &entry.count, starter)?;
        let face = Face::Asset { cost: entry.cost.into() };
        Ok(Kind { id: entry.id.into(), name: entry.name.into(), icons: entry.icons, count, starter, face })
    };
    entries.into_iter().map(kind).collect()
}

/// A kind may be absent from its deck if it is in the starter set.
fn check_count(file: &TomlFile<'_>, count: &Count, starter: u8) -> Result<u8, BadData> {
    match u8::from(*count.get_ref()) {
        0 if starter == 0 => Err(file.wrong(count, "expected a count of 1 or more, not 0")),
        count => Ok(count),
    }
}

fn check_starter(
    file: &TomlFile<'_>,
    starter: &[StarterEntry],
    kinds: &[Kind],
    rally_kinds: usize,
) -> Result<(), BadData> {
    file.each_once("id", starter.iter().map(|entry| &entry.id))?;
    let mut counts = [Vec::new(), Vec::new()];
    for entry in starter {
        let found = file.known("a kind of Rally or Asset card", &entry.id, kinds.iter().map(|kind| &kind.id))?;
        counts[usize::from(found >= rally_kinds)].push(&entry.count);
    }
    let [rallies, assets] = counts;
    file.total(STARTER_OF_EACH, "Rally cards", rallies)?;
    file.total(STARTER_OF_EACH, "Asset cards", assets)
}

fn strokes(files: &Files, ids: &mut Ids) -> Result<Vec<Stroke>, BadData> {
    let file = TomlFile::open(files, "strokes.toml")?;
    let StrokeFile { stroke: entries } = file.read()?;
    file.exactly(STROKES, "Masterstrokes", entries.iter().map(|entry| &entry.id))?;
    ids.take(&file, entries.iter().map(|entry| &entry.id))?;
    let stroke = |StrokeEntry { id, name, lasting, shield, effect }: StrokeEntry| {
        let Written { value, text } = effect.get_ref().clone();
        value.check().map_err(|expected| file.wrong(&effect, expected))?;
        value.check_lasting(*lasting.get_ref()).map_err(|expected| file.wrong(&lasting, expected))?;
        if let Some(shield) = shield.as_ref().filter(|shield| *shield.get_ref() && !value.may_have_shield()) {
            return Err(file.wrong(shield, "expected a shield only on an effect that touches an opponent"));
        }
        Ok(Stroke {
            id: id.into(),
            name: name.into(),
            lasting: lasting.into_inner(),
            shield: shield.is_some_and(Spanned::into_inner),
            effect: value,
            effect_text: text,
        })
    };
    entries.into_iter().map(stroke).collect()
}

fn votes(files: &Files) -> Result<[u8; 4], BadData> {
    let file = TomlFile::open(files, "votes.toml")?;
    let VoteFile { vote: entries } = file.read()?;
    file.each_once("value", entries.iter().map(|entry| &entry.value))?;
    let mut votes = [0; 4];
    for VoteEntry { value, count } in &entries {
        votes[value.get_ref().0] = u8::from(*count.get_ref());
    }
    if let Some(place) = votes.iter().position(|count| *count == 0) {
        return Err(file.missing(format!("expected Vote cards of value {}", VOTE_VALUES[place])));
    }
    file.total(VOTE_CARDS, "Vote cards", entries.iter().map(|entry| &entry.count))?;
    Ok(votes)
}

/// Icons as letters, such as `EEC`.
fn icons<'de, D: Deserializer<'de>>(
    deserializer: D,
    expected: &str,
    fits: impl FnOnce(&Icons, u8) -> bool,
) -> Result<Icons, D::Error> {
    let text = String::deserialize(deserializer)?;
    let wrong = || D::Error::custom(format!("expected {expected}, not `{text}`"));
    let mut icons = Icons::default();
    for letter in text.chars() {
        let icon = Icon::named(letter.encode_utf8(&mut [0; 4])).ok_or_else(wrong)?;
        icons[icon] = icons[icon].saturating_add(1);
    }
    let count = icons.0.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
    if fits(&icons, count) { Ok(icons) } else { Err(wrong()) }
}

fn two_assets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Icons, D::Error> {
    icons(deserializer, "2 assets as letters (C, I, R, P)", |icons, count| {
        count == 2 && icons.0[..ISSUES] == [0; ISSUES]
    })
}

fn few_issues<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Icons, D::Error> {
    icons(deserializer, "1 to 3 issues as letters (E, W, D)", |icons, count| {
        (1..=3).contains(&count) && icons.0[ISSUES..] == [0; 4]
    })
}

fn distinct_icons<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Icons, D::Error> {
    icons(deserializer, "1 to 4 distinct icons as letters (E, W, D, C, I, R, P)", |icons, count| {
        (1..=4).contains(&count) && icons.0.iter().all(|count| *count <= 1)
    })
}

fn some_icons<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Icons, D::Error> {
    icons(deserializer, "one or more icons as letters (E, W, D, C, I, R, P)", |_, count| count > 0)
}
