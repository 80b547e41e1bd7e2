//! The page of the policy: the form that begins a season, or the policy of the open one in words.

use tilewise_club::{ClubEvent, POLICY_PRESETS, Season, SeasonOpening, SeasonPolicy};
use tilewise_ledger::cleaned_name;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::class_moves::{ClassMove, class_moves, move_event};
use super::end_season::class_moves_list;
use super::policy_builder::policy_builder;
use super::policy_draft::PolicyDraft;
use super::policy_problem::{policy_error_text, problem_text};
use super::policy_text::policy_text;
use super::season_screen::policy_list;
use crate::club::club_location::ClubLocation;
use crate::club::club_nav::{headed, refused};
use crate::club::club_view::{ClubView, href};
use crate::club::found::text_field;
use crate::i18n::{Locale, use_locale};

/// Longest name of a season.
const LONGEST: u32 = 60;

/// Properties of [`PolicyPage`].
#[derive(Properties, PartialEq)]
pub struct PolicyPageProps {
    /// The club.
    pub at: ClubView,
}

/// The policy of the open season, or the form that begins one.
#[component]
pub fn PolicyPage(props: &PolicyPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let back = ClubLocation::Season(None);
    if let Some(season) = at.season() {
        return html! {
            <div class="step-panel">
                { headed(locale, &back, tr!(locale, "What counts")) }
                { open_season(locale, season) }
            </div>
        };
    }
    html! {
        <div class="step-panel">
            { headed(locale, &back, tr!(locale, "A new season")) }
            if at.writes() {
                <PolicyForm at={at.clone()} />
            } else {
                <p>{ tr!(locale, "No season is open. The desk of the club begins one.") }</p>
            }
        </div>
    }
}

fn open_season(locale: Locale, season: &Season) -> Html {
    html! {
        <section class="club-card">
            <h3>{ season.opening.name.clone() }</h3>
            { policy_list(locale, season) }
            <p class="club-note">
                { tr!(locale, "The policy stays as it is until the season ends. Another one can begin with the next season.") }
            </p>
            <label class="club-field">
                <span>{ tr!(locale, "The policy as text, to copy") }</span>
                <input type="text" readonly={true} data-field="policy-text" value={season.opening.policy.to_string()} />
            </label>
            <a class="button" href={href(&ClubLocation::Season(None))}>{ tr!(locale, "All standings") }</a>
        </section>
    }
}

/// Form that begins a season.
#[component]
fn PolicyForm(props: &PolicyPageProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let last = at
        .club()
        .seasons
        .last()
        .map(|season| season.opening.policy.clone());
    let number = at.club().seasons.len() + 1;
    let name = use_state(|| tr!(locale, "Season {0}", number));
    let draft = {
        let first = last.clone();
        use_state(move || {
            let usual = || (POLICY_PRESETS[0].policy)();
            PolicyDraft::from_policy(&first.unwrap_or_else(usual))
        })
    };
    let takes_moves = use_state(|| true);
    let errors = use_state(Vec::new);
    let moves = match number {
        1 => Vec::new(),
        _ => class_moves(at.club(), number - 2),
    };
    let policy = draft.policy();
    let ondraft = {
        let draft = draft.clone();
        Callback::from(move |next: PolicyDraft| draft.set(next))
    };
    let onpolicy = ondraft.reform(|policy: SeasonPolicy| PolicyDraft::from_policy(&policy));
    let onmoves = {
        let takes_moves = takes_moves.clone();
        Callback::from(move |_: Event| takes_moves.set(!*takes_moves))
    };
    let onsubmit = {
        let (at, name, errors) = (at.clone(), name.clone(), errors.clone());
        let policy = policy.clone();
        let moves = if *takes_moves {
            moves.clone()
        } else {
            Vec::new()
        };
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Ok(policy) = policy.clone() else {
                return;
            };
            let name = cleaned_name(&name);
            let opening = SeasonOpening { name, policy };
            match begin_season(locale, &at, opening, &moves) {
                Ok(()) => at.go(&ClubLocation::Season(None)),
                Err(why) => errors.set(why),
            }
        })
    };
    html! {
        <form class="step-panel" data-form="policy" {onsubmit}>
            { text_field(tr!(locale, "Name of the season"), "season-name", &name, LONGEST) }
            { presets(locale, last.as_ref(), policy.as_ref().ok(), &onpolicy) }
            <details class="more" data-details="policy">
                <summary>{ tr!(locale, "Change the details") }</summary>
                { policy_builder(locale, &draft, &ondraft) }
                <PolicyTextField policy={policy.as_ref().map(ToString::to_string).unwrap_or_default()} {onpolicy} />
            </details>
            <section class="club-card" data-policy="">
                <h3 class="label">{ tr!(locale, "What counts") }</h3>
                { match &policy {
                    Ok(policy) => html! {
                        <ul class="club-policy">
                            { for policy_text(locale, policy).into_iter().map(|line| html! { <li>{ line }</li> }) }
                        </ul>
                    },
                    Err(problem) => html! {
                        <p class="refused" role="alert" data-problem="">{ problem_text(locale, problem) }</p>
                    },
                } }
            </section>
            if !moves.is_empty() {
                <section class="club-card">
                    <label class="club-check">
                        <input type="checkbox" data-field="moves" checked={*takes_moves} onchange={onmoves} />
                        <span>{ tr!(locale, "Move those who go up or down to their next class") }</span>
                    </label>
                    { class_moves_list(locale, at, &moves) }
                </section>
            }
            { refused(&errors) }
            <button
                type="submit"
                class="button button-done"
                data-action="begin-season"
                aria-disabled={policy.is_err().then_some("true")}
            >
                { tr!(locale, "Begin the season") }
            </button>
        </form>
    }
}

/// Writes the classes of those who go up or down, and begins the season.
fn begin_season(
    locale: Locale,
    at: &ClubView,
    opening: SeasonOpening,
    moves: &[ClassMove],
) -> Result<(), Vec<String>> {
    let event = ClubEvent::SeasonOpened(opening);
    let why = at.refusal(locale, &event);
    if !why.is_empty() {
        return Err(why);
    }
    for one in moves {
        if let Some(member) = at.club().member(&one.member) {
            at.append(move_event(member, one));
        }
    }
    at.append(event);
    Ok(())
}

/// Draws the presets, and the policy of the last season.
fn presets(
    locale: Locale,
    last: Option<&SeasonPolicy>,
    now: Option<&SeasonPolicy>,
    onpolicy: &Callback<SeasonPolicy>,
) -> Html {
    let one = |key: &'static str, text: String, policy: SeasonPolicy| {
        let is_chosen = now == Some(&policy);
        let onclick = onpolicy.reform(move |_: MouseEvent| policy.clone());
        html! {
            <button
                type="button"
                class="button club-preset"
                data-preset={key}
                aria-pressed={is_chosen.to_string()}
                {onclick}
            >
                { text }
            </button>
        }
    };
    let all = POLICY_PRESETS.into_iter().map(|preset| {
        let text = locale.translate(preset.description).to_owned();
        one(preset.key, text, (preset.policy)())
    });
    html! {
        <section class="club-presets" role="group" aria-label={tr!(locale, "Usual policies")}>
            <h3 class="label">{ tr!(locale, "Usual policies") }</h3>
            if let Some(last) = last {
                { one("last", tr!(locale, "As in the last season.").to_owned(), last.clone()) }
            }
            { for all }
        </section>
    }
}

/// Properties of [`PolicyTextField`].
#[derive(Properties, PartialEq)]
struct PolicyTextFieldProps {
    /// The text of the policy in the form; empty if the form is no policy.
    policy: String,
    /// Handler of a policy that was read.
    onpolicy: Callback<SeasonPolicy>,
}

/// The text of the policy, to copy; another one can be pasted.
#[component]
fn PolicyTextField(props: &PolicyTextFieldProps) -> Html {
    let locale = use_locale();
    let typed = use_state(|| None::<String>);
    let error = use_state(Vec::new);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(Some(field.value()));
            }
        })
    };
    let onread = {
        let (typed, error, onpolicy) = (typed.clone(), error.clone(), props.onpolicy.clone());
        Callback::from(move |_: MouseEvent| {
            let Some(text) = &*typed else {
                return;
            };
            match SeasonPolicy::parse(text) {
                Ok(policy) => {
                    onpolicy.emit(policy);
                    typed.set(None);
                    error.set(Vec::new());
                }
                Err(why) => error.set(vec![policy_error_text(locale, &why)]),
            }
        })
    };
    let shown = typed.as_ref().unwrap_or(&props.policy).clone();
    html! {
        <div class="club-builder-part">
            <label class="club-field">
                <span>{ tr!(locale, "The policy as text, to copy or to paste") }</span>
                <input type="text" autocomplete="off" spellcheck="false" data-field="policy-text" value={shown} {oninput} />
            </label>
            { refused(&error) }
            if typed.is_some() {
                <button type="button" class="button" data-action="read-policy" onclick={onread}>
                    { tr!(locale, "Use this text") }
                </button>
            }
        </div>
    }
}
