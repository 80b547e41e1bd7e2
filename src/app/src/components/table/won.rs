//! Somebody won, and the value is known: who, from whom, how much.

use tilewise_ledger::{Input, PlayerId, Seated, Table, Won};
use tilewise_rules::{Fact, Facts, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::asks::{answered, ask};
use super::changes::changes;
use super::players::{effect, passed_over, seated};
use super::{At, half, head, kinds};
use crate::components::button::Button;
use crate::components::score::entry::values;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::counted_win::{Given, Known};
use crate::language::speak_of;
use crate::levels::Levels;
use crate::table::{Aim, house, name, preview};
use crate::words;

/// The questions about a win whose value is known.
pub fn won(at: &At, winner: Option<PlayerId>) -> Html {
    let at = at.clone();
    let path = at.place.path();
    WonStep { at, winner }.keyed(&path)
}

#[derive(PartialEq)]
struct WonStep {
    at: At,
    winner: Option<PlayerId>,
}

impl Stateful for WonStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_won(self).run(hooks)
    }
}

/// What was said so far.
#[derive(Clone, Default)]
struct Answers {
    /// Of the win that is told.
    known: Known,
    /// What was said of it beside.
    rest: Facts,
    /// Those who won on the same discard.
    others: Vec<Won>,
}

impl Answers {
    /// A win is changed from what was said; one more on a discard has its discarder.
    fn begin(at: &At, table: &Table, winner: Option<PlayerId>) -> Self {
        let levels = Levels::of(house(table));
        let (others, told) = wins(at, table);
        let known_of = |won: &Won| match won {
            Won::Counted(facts) => Known::of(facts, levels.as_ref()),
            Won::Hand(_) => Known::of(&how(won), None),
        };
        let (known, rest) = match (&told, others.first()) {
            (Some(won), _) => known_of(won),
            (None, Some(other)) => {
                let (Known { given, robbed, .. }, _) = known_of(other);
                let known = Known {
                    given,
                    robbed,
                    ..Known::default()
                };
                (known, Facts::default())
            }
            (None, None) => {
                let seat = winner.and_then(|winner| table.seat_of(winner));
                let known = Known {
                    seat,
                    ..Known::default()
                };
                (known, Facts::default())
            }
        };
        Self {
            known,
            rest,
            others,
        }
    }

    /// What was half told here before, if the same of it is there: else what `begin` says.
    fn resume(at: &At, table: &Table, winner: Option<PlayerId>) -> Self {
        let begins = Self::begin(at, table, winner);
        let Some(said) = half::said(at) else {
            return begins;
        };
        let mut lines = said.lines();
        let known = Known::read(lines.next().unwrap_or_default());
        let rest = half::read(questions(table), lines.next().unwrap_or_default());
        let is_next = at.place.aim == Aim::Next;
        let others = lines.map(|line| Won::Counted(half::read(questions(table), line)));
        let others = if is_next {
            others.collect()
        } else {
            begins.others
        };
        Self {
            known,
            rest,
            others,
        }
    }

    /// What was said so far, as a text.
    fn text(&self, table: &Table) -> String {
        let known = self.known.text();
        let counted = self.others.iter().filter_map(|other| match other {
            Won::Counted(facts) => Some(facts),
            Won::Hand(_) => None,
        });
        let facts = [&self.rest].into_iter().chain(counted);
        let facts = facts.map(|facts| half::write(questions(table), facts));
        [known]
            .into_iter()
            .chain(facts)
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The win that is told, as soon as all of it is known.
    fn won(&self, levels: Option<&Levels>) -> Option<Won> {
        let mut facts = self.known.facts(levels)?;
        for key in self.rest.keys() {
            if let Some(fact) = self.rest.fact(key) {
                facts.set(key, fact.clone());
            }
        }
        Some(Won::Counted(facts))
    }
}

/// What the rule set asks about a win whose value is known.
fn questions(table: &Table) -> impl Iterator<Item = &'static Question> {
    let rule_set = house(table).rule_set();
    let event = rule_set.counted_win.and_then(|key| rule_set.event(key));
    event.into_iter().flat_map(|event| event.questions.iter())
}

/// The wins that were told here before: those beside which one is told, and the one that is changed.
pub fn wins(at: &At, table: &Table) -> (Vec<Won>, Option<Won>) {
    let mut all = match at.said(table) {
        Some(Input::Won(told)) => vec![told.told],
        Some(Input::SeveralWon(told)) => told.told,
        _ => Vec::new(),
    };
    let last = match at.place.aim {
        Aim::Instead(_) => all.pop(),
        _ => None,
    };
    (all, last)
}

/// Who won, and how the winning tile came.
pub fn how(won: &Won) -> Facts {
    let mut facts = Facts::default();
    match won {
        Won::Hand(entry) => {
            let context = &entry.context;
            let all = [
                ("seat", context.seat.map(Fact::Seat)),
                ("by", context.by.map(Fact::By)),
                ("from", context.from.map(Fact::Seat)),
            ];
            for (key, fact) in all {
                if let Some(fact) = fact {
                    facts.set(key, fact);
                }
            }
        }
        Won::Counted(counted) => {
            for key in ["seat", "by", "from"] {
                if let Some(fact) = counted.fact(key) {
                    facts.set(key, fact.clone());
                }
            }
        }
    }
    facts
}

/// What is told: a win, or one of several.
pub fn together(table: &Table, mut others: Vec<Won>, won: Won) -> Input {
    let seats = Some(table.seats());
    if others.is_empty() {
        return Input::Won(Seated { seats, told: won });
    }
    others.push(won);
    let told = others;
    Input::SeveralWon(Seated { seats, told })
}

/// What is told, by who won as far as that is known.
fn title(table: &Table, winner: Option<Seat>) -> String {
    match winner {
        Some(seat) => tr!("{0} has won", name(table, table.seats()[seat])),
        None => tr!("Who won?").to_owned(),
    }
}

#[hook]
fn use_won(props: &WonStep) -> Html {
    let at = &props.at;
    let before = at.before();
    let answers = use_state(|| {
        let table = before.table();
        let begin = |table| Answers::resume(at, table, props.winner);
        table.map(begin).unwrap_or_default()
    });
    let now = answers.known;
    let others = &answers.others;
    let Some(table) = before.table() else {
        return Html::default();
    };
    let house = house(table);
    let _speaking = speak_of(house.rule_set().table_key());
    let levels = Levels::of(house);
    // Each answer is kept, so that a reload finds it again.
    let set = {
        let (answers, at, table) = (answers.clone(), at.clone(), table.clone());
        move |next: Answers| {
            let title = title(&table, next.known.seat);
            half::keep(&at, title, next.text(&table));
            answers.set(next);
        }
    };
    let onknown = {
        let (answers, set) = (answers.clone(), set.clone());
        Callback::from(move |known: Known| {
            set(Answers {
                known,
                ..(*answers).clone()
            });
        })
    };
    let onwinner = onknown.reform(move |seat: Seat| now.with_seat(seat));
    let ongiver = onknown.reform(move |seat: Seat| Known {
        given: Some(Given::By(seat)),
        ..now
    });
    let drawn = Button {
        class: "who-key who-drawn",
        hook: ("data-who", "self-draw".to_owned()),
        pressed: Some(now.given == Some(Given::Drawn)),
        ..Button::default()
    };
    let ondrawn = onknown.reform(move |_: MouseEvent| Known {
        given: Some(Given::Drawn),
        robbed: false,
        ..now
    });
    let is_given = matches!(now.given, Some(Given::By(_)));
    let robbed = Button {
        class: "chip",
        hook: ("data-robbed", String::new()),
        pressed: Some(now.robbed && is_given),
        idle: !is_given,
        ..Button::default()
    };
    let onrobbed = onknown.reform(move |_: MouseEvent| Known {
        robbed: !now.robbed,
        ..now
    });
    let won = answers.won(levels.as_ref());
    let input = won.clone().map(|won| together(table, others.clone(), won));
    let another = Button {
        class: "chip",
        hook: ("data-action", "another".to_owned()),
        idle: !is_given || won.is_none() || others.len() == 2,
        ..Button::default()
    };
    let onanother = {
        let (answers, set, won) = (answers.clone(), set.clone(), won.clone());
        Callback::from(move |_: MouseEvent| {
            let mut next = (*answers).clone();
            next.others.extend(won.clone());
            let Known { given, robbed, .. } = next.known;
            next.known = Known {
                given,
                robbed,
                ..Known::default()
            };
            next.rest = Facts::default();
            set(next);
        })
    };
    let winner_of = |won: &Won| match won {
        Won::Hand(entry) => entry.context.seat,
        Won::Counted(facts) => facts.seat("seat"),
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
        let says: Html = [tag("span").child(who), tag("strong").child(tr!("Undo"))]
            .into_iter()
            .collect();
        button.draw(says, does)
    };
    let seen = input.as_ref().and_then(|input| preview(&before, input));
    let can = seen
        .as_ref()
        .is_some_and(|(_, line)| line.refused.is_none());
    let says = input
        .as_ref()
        .filter(|_| can)
        .map(|input| changes(at, input));
    let event = house.rule_set().counted_win;
    let event = event.and_then(|key| house.rule_set().event(key));
    let beside = event.into_iter().flat_map(|event| event.questions.iter());
    let beside: Vec<_> = beside
        .filter(|one| answers.rest.fact(one.key).is_some())
        .collect();
    let more = match (event, &won) {
        (Some(event), Some(Won::Counted(facts))) if can => {
            let mut more = event.asks_more(house, &table.knowing(event, facts));
            more.retain(|asked| !beside.contains(&asked.question));
            more
        }
        _ => Vec::new(),
    };
    let onmore = |key: &'static str| {
        let (answers, set) = (answers.clone(), set.clone());
        Callback::from(move |fact: Fact| {
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
                at.tell(input);
            }
        })
    };
    // Who was tapped at the table is known, until that is taken back.
    let tapped = props.winner.and_then(|winner| table.seat_of(winner));
    let asks_winner = tapped.is_none() || tapped != now.seat || !others.is_empty();
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
    let winner = asks_winner.then(|| {
        let offered = |seat| !has_won(seat) && now.given != Some(Given::By(seat));
        let chosen = |seat| now.seat == Some(seat);
        let keys = keys(tr!("Who won?"), "winner");
        let keys = keys.children(seated(table, &offered, &chosen, &onwinner));
        let heading = tag("h3").class("label").child(tr!("Who won?"));
        [heading.done(), keys.done()].into_iter().collect::<Html>()
    });
    // What is changed may have been told the wrong way round.
    let swap = match (now.seat, now.given, &at.place.aim) {
        (Some(seat), Some(Given::By(giver)), Aim::Instead(_)) => {
            let button = Button {
                class: "chip",
                hook: ("data-action", "swap".to_owned()),
                ..Button::default()
            };
            let swapped = Known {
                seat: Some(giver),
                given: Some(Given::By(seat)),
                ..now
            };
            let does = onknown.reform(move |_: MouseEvent| swapped);
            Some(button.draw(tr!("Swap winner and discarder"), does))
        }
        _ => None,
    };
    let giver = {
        let offered = |seat| now.seat != Some(seat) && !has_won(seat);
        let chosen = |seat| now.given == Some(Given::By(seat));
        keys(tr!("From whom?"), "from")
            .child(drawn.draw(tr!("Self-draw"), ondrawn))
            .children(seated(table, &offered, &chosen, &ongiver))
    };
    let with_tiles = props.at.place.aim != Aim::Next;
    let beside_it = tag("div")
        .class("chips")
        .child_if(swap)
        .child(robbed.draw(tr!("Robbed kong"), onrobbed))
        .child(another.draw(tr!("And another winner"), onanother))
        .child_if(with_tiles.then(|| super::score::with_tiles(at, "chip", tr!("Enter the tiles"))));
    let effect = seen
        .as_ref()
        .map(|(after, line)| effect(table, after, line));
    let passed = seen.as_ref().zip(input.as_ref());
    let passed = passed.and_then(|((_, line), input)| passed_over(table, line, input));
    let effect = tag("div")
        .class("told-effect")
        .with("role", "status")
        .child_if(passed)
        .child_if(effect)
        .child_if(says);
    let comes_to = tag("div").class(at.done()).child(effect);
    let more = more.iter().map(|asked| {
        let more = tag("details").class("more");
        let more = more.child(tag("summary").child(words::asked(asked)));
        more.child(ask(
            table,
            asked,
            &answers.rest,
            &onmore(asked.question.key),
        ))
    });
    tag("div")
        .class("told")
        .child(head(at, title))
        .child(kinds(at))
        .child(others)
        .child_if(winner)
        .child(tag("h3").class("label").child(tr!("From whom?")))
        .child(giver)
        .child(values(house, levels.as_ref(), now, &onknown))
        .child(beside_it)
        .child(answered(table, &beside, &answers.rest, &onback))
        .child(comes_to.child(done.draw(tr!("Add to the game"), ondone)))
        .children(more)
        .done()
}
