//! KL-8.3: the closed list of effects, and how a card file writes them.

use crate::regions::Region;

/// What a card does. The effects that need no choice are apart, so that an either-or card can hold no other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    Plain(Plain),
    Radio,
    Blog,
    Recount,
    Swap,
    Interview(u8),
    Either(Plain, Plain),
}

/// What happens without anybody choosing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plain {
    Money(i8),
    MoneyAll(i8),
    Level(u8),
    Here(i8),
    AtHome(i8),
    AdPrice(u8),
    SmearPrice(u8),
    TwoFree,
    Roam,
    Stuck,
    Gather(Region),
    Coach(u8),
    Windfall(u8),
}

const EFFECTS: &str = "money, money_all, level, here, at_home, radio, blog, recount, ad_price, smear_price, two_free, roam, \
                       stuck, gather, swap, interview, coach, windfall or either";

/// Reads an effect; an error says what was expected.
pub(crate) fn read(text: &str) -> Result<Effect, String> {
    if let Some(rest) = text.strip_prefix("either") {
        let both =
            rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')')).and_then(|rest| rest.split_once(") ("));
        let Some((one, other)) = both else {
            return Err(format!("expected `either (E) (F)` with two effects, not `{text}`"));
        };
        return Ok(Effect::Either(without_choice(one)?, without_choice(other)?));
    }
    let mut words = text.split(' ');
    let name = words.next().unwrap_or_default();
    let mut argument = Argument { effect: name, words: words.collect() };
    let effect = match name {
        "money" => Effect::Plain(Plain::Money(argument.number(-4, 4)?)),
        "money_all" => Effect::Plain(Plain::MoneyAll(argument.number(-2, 2)?)),
        "level" => Effect::Plain(Plain::Level(argument.number(1, 4)? as u8)),
        "here" => Effect::Plain(Plain::Here(argument.number(-2, 2)?)),
        "at_home" => Effect::Plain(Plain::AtHome(argument.number(-2, 2)?)),
        "ad_price" => Effect::Plain(Plain::AdPrice(argument.number(1, 3)? as u8)),
        "smear_price" => Effect::Plain(Plain::SmearPrice(argument.number(1, 3)? as u8)),
        "coach" => Effect::Plain(Plain::Coach(argument.number(1, 5)? as u8)),
        "interview" => Effect::Interview(argument.number(1, 4)? as u8),
        "windfall" => Effect::Plain(Plain::Windfall(argument.windfall()?)),
        "gather" => Effect::Plain(Plain::Gather(argument.region()?)),
        "two_free" => Effect::Plain(Plain::TwoFree),
        "roam" => Effect::Plain(Plain::Roam),
        "stuck" => Effect::Plain(Plain::Stuck),
        "radio" => Effect::Radio,
        "blog" => Effect::Blog,
        "recount" => Effect::Recount,
        "swap" => Effect::Swap,
        _ => return Err(format!("expected an effect ({EFFECTS}), not `{text}`")),
    };
    match argument.words.first() {
        Some(word) => Err(format!("expected nothing more after `{name}`, not `{word}`")),
        None => Ok(effect),
    }
}

/// One side of an either-or card.
fn without_choice(text: &str) -> Result<Plain, String> {
    match read(text)? {
        Effect::Plain(plain) => Ok(plain),
        _ => Err(format!("expected an effect that needs no choice inside `either`, not `{text}`")),
    }
}

/// What stands behind an effect's name.
struct Argument<'a> {
    effect: &'a str,
    words: Vec<&'a str>,
}

impl Argument<'_> {
    fn take(&mut self) -> &str {
        if self.words.is_empty() { "" } else { self.words.remove(0) }
    }

    /// A whole number but 0, written in the one usual way.
    fn number(&mut self, least: i8, most: i8) -> Result<i8, String> {
        let effect = self.effect;
        let word = self.take();
        let number = word.parse().ok().filter(|number: &i8| number.to_string() == word);
        let but_zero = if least < 0 { " but 0" } else { "" };
        number
            .filter(|number| (least..=most).contains(number) && *number != 0)
            .ok_or_else(|| format!("expected a number from {least} to {most}{but_zero} after `{effect}`, not `{word}`"))
    }

    fn windfall(&mut self) -> Result<u8, String> {
        match self.take() {
            "0" => Ok(0),
            "2" => Ok(2),
            word => Err(format!("expected 0 or 2 after `windfall`, not `{word}`")),
        }
    }

    fn region(&mut self) -> Result<Region, String> {
        let word = self.take();
        Region::named(word).ok_or_else(|| {
            let names = Region::ALL.map(Region::name).join(" ");
            format!("expected a region ({names}) after `gather`, not `{word}`")
        })
    }
}
