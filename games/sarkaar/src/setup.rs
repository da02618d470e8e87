//! SK-3: tiles, rows and leaders.

use arrayvec::ArrayVec;
use hustings_core::{Log, Luck, Seat, Start};

use crate::Sarkaar;
use crate::cards::{CardId, DECK, LEADERS, LeaderId, MOST_OPEN, STATES, StateId, TILES, TileId};
use crate::events::{Event, Laid};
use crate::info::{Layout, MOST_DEALT, MOST_SEATS};
use crate::pieces::Deck;
use crate::rules;
use crate::state::{Frame, Now, State};

pub(crate) fn setup(start: &Start<Sarkaar>, luck: &mut Luck, log: &mut impl Log<Event>) -> State {
    let mut state = bare(start);
    let set = state.set;
    // SK-3.1.
    if start.options().layout == Layout::Random {
        let mut tiles: [TileId; TILES] = std::array::from_fn(|place| TileId(place as u8));
        luck.shuffle(&mut tiles);
        state.tiles.copy_from_slice(&tiles[..STATES]);
    }
    log.add(|| {
        let laid = |at: StateId| Laid { state: &set.state(at).id, tile: &set.tile(state.tiles[at.index()]).id };
        Event::TilesLaid { tiles: StateId::all().map(laid).collect() }
    });
    // SK-3.2.
    for deck in Deck::ALL {
        luck.shuffle(&mut state.closed[deck.index()]);
    }
    for deck in Deck::ALL {
        rules::fill_row(&mut state, *deck, luck, log);
    }
    // SK-3.4.
    let mut leaders: [LeaderId; LEADERS] = std::array::from_fn(|place| LeaderId(place as u8));
    luck.shuffle(&mut leaders);
    let each = usize::from(start.options().leader_deal);
    for (seat, own) in Seat::all(start.seats()).zip(leaders.chunks(each)) {
        for (place, leader) in own.iter().enumerate() {
            state.dealt[seat.index()][place] = Some(*leader);
        }
        log.add(|| Event::LeadersDealt {
            seat,
            leaders: Some(own.iter().map(|leader| set.leader(*leader).id.as_str()).collect()),
        });
    }
    if each == 1 {
        // SK-12: dealt and shown, nobody picks.
        state.leader = state.dealt.map(|own| own[0]);
        rules::reveal(&mut state, luck, log);
    }
    state
}

/// SK-3.3: the empty country with the beginner tiles, the closed decks in the order of the files, and no leaders.
pub(crate) fn bare(start: &Start<Sarkaar>) -> State {
    let set = &start.set().data;
    let options = *start.options();
    let by_count = set.rules.targets[usize::from(start.seats()) - 2];
    let mut frames = ArrayVec::new();
    frames.push(Frame::Pick);
    State {
        set,
        options,
        seats: start.seats(),
        target: if options.target_vp == 0 { by_count } else { options.target_vp },
        frames,
        dealt: [[None; MOST_DEALT]; MOST_SEATS],
        leader: [None; MOST_SEATS],
        order: std::array::from_fn(|place| Seat(place as u8)),
        place: 0,
        round: 0,
        now: Now::default(),
        questions: 0,
        tiles: std::array::from_fn(|place| set.states[place].beginner),
        blocked: None,
        cubes: [[0; MOST_SEATS]; STATES],
        government: [None; STATES],
        presence: [0; MOST_SEATS],
        decided: 0,
        level: [[0; MOST_SEATS]; 3],
        holder: [None; 3],
        vp: [0; MOST_SEATS],
        tokens: [[0; 3]; MOST_SEATS],
        skips: [0; MOST_SEATS],
        hands: [0; MOST_SEATS],
        laid: [0; MOST_SEATS],
        discards: 0,
        rows: [[None; MOST_OPEN]; 2],
        closed: [0, DECK].map(|from| (from..from + DECK).map(|card| CardId(card as u8)).collect()),
    }
}
