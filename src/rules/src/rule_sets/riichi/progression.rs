//! How a game goes on.

use super::events::{OWN_BET, is_paid_counters, takes_own_bet};
use super::final_scores::{Final, bets_left, each_chombo, ties_by_seat};
use super::options::choice;
use super::payment::{BET, chombo};
use crate::hands::OnTable;
use crate::schema::{
    BySeat, Counters, Deal, Ending, GameEnd, HandEnd, HandWords, HouseRules, Over, Overall,
    OverallRule, PotKey, Progression, Row, Standing, last_round,
};
use crate::tiles::Seat;

pub(super) static PROGRESSION: Progression = Progression {
    hands: HandWords::PLAIN,
    start: |house| house.number(const { choice("start_points") }).into(),
    rounds,
    bet: BET,
    least_to_bet: |house| house.number(const { choice("riichi_min_points") }).into(),
    bet_name: "Riichi",
    bet_reasons: ["riichi bet", OWN_BET.says],
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
    claims: Some("claims-on-discard"),
    rows: &[
        Row {
            clause: "R-129",
            says: "East won, and deals again",
            after: &[HandEnd::EastWon],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            says: "East didn’t win, and the deal passes",
            after: &[HandEnd::OthersWon],
            played: |_| true,
            deal: Deal::Passes,
            counters: Counters::Cleared,
            bets_back: false,
        },
        Row {
            clause: "R-129",
            says: "East is tenpai, and deals again",
            after: &[HandEnd::DrawnEastReady],
            played: by_tenpai,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            says: "East is noten, and the deal passes",
            after: &[HandEnd::Drawn, HandEnd::DrawnAfterKong],
            played: by_tenpai,
            deal: Deal::Passes,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-130",
            says: "nobody won, and under your house rules the deal passes",
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
            says: "after a hand that was broken off East deals again",
            after: &[HandEnd::BrokenOff],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Added,
            bets_back: false,
        },
        Row {
            clause: "R-133",
            says: "the same hand is dealt again",
            after: &[HandEnd::Void, HandEnd::EastFouled, HandEnd::OthersFouled],
            played: |_| true,
            deal: Deal::Stays,
            counters: Counters::Kept,
            bets_back: true,
        },
    ],
    game_ends: &[
        GameEnd {
            key: "chombo",
            clause: "R-134",
            says: "a chombo in the last hand ends the game",
            by_scores: |house, standing| ends_by_chombo(house, standing) && has_extra_round(house),
            over: Over::If(|house, standing| {
                let ends = ends_by_chombo(house, standing) && is_last(house, standing);
                ends.then_some(true)
            }),
        },
        GameEnd {
            key: "void",
            clause: "R-133",
            says: "a hand that is dealt again ends no game",
            by_scores: |_, _| false,
            over: Over::If(|_, standing| is_void(standing).then_some(false)),
        },
        GameEnd {
            key: "tobi",
            clause: "R-136",
            says: "a score below 0 ends the game",
            by_scores: |house, _| has_tobi(house),
            over: Over::If(|house, standing| {
                let below = standing.scores.iter().any(|(_, score)| *score < 0);
                (has_tobi(house) && below).then_some(true)
            }),
        },
        GameEnd {
            key: "dealer-stops",
            clause: "R-137",
            says: "East is first with enough points in the last hand, and ends the game",
            by_scores: can_stop,
            over: Over::If(|house, standing| {
                let stops = standing.scores[Seat::East] >= goal(house) && is_first(standing);
                (can_stop(house, standing) && stops).then_some(true)
            }),
        },
        GameEnd {
            key: "goal",
            clause: "R-135",
            says: "somebody has enough points, and the extra round ends",
            by_scores: in_extra_round,
            over: Over::If(|house, standing| {
                (in_extra_round(house, standing) && is_reached(house, standing)).then_some(true)
            }),
        },
        GameEnd {
            key: "extra-round",
            clause: "R-135",
            says: "nobody has enough points, and an extra round is played",
            by_scores: |house, standing| has_extra_round(house) && ends_last_round(house, standing),
            over: Over::If(|house, standing| {
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
    seat_changes: &[],
    overall: Some(&OverallRule {
        of: |house, standing| {
            let none = BySeat::default();
            let last = Final::of(
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

///
fn shares(house: &HouseRules, winners: &[Seat], on_table: OnTable) -> Vec<OnTable> {
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
        OnTable {
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

/// Whether East deals again who is tenpai at an exhaustive draw: R-129, D-24.
fn by_tenpai(house: &HouseRules) -> bool {
    house.chosen(const { choice("dealer_stays") }) == 0
}

/// How many rounds are played, apart from an extra one.
pub(super) fn rounds(house: &HouseRules) -> u8 {
    u8::try_from(house.number(const { choice("rounds") })).unwrap_or(2)
}

fn has_tobi(house: &HouseRules) -> bool {
    house.on(const { choice("tobi") })
}

fn has_extra_round(house: &HouseRules) -> bool {
    house.on(const { choice("extra_round") })
}

fn goal(house: &HouseRules) -> i64 {
    house.number(const { choice("goal_points") }).into()
}

fn is_reached(house: &HouseRules, standing: &Standing) -> bool {
    let goal = goal(house);
    standing.scores.iter().any(|(_, score)| *score >= goal)
}

const fn is_void(standing: &Standing) -> bool {
    use HandEnd::{EastFouled, OthersFouled, Void};
    matches!(standing.end, Some(Void | EastFouled | OthersFouled))
}

/// Whether a foul ended the hand, in a house where a chombo in the last hand ends the game.
fn ends_by_chombo(house: &HouseRules, standing: &Standing) -> bool {
    use HandEnd::{EastFouled, OthersFouled};
    let fouled = matches!(standing.end, Some(EastFouled | OthersFouled));
    fouled && house.on(const { choice("chombo_ends_last_hand") })
}

/// Whether no other hand follows unless the deal stays.
fn is_last(house: &HouseRules, standing: &Standing) -> bool {
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

/// Whether a hand of the extra round is over, and East doesn't deal again.
fn in_extra_round(house: &HouseRules, standing: &Standing) -> bool {
    let extra = has_extra_round(house) && standing.position.round as u8 == rounds(house);
    extra && standing.deal == Deal::Passes
}

/// Whether the last round is over, apart from an extra one.
fn ends_last_round(house: &HouseRules, standing: &Standing) -> bool {
    let is_last = standing.position.round as u8 + 1 == rounds(house);
    is_last && standing.position.deal >= 4 && standing.deal == Deal::Passes
}

/// Whether East deals again in a last hand, and might end the game instead.
fn can_stop(house: &HouseRules, standing: &Standing) -> bool {
    let position = standing.position;
    let round = position.round as u8;
    let last = round >= rounds(house) || round + 1 == rounds(house) && position.deal >= 4;
    let again = standing.deal == Deal::Stays && !is_void(standing);
    last && again && house.on(const { choice("dealer_stops") })
}

/// Whether East is ahead of all; of equal scores, who sits nearer to the first East.
fn is_first(standing: &Standing) -> bool {
    let first = standing.first_east();
    let (scores, turns) = (standing.scores, |seat: Seat| seat.turns_after(first));
    Seat::East.others().into_iter().all(|other| {
        let (own, others) = (scores[Seat::East], scores[other]);
        own > others || own == others && turns(Seat::East) < turns(other)
    })
}
