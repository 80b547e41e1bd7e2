//! Games for tests.

use tilewise_rules::{BySeat, Facts, Seat, Win};

use crate::{
    Change, Correction, Entry, EntryId, Input, Log, Opening, PlayerId, Rules, Seated, Won,
};

/// Four players, in a house.
pub(crate) fn opening(house: &str) -> Input {
    let house = house.parse().unwrap();
    let penalty_book = None;
    Input::Opened(Opening {
        rules: Rules {
            house,
            penalty_book,
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    })
}

/// A win of a hand that counts so much, from a seat or drawn.
pub(crate) fn won(seat: Seat, value: u16, from: Option<Seat>) -> Input {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let facts = Facts::of_counted_win(seat, value, win);
    Input::Won(Seated::here(Won::Counted(facts)))
}

pub(crate) fn id(counter: u64) -> EntryId {
    EntryId(format!("e{counter}"))
}

pub(crate) fn entry(counter: u64, input: Input) -> Entry {
    Entry {
        id: id(counter),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}

pub(crate) fn corrected(of: u64, what: Change) -> Input {
    Input::Corrected(Correction { of: id(of), what })
}

/// A log of these, e1 the first.
pub(crate) fn log(inputs: impl IntoIterator<Item = Input>) -> Log {
    let entries = (1..).zip(inputs);
    Log::of(entries.map(|(counter, input)| entry(counter, input))).unwrap()
}
