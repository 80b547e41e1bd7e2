//! Event form: questions, preview and entry of an event or foul.

mod event_list;

use tilewise_ledger::{
    AtSeating, DERIVED_FOUL_ANSWERS, EntryOutcome, FoulRecord, Game, GameEvent, Table, TableEvent,
};
use tilewise_rules::fouls::PenaltyBook;
use tilewise_rules::{
    Answer, AnswerKind, Answers, AskWhen, Event, Next, Prompt, Question, Seat, fouls,
};
use yew::prelude::*;

use super::done_button::done_button;
use super::draw_form::draw_name;
use super::entry_draft;
use super::players::effect;
use super::prompts::{answered, ask};
use crate::i18n::{Locale, PENALTY_BOOKS, use_locale};
use crate::table::history::changes::changes;
use crate::table::table_nav::head;
use crate::table::view::TableView;
use crate::table::{EditTarget, house, preview};
use crate::ui::phrases;

/// Kind of entry.
#[derive(Clone, PartialEq)]
pub enum EventChoice {
    /// Draw by an event.
    Draw(String),
    /// Event of the rule set, or foul of the penalty book.
    Other(String),
}

/// Draws the list of events, or the questions about one.
pub fn event_form(at: &TableView, what: Option<&str>) -> Html {
    match what {
        Some(key) => event_questions(at, EventChoice::Other(key.to_owned())),
        None => event_list::list(at),
    }
}

/// Returns true if an event is entered here: not if it only rules on permissions or the progression, is a win
/// or a draw, or is left to the penalty book.
pub(crate) fn is_listed(event: &Event, table: &Table) -> bool {
    let rule_set = house(table).rule_set();
    let needs_seats = |question: &Question| {
        matches!(
            question.kind,
            AnswerKind::Claims
                | AnswerKind::Claimants
                | AnswerKind::OverallBySeat
                | AnswerKind::CarriedWins
        )
    };
    let book = table.rules.penalty_book_for(None);
    !event.is_permission_question()
        && !event.questions.is_empty()
        && event.question("round").is_none()
        && book.is_none_or(|book| book.foul(event.key).is_none())
        && rule_set.game.counted_win != Some(event.key)
        && !rule_set.game.progression.draws.contains(&event.key)
        && !event.questions.iter().any(needs_seats)
}

/// Draws the questions about an event, and its preview.
pub fn event_questions(at: &TableView, what: EventChoice) -> Html {
    html! { <EventQuestions key={at.place.path()} at={at.clone()} {what} /> }
}

/// Properties of [`EventQuestions`].
#[derive(Properties, Clone, PartialEq)]
struct EventQuestionsProps {
    /// Game, and location of the entry in it.
    at: TableView,
    /// Kind of entry, and key of its event or foul.
    what: EventChoice,
}

/// Answers so far.
#[derive(Clone, Default)]
struct EventDraft {
    answers: Answers,
    /// Chosen clause.
    clause: Option<String>,
    /// Question that is asked again.
    again: Option<&'static str>,
}

impl EventDraft {
    /// Returns the answers, without the question that is asked again.
    fn facts(&self) -> Answers {
        let mut facts = self.answers.clone();
        if let Some(key) = self.again {
            facts.unset(key);
        }
        facts
    }
}

/// Current step of the form.
struct EventStage {
    name: &'static str,
    answered: Vec<&'static Question>,
    prompt: Option<Prompt>,
    more: Vec<Prompt>,
    input: Option<GameEvent>,
}

impl EventQuestionsProps {
    fn key(&self) -> &str {
        let (EventChoice::Draw(key) | EventChoice::Other(key)) = &self.what;
        key
    }

    /// Returns the initial draft: the answers of the edited event.
    fn begins(&self, table: &Table) -> EventDraft {
        let (key, answers, clause) = match self.at.event_to_edit(table) {
            Some(
                GameEvent::Draw(AtSeating {
                    event: Some(event), ..
                })
                | GameEvent::TableEvent(AtSeating { event, .. }),
            ) => (event.event, event.answers, None),
            Some(GameEvent::Foul(AtSeating {
                event: foul_event, ..
            })) => (foul_event.foul, foul_event.answers, foul_event.clause),
            _ => return EventDraft::default(),
        };
        if key != self.key() {
            return EventDraft::default();
        }
        EventDraft {
            answers,
            clause,
            again: None,
        }
    }

    /// Returns the saved draft of this location, otherwise the initial one.
    fn resumes(&self, table: &Table) -> EventDraft {
        match entry_draft::saved_answers(&self.at) {
            Some(text) => {
                let (clause, rest) = text.split_once('\n').unwrap_or_default();
                EventDraft {
                    answers: entry_draft::parse_answers(self.questions(table).into_iter(), rest),
                    clause: (!clause.is_empty()).then(|| clause.to_owned()),
                    again: None,
                }
            }
            None => self.begins(table),
        }
    }

    /// Saves the draft, to restore it after a reload.
    fn keep(&self, locale: Locale, table: &Table, answers: &EventDraft) {
        let questions = self.questions(table).into_iter();
        let clause = answers.clause.as_deref().unwrap_or_default();
        let text = format!(
            "{clause}\n{}",
            entry_draft::format_answers(questions, &answers.facts())
        );
        entry_draft::save(&self.at, self.name(locale, table).to_owned(), text);
    }

    /// Returns the penalty book that the edited foul names, if it does.
    fn named_book(&self) -> Option<&'static PenaltyBook> {
        let EditTarget::Replace(id) = &self.at.place.target else {
            return None;
        };
        match self.at.replayed.entry_event(id)? {
            GameEvent::Foul(foul) => foul.event.penalty_book,
            _ => None,
        }
    }

    /// Returns the penalty book that rules on the foul.
    fn book(&self, table: &Table) -> Option<&'static PenaltyBook> {
        table.rules.penalty_book_for(self.named_book())
    }

    /// Returns all questions about the event.
    fn questions(&self, table: &Table) -> Vec<&'static Question> {
        match (self.event(table), self.book(table)) {
            (Some(event), _) => event.questions.iter().collect(),
            (None, Some(book)) => {
                let foul = book.foul(self.key());
                foul.map(|foul| fouls::questions(book, foul))
                    .unwrap_or_default()
            }
            (None, None) => Vec::new(),
        }
    }

    /// Returns the name of the event.
    fn name(&self, locale: Locale, table: &Table) -> &'static str {
        match (self.event(table), &self.what) {
            (Some(event), EventChoice::Draw(_)) => draw_name(locale, event),
            (Some(event), EventChoice::Other(_)) => locale.translate(event.name),
            (None, _) => {
                let foul = self.book(table).and_then(|book| book.foul(self.key()));
                foul.map_or("", |foul| locale.translate(foul.plain))
            }
        }
    }

    fn stage(&self, locale: Locale, table: &Table, answers: &EventDraft) -> Option<EventStage> {
        match self.event(table) {
            Some(event) => Some(self.of_event(locale, table, event, &answers.facts())),
            None => self.of_foul(locale, table, answers),
        }
    }

    fn of_event(
        &self,
        locale: Locale,
        table: &Table,
        event: &'static Event,
        facts: &Answers,
    ) -> EventStage {
        let house = house(table);
        let inquiry = event.inquire(house, &table.with_derived(event, facts));
        let answered = inquiry.answered.into_iter();
        let answered = answered.filter(|one| facts.get(one.key).is_some());
        let mut stage = EventStage {
            name: self.name(locale, table),
            answered: answered.collect(),
            prompt: None,
            more: Vec::new(),
            input: None,
        };
        if let Next::Prompt(prompt) = inquiry.next {
            stage.prompt = Some(prompt);
            return stage;
        }
        stage.more = event.follow_up_prompts(house, &inquiry.answers);
        let mut event_facts = inquiry.answers;
        let unasked = event.questions.iter();
        for question in unasked.filter(|one| one.ask_when == AskWhen::Never) {
            if let Some(fact) = facts.get(question.key) {
                event_facts.set(question.key, fact.clone());
            }
        }
        let (seats, happened) = (Some(table.seats()), TableEvent::new(event.key, event_facts));
        stage.input = Some(match self.what {
            EventChoice::Draw(_) => GameEvent::Draw(AtSeating {
                seating: seats,
                event: Some(happened),
            }),
            EventChoice::Other(_) => GameEvent::TableEvent(AtSeating {
                seating: seats,
                event: happened,
            }),
        });
        stage
    }

    fn of_foul(&self, locale: Locale, table: &Table, answers: &EventDraft) -> Option<EventStage> {
        let book = self.book(table)?;
        let foul = book.foul(self.key())?;
        let (mut facts, clause) = (answers.facts(), answers.clause.as_deref());
        let inquiry = loop {
            match fouls::inquire(
                book,
                foul,
                clause,
                &table.with_derived_for_foul(foul, &facts),
            ) {
                Ok(inquiry) => break inquiry,
                // An earlier answer is no longer valid: its question is asked again.
                Err(error) if facts.get(error.question).is_some() => facts.unset(error.question),
                Err(_) => return None,
            }
        };
        let mut answered = inquiry.answered;
        answered.retain(|question| facts.get(question.key).is_some());
        // The penalty book may not need the offender; the game does.
        let who = fouls::questions(book, foul);
        let who = who.into_iter().find(|question| question.key == "seat");
        let (prompt, input) = match (inquiry.next, who) {
            // Facts about the offender that the game contains aren't asked for.
            (Next::Prompt(prompt), Some(who))
                if DERIVED_FOUL_ANSWERS.contains(&prompt.question.key) =>
            {
                (Some(player_prompt(who)), None)
            }
            (Next::Prompt(prompt), _) => (Some(prompt), None),
            (Next::Ruling(_), Some(who)) if facts.seat(who.key).is_none() => {
                (Some(player_prompt(who)), None)
            }
            (Next::Ruling(_), who) => {
                answered.extend(who);
                let foul_event = FoulRecord {
                    penalty_book: self.named_book(),
                    ..FoulRecord::new(foul.key, clause, facts)
                };
                let seats = Some(table.seats());
                (
                    None,
                    Some(GameEvent::Foul(AtSeating {
                        seating: seats,
                        event: foul_event,
                    })),
                )
            }
        };
        Some(EventStage {
            name: locale.translate(foul.plain),
            answered,
            prompt,
            more: Vec::new(),
            input,
        })
    }

    fn part(&self, table: &Table) -> &'static str {
        match self.event(table) {
            Some(_) => house(table).rule_set().table_key(),
            None => PENALTY_BOOKS,
        }
    }

    /// Returns the event; `None` for a foul, also if both have the same key.
    fn event(&self, table: &Table) -> Option<&'static Event> {
        let book = self.book(table);
        let event = house(table).rule_set().event(self.key());
        event.filter(|event| book.is_none_or(|book| book.foul(event.key).is_none()))
    }
}

/// Returns the question for the player.
fn player_prompt(question: &'static Question) -> Prompt {
    Prompt {
        question,
        gaps: Vec::new(),
        answers: Seat::ALL.map(Answer::Seat).to_vec(),
        skip: None,
    }
}

/// Questions about an event, with the preview of its effect.
#[component]
fn EventQuestions(props: &EventQuestionsProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let answers = use_state(|| {
        let begins = before.table().map(|table| props.resumes(table));
        begins.unwrap_or_default()
    });
    let Some(table) = before.table() else {
        return Html::default();
    };
    let locale = locale.of_part(props.part(table));
    let Some(stage) = props.stage(locale, table, &answers) else {
        return head(locale, at, tr!(locale, "Not found").to_owned());
    };
    let facts = &answers.answers;
    let set = |key: &'static str| {
        let (answers, props, table) = (answers.clone(), props.clone(), table.clone());
        Callback::from(move |fact: Answer| {
            let mut next = (*answers).clone();
            next.answers.set(key, fact);
            next.again = next.again.filter(|again| *again != key);
            props.keep(locale, &table, &next);
            answers.set(next);
        })
    };
    let onback = {
        let answers = answers.clone();
        Callback::from(move |key: &'static str| {
            let mut next = (*answers).clone();
            next.again = Some(key);
            answers.set(next);
        })
    };
    let input = stage.input.as_ref();
    let preview = input.and_then(|input| Some((input, preview(&before, input)?)));
    let can = preview
        .as_ref()
        .is_some_and(|(_, (after, line))| line.refusal.is_none() && is_changed(table, after));
    html! {
        <div class="step-panel">
            { head(locale, at, stage.name.to_owned()) }
            { answered(locale, table, &stage.answered, facts, &onback) }
            if let Some(prompt) = &stage.prompt {
                { ask(locale, table, prompt, facts, &set(prompt.question.key)) }
            }
            if let Some((input, (after, line))) = &preview {
                { outcome(locale, at, table, input, after, line) }
            }
            if can {
                for prompt in &stage.more {
                    <details class="more">
                        <summary>{ phrases::prompt_text(locale, prompt) }</summary>
                        { ask(locale, table, prompt, facts, &set(prompt.question.key)) }
                    </details>
                }
            }
        </div>
    }
}

/// Returns true if an entry changes the game: a warning or a dead hand moves no points.
fn is_changed(table: &Table, after: &Game) -> bool {
    after.table() != Some(table)
}

/// Draws the effect of an entry, with the button that adds it.
fn outcome(
    locale: Locale,
    at: &TableView,
    table: &Table,
    input: &GameEvent,
    after: &Game,
    line: &EntryOutcome,
) -> Html {
    let is_accepted = line.refusal.is_none();
    let can = is_accepted && is_changed(table, after);
    let ondone = {
        let (at, input) = (at.clone(), input.clone());
        Callback::from(move |_: MouseEvent| at.commit(input.clone()))
    };
    html! {
        <div class={at.done()}>
            <div class="step-effect" role="status">
                { effect(locale, table, after, line) }
                <ul class="step-clauses">
                    for (clause, text) in clauses(line) {
                        <li>
                            { phrases::rule_sentence(locale, text) }
                            { " " }
                            <cite>{ clause }</cite>
                        </li>
                    }
                </ul>
                if can {
                    { changes(locale, at, input) }
                }
                if is_accepted && !can {
                    <p class="refused">{ tr!(locale, "This moves nothing in the game.") }</p>
                }
            </div>
            { done_button(tr!(locale, "Add to the game"), can.then_some(ondone)) }
        </div>
    }
}

/// Returns the clauses of an outcome with their texts, without duplicates.
fn clauses(line: &EntryOutcome) -> Vec<(&'static str, &'static str)> {
    // The ruling contains the effects of its own clause.
    let is_ruled = |clause| line.ruling.is_some_and(|(ruled, _)| ruled == clause);
    let moves = line.moves.iter().filter(|one| !is_ruled(one.clause));
    let moves = moves.map(|one| (one.clause, one.reason));
    let mut all = Vec::new();
    for one in moves.chain(line.ruling) {
        if !one.0.is_empty() && !all.contains(&one) {
            all.push(one);
        }
    }
    all
}
