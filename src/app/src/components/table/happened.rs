//! Something that the rule set or the penalty book rules on: asked, shown, put into the game.

use tilewise_ledger::{Foul, Happened, Input, Told};
use tilewise_rules::fouls;
use tilewise_rules::{Asked, Event, Fact, Facts, Next, Question};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::asks::{answered, ask};
use super::changes::changes;
use super::players::effect;
use super::{At, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::language::{PENALTY_BOOKS, speak_of, translate};
use crate::table::{Step, house, preview};
use crate::words;

/// What is told.
#[derive(Clone, PartialEq)]
pub enum What {
    /// That nobody won, by an event.
    Draw(String),
    /// An event of the rule set, or a foul of the penalty book.
    Other(String),
}

/// What else can happen; or the questions about one of it.
pub fn happened(at: &At, what: Option<&str>) -> Html {
    match what {
        Some(key) => told(at, What::Other(key.to_owned())),
        None => list(at),
    }
}

/// Whether an event is told here: it isn't a question of who may do what, a win or a draw.
fn is_told(event: &Event, table: &tilewise_ledger::Table) -> bool {
    let rule_set = house(table).rule_set();
    let asks_seats = |question: &Question| {
        matches!(
            question.ask,
            tilewise_rules::Ask::Claims | tilewise_rules::Ask::OverallBySeat
        )
    };
    !event.asks_leave()
        && rule_set.counted_win != Some(event.key)
        && !rule_set.progression.draws.contains(&event.key)
        && !event.questions.iter().any(asks_seats)
}

fn list(at: &At) -> Html {
    let before = at.shown.before(&at.place.aim);
    let Some(table) = before.table() else {
        return Html::default();
    };
    let events = house(table).rule_set().events.iter();
    let events = events.filter(|event| is_told(event, table));
    let one = |key: &'static str, says: &'static str| {
        let to = at.place.to(Step::Happened(Some(key.to_owned())));
        html! { <li key={key}><a class="foul" data-event={key} href={href(&to)}>{ translate(says) }</a></li> }
    };
    let book = table.rules.penalty_book;
    let fouls: Vec<Html> = {
        let _speaking = speak_of(PENALTY_BOOKS);
        let all = book.into_iter().flat_map(|book| book.fouls.iter());
        all.map(|foul| one(foul.key, foul.plain)).collect()
    };
    html! {
        <div class="told">
            { head(at, tr!("Something happened").to_owned()) }
            <ul class="fouls-list">
                { for events.map(|event| one(event.key, event.name)) }
                { for fouls }
            </ul>
        </div>
    }
}

/// The questions about something, and what follows.
pub fn told(at: &At, what: What) -> Html {
    let key = match &what {
        What::Draw(key) | What::Other(key) => key.clone(),
    };
    let at = at.clone();
    ToldStep { at, what }.keyed(&key)
}

#[derive(PartialEq)]
struct ToldStep {
    at: At,
    what: What,
}

impl Stateful for ToldStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_told(self).run(hooks)
    }
}

/// Where it stands.
struct Stage {
    name: &'static str,
    answered: Vec<&'static Question>,
    asked: Option<Asked>,
    more: Vec<Asked>,
    input: Option<Input>,
}

impl ToldStep {
    fn stage(&self, table: &tilewise_ledger::Table, facts: &Facts) -> Option<Stage> {
        let (What::Draw(key) | What::Other(key)) = &self.what;
        let house = house(table);
        let seats = Some(table.seats());
        if let Some(event) = house.rule_set().event(key) {
            let known = table.knowing(event, facts);
            let inquiry = event.inquire(house, &known);
            let answered = inquiry.answered.into_iter();
            let answered = answered.filter(|one| facts.fact(one.key).is_some());
            let event_key = event.key.to_owned();
            let (asked, more, told) = match inquiry.next {
                Next::Ask(asked) => (Some(asked), Vec::new(), None),
                Next::Ruled(_) => {
                    let more = event.asks_more(house, &inquiry.facts);
                    let facts = facts.clone();
                    (
                        None,
                        more,
                        Some(Happened {
                            event: event_key,
                            facts,
                        }),
                    )
                }
            };
            let input = told.map(|told| match self.what {
                What::Draw(_) => Input::Drawn(Told {
                    seats,
                    told: Some(told),
                }),
                What::Other(_) => Input::Happened(Told { seats, told }),
            });
            let (name, answered) = (event.name, answered.collect());
            return Some(Stage {
                name,
                answered,
                asked,
                more,
                input,
            });
        }
        let book = table.rules.penalty_book?;
        let foul = book.foul(key)?;
        let inquiry = fouls::inquire(book, foul, None, facts).ok()?;
        let (asked, input) = match inquiry.next {
            Next::Ask(asked) => (Some(asked), None),
            Next::Ruled(_) => {
                let told = Foul {
                    foul: foul.key.to_owned(),
                    clause: None,
                    facts: facts.clone(),
                };
                (None, Some(Input::Foul(Told { seats, told })))
            }
        };
        Some(Stage {
            name: foul.plain,
            answered: inquiry.answered,
            asked,
            more: Vec::new(),
            input,
        })
    }

    fn part(&self, table: &tilewise_ledger::Table) -> &'static str {
        let (What::Draw(key) | What::Other(key)) = &self.what;
        let rule_set = house(table).rule_set();
        match rule_set.event(key) {
            Some(_) => rule_set.table_key(),
            None => PENALTY_BOOKS,
        }
    }
}

#[hook]
fn use_told(props: &ToldStep) -> Html {
    let at = &props.at;
    let facts = use_state(Facts::default);
    let before = at.shown.before(&at.place.aim);
    let Some(table) = before.table() else {
        return Html::default();
    };
    let _speaking = speak_of(props.part(table));
    let Some(stage) = props.stage(table, &facts) else {
        return head(at, tr!("There is nothing of this name here").to_owned());
    };
    let set = |key: &'static str| {
        let facts = facts.clone();
        Callback::from(move |fact: Fact| {
            let mut next = (*facts).clone();
            next.set(key, fact);
            facts.set(next);
        })
    };
    let onback = {
        let facts = facts.clone();
        Callback::from(move |key: &'static str| {
            let mut next = (*facts).clone();
            next.unset(key);
            facts.set(next);
        })
    };
    let seen = stage
        .input
        .as_ref()
        .and_then(|input| preview(&before, input));
    let does = |line: &tilewise_ledger::Line| !line.moves.is_empty() || line.end.is_some();
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refused.is_none() && does(line));
    let idle = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refused.is_none() && !does(line));
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: !can,
        ..Button::default()
    };
    let clauses = seen
        .iter()
        .flat_map(|(_, line)| &line.moves)
        .fold(Vec::new(), |mut all, one| {
            if !one.clause.is_empty() && !all.contains(&(one.clause, one.says)) {
                all.push((one.clause, one.says));
            }
            all
        });
    let ondone = {
        let (at, input) = (at.clone(), stage.input.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.tell(input);
            }
        })
    };
    html! {
        <div class="told">
            { head(at, translate(stage.name).to_owned()) }
            { answered(table, &stage.answered, &facts, &onback) }
            { for stage.asked.as_ref().map(|asked| ask(table, asked, &facts, &set(asked.question.key))) }
            if let Some((after, line)) = &seen {
                <div class="told-done">
                    <div class="told-effect" role="status">
                        { effect(table, after, line) }
                        <ul class="told-clauses">
                            { for clauses.into_iter().map(|(clause, says)| html! {
                                <li>{ words::says(says) }{ " " }<cite>{ clause }</cite></li>
                            }) }
                        </ul>
                        { for stage.input.as_ref().filter(|_| can).map(|input| changes(at, input)) }
                        if idle {
                            <p class="refused">{ tr!("This moves nothing in the game.") }</p>
                        }
                    </div>
                    { done.draw(tr!("Into the game"), ondone) }
                </div>
            }
            { for stage.more.iter().filter(|_| can).map(|asked| html! {
                <details class="more">
                    <summary>{ words::asked(asked) }</summary>
                    { ask(table, asked, &facts, &set(asked.question.key)) }
                </details>
            }) }
        </div>
    }
}
