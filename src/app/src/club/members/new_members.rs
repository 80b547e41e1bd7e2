//! The form for new members: one name on each line.

use std::collections::BTreeSet;

use tilewise_club::{Club, ClubEvent, Experience, MemberId, MemberRecord};
use tilewise_ledger::cleaned_name;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::MembersProps;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::ClubView;
use crate::i18n::use_locale;

/// Form for new members: one name on each line, as from a list that was copied.
#[component]
pub fn NewMembers(props: &MembersProps) -> Html {
    let locale = use_locale();
    let typed = use_state(String::new);
    let at = &props.at;
    let errors = use_state(Vec::new);
    let names = names(&typed);
    let members = at.club().members.iter();
    let members = members.map(|member| &*member.record.name);
    let twice = known_names(members, &names);
    let count = names.len();
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                typed.set(field.value());
            }
        })
    };
    let onsubmit = {
        let (at, typed, names) = (at.clone(), typed.clone(), names.clone());
        let errors = errors.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let event = |name: &String| ClubEvent::Member(new_member(&at, name.clone()));
            if let Some(name) = names.iter().find(|name| is_too_long(name)) {
                errors.set(at.refusal(locale, &event(name)));
                return;
            }
            for name in &names {
                at.append(event(name));
            }
            if !names.is_empty() {
                typed.set(String::new());
                at.go(&ClubLocation::Members);
            }
        })
    };
    html! {
        <div class="step-panel">
            { headed(locale, &ClubLocation::Members, tr!(locale, "Add members")) }
            if at.writes() {
                <form class="step-panel" {onsubmit}>
                    <label class="club-field">
                        <span>{ tr!(locale, "One name on each line") }</span>
                        <textarea
                            rows="8"
                            data-field="names"
                            autocomplete="off"
                            value={(*typed).clone()}
                            {oninput}
                        />
                    </label>
                    if !twice.is_empty() {
                        <p class="club-note" role="status">
                            { tr!(locale, "Already members: {0}. A second one of the same name becomes another member: tell them apart.", twice.join(", ")) }
                        </p>
                    }
                    { refused(&errors) }
                    <button
                        type="submit"
                        class="button button-done"
                        data-action="add"
                        aria-disabled={(count == 0).then_some("true")}
                    >
                        { if count == 0 {
                            tr!(locale, "Add members").to_owned()
                        } else {
                            tr!(locale, "Add {0} {0:member|members}", count)
                        } }
                    </button>
                </form>
            }
        </div>
    }
}

/// Returns the names of a list: one on each line, without numbers before them.
fn names(typed: &str) -> Vec<String> {
    let lines = typed.lines().map(|line| {
        let numbered = line.trim_start();
        let digits = numbered.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let rest = digits.strip_prefix(['.', ')']);
        cleaned_name(match rest {
            Some(rest) if digits.len() < numbered.len() => rest,
            _ => line,
        })
    });
    lines.filter(|name| !name.is_empty()).collect()
}

/// Returns whether the club refuses a name for its length, such as that of a sentence which was pasted.
fn is_too_long(name: &str) -> bool {
    name.chars().nth(Club::LONGEST_TEXT).is_some()
}

/// Returns the names that members have already, or other names before them.
fn known_names<'a>(members: impl Iterator<Item = &'a str>, names: &[String]) -> Vec<String> {
    let mut known: BTreeSet<_> = members.map(str::to_lowercase).collect();
    let is_known = |name: &&String| !known.insert(name.to_lowercase());
    names.iter().filter(is_known).cloned().collect()
}

/// Creates a member with a new ID.
pub fn new_member(at: &ClubView, name: String) -> MemberRecord {
    MemberRecord {
        id: new_member_id(at),
        name,
        alias: String::new(),
        is_hidden: false,
        team: String::new(),
        class: String::new(),
        experience: Experience::Usual,
    }
}

/// Draws the random ID of a new member.
fn new_member_id(at: &ClubView) -> MemberId {
    let id = at.stamp().id;
    MemberId(id.get(..16).unwrap_or(&id).to_owned())
}

#[cfg(test)]
mod tests {
    use super::{known_names, names};

    #[test]
    fn names_are_read_from_a_list_of_lines() {
        let typed = "Ann\n  2. Bo \n\n3) Cy\r\n7 Dee\n陳大文\n";
        assert_eq!(names(typed), ["Ann", "Bo", "Cy", "7 Dee", "陳大文"]);
        assert!(names(" \n\n").is_empty());
    }

    #[test]
    fn names_of_members_and_repeated_ones_are_found_in_any_case() {
        let members = ["Ann", "陳大文"];
        let typed = names("ann\nBo\nCy\nbo\n陳大文");
        assert_eq!(
            known_names(members.into_iter(), &typed),
            ["ann", "bo", "陳大文"]
        );
        assert!(known_names(members.into_iter(), &names("Bo\nCy")).is_empty());
    }
}
