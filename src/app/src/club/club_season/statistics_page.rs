//! The statistics of a season or of a member.

use std::rc::Rc;

use tilewise_club::{
    HandReference, MemberId, MemberStatistics, SeasonStatistics, season_statistics,
};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::best_wins::best_wins;
use super::deal_in_matrix::{DealInMatrix, player_name};
use super::publish_page::season_choice;
use super::season_screen::no_season;
use super::statistic_number::StatisticNumber;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::headed;
use crate::club::club_view::ClubView;
use crate::i18n::{Locale, use_locale};
use crate::table::amount;

/// Properties of [`StatisticsPage`].
#[derive(Properties, PartialEq)]
pub struct StatisticsPageProps {
    /// The club.
    pub at: ClubView,
    /// The member; `None` for all.
    pub member: Option<MemberId>,
}

/// The statistics of a season or of a member.
#[component]
pub fn StatisticsPage(props: &StatisticsPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let chosen = use_state(|| None::<usize>);
    let index = chosen.or_else(|| at.club().seasons.len().checked_sub(1));
    let statistics = use_memo((Rc::clone(&at.replayed), index), |(replayed, index)| {
        let season = (*index)?;
        Some(Rc::new(season_statistics(
            &replayed.log,
            &replayed.club,
            season,
        )))
    });
    let (Some(statistics), Some(season)) = (&*statistics, index) else {
        return no_season(locale, at, true);
    };
    let onseason = {
        let chosen = chosen.clone();
        Callback::from(move |index: usize| chosen.set(Some(index)))
    };
    let numbers = NumberList { locale, at, season };
    let own = props.member.as_ref();
    html! {
        <div class="step-panel" data-statistics="">
            { headed(locale, &ClubLocation::Season(None), tr!(locale, "Statistics")) }
            if at.club().seasons.len() > 1 {
                { season_choice(locale, at.club(), index, &onseason) }
            }
            { member_choice(locale, at, statistics, own) }
            { sources(locale, statistics) }
            { match own {
                None if statistics.games.is_empty() => html! {
                    <p>{ tr!(locale, "Statistics come from games that phones report with all hands.") }</p>
                },
                None => html! {
                    <>
                        { numbers.season(statistics) }
                        { best_wins(locale, at, season, &statistics.values) }
                        <DealInMatrix at={at.clone()} {season} statistics={Rc::clone(statistics)} />
                    </>
                },
                Some(member) => match statistics.member(member) {
                    Some(found) => html! {
                        <>
                            { numbers.member(statistics, found) }
                            { best_wins(locale, at, season, &found.values) }
                        </>
                    },
                    None => html! {
                        <p>{ tr!(locale, "{0} has no game with a log in this season.", at.name(locale, member)) }</p>
                    },
                },
            } }
        </div>
    }
}

/// Draws the choice between all and one member.
fn member_choice(
    locale: Locale,
    at: &ClubView,
    statistics: &SeasonStatistics,
    own: Option<&MemberId>,
) -> Html {
    let onchange = {
        let at = at.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                let id = field.value();
                let member = (!id.is_empty()).then_some(MemberId(id));
                at.go(&ClubLocation::Statistics(member));
            }
        })
    };
    let members = statistics.members.iter().map(|one| &one.member);
    // A member without a game stays in the list while it is shown.
    let missing = own.filter(|own| statistics.member(own).is_none());
    html! {
        <label class="club-field">
            <span>{ tr!(locale, "Statistics of") }</span>
            <select data-field="member" {onchange}>
                <option value="" selected={own.is_none()}>{ tr!(locale, "the whole season") }</option>
                for member in members.chain(missing) {
                    <option value={member.0.clone()} selected={own == Some(member)}>
                        { at.name(locale, member) }
                    </option>
                }
            </select>
        </label>
    }
}

/// Draws from how many games the numbers come.
fn sources(locale: Locale, statistics: &SeasonStatistics) -> Html {
    let (games, typed) = (statistics.games.len(), statistics.typed.len());
    html! {
        <p class="club-note">
            { tr!(locale, "From {0} {0:game|games} with a log.", games) }
            if typed > 0 {
                { " " }
                { tr!(locale, "{0} {0:result was|results were} typed, without hands.", typed) }
            }
        </p>
    }
}

/// What the numbers of a list have in common.
struct NumberList<'a> {
    locale: Locale,
    at: &'a ClubView,
    season: usize,
}

impl NumberList<'_> {
    fn number(
        &self,
        name: &'static str,
        label: impl Into<AttrValue>,
        value: String,
        hands: &[HandReference],
    ) -> Html {
        html! {
            <StatisticNumber
                at={self.at.clone()}
                season={self.season}
                {name}
                label={label.into()}
                {value}
                hands={hands.to_vec()}
            />
        }
    }

    fn count(&self, name: &'static str, label: &'static str, hands: &[HandReference]) -> Html {
        self.number(name, label, hands.len().to_string(), hands)
    }

    /// Draws a number with its share of another one.
    fn share(
        &self,
        name: &'static str,
        label: &'static str,
        hands: &[HandReference],
        all: &[HandReference],
    ) -> Html {
        self.number(name, label, share_text(hands.len(), all.len()), hands)
    }

    fn season(&self, of: &SeasonStatistics) -> Html {
        let locale = self.locale;
        html! {
            <div class="club-statistics">
                { self.count("hands", tr!(locale, "Hands"), &of.hands) }
                { self.share("wins", tr!(locale, "Wins"), &of.wins, &of.hands) }
                { self.share("self-draws", tr!(locale, "Self-draws"), &of.self_draws, &of.wins) }
                if !of.bonus_tile_wins.is_empty() {
                    { self.share("bonus-wins", tr!(locale, "Wins by bonus tiles"), &of.bonus_tile_wins, &of.wins) }
                }
                { self.share("draws", tr!(locale, "Drawn hands"), &of.draws, &of.hands) }
                { self.count("fouls", tr!(locale, "Fouls"), &of.fouls) }
            </div>
        }
    }

    fn member(&self, season: &SeasonStatistics, of: &MemberStatistics) -> Html {
        let locale = self.locale;
        let gains = |is_gain: bool| {
            let gains = of.gains.iter();
            let gains = gains.filter(move |one| one.gain != 0 && (one.gain > 0) == is_gain);
            gains.map(|one| one.hand.clone()).collect::<Vec<_>>()
        };
        let profile = self.at.club().profile.as_ref();
        let points = |hundredths: i64| {
            let text = profile.map(|one| amount(&one.rules.house, hundredths));
            text.unwrap_or_default()
        };
        html! {
            <>
                <div class="club-statistics">
                    { self.number("games", tr!(locale, "Games played"), of.games.len().to_string(), &[]) }
                    { self.count("hands", tr!(locale, "Hands"), &of.hands) }
                    { self.share("wins", tr!(locale, "Wins"), &of.wins, &of.hands) }
                    { self.share("self-draws", tr!(locale, "Self-draws"), &of.self_draws, &of.wins) }
                    if !of.bonus_tile_wins.is_empty() {
                        { self.share("bonus-wins", tr!(locale, "Wins by bonus tiles"), &of.bonus_tile_wins, &of.wins) }
                    }
                    { self.share("deal-ins", tr!(locale, "Deal-ins"), &of.deal_ins, &of.hands) }
                    { self.share("draws", tr!(locale, "Drawn hands"), &of.draws, &of.hands) }
                    { self.count("fouls", tr!(locale, "Fouls"), &of.fouls) }
                    { self.number("won", tr!(locale, "Points won"), points(of.points_won()), &gains(true)) }
                    { self.number("lost", tr!(locale, "Points lost"), points(-of.points_lost()), &gains(false)) }
                </div>
                { self.deal_ins(season, &of.member) }
            </>
        }
    }

    /// Draws whom a member dealt into, and who dealt into the member.
    fn deal_ins(&self, season: &SeasonStatistics, member: &MemberId) -> Html {
        let locale = self.locale;
        let cells = season
            .deal_ins
            .iter()
            .filter_map(|((giver, winner), cell)| {
                let name =
                    |player: &Option<MemberId>| player_name(locale, self.at, player.as_ref());
                let label = if giver.as_ref() == Some(member) {
                    tr!(locale, "Dealt into {0}", name(winner))
                } else if winner.as_ref() == Some(member) {
                    tr!(locale, "Won from {0}", name(giver))
                } else {
                    return None;
                };
                Some(self.number("deal-in", label, cell.wins.len().to_string(), &cell.wins))
            });
        let cells: Vec<_> = cells.collect();
        html! {
            if !cells.is_empty() {
                <h3 class="label">{ tr!(locale, "Who dealt into whom") }</h3>
                <div class="club-statistics">{ for cells }</div>
            }
        }
    }
}

/// Returns a number with its share in percent: “3 (25%)”.
fn share_text(count: usize, all: usize) -> String {
    match (count * 200 + all).checked_div(all * 2) {
        Some(percent) => format!("{count} ({percent}%)"),
        None => count.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::share_text;

    #[test]
    fn shares_are_rounded_to_whole_percent() {
        assert_eq!(share_text(3, 12), "3 (25%)");
        // 2/3 is 66.7 percent, 1/8 is 12.5 percent.
        assert_eq!(share_text(2, 3), "2 (67%)");
        assert_eq!(share_text(1, 8), "1 (13%)");
        assert_eq!(share_text(0, 5), "0 (0%)");
        assert_eq!(share_text(0, 0), "0");
    }
}
