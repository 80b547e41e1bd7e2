//! A whole game, told at random.

use std::sync::LazyLock;

use serde_json::{Value, json};
use tilewise_api::{Catalogue, log_of, read_game};
use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Foul, Game, Input, KNOWN, Log, Opening, PlayerId, Rules,
    Seated, Won,
};
use tilewise_rules::fouls::{HandAfter, PenaltyBook};
use tilewise_rules::{BySeat, Event, Fact, Facts, House, RuleSet, Seat, Win, penalty_books};

use crate::fouls::ends;
use crate::play::Houses;
use crate::random::{Rng, once_in, one_of};
use crate::random_requests;

/// No game has more entries: then the table ends it.
const MOST: usize = 120;

/// Everything that questions about a foul lead to, by book: the foul, the answers, and whether the hand is
/// dealt again.
static FOULS: LazyLock<Vec<(&str, Vec<Committed>)>> = LazyLock::new(|| {
    let books = penalty_books::ALL.into_iter();
    let all = books.map(|book| {
        let fouls = book.fouls.iter().flat_map(|foul| {
            let ends = ends(book, foul, None).into_iter();
            ends.map(|end| Committed {
                foul: Foul::of(foul.key, None, end.facts),
                is_void: end.verdict.effects.hand == HandAfter::Void,
            })
        });
        (book.key, fouls.collect())
    });
    all.collect()
});

struct Committed {
    foul: Foul,
    is_void: bool,
}

/// A foul of a book: often one after which the hand is dealt again, as few are.
fn foul(rng: &mut Rng, book: &PenaltyBook) -> Option<Foul> {
    let (_, all) = FOULS.iter().find(|(key, _)| *key == book.key)?;
    let is_void = once_in(rng, 3);
    let fit: Vec<&Committed> = all.iter().filter(|one| one.is_void || !is_void).collect();
    let one = fit.get(rng.usize(0..fit.len().max(1)))?;
    let mut foul = one.foul.clone();
    // A game asks who it was even where the ruling is the same for everybody.
    if foul.facts.seat("seat").is_none() {
        foul.facts.set("seat", Fact::Seat(seat(rng)));
    }
    Some(foul)
}

/// A game that is over: by the rules, or because the table ends it.
pub fn game(rng: &mut Rng, houses: Houses, house: House) -> Log {
    let book = penalty_book(rng, &house);
    let rule_set = house.rule_set();
    let opened = Input::Opened(Opening {
        rules: Rules {
            house,
            penalty_book: Some(book),
        },
        players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    });
    let mut table = Table {
        log: Log::default(),
        game: Game::default(),
        rule_set,
        houses,
        book,
        // Some tables like to draw, some to err, some to win much.
        drawn: one_of(rng, &[1, 3, 3, 6]),
        fouled: one_of(rng, &[0, 0, 0, 5]),
        values: one_of(
            rng,
            &[&[1, 2, 3, 4, 5, 8, 9, 10, 12], &[5, 8, 10, 13, 24, 64]],
        ),
    };
    table.tell(opened);
    while table.log.entries().len() < MOST && !table.is_over() {
        for input in table.next(rng) {
            // What can't be is told now and then, too.
            let keeps = once_in(rng, 40);
            table.try_telling(input, keeps);
        }
    }
    if !table.is_over() {
        table.tell(Input::Closed);
    }
    table.log
}

/// The penalty book of a house; where it has none, any that goes with it.
fn penalty_book(rng: &mut Rng, house: &House) -> &'static PenaltyBook {
    let rule_set = house.rule_set();
    let own = (rule_set.progression.penalty_book)(house).and_then(penalty_books::by_key);
    let own = own.or_else(|| penalty_books::by_key(rule_set.key));
    own.unwrap_or_else(|| one_of(rng, &penalty_books::ALL))
}

/// A game while it is played.
struct Table {
    log: Log,
    game: Game,
    rule_set: &'static RuleSet,
    houses: Houses,
    book: &'static PenaltyBook,
    /// So many hands in twenty are drawn.
    drawn: u8,
    /// In so many of twenty others somebody errs, beside the errors of all tables.
    fouled: u8,
    /// What hands are worth that come without their tiles.
    values: &'static [u16],
}

impl Table {
    fn is_over(&self) -> bool {
        self.game.table().is_some_and(|table| table.over.is_some())
    }

    fn entry(&self, input: Input) -> Entry {
        let counter = self.log.next_counter();
        Entry {
            id: EntryId(format!("e{counter}")),
            device: "corpus".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            input,
        }
    }

    fn tell(&mut self, input: Input) {
        let entry = self.entry(input);
        let replays = matches!(entry.input, Input::Corrected(_));
        self.game.tell(&entry.id, &entry.input);
        let added = self.log.add(entry);
        debug_assert!(added.is_ok(), "each has an id of its own");
        if replays {
            self.game = self.log.replay();
        }
    }

    /// Tells what can be, and keeps what can't only where it is said so.
    fn try_telling(&mut self, input: Input, keeps: bool) {
        if !matches!(input, Input::Corrected(_)) {
            let mut after = self.game.clone();
            let entry = self.entry(input.clone());
            after.tell(&entry.id, &entry.input);
            let refused = after
                .lines()
                .last()
                .is_some_and(|line| line.refused.is_some());
            if refused && !keeps {
                return;
            }
        }
        self.tell(input);
    }

    /// What is told next.
    fn next(&self, rng: &mut Rng) -> Vec<Input> {
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
                let bet = bet.map(|seat| Input::Bet(now.seats()[seat]));
                let won = Input::Won(Seated::here(Won::hand(entry)));
                bet.into_iter().chain([won]).collect()
            }
            9..13 => {
                let from = (rng.u8(0..3) > 0).then(|| seat(rng));
                vec![Input::Won(Seated::here(self.counted(rng, from)))]
            }
            13 => {
                let from = seat(rng);
                let many = rng.usize(2..4);
                let all = (0..many).map(|_| self.counted(rng, Some(from)));
                vec![Input::SeveralWon(Seated::here(all.collect()))]
            }
            14 | 15 => vec![Input::Bet(PlayerId(rng.u8(0..4)))],
            16 if !self.rule_set.events.is_empty() => {
                let place = rng.usize(0..self.rule_set.events.len());
                let event = self.event(rng, "happened", &self.rule_set.events[place]);
                event.into_iter().collect()
            }
            17 => self.foul(rng).into_iter().collect(),
            18 => self.corrected(rng).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn foul(&self, rng: &mut Rng) -> Option<Input> {
        let foul = foul(rng, self.book)?;
        Some(Input::Foul(Seated::here(foul)))
    }

    /// A win of which the value is known.
    fn counted(&self, rng: &mut Rng, from: Option<Seat>) -> Won {
        let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
        let value = one_of(rng, self.values);
        let mut facts = Facts::of_counted_win(seat(rng), value, win);
        if value < 5 && !self.rule_set.axes.is_empty() {
            facts.set("fu", Fact::Number(one_of(rng, &[30, 40, 50])));
        }
        Won::counted(facts)
    }

    /// A hand that nobody wins.
    fn drawn(&self, rng: &mut Rng) -> Option<Input> {
        let draws = self.rule_set.progression.draws;
        if draws.is_empty() {
            return Some(Input::Drawn(Seated::here(None)));
        }
        let event = self.rule_set.event(one_of(rng, draws))?;
        self.event(rng, "drawn", event)
    }

    /// An event of the rule set, with random answers.
    fn event(&self, rng: &mut Rng, told: &str, event: &Event) -> Option<Input> {
        let mut request = random_requests::event(rng, self.rule_set.key, event);
        let fields = request.as_object_mut()?;
        fields.retain(|key, _| key != "ruleset" && key != "on_table" && !KNOWN.contains(&&**key));
        fields.insert("told".to_owned(), told.into());
        input(self.rule_set, request)
    }

    /// An earlier hand that wasn't so.
    fn corrected(&self, rng: &mut Rng) -> Option<Input> {
        let hands = self.log.effective();
        let of = hands.get(rng.usize(1..hands.len().max(2)))?.id.clone();
        let what = if rng.bool() {
            Change::Delete
        } else {
            let won = self.counted(rng, None);
            Change::Replace(Box::new(Input::Won(Seated::here(won))))
        };
        Some(Input::Corrected(Correction { of, what }))
    }
}

fn seat(rng: &mut Rng) -> Seat {
    one_of(rng, &Seat::ALL)
}

/// What was told in JSON, if it can be read.
fn input(rule_set: &'static RuleSet, told: Value) -> Option<Input> {
    let opened = json!({
        "told": "opened", "ruleset": rule_set.key, "players": ["A", "B", "C", "D"],
        "seats": {"E": 0, "S": 1, "W": 2, "N": 3},
    });
    let entry = |(counter, input): (u32, Value)| {
        json!({
            "id": format!("e{counter}"), "device": "corpus", "counter": counter, "time": 0,
            "author": "", "input": input,
        })
    };
    let entries: Vec<Value> = (1..).zip([opened, told]).map(entry).collect();
    let file = json!({"tilewise-game": 1, "entries": entries}).to_string();
    let log = log_of(&read_game(file.as_bytes()).ok()?, Catalogue::ALL).ok()?;
    Some(log.entries().last()?.input.clone())
}
