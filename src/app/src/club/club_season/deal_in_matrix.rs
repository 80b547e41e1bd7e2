//! Who gave whom the winning tile, as a matrix.

use std::collections::BTreeSet;
use std::rc::Rc;

use tilewise_club::{HandReference, MemberId, SeasonStatistics};
use yew::prelude::*;

use super::statistic_number::HandList;
use crate::club::club_view::ClubView;
use crate::i18n::{Locale, use_locale};
use crate::table::amount;

/// A player of the matrix; `None` stands for all guests and substitutes.
type MatrixPlayer = Option<MemberId>;

/// Returns the players of the matrix: the members who gave a winning tile or won with one, in the order in which they
/// joined, and the guests last.
pub fn matrix_players(statistics: &SeasonStatistics) -> Vec<MatrixPlayer> {
    let keys = statistics.deal_ins.keys();
    let found: BTreeSet<&MatrixPlayer> = keys.flat_map(|(giver, winner)| [giver, winner]).collect();
    let members = statistics
        .members
        .iter()
        .map(|one| Some(one.member.clone()));
    let all = members.chain([None]);
    all.filter(|player| found.contains(player)).collect()
}

/// Returns the name of a player of the matrix.
pub fn player_name(locale: Locale, at: &ClubView, player: Option<&MemberId>) -> String {
    match player {
        Some(member) => at.name(locale, member),
        None => tr!(locale, "guests").to_owned(),
    }
}

/// Properties of [`DealInMatrix`].
#[derive(Properties, PartialEq)]
pub struct DealInMatrixProps {
    /// The club.
    pub at: ClubView,
    /// The season, as index.
    pub season: usize,
    /// The statistics.
    pub statistics: Rc<SeasonStatistics>,
}

/// The matrix: a row for each player who gave tiles, a column for each who won.
#[component]
pub fn DealInMatrix(props: &DealInMatrixProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let selected = use_state(|| None::<(MatrixPlayer, MatrixPlayer)>);
    let players = matrix_players(&props.statistics);
    if players.is_empty() {
        return Html::default();
    }
    let name = |player: &MatrixPlayer| player_name(locale, at, player.as_ref());
    let profile = at.club().profile.as_ref();
    let cell = |giver: &MatrixPlayer, winner: &MatrixPlayer| {
        let key = (giver.clone(), winner.clone());
        let Some(found) = props.statistics.deal_ins.get(&key) else {
            let class = (giver == winner).then_some("club-same");
            return html! { <td {class}></td> };
        };
        let is_open = selected.as_ref() == Some(&key);
        let paid = profile.map(|profile| amount(&profile.rules.house, found.amount));
        let count = found.wins.len();
        let label = cell_text(locale, &name(giver), &name(winner), count);
        let onclick = {
            let selected = selected.clone();
            Callback::from(move |_: MouseEvent| {
                let next = Some(key.clone()).filter(|key| selected.as_ref() != Some(key));
                selected.set(next);
            })
        };
        html! {
            <td>
                <button
                    type="button"
                    data-cell=""
                    aria-expanded={is_open.to_string()}
                    aria-label={label}
                    {onclick}
                >
                    <b>{ count }</b>
                    if let Some(paid) = paid {
                        <small>{ paid }</small>
                    }
                </button>
            </td>
        }
    };
    html! {
        <section data-matrix="">
            <h3 class="label">{ tr!(locale, "Who dealt into whom") }</h3>
            <p class="club-note">
                { tr!(locale, "Rows: who gave the winning tile. Columns: who won. Below each number: the points that were paid.") }
            </p>
            <div class="club-matrix" tabindex="0" role="region" aria-label={tr!(locale, "Who dealt into whom")}>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            for winner in &players {
                                <th scope="col">{ name(winner) }</th>
                            }
                        </tr>
                    </thead>
                    <tbody>
                        for giver in &players {
                            <tr>
                                <th scope="row">{ name(giver) }</th>
                                { for players.iter().map(|winner| cell(giver, winner)) }
                            </tr>
                        }
                    </tbody>
                </table>
            </div>
            if let Some((giver, winner)) = &*selected {
                <p role="status">
                    { cell_text(locale, &name(giver), &name(winner), wins(&props.statistics, giver, winner).len()) }
                </p>
                <HandList at={at.clone()} season={props.season} hands={wins(&props.statistics, giver, winner)} />
            }
        </section>
    }
}

fn cell_text(locale: Locale, giver: &str, winner: &str, count: usize) -> String {
    tr!(
        locale,
        "{0} dealt into {1} {2} {2:time|times}",
        giver.to_owned(),
        winner.to_owned(),
        count
    )
}

fn wins(
    statistics: &SeasonStatistics,
    giver: &MatrixPlayer,
    winner: &MatrixPlayer,
) -> Vec<HandReference> {
    let key = (giver.clone(), winner.clone());
    let cell = statistics.deal_ins.get(&key);
    cell.map(|cell| cell.wins.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use tilewise_club::{DealInCell, MemberStatistics};

    use super::*;

    #[test]
    fn players_of_the_matrix_are_in_order_and_guests_last() {
        let member = |id: &str| Some(MemberId(id.to_owned()));
        let pairs = [
            (None, member("Cy")),
            (member("Bo"), member("Ann")),
            (member("Cy"), None),
        ];
        let statistics = SeasonStatistics {
            deal_ins: pairs.map(|pair| (pair, DealInCell::default())).into(),
            members: ["Di", "Cy", "Bo", "Ann"]
                .map(|id| MemberStatistics::new(MemberId(id.to_owned())))
                .to_vec(),
            ..SeasonStatistics::default()
        };
        // Di neither gave a tile nor won with one.
        assert_eq!(
            matrix_players(&statistics),
            [member("Cy"), member("Bo"), member("Ann"), None]
        );
        assert!(matrix_players(&SeasonStatistics::default()).is_empty());
    }
}
