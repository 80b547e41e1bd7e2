//! What else a win could have been.

use std::rc::Rc;

use tilewise_rules::{Element, Ignored, Improved, Line, Score, WithMore, ignored, improvements};

use super::layout::Layout;
use super::{Counted, Liability, ScoredWin};
use crate::state::Draft;

/// What else a win could have been, and what was said of it and changes nothing.
#[derive(Clone, Debug)]
pub struct Alternatives {
    /// The other readings, the best first.
    pub others: Vec<Other>,
    /// What else could have counted together in the same reading, the best first.
    pub combinations: Vec<Combination>,
    /// Of a hand below the minimum: what alone would have been enough.
    pub enough: Vec<Improved>,
    /// How much such a hand is short of the minimum.
    pub short: u16,
    /// Who fed the hand, as far as it matters.
    pub liability: Liability,
    /// What one more would have made of it, as far as that changes what is paid.
    pub more: Option<WithMore>,
    /// What was said and changes nothing.
    pub ignored: Vec<Ignored>,
}

/// Another reading of the same hand.
#[derive(Clone, Debug)]
pub struct Other {
    /// What it would have been worth.
    pub score: Score,
    /// The hand so read.
    pub layout: Layout,
    /// What would have counted.
    pub counts: Vec<Counted>,
}

/// Elements that could have counted together in the same reading, beside what both have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combination {
    /// What they would have been worth with all else.
    pub total: u16,
    /// What would have counted, and how often, that doesn't or not so often.
    pub with: Vec<(&'static str, u8)>,
    /// What counts, and how often, that wouldn't have or not so often.
    pub without: Vec<(&'static str, u8)>,
}

impl Combination {
    /// Every combination that isn't the one that counts; of those that differ in their sets alone, one.
    fn all(win: &ScoredWin) -> Vec<Self> {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = win;
        let elements = draft.house.rule_set().elements;
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

/// What counts more often in these lines than in the others.
fn more(elements: &[Element], lines: &[Line], others: &[Line]) -> Vec<(&'static str, u8)> {
    let often = |lines: &[Line], element: u8| -> u8 {
        let same = lines.iter().filter(|line| line.element == element);
        same.map(|line| line.count).sum()
    };
    let mut asked = Vec::new();
    let mut all = Vec::new();
    for line in lines {
        let element = line.element;
        if asked.contains(&element) {
            continue;
        }
        asked.push(element);
        let more = often(lines, element).saturating_sub(often(others, element));
        if let Some(element) = elements.get(usize::from(element)).filter(|_| more > 0) {
            all.push((element.name, more));
        }
    }
    all
}

impl Alternatives {
    /// All that of the win of the hand in the tray.
    pub fn of(tray: &Draft, win: &Rc<ScoredWin>) -> Self {
        let ScoredWin {
            draft,
            hand,
            context,
            score,
        } = &**win;
        let house = &draft.house;
        let other = |score: Score| Other {
            layout: Layout::of(tray, &score.best.reading, hand.winning_tile()),
            counts: Counted::all(house, &score),
            score,
        };
        let others = score.others(house, hand, context);
        let improvements = if score.below_minimum {
            improvements(house, &draft.entry, hand)
        } else {
            Vec::new()
        };
        let enough = |one: &Improved| !one.score.below_minimum;
        let towards = (house.rule_set().towards_minimum)(house, &score.best);
        Self {
            others: others.into_iter().map(other).collect(),
            combinations: Combination::all(win),
            enough: improvements.into_iter().filter(enough).collect(),
            short: house.minimum().saturating_sub(towards),
            liability: Liability::of(win),
            more: score.with_more(house, hand, context),
            ignored: ignored(house, &draft.entry, (hand, context), score),
        }
    }
}

#[cfg(test)]
mod tests {
    use tilewise_rules::{Circumstance, notation};

    use super::super::Outcome;
    use super::*;

    fn won(house: &str, entry: &str) -> (Rc<ScoredWin>, Alternatives) {
        let draft = Draft {
            entry: notation::parse(entry).expect(entry),
            house: house.parse().expect(house),
        };
        let Outcome::Scored(win) = Outcome::of(&draft) else {
            panic!("{entry}");
        };
        let all = Alternatives::of(&draft, &win);
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

    /// 5 han are a mangan, 6 a haneman; of a baiman three more are needed.
    #[test]
    fn one_more_is_told_where_it_changes_what_is_paid() {
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

    /// what the discarder loses and the winner gains, twice; of the others what the winner gains.
    #[test]
    fn the_winner_gains_on_each_player() {
        let (win, _) = won("riichi-ema-2025", "123m456p678s1124s w3s@E riichi SE");
        let gained = win.score.payments.gained_on(win.winner());
        let all = gained.iter().map(|(_, &amount)| amount);
        assert_eq!(all.collect::<Vec<_>>(), [2600, 0, 1300, 1300]);
    }

    /// Three fan are the minimum: one for the dragons, one for no flowers.
    #[test]
    fn a_hand_that_is_one_short_tells_what_would_be_enough() {
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

    /// HKOS-69: nobody is liable whom it would free.
    #[test]
    fn what_changes_nothing_is_told() {
        let told = |entry| alternatives("hk-old-style", entry).ignored;
        assert_eq!(told("2223s c567s p777s p555z w1s@W SE"), []);
        assert_eq!(
            told("2223s c567s p777s p555z w1s@W SE no-choice@W"),
            [Ignored::Circumstance(Circumstance::NoChoice)]
        );
    }

    #[test]
    fn another_reading_tells_what_it_would_have_paid() {
        let house = "hk-old-style;minimum_fan=0";
        let (win, all) = won(house, "111222333m p555p 9s w9s@W EE");
        // Chows with a pung of dots are worth no flowers; pungs are three more.
        let [other] = &all.others[..] else {
            panic!("{:?}", all.others)
        };
        let keys = |counts: &[Counted]| -> Vec<_> { counts.iter().map(|one| one.key).collect() };
        assert_eq!(keys(&other.counts), ["no-flowers"]);
        assert_eq!(win.counted() - other.score.best.counted, 3);
    }
}
