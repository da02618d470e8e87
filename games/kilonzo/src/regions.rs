//! KL-1.2, KL-1.3: the country. Nine regions in a square, a home beside the middle of each side, and which of them
//! touch.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A region, homes included, by its name in notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[repr(u8)]
#[ts(export, export_to = "kilonzo.ts", rename = "KilonzoRegion")]
pub enum Region {
    NW,
    N,
    NE,
    W,
    /// Nairobi.
    C,
    E,
    SW,
    S,
    SE,
    HN,
    HE,
    HS,
    HW,
}

/// How many regions there are, homes included.
pub(crate) const REGIONS: usize = 13;

use Region::{C, E, HE, HN, HS, HW, N, NE, NW, S, SE, SW, W};

impl Region {
    /// Row by row from the north-west, then the homes clockwise from the north.
    pub const ALL: [Region; REGIONS] = [NW, N, NE, W, C, E, SW, S, SE, HN, HE, HS, HW];
    pub const HOMES: [Region; 4] = [HN, HE, HS, HW];
    pub const NAIROBI: Region = C;

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn is_home(self) -> bool {
        self.index() >= 9
    }

    pub fn name(self) -> &'static str {
        ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE", "HN", "HE", "HS", "HW"][self.index()]
    }

    /// By its exact name.
    pub fn named(name: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.name() == name)
    }

    /// One step away.
    #[inline]
    pub(crate) fn adjacent(self) -> Regions {
        Regions(ADJACENT[self.index()])
    }

    /// Exactly two steps away.
    #[inline]
    pub(crate) fn two_away(self) -> Regions {
        Regions(TWO_AWAY[self.index()])
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Some of the regions, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Regions(u16);

impl Regions {
    pub const NONE: Regions = Regions(0);
    pub const HOMES: Regions = Regions(0x1e00);
    /// All but the homes.
    pub const NINE: Regions = Regions(0x1ff);

    #[inline]
    pub fn one(region: Region) -> Regions {
        Regions(1 << region.index())
    }

    #[inline]
    pub fn contains(self, region: Region) -> bool {
        self.0 & 1 << region.index() != 0
    }

    #[inline]
    pub fn and(self, other: Regions) -> Regions {
        Regions(self.0 & other.0)
    }

    #[inline]
    pub fn or(self, other: Regions) -> Regions {
        Regions(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, region: Region) -> Regions {
        Regions(self.0 & !(1 << region.index()))
    }
}

/// In the order of [`Region::ALL`].
impl Iterator for Regions {
    type Item = Region;

    #[inline]
    fn next(&mut self) -> Option<Region> {
        let first = Region::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(*first)
    }
}

const ADJACENT: [u16; REGIONS] = adjacent();
const TWO_AWAY: [u16; REGIONS] = two_away();

const fn adjacent() -> [u16; REGIONS] {
    let mut touching = [0; REGIONS];
    let mut one = 0;
    while one < 9 {
        let mut other = 0;
        while other < 9 {
            let (rows, columns) = ((one / 3i32 - other / 3).abs(), (one % 3 - other % 3).abs());
            if one != other && rows <= 1 && columns <= 1 {
                touching[one as usize] |= 1 << other;
            }
            other += 1;
        }
        one += 1;
    }
    let doors = [(HN, N), (HE, E), (HS, S), (HW, W)];
    let mut home = 0;
    while home < doors.len() {
        let (home_region, door) = (doors[home].0 as usize, doors[home].1 as usize);
        touching[home_region] |= 1 << door;
        touching[door] |= 1 << home_region;
        home += 1;
    }
    touching
}

const fn two_away() -> [u16; REGIONS] {
    let mut reached = [0; REGIONS];
    let mut from = 0;
    while from < REGIONS {
        let mut step = 0;
        while step < REGIONS {
            if ADJACENT[from] & 1 << step != 0 {
                reached[from] |= ADJACENT[step];
            }
            step += 1;
        }
        reached[from] &= !ADJACENT[from] & !(1 << from);
        from += 1;
    }
    reached
}
