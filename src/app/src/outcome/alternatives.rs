//! Alternatives to the result of a win.

use std::rc::Rc;

use tilewise_rules::{
    Element, Improved, Line, Score, UnusedContext, WithMore, improvements, unused_context,
};

use super::layout::Layout;
use super::{CountedElement, LiabilityDetails, ScoredWin};
use crate::store::Draft;

/// Alternatives to the result of a win, and circumstances without effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternatives {
    /// The other readings, best first.
    pub others: Vec<OtherReading>,
    /// Other combinations of elements in the same reading, best first.
    pub combinations: Vec<OtherSelection>,
    /// Single improvements that would reach the minimum, of a hand below it.
    pub enough: Vec<Improved>,
    /// The difference to the minimum.
    pub short: u16,
    /// Liability questions that affect the payment.
    pub liability: LiabilityDetails,
    /// The smallest additional value that would change the payment.
    pub more: Option<WithMore>,
    /// Circumstances without effect.
    pub ignored: Vec<UnusedContext>,
}

/// Another reading of the same hand.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherReading {
    /// Its score.
    pub score: Score,
    /// Its layout.
    pub layout: Layout,
    /// The elements that would count.
    pub counts: Vec<CountedElement>,
}

/// Another combination of elements in the same reading, without the common ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherSelection {
    /// The total with all other elements.
    pub total: u16,
    /// Elements that would count more often, with the difference.
    pub with: Vec<(&'static str, u8)>,
    /// Elements that would count less often, with the difference.
    pub without: Vec<(&'static str, u8)>,
}

impl OtherSelection {
    /// Every combination but the counted one; a single one if they only differ in their sets.
    fn all(win: &ScoredWin) -> Vec<Self> {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = win;
        let elements = draft.house.rule_set().scoring.elements;
        let mut all = Vec::new();
        for other in score.other_selections(&draft.house, hand, context) {
            let one = Self {
                total: other.total,
                with: more(elements, &other.lines, &score.best.lines),
                without: more(elements, &score.best.lines, &other.lines),
            };
            let differs = !one.with.is_empty() || !one.without.is_empty();
            if differs && !all.contains(&one) {
                all.push(one);
            }
        }
        all
    }
}

/// Returns the elements that count more often in these lines than in the others.
fn more(elements: &[Element], lines: &[Line], others: &[Line]) -> Vec<(&'static str, u8)> {
    let often = |lines: &[Line], element: u8| -> u8 {
        let same = lines.iter().filter(|line| line.element == element);
        same.map(|line| line.count).sum()
    };
    let mut seen = Vec::new();
    let mut all = Vec::new();
    for line in lines {
        let element = line.element;
        if seen.contains(&element) {
            continue;
        }
        seen.push(element);
        let more = often(lines, element).saturating_sub(often(others, element));
        if let Some(element) = elements.get(usize::from(element)).filter(|_| more > 0) {
            all.push((element.name, more));
        }
    }
    all
}

impl Alternatives {
    /// Computes the alternatives to the win of the hand in the tray.
    pub fn new(tray: &Draft, win: &Rc<ScoredWin>) -> Self {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = &**win;
        let house = &draft.house;
        let other = |score: Score| OtherReading {
            layout: Layout::new(tray, &score.best.reading, hand.winning_tile()),
            counts: CountedElement::all(house, &score),
            score,
        };
        let others = score.others(house, hand, context);
        let improvements = if score.below_minimum {
            improvements(house, &draft.entry, hand)
        } else {
            Vec::new()
        };
        let enough = |one: &Improved| !one.score.below_minimum;
        let towards = (house.rule_set().scoring.qualifying_value)(house, &score.best);
        Self {
            others: others.into_iter().map(other).collect(),
            combinations: OtherSelection::all(win),
            enough: improvements.into_iter().filter(enough).collect(),
            short: house.minimum().saturating_sub(towards),
            liability: LiabilityDetails::from_win(win),
            more: score.with_more(house, hand, context),
            ignored: unused_context(house, &draft.entry, (hand, context), score),
        }
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{Circumstance, notation};

    use super::*;
    use crate::outcome::HandOutcome;

    fn won(house: &str, entry: &str) -> (Rc<ScoredWin>, Alternatives) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let HandOutcome::Scored(win) = HandOutcome::from_draft(&draft) else {
            panic!("{entry}");
        };
        let all = Alternatives::new(&draft, &win);
        (win, all)
    }

    fn alternatives(house: &str, entry: &str) -> Alternatives {
        won(house, entry).1
    }

    #[test]
    fn a_hand_of_one_reading_that_is_enough_has_none() {
        let all = alternatives("hk-old-style", "2223s c567s p777s p555z w1s@W SE");
        assert!(all.others.is_empty() && all.enough.is_empty());
    }

    /// 5 han are a mangan, 6 a haneman; a baiman needs three more.
    #[test]
    fn one_more_is_reported_where_payments_change() {
        let more = |entry: &str| {
            let more = alternatives("riichi-ema-2025", entry).more?;
            let level = more.basis.level.map(|level| level.key);
            Some((
                more.counts,
                level,
                more.payments.net()[tilewise_rules::Seat::East],
            ))
        };
        let mangan = "34m234p234s66p789s w2m EE riichi";
        assert_eq!(more(mangan), Some((1, Some("haneman"), 18_000)));
        let baiman = "34m234p234s66p789s w2m@S EE riichi dora:1m1m ura:5p";
        assert_eq!(more(baiman), Some((3, Some("sanbaiman"), 36_000)));
        assert_eq!(more("1112555666777z w2z EE"), None);
    }

    /// the loss of the discarder and the gain of the winner count; for other players the gain of the
    /// winner.
    #[test]
    fn the_winner_gains_on_each_player() {
        let (win, _) = won("riichi-ema-2025", "123m456p678s1124s w3s@E riichi SE");
        let gained = win.score.payments.gained_on(win.winner());
        let all = gained.iter().map(|(_, &amount)| amount);
        assert_eq!(all.collect::<Vec<_>>(), [2600, 0, 1300, 1300]);
    }

    /// T-66: the total before the cap has to reach the minimum.
    #[test]
    fn missing_tai_are_those_between_total_and_minimum() {
        let hand = "123456m456p12378s55z w9s@W SE";
        for (rules, short) in [
            ("taiwanese;minimum=3", 2),
            ("taiwanese;minimum=3;cap=2", 2),
            ("taiwanese;minimum=1", 0),
        ] {
            assert_eq!(alternatives(rules, hand).short, short, "{rules}");
        }
    }

    /// The minimum is three fan: one for the dragons, one for no flowers.
    #[test]
    fn hand_below_minimum_lists_sufficient_improvements() {
        let all = alternatives("hk-old-style", "2223s c567m p777p p555z w1s@W SE");
        assert_eq!(all.short, 1);
        let enough: Vec<_> = all
            .enough
            .iter()
            .map(|one| (one.lift.name(), one.score.best.counted))
            .collect();
        assert_eq!(
            enough,
            [("self-draw", 3), ("robbing the kong", 3), ("Last tile", 3)]
        );
    }

    /// HKOS-69: the exemption has no effect if no player is liable.
    #[test]
    fn ignored_circumstances_are_reported() {
        let ignored_facts = |entry| alternatives("hk-old-style", entry).ignored;
        assert_eq!(ignored_facts("2223s c567s p777s p555z w1s@W SE"), []);
        assert_eq!(
            ignored_facts("2223s c567s p777s p555z w1s@W SE no-choice@W"),
            [UnusedContext::Circumstance(Circumstance::NoChoice)]
        );
    }

    #[test]
    fn other_reading_has_its_own_score() {
        let house = "hk-old-style;minimum_fan=0";
        let (win, all) = won(house, "111222333m p555p 9s w9s@W EE");
        // Chows with a pung of dots are worth no flowers; pungs are three more.
        let [other] = &all.others[..] else {
            panic!("{:?}", all.others)
        };
        let keys =
            |counts: &[CountedElement]| -> Vec<_> { counts.iter().map(|one| one.key).collect() };
        assert_eq!(keys(&other.counts), ["no-flowers"]);
        assert_eq!(win.counted() - other.score.best.counted, 3);
    }
}
