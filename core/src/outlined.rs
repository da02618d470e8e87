//! JSON with an outline: the places of its larger parts, noted while it was written. Two such texts are compared part by part without
//! being read again.

use std::cell::Cell;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::difference::{Noted, Piece, change_between};

/// What is inside smaller values than this is not noted: reading them again costs less.
const SMALL: u32 = 200;

/// A value as compact JSON.
pub struct Outlined {
    text: String,
    noted: Vec<Noted>,
}

impl Outlined {
    /// The value must be plain data, as views are.
    pub fn new(value: &impl Serialize) -> serde_json::Result<Outlined> {
        let written = Cell::new(0);
        let mut notes = Notes { written: &written, noted: Vec::new(), open: Vec::new(), key: 0 };
        let mut out = Counted { text: Vec::with_capacity(4096), written: &written };
        value.serialize(&mut Serializer::with_formatter(&mut out, &mut notes))?;
        let text = String::from_utf8(out.text).map_err(<serde_json::Error as serde::ser::Error>::custom)?;
        Ok(Outlined { text, noted: notes.noted })
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same as [`difference`](crate::difference()) of the two texts.
    pub fn change_to(&self, next: &Outlined) -> String {
        change_between(Piece::noted(&self.text, &self.noted), Piece::noted(&next.text, &next.noted))
    }
}

/// Counts what is written.
struct Counted<'a> {
    text: Vec<u8>,
    written: &'a Cell<u32>,
}

impl Write for Counted<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.written.set(self.text.len() as u32);
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes compactly and notes where parts begin and end.
struct Notes<'a> {
    written: &'a Cell<u32>,
    noted: Vec<Noted>,
    /// The parts that have begun and not ended, by their place in `noted`.
    open: Vec<usize>,
    /// Where the newest key began.
    key: u32,
}

impl Notes<'_> {
    fn begin(&mut self, key: u32) {
        let start = self.written.get();
        self.open.push(self.noted.len());
        self.noted.push(Noted { key, start, end: start, inside: 0 });
    }

    fn end(&mut self) {
        let Some(at) = self.open.pop() else { return };
        let part = &mut self.noted[at];
        part.end = self.written.get();
        let small = part.end - part.start < SMALL;
        if small {
            self.noted.truncate(at + 1);
        } else {
            self.noted[at].inside = (self.noted.len() - at - 1) as u32;
        }
    }
}

impl Formatter for &mut Notes<'_> {
    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        let start = self.written.get();
        self.begin(start);
        Ok(())
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.key = self.written.get();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        let key = self.key;
        self.begin(key);
        Ok(())
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::difference;

    fn agree(old: &Value, new: &Value) {
        let texts = [old, new].map(Value::to_string);
        let outlined = [old, new].map(|value| Outlined::new(value).expect("plain data"));
        assert_eq!(outlined.each_ref().map(Outlined::text), texts.each_ref().map(String::as_str));
        assert_eq!(outlined[0].change_to(&outlined[1]), difference(&texts[0], &texts[1]));
    }

    /// Small and large, with keys that come and go, in lists that grow and shrink.
    #[test]
    fn a_change_is_the_same_as_between_the_texts() {
        let board = |size: usize, piece: &str| -> Value {
            let spaces = (0..size)
                .map(|at| json!({"at": at, "piece": if at % 7 == 3 { piece } else { "" }, "near": [at + 1, at + 2]}));
            json!({"spaces": spaces.collect::<Vec<_>>(), "text": "{[\"\\".repeat(size), "nothing": {}, "none": []})
        };
        for (old, new) in [
            (board(2, "a"), board(2, "b")),
            (board(60, "a"), board(60, "b")),
            (board(60, "a"), board(61, "a")),
            (board(60, "a"), board(2, "a")),
            (board(60, "a"), json!([1, 2])),
            (json!({"a": board(40, "x"), "b": 1}), json!({"b": 1, "a": board(40, "x")})),
            (json!({"a": board(40, "x"), "b": 1}), json!({"a": board(40, "y"), "c": board(40, "x")})),
            (json!([board(40, "x"), board(40, "y")]), json!([board(40, "y"), board(40, "x")])),
            (json!(1), json!("one")),
        ] {
            agree(&old, &new);
            agree(&new, &old);
            agree(&old, &old);
        }
    }
}
