//! Worked hands.
