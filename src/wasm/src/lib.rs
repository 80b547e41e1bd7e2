//! The data face: one request, one report, in JSON and in JavaScript.
//!
//! It converts and decides nothing: what a hand is worth, and what is wrong with it, is said by
//! [`tilewise_rules`]. A request is read field by field, so that every mistake in it is named at
//! once. The shapes of requests and reports are those of `tilewise.d.ts`.
#![forbid(unsafe_code)]

mod face;
#[cfg(all(target_arch = "wasm32", feature = "javascript"))]
mod javascript;

pub use face::{
    Book, EventReport, Json, LONGEST, PenaltyBookReport, Reason, Refusal, Report, ScoreReport,
    ScoreRequest, Shelf, WaitsReport, answer_json, asked, event, event_json, penalty_books,
    penalty_books_json, read, report, rulesets, rulesets_json, score, score_json, waits,
    waits_json,
};
