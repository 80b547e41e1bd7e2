//! Fields of several club events. They return `None` if the field can't be read.

use tilewise_club::{Attending, ClubEvent, MemberId, NightId, SeasonId, TableId};
use tilewise_ledger::EntryId;

use crate::amount::{amount, in_parts};
use crate::diagnostics::Diagnostics;
use crate::value::{JsonObject, JsonValue};

const MEMBER: &str = "the id of a member, a text of 1 to 100 letters";
const ENTRY: &str = "the id of an entry, a text of at most 100 letters";
const TEXT: &str = "a text of at most 100 letters";
const POINTS: &str = "a number of points with at most three decimals";
/// The parts of a point of a season.
const POINT_PARTS: i64 = 1_000;

/// Reads `member`.
pub fn member_id(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<MemberId> {
    read_member_id(&fields.needed("member", MEMBER, diagnostics)?, diagnostics)
}

/// Reads the ID of a member.
pub fn read_member_id(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<MemberId> {
    let id = value.short_text(MEMBER, diagnostics)?;
    if id.is_empty() {
        value.refuse(MEMBER, diagnostics);
        return None;
    }
    Some(MemberId(id.to_owned()))
}

/// Reads a list of IDs of members.
pub fn member_ids(
    value: &JsonValue,
    most: usize,
    want: &str,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<MemberId>> {
    let members = value.items_up_to(most, want, diagnostics);
    all_of(members.map(|member| read_member_id(&member, diagnostics)))
}

/// Returns all items, unless one of them can't be read. All are read, so that each error is found.
pub fn all_of<T>(items: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    items.collect::<Vec<_>>().into_iter().collect()
}

/// Reads the ID of an entry.
pub fn entry_id<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<EntryId> {
    let value = fields.needed(key, ENTRY, diagnostics)?;
    Some(EntryId(value.short_text(ENTRY, diagnostics)?.to_owned()))
}

/// Reads `night`.
pub fn night_id(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<NightId> {
    entry_id(fields, "night", diagnostics).map(NightId)
}

/// Reads `season`.
pub fn season_id(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<SeasonId> {
    entry_id(fields, "season", diagnostics).map(SeasonId)
}

/// Reads a text that must be there.
pub fn needed_text<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    let value = fields.needed(key, TEXT, diagnostics)?;
    Some(value.short_text(TEXT, diagnostics)?.to_owned())
}

/// Reads a text; it is empty by default.
pub fn short_text<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    match fields.field(key) {
        Some(value) => Some(value.short_text(TEXT, diagnostics)?.to_owned()),
        None => Some(String::new()),
    }
}

/// Reads a flag; it is `false` by default.
pub fn flag<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<bool> {
    match fields.field(key) {
        Some(value) => value.flag(diagnostics),
        None => Some(false),
    }
}

/// Reads one of several words; the first one is the default.
pub fn with_word<'a, T: Copy, const N: usize>(
    fields: &JsonObject<'a>,
    key: &'a str,
    all: [T; N],
    word: fn(T) -> &'static str,
    diagnostics: &mut Diagnostics,
) -> Option<T> {
    let Some(value) = fields.field(key) else {
        return all.first().copied();
    };
    let want = format!("one of {}", all.map(word).join(", "));
    let find = |text: &str| all.into_iter().find(|one| word(*one) == text);
    value.word(find, &want, diagnostics)
}

/// Reads an amount, in hundredths; it is 0 by default.
pub fn optional_amount<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<i64> {
    match fields.field(key) {
        Some(value) => amount(&value, diagnostics),
        None => Some(0),
    }
}

/// Reads `points`, in thousandths.
pub fn thousandths(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<i64> {
    let value = fields.needed("points", POINTS, diagnostics)?;
    in_parts(&value, POINT_PARTS, POINTS, diagnostics)
}

/// Reads the number of a round or a table, or a number of rounds or minutes.
pub fn number<'a>(
    fields: &JsonObject<'a>,
    key: &'a str,
    diagnostics: &mut Diagnostics,
) -> Option<u32> {
    let value = fields.needed(key, "a whole number from 1", diagnostics)?;
    value.number(u32::MAX.into(), diagnostics)
}

/// Reads `night`, `round` and `table`.
pub fn table_id(fields: &JsonObject, diagnostics: &mut Diagnostics) -> Option<TableId> {
    let night = night_id(fields, diagnostics);
    let round = number(fields, "round", diagnostics);
    let table = number(fields, "table", diagnostics);
    Some(TableId {
        night: night?,
        round: round?,
        table: table?,
    })
}

/// Reads the presence of a member.
pub fn attending(
    fields: &JsonObject,
    attending: Attending,
    diagnostics: &mut Diagnostics,
) -> Option<ClubEvent> {
    let night = night_id(fields, diagnostics);
    let member = member_id(fields, diagnostics);
    Some(ClubEvent::Attendance {
        night: night?,
        member: member?,
        attending,
    })
}
