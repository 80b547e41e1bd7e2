//! Whole games made from the bytes of the fuzzer: each byte is a choice, so all inputs are games.

use std::ops::Range;

use arbitrary::Unstructured;
use tilewise_app::rule_sets::LOADED;
use tilewise_app::table::game_file;
use tilewise_ledger::{Game, Log};

use crate::random_games::{Choose, corrected_after, plain};

impl Choose for Unstructured<'_> {
    fn usize(&mut self, range: Range<usize>) -> usize {
        // The first option when no bytes are left.
        self.int_in_range(range.start..=range.end - 1)
            .unwrap_or(range.start)
    }
}

/// Checks that a game obeys its laws and round-trips.
pub fn replay(bytes: &[u8]) {
    tilewise_app::rule_sets::load_all(|| ());
    let bytes = &mut Unstructured::new(bytes);
    let mut entries = plain(bytes);
    let upto = 1 + bytes.usize(0..entries.len());
    let log = |entries: &[_]| Log::from_entries(entries.to_vec()).expect("ids of their own");
    let (whole, part) = (log(&entries).replay(), log(&entries[..upto]).replay());
    assert_eq!(part.outcomes(), &whole.outcomes()[..upto], "a prefix");

    corrected_after(bytes, &mut entries);
    let game_log = log(&entries);
    let mut game = Game::default();
    for one in game_log.resolved() {
        game.apply(one.id, one.event);
        let sum = game.table().map(|table| table.accounts.sum());
        assert_eq!(sum, Some(0));
    }
    assert_eq!(game_log.replay(), game, "one after the other");
    entries.reverse();
    assert_eq!(log(&entries), game_log, "in another order");

    let table = game.table().expect("it was opened");
    for row in game_log.sheet(&game) {
        assert_eq!(row.gains.len(), table.players.len());
    }
    let _ = (
        game_log.csv(&|words| words),
        table.summary(),
        table.settle(),
    );
    // Answers without a question are dropped on writing, so a second round trip is stable.
    let written = tilewise_api::game_file(&game_log);
    let read = game_file::read(written.as_bytes()).expect("round trip");
    assert_eq!(read.game.table(), game.table(), "{written}");
    let written = tilewise_api::game_file(&read.log);
    let again = game_file::read(written.as_bytes()).expect("round trip");
    assert!(again.log == read.log, "{written}");
    let link = tilewise_api::game_link(&game_log);
    let linked = tilewise_api::read_game_link(&link, LOADED);
    assert!(linked.ok() == Some(read.log), "{link}");
}
