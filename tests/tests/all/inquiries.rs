//! Laws of the questions about events: every path of answers is walked, in every book and in houses
//! that differ in what events ask.

use std::collections::{BTreeMap, BTreeSet};

use tilewise_rules::notation::{parse_bonus, parse_tiles};
use tilewise_rules::{
    Account, After, Ask, Asked, BySeat, Event, EventError, Fact, Facts, House, Need, Next, PotKey,
    Question, Ruling, Seat, WinClaim, Winner, rule_sets,
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

/// What may be answered to a question: what is offered, or some of what can be typed or picked.
fn answers(asked: &Asked) -> Vec<Fact> {
    let skip = asked.skip.map(|_| Fact::Nothing);
    let offered = asked.answers.clone();
    let typed = if offered.is_empty() {
        typed(asked.question.ask)
    } else {
        offered
    };
    typed.into_iter().chain(skip).collect()
}

#[expect(clippy::too_many_lines, reason = "one line for each kind of answer")]
fn typed(ask: Ask) -> Vec<Fact> {
    let tiles = |text| Fact::Tiles(parse_tiles(text).expect(text));
    let bonus = |text: &str| {
        let all = text.split_whitespace();
        Fact::Bonus(all.map(|one| parse_bonus(one).expect(one)).collect())
    };
    let points = |all: [i64; 4]| Fact::PointsBySeat(BySeat::new(all.map(Some)));
    let by_seat = |all: [Option<u32>; 4]| Fact::BySeat(BySeat::new(all));
    let claims = |all: &[(Seat, bool)]| {
        let claim = |&(seat, thirteen_orphans)| WinClaim {
            seat,
            thirteen_orphans,
        };
        Fact::Claims(all.iter().map(claim).collect())
    };
    let winners = |all: &[(Seat, u16)]| {
        let winner = |&(seat, value)| Winner::of(seat, value);
        Fact::Winners(all.iter().map(winner).collect())
    };
    let (east, south, west) = (Seat::East, Seat::South, Seat::West);
    match ask {
        // What lies on the table: one counter is like another.
        Ask::Number(99) => vec![Fact::Number(0), Fact::Number(3)],
        Ask::Number(most) => [0, 3, 4, 5, 6, 8, 16, 200, u32::MAX]
            .into_iter()
            .filter(|&number| number <= most)
            .map(Fact::Number)
            .collect(),
        Ask::Tile => vec![tiles("3s"), tiles("6s"), tiles("5z")],
        Ask::Tiles => vec![tiles("3s"), tiles("36s"), tiles("6s5z")],
        Ask::Bonus => vec![
            bonus(""),
            bonus("a1"),
            bonus("a1 a2"),
            bonus("f1 g1 a3"),
            bonus("f2 f3 f4"),
            bonus("a3 a4"),
            bonus("a1 a2 a3 a4"),
            bonus("g1 g2 g3 g4"),
        ],
        Ask::BySeat => vec![
            by_seat([Some(4); 4]),
            by_seat([Some(2), Some(0), Some(1), Some(0)]),
            by_seat([Some(4), None, Some(4), Some(8)]),
        ],
        Ask::Claims | Ask::Claimants => vec![
            claims(&[]),
            claims(&[(south, false)]),
            claims(&[(east, false), (west, true)]),
        ],
        Ask::Winners(None) => vec![
            winners(&[]),
            winners(&[(south, 0)]),
            winners(&[(south, 5)]),
            winners(&[(east, 2), (west, 10)]),
            Fact::Winners(vec![Winner {
                liable: Some(east),
                ..Winner::of(west, 5)
            }]),
        ],
        Ask::Points => [-300, 0, 900, 1_000, 25_000].map(Fact::Points).to_vec(),
        Ask::PointsBySeat => vec![
            points([30_000; 4]),
            points([25_000; 4]),
            points([40_000, 40_000, 40_000, 0]),
            points([52_000, 30_100, 18_000, -100]),
            points([20_000, 35_000, 25_000, 20_000]),
        ],
        Ask::ScoresBySeat => vec![
            points([0; 4]),
            points([88, 12, -50, -50]),
            points([30, 30, 30, -90]),
            points([500; 4]),
        ],
        Ask::Held => vec![
            tiles("123456m123456p11s"),
            tiles("456m456p99p12s1z"),
            tiles("123456m123456p1s"),
            tiles("123456m45p11s555z"),
            tiles("1111m"),
        ],
        Ask::Winners(Some(_)) => {
            let with_fu = |seat, value, fu| Winner {
                on_axis: Some(fu),
                ..Winner::of(seat, value)
            };
            let yakuman = |seat, units, liable| Winner {
                units,
                liable,
                ..Winner::of(seat, 0)
            };
            vec![
                Fact::Winners(vec![]),
                Fact::Winners(vec![with_fu(south, 0, 30)]),
                Fact::Winners(vec![Winner::of(south, 3)]),
                Fact::Winners(vec![with_fu(west, 3, 30), Winner::of(south, 5)]),
                Fact::Winners(vec![
                    with_fu(east, 1, 30),
                    with_fu(south, 1, 40),
                    with_fu(Seat::North, 1, 50),
                ]),
                Fact::Winners(vec![yakuman(west, 1, Some(east)), with_fu(south, 2, 25)]),
            ]
        }
        Ask::Seats => {
            let seats = |all: [bool; 4]| Fact::Seats(BySeat::new(all));
            vec![
                seats([false; 4]),
                seats([true, false, true, false]),
                seats([false, true, false, false]),
                seats([true; 4]),
            ]
        }
        Ask::OverallBySeat => Vec::new(),
        Ask::Overall | Ask::Seat | Ask::By | Ask::Flag | Ask::Word(_) | Ask::NumberOf(_) => {
            panic!("{ask:?} is offered, or belongs to fouls")
        }
    }
}

/// How a path ends.
type End = Result<Ruling, Vec<EventError>>;

/// Walks on from these answers, and hands every end to `ends`. What comes back are all of them.
fn walk(
    house: &House,
    event: &'static Event,
    facts: &Facts,
    ends: &mut dyn FnMut(&Facts, &End),
) -> Vec<End> {
    let inquiry = event.inquire(house, facts);
    let asked = match inquiry.next {
        Next::Ask(asked) => asked,
        Next::Ruled(end) => {
            ends(&inquiry.facts, &end);
            let mut all = vec![end];
            for more in event.asks_more(house, &inquiry.facts) {
                for fact in &more.answers {
                    let mut told = inquiry.facts.clone();
                    told.set(more.question.key, fact.clone());
                    let end = (event.rule)(house, &told);
                    assert!(end.is_ok(), "{house} {event:?}: {told:?}");
                    assert_ne!(end, all[0], "{house} {event:?}: {told:?}");
                    ends(&told, &end);
                    all.push(end);
                }
            }
            return all;
        }
    };
    let key = asked.question.key;
    assert_eq!(facts.fact(key), None, "{event:?}: {key} is asked twice");
    let branches: Vec<_> = answers(&asked)
        .into_iter()
        .map(|fact| {
            assert!(asked.takes(&fact), "{event:?}: {key} {fact:?}");
            let mut next = facts.clone();
            next.set(key, fact);
            walk(house, event, &next, ends)
        })
        .collect();
    // Whose hand it is belongs to the ruling, even if it moves nothing.
    let differ = branches.windows(2).any(|two| two[0] != two[1]);
    assert!(
        differ || key == "seat",
        "{event:?} asks for {key} after {facts:?}, and it changes nothing in {house}"
    );
    branches.concat()
}

fn everywhere(mut law: impl FnMut(&House, &'static Event, &Facts, &End)) {
    for house in HOUSES {
        let house: House = house.parse().expect(house);
        for event in house.rule_set().events {
            let mut ends = 0;
            walk(&house, event, &Facts::default(), &mut |facts, end| {
                ends += 1;
                law(&house, event, facts, end);
            });
            assert!(ends > 0, "{event:?}");
        }
    }
}

/// What is asked, is asked once and can change the ruling; what is refused names what was typed.
#[test]
fn every_path_ends_in_a_ruling_or_in_an_error_that_names_a_question() {
    everywhere(|_, event, facts, end| {
        let of = |key: &str| event.question(key);
        match end {
            Ok(ruling) => {
                assert!(!ruling.verdict.is_empty(), "{ruling:?}");
                // A win that is settled has a winner, or was none.
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
                        field.ask,
                        Ask::Seat | Ask::By | Ask::Flag | Ask::Word(_) | Ask::NumberOf(_)
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
fn an_event_names_the_clauses_under_which_it_is_ruled() {
    let mut reached: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    everywhere(|house, event, facts, end| {
        let clauses = reached.entry(place(event)).or_default();
        // What a hand waits for may be told though nobody asks.
        let waits = event.question("waiting").map(|waiting| {
            let mut told = facts.clone();
            told.set(
                waiting.key,
                Fact::Tiles(parse_tiles("7z").expect("a dragon")),
            );
            (event.rule)(house, &told)
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
    all.flat_map(|rule_set| rule_set.events)
}

/// Where books ask the same, it is answered the same.
#[test]
fn events_of_a_key_ask_the_same() {
    for event in all_events() {
        for other in all_events().filter(|other| other.key == event.key) {
            for one in event.questions {
                // Fu are told beside a value, and a hand beside who claims, where they matter in a book.
                let ask = |ask: Ask| match ask {
                    Ask::Winners(_) => Ask::Winners(None),
                    Ask::Claimants => Ask::Claims,
                    ask => ask,
                };
                let same = other.question(one.key).map_or(one.ask, |other| other.ask);
                assert_eq!(ask(one.ask), ask(same), "{event:?}: {}", one.key);
            }
        }
    }
}

/// Nothing is won or lost but among the players and the pot.
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
            let before = match facts.fact("pot") {
                Some(Fact::Number(pot)) => i64::from(*pot),
                _ => 0,
            };
            assert_eq!(before + drawn, left, "{event:?} {facts:?}: {ruling:?}");
        } else {
            assert_eq!(drawn, 0, "{event:?} {facts:?}: {ruling:?}");
        }
    });
}

/// What is not asked can't change the ruling: an answer to it says the same, or contradicts.
#[test]
fn what_is_not_asked_changes_nothing() {
    everywhere(|house, event, facts, end| {
        let Ok(ruling) = end else { return };
        let offered = event.asks_more(house, facts);
        let in_two_ways = event
            .questions
            .iter()
            .any(|one| one.within == Some("liability"));
        let left: Vec<&Question> = event
            .questions
            .iter()
            .filter(|field| facts.fact(field.key).is_none())
            // The other questions say it: what is let pass is let pass since the last own turn.
            .filter(|field| field.after != After::Never)
            // Who is liable is asked in one way, and may be told in another.
            .filter(|field| !(in_two_ways && is_liability(field)))
            .collect();
        for field in left {
            for fact in possible(field.ask) {
                // Whoever wants to win with a tile has a hand that it completes.
                if field.key == "waiting" && !completes(facts, &fact) {
                    continue;
                }
                let is_offered = |one: &Asked| one.question == field && one.answers.contains(&fact);
                if offered.iter().any(is_offered) {
                    continue;
                }
                let mut more = facts.clone();
                more.set(field.key, fact.clone());
                if let Ok(other) = (event.rule)(house, &more) {
                    assert_eq!(&other, ruling, "{house} {event:?} {}: {fact:?}", field.key);
                    // Nothing is dropped in silence.
                    let is_no = match &fact {
                        Fact::Flag(false) | Fact::Number(0) => true,
                        Fact::Bonus(tiles) => tiles.is_empty(),
                        _ => false,
                    };
                    let said = event.ignored(house, &more).contains(&field);
                    let must = field.need == Need::Always;
                    assert!(
                        said || is_no || must,
                        "{house} {event:?} {more:?}: {}",
                        field.key
                    );
                }
            }
        }
    });
}

fn is_liability(field: &Question) -> bool {
    field.within == Some("liability") || field.key == "liable"
}

fn possible(ask: Ask) -> Vec<Fact> {
    match ask {
        Ask::Seat => Seat::ALL.map(Fact::Seat).to_vec(),
        Ask::Flag => vec![Fact::Flag(true), Fact::Flag(false)],
        Ask::Word(words) => (0..words.len()).map(Fact::Word).collect(),
        Ask::NumberOf(all) => all.iter().copied().map(Fact::Number).collect(),
        _ => typed(ask),
    }
}

fn completes(facts: &Facts, waiting: &Fact) -> bool {
    match (facts.fact("tile"), waiting) {
        (Some(Fact::Tiles(tile)), Fact::Tiles(waiting)) => {
            tile.iter().all(|tile| waiting.contains(tile))
        }
        _ => true,
    }
}
