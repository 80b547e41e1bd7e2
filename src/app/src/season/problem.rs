//! Reasons why the Season screen has no standings.

use tilewise_api::RefusalReport;
use yew::prelude::*;

use crate::i18n::Locale;

/// Reason why there are no standings.
#[derive(Clone, Debug)]
pub enum SeasonProblem {
    /// The embedding page has not sent them yet.
    Awaited,
    /// The link has none.
    Empty,
    /// The link can't be read.
    Link(RefusalReport),
    /// The file of the embedding page can't be read.
    File(RefusalReport),
    /// The embedding page could not load the file.
    NotLoaded,
}

impl SeasonProblem {
    /// Returns the code of the first error.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Awaited => "awaited",
            Self::Empty => "empty",
            Self::NotLoaded => "unreachable",
            Self::Link(refusal) | Self::File(refusal) => {
                refusal.errors.first().map_or("", |one| one.code)
            }
        }
    }

    /// Returns what is wrong and what to do.
    pub fn message(&self, locale: Locale) -> &'static str {
        match (self, self.code()) {
            (Self::Awaited, _) => tr!(locale, "Loading …"),
            (Self::Empty, _) => tr!(
                locale,
                "This link has no standings. Ask the club for the whole link."
            ),
            (Self::NotLoaded, _) => {
                tr!(
                    locale,
                    "The standings couldn’t be loaded. Check your connection and reload the page."
                )
            }
            (_, "unknown-version") => {
                tr!(
                    locale,
                    "The standings were made with a newer version. Go online and reload the page."
                )
            }
            (Self::Link(_), "cut-off") => {
                tr!(
                    locale,
                    "The end of the link is missing. Ask the club for it again, and copy all of it."
                )
            }
            (Self::Link(_), _) => {
                tr!(
                    locale,
                    "The link can’t be read: it was changed on the way. Ask the club for it again."
                )
            }
            (Self::File(_), _) => {
                tr!(
                    locale,
                    "The file has no standings that can be read. Save season.json again in the club."
                )
            }
        }
    }
}

/// Draws a problem. The errors of a file are for the person who looks after the club's page.
pub fn problem(locale: Locale, problem: &SeasonProblem) -> Html {
    if let SeasonProblem::Awaited = problem {
        return html! { <p class="loading" role="status">{ problem.message(locale) }</p> };
    }
    let details = match problem {
        SeasonProblem::File(refusal) => refusal.errors.clone(),
        _ => Vec::new(),
    };
    html! {
        <div class="season-problem" role="alert" data-problem={problem.code()}>
            <h2>{ tr!(locale, "No standings") }</h2>
            <p>{ problem.message(locale) }</p>
            if !details.is_empty() {
                <ul lang="en">
                    for one in details {
                        <li>{ one.message }</li>
                    }
                </ul>
            }
        </div>
    }
}
