//! All tests of the laws, the suites and the reference scorers are one program: each program more
//! would hold the whole engine again, linked and written out.

mod against_reference;
mod asked;
mod bad_input;
mod characters;
mod competing_elements;
mod corpus;
mod discards;
mod evidence;
mod examples;
mod finder;
mod foul_effects;
mod foul_laws;
mod fouls;
mod han_and_fu;
mod inquiries;
mod laws;
mod layers;
mod ledger_laws;
mod liable;
mod mcr_laws;
mod mcr_misses;
mod mcr_reference;
mod misses;
mod patterns;
mod riichi_events;
mod riichi_reasons;
mod riichi_reference;
mod rule_sets;
mod suites;
mod tournament;
mod untrusted;
mod value_table;
mod whole_games;
mod words;
