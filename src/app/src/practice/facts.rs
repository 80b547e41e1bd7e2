//! The facts of a win that its tiles don't show: seats, winds, circumstances, stakes.

use tilewise_practice::ExerciseKind;
use tilewise_rules::{Counter, RuleConfig, Seat, StatedLiability, WinBy, WinContextInput};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::liability_name;

/// Draws the facts of a win, each a chip.
pub fn facts(
    locale: Locale,
    house: &RuleConfig,
    kind: ExerciseKind,
    context: &WinContextInput,
) -> Html {
    html! {
        <ul class="practice-facts" role="list" aria-label={tr!(locale, "How it was won")}>
            for fact in texts(locale, house, kind, context) {
                <li>{ fact }</li>
            }
        </ul>
    }
}

/// Returns the facts of a win as texts; of a hand that isn’t won yet, those that are known.
pub fn texts(
    locale: Locale,
    house: &RuleConfig,
    kind: ExerciseKind,
    context: &WinContextInput,
) -> Vec<String> {
    let won = match kind {
        ExerciseKind::Waits => last_tile(locale, context),
        ExerciseKind::Discard => None,
        _ => won(locale, context),
    };
    let is_open = matches!(kind, ExerciseKind::Waits | ExerciseKind::Discard);
    let winner = context.seat.filter(|_| is_open);
    let winner = winner.map(|seat| tr!(locale, "Your seat: {0}", seat));
    let dealer =
        (context.seat == Some(Seat::East)).then(|| tr!(locale, "East is the dealer").to_owned());
    let prevailing = context.prevailing;
    let prevailing = prevailing.map(|wind| tr!(locale, "Prevailing wind: {0}", wind));
    let facts = [winner, won, dealer, prevailing].into_iter().flatten();
    let facts = facts.chain(circumstances(locale, house, context));
    let liable = |one: &StatedLiability| {
        tr!(
            locale,
            "{0} fed {1}",
            one.seat,
            liability_name(house, one.key)
        )
    };
    let facts = facts.chain(context.liability.iter().map(liable));
    facts.chain(stakes(locale, house, context)).collect()
}

/// Returns who won, and how.
fn won(locale: Locale, context: &WinContextInput) -> Option<String> {
    let seat = context.seat?;
    Some(match (context.by?, context.from) {
        (WinBy::SelfDraw, _) => tr!(locale, "{0} drew the winning tile", seat),
        (WinBy::Discard, Some(from)) => tr!(locale, "{0} won; {1} discarded", seat, from),
        (WinBy::RobbingTheKong, Some(from)) => tr!(locale, "{0} robbed a kong of {1}", seat, from),
        (WinBy::BonusTiles, Some(from)) => {
            tr!(locale, "{0} won with a bonus tile of {1}", seat, from)
        }
        (WinBy::BonusTiles, None) => tr!(locale, "{0} won by bonus tiles", seat),
        (WinBy::Discard | WinBy::RobbingTheKong, None) => return None,
    })
}

/// Returns where the tile that completes a hand will come from.
fn last_tile(locale: Locale, context: &WinContextInput) -> Option<String> {
    match (context.by?, context.from) {
        (WinBy::SelfDraw, _) => Some(tr!(locale, "You draw the tile").to_owned()),
        (_, from) => from.map(|from| tr!(locale, "{0} discards the tile", from)),
    }
}

/// Returns the circumstances that hold.
fn circumstances(
    locale: Locale,
    house: &RuleConfig,
    context: &WinContextInput,
) -> impl Iterator<Item = String> {
    let held = context.circumstances;
    let rules = house.rule_set().game.circumstances.iter();
    rules
        .filter(move |rule| held.has(rule.circumstance))
        .map(move |rule| {
            let name = locale.translate(rule.name);
            match (held.count(rule.circumstance), held.seat(rule.circumstance)) {
                (Some(count), _) if count > 1 => format!("{name}: {count}"),
                (_, Some(seat)) => format!("{name}: {}", locale.translate(seat.name())),
                _ => name.to_owned(),
            }
        })
}

/// Returns the counters and bets on the table.
fn stakes(
    locale: Locale,
    house: &RuleConfig,
    context: &WinContextInput,
) -> impl Iterator<Item = String> {
    let stakes = context.stakes;
    let counter = house.rule_set().game.counter.and_then(|counter| {
        let count = stakes.count(counter);
        let name = match counter {
            Counter::Honba => tr!(locale, "Honba"),
            Counter::Streak => tr!(locale, "Streak"),
        };
        (count > 0).then(|| format!("{name}: {count}"))
    });
    let bets = stakes.all_bets();
    let bets = (bets > 0).then(|| format!("{}: {bets}", tr!(locale, "Bets")));
    counter.into_iter().chain(bets)
}

#[cfg(test)]
mod tests {
    use tilewise_rules::notation;

    use super::*;

    #[test]
    fn facts_of_a_win_are_complete() {
        let house = "riichi-ema-2025".parse().expect("rules");
        let entry = notation::parse("234m567p22s345s66s w2s@W SE riichi").expect("a hand");
        let kind = ExerciseKind::Worth;
        let all = texts(Locale::default(), &house, kind, &entry.context);
        assert_eq!(
            all,
            [
                "South won; West discarded",
                "Prevailing wind: East",
                "Riichi"
            ]
        );
    }

    #[test]
    fn hand_that_is_not_won_yet_has_a_seat() {
        let house = "riichi-ema-2025".parse().expect("rules");
        let entry = notation::parse("234m567p22s345s66s w2s@W SE").expect("a hand");
        let all = |kind| texts(Locale::default(), &house, kind, &entry.context);
        assert_eq!(
            all(ExerciseKind::Waits),
            [
                "Your seat: South",
                "West discards the tile",
                "Prevailing wind: East"
            ]
        );
        assert_eq!(
            all(ExerciseKind::Discard),
            ["Your seat: South", "Prevailing wind: East"]
        );
    }
}
