//! Form for the final scores of a table.

use std::collections::BTreeSet;

use tilewise_club::{ClubMember, MemberId, TableId, TypedScores};
use tilewise_ledger::isolated_name;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::result_texts::{club_house, wind};
use super::typed_table::{TypedSum, TypedTable, is_blank};
use crate::club::club_nav::refused;
use crate::club::club_view::ClubView;
use crate::i18n::{Locale, use_locale};
use crate::table::{amount, in_hundredths};

/// Properties of [`ScoreForm`].
#[derive(Properties, PartialEq)]
pub struct ScoreFormProps {
    /// The club.
    pub at: ClubView,
    /// The table.
    pub table: TableId,
    /// The members who played, by their seats.
    pub players: Vec<MemberId>,
    /// Label of the button.
    pub label: AttrValue,
    /// Key of the button.
    pub action: &'static str,
    /// Why the last scores were refused, as sentences.
    pub errors: Vec<String>,
    /// Called with scores whose sum is right.
    pub onscores: Callback<TypedScores>,
}

/// Form for the final scores of a table. The last score follows from the sum.
#[component]
pub fn ScoreForm(props: &ScoreFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let drawn = at.club().table(&props.table).map(|table| &table.drawn);
    let drawn = drawn.cloned().unwrap_or_default();
    let players = i64::try_from(drawn.len()).unwrap_or(i64::MAX);
    let sum = at.club().starting_score().saturating_mul(players);
    let typed = use_state(|| TypedTable::new(drawn.len()));
    let members = use_state(|| props.players.clone());
    let read = typed.read(sum);
    let onsubmit = {
        let (read, members) = (read.clone(), members.clone());
        let onscores = props.onscores.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let TypedSum::Complete(scores, rest, _) = &read {
                let scores = members.iter().cloned().zip(scores.iter().copied());
                onscores.emit(TypedScores {
                    scores: scores.collect(),
                    rest: *rest,
                });
            }
        })
    };
    let onscore = |seat: usize| {
        let typed = typed.clone();
        Callback::from(move |text: String| {
            let mut next = (*typed).clone();
            if let Some(score) = next.scores.get_mut(seat) {
                *score = text;
            }
            typed.set(next);
        })
    };
    let onrest = {
        let typed = typed.clone();
        Callback::from(move |text: String| {
            let mut next = (*typed).clone();
            next.rest = text;
            typed.set(next);
        })
    };
    let onmember = |seat: usize| {
        let members = members.clone();
        Callback::from(move |member: MemberId| {
            let mut next = (*members).clone();
            if let Some(one) = next.get_mut(seat) {
                *one = member;
            }
            members.set(next);
        })
    };
    let computed = match &read {
        TypedSum::Complete(scores, _, Some(seat)) => scores.get(*seat).map(|score| (*seat, *score)),
        _ => None,
    };
    let is_complete = matches!(read, TypedSum::Complete(..));
    html! {
        <form class="step-panel" data-form="scores" {onsubmit}>
            <div class="result-fields">
                for (seat, member) in members.iter().enumerate() {
                    { score_field(
                        locale,
                        at,
                        (seat, member),
                        typed.scores.get(seat).map_or("", String::as_str),
                        computed.filter(|one| one.0 == seat).map(|one| one.1),
                        &onscore(seat),
                    ) }
                }
            </div>
            <details class="more">
                <summary>{ tr!(locale, "Left on the table") }</summary>
                <label class="club-field">
                    <span>{ tr!(locale, "What is left in pots, or went to the bank") }</span>
                    { number_input("rest", &typed.rest, &onrest, None) }
                </label>
            </details>
            <details class="more">
                <summary>{ tr!(locale, "Somebody else played") }</summary>
                <div class="step-panel">
                    for (seat, member) in members.iter().enumerate() {
                        { member_choice(locale, at, (&drawn, &props.players), (seat, member), &onmember(seat)) }
                    }
                </div>
            </details>
            <p role="status" class="club-note" data-sum={is_complete.to_string()}>
                { sum_text(locale, at, &read, sum) }
            </p>
            { refused(&props.errors) }
            <button
                type="submit"
                class="button button-done"
                data-action={props.action}
                aria-disabled={(!is_complete).then_some("true")}
            >
                { &props.label }
            </button>
        </form>
    }
}

/// Draws the field for the score of a seat, with the score that follows from the others.
fn score_field(
    locale: Locale,
    at: &ClubView,
    (seat, member): (usize, &MemberId),
    text: &str,
    computed: Option<i64>,
    ontext: &Callback<String>,
) -> Html {
    let name = isolated_name(&at.name(locale, member)).into_owned();
    let onsign = {
        let (text, ontext) = (text.to_owned(), ontext.clone());
        Callback::from(move |_: MouseEvent| ontext.emit(with_other_sign(&text)))
    };
    let label = tr!(locale, "Change the sign of the score of {0}", name.clone());
    html! {
        <div class="result-field" data-member={member.0.clone()}>
            <label>
                <span>
                    <span class="wind">{ wind(locale, seat) }</span>
                    { " " }
                    { name }
                </span>
                { number_input("score", text, ontext, computed.map(|score| amount(club_house(at), score))) }
            </label>
            // Keyboards for numbers may have no minus.
            <button type="button" class="button button-bare" data-action="sign" aria-label={label} onclick={onsign}>
                { "±" }
            </button>
            if let Some(score) = computed {
                <small data-computed={score.to_string()}>
                    { tr!(locale, "{0} follows from the sum.", amount(club_house(at), score)) }
                </small>
            }
        </div>
    }
}

/// Returns a number with the other sign.
fn with_other_sign(text: &str) -> String {
    let text = text.trim();
    match text.strip_prefix(['-', '\u{2212}', '–']) {
        Some(rest) => rest.to_owned(),
        None => format!("-{text}"),
    }
}

/// Draws a field for a number.
fn number_input(
    key: &'static str,
    text: &str,
    ontext: &Callback<String>,
    placeholder: Option<String>,
) -> Html {
    let ontext = ontext.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            ontext.emit(field.value());
        }
    });
    let is_wrong = !is_blank(text) && text.trim() != "-" && in_hundredths(text).is_none();
    html! {
        <input
            type="text"
            class="number"
            inputmode="decimal"
            autocomplete="off"
            maxlength="16"
            data-field={key}
            aria-invalid={is_wrong.to_string()}
            {placeholder}
            value={text.to_owned()}
            {oninput}
        />
    }
}

/// Draws the choice of the member who played in a seat.
fn member_choice(
    locale: Locale,
    at: &ClubView,
    (drawn, players): (&[MemberId], &[MemberId]),
    (seat, chosen): (usize, &MemberId),
    onmember: &Callback<MemberId>,
) -> Html {
    let onmember = onmember.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
            onmember.emit(MemberId(field.value()));
        }
    });
    let label = drawn.get(seat).map(|member| at.name(locale, member));
    html! {
        <label class="club-field">
            <span>{ tr!(locale, "In the seat of {0}", label.unwrap_or_default()) }</span>
            <select data-seat={seat.to_string()} {onchange}>
                for (id, name) in who_may_play(locale, at, &[drawn, players].concat()) {
                    <option value={id.0.clone()} selected={id == *chosen}>{ name }</option>
                }
            </select>
        </label>
    }
}

/// Returns the members who may have played, by name: those of the table, and those of the night.
fn who_may_play(locale: Locale, at: &ClubView, of_table: &[MemberId]) -> Vec<(MemberId, String)> {
    let night = crate::club::tickets::found_result::last_night(at.club());
    let there = night.into_iter().flat_map(|night| &night.attendance);
    let there = there.map(|presence| &presence.member);
    let all: BTreeSet<_> = of_table.iter().chain(there).collect();
    let known = |id: &&MemberId| {
        let member: Option<&ClubMember> = at.club().member(id);
        member.is_some_and(|member| !member.is_forgotten) || of_table.contains(id)
    };
    let all = all.into_iter().filter(known);
    let mut named: Vec<_> = all.map(|id| (id.clone(), at.name(locale, id))).collect();
    named.sort_by(|one, other| one.1.cmp(&other.1));
    named
}

/// Returns what is missing or wrong.
fn sum_text(locale: Locale, at: &ClubView, read: &TypedSum, sum: i64) -> String {
    let house = club_house(at);
    match read {
        TypedSum::Complete(..) => tr!(locale, "The sum is right: {0}.", amount(house, sum)),
        TypedSum::Missing(count) => tr!(
            locale,
            "{0} {0:score is|scores are} missing. The last one follows from the sum of {1}.",
            *count,
            amount(house, sum)
        ),
        TypedSum::NoNumber(text) => tr!(
            locale,
            "“{0}” is no number: type 41200, 12.5 or -300.",
            text.clone()
        ),
        TypedSum::Off(more) if *more > 0 => tr!(
            locale,
            "The scores add up to {0} too much: correct one.",
            amount(house, *more)
        ),
        TypedSum::Off(less) => tr!(
            locale,
            "The scores add up to {0} too little: correct one, or say what is left on the table.",
            amount(house, less.saturating_neg())
        ),
    }
}
