//! The members with what is noted of each tonight.

use tilewise_club::{Attending, ClubEvent, MemberId, Night};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::TonightProps;
use super::attendance::{AttendanceRow, attendance_rows};
use super::take_back::{attendance_entry, fee_entry, take_back};
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::i18n::{Locale, use_locale};
use crate::table::as_typed;

/// Members above which there is a field that filters the list.
const FEW: usize = 12;

/// What is noted of a member by a press; a second press takes it back.
#[derive(Clone, Copy, PartialEq)]
enum RowAction {
    /// Whether the member is there.
    Mark(Attending),
    /// The fee of the night is paid.
    Pay,
}

/// The members with what is noted of each tonight.
#[component]
pub fn AttendanceList(props: &TonightProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let filter = use_state(String::new);
    let errors = use_state(|| None::<(MemberId, Vec<String>)>);
    let onfilter = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                filter.set(field.value());
            }
        })
    };
    let onrow = {
        let (at, errors) = (at.clone(), errors.clone());
        Callback::from(move |(member, action): (MemberId, RowAction)| {
            let written = note(locale, &at, &member, action);
            errors.set(written.err().map(|why| (member, why)));
        })
    };
    let Some(night) = at.night() else {
        return Html::default();
    };
    let has_filter = at.club().members.len() > FEW;
    let text = if has_filter { filter.as_str() } else { "" };
    let rows = attendance_rows(at.club(), night, text, |id| at.name(locale, id));
    let line = |row: &AttendanceRow| {
        let why = errors.as_ref().filter(|one| one.0 == row.member);
        html! {
            <li key={row.member.0.clone()} data-member={row.member.0.clone()}>
                if at.writes() {
                    { buttons(locale, night, row, &onrow) }
                } else {
                    { noted(locale, row) }
                }
                { refused(why.map_or(&[], |one| &one.1)) }
            </li>
        }
    };
    html! {
        <section class="attendance" aria-label={tr!(locale, "Members")}>
            if has_filter {
                <label class="club-field">
                    <span>{ tr!(locale, "Find a member") }</span>
                    <input
                        type="search"
                        autocomplete="off"
                        data-field="filter"
                        value={(*filter).clone()}
                        oninput={onfilter}
                    />
                </label>
            }
            if rows.is_empty() {
                <p class="club-note">{ tr!(locale, "No member has such a name. A new one can be added below.") }</p>
            }
            <ul>{ for rows.iter().map(line) }</ul>
        </section>
    }
}

/// Notes something of a member, or takes it back if it is noted already.
fn note(
    locale: Locale,
    at: &ClubView,
    member: &MemberId,
    action: RowAction,
) -> Result<(), Vec<String>> {
    let Some(night) = at.night() else {
        return Ok(());
    };
    let presence = night.presence(member);
    let log = &at.replayed.log;
    let (entry, event) = match action {
        RowAction::Mark(Attending::Arrived)
            if presence.is_some_and(|one| one.attending == Attending::Arrived && one.paid > 0) =>
        {
            let why = tr!(
                locale,
                "{0} paid the fee, so this stays. Take the fee back first, or mark the member as left.",
                at.name(locale, member)
            );
            return Err(vec![why]);
        }
        RowAction::Mark(attending) => {
            let is_noted = presence.is_some_and(|one| one.attending == attending);
            let entry = is_noted.then(|| attendance_entry(log, &night.id, member));
            let event = ClubEvent::Attendance {
                night: night.id.clone(),
                member: member.clone(),
                attending,
            };
            (entry.flatten(), event)
        }
        RowAction::Pay => {
            let is_paid = presence.is_some_and(|one| one.paid > 0);
            let entry = is_paid.then(|| fee_entry(log, &night.id, member));
            let event = ClubEvent::FeePaid {
                night: night.id.clone(),
                member: member.clone(),
                amount: night.opening.fee,
            };
            (entry.flatten(), event)
        }
    };
    match entry {
        Some(entry) => take_back(locale, at, entry),
        None => at.write(locale, event),
    }
}

/// Draws the buttons of a member.
fn buttons(
    locale: Locale,
    night: &Night,
    row: &AttendanceRow,
    onrow: &Callback<(MemberId, RowAction)>,
) -> Html {
    let onclick = |action: RowAction| {
        let member = row.member.clone();
        onrow.reform(move |_: MouseEvent| (member.clone(), action))
    };
    let is = |attending: Attending| row.attending == Some(attending);
    let segment = |key: &'static str, label: &'static str, attending: Attending| {
        html! {
            <button
                type="button"
                class="segment"
                data-action={key}
                aria-pressed={is(attending).to_string()}
                onclick={onclick(RowAction::Mark(attending))}
            >
                { label }
            </button>
        }
    };
    let fee = if row.paid > 0 {
        row.paid
    } else {
        night.opening.fee
    };
    html! {
        <>
            <button
                type="button"
                class="chip attendance-name"
                data-action="here"
                aria-pressed={is(Attending::Arrived).to_string()}
                aria-label={tr!(locale, "{0} is here", row.name.clone())}
                onclick={onclick(RowAction::Mark(Attending::Arrived))}
            >
                { row.name.clone() }
            </button>
            <div class="group" role="group" aria-label={row.name.clone()}>
                { segment("late", tr!(locale, "Late"), Attending::Late) }
                { segment("left", tr!(locale, "Left"), Attending::Left) }
            </div>
            if fee > 0 {
                <button
                    type="button"
                    class="chip attendance-fee"
                    data-action="fee"
                    aria-pressed={(row.paid > 0).to_string()}
                    aria-label={tr!(locale, "{0} paid {1}", row.name.clone(), as_typed(fee))}
                    onclick={onclick(RowAction::Pay)}
                >
                    { tr!(locale, "Fee {0}", as_typed(fee)) }
                </button>
            }
        </>
    }
}

/// Draws what is noted of a member.
fn noted(locale: Locale, row: &AttendanceRow) -> Html {
    let text = match row.attending {
        Some(Attending::Arrived) => tr!(locale, "Here"),
        Some(Attending::Late) => tr!(locale, "Late"),
        Some(Attending::Left) => tr!(locale, "Left"),
        None => "–",
    };
    html! {
        <>
            <span class="attendance-name">{ row.name.clone() }</span>
            <span>{ text }</span>
            if row.paid > 0 {
                <span class="attendance-fee">{ tr!(locale, "Fee {0}", as_typed(row.paid)) }</span>
            }
        </>
    }
}
