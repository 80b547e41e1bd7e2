//! The members who play a game.

use std::borrow::Cow;

use tilewise_ledger::{ClubTable, GameEvent, Log, PlayerId};

use crate::MemberId;

/// Returns the members of a game: those that its result names, else those that the desk wrote into its opening.
pub(crate) fn game_members<'a>(
    log: &Log,
    named: &'a [(PlayerId, MemberId)],
) -> Cow<'a, [(PlayerId, MemberId)]> {
    if !named.is_empty() {
        return Cow::Borrowed(named);
    }
    let members = club_table(log)
        .map(|club| &*club.members)
        .unwrap_or_default();
    let players = (0..=u8::MAX).map(PlayerId).zip(members);
    let players = players.filter(|(_, member)| !member.is_empty());
    players
        .map(|(player, member)| (player, MemberId(member.clone())))
        .collect()
}

/// Returns the table of a club for which a game was opened.
pub fn club_table(log: &Log) -> Option<&ClubTable> {
    log.resolved().into_iter().find_map(|one| match one.event {
        GameEvent::Opened(opening) => opening.club.as_ref(),
        _ => None,
    })
}
