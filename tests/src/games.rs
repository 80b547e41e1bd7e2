//! Long games, for benchmarks.

use tilewise_ledger::{
    AtSeating, Change, Correction, Entry, EntryId, Game, GameEvent, Log, Opening, PlayerId, Rules,
    WinRecord,
};
use tilewise_rules::{Answers, BySeat, Circumstance, Seat, Win};

use crate::hands::{distinct, house};
use crate::play::Houses;

/// Returns a game of `entries` entries, most of them hands with tiles. It is reopened when its rounds are
/// over.
///
/// # Panics
/// If two entries have the same id.
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
        club: None,
    };
    let mut log = Log::default();
    let mut game = Game::default();
    let mut apply = |game: &mut Game, input| {
        let entry = entry(log.next_counter(), input);
        game.apply(&entry.id, &entry.event);
        log.add(entry).expect("another id");
        log.entries().len() < entries
    };
    apply(&mut game, GameEvent::Opened(opening));
    let mut hands = distinct(rule_set, entries).into_iter();
    while let (Some(table), Some(mut won)) = (game.table(), hands.next()) {
        let circumstances = &mut won.entry.context.circumstances;
        let bets = [Circumstance::Riichi, Circumstance::DoubleRiichi];
        let has_bet = bets.iter().any(|&bet| circumstances.has(bet));
        let bet = has_bet.then(|| GameEvent::Bet(table.seats()[won.context.seat]));
        let reopened = table.end_reason.is_some().then_some(GameEvent::Reopened);
        let hand = GameEvent::Win(AtSeating::current(WinRecord::Hand(Box::new(won.entry))));
        let mut all = reopened.into_iter().chain(bet).chain([hand]);
        if !all.all(|input| apply(&mut game, input)) {
            break;
        }
    }
    log
}

/// Returns a correction of the first hand: a win of the next player by discard.
pub fn change(log: &Log) -> Entry {
    let facts = Answers::of_counted_win(Seat::South, 5, Win::Discard { from: Seat::East });
    let won = GameEvent::Win(AtSeating::current(WinRecord::Counted(facts)));
    let hands = log.resolved();
    let hand = hands
        .iter()
        .find(|one| matches!(one.event, GameEvent::Win(_)))
        .map_or_else(|| EntryId(String::new()), |one| one.id.clone());
    let what = Change::Replace(Box::new(won));
    let correction = Correction {
        target: hand,
        change: what,
    };
    entry(log.next_counter(), GameEvent::Correction(correction))
}

fn entry(counter: u64, input: GameEvent) -> Entry {
    Entry {
        id: EntryId(format!("{counter:036}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event: input,
    }
}
