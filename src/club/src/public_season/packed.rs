//! Public standings as few bytes, for a link or a code on the wall.
//!
//! The format is permanent: version, texts and numbers in the order of the fields. A number is written in groups of
//! seven bits, the lowest first; a text as its length and its letters in UTF-8. A change needs a new version.

use super::{PublicMember, PublicSeason, PublicTeam};
use crate::{Date, PlannedNight, SeasonPoints, SeasonPolicy};

/// The version of the format.
const VERSION: u8 = 1;
/// The maximum number of members and of teams.
const MOST_ROWS: u64 = 2_000;

/// The reason why bytes are no public standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackedError {
    /// The end is missing.
    CutOff,
    /// The bytes aren't standings, or were changed on the way.
    Changed,
    /// The standings are of a newer version.
    Newer,
}

impl PackedError {
    /// Returns a sentence with the error and the remedy.
    pub const fn message(self) -> &'static str {
        match self {
            Self::CutOff => "the end of the standings is missing: share them again",
            Self::Changed => "the standings were changed on the way: share them again",
            Self::Newer => "the standings are of a newer Tilewise: reload the page",
        }
    }
}

impl PublicSeason {
    /// Returns the standings as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Writer(vec![VERSION]);
        out.text(&self.club);
        out.text(&self.language);
        out.text(&self.season);
        out.text(&self.policy.to_string());
        out.date(self.last_night);
        out.date(self.next_night.as_ref().map(|night| night.date));
        if let Some(night) = &self.next_night {
            out.text(&night.details);
        }
        out.number(u64::from(self.nights));
        out.list(&self.members, |out, member| {
            out.number(member.place.map_or(0, u64::from));
            out.text(&member.name);
            out.text(&member.team);
            out.text(&member.class);
            out.points(member.total);
            // The places sum to the results, but at tables of five.
            let ranked = member
                .places
                .iter()
                .fold(0, |sum: u32, one| sum.saturating_add(*one));
            let others = i64::from(member.results) - i64::from(ranked);
            out.signed(others);
            member
                .places
                .iter()
                .for_each(|one| out.number(u64::from(*one)));
            out.signed(i64::from(member.results) - i64::from(member.counted));
        });
        out.list(&self.teams, |out, team| {
            out.number(u64::from(team.place));
            out.text(&team.name);
            out.points(team.total);
        });
        let sum = checksum(&out.0);
        out.0.extend(sum.to_be_bytes());
        out.0
    }

    /// Reads standings from bytes.
    ///
    /// # Errors
    /// If they are cut off, changed, or of a newer version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PackedError> {
        match bytes.first() {
            None => return Err(PackedError::CutOff),
            Some(&VERSION) => {}
            Some(version) if (VERSION..16).contains(version) => return Err(PackedError::Newer),
            Some(_) => return Err(PackedError::Changed),
        }
        let Some((content, sum)) = bytes.split_last_chunk() else {
            return Err(PackedError::CutOff);
        };
        let is_whole = checksum(content).to_be_bytes() == *sum;
        let mut input = Reader(&content[content.len().min(1)..]);
        match Self::read(&mut input) {
            Ok(season) if is_whole && input.0.is_empty() => Ok(season),
            // What is whole and can't be read has something new.
            Err(PackedError::Changed) if is_whole => Err(PackedError::Newer),
            Err(PackedError::CutOff) => Err(PackedError::CutOff),
            _ => Err(PackedError::Changed),
        }
    }

    fn read(input: &mut Reader) -> Result<Self, PackedError> {
        Ok(Self {
            club: input.text()?,
            language: input.text()?,
            season: input.text()?,
            policy: SeasonPolicy::parse(&input.text()?).map_err(|_| PackedError::Changed)?,
            last_night: input.date()?,
            next_night: match input.date()? {
                Some(date) => Some(PlannedNight {
                    date,
                    details: input.text()?,
                }),
                None => None,
            },
            nights: input.small()?,
            members: input.list(Reader::member)?,
            teams: input.list(|input| {
                Ok(PublicTeam {
                    place: input.small()?,
                    name: input.text()?,
                    total: input.points()?,
                })
            })?,
        })
    }
}

/// Returns the CRC-16 checksum with the polynomial of CCITT.
fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(u16::MAX, |sum, byte| {
        (0..8).fold(sum ^ u16::from(*byte) << 8, |sum, _| {
            sum << 1 ^ (0x1021 * (sum >> 15))
        })
    })
}

struct Writer(Vec<u8>);

impl Writer {
    fn number(&mut self, mut number: u64) {
        loop {
            let low = (number & 0x7F) as u8;
            number >>= 7;
            if number == 0 {
                self.0.push(low);
                return;
            }
            self.0.push(low | 0x80);
        }
    }

    /// Writes a number with its sign as the lowest bit.
    fn signed(&mut self, number: i64) {
        self.number((number << 1 ^ number >> 63).cast_unsigned());
    }

    fn points(&mut self, points: SeasonPoints) {
        self.signed(points.thousandths());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend(text.bytes());
    }

    fn date(&mut self, date: Option<Date>) {
        let days = date.map_or(0, Date::number);
        self.number(days);
    }

    fn list<T>(&mut self, all: &[T], write: impl Fn(&mut Self, &T)) {
        self.number(all.len() as u64);
        for one in all {
            write(self, one);
        }
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn number(&mut self) -> Result<u64, PackedError> {
        let mut number = 0_u64;
        for group in 0..10 {
            let (&byte, rest) = self.0.split_first().ok_or(PackedError::CutOff)?;
            self.0 = rest;
            let bits = u64::from(byte & 0x7F);
            let shifted = bits << (7 * group);
            if shifted >> (7 * group) != bits {
                return Err(PackedError::Changed);
            }
            number |= shifted;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(PackedError::Changed)
    }

    fn signed(&mut self) -> Result<i64, PackedError> {
        let number = self.number()?;
        Ok((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
    }

    fn small(&mut self) -> Result<u32, PackedError> {
        u32::try_from(self.number()?).map_err(|_| PackedError::Changed)
    }

    fn points(&mut self) -> Result<SeasonPoints, PackedError> {
        self.signed().map(SeasonPoints::from_thousandths)
    }

    fn text(&mut self) -> Result<String, PackedError> {
        let length = usize::try_from(self.number()?).map_err(|_| PackedError::Changed)?;
        let (text, rest) = self.0.split_at_checked(length).ok_or(PackedError::CutOff)?;
        self.0 = rest;
        let text = str::from_utf8(text).map_err(|_| PackedError::Changed)?;
        Ok(text.to_owned())
    }

    fn date(&mut self) -> Result<Option<Date>, PackedError> {
        match self.number()? {
            0 => Ok(None),
            number => Date::from_number(number)
                .map(Some)
                .ok_or(PackedError::Changed),
        }
    }

    fn list<T>(
        &mut self,
        read: impl Fn(&mut Self) -> Result<T, PackedError>,
    ) -> Result<Vec<T>, PackedError> {
        let length = self.number()?;
        if length > MOST_ROWS {
            return Err(PackedError::Changed);
        }
        (0..length).map(|_| read(self)).collect()
    }

    fn member(&mut self) -> Result<PublicMember, PackedError> {
        let place = Some(self.small()?).filter(|place| *place > 0);
        let (name, team, class) = (self.text()?, self.text()?, self.text()?);
        let total = self.points()?;
        let others = self.signed()?;
        let mut places = [0; 4];
        for place in &mut places {
            *place = self.small()?;
        }
        let ranked: i64 = places.iter().map(|one| i64::from(*one)).sum();
        let results = ranked.checked_add(others);
        let left_out = self.signed()?;
        let count = |number: Option<i64>| {
            let number = number.and_then(|number| u32::try_from(number).ok());
            number.ok_or(PackedError::Changed)
        };
        Ok(PublicMember {
            place,
            name,
            team,
            class,
            total,
            results: count(results)?,
            counted: count(results.and_then(|all| all.checked_sub(left_out)))?,
            places,
        })
    }
}
