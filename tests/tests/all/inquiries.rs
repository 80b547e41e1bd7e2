//! Laws of event questions: every path of answers, in every rule set and with options that affect questions.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_rules::notation::{parse_bonus, parse_tiles};
use tilewise_rules::{
    Account, Answer, AnswerKind, Answers, AskWhen, BySeat, CarriedDebt, CarriedDebts, CarriedWin,
    Event, EventError, Next, PotKey, Prompt, Question, Required, RuleConfig, Ruling, Seat,
    WinClaim, Winner, rule_sets,
};

const HOUSES: [&str; 31] = [
    "hk-old-style",
    "hk-old-style;minimum_fan=0;payment=discarder-full-others-half;self_draw_each=P",
    "hk-old-style;robbing_the_kong=pays-for-all;erroneous_mahjong_each=128",
    "hk-old-style;payment=discarder-only-x1",
    "sparrows-nest",
    "sparrows-nest;pot_with_several_winners=split;deal_passes_on_draw=false;draw_pot_each=7",
    "sparrows-nest;missed_tile_if_greater=true;minimum_faan=0",
    "singapore",
    "singapore;payout=shooter-1-2;self_draw_extra=2;prohibition=own-next-turn",
    "singapore;payout=shooter-3-6;sacred_bars_other_end=true;several_winners=true",
    "singapore;payout=half-shooter-3-6;hidden_eighth=as-discarder;fresh_swap=true",
    "singapore;payout=custom;hidden_eighth_after_win=both-paid;prohibition=off",
    "singapore;limit=none;false_win_points=limit;special_hands_double=true",
    "singapore;discarded_kong=discarder-pays-all;reveal_is_false_win=true",
    "singapore;discarded_kong=discarder-pays-all;pao=false;bites=none",
    "singapore;pao=false;bites=animals-only;four_animals_unit=1;bite_unit=0",
    "singapore;early_three_dragons=true;early_four_winds=true;reveal_is_false_win=true",
    "singapore;thirteen_wonders_takes_self_draw=false;fresh_inclusive=true",
    "singapore;last_bonus_is_draw=true;shin_gou=true",
    "singapore;thirteen_wonders_pay=doubled-split;base=0.5",
    "singapore;thirteen_wonders_pay=limit;minimum=0;zero_points_pay=half;four_animals_unit=1",
    "singapore;limit=8;sacred_bars_other_end=true;prohibition=own-next-turn",
    "riichi-ema-2025",
    "riichi-ema-2016;dealer_stays=win;riichi_min_points=1000",
    "riichi-wrc-2025;noten_total=4000",
    "riichi-mleague",
    "riichi-tenhou",
    "riichi-majsoul;unclear_winning_tile=no-wait",
    "riichi-jpml-a;abort_nine_kinds=true;nagashi_mangan=true",
    "riichi-tenhou;pao_honba=discarder;pao_four_kongs=true;tenpai_fifth=whole-hand;riichi_min_wall=0",
    "riichi-ema-2025;yakuman_add=true;several_bets=nearest;extra_round=true;goal_points=40000",
];

/// Returns possible answers to a question: the offered ones, or samples of typed and picked ones.
fn answers(prompt: &Prompt) -> Vec<Answer> {
    let skip = prompt.skip.map(|_| Answer::Open);
    let offered = prompt.answers.clone();
    let typed = if offered.is_empty() {
        typed(prompt.question.kind)
    } else {
        offered
    };
    typed.into_iter().chain(skip).collect()
}

#[expect(clippy::too_many_lines, reason = "one line for each kind of answer")]
fn typed(ask: AnswerKind) -> Vec<Answer> {
    let tiles = |text| Answer::Tiles(parse_tiles(text).expect(text));
    let bonus = |text: &str| {
        let all = text.split_whitespace();
        Answer::Bonus(all.map(|one| parse_bonus(one).expect(one)).collect())
    };
    let points = |all: [i64; 4]| Answer::PointsBySeat(BySeat::new(all.map(Some)));
    let by_seat = |all: [Option<u32>; 4]| Answer::BySeat(BySeat::new(all));
    let claims = |all: &[(Seat, bool)]| {
        let claim = |&(seat, thirteen_orphans)| WinClaim {
            seat,
            thirteen_orphans,
        };
        Answer::Claims(all.iter().map(claim).collect())
    };
    let winners = |all: &[(Seat, u16)]| {
        let winner = |&(seat, value)| Winner::new(seat, value);
        Answer::Winners(all.iter().map(winner).collect())
    };
    let (east, south, west) = (Seat::East, Seat::South, Seat::West);
    match ask {
        // Stakes on the table: all positive counts are alike.
        AnswerKind::Number(99) => vec![Answer::Number(0), Answer::Number(3)],
        AnswerKind::Number(most) => [0, 3, 4, 5, 6, 8, 16, 200, u32::MAX]
            .into_iter()
            .filter(|&number| number <= most)
            .map(Answer::Number)
            .collect(),
        AnswerKind::Tile => vec![tiles("3s"), tiles("6s"), tiles("5z")],
        AnswerKind::Tiles => vec![tiles("3s"), tiles("36s"), tiles("6s5z")],
        AnswerKind::Bonus => vec![
            bonus(""),
            bonus("a1"),
            bonus("a1 a2"),
            bonus("f1 g1 a3"),
            bonus("f2 f3 f4"),
            bonus("a3 a4"),
            bonus("a1 a2 a3 a4"),
            bonus("g1 g2 g3 g4"),
        ],
        AnswerKind::BonusInOrder => ["", "f1", "g1 f2 f3 f4", "f4 g4"]
            .map(|text| {
                let all = text.split_whitespace();
                Answer::BonusInOrder(all.map(|one| parse_bonus(one).expect(one)).collect())
            })
            .to_vec(),
        AnswerKind::Debts => {
            let debt = |points, wins| CarriedDebt::new(east, south, points, wins).expect("a debt");
            let debts = |all: &[CarriedDebt]| {
                Answer::Debts(CarriedDebts::from_debts(all.iter().copied()).expect("debts"))
            };
            vec![debts(&[]), debts(&[debt(11, 1)]), debts(&[debt(48, 3)])]
        }
        AnswerKind::CarriedWins => {
            let win = |winner, payer, points| CarriedWin {
                winner,
                payer,
                points,
            };
            vec![
                Answer::CarriedWins(vec![]),
                Answer::CarriedWins(vec![win(east, south, 7)]),
                Answer::CarriedWins(vec![win(south, east, 7), win(west, east, 9)]),
                Answer::CarriedWins(west.others().map(|payer| win(west, payer, 8)).to_vec()),
            ]
        }
        AnswerKind::BySeat => vec![
            by_seat([Some(4); 4]),
            by_seat([Some(2), Some(0), Some(1), Some(0)]),
            by_seat([Some(4), None, Some(4), Some(8)]),
        ],
        AnswerKind::Claims | AnswerKind::Claimants => vec![
            claims(&[]),
            claims(&[(south, false)]),
            claims(&[(east, false), (west, true)]),
        ],
        AnswerKind::Winners(None) => vec![
            winners(&[]),
            winners(&[(south, 0)]),
            winners(&[(south, 5)]),
            winners(&[(east, 2), (west, 10)]),
            Answer::Winners(vec![Winner {
                liable: Some(east),
                ..Winner::new(west, 5)
            }]),
        ],
        AnswerKind::Points => [-300, 0, 900, 1_000, 25_000].map(Answer::Points).to_vec(),
        AnswerKind::PointsBySeat => vec![
            points([30_000; 4]),
            points([25_000; 4]),
            points([40_000, 40_000, 40_000, 0]),
            points([52_000, 30_100, 18_000, -100]),
            points([20_000, 35_000, 25_000, 20_000]),
        ],
        AnswerKind::ScoresBySeat => vec![
            points([0; 4]),
            points([88, 12, -50, -50]),
            points([30, 30, 30, -90]),
            points([500; 4]),
        ],
        AnswerKind::Held => vec![
            tiles("123456m123456p11s"),
            tiles("456m456p99p12s1z"),
            tiles("123456m123456p1s"),
            tiles("123456m45p11s555z"),
            tiles("1111m"),
        ],
        AnswerKind::Winners(Some(_)) => {
            let with_fu = |seat, value, fu| Winner {
                on_axis: Some(fu),
                ..Winner::new(seat, value)
            };
            let yakuman = |seat, units, liable| Winner {
                units,
                liable,
                ..Winner::new(seat, 0)
            };
            vec![
                Answer::Winners(vec![]),
                Answer::Winners(vec![with_fu(south, 0, 30)]),
                Answer::Winners(vec![Winner::new(south, 3)]),
                Answer::Winners(vec![with_fu(west, 3, 30), Winner::new(south, 5)]),
                Answer::Winners(vec![
                    with_fu(east, 1, 30),
                    with_fu(south, 1, 40),
                    with_fu(Seat::North, 1, 50),
                ]),
                Answer::Winners(vec![yakuman(west, 1, Some(east)), with_fu(south, 2, 25)]),
            ]
        }
        AnswerKind::Seats => {
            let seats = |all: [bool; 4]| Answer::Seats(BySeat::new(all));
            vec![
                seats([false; 4]),
                seats([true, false, true, false]),
                seats([false, true, false, false]),
                seats([true; 4]),
            ]
        }
        AnswerKind::OverallBySeat => Vec::new(),
        AnswerKind::Overall
        | AnswerKind::Seat
        | AnswerKind::By
        | AnswerKind::Flag
        | AnswerKind::Word(_)
        | AnswerKind::NumberOf(_) => {
            panic!("{ask:?} is offered, or belongs to fouls")
        }
    }
}

/// End of a path.
type PathEnd = Result<Ruling, Vec<EventError>>;

/// Walks all paths from these answers, calls `ends` for every end, and returns all ends.
fn walk(
    house: &RuleConfig,
    event: &'static Event,
    facts: &Answers,
    ends: &mut dyn FnMut(&Answers, &PathEnd),
) -> Vec<PathEnd> {
    let inquiry = event.inquire(house, facts);
    let prompt = match inquiry.next {
        Next::Prompt(prompt) => prompt,
        Next::Ruling(end) => {
            ends(&inquiry.answers, &end);
            let mut all = vec![end];
            for more in event.follow_up_prompts(house, &inquiry.answers) {
                for fact in &more.answers {
                    let mut extended = inquiry.answers.clone();
                    extended.set(more.question.key, fact.clone());
                    let end = (event.rule)(house, &extended);
                    assert!(end.is_ok(), "{house} {event:?}: {extended:?}");
                    assert_ne!(end, all[0], "{house} {event:?}: {extended:?}");
                    ends(&extended, &end);
                    all.push(end);
                }
            }
            return all;
        }
    };
    let key = prompt.question.key;
    assert_eq!(facts.get(key), None, "{event:?}: {key} is asked twice");
    let branches: Vec<_> = answers(&prompt)
        .into_iter()
        .map(|fact| {
            assert!(prompt.accepts(&fact), "{event:?}: {key} {fact:?}");
            let mut next = facts.clone();
            next.set(key, fact);
            walk(house, event, &next, ends)
        })
        .collect();
    // The seat of the hand is part of the ruling, even without effect.
    let differ = branches.windows(2).any(|two| two[0] != two[1]);
    assert!(
        differ || key == "seat",
        "{event:?} asks for {key} after {facts:?}, and it changes nothing in {house}"
    );
    branches.concat()
}

fn everywhere(mut law: impl FnMut(&RuleConfig, &'static Event, &Answers, &PathEnd)) {
    for house in HOUSES {
        let house: RuleConfig = house.parse().expect(house);
        for event in house.rule_set().game.events {
            let mut ends = 0;
            walk(&house, event, &Answers::default(), &mut |facts, end| {
                ends += 1;
                law(&house, event, facts, end);
            });
            assert!(ends > 0, "{event:?}");
        }
    }
}

/// A question comes up once and can change the ruling; a refusal names typed answers.
#[test]
fn every_path_ends_in_a_ruling_or_question_error() {
    everywhere(|_, event, facts, end| {
        let of = |key: &str| event.question(key);
        match end {
            Ok(ruling) => {
                assert!(!ruling.verdict.is_empty(), "{ruling:?}");
                // A settled win has a winner, or was no win.
                if ["settle-win", "multiple-wins"].contains(&event.key) {
                    let is_won = !ruling.winners.is_empty();
                    assert_eq!(ruling.allowed, Some(is_won), "{facts:?} {ruling:?}");
                }
            }
            Err(errors) => {
                assert!(!errors.is_empty(), "{event:?} {facts:?}");
                for error in errors {
                    let field = of(error.at).unwrap_or_else(|| panic!("{event:?}: {error:?}"));
                    let chosen = matches!(
                        field.kind,
                        AnswerKind::Seat
                            | AnswerKind::By
                            | AnswerKind::Flag
                            | AnswerKind::Word(_)
                            | AnswerKind::NumberOf(_)
                    );
                    assert!(
                        !chosen,
                        "{event:?} offers what it refuses: {error:?} {facts:?}"
                    );
                }
            }
        }
    });
}

/// An event names every clause under which it can be ruled or paid, and no other.
#[test]
fn events_name_exactly_their_ruling_clauses() {
    let mut reached: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    everywhere(|house, event, facts, end| {
        let clauses = reached.entry(place(event)).or_default();
        // Waits may be given without a question.
        let waits = event.question("waiting").map(|waiting| {
            let mut extended = facts.clone();
            extended.set(
                waiting.key,
                Answer::Tiles(parse_tiles("7z").expect("a dragon")),
            );
            (event.rule)(house, &extended)
        });
        for ruling in waits.iter().chain([end]).flatten() {
            clauses.insert(ruling.clause);
            let paid = ruling.payments.transfers();
            clauses.extend(paid.iter().map(|one| one.reason.clause));
        }
    });
    let mut named: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for event in all_events() {
        named.insert(place(event), event.clauses.iter().copied().collect());
    }
    for (of, reached) in &reached {
        let named: &BTreeSet<_> = &named[of];
        assert_eq!(named, reached, "{of:?}");
    }
}

/// Rule sets may share a table of events.
fn place(event: &'static Event) -> (&'static str, *const Event) {
    (event.key, std::ptr::from_ref(event))
}

fn all_events() -> impl Iterator<Item = &'static Event> {
    let all = rule_sets::ALL.into_iter();
    all.flat_map(|rule_set| rule_set.game.events)
}

/// Equal questions of rule sets have equal answers.
#[test]
fn events_with_equal_keys_have_equal_questions() {
    for event in all_events() {
        for other in all_events().filter(|other| other.key == event.key) {
            for one in event.questions {
                // Fu come with a value, and a hand with a claim, where they matter in a rule set.
                let ask = |ask: AnswerKind| match ask {
                    AnswerKind::Winners(_) => AnswerKind::Winners(None),
                    AnswerKind::Claimants => AnswerKind::Claims,
                    AnswerKind::BonusInOrder => AnswerKind::Bonus,
                    ask => ask,
                };
                let same = other.question(one.key).map_or(one.kind, |other| other.kind);
                assert_eq!(ask(one.kind), ask(same), "{event:?}: {}", one.key);
            }
        }
    }
}

/// Payments are only between the players and the pot.
#[test]
fn payments_and_the_pot_sum_to_zero() {
    everywhere(|_, event, facts, end| {
        let Ok(ruling) = end else { return };
        let payments = &ruling.payments;
        let paid: i64 = payments.net().iter().map(|(_, amount)| amount).sum();
        let [bets, drawn] =
            [PotKey::Bets, PotKey::Draws].map(|pot| payments.net_of(Account::Pot(pot)));
        assert_eq!(paid + bets + drawn, 0, "{event:?} {facts:?}");
        if let Some(left) = ruling.pot {
            let before = match facts.get("pot") {
                Some(Answer::Number(pot)) => i64::from(*pot),
                _ => 0,
            };
            assert_eq!(before + drawn, left, "{event:?} {facts:?}: {ruling:?}");
        } else {
            assert_eq!(drawn, 0, "{event:?} {facts:?}: {ruling:?}");
        }
    });
}

/// An answer without a question doesn't change the ruling, or contradicts it.
#[test]
fn answers_without_question_change_nothing() {
    everywhere(|house, event, facts, end| {
        let Ok(ruling) = end else { return };
        let offered = event.follow_up_prompts(house, facts);
        let in_two_ways = event
            .questions
            .iter()
            .any(|one| one.nested_in == Some("liability"));
        let left: Vec<&Question> = event
            .questions
            .iter()
            .filter(|field| facts.get(field.key).is_none())
            // The other questions contain it: a passed tile is passed since the last own turn.
            .filter(|field| field.ask_when != AskWhen::Never)
            // Liability has one question, and may be given in another form.
            .filter(|field| !(in_two_ways && is_liability(field)))
            .collect();
        for field in left {
            for fact in possible(field.kind) {
                // A claim to win with a tile requires a hand that it completes.
                if field.key == "waiting" && !completes(facts, &fact) {
                    continue;
                }
                let is_offered =
                    |one: &Prompt| one.question == field && one.answers.contains(&fact);
                if offered.iter().any(is_offered) {
                    continue;
                }
                let mut more = facts.clone();
                more.set(field.key, fact.clone());
                if let Ok(other) = (event.rule)(house, &more) {
                    assert_eq!(&other, ruling, "{house} {event:?} {}: {fact:?}", field.key);
                    // No input is dropped without a report.
                    let is_no = match &fact {
                        Answer::Flag(false) | Answer::Number(0) => true,
                        Answer::Bonus(tiles) => tiles.is_empty(),
                        Answer::BonusInOrder(tiles) => tiles.is_empty(),
                        _ => false,
                    };
                    let is_reported = event.unused_answers(house, &more).contains(&field);
                    let must = field.required == Required::Always;
                    assert!(
                        is_reported || is_no || must,
                        "{house} {event:?} {more:?}: {}",
                        field.key
                    );
                }
            }
        }
    });
}

fn is_liability(field: &Question) -> bool {
    field.nested_in == Some("liability") || field.key == "liable"
}

fn possible(ask: AnswerKind) -> Vec<Answer> {
    match ask {
        AnswerKind::Seat => Seat::ALL.map(Answer::Seat).to_vec(),
        AnswerKind::Flag => vec![Answer::Flag(true), Answer::Flag(false)],
        AnswerKind::Word(words) => (0..words.len()).map(Answer::Word).collect(),
        AnswerKind::NumberOf(all) => all.iter().copied().map(Answer::Number).collect(),
        _ => typed(ask),
    }
}

fn completes(facts: &Answers, waiting: &Answer) -> bool {
    match (facts.get("tile"), waiting) {
        (Some(Answer::Tiles(tile)), Answer::Tiles(waiting)) => {
            tile.iter().all(|tile| waiting.contains(tile))
        }
        _ => true,
    }
}
