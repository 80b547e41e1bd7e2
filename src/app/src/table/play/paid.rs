//! Payment between two players, outside the rules.

use tilewise_ledger::{GameEvent, PlayerId, PlayerPayment, Table, hundredths};
use tilewise_rules::RuleConfig;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::done_button::done_button;
use super::entry_draft;
use super::players::all_players;
use crate::i18n::{Locale, use_locale};
use crate::table::table_nav::head;
use crate::table::view::TableView;
use crate::table::{as_typed, house, in_hundredths, name};

/// Maximal length of a note, in letters.
const LONGEST: usize = 60;

/// Draws the form for payer, recipient, amount and note.
pub fn paid(at: &TableView) -> Html {
    html! { <PaymentForm key={at.place.path()} at={at.clone()} /> }
}

/// Properties of [`PaymentForm`].
#[derive(Properties, PartialEq)]
struct PaymentFormProps {
    /// Game, and location of the entry in it.
    at: TableView,
}

/// Draft of the payment.
#[derive(Clone, Debug, Default, PartialEq)]
struct PaymentDraft {
    from: Option<PlayerId>,
    to: Option<PlayerId>,
    amount: String,
    note: String,
}

impl PaymentDraft {
    fn from_paid(paid: PlayerPayment) -> Self {
        Self {
            from: Some(paid.from),
            to: Some(paid.to),
            amount: as_typed(paid.amount),
            note: paid.note,
        }
    }

    /// Returns the stored form of the draft.
    fn text(&self) -> String {
        let place =
            |player: Option<PlayerId>| player.map_or(String::new(), |one| one.0.to_string());
        let (from, to) = (place(self.from), place(self.to));
        [from, to, self.amount.clone(), self.note.clone()].join("\n")
    }

    /// Parses the stored form.
    fn read(text: &str) -> Self {
        let mut lines = text.splitn(4, '\n');
        let mut line = || lines.next().unwrap_or_default();
        let player = |line: &str| line.parse().ok().map(PlayerId);
        Self {
            from: player(line()),
            to: player(line()),
            amount: line().to_owned(),
            note: line().to_owned(),
        }
    }

    /// Returns the amount in hundredths, if the rule configuration allows it.
    fn amount(&self, house: &RuleConfig) -> Option<i64> {
        let least = hundredths(1, house.money());
        in_hundredths(&self.amount).filter(|&amount| amount > 0 && amount % least == 0)
    }

    /// Returns the payment, if it is complete.
    fn paid(&self, house: &RuleConfig) -> Option<PlayerPayment> {
        Some(PlayerPayment {
            from: self.from?,
            to: self.to.filter(|&to| self.from != Some(to))?,
            amount: self.amount(house)?,
            note: self.note.trim().to_owned(),
        })
    }
}

/// Form for payer, recipient, amount and note.
#[component]
fn PaymentForm(props: &PaymentFormProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let before = at.before();
    let typed = use_state(|| {
        let recorded = || match before.table().and_then(|table| at.event_to_edit(table)) {
            Some(GameEvent::Payment(paid)) => PaymentDraft::from_paid(paid),
            _ => PaymentDraft::default(),
        };
        entry_draft::saved_answers(at).map_or_else(recorded, |text| PaymentDraft::read(&text))
    });
    let Some(table) = before.table() else {
        return Html::default();
    };
    let onchange = {
        let (at, typed) = (at.clone(), typed.clone());
        Callback::from(move |next: PaymentDraft| {
            entry_draft::save(
                &at,
                tr!(locale, "Payment between players").to_owned(),
                next.text(),
            );
            typed.set(next);
        })
    };
    let chooses = |choose: fn(&mut PaymentDraft, PlayerId)| {
        let typed = typed.clone();
        onchange.reform(move |one: PlayerId| {
            let mut next = (*typed).clone();
            choose(&mut next, one);
            next
        })
    };
    let types = |change: fn(&mut PaymentDraft, String)| {
        let typed = typed.clone();
        onchange.reform(move |event: InputEvent| {
            let mut next = (*typed).clone();
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                change(&mut next, field.value());
            }
            next
        })
    };
    let house = house(table);
    let whole = typed.paid(house);
    let is_wrong = !typed.amount.trim().is_empty() && typed.amount(house).is_none();
    let is_complete = whole.is_some();
    let ondone = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(paid) = whole.clone() {
                at.commit(GameEvent::Payment(paid));
            }
        })
    };
    let (from, to) = (typed.from, typed.to);
    html! {
        <div class="step-panel">
            { head(locale, at, tr!(locale, "Payment between players").to_owned()) }
            <p class="tabletop-hint">{ tr!(locale, "For what the rules don’t know, as a side bet.") }</p>
            <h3 class="label">{ tr!(locale, "Who pays?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!(locale, "Who pays?")} data-group="from">
                { player_keys(table, from, to, &chooses(|typed, one| typed.from = Some(one))) }
            </div>
            <h3 class="label">{ tr!(locale, "Who is paid?") }</h3>
            <div class="who-keys" role="group" aria-label={tr!(locale, "Who is paid?")} data-group="to">
                { player_keys(table, to, from, &chooses(|typed, one| typed.to = Some(one))) }
            </div>
            <label class="joins">
                <span>{ tr!(locale, "Amount") }</span>
                <input
                    type="text"
                    class="number"
                    name="amount"
                    inputmode="decimal"
                    autocomplete="off"
                    aria-invalid={is_wrong.to_string()}
                    value={typed.amount.clone()}
                    oninput={types(|typed, text| typed.amount = text)}
                />
            </label>
            if is_wrong {
                <p class="refused" role="alert">{ amount_hint(locale, house) }</p>
            }
            <label class="joins">
                <span>{ tr!(locale, "Note (optional)") }</span>
                <input
                    type="text"
                    name="note"
                    maxlength={LONGEST.to_string()}
                    autocomplete="off"
                    value={typed.note.clone()}
                    oninput={types(|typed, text| typed.note = text)}
                />
            </label>
            { done_button(tr!(locale, "Record the payment"), is_complete.then_some(ondone)) }
        </div>
    }
}

/// Draws the players as keys. The player on the other side of the payment can't be chosen.
fn player_keys(
    table: &Table,
    chosen: Option<PlayerId>,
    other: Option<PlayerId>,
    onplayer: &Callback<PlayerId>,
) -> Html {
    html! {
        for one in all_players(table) {
            <button
                type="button"
                class="who-key"
                data-player={one.0.to_string()}
                aria-pressed={(chosen == Some(one)).to_string()}
                aria-disabled={(other == Some(one)).then_some("true")}
                onclick={(other != Some(one)).then(|| onplayer.reform(move |_: MouseEvent| one))}
            >
                <span class="who-name">{ name(table, one) }</span>
            </button>
        }
    }
}

/// Returns the text about an amount that the rule configuration doesn't allow.
fn amount_hint(locale: Locale, house: &RuleConfig) -> &'static str {
    if house.money().parts == 1 {
        tr!(locale, "Enter a whole number above 0.")
    } else {
        tr!(locale, "Enter a number above 0, with at most two decimals.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payment_draft_round_trips() {
        let typed = PaymentDraft {
            from: Some(PlayerId(2)),
            to: None,
            amount: "1x".to_owned(),
            note: "side bet".to_owned(),
        };
        assert_eq!(PaymentDraft::read(&typed.text()), typed);
        assert_eq!(PaymentDraft::read(""), PaymentDraft::default());
    }
}
