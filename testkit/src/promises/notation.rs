//! Moves as text: what is written reads back, and what cannot be read is refused.

use hustings_core::CompleteGame;

use super::Promises;
use crate::garble::garble;

impl<G: CompleteGame> Promises<G> {
    pub fn notation_reads_back(&self) {
        self.at_some_positions(|walk| {
            let mut luck = walk.luck_for("notation");
            for (_, moves) in walk.everything_listed() {
                for mv in &moves {
                    let text = walk.written(mv);
                    let neat = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
                    walk.check(neat, || format!("{text:?} is not one neat line"));
                    let back = G::read_move(walk.start, &text);
                    walk.check(back.as_ref() == Ok(mv), || format!("{mv:?} is written {text:?} and read as {back:?}"));
                    // Whatever reads without an error is a move, and has its own text.
                    let wrong = garble(&text, &mut luck);
                    if let Ok(other) = G::read_move(walk.start, &wrong) {
                        let back = G::read_move(walk.start, &walk.written(&other));
                        walk.check(back.as_ref() == Ok(&other), || {
                            format!("{wrong:?} is read as {other:?}, which reads back as {back:?}")
                        });
                    }
                }
            }
        });
    }
}
