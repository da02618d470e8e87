//! Reads messages from a server back, so that they can be worded here.

use std::collections::BTreeSet;
use std::sync::Mutex;

use hustings_core::{Arg, Message, Seat};
use serde_json::Value;

/// More names of facts than all games have; a server that sends more is not a Hustings server.
const MOST_NAMES: usize = 2000;

/// Reads `{"id":…,"args":{…}}`; `None` for anything else.
pub fn message(value: &Value) -> Option<Message> {
    let id = value["id"].as_str()?.to_owned();
    let facts = value["args"].as_object().into_iter().flatten();
    let args = facts.map(|(name, fact)| Some((kept(name)?, arg(fact)?))).collect::<Option<Vec<_>>>()?;
    Some(Message { id: id.into(), args })
}

fn arg(value: &Value) -> Option<Arg> {
    match value {
        Value::Number(number) => number.as_i64().map(Arg::Number),
        Value::String(text) => Some(Arg::Text(text.clone().into())),
        Value::Array(list) => list.iter().map(arg).collect::<Option<_>>().map(Arg::List),
        Value::Object(object) => match (object.get("seat"), object.get("name")) {
            (Some(seat), _) => Some(Arg::Seat(Seat(u8::try_from(seat.as_u64()?).ok()?))),
            (None, Some(name)) => Some(Arg::name(name.as_str()?.to_owned())),
            (None, None) => message(value).map(Arg::Message),
        },
        Value::Null | Value::Bool(_) => None,
    }
}

/// The name of a fact, leaked so that it lives forever; there are only as many as the sentences have.
fn kept(name: &str) -> Option<&'static str> {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().ok()?;
    if let Some(known) = names.get(name) {
        return Some(known);
    }
    if names.len() >= MOST_NAMES {
        return None;
    }
    let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.insert(name);
    Some(name)
}

#[cfg(test)]
mod tests {
    use hustings_core::say;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_message_reads_back() {
        let inner = say!("cause-ad");
        let sent = say!("drew", seat = Seat(1), count = 2, card = Arg::name("k05"), deck = "strategy", cause = inner);
        let written = serde_json::to_value(&sent).expect("plain data");
        assert_eq!(message(&written), Some(sent));
        assert_eq!(message(&json!({"args": {}})), None);
    }
}
