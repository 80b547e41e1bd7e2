//! What to ask about who fed a hand: only what can change who pays.
//!
//! Each question is tried out on the hand as it was scored: with every answer to it, and all else
//! as it stands. One whose answers all lead to the same payments is not asked.

mod what_if;

use crate::engine::Score;
use crate::hands::{Hand, LiableTile, MeldKind, StatedLiability, WinContext};
use crate::schema::{Asked, BySeat, Exemption, Fact, House, Liability};
use crate::tiles::Seat;
use what_if::{Entered, WhatIf};

/// A question about who fed a hand. At least two of its answers lead to different payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityQuestion {
    /// What it is about.
    pub about: LiabilityTopic,
    /// The question.
    pub asked: Asked,
    /// What each answer comes to.
    pub answers: Vec<LiabilityAnswer>,
}

/// What a question about who fed a hand is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiabilityTopic {
    /// Who discarded the claimed tile of the set at this place on the table.
    Set(usize),
    /// Who fed the hand in a way that its tiles can't tell, or is said to have.
    Liability(&'static Liability, LiableTile),
    /// Whether this player, who is liable, is free of it.
    Exemption {
        /// Who.
        seat: Seat,
        /// What would free that player.
        exempt: &'static Exemption,
        /// Which tile was fed.
        fed: LiableTile,
    },
}

/// One answer to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityAnswer {
    /// The answer.
    pub fact: Fact,
    /// Whether it is the one that was entered, or that holds as long as nothing is said.
    pub given: bool,
    /// What it enters.
    pub enters: LiabilityEntry,
    /// What each player then gains or loses.
    pub net: BySeat<i64>,
}

/// What an answer enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiabilityEntry {
    /// From whom the set at this place was claimed.
    From(usize, Seat),
    /// Everything that the table states of who fed what.
    StatedLiability(Vec<StatedLiability>),
}

/// What can still be asked of who fed a complete hand; the hand and the context are those that were
/// scored. Sets come first, in the order in which they
/// were made; what was answered already is there with its answer.
///
/// Chows are never asked for: only the player before the winner can have discarded their tile. What
/// a circumstance of the rule set tells, as a fresh tile at the end of the wall, isn't asked here too.
///
/// ```
/// use tilewise_rules::{LiabilityTopic, House, check, notation, liability_questions, score};
/// let house: House = "sparrows-nest".parse().unwrap();
/// // Only the feeder of the third dragon is liable for the others.
/// let entry = notation::parse("23m99s p555z p666z p777z w4m SE").unwrap();
/// let (hand, context) = check(&house, &entry).unwrap();
/// let score = score(&house, &hand, &context).unwrap();
/// let questions = liability_questions(&house, &hand, &context, &score);
/// let about: Vec<_> = questions.iter().map(|one| one.about).collect();
/// assert_eq!(about, [LiabilityTopic::Set(2)]);
/// ```
pub fn liability_questions(
    house: &House,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<LiabilityQuestion> {
    // Nobody pays, whoever fed it.
    if score.below_minimum {
        return Vec::new();
    }
    let what = WhatIf {
        house,
        hand,
        context,
        entered: &Entered {
            hand,
            context,
            score,
            has_no_rival: score.has_no_rival(house, hand, context),
        },
    };
    let rule_set = house.rule_set();
    let each = |ask: &dyn Fn(LiableTile) -> Option<LiabilityQuestion>| {
        LiableTile::ALL
            .iter()
            .filter_map(|&fed| ask(fed))
            .collect::<Vec<_>>()
    };
    let sets = hand
        .claimed()
        .filter(|(_, meld)| meld.kind != MeldKind::Chow)
        .filter_map(|(place, meld)| what.of_set(place, meld));
    let liabilities = rule_set
        .liabilities
        .iter()
        .flat_map(|one| each(&|fed| what.of_liability(one, fed)));
    let liable = what.liable();
    let exempts = rule_set.exemptions.iter().flat_map(|exempt| {
        let is_free = |one: &StatedLiability| one.exempt == Some(exempt.key);
        let free = context.liability.iter().filter(|one| is_free(one));
        let free: Vec<Seat> = free.map(|one| one.seat).collect();
        let liable = &liable;
        let may = what
            .others()
            .filter(move |seat| liable.contains(seat) || free.contains(seat));
        may.flat_map(move |seat| each(&|fed| what.of_exempt(seat, fed, exempt)))
    });
    sets.chain(liabilities).chain(exempts).collect()
}

#[cfg(test)]
mod tests;
