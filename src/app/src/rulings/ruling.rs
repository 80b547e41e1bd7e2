//! Ruling of a rule set on an event.

use tilewise_rules::{
    Answer, BySeat, Effect, EffectValue, EventError, Money, Overall, Prompt, Question, RuleConfig,
    Ruling, Seat, Sentence,
};
use yew::prelude::*;

use super::step_link::{STEP, href};
use crate::i18n::Locale;
use crate::problem_report::report_button;
use crate::rulings::rulings_location::{Incident, RuledBy, RulingsLocation};
use crate::share::share_button;
use crate::store::PageAction;
use crate::store::share_kind::ShareKind;
use crate::ui::phrases;
use crate::ui::question::answer_text;

/// Draws the ruling of the rule configuration, or the reason why there is none.
pub fn ruling(
    locale: Locale,
    place: &RulingsLocation,
    ruled: &Result<Ruling, Vec<EventError>>,
    more: &[Prompt],
    onaction: &Callback<PageAction>,
) -> Html {
    let RuledBy::House(house) = &place.by else {
        return Html::default();
    };
    let more = more
        .iter()
        .map(|prompt| optional_question(locale, place, prompt));
    match ruled {
        Err(errors) => html! {
            <>
                { refused(locale, errors) }
                { for more }
            </>
        },
        Ok(ruling) => html! {
            <>
                { ruled_by(locale, place, house, ruling) }
                { for more }
                { share_button(locale, ShareKind::View, onaction) }
                { report_button(locale, onaction) }
            </>
        },
    }
}

/// Draws the reasons why there is no ruling.
fn refused(locale: Locale, errors: &[EventError]) -> Html {
    // Two claims may have the same error.
    let mut errors = errors.to_vec();
    errors.dedup();
    html! {
        <div class="verdict verdict-middle" role="alert">
            <h3 class="unseen" id={STEP} tabindex="-1">{ tr!(locale, "This can’t be answered") }</h3>
            <ul class="faults">
                for error in errors {
                    <li data-fault={error.code}>{ phrases::rule_sentence(locale, error.message) }</li>
                }
            </ul>
        </div>
    }
}

/// Optional question after a ruling; another tap removes the answer.
fn optional_question(locale: Locale, place: &RulingsLocation, prompt: &Prompt) -> Html {
    let field = prompt.question;
    let now = place.facts.get(field.key);
    let one = |fact: &Answer| {
        let chosen = now == Some(fact);
        let next = place.with(field.key, (!chosen).then(|| fact.clone()));
        html! {
            <a class="segment" href={href(&next)} data-fact={field.write(fact)}
                aria-current={chosen.then_some("true")}>
                { answer_text(locale, field, fact) }
            </a>
        }
    };
    html! {
        <details class="numbers" open={now.is_some()} data-ask={field.key}>
            <summary>{ phrases::prompt_text(locale, prompt) }</summary>
            <div class="group group-wrap">{ for prompt.answers.iter().map(one) }</div>
        </details>
    }
}

/// Draws the answers that have no effect: a link may contain them.
fn ignored(locale: Locale, place: &RulingsLocation, house: &RuleConfig) -> Html {
    let Some(Incident::Event(event)) = place.incident else {
        return Html::default();
    };
    let all = event.unused_answers(house, &place.facts);
    if all.is_empty() {
        return Html::default();
    }
    let line = |one: &Question| {
        let name = locale.translate(one.words).to_owned();
        html! { <li>{ tr!(locale, "“{0}” changes nothing here.", name) }</li> }
    };
    html! {
        <ul class="ignored" data-ignored="">{ for all.into_iter().map(line) }</ul>
    }
}

fn ruled_by(locale: Locale, place: &RulingsLocation, house: &RuleConfig, ruling: &Ruling) -> Html {
    let money = house.money();
    let net = ruling.payments.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let needs_permission =
        matches!(place.incident, Some(Incident::Event(event)) if event.is_permission_question());
    let allowed = ruling.allowed.filter(|_| needs_permission).map(|allowed| {
        if allowed {
            tr!(locale, "Yes. ")
        } else {
            tr!(locale, "No. ")
        }
    });
    html! {
        <article class="verdict" data-verdict={ruling.clause}>
            <h3 class="verdict-text" id={STEP} tabindex="-1">
                { allowed }
                { phrases::rule_sentence(locale, ruling.verdict) }
            </h3>
            if !ruling.winners.is_empty() {
                <p data-winners="">{ winners(locale, ruling) }</p>
            }
            if moves {
                { shares(locale, &net, money) }
            }
            if let Some(left) = ruling.pot {
                <p data-pot={left.to_string()}>
                    { tr!(locale, "In the pot now: {0}", phrases::amount(locale, money, left)) }
                </p>
            }
            { effects(locale, house, &ruling.effects) }
            { ignored(locale, place, house) }
            { clauses(locale, ruling, house) }
        </article>
    }
}

/// Draws the effects other than payments: scores as a table, others as sentences.
fn effects(locale: Locale, house: &RuleConfig, all: &[Effect]) -> Html {
    let listed = all.iter().filter(|effect| !effect.text.is_empty());
    let (scores, sentences): (Vec<&Effect>, Vec<&Effect>) =
        listed.partition(|effect| matches!(effect.value, EffectValue::Overall(_)));
    html! {
        <>
            if !sentences.is_empty() {
                <ul class="effects">
                    for effect in sentences {
                        <li data-effect={effect.key}>
                            { phrases::full_sentence(locale, &effect.sentence()) }
                        </li>
                    }
                </ul>
            }
            { for scores.into_iter().rev().map(|effect| scored(locale, house, effect)) }
        </>
    }
}

/// Draws an overall score for each player, with a sign if it is a change.
fn scored(locale: Locale, house: &RuleConfig, effect: &Effect) -> Html {
    let EffectValue::Overall(scores) = effect.value else {
        return Html::default();
    };
    let rule = house.rule_set().game.progression.overall;
    let is_gained = rule.is_none_or(|rule| rule.is_gain);
    let one = |(seat, score): (Seat, &Overall)| {
        let is_gain = *score > Overall::default();
        share(
            locale,
            seat,
            is_gain,
            score.to_string(),
            if is_gained {
                phrases::signed_score(*score)
            } else {
                score.to_string()
            },
        )
    };
    html! {
        <div data-effect={effect.key}>
            <h4>{ locale.translate(effect.text) }</h4>
            <dl class="shares">{ for scores.iter().map(one) }</dl>
        </div>
    }
}

/// Returns the names of the winners.
fn winners(locale: Locale, ruling: &Ruling) -> String {
    let names = ruling.winners.iter().map(|&seat| seat.into());
    match ruling.winners[..] {
        [one] => tr!(locale, "{0} wins.", one),
        _ => tr!(locale, "{0} win.", Sentence::joined("{0} and {1}", names)),
    }
}

/// Draws the clause of the ruling, and the clauses of its payments.
fn clauses(locale: Locale, ruling: &Ruling, house: &RuleConfig) -> Html {
    let mut all = Vec::new();
    for paid in ruling.payments.transfers() {
        let reason = (
            paid.reason.clause,
            phrases::rule_sentence(locale, paid.reason.text),
        );
        if !all.contains(&reason) {
            all.push(reason);
        }
    }
    if all.iter().all(|(clause, _)| *clause != ruling.clause) {
        all.insert(
            0,
            (
                ruling.clause,
                locale.translate(house.rule_set().identity.name).to_owned(),
            ),
        );
    }
    let all = all.into_iter().map(|(clause, text)| step(clause, text));
    html! { <dl class="clauses">{ for all }</dl> }
}

/// Draws a clause with its text.
pub fn step(clause: &'static str, text: String) -> Html {
    html! {
        <div data-step={clause}>
            <dt>{ clause }</dt>
            <dd>{ text }</dd>
        </div>
    }
}

/// Draws the gain or loss of one player.
fn share(locale: Locale, seat: Seat, is_gain: bool, amount: String, text: String) -> Html {
    let class = if is_gain {
        "share share-winner"
    } else {
        "share"
    };
    html! {
        <div {class} data-share={seat.letter().to_string()} data-amount={amount}>
            <dt>{ locale.translate(seat.name()) }</dt>
            <dd>{ text }</dd>
        </div>
    }
}

/// Draws the gain or loss of each player.
pub fn shares(locale: Locale, net: &BySeat<i64>, money: Money) -> Html {
    let one = |(seat, &amount): (Seat, &i64)| {
        let text = phrases::signed(money, amount);
        share(
            locale,
            seat,
            amount > 0,
            money.decimal(amount).to_string(),
            text,
        )
    };
    html! { <dl class="shares">{ for net.iter().map(one) }</dl> }
}
