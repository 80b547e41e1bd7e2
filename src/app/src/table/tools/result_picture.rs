//! The result of a game or of a hand as a picture. Pure.

mod drawing;
mod lines;

use tilewise_ledger::{EntryId, GameEvent, GameNote, Holder, PlayerId, Table};
use tilewise_rules::{RuleConfig, Seat, WinInput};

use crate::i18n::Locale;
use crate::table::history::{locale_of, what};
use crate::table::standings::end::{overall, place_text, winner_text};
use crate::table::{
    EditTarget, ReplayedGame, amount, hand_with_counters, hands, house, name, signed,
};
use crate::ui::phrases;

/// What a picture of a result shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultPicture {
    /// Rules, date.
    pub overline: String,
    /// Title.
    pub title: String,
    /// Subtitle.
    pub subtitle: String,
    /// Tiles of the wins, if they are known.
    pub wins: Vec<WinPicture>,
    /// A row for each player.
    pub rows: Vec<PictureRow>,
    /// Place and note of the game.
    pub foot: Vec<String>,
}

/// The tiles of a win, and what they count.
#[derive(Clone, Debug, PartialEq)]
pub struct WinPicture {
    /// Tiles.
    pub input: Box<WinInput>,
    /// Elements.
    pub elements: Vec<String>,
}

/// The row of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureRow {
    /// Place or wind.
    pub mark: String,
    /// Name.
    pub name: String,
    /// Score.
    pub score: String,
    /// Gain, or overall score.
    pub gain: String,
    /// Whether the gain is above, at or below 0.
    pub sign: i64,
}

impl ResultPicture {
    /// Returns the standings of a game.
    pub fn of_game(locale: Locale, date: Option<String>, table: &Table) -> Self {
        let house = house(table);
        let locale = locale.of_part(house.rule_set().table_key());
        let title = match table.end_reason {
            Some(_) => winner_text(locale, table),
            None => None,
        };
        let standings = table.standings().0;
        let standings = standings.iter().filter(|one| table.takes_part(one.player));
        let rows = standings.map(|one| PictureRow {
            mark: place_text(one.place),
            name: name(table, one.player),
            score: amount(house, one.score),
            gain: one
                .overall
                .and_then(|score| overall(locale, house, score))
                .unwrap_or_else(|| signed(house, one.gained)),
            sign: if one.is_gain {
                1
            } else {
                one.gained.min(0).signum()
            },
        });
        Self {
            overline: overline(locale, date, house),
            title: title.unwrap_or_else(|| tr!(locale, "Standings").to_owned()),
            subtitle: hands(locale, house, table.hands),
            wins: Vec::new(),
            rows: rows.collect(),
            foot: foot(table),
        }
    }

    /// Returns the result of a hand; `None` if there is no such entry.
    pub fn of_entry(
        locale: Locale,
        date: Option<String>,
        replayed: &ReplayedGame,
        id: &EntryId,
    ) -> Option<Self> {
        let table = replayed.table()?;
        let event = replayed.entry_event(id)?;
        let line = replayed.line(id)?;
        let house = line.house(table);
        let locale = locale_of(locale, table, line);
        let rows = replayed.log.sheet(&replayed.game);
        let sheet_row = rows.iter().find(|row| row.outcome.entry == *id);
        let before = replayed.before(&EditTarget::Replace(id.clone()));
        let before = before.table();
        let players = (0..=u8::MAX).map(PlayerId).take(table.players.len());
        let row = |player: PlayerId| {
            let seat = before.and_then(|table| table.seat_of(player));
            let gain = line.gain(Holder::Player(player));
            if seat.is_none() && gain == 0 {
                return None;
            }
            let has = sheet_row.and_then(|row| row.has.get(player.place()));
            let row = PictureRow {
                mark: seat
                    .map_or("", |seat| phrases::seat_letter(locale, seat))
                    .to_owned(),
                name: name(table, player),
                score: has.map_or_else(String::new, |&has| amount(house, has)),
                gain: signed(house, gain),
                sign: gain.signum(),
            };
            // East first, players without a seat last.
            Some((seat.map_or(Seat::ALL.len(), |seat| seat as usize), row))
        };
        let mut rows: Vec<_> = players.filter_map(row).collect();
        rows.sort_by_key(|(seat, _)| *seat);
        Some(Self {
            overline: overline(locale, date, house),
            title: what(locale, table, line, &event),
            subtitle: hand_with_counters(locale, house, line.position, line.repeats),
            wins: before.map_or_else(Vec::new, |table| win_pictures(locale, table, &event)),
            rows: rows.into_iter().map(|(_, row)| row).collect(),
            foot: foot(table),
        })
    }

    /// Returns the content in words.
    pub fn text(&self) -> String {
        let rows = self.rows.iter();
        let rows = rows.map(|row| [&*row.mark, &row.name, &row.gain].join(" "));
        let head = [self.title.clone(), self.subtitle.clone()].into_iter();
        head.chain(rows).collect::<Vec<_>>().join("; ")
    }
}

/// Returns the rules and the date.
fn overline(locale: Locale, date: Option<String>, house: &RuleConfig) -> String {
    let rules = locale.translate(house.rule_set().identity.name);
    [Some(rules.to_owned()), date]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Returns the place and the note of a game.
fn foot(table: &Table) -> Vec<String> {
    let note = table.note.as_deref().map(GameNote::displayed);
    let texts = note.map(|note| [note.place, note.note]);
    let texts = texts.into_iter().flatten();
    texts.filter(|text| !text.is_empty()).collect()
}

/// Returns the tiles and elements of the wins of an event. The table is the one before it.
fn win_pictures(locale: Locale, table: &Table, event: &GameEvent) -> Vec<WinPicture> {
    let won = table.won_tiles(event).into_iter();
    let pictures = won.map(|won| {
        let names = won.elements.iter();
        let names = names.map(|element| locale.translate(element.name).to_owned());
        WinPicture {
            input: won.input,
            elements: names.collect(),
        }
    });
    pictures.collect()
}

#[cfg(test)]
mod tests;
