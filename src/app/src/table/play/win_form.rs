//! Win form: winner, discarder and value of a counted win.

use tilewise_ledger::{AtSeating, EntryOutcome, Game, GameEvent, PlayerId, Table, WinRecord};
use tilewise_rules::{Answer, Answers, Question, RuleConfig, Seat};
use yew::prelude::*;

use super::done_button::done_button;
use super::entry_draft;
use super::players::{effect, seated, unpaid_claimants};
use super::prompts::{answered, ask};
use crate::i18n::{Locale, use_locale};
use crate::outcome::levels::Levels;
use crate::score::counted_win::{WinDraft, WinSource};
use crate::score::entry::values;
use crate::table::history::changes::changes;
use crate::table::table_nav::{head, kinds};
use crate::table::view::TableView;
use crate::table::{EditTarget, house, name, preview};
use crate::ui::phrases;

/// Draws the questions about a counted win.
pub fn win_form(at: &TableView, winner: Option<PlayerId>) -> Html {
    html! { <WinForm key={at.place.path()} at={at.clone()} {winner} /> }
}

/// Properties of [`WinForm`].
#[derive(Properties, PartialEq)]
struct WinFormProps {
    /// Game, and location of the entry in it.
    at: TableView,
    /// Winner that was tapped on the table.
    winner: Option<PlayerId>,
}

/// Draft of the form.
#[derive(Clone, Default)]
struct WinFormState {
    /// Current win.
    draft: WinDraft,
    /// Answers to further questions.
    rest: Answers,
    /// Other winners on the same discard.
    others: Vec<WinRecord>,
}

impl WinFormState {
    /// Returns the initial draft: the edited win, or the discarder if another winner is added.
    fn begin(at: &TableView, table: &Table, winner: Option<PlayerId>) -> Self {
        let levels = Levels::for_house(house(table));
        let (others, edited) = wins(at, table);
        let draft_of = |won: &WinRecord| match won {
            WinRecord::Counted(facts) => WinDraft::from_answers(facts, levels.as_ref()),
            WinRecord::Hand(_) => WinDraft::from_answers(&how(won), None),
        };
        let (draft, rest) = match (&edited, others.first()) {
            (Some(won), _) => draft_of(won),
            (None, Some(other)) => {
                let (WinDraft { source, robbed, .. }, _) = draft_of(other);
                let draft = WinDraft {
                    source,
                    robbed,
                    ..WinDraft::default()
                };
                (draft, Answers::default())
            }
            (None, None) => {
                let seat = winner.and_then(|winner| table.seat_of(winner));
                let draft = WinDraft {
                    seat,
                    ..WinDraft::default()
                };
                (draft, Answers::default())
            }
        };
        Self {
            draft,
            rest,
            others,
        }
    }

    /// Returns the saved draft of this location, otherwise the initial one.
    fn resume(at: &TableView, table: &Table, winner: Option<PlayerId>) -> Self {
        let begins = Self::begin(at, table, winner);
        let Some(text) = entry_draft::saved_answers(at) else {
            return begins;
        };
        let mut lines = text.lines();
        let draft = WinDraft::read(lines.next().unwrap_or_default());
        let rest = entry_draft::parse_answers(questions(table), lines.next().unwrap_or_default());
        let is_next = at.place.target == EditTarget::Append;
        let others = lines
            .map(|line| WinRecord::Counted(entry_draft::parse_answers(questions(table), line)));
        let others = if is_next {
            others.collect()
        } else {
            begins.others
        };
        Self {
            draft,
            rest,
            others,
        }
    }

    /// Returns the stored form of the draft.
    fn text(&self, table: &Table) -> String {
        let draft = self.draft.text();
        let counted = self.others.iter().filter_map(|other| match other {
            WinRecord::Counted(facts) => Some(facts),
            WinRecord::Hand(_) => None,
        });
        let facts = [&self.rest].into_iter().chain(counted);
        let facts = facts.map(|facts| entry_draft::format_answers(questions(table), facts));
        [draft]
            .into_iter()
            .chain(facts)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// Returns the record of the current win, if it is complete.
    fn won(&self, levels: Option<&Levels>) -> Option<WinRecord> {
        let mut facts = self.draft.answers(levels)?;
        for key in self.rest.keys() {
            if let Some(fact) = self.rest.get(key) {
                facts.set(key, fact.clone());
            }
        }
        Some(WinRecord::Counted(facts))
    }

    /// Returns the state for another winner on the same discard.
    fn another(&self, won: Option<WinRecord>) -> Self {
        let WinDraft { source, robbed, .. } = self.draft;
        let mut others = self.others.clone();
        others.extend(won);
        Self {
            draft: WinDraft {
                source,
                robbed,
                ..WinDraft::default()
            },
            rest: Answers::default(),
            others,
        }
    }

    /// Returns true if the player in this seat is one of the other winners.
    fn has_won(&self, seat: Seat) -> bool {
        self.others.iter().any(|one| winner_seat(one) == Some(seat))
    }
}

/// Returns the questions of the rule set about a counted win.
fn questions(table: &Table) -> impl Iterator<Item = &'static Question> {
    let rule_set = house(table).rule_set();
    let event = rule_set
        .game
        .counted_win
        .and_then(|key| rule_set.event(key));
    event.into_iter().flat_map(|event| event.questions.iter())
}

/// Returns the wins of the entry that is changed or extended: all others, and the one that is changed.
pub fn wins(at: &TableView, table: &Table) -> (Vec<WinRecord>, Option<WinRecord>) {
    let mut all = match at.event_to_edit(table) {
        Some(GameEvent::Win(win)) => vec![win.event],
        Some(GameEvent::MultipleWins(wins)) => wins.event,
        _ => Vec::new(),
    };
    let last = match at.place.target {
        EditTarget::Replace(_) => all.pop(),
        _ => None,
    };
    (all, last)
}

/// Returns the answers for the winner and the source of the winning tile.
pub fn how(won: &WinRecord) -> Answers {
    let mut facts = Answers::default();
    match won {
        WinRecord::Hand(entry) => {
            let context = &entry.context;
            let all = [
                ("seat", context.seat.map(Answer::Seat)),
                ("by", context.by.map(Answer::By)),
                ("from", context.from.map(Answer::Seat)),
            ];
            for (key, fact) in all {
                if let Some(fact) = fact {
                    facts.set(key, fact);
                }
            }
        }
        WinRecord::Counted(counted) => {
            for key in ["seat", "by", "from"] {
                if let Some(fact) = counted.get(key) {
                    facts.set(key, fact.clone());
                }
            }
        }
    }
    facts
}

/// Returns the game event for one or several wins.
pub fn together(table: &Table, mut others: Vec<WinRecord>, won: WinRecord) -> GameEvent {
    let seats = Some(table.seats());
    if others.is_empty() {
        return GameEvent::Win(AtSeating {
            seating: seats,
            event: won,
        });
    }
    others.push(won);
    let event = others;
    GameEvent::MultipleWins(AtSeating {
        seating: seats,
        event,
    })
}

/// Returns the title, with the winner's name if it is known.
fn title(locale: Locale, table: &Table, winner: Option<Seat>) -> String {
    match winner {
        Some(seat) => tr!(locale, "{0} has won", name(table, table.seats()[seat])),
        None => tr!(locale, "Who won?").to_owned(),
    }
}

/// Returns the first question of the form that has no answer.
fn open_question(
    locale: Locale,
    house: &RuleConfig,
    levels: Option<&Levels>,
    draft: WinDraft,
) -> Option<String> {
    if draft.answers(levels).is_some() {
        return None;
    }
    let how_many = |unit: &'static str| tr!(locale, "How many {0}?", unit);
    Some(match (draft.seat, draft.source, draft.worth) {
        (None, ..) => tr!(locale, "Who won?").to_owned(),
        (_, None, _) => tr!(locale, "From whom?").to_owned(),
        (.., None) => how_many(phrases::unit(locale, house)),
        (.., Some(_)) => how_many(locale.translate(levels?.axis.unit.name)),
    })
}

/// Returns the winner's seat.
fn winner_seat(won: &WinRecord) -> Option<Seat> {
    match won {
        WinRecord::Hand(entry) => entry.context.seat,
        WinRecord::Counted(facts) => facts.seat("seat"),
    }
}

/// Form for a counted win.
#[component]
fn WinForm(props: &WinFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let answers = use_state(|| {
        let table = before.table();
        let begin = |table| WinFormState::resume(at, table, props.winner);
        table.map(begin).unwrap_or_default()
    });
    let now = answers.draft;
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let locale = locale.of_part(house.rule_set().table_key());
    let levels = Levels::for_house(house);
    // Saves each answer, to restore it after a reload.
    let onchange = {
        let (answers, at, table) = (answers.clone(), at.clone(), table.clone());
        Callback::from(move |next: WinFormState| {
            let title = title(locale, &table, next.draft.seat);
            entry_draft::save(&at, title, next.text(&table));
            answers.set(next);
        })
    };
    let onknown = {
        let answers = answers.clone();
        onchange.reform(move |draft: WinDraft| WinFormState {
            draft,
            ..(*answers).clone()
        })
    };
    let won = answers.won(levels.as_ref());
    let others = answers.others.clone();
    let input = won.clone().map(|won| together(table, others, won));
    let seen = input.as_ref().and_then(|input| preview(&before, input));
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refusal.is_none());
    // The winner was tapped on the table; the question stays hidden until that changes.
    let tapped = props.winner.and_then(|winner| table.seat_of(winner));
    let needs_winner = tapped.is_none() || tapped != now.seat || !answers.others.is_empty();
    let ondone = {
        let (at, input) = (at.clone(), input.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.commit(input);
            }
        })
    };
    html! {
        <div class="step-panel">
            { head(locale, at, title(locale, table, now.seat)) }
            { kinds(locale, at) }
            { other_winners(locale, table, &answers, &onchange) }
            if needs_winner {
                <h3 class="label">{ tr!(locale, "Who won?") }</h3>
                { winner_keys(locale, table, &answers, &onknown) }
            }
            <h3 class="label">{ tr!(locale, "From whom?") }</h3>
            { source_keys(locale, table, &answers, &onknown) }
            { values(locale, house, levels.as_ref(), now, &onknown) }
            { chips(locale, at, &answers, won.as_ref(), &onknown, &onchange) }
            { further_answers(locale, table, &answers, &onchange) }
            <div class={at.done()}>
                <div class="step-effect" role="status">
                    if let Some(((after, line), input)) = seen.as_ref().zip(input.as_ref()) {
                        { preview_of(locale, at, table, input, after, line) }
                    }
                    if let Some(question) = open_question(locale, house, levels.as_ref(), now) {
                        <p class="followed" data-open-question="">
                            { tr!(locale, "Still to answer: {0}", question) }
                        </p>
                    }
                </div>
                { done_button(tr!(locale, "Add to the game"), can.then_some(ondone)) }
            </div>
            if let Some(won) = won.as_ref().filter(|_| can) {
                { further_questions(locale, table, &answers, won, &onchange) }
            }
        </div>
    }
}

/// Draws the other winners on the same discard, each with a button that removes it.
fn other_winners(
    locale: Locale,
    table: &Table,
    answers: &UseStateHandle<WinFormState>,
    onchange: &Callback<WinFormState>,
) -> Html {
    let others = answers.others.iter().enumerate();
    let others = others.filter_map(|(place, one)| Some((place, winner_seat(one)?)));
    let onremove = |place: usize| {
        let answers = answers.clone();
        onchange.reform(move |_: MouseEvent| {
            let mut next = (*answers).clone();
            next.others.remove(place);
            next
        })
    };
    html! {
        for (place, seat) in others {
            <button
                type="button"
                class="answered-one"
                data-other={seat.letter().to_string()}
                onclick={onremove(place)}
            >
                <span>{ tr!(locale, "{0} has won", name(table, table.seats()[seat])) }</span>
                <strong>{ tr!(locale, "Undo") }</strong>
            </button>
        }
    }
}

/// Draws the players that can be the winner.
fn winner_keys(
    locale: Locale,
    table: &Table,
    answers: &WinFormState,
    onknown: &Callback<WinDraft>,
) -> Html {
    let now = answers.draft;
    let offered = |seat| !answers.has_won(seat) && now.source != Some(WinSource::By(seat));
    let chosen = |seat| now.seat == Some(seat);
    let onwinner = onknown.reform(move |seat: Seat| now.with_seat(seat));
    html! {
        <div class="who-keys" role="group" aria-label={tr!(locale, "Who won?")} data-ask="winner">
            { seated(locale, table, &offered, &chosen, &onwinner) }
        </div>
    }
}

/// Draws the possible sources of the winning tile.
fn source_keys(
    locale: Locale,
    table: &Table,
    answers: &WinFormState,
    onknown: &Callback<WinDraft>,
) -> Html {
    let now = answers.draft;
    let offered = |seat| now.seat != Some(seat) && !answers.has_won(seat);
    let chosen = |seat| now.source == Some(WinSource::By(seat));
    let ongiver = onknown.reform(move |seat: Seat| WinDraft {
        source: Some(WinSource::By(seat)),
        ..now
    });
    let ondrawn = onknown.reform(move |_: MouseEvent| WinDraft {
        source: Some(WinSource::Drawn),
        robbed: false,
        ..now
    });
    html! {
        <div class="who-keys" role="group" aria-label={tr!(locale, "From whom?")} data-ask="from">
            <button
                type="button"
                class="who-key who-drawn"
                data-who="self-draw"
                aria-pressed={(now.source == Some(WinSource::Drawn)).to_string()}
                onclick={ondrawn}
            >
                { tr!(locale, "Self-draw") }
            </button>
            { seated(locale, table, &offered, &chosen, &ongiver) }
        </div>
    }
}

/// Draws the buttons for a robbed kong, another winner, and changes of a correction.
fn chips(
    locale: Locale,
    at: &TableView,
    answers: &UseStateHandle<WinFormState>,
    won: Option<&WinRecord>,
    onknown: &Callback<WinDraft>,
    onchange: &Callback<WinFormState>,
) -> Html {
    let now = answers.draft;
    let is_from_player = matches!(now.source, Some(WinSource::By(_)));
    let onrobbed = onknown.reform(move |_: MouseEvent| WinDraft {
        robbed: !now.robbed,
        ..now
    });
    let can_add = is_from_player && won.is_some() && answers.others.len() != 2;
    let onanother = {
        let (answers, won) = (answers.clone(), won.cloned());
        onchange.reform(move |_: MouseEvent| answers.another(won.clone()))
    };
    html! {
        <div class="chips">
            if let Some(swapped) = swapped(at, now) {
                <button
                    type="button"
                    class="chip"
                    data-action="swap"
                    onclick={onknown.reform(move |_: MouseEvent| swapped)}
                >
                    { tr!(locale, "Swap winner and discarder") }
                </button>
            }
            <button
                type="button"
                class="chip"
                data-robbed=""
                aria-pressed={(now.robbed && is_from_player).to_string()}
                aria-disabled={(!is_from_player).then_some("true")}
                onclick={is_from_player.then_some(onrobbed)}
            >
                { tr!(locale, "Robbed kong") }
            </button>
            <button
                type="button"
                class="chip"
                data-action="another"
                aria-disabled={(!can_add).then_some("true")}
                onclick={can_add.then_some(onanother)}
            >
                { tr!(locale, "And another winner") }
            </button>
            if at.place.target != EditTarget::Append {
                { super::scored_hand::with_tiles(at, "chip", tr!(locale, "Enter the tiles")) }
            }
        </div>
    }
}

/// Returns the draft of a correction with winner and discarder swapped.
fn swapped(at: &TableView, now: WinDraft) -> Option<WinDraft> {
    match (now.seat, now.source, &at.place.target) {
        (Some(seat), Some(WinSource::By(giver)), EditTarget::Replace(_)) => Some(WinDraft {
            seat: Some(giver),
            source: Some(WinSource::By(seat)),
            ..now
        }),
        _ => None,
    }
}

/// Returns the questions about a counted win that have an answer besides the form.
fn answered_questions(table: &Table, answers: &WinFormState) -> Vec<&'static Question> {
    questions(table)
        .filter(|one| answers.rest.get(one.key).is_some())
        .collect()
}

/// Draws the answers to further questions, each with a button back to its question.
fn further_answers(
    locale: Locale,
    table: &Table,
    answers: &UseStateHandle<WinFormState>,
    onchange: &Callback<WinFormState>,
) -> Html {
    let onback = {
        let answers = answers.clone();
        onchange.reform(move |key: &'static str| {
            let mut next = (*answers).clone();
            next.rest.unset(key);
            next
        })
    };
    let questions = answered_questions(table, answers);
    answered(locale, table, &questions, &answers.rest, &onback)
}

/// Draws the effect of the win on the game.
fn preview_of(
    locale: Locale,
    at: &TableView,
    table: &Table,
    input: &GameEvent,
    after: &Game,
    line: &EntryOutcome,
) -> Html {
    html! {
        <>
            if let Some(passed) = unpaid_claimants(locale, table, line, input) {
                { passed }
            }
            { effect(locale, table, after, line) }
            if line.refusal.is_none() {
                { changes(locale, at, input) }
            }
        </>
    }
}

/// Draws the questions that may follow a counted win.
fn further_questions(
    locale: Locale,
    table: &Table,
    answers: &UseStateHandle<WinFormState>,
    won: &WinRecord,
    onchange: &Callback<WinFormState>,
) -> Html {
    let house = house(table);
    let event = house.rule_set().game.counted_win;
    let event = event.and_then(|key| house.rule_set().event(key));
    let (Some(event), WinRecord::Counted(facts)) = (event, won) else {
        return Html::default();
    };
    let answered = answered_questions(table, answers);
    let mut more = event.follow_up_prompts(house, &table.with_derived(event, facts));
    more.retain(|prompt| !answered.contains(&prompt.question));
    let onmore = |key: &'static str| {
        let answers = answers.clone();
        onchange.reform(move |fact: Answer| {
            let mut next = (*answers).clone();
            next.rest.set(key, fact);
            next
        })
    };
    html! {
        for prompt in more {
            <details class="more">
                <summary>{ phrases::prompt_text(locale, &prompt) }</summary>
                { ask(locale, table, &prompt, &answers.rest, &onmore(prompt.question.key)) }
            </details>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::counted_win::CountedValue;

    #[test]
    fn open_question_is_the_first_without_an_answer() {
        let house: RuleConfig = "riichi-ema-2025".parse().unwrap();
        let levels = Levels::for_house(&house);
        let open = |draft| open_question(Locale::ENGLISH, &house, levels.as_ref(), draft);
        let empty = WinDraft::default();
        let won = empty.with_seat(Seat::East);
        let drawn = WinDraft {
            source: Some(WinSource::Drawn),
            ..won
        };
        let three_han = WinDraft {
            worth: Some(CountedValue::Value(3)),
            ..drawn
        };
        let forty_fu = WinDraft {
            on_axis: Some(40),
            ..three_han
        };
        let mangan = WinDraft {
            worth: Some(CountedValue::Value(5)),
            ..drawn
        };
        assert_eq!(open(empty).as_deref(), Some("Who won?"));
        assert_eq!(open(won).as_deref(), Some("From whom?"));
        assert_eq!(open(drawn).as_deref(), Some("How many han?"));
        assert_eq!(open(three_han).as_deref(), Some("How many fu?"));
        assert_eq!(open(forty_fu), None);
        assert_eq!(open(mangan), None);
    }
}
