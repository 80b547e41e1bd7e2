//! Whole games that the fuzzer makes up: each byte chooses, so all of them are games.

use std::ops::Range;

use arbitrary::Unstructured;
use tilewise_app::games::file;
use tilewise_app::games::kept::WHOLE;
use tilewise_ledger::{Game, Log};

use crate::random_games::{Choose, corrected_after, plain};

impl Choose for Unstructured<'_> {
    fn usize(&mut self, range: Range<usize>) -> usize {
        // Where there are no more bytes, it is the first.
        self.int_in_range(range.start..=range.end - 1)
            .unwrap_or(range.start)
    }
}

/// A game obeys its laws, and is read as it is written.
pub fn replay(bytes: &[u8]) {
    tilewise_app::rule_sets::load_all(|| ());
    let bytes = &mut Unstructured::new(bytes);
    let mut entries = plain(bytes);
    let upto = 1 + bytes.usize(0..entries.len());
    let log = |entries: &[_]| Log::of(entries.to_vec()).expect("ids of their own");
    let (whole, part) = (log(&entries).replay(), log(&entries[..upto]).replay());
    assert_eq!(part.lines(), &whole.lines()[..upto], "a prefix");

    corrected_after(bytes, &mut entries);
    let told = log(&entries);
    let mut game = Game::default();
    for one in told.effective() {
        game.tell(one.id, one.input);
        let sum = game.table().map(|table| table.accounts.sum());
        assert_eq!(sum, Some(0));
    }
    assert_eq!(told.replay(), game, "one after the other");
    entries.reverse();
    assert_eq!(log(&entries), told, "in another order");

    let table = game.table().expect("it was opened");
    for row in told.sheet(&game) {
        assert_eq!(row.gains.len(), table.players.len());
    }
    let _ = (told.csv(&|words| words), table.summary(), table.settle());
    // An answer to what isn't asked is left out: what is written is the same for ever after.
    let written = tilewise_api::game_file(&told);
    let read = file::read(written.as_bytes()).expect("what was written is read");
    assert_eq!(read.game.table(), game.table(), "{written}");
    let written = tilewise_api::game_file(&read.log);
    let again = file::read(written.as_bytes()).expect("what was written is read");
    assert!(again.log == read.log, "{written}");
    let link = tilewise_api::game_link(&told);
    let linked = tilewise_api::read_game_link(&link, WHOLE);
    assert!(linked.ok() == Some(read.log), "{link}");
}
