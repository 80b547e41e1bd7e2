//! Selection among competing combinations of sets: the compatible ones with the highest value.

mod items;
mod problem;

use self::problem::{PartialSelection, SelectionProblem};
use crate::model::{
    BlockedCombination, BlockedElement, Competition, ElementSet, Line, Lines, MayJoin,
};

impl Competition {
    /// Creates a competition in which `may_join` decides whether one more combination may count.
    pub const fn by(may_join: MayJoin) -> Self {
        Self {
            may_join,
            best: best_selection,
            all: all_selections,
            blocked: blocked_combinations,
        }
    }
}

/// Reduces the matches to the selection with the highest value, and returns the blocked elements.
fn best_selection(
    lines: &mut Lines,
    candidates: &[Line],
    includes: &[ElementSet],
    may_join: MayJoin,
) -> Box<[BlockedElement]> {
    let problem = SelectionProblem::new(lines, candidates, includes, may_join);
    let best = problem.best();
    *lines = problem.lines(&best);
    problem.blocked_elements(&best).collect()
}

/// Returns the lines of every maximal selection.
fn all_selections(
    lines: &Lines,
    candidates: &[Line],
    includes: &[ElementSet],
    may_join: MayJoin,
) -> Vec<Lines> {
    let problem = SelectionProblem::new(lines, candidates, includes, may_join);
    let mut all = Vec::new();
    problem.search(&mut PartialSelection::default(), 0, &mut |chosen, next| {
        if next == problem.candidates.len()
            && let Some(selection) = problem.selection(&chosen.items)
        {
            let more = problem.candidates.iter().filter(|one| !chosen.has(one));
            let mut more = more.filter(|one| problem.may_join(chosen, one));
            if more.all(|one| problem.selection(&chosen.and(one)).is_none()) {
                all.push(problem.lines(&selection));
            }
        }
        true
    });
    all
}

/// Returns every combination that is neither in the best selection nor included in it, with the elements that
/// consume its sets.
fn blocked_combinations(
    lines: &Lines,
    candidates: &[Line],
    includes: &[ElementSet],
    may_join: MayJoin,
) -> Vec<BlockedCombination> {
    let problem = SelectionProblem::new(lines, candidates, includes, may_join);
    let best = problem.best();
    let out = problem.blocked_candidates(&best);
    out.filter_map(|one| problem.consumed_sets(&best, one))
        .collect()
}
