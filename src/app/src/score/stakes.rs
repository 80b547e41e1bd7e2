//! Counters and bets on the table, in rule sets that have them.

use tilewise_rules::{Counter, Seat, TableStakes};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::store::{Draft, HandAction, PageAction};

/// Draws the counters and bets; nothing in rule sets without them.
pub fn stakes(locale: Locale, draft: &Draft, onaction: &Callback<PageAction>) -> Html {
    let rules = &draft.house.rule_set().game;
    if !rules.has_stakes() {
        return Html::default();
    }
    let has_bets = rules.declaration.is_some();
    let now = draft.entry.context.stakes;
    let title = match rules.counter {
        Some(Counter::Honba) => tr!(locale, "Honba and bets"),
        Some(Counter::Streak) => tr!(locale, "Dealer’s streak"),
        None => tr!(locale, "Bets"),
    };
    let counter = rules.counter.map(|counter| {
        let (name, title) = match counter {
            Counter::Honba => (
                tr!(locale, "Honba"),
                tr!(locale, "Honba: each adds to the win"),
            ),
            Counter::Streak => (
                tr!(locale, "Streak"),
                tr!(
                    locale,
                    "How many hands in a row East has kept the deal: each raises what East pays or gets"
                ),
            ),
        };
        let to = |count| now.with_count(counter, count);
        let count = now.count(counter);
        stepper(locale, counter.key(), name, title.to_owned(), count, to, onaction)
    });
    html! {
        <div class="on-table">
            <h2 class="label">{ title }</h2>
            { for counter }
            if has_bets {
                { bets(locale, draft, onaction) }
            }
        </div>
    }
}

/// Draws the bets, and the players who declared in this hand.
fn bets(locale: Locale, draft: &Draft, onaction: &Callback<PageAction>) -> Html {
    let now = draft.entry.context.stakes;
    let bet = locale.translate(draft.house.rule_set().game.progression.bet_name);
    let declared = |seat: Seat| {
        let onclick =
            onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::RemoveBet(seat)));
        html! {
            <button
                type="button"
                class="chip"
                data-declared={seat.letter().to_string()}
                aria-pressed="true"
                {onclick}
            >
                { tr!(locale, "{0} declared {1}", seat, bet) }
            </button>
        }
    };
    let bets = stepper(
        locale,
        "bets",
        tr!(locale, "Bets"),
        tr!(
            locale,
            "{0} bets on the table, the winner’s own included: the winner gets them",
            bet
        ),
        now.bets,
        |bets| TableStakes { bets, ..now },
        onaction,
    );
    html! {
        <>
            { bets }
            { for now.declared().map(declared) }
        </>
    }
}

/// Draws a number with buttons that lower and raise it.
fn stepper(
    locale: Locale,
    key: &'static str,
    name: &'static str,
    title: String,
    count: u8,
    to: impl Fn(u8) -> TableStakes,
    onaction: &Callback<PageAction>,
) -> Html {
    let less = count.checked_sub(1).map(&to);
    let more = Some(count + 1).filter(|&more| more <= TableStakes::MOST);
    let more = more.map(&to);
    let step = |sign: &'static str, hook: &str, label: String, next: Option<TableStakes>| {
        let does = |next| {
            onaction.reform(move |_: MouseEvent| PageAction::Hand(HandAction::SetStakes(next)))
        };
        html! {
            <button
                type="button"
                class="button"
                data-step={format!("{key}{hook}")}
                aria-label={label}
                aria-disabled={next.is_none().then_some("true")}
                onclick={next.map(does)}
            >
                { sign }
            </button>
        }
    };
    html! {
        <div class="stepper" role="group" aria-label={name} {title}>
            <span class="stepper-name">{ name }</span>
            { step("−", "-", tr!(locale, "{0}: one less", name.to_owned()), less) }
            <output data-count={key}>{ count }</output>
            { step("+", "+", tr!(locale, "{0}: one more", name.to_owned()), more) }
        </div>
    }
}
