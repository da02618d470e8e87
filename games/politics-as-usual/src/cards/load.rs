//! PU-15: the component files, read and checked once. Every error names the file, the line and what was expected.

use std::sync::LazyLock;

use hustings_core::components::{Id, Ids, Spanned, Text, Within, Written};
use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;

use super::{
    Aimed, Band, CANDIDATES, CARDS, Candidate, CardId, ComponentList, Effect, EffectTexts, Face, ISSUES, Issue,
    IssueEffect, Kind, NO_NAME, NoName, Party, Power, Set, TOKENS, When, short,
};

const CANDIDATE_FILE: &str = "candidates.toml";
const ISSUE_FILE: &str = "issues.toml";
const CAMPAIGN_FILE: &str = "campaign.toml";

/// Former versions of the set, from before effects were written as one line.
const FORMERLY: &[&str] = &["hustings@5510197893db9ffe"];

// PU-15.1: the three files. The 84 cards may be split into bands in any way (PU-15.2).

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
    party: Party,
    favors: Within<0, 6>,
    power: Spanned<Written<Power>>,
    text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IssueFile {
    issue: Vec<IssueEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IssueEntry {
    id: Id,
    name: Text,
    votes: Within<-3, 5>,
    sidestep: Within<0, 5>,
    party: Option<Party>,
    when: Spanned<When>,
    effect: Written<IssueEffect>,
    text: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    band: Spanned<Band>,
    name: Text,
    polling: Option<Spanned<Within<1, 9>>>,
    parties: Option<Spanned<Vec<Symbol>>>,
    count: Spanned<Within<1, 84>>,
    effect: Spanned<Written<Effect>>,
    aim: Spanned<Aimed>,
    text: Text,
}

/// The party on a copy of a Momentum card, or an empty text.
#[derive(Clone, Copy, Deserialize)]
enum Symbol {
    D,
    I,
    R,
    #[serde(rename = "")]
    None,
}

impl Symbol {
    fn party(self) -> Option<Party> {
        match self {
            Symbol::D => Some(Party::D),
            Symbol::I => Some(Party::I),
            Symbol::R => Some(Party::R),
            Symbol::None => None,
        }
    }
}

pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> = LazyLock::new(|| {
        let files = [
            (CANDIDATE_FILE, include_str!("../../data/candidates.toml")),
            (ISSUE_FILE, include_str!("../../data/issues.toml")),
            (CAMPAIGN_FILE, include_str!("../../data/campaign.toml")),
        ];
        Components::standard(&files, load).formerly(FORMERLY)
    });
    &SET
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let mut ids = Ids::except(&[NO_NAME]); // PU-6.3: reserved for the Candidate without a card
    let candidates = load_candidates(&TomlFile::open(files, CANDIDATE_FILE)?, &mut ids)?;
    let mut texts = EffectTexts::default();
    let issues = load_issues(&TomlFile::open(files, ISSUE_FILE)?, &mut ids, &mut texts)?;
    let (kinds, faces) = load_cards(&TomlFile::open(files, CAMPAIGN_FILE)?, &mut texts)?;
    Ok(Set::new(ComponentList { candidates, no_name: NoName::default(), issues, kinds }, faces, texts))
}

fn load_candidates(toml: &TomlFile<'_>, ids: &mut Ids) -> Result<Vec<Candidate>, BadData> {
    let file: CandidateFile = toml.read()?;
    toml.exactly(CANDIDATES, "Candidates", file.candidate.iter().map(|entry| &entry.id))?;
    ids.take(toml, file.candidate.iter().map(|entry| &entry.id))?;
    let mut powers = file.candidate.iter().map(|entry| &entry.power);
    if let Some(second) = powers.by_ref().filter(|power| power.get_ref().value == Power::WinsTies).nth(1) {
        return Err(toml.wrong(second, "expected one Candidate who wins ties, and this is a second"));
    }
    let mut favors: Vec<u8> = file.candidate.iter().map(|entry| entry.favors.into()).collect();
    favors.sort_unstable();
    let most: u8 = favors[CANDIDATES - 6..].iter().sum();
    if most > TOKENS {
        let expected = format!("expected the six largest numbers of Favors to add up to at most {TOKENS}, not {most}");
        return Err(toml.missing(expected));
    }
    let candidate = |entry: CandidateEntry| {
        let CandidateEntry { id, name, party, favors, power, text } = entry;
        let Written { value: power, text: _ } = power.into_inner();
        let activated = power.is_activated();
        Candidate {
            id: id.into(),
            short: short(name.as_ref()),
            name: name.into(),
            party,
            favors: favors.into(),
            power,
            activated,
            text: text.into(),
        }
    };
    Ok(file.candidate.into_iter().map(candidate).collect())
}

fn load_issues(toml: &TomlFile<'_>, ids: &mut Ids, texts: &mut EffectTexts) -> Result<Vec<Issue>, BadData> {
    let file: IssueFile = toml.read()?;
    toml.exactly(ISSUES, "Issues", file.issue.iter().map(|entry| &entry.id))?;
    ids.take(toml, file.issue.iter().map(|entry| &entry.id))?;
    let issue = |entry: IssueEntry| {
        let IssueEntry { id, name, votes, sidestep, party, when, effect, text } = entry;
        let Written { value: effect, text: effect_text } = effect;
        let right = effect.when();
        if *when.get_ref() != right {
            let expected = format!("expected `{}`, which is when `{effect_text}` works", right.word());
            return Err(toml.wrong(&when, expected));
        }
        texts.issues.push(effect_text);
        Ok(Issue {
            id: id.into(),
            name: name.into(),
            votes: votes.into(),
            sidestep: sidestep.into(),
            party,
            when: right,
            effect,
            text: text.into(),
        })
    };
    file.issue.into_iter().map(issue).collect()
}

fn load_cards(toml: &TomlFile<'_>, texts: &mut EffectTexts) -> Result<(Vec<Kind>, Vec<Face>), BadData> {
    let file: CampaignFile = toml.read()?;
    toml.total(CARDS as i64, "Campaign cards", file.card.iter().map(|entry| &entry.count))?;
    for (band, name) in [(Band::Momentum, "Momentum"), (Band::Slander, "Slander"), (Band::Edge, "Edge")] {
        if file.card.iter().all(|entry| *entry.band.get_ref() != band) {
            return Err(toml.missing(format!("expected at least one {name} card")));
        }
    }
    let (mut kinds, mut faces) = (Vec::new(), Vec::with_capacity(CARDS));
    for entry in file.card {
        let kind = kinds.len() as u8;
        let (band, aim) = (*entry.band.get_ref(), *entry.aim.get_ref());
        check_effect(toml, band, &entry.effect)?;
        check_aim(toml, &entry.effect, &entry.aim)?;
        let (polling, parties) = momentum_part(toml, &entry)?;
        let Written { value: effect, text: effect_text } = entry.effect.into_inner();
        texts.kinds.push(effect_text);
        let first = faces.len();
        faces.extend((0..entry.count.into_inner().into()).map(|copy: usize| {
            let party = parties.get(copy).copied().flatten();
            Face { band, polling, party, effect, aimed: aim, kind }
        }));
        kinds.push(Kind {
            numbers: (first..faces.len()).map(|place| CardId(place as u8 + 1)).collect(),
            band,
            name: entry.name.into(),
            polling,
            parties,
            effect,
            aim,
            stays: effect.stays(),
            text: entry.text.into(),
        });
    }
    Ok((kinds, faces))
}

fn check_effect(toml: &TomlFile<'_>, band: Band, effect: &Spanned<Written<Effect>>) -> Result<(), BadData> {
    let Written { value, text } = effect.get_ref();
    if band == Band::Momentum && value.stays() {
        return Err(toml.wrong(effect, format!("expected an effect that does not stay in play, not `{text}`")));
    }
    if band != Band::Edge && matches!(value, Effect::Retrieve | Effect::Extra(_)) {
        return Err(toml.wrong(effect, format!("expected `{text}` on an Edge card only")));
    }
    Ok(())
}

fn check_aim(toml: &TomlFile<'_>, effect: &Spanned<Written<Effect>>, aim: &Spanned<Aimed>) -> Result<(), BadData> {
    let Written { value, text } = effect.get_ref();
    let (fitting, words) = Aimed::fitting(*value);
    if fitting.contains(aim.get_ref()) {
        return Ok(());
    }
    Err(toml.wrong(aim, format!("expected {words} as the aim of `{text}`")))
}

/// Polling and symbols, which every Momentum card and no other card has.
fn momentum_part(toml: &TomlFile<'_>, entry: &CardEntry) -> Result<(u8, Vec<Option<Party>>), BadData> {
    let CardEntry { band, polling, parties, count, .. } = entry;
    if *band.get_ref() != Band::Momentum {
        let no = |key: &str| format!("expected no `{key}` on a card that is not Momentum");
        return match (polling, parties) {
            (Some(polling), _) => Err(toml.wrong(polling, no("polling"))),
            (None, Some(parties)) => Err(toml.wrong(parties, no("parties"))),
            (None, None) => Ok((0, Vec::new())),
        };
    }
    let missing = |key: &str| toml.wrong(band, format!("expected `{key}` on a Momentum card"));
    let polling = polling.as_ref().ok_or_else(|| missing("polling"))?;
    let parties = parties.as_ref().ok_or_else(|| missing("parties"))?;
    let (copies, symbols) = (usize::from(*count.get_ref()), parties.get_ref());
    if symbols.len() != copies {
        let expected = format!("expected a symbol for each of {copies} copies, not {}", symbols.len());
        return Err(toml.wrong(parties, expected));
    }
    Ok(((*polling.get_ref()).into(), symbols.iter().map(|symbol| symbol.party()).collect()))
}
