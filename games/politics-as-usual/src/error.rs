//! Why Politics as Usual refuses a move.
