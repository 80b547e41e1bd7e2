//! Questions about liability for a hand, limited to those that can change who pays.
//!
//! Each question is evaluated on the scored hand: with every answer to it, and everything else unchanged. A
//! question whose answers all lead to the same payments is left out.

mod what_if;

use crate::engine::Score;
use crate::evaluate::RuleConfig;
use crate::hands::{Hand, LiableTile, MeldKind, StatedLiability, WinContext};
use crate::model::{Answer, BySeat, Exemption, Liability, Prompt};
use crate::tiles::Seat;
use what_if::{ScoredEntry, WhatIf};

/// A question about liability. At least two of its answers lead to different payments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityQuestion {
    /// The topic.
    pub about: LiabilityTopic,
    /// The question.
    pub prompt: Prompt,
    /// The answers with their results.
    pub answers: Vec<LiabilityAnswer>,
}

/// The topic of a question about liability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LiabilityTopic {
    /// The discarder of the claimed tile of the set at this position among the melds.
    Set(usize),
    /// The player who is liable in a way that the tiles don't show, or who was stated to be.
    Liability(&'static Liability, LiableTile),
    /// Whether the player who is liable is exempt.
    Exemption {
        /// The player.
        seat: Seat,
        /// The exemption.
        exempt: &'static Exemption,
        /// The tile that was discarded.
        tile: LiableTile,
    },
}

/// An answer to the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiabilityAnswer {
    /// The answer.
    pub answer: Answer,
    /// Whether it is the current answer: the one entered, or the default.
    pub is_current: bool,
    /// The entry that it makes.
    pub enters: LiabilityEntry,
    /// The gain or loss of each player with it.
    pub net: BySeat<i64>,
}

/// The entry that an answer makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiabilityEntry {
    /// The player from whom the set at this position was claimed.
    From(usize, Seat),
    /// All stated liabilities.
    StatedLiability(Vec<StatedLiability>),
}

/// Returns the open and answered questions about liability for a complete hand. `hand` and `context` are
/// those that were scored. Sets come first, in the order in which they were made.
///
/// Chows have no question: only the player before the winner can have discarded their tile. Facts that a
/// circumstance of the rule set states, such as a fresh tile at the end of the wall, have none either.
///
/// ```
/// use tilewise_rules::{LiabilityTopic, RuleConfig, check, liability_questions, notation, score};
/// let config: RuleConfig = "sparrows-nest".parse().unwrap();
/// // Only the player who discarded for the third dragon is liable.
/// let entry = notation::parse("23m99s p555z p666z p777z w4m SE").unwrap();
/// let (hand, context) = check(&config, &entry).unwrap();
/// let score = score(&config, &hand, &context).unwrap();
/// let questions = liability_questions(&config, &hand, &context, &score);
/// let about: Vec<_> = questions.iter().map(|one| one.about).collect();
/// assert_eq!(about, [LiabilityTopic::Set(2)]);
/// ```
pub fn liability_questions(
    house: &RuleConfig,
    hand: &Hand,
    context: &WinContext,
    score: &Score,
) -> Vec<LiabilityQuestion> {
    // Nobody pays.
    if score.below_minimum {
        return Vec::new();
    }
    let what = WhatIf {
        house,
        hand,
        context,
        entered: &ScoredEntry {
            hand,
            context,
            score,
            is_unambiguous: score.is_unambiguous(house, hand, context),
        },
    };
    let rule_set = house.rule_set();
    let each = |question_for: &dyn Fn(LiableTile) -> Option<LiabilityQuestion>| {
        LiableTile::ALL
            .iter()
            .filter_map(|&tile| question_for(tile))
            .collect::<Vec<_>>()
    };
    let sets = hand
        .claimed()
        .filter(|(_, meld)| meld.kind != MeldKind::Chow)
        .filter_map(|(place, meld)| what.set_question(place, meld));
    let liabilities = rule_set
        .game
        .liabilities
        .iter()
        .flat_map(|one| each(&|tile| what.liability_question(one, tile)));
    let liable = what.liable();
    let exempts = rule_set.game.exemptions.iter().flat_map(|exempt| {
        let is_free = |one: &StatedLiability| one.exempt == Some(exempt.key);
        let free = context.liability.iter().filter(|one| is_free(one));
        let free: Vec<Seat> = free.map(|one| one.seat).collect();
        let liable = &liable;
        let may = what
            .others()
            .filter(move |seat| liable.contains(seat) || free.contains(seat));
        may.flat_map(move |seat| each(&|tile| what.exemption_question(seat, tile, exempt)))
    });
    sets.chain(liabilities).chain(exempts).collect()
}

#[cfg(test)]
mod tests;
