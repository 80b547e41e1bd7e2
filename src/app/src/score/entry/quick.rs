//! Counted win: winner, discarder, value; and the payments.

mod values;

use std::rc::Rc;

use tilewise_rules::{EventError, Level, Missing, RuleConfig, Ruling, Seat};
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::outcome::levels::Levels;
use crate::score::counted_win::{WinDraft, WinSource, has_more_questions};
use crate::score::payments::{shares, transfers};
use crate::score::stakes::stakes;
use crate::score::winner_question::winner_question;
use crate::store::{Draft, PageAction, Players, ViewAction};
use crate::ui::phrases;
use crate::ui::question::{AnswerView, Leads};

pub use values::values;

/// Properties of [`Quick`].
#[derive(Properties, PartialEq)]
pub struct QuickProps {
    /// Hand with the house rules and the stakes.
    pub draft: Rc<Draft>,
    /// Names of the players.
    pub players: Players,
    /// Receives the changes of the stakes, and closes the sheet.
    pub onaction: Callback<PageAction>,
}

/// Form with three questions, then the payments.
#[component]
pub fn Quick(props: &QuickProps) -> Html {
    let locale = use_locale();
    let house = &props.draft.house;
    let levels = Levels::for_house(house);
    let locale = locale.of_part(house.rule_set().table_key());
    let win_draft = use_state(WinDraft::default);
    let now = *win_draft;
    let choose = |next: WinDraft| {
        let win_draft = win_draft.clone();
        Callback::from(move |_: MouseEvent| win_draft.set(next))
    };
    let answer = |next: WinDraft, selected: bool| AnswerView {
        leads: Leads::Does(choose(next)),
        selected: Some(selected),
        worth: None,
    };
    let won = |seat: Seat| answer(now.with_seat(seat), now.seat == Some(seat));
    let from = |seat: Option<Seat>| {
        let source = seat.map_or(WinSource::Drawn, WinSource::By);
        let next = WinDraft {
            source: Some(source),
            ..now
        };
        answer(next, now.source == Some(source))
    };
    let onknown = {
        let win_draft = win_draft.clone();
        Callback::from(move |next| win_draft.set(next))
    };
    html! {
        <div class="quick">
            { winner_question(locale, now.seat, Missing::Win, &props.players, &won, &from) }
            { robbed_kong(locale, now, choose(WinDraft { robbed: !now.robbed, ..now })) }
            { values(locale, house, levels.as_ref(), now, &onknown) }
            { stakes(locale, &props.draft, &props.onaction) }
            if let Some(ruled) = ruled(now, &props.draft, levels.as_ref()) {
                { outcome(locale, ruled, now.seat, house, now.level(house, levels.as_ref()), &props.players) }
            }
            if let Some(event) = more_of(house) {
                { more(locale, house, event, &props.onaction) }
            }
        </div>
    }
}

/// Draws the switch for a robbed kong.
fn robbed_kong(locale: Locale, now: WinDraft, onclick: Callback<MouseEvent>) -> Html {
    // Its space is reserved, so that the elements below don't move.
    let is_from_player = matches!(now.source, Some(WinSource::By(_)));
    html! {
        <button
            type="button"
            class="chip"
            data-quick-robbed=""
            aria-pressed={(is_from_player && now.robbed).to_string()}
            aria-disabled={(!is_from_player).then_some("true")}
            onclick={is_from_player.then_some(onclick)}
        >
            { tr!(locale, "Robbed kong") }
        </button>
    }
}

/// Draws the link to the event with further questions.
fn more(locale: Locale, house: &RuleConfig, event: &str, onaction: &Callback<PageAction>) -> Html {
    let path = link::rulings_path(&format!("{house}/{event}"));
    let text = if house.rule_set().payment.pot.is_some() {
        tr!(locale, "With a pot, or several winners: the Rulings screen")
    } else {
        tr!(
            locale,
            "With somebody liable, or several winners: the Rulings screen"
        )
    };
    html! {
        <p class="quick-more">
            <a href={format!("#{path}")} onclick={onaction.reform(|_: MouseEvent| PageAction::View(ViewAction::ShowSheet(None)))}>
                { text }
            </a>
        </p>
    }
}

/// Returns the event with further questions about a win, if the rule set has one.
fn more_of(house: &RuleConfig) -> Option<&'static str> {
    let rule_set = house.rule_set();
    let key = rule_set.game.counted_win?;
    // The rule set may not be loaded.
    let event = rule_set.event(key);
    event.is_none_or(has_more_questions).then_some(key)
}

/// Returns the ruling, once all answers are known.
fn ruled(
    win_draft: WinDraft,
    draft: &Draft,
    levels: Option<&Levels>,
) -> Option<Result<Ruling, Vec<EventError>>> {
    let rule_set = draft.house.rule_set();
    let event = rule_set.event(rule_set.game.counted_win?)?;
    let mut facts = win_draft.answers(levels)?;
    facts.set_stakes(&rule_set.game, draft.entry.context.stakes);
    Some((event.rule)(&draft.house, &facts))
}

/// Draws the level, the gain or loss of each player, and the payments; or the reason why there are none.
fn outcome(
    locale: Locale,
    ruled: Result<Ruling, Vec<EventError>>,
    winner: Option<Seat>,
    house: &RuleConfig,
    level: Option<&Level>,
    players: &Players,
) -> Html {
    let money = house.money();
    let ruling = match ruled {
        Ok(ruling) => ruling,
        Err(errors) => {
            let messages = errors
                .iter()
                .map(|error| phrases::rule_sentence(locale, error.message));
            return html! {
                <div class="quick-outcome" role="status">
                    for message in messages {
                        <p>{ message }</p>
                    }
                </div>
            };
        }
    };
    html! {
        <div class="quick-outcome" role="status" data-quick-outcome="">
            if let Some(level) = level {
                <p data-quick-level=""><strong>{ locale.translate(level.name) }</strong></p>
            }
            <p>
                { format!("{} ", phrases::rule_sentence(locale, ruling.verdict)) }
                <cite>{ ruling.clause }</cite>
            </p>
            if ruling.allowed != Some(false) {
                { shares(locale, &ruling.payments.net(), winner, money, players) }
                if let Some(winner) = winner {
                    { transfers(locale, ruling.payments.transfers(), winner, house, players) }
                }
            }
        </div>
    }
}
