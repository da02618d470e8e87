//! Specs: bots as text, read and written.

use std::time::Duration;

use hustings_bots::{Budget, Determinizations, Playouts, SearchSettings, Spec, Temper};

const WHOLE: &str = "mcts:cut=end:playouts=uniform:worlds=one:threads=2";
const MOODY: &str = "minimax:temper=grudging:slip=0.5";

fn read(text: &str) -> Spec {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refusal(text: &str) -> String {
    text.parse::<Spec>().expect_err(text).to_string()
}

#[test]
fn bots_are_named_by_text() {
    assert_eq!(read("random"), Spec::Random);
    assert_eq!(read("greedy"), Spec::Greedy);
    assert_eq!(read("mcts"), Spec::Mcts(SearchSettings::default()));
    let quick = SearchSettings { budget: Some(Budget::Time(Duration::from_millis(200))), ..SearchSettings::default() };
    assert_eq!(read("mcts:ms=200"), Spec::Mcts(quick));
    let exact =
        SearchSettings { budget: Some(Budget::Nodes(2000)), cut: 12, explore: 1.5, ..SearchSettings::default() };
    assert_eq!(read("mcts:nodes=2000:cut=12:explore=1.5"), Spec::Mcts(exact));
    let whole = SearchSettings {
        cut: SearchSettings::TO_THE_END,
        playouts: Playouts::Uniform,
        worlds: Determinizations::One,
        threads: 2,
        ..SearchSettings::default()
    };
    assert_eq!(read(WHOLE), Spec::Mcts(whole));
    let moody = SearchSettings { temper: Temper::Grudging, slip: 0.5, ..SearchSettings::default() };
    assert_eq!(read(MOODY), Spec::Minimax(moody));
}

#[test]
fn the_text_reads_back() {
    for text in ["random", "greedy", "mcts", "mcts:ms=200", "mcts:nodes=2000:cut=12:explore=1.5", WHOLE, MOODY] {
        assert_eq!(read(text).to_string(), text);
    }
}

#[test]
fn a_wrong_spec_is_refused_with_a_reason() {
    assert!(refusal("").contains("random, greedy, mcts and minimax"));
    assert!(refusal("mtcs").contains("no bot `mtcs`"));
    assert!(refusal("Random").contains("no bot `Random`"));
    assert!(refusal("random:nodes=3").contains("leave out `nodes=3`"));
    assert!(refusal("greedy:").contains("takes no settings"));
    assert!(refusal("mcts:depth=3").contains("no setting `depth=3`"));
    assert!(refusal("mcts:").contains("it has ms, nodes, cut, explore"));
    assert!(refusal("mcts:nodes").contains("`nodes` is a whole number of at least 1, not ``"));
    assert!(refusal("mcts:nodes=0").contains("not `0`"));
    assert!(refusal("mcts:nodes=-5").contains("not `-5`"));
    assert!(refusal("mcts:ms=99999999999").contains("not `99999999999`"));
    assert!(refusal("mcts:explore=NaN").contains("from 0 to 10, not `NaN`"));
    assert!(refusal("mcts:cut=late").contains("`cut` is a number of moves or the word end, not `late`"));
    assert!(refusal("mcts:worlds=two").contains("`worlds` is one of fresh and one, not `two`"));
    assert!(
        refusal("mcts:temper=sad")
            .contains("`temper` is one of even, cautious, grudging, greedy and gambler, not `sad`")
    );
    assert!(refusal("mcts:nodes=5:nodes=6").contains("`nodes` is given twice"));
    assert!(refusal("mcts:nodes=5:ms=6").contains("`ms` is given twice"));
}
