//! Laws of who is liable: what is asked, and what would be paid otherwise.

use proptest::prelude::*;
use tilewise_rules::{
    Circumstance, Fact, House, Liability, LiabilityEntry, LiabilityQuestion, LiabilityTopic,
    LiableTile, MeldKind, Score, Seat, StatedLiability, WinBy, WinInput, WithoutLiability, check,
    liability_questions, notation, score,
};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::Rng;
use tilewise_tests::times::times;

/// A random house of any book, and a hand that can win in it.
fn hand(seed: u64) -> (House, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let rule_set = HOUSES[rng.usize(0..HOUSES.len())];
    let play = (rule_set.house)(&mut rng);
    let entry = play.winning(&mut rng);
    (play.house(), entry)
}

struct Found {
    score: Score,
    otherwise: Option<WithoutLiability>,
    asked: Vec<LiabilityQuestion>,
}

impl Found {
    fn asks(&self, about: LiabilityTopic) -> bool {
        self.asked.iter().any(|one| one.about == about)
    }
}

fn found(house: &House, entry: &WinInput) -> Option<Found> {
    let (hand, context) = check(house, entry).ok()?;
    let score = score(house, &hand, &context)?;
    let otherwise = score.without_liability(house, &hand, &context);
    let asked = liability_questions(house, &hand, &context, &score);
    Some(Found {
        score,
        otherwise,
        asked,
    })
}

fn net(house: &House, entry: &WinInput) -> [i64; 4] {
    let (hand, context) = check(house, entry).expect("what could be scored before");
    let score = score(house, &hand, &context).expect("a complete hand");
    let net = score.payments.net();
    Seat::ALL.map(|seat| net[seat])
}

fn stating(entry: &WinInput, all: Vec<StatedLiability>) -> WinInput {
    let mut entry = entry.clone();
    entry.context.liability = all;
    entry
}

/// The same win in a house, and in a way, that knows no liability.
fn without_liability(house: &House, entry: &WinInput) -> (House, WinInput) {
    let mut entry = stating(entry, Vec::new());
    let context = &mut entry.context;
    match house.rule_set().key {
        // HKOS-69, HKOS-70.
        "hk-old-style" => {
            context.circumstances = context
                .circumstances
                .without(Circumstance::NoChoice)
                .with(Circumstance::NoChoice)
                .without(Circumstance::FreshTile);
        }
        // NEST-74.
        "sparrows-nest" => {
            let other = context.seat.expect("a winner").next();
            let free = |one: &Liability| StatedLiability {
                key: one.key,
                seat: other,
                fed: LiableTile::Set,
                exempt: Some("same-as-last-discard"),
            };
            context.liability = house.rule_set().liabilities.iter().map(free).collect();
        }
        "singapore" => return (house.set("pao", "false"), entry),
        // nobody is liable of whom nobody knows that the set was fed.
        _ => {
            for meld in &mut entry.hand.melds {
                meld.from = None;
            }
        }
    }
    (house.clone(), entry)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: times(8000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn otherwise_is_what_is_paid_where_nobody_is_liable(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(Found { score, otherwise, .. }) = found(&house, &entry) {
            let (bare_house, bare) = without_liability(&house, &entry);
            let expected = net(&bare_house, &bare);
            let paid = score.payments.net();
            if let Some(otherwise) = otherwise {
                let net = otherwise.payments.net();
                prop_assert_eq!(Seat::ALL.map(|seat| net[seat]), expected, "{}", entry);
                prop_assert_ne!(net, paid);
                let paid_in_all = Seat::ALL.map(|seat| paid[seat]).iter().sum::<i64>();
                prop_assert_eq!(expected.iter().sum::<i64>(), paid_in_all);
                let winner = entry.context.seat.expect("a winner");
                prop_assert_eq!(net[winner], paid[winner], "{}", entry);
                // of a part of a win others may be paid as ever.
                let mut moved = score.payments.transfers().iter();
                prop_assert!(moved.any(|one| one.reason == otherwise.reason), "{}", entry);
            } else {
                prop_assert_eq!(Seat::ALL.map(|seat| paid[seat]), expected, "{}", entry);
            }
        }
    }

    #[test]
    fn a_question_is_asked_only_if_its_answers_differ(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(Found { asked, .. }) = found(&house, &entry) {
            let now = net(&house, &entry);
            for one in asked {
                let mut nets = Vec::new();
                for answer in &one.answers {
                    let after = match answer.enters.clone() {
                        LiabilityEntry::From(place, seat) => {
                            let mut after = entry.clone();
                            after.hand.melds[place].from = Some(seat);
                            after
                        }
                        LiabilityEntry::StatedLiability(all) => stating(&entry, all),
                    };
                    let paid = net(&house, &after);
                    prop_assert_eq!(Seat::ALL.map(|seat| answer.net[seat]), paid);
                    if answer.given {
                        prop_assert_eq!(paid, now, "{}: {:?}", entry, one);
                    }
                    nets.push(paid);
                }
                prop_assert!(one.answers.iter().filter(|one| one.given).count() <= 1);
                prop_assert!(nets.iter().any(|paid| *paid != nets[0]), "{}: {:?}", entry, one);
            }
        }
    }

    #[test]
    fn a_set_is_asked_for_if_its_discarder_matters(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(found) = found(&house, &entry) {
            let winner = entry.context.seat.expect("a winner");
            for (place, meld) in entry.hand.melds.iter().enumerate() {
                let nets = winner.others().map(|seat| {
                    let mut other = entry.clone();
                    other.hand.melds[place].from = Some(seat);
                    matches!(meld.kind, MeldKind::Pung | MeldKind::Kong | MeldKind::AddedKong)
                        .then(|| net(&house, &other))
                });
                let matters = nets.iter().any(|net| *net != nets[0]);
                prop_assert_eq!(found.asks(LiabilityTopic::Set(place)), matters, "{}", entry);
            }
        }
    }

    #[test]
    fn what_is_stated_is_asked_for_if_it_matters(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(found) = found(&house, &entry) {
            let winner = entry.context.seat.expect("a winner");
            let all = &entry.context.liability;
            for &StatedLiability { key, fed, .. } in all.iter().filter(|one| one.exempt.is_none()) {
                let liability = house.rule_set().liability(key).expect("checked");
                let bare = |one: &StatedLiability| (one.key, one.fed, one.exempt) == (key, fed, None);
                let last = all.iter().rposition(bare);
                let stating = |seat: Option<Seat>| {
                    let all = all.iter().enumerate().filter_map(|(place, one)| {
                        let seat = if !bare(one) {
                            one.seat
                        } else if Some(place) == last {
                            seat?
                        } else {
                            return None;
                        };
                        Some(StatedLiability { seat, ..*one })
                    });
                    net(&house, &stating(&entry, all.collect()))
                };
                let from = entry.context.from;
                let given = entry.context.by != Some(WinBy::SelfDraw);
                let seats = winner.others().into_iter().filter(|&seat| {
                    fed == LiableTile::Set || given && from == Some(seat)
                });
                let nobody = stating(None);
                let matters = seats.into_iter().any(|seat| stating(Some(seat)) != nobody);
                let about = LiabilityTopic::Liability(liability, fed);
                prop_assert_eq!(found.asks(about), matters, "{}", entry);
            }
        }
    }

    #[test]
    fn what_frees_is_asked_for_if_it_frees(seed: u64) {
        let (house, entry) = hand(seed);
        let Some(found) = found(&house, &entry) else {
            return Ok(());
        };
        let all = &entry.context.liability;
        if found.otherwise.is_none() || all.iter().any(|one| one.exempt.is_some()) {
            return Ok(());
        }
        let now = net(&house, &entry);
        let rule_set = house.rule_set();
        for one in found.score.payments.transfers() {
            let Some(seat) = one.from.seat() else {
                continue;
            };
            for exempt in rule_set.exemptions {
                for &fed in LiableTile::ALL {
                    let frees = rule_set.liabilities.iter().any(|&Liability { key, .. }| {
                        let with = |exempt| {
                            let mut all = all.clone();
                            let bare = StatedLiability { key, seat, fed, exempt: None };
                            all.retain(|one| *one != bare);
                            let place = entry.context.liability.iter().position(|one| *one == bare);
                            all.insert(place.unwrap_or(all.len()), StatedLiability { exempt, ..bare });
                            let entry = stating(&entry, all);
                            check(&house, &entry).is_ok().then(|| net(&house, &entry))
                        };
                        with(None) == Some(now) && with(Some(exempt.key)).is_some_and(|net| net != now)
                    });
                    let about = LiabilityTopic::Exemption { seat, exempt, fed };
                    prop_assert_eq!(found.asks(about), frees, "{}: {:?}", entry, about);
                }
            }
        }
    }
}

/// SG-106: honours make the shown points. An animal may have come after North's dragon was claimed; West's
/// pung of a suit is worth nothing.
#[test]
fn who_fed_a_suit_brought_nothing_up_to_the_limit() {
    let house: House = "singapore".parse().expect("Singapore");
    let hand = "23m99s p888p@W p555z@N c456p a1 a2 a3 a4 w4m EE";
    let entry = notation::parse(hand).expect(hand);
    let Found { asked, .. } = found(&house, &entry).expect("a win");
    let [one] = &asked[..] else {
        panic!("one question: {asked:?}");
    };
    let about = house.rule_set().liability("point-limit").expect("SG-106");
    assert_eq!(one.about, LiabilityTopic::Liability(about, LiableTile::Set));
    let answers: Vec<_> = one.answers.iter().map(|one| one.fact.clone()).collect();
    assert_eq!(answers, [Fact::Seat(Seat::North), Fact::Nothing]);
}

/// The laws above are about something.
#[test]
fn every_kind_of_question_comes_up_and_most_hands_ask_nothing() {
    let (mut sets, mut liabilities, mut exempts, mut liable, mut all) = (0, 0, 0, 0, 0);
    let mut silent = 0;
    for seed in 0..20_000 {
        let (house, entry) = hand(seed);
        let Some(found) = found(&house, &entry) else {
            continue;
        };
        all += 1;
        liable += u32::from(found.otherwise.is_some());
        silent += u32::from(found.asked.is_empty());
        for one in found.asked {
            match one.about {
                LiabilityTopic::Set(_) => sets += 1,
                LiabilityTopic::Liability(..) => liabilities += 1,
                LiabilityTopic::Exemption { .. } => exempts += 1,
            }
        }
    }
    for found in [sets, liabilities, exempts, liable] {
        assert!(
            found > 100,
            "{sets} {liabilities} {exempts} {liable} of {all}"
        );
    }
    assert!(silent * 2 > all, "{silent} of {all}");
}

/// A question names the tile of the set, or the element that was fed; nobody is no seat among its answers.
#[test]
fn a_question_names_what_it_is_about_and_who_may_have_fed_it() {
    let house: House = "sparrows-nest".parse().expect("a house");
    let asked = |hand: &str| {
        let entry = notation::parse(hand).expect(hand);
        let found = found(&house, &entry).expect("a win");
        found.asked.into_iter().next().expect("a question").asked
    };
    let others = [Seat::East, Seat::West, Seat::North].map(Fact::Seat);
    // NEST-71: whoever fed the third dragon pays for all.
    for (hand, words, skip) in [
        (
            "23m99s p555z p666z p777z w4m SE",
            "Who discarded the red dragon for the pung?",
            None,
        ),
        (
            "23m99s p555z p666z k7777z w4m SE",
            "Who discarded the red dragon for the kong?",
            None,
        ),
        (
            "23m99s p555z p666z p777z w4m SE fed-set:big-three-dragons@N",
            "Who fed the big three dragons?",
            Some("Nobody"),
        ),
    ] {
        let asked = asked(hand);
        assert_eq!(asked.sentence().to_string(), words);
        assert_eq!(
            (asked.answers, asked.skip),
            (others.to_vec(), skip),
            "{hand}"
        );
    }
}
