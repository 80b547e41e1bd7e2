//! Progression of a game.

use super::events::{OWN_BET, is_paid_counters, takes_own_bet};
use super::final_scores::{Final, bets_left, each_chombo, ties_by_seat};
use super::options::choice;
use super::payment::{BET, chombo};
use crate::hands::TableStakes;
use crate::model::{
    BySeat, Counters, Deal, EndCondition, Ending, GameEnd, HandEnd, HandWords, Overall,
    OverallRule, PotKey, Progression, Row, RuleOptions, Standing, last_round,
};
use crate::tiles::Seat;

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords::PLAIN,
    start: |house| house.number(const { choice("start_points") }).into(),
    rounds,
    bet: BET,
    least_to_bet: |house| house.number(const { choice("riichi_min_points") }).into(),
    bet_name: "Riichi",
    bet_reasons: ["riichi bet", OWN_BET.text],
    draws: &["exhaustive-draw", "abortive-draw"],
    endings: &[
        Ending {
            event: "exhaustive-draw",
            end: |_, facts, _| Some(HandEnd::drawn(facts.seats("tenpai")?[Seat::East])),
        },
        Ending {
            event: "abortive-draw",
            end: |_, _, ruling| (ruling.allowed == Some(true)).then_some(HandEnd::BrokenOff),
        },
    ],
    shares,
    shared_discard_bonus: None,
    claims: Some("claims-on-discard"),
    rows: &[
        Row {
            clause: "R-129",
            text: "East won, and deals again",
            after: HandEnd::ALL_EAST_WON,
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            text: "East didn’t win, and the deal passes",
            after: &[HandEnd::OthersWon],
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Cleared,
            bets_back: false,
        },
        Row {
            clause: "R-129",
            text: "East is tenpai, and deals again",
            after: &[HandEnd::DrawnEastReady],
            played: by_tenpai,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            text: "East is noten, and the deal passes",
            after: &[HandEnd::Drawn, HandEnd::DrawnAfterKong],
            played: by_tenpai,
            deal: Deal::Passes,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            text: "nobody won, and under your house rules the deal passes",
            after: &[
                HandEnd::Drawn,
                HandEnd::DrawnEastReady,
                HandEnd::DrawnAfterKong,
            ],
            played: |house| !by_tenpai(house),
            deal: Deal::Passes,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-129",
            text: "after a hand that was broken off East deals again",
            after: &[HandEnd::BrokenOff],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-133",
            text: "the same hand is dealt again",
            after: &[HandEnd::Void, HandEnd::EastFouled, HandEnd::OthersFouled],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Unchanged,
            bets_back: true,
        },
    ],
    game_ends: &[
        GameEnd {
            key: "chombo",
            clause: "R-134",
            text: "a chombo in the last hand ends the game",
            by_scores: |house, standing| ends_by_chombo(house, standing) && has_extra_round(house),
            condition: EndCondition::If(|house, standing| {
                let ends = ends_by_chombo(house, standing) && is_last(house, standing);
                ends.then_some(true)
            }),
        },
        GameEnd {
            key: "void",
            clause: "R-133",
            text: "a hand that is dealt again ends no game",
            by_scores: |_, _| false,
            condition: EndCondition::If(|_, standing| is_void(standing).then_some(false)),
        },
        GameEnd {
            key: "tobi",
            clause: "R-136",
            text: "a score below 0 ends the game",
            by_scores: |house, _| has_tobi(house),
            condition: EndCondition::If(|house, standing| {
                let below = standing.scores.iter().any(|(_, score)| *score < 0);
                (has_tobi(house) && below).then_some(true)
            }),
        },
        GameEnd {
            key: "dealer-stops",
            clause: "R-137",
            text: "East is first with enough points in the last hand, and ends the game",
            by_scores: can_stop,
            condition: EndCondition::If(|house, standing| {
                let stops = standing.scores[Seat::East] >= goal(house) && is_first(standing);
                (can_stop(house, standing) && stops).then_some(true)
            }),
        },
        GameEnd {
            key: "goal",
            clause: "R-135",
            text: "somebody has enough points, and the extra round ends",
            by_scores: in_extra_round,
            condition: EndCondition::If(|house, standing| {
                (in_extra_round(house, standing) && is_reached(house, standing)).then_some(true)
            }),
        },
        GameEnd {
            key: "extra-round",
            clause: "R-135",
            text: "nobody has enough points, and an extra round is played",
            by_scores: |house, standing| has_extra_round(house) && ends_last_round(house, standing),
            condition: EndCondition::If(|house, standing| {
                let goes_on = has_extra_round(house) && ends_last_round(house, standing);
                (goes_on && !is_reached(house, standing)).then_some(false)
            }),
        },
        last_round("R-134", "the last round is over"),
    ],
    leftovers: |house, standing| {
        let bets = standing.pots[PotKey::Bets as usize] / BET;
        bets_left(house, standing.scores, standing.first_east(), bets)
    },
    counter_limit: None,
    carry: None,
    seat_changes: &[],
    overall: Some(&OverallRule {
        of: |house, standing| {
            let none = BySeat::default();
            let last = Final::new(
                house,
                standing.scores,
                &none,
                standing.first_east(),
                standing.start,
            );
            BySeat::new(Seat::ALL.map(|seat| {
                let chombo = each_chombo(house) * i64::from(standing.chombo[seat]);
                Overall::of_table(last.score[seat] - chombo) + standing.penalties[seat]
            }))
        },
        name: "Overall score",
        counted: "{0} overall",
        breaks_ties: ties_by_seat,
        is_gain: true,
    }),
    penalty_book: |_| None,
    chombo,
};

/// Returns the stakes for each of several winners.
fn shares(house: &RuleOptions, winners: &[Seat], on_table: TableStakes) -> Vec<TableStakes> {
    let own = |seat| {
        let declared = on_table.has_declared(seat) == Some(true);
        u8::from(declared && takes_own_bet(house, winners, seat))
    };
    let all_own: u8 = winners.iter().map(|&seat| own(seat)).sum();
    let share = |(place, &seat): (usize, &Seat)| {
        let others = if place == 0 {
            on_table.all_bets().saturating_sub(all_own)
        } else {
            0
        };
        TableStakes {
            streak: 0,
            honba: if is_paid_counters(house, place) {
                on_table.honba
            } else {
                0
            },
            bets: others.saturating_add(own(seat)),
            declared: None,
        }
    };
    winners.iter().enumerate().map(share).collect()
}

/// Returns whether East deals again only when tenpai at an exhaustive draw (R-129, D-24).
fn by_tenpai(house: &RuleOptions) -> bool {
    house.chosen(const { choice("dealer_stays") }) == 0
}

/// Returns the number of rounds, without an extra one.
pub(super) fn rounds(house: &RuleOptions) -> u8 {
    u8::try_from(house.number(const { choice("rounds") })).unwrap_or(2)
}

fn has_tobi(house: &RuleOptions) -> bool {
    house.on(const { choice("tobi") })
}

fn has_extra_round(house: &RuleOptions) -> bool {
    house.on(const { choice("extra_round") })
}

fn goal(house: &RuleOptions) -> i64 {
    house.number(const { choice("goal_points") }).into()
}

fn is_reached(house: &RuleOptions, standing: &Standing) -> bool {
    let goal = goal(house);
    standing.scores.iter().any(|(_, score)| *score >= goal)
}

const fn is_void(standing: &Standing) -> bool {
    use HandEnd::{EastFouled, OthersFouled, Void};
    matches!(standing.end, Some(Void | EastFouled | OthersFouled))
}

/// Returns whether a foul ended the deal, and a chombo in the last deal ends the game by option.
fn ends_by_chombo(house: &RuleOptions, standing: &Standing) -> bool {
    use HandEnd::{EastFouled, OthersFouled};
    let fouled = matches!(standing.end, Some(EastFouled | OthersFouled));
    fouled && house.on(const { choice("chombo_ends_last_hand") })
}

/// Returns whether the deal is the last one unless the dealer stays.
fn is_last(house: &RuleOptions, standing: &Standing) -> bool {
    let (position, rounds) = (standing.position, rounds(house));
    let (round, deal) = (position.round as u8, position.deal);
    let is_extra = round >= rounds;
    if has_extra_round(house) {
        let may_end = is_extra || round + 1 == rounds && deal >= 4;
        is_extra && deal >= 4 || may_end && is_reached(house, standing)
    } else {
        round + 1 == rounds && deal >= 4
    }
}

/// Returns whether a deal of the extra round is over and the dealer changes.
fn in_extra_round(house: &RuleOptions, standing: &Standing) -> bool {
    let extra = has_extra_round(house) && standing.position.round as u8 == rounds(house);
    extra && standing.deal == Deal::Passes
}

/// Returns whether the last regular round is over.
fn ends_last_round(house: &RuleOptions, standing: &Standing) -> bool {
    let is_last = standing.position.round as u8 + 1 == rounds(house);
    is_last && standing.position.deal >= 4 && standing.deal == Deal::Passes
}

/// Returns whether East deals again after a last deal, and may end the game instead.
fn can_stop(house: &RuleOptions, standing: &Standing) -> bool {
    let position = standing.position;
    let round = position.round as u8;
    let last = round >= rounds(house) || round + 1 == rounds(house) && position.deal >= 4;
    let again = standing.deal == Deal::Stays && !is_void(standing);
    last && again && house.on(const { choice("dealer_stops") })
}

/// Returns whether East is first; seats in turn order from the first East break ties.
fn is_first(standing: &Standing) -> bool {
    let first = standing.first_east();
    let (scores, turns) = (standing.scores, |seat: Seat| seat.turns_after(first));
    Seat::East.others().into_iter().all(|other| {
        let (own, others) = (scores[Seat::East], scores[other]);
        own > others || own == others && turns(Seat::East) < turns(other)
    })
}
