//! The standings of the members as a table. A tap on a name shows the results.

use tilewise_club::{
    MemberId, MemberStanding, Season, SeasonPoints, SeasonRecord, SeasonStandings, TotalParts,
};
use yew::prelude::*;

use super::standing_details::standing_details;
use crate::club::club_view::ClubView;
use crate::i18n::Locale;
use crate::season::points::PointDecimals;

/// What the rows of the table have in common.
pub struct StandingsTable<'a> {
    /// The wording.
    pub locale: Locale,
    /// The club.
    pub at: &'a ClubView,
    /// The season.
    pub season: &'a Season,
    /// What the standings are computed from.
    pub record: &'a SeasonRecord,
    /// The standings.
    pub standings: &'a SeasonStandings,
    /// The member whose results are shown.
    pub open: Option<&'a MemberId>,
    /// Handler of taps on a member.
    pub ontap: &'a Callback<MemberId>,
}

/// A part of the total that has a column of its own.
#[derive(Clone, Copy)]
pub struct PartColumn {
    /// The head of the column.
    pub name: &'static str,
    /// Returns the part.
    pub part: fn(&TotalParts) -> SeasonPoints,
}

/// All parts; that of the results comes first.
const PART_COLUMNS: [PartColumn; 4] = [
    PartColumn {
        name: text!("Results"),
        part: |parts| parts.results,
    },
    PartColumn {
        name: text!("Attendance points"),
        part: |parts| parts.attendance,
    },
    PartColumn {
        name: text!("Adjustments"),
        part: |parts| parts.adjustments,
    },
    PartColumn {
        name: text!("Carried over"),
        part: |parts| parts.carried,
    },
];

/// Returns the columns of the parts that a season has; none if there are only results.
pub fn part_columns(standings: &SeasonStandings) -> Vec<PartColumn> {
    let has = |column: &PartColumn| {
        let mut members = standings.members.iter();
        members.any(|one| (column.part)(&one.parts) != SeasonPoints::ZERO)
    };
    let [results, others @ ..] = PART_COLUMNS;
    let others: Vec<_> = others.into_iter().filter(has).collect();
    if others.is_empty() {
        return others;
    }
    [results].into_iter().chain(others).collect()
}

/// Draws the standings of the members.
pub fn standings_table(table: &StandingsTable) -> Html {
    let locale = table.locale;
    let members = &table.standings.members;
    let (ranked, others): (Vec<_>, Vec<_>) = members.iter().partition(|one| one.place.is_some());
    let minimum = table.season.opening.policy.minimum;
    html! {
        <>
            if members.is_empty() {
                <p>{ tr!(locale, "Nobody has played yet.") }</p>
            }
            if !ranked.is_empty() {
                { table.table(tr!(locale, "Season standings"), &ranked) }
            }
            if !others.is_empty() {
                <section data-unranked="">
                    <h3 class="label">{ tr!(locale, "Without a place") }</h3>
                    <p class="club-note">
                        if minimum == 1 {
                            { tr!(locale, "These members have no result yet.") }
                        } else {
                            { tr!(locale, "These members have fewer than {0} {0:result|results}.", minimum) }
                        }
                    </p>
                    { table.table(tr!(locale, "Without a place"), &others) }
                </section>
            }
        </>
    }
}

impl StandingsTable<'_> {
    /// Draws a table, with a heading for each class.
    fn table(&self, caption: &'static str, members: &[&MemberStanding]) -> Html {
        let locale = self.locale;
        let parts = part_columns(self.standings);
        let width = (9 + parts.len()).to_string();
        let decimals = self.decimals();
        let wide = classes!("club-number", "club-wide");
        html! {
            <table class="club-standings">
                <caption class="unseen">{ caption }</caption>
                <thead>
                    <tr>
                        <th scope="col" class="club-number">{ tr!(locale, "Place") }</th>
                        <th scope="col">{ tr!(locale, "Name") }</th>
                        <th scope="col" class="club-number">{ tr!(locale, "Points") }</th>
                        for column in &parts {
                            <th scope="col" class={wide.clone()}>{ locale.translate(column.name) }</th>
                        }
                        <th scope="col" class="club-number">{ tr!(locale, "Played") }</th>
                        for name in place_names(locale) {
                            <th scope="col" class={wide.clone()}>{ name }</th>
                        }
                        <th scope="col" class={wide.clone()}>{ tr!(locale, "Nights") }</th>
                    </tr>
                </thead>
                for group in members.chunk_by(|one, other| one.class == other.class) {
                    <tbody>
                        { self.class_head(group, &width) }
                        for one in group {
                            { self.row(one, &parts, decimals) }
                            { self.details(one, &width) }
                        }
                    </tbody>
                }
            </table>
        }
    }

    fn decimals(&self) -> PointDecimals {
        let members = self.standings.members.iter().map(|one| one.total);
        let teams = self.standings.teams.iter().map(|one| one.total);
        PointDecimals::of_points(members.chain(teams))
    }

    fn class_head(&self, group: &[&MemberStanding], width: &str) -> Html {
        let class = group.first().and_then(|one| one.class);
        match class.and_then(|class| self.class_name(class)) {
            Some(name) => html! {
                <tr class="club-class">
                    <th scope="rowgroup" colspan={width.to_owned()} dir="auto">{ name }</th>
                </tr>
            },
            None => Html::default(),
        }
    }

    fn class_name(&self, class: usize) -> Option<String> {
        let classes = self.season.opening.policy.classes.as_ref()?;
        classes.names.get(class).cloned()
    }

    fn row(&self, one: &MemberStanding, parts: &[PartColumn], decimals: PointDecimals) -> Html {
        let wide = classes!("club-number", "club-wide");
        let is_open = self.open == Some(&one.member);
        let onclick = {
            let member = one.member.clone();
            self.ontap.reform(move |_: MouseEvent| member.clone())
        };
        let place = one
            .place
            .map_or_else(|| "–".to_owned(), |place| place.to_string());
        html! {
            <tr data-member={one.member.0.clone()}>
                <td class="club-number">{ place }</td>
                <th scope="row">
                    <button
                        type="button"
                        class="club-standing-name"
                        data-action="results"
                        aria-expanded={is_open.to_string()}
                        {onclick}
                    >
                        <span dir="auto">{ self.at.name(self.locale, &one.member) }</span>
                        { self.next_class(one) }
                    </button>
                </th>
                <td class="club-number"><b>{ decimals.text(one.total) }</b></td>
                for column in parts {
                    <td class={wide.clone()}>{ decimals.text((column.part)(&one.parts)) }</td>
                }
                <td class="club-number">{ games_text(one) }</td>
                for count in one.places {
                    <td class={wide.clone()}>{ count }</td>
                }
                <td class={wide.clone()}>{ one.nights }</td>
            </tr>
        }
    }

    /// Draws who goes up or down, and to which class.
    fn next_class(&self, one: &MemberStanding) -> Html {
        let (Some(now), Some(next)) = (one.class, one.next_class) else {
            return Html::default();
        };
        let Some(name) = self.class_name(next).filter(|_| next != now) else {
            return Html::default();
        };
        if next < now {
            html! { <span class="club-up">{ tr!(self.locale, "↑ up to {0}", name) }</span> }
        } else {
            html! { <span class="club-down">{ tr!(self.locale, "↓ down to {0}", name) }</span> }
        }
    }

    fn details(&self, one: &MemberStanding, width: &str) -> Html {
        if self.open != Some(&one.member) {
            return Html::default();
        }
        html! {
            <tr class="club-standing-details">
                <td colspan={width.to_owned()}>
                    { standing_details(self, one) }
                </td>
            </tr>
        }
    }
}

/// Returns how many results a member has, and how many of them count: “8”, “6 / 8”.
pub fn games_text(one: &MemberStanding) -> String {
    let counted = one.counted.len().to_string();
    let all = one.results.to_string();
    if counted == all {
        all
    } else {
        format!("{counted} / {all}")
    }
}

/// Returns the names of the places at a table, from the first.
pub fn place_names(locale: Locale) -> [&'static str; 4] {
    [
        tr!(locale, "1st"),
        tr!(locale, "2nd"),
        tr!(locale, "3rd"),
        tr!(locale, "4th"),
    ]
}
