//! SK-8: the closed list of effects, and how a card file writes them.

use crate::words::{Resource, Track};

/// Numbers of tokens, in the order of [`Resource`].
pub type Tokens = [u8; 3];

/// What a card does. Two numbers are the weak and the strong half (SK-7.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    ClimbTrack(Track, u8, u8),
    ClimbVersatile,
    Gain(Tokens, Tokens),
    SeatRebate(u8),
    SameState,
    ActionLimit(u8),
    NeighbourBenefits,
    Victory(u8),
    TakeSeat(From),
    Expand,
    SkipAction(u8),
    Steal(Resource, u8, u8),
    Snatch,
    PushDown(u8),
    BlockTile,
    Cancel,
}

/// SK-8.9: whose seats a card takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    Government,
    Opposition,
}

const EFFECTS: &str = "climb_track, climb_versatile, gain, seat_rebate, same_state, action_limit, neighbour_benefits, victory, \
                       take_seat, expand, skip_action, steal, snatch, push_down, block_tile or cancel";

/// Reads an effect; an error says what was expected.
pub(super) fn read(text: &str) -> Result<Effect, String> {
    let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut words = Words { after: name, rest: text.split(' ').skip(1).collect() };
    let effect = match name {
        "gain" => return gain(rest),
        "climb_track" => Effect::ClimbTrack(words.track()?, words.number(1, 9)?, words.number(1, 9)?),
        "climb_versatile" => Effect::ClimbVersatile,
        "seat_rebate" => Effect::SeatRebate(words.number(1, 9)?),
        "same_state" => Effect::SameState,
        "action_limit" => Effect::ActionLimit(words.number(1, 9)?),
        "neighbour_benefits" => Effect::NeighbourBenefits,
        "victory" => Effect::Victory(words.number(1, 9)?),
        "take_seat" => Effect::TakeSeat(match words.take() {
            "government" => From::Government,
            "opposition" => From::Opposition,
            word => return Err(format!("expected government or opposition after `take_seat`, not `{word}`")),
        }),
        "expand" => Effect::Expand,
        "skip_action" => Effect::SkipAction(words.number(1, 9)?),
        "steal" => Effect::Steal(words.resource()?, words.number(1, 9)?, words.number(1, 9)?),
        "snatch" => Effect::Snatch,
        "push_down" => Effect::PushDown(words.number(1, 9)?),
        "block_tile" => Effect::BlockTile,
        "cancel" => Effect::Cancel,
        _ => return Err(format!("expected an effect ({EFFECTS}), not `{text}`")),
    };
    words.end()?;
    Ok(effect)
}

/// `voter 2 power 1 | voter 4 power 2`.
fn gain(text: &str) -> Result<Effect, String> {
    let Some((weak, strong)) = text.split_once(" | ") else {
        return Err(format!("expected `gain R n | R n` with tokens below and at the threshold, not `gain {text}`"));
    };
    Ok(Effect::Gain(tokens(weak)?, tokens(strong)?))
}

fn tokens(text: &str) -> Result<Tokens, String> {
    let mut words = Words { after: "gain", rest: text.split(' ').collect() };
    let mut tokens = [0; 3];
    while !words.rest.is_empty() {
        let resource = words.resource()?;
        if tokens[resource.index()] > 0 {
            return Err(format!("expected each token once in a half of `gain`, not `{resource}` again"));
        }
        tokens[resource.index()] = words.number(1, 20)?;
    }
    Ok(tokens)
}

/// What stands behind the name of an effect or a privilege.
pub(super) struct Words<'a> {
    pub after: &'a str,
    pub rest: Vec<&'a str>,
}

impl<'a> Words<'a> {
    pub fn take(&mut self) -> &'a str {
        if self.rest.is_empty() { "" } else { self.rest.remove(0) }
    }

    /// A whole number, written in the one usual way.
    pub fn number(&mut self, least: u8, most: u8) -> Result<u8, String> {
        let word = self.take();
        let number = word.parse().ok().filter(|number: &u8| number.to_string() == word);
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("expected a number from {least} to {most} in `{}`, not `{word}`", self.after))
    }

    pub fn resource(&mut self) -> Result<Resource, String> {
        let word = self.take();
        Resource::named(word)
            .ok_or_else(|| format!("expected a resource ({}) in `{}`, not `{word}`", Resource::list(), self.after))
    }

    fn track(&mut self) -> Result<Track, String> {
        let word = self.take();
        Track::named(word)
            .ok_or_else(|| format!("expected a track ({}) in `{}`, not `{word}`", Track::list(), self.after))
    }

    pub fn end(&self) -> Result<(), String> {
        match self.rest.first() {
            Some(word) => Err(format!("expected nothing more after `{}`, not `{word}`", self.after)),
            None => Ok(()),
        }
    }
}
