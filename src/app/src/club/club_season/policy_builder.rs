//! The fields of a policy.

use tilewise_club::{TieRule, Total};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::policy_draft::{CountingChoice, MeasureChoice, NumberField, PolicyDraft, TIE_RULES};
use super::policy_problem::field_label;
use super::policy_text::tie_name;
use crate::i18n::Locale;
use crate::ui::phrases::capitalize;

/// The form in its current state, and the handler of its next one.
struct BuilderForm<'a> {
    locale: Locale,
    draft: &'a PolicyDraft,
    ondraft: &'a Callback<PolicyDraft>,
}

/// A value that can be chosen, with its key and label.
type FormChoice<T> = (&'static str, &'static str, T);

/// Draws the fields of a policy.
pub fn policy_builder(
    locale: Locale,
    draft: &PolicyDraft,
    ondraft: &Callback<PolicyDraft>,
) -> Html {
    let form = BuilderForm {
        locale,
        draft,
        ondraft,
    };
    html! {
        <div class="club-builder">
            { form.measure() }
            { form.counting() }
            { form.attendance() }
            { form.ties() }
            { form.teams() }
            { form.classes() }
            { part(tr!(locale, "Carried over"), form.number(NumberField::Carried)) }
        </div>
    }
}

/// Draws a part of the form with its heading.
fn part(name: &'static str, content: Html) -> Html {
    html! {
        <fieldset class="club-builder-part">
            <legend class="label">{ name }</legend>
            { content }
        </fieldset>
    }
}

impl BuilderForm<'_> {
    fn measure(&self) -> Html {
        let locale = self.locale;
        let choices: [FormChoice<MeasureChoice>; 4] = [
            (
                "overall",
                tr!(locale, "Overall score (uma, table points)"),
                MeasureChoice::Overall,
            ),
            ("gain", tr!(locale, "Won or lost"), MeasureChoice::Gain),
            ("score", tr!(locale, "Final score"), MeasureChoice::Score),
            (
                "place",
                tr!(locale, "Points for places"),
                MeasureChoice::Place,
            ),
        ];
        part(
            tr!(locale, "A result is worth"),
            html! {
                <>
                    { self.choices(choices, self.draft.measure, |draft, one| draft.measure = one) }
                    if self.draft.measure == MeasureChoice::Place {
                        <div class="club-four">
                            { for (0..4).map(|place| self.number(NumberField::PlacePoints(place))) }
                        </div>
                    }
                </>
            },
        )
    }

    fn counting(&self) -> Html {
        let locale = self.locale;
        let choices: [FormChoice<CountingChoice>; 4] = [
            ("all", tr!(locale, "All results"), CountingChoice::All),
            ("best", tr!(locale, "The best"), CountingChoice::Best),
            (
                "best-of-week",
                tr!(locale, "The best of each week"),
                CountingChoice::BestOfWeek,
            ),
            (
                "best-nights",
                tr!(locale, "The best nights"),
                CountingChoice::BestNights,
            ),
        ];
        let totals: [FormChoice<Total>; 2] = [
            ("sum", tr!(locale, "Sum"), Total::Sum),
            ("mean", tr!(locale, "Mean"), Total::Mean),
        ];
        part(
            tr!(locale, "Results that count"),
            html! {
                <>
                    { self.choices(choices, self.draft.counting, |draft, one| draft.counting = one) }
                    if self.draft.counting != CountingChoice::All {
                        { self.number(NumberField::Count) }
                    }
                    { self.choices(totals, self.draft.total, |draft, one| draft.total = one) }
                    { self.number(NumberField::Minimum) }
                </>
            },
        )
    }

    fn attendance(&self) -> Html {
        part(
            tr!(self.locale, "Attendance points"),
            html! {
                <>
                    { self.number(NumberField::Present) }
                    { self.number(NumberField::Away) }
                    { self.number(NumberField::MostAbsences) }
                </>
            },
        )
    }

    fn ties(&self) -> Html {
        let locale = self.locale;
        let others = TIE_RULES.into_iter();
        let others = others.filter(|rule| !self.draft.ties.contains(rule));
        let name = |rule: TieRule| capitalize(locale.translate(tie_name(rule)));
        let raise = |rule: TieRule| self.change(move |draft| draft.raise_tie(rule));
        let remove = |rule: TieRule| self.change(move |draft| draft.remove_tie(rule));
        let add = |rule: TieRule| self.change(move |draft| draft.add_tie(rule));
        part(
            tr!(locale, "Equal points are decided by"),
            html! {
                <>
                    <ol class="club-ties" data-ties="">
                        for (place, rule) in self.draft.ties.iter().copied().enumerate() {
                            <li>
                                <span>{ name(rule) }</span>
                                if place > 0 {
                                    <button
                                        type="button"
                                        class="button"
                                        data-action="raise-tie"
                                        aria-label={tr!(locale, "Move up: {0}", name(rule))}
                                        onclick={raise(rule)}
                                    >
                                        { "↑" }
                                    </button>
                                }
                                <button
                                    type="button"
                                    class="button"
                                    data-action="remove-tie"
                                    aria-label={tr!(locale, "Remove: {0}", name(rule))}
                                    onclick={remove(rule)}
                                >
                                    { "×" }
                                </button>
                            </li>
                        }
                    </ol>
                    if self.draft.ties.is_empty() {
                        <p class="club-note">{ tr!(locale, "Nothing: members with equal points share a place.") }</p>
                    }
                    <div class="chips">
                        for rule in others {
                            <button type="button" class="chip" data-action="add-tie" onclick={add(rule)}>
                                { format!("+ {}", name(rule)) }
                            </button>
                        }
                    </div>
                </>
            },
        )
    }

    fn teams(&self) -> Html {
        let locale = self.locale;
        let onchange = self.toggle(|draft| draft.has_teams = !draft.has_teams);
        part(
            tr!(locale, "Teams"),
            html! {
                <>
                    <label class="club-check">
                        <input type="checkbox" data-field="has-teams" checked={self.draft.has_teams} {onchange} />
                        <span>{ tr!(locale, "Members play for teams, too") }</span>
                    </label>
                    if self.draft.has_teams {
                        { self.number(NumberField::TeamMembers) }
                        <p class="club-note">{ tr!(locale, "The team of a member is entered with the member.") }</p>
                    }
                </>
            },
        )
    }

    fn classes(&self) -> Html {
        let locale = self.locale;
        let onchange = self.toggle(|draft| draft.has_classes = !draft.has_classes);
        let oninput = {
            let (draft, ondraft) = (self.draft.clone(), self.ondraft.clone());
            Callback::from(move |event: InputEvent| {
                if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                    ondraft.emit(PolicyDraft {
                        class_names: field.value(),
                        ..draft.clone()
                    });
                }
            })
        };
        part(
            tr!(locale, "Classes"),
            html! {
                <>
                    <label class="club-check">
                        <input type="checkbox" data-field="has-classes" checked={self.draft.has_classes} {onchange} />
                        <span>{ tr!(locale, "Members are ranked in classes") }</span>
                    </label>
                    if self.draft.has_classes {
                        <label class="club-field">
                            <span>{ tr!(locale, "Names of the classes, the highest first, a line for each") }</span>
                            <textarea rows="3" data-field="class-names" value={self.draft.class_names.clone()} {oninput} />
                        </label>
                        { self.number(NumberField::Promoted) }
                        { self.number(NumberField::Relegated) }
                        <p class="club-note">
                            { tr!(locale, "The class of a member is entered with the member; who has none plays in the lowest.") }
                        </p>
                    }
                </>
            },
        )
    }

    /// Draws a choice among a few values.
    fn choices<T: Copy + PartialEq + 'static, const COUNT: usize>(
        &self,
        choices: [FormChoice<T>; COUNT],
        now: T,
        set: fn(&mut PolicyDraft, T),
    ) -> Html {
        let one = |(key, label, value): FormChoice<T>| {
            let onclick = self.change(move |draft| set(draft, value));
            html! {
                <button
                    type="button"
                    class="chip"
                    data-choice={key}
                    aria-pressed={(now == value).to_string()}
                    {onclick}
                >
                    { label }
                </button>
            }
        };
        html! { <div class="chips">{ for choices.into_iter().map(one) }</div> }
    }

    /// Draws a field with a number.
    fn number(&self, field: NumberField) -> Html {
        let oninput = {
            let (draft, ondraft) = (self.draft.clone(), self.ondraft.clone());
            Callback::from(move |event: InputEvent| {
                if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                    let mut next = draft.clone();
                    next.set_number(field, input.value());
                    ondraft.emit(next);
                }
            })
        };
        // Keyboards of numbers on phones have no minus sign.
        let mode = if takes_points(field) {
            "text"
        } else {
            "numeric"
        };
        html! {
            <label class="club-field">
                <span>{ field_label(self.locale, field) }</span>
                <input
                    type="text"
                    inputmode={mode}
                    autocomplete="off"
                    data-field={field_key(field)}
                    value={self.draft.number(field).to_owned()}
                    {oninput}
                />
            </label>
        }
    }

    /// Returns the handler of a tap that changes the form.
    fn change(&self, change: impl Fn(&mut PolicyDraft) + 'static) -> Callback<MouseEvent> {
        let draft = self.draft.clone();
        self.ondraft.reform(move |_: MouseEvent| {
            let mut next = draft.clone();
            change(&mut next);
            next
        })
    }

    /// Returns the handler of a check box that changes the form.
    fn toggle(&self, change: fn(&mut PolicyDraft)) -> Callback<Event> {
        let draft = self.draft.clone();
        self.ondraft.reform(move |_: Event| {
            let mut next = draft.clone();
            change(&mut next);
            next
        })
    }
}

/// Whether a field takes points, which may be below 0.
const fn takes_points(field: NumberField) -> bool {
    matches!(
        field,
        NumberField::PlacePoints(_) | NumberField::Present | NumberField::Away
    )
}

/// Returns the key of a field, by which tests find it.
const fn field_key(field: NumberField) -> &'static str {
    match field {
        NumberField::PlacePoints(0) => "place-1",
        NumberField::PlacePoints(1) => "place-2",
        NumberField::PlacePoints(2) => "place-3",
        NumberField::PlacePoints(_) => "place-4",
        NumberField::Count => "count",
        NumberField::Minimum => "minimum",
        NumberField::Present => "present",
        NumberField::Away => "away",
        NumberField::MostAbsences => "most-absences",
        NumberField::TeamMembers => "team-members",
        NumberField::Promoted => "promoted",
        NumberField::Relegated => "relegated",
        NumberField::Carried => "carried",
    }
}
