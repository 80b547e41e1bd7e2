//! Classes: places in each, and who goes up or down.

use crate::{ClassPolicy, MemberStanding, SeasonPolicy};

use super::ranking;
use super::summary::Summary;

/// Returns the standings, class by class.
pub(super) fn in_classes(
    policy: &SeasonPolicy,
    classes: &ClassPolicy,
    members: &[Summary],
) -> Vec<MemberStanding> {
    let lowest = classes.names.len().saturating_sub(1);
    let class = |member: &Summary| {
        let mut names = classes.names.iter();
        names
            .position(|name| *name == member.member.class)
            .unwrap_or(lowest)
    };
    let mut grouped: Vec<Vec<&Summary>> = vec![Vec::new(); lowest + 1];
    for member in members {
        grouped[class(member)].push(member);
    }
    let mut all = Vec::with_capacity(members.len());
    for (class, members) in grouped.iter().enumerate() {
        let mut standings = ranking(policy, members);
        move_members(classes, class, &mut standings);
        all.extend(standings);
    }
    all
}

/// Writes the classes of the members of one class, before and after the end of the season.
fn move_members(classes: &ClassPolicy, class: usize, members: &mut [MemberStanding]) {
    let ranked = members.iter().filter(|one| one.place.is_some()).count();
    let number = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let rises = if class == 0 {
        0
    } else {
        number(classes.promoted)
    };
    let falls = if class + 1 < classes.names.len() {
        number(classes.relegated)
    } else {
        0
    };
    let mut before = 0;
    for equal in members.chunk_by_mut(|one, other| one.place == other.place) {
        let after = before + equal.len();
        let next = if after <= rises {
            class - 1
        } else if before >= ranked.saturating_sub(falls) {
            class + 1
        } else {
            class
        };
        for one in equal {
            one.class = Some(class);
            one.next_class = Some(if one.place.is_some() { next } else { class });
        }
        before = after;
    }
}
