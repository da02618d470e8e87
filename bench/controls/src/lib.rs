//! Two games everybody knows, on the trait our own games are written on: Connect Four, where nothing is hidden, and Leduc poker, where
//! cards are. Each is one file, the smallest whole example of a game; `run.sh` measures their random playouts beside those of
//! another framework's compiled core.

pub mod connect_four;
pub mod leduc;

pub use connect_four::ConnectFour;
pub use leduc::Leduc;
