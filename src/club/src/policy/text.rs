//! The text of a policy, for suites and links: `counting=best:6; total=mean; minimum=6`.

mod fields;

use std::fmt;
use std::str::FromStr;

use crate::{PolicyError, SeasonPolicy};

use fields::FIELDS;

/// The keys in the text of a policy, in the order in which they are written.
pub const POLICY_KEYS: [&str; FIELDS.len()] = {
    let mut keys = [""; FIELDS.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = FIELDS[at].key;
        at += 1;
    }
    keys
};

impl SeasonPolicy {
    /// Reads the text of a policy: keys and values in any order. What is not in it is as in [`SeasonPolicy::SUM`].
    ///
    /// ```
    /// use tilewise_club::{CountingRule, SeasonPolicy};
    /// let policy = SeasonPolicy::parse("counting=best-nights:8; carried-percent=50").unwrap();
    /// assert_eq!(policy.counting, CountingRule::BestNights(8));
    /// assert_eq!(policy.to_string(), "counting=best-nights:8; carried-percent=50");
    /// assert_eq!(SeasonPolicy::parse("").unwrap(), SeasonPolicy::SUM);
    /// ```
    ///
    /// # Errors
    /// If a key or a value is not known, a key is there twice, or the policy is refused by [`SeasonPolicy::check`].
    pub fn parse(text: &str) -> Result<Self, PolicyError> {
        let mut policy = Self::SUM;
        let mut seen = [false; FIELDS.len()];
        for part in text.split(';').map(str::trim) {
            if part.is_empty() {
                continue;
            }
            let Some((key, value)) = part.split_once('=') else {
                return Err(PolicyError::NoKey(part.to_owned()));
            };
            let at = policy.set(key, value)?;
            if std::mem::replace(&mut seen[at], true) {
                return Err(PolicyError::KeyTwice(FIELDS[at].key));
            }
        }
        policy.check()?;
        Ok(policy)
    }

    /// Sets what a key means, and returns the position of the key.
    fn set(&mut self, key: &str, value: &str) -> Result<usize, PolicyError> {
        let (key, value) = (key.trim(), value.trim());
        let Some(at) = FIELDS.iter().position(|field| field.key == key) else {
            return Err(PolicyError::UnknownKey(key.to_owned()));
        };
        let field = &FIELDS[at];
        match (field.read)(self, value) {
            Some(()) => Ok(at),
            None => Err(PolicyError::BadValue {
                key: field.key,
                value: value.to_owned(),
                possible: field.possible,
            }),
        }
    }
}

impl FromStr for SeasonPolicy {
    type Err = PolicyError;

    fn from_str(text: &str) -> Result<Self, PolicyError> {
        Self::parse(text)
    }
}

impl fmt::Display for SeasonPolicy {
    /// Writes what differs from [`SeasonPolicy::SUM`].
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let mut between = "";
        for field in &FIELDS {
            let value = (field.write)(self);
            if value != (field.write)(&Self::SUM) {
                write!(out, "{between}{}={value}", field.key)?;
                between = "; ";
            }
        }
        Ok(())
    }
}
