//! The members of a club.

mod member_form;
mod new_members;
mod separations;

use tilewise_club::{ClubMember, MemberId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::club_location::ClubLocation;
use super::club_nav::title;
use super::club_view::{ClubView, href};
use crate::i18n::{Locale, use_locale};
use member_form::MemberForm;
use new_members::NewMembers;
pub use new_members::new_member;
use separations::Separations;

/// Number of members from which the list has a filter.
const MANY: usize = 12;

/// Draws the members.
pub fn members(at: &ClubView) -> Html {
    html! { <MembersScreen at={at.clone()} /> }
}

/// Draws a member, or the form for new ones.
pub fn member(at: &ClubView, member: Option<&MemberId>) -> Html {
    let known = member.and_then(|id| at.club().member(id));
    match known {
        // Another member has a form of its own.
        Some(known) => {
            let key = known.record.id.0.clone();
            html! { <MemberForm {key} at={at.clone()} member={known.clone()} /> }
        }
        None => html! { <NewMembers at={at.clone()} /> },
    }
}

/// Properties of the list of members and of the forms below it.
#[derive(Properties, PartialEq)]
pub struct MembersProps {
    /// The club.
    pub at: ClubView,
}

/// The members of the club.
#[component]
fn MembersScreen(props: &MembersProps) -> Html {
    let locale = use_locale();
    let filter = use_state(String::new);
    let at = &props.at;
    let all = sorted(&at.club().members);
    let has_filter = all.len() > MANY;
    let wanted = filter.trim().to_lowercase();
    let shown = all
        .iter()
        .filter(|member| member.record.name.to_lowercase().contains(&wanted));
    let oninput = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                filter.set(field.value());
            }
        })
    };
    let forgotten = at.club().members.iter().filter(|one| one.is_forgotten);
    let forgotten = forgotten.count();
    html! {
        <div class="step-panel">
            { title(tr!(locale, "Members")) }
            if at.writes() {
                <a class="button button-done" data-action="add-members" href={href(&ClubLocation::Member(None))}>
                    { tr!(locale, "Add members") }
                </a>
            }
            if has_filter {
                <label class="club-field">
                    <span>{ tr!(locale, "Find a member") }</span>
                    <input type="search" data-field="filter" autocomplete="off" value={(*filter).clone()} {oninput} />
                </label>
            }
            if all.is_empty() {
                <p>{ tr!(locale, "The club has no members yet.") }</p>
            }
            <ul class="club-list">{ for shown.map(|member| line(locale, member)) }</ul>
            if forgotten > 0 {
                <p class="club-note">
                    { tr!(locale, "{0} {0:member was|members were} forgotten: their results count without a name.", forgotten) }
                </p>
            }
            <Separations at={at.clone()} />
        </div>
    }
}

/// Returns the members who aren't forgotten, by name.
pub fn sorted(members: &[ClubMember]) -> Vec<&ClubMember> {
    let mut known: Vec<_> = members.iter().filter(|one| !one.is_forgotten).collect();
    known.sort_by_cached_key(|member| member.record.name.to_lowercase());
    known
}

fn line(locale: Locale, member: &ClubMember) -> Html {
    let record = &member.record;
    let parts = [&*record.team, &*record.class];
    let mut notes: Vec<String> = parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    if record.is_hidden {
        notes.push(tr!(locale, "hidden in public").to_owned());
    } else if !record.alias.is_empty() {
        notes.push(tr!(locale, "in public: {0}", record.alias.clone()));
    }
    html! {
        <li>
            <a
                class="button club-member"
                data-member={record.id.0.clone()}
                href={href(&ClubLocation::Member(Some(record.id.clone())))}
            >
                <span>{ record.name.clone() }</span>
                if !notes.is_empty() {
                    <small class="club-note">{ notes.join(" · ") }</small>
                }
            </a>
        </li>
    }
}
