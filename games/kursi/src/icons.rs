//! KU-1.4: the seven icons, and counts of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) const ICONS: usize = 7;
pub(crate) const ISSUES: usize = 3;

/// An icon: the three national issues first, then the four assets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiIcon")]
pub enum Icon {
    /// Economy.
    E,
    /// Welfare.
    W,
    /// Development.
    D,
    /// Capital.
    C,
    /// Influence.
    I,
    /// Reputation.
    R,
    /// Popularity.
    P,
}

impl Icon {
    pub const ALL: [Icon; ICONS] = [Icon::E, Icon::W, Icon::D, Icon::C, Icon::I, Icon::R, Icon::P];
    pub const ISSUES: [Icon; ISSUES] = [Icon::E, Icon::W, Icon::D];
    pub const ASSETS: [Icon; 4] = [Icon::C, Icon::I, Icon::R, Icon::P];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    pub fn is_issue(self) -> bool {
        self.index() < ISSUES
    }

    /// By its letter.
    pub fn named(text: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.letter() == text)
    }

    pub fn letter(self) -> &'static str {
        match self {
            Icon::E => "E",
            Icon::W => "W",
            Icon::D => "D",
            Icon::C => "C",
            Icon::I => "I",
            Icon::R => "R",
            Icon::P => "P",
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Icon::E => "Economy",
            Icon::W => "Welfare",
            Icon::D => "Development",
            Icon::C => "Capital",
            Icon::I => "Influence",
            Icon::R => "Reputation",
            Icon::P => "Popularity",
        }
    }
}

/// One of the four assets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiAsset")]
pub enum Asset {
    C,
    I,
    R,
    P,
}

impl From<Asset> for Icon {
    fn from(asset: Asset) -> Icon {
        Icon::ASSETS[asset as usize]
    }
}

impl fmt::Display for Icon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// How many of each icon.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Counts", from = "Counts")]
pub struct Icons(pub(crate) [u8; ICONS]);

impl Icons {
    #[inline]
    pub(crate) fn add(&mut self, other: &Icons) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own = own.wrapping_add(more); // a table has far fewer than 256 icons
        }
    }

    /// Each icon as often as it is there.
    pub fn list(&self) -> Vec<Icon> {
        let each = |icon: Icon| std::iter::repeat_n(icon, usize::from(self[icon]));
        Icon::ALL.into_iter().flat_map(each).collect()
    }

    /// Icons as letters, `EEC`.
    pub fn letters(&self) -> String {
        Icon::ALL.iter().map(|icon| icon.letter().repeat(usize::from(self[*icon]))).collect()
    }
}

impl Index<Icon> for Icons {
    type Output = u8;
    #[inline]
    fn index(&self, icon: Icon) -> &u8 {
        &self.0[icon.index()]
    }
}

impl IndexMut<Icon> for Icons {
    #[inline]
    fn index_mut(&mut self, icon: Icon) -> &mut u8 {
        &mut self.0[icon.index()]
    }
}

/// The same with names, for pages.
#[derive(Serialize, Deserialize, TS)]
#[ts(export, export_to = "kursi.ts", rename = "KursiIcons")]
#[serde(rename_all = "UPPERCASE")]
pub(crate) struct Counts {
    e: u8,
    w: u8,
    d: u8,
    c: u8,
    i: u8,
    r: u8,
    p: u8,
}

impl From<Icons> for Counts {
    fn from(Icons([e, w, d, c, i, r, p]): Icons) -> Counts {
        Counts { e, w, d, c, i, r, p }
    }
}

impl From<Counts> for Icons {
    fn from(Counts { e, w, d, c, i, r, p }: Counts) -> Icons {
        Icons([e, w, d, c, i, r, p])
    }
}
