//! The table from above: an arrow from everybody who pays to whoever is paid.

use tilewise_rules::{Money, Seat, Transfer};
use yew::prelude::*;

use crate::language::translate;
use crate::words;

/// The middle of the table.
const MIDDLE: Point = Point(160.0, 112.0);
/// How far from it arrows begin and end, how far the seats lie, and how far apart two arrows at
/// one seat are.
const EDGE: f32 = 58.0;
const SEAT: Point = Point(117.0, 94.0);
const APART: f32 = 20.0;

/// A place on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point(f32, f32);

impl Point {
    fn plus(self, other: Self, times: f32) -> Self {
        Self(self.0 + other.0 * times, self.1 + other.1 * times)
    }

    /// The place so far on the way to another one.
    fn towards(self, other: Self, part: f32) -> Self {
        Self(
            self.0 + (other.0 - self.0) * part,
            self.1 + (other.1 - self.1) * part,
        )
    }
}

/// An arrow: where it begins, what it bends to, where it ends, where its amount stands.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrow {
    from: Point,
    bend: Point,
    to: Point,
    amount: Point,
}

/// Everything that one player pays to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paid {
    from: Seat,
    to: Seat,
    amount: i64,
}

/// A length on the drawing, to a tenth: to write a float by itself takes four kilobytes of program.
#[allow(clippy::cast_possible_truncation)]
fn at(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// East sits below, South on the right: turns go against the clock.
const fn side(seat: Seat) -> Point {
    match seat {
        Seat::East => Point(0.0, 1.0),
        Seat::South => Point(1.0, 0.0),
        Seat::West => Point(0.0, -1.0),
        Seat::North => Point(-1.0, 0.0),
    }
}

/// An arrow between two seats. The three that may meet at one seat don't touch.
fn arrow(from: Seat, to: Seat) -> Arrow {
    let [a, b] = [side(from), side(to)];
    let opposite = a.0 + b.0 == 0.0 && a.1 + b.1 == 0.0;
    let apart = if opposite { 0.0 } else { APART };
    let begin = MIDDLE.plus(a, EDGE).plus(b, apart);
    let end = MIDDLE.plus(b, EDGE).plus(a, apart);
    let between = begin.towards(end, 0.5);
    Arrow {
        from: begin,
        bend: if opposite {
            between
        } else {
            between.towards(MIDDLE, 0.35)
        },
        to: end,
        // In the corner of the table, or where the way is still free.
        amount: if opposite {
            begin.towards(end, 0.3)
        } else {
            between.towards(MIDDLE, -0.28)
        },
    }
}

/// One arrow for each two players, whatever it is for.
fn sums(transfers: &[Transfer]) -> Vec<Paid> {
    let mut all: Vec<Paid> = Vec::new();
    for one in transfers {
        // What lies on the table, and the bank, have no place round it.
        let (Some(from), Some(to)) = (one.from.seat(), one.to.seat()) else {
            continue;
        };
        let same = |paid: &&mut Paid| paid.from == from && paid.to == to;
        match all.iter_mut().find(same) {
            Some(paid) => paid.amount += one.amount,
            None => all.push(Paid {
                from,
                to,
                amount: one.amount,
            }),
        }
    }
    all
}

/// Who pays whom, round the table. It is said in words too: a screen reader takes it for a picture.
pub fn payment_diagram(transfers: &[Transfer], winner: Seat, money: Money) -> Html {
    let sums = sums(transfers);
    let says = |paid: &Paid| {
        let amount = words::short_amount(money, paid.amount);
        tr!(
            "{0} pays {1} {2}.",
            paid.from.name(),
            paid.to.name(),
            amount
        )
    };
    let label: Vec<_> = sums.iter().map(says).collect();
    let draw = |paid: &Paid| {
        let Arrow {
            from,
            bend,
            to,
            amount,
        } = arrow(paid.from, paid.to);
        let way = format!(
            "M{} {}Q{} {} {} {}",
            at(from.0),
            at(from.1),
            at(bend.0),
            at(bend.1),
            at(to.0),
            at(to.1)
        );
        let who = format!("{}-{}", paid.from.letter(), paid.to.letter());
        html! {
            <g data-arrow={who}>
                <path class="payments-arrow" d={way} marker-end="url(#payments-head)" />
                <text class="payments-amount" x={at(amount.0)} y={at(amount.1 + 6.0)}>
                    { words::short_amount(money, paid.amount) }
                </text>
            </g>
        }
    };
    let seat = |seat: Seat| {
        let toward = side(seat);
        let place = Point(MIDDLE.0 + toward.0 * SEAT.0, MIDDLE.1 + toward.1 * SEAT.1);
        let won = seat == winner;
        let class = if won {
            "payments-seat payments-winner"
        } else {
            "payments-seat"
        };
        html! {
            <g {class} data-place={seat.letter().to_string()}>
                <rect x={at(place.0 - 40.0)} y={at(place.1 - 15.0)}
                    width="80" height="30" rx="15" />
                <text x={at(place.0)} y={at(place.1 + 5.5)}>{ translate(seat.name()) }</text>
            </g>
        }
    };
    html! {
        <svg class="payment-diagram" viewBox="0 0 320 224" role="img" aria-label={label.join(" ")} data-table="">
            <defs>
                <marker id="payments-head" viewBox="0 0 10 10" refX="7" refY="5"
                    markerWidth="5" markerHeight="5" orient="auto">
                    <path class="payments-head" d="M0 0L10 5L0 10Z" />
                </marker>
            </defs>
            <rect class="payments-table" x="84" y="36" width="152" height="152" rx="16" />
            { for sums.iter().map(draw) }
            { for Seat::ALL.into_iter().map(seat) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::Reason;

    use super::*;

    const WHY: &Reason = &Reason {
        clause: "TEST-1",
        says: "test",
    };

    fn far(one: Point, other: Point) -> f32 {
        (one.0 - other.0).hypot(one.1 - other.1)
    }

    #[test]
    fn arrows_that_meet_at_a_seat_do_not_touch_and_their_amounts_stay_apart() {
        for to in Seat::ALL {
            let others = Seat::ALL.into_iter().filter(|&seat| seat != to);
            let arrows: Vec<Arrow> = others.map(|from| arrow(from, to)).collect();
            for (place, one) in arrows.iter().enumerate() {
                for other in &arrows[..place] {
                    assert!(far(one.to, other.to) >= 16.0, "{to}");
                    assert!(far(one.amount, other.amount) >= 32.0, "{to}");
                }
                let amount = one.amount;
                let inside = |at: f32, middle: f32| (at - middle).abs() <= 70.0;
                assert!(
                    inside(amount.0, MIDDLE.0) && inside(amount.1, MIDDLE.1),
                    "{to}"
                );
            }
        }
    }

    #[test]
    fn what_goes_between_two_players_is_one_arrow() {
        let pays = |from: Seat, amount| Transfer {
            from: from.into(),
            to: Seat::South.into(),
            amount,
            reason: WHY,
        };
        let all = [
            pays(Seat::East, 4),
            pays(Seat::West, 8),
            pays(Seat::East, 1),
        ];
        let paid: Vec<_> = sums(&all)
            .iter()
            .map(|one| (one.from, one.amount))
            .collect();
        assert_eq!(paid, [(Seat::East, 5), (Seat::West, 8)]);
    }
}
