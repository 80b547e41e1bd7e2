//! The table of a club in the opening of a game.

use tilewise_ledger::ClubTable;

use crate::diagnostics::Diagnostics;
use crate::schema::game_log::OpenedClubJson;
use crate::schema::keys::keys;
use crate::value::JsonValue;

const ID: &str = "an id of the club, a text of at most 100 letters";
const TIME: &str = "a whole number, the milliseconds since 1970";
const NUMBER: &str = "a whole number from 1";
const MEMBERS: &str = "a list of the ids of members, by player";
/// The maximum number of players.
const MOST_PLAYERS: usize = 100;

/// Reads the table of a club.
pub fn read_club_table(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<ClubTable> {
    let fields = value.object(keys::<OpenedClubJson>(), diagnostics)?;
    let text = |key, diagnostics: &mut Diagnostics| {
        let value = fields.needed(key, ID, diagnostics)?;
        value.short_text(ID, diagnostics).map(str::to_owned)
    };
    let number = |key, diagnostics: &mut Diagnostics| {
        let value = fields.needed(key, NUMBER, diagnostics)?;
        value.number(u32::MAX.into(), diagnostics)
    };
    let club = text("club", diagnostics);
    let night = text("night", diagnostics);
    let draw = text("draw", diagnostics);
    let round = number("round", diagnostics);
    let table = number("table", diagnostics);
    let members = fields.needed("members", MEMBERS, diagnostics)?;
    let members: Vec<_> = members
        .items_up_to(MOST_PLAYERS, MEMBERS, diagnostics)
        .map(|value| value.short_text(ID, diagnostics).map(str::to_owned))
        .collect();
    let ends = match fields.field("ends") {
        Some(value) => read_end(&value, diagnostics).map(Some),
        None => Some(None),
    };
    Some(ClubTable {
        club: club?,
        night: night?,
        draw: draw?,
        round: round?,
        table: table?,
        members: members.into_iter().collect::<Option<_>>()?,
        ends: ends?,
    })
}

/// Reads the time at which a round is to end.
fn read_end(value: &JsonValue, diagnostics: &mut Diagnostics) -> Option<i64> {
    let end = value.json.whole();
    if end.is_none() {
        value.refuse(TIME, diagnostics);
    }
    end
}

impl OpenedClubJson {
    /// Converts the table of a club.
    pub fn new(table: &ClubTable) -> Self {
        Self {
            club: table.club.clone(),
            night: table.night.clone(),
            draw: table.draw.clone(),
            round: table.round,
            table: table.table,
            members: table.members.clone(),
            ends: table.ends,
        }
    }
}
