//! The promises every game keeps, for both.

use hustings_controls::{ConnectFour, Leduc};
use hustings_testkit::Promises;

mod connect_four {
    use super::*;
    hustings_testkit::promises!(Promises::<ConnectFour>::new().conserving(|_, state| assert!(state.is_sound())));
}

mod leduc {
    use super::*;
    hustings_testkit::promises!(Promises::<Leduc>::new().games(60).conserving(|_, state| assert!(state.is_sound())));
}
