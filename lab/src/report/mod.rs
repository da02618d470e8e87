//! Results as pages with plots, each in a single HTML file without dependencies.

mod arena;
mod charts;
mod lab;

pub use arena::html;
pub use lab::{comparison, figures, sweep};
