//! The tools a model can call.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use hustings_bots::{Roster, characters};
use hustings_catalog::Catalog;
use hustings_core::{OptionKind, Seat};
use rmcp::handler::server::router::tool::ToolRouter;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::{ServerCapabilities, ServerConfig};
use rmcp::{ServerHandler, tool, tool_handler, tool_router};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::live::LiveTable;
use super::local::LocalTable;
use super::table::{Rules, Seated};
use crate::play::Player;

/// How many tables one client may have.
const MOST_TABLES: usize = 64;
/// How many legal moves are listed at once, with their consequences.
const MOVES_AT_ONCE: usize = 50;

type ToolAnswer = Result<String, String>;

#[derive(Clone)]
pub struct Tools {
    tables: Arc<Mutex<BTreeMap<u32, Entry>>>,
    roster: Arc<Roster>,
    tool_router: ToolRouter<Self>,
}

struct Entry {
    rules: Rules,
    /// One call at a time per table; calls for other tables are not held up.
    seated: Arc<Mutex<Box<dyn Seated>>>,
}

#[derive(Deserialize, JsonSchema)]
struct ReadRules {
    /// The game, such as `kuzushi`.
    game: String,
    /// Only this rule, such as `KZ-4.3`. By default the whole page.
    rule: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
struct Begin {
    /// The game, such as `kuzushi`.
    game: String,
    /// Your opponents, one for each other seat: `random`, `greedy`, `mcts:ms=200`, or the short name of a character. By default one `greedy`.
    opponents: Option<Vec<String>>,
    /// Your seat, from 0. By default 0.
    seat: Option<u8>,
    /// The game's options; `list_games` says what there is to choose.
    options: Option<Map<String, Value>>,
    /// Any text. The same seed gives the same luck.
    seed: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
struct Join {
    /// The invitation to a table: the address of its page, such as `https://games.example/t/8hK2mPq4XwZc7R`.
    link: String,
    /// What to be called there.
    name: Option<String>,
    /// The seat to take. By default the first that is open.
    seat: Option<u8>,
}

#[derive(Deserialize, JsonSchema)]
struct AtTable {
    /// The number that begin_table or join_table gave.
    table: u32,
}

#[derive(Deserialize, JsonSchema)]
struct AskMoves {
    /// The number that begin_table or join_table gave.
    table: u32,
    /// Leave out this many moves. By default 0.
    from: Option<usize>,
}

#[derive(Deserialize, JsonSchema)]
struct WithMove {
    /// The number that begin_table or join_table gave.
    table: u32,
    /// A move in the game's notation, as legal_moves lists it.
    #[serde(rename = "move")]
    mv: String,
}

#[derive(Deserialize, JsonSchema)]
struct Say {
    /// The number that begin_table or join_table gave.
    table: u32,
    text: String,
}

impl Tools {
    pub fn new() -> Tools {
        Tools { tables: Arc::default(), roster: Arc::new(Roster::standard()), tool_router: Self::tool_router() }
    }

    /// Does something at a table, off the async threads, because bots and servers take their time.
    async fn at<T: Send + 'static>(
        &self,
        table: u32,
        work: impl FnOnce(&mut dyn Seated, &Rules) -> Result<T, String> + Send + 'static,
    ) -> Result<T, String> {
        let (seated, rules) = {
            let tables = self.tables.lock().map_err(|_| "the tables are gone".to_owned())?;
            let entry =
                tables.get(&table).ok_or_else(|| format!("There is no table {table}: begin or join one first."))?;
            let rules = Rules { start: Arc::clone(&entry.rules.start), wording: entry.rules.wording };
            (Arc::clone(&entry.seated), rules)
        };
        let done = tokio::task::spawn_blocking(move || {
            let mut seated = seated.lock().map_err(|_| "this table is broken".to_owned())?;
            work(&mut **seated, &rules)
        });
        done.await.map_err(|error| error.to_string())?
    }

    /// Stores a table, and returns its number and what the seat sees.
    async fn sit_down(&self, rules: Rules, seated: Box<dyn Seated>) -> ToolAnswer {
        let number = {
            let mut tables = self.tables.lock().map_err(|_| "the tables are gone".to_owned())?;
            if tables.len() >= MOST_TABLES {
                return Err(format!("You have {MOST_TABLES} tables already: leave one first."));
            }
            let number = tables.keys().last().map_or(1, |last| last + 1);
            tables.insert(number, Entry { rules, seated: Arc::new(Mutex::new(seated)) });
            number
        };
        let seen = self.at(number, |seated, rules| Ok(rules.describe(&seated.look()?))).await?;
        Ok(format!("You sit at table {number}.\n{seen}"))
    }
}

#[tool_router(router = tool_router)]
impl Tools {
    #[tool(description = "The games: what they are, how many can play, their options and the bots to play against.")]
    async fn list_games(&self) -> String {
        let mut text = String::new();
        for game in Catalog::standard().games() {
            let info = game.info();
            let seats: Vec<_> = info.seats.iter().map(ToString::to_string).collect();
            text += &format!("{}: {} For {} seats.\n", info.name, info.tagline, seats.join(", "));
            for option in info.options {
                let kind = match option.kind {
                    OptionKind::Number { min, max, .. } => format!("{min} to {max}"),
                    OptionKind::Switch { .. } => "true or false".to_owned(),
                    OptionKind::Choice { values, .. } => values.join(", "),
                };
                text += &format!("  option {} ({kind}): {}\n", option.name, option.about);
            }
            for bot in characters::of(info.name) {
                text += &format!("  bot {}: {}\n", bot.slug, bot.name);
            }
        }
        text
    }

    #[tool(description = "The rules of a game, or one of them by its number.")]
    async fn read_rules(&self, Parameters(ask): Parameters<ReadRules>) -> ToolAnswer {
        crate::rules::print(&Catalog::standard(), &ask.game, ask.rule.as_deref(), 100, false)
            .map_err(|error| format!("{error:#}"))
    }

    #[tool(description = "Begins a game against bots, here, and shows your view.")]
    async fn begin_table(&self, Parameters(ask): Parameters<Begin>) -> ToolAnswer {
        let roster = Arc::clone(&self.roster);
        let begun = tokio::task::spawn_blocking(move || begin(&ask, roster)).await;
        let (rules, table) = begun.map_err(|error| error.to_string())??;
        self.sit_down(rules, Box::new(table)).await
    }

    #[tool(description = "Sits down at a table of a Hustings server, by its invitation, and shows your view.")]
    async fn join_table(&self, Parameters(ask): Parameters<Join>) -> ToolAnswer {
        let joined = tokio::task::spawn_blocking(move || {
            LiveTable::join(&ask.link, ask.name.as_deref().unwrap_or("a language model"), ask.seat)
        });
        let (rules, table) = joined.await.map_err(|error| error.to_string())??;
        self.sit_down(rules, Box::new(table)).await
    }

    #[tool(
        description = "What happened since you last looked, whose turn it is, the board in characters, and your whole view."
    )]
    async fn look(&self, Parameters(ask): Parameters<AtTable>) -> ToolAnswer {
        self.at(ask.table, |seated, rules| Ok(rules.describe(&seated.look()?))).await
    }

    #[tool(
        description = "Your legal moves in the game's notation, each with its consequences as far as you can foresee them."
    )]
    async fn legal_moves(&self, Parameters(ask): Parameters<AskMoves>) -> ToolAnswer {
        let from = ask.from.unwrap_or(0);
        self.at(ask.table, move |seated, rules| rules.moves(&seated.look()?, from, MOVES_AT_ONCE)).await
    }

    #[tool(description = "Makes a move, lets the others answer, and shows what happened. A refusal names the rule.")]
    async fn play(&self, Parameters(ask): Parameters<WithMove>) -> ToolAnswer {
        let done = self.at(ask.table, move |seated, rules| {
            seated.play(&ask.mv)?;
            Ok(rules.describe(&seated.look()?))
        });
        done.await
    }

    #[tool(description = "Why a move is refused now, with the text of the rule. Nothing is played.")]
    async fn explain_refusal(&self, Parameters(ask): Parameters<WithMove>) -> ToolAnswer {
        self.at(ask.table, move |seated, rules| rules.explain(&seated.look()?, &ask.mv)).await
    }

    #[tool(description = "Says something to everybody at the table.")]
    async fn say(&self, Parameters(ask): Parameters<Say>) -> ToolAnswer {
        self.at(ask.table, move |seated, _| seated.say(&ask.text)).await?;
        Ok("Said.".to_owned())
    }

    #[tool(description = "Gets up from a table. A game against bots is gone; a seat on a server stays yours.")]
    async fn leave_table(&self, Parameters(ask): Parameters<AtTable>) -> ToolAnswer {
        let mut tables = self.tables.lock().map_err(|_| "the tables are gone".to_owned())?;
        tables.remove(&ask.table).map(|_| "Left.".to_owned()).ok_or_else(|| format!("There is no table {}.", ask.table))
    }
}

fn begin(ask: &Begin, roster: Arc<Roster>) -> Result<(Rules, LocalTable), String> {
    let catalog = Catalog::standard();
    let game = catalog.game(&ask.game).map_err(|error| error.to_string())?;
    let opponents = ask.opponents.clone().unwrap_or_else(|| vec!["greedy".to_owned()]);
    let bots: Result<Vec<Player>, _> =
        opponents.iter().map(|bot| characters::read(&ask.game, bot).map(Player::Bot)).collect();
    let mut players = bots.map_err(|bad| bad.to_string())?;
    let seat = ask.seat.unwrap_or(0);
    if usize::from(seat) > players.len() {
        return Err(format!("There is no seat {seat} at a table with {} opponents.", players.len()));
    }
    players.insert(seat.into(), Player::Human);
    let options = ask.options.clone().map_or(Value::Null, Value::Object);
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let rules = Rules::new(&ask.game, seats, &options).map_err(|error| error.to_string())?;
    let table = LocalTable::new(game, players, Seat(seat), &options, ask.seed.as_deref(), roster)?;
    Ok((rules, table))
}

#[tool_handler(router = self.tool_router)]
impl ServerHandler for Tools {
    fn get_info(&self) -> ServerConfig {
        let mut info = ServerConfig::new(ServerCapabilities::builder().enable_tools().build());
        info.instructions = Some(
            "Board games of power and majority. list_games, read_rules, then begin_table (against bots) or join_table (a table of a server). \
             look shows what your seat may know, legal_moves what you can do and what it would do, play makes a move."
                .to_owned(),
        );
        info
    }
}
