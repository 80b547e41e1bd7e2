//! The table from above: an arrow from everybody who pays to whoever is paid.

use std::fmt;

use tilewise_rules::{Money, Seat, Transfer};
use yew::prelude::*;

use crate::at_table::who;
use crate::components::tag::{Tag, tag};
use crate::words;

/// The middle of the table.
const MIDDLE: Point = Point(170.0, 98.0);
/// How far from it arrows begin and end, how far the seats lie, and how far apart two arrows at
/// one seat are.
const EDGE: f32 = 44.0;
const SEAT: Point = Point(118.0, 80.0);
const APART: f32 = 17.0;
/// How long and how broad the head of an arrow is.
const HEAD: Point = Point(12.0, 11.0);
/// How far one amount stands beneath another.
const LINE: f32 = 18.0;

/// How wide a name may be, in Latin letters.
const LONGEST: usize = 9;

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

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", length(self.0), length(self.1))
    }
}

/// An arrow: where it begins, what it bends to, where it ends.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Arrow {
    from: Point,
    bend: Point,
    to: Point,
}

impl Arrow {
    /// Its head: two corners and the tip between them. A marker would need a name that nothing else
    /// on the page may have.
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

/// Everything that one player pays to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paid {
    from: Seat,
    to: Seat,
    amount: i64,
}

/// A length on the drawing, to a tenth: to write a float by itself takes four kilobytes of program.
#[allow(clippy::cast_possible_truncation)]
fn length(length: f32) -> String {
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
    }
}

/// Beside which seat an amount stands: beside whoever pays; where that is one for several, beside
/// who is paid, if by nobody else.
fn beside(all: &[Paid], one: Paid) -> Seat {
    let pays = all.iter().filter(|other| other.from == one.from).count();
    let gets = all.iter().filter(|other| other.to == one.to).count();
    if pays > 1 && gets == 1 {
        one.to
    } else {
        one.from
    }
}

/// What stands beside the arrow of a payment, how many amounts stand above it, and beside which seat.
fn amount(all: &[Paid], one: Paid, money: Money) -> (Seat, usize, String) {
    let seat = beside(all, one);
    let here = all.iter().filter(|&&other| beside(all, other) == seat);
    let here: Vec<&Paid> = here.collect();
    let above = here.iter().position(|&&other| other == one);
    let amount = words::short_amount(money, one.amount);
    let says = if here.len() == 1 {
        amount
    } else {
        // Who is paid can't be told from where it stands.
        format!("{amount} → {}", words::sign(one.to))
    };
    (seat, above.unwrap_or_default(), says)
}

/// Where the first amount beside a seat stands: outside of the table, where there is room for any.
fn place_of_amount(seat: Seat) -> Point {
    let toward = side(seat);
    let place = Point(MIDDLE.0 + toward.0 * SEAT.0, MIDDLE.1 + toward.1 * SEAT.1);
    if toward.0 == 0.0 {
        Point(place.0 + 46.0, place.1)
    } else {
        Point(place.0, place.1 + 28.0)
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
        tr!("{0} pays {1} {2}.", who(paid.from), who(paid.to), amount)
    };
    let label: Vec<_> = sums.iter().map(says).collect();
    let draw = |paid: &Paid| {
        let arrow = arrow(paid.from, paid.to);
        let [one, tip, other] = arrow.head();
        let way = format!(
            "M{}Q{} {}",
            arrow.from,
            arrow.bend,
            // The line ends within the head.
            tip.towards(arrow.bend, 0.1)
        );
        let head = format!("M{one}L{tip}L{other}Z");
        let pair = format!("{}-{}", paid.from.letter(), paid.to.letter());
        let (seat, above, says) = amount(&sums, *paid, money);
        let mut place = place_of_amount(seat);
        let class = if matches!(seat, Seat::East | Seat::West) {
            "payments-amount payments-beside"
        } else {
            "payments-amount"
        };
        for _ in 0..above {
            place.1 += LINE;
        }
        let path = |class, d: String| tag("path").class(class).with("d", d);
        tag("g")
            .with("data-arrow", pair)
            .child(path("payments-arrow", way))
            .child(path("payments-head", head))
            .child(text(Some(class), place.0, place.1 + 6.0).child(says))
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
        let name = text(None, place.0, place.1 + 5.5).child(words::shortened(&who(seat), LONGEST));
        tag("g")
            .class(class)
            .with("data-place", seat.letter().to_string())
            .child(rect([place.0 - 40.0, place.1 - 15.0, 80.0, 30.0, 15.0]))
            .child(name)
    };
    tag("svg")
        .class("payment-diagram")
        .with("viewBox", "0 0 340 196")
        .with("role", "img")
        .with("aria-label", label.join(" "))
        .with("data-table", "")
        .child(rect([117.0, 45.0, 106.0, 106.0, 14.0]).class("payments-table"))
        .children(sums.iter().map(draw))
        .children(Seat::ALL.map(seat))
        .done()
}

/// A rectangle: place, size, and how round its corners are.
fn rect(all: [f32; 5]) -> Tag {
    let names = ["x", "y", "width", "height", "rx"].into_iter().zip(all);
    names.fold(tag("rect"), |rect, (name, at)| rect.with(name, length(at)))
}

/// A text at a place.
fn text(class: Option<&'static str>, x: f32, y: f32) -> Tag {
    tag("text")
        .with("class", class)
        .with("x", length(x))
        .with("y", length(y))
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
    fn an_amount_stands_where_it_can_be_told_whose_it_is() {
        let paid = |from, to| Paid {
            from,
            to,
            amount: 8,
        };
        let (e, s, w, n) = (Seat::East, Seat::South, Seat::West, Seat::North);
        let shown = |all: &[Paid]| -> Vec<(Seat, usize, String)> {
            let each = all.iter();
            each.map(|&one| amount(all, one, Money::POINTS)).collect()
        };
        let eight = |seat| (seat, 0, "8".to_owned());
        // Three pay one: beside each payer. One pays three: beside who is paid.
        let to_south = [paid(e, s), paid(w, s), paid(n, s)];
        assert_eq!(shown(&to_south), [eight(e), eight(w), eight(n)]);
        let from_south = [paid(s, e), paid(s, w), paid(s, n)];
        assert_eq!(shown(&from_south), [eight(e), eight(w), eight(n)]);
        // Two pay two: with whom they pay.
        let crossed = [paid(w, e), paid(w, s), paid(n, e), paid(n, s)];
        let line = |seat, above, says: &str| (seat, above, says.to_owned());
        let lines = [
            line(w, 0, "8 → E"),
            line(w, 1, "8 → S"),
            line(n, 0, "8 → E"),
            line(n, 1, "8 → S"),
        ];
        assert_eq!(shown(&crossed), lines);
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
