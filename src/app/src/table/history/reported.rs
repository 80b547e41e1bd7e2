//! What a report about an entry contains.

use std::rc::Rc;

use super::{locale_of, title};
use crate::i18n::Locale;
use crate::problem_report::{ReportedItem, ReportedPlace, ReportedRules};
use crate::store::Games;
use crate::table::{ReplayedGame, Route, TableLocation};

/// Returns what a report about the entry at a location is about; `None` if there is no such entry.
pub fn reported(locale: Locale, path: &str, games: &Games) -> Option<ReportedItem> {
    let Route::Entry(id) = TableLocation::read(path).route else {
        return None;
    };
    let replayed = ReplayedGame::from_saved(games.current()?);
    let table = replayed.table()?;
    let mut lines = (1..).zip(replayed.game.outcomes());
    let (number, line) = lines.find(|(_, line)| line.entry == id)?;
    let locale = locale_of(locale, table, line);
    let title = title(locale, table, line, &replayed.entry_event(&id)?);
    let entry = format!("{number}. {title}");
    Some(ReportedItem {
        place: ReportedPlace::Entry(Rc::clone(&replayed.log), entry),
        rules: ReportedRules::of_house(locale, line.house(table)),
    })
}

#[cfg(test)]
mod tests {
    use tilewise_ledger::{AtSeating, GameEvent, Opening, PlayerId, Rules, WinRecord};
    use tilewise_rules::{Answers, BySeat, Seat, Win};

    use super::*;
    use crate::store::{GamesAction, Stamp};

    fn stamp(number: u32) -> Stamp {
        Stamp {
            time: 0,
            id: format!("{number:032x}").into(),
            device: "phone".into(),
            author: "".into(),
        }
    }

    /// A game of one hand, which Bo wins.
    fn games() -> Games {
        let opening = GameEvent::Opened(Opening {
            rules: Rules {
                house: "hk-old-style;minimum_fan=1".parse().unwrap(),
                penalty_book: None,
            },
            players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: None,
        });
        let win = Answers::of_counted_win(Seat::South, 3, Win::SelfDraw);
        let win = GameEvent::Win(AtSeating::current(WinRecord::Counted(win)));
        let games = Games::default().after(GamesAction::Read(Box::default()));
        let games = games.after(GamesAction::Begin(Rc::new(opening), stamp(1)));
        let id = games.current().map(|game| Rc::clone(&game.id)).unwrap();
        games.after(GamesAction::Write(id, Rc::new(win), stamp(2)))
    }

    #[test]
    fn report_of_an_entry_has_its_game_number_and_rules() {
        let games = games();
        let log = &games.current().unwrap().log;
        let path = format!("line/{}", log.entries()[1].id.0);
        let item = reported(Locale::ENGLISH, &path, &games).unwrap();
        assert_eq!(item.rules.name, "Hong Kong Old Style");
        assert_eq!(item.rules.text, "hk-old-style;minimum_fan=1");
        let ReportedPlace::Entry(reported, text) = item.place else {
            panic!("an entry of a game");
        };
        assert_eq!(&reported, log);
        assert!(text.starts_with("2. ") && text.contains("Bo"), "{text}");
    }

    #[test]
    fn entry_that_no_longer_exists_is_not_reported() {
        for path in ["line/deleted", "history", ""] {
            assert_eq!(reported(Locale::ENGLISH, path, &games()), None, "{path}");
        }
    }
}
