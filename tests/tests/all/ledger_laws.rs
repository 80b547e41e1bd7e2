//! Laws of games, on random games of every rule set.

use proptest::prelude::*;
use tilewise_ledger::{Change, Entry, Game, GameEvent, Holder, Log, PlayerId, Table};
use tilewise_rules::{BySeat, Seat};
use tilewise_tests::random::Rng;
use tilewise_tests::random_games::{ENTRIES, corrected, entry, game, input, plain};
use tilewise_tests::times::times;

fn log(entries: impl IntoIterator<Item = Entry>) -> Log {
    Log::from_entries(entries).expect("ids of their own")
}

fn table(game: &Game) -> &Table {
    game.table().expect("it was opened")
}

/// Returns all accounts of a game.
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
    #![proptest_config(ProptestConfig::with_cases(times(192)))]

    #[test]
    fn accounts_sum_to_zero_and_moves_explain_them(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let log = log(game(rng));
        let mut game = Game::default();
        for one in log.resolved() {
            let before = game.table().cloned();
            game.apply(one.id, one.event);
            let now = table(&game);
            prop_assert_eq!(now.accounts.sum(), 0);
            let Some(before) = before.filter(|before| before.players.len() == now.players.len())
            else {
                continue;
            };
            let line = game.outcomes().last().expect("one for each entry");
            for holder in holders(now) {
                let moved = |one: &tilewise_ledger::Move| {
                    i64::from(one.to == holder) * one.amount
                        - i64::from(one.from == holder) * one.amount
                };
                let moved: i64 = line.moves.iter().map(moved).sum();
                let gained = now.accounts.balance(holder) - before.accounts.balance(holder);
                prop_assert_eq!(gained, moved);
            }
        }
    }

    /// Four players balance in three payments; each pot and the bank need one more.
    #[test]
    fn settlement_has_fewer_payments_than_accounts(seed: u64) {
        let replayed = log(game(&mut Rng::with_seed(seed))).replay();
        let table = table(&replayed);
        let payments = table.settle();
        let uneven = |holder: &Holder| table.accounts.gained(*holder) != 0;
        let (players, others): (Vec<Holder>, Vec<Holder>) = holders(table)
            .into_iter()
            .filter(uneven)
            .partition(|one| matches!(one, Holder::Player(_)));
        let most = (players.len() + others.len()).saturating_sub(1);
        prop_assert!(payments.len() <= most);
        if players.len() <= 4 {
            prop_assert!(payments.len() <= 3 + others.len());
        }
        for holder in players.into_iter().chain(others) {
            let handed = payments.iter().map(|one| {
                i64::from(one.from == holder) * one.amount - i64::from(one.to == holder) * one.amount
            });
            prop_assert_eq!(table.accounts.gained(holder) + handed.sum::<i64>(), 0);
        }
    }

    #[test]
    fn debts_sum_to_gains(seed: u64) {
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
        // Of a netted pair at most one owes the other.
        for one in debts.netted() {
            prop_assert!(debts.netted().all(|other| (other.from, other.to) != (one.to, one.from)));
        }
    }

    #[test]
    fn refused_entries_move_nothing(seed: u64) {
        let rng = &mut Rng::with_seed(seed);
        let log = log(game(rng));
        let mut game = Game::default();
        for one in log.resolved() {
            let before = game.table().cloned();
            game.apply(one.id, one.event);
            let line = game.outcomes().last().expect("one for each entry");
            if line.refusal.is_some() {
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
        prop_assert_eq!(part.outcomes(), &whole.outcomes()[..upto]);
    }

    #[test]
    fn correction_and_its_deletion_cancel(seed: u64) {
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
    fn log_ignores_arrival_order_and_duplicates(seed: u64) {
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
    fn double_seat_swap_changes_nothing(seed: u64, at in 1..=ENTRIES) {
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
            let mut inputs: Vec<GameEvent> = entries.iter().map(|one| one.event.clone()).collect();
            inputs.splice(at..at, seats.iter().copied().map(GameEvent::Seats));
            let changed = (1..).zip(inputs).map(|(counter, input)| entry(counter, input));
            log(changed).replay()
        };
        let (never, twice) = (with(&[]), with(&[swapped, own]));
        let (before, after) = (table(&never), table(&twice));
        prop_assert_eq!(&before.accounts, &after.accounts);
        prop_assert_eq!(before.position, after.position);
        prop_assert_eq!(before.seats(), after.seats());
        // Players who have given the seats get no other proposal for the round.
        let with_own = with(&[own]);
        prop_assert_eq!(with_own.table(), Some(after));
    }
}
