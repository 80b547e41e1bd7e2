//! Location on the Table screen: the text after `#/table/` in the address.

use tilewise_ledger::{EntryId, PlayerId};

use crate::link;
use crate::store::Screen;

/// A location on the Table screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableLocation {
    /// The route.
    pub route: Route,
    /// The position for new input in the game.
    pub target: EditTarget,
}

/// A route of the Table screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The table.
    #[default]
    Overview,
    /// A new game.
    New,
    /// The choice among several games.
    Games,
    /// The settlement of several games.
    Sessions,
    /// A win, perhaps of this player.
    Win(Option<PlayerId>),
    /// A draw, perhaps by this event.
    Draw(Option<String>),
    /// Another event, perhaps this one.
    Event(Option<String>),
    /// A bet.
    Bet,
    /// Dice for the wall.
    Dice,
    /// A change of seats.
    Seats,
    /// Names of players, and new players.
    Names,
    /// A substitute for a player.
    Substitute,
    /// A count of chips.
    Chips,
    /// A payment between players.
    Payment,
    /// The place and a note of the game.
    Note,
    /// A change of the rules.
    Rules,
    /// The history of all hands.
    History,
    /// An entry of the history.
    Entry(EntryId),
    /// The confirmation to delete an entry.
    Delete(EntryId),
    /// The goals of a player in the current hand.
    Need(PlayerId),
    /// Ranks and the settlement at the end.
    End,
    /// A picture of the standings, or of the hand of an entry.
    Picture(Option<EntryId>),
    /// Looking back at all games, or at those of one player.
    Review(Option<GamePlayer>),
    /// Export of the game, as a file or for others.
    Save,
    /// The score sheet, also for printing.
    Sheet,
    /// Import of a game file.
    Open,
    /// Transfer of the game to another phone.
    Give,
    /// Import of a game from a link.
    Game(String),
    /// Import of a game from a code.
    Code(String),
    /// Conflicts between the entries of two devices.
    Conflicts,
}

/// A player of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlayer {
    /// The id of the game.
    pub game: String,
    /// The player.
    pub player: PlayerId,
}

impl GamePlayer {
    /// Parses the id of the game and the player.
    fn read(text: &str) -> Option<Self> {
        let (game, player) = text.split_once('/')?;
        let player = PlayerId(player.parse().ok()?);
        Some(Self {
            game: game.to_owned(),
            player,
        })
    }
}

/// The position for input in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum EditTarget {
    /// After all other entries.
    #[default]
    Append,
    /// In place of an entry.
    Replace(EntryId),
    /// Before an entry.
    InsertBefore(EntryId),
    /// Into the win of an entry: another winner on the same tile.
    AddWinner(EntryId),
}

impl From<Route> for TableLocation {
    fn from(step: Route) -> Self {
        let aim = EditTarget::Append;
        Self {
            route: step,
            target: aim,
        }
    }
}

impl TableLocation {
    /// Returns another route with the same target.
    #[must_use]
    pub fn to(&self, step: Route) -> Self {
        let aim = self.target.clone();
        Self {
            route: step,
            target: aim,
        }
    }

    /// Returns the route to the game, or to a part of it, that a link or code contains; the host doesn't matter.
    pub fn game_in_link(text: &str) -> Option<Route> {
        let (_, path) = text.trim().split_once('#')?;
        let Some(Screen::Table(place)) = link::screen(path) else {
            return None;
        };
        let Self { route, target } = Self::read(&place);
        let is_game = match &route {
            Route::Game(text) | Route::Code(text) => !text.is_empty(),
            _ => false,
        };
        (is_game && target == EditTarget::Append).then_some(route)
    }

    /// Returns the text form for the address.
    pub fn path(&self) -> String {
        let with = |name: &str, what: Option<&str>| match what {
            Some(what) => format!("{name}/{what}"),
            None => name.to_owned(),
        };
        let step = match &self.route {
            Route::Overview => String::new(),
            Route::New => "new".to_owned(),
            Route::Games => "games".to_owned(),
            Route::Sessions => "sessions".to_owned(),
            Route::Win(who) => with("won", who.map(|who| who.0.to_string()).as_deref()),
            Route::Draw(event) => with("drawn", event.as_deref()),
            Route::Event(what) => with("happened", what.as_deref()),
            Route::Bet => "bet".to_owned(),
            Route::Dice => "dice".to_owned(),
            Route::Seats => "seats".to_owned(),
            Route::Names => "names".to_owned(),
            Route::Substitute => "substitute".to_owned(),
            Route::Chips => "chips".to_owned(),
            Route::Payment => "paid".to_owned(),
            Route::Note => "note".to_owned(),
            Route::Rules => "rules".to_owned(),
            Route::History => "history".to_owned(),
            Route::Entry(id) => with("line", Some(&id.0)),
            Route::Delete(id) => with("delete", Some(&id.0)),
            Route::Need(who) => format!("need/{}", who.0),
            Route::End => "end".to_owned(),
            Route::Picture(id) => with("picture", id.as_ref().map(|id| &*id.0)),
            Route::Review(of) => {
                let of = of.as_ref().map(|of| format!("{}/{}", of.game, of.player.0));
                with("look-back", of.as_deref())
            }
            Route::Save => "save".to_owned(),
            Route::Sheet => "sheet".to_owned(),
            Route::Open => "open".to_owned(),
            Route::Give => "give".to_owned(),
            Route::Game(text) => with("game", Some(text)),
            Route::Code(text) => with("code", Some(text)),
            Route::Conflicts => "apart".to_owned(),
        };
        match &self.target {
            EditTarget::Append => step,
            EditTarget::Replace(id) => format!("{step},instead={}", id.0),
            EditTarget::InsertBefore(id) => format!("{step},before={}", id.0),
            EditTarget::AddWinner(id) => format!("{step},with={}", id.0),
        }
    }

    /// Parses that text; unreadable text leads to the table.
    pub fn read(path: &str) -> Self {
        let (step, aim) = path.split_once(',').unwrap_or((path, ""));
        let (name, what) = match step.split_once('/') {
            Some((name, what)) => (name, Some(what)),
            None => (step, None),
        };
        let owned = || what.map(str::to_owned);
        let step = match name {
            "new" => Route::New,
            "games" => Route::Games,
            "sessions" => Route::Sessions,
            "won" => Route::Win(what.and_then(|what| what.parse().ok()).map(PlayerId)),
            "drawn" => Route::Draw(owned()),
            "happened" => Route::Event(owned()),
            "bet" => Route::Bet,
            "dice" => Route::Dice,
            "seats" => Route::Seats,
            "names" => Route::Names,
            "substitute" => Route::Substitute,
            "chips" => Route::Chips,
            "paid" => Route::Payment,
            "note" => Route::Note,
            "rules" => Route::Rules,
            "history" => Route::History,
            "line" => what.map_or(Route::History, |id| Route::Entry(EntryId(id.to_owned()))),
            "delete" => what.map_or(Route::History, |id| Route::Delete(EntryId(id.to_owned()))),
            "need" => what
                .and_then(|what| what.parse().ok())
                .map_or(Route::Overview, |who| Route::Need(PlayerId(who))),
            "end" => Route::End,
            "picture" => Route::Picture(owned().map(EntryId)),
            "look-back" => Route::Review(what.and_then(GamePlayer::read)),
            "save" => Route::Save,
            "sheet" => Route::Sheet,
            "open" => Route::Open,
            "give" => Route::Give,
            "game" => Route::Game(what.unwrap_or_default().to_owned()),
            "code" => Route::Code(what.unwrap_or_default().to_owned()),
            "apart" => Route::Conflicts,
            _ => Route::Overview,
        };
        let aim = match aim.split_once('=') {
            Some(("instead", id)) => EditTarget::Replace(EntryId(id.to_owned())),
            Some(("before", id)) => EditTarget::InsertBefore(EntryId(id.to_owned())),
            Some(("with", id)) => EditTarget::AddWinner(EntryId(id.to_owned())),
            _ => EditTarget::Append,
        };
        Self {
            route: step,
            target: aim,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_location_round_trips() {
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
            "note,instead=ab12",
            "paid,before=ab12",
            "won,with=ab12",
            "end",
            "sessions",
            "dice",
            "picture",
            "picture/ab12",
            "look-back",
            "look-back/ab12/3",
            "save",
            "sheet",
            "open",
            "give",
            "game/AeEi-_9",
            "code/100023",
            "apart",
        ] {
            assert_eq!(TableLocation::read(path).path(), path);
        }
        assert_eq!(
            TableLocation::read("no such step"),
            TableLocation::default()
        );
    }

    #[test]
    fn only_a_code_of_a_game_leads_to_one() {
        let code = Some(Route::Code("100023".to_owned()));
        for text in [
            "https://club.example/#/table/code/100023",
            "https://club.example/mahjong/?lang=ja#/table/code/100023",
            " https://club.example/#/table/code/100023\n",
            "#/table/code/100023/",
        ] {
            assert_eq!(TableLocation::game_in_link(text), code, "{text}");
        }
        let game = Some(Route::Game("AeEi-_9".to_owned()));
        assert_eq!(TableLocation::game_in_link("x#/table/game/AeEi-_9"), game);
        for text in [
            "",
            "#",
            "WIFI:S:club;;",
            "https://club.example/table/code/100023",
            "https://club.example/#/table",
            "https://club.example/#/table/code",
            "https://club.example/#/table/code/",
            "https://club.example/#/table/delete/ab12",
            "https://club.example/#/table/code/1,instead=ab12",
            "https://club.example/#/tables/code/100023",
            "https://club.example/#/score/hk-old-style/",
            "https://club.example/#javascript:alert(1)",
            "javascript:alert(1)//#/fouls/",
        ] {
            assert_eq!(TableLocation::game_in_link(text), None, "{text}");
        }
    }
}
