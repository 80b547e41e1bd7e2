//! Who fed a hand: asked where it changes who pays, beside what is paid otherwise.

use tilewise_rules::{
    LiabilityAnswer, LiabilityQuestion, LiabilityReply, LiabilityTopic, Money, Sentence, SetKind,
};
use yew::prelude::*;

use super::button::Button;
use super::on_click::on_click;
use super::payments::transfer;
use crate::language::{translate, translated};
use crate::outcome::Liability;
use crate::state::{Action, Draft};
use crate::words;

/// Questions about who fed the hand. An answer that is tapped again is taken back.
pub fn questions(all: &[LiabilityQuestion], draft: &Draft, onaction: &Callback<Action>) -> Html {
    let one = |one: &LiabilityQuestion| question(one, draft, onaction);
    all.iter().map(one).collect()
}

/// What each player would have paid if nobody were liable.
pub fn otherwise(liability: &Liability, money: Money) -> Html {
    let Some(otherwise) = &liability.otherwise else {
        return Html::default();
    };
    let lines = otherwise.payments.transfers().iter().map(|one| {
        let who = format!("{}-{}", one.from.key(), one.to.key());
        html! { <li class="line" data-otherwise={who}>{ transfer(one, money) }</li> }
    });
    html! {
        <div class="part otherwise">
            <h2 class="label">{ tr!("Otherwise") }</h2>
            <ul class="lines">{ for lines }</ul>
        </div>
    }
}

/// A question with its answers as large buttons, each with what that player then gains or loses.
fn question(one: &LiabilityQuestion, draft: &Draft, onaction: &Callback<Action>) -> Html {
    let says = asks(draft, one.about);
    let answer = |one: &LiabilityAnswer| {
        let (key, name) = match one.reply {
            LiabilityReply::Seat(seat) => (seat.letter().to_string(), seat.name()),
            LiabilityReply::Nobody => ("nobody".to_owned(), text!("Nobody")),
            LiabilityReply::So(true) => ("yes".to_owned(), text!("Yes")),
            LiabilityReply::So(false) => ("no".to_owned(), text!("No")),
        };
        let action = Action::Step(Box::new(Liability::answered(draft, one)));
        let amount = match one.reply {
            LiabilityReply::Seat(seat) => Some(words::signed(draft.house.money(), one.net[seat])),
            _ => None,
        };
        let button = Button {
            class: "button answer",
            hook: ("data-fed-by", key),
            pressed: Some(one.given),
            ..Button::default()
        };
        let words = html! {
            <>
                { translate(name) }
                if let Some(amount) = amount {
                    <span class="answer-worth">{ amount }</span>
                }
            </>
        };
        button.draw(words, on_click(onaction, action))
    };
    html! {
        <div class="fed" role="group" aria-label={says.clone()} data-ask={key(one.about)}>
            <p class="fed-says">{ says }</p>
            <div class="answers">{ for one.answers.iter().map(answer) }</div>
        </div>
    }
}

/// By what styles and tests know a question.
fn key(about: LiabilityTopic) -> String {
    match about {
        LiabilityTopic::Set(place) => format!("set-{place}"),
        LiabilityTopic::Liability(liability, _) => liability.key.to_owned(),
        LiabilityTopic::Exemption { exempt, .. } => exempt.key.to_owned(),
    }
}

/// A question in words.
fn asks(draft: &Draft, about: LiabilityTopic) -> String {
    match about {
        LiabilityTopic::Set(place) => {
            let meld = draft.entry.hand.melds.get(place);
            let tile = meld.and_then(|meld| meld.tiles.first());
            let tile = tile.map_or("", |tile| tile.name());
            match meld.map(|meld| meld.kind.set()) {
                Some(SetKind::Kong) => tr!("Who discarded the {0} for the kong?", tile),
                _ => tr!("Who discarded the {0} for the pung?", tile),
            }
        }
        LiabilityTopic::Liability(liability, _) => {
            let name = vec![liability.name.into()];
            translated(&Sentence::new(liability.asks, name))
        }
        LiabilityTopic::Exemption { seat, exempt, .. } => {
            translated(&Sentence::new(exempt.asks, vec![seat.into()]))
        }
    }
}
