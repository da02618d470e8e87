//! The candidates' faces, as on the page: drawn from their names, with what a name promises.

use crate::portrait::{Cover, Face, Hair, Lip, face};

pub fn of(id: &str, name: &str) -> Face {
    let drawn = face(&format!("{id} {name}"));
    match id {
        "k01" => Face { hair: Hair::Parted, cover: Cover::None, glasses: 1, lip: Lip::Moustache, ..drawn },
        "k02" => Face { hair: Hair::Short, cover: Cover::Turban, glasses: 0, lip: Lip::Beard, ..drawn },
        "k03" => Face { hair: Hair::Long, cover: Cover::Sari, glasses: 0, lip: Lip::None, brow: 2, ..drawn },
        "k04" => Face { hair: Hair::Bob, cover: Cover::None, glasses: 2, lip: Lip::None, brow: 2, ..drawn },
        "k05" => Face { hair: Hair::Bald, cover: Cover::None, glasses: 2, lip: Lip::Moustache, mouth: 0, ..drawn },
        "k06" => Face { hair: Hair::Curls, cover: Cover::Cap, glasses: 0, lip: Lip::Goatee, ..drawn },
        "k07" => Face { hair: Hair::Parted, cover: Cover::None, glasses: 2, lip: Lip::None, mouth: 1, ..drawn },
        "k08" => Face { hair: Hair::Bun, cover: Cover::None, glasses: 1, lip: Lip::None, brow: 2, ..drawn },
        "k09" => Face { hair: Hair::Short, cover: Cover::Cap, glasses: 0, lip: Lip::Beard, ..drawn },
        "k10" => Face { hair: Hair::Parted, cover: Cover::None, glasses: 0, lip: Lip::Goatee, mouth: 0, ..drawn },
        "k11" => Face { hair: Hair::Long, cover: Cover::None, glasses: 0, lip: Lip::None, brow: 2, tone: 0, ..drawn },
        "k12" => Face { hair: Hair::Short, cover: Cover::Cap, glasses: 0, lip: Lip::Moustache, ..drawn },
        "k13" => Face { hair: Hair::Short, cover: Cover::None, glasses: 2, lip: Lip::Moustache, ..drawn },
        "k14" => Face { hair: Hair::Curls, cover: Cover::Beret, glasses: 1, lip: Lip::None, ..drawn },
        "k15" => Face { hair: Hair::Short, cover: Cover::Turban, glasses: 0, lip: Lip::Moustache, ..drawn },
        "k16" => Face { hair: Hair::Bun, cover: Cover::Sari, glasses: 1, lip: Lip::None, brow: 2, ..drawn },
        "k17" => Face { hair: Hair::Curls, cover: Cover::None, glasses: 0, lip: Lip::Moustache, mouth: 0, ..drawn },
        "k18" => Face { hair: Hair::Curls, cover: Cover::Cap, glasses: 2, lip: Lip::None, ..drawn },
        "k19" => Face { hair: Hair::Parted, cover: Cover::Bowler, glasses: 0, lip: Lip::Moustache, tone: 3, ..drawn },
        "k20" => Face { hair: Hair::Bald, cover: Cover::None, glasses: 1, lip: Lip::Beard, tone: 3, ..drawn },
        "k21" => Face { hair: Hair::Bob, cover: Cover::Beret, glasses: 1, lip: Lip::None, brow: 2, ..drawn },
        "k22" => Face { hair: Hair::Short, cover: Cover::Turban, glasses: 2, lip: Lip::Goatee, ..drawn },
        "k23" => Face { hair: Hair::Curls, cover: Cover::None, glasses: 1, lip: Lip::Goatee, ..drawn },
        "k24" => Face { hair: Hair::Bun, cover: Cover::None, glasses: 0, lip: Lip::None, brow: 2, ..drawn },
        _ => drawn,
    }
}
