//! SK-2.5: the closed list of privileges, and the terms on which a leader plays once its privilege is counted in.

use super::Rules;
use super::effects::Words;
use crate::words::Resource;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Privilege {
    Income(Resource, u8),
    SeatDiscount(u8),
    TrackerCost(u8),
    StateAll,
    CardDiscount(u8),
    Threshold(u8),
    PowerDiscount(u8),
    CashRate(u8),
    ConvertPower(u8),
    HandLimit(u8),
    None,
}

/// The numbers a leader plays by: those of the rules, but for its privilege.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Income beyond the common one, in the order of [`Resource`].
    pub income: [u8; 3],
    pub seat_discount: u8,
    pub tracker_cost: u8,
    pub state_all: bool,
    pub card_discount: u8,
    pub threshold: u8,
    pub power_discount: u8,
    pub cash_rate: u8,
    pub power_rate: u8,
    pub hand_limit: u8,
}

impl Terms {
    pub(super) fn new(rules: &Rules, privilege: Privilege) -> Terms {
        let mut terms = Terms {
            income: [0; 3],
            seat_discount: 0,
            tracker_cost: rules.tracker_cost,
            state_all: false,
            card_discount: 0,
            threshold: rules.threshold,
            power_discount: 0,
            cash_rate: rules.cash_rate,
            power_rate: rules.power_rate,
            hand_limit: rules.hand_limit,
        };
        match privilege {
            Privilege::Income(resource, n) => terms.income[resource.index()] = n,
            Privilege::SeatDiscount(n) => terms.seat_discount = n,
            Privilege::TrackerCost(n) => terms.tracker_cost = n,
            Privilege::StateAll => terms.state_all = true,
            Privilege::CardDiscount(n) => terms.card_discount = n,
            Privilege::Threshold(n) => terms.threshold = n,
            Privilege::PowerDiscount(n) => terms.power_discount = n,
            Privilege::CashRate(n) => terms.cash_rate = n,
            Privilege::ConvertPower(n) => terms.power_rate = n,
            Privilege::HandLimit(n) => terms.hand_limit = n,
            Privilege::None => {}
        }
        terms
    }
}

const PRIVILEGES: &str = "income, seat_discount, tracker_cost, state_all, card_discount, threshold, power_discount, cash_rate, \
                          convert_power, hand_limit or none";

/// Reads a privilege; an error says what was expected.
pub(super) fn read(text: &str) -> Result<Privilege, String> {
    let name = text.split(' ').next().unwrap_or_default();
    let mut words = Words { after: name, rest: text.split(' ').skip(1).collect() };
    let privilege = match name {
        "income" => Privilege::Income(words.resource()?, words.number(1, 9)?),
        "seat_discount" => Privilege::SeatDiscount(words.number(1, 9)?),
        "tracker_cost" => Privilege::TrackerCost(words.number(0, 9)?),
        "state_all" => Privilege::StateAll,
        "card_discount" => Privilege::CardDiscount(words.number(1, 9)?),
        "threshold" => Privilege::Threshold(words.number(0, 9)?),
        "power_discount" => Privilege::PowerDiscount(words.number(1, 9)?),
        "cash_rate" => Privilege::CashRate(words.number(0, 9)?),
        "convert_power" => Privilege::ConvertPower(words.number(1, 9)?),
        "hand_limit" => Privilege::HandLimit(words.number(0, 20)?),
        "none" => Privilege::None,
        _ => return Err(format!("expected a privilege ({PRIVILEGES}), not `{text}`")),
    };
    words.end()?;
    Ok(privilege)
}
