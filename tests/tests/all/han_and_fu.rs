//! A value on two axes, in a small rule set in the Japanese manner. Expected results follow from these
//! clauses:
//!
//! | clause | rule |
//! |---|---|
//! | FU-1 | Han add; a closed-hand element is worth nothing with an open hand, some are worth less. |
//! | FU-2 | With a yakuman no other element of han counts. Several are listed, one is paid. |
//! | FU-3 | Animals add a han, and don't count towards the one han that wins. |
//! | FU-4 | 20 fu; with a closed hand 10 for a discard; 2 for a draw, not with pinfu. |
//! | FU-5 | A pung 2, concealed 4; of terminals or honours twice that; a kong four times that. One that another player's tile completes is not concealed. |
//! | FU-6 | 2 for a pair of dragons or of the wind of the seat or of the round, 4 if it is both. 2 for a wait on an edge, a middle or the pair. |
//! | FU-7 | 2 for an open hand with nothing but the 20. The sum is rounded up to tens. |
//! | FU-8 | Seven pairs are 25, and nothing else. |
//! | FU-9 | The base is fu × 2^(han + 2), at most 2,000; from 5 han 2,000, from 6 3,000, from 8 4,000, from 11 6,000, a yakuman 8,000. The discarder pays four times the base, six times to East; for a self-draw each pays it once, East and all to East twice; each payment up to 100. |
//! | FU-10 | The reading counts that pays most; of those the one of most han, then of most fu. |

mod fu;
mod han;
mod payment;
mod reading;
mod reports;
mod rule_set;
mod scores;
