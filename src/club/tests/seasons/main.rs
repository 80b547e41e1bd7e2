//! Standings of seasons: worked ones, laws over random ones, and a second scorer that shares no code.

mod effects;
mod laws;
mod policy_texts;
mod random;
mod reader;
mod reference;
mod worked;
