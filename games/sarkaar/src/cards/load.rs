//! SK-14.1, SK-14.3: reads the six files. Every error names the file, the line and what was expected.

use std::sync::LazyLock;

use hustings_core::components::{Id, Spanned, Text, Within, Written};
use hustings_core::{BadData, Components, Files, TomlFile};
use serde::Deserialize;

use super::{
    CARDS, DECK, Effect, Face, LEADERS, Leader, MOST_OPEN, MOST_SQUARES, MOST_STEPS, MOST_VOTERS, Privilege, Rules,
    STATES, Set, StateCard, TILES, Terms, Tile, TileId, TrackStep,
};
use crate::pieces::{Benefit, Deck, Kind};
use crate::view::PrintedFaces;

const STATES_FILE: &str = "states.toml";
const TILES_FILE: &str = "tiles.toml";
const TRACKS_FILE: &str = "tracks.toml";
const LEADERS_FILE: &str = "leaders.toml";
const CARDS_FILE: &str = "cards.toml";
const RULES_FILE: &str = "rules.toml";

/// Former versions of the set, from before the steps of tracks were written as effects.
const FORMERLY: &[&str] = &["hustings@674f6f9b5e7f989a", "standard@674f6f9b5e7f989a"];

/// A number without a limit of its own.
type Number = Within<0, 99>;

/// A number that may be large: the bank's tokens, and the price of missing voters.
type Large = Within<0, 999>;

/// The most cards of a deck that a leader may start with: with four leaders, enough are left for the rows.
const MOST_STARTING_CARDS: i16 = 3;

pub(crate) fn standard_set() -> &'static Components<Set> {
    static SET: LazyLock<Components<Set>> = LazyLock::new(|| {
        let files = [
            (STATES_FILE, include_str!("../../data/states.toml")),
            (TILES_FILE, include_str!("../../data/tiles.toml")),
            (TRACKS_FILE, include_str!("../../data/tracks.toml")),
            (LEADERS_FILE, include_str!("../../data/leaders.toml")),
            (CARDS_FILE, include_str!("../../data/cards.toml")),
            (RULES_FILE, include_str!("../../data/rules.toml")),
        ];
        Components::standard(&files, load).formerly(FORMERLY)
    });
    &SET
}

pub(crate) fn load(files: &Files) -> Result<Set, BadData> {
    let tiles = load_tiles(files)?;
    let states = load_states(files, &tiles)?;
    let tracks = load_tracks(files)?;
    let rules = load_rules(files, &tracks)?;
    let leaders = load_leaders(files, &rules)?;
    let (faces, cards) = load_cards(files)?;
    let cancels = (0..CARDS).filter(|card| faces[usize::from(cards[*card].0)].effect == Effect::Cancel);
    let cancels = cancels.fold(0, |bits, card| bits | 1 << card);
    let cancel_cost = faces.iter().filter(|face| face.effect == Effect::Cancel).map(|face| face.cost).min();
    Ok(Set {
        cancels,
        cancel_cost: cancel_cost.expect("load_cards asks for a cancel card"),
        income: [0, 1].map(|track: usize| income_by_level(&tracks[track])),
        states,
        tiles,
        tracks,
        leaders,
        faces,
        cards,
        rules,
        printed: PrintedFaces::default(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    tiles: Vec<Spanned<String>>,
}

fn load_tiles(files: &Files) -> Result<Vec<Tile>, BadData> {
    let toml = TomlFile::open(files, TILES_FILE)?;
    let TilesFile { tiles } = toml.read()?;
    toml.exactly(TILES, "tiles", &tiles)?;
    toml.each_once("tile", &tiles)?;
    let tile = |id: &Spanned<String>| {
        let mut counts = [0; 7];
        let benefits: Option<Vec<Benefit>> = id.get_ref().chars().map(Benefit::of_letter).collect();
        let Some(benefits) = benefits.filter(|benefits| (1..=3).contains(&benefits.len())) else {
            let found = id.get_ref();
            let expected = format!("expected 1 to 3 benefits (P, M, V, C, D, S or A) on a tile, not `{found}`");
            return Err(toml.wrong(id, expected));
        };
        benefits.iter().for_each(|benefit| counts[benefit.index()] += 1);
        Ok(Tile { id: id.get_ref().clone(), counts })
    };
    tiles.iter().map(tile).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StatesFile {
    state: Vec<StateEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateEntry {
    id: Id,
    name: Text,
    seats: Spanned<Vec<Within<0, { MOST_VOTERS as i16 }>>>,
    adjoining: Spanned<Vec<Id>>,
    beginner: Id,
}

fn load_states(files: &Files, tiles: &[Tile]) -> Result<Vec<StateCard>, BadData> {
    let toml = TomlFile::open(files, STATES_FILE)?;
    let StatesFile { state: entries } = toml.read()?;
    toml.exactly(STATES, "states", entries.iter().map(|entry| &entry.id))?;
    toml.each_once("id", entries.iter().map(|entry| &entry.id))?;
    toml.each_once("tile of the beginner layout", entries.iter().map(|entry| &entry.beginner))?;
    let state = |entry: &StateEntry| {
        let prices: Vec<u8> = entry.seats.get_ref().iter().map(|price| (*price).into()).collect();
        if !(1..=MOST_SQUARES).contains(&prices.len()) {
            let found = prices.len();
            return Err(toml.wrong(&entry.seats, format!("expected 1 to {MOST_SQUARES} seats, not {found}")));
        }
        let beginner = toml.known("a tile of tiles.toml", &entry.beginner, tiles.iter().map(|tile| &tile.id))?;
        let within = std::array::from_fn(|most| {
            let cheap = prices.iter().enumerate().filter(|(_, price)| usize::from(**price) <= most);
            cheap.fold(0, |bits, (number, _)| bits | 1 << number)
        });
        let (id, name) = (entry.id.to_string(), entry.name.to_string());
        let squares = (1..=prices.len()).map(|number| format!("{id}{number}")).collect();
        Ok(StateCard { id, name, prices, squares, adjoining: 0, beginner: TileId(beginner as u8), within })
    };
    let mut states: Vec<StateCard> = entries.iter().map(state).collect::<Result<_, _>>()?;
    connect(&toml, &entries, &mut states)?;
    Ok(states)
}

/// Checks the neighbours: they exist, no state adjoins itself, both sides agree, and the map is in one piece.
fn connect(toml: &TomlFile<'_>, entries: &[StateEntry], states: &mut [StateCard]) -> Result<(), BadData> {
    for (own, entry) in entries.iter().enumerate() {
        for name in entry.adjoining.get_ref() {
            let other = toml.known("a state of this file", name, entries.iter().map(|entry| &entry.id))?;
            if other == own {
                return Err(toml.wrong(name, format!("expected other states, not `{name}` itself")));
            }
            states[own].adjoining |= 1 << other;
        }
    }
    let adjoins = |own: usize, other: usize| states[own].adjoining & 1 << other != 0;
    for (own, entry) in entries.iter().enumerate() {
        if let Some(other) = (0..STATES).find(|other| adjoins(own, *other) && !adjoins(*other, own)) {
            let (own, other) = (&entry.id, &entries[other].id);
            let expected = format!("expected `{other}` to adjoin `{own}` as `{own}` adjoins `{other}`");
            return Err(toml.wrong(&entry.adjoining, expected));
        }
    }
    let mut reached: u16 = 1;
    for _ in 0..STATES {
        let from = (0..STATES).filter(|state| reached & 1 << state != 0);
        reached = from.fold(reached, |bits, state| bits | states[state].adjoining);
    }
    match (0..STATES).find(|state| reached & 1 << state == 0) {
        Some(lost) => {
            let StateEntry { id, adjoining, .. } = &entries[lost];
            Err(toml.wrong(adjoining, format!("expected a map in one piece, but `{id}` cannot be reached")))
        }
        None => Ok(()),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksFile {
    development: Vec<StepEntry>,
    culture: Vec<StepEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    effect: Spanned<Written<TrackStep>>,
}

fn load_tracks(files: &Files) -> Result<[Vec<TrackStep>; 2], BadData> {
    let toml = TomlFile::open(files, TRACKS_FILE)?;
    let TracksFile { development, culture } = toml.read()?;
    Ok([load_track(&toml, "development", &development)?, load_track(&toml, "culture", &culture)?])
}

fn load_track(toml: &TomlFile<'_>, name: &str, entries: &[StepEntry]) -> Result<Vec<TrackStep>, BadData> {
    if let Some(StepEntry { effect }) = entries.get(MOST_STEPS) {
        return Err(toml.wrong(effect, format!("expected at most {MOST_STEPS} steps on a track")));
    }
    let step = |entry: &StepEntry| entry.effect.get_ref().value;
    let awards = entries.iter().filter(|entry| matches!(step(entry), TrackStep::Vp { .. }));
    toml.exactly(1, &format!("`vp` step of {name}"), awards.map(|entry| &entry.effect))?;
    Ok(entries.iter().map(step).collect())
}

fn income_by_level(steps: &[TrackStep]) -> [u8; MOST_STEPS + 1] {
    let mut income = [0; MOST_STEPS + 1];
    for (below, step) in steps.iter().enumerate() {
        income[below + 1] = income[below] + if let TrackStep::Income { n } = step { u8::from(*n) } else { 0 };
    }
    income
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    income: Number,
    actions: Number,
    hand_limit: Number,
    threshold: Number,
    conversion: Spanned<Vec<Spanned<Large>>>,
    power_rate: Within<1, 99>,
    targets: Spanned<Vec<Within<0, 255>>>,
    national: National,
    full_majority: Number,
    tracker_cost: Number,
    cash_rate: Number,
    row: Within<1, { MOST_OPEN as i16 }>,
    addons: Number,
    supply: Large,
    cubes: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct National {
    at: Number,
    vp: Number,
}

fn load_rules(files: &Files, tracks: &[Vec<TrackStep>; 2]) -> Result<Rules, BadData> {
    let toml = TomlFile::open(files, RULES_FILE)?;
    let file: RulesFile = toml.read()?;
    let table = file.conversion.get_ref();
    if table.is_empty() {
        return Err(toml.wrong(&file.conversion, "expected a conversion table that is not empty"));
    }
    if let Some([before, after]) = table.array_windows().find(|[before, after]| before.get_ref() >= after.get_ref()) {
        let (cost, more) = (before.get_ref(), after.get_ref());
        return Err(toml.wrong(after, format!("expected an increasing conversion table, not {more} after {cost}")));
    }
    let Ok(targets) = <[_; 3]>::try_from(file.targets.get_ref().as_slice()) else {
        let found = file.targets.get_ref().len();
        let expected = format!("expected targets for 2, 3 and 4 players, not {found} of them");
        return Err(toml.wrong(&file.targets, expected));
    };
    let award = |steps: &[TrackStep]| {
        let worth = |(below, step): (usize, &TrackStep)| match step {
            TrackStep::Vp { n } => Some((below as u8 + 1, (*n).into())),
            _ => None,
        };
        steps.iter().enumerate().find_map(worth).expect("a track has a vp step")
    };
    Ok(Rules {
        income: file.income.into(),
        actions: file.actions.into(),
        hand_limit: file.hand_limit.into(),
        threshold: file.threshold.into(),
        conversion: table.iter().take(MOST_VOTERS).map(|cost| (*cost.get_ref()).into()).collect(),
        power_rate: file.power_rate.into(),
        targets: targets.map(u8::from),
        awards: [award(&tracks[0]), award(&tracks[1]), (file.national.at.into(), file.national.vp.into())],
        full_majority: file.full_majority.into(),
        tracker_cost: file.tracker_cost.into(),
        cash_rate: file.cash_rate.into(),
        row: file.row.into(),
        addons: file.addons.into(),
        supply: file.supply.into(),
        cubes: file.cubes.into(),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadersFile {
    leader: Vec<LeaderEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderEntry {
    no: Spanned<Number>,
    id: Id,
    name: Text,
    voter: Number,
    moolah: Number,
    power: Number,
    strategy: Within<0, MOST_STARTING_CARDS>,
    aggression: Within<0, MOST_STARTING_CARDS>,
    privilege: Written<Privilege>,
    text: Text,
}

fn load_leaders(files: &Files, rules: &Rules) -> Result<Vec<Leader>, BadData> {
    let toml = TomlFile::open(files, LEADERS_FILE)?;
    let LeadersFile { leader: entries } = toml.read()?;
    toml.exactly(LEADERS, "leaders", entries.iter().map(|entry| &entry.id))?;
    toml.each_once("id", entries.iter().map(|entry| &entry.id))?;
    toml.each_once("number", entries.iter().map(|entry| &entry.no))?;
    let leader = |entry: LeaderEntry| Leader {
        no: entry.no.into_inner().into(),
        id: entry.id.into(),
        name: entry.name.into(),
        text: entry.text.into(),
        start: [entry.voter, entry.moolah, entry.power].map(u8::from),
        cards: [entry.strategy.into(), entry.aggression.into()],
        privilege: entry.privilege.value,
        privilege_text: entry.privilege.text,
        terms: Terms::new(rules, entry.privilege.value),
    };
    Ok(entries.into_iter().map(leader).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    deck: Spanned<Deck>,
    code: Id,
    name: Text,
    count: Spanned<Within<1, { DECK as i16 }>>,
    cost: Number,
    kind: Spanned<Kind>,
    effect: Written<Effect>,
    text: Text,
}

type Faces = (Vec<Face>, Vec<(u8, String)>);

fn load_cards(files: &Files) -> Result<Faces, BadData> {
    let toml = TomlFile::open(files, CARDS_FILE)?;
    let CardsFile { card: mut entries } = toml.read()?;
    toml.each_once("code", entries.iter().map(|entry| &entry.code))?;
    for deck in Deck::ALL {
        let of_deck = entries.iter().filter(|entry| entry.deck.get_ref() == deck);
        toml.total(DECK as i64, &format!("{deck} cards"), of_deck.map(|entry| &entry.count))?;
    }
    for entry in &entries {
        let (cancels, kind) = (entry.effect.value == Effect::Cancel, *entry.kind.get_ref());
        if cancels != (kind == Kind::Reaction) {
            let expected = format!("expected `reaction` for `cancel` and for nothing else, not `{kind}`");
            return Err(toml.wrong(&entry.kind, expected));
        }
        if cancels && *entry.deck.get_ref() == Deck::Strategy {
            return Err(toml.wrong(&entry.deck, "expected `cancel` cards in the aggression deck"));
        }
    }
    if entries.iter().all(|entry| entry.effect.value != Effect::Cancel) {
        return Err(toml.missing("expected a card with the effect `cancel`, and there is none"));
    }
    entries.sort_by_key(|entry| *entry.deck.get_ref()); // stable: the order of the file within each deck
    let copies = |(number, entry): (usize, &CardEntry)| {
        let (code, count) = (entry.code.clone(), i16::from(*entry.count.get_ref()));
        (1..=count).map(move |copy| (number as u8, code.followed_by(copy)))
    };
    let cards: Vec<(u8, Id)> = entries.iter().enumerate().flat_map(copies).collect();
    toml.each_once("id", cards.iter().map(|(_, id)| id))?;
    let face = |entry: CardEntry| Face {
        deck: entry.deck.into_inner(),
        code: entry.code.into(),
        name: entry.name.into(),
        count: entry.count.into_inner().into(),
        cost: entry.cost.into(),
        kind: entry.kind.into_inner(),
        effect: entry.effect.value,
        effect_text: entry.effect.text,
        text: entry.text.into(),
    };
    let faces = entries.into_iter().map(face).collect();
    Ok((faces, cards.into_iter().map(|(face, id)| (face, id.into())).collect()))
}
