//! The form of a policy: what is typed, and the policy that it means.

use tilewise_club::{
    Attendance, ClassPolicy, CountingRule, Measure, PolicyError, SeasonPoints, SeasonPolicy,
    TeamPolicy, TieRule, Total,
};
use tilewise_ledger::cleaned_name;

/// What a result is worth, without the points of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeasureChoice {
    /// The overall score of the rule set.
    Overall,
    /// What was won or lost.
    Gain,
    /// The final score.
    Score,
    /// Points for the place.
    Place,
}

/// Which results count, without their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountingChoice {
    /// All.
    All,
    /// The best of the season.
    Best,
    /// The best of each week.
    BestOfWeek,
    /// Those of the best nights.
    BestNights,
}

/// A field of the form with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberField {
    /// The points of a place, from 0.
    PlacePoints(usize),
    /// How many results or nights count.
    Count,
    /// From how many results a member is ranked.
    Minimum,
    /// The points for a night.
    Present,
    /// The points for an absence.
    Away,
    /// How many absences count.
    MostAbsences,
    /// How many members of a team count.
    TeamMembers,
    /// How many go up.
    Promoted,
    /// How many go down.
    Relegated,
    /// How many percent are carried over.
    Carried,
}

/// Why the form is no policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftProblem {
    /// A field that takes a whole number from 0 has something else.
    NoCount(NumberField, String),
    /// A field that takes points has something else.
    NoPoints(NumberField, String),
    /// The policy is refused.
    Refused(PolicyError),
}

/// The form of a policy. Numbers are as they are typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PolicyDraft {
    /// What a result is worth.
    pub measure: MeasureChoice,
    /// The points of the places, which matter only if they are the measure.
    pub place_points: [String; 4],
    /// Which results count.
    pub counting: CountingChoice,
    /// How many count, which matters unless all do.
    pub count: String,
    /// How results are put together.
    pub total: Total,
    /// From how many results a member is ranked.
    pub minimum: String,
    /// The points for a night; empty for none.
    pub present: String,
    /// The points for an absence; empty for none.
    pub away: String,
    /// How many absences count; empty for all.
    pub most_absences: String,
    /// The rules for ties.
    pub ties: Vec<TieRule>,
    /// Whether there are teams.
    pub has_teams: bool,
    /// How many members of a team count; empty for all.
    pub team_members: String,
    /// Whether there are classes.
    pub has_classes: bool,
    /// The names of the classes, a line for each, from the highest.
    pub class_names: String,
    /// How many go up.
    pub promoted: String,
    /// How many go down.
    pub relegated: String,
    /// How many percent are carried over.
    pub carried: String,
}

/// All rules for ties.
pub const TIE_RULES: [TieRule; 5] = [
    TieRule::FirstPlaces,
    TieRule::Results,
    TieRule::BestResult,
    TieRule::LastResult,
    TieRule::HeadToHead,
];

impl PolicyDraft {
    /// Returns the form of a policy. What the policy doesn't have begins with usual values.
    pub fn from_policy(policy: &SeasonPolicy) -> Self {
        let (measure, points) = match &policy.measure {
            Measure::Overall => (MeasureChoice::Overall, None),
            Measure::Gain => (MeasureChoice::Gain, None),
            Measure::Score => (MeasureChoice::Score, None),
            Measure::Place(points) => (MeasureChoice::Place, Some(*points)),
        };
        let points = points.unwrap_or([3, 2, -1, -3].map(SeasonPoints::whole));
        let (counting, count) = match policy.counting {
            CountingRule::All => (CountingChoice::All, 6),
            CountingRule::Best(count) => (CountingChoice::Best, count),
            CountingRule::BestOfWeek(count) => (CountingChoice::BestOfWeek, count),
            CountingRule::BestNights(count) => (CountingChoice::BestNights, count),
        };
        let Attendance {
            present,
            away,
            most_absences,
        } = policy.attendance;
        let classes = policy.classes.clone().unwrap_or_else(|| ClassPolicy {
            names: ["A", "B"].map(str::to_owned).to_vec(),
            promoted: 2,
            relegated: 2,
        });
        let or_all = |number: Option<u32>| number.map_or_else(String::new, |one| one.to_string());
        Self {
            measure,
            place_points: points.map(|one| one.to_string()),
            counting,
            count: count.to_string(),
            total: policy.total,
            minimum: policy.minimum.to_string(),
            present: present.to_string(),
            away: away.to_string(),
            most_absences: or_all(most_absences),
            ties: policy.ties.clone(),
            has_teams: policy.teams.is_some(),
            team_members: or_all(policy.teams.and_then(|teams| teams.counted)),
            has_classes: policy.classes.is_some(),
            class_names: classes.names.join("\n"),
            promoted: classes.promoted.to_string(),
            relegated: classes.relegated.to_string(),
            carried: policy.carried_percent.to_string(),
        }
    }

    /// Returns what is typed in a field.
    pub fn number(&self, field: NumberField) -> &str {
        match field {
            NumberField::PlacePoints(place) => {
                self.place_points.get(place).map_or("", String::as_str)
            }
            NumberField::Count => &self.count,
            NumberField::Minimum => &self.minimum,
            NumberField::Present => &self.present,
            NumberField::Away => &self.away,
            NumberField::MostAbsences => &self.most_absences,
            NumberField::TeamMembers => &self.team_members,
            NumberField::Promoted => &self.promoted,
            NumberField::Relegated => &self.relegated,
            NumberField::Carried => &self.carried,
        }
    }

    /// Sets what is typed in a field.
    pub fn set_number(&mut self, field: NumberField, text: String) {
        let slot = match field {
            NumberField::PlacePoints(place) => match self.place_points.get_mut(place) {
                Some(slot) => slot,
                None => return,
            },
            NumberField::Count => &mut self.count,
            NumberField::Minimum => &mut self.minimum,
            NumberField::Present => &mut self.present,
            NumberField::Away => &mut self.away,
            NumberField::MostAbsences => &mut self.most_absences,
            NumberField::TeamMembers => &mut self.team_members,
            NumberField::Promoted => &mut self.promoted,
            NumberField::Relegated => &mut self.relegated,
            NumberField::Carried => &mut self.carried,
        };
        *slot = text;
    }

    /// Returns the policy that the form means.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn policy(&self) -> Result<SeasonPolicy, DraftProblem> {
        let policy = SeasonPolicy {
            measure: self.read_measure()?,
            counting: self.read_counting()?,
            total: self.total,
            minimum: self.read_count(NumberField::Minimum)?,
            attendance: Attendance {
                present: self.read_points(NumberField::Present)?,
                away: self.read_points(NumberField::Away)?,
                most_absences: self.read_count_or_all(NumberField::MostAbsences)?,
            },
            ties: self.ties.clone(),
            teams: self.read_teams()?,
            classes: self.read_classes()?,
            carried_percent: self.read_percent()?,
        };
        policy.check().map_err(DraftProblem::Refused)?;
        Ok(policy)
    }

    /// Adds a rule for ties at the end.
    pub fn add_tie(&mut self, rule: TieRule) {
        if !self.ties.contains(&rule) {
            self.ties.push(rule);
        }
    }

    /// Removes a rule for ties.
    pub fn remove_tie(&mut self, rule: TieRule) {
        self.ties.retain(|one| *one != rule);
    }

    /// Moves a rule for ties before the one above it.
    pub fn raise_tie(&mut self, rule: TieRule) {
        let place = self.ties.iter().position(|one| *one == rule);
        if let Some(place) = place.filter(|place| *place > 0) {
            self.ties.swap(place - 1, place);
        }
    }

    fn read_measure(&self) -> Result<Measure, DraftProblem> {
        Ok(match self.measure {
            MeasureChoice::Overall => Measure::Overall,
            MeasureChoice::Gain => Measure::Gain,
            MeasureChoice::Score => Measure::Score,
            MeasureChoice::Place => {
                let points = |place| self.read_points(NumberField::PlacePoints(place));
                Measure::Place([points(0)?, points(1)?, points(2)?, points(3)?])
            }
        })
    }

    fn read_counting(&self) -> Result<CountingRule, DraftProblem> {
        let count = || self.read_count(NumberField::Count);
        Ok(match self.counting {
            CountingChoice::All => CountingRule::All,
            CountingChoice::Best => CountingRule::Best(count()?),
            CountingChoice::BestOfWeek => CountingRule::BestOfWeek(count()?),
            CountingChoice::BestNights => CountingRule::BestNights(count()?),
        })
    }

    fn read_teams(&self) -> Result<Option<TeamPolicy>, DraftProblem> {
        if !self.has_teams {
            return Ok(None);
        }
        let counted = self.read_count_or_all(NumberField::TeamMembers)?;
        Ok(Some(TeamPolicy { counted }))
    }

    fn read_classes(&self) -> Result<Option<ClassPolicy>, DraftProblem> {
        if !self.has_classes {
            return Ok(None);
        }
        let names = self.class_names.lines().map(cleaned_name);
        Ok(Some(ClassPolicy {
            names: names.filter(|name| !name.is_empty()).collect(),
            promoted: self.read_count(NumberField::Promoted)?,
            relegated: self.read_count(NumberField::Relegated)?,
        }))
    }

    fn read_percent(&self) -> Result<u8, DraftProblem> {
        let percent = self.read_count(NumberField::Carried)?;
        // More than fits is more than 100, too.
        u8::try_from(percent).map_err(|_| DraftProblem::Refused(PolicyError::CarriedTooMuch))
    }

    /// Reads a whole number; an empty field is 0.
    fn read_count(&self, field: NumberField) -> Result<u32, DraftProblem> {
        let text = self.number(field).trim();
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = match text {
            "" => Some(0),
            _ if is_number => text.parse().ok(),
            _ => None,
        };
        number.ok_or_else(|| DraftProblem::NoCount(field, text.to_owned()))
    }

    /// Reads a whole number; an empty field means all.
    fn read_count_or_all(&self, field: NumberField) -> Result<Option<u32>, DraftProblem> {
        if self.number(field).trim().is_empty() {
            return Ok(None);
        }
        self.read_count(field).map(Some)
    }

    /// Reads points; an empty field is none.
    fn read_points(&self, field: NumberField) -> Result<SeasonPoints, DraftProblem> {
        let text = self.number(field).trim();
        if text.is_empty() {
            return Ok(SeasonPoints::ZERO);
        }
        SeasonPoints::parse(text).ok_or_else(|| DraftProblem::NoPoints(field, text.to_owned()))
    }
}

#[cfg(test)]
mod tests;
