//! Laws of verdict effects, in every penalty book.

use tilewise_rules::fouls::{Bets, Counters, DealerAfter, HandAfter, TableEffects, Verdict};
use tilewise_rules::{Account, Answer, Answers, BySeat, Overall, Seat, Tournament, penalty_books};
use tilewise_tests::fouls::each_end;

const TOURNAMENT: &Tournament = penalty_books::WRC_2015.tournament.unwrap();

#[test]
fn verdict_effects_match_code() {
    each_end(|book, foul, end| {
        let Verdict {
            code,
            effects,
            offers,
            ..
        } = &end.verdict;
        let why = format!("{} {} {:?}", book.key, foul.key, end.facts);
        // The loser of a second session pays for it and leaves.
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
        // A dead hand is noten when the wall is exhausted, and play is over.
        let dead = match effects.hand {
            HandAfter::Dead => true,
            HandAfter::Noten => *code != "EXC",
            _ => false,
        };
        assert_eq!(dead, *code == "DH", "{why}");
    });
}

/// Penalty books describe dead hands in their own words, and other hands in the same words.
#[test]
fn verdict_describes_hand_and_warning() {
    each_end(|book, foul, end| {
        let verdict = &end.verdict;
        let why = format!("{} {} {:?}", book.key, foul.key, end.facts);
        let text = match verdict.effects.hand {
            HandAfter::Dead => book.dead,
            HandAfter::Void => "The hand is not played on: the same hand is dealt again.",
            HandAfter::Scored => "The winning hand is scored and paid as always.",
            HandAfter::Continues | HandAfter::Untouched => "",
            hand => hand.text(),
        };
        assert_eq!(verdict.hand_text(), text, "{why}");
        assert_eq!(verdict.is_warning(), verdict.code == "WARN", "{why}");
    });
}

/// Returns every subset of the seats.
fn subsets() -> impl Iterator<Item = BySeat<bool>> {
    (0..16_usize).map(|bits| BySeat::new([0, 1, 2, 3].map(|bit| bits >> bit & 1 == 1)))
}

fn count(of: BySeat<bool>) -> usize {
    of.iter().filter(|(_, is)| **is).count()
}

/// Returns one verdict for each kind of effects.
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

/// Returns all possible answers about a table.
fn facts(seat: Seat, tenpai: BySeat<bool>, declared: BySeat<bool>) -> Answers {
    let mut facts = Answers::default();
    facts.set("seat", Answer::Seat(seat));
    facts.set("overall", Answer::Overall(Overall::of_table(12_300)));
    facts.set("tenpai", Answer::Seats(tenpai));
    facts.set("declared", Answer::Seats(declared));
    facts.set("bets", Answer::Number(OLDER));
    facts.set("counters", Answer::Number(COUNTERS));
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
                    let TableEffects {
                        overall,
                        payments,
                        returned,
                        bets,
                        counters,
                        dealer,
                    } = verdict.table_effects(&facts);
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
fn point_penalty_leaves_table_scores_unchanged() {
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
        let after = end.verdict.table_effects(&facts);
        let mut scores = table;
        for (seat, net) in after.payments.net().iter() {
            scores[seat] += net;
        }
        assert_eq!(scores, table, "{}", foul.key);
        assert_eq!(TOURNAMENT.uma(&scores), TOURNAMENT.uma(&table));
        assert_eq!(TOURNAMENT.hanchan(&scores), TOURNAMENT.hanchan(&table));
        let penalty = after.overall.expect("an answer was given") - Overall::of_table(12_300);
        assert_eq!(Some(penalty), effects.overall);
    });
}

#[test]
fn table_facts_without_question_change_nothing() {
    let all = facts(
        Seat::South,
        BySeat::new([false, true, true, false]),
        BySeat::new([true, false, false, true]),
    );
    for verdict in kinds() {
        let keys: Vec<_> = verdict.table_questions().map(|field| field.key).collect();
        let mut only = Answers::default();
        for key in &keys {
            only.set(key, all.get(key).expect("all answers are given").clone());
        }
        let (few, many) = (verdict.table_effects(&only), verdict.table_effects(&all));
        assert_eq!(few.payments, many.payments, "{keys:?}");
        assert_eq!(few.returned, many.returned, "{keys:?}");
        assert_eq!(few.dealer, many.dealer, "{keys:?}");
        // Bets that stay may be stated as well.
        if !matches!(verdict.effects.bets, Bets::Stay | Bets::ToWinner) {
            assert_eq!(few.bets, many.bets, "{keys:?}");
        }
        if verdict.effects.redeal() || verdict.effects.hand == HandAfter::Noten {
            assert_eq!(few.counters, many.counters, "{keys:?}");
        }
    }
}

#[test]
fn table_questions_change_the_outcome() {
    for verdict in kinds() {
        for field in verdict.table_questions() {
            let some = BySeat::new([true, false, true, false]);
            let before = facts(Seat::East, some, some);
            let mut after = before.clone();
            after.unset(field.key);
            let (before, after) = (
                verdict.table_effects(&before),
                verdict.table_effects(&after),
            );
            let why = format!("{} of {:?}", field.key, verdict.effects);
            assert_ne!(before, after, "{why}");
        }
    }
}

/// Other programs depend on these words.
#[test]
fn public_effect_keys_are_stable() {
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
