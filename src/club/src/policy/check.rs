//! What a policy must not be.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use tilewise_rules::{Sentence, sentence};

use crate::full_sentence::write_sentence;
use crate::{
    Attendance, ClassPolicy, CountingRule, Measure, POLICY_KEYS, SeasonPoints, SeasonPolicy,
};

/// The most points that a policy gives for a place or a night.
const MOST_POINTS: i64 = 1_000_000;

/// Why a policy is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// The best 0 results or nights count.
    NothingCounts,
    /// A place gives more points than a better one, or all places give the same.
    PlacesNotOrdered,
    /// A place or a night gives more than a million points.
    TooManyPoints,
    /// The number of absences that count is limited, but an absence has no points.
    AbsencesWithoutPoints,
    /// An absence has points, but at most 0 absences count.
    NoAbsenceCounts,
    /// A rule for ties is there twice.
    TieRuleTwice,
    /// The best 0 members of a team count.
    NobodyCounts,
    /// There are classes, but fewer than two.
    TooFewClasses,
    /// A class has no name, or one with a comma, a semicolon or a space at an end.
    BadClassName(String),
    /// Two classes have the same name.
    ClassTwice(String),
    /// More than all points are carried over.
    CarriedTooMuch,
    /// The text of the policy is longer than [`SeasonPolicy::LONGEST`], which only names of classes can make it.
    TooLong,
    /// A part of a text has no key.
    NoKey(String),
    /// A key of a text is not known.
    UnknownKey(String),
    /// A key is in a text twice.
    KeyTwice(&'static str),
    /// A value can't be read.
    BadValue {
        /// The key.
        key: &'static str,
        /// The value.
        value: String,
        /// The possible values.
        possible: &'static str,
    },
}

impl PolicyError {
    /// Returns the stable code, and a sentence that says what would be right.
    pub fn reason(&self) -> (&'static str, Sentence) {
        let plain = |code, words: &'static str| (code, words.into());
        match self {
            Self::NothingCounts => {
                plain("nothing-counts", "at least one result or night must count")
            }
            Self::PlacesNotOrdered => plain(
                "places-not-ordered",
                "no place may give more points than a better one, and the first must give more than the last",
            ),
            Self::TooManyPoints => (
                "too-many-points",
                sentence!(
                    "a place or a night may give at most {0} points",
                    MOST_POINTS
                ),
            ),
            Self::AbsencesWithoutPoints => plain(
                "absences-without-points",
                "the number of absences that count needs points for an absence",
            ),
            Self::NoAbsenceCounts => plain(
                "no-absence-counts",
                "if an absence has points, at least one absence must count",
            ),
            Self::TieRuleTwice => plain(
                "tie-rule-twice",
                "each rule for ties may be there only once",
            ),
            Self::NobodyCounts => {
                plain("nobody-counts", "at least one member of a team must count")
            }
            Self::TooFewClasses => plain("too-few-classes", "there must be at least two classes"),
            Self::BadClassName(name) => (
                "bad-class-name",
                sentence!(
                    "“{0}” can’t be the name of a class: a name is not empty, and has no comma, no semicolon and no space at its ends",
                    name.clone()
                ),
            ),
            Self::ClassTwice(name) => (
                "class-twice",
                sentence!("two classes have the name “{0}”", name.clone()),
            ),
            Self::CarriedTooMuch => plain(
                "carried-too-much",
                "at most 100 percent of the points may be carried over",
            ),
            Self::TooLong => (
                "policy-too-long",
                sentence!(
                    "the policy has more than {0} letters: shorten the names of the classes",
                    SeasonPolicy::LONGEST
                ),
            ),
            Self::NoKey(part) => (
                "no-key",
                sentence!(
                    "“{0}” is not a key and a value, such as minimum=6",
                    part.clone()
                ),
            ),
            Self::UnknownKey(key) => (
                "unknown-key",
                sentence!(
                    "“{0}” is not known. The keys are {1}",
                    key.clone(),
                    POLICY_KEYS.join(", ")
                ),
            ),
            Self::KeyTwice(key) => (
                "key-twice",
                sentence!("“{0}” is there twice", (*key).to_owned()),
            ),
            Self::BadValue {
                key,
                value,
                possible,
            } => (
                "bad-value",
                sentence!(
                    "“{0}” can’t be the value of {1}, which is {2}",
                    value.clone(),
                    (*key).to_owned(),
                    *possible
                ),
            ),
        }
    }
}

impl fmt::Display for PolicyError {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write_sentence(out, &self.reason().1)
    }
}

impl Error for PolicyError {}

impl SeasonPolicy {
    /// Checks that the policy can be applied, and that each of its parts does something.
    ///
    /// ```
    /// use tilewise_club::{PolicyError, SeasonPolicy};
    /// assert_eq!(SeasonPolicy::SUM.check(), Ok(()));
    /// let policy = SeasonPolicy { carried_percent: 120, ..SeasonPolicy::SUM };
    /// assert_eq!(policy.check(), Err(PolicyError::CarriedTooMuch));
    /// ```
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), PolicyError> {
        if let CountingRule::Best(0) | CountingRule::BestOfWeek(0) | CountingRule::BestNights(0) =
            self.counting
        {
            return Err(PolicyError::NothingCounts);
        }
        check_measure(&self.measure)?;
        check_attendance(&self.attendance)?;
        let earlier = |at: usize| &self.ties[..at];
        if (0..self.ties.len()).any(|at| earlier(at).contains(&self.ties[at])) {
            return Err(PolicyError::TieRuleTwice);
        }
        if self.teams.is_some_and(|teams| teams.counted == Some(0)) {
            return Err(PolicyError::NobodyCounts);
        }
        if let Some(classes) = &self.classes {
            check_classes(classes)?;
        }
        if self.carried_percent > 100 {
            return Err(PolicyError::CarriedTooMuch);
        }
        if self.to_string().chars().nth(Self::LONGEST).is_some() {
            return Err(PolicyError::TooLong);
        }
        Ok(())
    }
}

fn check_measure(measure: &Measure) -> Result<(), PolicyError> {
    let Measure::Place(points) = measure else {
        return Ok(());
    };
    points.iter().try_for_each(|&points| check_points(points))?;
    if points.is_sorted_by(|better, worse| better >= worse) && points[0] > points[3] {
        Ok(())
    } else {
        Err(PolicyError::PlacesNotOrdered)
    }
}

fn check_attendance(attendance: &Attendance) -> Result<(), PolicyError> {
    check_points(attendance.present)?;
    check_points(attendance.away)?;
    match (
        attendance.away == SeasonPoints::ZERO,
        attendance.most_absences,
    ) {
        (true, Some(_)) => Err(PolicyError::AbsencesWithoutPoints),
        (false, Some(0)) => Err(PolicyError::NoAbsenceCounts),
        _ => Ok(()),
    }
}

fn check_points(points: SeasonPoints) -> Result<(), PolicyError> {
    let most = SeasonPoints::whole(MOST_POINTS);
    if (-most..=most).contains(&points) {
        Ok(())
    } else {
        Err(PolicyError::TooManyPoints)
    }
}

fn check_classes(classes: &ClassPolicy) -> Result<(), PolicyError> {
    let mut names = BTreeSet::new();
    for name in &classes.names {
        if name.is_empty() || name.trim() != name || name.contains([',', ';']) {
            return Err(PolicyError::BadClassName(name.clone()));
        }
        if !names.insert(name) {
            return Err(PolicyError::ClassTwice(name.clone()));
        }
    }
    if classes.names.len() < 2 {
        return Err(PolicyError::TooFewClasses);
    }
    Ok(())
}
