//! Every game has a cast, and the data files are sound.

use std::collections::HashSet;

use hustings_bots::characters::{self, Character, Face, Rating};
use hustings_bots::{Budget, Spec, Temper};
use hustings_catalog::Catalog;

fn casts() -> Vec<(&'static str, Vec<&'static Character>)> {
    let catalog = Catalog::standard();
    let cast = |game: &'static str| (game, characters::of(game).collect());
    catalog.games().map(|game| cast(game.info().name)).collect()
}

fn all_differ<T: std::hash::Hash + Eq>(cast: &[&Character], what: impl Fn(&Character) -> T) -> bool {
    cast.iter().map(|character| what(character)).collect::<HashSet<_>>().len() == cast.len()
}

#[test]
fn every_game_has_a_cast_of_five_at_least_and_all_tempers() {
    for (game, cast) in casts() {
        assert!(cast.len() >= 5, "{game}");
        for temper in [Temper::Cautious, Temper::Grudging, Temper::Greedy, Temper::Gambler] {
            assert!(cast.iter().any(|character| character.temper() == temper), "{game}: nobody is {}", temper.word());
        }
    }
}

/// Slugs, names and faces, by which people and programs tell them apart.
#[test]
fn no_two_of_a_cast_are_alike() {
    let looks = |Face { skin, hair, cover, glasses, lip, .. }: Face| (skin, hair, cover, glasses, lip);
    let everybody: Vec<_> = casts().into_iter().flat_map(|(_, cast)| cast).collect();
    assert!(all_differ(&everybody, |character| character.slug.clone()), "pages know them by slug alone");
    for (game, cast) in casts() {
        assert!(all_differ(&cast, |character| character.name.clone()), "{game}");
        assert!(all_differ(&cast, |character| character.short.clone()), "{game}");
        assert!(all_differ(&cast, |character| looks(character.face)), "{game}");
        assert!(all_differ(&cast, |character| character.spec.to_string()), "{game}");
    }
}

#[test]
fn characters_are_plain_data() {
    for character in casts().into_iter().flat_map(|(_, cast)| cast) {
        let Character { slug, name, short, about, spec, face, .. } = character;
        assert!(slug.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'), "{slug}");
        assert!(slug.parse::<Spec>().is_err(), "{slug} is a search already");
        assert!(name.chars().count() <= 24, "{name} is too long for a seat's card");
        assert!(name.contains(short.as_str()) && short.chars().count() <= 10, "{short} is no short name of {name}");
        assert!(about.ends_with('.') && !about.contains(". ") && about.chars().count() <= 80, "{about}");
        assert!([face.shape, face.brow, face.mouth, face.collar, face.glasses].iter().all(|part| *part <= 2), "{slug}");
        assert!(face.skin <= 4 && face.hair_tone <= 4, "{slug}");
        assert!(spec.search().is_some_and(|search| search.budget.is_some()), "{slug} has no budget");
    }
}

/// The weakest slips, and only the strongest has a budget in time.
#[test]
fn only_the_strongest_has_a_budget_in_time() {
    for (game, cast) in casts() {
        let searches: Vec<_> = cast.iter().filter_map(|character| character.spec.search()).collect();
        let timed: Vec<_> = searches.iter().filter(|search| matches!(search.budget, Some(Budget::Time(_)))).collect();
        assert!(timed.len() == 1 && timed[0].slip == 0.0, "{game}");
        assert!(searches[0].slip > 0.0, "{game}");
    }
}

#[test]
fn a_bot_is_a_character_or_a_search() {
    let (game, cast) = casts().remove(0);
    assert_eq!(characters::read(game, &cast[0].slug), Ok(cast[0].spec));
    assert_eq!(characters::read(game, "random"), Ok(Spec::Random));
    assert_eq!(characters::read("duel", "greedy"), Ok(Spec::Greedy));
    let message = characters::read(game, "nobody").expect_err("nobody").to_string();
    assert!(message.contains("No bot called `nobody` plays") && message.contains(&cast[1].slug), "{message}");
    assert!(characters::read("duel", &cast[0].slug).expect_err("not of this game").to_string().contains("no bot"));
    assert!(characters::read(game, "mcts:depth=3").expect_err("wrong").to_string().contains("no setting"));
}

/// If this fails after a change of a character's spec, run `make ratings`.
#[test]
fn every_character_has_a_rating_and_the_weakest_comes_first() {
    for (game, cast) in casts() {
        let points: Vec<i32> = cast
            .iter()
            .map(|one| one.rating.unwrap_or_else(|| panic!("{game}: {} has no rating", one.slug)).points)
            .collect();
        assert!(points.is_sorted() && points[0] == Rating::WEAKEST, "{game}: {points:?}");
    }
}
