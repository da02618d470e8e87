//! What every store has to hold. An implementation brings a [`Fixture`] and runs the whole suite with `contract!`.

pub mod access;
pub mod days;
pub mod faults;
pub mod journal;
pub mod lab;
pub mod lists;
pub mod notices;
pub mod people;

use std::sync::Arc;
use std::time::Duration;

use super::{Creation, Entry, Holder, NewTable, Projection, Store, TableNo, Try};
use crate::protocol::{Clock, EndedHow, EndingSummary, Phase, SeatInfo, SeatKind, Seq, TableSummary, UnixMs};

/// Data that can be opened several times, at once and one after the other.
pub trait Fixture {
    async fn open(&self) -> Arc<dyn Store>;

    /// From now on nothing can be written, until [`Fixture::mend`].
    async fn break_writing(&self);

    async fn mend(&self);
}

/// One test for each line of the contract.
macro_rules! contract {
    ($fixture:expr) => {
        $crate::store::contract::contract! { $fixture;
            journal: an_append_needs_the_number_it_expects_and_is_all_or_nothing,
            journal: of_many_writers_at_once_one_wins_each_number,
            journal: what_was_acknowledged_is_there_when_it_is_opened_again,
            journal: a_closed_store_takes_nothing,
            lists: the_lobby_comes_in_pages_in_its_order,
            lists: old_open_tables_leave_the_lobby_and_old_games_stay,
            lists: ones_own_tables_come_in_pages_by_all_of_ones_ids,
            lists: who_stood_up_has_no_part_in_the_table,
            lists: rows_never_go_back,
            lists: tables_that_go_on_or_lag_behind_are_woken,
            lists: a_host_has_so_much_room_in_the_lobby,
            people: a_session_leads_to_its_user_until_it_ends,
            people: a_language_stays_with_its_user,
            people: an_account_is_claimed_once_and_ends_the_guests_sessions,
            people: a_guest_that_logs_in_becomes_the_account,
            people: guests_who_never_sat_down_are_forgotten,
            access: a_ticket_is_used_once_in_time_and_for_its_purpose,
            access: of_many_who_use_a_ticket_one_gets_it,
            access: a_passkey_is_one_persons_and_not_the_last_way_in,
            access: a_passkey_counts_upwards,
            access: an_address_leads_to_its_accounts,
            access: a_proof_is_a_sessions_own_and_is_forgotten,
            access: a_person_leaves_no_row_behind,
            days: the_first_seed_of_a_day_is_everybodys,
            days: each_person_has_one_try,
            days: the_best_of_a_day_come_first,
            lab: a_version_that_was_played_stays_when_its_set_changes_or_goes,
            lab: a_set_changes_only_from_the_version_one_has_seen,
            lab: each_person_has_so_many_sets_and_experiments,
            lab: an_experiment_is_played_by_one_at_a_time,
            lab: an_experiment_keeps_its_games_until_it_is_over,
            notices: a_turn_is_told_once_by_each_way_that_wants_it,
            notices: nobody_is_told_what_they_have_seen,
            notices: a_turn_that_is_over_is_not_told,
            notices: what_was_not_delivered_is_tried_again_by_whoever_comes,
            notices: a_table_can_be_chosen_or_left_out,
            notices: a_way_belongs_to_its_owner_also_after_logging_in,
            notices: each_person_has_so_many_ways,
            notices: the_owner_of_an_address_is_asked_so_often_a_day,
            notices: the_first_secret_is_the_houses,
            faults: what_was_not_written_is_not_there,
            faults: lists_are_brought_up_to_date_when_the_trouble_has_passed,
        }
    };
    ($fixture:expr; $($room:ident: $name:ident,)*) => {
        $(
            #[tokio::test]
            async fn $name() {
                $crate::store::contract::$room::$name(&$fixture).await;
            }
        )*
    };
}
pub(super) use contract;

fn chat(text: &str) -> Entry {
    Entry::Chat { user: "u".to_owned(), name: "n".to_owned(), seat: None, text: text.to_owned() }
}

/// A row as the owner of a table would send it.
fn projection(id: &str, seq: Seq, phase: Phase, changed_at: UnixMs, people: &[&str]) -> Projection {
    let seats = people.iter().map(|name| SeatInfo {
        kind: SeatKind::Person,
        name: (*name).to_owned(),
        user: None,
        bot: None,
        taken_over: false,
        online: false,
        resigned: false,
        word: true,
    });
    let summary = TableSummary {
        table: id.to_owned(),
        game: "duel".to_owned(),
        phase,
        public: true,
        seats: seats.collect(),
        clock: Clock::None {},
        played: seq,
        created_at: 0,
        changed_at,
        mine: Vec::new(),
        my_turn: false,
        deadline: None,
        ending: None,
    };
    let holder = |user: &&str| Holder { user: Some((*user).to_owned()), asked: true, deadline: None };
    let holders = people.iter().map(holder).collect();
    Projection {
        seq,
        phase,
        waiting: false,
        changed_at,
        summary,
        holders,
        seen: Vec::new(),
        daily: None,
        due: Vec::new(),
        here: Vec::new(),
        idle: Vec::new(),
    }
}

fn private(mut projection: Projection) -> Projection {
    projection.summary.public = false;
    projection
}

fn try_of(mut projection: Projection, day: i64, user: &str, score: Option<i32>) -> Projection {
    projection.daily = Some(Try { game: "duel".to_owned(), day, user: user.to_owned() });
    let ending = |score| EndingSummary { how: EndedHow::Rules, ranks: vec![1], scores: Some(vec![score]) };
    projection.summary.ending = score.map(ending);
    projection
}

/// A table with one entry.
async fn make(store: &dyn Store, listed: Projection) -> TableNo {
    match create(store, listed, None).await {
        Creation::Table(no) => no,
        other => panic!("no table was made: {other:?}"),
    }
}

async fn create(store: &dyn Store, listed: Projection, room: Option<super::Room>) -> Creation {
    let (host, at) = (listed.people_first(), listed.changed_at);
    let new = NewTable { listed, host, at, entries: vec![chat("created")], room };
    store.create(new).await.expect("it can be written")
}

impl Projection {
    fn people_first(&self) -> String {
        self.people().next().cloned().unwrap_or_default()
    }
}

/// Lists may lag behind a moment.
async fn eventually(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..500 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the lists never became what was wanted");
}

/// Closes as a server does, away from the async threads.
async fn close(store: Arc<dyn Store>) {
    tokio::task::spawn_blocking(move || store.close()).await.expect("it closes");
}
