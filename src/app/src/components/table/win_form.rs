//! Win form: winner, discarder and value of a counted win.

use tilewise_ledger::{AtSeating, GameEvent, PlayerId, Table, WinRecord};
use tilewise_rules::{Answer, Answers, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::players::{effect, seated, unpaid_claimants};
use super::prompts::{answered, ask};
use super::{TableContext, half, head, kinds};
use crate::components::button::Button;
use crate::components::score::entry::values;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::counted_win::{WinDraft, WinSource};
use crate::language::translation_scope;
use crate::levels::Levels;
use crate::table::{EditTarget, house, name, preview};
use crate::words;

/// Draws the questions about a counted win.
pub fn win_form(at: &TableContext, winner: Option<PlayerId>) -> Html {
    let at = at.clone();
    let path = at.place.path();
    WinForm { at, winner }.keyed(&path)
}

#[derive(PartialEq)]
struct WinForm {
    at: TableContext,
    winner: Option<PlayerId>,
}

impl Stateful for WinForm {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_win_form(self).run(hooks)
    }
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
    fn begin(at: &TableContext, table: &Table, winner: Option<PlayerId>) -> Self {
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
    fn resume(at: &TableContext, table: &Table, winner: Option<PlayerId>) -> Self {
        let begins = Self::begin(at, table, winner);
        let Some(text) = half::saved_answers(at) else {
            return begins;
        };
        let mut lines = text.lines();
        let draft = WinDraft::read(lines.next().unwrap_or_default());
        let rest = half::read(questions(table), lines.next().unwrap_or_default());
        let is_next = at.place.target == EditTarget::Append;
        let others = lines.map(|line| WinRecord::Counted(half::read(questions(table), line)));
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
        let facts = facts.map(|facts| half::write(questions(table), facts));
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
}

/// Returns the questions of the rule set about a counted win.
fn questions(table: &Table) -> impl Iterator<Item = &'static Question> {
    let rule_set = house(table).rule_set();
    let event = rule_set.counted_win.and_then(|key| rule_set.event(key));
    event.into_iter().flat_map(|event| event.questions.iter())
}

/// Returns the wins of the entry that is changed or extended: all others, and the one that is changed.
pub fn wins(at: &TableContext, table: &Table) -> (Vec<WinRecord>, Option<WinRecord>) {
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
fn title(table: &Table, winner: Option<Seat>) -> String {
    match winner {
        Some(seat) => tr!("{0} has won", name(table, table.seats()[seat])),
        None => tr!("Who won?").to_owned(),
    }
}

#[hook]
fn use_win_form(props: &WinForm) -> Html {
    let at = &props.at;
    let before = at.before();
    let answers = use_state(|| {
        let table = before.table();
        let begin = |table| WinFormState::resume(at, table, props.winner);
        table.map(begin).unwrap_or_default()
    });
    let now = answers.draft;
    let others = &answers.others;
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let _scope = translation_scope(house.rule_set().table_key());
    let levels = Levels::for_house(house);
    // Saves each answer, to restore it after a reload.
    let set = {
        let (answers, at, table) = (answers.clone(), at.clone(), table.clone());
        move |next: WinFormState| {
            let title = title(&table, next.draft.seat);
            half::keep(&at, title, next.text(&table));
            answers.set(next);
        }
    };
    let onknown = {
        let (answers, set) = (answers.clone(), set.clone());
        Callback::from(move |draft: WinDraft| {
            set(WinFormState {
                draft,
                ..(*answers).clone()
            });
        })
    };
    let onwinner = onknown.reform(move |seat: Seat| now.with_seat(seat));
    let ongiver = onknown.reform(move |seat: Seat| WinDraft {
        source: Some(WinSource::By(seat)),
        ..now
    });
    let drawn = Button {
        class: "who-key who-drawn",
        hook: ("data-who", "self-draw".to_owned()),
        pressed: Some(now.source == Some(WinSource::Drawn)),
        ..Button::default()
    };
    let ondrawn = onknown.reform(move |_: MouseEvent| WinDraft {
        source: Some(WinSource::Drawn),
        robbed: false,
        ..now
    });
    let is_from_player = matches!(now.source, Some(WinSource::By(_)));
    let robbed = Button {
        class: "chip",
        hook: ("data-robbed", String::new()),
        pressed: Some(now.robbed && is_from_player),
        idle: !is_from_player,
        ..Button::default()
    };
    let onrobbed = onknown.reform(move |_: MouseEvent| WinDraft {
        robbed: !now.robbed,
        ..now
    });
    let won = answers.won(levels.as_ref());
    let input = won.clone().map(|won| together(table, others.clone(), won));
    let another = Button {
        class: "chip",
        hook: ("data-action", "another".to_owned()),
        idle: !is_from_player || won.is_none() || others.len() == 2,
        ..Button::default()
    };
    let onanother = {
        let (answers, set, won) = (answers.clone(), set.clone(), won.clone());
        Callback::from(move |_: MouseEvent| {
            let mut next = (*answers).clone();
            next.others.extend(won.clone());
            let WinDraft { source, robbed, .. } = next.draft;
            next.draft = WinDraft {
                source,
                robbed,
                ..WinDraft::default()
            };
            next.rest = Answers::default();
            set(next);
        })
    };
    let winner_of = |won: &WinRecord| match won {
        WinRecord::Hand(entry) => entry.context.seat,
        WinRecord::Counted(facts) => facts.seat("seat"),
    };
    let has_won = |seat: Seat| others.iter().any(|one| winner_of(one) == Some(seat));
    let other = |place: usize, seat: Seat| {
        let button = Button {
            class: "answered-one",
            hook: ("data-other", seat.letter().to_string()),
            ..Button::default()
        };
        let (answers, set) = (answers.clone(), set.clone());
        let does = Callback::from(move |_: MouseEvent| {
            let mut next = (*answers).clone();
            next.others.remove(place);
            set(next);
        });
        let who = tr!("{0} has won", name(table, table.seats()[seat]));
        let content: Html = [tag("span").child(who), tag("strong").child(tr!("Undo"))]
            .into_iter()
            .collect();
        button.draw(content, does)
    };
    let seen = input.as_ref().and_then(|input| preview(&before, input));
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refusal.is_none());
    let diff = input
        .as_ref()
        .filter(|_| can)
        .map(|input| changes(at, input));
    let event = house.rule_set().counted_win;
    let event = event.and_then(|key| house.rule_set().event(key));
    let extra_questions = event.into_iter().flat_map(|event| event.questions.iter());
    let extra_questions: Vec<_> = extra_questions
        .filter(|one| answers.rest.get(one.key).is_some())
        .collect();
    let more = match (event, &won) {
        (Some(event), Some(WinRecord::Counted(facts))) if can => {
            let mut more = event.follow_up_prompts(house, &table.with_derived(event, facts));
            more.retain(|prompt| !extra_questions.contains(&prompt.question));
            more
        }
        _ => Vec::new(),
    };
    let onmore = |key: &'static str| {
        let (answers, set) = (answers.clone(), set.clone());
        Callback::from(move |fact: Answer| {
            let mut next = (*answers).clone();
            next.rest.set(key, fact);
            set(next);
        })
    };
    let onback = {
        let (answers, set) = (answers.clone(), set.clone());
        Callback::from(move |key: &'static str| {
            let mut next = (*answers).clone();
            next.rest.unset(key);
            set(next);
        })
    };
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: !can,
        ..Button::default()
    };
    let ondone = {
        let (at, input) = (at.clone(), input.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.clone() {
                at.commit(input);
            }
        })
    };
    // The winner was tapped on the table; the question stays hidden until that changes.
    let tapped = props.winner.and_then(|winner| table.seat_of(winner));
    let needs_winner = tapped.is_none() || tapped != now.seat || !others.is_empty();
    let title = title(table, now.seat);
    let others: Html = others
        .iter()
        .enumerate()
        .filter_map(|(place, one)| Some(other(place, winner_of(one)?)))
        .collect();
    let keys = |label: &'static str, what: &'static str| {
        let keys = tag("div").class("who-keys").with("role", "group");
        keys.with("aria-label", label).with("data-ask", what)
    };
    let winner = needs_winner.then(|| {
        let offered = |seat| !has_won(seat) && now.source != Some(WinSource::By(seat));
        let chosen = |seat| now.seat == Some(seat);
        let keys = keys(tr!("Who won?"), "winner");
        let keys = keys.children(seated(table, &offered, &chosen, &onwinner));
        let heading = tag("h3").class("label").child(tr!("Who won?"));
        [heading.done(), keys.done()].into_iter().collect::<Html>()
    });
    // A correction may swap winner and discarder.
    let swap = match (now.seat, now.source, &at.place.target) {
        (Some(seat), Some(WinSource::By(giver)), EditTarget::Replace(_)) => {
            let button = Button {
                class: "chip",
                hook: ("data-action", "swap".to_owned()),
                ..Button::default()
            };
            let swapped = WinDraft {
                seat: Some(giver),
                source: Some(WinSource::By(seat)),
                ..now
            };
            let does = onknown.reform(move |_: MouseEvent| swapped);
            Some(button.draw(tr!("Swap winner and discarder"), does))
        }
        _ => None,
    };
    let giver = {
        let offered = |seat| now.seat != Some(seat) && !has_won(seat);
        let chosen = |seat| now.source == Some(WinSource::By(seat));
        keys(tr!("From whom?"), "from")
            .child(drawn.draw(tr!("Self-draw"), ondrawn))
            .children(seated(table, &offered, &chosen, &ongiver))
    };
    let with_tiles = props.at.place.target != EditTarget::Append;
    let chips = tag("div")
        .class("chips")
        .child_if(swap)
        .child(robbed.draw(tr!("Robbed kong"), onrobbed))
        .child(another.draw(tr!("And another winner"), onanother))
        .child_if(with_tiles.then(|| super::score::with_tiles(at, "chip", tr!("Enter the tiles"))));
    let effect = seen
        .as_ref()
        .map(|(after, line)| effect(table, after, line));
    let passed = seen.as_ref().zip(input.as_ref());
    let passed = passed.and_then(|((_, line), input)| unpaid_claimants(table, line, input));
    let effect = tag("div")
        .class("step-effect")
        .with("role", "status")
        .child_if(passed)
        .child_if(effect)
        .child_if(diff);
    let comes_to = tag("div").class(at.done()).child(effect);
    let more = more.iter().map(|prompt| {
        let more = tag("details").class("more");
        let more = more.child(tag("summary").child(words::prompt_text(prompt)));
        more.child(ask(
            table,
            prompt,
            &answers.rest,
            &onmore(prompt.question.key),
        ))
    });
    tag("div")
        .class("step-panel")
        .child(head(at, title))
        .child(kinds(at))
        .child(others)
        .child_if(winner)
        .child(tag("h3").class("label").child(tr!("From whom?")))
        .child(giver)
        .child(values(house, levels.as_ref(), now, &onknown))
        .child(chips)
        .child(answered(table, &extra_questions, &answers.rest, &onback))
        .child(comes_to.child(done.draw(tr!("Add to the game"), ondone)))
        .children(more)
        .done()
}
