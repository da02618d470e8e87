//! KU-13: the seven component files, read strictly: a mistake is answered with file, line and what was expected.

use std::collections::HashSet;

use hustings_core::{BadData, Files, TomlFile};
use serde::Deserialize;
use toml::Spanned;

use crate::cards::{CANDIDATES, Candidate, Face, KINDS, Kind, SEAT_TILES, STROKES, SeatTile, Set, Stroke};
use crate::effects::{self, Lasting};
use crate::icons::{Icon, Icons};

pub(crate) const CANDIDATES_FILE: &str = "candidates.toml";
pub(crate) const SEATS_FILE: &str = "seats.toml";
pub(crate) const ASSETS_FILE: &str = "assets.toml";
pub(crate) const RALLIES_FILE: &str = "rallies.toml";
pub(crate) const STARTER_FILE: &str = "starter.toml";
pub(crate) const STROKES_FILE: &str = "strokes.toml";
pub(crate) const VOTES_FILE: &str = "votes.toml";

const ASSET_CARDS: u32 = 52;
const RALLIES_PER_ISSUE: u32 = 17;
const SEATS_PER_ISSUE: usize = 3;
const STARTER_OF_EACH: u32 = 3;
const VOTE_CARDS: u32 = 33;
/// Behind the last line: where something that is missing would stand.
const END: usize = usize::MAX;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidatesFile {
    candidate: Vec<CandidateEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidateEntry {
    id: Spanned<String>,
    name: String,
    assets: Spanned<String>,
    issues: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatsFile {
    seat: Vec<SeatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatEntry {
    id: Spanned<String>,
    name: String,
    issue: Spanned<String>,
    matching: Spanned<String>,
    bonus: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetsFile {
    asset: Vec<AssetEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AssetEntry {
    id: Spanned<String>,
    name: String,
    cost: Spanned<i64>,
    icons: Spanned<String>,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RalliesFile {
    rally: Vec<RallyEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RallyEntry {
    id: Spanned<String>,
    name: String,
    issue: Spanned<String>,
    icons: Spanned<String>,
    #[serde(default)]
    bolster: bool,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterFile {
    starter: Vec<StarterEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StarterEntry {
    id: Spanned<String>,
    count: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrokesFile {
    stroke: Vec<StrokeEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StrokeEntry {
    id: Spanned<String>,
    name: String,
    lasting: Spanned<String>,
    #[serde(default)]
    shield: Option<Spanned<bool>>,
    effect: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VotesFile {
    vote: Vec<VoteEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VoteEntry {
    value: Spanned<i64>,
    count: Spanned<i64>,
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let mut ids = Ids::default();
    let candidates = candidates(files, &mut ids)?;
    let seats = seats(files, &mut ids)?;
    let starter = starter(files)?;
    let mut kinds = rallies(files, &mut ids, &starter)?;
    let rally_kinds = kinds.len() as u8;
    kinds.extend(assets(files, &mut ids, &starter)?);
    if kinds.len() > KINDS {
        return Err(BadData::new(ASSETS_FILE, 0, format!("expected at most {KINDS} kinds of Rally and Asset cards")));
    }
    check_starter(files, &starter, &kinds, rally_kinds)?;
    for kind in &mut kinds {
        kind.starter = starter_count(&starter, &kind.id);
    }
    let strokes = strokes(files, &mut ids)?;
    let votes = votes(files)?;
    Ok(Set { candidates, seats, kinds, rally_kinds, strokes, votes })
}

/// Every id seen so far, over all files.
#[derive(Default)]
struct Ids(HashSet<String>);

impl Ids {
    fn take(&mut self, toml: &TomlFile<'_>, id: &Spanned<String>) -> Result<String, BadData> {
        let text = id.get_ref();
        let at = id.span().start;
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(toml.wrong(at, format!("expected an id of letters and digits, not `{text}`")));
        }
        // Moves could not be told apart: `take deck`, `stroke none`, `target 2 C`.
        if text == "none" || text == "deck" || (text.len() == 1 && text.as_bytes()[0].is_ascii_digit()) {
            return Err(toml.wrong(at, format!("expected an id that means nothing else in a move, not `{text}`")));
        }
        if !self.0.insert(text.clone()) {
            return Err(toml.wrong(at, format!("expected each id once, not `{text}` again")));
        }
        Ok(text.clone())
    }
}

/// Icons as letters, each of which `allowed` must accept.
fn icons(
    toml: &TomlFile<'_>,
    text: &Spanned<String>,
    what: &str,
    allowed: impl Fn(Icon) -> bool,
) -> Result<Icons, BadData> {
    let mut icons = Icons::default();
    for letter in text.get_ref().chars() {
        let icon = Icon::named(letter.encode_utf8(&mut [0; 4])).filter(|icon| allowed(*icon));
        let icon = icon.ok_or_else(|| toml.wrong(text.span().start, format!("expected {what}, not `{letter}`")))?;
        icons[icon] = icons[icon].saturating_add(1);
    }
    Ok(icons)
}

const ANY_ICON: &str = "icons as letters (E, W, D, C, I, R, P)";

fn issue(toml: &TomlFile<'_>, text: &Spanned<String>) -> Result<Icon, BadData> {
    Icon::named(text.get_ref()).filter(|icon| icon.is_issue()).ok_or_else(|| {
        toml.wrong(text.span().start, format!("expected one issue (E, W or D), not `{}`", text.get_ref()))
    })
}

/// A number of cards.
fn count(toml: &TomlFile<'_>, number: &Spanned<i64>, least: i64) -> Result<u8, BadData> {
    let value = *number.get_ref();
    u8::try_from(value)
        .ok()
        .filter(|count| i64::from(*count) >= least && *count < 100)
        .ok_or_else(|| toml.wrong(number.span().start, format!("expected a count of {least} or more, not {value}")))
}

fn candidates(files: &Files, ids: &mut Ids) -> Result<Vec<Candidate>, BadData> {
    let toml = TomlFile::open(files, CANDIDATES_FILE)?;
    let file: CandidatesFile = toml.read()?;
    let mut all = Vec::with_capacity(CANDIDATES);
    for entry in file.candidate {
        one_more(&toml, &entry.id, all.len(), CANDIDATES, "Candidates")?;
        let id = ids.take(&toml, &entry.id)?;
        let mut icons_of = icons(&toml, &entry.assets, "assets as letters (C, I, R, P)", |icon| !icon.is_issue())?;
        if entry.assets.get_ref().len() != 2 {
            return Err(toml.wrong(entry.assets.span().start, "expected exactly 2 asset icons"));
        }
        let issues = icons(&toml, &entry.issues, "issues as letters (E, W, D)", Icon::is_issue)?;
        if !(1..=3).contains(&entry.issues.get_ref().len()) {
            return Err(toml.wrong(entry.issues.span().start, "expected 1 to 3 issue icons"));
        }
        icons_of.add(&issues);
        all.push(Candidate { id, name: entry.name, icons: icons_of });
    }
    enough(&toml, all.len(), CANDIDATES, "Candidates")?;
    Ok(all)
}

fn one_more(toml: &TomlFile<'_>, id: &Spanned<String>, have: usize, most: usize, what: &str) -> Result<(), BadData> {
    if have == most {
        return Err(toml.wrong(id.span().start, format!("expected {most} {what}, and this is one more")));
    }
    Ok(())
}

fn enough(toml: &TomlFile<'_>, have: usize, all: usize, what: &str) -> Result<(), BadData> {
    if have < all {
        return Err(toml.wrong(END, format!("expected {all} {what}, and there are {have}")));
    }
    Ok(())
}

fn seats(files: &Files, ids: &mut Ids) -> Result<Vec<SeatTile>, BadData> {
    let toml = TomlFile::open(files, SEATS_FILE)?;
    let file: SeatsFile = toml.read()?;
    let mut all: Vec<SeatTile> = Vec::with_capacity(SEAT_TILES);
    for entry in file.seat {
        one_more(&toml, &entry.id, all.len(), SEAT_TILES, "Seats")?;
        let id = ids.take(&toml, &entry.id)?;
        let issue = issue(&toml, &entry.issue)?;
        if all.iter().filter(|seat| seat.issue == issue).count() == SEATS_PER_ISSUE {
            let expected = format!("expected {SEATS_PER_ISSUE} Seats of issue {issue}, and this is one more");
            return Err(toml.wrong(entry.issue.span().start, expected));
        }
        let matching = icons(&toml, &entry.matching, ANY_ICON, |_| true)?;
        let distinct = matching.0.iter().all(|count| *count <= 1);
        if !distinct || !(1..=4).contains(&entry.matching.get_ref().len()) {
            return Err(toml.wrong(entry.matching.span().start, "expected 1 to 4 distinct matching icons"));
        }
        let bonus = *entry.bonus.get_ref();
        if !(1..=12).contains(&bonus) {
            return Err(toml.wrong(entry.bonus.span().start, format!("expected a bonus of 1 to 12, not {bonus}")));
        }
        all.push(SeatTile { id, name: entry.name, issue, matching, bonus: bonus as u8 });
    }
    enough(&toml, all.len(), SEAT_TILES, "Seats")?;
    Ok(all)
}

fn rallies(files: &Files, ids: &mut Ids, starter: &[StarterEntry]) -> Result<Vec<Kind>, BadData> {
    let toml = TomlFile::open(files, RALLIES_FILE)?;
    let file: RalliesFile = toml.read()?;
    let mut all = Vec::new();
    let mut of_issue = [0u32; 3];
    for entry in file.rally {
        let id = ids.take(&toml, &entry.id)?;
        let issue = issue(&toml, &entry.issue)?;
        let icons = icons(&toml, &entry.icons, ANY_ICON, |_| true)?;
        if icons[issue] == 0 {
            return Err(toml.wrong(entry.icons.span().start, format!("expected the card's issue {issue} on it")));
        }
        let count = count(&toml, &entry.count, least_of(starter, &id))?;
        of_issue[issue.index()] += u32::from(count);
        if of_issue[issue.index()] > RALLIES_PER_ISSUE {
            let expected = format!("expected {RALLIES_PER_ISSUE} Rally cards of issue {issue}, and these are more");
            return Err(toml.wrong(entry.count.span().start, expected));
        }
        let face = Face::Rally { issue, bolster: entry.bolster };
        all.push(Kind { id, name: entry.name, icons, count, starter: 0, face });
    }
    for issue in Icon::ISSUES {
        let have = of_issue[issue.index()];
        if have < RALLIES_PER_ISSUE {
            let expected = format!("expected {RALLIES_PER_ISSUE} Rally cards of issue {issue}, and there are {have}");
            return Err(toml.wrong(END, expected));
        }
    }
    Ok(all)
}

fn assets(files: &Files, ids: &mut Ids, starter: &[StarterEntry]) -> Result<Vec<Kind>, BadData> {
    let toml = TomlFile::open(files, ASSETS_FILE)?;
    let file: AssetsFile = toml.read()?;
    let mut all = Vec::new();
    let mut cards = 0u32;
    for entry in file.asset {
        let id = ids.take(&toml, &entry.id)?;
        let icons = icons(&toml, &entry.icons, ANY_ICON, |_| true)?;
        if entry.icons.get_ref().is_empty() {
            return Err(toml.wrong(entry.icons.span().start, "expected an icon or more"));
        }
        let cost = *entry.cost.get_ref();
        if !(0..=9).contains(&cost) {
            return Err(toml.wrong(entry.cost.span().start, format!("expected a cost of 0 to 9, not {cost}")));
        }
        let count = count(&toml, &entry.count, least_of(starter, &id))?;
        cards += u32::from(count);
        if cards > ASSET_CARDS {
            let expected = format!("expected {ASSET_CARDS} Asset cards, and these are more");
            return Err(toml.wrong(entry.count.span().start, expected));
        }
        let face = Face::Asset { cost: cost as u8 };
        all.push(Kind { id, name: entry.name, icons, count, starter: 0, face });
    }
    if cards < ASSET_CARDS {
        return Err(toml.wrong(END, format!("expected {ASSET_CARDS} Asset cards, and there are {cards}")));
    }
    Ok(all)
}

/// A kind that is only in the starter set may have none in its deck.
fn least_of(starter: &[StarterEntry], id: &str) -> i64 {
    i64::from(starter_count(starter, id) == 0)
}

fn starter_count(starter: &[StarterEntry], id: &str) -> u8 {
    starter.iter().find(|entry| entry.id.get_ref() == id).map_or(0, |entry| *entry.count.get_ref() as u8)
}

fn starter(files: &Files) -> Result<Vec<StarterEntry>, BadData> {
    let toml = TomlFile::open(files, STARTER_FILE)?;
    let file: StarterFile = toml.read()?;
    let mut seen = HashSet::new();
    for entry in &file.starter {
        count(&toml, &entry.count, 1)?;
        if !seen.insert(entry.id.get_ref()) {
            let id = entry.id.get_ref();
            return Err(toml.wrong(entry.id.span().start, format!("expected each id once, not `{id}` again")));
        }
    }
    Ok(file.starter)
}

fn check_starter(files: &Files, starter: &[StarterEntry], kinds: &[Kind], rally_kinds: u8) -> Result<(), BadData> {
    let toml = TomlFile::open(files, STARTER_FILE)?;
    let mut of_each = [0u32; 2];
    for entry in starter {
        let id = entry.id.get_ref();
        let at = kinds.iter().position(|kind| kind.id == *id);
        let at = at.ok_or_else(|| {
            toml.wrong(entry.id.span().start, format!("expected a kind of Rally or Asset card, not `{id}`"))
        })?;
        let deck = usize::from(at >= usize::from(rally_kinds));
        of_each[deck] += *entry.count.get_ref() as u32;
        if of_each[deck] > STARTER_OF_EACH {
            return Err(toml.wrong(entry.count.span().start, "expected 3 Rally and 3 Asset cards, and these are more"));
        }
    }
    if of_each != [STARTER_OF_EACH; 2] {
        let [rallies, assets] = of_each;
        let expected = format!("expected 3 Rally and 3 Asset cards, and there are {rallies} and {assets}");
        return Err(toml.wrong(END, expected));
    }
    Ok(())
}

fn strokes(files: &Files, ids: &mut Ids) -> Result<Vec<Stroke>, BadData> {
    let toml = TomlFile::open(files, STROKES_FILE)?;
    let file: StrokesFile = toml.read()?;
    let mut all = Vec::with_capacity(STROKES);
    for entry in file.stroke {
        one_more(&toml, &entry.id, all.len(), STROKES, "Masterstrokes")?;
        let id = ids.take(&toml, &entry.id)?;
        let lasting = match entry.lasting.get_ref().as_str() {
            "now" => Lasting::Now,
            "round" => Lasting::Round,
            "game" => Lasting::Game,
            other => {
                let expected = format!("expected lasting now, round or game, not `{other}`");
                return Err(toml.wrong(entry.lasting.span().start, expected));
            }
        };
        let effect = effects::read(entry.effect.get_ref()).map_err(|why| toml.wrong(entry.effect.span().start, why))?;
        effect.check_lasting(lasting).map_err(|why| toml.wrong(entry.lasting.span().start, why))?;
        let shield = entry.shield.as_ref().is_some_and(|shield| *shield.get_ref());
        if let Some(wrong) = entry.shield.filter(|_| shield && !effect.may_have_shield()) {
            return Err(toml.wrong(wrong.span().start, "expected a shield only on an effect that touches an opponent"));
        }
        let effect_text = entry.effect.into_inner();
        all.push(Stroke { id, name: entry.name, lasting, shield, effect, effect_text });
    }
    enough(&toml, all.len(), STROKES, "Masterstrokes")?;
    Ok(all)
}

fn votes(files: &Files) -> Result<[u8; 4], BadData> {
    let toml = TomlFile::open(files, VOTES_FILE)?;
    let file: VotesFile = toml.read()?;
    let mut votes = [0u8; 4];
    let mut cards = 0;
    for entry in &file.vote {
        let value = *entry.value.get_ref();
        let at = [1, 3, 5, -2].iter().position(|known| *known == value);
        let at = at.ok_or_else(|| {
            toml.wrong(entry.value.span().start, format!("expected a vote value of 1, 3, 5 or -2, not {value}"))
        })?;
        if votes[at] > 0 {
            return Err(toml.wrong(entry.value.span().start, format!("expected each value once, not {value} again")));
        }
        votes[at] = count(&toml, &entry.count, 1)?;
        cards += u32::from(votes[at]);
        if cards > VOTE_CARDS {
            let expected = format!("expected {VOTE_CARDS} Vote cards, and these are more");
            return Err(toml.wrong(entry.count.span().start, expected));
        }
    }
    if let Some(at) = votes.iter().position(|count| *count == 0) {
        return Err(toml.wrong(END, format!("expected Vote cards of value {}", [1, 3, 5, -2][at])));
    }
    if cards < VOTE_CARDS {
        return Err(toml.wrong(END, format!("expected {VOTE_CARDS} Vote cards, and there are {cards}")));
    }
    Ok(votes)
}
