//! Laws of what verdicts do, in every penalty book.

use tilewise_rules::fouls::{Aftermath, Bets, Counters, DealerAfter, HandAfter, Verdict};
use tilewise_rules::{Account, BySeat, Fact, Facts, Overall, Seat, Tournament, penalty_books};
use tilewise_tests::fouls::each_end;

const TOURNAMENT: &Tournament = penalty_books::WRC_2015.tournament.unwrap();

#[test]
fn a_verdict_does_what_its_code_says() {
    each_end(|book, foul, end| {
        let Verdict {
            code,
            effects,
            offers,
            ..
        } = &end.verdict;
        let why = format!("{} {} {:?}", book.key, foul.key, end.facts);
        // Whoever loses a second session pays for it, and leaves.
        match effects.fine {
            Some(_) => assert!(matches!(*code, "FINE" | "DQ"), "{why}"),
            None => assert_ne!(*code, "FINE", "{why}"),
        }
        if let Some(fine) = effects.fine {
            assert_eq!(effects.hand, fine.hand, "{why}");
            assert!(fine.points > 0 && fine.points % 10 == 0, "{why}");
            let zero = Overall::default();
            assert_eq!(effects.overall, Some(zero), "{why}");
            assert_eq!(effects.bets, Bets::Untouched, "{why}");
            return;
        }
        assert_eq!(effects.redeal(), matches!(*code, "CH" | "REDEAL"), "{why}");
        assert_eq!(effects.overall.is_none(), *code == "REF", "{why}");
        assert_eq!(offers.is_empty(), *code != "REF", "{why}");
        assert_eq!(
            effects.overall.is_some_and(|by| by < Overall::default()),
            matches!(*code, "CH" | "PP"),
            "{why}"
        );
        assert!(
            effects
                .overall
                .is_none_or(|points| points <= Overall::default()),
            "{why}"
        );
        if *code == "CH" {
            assert_eq!(
                effects.overall,
                Some(Overall::points(-book.chonbo)),
                "{why}"
            );
            assert_eq!(effects.bets, Bets::Returned, "{why}");
        }
        if effects.redeal() {
            assert_eq!(effects.counters, Counters::Unchanged, "{why}");
            assert_eq!(effects.dealer, DealerAfter::Stays, "{why}");
        }
        // A hand that is dead when the wall runs out is noten, and there is nothing left to play.
        let dead = match effects.hand {
            HandAfter::Dead => true,
            HandAfter::Noten => *code != "EXC",
            _ => false,
        };
        assert_eq!(dead, *code == "DH", "{why}");
    });
}

/// What a dead hand may do is the book's; of other hands the words are the same in every book.
#[test]
fn a_verdict_says_what_becomes_of_the_hand_and_whether_it_warns() {
    each_end(|book, foul, end| {
        let verdict = &end.verdict;
        let why = format!("{} {} {:?}", book.key, foul.key, end.facts);
        let says = match verdict.effects.hand {
            HandAfter::Dead => book.dead,
            HandAfter::Void => "The hand is not played on: the same hand is dealt again.",
            HandAfter::Scored => "The winning hand is scored and paid as always.",
            HandAfter::Continues | HandAfter::Untouched => "",
            hand => hand.says(),
        };
        assert_eq!(verdict.of_hand(), says, "{why}");
        assert_eq!(verdict.is_warning(), verdict.code == "WARN", "{why}");
    });
}

/// Every subset of the seats.
fn subsets() -> impl Iterator<Item = BySeat<bool>> {
    (0..16_usize).map(|bits| BySeat::new([0, 1, 2, 3].map(|bit| bits >> bit & 1 == 1)))
}

fn count(of: BySeat<bool>) -> usize {
    of.iter().filter(|(_, is)| **is).count()
}

/// One verdict of each kind of effects.
fn kinds() -> Vec<Verdict> {
    let mut kinds: Vec<Verdict> = Vec::new();
    each_end(|_, _, end| {
        let new = |other: &Verdict| other.effects != end.verdict.effects;
        if kinds.iter().all(new) {
            kinds.push(end.verdict.clone());
        }
    });
    kinds
}

const OLDER: u32 = 3;
const COUNTERS: u32 = 2;

/// All that can be told about a table.
fn facts(seat: Seat, tenpai: BySeat<bool>, declared: BySeat<bool>) -> Facts {
    let mut facts = Facts::default();
    facts.set("seat", Fact::Seat(seat));
    facts.set("overall", Fact::Overall(Overall::of_table(12_300)));
    facts.set("tenpai", Fact::Seats(tenpai));
    facts.set("declared", Fact::Seats(declared));
    facts.set("bets", Fact::Number(OLDER));
    facts.set("counters", Fact::Number(COUNTERS));
    facts
}

#[test]
fn payments_cancel_and_bets_are_conserved() {
    for verdict in kinds() {
        let effects = verdict.effects;
        for seat in Seat::ALL {
            for tenpai in subsets() {
                for declared in subsets() {
                    let facts = facts(seat, tenpai, declared);
                    let Aftermath {
                        overall,
                        payments,
                        returned,
                        bets,
                        counters,
                        dealer,
                    } = verdict.aftermath(&facts);
                    let why = format!("{effects:?} {facts:?}");

                    let want = effects
                        .overall
                        .map(|points| Overall::of_table(12_300) + points);
                    assert_eq!(overall, want, "{why}");

                    if let Some(fine) = effects.fine {
                        let sum: i64 = payments.net().iter().map(|(_, net)| net).sum();
                        let to_bank = payments.net_of(Account::Bank);
                        assert_eq!(sum + to_bank, 0, "{why}");
                        let shares = if to_bank == 0 { 3 } else { 1 };
                        assert_eq!(payments.net()[seat], -shares * fine.points, "{why}");
                        continue;
                    }
                    let net = payments.net();
                    assert_eq!(net.iter().map(|(_, net)| net).sum::<i64>(), 0, "{why}");
                    let mut ready = tenpai;
                    ready[seat] = false;
                    for (one, net) in net.iter() {
                        let drawn = effects.hand == HandAfter::Noten && count(ready) > 0;
                        let of = |number: usize| 3_000 / i64::try_from(number).expect("a few");
                        let want = match (drawn, ready[one]) {
                            (false, _) => 0,
                            (true, true) => of(count(ready)),
                            (true, false) => -of(4 - count(ready)),
                        };
                        assert_eq!(*net, want, "{why}");
                    }

                    let all: i64 = returned.iter().map(|(_, back)| back).sum();
                    match effects.bets {
                        Bets::Returned | Bets::OnTable => {
                            let lay =
                                i64::from(OLDER) + i64::try_from(count(declared)).expect("a few");
                            assert_eq!(all / 1_000 + bets.map_or(0, i64::from), lay, "{why}");
                        }
                        Bets::Back => {
                            let others = declared.iter().filter(|(one, is)| *one != seat && **is);
                            let lie = OLDER + u32::try_from(others.count()).expect("a few");
                            assert_eq!((all, bets), (1_000, Some(lie)), "{why}");
                        }
                        Bets::Stay => {
                            let lie = OLDER + u32::try_from(count(declared)).expect("a few");
                            assert_eq!((all, bets), (0, Some(lie)), "{why}");
                        }
                        Bets::ToWinner => assert_eq!((all, bets), (0, Some(0)), "{why}"),
                        Bets::Untouched => {
                            let lie = effects.redeal().then_some(OLDER);
                            assert_eq!((all, bets), (0, lie), "{why}");
                        }
                    }
                    for (one, back) in returned.iter() {
                        let has = match effects.bets {
                            Bets::Returned => declared[one],
                            Bets::Back => one == seat,
                            _ => false,
                        };
                        assert_eq!(*back, if has { 1_000 } else { 0 }, "{why}");
                    }

                    let want = match effects.counters {
                        Counters::Unchanged => Some(COUNTERS),
                        Counters::Added => Some(COUNTERS + 1),
                        _ => None,
                    };
                    assert_eq!(counters, want, "{why}");
                    let want = match effects.dealer {
                        DealerAfter::RotatesIfEast if ready[Seat::East] => DealerAfter::Stays,
                        DealerAfter::RotatesIfEast => DealerAfter::Rotates,
                        other => other,
                    };
                    assert_eq!(dealer, want, "{why}");
                }
            }
        }
    }
}

#[test]
fn a_point_penalty_changes_the_overall_score_and_nothing_at_the_table() {
    let table = BySeat::new([40_000, 30_000, 27_700, 22_300]);
    each_end(|_, foul, end| {
        let effects = end.verdict.effects;
        if effects
            .overall
            .is_none_or(|points| points == Overall::default())
        {
            return;
        }
        let facts = facts(Seat::South, BySeat::new([true; 4]), BySeat::new([true; 4]));
        let after = end.verdict.aftermath(&facts);
        let mut scores = table;
        for (seat, net) in after.payments.net().iter() {
            scores[seat] += net;
        }
        assert_eq!(scores, table, "{}", foul.key);
        assert_eq!(TOURNAMENT.uma(&scores), TOURNAMENT.uma(&table));
        assert_eq!(TOURNAMENT.hanchan(&scores), TOURNAMENT.hanchan(&table));
        let taken = after.overall.expect("it was told") - Overall::of_table(12_300);
        assert_eq!(Some(taken), effects.overall);
    });
}

#[test]
fn what_is_not_asked_about_the_table_changes_nothing() {
    let all = facts(
        Seat::South,
        BySeat::new([false, true, true, false]),
        BySeat::new([true, false, false, true]),
    );
    for verdict in kinds() {
        let asked: Vec<_> = verdict.asks().map(|field| field.key).collect();
        let mut only = Facts::default();
        for key in &asked {
            only.set(key, all.fact(key).expect("all is told").clone());
        }
        let (few, many) = (verdict.aftermath(&only), verdict.aftermath(&all));
        assert_eq!(few.payments, many.payments, "{asked:?}");
        assert_eq!(few.returned, many.returned, "{asked:?}");
        assert_eq!(few.dealer, many.dealer, "{asked:?}");
        // Those that stay where they are can be told all the same.
        if !matches!(verdict.effects.bets, Bets::Stay | Bets::ToWinner) {
            assert_eq!(few.bets, many.bets, "{asked:?}");
        }
        if verdict.effects.redeal() || verdict.effects.hand == HandAfter::Noten {
            assert_eq!(few.counters, many.counters, "{asked:?}");
        }
    }
}

#[test]
fn what_is_asked_about_the_table_changes_something() {
    for verdict in kinds() {
        for field in verdict.asks() {
            let some = BySeat::new([true, false, true, false]);
            let before = facts(Seat::East, some, some);
            let mut after = before.clone();
            after.unset(field.key);
            let (before, after) = (verdict.aftermath(&before), verdict.aftermath(&after));
            let why = format!("{} of {:?}", field.key, verdict.effects);
            assert_ne!(before, after, "{why}");
        }
    }
}

/// Other programs read these words.
#[test]
fn the_words_of_the_face_stay() {
    use HandAfter as Hand;
    let hands = [
        (Hand::Continues, "continues"),
        (Hand::Dead, "dead hand"),
        (Hand::Void, "void"),
        (Hand::Scored, "scored"),
        (Hand::Drawn, "exhaustive draw"),
        (Hand::NoWin, "draw"),
        (Hand::Noten, "exhaustive draw"),
        (Hand::NotPlayed, "n/a (hanchan score 0)"),
        (Hand::Untouched, "n/a"),
    ];
    assert!(hands.iter().all(|(hand, word)| hand.key() == *word));
    let bets = [
        (Bets::Stay, "stay"),
        (Bets::Returned, "returned to declarers"),
        (Bets::Back, "returned to the player"),
        (Bets::ToWinner, "to the winner"),
        (Bets::OnTable, "stay on table"),
        (Bets::Untouched, "n/a"),
    ];
    assert!(bets.iter().all(|(bets, word)| bets.key() == *word));
    let counters = [
        (Counters::Normal, "normal"),
        (Counters::Unchanged, "unchanged"),
        (Counters::Added, "+1"),
        (Counters::Untouched, "n/a"),
    ];
    assert!(
        counters
            .iter()
            .all(|(counters, word)| counters.key() == *word)
    );
    let dealers = [
        (DealerAfter::Normal, "normal"),
        (DealerAfter::Stays, "stays"),
        (
            DealerAfter::RotatesIfEast,
            "rotates if the offender is East",
        ),
        (DealerAfter::Rotates, "rotates"),
        (DealerAfter::Untouched, "n/a"),
    ];
    assert!(dealers.iter().all(|(dealer, word)| dealer.key() == *word));
}
