//! Payment diagram: the table from above, with an arrow from each payer to each recipient.

use std::fmt;

use tilewise_rules::{Money, Seat, Transfer};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::Players;
use crate::ui::phrases;

/// Centre of the table.
const MIDDLE: Point = Point(170.0, 98.0);
/// Distances from the centre: ends of arrows, seats; and the offset of two arrows at a seat.
const EDGE: f32 = 44.0;
const SEAT: Point = Point(118.0, 80.0);
const SIDE_OFFSET: f32 = 17.0;
/// Length and width of an arrow head.
const HEAD: Point = Point(12.0, 11.0);
/// Distance between the amounts of a seat.
const LINE: f32 = 18.0;

/// Maximal width of a name, in Latin letters.
const LONGEST: usize = 9;

/// Point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point(f32, f32);

impl Point {
    fn plus(self, other: Self, times: f32) -> Self {
        Self(self.0 + other.0 * times, self.1 + other.1 * times)
    }

    /// Returns the point at a fraction of the way to another one.
    fn towards(self, other: Self, part: f32) -> Self {
        Self(
            self.0 + (other.0 - self.0) * part,
            self.1 + (other.1 - self.1) * part,
        )
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", length(self.0), length(self.1))
    }
}

/// Arrow: start, control point, end.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrow {
    from: Point,
    bend: Point,
    to: Point,
}

impl Arrow {
    /// Returns the corners of the head, the tip between them. A marker would need an id that is unique in the
    /// page.
    fn head(self) -> [Point; 3] {
        let (x, y) = (self.to.0 - self.bend.0, self.to.1 - self.bend.1);
        let length = (x * x + y * y).sqrt();
        let (along, across) = (
            Point(x / length, y / length),
            Point(-y / length, x / length),
        );
        let foot = self.to.plus(along, -HEAD.0);
        let half = HEAD.1 / 2.0;
        [foot.plus(across, half), self.to, foot.plus(across, -half)]
    }
}

/// Sum of the payments from one player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PairPayment {
    from: Seat,
    to: Seat,
    amount: i64,
}

/// Formats a length with one decimal: the formatter for floats takes four kilobytes of program.
#[allow(clippy::cast_possible_truncation)]
fn length(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// Returns the direction of a seat. East is below, South on the right: turns are counter-clockwise.
const fn side(seat: Seat) -> Point {
    match seat {
        Seat::East => Point(0.0, 1.0),
        Seat::South => Point(1.0, 0.0),
        Seat::West => Point(0.0, -1.0),
        Seat::North => Point(-1.0, 0.0),
    }
}

/// Returns the arrow between two seats. The three arrows of a seat don't touch.
fn arrow(from: Seat, to: Seat) -> Arrow {
    let [a, b] = [side(from), side(to)];
    let opposite = a.0 + b.0 == 0.0 && a.1 + b.1 == 0.0;
    let offset = if opposite { 0.0 } else { SIDE_OFFSET };
    let begin = MIDDLE.plus(a, EDGE).plus(b, offset);
    let end = MIDDLE.plus(b, EDGE).plus(a, offset);
    let between = begin.towards(end, 0.5);
    Arrow {
        from: begin,
        bend: if opposite {
            between
        } else {
            between.towards(MIDDLE, 0.35)
        },
        to: end,
    }
}

/// Returns the seat next to which an amount is drawn: the payer, or the recipient if the payer pays several
/// and the recipient is paid only once.
fn amount_seat(all: &[PairPayment], one: PairPayment) -> Seat {
    let pays = all.iter().filter(|other| other.from == one.from).count();
    let gets = all.iter().filter(|other| other.to == one.to).count();
    if pays > 1 && gets == 1 {
        one.to
    } else {
        one.from
    }
}

/// Returns the seat of an amount, the number of amounts above it, and its text.
fn amount(
    locale: Locale,
    all: &[PairPayment],
    one: PairPayment,
    money: Money,
) -> (Seat, usize, String) {
    let seat = amount_seat(all, one);
    let here = all.iter().filter(|&&other| amount_seat(all, other) == seat);
    let here: Vec<&PairPayment> = here.collect();
    let above = here.iter().position(|&&other| other == one);
    let amount = phrases::short_amount(money, one.amount);
    let text = if here.len() == 1 {
        amount
    } else {
        // The place doesn't show the recipient.
        format!("{amount} → {}", phrases::seat_letter(locale, one.to))
    };
    (seat, above.unwrap_or_default(), text)
}

/// Returns the place of a seat's first amount: outside the table, on the side with space.
fn place_of_amount(seat: Seat) -> Point {
    let toward = side(seat);
    let place = Point(MIDDLE.0 + toward.0 * SEAT.0, MIDDLE.1 + toward.1 * SEAT.1);
    if toward.0 == 0.0 {
        Point(place.0 + 46.0, place.1)
    } else {
        Point(place.0, place.1 + 28.0)
    }
}

/// Returns one payment for each pair of players.
fn sums(transfers: &[Transfer]) -> Vec<PairPayment> {
    let mut all: Vec<PairPayment> = Vec::new();
    for one in transfers {
        // Payments from or to the pot and the bank aren't drawn.
        let (Some(from), Some(to)) = (one.from.seat(), one.to.seat()) else {
            continue;
        };
        let same = |paid: &&mut PairPayment| paid.from == from && paid.to == to;
        match all.iter_mut().find(same) {
            Some(paid) => paid.amount += one.amount,
            None => all.push(PairPayment {
                from,
                to,
                amount: one.amount,
            }),
        }
    }
    all
}

/// Draws the payments around the table. Screen readers use the list: the diagram is an image for them.
pub fn payment_diagram(
    locale: Locale,
    transfers: &[Transfer],
    winner: Seat,
    money: Money,
    players: &Players,
) -> Html {
    let sums = sums(transfers);
    let sentence = |paid: &PairPayment| {
        let amount = phrases::short_amount(money, paid.amount);
        let [from, to] =
            [paid.from, paid.to].map(|seat| phrases::player_name(locale, players, seat));
        tr!(locale, "{0} pays {1} {2}.", from, to, amount)
    };
    let label: Vec<_> = sums.iter().map(sentence).collect();
    html! {
        <svg
            class="payment-diagram"
            viewBox="0 0 340 196"
            role="img"
            aria-label={label.join(" ")}
            data-table=""
        >
            <rect class="payments-table" x="117.0" y="45.0" width="106.0" height="106.0" rx="14.0" />
            { for sums.iter().map(|paid| payment(locale, &sums, *paid, money)) }
            { for Seat::ALL.map(|one| seat(locale, one, winner, players)) }
        </svg>
    }
}

/// Draws the arrow of a payment, with its amount.
fn payment(locale: Locale, all: &[PairPayment], paid: PairPayment, money: Money) -> Html {
    let arrow = arrow(paid.from, paid.to);
    let [one, tip, other] = arrow.head();
    let way = format!(
        "M{}Q{} {}",
        arrow.from,
        arrow.bend,
        // The line ends inside the head.
        tip.towards(arrow.bend, 0.1)
    );
    let (seat, above, caption) = amount(locale, all, paid, money);
    let mut place = place_of_amount(seat);
    for _ in 0..above {
        place.1 += LINE;
    }
    let is_side = matches!(seat, Seat::East | Seat::West);
    html! {
        <g data-arrow={format!("{}-{}", paid.from.letter(), paid.to.letter())}>
            <path class="payments-arrow" d={way} />
            <path class="payments-head" d={format!("M{one}L{tip}L{other}Z")} />
            <text
                class={classes!("payments-amount", is_side.then_some("payments-side"))}
                x={length(place.0)}
                y={length(place.1 + 6.0)}
            >
                { caption }
            </text>
        </g>
    }
}

/// Draws a player at their side of the table.
fn seat(locale: Locale, seat: Seat, winner: Seat, players: &Players) -> Html {
    let toward = side(seat);
    let place = Point(MIDDLE.0 + toward.0 * SEAT.0, MIDDLE.1 + toward.1 * SEAT.1);
    let won = seat == winner;
    html! {
        <g
            class={classes!("payments-seat", won.then_some("payments-winner"))}
            data-place={seat.letter().to_string()}
        >
            <rect
                x={length(place.0 - 40.0)}
                y={length(place.1 - 15.0)}
                width="80.0"
                height="30.0"
                rx="15.0"
            />
            <text x={length(place.0)} y={length(place.1 + 5.5)}>
                { phrases::shorten(&phrases::player_name(locale, players, seat), LONGEST) }
            </text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::Reason;

    use super::*;

    const WHY: &Reason = &Reason {
        clause: "TEST-1",
        text: "test",
    };

    fn far(one: Point, other: Point) -> f32 {
        (one.0 - other.0).hypot(one.1 - other.1)
    }

    #[test]
    fn arrows_that_meet_at_a_seat_do_not_touch() {
        for to in Seat::ALL {
            let others = Seat::ALL.into_iter().filter(|&seat| seat != to);
            let arrows: Vec<Arrow> = others.map(|from| arrow(from, to)).collect();
            for (place, one) in arrows.iter().enumerate() {
                for other in &arrows[..place] {
                    assert!(far(one.to, other.to) >= 16.0, "{to}");
                }
                let [left, tip, right] = one.head();
                assert!(far(left, right) >= 10.0 && far(left, tip) >= 10.0, "{to}");
            }
        }
    }

    #[test]
    fn amounts_stand_outside_of_the_table() {
        for seat in Seat::ALL {
            let place = place_of_amount(seat);
            let inside = |at: f32, middle: f32| (at - middle).abs() < 53.0;
            assert!(
                !(inside(place.0, MIDDLE.0) && inside(place.1, MIDDLE.1)),
                "{seat}"
            );
        }
    }

    #[test]
    fn amount_is_placed_where_its_payer_is_clear() {
        let paid = |from, to| PairPayment {
            from,
            to,
            amount: 8,
        };
        let (e, s, w, n) = (Seat::East, Seat::South, Seat::West, Seat::North);
        let placed = |all: &[PairPayment]| -> Vec<(Seat, usize, String)> {
            let each = all.iter();
            each.map(|&one| amount(Locale::ENGLISH, all, one, Money::POINTS))
                .collect()
        };
        let eight = |seat| (seat, 0, "8".to_owned());
        // Three payers, one recipient: next to the payers. One payer, three recipients: next to the
        // recipients.
        let to_south = [paid(e, s), paid(w, s), paid(n, s)];
        assert_eq!(placed(&to_south), [eight(e), eight(w), eight(n)]);
        let from_south = [paid(s, e), paid(s, w), paid(s, n)];
        assert_eq!(placed(&from_south), [eight(e), eight(w), eight(n)]);
        // Two payers, two recipients: next to the payers, with the recipient.
        let crossed = [paid(w, e), paid(w, s), paid(n, e), paid(n, s)];
        let line = |seat, above, text: &str| (seat, above, text.to_owned());
        let lines = [
            line(w, 0, "8 → E"),
            line(w, 1, "8 → S"),
            line(n, 0, "8 → E"),
            line(n, 1, "8 → S"),
        ];
        assert_eq!(placed(&crossed), lines);
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
