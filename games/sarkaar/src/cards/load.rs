//! SK-14.3: reads the six files. Whatever is wrong is said with file, line and what was expected.

use hustings_core::{BadData, Files, TomlFile};
use serde::Deserialize;
use toml::Spanned;

use super::{
    CARDS, CardId, DECK, Face, LEADERS, Leader, MOST_OPEN, MOST_SQUARES, MOST_STEPS, MOST_VOTERS, Rules, STATES, Set,
    StateCard, Step, TILES, Terms, Tile, TileId, effects, privileges,
};
use crate::cards::Effect;
use crate::words::{Benefit, Deck, Kind, Resource};

pub(super) const STATES_FILE: &str = "states.toml";
pub(super) const TILES_FILE: &str = "tiles.toml";
pub(super) const TRACKS_FILE: &str = "tracks.toml";
pub(super) const LEADERS_FILE: &str = "leaders.toml";
pub(super) const CARDS_FILE: &str = "cards.toml";
pub(super) const RULES_FILE: &str = "rules.toml";

/// Errors about what is missing belong at the end of the file.
const END: usize = usize::MAX;

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
    })
}

fn income_by_level(steps: &[Step]) -> [u8; MOST_STEPS + 1] {
    let mut income = [0; MOST_STEPS + 1];
    for (below, step) in steps.iter().enumerate() {
        income[below + 1] = income[below] + if let Step::Income(n) = step { *n } else { 0 };
    }
    income
}

/// An id or a code: it stands in moves, so it is one plain word.
fn check_word(toml: &TomlFile<'_>, what: &str, word: &Spanned<String>) -> Result<(), BadData> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    if word.get_ref().is_empty() || !word.get_ref().chars().all(plain) {
        let found = word.get_ref();
        return Err(toml.wrong(word.span().start, format!("expected {what} of letters and digits, not `{found}`")));
    }
    Ok(())
}

fn check_text(toml: &TomlFile<'_>, what: &str, text: &Spanned<String>) -> Result<(), BadData> {
    if text.get_ref().trim().is_empty() {
        return Err(toml.wrong(text.span().start, format!("expected {what} that is not empty")));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    tiles: Vec<Spanned<String>>,
}

fn load_tiles(files: &Files) -> Result<Vec<Tile>, BadData> {
    let toml = TomlFile::open(files, TILES_FILE)?;
    let file: TilesFile = toml.read()?;
    let mut tiles: Vec<Tile> = Vec::with_capacity(TILES);
    for id in file.tiles {
        let at = id.span().start;
        let id = id.into_inner();
        if tiles.len() == TILES {
            return Err(toml.wrong(at, format!("expected {TILES} tiles, and this is one more")));
        }
        if tiles.iter().any(|tile| tile.id == id) {
            return Err(toml.wrong(at, format!("expected each tile once, not `{id}` again")));
        }
        if !(1..=3).contains(&id.chars().count()) {
            return Err(toml.wrong(at, format!("expected 1 to 3 benefits on a tile, not `{id}`")));
        }
        let mut counts = [0; 7];
        for letter in id.chars() {
            let benefit = Benefit::of_letter(letter).ok_or_else(|| {
                toml.wrong(at, format!("expected benefits (P, M, V, C, D, S or A) on a tile, not `{id}`"))
            })?;
            counts[benefit.index()] += 1;
        }
        tiles.push(Tile { id, counts });
    }
    if tiles.len() < TILES {
        return Err(toml.wrong(END, format!("expected {TILES} tiles, and there are {}", tiles.len())));
    }
    Ok(tiles)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StatesFile {
    state: Vec<StateEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StateEntry {
    id: Spanned<String>,
    name: Spanned<String>,
    seats: Spanned<Vec<Spanned<u8>>>,
    adjoining: Spanned<Vec<Spanned<String>>>,
    beginner: Spanned<String>,
}

fn load_states(files: &Files, tiles: &[Tile]) -> Result<Vec<StateCard>, BadData> {
    let toml = TomlFile::open(files, STATES_FILE)?;
    let file: StatesFile = toml.read()?;
    let mut states: Vec<StateCard> = Vec::with_capacity(STATES);
    for entry in &file.state {
        let id = entry.id.get_ref();
        if states.len() == STATES {
            return Err(toml.wrong(entry.id.span().start, format!("expected {STATES} states, and this is one more")));
        }
        check_word(&toml, "an id", &entry.id)?;
        check_text(&toml, "a name", &entry.name)?;
        if states.iter().any(|state| state.id == *id) {
            return Err(toml.wrong(entry.id.span().start, format!("expected each id once, not `{id}` again")));
        }
        let prices = load_prices(&toml, &entry.seats)?;
        let at = entry.beginner.span().start;
        let beginner = entry.beginner.get_ref();
        let Some(tile) = tiles.iter().position(|tile| tile.id == *beginner) else {
            return Err(toml.wrong(at, format!("expected a tile of {TILES_FILE}, not `{beginner}`")));
        };
        let beginner = TileId(tile as u8);
        if states.iter().any(|state| state.beginner == beginner) {
            let again = &tiles[tile].id;
            return Err(toml.wrong(at, format!("expected each tile once in the beginner layout, not `{again}` again")));
        }
        let within = std::array::from_fn(|most| {
            let cheap = prices.iter().enumerate().filter(|(_, price)| usize::from(**price) <= most);
            cheap.fold(0, |bits, (number, _)| bits | 1 << number)
        });
        let name = entry.name.get_ref().clone();
        states.push(StateCard { id: id.clone(), name, prices, adjoining: 0, beginner, within });
    }
    if states.len() < STATES {
        return Err(toml.wrong(END, format!("expected {STATES} states, and there are {}", states.len())));
    }
    connect(&toml, &file, &mut states)?;
    Ok(states)
}

fn load_prices(toml: &TomlFile<'_>, seats: &Spanned<Vec<Spanned<u8>>>) -> Result<Vec<u8>, BadData> {
    let found = seats.get_ref().len();
    if !(1..=MOST_SQUARES).contains(&found) {
        return Err(toml.wrong(seats.span().start, format!("expected 1 to {MOST_SQUARES} seats, not {found}")));
    }
    for price in seats.get_ref() {
        if usize::from(*price.get_ref()) > MOST_VOTERS {
            let found = price.get_ref();
            return Err(
                toml.wrong(price.span().start, format!("expected a price from 0 to {MOST_VOTERS}, not {found}"))
            );
        }
    }
    Ok(seats.get_ref().iter().map(|price| *price.get_ref()).collect())
}

/// Who adjoins whom: known, not itself, both ways, and the map in one piece.
fn connect(toml: &TomlFile<'_>, file: &StatesFile, states: &mut [StateCard]) -> Result<(), BadData> {
    for (own, entry) in file.state.iter().enumerate() {
        for name in entry.adjoining.get_ref() {
            let found = name.get_ref();
            let Some(other) = states.iter().position(|state| state.id == *found) else {
                return Err(toml.wrong(name.span().start, format!("expected a state of this file, not `{found}`")));
            };
            if other == own {
                return Err(toml.wrong(name.span().start, format!("expected other states, not `{found}` itself")));
            }
            states[own].adjoining |= 1 << other;
        }
    }
    for (own, entry) in file.state.iter().enumerate() {
        let one_way = |other: &usize| states[*other].adjoining & 1 << own == 0;
        let all = (0..STATES).filter(|other| states[own].adjoining & 1 << other != 0);
        if let Some(other) = all.clone().find(one_way) {
            let (own, other) = (&states[own].id, &states[other].id);
            let expected = format!("expected `{other}` to adjoin `{own}` as `{own}` adjoins `{other}`");
            return Err(toml.wrong(entry.adjoining.span().start, expected));
        }
    }
    let mut reached: u16 = 1;
    for _ in 0..STATES {
        let from = (0..STATES).filter(|state| reached & 1 << state != 0);
        reached = from.fold(reached, |bits, state| bits | states[state].adjoining);
    }
    if let Some(lost) = (0..STATES).find(|state| reached & 1 << state == 0) {
        let id = &states[lost].id;
        let at = file.state[lost].adjoining.span().start;
        return Err(toml.wrong(at, format!("expected a map in one piece, but `{id}` cannot be reached")));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksFile {
    development: Vec<Spanned<StepEntry>>,
    culture: Vec<Spanned<StepEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepEntry {
    gain: Option<String>,
    n: Option<u8>,
    play: Option<String>,
    income: Option<u8>,
    vp: Option<u8>,
}

fn load_tracks(files: &Files) -> Result<[Vec<Step>; 2], BadData> {
    let toml = TomlFile::open(files, TRACKS_FILE)?;
    let TracksFile { development, culture } = toml.read()?;
    Ok([load_track(&toml, "development", development)?, load_track(&toml, "culture", culture)?])
}

fn load_track(toml: &TomlFile<'_>, name: &str, entries: Vec<Spanned<StepEntry>>) -> Result<Vec<Step>, BadData> {
    let mut steps = Vec::with_capacity(entries.len());
    for entry in entries {
        let at = entry.span().start;
        if steps.len() == MOST_STEPS {
            return Err(toml.wrong(at, format!("expected at most {MOST_STEPS} steps on a track")));
        }
        let step = match entry.into_inner() {
            StepEntry { gain: Some(resource), n: Some(n), play: None, income: None, vp: None } => {
                let known = Resource::named(&resource).ok_or_else(|| {
                    toml.wrong(at, format!("expected a resource ({}), not `{resource}`", Resource::list()))
                })?;
                Step::Gain(known, n)
            }
            StepEntry { gain: None, n: None, play: Some(deck), income: None, vp: None } => Step::Play(
                Deck::named(&deck)
                    .ok_or_else(|| toml.wrong(at, format!("expected a deck ({}), not `{deck}`", Deck::list())))?,
            ),
            StepEntry { gain: None, n: None, play: None, income: Some(n), vp: None } if n <= 9 => Step::Income(n),
            StepEntry { gain: None, n: None, play: None, income: None, vp: Some(vp) } => {
                if steps.iter().any(|step| matches!(step, Step::Vp(_))) {
                    return Err(
                        toml.wrong(at, format!("expected exactly one `vp` step of {name}, and this is one more"))
                    );
                }
                Step::Vp(vp)
            }
            _ => {
                let expected = "expected a step with `gain` and `n`, or `play`, or `income` from 0 to 9, or `vp`";
                return Err(toml.wrong(at, expected));
            }
        };
        steps.push(step);
    }
    if !steps.iter().any(|step| matches!(step, Step::Vp(_))) {
        return Err(toml.wrong(END, format!("expected exactly one `vp` step of {name}, and there is none")));
    }
    Ok(steps)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    income: u8,
    actions: u8,
    hand_limit: u8,
    threshold: u8,
    conversion: Spanned<Vec<Spanned<u16>>>,
    power_rate: Spanned<u8>,
    targets: Spanned<Vec<u8>>,
    national: National,
    full_majority: u8,
    tracker_cost: u8,
    cash_rate: u8,
    row: Spanned<u8>,
    addons: u8,
    supply: u16,
    cubes: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct National {
    at: u8,
    vp: u8,
}

fn load_rules(files: &Files, tracks: &[Vec<Step>; 2]) -> Result<Rules, BadData> {
    let toml = TomlFile::open(files, RULES_FILE)?;
    let file: RulesFile = toml.read()?;
    let table = file.conversion.get_ref();
    if table.is_empty() {
        return Err(toml.wrong(file.conversion.span().start, "expected a conversion table that is not empty"));
    }
    if let Some(pair) = table.windows(2).find(|pair| pair[0].get_ref() >= pair[1].get_ref()) {
        let (before, after) = (pair[0].get_ref(), pair[1].get_ref());
        let expected = format!("expected an increasing conversion table, not {after} after {before}");
        return Err(toml.wrong(pair[1].span().start, expected));
    }
    let targets: [u8; 3] = file.targets.get_ref().as_slice().try_into().map_err(|_| {
        let found = file.targets.get_ref().len();
        toml.wrong(file.targets.span().start, format!("expected targets for 2, 3 and 4 players, not {found} of them"))
    })?;
    if !(1..=MOST_OPEN as u8).contains(file.row.get_ref()) {
        let found = file.row.get_ref();
        return Err(toml.wrong(file.row.span().start, format!("expected a row of 1 to {MOST_OPEN} cards, not {found}")));
    }
    if *file.power_rate.get_ref() == 0 {
        return Err(toml.wrong(file.power_rate.span().start, "expected power to cost at least 1 moolah, not 0"));
    }
    let award = |steps: &[Step]| {
        let worth = |(below, step): (usize, &Step)| match step {
            Step::Vp(vp) => Some((below as u8 + 1, *vp)),
            _ => None,
        };
        steps.iter().enumerate().find_map(worth).expect("a track has a vp step")
    };
    Ok(Rules {
        income: file.income,
        actions: file.actions,
        hand_limit: file.hand_limit,
        threshold: file.threshold,
        conversion: table.iter().take(MOST_VOTERS).map(|cost| *cost.get_ref()).collect(),
        power_rate: file.power_rate.into_inner(),
        targets,
        awards: [award(&tracks[0]), award(&tracks[1]), (file.national.at, file.national.vp)],
        full_majority: file.full_majority,
        tracker_cost: file.tracker_cost,
        cash_rate: file.cash_rate,
        row: file.row.into_inner(),
        addons: file.addons,
        supply: file.supply,
        cubes: file.cubes,
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
    no: Spanned<u8>,
    id: Spanned<String>,
    name: Spanned<String>,
    voter: u8,
    moolah: u8,
    power: u8,
    strategy: Spanned<u8>,
    aggression: Spanned<u8>,
    privilege: Spanned<String>,
    text: Spanned<String>,
}

/// The most cards of a deck a leader may begin with: four leaders leave enough for the rows.
const MOST_STARTING_CARDS: u8 = 3;

fn load_leaders(files: &Files, rules: &Rules) -> Result<Vec<Leader>, BadData> {
    let toml = TomlFile::open(files, LEADERS_FILE)?;
    let file: LeadersFile = toml.read()?;
    let mut leaders: Vec<Leader> = Vec::with_capacity(LEADERS);
    for entry in file.leader {
        let at = entry.id.span().start;
        if leaders.len() == LEADERS {
            return Err(toml.wrong(at, format!("expected {LEADERS} leaders, and this is one more")));
        }
        check_word(&toml, "an id", &entry.id)?;
        check_text(&toml, "a name", &entry.name)?;
        check_text(&toml, "a text", &entry.text)?;
        let (no, id) = (*entry.no.get_ref(), entry.id.into_inner());
        if leaders.iter().any(|leader| leader.id == id) {
            return Err(toml.wrong(at, format!("expected each id once, not `{id}` again")));
        }
        if leaders.iter().any(|leader| leader.no == no) {
            let expected = format!("expected each leader to have a number of its own, not {no} again");
            return Err(toml.wrong(entry.no.span().start, expected));
        }
        for cards in [&entry.strategy, &entry.aggression] {
            if *cards.get_ref() > MOST_STARTING_CARDS {
                let found = cards.get_ref();
                let expected = format!("expected at most {MOST_STARTING_CARDS} starting cards of a deck, not {found}");
                return Err(toml.wrong(cards.span().start, expected));
            }
        }
        let at = entry.privilege.span().start;
        let privilege = privileges::read(entry.privilege.get_ref()).map_err(|expected| toml.wrong(at, expected))?;
        leaders.push(Leader {
            no,
            id,
            name: entry.name.into_inner(),
            text: entry.text.into_inner(),
            start: [entry.voter, entry.moolah, entry.power],
            cards: [entry.strategy.into_inner(), entry.aggression.into_inner()],
            privilege,
            privilege_text: entry.privilege.into_inner(),
            terms: Terms::new(rules, privilege),
        });
    }
    if leaders.len() < LEADERS {
        return Err(toml.wrong(END, format!("expected {LEADERS} leaders, and there are {}", leaders.len())));
    }
    Ok(leaders)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    deck: Spanned<String>,
    code: Spanned<String>,
    name: Spanned<String>,
    count: Spanned<u8>,
    cost: u8,
    kind: Spanned<String>,
    effect: Spanned<String>,
    text: Spanned<String>,
}

type Faces = (Vec<Face>, Vec<(u8, String)>);

fn load_cards(files: &Files) -> Result<Faces, BadData> {
    let toml = TomlFile::open(files, CARDS_FILE)?;
    let file: CardsFile = toml.read()?;
    let mut counted = [0; 2];
    let mut faces: Vec<Face> = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    for entry in file.card {
        let (at, line) = (entry.count.span().start, entry.code.span().start);
        let face = load_face(&toml, entry)?;
        let of_deck: &mut usize = &mut counted[face.deck.index()];
        *of_deck += usize::from(face.count);
        if *of_deck > DECK {
            return Err(toml.wrong(at, format!("expected {DECK} {} cards, and these make {of_deck}", face.deck)));
        }
        for copy in 1..=face.count {
            let id = format!("{}{copy}", face.code);
            if ids.contains(&id) {
                return Err(toml.wrong(line, format!("expected each id once, not `{id}` again")));
            }
            ids.push(id);
        }
        faces.push(face);
    }
    for deck in Deck::ALL {
        let found = counted[deck.index()];
        if found < DECK {
            return Err(toml.wrong(END, format!("expected {DECK} {deck} cards, and there are {found}")));
        }
    }
    if !faces.iter().any(|face| face.effect == Effect::Cancel) {
        return Err(toml.wrong(END, "expected a card with the effect `cancel`, and there is none"));
    }
    faces.sort_by_key(|face| face.deck); // stable: the order of the file within each deck
    let mut cards = Vec::with_capacity(CARDS);
    for (number, face) in faces.iter().enumerate() {
        cards.extend((1..=face.count).map(|copy| (number as u8, format!("{}{copy}", face.code))));
    }
    debug_assert!(
        cards.iter().enumerate().all(|(n, (face, _))| { CardId(n as u8).deck() == faces[usize::from(*face)].deck })
    );
    Ok((faces, cards))
}

fn load_face(toml: &TomlFile<'_>, entry: CardEntry) -> Result<Face, BadData> {
    let CardEntry { deck, code, name, count, cost, kind, effect, text } = entry;
    check_word(toml, "a code", &code)?;
    check_text(toml, "a name", &name)?;
    check_text(toml, "a text", &text)?;
    let Some(of) = Deck::named(deck.get_ref()) else {
        let found = deck.get_ref();
        return Err(toml.wrong(deck.span().start, format!("expected a deck ({}), not `{found}`", Deck::list())));
    };
    if *count.get_ref() == 0 {
        return Err(toml.wrong(count.span().start, "expected a count of at least 1, not 0"));
    }
    let at = effect.span().start;
    let read = effects::read(effect.get_ref()).map_err(|expected| toml.wrong(at, expected))?;
    let Some(known) = Kind::named(kind.get_ref()) else {
        let found = kind.get_ref();
        return Err(toml.wrong(kind.span().start, format!("expected a kind ({}), not `{found}`", Kind::list())));
    };
    if (known == Kind::Reaction) != (read == Effect::Cancel) {
        let expected = format!("expected `reaction` for `cancel` and for nothing else, not `{known}`");
        return Err(toml.wrong(kind.span().start, expected));
    }
    if read == Effect::Cancel && of == Deck::Strategy {
        return Err(toml.wrong(deck.span().start, "expected `cancel` cards in the aggression deck"));
    }
    Ok(Face {
        deck: of,
        code: code.into_inner(),
        name: name.into_inner(),
        count: count.into_inner(),
        cost,
        kind: known,
        effect: read,
        effect_text: effect.into_inner(),
        text: text.into_inner(),
    })
}
