//! PU-15: the component files, read and checked once. Whoever edits them is told file, line and what was expected.

use std::sync::LazyLock;

use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;
use toml::Spanned;

use crate::cards::{
    Aimed, Band, CANDIDATES, CARDS, Candidate, CardId, Effect, Face, FrozenBy, ISSUES, Issue, IssueEffect, Kind, Party,
    Power, Set, TOKENS, When,
};

const CANDIDATE_FILE: &str = "candidates.toml";
const ISSUE_FILE: &str = "issues.toml";
const CAMPAIGN_FILE: &str = "campaign.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidateFile {
    candidate: Vec<CandidateEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CandidateEntry {
    id: Spanned<String>,
    name: Spanned<String>,
    party: Spanned<String>,
    favors: Spanned<i64>,
    power: Spanned<String>,
    n: Option<Spanned<i64>>,
    text: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IssueFile {
    issue: Vec<IssueEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IssueEntry {
    id: Spanned<String>,
    name: Spanned<String>,
    votes: Spanned<i64>,
    sidestep: Spanned<i64>,
    party: Option<Spanned<String>>,
    when: Spanned<String>,
    effect: Spanned<String>,
    n: Option<Spanned<i64>>,
    text: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    band: Spanned<String>,
    name: Spanned<String>,
    polling: Option<Spanned<i64>>,
    parties: Option<Spanned<Vec<String>>>,
    count: Spanned<i64>,
    effect: Spanned<String>,
    n: Option<Spanned<i64>>,
    of: Option<Spanned<String>>,
    by: Option<Spanned<String>>,
    aim: Spanned<String>,
    text: Spanned<String>,
}

pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> = LazyLock::new(|| {
        let files = [
            (CANDIDATE_FILE, include_str!("../data/candidates.toml")),
            (ISSUE_FILE, include_str!("../data/issues.toml")),
            (CAMPAIGN_FILE, include_str!("../data/campaign.toml")),
        ];
        let files = files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        Components::load("hustings", &files, load).expect("the cards that come with the game are sound")
    });
    &SET
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let candidates = load_candidates(&Reader::open(files, CANDIDATE_FILE)?)?;
    let issues = load_issues(&Reader::open(files, ISSUE_FILE)?)?;
    let (kinds, faces) = load_cards(&Reader::open(files, CAMPAIGN_FILE)?)?;
    Ok(Set::new(candidates, issues, kinds, faces))
}

fn load_candidates(toml: &Reader<'_>) -> Result<Vec<Candidate>, BadData> {
    let file: CandidateFile = toml.0.read()?;
    let mut candidates: Vec<Candidate> = Vec::with_capacity(CANDIDATES);
    for entry in file.candidate {
        let CandidateEntry { id, name, party, favors, power, n, text } = entry;
        toml.not_beyond(candidates.len(), CANDIDATES, "Candidates", &id)?;
        toml.not_taken(candidates.iter().any(|other| other.id == *id.get_ref()), &id)?;
        if id.get_ref() == "no_name" {
            return Err(toml.wrong(&id, "expected another id: `no_name` is the Candidate without a card"));
        }
        let (effect, at) = (power.get_ref().clone(), &power);
        let mut keys = Keys { toml, effect: &effect, at: at.span().start, n: n.as_ref(), of: None, by: None };
        let power = match effect.as_str() {
            "wins_ties" => Power::WinsTies,
            "cheap_sidestep" => Power::CheapSidestep(keys.amount()?),
            "parade" => Power::Parade(keys.amount()?),
            "war_room" => Power::WarRoom(keys.amount()?),
            "consolation" => Power::Consolation(keys.amount()?),
            "stonewall" => Power::Stonewall,
            "recycle" => Power::Recycle(keys.amount_if_any()?),
            "foresight" => Power::Foresight,
            _ => {
                let known = "wins_ties, cheap_sidestep, parade, war_room, consolation, stonewall, recycle or foresight";
                return Err(toml.wrong(at, format!("expected a power ({known}), not `{effect}`")));
            }
        };
        keys.none_left()?;
        if power == Power::WinsTies && candidates.iter().any(|other| other.power == Power::WinsTies) {
            return Err(toml.wrong(at, "expected one Candidate who wins ties, and this is a second"));
        }
        candidates.push(Candidate {
            id: toml.slug(&id)?,
            name: toml.filled(&name, "a name")?,
            party: toml.party(&party, party.get_ref())?,
            favors: toml.within(&favors, 0, 6, "Favors")? as u8,
            power_text: with_amount(&effect, n.as_ref()),
            activated: power.is_activated(),
            text: toml.filled(&text, "a text")?,
            power,
        });
    }
    toml.all_there(candidates.len(), CANDIDATES, "Candidates")?;
    let mut favors: Vec<u8> = candidates.iter().map(|candidate| candidate.favors).collect();
    favors.sort_unstable();
    let most: u8 = favors[CANDIDATES - 6..].iter().sum();
    if most > TOKENS {
        let expected = format!("expected the six largest numbers of Favors to add up to at most {TOKENS}, not {most}");
        return Err(toml.0.wrong(usize::MAX, expected));
    }
    Ok(candidates)
}

fn load_issues(toml: &Reader<'_>) -> Result<Vec<Issue>, BadData> {
    let file: IssueFile = toml.0.read()?;
    let mut issues: Vec<Issue> = Vec::with_capacity(ISSUES);
    for entry in file.issue {
        let IssueEntry { id, name, votes, sidestep, party, when, effect, n, text } = entry;
        toml.not_beyond(issues.len(), ISSUES, "Issues", &id)?;
        toml.not_taken(issues.iter().any(|other| other.id == *id.get_ref()), &id)?;
        let word = effect.get_ref().clone();
        let at = effect.span().start;
        let mut keys = Keys { toml, effect: &word, at, n: n.as_ref(), of: None, by: None };
        let (fits, read) = match word.as_str() {
            "speaker_bonus" => (When::Round, IssueEffect::SpeakerBonus(keys.change()?)),
            "max_plays" => (When::Round, IssueEffect::MaxPlays(keys.amount()?)),
            "low_boost" => (When::Round, IssueEffect::LowBoost(keys.amount()?)),
            "own_only" => (When::Round, IssueEffect::OwnOnly),
            "no_slander" => (When::Round, IssueEffect::NoSlander),
            "all_draw" => (When::Enter, IssueEffect::AllDraw(keys.amount()?)),
            "all_discard" => (When::Enter, IssueEffect::AllDiscard(keys.amount()?)),
            "all_freeze" => (When::Enter, IssueEffect::AllFreeze(keys.amount()?)),
            "pass_left" => (When::Enter, IssueEffect::PassLeft(keys.amount()?)),
            "winner_draw" => (When::Win, IssueEffect::WinnerDraw(keys.amount()?)),
            "losers_draw" => (When::Win, IssueEffect::LosersDraw(keys.amount()?)),
            "winner_discard" => (When::Win, IssueEffect::WinnerDiscard(keys.amount()?)),
            "take_favor" => (When::Win, IssueEffect::TakeFavor(keys.amount()?)),
            "winner_speaks" => (When::Win, IssueEffect::WinnerSpeaks),
            _ => {
                let known = "speaker_bonus, max_plays, low_boost, own_only, no_slander, all_draw, all_discard, all_freeze, \
                             pass_left, winner_draw, losers_draw, winner_discard, take_favor or winner_speaks";
                return Err(toml.wrong(&effect, format!("expected an effect ({known}), not `{word}`")));
            }
        };
        keys.none_left()?;
        let named = match when.get_ref().as_str() {
            "enter" => When::Enter,
            "round" => When::Round,
            "win" => When::Win,
            other => return Err(toml.wrong(&when, format!("expected `enter`, `round` or `win`, not `{other}`"))),
        };
        if named != fits {
            let right = ["enter", "round", "win"][fits as usize];
            return Err(toml.wrong(&when, format!("expected `{right}`, which is when `{word}` works")));
        }
        issues.push(Issue {
            id: toml.filled(&id, "an id")?,
            name: toml.filled(&name, "a name")?,
            votes: toml.within(&votes, -3, 5, "votes")? as i8,
            sidestep: toml.within(&sidestep, 0, 5, "a sidestep value")? as u8,
            party: party.as_ref().map(|party| toml.party(party, party.get_ref())).transpose()?,
            when: named,
            effect_text: with_amount(&word, n.as_ref()),
            text: toml.filled(&text, "a text")?,
            effect: read,
        });
    }
    toml.all_there(issues.len(), ISSUES, "Issues")?;
    Ok(issues)
}

fn load_cards(toml: &Reader<'_>) -> Result<(Vec<Kind>, Vec<Face>), BadData> {
    let file: CampaignFile = toml.0.read()?;
    let (mut kinds, mut faces) = (Vec::new(), Vec::with_capacity(CARDS + 1));
    for entry in file.card {
        let band = match entry.band.get_ref().as_str() {
            "momentum" => Band::Momentum,
            "slander" => Band::Slander,
            "edge" => Band::Edge,
            other => {
                let expected = format!("expected `momentum`, `slander` or `edge`, not `{other}`");
                return Err(toml.wrong(&entry.band, expected));
            }
        };
        let count = toml.within(&entry.count, 1, CARDS as i64, "a count")? as usize;
        let numbered = faces.len().max(1); // number 0 is nobody's
        if numbered + count > CARDS + 1 {
            let sum = numbered - 1 + count;
            return Err(toml.wrong(&entry.count, format!("expected {CARDS} cards in all, and these make {sum}")));
        }
        let (effect, effect_text) = card_effect(toml, band, &entry)?;
        let aimed = card_aim(toml, effect, &entry)?;
        let (polling, parties) = momentum_part(toml, band, count, &entry)?;
        if faces.is_empty() {
            faces.push(Face { band, polling: 0, party: None, effect, aimed, kind: 0 });
        }
        let kind = kinds.len() as u8;
        let numbers = (numbered..numbered + count).map(|number| CardId(number as u8)).collect();
        faces.extend((0..count).map(|copy| {
            let party = parties.get(copy).copied().flatten();
            Face { band, polling, party, effect, aimed, kind }
        }));
        kinds.push(Kind {
            numbers,
            band,
            name: toml.filled(&entry.name, "a name")?,
            polling,
            parties,
            effect: effect_text,
            aim: aimed,
            stays: effect.stays(),
            text: toml.filled(&entry.text, "a text")?,
        });
    }
    toml.all_there(faces.len().saturating_sub(1), CARDS, "Campaign cards")?;
    for (band, name) in [(Band::Momentum, "Momentum"), (Band::Slander, "Slander"), (Band::Edge, "Edge")] {
        if kinds.iter().all(|kind: &Kind| kind.band != band) {
            return Err(toml.0.wrong(usize::MAX, format!("expected at least one {name} card")));
        }
    }
    Ok((kinds, faces))
}

fn card_effect(toml: &Reader<'_>, band: Band, entry: &CardEntry) -> Result<(Effect, String), BadData> {
    let word = entry.effect.get_ref().as_str();
    let mut keys = Keys {
        toml,
        effect: word,
        at: entry.effect.span().start,
        n: entry.n.as_ref(),
        of: entry.of.as_ref(),
        by: entry.by.as_ref(),
    };
    let effect = match word {
        "draw" => Effect::Draw(keys.amount()?),
        "draw_both" => Effect::DrawBoth(keys.amount()?),
        "peek" => Effect::Peek,
        "discard" => Effect::Discard(keys.amount()?),
        "steal" => Effect::Steal(keys.amount()?),
        "freeze" => Effect::Freeze(keys.amount()?, keys.by()?),
        "modify" => Effect::Modify(keys.change()?),
        "skip" => Effect::Skip,
        "guard" => Effect::Guard(keys.of_two()?),
        "clear_slander" => Effect::ClearSlander,
        "tiebreak" => Effect::Tiebreak,
        "extra" => Effect::Extra(keys.amount()?),
        "retrieve" => Effect::Retrieve,
        "move" => Effect::Move(keys.amount()?),
        "cancel" => Effect::Cancel(keys.of_any()?),
        "redirect" => Effect::Redirect(keys.of_two()?),
        _ => {
            let known = "draw, draw_both, peek, discard, steal, freeze, modify, skip, guard, clear_slander, tiebreak, extra, \
                         retrieve, move, cancel or redirect";
            return Err(toml.wrong(&entry.effect, format!("expected an effect ({known}), not `{word}`")));
        }
    };
    keys.none_left()?;
    if band == Band::Momentum && effect.stays() {
        return Err(toml.wrong(&entry.effect, format!("expected an effect that does not stay in play, not `{word}`")));
    }
    if band != Band::Edge && matches!(effect, Effect::Retrieve | Effect::Extra(_)) {
        return Err(toml.wrong(&entry.effect, format!("expected `{word}` on an Edge card only")));
    }
    let mut text = with_amount(word, entry.n.as_ref());
    for part in [&entry.of, &entry.by].into_iter().flatten() {
        text = format!("{text} {}", part.get_ref());
    }
    Ok((effect, text))
}

fn card_aim(toml: &Reader<'_>, effect: Effect, entry: &CardEntry) -> Result<Aimed, BadData> {
    let aimed = match entry.aim.get_ref().as_str() {
        "none" => Aimed::None,
        "any" => Aimed::Any,
        "other" => Aimed::Other,
        "play_or_card" => Aimed::PlayOrCard,
        "play_any" => Aimed::PlayAny,
        "card_any" => Aimed::CardAny,
        "discard" => Aimed::Discard,
        other => {
            let known = "none, any, other, play_or_card, play_any, card_any or discard";
            return Err(toml.wrong(&entry.aim, format!("expected an aim ({known}), not `{other}`")));
        }
    };
    let (fitting, words): (&[Aimed], &str) = match effect {
        Effect::Draw(_) | Effect::Extra(_) => (&[Aimed::None], "`none`"),
        Effect::DrawBoth(_) | Effect::Peek | Effect::Steal(_) | Effect::Skip => (&[Aimed::Other], "`other`"),
        Effect::Cancel(_) => (&[Aimed::PlayOrCard], "`play_or_card`"),
        Effect::Redirect(_) => (&[Aimed::PlayAny], "`play_any`"),
        Effect::Move(_) => (&[Aimed::CardAny], "`card_any`"),
        Effect::Retrieve => (&[Aimed::Discard], "`discard`"),
        _ => (&[Aimed::Any, Aimed::Other], "`any` or `other`"),
    };
    if fitting.contains(&aimed) {
        return Ok(aimed);
    }
    let expected = format!("expected {words} as the aim of `{}`", entry.effect.get_ref());
    Err(toml.wrong(&entry.aim, expected))
}

/// Polling and symbols: what a Momentum card must have and no other may.
fn momentum_part(
    toml: &Reader<'_>,
    band: Band,
    count: usize,
    entry: &CardEntry,
) -> Result<(u8, Vec<Option<Party>>), BadData> {
    if band != Band::Momentum {
        let foreign = entry.polling.as_ref().map(|key| (key.span().start, "polling"));
        let foreign = foreign.or_else(|| entry.parties.as_ref().map(|key| (key.span().start, "parties")));
        return match foreign {
            Some((at, key)) => Err(toml.0.wrong(at, format!("expected no `{key}` on a card that is not Momentum"))),
            None => Ok((0, Vec::new())),
        };
    }
    let missing = |key: &str| toml.wrong(&entry.band, format!("expected `{key}` on a Momentum card"));
    let polling = toml.within(entry.polling.as_ref().ok_or_else(|| missing("polling"))?, 1, 9, "a Polling value")?;
    let parties = entry.parties.as_ref().ok_or_else(|| missing("parties"))?;
    if parties.get_ref().len() != count {
        let expected = format!("expected a symbol for each of {count} copies, not {}", parties.get_ref().len());
        return Err(toml.wrong(parties, expected));
    }
    let symbol = |text: &String| match text.as_str() {
        "" => Ok(None),
        letter => toml.party(parties, letter).map(Some),
    };
    Ok((polling as u8, parties.get_ref().iter().map(symbol).collect::<Result<_, _>>()?))
}

/// An effect as the rules write it.
fn with_amount(word: &str, n: Option<&Spanned<i64>>) -> String {
    n.map_or_else(|| word.to_owned(), |n| format!("{word} {}", n.get_ref()))
}

/// A file, and the checks that all three have in common.
struct Reader<'a>(TomlFile<'a>);

impl<'a> Reader<'a> {
    fn open(files: &'a Files, name: &'static str) -> Result<Reader<'a>, BadData> {
        TomlFile::open(files, name).map(Reader)
    }

    fn wrong<T>(&self, at: &Spanned<T>, expected: impl Into<String>) -> BadData {
        self.0.wrong(at.span().start, expected)
    }

    fn filled(&self, value: &Spanned<String>, what: &str) -> Result<String, BadData> {
        if value.get_ref().trim().is_empty() {
            return Err(self.wrong(value, format!("expected {what} that is not empty")));
        }
        Ok(value.get_ref().clone())
    }

    /// An id that a move can name: one word.
    fn slug(&self, value: &Spanned<String>) -> Result<String, BadData> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if value.get_ref().is_empty() || !value.get_ref().bytes().all(fits) {
            let id = value.get_ref();
            return Err(self.wrong(value, format!("expected an id of a to z, 0 to 9 and _, not `{id}`")));
        }
        Ok(value.get_ref().clone())
    }

    fn within(&self, value: &Spanned<i64>, least: i64, most: i64, what: &str) -> Result<i64, BadData> {
        let number = *value.get_ref();
        if (least..=most).contains(&number) {
            return Ok(number);
        }
        Err(self.wrong(value, format!("expected {what} from {least} to {most}, not {number}")))
    }

    fn party<T>(&self, at: &Spanned<T>, letter: &str) -> Result<Party, BadData> {
        let known = Party::ALL.into_iter().find(|party| party.letter() == letter);
        known.ok_or_else(|| self.wrong(at, format!("expected a party (D, I or R), not `{letter}`")))
    }

    fn not_taken(&self, taken: bool, id: &Spanned<String>) -> Result<(), BadData> {
        if taken { Err(self.wrong(id, format!("expected each id once, not `{}` again", id.get_ref()))) } else { Ok(()) }
    }

    fn not_beyond(&self, already: usize, all: usize, what: &str, id: &Spanned<String>) -> Result<(), BadData> {
        if already < all {
            return Ok(());
        }
        Err(self.wrong(id, format!("expected {all} {what}, and this is one more")))
    }

    /// The error belongs where the next entry would stand.
    fn all_there(&self, there: usize, all: usize, what: &str) -> Result<(), BadData> {
        if there == all {
            return Ok(());
        }
        Err(self.0.wrong(usize::MAX, format!("expected {all} {what}, and there are {there}")))
    }
}

/// The keys that say more about an effect. Each may be there only if the effect asks for it.
struct Keys<'a> {
    toml: &'a Reader<'a>,
    effect: &'a str,
    at: usize,
    n: Option<&'a Spanned<i64>>,
    of: Option<&'a Spanned<String>>,
    by: Option<&'a Spanned<String>>,
}

impl Keys<'_> {
    fn amount(&mut self) -> Result<u8, BadData> {
        let n = self.n.take().ok_or_else(|| self.missing("n"))?;
        Ok(self.toml.within(n, 1, 9, "`n`")? as u8)
    }

    fn amount_if_any(&mut self) -> Result<Option<u8>, BadData> {
        if self.n.is_some() { self.amount().map(Some) } else { Ok(None) }
    }

    /// More or less, but not nothing.
    fn change(&mut self) -> Result<i8, BadData> {
        let n = self.n.take().ok_or_else(|| self.missing("n"))?;
        match *n.get_ref() {
            number @ (-9..=-1 | 1..=9) => Ok(number as i8),
            number => Err(self.toml.wrong(n, format!("expected `n` from -9 to 9 but not 0, not {number}"))),
        }
    }

    fn by(&mut self) -> Result<FrozenBy, BadData> {
        let by = self.by.take().ok_or_else(|| self.missing("by"))?;
        match by.get_ref().as_str() {
            "random" => Ok(FrozenBy::Random),
            "owner" => Ok(FrozenBy::Owner),
            other => Err(self.toml.wrong(by, format!("expected `random` or `owner`, not `{other}`"))),
        }
    }

    fn of_any(&mut self) -> Result<Option<Band>, BadData> {
        let of = self.of.take().ok_or_else(|| self.missing("of"))?;
        match of.get_ref().as_str() {
            "momentum" => Ok(Some(Band::Momentum)),
            "slander" => Ok(Some(Band::Slander)),
            "edge" => Ok(Some(Band::Edge)),
            "any" => Ok(None),
            other => {
                Err(self.toml.wrong(of, format!("expected `momentum`, `slander`, `edge` or `any`, not `{other}`")))
            }
        }
    }

    fn of_two(&mut self) -> Result<Band, BadData> {
        let of = self.of.take().ok_or_else(|| self.missing("of"))?;
        match of.get_ref().as_str() {
            "momentum" => Ok(Band::Momentum),
            "slander" => Ok(Band::Slander),
            other => Err(self.toml.wrong(of, format!("expected `momentum` or `slander`, not `{other}`"))),
        }
    }

    fn missing(&self, key: &str) -> BadData {
        self.toml.0.wrong(self.at, format!("expected the key `{key}` with `{}`", self.effect))
    }

    fn none_left(&self) -> Result<(), BadData> {
        let left = self.n.map(|key| (key.span().start, "n"));
        let left = left.or_else(|| self.of.map(|key| (key.span().start, "of")));
        let left = left.or_else(|| self.by.map(|key| (key.span().start, "by")));
        match left {
            Some((at, key)) => Err(self.toml.0.wrong(at, format!("expected no `{key}` with `{}`", self.effect))),
            None => Ok(()),
        }
    }
}
