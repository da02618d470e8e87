//! PU-6.1: the first Speaker, the Issue deck, and the Candidates if they are dealt.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, PerSeat, Seat, SeatSet, Start};

use crate::PoliticsAsUsual;
use crate::cards::{CANDIDATES, CARDS, CandidateId, CardId, Cards, ISSUES, IssueId};
use crate::events::Event;
use crate::info::{self, Choosing, FirstSpeaker};
use crate::phase::Phase;
use crate::rules::candidate;
use crate::state::{Camp, Issues, State};

pub(crate) fn setup(start: &Start<PoliticsAsUsual>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let seats = start.seats();
    let (speaker, drawn) = match start.options().first_speaker {
        FirstSpeaker::Random => (Seat(luck.below(u32::from(seats)) as u8), true),
        FirstSpeaker::Seat(seat) => (seat, false),
    };
    log.add(|| Event::FirstSpeaker { seat: speaker, drawn });
    let mut state = bare(start, speaker);
    luck.shuffle(&mut state.deck);
    let removed = info::removed(seats);
    state.deck.truncate(ISSUES - usize::from(removed));
    log.add(|| Event::IssuesShuffled { issues: ISSUES as u8, removed });
    if start.options().candidates == Choosing::Random {
        let mut dealt: [CandidateId; CANDIDATES] = std::array::from_fn(|place| CandidateId(place as u8));
        luck.shuffle(&mut dealt);
        for (seat, id) in speaker.next(seats).round(seats).zip(dealt) {
            candidate::run(&mut state, seat, id, true, log);
        }
        candidate::begin(&mut state, luck, log);
    }
    state
}

/// The empty table, with its piles in the order of the files.
pub(crate) fn bare(start: &Start<PoliticsAsUsual>, speaker: Seat) -> State {
    State {
        set: &start.set().data,
        options: *start.options(),
        seats: start.seats(),
        phase: Phase::Candidate { chooser: speaker.next(start.seats()) },
        round: 0,
        first_speaker: speaker,
        speaker,
        camps: PerSeat::new(start.seats(), |_| Camp::EMPTY),
        deck: (0..ISSUES as u8).map(IssueId).collect(),
        known: 0,
        foreseen: SeatSet::NONE,
        sidestepped: Issues::default(),
        pile: (1..=CARDS as u8).rev().map(CardId).collect(),
        discard: Cards::NONE,
        questions: 0,
        reactions: ArrayVec::new(),
    }
}
