//! Who fed a hand: asked where it changes who pays, beside what is paid otherwise.

use tilewise_rules::{
    Exempt, FedAbout, FedAnswer, FedQuestion, FedReply, LiabilityKey, Money, SetKind,
};
use yew::prelude::*;

use super::act::act;
use super::button::Button;
use super::payments::transfer;
use crate::language::say;
use crate::outcome::Fed;
use crate::state::{Action, Draft};
use crate::words;
use crate::{tell, text};

/// Questions about who fed the hand. An answer that is tapped again is taken back.
pub fn questions(all: &[FedQuestion], draft: &Draft, onaction: &Callback<Action>) -> Html {
    let one = |one: &FedQuestion| question(one, draft, onaction);
    all.iter().map(one).collect()
}

/// What each player would have paid if nobody were liable.
pub fn otherwise(fed: &Fed, money: Money) -> Html {
    let Some(otherwise) = &fed.otherwise else {
        return Html::default();
    };
    let lines = otherwise.payments.transfers().iter().map(|one| {
        let who = format!("{}-{}", one.from.letter(), one.to.letter());
        html! { <li class="line" data-otherwise={who}>{ transfer(one, money) }</li> }
    });
    html! {
        <div class="part otherwise">
            <h2 class="label">{ say("Otherwise") }</h2>
            <ul class="lines">{ for lines }</ul>
        </div>
    }
}

/// A question with its answers as large buttons, each with what that player then gains or loses.
fn question(one: &FedQuestion, draft: &Draft, onaction: &Callback<Action>) -> Html {
    let says = asks(draft, one.about);
    let answer = |one: &FedAnswer| {
        let (key, name) = match one.reply {
            FedReply::Seat(seat) => (seat.letter().to_string(), seat.name()),
            FedReply::Nobody => ("nobody".to_owned(), text!("Nobody")),
            FedReply::So(true) => ("yes".to_owned(), text!("Yes")),
            FedReply::So(false) => ("no".to_owned(), text!("No")),
        };
        let action = Action::Step(Box::new(Fed::answered(draft, one)));
        let amount = match one.reply {
            FedReply::Seat(seat) => Some(words::signed(draft.house.money(), one.net[seat])),
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
                { say(name) }
                if let Some(amount) = amount {
                    <span class="answer-worth">{ amount }</span>
                }
            </>
        };
        button.draw(words, act(onaction, action))
    };
    html! {
        <div class="fed" role="group" aria-label={says.clone()} data-ask={key(one.about)}>
            <p class="fed-says">{ says }</p>
            <div class="answers">{ for one.answers.iter().map(answer) }</div>
        </div>
    }
}

/// By what styles and tests know a question.
fn key(about: FedAbout) -> String {
    match about {
        FedAbout::Set(place) => format!("set-{place}"),
        FedAbout::Liability(key, _) => key.key().to_owned(),
        FedAbout::Exempt { exempt, .. } => exempt.key().to_owned(),
    }
}

/// A question in words.
fn asks(draft: &Draft, about: FedAbout) -> String {
    match about {
        FedAbout::Set(place) => {
            let meld = draft.entry.hand.melds.get(place);
            let tile = meld.and_then(|meld| meld.tiles.first());
            let tile = tile.map_or("", |tile| tile.name());
            match meld.map(|meld| meld.kind.set()) {
                Some(SetKind::Kong) => tell!("Who discarded the {0} for the kong?", tile),
                _ => tell!("Who discarded the {0} for the pung?", tile),
            }
        }
        FedAbout::Liability(LiabilityKey::FourKongs, _) => {
            say("Whose discard made the fourth kong?").to_owned()
        }
        FedAbout::Liability(LiabilityKey::PointLimit, _) => {
            say("Whose discard brought what was shown up to the limit?").to_owned()
        }
        FedAbout::Liability(key, _) => tell!("Who fed the {0}?", key.name()),
        FedAbout::Exempt { seat, exempt, .. } => match exempt {
            Exempt::NoChoice => tell!("Had {0} no safe tile to discard?", seat),
            Exempt::SameAsLastDiscard => {
                tell!(
                    "Was {0}’s tile the same as the winner’s last discard?",
                    seat
                )
            }
        },
    }
}
