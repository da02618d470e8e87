//! Politics as Usual: Campaign cards, Issues, Candidates, Favors and the Speaker's token. The table is the convention hall.

use hustings_catalog::{Refused, set_of};
use hustings_core::{Game as _, Message, say};
use hustings_politics_as_usual::{
    Attack, Band, Effect, IssueEffect, Party, PoliticsAsUsual, Power, Set, card_effect, issue_rule,
};

use crate::aid::Aid;
use crate::canvas::Colour;
use crate::card::{self, Badge, Front, Look, Sign, Weave};
use crate::portrait::{self, Cover, Face, Hair, Lip};
use crate::token::{self, Disc};
use crate::words::Words;
use crate::{Deck, GameBox, Ink};

const LOOK: Look = Look {
    edge: Colour::hex(0x4f2c14),
    paper: Colour::hex(0xfdf8ea),
    text: Colour::hex(0x241c14),
    soft: Colour::hex(0x57482f),
    loud: Colour::hex(0xa32312),
    weave: Weave::Bunting,
    ink: Ink::Colour,
};
const MOMENTUM: Colour = Colour::hex(0x1b4d8c);
const SLANDER: Colour = Colour::hex(0xa32312);
const EDGE: Colour = Colour::hex(0x1d6339);
const BRASS: Colour = Colour::hex(0xb98a3c);
/// PU-1.1.
const FAVORS: usize = 18;

pub fn open(set: &str, language: &str, ink: Ink) -> Result<GameBox, Refused> {
    let set = set_of::<PoliticsAsUsual>(set)?;
    let words = Words::new::<PoliticsAsUsual>(set, language);
    let look = LOOK.with(ink);
    let favor = token::disc(20.0, &Disc::Icon { icon: "shaking-hands", colour: BRASS, figure: "" }, ink);
    let speaker = token::disc(20.0, &Disc::Icon { icon: "public-speaker", colour: SLANDER, figure: "" }, ink);
    let tokens = vec![(words.plain("sign-favor"), favor, FAVORS), (words.plain("print-politics-speaker"), speaker, 1)];
    Ok(GameBox {
        game: PoliticsAsUsual::INFO.name,
        title: words.title.clone(),
        set: set.version(),
        decks: vec![
            campaign(&look, &set.data, &words),
            issues(&look, &set.data, &words),
            candidates(&look, &set.data, &words),
            token::deck("tokens", words.plain("print-politics-tokens"), 20.0, tokens),
        ],
        plates: Vec::new(),
        look,
        emblem: "public-speaker",
        aid: Aid {
            steps: &["issue", "sidestep", "poll", "slander", "answer", "pass", "favor"],
            signs: &[
                ("momentum", "megaphone"),
                ("slander", "newspaper"),
                ("edge", "star-medal"),
                ("cancel", "cancel"),
                ("redirect", "return-arrow"),
                ("freeze", "snowflake-1"),
                ("favor", "shaking-hands"),
            ],
            bring: "print-bring-nothing",
        },
        rules: hustings_words::rules_in(&words.language(), &PoliticsAsUsual::INFO),
        wording: words,
    })
}

fn band(band: Band) -> (Colour, &'static str, &'static str) {
    match band {
        Band::Momentum => (MOMENTUM, "megaphone", "momentum"),
        Band::Slander => (SLANDER, "newspaper", "slander"),
        Band::Edge => (EDGE, "star-medal", "edge"),
    }
}

fn party_name(words: &Words, party: Party) -> String {
    let letter = match party {
        Party::D => "D",
        Party::I => "I",
        Party::R => "R",
    };
    words.say(&say!("print-politics-party", party = letter))
}

/// "Candidate, Independent".
fn of_party(words: &Words, label: &str, party: String) -> String {
    words.say(&say!("print-politics-of", label = label.to_owned(), party))
}

fn icon(effect: Effect) -> &'static str {
    match effect {
        Effect::Peek => "magnifying-glass",
        Effect::Skip => "silenced",
        Effect::ClearSlander => "prayer",
        Effect::Tiebreak => "scales",
        Effect::Retrieve => "recycle",
        Effect::Draw(_) => "card-draw",
        Effect::DrawBoth(_) => "shaking-hands",
        Effect::Discard(_) => "card-discard",
        Effect::Steal(_) => "robber-hand",
        Effect::Freeze(..) => "snowflake-1",
        Effect::Modify(change) if change.get() < 0 => "newspaper",
        Effect::Modify(_) => "thumb-up",
        Effect::Guard(Attack::Slander | Attack::Momentum) => "checked-shield",
        Effect::Extra(_) => "time-trap",
        Effect::Move(_) => "card-exchange",
        Effect::Cancel(_) => "cancel",
        Effect::Redirect(_) => "return-arrow",
    }
}

fn campaign(look: &Look, set: &Set, words: &Words) -> Deck {
    let title = words.plain("print-politics-campaign");
    let back = card::back(look, &words.title, &title, "megaphone", Colour::hex(0x7a4a26));
    let mut pieces = Vec::new();
    for kind in &set.components.kinds {
        let (colour, sign, name) = band(kind.band);
        let label = words.say(&say!("print-politics-band", band = name));
        for (at, number) in kind.numbers.iter().enumerate() {
            let does = words.whole(&card_effect(set, *number));
            let mut says = Vec::new();
            if kind.band == Band::Momentum {
                says.push(words.say(&say!("print-politics-polls", polling = kind.polling)));
            }
            says.push(does);
            if kind.stays {
                says.push(words.plain("print-politics-stays"));
            }
            let party = kind.parties.get(at).copied().flatten();
            let label = match party {
                Some(party) => of_party(words, &label, party_name(words, party)),
                None => label.clone(),
            };
            let (name, text) = (words.name(&kind.name), words.text(&kind.name, &kind.text));
            let must = [vec![name.clone(), text.clone()], says.clone()].concat();
            let badge = match kind.band {
                Band::Momentum => Badge::Figure(kind.polling.to_string()),
                Band::Slander | Band::Edge => Badge::Icon(sign),
            };
            let front = Front {
                title: &name,
                kind: &label,
                id: &number.to_string(),
                band: colour,
                badge: Some(badge),
                other: None,
                portrait: None,
                picture: vec![Sign { icon: icon(kind.effect), ground: None }],
                says,
                flavour: Some(&text),
            };
            card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
        }
    }
    card::deck("campaign", title, pieces)
}

fn issues(look: &Look, set: &Set, words: &Words) -> Deck {
    let (title, label) = (words.plain("print-politics-issues"), words.plain("print-politics-issue"));
    let back = card::back(look, &words.title, &title, "podium", Colour::hex(0xb98a3c));
    let mut pieces = Vec::new();
    for issue in &set.components.issues {
        let (when, does) = issue_rule(issue);
        let does = words.whole(&say!("print-politics-issue-does", when, does));
        let figure = if issue.votes < 0 { format!("−{}", -i16::from(issue.votes)) } else { issue.votes.to_string() };
        let votes = words.whole(&say!("print-politics-votes", votes = issue.votes, figure = figure.clone()));
        let sidestep = words.whole(&say!("issue-sidestep", cost = issue.sidestep));
        let says = vec![votes, does, sidestep];
        let label = match issue.party {
            Some(party) => of_party(words, &label, party_name(words, party)),
            None => label.clone(),
        };
        let (name, text) = (words.name(&issue.name), words.text(&issue.name, &issue.text));
        let must = [vec![name.clone(), text.clone()], says.clone()].concat();
        let icon = match issue.effect {
            IssueEffect::Enter(_) => "alarm-clock",
            IssueEffect::Round(_) => "hourglass",
            IssueEffect::Win(_) => "laurels",
        };
        let colour = if issue.votes < 0 { Colour::hex(0x5d5248) } else { Colour::hex(0x8a5a12) };
        let front = Front {
            title: &name,
            kind: &label,
            id: "",
            band: colour,
            badge: Some(Badge::Figure(figure)),
            other: None,
            portrait: None,
            picture: vec![Sign { icon, ground: None }],
            says,
            flavour: Some(&text),
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    card::deck("issues", title, pieces)
}

fn candidates(look: &Look, set: &Set, words: &Words) -> Deck {
    let (title, label) = (words.plain("print-politics-candidates"), words.plain("print-politics-candidate"));
    let back = card::back(look, &words.title, &title, "public-speaker", SLANDER);
    let mut pieces = Vec::new();
    let favors = |favors: u8| words.whole(&say!("print-politics-favors", favors));
    for candidate in &set.components.candidates {
        let says = vec![words.whole(&power(candidate.power)), favors(candidate.favors)];
        let (name, text) = (words.name(&candidate.name), words.text(&candidate.name, &candidate.text));
        let must = [vec![name.clone(), text.clone()], says.clone()].concat();
        let colour = match candidate.party {
            Party::D => MOMENTUM,
            Party::R => SLANDER,
            Party::I => EDGE,
        };
        let label = of_party(words, &label, party_name(words, candidate.party));
        let front = Front {
            title: &name,
            kind: &label,
            id: "",
            band: colour,
            badge: Some(Badge::Figure(candidate.favors.to_string())),
            other: None,
            portrait: Some(person(&candidate.id)),
            picture: vec![Sign { icon: power_icon(candidate.power), ground: None }],
            says,
            flavour: Some(&text),
        };
        card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    }
    // PU-6.3: of the party its player chooses.
    let no_name = &set.components.no_name;
    let says = vec![words.plain("power-none"), favors(no_name.favors)];
    let (name, text) = (words.name(&no_name.name), words.text(&no_name.name, &no_name.text));
    let must = [vec![name.clone(), text.clone()], says.clone()].concat();
    let label = of_party(words, &label, words.plain("print-politics-any-party"));
    let front = Front {
        title: &name,
        kind: &label,
        id: "",
        band: Colour::hex(0x57482f),
        badge: Some(Badge::Figure(no_name.favors.to_string())),
        other: None,
        portrait: Some(person(&no_name.id)),
        picture: Vec::new(),
        says,
        flavour: Some(&text),
    };
    card::copies(&mut pieces, card::front(look, &front), must, &name, &back, 1);
    card::deck("candidates", title, pieces)
}

/// The page's faces; a Candidate of one's own gets one from its id.
fn person(id: &str) -> Face {
    let (cover, lip) = (Cover::None, Lip::None);
    let base =
        Face { shape: 0, skin: 1, hair: Hair::Short, tone: 1, cover, glasses: 0, lip, brow: 0, mouth: 0, collar: 0 };
    match id {
        "bush" => Face { shape: 1, skin: 2, hair: Hair::Curls, tone: 4, glasses: 1, lip: Lip::Moustache, ..base },
        "governor" => Face { shape: 2, skin: 0, cover: Cover::Bowler, tone: 3, lip: Lip::Goatee, mouth: 2, ..base },
        "general" => Face { shape: 1, skin: 3, cover: Cover::Cap, brow: 1, mouth: 1, ..base },
        "senator" => Face { hair: Hair::Parted, tone: 3, glasses: 2, brow: 1, ..base },
        "mayor" => Face { skin: 4, hair: Hair::Bob, tone: 0, collar: 1, ..base },
        "professor" => {
            Face { shape: 1, skin: 0, hair: Hair::Bald, tone: 3, glasses: 1, lip: Lip::Beard, brow: 2, ..base }
        }
        "outsider" => {
            Face { shape: 2, skin: 2, hair: Hair::Long, cover: Cover::Beret, tone: 0, mouth: 2, collar: 2, ..base }
        }
        "runner_up" => Face { skin: 3, hair: Hair::Bun, tone: 2, brow: 2, mouth: 1, collar: 1, ..base },
        "no_name" => Face { hair: Hair::Bald, tone: 3, mouth: 1, brow: 1, collar: 2, ..base },
        other => portrait::face(other),
    }
}

/// PU-3: what a Candidate's power is called on the page.
fn power(power: Power) -> Message {
    match power {
        Power::WinsTies => say!("power", power = "wins_ties"),
        Power::Stonewall => say!("power", power = "stonewall"),
        Power::Foresight => say!("power", power = "foresight"),
        Power::CheapSidestep(less) => say!("power-sidestep", less = less.get()),
        Power::Parade(more) => say!("power-parade", more = more.get()),
        Power::WarRoom(count) => say!("power-war-room", count = count.get()),
        Power::Consolation(count) => say!("power-consolation", count = count.get()),
        Power::Recycle(None) => say!("power-recycle-any"),
        Power::Recycle(Some(most)) => say!("power-recycle", most = most.get()),
    }
}

fn power_icon(power: Power) -> &'static str {
    match power {
        Power::WinsTies => "scales",
        Power::CheapSidestep(_) => "walk",
        Power::Parade(_) => "star-medal",
        Power::WarRoom(_) => "card-draw",
        Power::Consolation(_) => "medal",
        Power::Stonewall => "checked-shield",
        Power::Recycle(_) => "recycle",
        Power::Foresight => "crystal-ball",
    }
}
