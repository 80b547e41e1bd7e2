//! Winners on a discard, each with the value of the hand.

use crate::i18n::Locale;
use tilewise_rules::{Answer, CountedIn, Seat, Winner};
use yew::prelude::*;

use super::{OnFact, each_seat, number_field, set};

/// Draws the winners with their values, or with the units that the rule book counts.
pub fn winners(
    locale: Locale,
    counted_in: Option<&'static CountedIn>,
    but: Option<Seat>,
    now: Option<&Answer>,
    onfact: &OnFact,
) -> Html {
    let all = match now {
        Some(Answer::Winners(all)) => all.clone(),
        _ => Vec::new(),
    };
    each_seat(locale, but, |seat| {
        let winners = Winners {
            all: all.clone(),
            seat,
            onfact,
        };
        let won = winners.won();
        let in_units = won.is_some_and(|won| won.units > 0);
        let value = match counted_in {
            Some(CountedIn { units, .. }) if in_units => {
                let times = winners.number(
                    locale.translate(units.name),
                    |won| won.units.into(),
                    |won, number| won.units = number,
                );
                html! { <label class="by-seat-number">{ times }</label> }
            }
            Some(counted_in) => winners.with_axis(locale, counted_in),
            None => winners.value(locale.translate(seat.name())),
        };
        let units = counted_in.map(|all| winners.units(locale.translate(all.units.name), in_units));
        let has_liable = in_units || counted_in.is_none() && won.is_some();
        let liable = has_liable.then(|| winners.liable(locale));
        html! {
            <>
                { value }
                { units }
                { liable }
            </>
        }
    })
}

/// One possible winner, among all.
struct Winners<'a> {
    all: Vec<Winner>,
    seat: Seat,
    onfact: &'a OnFact,
}

impl Winners<'_> {
    fn won(&self) -> Option<&Winner> {
        self.all.iter().find(|one| one.seat == self.seat)
    }

    /// Returns the answer with this winner replaced, or removed.
    fn with(&self, winner: Option<Winner>) -> Option<Answer> {
        let mut next = self.all.clone();
        next.retain(|one| one.seat != self.seat);
        next.extend(winner);
        Some(Answer::Winners(next.clone())).filter(|_| !next.is_empty())
    }

    /// Field for a number of the winner; the winner is removed without it.
    fn number(
        &self,
        label: &'static str,
        now: fn(&Winner) -> u32,
        change: fn(&mut Winner, u16),
    ) -> Html {
        let value = self.won().map(|won| Answer::Number(now(won)));
        let (all, seat) = (self.all.clone(), self.seat);
        let onnumber = self.onfact.reform(move |fact: Option<Answer>| {
            let mut next = all.clone();
            let won = next.iter().position(|one| one.seat == seat);
            let mut winner = won.map_or(Winner::new(seat, 0), |place| next.remove(place));
            if let Some(number) = whole(fact.as_ref()) {
                change(&mut winner, number);
                next.push(winner);
            }
            Some(Answer::Winners(next.clone())).filter(|_| !next.is_empty())
        });
        number_field(label, u16::MAX.into(), value.as_ref(), &onnumber)
    }

    fn value(&self, label: &'static str) -> Html {
        self.number(
            label,
            |won| won.value.into(),
            |won, number| won.value = number,
        )
    }

    /// Fields for the value and the second axis.
    fn with_axis(&self, locale: Locale, counted_in: &CountedIn) -> Html {
        let on_axis = self
            .won()
            .and_then(|won| won.on_axis)
            .map(|on_axis| Answer::Number(on_axis.into()));
        let (all, seat) = (self.all.clone(), self.seat);
        let onsecond = self.onfact.reform(move |fact: Option<Answer>| {
            let mut next = all.clone();
            let on_axis = whole(fact.as_ref());
            for one in next.iter_mut().filter(|one| one.seat == seat) {
                one.on_axis = on_axis;
            }
            Some(Answer::Winners(next.clone())).filter(|_| !next.is_empty())
        });
        let value = locale.translate(counted_in.value);
        let axis = locale.translate(counted_in.axis.name);
        html! {
            <>
                <label class="by-seat-number">
                    <small>{ value }</small>
                    { self.value(value) }
                </label>
                if self.won().is_some() {
                    <label class="by-seat-number">
                        <small>{ axis }</small>
                        { number_field(axis, u16::MAX.into(), on_axis.as_ref(), &onsecond) }
                    </label>
                }
            </>
        }
    }

    /// Key that counts the hand in units; another tap deselects it.
    fn units(&self, label: &'static str, pressed: bool) -> Html {
        let winner = (!pressed).then(|| Winner {
            units: 1,
            ..Winner::new(self.seat, 0)
        });
        html! {
            <button type="button" class="segment" data-units={self.seat.letter().to_string()}
                aria-pressed={pressed.to_string()} onclick={set(self.onfact, self.with(winner))}>
                { label }
            </button>
        }
    }

    /// Keys for the player who is liable for the hand; another tap deselects.
    fn liable(&self, locale: Locale) -> Html {
        let Some(won) = self.won() else {
            return Html::default();
        };
        let key = |seat: Seat| {
            let pressed = won.liable == Some(seat);
            let winner = Winner {
                liable: Some(seat).filter(|_| !pressed),
                ..won.clone()
            };
            html! {
                <button type="button" class="segment" data-liable={seat.letter().to_string()}
                    aria-pressed={pressed.to_string()}
                    onclick={set(self.onfact, self.with(Some(winner)))}>
                    { locale.translate(seat.name()) }
                </button>
            }
        };
        let label = tr!(locale, "Liable for it:");
        html! {
            <div class="by-seat-more" role="group" aria-label={label}>
                <small>{ label }</small>
                <div class="group">{ for won.seat.others().map(key) }</div>
            </div>
        }
    }
}

fn whole(fact: Option<&Answer>) -> Option<u16> {
    match fact {
        Some(Answer::Number(number)) => (*number).try_into().ok(),
        _ => None,
    }
}
