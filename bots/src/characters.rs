//! The bots people meet: a few in each game, each with a name, a temper, a face, and a rating that was measured. Who they are is in
//! `data/characters.toml`, how strong they proved to be in `data/ratings.toml`, which `hustings ratings` writes.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BadSpec, Spec, Temper};

/// Somebody to play against.
#[derive(Debug, Clone, PartialEq)]
pub struct Character {
    pub game: String,
    /// How programs call it; no two in one game share one.
    pub slug: String,
    pub name: String,
    /// One sentence.
    pub about: String,
    pub spec: Spec,
    pub face: Face,
    /// None until it was measured.
    pub rating: Option<Rating>,
}

impl Character {
    pub fn temper(&self) -> Temper {
        self.spec.search().map_or(Temper::Even, |search| search.temper)
    }
}

/// How a character looks; the page draws it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
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

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Lip {
    None,
    Moustache,
    Beard,
    Goatee,
}

/// How strong a character proved to be. The scale is Elo's, and the gentlest of each game stands at [`Rating::GENTLEST`], so
/// ratings of different games have nothing to do with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Rating {
    pub points: i32,
    /// The true rating lies between these 95 times in 100.
    pub low: i32,
    pub high: i32,
    /// How many games were played to find out.
    pub games: u32,
}

impl Rating {
    pub const GENTLEST: i32 = 800;
}

/// The characters of a game, the gentlest first; none where the house has no such game.
pub fn of(game: &str) -> impl Iterator<Item = &'static Character> {
    CAST.iter().filter(move |character| character.game == game)
}

pub fn find(game: &str, slug: &str) -> Option<&'static Character> {
    of(game).find(|character| character.slug == slug)
}

/// A bot as people write it: one of the game's characters by its slug, or a search in full, such as `mcts:nodes=2000`.
pub fn read(game: &str, text: &str) -> Result<Spec, BadSpec> {
    match find(game, text) {
        Some(character) => Ok(character.spec),
        None => text.parse().map_err(|bad| match bad {
            BadSpec::UnknownBot(text) if of(game).next().is_some() => {
                let slugs: Vec<&str> = of(game).map(|character| character.slug.as_str()).collect();
                BadSpec::UnknownCharacter { text, game: game.to_owned(), slugs: slugs.join(", ") }
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

/// A character as it is in the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    slug: String,
    name: String,
    about: String,
    spec: String,
    face: Face,
}

/// The content of `data/ratings.toml`.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    #[serde(default)]
    pub rating: Vec<Rated>,
}

/// A line of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rated {
    pub game: String,
    pub slug: String,
    /// What was measured: a rating of another search would be no rating of this one.
    pub spec: String,
    pub points: i32,
    pub low: i32,
    pub high: i32,
    pub games: u32,
}

fn cast(characters: &str, ratings: &str) -> Result<Vec<Character>, String> {
    let written: Characters = toml::from_str(characters).map_err(|error| format!("characters.toml: {error}"))?;
    let ratings: Ratings = toml::from_str(ratings).map_err(|error| format!("ratings.toml: {error}"))?;
    let read = |written: Written| {
        let Written { game, slug, name, about, spec, face } = written;
        let rated = ratings.rating.iter().find(|rated| rated.game == game && rated.slug == slug && rated.spec == spec);
        let rating =
            rated.map(|rated| Rating { points: rated.points, low: rated.low, high: rated.high, games: rated.games });
        let spec = spec.parse().map_err(|bad: BadSpec| format!("{game}, {slug}: {bad}"))?;
        Ok(Character { game, slug, name, about, spec, face, rating })
    };
    let mut cast = written.character.into_iter().map(read).collect::<Result<Vec<Character>, String>>()?;
    // Where all of a game were measured, that says who is the gentlest; else the order of the file does.
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
        assert!(fails(character("oracle", ""), "").contains("g, s: there is no bot `oracle`"));
        assert!(fails(character("random", "mood = 'sad'"), "").contains("unknown field `mood`"));
        assert!(fails(character("random", "").replace("bob", "mohawk"), "").contains("mohawk"));
        assert!(fails(character("random", ""), "[[rating]]\ngame = 'g'").contains("ratings.toml"));
    }

    #[test]
    fn who_proved_weaker_comes_first() {
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
