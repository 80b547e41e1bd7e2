//! Analysis of a hand: other input methods than taps, discards and waits, and alternatives of a win. It
//! loads after the first rendering.

use std::ptr;
use std::rc::Rc;

use tilewise_rules::RuleConfig;
use yew::prelude::*;

use super::discards::discards;
use super::entry::entry_methods;
use super::ignored::ignored;
use super::liability_questions::{otherwise, questions};
use super::other_readings::{combinations, others};
use super::selection::selection;
use super::shortfall::{hint, short};
use super::stakes::stakes;
use super::waits::waits;
use super::why_not::WhyNotView;
use super::with_more::with_more;
use crate::i18n::Locale;
use crate::outcome::{Alternatives, Details, DiscardOption, HandOutcome, Proof, WaitResult};
use crate::problem_report::report_button;
use crate::store::{Draft, Mode, PageAction, Players, Spot};
use crate::ui::update::bars;

/// Functions of the analysis.
pub struct AnalysisFunctions {
    /// Details of a draft's outcome.
    pub details: fn(&Draft, &HandOutcome) -> Details,
    /// Other input methods than taps: their listeners and elements.
    pub entry_methods: fn(&Rc<Draft>, Mode, &Callback<PageAction>) -> Html,
    /// Counters and bets on the table.
    pub stakes: fn(Locale, &Draft, &Callback<PageAction>) -> Html,
    /// Actions for the selected tile or set of the tray.
    pub selection: fn(Locale, &Draft, Spot, &Players, &Callback<PageAction>) -> Html,
    /// The tiles that complete a hand, each with its value.
    pub waits: fn(Locale, &[WaitResult], &RuleConfig, &Callback<PageAction>) -> Html,
    /// Discards of an incomplete hand.
    pub discards: fn(Locale, &Draft, &[DiscardOption], &Callback<PageAction>) -> Html,
    /// Alternatives of a win.
    pub around: fn(Locale, &Proof, &Alternatives, &Players, &Callback<PageAction>) -> ResultExtras,
    /// Bars at the foot of the page: a newer version, or an installed app without games. They aren't needed before the
    /// first rendering.
    pub bars: fn(Locale) -> Html,
}

/// Compares by address: there is one static.
impl PartialEq for AnalysisFunctions {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self, other)
    }
}

/// Alternatives of a win, by their place around the reasons.
#[derive(Default)]
pub struct ResultExtras {
    /// Below the headline: liability questions, or what would reach the minimum.
    pub prompts: Html,
    /// Before the reasons: how much the hand is short of the minimum.
    pub before: Html,
    /// After the reasons: other payments, other readings, and ignored input.
    pub after: Html,
}

/// Functions of the analysis.
pub static FUNCTIONS: AnalysisFunctions = AnalysisFunctions {
    details: Details::new,
    entry_methods,
    stakes,
    selection,
    waits,
    discards,
    around,
    bars,
};

fn around(
    locale: Locale,
    proof: &Proof,
    further: &Alternatives,
    players: &Players,
    onaction: &Callback<PageAction>,
) -> ResultExtras {
    let (win, liability) = (&proof.win, &further.liability);
    let (draft, money) = (&win.draft, win.money());
    let why_not = html! {
        <WhyNotView win={win.clone()} />
    };
    ResultExtras {
        prompts: html! {
            <>
                { hint(locale, win, further) }
                { ignored(locale, draft, further, players) }
                { questions(locale, &liability.feeders, draft, players, onaction) }
            </>
        },
        before: short(locale, win, further),
        after: [
            otherwise(locale, liability, money, players),
            questions(locale, &liability.exempts, draft, players, onaction),
            with_more(locale, win, further.more.as_ref(), players),
            others(locale, win, further),
            combinations(locale, &win.draft.house, further),
            why_not,
            report_button(locale, onaction),
        ]
        .into_iter()
        .collect(),
    }
}
