//! Points for nights, without regard to results.

use crate::{Attendance, SeasonPoints};

/// On which nights a member was there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NightCounts {
    /// The number of nights on which the member was there.
    pub nights: u32,
    /// The number of nights on which the member was not there, from joining on.
    pub absences: u32,
}

impl NightCounts {
    /// Counts nights from those on which a member was there, and the first one after joining.
    pub fn count(present: &[bool], joined: usize) -> Self {
        let mut presence = Self::default();
        for (night, &is_present) in present.iter().enumerate() {
            if is_present {
                presence.nights += 1;
            } else if night >= joined {
                presence.absences += 1;
            }
        }
        presence
    }

    /// Returns the points.
    pub fn points(self, attendance: &Attendance) -> SeasonPoints {
        let most = attendance.most_absences.unwrap_or(u32::MAX);
        attendance.present.times(self.nights) + attendance.away.times(self.absences.min(most))
    }
}
