//! The public standings of a season: who is shown, a preview, and the ways to publish them.

use std::rc::Rc;

use tilewise_club::Club;
use yew::prelude::*;

use super::season_screen::no_season;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::headed;
use crate::club::club_view::{ClubView, href};
use crate::i18n::{Locale, use_locale};
use crate::season::board::SeasonBoard;
use crate::season::exports::SeasonExports;

/// Properties of [`PublishPage`].
#[derive(Properties, PartialEq)]
pub struct PublishPageProps {
    /// The club.
    pub at: ClubView,
}

/// The public standings, and the ways to publish them.
#[component]
pub fn PublishPage(props: &PublishPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let seasons = &at.club().seasons;
    let chosen = use_state(|| None::<usize>);
    let index = chosen.or_else(|| seasons.len().checked_sub(1));
    let public = use_memo((Rc::clone(&at.replayed), index), |(replayed, index)| {
        let (club, index) = (&replayed.club, (*index)?);
        let public = Rc::new(club.public_season(index)?);
        Some((public, ShownNames::count(club, index)))
    });
    let Some((public, shown)) = &*public else {
        return no_season(locale, at, true);
    };
    let onseason = {
        let chosen = chosen.clone();
        Callback::from(move |index: usize| chosen.set(Some(index)))
    };
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Season(None), tr!(locale, "Publish")) }
            if seasons.len() > 1 {
                { season_choice(locale, at.club(), index, &onseason) }
            }
            { shown_names(locale, *shown) }
            <h3 class="label">{ tr!(locale, "What everybody sees") }</h3>
            <section class="club-preview" data-preview="">
                <SeasonBoard season={Rc::clone(public)} />
            </section>
            <h3 class="label">{ tr!(locale, "Ways to publish") }</h3>
            <SeasonExports season={Rc::clone(public)} />
        </div>
    }
}

/// Draws the choice of a season.
pub fn season_choice(
    locale: Locale,
    club: &Club,
    now: Option<usize>,
    onseason: &Callback<usize>,
) -> Html {
    html! {
        <div class="chips" role="group" aria-label={tr!(locale, "Season")}>
            for (index, season) in club.seasons.iter().enumerate() {
                <button
                    key={index}
                    type="button"
                    class="chip"
                    data-season={(index + 1).to_string()}
                    aria-pressed={(now == Some(index)).to_string()}
                    onclick={onseason.reform(move |_: MouseEvent| index)}
                >
                    { season.opening.name.clone() }
                </button>
            }
        </div>
    }
}

/// How the members of public standings are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownNames {
    /// Those with the name in the club.
    pub own: usize,
    /// Those with a public name.
    pub alias: usize,
    /// Those without a name: hidden or forgotten.
    pub hidden: usize,
}

impl ShownNames {
    /// Counts the members of the standings of a season, an index in [`Club::seasons`].
    pub fn count(club: &Club, season: usize) -> Self {
        let mut shown = Self::default();
        for one in club.standings(season).members {
            let member = club.member(&one.member);
            let public = member.and_then(|member| member.public_name());
            match (public, member) {
                (None, _) => shown.hidden += 1,
                (Some(_), Some(member)) if !member.record.alias.is_empty() => shown.alias += 1,
                _ => shown.own += 1,
            }
        }
        shown
    }
}

fn shown_names(locale: Locale, shown: ShownNames) -> Html {
    html! {
        <section class="club-card" data-shown="">
            <p>
                { tr!(locale, "Published are places, names and numbers. Logs, IDs and reasons stay in the club.") }
            </p>
            <ul class="club-policy">
                <li>{ tr!(locale, "{0} {0:member appears|members appear} with the name in the club.", shown.own) }</li>
                <li>{ tr!(locale, "{0} {0:member appears|members appear} with another public name.", shown.alias) }</li>
                <li>{ tr!(locale, "{0} {0:member appears|members appear} without a name.", shown.hidden) }</li>
            </ul>
            <a class="button" href={href(&ClubLocation::Members)}>{ tr!(locale, "Change public names") }</a>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use tilewise_club::{ClubEvent, MemberId};

    use super::*;
    use crate::club::club_season::sample_club::SampleClub;

    #[test]
    fn names_in_public_are_counted_by_kind() {
        let mut sample = SampleClub::new("", "Ann Bo Cy Di");
        sample.night("2026-11-29");
        let club = sample.club();
        let record = |name: &str| {
            let member = club.member(&MemberId(name.to_owned()));
            member.expect(name).record.clone()
        };
        let mut alias = record("Ann");
        "East Wind".clone_into(&mut alias.alias);
        sample.write(ClubEvent::Member(alias));
        let mut hidden = record("Bo");
        hidden.is_hidden = true;
        sample.write(ClubEvent::Member(hidden));
        sample.write(ClubEvent::MemberForgotten(MemberId("Cy".to_owned())));
        let shown = ShownNames::count(&sample.club(), 0);
        let expected = ShownNames {
            own: 1,
            alias: 1,
            hidden: 2,
        };
        assert_eq!(shown, expected);
    }
}
