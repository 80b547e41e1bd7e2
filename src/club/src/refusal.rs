//! Reasons why an entry of a club changes nothing.

use tilewise_ledger::{EntryId, Refusal, UnreadReason};
use tilewise_rules::{Gap, Sentence};

use crate::{Club, DrawError, MemberId, TableId, TableResults};

/// The reason why an entry changes nothing. The entry stays in the log and is shown with it.
#[derive(Clone, Debug, PartialEq)]
pub enum ClubRefusal {
    /// The entry can't be read.
    Unread(Vec<UnreadReason>),
    /// The club has no name and no rules yet.
    NotFounded,
    /// The club was founded before.
    FoundedTwice,
    /// A name is missing.
    NoName,
    /// A text has more than [`Club::LONGEST_TEXT`] letters: the file of a club doesn't take it.
    TextTooLong,
    /// The language isn't a tag such as `zh-HK`.
    NoLanguage,
    /// The rules of the club are refused.
    Rules(Refusal),
    /// There is no such member.
    NoSuchMember(MemberId),
    /// The member was forgotten.
    Forgotten(MemberId),
    /// There are [`Club::MOST_MEMBERS`] members already.
    TooManyMembers,
    /// A member is separated from the same member.
    SeparatedFromSelf(MemberId),
    /// There are [`Club::MOST_SEASONS`] seasons already.
    TooManySeasons,
    /// No season is open.
    NoSeason,
    /// A season is open already.
    SeasonIsOpen,
    /// The season, or that of the night, is over.
    SeasonIsClosed,
    /// The season was never opened here.
    OtherSeason,
    /// No night is open.
    NoNight,
    /// A night is open already.
    NightIsOpen,
    /// The night is over.
    NightIsClosed,
    /// A fee isn't above 0.
    NoFee,
    /// The round of a draw isn't the current or the next one: the number of the next one.
    NotTheRound(u32),
    /// The round has results already.
    RoundHasResults(u32),
    /// A draw names this member, who isn't there.
    NotThere(MemberId),
    /// A draw names this member twice.
    DrawnTwice(MemberId),
    /// A draw leaves this member out, who is there.
    LeftOut(MemberId),
    /// A table of a draw has another number of members than three to five: the table and the number.
    TableSize(usize, usize),
    /// The round wasn't drawn.
    NoSuchRound(u32),
    /// A time isn't between 1 and [`Club::MOST_MINUTES`] minutes.
    NoTime,
    /// The members can't be drawn so.
    Draw(DrawError),
    /// The table has no result that counts, and the draw would follow from it.
    NoResultYet(TableId),
    /// The night was never opened here.
    OtherNight,
    /// The table wasn't drawn.
    NotDrawn(TableId),
    /// A result names another number of members than sit at the table: the numbers at the table and in the result.
    ResultSize(usize, usize),
    /// A result names this member twice.
    ScoredTwice(MemberId),
    /// The member plays at this other table of the round.
    AtTwoTables(MemberId, u32),
    /// The game isn't over.
    GameGoesOn,
    /// The game was opened for another table: its round and table, or `None` for another night.
    OtherTable(Option<(u32, u32)>),
    /// The game was opened by an earlier draw of this round.
    EarlierDraw(u32),
    /// The table has [`TableResults::MOST_REPORTS`] different results already.
    TooManyReports,
    /// The result was changed after this confirmation or ruling.
    ChangedSince,
    /// A game was never opened, or doesn't have the player of this member.
    NotInGame(MemberId),
    /// Scores and what is left don't add up to the starting scores: the expected sum and the sum, in hundredths.
    WrongSum(i64, i64),
    /// There is no such result.
    NoSuchResult(EntryId),
    /// The result is confirmed by the person who reported it.
    CheckedByReporter,
    /// A reason is missing.
    NoReason,
    /// The correction has no earlier entry as target.
    NoSuchEntry(EntryId),
}

impl ClubRefusal {
    /// Returns all reasons: the stable code, and a sentence with the error and the remedy.
    #[expect(clippy::too_many_lines, reason = "one short arm per variant")]
    pub fn reasons(&self, club: &Club) -> Vec<(&'static str, Sentence)> {
        let name = |member: &MemberId| club.member_name(member);
        let number = |number: usize| Gap::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let hundredths = |amount: i64| {
            let money = club.profile.as_ref().map(|one| one.rules.house.money());
            Gap::Verbatim(match money {
                Some(money) => {
                    let money = tilewise_rules::Money {
                        parts: tilewise_ledger::PARTS,
                        ..money
                    };
                    money.decimal(amount).to_string()
                }
                None => amount.to_string(),
            })
        };
        let plain = |code, words| (code, words, Vec::new());
        let (code, words, gaps) = match self {
            Self::Unread(reasons) => {
                let to_sentence = |one: &UnreadReason| {
                    let gaps = vec![Gap::Verbatim(one.message.clone())];
                    Sentence::new("this entry can’t be read: {0}", gaps)
                };
                return reasons
                    .iter()
                    .map(|one| (one.code, to_sentence(one)))
                    .collect();
            }
            Self::Draw(error) => return vec![error.reason(&name)],
            Self::Rules(refusal) => return refusal.reasons(&[]),
            Self::NotFounded => plain(
                "not-founded",
                "the club has no name and no rules yet: enter them first",
            ),
            Self::FoundedTwice => plain(
                "founded-twice",
                "this club was founded before: change its name or rules instead",
            ),
            Self::NoName => plain("no-name", "a name is missing: enter one"),
            Self::TextTooLong => (
                "text-too-long",
                "a text has more than {0} letters: shorten it",
                vec![number(Club::LONGEST_TEXT)],
            ),
            Self::NoLanguage => plain(
                "no-language",
                "this is no language tag, such as zh-HK: choose a language, or leave it out",
            ),
            Self::NoSuchMember(member) => (
                "no-such-member",
                "this names a member “{0}” who isn’t known here: add the member, or open the file of the desk that did",
                vec![Gap::Verbatim(member.0.clone())],
            ),
            Self::Forgotten(_) => plain(
                "member-forgotten",
                "this member was forgotten: add a new member instead",
            ),
            Self::TooManyMembers => (
                "too-many-members",
                "a club has {0} members at most: start a second club",
                vec![number(Club::MOST_MEMBERS)],
            ),
            Self::SeparatedFromSelf(member) => (
                "separated-from-self",
                "{0} can’t be kept apart from {0}: name two members",
                vec![name(member)],
            ),
            Self::TooManySeasons => (
                "too-many-seasons",
                "a club has {0} seasons at most: start a second club",
                vec![number(Club::MOST_SEASONS)],
            ),
            Self::NoSeason => plain("no-season", "no season is open: open one first"),
            Self::SeasonIsOpen => plain("season-open", "a season is open already: close it first"),
            Self::SeasonIsClosed => plain(
                "season-closed",
                "this belongs to a season that is over: delete the entry that closed it first",
            ),
            Self::OtherSeason => plain(
                "other-season",
                "this belongs to a season that isn’t open here, such as one of another desk: enter it again for the open season",
            ),
            Self::NoNight => plain("no-night", "no night is open: open one first"),
            Self::NightIsOpen => plain("night-open", "a night is open already: close it first"),
            Self::NightIsClosed => plain(
                "night-closed",
                "this belongs to a night that is over: delete the entry that closed it first",
            ),
            Self::NoFee => plain("no-fee", "a fee is above 0: enter the amount that was paid"),
            Self::NotTheRound(next) => (
                "not-the-round",
                "this isn’t the round to draw: draw round {0}",
                vec![Gap::Number(i64::from(*next))],
            ),
            Self::RoundHasResults(round) => (
                "round-has-results",
                "round {0} has results already: draw the next round, or delete the results first",
                vec![Gap::Number(i64::from(*round))],
            ),
            Self::NotThere(member) => (
                "not-there",
                "{0} isn’t there: mark the member as arrived, or draw again",
                vec![name(member)],
            ),
            Self::DrawnTwice(member) => (
                "drawn-twice",
                "{0} has two places in this draw: give one",
                vec![name(member)],
            ),
            Self::LeftOut(member) => (
                "left-out",
                "{0} is there and has no place in this draw: give a seat, or let the member wait",
                vec![name(member)],
            ),
            Self::TableSize(table, seats) => (
                "table-size",
                "table {0} has {1} {1:member|members}: a table has three to five",
                vec![number(*table), number(*seats)],
            ),
            Self::NoSuchRound(round) => (
                "no-such-round",
                "round {0} isn’t drawn yet: draw it first",
                vec![Gap::Number(i64::from(*round))],
            ),
            Self::NoTime => (
                "no-time",
                "a time has 1 to {0} minutes: enter another one",
                vec![Gap::Number(i64::from(Club::MOST_MINUTES))],
            ),
            Self::NoResultYet(table) => (
                "no-result-yet",
                "table {1} of round {0} has no result that counts: enter it or rule on it, or draw by chance",
                vec![
                    Gap::Number(i64::from(table.round)),
                    Gap::Number(i64::from(table.table)),
                ],
            ),
            Self::OtherNight => plain(
                "other-night",
                "this belongs to a night that isn’t in this season, such as one of another desk: enter it again for a night of the season",
            ),
            Self::NotDrawn(table) => (
                "not-drawn",
                "table {1} of round {0} was never drawn: choose a table of the draw, or draw the round first",
                vec![
                    Gap::Number(i64::from(table.round)),
                    Gap::Number(i64::from(table.table)),
                ],
            ),
            Self::ResultSize(seats, scores) => (
                "result-size",
                "{0} members sit at this table and the result has {1}: give one score for each",
                vec![number(*seats), number(*scores)],
            ),
            Self::ScoredTwice(member) => (
                "scored-twice",
                "{0} has two scores in this result: give one",
                vec![name(member)],
            ),
            Self::AtTwoTables(member, table) => (
                "at-two-tables",
                "{0} plays at table {1} in this round: correct one of the two results",
                vec![name(member), Gap::Number(i64::from(*table))],
            ),
            Self::GameGoesOn => plain(
                "game-goes-on",
                "this game isn’t over: end it at the table, and send it again",
            ),
            Self::OtherTable(None) => plain(
                "other-table",
                "this game was opened for another night: send the game of this table",
            ),
            Self::OtherTable(Some((round, table))) => (
                "other-table",
                "this game was opened for table {1} of round {0}: enter it there, or send the game of this table",
                vec![
                    Gap::Number(i64::from(*round)),
                    Gap::Number(i64::from(*table)),
                ],
            ),
            Self::EarlierDraw(round) => (
                "earlier-draw",
                "this game was opened before round {0} was drawn again: send a game of the last draw",
                vec![Gap::Number(i64::from(*round))],
            ),
            Self::TooManyReports => (
                "too-many-reports",
                "this table has {0} different results already: delete those that are wrong",
                vec![number(TableResults::MOST_REPORTS)],
            ),
            Self::ChangedSince => plain(
                "changed-since",
                "the result was changed after this: look at it again, and confirm it or rule on it again",
            ),
            Self::NotInGame(member) => (
                "not-in-game",
                "{0} isn’t a player of this game: say which player it is",
                vec![name(member)],
            ),
            Self::WrongSum(expected, sum) => (
                "wrong-sum",
                "the scores add up to {1}, and it should be {0}: correct a score, or say what was left on the table",
                vec![hundredths(*expected), hundredths(*sum)],
            ),
            Self::NoSuchResult(_) => plain(
                "no-such-result",
                "there is no such result in the open season: choose one of its tables",
            ),
            Self::CheckedByReporter => plain(
                "checked-by-reporter",
                "who reported a result can’t confirm it: let somebody else check it",
            ),
            Self::NoReason => plain("no-reason", "a reason is missing: enter one"),
            Self::NoSuchEntry(entry) => (
                "no-such-entry",
                "it corrects “{0}”, which isn’t there or comes later: name an earlier entry",
                vec![Gap::Verbatim(entry.0.clone())],
            ),
        };
        vec![(code, Sentence::new(words, gaps))]
    }
}
