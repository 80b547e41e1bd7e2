//! Replays a game of two hands and prints the standings and the final payments.

use std::error::Error;

use tilewise_ledger::{
    AtSeating, Entry, EntryId, GameEvent, Log, Opening, PlayerId, Rules, WinRecord,
};
use tilewise_rules::{Answers, BySeat, Seat, Win};

fn main() -> Result<(), Box<dyn Error>> {
    let opening = Opening {
        rules: Rules {
            house: "hk-old-style"
                .parse()
                .map_err(|error| format!("{error:?}"))?,
            penalty_book: None,
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    };
    let discard = Win::Discard { from: Seat::East };
    let events = [
        GameEvent::Opened(opening),
        win(Seat::South, 3, discard),
        win(Seat::East, 5, Win::SelfDraw),
    ];
    let entries = events.into_iter().zip(1..).map(|(event, counter)| Entry {
        id: EntryId(format!("phone-{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        event,
    });
    let log = Log::from_entries(entries).map_err(|error| format!("{error:?}"))?;
    let game = log.replay();
    let table = game.table().ok_or("the game has not started")?;
    for standing in table.standings().0 {
        let place = standing.place.unwrap_or_default();
        let name = table.name(standing.player);
        println!("{place}. {name} {}", table.change(standing.gained));
    }
    for handover in table.settle() {
        println!("{}", table.handover_sentence(&handover));
    }
    Ok(())
}

/// Returns a win of a known value, in the seats of its hand.
fn win(seat: Seat, value: u16, win: Win) -> GameEvent {
    let answers = Answers::of_counted_win(seat, value, win);
    GameEvent::Win(AtSeating::current(WinRecord::Counted(answers)))
}
