//! What the book of a house says about what happened.

use tilewise_rules::{
    Asked, BySeat, Effect, EffectValue, EventError, Fact, House, Money, Overall, Question, Ruling,
    Seat, Sentence,
};
use yew::prelude::*;

use super::address::{STEP, href};
use crate::components::question::said;
use crate::components::share::share_button;
use crate::components::tag::{Tag, tag};
use crate::fouls::{Place, RuledBy, What};
use crate::language::translate;
use crate::share::Shared;
use crate::state::Action;
use crate::words;

/// What the house says, or why it can't.
pub fn ruling(
    place: &Place,
    ruled: &Result<Ruling, Vec<EventError>>,
    more: &[Asked],
    onaction: &Callback<Action>,
) -> Html {
    let RuledBy::House(house) = &place.by else {
        return Html::default();
    };
    let more = more.iter().map(|asked| more_to_tell(place, asked));
    match ruled {
        Err(errors) => [refused(errors)].into_iter().chain(more).collect(),
        Ok(ruling) => {
            let share = share_button(Shared::Shown, onaction);
            let ruled = [ruled_by(place, house, ruling)];
            ruled.into_iter().chain(more).chain([share]).collect()
        }
    }
}

/// Why there is no ruling.
fn refused(errors: &[EventError]) -> Html {
    let title = tag("h3")
        .class("unseen")
        .with("id", STEP)
        .with("tabindex", "-1")
        .child(tr!("This can’t be answered"));
    // Two claims may be wrong in the same way.
    let mut errors = errors.to_vec();
    errors.dedup();
    let line = |error: &EventError| {
        let line = tag("li").with("data-fault", error.code);
        line.child(words::says(error.says))
    };
    tag("div")
        .class("verdict verdict-middle")
        .with("role", "alert")
        .child(title)
        .child(tag("ul").class("faults").children(errors.iter().map(line)))
        .done()
}

/// A question that may be answered once it is ruled; the same tap takes the answer back.
fn more_to_tell(place: &Place, asked: &Asked) -> Html {
    let field = asked.question;
    let now = place.facts.fact(field.key);
    let one = |fact: &Fact| {
        let chosen = now == Some(fact);
        let next = place.with(field.key, (!chosen).then(|| fact.clone()));
        tag("a")
            .class("segment")
            .with("href", href(&next))
            .with("data-fact", field.write(fact))
            .with("aria-current", chosen.then_some("true"))
            .child(said(field, fact))
    };
    let answers = tag("div").class("group group-wrap");
    tag("details")
        .class("numbers")
        .with("open", now.map(|_| "open"))
        .with("data-ask", field.key)
        .child(tag("summary").child(words::asked(asked)))
        .child(answers.children(asked.answers.iter().map(one)))
        .done()
}

/// What was told of an event and changes nothing: a link can say it.
fn ignored(place: &Place, house: &House) -> Html {
    let Some(What::Event(event)) = place.what else {
        return Html::default();
    };
    let all = event.ignored(house, &place.facts);
    if all.is_empty() {
        return Html::default();
    }
    let line = |one: &Question| {
        let name = translate(one.words).to_owned();
        tag("li").child(tr!("“{0}” changes nothing here.", name))
    };
    tag("ul")
        .class("ignored")
        .with("data-ignored", "")
        .children(all.into_iter().map(line))
        .done()
}

fn ruled_by(place: &Place, house: &House, ruling: &Ruling) -> Html {
    let money = house.money();
    let net = ruling.payments.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let asked = matches!(place.what, Some(What::Event(event)) if event.asks_leave());
    let allowed = ruling
        .allowed
        .filter(|_| asked)
        .map(|allowed| if allowed { tr!("Yes. ") } else { tr!("No. ") });
    let wins = (!ruling.winners.is_empty()).then(|| {
        let says = tag("p").with("data-winners", "");
        says.child(winners(ruling))
    });
    let pot = ruling.pot.map(|left| {
        let says = tag("p").with("data-pot", left.to_string());
        says.child(tr!("In the pot now: {0}", words::amount(money, left)))
    });
    tag("article")
        .class("verdict")
        .with("data-verdict", ruling.clause)
        .child(
            tag("h3")
                .class("verdict-says")
                .with("id", STEP)
                .with("tabindex", "-1")
                .child_if(allowed)
                .child(words::says(ruling.verdict)),
        )
        .child_if(wins)
        .child_if(moves.then(|| shares(&net, money)))
        .child_if(pot)
        .child(effects(house, &ruling.effects))
        .child(ignored(place, house))
        .child(clauses(ruling, house))
        .done()
}

/// What follows beside payments: scores as a table, all else in sentences.
fn effects(house: &House, all: &[Effect]) -> Html {
    let said = all.iter().filter(|effect| !effect.says.is_empty());
    let (scores, says): (Vec<&Effect>, Vec<&Effect>) =
        said.partition(|effect| matches!(effect.value, EffectValue::Overall(_)));
    let says = (!says.is_empty()).then(|| {
        let line = |effect: &Effect| {
            let line = tag("li").with("data-effect", effect.key);
            line.child(words::full_sentence(&effect.sentence()))
        };
        let all = says.into_iter().map(line);
        tag("ul").class("effects").children(all).done()
    });
    let scores = scores.into_iter().rev();
    let scores = scores.map(|effect| scored(house, effect));
    says.into_iter().chain(scores).collect()
}

/// An overall score for each player; with its sign where it is a gain or a loss.
fn scored(house: &House, effect: &Effect) -> Html {
    let EffectValue::Overall(scores) = effect.value else {
        return Html::default();
    };
    let rule = house.rule_set().progression.overall;
    let is_gained = rule.is_none_or(|rule| rule.is_gain);
    let one = |(seat, score): (Seat, &Overall)| {
        let is_gain = *score > Overall::default();
        share(
            seat,
            is_gain,
            score.to_string(),
            if is_gained {
                words::signed_score(*score)
            } else {
                score.to_string()
            },
        )
    };
    tag("div")
        .with("data-effect", effect.key)
        .child(tag("h4").child(translate(effect.says)))
        .child(tag("dl").class("shares").children(scores.iter().map(one)))
        .done()
}

/// Who wins, by name.
fn winners(ruling: &Ruling) -> String {
    let names = ruling.winners.iter().map(|&seat| seat.into());
    match ruling.winners[..] {
        [one] => tr!("{0} wins.", one),
        _ => tr!("{0} win.", Sentence::joined("{0} and {1}", names)),
    }
}

/// The clause of the ruling, and those under which somebody pays.
fn clauses(ruling: &Ruling, house: &House) -> Html {
    let mut all = Vec::new();
    for paid in ruling.payments.transfers() {
        let reason = (paid.reason.clause, words::says(paid.reason.says));
        if !all.contains(&reason) {
            all.push(reason);
        }
    }
    if all.iter().all(|(clause, _)| *clause != ruling.clause) {
        all.insert(
            0,
            (ruling.clause, translate(house.rule_set().name).to_owned()),
        );
    }
    let all = all.into_iter().map(|(clause, says)| step(clause, says));
    tag("dl").class("clauses").children(all).done()
}

/// A clause, and what it says.
pub fn step(clause: &'static str, says: String) -> Tag {
    tag("div")
        .with("data-step", clause)
        .child(tag("dt").child(clause))
        .child(tag("dd").child(says))
}

/// What one player gains or loses.
fn share(seat: Seat, is_gain: bool, amount: String, says: String) -> Tag {
    let class = if is_gain {
        "share share-winner"
    } else {
        "share"
    };
    tag("div")
        .class(class)
        .with("data-share", seat.letter().to_string())
        .with("data-amount", amount)
        .child(tag("dt").child(translate(seat.name())))
        .child(tag("dd").child(says))
}

/// What each player gains or loses.
pub fn shares(net: &BySeat<i64>, money: Money) -> Html {
    let one = |(seat, &amount): (Seat, &i64)| {
        let says = words::signed(money, amount);
        share(seat, amount > 0, money.decimal(amount).to_string(), says)
    };
    tag("dl")
        .class("shares")
        .children(net.iter().map(one))
        .done()
}
