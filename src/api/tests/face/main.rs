//! The data face as other programs see it: JSON in, JSON out.

mod books;
mod common;
mod discards;
mod entries;
mod events;
mod foul_laws;
mod foul_refusals;
mod fouls;
mod game_links;
mod game_schema;
mod games;
mod hanchans;
mod ignored;
mod laws;
mod mcr_events;
mod near;
mod refusals;
mod riichi;
mod riichi_events;
mod riichi_winners;
mod score;
mod singapore;
mod sparrows_nest;
mod types;
mod waits;
mod ways_in;
