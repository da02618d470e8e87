mod cards;
mod effects;
mod events;
mod icons;
mod info;
mod loader;
mod memory;
mod moves;
mod row;
mod sayings;
mod state;
mod view;

pub use events::Event;
pub use view::View;
