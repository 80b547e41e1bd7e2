//! The tables of a round with the states of their results.

use tilewise_club::{Night, Round};
use yew::prelude::*;

use super::code_field::CodeField;
use super::result_texts::{scores_line, state_mark, table_name};
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::title;
use crate::club::club_view::{ClubView, href};
use crate::club::tickets::found_result::last_night;
use crate::i18n::{Locale, use_locale};

/// Properties of [`RoundResults`].
#[derive(Properties, PartialEq)]
pub struct RoundResultsProps {
    /// The club.
    pub at: ClubView,
    /// The round; `None` for the current one.
    pub round: Option<u32>,
}

/// The tables of a round with the states of their results.
#[component]
pub fn RoundResults(props: &RoundResultsProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let Some(night) = last_night(at.club()) else {
        return html! {
            <div class="step-panel">
                { title(tr!(locale, "Results")) }
                <p>{ tr!(locale, "Results belong to the tables of a round. No round is drawn yet.") }</p>
                <a class="button button-done" data-action="draw" href={href(&ClubLocation::Draw)}>
                    { tr!(locale, "Draw a round") }
                </a>
            </div>
        };
    };
    let chosen = |round: &&Round| props.round == Some(round.draw.round);
    let round = night.rounds.iter().find(chosen);
    let Some(round) = round.or(night.rounds.last()) else {
        return Html::default();
    };
    html! {
        <div class="step-panel">
            { title(tr!(locale, "Results")) }
            if night.rounds.len() > 1 {
                { round_chips(locale, night, round) }
            }
            if at.writes() {
                <CodeField at={at.clone()} />
                <a class="button" data-action="scan" href={href(&ClubLocation::Scan)}>
                    { tr!(locale, "Scan results with the camera, or open a link or file") }
                </a>
            }
            { tables(locale, at, round) }
        </div>
    }
}

/// Draws the choice of the round.
fn round_chips(locale: Locale, night: &Night, shown: &Round) -> Html {
    html! {
        <nav class="chips club-nav" aria-label={tr!(locale, "Rounds of the night")}>
            for round in &night.rounds {
                <a
                    class="chip"
                    data-round={round.draw.round.to_string()}
                    href={href(&ClubLocation::Results(Some(round.draw.round)))}
                    aria-current={(round.draw.round == shown.draw.round).then_some("page")}
                >
                    { tr!(locale, "Round {0}", round.draw.round) }
                </a>
            }
        </nav>
    }
}

fn tables(locale: Locale, at: &ClubView, round: &Round) -> Html {
    html! {
        <ul class="result-tables">
            for (number, table) in (1..).zip(&round.tables) {
                <li>
                    <a
                        class="result-table"
                        data-table={number.to_string()}
                        href={href(&ClubLocation::Table(round.draw.round, number))}
                    >
                        <strong>{ table_name(locale, number) }</strong>
                        { state_mark(locale, table.state()) }
                        <span class="result-names">
                            if let Some(report) = table.counted().or(table.reports.first()) {
                                { scores_line(locale, at, report.scores()) }
                            } else {
                                { names(locale, at, &table.drawn) }
                            }
                        </span>
                    </a>
                </li>
            }
        </ul>
    }
}

fn names(locale: Locale, at: &ClubView, members: &[tilewise_club::MemberId]) -> String {
    let names = members.iter().map(|member| at.name(locale, member));
    names.collect::<Vec<_>>().join(" · ")
}
