//! Long games, for benchmarks.

use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Game, Input, Log, Opening, PlayerId, Rules, Seated, Won,
};
use tilewise_rules::{BySeat, Circumstance, Facts, Seat, Win};

use crate::hands::{distinct, house};
use crate::play::Houses;

/// A game of so many entries, all but a few of them hands with their tiles, won by anybody. Where
/// its rounds are over it is opened again.
///
/// # Panics
/// If two entries have one identity.
pub fn game(rule_set: &Houses, entries: usize) -> Log {
    let house = house(rule_set);
    let opening = Opening {
        rules: Rules {
            house,
            penalty_book: None,
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    };
    let mut log = Log::default();
    let mut game = Game::default();
    let mut tell = |game: &mut Game, input| {
        let entry = entry(log.next_counter(), input);
        game.tell(&entry.id, &entry.input);
        log.add(entry).expect("another id");
        log.entries().len() < entries
    };
    tell(&mut game, Input::Opened(opening));
    let mut hands = distinct(rule_set, entries).into_iter();
    while let (Some(table), Some(mut won)) = (game.table(), hands.next()) {
        let circumstances = &mut won.entry.context.circumstances;
        let bets = [Circumstance::Riichi, Circumstance::DoubleRiichi];
        let has_bet = bets.iter().any(|&bet| circumstances.has(bet));
        let bet = has_bet.then(|| Input::Bet(table.seats()[won.context.seat]));
        let reopened = table.over.is_some().then_some(Input::Reopened);
        let hand = Input::Won(Seated::here(Won::Hand(Box::new(won.entry))));
        let mut all = reopened.into_iter().chain(bet).chain([hand]);
        if !all.all(|input| tell(&mut game, input)) {
            break;
        }
    }
    log
}

/// The entry that changes the first hand of a game: it was won by the next player, on a discard.
pub fn change(log: &Log) -> Entry {
    let facts = Facts::of_counted_win(Seat::South, 5, Win::Discard { from: Seat::East });
    let won = Input::Won(Seated::here(Won::Counted(facts)));
    let hands = log.effective();
    let hand = hands
        .iter()
        .find(|one| matches!(one.input, Input::Won(_)))
        .map_or_else(|| EntryId(String::new()), |one| one.id.clone());
    let what = Change::Replace(Box::new(won));
    let correction = Correction { of: hand, what };
    entry(log.next_counter(), Input::Corrected(correction))
}

fn entry(counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("{counter:036}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}
