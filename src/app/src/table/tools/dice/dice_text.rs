//! What the dice mean, in sentences.

use tilewise_rules::{DiceThrows, Die, Seat, WallBreak, WallEnd, WallRule};

use crate::i18n::Locale;

/// Returns the throws with their sums, and the side that they select.
pub fn dice_sums(locale: Locale, throws: DiceThrows, dice: &[Die], wall: &WallBreak) -> String {
    let side = seat(locale, wall.side);
    let (first, second) = dice.split_at(throws.first_dice().min(dice.len()));
    let east = tr!(
        locale,
        "East throws {0}: counted from East, this is {1}’s wall.",
        sum(first),
        side
    );
    match throws {
        DiceThrows::Once { .. } => east,
        DiceThrows::Twice => {
            let again = tr!(
                locale,
                "{0} throws {1}, together {2}.",
                side,
                sum(second),
                u16::from(wall.counted)
            );
            format!("{east} {again}")
        }
    }
}

/// Returns what to do with the wall, step by step.
pub fn wall_steps(locale: Locale, rule: &WallRule, wall: &WallBreak) -> Vec<String> {
    let side = seat(locale, wall.side);
    let counted = u16::from(wall.counted);
    let first = u16::from(wall.first.number);
    let count = if wall.first.side == wall.side {
        tr!(
            locale,
            "{0}’s wall: count {1} {1:stack|stacks} from its right end. East takes from stack {2} on, to the left.",
            side,
            counted,
            first
        )
    } else {
        tr!(
            locale,
            "{0}’s wall: count {1} {1:stack|stacks} from its right end, on along {2}’s wall. East takes from stack {3} of that wall on, to the left.",
            side,
            counted,
            seat(locale, wall.first.side),
            first
        )
    };
    let end = match rule.end {
        WallEnd::NotMentioned => None,
        WallEnd::AllDrawn => Some(tr!(locale, "All tiles of the wall are drawn.").to_owned()),
        WallEnd::Undrawn(tiles) => Some(tr!(
            locale,
            "The last {0} tiles, right of the break, aren’t drawn.",
            u16::from(tiles)
        )),
        WallEnd::DeadWall { tiles, indicator } => Some(tr!(
            locale,
            "The {0} tiles right of the break are the dead wall. The upper tile of its stack {1} is the indicator.",
            u16::from(tiles),
            u16::from(indicator)
        )),
    };
    [count].into_iter().chain(end).collect()
}

/// Returns the sources of the rule: clauses, and common practice.
pub fn rule_note(locale: Locale, rule: &WallRule) -> String {
    match rule.clauses {
        [] => tr!(
            locale,
            "The rule book mentions neither walls nor dice: this is the usual way."
        )
        .to_owned(),
        clauses => tr!(
            locale,
            "Walls: {0}. The rule book mentions no dice: this is the usual way.",
            clauses.join(", ")
        ),
    }
}

/// Returns a throw with its sum: "3 + 4 = 7".
fn sum(dice: &[Die]) -> String {
    let pips = dice.iter().map(|die| die.pips().to_string());
    let total: u8 = dice.iter().map(|die| die.pips()).sum();
    format!("{} = {total}", pips.collect::<Vec<_>>().join(" + "))
}

fn seat(locale: Locale, seat: Seat) -> &'static str {
    locale.translate_ui(seat.name())
}

#[cfg(test)]
mod tests {
    use tilewise_rules::RuleConfig;

    use super::*;

    /// Returns the texts for a throw under a rule set.
    fn texts(house: &str, pips: &[u8]) -> (String, Vec<String>, String) {
        let house: RuleConfig = house.parse().expect("a rule set");
        let rule = house.rule_set().game.wall;
        let dice: Vec<_> = pips.iter().copied().filter_map(Die::new).collect();
        let bonus = (house.rule_set().hand.bonus)(&house);
        let wall = rule.break_wall(bonus, &dice).expect("a break");
        (
            dice_sums(Locale::ENGLISH, rule.throws, &dice, &wall),
            wall_steps(Locale::ENGLISH, rule, &wall),
            rule_note(Locale::ENGLISH, rule),
        )
    }

    #[test]
    fn riichi_text_names_the_dead_wall() {
        let (sums, steps, note) = texts("riichi-ema-2025", &[3, 4]);
        assert_eq!(
            sums,
            "East throws 3 + 4 = 7: counted from East, this is West’s wall."
        );
        assert_eq!(
            steps,
            [
                "West’s wall: count 7 stacks from its right end. East takes from stack 8 on, to the left.",
                "The 14 tiles right of the break are the dead wall. The upper tile of its stack 3 is the indicator.",
            ]
        );
        assert!(note.contains("R-3"), "{note}");
    }

    #[test]
    fn mcr_text_has_both_throws_and_the_next_wall() {
        let (sums, steps, _) = texts("mcr", &[3, 5, 6, 6]);
        assert_eq!(
            sums,
            "East throws 3 + 5 = 8: counted from East, this is North’s wall. North throws 6 + 6 = 12, together 20."
        );
        assert_eq!(
            steps[0],
            "North’s wall: count 20 stacks from its right end, on along West’s wall. East takes from stack 3 of that wall on, to the left."
        );
        assert_eq!(steps[1], "All tiles of the wall are drawn.");
    }

    #[test]
    fn silent_rule_books_are_called_so() {
        let (_, steps, note) = texts("hk-old-style", &[1, 1, 1]);
        assert_eq!(steps.len(), 1);
        assert_eq!(
            note,
            "The rule book mentions neither walls nor dice: this is the usual way."
        );
    }
}
