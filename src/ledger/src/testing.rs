//! Games for tests.

use tilewise_rules::{Answers, BySeat, Seat, Win};

use crate::{
    AtSeating, Change, Correction, Entry, EntryId, GameEvent, Log, Opening, PlayerId, Rules,
    WinRecord,
};

/// Returns the opening of a game with four players and a rule configuration.
pub(crate) fn opening(house: &str) -> GameEvent {
    let house = house.parse().unwrap();
    let penalty_book = None;
    GameEvent::Opened(Opening {
        rules: Rules {
            house,
            penalty_book,
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    })
}

/// Returns a counted win of this value, on a discard or by self-draw.
pub(crate) fn won(seat: Seat, value: u16, from: Option<Seat>) -> GameEvent {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let answers = Answers::of_counted_win(seat, value, win);
    GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)))
}

pub(crate) fn id(counter: u64) -> EntryId {
    EntryId(format!("e{counter}"))
}

pub(crate) fn entry(counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: id(counter),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event: input,
    }
}

pub(crate) fn corrected(target: u64, change: Change) -> GameEvent {
    GameEvent::Correction(Correction {
        target: id(target),
        change,
    })
}

/// Returns a log of these events, with IDs from e1.
pub(crate) fn log(inputs: impl IntoIterator<Item = GameEvent>) -> Log {
    let entries = (1..).zip(inputs);
    Log::from_entries(entries.map(|(counter, input)| entry(counter, input))).unwrap()
}
