//! The named bots people play against: a few in each game, each with a temper, a face and a measured rating. They are defined in
//! `data/characters.toml`; `hustings ratings` measures them and writes `data/ratings.toml`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{BadSpec, Spec, Temper};

/// A bot with a name.
#[derive(Debug, Clone, PartialEq)]
pub struct Character {
    pub game: String,
    /// Its name for programs, unique in its game.
    pub slug: String,
    pub name: String,
    /// What it is called with a number behind it, where it sits at a table several times.
    pub short: String,
    /// One sentence.
    pub about: String,
    pub spec: Spec,
    pub face: Face,
    /// None until it is measured.
    pub rating: Option<Rating>,
}

impl Character {
    pub fn temper(&self) -> Temper {
        self.spec.search().map_or(Temper::Even, |search| search.temper)
    }
}

/// A character's portrait; the page draws it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct Face {
    pub shape: u8,
    pub skin: u8,
    pub hair: Hair,
    pub hair_tone: u8,
    pub cover: Cover,
    pub glasses: u8,
    pub lip: Lip,
    pub brow: u8,
    pub mouth: u8,
    pub collar: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Hair {
    Short,
    Parted,
    Bob,
    Bun,
    Curls,
    Bald,
    Long,
}

/// On the head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Cover {
    None,
    Cap,
    Turban,
    Sari,
    Bowler,
    Beret,
    Straw,
    Fedora,
    Wrap,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Lip {
    None,
    Moustache,
    Beard,
    Goatee,
}

/// A character's measured strength on the Elo scale. The weakest of each game is set to [`Rating::WEAKEST`], so ratings of different
/// games cannot be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(export_to = "protocol.ts")]
pub struct Rating {
    pub points: i32,
    /// The 95 % confidence interval.
    pub low: i32,
    pub high: i32,
    /// How many games were played to measure it.
    pub games: u32,
}

impl Rating {
    pub const WEAKEST: i32 = 800;
}

/// The characters of a game, the weakest first; none if the game has no cast.
pub fn of(game: &str) -> impl Iterator<Item = &'static Character> {
    CAST.iter().filter(move |character| character.game == game)
}

pub fn find(game: &str, slug: &str) -> Option<&'static Character> {
    of(game).find(|character| character.slug == slug)
}

/// Reads a bot as people write it: the slug of one of the game's characters, or a spec such as `mcts:nodes=2000`.
pub fn read(game: &str, text: &str) -> Result<Spec, BadSpec> {
    match find(game, text) {
        Some(character) => Ok(character.spec),
        None => text.parse().map_err(|bad| match bad {
            BadSpec::UnknownBot(text) if of(game).next().is_some() => {
                let slugs = of(game).map(|character| character.slug.as_str()).collect();
                BadSpec::UnknownCharacter { text, game: game.to_owned(), slugs }
            }
            bad => bad,
        }),
    }
}

static CAST: LazyLock<Vec<Character>> = LazyLock::new(|| {
    cast(include_str!("../data/characters.toml"), include_str!("../data/ratings.toml")).expect("a test reads both")
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Characters {
    character: Vec<Written>,
}

/// A character as the file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    slug: String,
    name: String,
    /// Without it, the name.
    short: Option<String>,
    about: String,
    spec: String,
    face: Face,
}

/// The content of `data/ratings.toml`.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    #[serde(default)]
    pub rating: Vec<Measured>,
}

/// One entry of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    pub game: String,
    pub slug: String,
    /// The spec that was measured: after a change of the character's spec the rating no longer counts.
    pub spec: String,
    pub points: i32,
    pub low: i32,
    pub high: i32,
    pub games: u32,
}

impl Measured {
    fn rating(&self) -> Rating {
        Rating { points: self.points, low: self.low, high: self.high, games: self.games }
    }
}

fn cast(characters: &str, ratings: &str) -> Result<Vec<Character>, String> {
    let written: Characters = toml::from_str(characters).map_err(|error| format!("characters.toml: {error}"))?;
    let ratings: Ratings = toml::from_str(ratings).map_err(|error| format!("ratings.toml: {error}"))?;
    let read = |written: Written| {
        let Written { game, slug, name, short, about, spec, face } = written;
        let short = short.unwrap_or_else(|| name.clone());
        let measured = ratings.rating.iter().find(|one| one.game == game && one.slug == slug && one.spec == spec);
        let rating = measured.map(Measured::rating);
        let spec = spec.parse().map_err(|bad: BadSpec| format!("{game}, {slug}: {bad}"))?;
        Ok(Character { game, slug, name, short, about, spec, face, rating })
    };
    let mut cast = written.character.into_iter().map(read).collect::<Result<Vec<Character>, String>>()?;
    // By rating if all characters of a game are measured, otherwise in the order of the file.
    for game in cast.chunk_by_mut(|one, next| one.game == next.game) {
        if game.iter().all(|character| character.rating.is_some()) {
            game.sort_by_key(|character| character.rating.map(|rating| rating.points));
        }
    }
    Ok(cast)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_file_says_what_is_wrong() {
        let face = "face = { shape = 0, skin = 0, hair = 'bob', hair_tone = 0, cover = 'none', glasses = 0, lip = 'none', \
                    brow = 0, mouth = 0, collar = 0 }";
        let character = |spec: &str, more: &str| {
            format!("[[character]]\ngame = 'g'\nslug = 's'\nname = 'N'\nabout = 'A.'\nspec = '{spec}'\n{face}\n{more}")
        };
        let fails = |characters: String, ratings: &str| cast(&characters, ratings).expect_err("this is wrong");
        assert_eq!(cast(&character("random", ""), "").map(|cast| cast[0].rating), Ok(None));
        assert!(fails(character("oracle", ""), "").contains("g, s: There is no bot `oracle`"));
        assert!(fails(character("random", "mood = 'sad'"), "").contains("unknown field `mood`"));
        assert!(fails(character("random", "").replace("bob", "mohawk"), "").contains("mohawk"));
        assert!(fails(character("random", ""), "[[rating]]\ngame = 'g'").contains("ratings.toml"));
    }

    #[test]
    fn the_weaker_comes_first() {
        let characters = include_str!("../data/characters.toml");
        let slugs = |cast: &[Character]| cast.iter().map(|character| character.slug.clone()).collect::<Vec<_>>();
        let written = cast(characters, "").expect("both can be read");
        let mut rated: Vec<_> = written.iter().take_while(|character| character.game == written[0].game).collect();
        rated.reverse();
        let line = |(points, character): (usize, &&Character)| {
            let (game, slug, spec) = (&character.game, &character.slug, character.spec);
            format!(
                "[[rating]]\ngame = '{game}'\nslug = '{slug}'\nspec = '{spec}'\npoints = {points}\nlow = 0\nhigh = 9\ngames = 9\n"
            )
        };
        let ratings: Vec<String> = rated.iter().enumerate().map(line).collect();
        let expected: Vec<_> = rated.iter().map(|character| character.slug.clone()).collect();
        let sorted = cast(characters, &ratings.concat()).expect("both can be read");
        assert_eq!(slugs(&sorted)[..expected.len()], expected);
        assert_eq!(slugs(&sorted)[expected.len()..], slugs(&written)[expected.len()..]);
        let partly = cast(characters, &ratings[1..].concat()).expect("both can be read");
        assert_eq!(slugs(&partly), slugs(&written), "one was not measured");
    }

    #[test]
    fn a_rating_counts_only_for_what_was_measured() {
        let characters = include_str!("../data/characters.toml");
        let rating = |spec: &str| {
            let rated = format!(
                "[[rating]]\ngame = 'kuzushi'\nslug = 'pebble'\nspec = '{spec}'\npoints = 800\nlow = 1\nhigh = 2\ngames = 3"
            );
            cast(characters, &rated).expect("both can be read")[0].rating.map(|rating| rating.games)
        };
        let measured = cast(characters, "").expect("it can be read")[0].spec.to_string();
        assert_eq!((rating(&measured), rating("mcts:nodes=7")), (Some(3), None));
    }
}
