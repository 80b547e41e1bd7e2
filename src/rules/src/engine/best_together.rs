//! Combinations of sets that compete: of all that may count together, what is worth most.

mod contest;
mod items;

use self::contest::{Chosen, Contest};
use crate::schema::{Competition, ElementTable, LeftOut, Line, Lines, MayJoin, NoRoom};

impl Competition {
    /// Combinations of which one more counts beside others where `may_join` says so.
    pub const fn by(may_join: MayJoin) -> Self {
        Self {
            may_join,
            best: best_together,
            all: all_together,
            left_out,
        }
    }
}

/// Leaves of what is found, and of combinations that compete, only what counts together, so that
/// the hand is worth most. What had no room is returned.
fn best_together(
    lines: &mut Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Box<[NoRoom]> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let best = contest.best();
    *lines = contest.lines(&best);
    contest.no_room(&best).collect()
}

/// Every selection to which nothing more could be added, as lines.
fn all_together(
    lines: &Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Vec<Lines> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let mut all = Vec::new();
    contest.search(&mut Chosen::default(), 0, &mut |chosen, next| {
        if next == contest.rivals.len()
            && let Some(selection) = contest.selection(&chosen.items)
        {
            let more = contest.rivals.iter().filter(|one| !chosen.has(one));
            let mut more = more.filter(|one| contest.may_join(chosen, one));
            if more.all(|one| contest.selection(&chosen.and(one)).is_none()) {
                all.push(contest.lines(&selection));
            }
        }
        true
    });
    all
}

/// Every combination that isn't among the best and is included in nothing that counts, and what takes
/// its room.
fn left_out(
    lines: &Lines,
    rivals: &[Line],
    table: &ElementTable,
    may_join: MayJoin,
) -> Vec<LeftOut> {
    let contest = Contest::new(lines, rivals, table, may_join);
    let best = contest.best();
    let out = contest.left_out(&best);
    out.filter_map(|one| contest.used_up(&best, one)).collect()
}
