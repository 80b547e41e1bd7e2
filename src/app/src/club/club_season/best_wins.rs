//! The values of wins, and the best wins with their tiles.

use tilewise_club::{HandReference, SeasonWin, ValueStatistics};
use tilewise_rules::{RuleConfig, Sentence};
use yew::prelude::*;

use super::deal_in_matrix::player_name;
use super::statistic_number::{HandList, StatisticNumber};
use crate::club::club_view::ClubView;
use crate::i18n::Locale;
use crate::rule_sets;
use crate::table::{amount, value_text, win_tiles};

/// Draws the mean value and the best wins, by rule set.
pub fn best_wins(locale: Locale, at: &ClubView, season: usize, values: &[ValueStatistics]) -> Html {
    html! {
        for one in values {
            <section data-values={one.rule_set}>
                { values_of(locale, at, season, one, values.len() > 1) }
            </section>
        }
    }
}

fn values_of(
    locale: Locale,
    at: &ClubView,
    season: usize,
    of: &ValueStatistics,
    is_named: bool,
) -> Html {
    let Some(house) = rules_of(at, of.rule_set) else {
        return Html::default();
    };
    let rule_set = house.rule_set();
    let words = locale.of_part(rule_set.table_key());
    let mean = mean_text(of.mean_hundredths());
    let mean = words.sentence(&Sentence::new(of.unit.counted, vec![mean.into()]));
    html! {
        <>
            if is_named {
                <h3 class="label">{ rule_set.identity.name }</h3>
            }
            <StatisticNumber
                at={at.clone()}
                {season}
                name="mean-value"
                label={tr!(locale, "Mean value of a win")}
                value={mean}
                hands={of.wins.clone()}
            />
            <h3 class="label">{ tr!(locale, "Best hands") }</h3>
            <ol class="club-best" data-best="">
                { for of.best.iter().map(|win| best_win(locale, at, season, &house, win)) }
            </ol>
        </>
    }
}

fn best_win(
    locale: Locale,
    at: &ClubView,
    season: usize,
    house: &RuleConfig,
    win: &SeasonWin,
) -> Html {
    let words = locale.of_part(house.rule_set().table_key());
    let value = win.worth.map(|worth| value_text(words, house, worth.value));
    let hands: Vec<HandReference> = vec![win.hand.clone()];
    html! {
        <li>
            <p>
                <span>{ player_name(locale, at, win.winner.as_ref()) }</span>
                { " " }
                <b>{ value.unwrap_or_default() }</b>
                { " " }
                <span class="club-note">{ tr!(locale, "gained {0}", amount(house, win.gained)) }</span>
            </p>
            if let Some(picture) = &win.picture {
                { win_tiles(words, picture) }
            }
            <HandList at={at.clone()} {season} {hands} />
        </li>
    }
}

/// Returns the rules of the club, if they are of a rule set; else its usual ones, if it is loaded.
fn rules_of(at: &ClubView, key: &str) -> Option<RuleConfig> {
    let own = at.club().profile.as_ref().map(|one| &one.rules.house);
    let own = own.filter(|house| house.rule_set().identity.key == key);
    own.cloned().or_else(|| {
        let found = rule_sets::here().into_iter();
        let mut found = found.filter(|one| one.identity.key == key);
        found.next().map(RuleConfig::with_defaults)
    })
}

/// Returns hundredths as a number with at most two decimals: “5.25”, “4”.
fn mean_text(hundredths: u64) -> String {
    let (whole, part) = (hundredths / 100, hundredths % 100);
    if part == 0 {
        return whole.to_string();
    }
    let part = format!("{part:02}");
    format!("{whole}.{}", part.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::mean_text;

    #[test]
    fn means_have_at_most_two_decimals() {
        let all = [0, 5, 400, 450, 525].map(mean_text);
        assert_eq!(all, ["0", "0.05", "4", "4.5", "5.25"]);
    }
}
