//! Standings of a game and of several: scores, chart, what a player needs, the end.

pub mod chart;
pub mod end;
pub mod need;
pub mod needs;
pub mod score_chart;
pub mod sessions;
