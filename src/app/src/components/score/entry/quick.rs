//! Counted win: winner, discarder, value; and the payments.

mod values;

use std::rc::Rc;

use tilewise_rules::{EventError, Level, Missing, RuleConfig, Ruling, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use crate::chunks::EXTRAS;
use crate::components::button::Button;
use crate::components::on_click::on_click;
use crate::components::question::{AnswerView, Leads};
use crate::components::score::payments::{shares, transfers};
use crate::components::score::winner_question::winner_question;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::counted_win::{WinDraft, WinSource, has_more_questions};
use crate::language::{translate, translation_scope};
use crate::levels::Levels;
use crate::state::{Draft, PageAction};
use crate::{link, words};

pub use values::values;

/// Form with three questions, then the payments.
#[derive(PartialEq)]
pub struct Quick {
    pub draft: Rc<Draft>,
    pub onaction: Callback<PageAction>,
}

impl Stateful for Quick {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_quick(self).run(hooks)
    }
}

#[hook]
fn use_quick(props: &Quick) -> Html {
    let house = &props.draft.house;
    let levels = Levels::for_house(house);
    let _scope = translation_scope(house.rule_set().table_key());
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
    let is_from_player = matches!(now.source, Some(WinSource::By(_)));
    let robbed = Button {
        class: "chip",
        hook: ("data-quick-robbed", String::new()),
        pressed: Some(is_from_player && now.robbed),
        // Its space is reserved, so that the elements below don't move.
        idle: !is_from_player,
        ..Button::default()
    };
    let robbed = robbed.draw(
        tr!("Robbed kong"),
        choose(WinDraft {
            robbed: !now.robbed,
            ..now
        }),
    );
    let onknown = {
        let win_draft = win_draft.clone();
        Callback::from(move |next| win_draft.set(next))
    };
    let values = values(house, levels.as_ref(), now, &onknown);
    let table = EXTRAS
        .get()
        .filter(|_| house.rule_set().declaration.is_some());
    let more = if house.rule_set().takes_pot.is_some() {
        tr!("With a pot, or several winners: the Rulings screen")
    } else {
        tr!("With somebody liable, or several winners: the Rulings screen")
    };
    let more = more_of(house).map(|event| {
        let path = link::fouls_path(&format!("{house}/{event}"));
        let leads = tag("a")
            .with("href", format!("#{path}"))
            .on_click(on_click(&props.onaction, PageAction::Sheet(None)));
        tag("p").class("quick-more").child(leads.child(more))
    });
    let ruled = ruled(now, &props.draft, levels.as_ref());
    let ruled = ruled.map(|ruled| {
        let level = now.level(house, levels.as_ref());
        outcome(ruled, now.seat, house, level)
    });
    tag("div")
        .class("quick")
        .child(winner_question(now.seat, Missing::Win, &won, &from))
        .child(robbed)
        .child(values)
        .child_if(table.map(|table| (table.on_table)(&props.draft, &props.onaction)))
        .child_if(ruled)
        .child_if(more)
        .done()
}

/// Returns the event with further questions about a win, if the rule set has one.
fn more_of(house: &RuleConfig) -> Option<&'static str> {
    let rule_set = house.rule_set();
    let key = rule_set.counted_win?;
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
    let event = rule_set.event(rule_set.counted_win?)?;
    let mut facts = win_draft.answers(levels)?;
    if rule_set.declaration.is_some() {
        facts.set_stakes(draft.entry.context.stakes);
    }
    Some((event.rule)(&draft.house, &facts))
}

/// Draws the level, the gain or loss of each player, and the payments; or the reason why there are none.
fn outcome(
    ruled: Result<Ruling, Vec<EventError>>,
    winner: Option<Seat>,
    house: &RuleConfig,
    level: Option<&Level>,
) -> Html {
    let money = house.money();
    let outcome = tag("div").class("quick-outcome").with("role", "status");
    let ruling = match ruled {
        Ok(ruling) => ruling,
        Err(errors) => {
            let messages = errors
                .iter()
                .map(|error| words::rule_sentence(error.message));
            return outcome
                .children(messages.map(|message| tag("p").child(message)))
                .done();
        }
    };
    let level = level.map(|level| {
        let name = tag("strong").child(translate(level.name));
        tag("p").with("data-quick-level", "").child(name)
    });
    let paragraph = tag("p")
        .child(format!("{} ", words::rule_sentence(ruling.verdict)))
        .child(tag("cite").child(ruling.clause));
    let paid = (ruling.allowed != Some(false)).then(|| {
        let whom = winner.map(|winner| transfers(ruling.payments.transfers(), winner, money));
        let shares = shares(&ruling.payments.net(), winner, money);
        [shares].into_iter().chain(whom).collect::<Html>()
    });
    outcome
        .with("data-quick-outcome", "")
        .child_if(level)
        .child(paragraph)
        .child_if(paid)
        .done()
}
