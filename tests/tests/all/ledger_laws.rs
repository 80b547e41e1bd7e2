//! Laws that every game obeys, on random games of every rule set.

use proptest::prelude::*;
use tilewise_ledger::{
    Change, Correction, Entry, EntryId, Foul, Game, Happened, Holder, Input, Log, Opening,
    PlayerId, Rules, Table, Told, Won,
};
use tilewise_rules::{BySeat, Fact, Facts, House, RuleSet, Seat, Win, penalty_books, rule_sets};
use tilewise_tests::random::Rng;

const ENTRIES: usize = 30;

/// Each table of rules as often as any other, however many presets it has.
fn house(rng: &mut Rng) -> House {
    const TABLES: [&str; 5] = [
        "hk-old-style",
        "mcr",
        "riichi",
        "singapore",
        "sparrows-nest",
    ];
    let table = TABLES[rng.usize(0..TABLES.len())];
    let all: Vec<_> = rule_sets::ALL
        .iter()
        .filter(|one| one.table_key() == table)
        .collect();
    let house = House::with_defaults(all[rng.usize(0..all.len())]);
    if table == "singapore" {
        house.set("several_winners", "true")
    } else {
        house
    }
}

fn opening(rng: &mut Rng) -> Input {
    let names = ["Ann", "Bo", "Cy", "Di", "Eve"];
    let players = 4 + rng.usize(0..2);
    let house = house(rng);
    let own = penalty_books::of_house(&house);
    Input::Opened(Opening {
        rules: Rules {
            penalty_book: own.or(Some(penalty_books::ALL[0])),
            house,
        },
        players: names[..players].iter().map(ToString::to_string).collect(),
        seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
        start: None,
    })
}

fn seat(rng: &mut Rng) -> Seat {
    Seat::ALL[rng.usize(0..4)]
}

fn seats(rng: &mut Rng) -> BySeat<PlayerId> {
    let mut all = [0, 1, 2, 3, 4].map(PlayerId);
    for place in 0..4 {
        all.swap(place, place + rng.usize(0..5 - place));
    }
    BySeat::new([all[0], all[1], all[2], all[3]])
}

fn some_seats(rng: &mut Rng) -> Fact {
    Fact::Seats(BySeat::new([(); 4]).map(|()| rng.usize(0..2) == 0))
}

fn won(rng: &mut Rng, from: Option<Seat>) -> Won {
    let win = from.map_or(Win::SelfDraw, |from| Win::Discard { from });
    let value = 1 + rng.usize(0..12);
    let mut facts = Facts::of_counted_win(seat(rng), u16::try_from(value).unwrap_or(1), win);
    if value < 5 {
        facts.set("fu", Fact::Number(30));
    }
    Won::Counted(facts)
}

/// Who said it, and by which seats: those of now, or others.
fn told<T>(rng: &mut Rng, told: T) -> Told<T> {
    let seats = (rng.usize(0..3) == 0).then(|| seats(rng));
    Told { seats, told }
}

fn event(rng: &mut Rng, rule_set: &RuleSet) -> Happened {
    let event = &rule_set.events[rng.usize(0..rule_set.events.len())];
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat(rng)));
    facts.set("by", Fact::By(tilewise_rules::WinBy::SelfDraw));
    facts.set("tenpai", some_seats(rng));
    facts.set("kong", Fact::Flag(rng.usize(0..2) == 0));
    facts.set("kind", Fact::Word(rng.usize(0..4)));
    Happened {
        event: event.key.to_owned(),
        facts,
    }
}

fn drawn(rng: &mut Rng, rule_set: &RuleSet) -> Option<Happened> {
    let draws = rule_set.progression.draws;
    let event = draws.first()?;
    Some(Happened {
        event: (*event).to_owned(),
        ..self::event(rng, rule_set)
    })
}

/// A foul of one penalty book or another.
fn foul(rng: &mut Rng) -> Foul {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat(rng)));
    // A riichi or a win that was none, with the hand shown or not.
    facts.set("call", Fact::Word(rng.usize(0..4)));
    facts.set("shown", Fact::Flag(rng.usize(0..2) == 0));
    facts.set("same_time", Fact::Word(0));
    // What was wrong with the win.
    facts.set("fault", Fact::Word(rng.usize(0..3)));
    Foul {
        foul: ["empty-call", "false-win", "broken-wall"][rng.usize(0..3)].to_owned(),
        clause: None,
        facts,
    }
}

fn input(rng: &mut Rng, rule_set: &RuleSet) -> Input {
    match rng.usize(0..25) {
        0..7 => {
            let from = (rng.usize(0..3) > 0).then(|| seat(rng));
            let won = won(rng, from);
            Input::Won(told(rng, won))
        }
        7..10 => {
            let from = seat(rng);
            let all = (0..2 + rng.usize(0..2))
                .map(|_| won(rng, Some(from)))
                .collect();
            Input::SeveralWon(told(rng, all))
        }
        10..13 => {
            let drawn = drawn(rng, rule_set);
            Input::Drawn(told(rng, drawn))
        }
        13..16 => Input::Bet(PlayerId(u8::try_from(rng.usize(0..6)).unwrap_or(0))),
        16 | 17 => {
            let event = event(rng, rule_set);
            Input::Happened(told(rng, event))
        }
        18 => {
            let foul = foul(rng);
            Input::Foul(told(rng, foul))
        }
        19 => Input::Seats(seats(rng)),
        20 => Input::Joined("Flo".to_owned()),
        21 => Input::Rules(Rules {
            house: house(rng),
            penalty_book: None,
        }),
        22 => Input::Closed,
        23 => [Input::PenGiven, Input::PenTaken][rng.usize(0..2)].clone(),
        _ => Input::Reopened,
    }
}

fn entry(counter: u64, input: Input) -> Entry {
    Entry {
        id: EntryId(format!("e{counter}")),
        device: "phone".to_owned(),
        counter,
        time: 0,
        author: String::new(),
        input,
    }
}

/// A game without corrections.
fn plain(rng: &mut Rng) -> Vec<Entry> {
    let opening = opening(rng);
    let Input::Opened(opened) = &opening else {
        return Vec::new();
    };
    let rule_set = opened.rules.house.rule_set();
    let rest: Vec<Input> = (0..ENTRIES).map(|_| input(rng, rule_set)).collect();
    let all = [opening].into_iter().chain(rest);
    (1..)
        .zip(all)
        .map(|(counter, input)| entry(counter, input))
        .collect()
}

fn corrected(of: &EntryId, what: Change) -> Input {
    Input::Corrected(Correction {
        of: of.clone(),
        what,
    })
}

/// A game with some corrections, also of corrections.
fn game(rng: &mut Rng) -> Vec<Entry> {
    let mut all = plain(rng);
    let Some(Input::Opened(opened)) = all.first().map(|one| &one.input) else {
        return all;
    };
    let rule_set = opened.rules.house.rule_set();
    for _ in 0..6 {
        let of = all[1 + rng.usize(0..all.len() - 1)].id.clone();
        let what = match rng.usize(0..3) {
            0 => Change::Delete,
            1 => Change::Replace(Box::new(input(rng, rule_set))),
            _ => Change::InsertBefore(Box::new(input(rng, rule_set))),
        };
        all.push(entry(all.len() as u64 + 1, corrected(&of, what)));
    }
    all
}

fn log(entries: impl IntoIterator<Item = Entry>) -> Log {
    Log::of(entries).expect("ids of their own")
}

fn table(game: &Game) -> &Table {
    game.table().expect("it was opened")
}

/// All accounts of a game.
fn holders(table: &Table) -> Vec<Holder> {
    let players = (0..=u8::MAX).map(PlayerId).take(table.players.len());
    let pots = (0..3).map(Holder::Pot);
    players
        .map(Holder::Player)
        .chain(pots)
        .chain([Holder::Bank])
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn accounts_sum_to_zero_and_moves_explain_them(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let log = log(game(rng));
        let mut game = Game::default();
        for one in log.effective() {
            let before = game.table().cloned();
            game.tell(one.id, one.input);
            let now = table(&game);
            prop_assert_eq!(now.accounts.sum(), 0);
            let Some(before) = before.filter(|before| before.players.len() == now.players.len())
            else {
                continue;
            };
            let line = game.lines().last().expect("one for each entry");
            for holder in holders(now) {
                let moved = |one: &tilewise_ledger::Move| {
                    i64::from(one.to == holder) * one.amount
                        - i64::from(one.from == holder) * one.amount
                };
                let moved: i64 = line.moves.iter().map(moved).sum();
                let gained = now.accounts.of(holder) - before.accounts.of(holder);
                prop_assert_eq!(gained, moved);
            }
        }
    }

    #[test]
    fn debts_come_to_what_each_has_gained(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let game = log(game(rng)).replay();
        let now = table(&game);
        let debts = game.debts();
        let all = holders(now);
        for &holder in &all {
            prop_assert_eq!(debts.gained(holder), now.accounts.gained(holder));
            let netted: i64 = debts
                .netted()
                .map(|one| {
                    i64::from(one.to == holder) * one.amount
                        - i64::from(one.from == holder) * one.amount
                })
                .sum();
            prop_assert_eq!(netted, now.accounts.gained(holder));
        }
        let sum: i64 = all.iter().map(|&holder| debts.gained(holder)).sum();
        prop_assert_eq!(sum, 0);
        // Of a pair that is netted, one owes the other, or neither does.
        for one in debts.netted() {
            prop_assert!(debts.netted().all(|other| (other.from, other.to) != (one.to, one.from)));
        }
    }

    #[test]
    fn what_is_refused_moves_nothing(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let log = log(game(rng));
        let mut game = Game::default();
        for one in log.effective() {
            let before = game.table().cloned();
            game.tell(one.id, one.input);
            let line = game.lines().last().expect("one for each entry");
            if line.refused.is_some() {
                prop_assert!(line.moves.is_empty());
                prop_assert_eq!(game.table(), before.as_ref());
            }
        }
    }

    #[test]
    fn the_replay_of_a_prefix_is_a_prefix_of_the_replay(seed: u64, upto in 1..=ENTRIES) {
        let rng = &mut Rng::with_seed(seed);
        let entries = plain(rng);
        let whole = log(entries.clone()).replay();
        let part = log(entries[..upto].to_vec()).replay();
        prop_assert_eq!(part.lines(), &whole.lines()[..upto]);
    }

    #[test]
    fn a_correction_and_its_opposite_leave_nothing(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let mut entries = game(rng);
        let before = log(entries.clone()).replay();
        let of = entries[1 + rng.usize(0..entries.len() - 1)].id.clone();
        let rule_set = table(&before).rules.house.rule_set();
        let what = match rng.usize(0..3) {
            0 => Change::Delete,
            1 => Change::Replace(Box::new(input(rng, rule_set))),
            _ => Change::InsertBefore(Box::new(input(rng, rule_set))),
        };
        let next = entries.len() as u64 + 1;
        let one = entry(next, corrected(&of, what));
        let opposite = entry(next + 1, corrected(&one.id, Change::Delete));
        entries.extend([one, opposite]);
        prop_assert_eq!(log(entries).replay(), before);
    }

    #[test]
    fn neither_the_order_of_arrival_nor_a_second_one_matters(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let entries = game(rng);
        let whole = log(entries.clone());
        let mut arrived = entries.clone();
        arrived.extend(entries);
        for place in (1..arrived.len()).rev() {
            arrived.swap(place, rng.usize(0..=place));
        }
        prop_assert_eq!(&log(arrived.clone()), &whole);
        let mut one_by_one = Log::default();
        for entry in arrived {
            prop_assert_eq!(one_by_one.add(entry), Ok(()));
        }
        prop_assert_eq!(one_by_one, whole);
    }

    #[test]
    fn a_swap_of_seats_twice_is_none(seed: u64, at in 1..=ENTRIES) {
        let rng = &mut Rng::with_seed(seed);
        let entries = plain(rng);
        let before = log(entries[..at].to_vec()).replay();
        let own = table(&before).first_seats;
        let swapped = BySeat::new([
            own[Seat::South],
            own[Seat::East],
            own[Seat::West],
            own[Seat::North],
        ]);
        let with = |seats: &[BySeat<PlayerId>]| {
            let mut inputs: Vec<Input> = entries.iter().map(|one| one.input.clone()).collect();
            inputs.splice(at..at, seats.iter().copied().map(Input::Seats));
            let told = (1..).zip(inputs).map(|(counter, input)| entry(counter, input));
            log(told).replay()
        };
        let (never, twice) = (with(&[]), with(&[swapped, own]));
        let (before, after) = (table(&never), table(&twice));
        prop_assert_eq!(&before.accounts, &after.accounts);
        prop_assert_eq!(before.position, after.position);
        prop_assert_eq!(before.seats(), after.seats());
        // Who told how it is has been asked: no other seats are proposed for the round.
        let told = with(&[own]);
        prop_assert_eq!(told.table(), Some(after));
    }
}
