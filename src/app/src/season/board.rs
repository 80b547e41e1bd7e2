//! The standings as a table that can be sorted and filtered.

use std::rc::Rc;

use tilewise_club::{PublicSeason, PublicTeam};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board_columns::BoardColumn;
use super::board_view::{BoardOrder, BoardView};
use super::points::PointDecimals;
use crate::i18n::{Locale, use_locale};

/// Properties of [`SeasonBoard`].
#[derive(Properties, PartialEq)]
pub struct SeasonBoardProps {
    /// Standings.
    pub season: Rc<PublicSeason>,
}

/// The standings of members and teams.
#[component]
pub fn SeasonBoard(props: &SeasonBoardProps) -> Html {
    let locale = use_locale();
    let season = &props.season;
    let order = use_state_eq(|| BoardOrder::PLACES);
    let filter = use_state_eq(String::new);
    let board = BoardTable {
        locale,
        season,
        columns: BoardColumn::of_season(season),
        decimals: PointDecimals::of_season(season),
        order: *order,
    };
    let view = BoardView::new(season, *order, &filter);
    let ontap = {
        let order = order.clone();
        Callback::from(move |column| order.set(order.after_tap(column)))
    };
    let oninput = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| {
            filter.set(event.target_unchecked_into::<HtmlInputElement>().value());
        })
    };
    let all = season.members.len();
    html! {
        <div class="season-board">
            if all == 0 {
                <p>{ tr!(locale, "Nobody has played yet.") }</p>
            } else {
                <div class="season-filter">
                    <label for="season-filter">{ tr!(locale, "Find a name") }</label>
                    <input id="season-filter" type="search" autocomplete="off" spellcheck="false" value={(*filter).clone()}
                        {oninput} />
                    <span role="status">
                        if !filter.trim().is_empty() {
                            { tr!(locale, "{0} of {1} players", view.count(), all) }
                        }
                    </span>
                </div>
            }
            if !view.groups.is_empty() {
                { board.ranked(&view, &ontap) }
            }
            { board.unranked(&view) }
            if !season.teams.is_empty() {
                { teams(locale, &season.teams, board.decimals) }
            }
        </div>
    }
}

/// What the tables of members have in common.
struct BoardTable<'a> {
    locale: Locale,
    season: &'a PublicSeason,
    columns: Vec<BoardColumn>,
    decimals: PointDecimals,
    order: BoardOrder,
}

impl BoardTable<'_> {
    /// Draws the members with a place.
    fn ranked(&self, view: &BoardView, ontap: &Callback<BoardColumn>) -> Html {
        let Self {
            locale, columns, ..
        } = self;
        let has_classes = self.season.policy.classes.is_some();
        let width = columns.len().to_string();
        let name = tr!(*locale, "Season standings");
        scrolled(
            name,
            html! {
                <table class="season-table" data-board="">
                    <caption class="unseen">{ name }</caption>
                    <thead>
                        <tr>{ for columns.iter().map(|column| self.head(*column, ontap)) }</tr>
                    </thead>
                    for group in &view.groups {
                        <tbody data-class={group.class.clone()}>
                            if has_classes {
                                <tr class="season-class">
                                    <th scope="rowgroup" colspan={width.clone()} dir="auto">
                                        { self.class_name(&group.class) }
                                    </th>
                                </tr>
                            }
                            { for group.rows.iter().map(|row| self.row(*row)) }
                        </tbody>
                    }
                </table>
            },
        )
    }

    fn class_name(&self, class: &str) -> String {
        if class.is_empty() {
            tr!(self.locale, "Without a class").to_owned()
        } else {
            class.to_owned()
        }
    }

    /// Draws the members below the minimum of results.
    fn unranked(&self, view: &BoardView) -> Html {
        let locale = self.locale;
        if view.unranked.is_empty() {
            return Html::default();
        }
        let columns = self.columns.iter();
        let name = tr!(locale, "Not ranked yet");
        html! {
            <section class="season-unranked">
                <h3 class="label">{ name }</h3>
                <p>
                    { tr!(locale, "A place takes {0} {0:game|games} in this season.", self.season.policy.minimum) }
                </p>
                { scrolled(name, html! {
                    <table class="season-table" data-unranked="">
                        <caption class="unseen">{ name }</caption>
                        <thead>
                            <tr>
                                for column in columns {
                                    <th scope="col" class={cell_class(*column)}>{ column.head(locale) }</th>
                                }
                            </tr>
                        </thead>
                        <tbody>{ for view.unranked.iter().map(|row| self.row(*row)) }</tbody>
                    </table>
                }) }
            </section>
        }
    }

    /// Draws the head of a column, with the button that sorts by it.
    fn head(&self, column: BoardColumn, ontap: &Callback<BoardColumn>) -> Html {
        let sorted = self.order.aria_sort(column);
        let onclick = ontap.reform(move |_: MouseEvent| column);
        html! {
            <th scope="col" class={cell_class(column)} aria-sort={sorted}>
                <button type="button" data-sort={column.key()} {onclick}>{ column.head(self.locale) }</button>
            </th>
        }
    }

    /// Draws the row of a member.
    fn row(&self, row: usize) -> Html {
        let Some(member) = self.season.members.get(row) else {
            return Html::default();
        };
        let cells = self.columns.iter().map(|column| {
            let text = column.cell(self.locale, member, self.decimals);
            let is_hidden = *column == BoardColumn::Name && member.name.is_empty();
            let hidden = is_hidden.then_some("season-hidden");
            let class = classes!(cell_class(*column), hidden);
            if *column == BoardColumn::Name {
                html! { <th scope="row" {class} dir="auto">{ text }</th> }
            } else {
                html! { <td {class} dir={column.is_text().then_some("auto")}>{ text }</td> }
            }
        });
        html! { <tr key={row} data-place={member.place.map(|place| place.to_string())}>{ for cells }</tr> }
    }
}

/// Returns the styles of the cells of a column.
fn cell_class(column: BoardColumn) -> Classes {
    let kind = match column {
        BoardColumn::Place => "season-place",
        BoardColumn::Name => "season-name",
        BoardColumn::Points => "season-points",
        _ => "season-other",
    };
    classes!(kind, (!column.is_text()).then_some("season-number"))
}

/// Draws a table that can be scrolled sideways, also by the keyboard.
fn scrolled(name: &'static str, table: Html) -> Html {
    html! {
        <div class="season-frame" tabindex="0" role="region" aria-label={name}>{ table }</div>
    }
}

/// Draws the standings of the teams.
fn teams(locale: Locale, teams: &[PublicTeam], decimals: PointDecimals) -> Html {
    let number = "season-number";
    html! {
        <section class="season-teams">
            <h3 class="label">{ tr!(locale, "Teams") }</h3>
            <table class="season-table" data-teams="">
                <caption class="unseen">{ tr!(locale, "Teams") }</caption>
                <thead>
                    <tr>
                        <th scope="col" class={classes!("season-place", number)}>{ tr!(locale, "Place") }</th>
                        <th scope="col" class="season-name">{ tr!(locale, "Team") }</th>
                        <th scope="col" class={classes!("season-points", number)}>{ tr!(locale, "Points") }</th>
                    </tr>
                </thead>
                <tbody>
                    for team in teams {
                        <tr data-place={team.place.to_string()}>
                            <td class={classes!("season-place", number)}>{ team.place }</td>
                            <th scope="row" class="season-name" dir="auto">{ team.name.clone() }</th>
                            <td class={classes!("season-points", number)}>{ decimals.text(team.total) }</td>
                        </tr>
                    }
                </tbody>
            </table>
        </section>
    }
}
