//! Field for debts, or for the wins of a hand that are carried as debts: `ES 22 ×2, NE 7`.

use tilewise_rules::{Answer, CarriedDebt, CarriedDebts, CarriedWin, Seat};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::i18n::{Locale, use_locale};

/// What the field lists.
#[derive(Clone, Copy, PartialEq)]
pub enum DebtKind {
    /// Debts: creditor, debtor, points, and perhaps the number of wins in a row.
    Debts,
    /// Wins of a hand: winner, payer, points.
    Wins,
}

/// The parts of a line: two seats, points, and the number of wins.
type DebtParts = (Seat, Seat, u32, Option<u32>);

impl DebtKind {
    fn read(self, text: &str) -> Option<Answer> {
        let all = text.split([',', '、', ';']).map(str::trim);
        let all: Option<Vec<DebtParts>> = all.filter(|one| !one.is_empty()).map(parts).collect();
        let all = all.filter(|all| !all.is_empty())?;
        match self {
            Self::Debts => {
                let debts = all.into_iter().map(|(creditor, debtor, points, wins)| {
                    CarriedDebt::new(creditor, debtor, points, wins.unwrap_or(1)).ok()
                });
                let debts: Option<Vec<_>> = debts.collect();
                Some(Answer::Debts(CarriedDebts::from_debts(debts?).ok()?))
            }
            Self::Wins => {
                let wins = all.into_iter().map(|(winner, payer, points, wins)| {
                    (winner != payer && wins.is_none()).then_some(CarriedWin {
                        winner,
                        payer,
                        points,
                    })
                });
                let wins: Option<Vec<_>> = wins.collect();
                Some(Answer::CarriedWins(wins?))
            }
        }
    }

    /// Returns the hint about valid input.
    fn hint(self, locale: Locale) -> &'static str {
        match self {
            Self::Debts => tr!(
                locale,
                "Enter each debt as creditor, debtor and points, with the number of wins in a row: ES 22 ×2, NE 7. Two players have one debt at most."
            ),
            Self::Wins => tr!(
                locale,
                "Enter each payment as winner, payer and points: SE 9, SW 9, SN 9."
            ),
        }
    }
}

/// Parses `ES 22 ×2`.
fn parts(text: &str) -> Option<DebtParts> {
    let mut letters = text.chars();
    let creditor = Seat::from_letter(letters.next()?.to_ascii_uppercase())?;
    let debtor = Seat::from_letter(letters.next()?.to_ascii_uppercase())?;
    let (points, wins) = match letters.as_str().split_once(['×', 'x']) {
        Some((points, wins)) => (points, Some(wins.trim().parse().ok()?)),
        None => (letters.as_str(), None),
    };
    Some((creditor, debtor, points.trim().parse().ok()?, wins))
}

/// Returns the text of an answer.
fn text(answer: Option<&Answer>) -> String {
    let all: Vec<String> = match answer {
        Some(Answer::Debts(debts)) => debts
            .iter()
            .map(|debt| {
                let [creditor, debtor] = debt.parties().map(Seat::letter);
                format!("{creditor}{debtor} {} ×{}", debt.points(), debt.wins())
            })
            .collect(),
        Some(Answer::CarriedWins(wins)) => wins
            .iter()
            .map(|win| {
                let (winner, payer) = (win.winner.letter(), win.payer.letter());
                format!("{winner}{payer} {}", win.points)
            })
            .collect(),
        _ => Vec::new(),
    };
    all.join(", ")
}

/// Properties of [`DebtList`].
#[derive(Properties, PartialEq)]
pub struct DebtListProps {
    /// Accessible name.
    pub label: AttrValue,
    /// What the field lists.
    pub kind: DebtKind,
    /// Answer at first.
    pub now: Option<Answer>,
    /// Handler of the answer; `None` without a valid one.
    pub onfact: Callback<Option<Answer>>,
}

/// Field for debts or wins, with a button for no debts. Invalid input stays, with a hint about valid input.
#[component]
pub fn DebtList(props: &DebtListProps) -> Html {
    let locale = use_locale();
    let kind = props.kind;
    let typed = use_state(|| text(props.now.as_ref()));
    let is_wrong = !typed.trim().is_empty() && kind.read(&typed).is_none();
    let oninput = {
        let typed = typed.clone();
        let onfact = props.onfact.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                let value = input.value();
                onfact.emit(kind.read(&value));
                typed.set(value);
            }
        })
    };
    let onnone = {
        let typed = typed.clone();
        let onfact = props.onfact.clone();
        Callback::from(move |_: MouseEvent| {
            typed.set(String::new());
            onfact.emit(Some(Answer::Debts(CarriedDebts::NONE)));
        })
    };
    html! {
        <span class="debt-list">
            <input
                type="text"
                class="number"
                aria-label={props.label.clone()}
                aria-invalid={is_wrong.to_string()}
                autocomplete="off"
                value={(*typed).clone()}
                {oninput}
            />
            if kind == DebtKind::Debts {
                <button type="button" class="button" data-pick="none" onclick={onnone}>
                    { tr!(locale, "No debts") }
                </button>
            }
            <small class={classes!(is_wrong.then_some("number-wrong"))}>{ kind.hint(locale) }</small>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debts_are_read_as_they_are_typed() {
        for (kind, typed, expected) in [
            (DebtKind::Debts, "ES 22 ×2, NE 7", Some("ES 22 ×2, NE 7 ×1")),
            (DebtKind::Debts, "es22x2", Some("ES 22 ×2")),
            (DebtKind::Debts, "ES 22, SE 7", None),
            (DebtKind::Debts, "EE 22", None),
            (DebtKind::Debts, "ES 0", None),
            (DebtKind::Debts, "ES", None),
            (DebtKind::Debts, "", None),
            (DebtKind::Wins, "SE 9、SW 9", Some("SE 9, SW 9")),
            (DebtKind::Wins, "SS 9", None),
            (DebtKind::Wins, "SE 9 ×2", None),
        ] {
            let read = kind.read(typed);
            let read = read.map(|answer| text(Some(&answer)));
            assert_eq!(read.as_deref(), expected, "{typed}");
        }
    }
}
