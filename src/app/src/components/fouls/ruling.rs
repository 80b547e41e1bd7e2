//! Ruling of a rule set on an event.

use tilewise_rules::{
    Answer, BySeat, Effect, EffectValue, EventError, Money, Overall, Prompt, Question, RuleConfig,
    Ruling, Seat, Sentence,
};
use yew::prelude::*;

use super::address::{STEP, href};
use crate::components::question::answer_text;
use crate::components::share::share_button;
use crate::components::tag::{Tag, tag};
use crate::fouls::{FoulsLocation, Incident, RuledBy};
use crate::language::translate;
use crate::share::ShareKind;
use crate::state::PageAction;
use crate::words;

/// Draws the ruling of the rule configuration, or the reason why there is none.
pub fn ruling(
    place: &FoulsLocation,
    ruled: &Result<Ruling, Vec<EventError>>,
    more: &[Prompt],
    onaction: &Callback<PageAction>,
) -> Html {
    let RuledBy::House(house) = &place.by else {
        return Html::default();
    };
    let more = more.iter().map(|prompt| optional_question(place, prompt));
    match ruled {
        Err(errors) => [refused(errors)].into_iter().chain(more).collect(),
        Ok(ruling) => {
            let share = share_button(ShareKind::View, onaction);
            let ruled = [ruled_by(place, house, ruling)];
            ruled.into_iter().chain(more).chain([share]).collect()
        }
    }
}

/// Draws the reasons why there is no ruling.
fn refused(errors: &[EventError]) -> Html {
    let title = tag("h3")
        .class("unseen")
        .with("id", STEP)
        .with("tabindex", "-1")
        .child(tr!("This can’t be answered"));
    // Two claims may have the same error.
    let mut errors = errors.to_vec();
    errors.dedup();
    let line = |error: &EventError| {
        let line = tag("li").with("data-fault", error.code);
        line.child(words::rule_sentence(error.message))
    };
    tag("div")
        .class("verdict verdict-middle")
        .with("role", "alert")
        .child(title)
        .child(tag("ul").class("faults").children(errors.iter().map(line)))
        .done()
}

/// Optional question after a ruling; another tap removes the answer.
fn optional_question(place: &FoulsLocation, prompt: &Prompt) -> Html {
    let field = prompt.question;
    let now = place.facts.get(field.key);
    let one = |fact: &Answer| {
        let chosen = now == Some(fact);
        let next = place.with(field.key, (!chosen).then(|| fact.clone()));
        tag("a")
            .class("segment")
            .with("href", href(&next))
            .with("data-fact", field.write(fact))
            .with("aria-current", chosen.then_some("true"))
            .child(answer_text(field, fact))
    };
    let answers = tag("div").class("group group-wrap");
    tag("details")
        .class("numbers")
        .with("open", now.map(|_| "open"))
        .with("data-ask", field.key)
        .child(tag("summary").child(words::prompt_text(prompt)))
        .child(answers.children(prompt.answers.iter().map(one)))
        .done()
}

/// Draws the answers that have no effect: a link may contain them.
fn ignored(place: &FoulsLocation, house: &RuleConfig) -> Html {
    let Some(Incident::Event(event)) = place.incident else {
        return Html::default();
    };
    let all = event.unused_answers(house, &place.facts);
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

fn ruled_by(place: &FoulsLocation, house: &RuleConfig, ruling: &Ruling) -> Html {
    let money = house.money();
    let net = ruling.payments.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let needs_permission =
        matches!(place.incident, Some(Incident::Event(event)) if event.is_permission_question());
    let allowed = ruling
        .allowed
        .filter(|_| needs_permission)
        .map(|allowed| if allowed { tr!("Yes. ") } else { tr!("No. ") });
    let wins = (!ruling.winners.is_empty()).then(|| {
        let paragraph = tag("p").with("data-winners", "");
        paragraph.child(winners(ruling))
    });
    let pot = ruling.pot.map(|left| {
        let paragraph = tag("p").with("data-pot", left.to_string());
        paragraph.child(tr!("In the pot now: {0}", words::amount(money, left)))
    });
    tag("article")
        .class("verdict")
        .with("data-verdict", ruling.clause)
        .child(
            tag("h3")
                .class("verdict-text")
                .with("id", STEP)
                .with("tabindex", "-1")
                .child_if(allowed)
                .child(words::rule_sentence(ruling.verdict)),
        )
        .child_if(wins)
        .child_if(moves.then(|| shares(&net, money)))
        .child_if(pot)
        .child(effects(house, &ruling.effects))
        .child(ignored(place, house))
        .child(clauses(ruling, house))
        .done()
}

/// Draws the effects other than payments: scores as a table, others as sentences.
fn effects(house: &RuleConfig, all: &[Effect]) -> Html {
    let listed = all.iter().filter(|effect| !effect.text.is_empty());
    let (scores, sentences): (Vec<&Effect>, Vec<&Effect>) =
        listed.partition(|effect| matches!(effect.value, EffectValue::Overall(_)));
    let sentences = (!sentences.is_empty()).then(|| {
        let line = |effect: &Effect| {
            let line = tag("li").with("data-effect", effect.key);
            line.child(words::full_sentence(&effect.sentence()))
        };
        let all = sentences.into_iter().map(line);
        tag("ul").class("effects").children(all).done()
    });
    let scores = scores.into_iter().rev();
    let scores = scores.map(|effect| scored(house, effect));
    sentences.into_iter().chain(scores).collect()
}

/// Draws an overall score for each player, with a sign if it is a change.
fn scored(house: &RuleConfig, effect: &Effect) -> Html {
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
        .child(tag("h4").child(translate(effect.text)))
        .child(tag("dl").class("shares").children(scores.iter().map(one)))
        .done()
}

/// Returns the names of the winners.
fn winners(ruling: &Ruling) -> String {
    let names = ruling.winners.iter().map(|&seat| seat.into());
    match ruling.winners[..] {
        [one] => tr!("{0} wins.", one),
        _ => tr!("{0} win.", Sentence::joined("{0} and {1}", names)),
    }
}

/// Draws the clause of the ruling, and the clauses of its payments.
fn clauses(ruling: &Ruling, house: &RuleConfig) -> Html {
    let mut all = Vec::new();
    for paid in ruling.payments.transfers() {
        let reason = (paid.reason.clause, words::rule_sentence(paid.reason.text));
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
    let all = all.into_iter().map(|(clause, text)| step(clause, text));
    tag("dl").class("clauses").children(all).done()
}

/// Draws a clause with its text.
pub fn step(clause: &'static str, text: String) -> Tag {
    tag("div")
        .with("data-step", clause)
        .child(tag("dt").child(clause))
        .child(tag("dd").child(text))
}

/// Draws the gain or loss of one player.
fn share(seat: Seat, is_gain: bool, amount: String, text: String) -> Tag {
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
        .child(tag("dd").child(text))
}

/// Draws the gain or loss of each player.
pub fn shares(net: &BySeat<i64>, money: Money) -> Html {
    let one = |(seat, &amount): (Seat, &i64)| {
        let text = words::signed(money, amount);
        share(seat, amount > 0, money.decimal(amount).to_string(), text)
    };
    tag("dl")
        .class("shares")
        .children(net.iter().map(one))
        .done()
}
