//! KU-7.6: the closed list of what Masterstrokes do, and how a file writes it.

use crate::icons::Icon;

/// What a Masterstroke does; the numbers come from the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    Draw(u8),
    Grant,
    Votes(u8),
    Steal(u8),
    Discard(u8),
    Scatter(u8),
    Minus,
    Shift(u8),
    /// `icons X n self`.
    Own(Icon, u8),
    /// `icons X -n other`.
    Other(Icon, u8),
    Rebate(u8),
    Ends(u8),
    Damp(u8),
    Ladder(u8),
}

/// KU-7.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lasting {
    Now,
    Round,
    Game,
}

impl Lasting {
    pub fn name(self) -> &'static str {
        match self {
            Lasting::Now => "now",
            Lasting::Round => "round",
            Lasting::Game => "game",
        }
    }
}

const EFFECTS: &str = "draw, grant, votes, steal, discard, scatter, minus, shift, icons, rebate, ends, damp or ladder";

/// Reads an effect; an error says what was expected.
pub(crate) fn read(text: &str) -> Result<Effect, String> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["grant"] => Ok(Effect::Grant),
        ["minus"] => Ok(Effect::Minus),
        ["icons", icon, amount, "self"] => Ok(Effect::Own(asset(icon)?, number("icons", amount)?)),
        ["icons", icon, amount, "other"] => {
            let amount = amount
                .strip_prefix('-')
                .ok_or_else(|| format!("expected a number from -9 to -1 in `icons X -n other`, not `{amount}`"))?;
            Ok(Effect::Other(asset(icon)?, number("icons", amount)?))
        }
        ["icons", ..] => Err(format!("expected `icons X n self` or `icons X -n other`, not `{text}`")),
        ["draw", n] => Ok(Effect::Draw(number("draw", n)?)),
        ["votes", n] => Ok(Effect::Votes(number("votes", n)?)),
        ["steal", n] => Ok(Effect::Steal(number("steal", n)?)),
        ["discard", n] => Ok(Effect::Discard(number("discard", n)?)),
        ["scatter", n] => Ok(Effect::Scatter(number("scatter", n)?)),
        ["shift", n] => Ok(Effect::Shift(number("shift", n)?)),
        ["rebate", n] => Ok(Effect::Rebate(number("rebate", n)?)),
        ["ends", n] => Ok(Effect::Ends(number("ends", n)?)),
        ["damp", n] => Ok(Effect::Damp(number("damp", n)?)),
        ["ladder", n] => Ok(Effect::Ladder(number("ladder", n)?)),
        _ => Err(format!("expected an effect ({EFFECTS}) with its number, not `{text}`")),
    }
}

/// One digit but 0.
fn number(effect: &str, word: &str) -> Result<u8, String> {
    match word.as_bytes() {
        [digit @ b'1'..=b'9'] => Ok(digit - b'0'),
        _ => Err(format!("expected a number from 1 to 9 in `{effect}`, not `{word}`")),
    }
}

fn asset(word: &str) -> Result<Icon, String> {
    Icon::named(word)
        .filter(|icon| !icon.is_issue())
        .ok_or_else(|| format!("expected an asset (C, I, R or P) after `icons`, not `{word}`"))
}

impl Effect {
    /// KU-7.6, second column, and why P for a round is none (KU-13).
    pub(crate) fn check_lasting(self, lasting: Lasting) -> Result<(), String> {
        let allowed: &[Lasting] = match self {
            Effect::Own(Icon::P, _) => &[Lasting::Game],
            Effect::Own(..) => &[Lasting::Round, Lasting::Game],
            Effect::Other(Icon::P, _) => {
                return Err("expected another asset: P is read before Masterstrokes, so this would do nothing".into());
            }
            Effect::Other(..) | Effect::Rebate(_) | Effect::Ends(_) | Effect::Damp(_) => &[Lasting::Round],
            Effect::Ladder(_) => &[Lasting::Game],
            _ => &[Lasting::Now],
        };
        if allowed.contains(&lasting) {
            return Ok(());
        }
        let names: Vec<&str> = allowed.iter().map(|lasting| lasting.name()).collect();
        Err(format!("expected lasting {} with this effect, not {}", names.join(" or "), lasting.name()))
    }

    /// KU-7.2: what touches an opponent may spare the pawn holder.
    pub(crate) fn may_have_shield(self) -> bool {
        matches!(
            self,
            Effect::Steal(_)
                | Effect::Discard(_)
                | Effect::Scatter(_)
                | Effect::Minus
                | Effect::Other(..)
                | Effect::Damp(_)
        )
    }
}
