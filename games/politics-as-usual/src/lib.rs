//! Politics as Usual: a contest of cards for each of twelve Issues, for 2 to 6 seats, with reactions to reactions and Favors traded at
//! any time.

mod cards;
mod error;
mod events;
mod info;
mod loader;
mod moves;
mod state;
mod view;
mod words;

pub use cards::{
    Aimed, Band, Candidate, CandidateId, CardId, Cards, Effect, Face, FrozenBy, Issue, IssueEffect, IssueId, Kind,
    Party, Power, Set, When,
};
pub use events::{DiscardCause, DrawCause, Event, Named, PayCause, PickCause, ShuffleCause, Tie};
pub use info::{Choosing, FirstSpeaker, Options};
pub use moves::{Aim, Move};
pub use state::{Mode, Phase, State};
pub use view::{
    AwardView, CampView, Leading, LinkView, ModifierCard, OfferView, PickingView, PolledCard, Polling, SidestepView,
    View,
};

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// The web client draws card faces from the same data, written next to the generated types.
    #[test]
    fn export_bindings_set() {
        let set = serde_json::to_string_pretty(&crate::loader::standard_set().data).expect("a set is plain data");
        let folder = std::env::var("TS_RS_EXPORT_DIR").expect("where generated types go");
        let path = Path::new(&folder).join("politics-as-usual-set.json");
        std::fs::write(path, set + "\n").expect("the folder of generated types can be written");
    }
}
