//! Laws of liability: questions, and payments without liability.

use proptest::prelude::*;
use tilewise_rules::{
    Answer, Circumstance, Liability, LiabilityEntry, LiabilityQuestion, LiabilityTopic, LiableTile,
    MeldKind, RuleConfig, Score, Seat, StatedLiability, WinBy, WinInput, WithoutLiability, check,
    liability_questions, notation, score,
};
use tilewise_tests::play::HOUSES;
use tilewise_tests::random::Rng;
use tilewise_tests::times::times;

/// Returns a random rule configuration of any rule set, and a hand that can win in it.
fn hand(seed: u64) -> (RuleConfig, WinInput) {
    let mut rng = Rng::with_seed(seed);
    let rule_set = HOUSES[rng.usize(0..HOUSES.len())];
    let play = (rule_set.house)(&mut rng);
    let entry = play.winning(&mut rng);
    (play.house(), entry)
}

struct LiabilityFindings {
    score: Score,
    otherwise: Option<WithoutLiability>,
    questions: Vec<LiabilityQuestion>,
}

impl LiabilityFindings {
    fn has_question(&self, about: LiabilityTopic) -> bool {
        self.questions.iter().any(|one| one.about == about)
    }
}

fn found(house: &RuleConfig, entry: &WinInput) -> Option<LiabilityFindings> {
    let (hand, context) = check(house, entry).ok()?;
    let score = score(house, &hand, &context)?;
    let otherwise = score.without_liability(house, &hand, &context);
    let questions = liability_questions(house, &hand, &context, &score);
    Some(LiabilityFindings {
        score,
        otherwise,
        questions,
    })
}

fn net(house: &RuleConfig, entry: &WinInput) -> [i64; 4] {
    let (hand, context) = check(house, entry).expect("scored before");
    let score = score(house, &hand, &context).expect("a complete hand");
    let net = score.payments.net();
    Seat::ALL.map(|seat| net[seat])
}

fn stating(entry: &WinInput, all: Vec<StatedLiability>) -> WinInput {
    let mut entry = entry.clone();
    entry.context.liability = all;
    entry
}

/// Returns the same win with options and input that exclude liability.
fn without_liability(house: &RuleConfig, entry: &WinInput) -> (RuleConfig, WinInput) {
    let mut entry = stating(entry, Vec::new());
    let context = &mut entry.context;
    match house.rule_set().identity.key {
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
                tile: LiableTile::Set,
                exempt: Some("same-as-last-discard"),
            };
            context.liability = house.rule_set().game.liabilities.iter().map(free).collect();
        }
        "singapore" => return (house.set("pao", "false"), entry),
        // T-74: a chow shows who discarded its tile.
        _ if house.rule_set().table_key() == "taiwanese" => {
            return (house.set("liability", ""), entry);
        }
        // no liability without a known discarder of the set.
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
    fn otherwise_pays_as_without_liability(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(LiabilityFindings { score, otherwise, .. }) = found(&house, &entry) {
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
                // T-76: two halves of an odd number are rounded up.
                let halves = house.to_string().contains("liability_discard=half");
                let rounded = i64::from(halves && paid[winner] % 2 == 0);
                let gained = paid[winner] - net[winner];
                prop_assert!((0..=rounded).contains(&gained), "{}", entry);
                // the other players may still pay for a part of a win.
                let mut moved = score.payments.transfers().iter();
                prop_assert!(moved.any(|one| one.reason == otherwise.reason), "{}", entry);
            } else {
                prop_assert_eq!(Seat::ALL.map(|seat| paid[seat]), expected, "{}", entry);
            }
        }
    }

    #[test]
    fn questions_have_differing_answers(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(LiabilityFindings { questions, .. }) = found(&house, &entry) {
            let now = net(&house, &entry);
            for one in questions {
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
                    if answer.is_current {
                        prop_assert_eq!(paid, now, "{}: {:?}", entry, one);
                    }
                    nets.push(paid);
                }
                prop_assert!(one.answers.iter().filter(|one| one.is_current).count() <= 1);
                prop_assert!(nets.iter().any(|paid| *paid != nets[0]), "{}: {:?}", entry, one);
            }
        }
    }

    #[test]
    fn set_question_appears_if_discarder_matters(seed: u64) {
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
                prop_assert_eq!(found.has_question(LiabilityTopic::Set(place)), matters, "{}", entry);
            }
        }
    }

    #[test]
    fn liability_question_appears_if_it_matters(seed: u64) {
        let (house, entry) = hand(seed);
        if let Some(found) = found(&house, &entry) {
            let winner = entry.context.seat.expect("a winner");
            let all = &entry.context.liability;
            for &StatedLiability { key, tile, .. } in all.iter().filter(|one| one.exempt.is_none()) {
                let liability = house.rule_set().liability(key).expect("checked");
                let bare = |one: &StatedLiability| (one.key, one.tile, one.exempt) == (key, tile, None);
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
                let from_discard = entry.context.by != Some(WinBy::SelfDraw);
                let seats = winner.others().into_iter().filter(|&seat| {
                    tile == LiableTile::Set || from_discard && from == Some(seat)
                });
                let without = stating(None);
                let matters = seats.into_iter().any(|seat| stating(Some(seat)) != without);
                let about = LiabilityTopic::Liability(liability, tile);
                prop_assert_eq!(found.has_question(about), matters, "{}", entry);
            }
        }
    }

    #[test]
    fn exemption_question_appears_if_it_frees(seed: u64) {
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
            for exempt in rule_set.game.exemptions {
                for &tile in LiableTile::ALL {
                    let frees = rule_set.game.liabilities.iter().any(|&Liability { key, .. }| {
                        let with = |exempt| {
                            let mut all = all.clone();
                            let bare = StatedLiability { key, seat, tile, exempt: None };
                            all.retain(|one| *one != bare);
                            let place = entry.context.liability.iter().position(|one| *one == bare);
                            all.insert(place.unwrap_or(all.len()), StatedLiability { exempt, ..bare });
                            let entry = stating(&entry, all);
                            check(&house, &entry).is_ok().then(|| net(&house, &entry))
                        };
                        with(None) == Some(now) && with(Some(exempt.key)).is_some_and(|net| net != now)
                    });
                    let about = LiabilityTopic::Exemption { seat, exempt, tile };
                    prop_assert_eq!(found.has_question(about), frees, "{}: {:?}", entry, about);
                }
            }
        }
    }
}

/// SG-106: honours make the shown points. An animal may follow the claim of North's dragon; West's suited
/// pung has no points.
#[test]
fn worthless_meld_discarder_is_not_liable() {
    let house: RuleConfig = "singapore".parse().expect("Singapore");
    let hand = "23m99s p888p@W p555z@N c456p a1 a2 a3 a4 w4m EE";
    let entry = notation::parse(hand).expect(hand);
    let LiabilityFindings { questions, .. } = found(&house, &entry).expect("a win");
    let [one] = &questions[..] else {
        panic!("one question: {questions:?}");
    };
    let about = house.rule_set().liability("point-limit").expect("SG-106");
    assert_eq!(one.about, LiabilityTopic::Liability(about, LiableTile::Set));
    let answers: Vec<_> = one.answers.iter().map(|one| one.answer.clone()).collect();
    assert_eq!(answers, [Answer::Seat(Seat::North), Answer::Open]);
}

/// The laws above apply to a sufficient sample.
#[test]
fn every_question_kind_occurs_and_most_hands_have_none() {
    let (mut sets, mut liabilities, mut exempts, mut liable, mut all) = (0, 0, 0, 0, 0);
    let mut silent = 0;
    for seed in 0..20_000 {
        let (house, entry) = hand(seed);
        let Some(found) = found(&house, &entry) else {
            continue;
        };
        all += 1;
        liable += u32::from(found.otherwise.is_some());
        silent += u32::from(found.questions.is_empty());
        for one in found.questions {
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

/// A question names the tile of the set, or the element; "nobody" is not among its seats.
#[test]
fn liability_question_names_subject_and_discarders() {
    let house: RuleConfig = "sparrows-nest".parse().expect("a house");
    let prompt = |hand: &str| {
        let entry = notation::parse(hand).expect(hand);
        let found = found(&house, &entry).expect("a win");
        found
            .questions
            .into_iter()
            .next()
            .expect("a question")
            .prompt
    };
    let others = [Seat::East, Seat::West, Seat::North].map(Answer::Seat);
    // NEST-71: the discarder of the third dragon pays for all.
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
        let prompt = prompt(hand);
        assert_eq!(prompt.sentence().to_string(), words);
        assert_eq!(
            (prompt.answers, prompt.skip),
            (others.to_vec(), skip),
            "{hand}"
        );
    }
}
