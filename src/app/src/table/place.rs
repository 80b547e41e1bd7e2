//! Where one stands on the Table screen: what stands in the address after `#/table/`.

use tilewise_ledger::{EntryId, PlayerId};

/// Where one stands on the Table screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// What is done there.
    pub step: Step,
    /// Where in the game what is told there goes.
    pub aim: Aim,
}

/// What is done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// The table is looked at.
    #[default]
    Felt,
    /// A game is begun.
    New,
    /// One of several games is chosen.
    Games,
    /// What several games are worth together.
    Sessions,
    /// Somebody won: perhaps this player.
    Won(Option<PlayerId>),
    /// Nobody won: perhaps by this event.
    Drawn(Option<String>),
    /// Something else happened: perhaps this.
    Happened(Option<String>),
    /// Somebody bets on the own hand.
    Bet,
    /// The seats change.
    Seats,
    /// Players are called otherwise, or somebody comes who is.
    Names,
    /// Somebody plays for another.
    Substitute,
    /// Chips were counted.
    Chips,
    /// One player pays another.
    Paid,
    /// The rules change.
    Rules,
    /// All hands.
    History,
    /// One entry of the history.
    Line(EntryId),
    /// Whether an entry is to be deleted.
    Delete(EntryId),
    /// What a player needs in the hand that is played.
    Need(PlayerId),
    /// Who is first, and who pays whom in the end.
    End,
    /// The game is taken out, as a file or for others.
    Save,
    /// The score sheet is looked at, and printed.
    Sheet,
    /// A game that was saved as a file is opened.
    Open,
    /// The game is given to another phone.
    Give,
    /// A game of a link comes in.
    Game(String),
    /// A code of a game comes in.
    Code(String),
    /// What two devices wrote at once is looked at.
    Apart,
}

/// Where in a game something goes that is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// After everything else.
    #[default]
    Next,
    /// In the place of an entry.
    Instead(EntryId),
    /// Before an entry.
    Before(EntryId),
    /// Into the win of an entry: another one on the same tile.
    With(EntryId),
}

impl From<Step> for Place {
    fn from(step: Step) -> Self {
        let aim = Aim::Next;
        Self { step, aim }
    }
}

impl Place {
    /// Another step with the same aim.
    #[must_use]
    pub fn to(&self, step: Step) -> Self {
        let aim = self.aim.clone();
        Self { step, aim }
    }

    /// Its text in the address.
    pub fn path(&self) -> String {
        let with = |name: &str, what: Option<&str>| match what {
            Some(what) => format!("{name}/{what}"),
            None => name.to_owned(),
        };
        let step = match &self.step {
            Step::Felt => String::new(),
            Step::New => "new".to_owned(),
            Step::Games => "games".to_owned(),
            Step::Sessions => "sessions".to_owned(),
            Step::Won(who) => with("won", who.map(|who| who.0.to_string()).as_deref()),
            Step::Drawn(event) => with("drawn", event.as_deref()),
            Step::Happened(what) => with("happened", what.as_deref()),
            Step::Bet => "bet".to_owned(),
            Step::Seats => "seats".to_owned(),
            Step::Names => "names".to_owned(),
            Step::Substitute => "substitute".to_owned(),
            Step::Chips => "chips".to_owned(),
            Step::Paid => "paid".to_owned(),
            Step::Rules => "rules".to_owned(),
            Step::History => "history".to_owned(),
            Step::Line(id) => with("line", Some(&id.0)),
            Step::Delete(id) => with("delete", Some(&id.0)),
            Step::Need(who) => format!("need/{}", who.0),
            Step::End => "end".to_owned(),
            Step::Save => "save".to_owned(),
            Step::Sheet => "sheet".to_owned(),
            Step::Open => "open".to_owned(),
            Step::Give => "give".to_owned(),
            Step::Game(text) => with("game", Some(text)),
            Step::Code(text) => with("code", Some(text)),
            Step::Apart => "apart".to_owned(),
        };
        match &self.aim {
            Aim::Next => step,
            Aim::Instead(id) => format!("{step},instead={}", id.0),
            Aim::Before(id) => format!("{step},before={}", id.0),
            Aim::With(id) => format!("{step},with={}", id.0),
        }
    }

    /// Reads it; what can't be read leads to the table.
    pub fn read(path: &str) -> Self {
        let (step, aim) = path.split_once(',').unwrap_or((path, ""));
        let (name, what) = match step.split_once('/') {
            Some((name, what)) => (name, Some(what)),
            None => (step, None),
        };
        let owned = || what.map(str::to_owned);
        let step = match name {
            "new" => Step::New,
            "games" => Step::Games,
            "sessions" => Step::Sessions,
            "won" => Step::Won(what.and_then(|what| what.parse().ok()).map(PlayerId)),
            "drawn" => Step::Drawn(owned()),
            "happened" => Step::Happened(owned()),
            "bet" => Step::Bet,
            "seats" => Step::Seats,
            "names" => Step::Names,
            "substitute" => Step::Substitute,
            "chips" => Step::Chips,
            "paid" => Step::Paid,
            "rules" => Step::Rules,
            "history" => Step::History,
            "line" => what.map_or(Step::History, |id| Step::Line(EntryId(id.to_owned()))),
            "delete" => what.map_or(Step::History, |id| Step::Delete(EntryId(id.to_owned()))),
            "need" => what
                .and_then(|what| what.parse().ok())
                .map_or(Step::Felt, |who| Step::Need(PlayerId(who))),
            "end" => Step::End,
            "save" => Step::Save,
            "sheet" => Step::Sheet,
            "open" => Step::Open,
            "give" => Step::Give,
            "game" => Step::Game(what.unwrap_or_default().to_owned()),
            "code" => Step::Code(what.unwrap_or_default().to_owned()),
            "apart" => Step::Apart,
            _ => Step::Felt,
        };
        let aim = match aim.split_once('=') {
            Some(("instead", id)) => Aim::Instead(EntryId(id.to_owned())),
            Some(("before", id)) => Aim::Before(EntryId(id.to_owned())),
            Some(("with", id)) => Aim::With(EntryId(id.to_owned())),
            _ => Aim::Next,
        };
        Self { step, aim }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_is_read() {
        for path in [
            "",
            "new",
            "won",
            "won/2",
            "need/3",
            "drawn/exhaustive-draw",
            "happened/F1",
            "history",
            "rules",
            "line/ab12",
            "delete/ab12",
            "won/1,instead=ab12",
            "drawn,before=ab12",
            "bet,before=ab12",
            "seats,instead=ab12",
            "names,instead=ab12",
            "substitute,instead=ab12",
            "chips,instead=ab12",
            "paid",
            "paid,before=ab12",
            "won,with=ab12",
            "end",
            "sessions",
            "save",
            "sheet",
            "open",
            "give",
            "game/AeEi-_9",
            "code/100023",
            "apart",
        ] {
            assert_eq!(Place::read(path).path(), path);
        }
        assert_eq!(Place::read("no such step"), Place::default());
    }
}
