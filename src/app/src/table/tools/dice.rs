//! Dice: where the wall is broken.

mod dice_text;
mod wall_drawing;

use tilewise_rules::{Die, RuleConfig, WallBreak};
use yew::prelude::*;

use self::dice_text::{dice_sums, rule_note, wall_steps};
use self::wall_drawing::wall_drawing;
use crate::i18n::use_locale;
use crate::table::chance::throw;

/// Properties of [`Dice`].
#[derive(Properties, PartialEq)]
pub struct DiceProps {
    /// The rules of the game.
    pub house: RuleConfig,
}

/// What the last tap on the button led to.
#[derive(Clone, Debug, PartialEq)]
enum LastThrow {
    /// It wasn't tapped, or the rules have changed.
    None,
    /// These dice were thrown.
    Dice(Vec<Die>, WallBreak),
    /// The browser has no random numbers.
    Failed,
}

/// The button that throws the dice, the broken wall, and what to do.
#[component]
pub fn Dice(props: &DiceProps) -> Html {
    let locale = use_locale();
    let last = use_state_eq(|| LastThrow::None);
    let rule = props.house.rule_set().game.wall;
    let onthrow = {
        let (house, last) = (props.house.clone(), last.clone());
        Callback::from(move |_: MouseEvent| last.set(thrown(&house)))
    };
    {
        let last = last.clone();
        use_effect_with(props.house.clone(), move |_| last.set(LastThrow::None));
    }
    let result = match &*last {
        LastThrow::None => Html::default(),
        LastThrow::Failed => html! {
            <p class="refused">{ tr!(locale, "This browser has no random numbers: throw real dice.") }</p>
        },
        LastThrow::Dice(dice, wall) => html! {
            <>
                { wall_drawing(locale, dice, wall) }
                <p class="dice-sums">{ dice_sums(locale, rule.throws, dice, wall) }</p>
                <ul class="dice-steps">
                    for step in wall_steps(locale, rule, wall) {
                        <li>{ step }</li>
                    }
                </ul>
                <p class="tabletop-hint">{ rule_note(locale, rule) }</p>
            </>
        },
    };
    html! {
        <div class="dice">
            <button type="button" class="button" data-action="throw-dice" onclick={onthrow}>
                { tr!(locale, "Throw the dice for the wall") }
            </button>
            <div role="status" data-dice="">{ result }</div>
        </div>
    }
}

/// Throws the dice of a rule set.
fn thrown(house: &RuleConfig) -> LastThrow {
    let rule_set = house.rule_set();
    let rule = rule_set.game.wall;
    let dice = throw(rule.throws.dice());
    let wall = dice.and_then(|dice| {
        let bonus = (rule_set.hand.bonus)(house);
        let wall = rule.break_wall(bonus, &dice)?;
        Some(LastThrow::Dice(dice, wall))
    });
    wall.unwrap_or(LastThrow::Failed)
}
