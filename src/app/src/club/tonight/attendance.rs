//! Who is there on a night, as rows, counts and missing results.

use tilewise_club::{Attending, Club, MemberId, Night, Round};

/// A member in the list of a night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttendanceRow {
    /// The member.
    pub member: MemberId,
    /// The name as it is shown.
    pub name: String,
    /// Whether the member is there; `None` if nothing is noted.
    pub attending: Option<Attending>,
    /// The fee that was paid, in hundredths.
    pub paid: i64,
}

/// Returns the members by name whose names contain a text. Forgotten members are among them only if something is noted.
pub fn attendance_rows(
    club: &Club,
    night: &Night,
    filter: &str,
    name: impl Fn(&MemberId) -> String,
) -> Vec<AttendanceRow> {
    let filter = filter.trim().to_lowercase();
    let rows = club.members.iter().filter_map(|member| {
        let id = &member.record.id;
        let presence = night.presence(id);
        let name = name(id);
        let is_listed = !member.is_forgotten || presence.is_some();
        let is_found = filter.is_empty() || name.to_lowercase().contains(&filter);
        (is_listed && is_found).then(|| AttendanceRow {
            member: id.clone(),
            name,
            attending: presence.map(|one| one.attending),
            paid: presence.map_or(0, |one| one.paid),
        })
    });
    let mut rows: Vec<_> = rows.collect();
    rows.sort_by_cached_key(|row| (row.name.to_lowercase(), row.member.clone()));
    rows
}

/// How many members are there, late and gone, and how many paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttendanceCounts {
    /// Members who are there.
    pub here: usize,
    /// Members who will come later.
    pub late: usize,
    /// Members who have left.
    pub left: usize,
    /// Members who paid a fee.
    pub paid: usize,
}

/// Returns the counts of a night.
pub fn attendance_counts(night: &Night) -> AttendanceCounts {
    let mut counts = AttendanceCounts::default();
    for one in &night.attendance {
        match one.attending {
            Attending::Arrived => counts.here += 1,
            Attending::Late => counts.late += 1,
            Attending::Left => counts.left += 1,
        }
        counts.paid += usize::from(one.paid > 0);
    }
    counts
}

/// Returns the tables of five of a round, each with the member who sits out first.
pub fn sit_outs(round: &Round) -> Vec<(u32, MemberId)> {
    let tables = (1..).zip(&round.draw.tables);
    let sit_outs =
        tables.filter_map(|(number, table)| Some((number, table.rota(0).sits_out.cloned()?)));
    sit_outs.collect()
}

/// Returns the tables of a night without a result that counts: their rounds and numbers.
pub fn missing_tables(night: &Night) -> Vec<(u32, u32)> {
    let tables = night.rounds.iter().flat_map(|round| {
        let tables = (1_u32..).zip(&round.tables);
        tables.map(|(number, table)| (round.draw.round, number, table))
    });
    let missing = tables.filter(|(_, _, table)| table.counted().is_none());
    missing.map(|(round, number, _)| (round, number)).collect()
}

/// Returns the fee of the last night, in hundredths; 0 without one.
pub fn last_fee(club: &Club) -> i64 {
    let mut seasons = club.seasons.iter().rev();
    let last = seasons.find_map(|season| season.nights.last());
    last.map_or(0, |night| night.opening.fee)
}
