//! The data face: one request, one report, in JSON and in JavaScript.
//!
//! It converts and decides nothing: what a hand is worth, and what is wrong with it, is said by
//! [`tilewise_rules`]. A request is read field by field, so that every mistake in it is named at
//! once. The shapes of requests and reports are those of `tilewise.d.ts`.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "events"),
    allow(dead_code, reason = "some of it is for events alone")
)]

mod face;
#[cfg(all(target_arch = "wasm32", feature = "javascript"))]
mod javascript;

pub use face::{
    Book, Catalogue, Json, LONGEST, PenaltyBookReport, Reason, Refusal, Report, ScoreReport,
    ScoreRequest, WaitsReport, asked, penalty_books, penalty_books_json, penalty_json, read,
    report, rulesets, rulesets_json, score, score_brief, score_json, waits, waits_brief,
    waits_json,
};
#[cfg(feature = "events")]
pub use face::{EventReport, answer_json, event, event_json, ruling_json};
