//! What the book says about what happened.

use tilewise_rules::{EventError, House, Ruling};
use yew::prelude::*;

use crate::words;

/// What the book says, or why it can't; nothing while something isn't answered.
pub fn verdict(ruling: Option<Result<Ruling, Vec<EventError>>>, house: &House) -> Html {
    match ruling {
        None => Html::default(),
        Some(Err(errors)) => html! {
            <div class="verdict" role="alert"><ul class="faults">
                { for errors.iter().map(|error| html! {
                    <li data-fault={error.code}>{ words::sentence(error.says) }</li>
                }) }
            </ul></div>
        },
        Some(Ok(ruling)) => ruled(&ruling, house),
    }
}

fn ruled(ruling: &Ruling, house: &House) -> Html {
    let money = house.money();
    let net = ruling.net();
    let moves = net.iter().any(|(_, amount)| *amount != 0);
    let allowed = ruling
        .allowed
        .map(|allowed| if allowed { "Yes. " } else { "No. " });
    html! {
        <div class="verdict" role="status" data-verdict={ruling.clause}>
            <p class="verdict-says">
                { allowed }{ words::sentence(ruling.verdict) }{ " " }<cite>{ ruling.clause }</cite>
            </p>
            if moves {
                <dl class="shares">
                    { for net.iter().map(|(seat, &amount)| html! {
                        <div class={classes!("share", (amount > 0).then_some("share-winner"))}
                            data-share={seat.letter().to_string()}
                            data-amount={money.decimal(amount).to_string()}>
                            <dt>{ seat.name() }</dt>
                            <dd>{ words::signed(money, amount) }</dd>
                        </div>
                    }) }
                </dl>
            }
            if let Some(pot) = &ruling.pot {
                <p data-pot={pot.left.to_string()}>
                    { format!("In the pot now: {}", words::amount(money, pot.left)) }
                </p>
            }
            if !ruling.effects.is_empty() {
                <ul class="effects">
                    { for ruling.effects.iter().map(|(key, so)| html! {
                        <li data-effect={*key}>{ words::effect(key, *so) }</li>
                    }) }
                </ul>
            }
        </div>
    }
}
