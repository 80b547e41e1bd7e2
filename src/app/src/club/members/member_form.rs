//! The form of a member.

use tilewise_club::{ClubEvent, ClubMember, Experience, MemberRecord};
use tilewise_ledger::cleaned_name;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::{ClubView, href};
use crate::club::found::text_field;
use crate::i18n::use_locale;

/// Properties of [`MemberForm`].
#[derive(Properties, PartialEq)]
pub struct MemberFormProps {
    /// The club.
    pub at: ClubView,
    /// The member.
    pub member: ClubMember,
}

/// Form of a member: name, public name, team, class, experience; and the button that forgets the member.
#[component]
pub fn MemberForm(props: &MemberFormProps) -> Html {
    let locale = use_locale();
    let MemberFormProps { at, member } = props;
    let record = &member.record;
    let name = use_state(|| record.name.clone());
    let alias = use_state(|| record.alias.clone());
    let team = use_state(|| record.team.clone());
    let class = use_state(|| record.class.clone());
    let is_hidden = use_state(|| record.is_hidden);
    let experience = use_state(|| record.experience);
    let errors = use_state(Vec::new);
    let next = MemberRecord {
        id: record.id.clone(),
        name: cleaned_name(&name),
        alias: cleaned_name(&alias),
        is_hidden: *is_hidden,
        team: cleaned_name(&team),
        class: cleaned_name(&class),
        experience: *experience,
    };
    let is_same = next == *record;
    let onsubmit = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if is_same {
                return;
            }
            match at.write(locale, ClubEvent::Member(next.clone())) {
                Ok(()) => at.go(&ClubLocation::Members),
                Err(why) => errors.set(why),
            }
        })
    };
    let onhidden = {
        let is_hidden = is_hidden.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                is_hidden.set(field.checked());
            }
        })
    };
    let level = |key: &'static str, label: &'static str, one: Experience| {
        let onclick = {
            let experience = experience.clone();
            Callback::from(move |_: MouseEvent| experience.set(one))
        };
        let is_chosen = *experience == one;
        html! {
            <button type="button" class="segment" data-experience={key} aria-pressed={is_chosen.to_string()} {onclick}>
                { locale.translate(label) }
            </button>
        }
    };
    let place = ClubLocation::Statistics(Some(record.id.clone()));
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Members, &record.name) }
            <a class="button" data-action="statistics" href={href(&place)}>{ tr!(locale, "Statistics") }</a>
            if at.writes() {
                <form class="step-panel" {onsubmit}>
                    { text_field(tr!(locale, "Name in the club"), "name", &name, 40) }
                    { text_field(tr!(locale, "Name in public standings; empty for the same"), "alias", &alias, 40) }
                    <label class="club-check">
                        <input type="checkbox" data-field="hidden" checked={*is_hidden} onchange={onhidden} />
                        <span>{ tr!(locale, "Public standings leave the name out") }</span>
                    </label>
                    { text_field(tr!(locale, "Team; empty for none"), "team", &team, 40) }
                    { text_field(tr!(locale, "Class; empty for none"), "class", &class, 40) }
                    <div class="group group-wrap" role="group" aria-label={tr!(locale, "Experience")}>
                        { level("usual", text!("Plays alone"), Experience::Usual) }
                        { level("newcomer", text!("Newcomer"), Experience::Newcomer) }
                        { level("mentor", text!("Mentor"), Experience::Mentor) }
                    </div>
                    <p class="club-note">{ tr!(locale, "The draw seats newcomers at a table with a mentor.") }</p>
                    { refused(&errors) }
                    <button
                        type="submit"
                        class="button button-done"
                        data-action="save-member"
                        aria-disabled={is_same.then_some("true")}
                    >
                        { tr!(locale, "Save the changes") }
                    </button>
                </form>
                <ForgetMember at={at.clone()} member={member.clone()} />
            }
        </div>
    }
}

/// Button that forgets a member, after a confirmation.
#[component]
fn ForgetMember(props: &MemberFormProps) -> Html {
    let locale = use_locale();
    let is_confirming = use_state(|| false);
    let set = |confirming: bool| {
        let is_confirming = is_confirming.clone();
        Callback::from(move |_: MouseEvent| is_confirming.set(confirming))
    };
    if !*is_confirming {
        return html! {
            <button type="button" class="button button-loss" data-action="forget" onclick={set(true)}>
                { tr!(locale, "Forget this member") }
            </button>
        };
    }
    let onforget = {
        let (at, id) = (props.at.clone(), props.member.record.id.clone());
        Callback::from(move |_: MouseEvent| {
            at.append(ClubEvent::MemberForgotten(id.clone()));
            at.go(&ClubLocation::Members);
        })
    };
    html! {
        <div class="club-card" role="group">
            <p>
                { tr!(locale, "All names of this member are removed from this device and from files that are saved from now on. The results stay, without a name. This can’t be undone.") }
            </p>
            <div class="club-confirm">
                <button type="button" class="button button-loss" data-action="forget-now" onclick={onforget}>
                    { tr!(locale, "Remove the names") }
                </button>
                <button type="button" class="button" data-action="keep" onclick={set(false)}>
                    { tr!(locale, "Keep this member") }
                </button>
            </div>
        </div>
    }
}
