//! The words of a club in JSON.

use tilewise_club::{Attending, ClubEvent, CountsFor, DrawMethod, Experience, TableState};

/// Returns the key of a club event.
pub const fn key(event: &ClubEvent) -> &'static str {
    match event {
        ClubEvent::Founded(_) => "founded",
        ClubEvent::Profile(_) => "profile",
        ClubEvent::Member(_) => "member",
        ClubEvent::MemberForgotten(_) => "forgotten",
        ClubEvent::Separation(separation) => separation_word(separation.is_separated),
        ClubEvent::SeasonOpened(_) => "season-opened",
        ClubEvent::SeasonClosed(_) => "season-closed",
        ClubEvent::NightPlanned(_) => "night-planned",
        ClubEvent::NightOpened { .. } => "night-opened",
        ClubEvent::NightClosed(_) => "night-closed",
        ClubEvent::Attendance { attending, .. } => attending_word(*attending),
        ClubEvent::FeePaid { .. } => "fee-paid",
        ClubEvent::Drawn { .. } => "draw",
        ClubEvent::ClockStarted { .. } => "clock-started",
        ClubEvent::TimeAdded(..) => "time-added",
        ClubEvent::Result(_) => "result",
        ClubEvent::Checked(_) => "checked",
        ClubEvent::Disputed(..) => "disputed",
        ClubEvent::Ruled(_) => "ruled",
        ClubEvent::Adjustment { .. } => "adjusted",
        ClubEvent::Correction(_) => "corrected",
        ClubEvent::LockReleased => "pen-given",
        ClubEvent::LockAcquired => "pen-taken",
        ClubEvent::Unread(_) => "unread",
    }
}

/// Returns the word for whether two members are separated.
const fn separation_word(is_separated: bool) -> &'static str {
    if is_separated {
        "separated"
    } else {
        "together"
    }
}

/// Returns the word for the presence of a member.
pub const fn attending_word(attending: Attending) -> &'static str {
    match attending {
        Attending::Arrived => "arrived",
        Attending::Late => "late",
        Attending::Left => "left",
    }
}

/// Returns the word for an experience.
pub const fn experience_word(experience: Experience) -> &'static str {
    match experience {
        Experience::Usual => "usual",
        Experience::Newcomer => "newcomer",
        Experience::Mentor => "mentor",
    }
}

/// Returns the word for whose standing an adjustment changes.
pub const fn counts_for_word(counts_for: CountsFor) -> &'static str {
    match counts_for {
        CountsFor::Member => "member",
        CountsFor::Team => "team",
    }
}

/// Returns the word for a method, and the number of rounds of a chart.
pub const fn method_word(method: DrawMethod) -> (&'static str, Option<u32>) {
    match method {
        DrawMethod::Random => ("random", None),
        DrawMethod::Chart { rounds } => ("chart", Some(rounds)),
        DrawMethod::Swiss => ("swiss", None),
        DrawMethod::Ladder => ("ladder", None),
        DrawMethod::Teams => ("teams", None),
    }
}

/// Returns the word for the state of a table.
pub const fn state_word(state: TableState) -> &'static str {
    match state {
        TableState::Missing => "missing",
        TableState::Reported => "reported",
        TableState::Checked => "checked",
        TableState::Differing => "differing",
        TableState::Disputed => "disputed",
        TableState::Ruled => "ruled",
    }
}
