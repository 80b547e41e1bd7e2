//! Location on the Club screen: the text after `#/club/` in the address.

use tilewise_club::MemberId;

/// A location on the Club screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ClubLocation {
    /// The club and what comes next.
    #[default]
    Overview,
    /// A new club.
    New,
    /// The choice among several clubs, and the import of one.
    Clubs,
    /// Who is there tonight, and the fees.
    Tonight,
    /// The draw of the next round.
    Draw,
    /// The draw of the current round and its clock, for a projector.
    Projector,
    /// The slips of the current round, for printing.
    Slips,
    /// The results of a round; `None` for the current one.
    Results(Option<u32>),
    /// A table of a round.
    Table(u32, u32),
    /// The ticket of a table of a round.
    Ticket(u32, u32),
    /// The scan of results.
    Scan,
    /// A result from a link.
    Incoming(String),
    /// The standings of a season, by its number from 1; `None` for the current one.
    Season(Option<usize>),
    /// The policy of the next or the current season.
    Policy,
    /// Points that are given or taken.
    Adjust,
    /// The public standings.
    Publish,
    /// Statistics of a season, perhaps of this member.
    Statistics(Option<MemberId>),
    /// The members.
    Members,
    /// A member, or a new one.
    Member(Option<MemberId>),
    /// Name, rules, language, organiser, the write lock.
    Settings,
    /// Files: export, exchange with another desk.
    Exchange,
    /// The log.
    History,
}

impl ClubLocation {
    /// Reads a path. What isn't known is the overview.
    pub fn read(path: &str) -> Self {
        let (step, rest) = path.split_once('/').unwrap_or((path, ""));
        let numbers = || {
            rest.split_once('/')
                .map(|(one, other)| (one.parse(), other.parse()))
        };
        let member = || (!rest.is_empty()).then(|| MemberId(rest.to_owned()));
        match (step, rest) {
            ("new", "") => Self::New,
            ("clubs", "") => Self::Clubs,
            ("tonight", "") => Self::Tonight,
            ("draw", "") => Self::Draw,
            ("projector", "") => Self::Projector,
            ("slips", "") => Self::Slips,
            ("results", _) => Self::Results(rest.parse().ok()),
            ("table" | "ticket", _) => match numbers() {
                Some((Ok(round), Ok(table))) if step == "table" => Self::Table(round, table),
                Some((Ok(round), Ok(table))) => Self::Ticket(round, table),
                _ => Self::Results(None),
            },
            ("scan", "") => Self::Scan,
            ("result", _) => Self::Incoming(rest.to_owned()),
            ("season", _) => Self::Season(rest.parse().ok()),
            ("policy", "") => Self::Policy,
            ("adjust", "") => Self::Adjust,
            ("publish", "") => Self::Publish,
            ("statistics", _) => Self::Statistics(member()),
            ("members", "") => Self::Members,
            ("member", _) => Self::Member(member()),
            ("settings", "") => Self::Settings,
            ("exchange", "") => Self::Exchange,
            ("history", "") => Self::History,
            _ => Self::Overview,
        }
    }

    /// Returns the path.
    pub fn path(&self) -> String {
        let with = |step: &str, rest: Option<String>| match rest {
            Some(rest) => format!("{step}/{rest}"),
            None => step.to_owned(),
        };
        let member = |id: &Option<MemberId>| id.as_ref().map(|id| id.0.clone());
        match self {
            Self::Overview => String::new(),
            Self::New => "new".to_owned(),
            Self::Clubs => "clubs".to_owned(),
            Self::Tonight => "tonight".to_owned(),
            Self::Draw => "draw".to_owned(),
            Self::Projector => "projector".to_owned(),
            Self::Slips => "slips".to_owned(),
            Self::Results(round) => with("results", round.map(|round| round.to_string())),
            Self::Table(round, table) => format!("table/{round}/{table}"),
            Self::Ticket(round, table) => format!("ticket/{round}/{table}"),
            Self::Scan => "scan".to_owned(),
            Self::Incoming(text) => format!("result/{text}"),
            Self::Season(number) => with("season", number.map(|number| number.to_string())),
            Self::Policy => "policy".to_owned(),
            Self::Adjust => "adjust".to_owned(),
            Self::Publish => "publish".to_owned(),
            Self::Statistics(member_id) => with("statistics", member(member_id)),
            Self::Members => "members".to_owned(),
            Self::Member(member_id) => with("member", member(member_id)),
            Self::Settings => "settings".to_owned(),
            Self::Exchange => "exchange".to_owned(),
            Self::History => "history".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_location_is_read_from_its_path() {
        use ClubLocation as At;
        let member = || Some(MemberId("m1".to_owned()));
        for at in [
            At::Overview,
            At::New,
            At::Clubs,
            At::Tonight,
            At::Draw,
            At::Projector,
            At::Slips,
            At::Results(None),
            At::Results(Some(2)),
            At::Table(2, 5),
            At::Ticket(1, 12),
            At::Scan,
            At::Incoming("AbC-_9".to_owned()),
            At::Season(None),
            At::Season(Some(1)),
            At::Policy,
            At::Adjust,
            At::Publish,
            At::Statistics(None),
            At::Statistics(member()),
            At::Members,
            At::Member(None),
            At::Member(member()),
            At::Settings,
            At::Exchange,
            At::History,
        ] {
            assert_eq!(At::read(&at.path()), at, "{}", at.path());
        }
        assert_eq!(At::read("table/x/1"), At::Results(None));
        assert_eq!(At::read("nowhere/at/all"), At::Overview);
    }
}
