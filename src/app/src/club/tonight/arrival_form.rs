//! Form for a new member who is there.

use tilewise_club::{Attending, ClubEvent};
use tilewise_ledger::cleaned_name;
use yew::prelude::*;

use super::TonightProps;
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::club::found::text_field;
use crate::club::members::new_member;
use crate::i18n::{Locale, use_locale};

/// Form for a new member who is there: one step for both entries.
#[component]
pub fn ArrivalForm(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let name = use_state(String::new);
    let errors = use_state(Vec::new);
    // The name of a member of the same name, whom the organiser adds nevertheless.
    let warned = use_state(String::new);
    let onsubmit = {
        let (at, name) = (at.clone(), name.clone());
        let (errors, warned) = (errors.clone(), warned.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let new = cleaned_name(&name);
            if is_known(&at, &new) && *warned != new {
                errors.set(vec![tr!(
                    locale,
                    "There is a member {0} already. To add another one with this name, press the button again.",
                    new.clone()
                )]);
                warned.set(new);
                return;
            }
            match add(locale, &at, new) {
                Ok(()) => {
                    name.set(String::new());
                    warned.set(String::new());
                    errors.set(Vec::new());
                }
                Err(why) => errors.set(why),
            }
        })
    };
    html! {
        <form class="club-card" data-form="arrival" {onsubmit}>
            { text_field(tr!(locale, "Somebody new is here"), "new-member", &name, 60) }
            { refused(&errors) }
            <button type="submit" class="button" data-action="add-member">
                { tr!(locale, "Add as a member, and mark as here") }
            </button>
        </form>
    }
}

fn is_known(at: &ClubView, name: &str) -> bool {
    let name = name.to_lowercase();
    let mut members = at.club().members.iter();
    !name.is_empty() && members.any(|one| one.record.name.to_lowercase() == name)
}

/// Adds a member who is there.
fn add(locale: Locale, at: &ClubView, name: String) -> Result<(), Vec<String>> {
    let Some(night) = at.night() else {
        return Ok(());
    };
    let record = new_member(at, name);
    let member = record.id.clone();
    at.write(locale, ClubEvent::Member(record))?;
    // The club here doesn’t have the member yet, so this isn’t checked.
    at.append(ClubEvent::Attendance {
        night: night.id.clone(),
        member,
        attending: Attending::Arrived,
    });
    Ok(())
}
