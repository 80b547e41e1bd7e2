//! Random whole games.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tilewise_api::{Catalogue, log_of, read_game};
use tilewise_ledger::{
    AtSeating, Change, Correction, DERIVED_ANSWERS, Entry, EntryId, FoulRecord, Game, GameEvent,
    Log, Opening, PlayerId, Rules, WinRecord,
};
use tilewise_rules::fouls::{HandAfter, PenaltyBook};
use tilewise_rules::{
    Answer, Answers, BySeat, Event, RuleConfig, RuleSet, Seat, Win, penalty_books,
};

use crate::fouls::ends;
use crate::play::Houses;
use crate::random::{Rng, once_in, one_of};
use crate::random_requests;

/// Limit of entries. The table ends the game then.
const MOST: usize = 120;

/// All outcomes of foul questions by penalty book: the foul, its answers, and whether the hand is replayed.
static FOULS: LazyLock<Vec<(&str, Vec<FoulOutcome>)>> = LazyLock::new(|| {
    let books = penalty_books::ALL.into_iter();
    let all = books.map(|book| {
        let fouls = book.fouls.iter().flat_map(|foul| {
            let ends = ends(book, foul, None).into_iter();
            ends.map(|end| FoulOutcome {
                foul: FoulRecord::new(foul.key, None, end.facts),
                is_void: end.verdict.effects.hand == HandAfter::Void,
            })
        });
        (book.key, fouls.collect())
    });
    all.collect()
});

struct FoulOutcome {
    foul: FoulRecord,
    is_void: bool,
}

/// Returns a foul of a penalty book, often one with a replayed hand, since few have it.
fn foul(rng: &mut Rng, book: &PenaltyBook) -> Option<FoulRecord> {
    let (_, all) = FOULS.iter().find(|(key, _)| *key == book.key)?;
    let is_void = once_in(rng, 3);
    let fit: Vec<&FoulOutcome> = all.iter().filter(|one| one.is_void || !is_void).collect();
    let one = fit.get(rng.usize(0..fit.len().max(1)))?;
    let mut foul = one.foul.clone();
    // A game requires the offender even if the ruling is the same for all.
    if foul.answers.seat("seat").is_none() {
        foul.answers.set("seat", Answer::Seat(seat(rng)));
    }
    Some(foul)
}

/// Returns a finished game, ended by the rules or by the table.
pub fn game(rng: &mut Rng, houses: Houses, house: RuleConfig) -> Log {
    let book = penalty_book(rng, &house);
    let rule_set = house.rule_set();
    let opened = GameEvent::Opened(Opening {
        rules: Rules {
            house,
            penalty_book: Some(book),
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
        club: None,
    });
    let mut table = RandomTable {
        log: Log::default(),
        game: Game::default(),
        rule_set,
        houses,
        book,
        // Tables differ in the rates of draws, fouls and high wins.
        drawn: one_of(rng, &[1, 3, 3, 6]),
        fouled: one_of(rng, &[0, 0, 0, 5]),
        values: one_of(
            rng,
            &[&[1, 2, 3, 4, 5, 8, 9, 10, 12], &[5, 8, 10, 13, 24, 64]],
        ),
    };
    table.apply(opened);
    while table.log.entries().len() < MOST && !table.is_finished() {
        for input in table.next(rng) {
            // Refused entries are stored now and then.
            let keeps = once_in(rng, 40);
            table.try_apply(input, keeps);
        }
    }
    if !table.is_finished() {
        table.apply(GameEvent::Closed);
    }
    table.log
}

/// Returns the penalty book of a rule configuration, or a random matching one if it has none.
fn penalty_book(rng: &mut Rng, house: &RuleConfig) -> &'static PenaltyBook {
    let rule_set = house.rule_set();
    let own = (rule_set.game.progression.penalty_book)(house).and_then(penalty_books::by_key);
    let own = own.or_else(|| penalty_books::by_key(rule_set.identity.key));
    own.unwrap_or_else(|| one_of(rng, &penalty_books::ALL))
}

/// A game in progress.
struct RandomTable {
    log: Log,
    game: Game,
    rule_set: &'static RuleSet,
    houses: Houses,
    book: &'static PenaltyBook,
    /// Draws per twenty hands.
    drawn: u8,
    /// Fouls per twenty other hands, in addition to the base rate of all tables.
    fouled: u8,
    /// Values of counted wins.
    values: &'static [u16],
}

impl RandomTable {
    fn is_finished(&self) -> bool {
        self.game
            .table()
            .is_some_and(|table| table.end_reason.is_some())
    }

    fn entry(&self, input: GameEvent) -> Entry {
        let counter = self.log.next_counter();
        Entry {
            id: EntryId(format!("e{counter}")),
            device: "corpus".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event: input,
        }
    }

    fn apply(&mut self, input: GameEvent) {
        let entry = self.entry(input);
        let replays = matches!(entry.event, GameEvent::Correction(_));
        self.game.apply(&entry.id, &entry.event);
        let added = self.log.add(entry);
        debug_assert!(added.is_ok(), "each has an id of its own");
        if replays {
            self.game = self.log.replay();
        }
    }

    /// Applies an event. A refused one is stored only if `keeps_refused`.
    fn try_apply(&mut self, input: GameEvent, keeps_refused: bool) {
        if !matches!(input, GameEvent::Correction(_)) {
            let mut after = self.game.clone();
            let entry = self.entry(input.clone());
            after.apply(&entry.id, &entry.event);
            let refused = after
                .outcomes()
                .last()
                .is_some_and(|line| line.refusal.is_some());
            if refused && !keeps_refused {
                return;
            }
        }
        self.apply(input);
    }

    /// Returns the next events.
    fn next(&self, rng: &mut Rng) -> Vec<GameEvent> {
        let Some(now) = self.game.table() else {
            return Vec::new();
        };
        if rng.u8(0..20) < self.drawn {
            return self.drawn(rng).into_iter().collect();
        }
        if rng.u8(0..20) < self.fouled {
            return self.foul(rng).into_iter().collect();
        }
        match rng.u8(0..20) {
            0..9 => {
                let entry = (self.houses.own)().winning(rng);
                let all = &entry.context.circumstances;
                let mut declaring = now.rules.house.rule_set().declaring();
                let declares = declaring.any(|one| all.has(one));
                let bet = entry.context.seat.filter(|_| declares);
                let bet = bet.map(|seat| GameEvent::Bet(now.seats()[seat]));
                let won = GameEvent::Win(AtSeating::current(WinRecord::hand(entry)));
                bet.into_iter().chain([won]).collect()
            }
            9..13 => {
                let from = (rng.u8(0..3) > 0).then(|| seat(rng));
                vec![GameEvent::Win(AtSeating::current(self.counted(rng, from)))]
            }
            13 => {
                let from = seat(rng);
                let many = rng.usize(2..4);
                let all = (0..many).map(|_| self.counted(rng, Some(from)));
                vec![GameEvent::MultipleWins(AtSeating::current(all.collect()))]
            }
            14 | 15 => vec![GameEvent::Bet(PlayerId(rng.u8(0..4)))],
            16 if !self.rule_set.game.events.is_empty() => {
                let place = rng.usize(0..self.rule_set.game.events.len());
                let event = self.event(rng, "happened", &self.rule_set.game.events[place]);
                event.into_iter().collect()
            }
            17 => self.foul(rng).into_iter().collect(),
            18 => self.corrected(rng).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn foul(&self, rng: &mut Rng) -> Option<GameEvent> {
        let foul = foul(rng, self.book)?;
        Some(GameEvent::Foul(AtSeating::current(foul)))
    }

    /// Returns a counted win.
    fn counted(&self, rng: &mut Rng, from: Option<Seat>) -> WinRecord {
        let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
        let value = one_of(rng, self.values);
        let mut facts = Answers::of_counted_win(seat(rng), value, win);
        if value < 5 && !self.rule_set.scoring.axes.is_empty() {
            facts.set("fu", Answer::Number(one_of(rng, &[30, 40, 50])));
        }
        WinRecord::counted(facts)
    }

    /// Returns a draw.
    fn drawn(&self, rng: &mut Rng) -> Option<GameEvent> {
        let draws = self.rule_set.game.progression.draws;
        if draws.is_empty() {
            return Some(GameEvent::Draw(AtSeating::current(None)));
        }
        let event = self.rule_set.event(one_of(rng, draws))?;
        self.event(rng, "drawn", event)
    }

    /// An event of the rule set, with random answers.
    fn event(&self, rng: &mut Rng, kind: &str, event: &Event) -> Option<GameEvent> {
        let mut request = random_requests::event(rng, self.rule_set.identity.key, event);
        let fields = request.as_object_mut()?;
        fields.retain(|key, _| {
            key != "ruleset" && key != "on_table" && !DERIVED_ANSWERS.contains(&&**key)
        });
        fields.insert("told".to_owned(), kind.into());
        input(self.rule_set, request)
    }

    /// Returns a correction of an earlier hand.
    fn corrected(&self, rng: &mut Rng) -> Option<GameEvent> {
        let hands = self.log.resolved();
        let of = hands.get(rng.usize(1..hands.len().max(2)))?.id.clone();
        let what = if rng.bool() {
            Change::Delete
        } else {
            let won = self.counted(rng, None);
            Change::Replace(Box::new(GameEvent::Win(AtSeating::current(won))))
        };
        Some(GameEvent::Correction(Correction {
            target: of,
            change: what,
        }))
    }
}

fn seat(rng: &mut Rng) -> Seat {
    one_of(rng, &Seat::ALL)
}

/// Parses a game event from JSON. `None` if it can't be read.
fn input(rule_set: &'static RuleSet, event: Value) -> Option<GameEvent> {
    let opened = json!({
        "told": "opened", "ruleset": rule_set.identity.key, "players": ["A", "B", "C", "D"],
        "seats": {"E": 0, "S": 1, "W": 2, "N": 3},
    });
    let entry = |(counter, input): (u32, Value)| {
        json!({
            "id": format!("e{counter}"), "device": "corpus", "counter": counter, "time": 0,
            "author": "", "input": input,
        })
    };
    let entries: Vec<Value> = (1..).zip([opened, event]).map(entry).collect();
    let file = json!({"tilewise-game": 1, "entries": entries}).to_string();
    let log = log_of(&read_game(file.as_bytes()).ok()?, Catalogue::ALL).ok()?;
    Some(log.entries().last()?.event.clone())
}
