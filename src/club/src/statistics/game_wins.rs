//! Wins in the log of a game.

use tilewise_ledger::{
    AtSeating, EntryOutcome, GameEvent, Holder, PlayerId, Table, TableEvent, Value, WinMethod,
    WinRecord,
};
use tilewise_rules::{Answer, Answers, BySeat, HandEnd, Reseat, Seat, WinBy, WinInput};

/// A win in a game.
#[derive(Clone, Debug)]
pub(super) struct GameWin {
    /// The winner.
    pub winner: PlayerId,
    /// How the winning tile came.
    pub by: WinBy,
    /// Who gave it.
    pub from: Option<PlayerId>,
    /// The value, if it is known.
    pub value: Option<Value>,
    /// The tiles, if they are known.
    pub picture: Option<Box<WinInput>>,
}

impl GameWin {
    /// Returns what the player who gave the tile paid the winner, in hundredths.
    pub fn paid(&self, outcome: &EntryOutcome) -> i64 {
        let to = Holder::Player(self.winner);
        let from = self.from.map(Holder::Player);
        let moves = outcome.moves.iter();
        let moves = moves.filter(|one| one.to == to && Some(one.from) == from);
        moves.map(|one| one.amount).sum()
    }
}

/// Returns the wins of an entry. `table` is the table before it.
pub(super) fn wins(event: &GameEvent, table: &Table, outcome: &EntryOutcome) -> Vec<GameWin> {
    if outcome.wins.is_empty()
        && let GameEvent::TableEvent(entry) = event
    {
        // A win that is paid with another one does not end the hand.
        let may_win = outcome
            .end
            .map_or(!outcome.moves.is_empty(), HandEnd::is_won);
        let wins = may_win.then(|| event_wins(entry, table)).flatten();
        return wins.unwrap_or_default();
    }
    let records = records(event, table);
    let wins = outcome.wins.iter().map(|win| {
        let record = records.iter().find(|one| one.winner == Some(win.player));
        let from = match win.method {
            WinMethod::SelfDraw => None,
            WinMethod::From(from) => Some(from),
        };
        let usual = from.map_or(WinBy::SelfDraw, |_| WinBy::Discard);
        GameWin {
            winner: win.player,
            by: record.and_then(|one| one.by).unwrap_or(usual),
            from,
            value: Some(win.value),
            picture: record.and_then(|one| picture(one, table)),
        }
    });
    wins.collect()
}

/// A win as it was entered.
struct EnteredWin<'a> {
    seating: Option<BySeat<PlayerId>>,
    winner: Option<PlayerId>,
    by: Option<WinBy>,
    hand: Option<&'a WinInput>,
}

fn records<'a>(event: &'a GameEvent, table: &Table) -> Vec<EnteredWin<'a>> {
    let entered = |seating: Option<BySeat<PlayerId>>, won: &'a WinRecord| match won {
        WinRecord::Hand(hand) => EnteredWin {
            seating,
            winner: hand
                .context
                .seat
                .map(|seat| player_at(seating, table, seat)),
            by: hand.context.by,
            hand: Some(hand),
        },
        WinRecord::Counted(answers) => counted(seating, answers, table),
    };
    match event {
        GameEvent::Win(win) => vec![entered(win.seating, &win.event)],
        GameEvent::MultipleWins(wins) => {
            let all = wins.event.iter();
            all.map(|won| entered(wins.seating, won)).collect()
        }
        GameEvent::TableEvent(entry) => vec![counted(entry.seating, &entry.event.answers, table)],
        _ => Vec::new(),
    }
}

fn counted<'a>(
    seating: Option<BySeat<PlayerId>>,
    answers: &Answers,
    table: &Table,
) -> EnteredWin<'a> {
    let seat = answers.seat("seat");
    EnteredWin {
        seating,
        winner: seat.map(|seat| player_at(seating, table, seat)),
        by: match answers.get("by") {
            Some(Answer::By(by)) => Some(*by),
            _ => None,
        },
        hand: None,
    }
}

fn player_at(seating: Option<BySeat<PlayerId>>, table: &Table, seat: Seat) -> PlayerId {
    seating.unwrap_or_else(|| table.seats())[seat]
}

/// Returns the tiles of a win, by the seats of the hand and with the prevailing wind.
fn picture(record: &EnteredWin, table: &Table) -> Option<Box<WinInput>> {
    let mut hand = record.hand?.clone();
    hand = hand.reseat(reseat(record.seating, table)).ok()?;
    hand.context.prevailing = Some(table.position.round);
    Some(Box::new(hand))
}

/// Returns the mapping from the seats of an event to the seats of the hand.
fn reseat(seating: Option<BySeat<PlayerId>>, table: &Table) -> Reseat {
    match seating {
        Some(then) => Reseat::new(Seat::ALL.map(|seat| table.seat_of(then[seat]))),
        None => Reseat::UNCHANGED,
    }
}

/// Returns the wins that an event of the rule set pays, such as several wins in one event: their values are not known.
fn event_wins(entry: &AtSeating<TableEvent>, table: &Table) -> Option<Vec<GameWin>> {
    let house = &table.rules.house;
    let event = house.rule_set().event(&entry.event.event)?;
    let answers = entry.event.answers.clone();
    let answers = answers.reseat(reseat(entry.seating, table)).ok()?;
    let from = answers.seat("from").map(|seat| table.seats()[seat]);
    let by = match (answers.get("by"), from) {
        (Some(Answer::By(by)), _) => *by,
        (_, Some(_)) => WinBy::Discard,
        (_, None) => WinBy::BonusTiles,
    };
    let ruling = (event.rule)(house, &table.with_derived(event, &answers)).ok()?;
    let wins = ruling.winners.iter().map(|&seat| GameWin {
        winner: table.seats()[seat],
        by,
        from,
        value: None,
        picture: None,
    });
    Some(wins.collect())
}
