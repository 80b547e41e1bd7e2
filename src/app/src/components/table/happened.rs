//! Something that the rule set or the penalty book rules on: asked, shown, put into the game.

mod list;

use tilewise_ledger::{Foul, Game, Happened, Input, KNOWN_OF_FOULS, Seated, Table};
use tilewise_rules::fouls;
use tilewise_rules::{After, Asked, Event, Fact, Facts, Next, Question, Seat};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::asks::{answered, ask};
use super::changes::changes;
use super::drawn::draw_name;
use super::players::effect;
use super::{At, half, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::language::{PENALTY_BOOKS, speak_of, translate};
use crate::table::{house, preview};
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
        None => list::list(at),
    }
}

/// Whether an event is told here: it isn't a question of who may do what or of how the game goes on,
/// a win or a draw, nor what the penalty book rules on.
pub(super) fn is_told(event: &Event, table: &Table) -> bool {
    let rule_set = house(table).rule_set();
    let asks_seats = |question: &Question| {
        matches!(
            question.ask,
            tilewise_rules::Ask::Claims
                | tilewise_rules::Ask::Claimants
                | tilewise_rules::Ask::OverallBySeat
        )
    };
    let book = table.rules.penalty_book;
    !event.asks_leave()
        && !event.questions.is_empty()
        && event.question("round").is_none()
        && book.is_none_or(|book| book.foul(event.key).is_none())
        && rule_set.counted_win != Some(event.key)
        && !rule_set.progression.draws.contains(&event.key)
        && !event.questions.iter().any(asks_seats)
}

/// The questions about something, and what follows.
pub fn told(at: &At, what: What) -> Html {
    let at = at.clone();
    let path = at.place.path();
    ToldStep { at, what }.keyed(&path)
}

#[derive(Clone, PartialEq)]
struct ToldStep {
    at: At,
    what: What,
}

impl Stateful for ToldStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_told(self).run(hooks)
    }
}

/// What was answered so far.
#[derive(Clone, Default)]
struct Answers {
    said: Facts,
    /// The clause that was chosen, if one was.
    clause: Option<String>,
    /// The question that is asked again.
    again: Option<&'static str>,
}

impl Answers {
    /// What holds: all but what is asked again.
    fn facts(&self) -> Facts {
        let mut facts = self.said.clone();
        if let Some(key) = self.again {
            facts.unset(key);
        }
        facts
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
    fn key(&self) -> &str {
        let (What::Draw(key) | What::Other(key)) = &self.what;
        key
    }

    /// What is changed begins with what was said.
    fn begins(&self, table: &Table) -> Answers {
        let (key, said, clause) = match self.at.said(table) {
            Some(
                Input::Drawn(Seated {
                    told: Some(told), ..
                })
                | Input::Happened(Seated { told, .. }),
            ) => (told.event, told.facts, None),
            Some(Input::Foul(Seated { told, .. })) => (told.foul, told.facts, told.clause),
            _ => return Answers::default(),
        };
        if key != self.key() {
            return Answers::default();
        }
        Answers {
            said,
            clause,
            again: None,
        }
    }

    /// What was half told here before, else what is changed, else nothing.
    fn resumes(&self, table: &Table) -> Answers {
        match half::said(&self.at) {
            Some(said) => {
                let (clause, said) = said.split_once('\n').unwrap_or_default();
                Answers {
                    said: half::read(self.questions(table).into_iter(), said),
                    clause: (!clause.is_empty()).then(|| clause.to_owned()),
                    again: None,
                }
            }
            None => self.begins(table),
        }
    }

    /// Keeps what was said so far, so that a reload finds it again.
    fn keep(&self, table: &Table, answers: &Answers) {
        let questions = self.questions(table).into_iter();
        let clause = answers.clause.as_deref().unwrap_or_default();
        let said = format!("{clause}\n{}", half::write(questions, &answers.facts()));
        half::keep(&self.at, self.name(table).to_owned(), said);
    }

    /// All that can be asked about it.
    fn questions(&self, table: &Table) -> Vec<&'static Question> {
        match (self.event(table), table.rules.penalty_book) {
            (Some(event), _) => event.questions.iter().collect(),
            (None, Some(book)) => {
                let foul = book.foul(self.key());
                foul.map(|foul| fouls::questions(book, foul))
                    .unwrap_or_default()
            }
            (None, None) => Vec::new(),
        }
    }

    /// What it is called.
    fn name(&self, table: &Table) -> &'static str {
        match (self.event(table), &self.what) {
            (Some(event), What::Draw(_)) => draw_name(event),
            (Some(event), What::Other(_)) => translate(event.name),
            (None, _) => {
                let book = table.rules.penalty_book;
                let foul = book.and_then(|book| book.foul(self.key()));
                foul.map_or("", |foul| translate(foul.plain))
            }
        }
    }

    fn stage(&self, table: &Table, answers: &Answers) -> Option<Stage> {
        match self.event(table) {
            Some(event) => Some(self.of_event(table, event, &answers.facts())),
            None => self.of_foul(table, answers),
        }
    }

    fn of_event(&self, table: &Table, event: &'static Event, facts: &Facts) -> Stage {
        let house = house(table);
        let inquiry = event.inquire(house, &table.knowing(event, facts));
        let answered = inquiry.answered.into_iter();
        let answered = answered.filter(|one| facts.fact(one.key).is_some());
        let mut stage = Stage {
            name: self.name(table),
            answered: answered.collect(),
            asked: None,
            more: Vec::new(),
            input: None,
        };
        if let Next::Ask(asked) = inquiry.next {
            stage.asked = Some(asked);
            return stage;
        }
        stage.more = event.asks_more(house, &inquiry.facts);
        let mut told = inquiry.facts;
        let unasked = event.questions.iter();
        for question in unasked.filter(|one| one.after == After::Never) {
            if let Some(fact) = facts.fact(question.key) {
                told.set(question.key, fact.clone());
            }
        }
        let (seats, told) = (Some(table.seats()), Happened::of(event.key, told));
        stage.input = Some(match self.what {
            What::Draw(_) => Input::Drawn(Seated {
                seats,
                told: Some(told),
            }),
            What::Other(_) => Input::Happened(Seated { seats, told }),
        });
        stage
    }

    fn of_foul(&self, table: &Table, answers: &Answers) -> Option<Stage> {
        let book = table.rules.penalty_book?;
        let foul = book.foul(self.key())?;
        let (mut facts, clause) = (answers.facts(), answers.clause.as_deref());
        let inquiry = loop {
            match fouls::inquire(book, foul, clause, &table.knowing_foul(foul, &facts)) {
                Ok(inquiry) => break inquiry,
                // What was answered before doesn't fit any more: it is asked again.
                Err(error) if facts.fact(error.question).is_some() => facts.unset(error.question),
                Err(_) => return None,
            }
        };
        let mut answered = inquiry.answered;
        answered.retain(|question| facts.fact(question.key).is_some());
        // The book needn't know who it was; the game does.
        let who = fouls::questions(book, foul);
        let who = who.into_iter().find(|question| question.key == "seat");
        let (asked, input) = match (inquiry.next, who) {
            // What the game knows of whoever it was is not asked.
            (Next::Ask(asked), Some(who)) if KNOWN_OF_FOULS.contains(&asked.question.key) => {
                (Some(asks_who(who)), None)
            }
            (Next::Ask(asked), _) => (Some(asked), None),
            (Next::Ruled(_), Some(who)) if facts.seat(who.key).is_none() => {
                (Some(asks_who(who)), None)
            }
            (Next::Ruled(_), who) => {
                answered.extend(who);
                let told = Foul::of(foul.key, clause, facts);
                let seats = Some(table.seats());
                (None, Some(Input::Foul(Seated { seats, told })))
            }
        };
        Some(Stage {
            name: translate(foul.plain),
            answered,
            asked,
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

    /// The event that it is: one that the penalty book rules on too is a foul.
    fn event(&self, table: &Table) -> Option<&'static Event> {
        let book = table.rules.penalty_book;
        let event = house(table).rule_set().event(self.key());
        event.filter(|event| book.is_none_or(|book| book.foul(event.key).is_none()))
    }
}

/// Asks which player it was.
fn asks_who(question: &'static Question) -> Asked {
    Asked {
        question,
        gaps: Vec::new(),
        answers: Seat::ALL.map(Fact::Seat).to_vec(),
        skip: None,
    }
}

#[hook]
fn use_told(props: &ToldStep) -> Html {
    let at = &props.at;
    let before = at.before();
    let answers = use_state(|| {
        let begins = before.table().map(|table| props.resumes(table));
        begins.unwrap_or_default()
    });
    let Some(table) = before.table() else {
        return Html::default();
    };
    let _speaking = speak_of(props.part(table));
    let Some(stage) = props.stage(table, &answers) else {
        return head(at, tr!("Not found").to_owned());
    };
    let facts = &answers.said;
    let set = |key: &'static str| {
        let (answers, props, table) = (answers.clone(), props.clone(), table.clone());
        Callback::from(move |fact: Fact| {
            let mut next = (*answers).clone();
            next.said.set(key, fact);
            next.again = next.again.filter(|again| *again != key);
            props.keep(&table, &next);
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
    let seen = stage
        .input
        .as_ref()
        .and_then(|input| preview(&before, input));
    // A penalty, or a hand that is dead, moves no points of the table.
    let does = |after: &Game| after.table() != Some(table);
    let can = seen
        .as_ref()
        .is_some_and(|(after, line)| line.refused.is_none() && does(after));
    let idle = seen
        .as_ref()
        .is_some_and(|(after, line)| line.refused.is_none() && !does(after));
    let done = Button {
        class: "button button-done",
        hook: ("data-action", "done".to_owned()),
        idle: !can,
        ..Button::default()
    };
    let clauses = seen
        .iter()
        .flat_map(|(_, line)| {
            // What the clause of the ruling does is said by the ruling.
            let is_said = |clause| line.ruled.is_some_and(|(ruled, _)| ruled == clause);
            let moved = line.moves.iter().filter(move |one| !is_said(one.clause));
            let moved = moved.map(|one| (one.clause, one.says));
            moved.chain(line.ruled)
        })
        .fold(Vec::new(), |mut all, one| {
            if !one.0.is_empty() && !all.contains(&one) {
                all.push(one);
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
    let asked = stage.asked.as_ref();
    let asked = asked.map(|asked| ask(table, asked, facts, &set(asked.question.key)));
    let seen = seen.as_ref().map(|(after, line)| {
        let clauses = clauses.into_iter().map(|(clause, says)| {
            let says = tag("li").child(words::says(says)).child(" ");
            says.child(tag("cite").child(clause))
        });
        let input = stage.input.as_ref().filter(|_| can);
        let nothing = || {
            tag("p")
                .class("refused")
                .child(tr!("This moves nothing in the game."))
        };
        let effect = tag("div")
            .class("told-effect")
            .with("role", "status")
            .child(effect(table, after, line))
            .child(tag("ul").class("told-clauses").children(clauses))
            .child_if(input.map(|input| changes(at, input)))
            .child_if(idle.then(nothing));
        let comes_to = tag("div").class(at.done()).child(effect);
        comes_to.child(done.draw(tr!("Add to the game"), ondone))
    });
    let more = stage.more.iter().filter(|_| can).map(|asked| {
        let more = tag("details").class("more");
        let more = more.child(tag("summary").child(words::asked(asked)));
        more.child(ask(table, asked, facts, &set(asked.question.key)))
    });
    tag("div")
        .class("told")
        .child(head(at, stage.name.to_owned()))
        .child(answered(table, &stage.answered, facts, &onback))
        .child_if(asked)
        .child_if(seen)
        .children(more)
        .done()
}
