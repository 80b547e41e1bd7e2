//! What the book of a house says about what happened.

use tilewise_rules::{
    Asked, BySeat, Effect, EffectValue, EventError, Fact, House, Money, Overall, Question, Ruling,
    Sentence,
};
use yew::prelude::*;

use super::address::{STEP, href};
use crate::components::question::said;
use crate::components::share::share_button;
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
    match ruled {
        Err(errors) => html! {
            <>
                <div class="verdict verdict-middle" role="alert">
                    <h3 class="unseen" id={STEP} tabindex="-1">{ tr!("This can’t be answered") }</h3>
                    <ul class="faults">
                        { for errors.iter().map(|error| html! {
                            <li data-fault={error.code}>{ words::says(error.says) }</li>
                        }) }
                    </ul>
                </div>
                { for more.iter().map(|asked| more_to_tell(place, asked)) }
            </>
        },
        Ok(ruling) => {
            html! { <>{ ruled_by(place, house, ruling) }{ for more.iter().map(|asked| more_to_tell(place, asked)) }{ share_button(Shared::Shown, onaction) }</> }
        }
    }
}

/// A question that may be answered once it is ruled; the same tap takes the answer back.
fn more_to_tell(place: &Place, asked: &Asked) -> Html {
    let field = asked.question;
    let now = place.facts.fact(field.key);
    let one = |fact: &Fact| {
        let chosen = now == Some(fact);
        let next = place.with(field.key, (!chosen).then(|| fact.clone()));
        html! {
            <a class="segment" href={href(&next)} data-fact={field.write(fact)}
                aria-current={chosen.then_some("true")}>{ said(field, fact) }</a>
        }
    };
    html! {
        <details class="numbers" open={now.is_some()} data-ask={field.key}>
            <summary>{ words::asked(asked) }</summary>
            <div class="group group-wrap">{ for asked.answers.iter().map(one) }</div>
        </details>
    }
}

/// What was told of an event and changes nothing: a link can say it.
fn ignored(place: &Place, house: &House) -> Html {
    let Some(What::Event(event)) = place.what else {
        return Html::default();
    };
    let all = event.ignored(house, &place.facts);
    let line = |one: &Question| html! { <li>{ tr!("“{0}” changes nothing here.", translate(one.words).to_owned()) }</li> };
    html! {
        if !all.is_empty() {
            <ul class="ignored" data-ignored="">{ for all.into_iter().map(line) }</ul>
        }
    }
}

fn ruled_by(place: &Place, house: &House, ruling: &Ruling) -> Html {
    let money = house.money();
    let net = ruling.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let asked = matches!(place.what, Some(What::Event(event)) if event.asks_leave());
    let allowed = ruling
        .allowed
        .filter(|_| asked)
        .map(|allowed| if allowed { tr!("Yes. ") } else { tr!("No. ") });
    html! {
        <article class="verdict" data-verdict={ruling.clause}>
            <h3 class="verdict-says" id={STEP} tabindex="-1">
                { allowed }{ words::says(ruling.verdict) }
            </h3>
            if !ruling.winners.is_empty() {
                <p data-winners="">{ winners(ruling) }</p>
            }
            if moves {
                { shares(&net, money) }
            }
            if let Some(pot) = &ruling.pot {
                <p data-pot={pot.left.to_string()}>
                    { tr!("In the pot now: {0}", words::amount(money, pot.left)) }
                </p>
            }
            { effects(&ruling.effects) }
            { ignored(place, house) }
            { clauses(ruling, house) }
        </article>
    }
}

/// What follows beside payments: scores as a table, all else in sentences.
fn effects(all: &[Effect]) -> Html {
    let said = all.iter().filter(|effect| !effect.says.is_empty());
    let (scores, says): (Vec<&Effect>, Vec<&Effect>) =
        said.partition(|effect| matches!(effect.value, EffectValue::Overall(_)));
    html! {
        <>
            if !says.is_empty() {
                <ul class="effects">
                    { for says.into_iter().map(|effect| html! {
                        <li data-effect={effect.key}>{ words::full_sentence(&effect.sentence()) }</li>
                    }) }
                </ul>
            }
            { for scores.into_iter().rev().map(scored) }
        </>
    }
}

/// An overall score for each player.
fn scored(effect: &Effect) -> Html {
    let EffectValue::Overall(scores) = effect.value else {
        return Html::default();
    };
    html! {
        <div data-effect={effect.key}>
            <h4>{ translate(effect.says) }</h4>
            <dl class="shares">
                { for scores.iter().map(|(seat, score)| html! {
                    <div class={classes!("share", (*score > Overall::default()).then_some("share-winner"))} data-share={seat.letter().to_string()} data-amount={score.to_string()}>
                        <dt>{ translate(seat.name()) }</dt>
                        <dd>{ words::signed_score(*score) }</dd>
                    </div>
                }) }
            </dl>
        </div>
    }
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
    html! {
        <dl class="clauses">
            { for all.into_iter().map(|(clause, says)| html! {
                <div data-step={clause}><dt>{ clause }</dt><dd>{ says }</dd></div>
            }) }
        </dl>
    }
}

/// What each player gains or loses.
pub fn shares(net: &BySeat<i64>, money: Money) -> Html {
    html! {
        <dl class="shares">
            { for net.iter().map(|(seat, &amount)| html! {
                <div class={classes!("share", (amount > 0).then_some("share-winner"))}
                    data-share={seat.letter().to_string()}
                    data-amount={money.decimal(amount).to_string()}>
                    <dt>{ translate(seat.name()) }</dt>
                    <dd>{ words::signed(money, amount) }</dd>
                </div>
            }) }
        </dl>
    }
}
