//! Codes of an incomplete transfer: they are collected on the device until all are scanned.

use tilewise_api::{CodePart, RefusalReport, missing_codes};
use yew::prelude::*;

use crate::i18n::Locale;
use crate::storage::{CODES, StorageContext};

/// Maximal number of stored codes; the oldest are removed.
const MAX_STORED: usize = 64;

/// The codes of one whole that were scanned.
#[derive(Clone, Debug, PartialEq)]
pub struct CollectedCodes {
    /// The codes.
    pub parts: Vec<CodePart>,
    /// The indices of those that are missing.
    pub missing: Vec<usize>,
    /// The number of all.
    pub count: usize,
    /// Whether the browser stores them.
    pub is_stored: bool,
}

impl CollectedCodes {
    /// Stores a code, and returns all stored codes of its whole.
    ///
    /// # Errors
    /// If it was cut off or changed, or comes from a newer version.
    pub fn with_code(text: &str, storage: &StorageContext) -> Result<Self, RefusalReport> {
        let part = CodePart::read(text)?;
        let before = storage.load(CODES).unwrap_or_default();
        let others = before.lines().filter(|line| *line != text);
        let all: Vec<_> = [text].into_iter().chain(others).take(MAX_STORED).collect();
        let all = all.join("\n");
        storage.save(CODES, &all);
        let parts = all.lines().filter_map(|line| CodePart::read(line).ok());
        let parts: Vec<_> = parts
            .filter(|one| one.whole == part.whole && one.count == part.count)
            .collect();
        Ok(Self {
            missing: missing_codes(&parts),
            count: part.count,
            parts,
            is_stored: storage.load(CODES).as_ref() == Some(&all),
        })
    }
}

/// Draws the scanned and the missing codes.
pub fn collected_codes(locale: Locale, codes: &CollectedCodes) -> Html {
    let CollectedCodes { missing, count, .. } = codes;
    let here = count - missing.len();
    let numbers: Vec<_> = missing
        .iter()
        .map(|place| (place + 1).to_string())
        .collect();
    html! {
        <>
            <p role="status" data-codes={format!("{here}/{count}")}>
                <strong>{ tr!(locale, "{0} of {1} codes scanned.", here, *count) }</strong>
                { " " }
                { tr!(locale, "Still missing: {0}", numbers.join(", ")) }
            </p>
            <ol class="code-parts" aria-hidden="true">
                for place in 0..*count {
                    <li class={(!missing.contains(&place)).then_some("code-here")}>
                        { place + 1 }
                    </li>
                }
            </ol>
            if codes.is_stored {
                <p>
                    { tr!(locale, "Scan the others with this phone’s camera. Each opens this page; codes already scanned stay here."
                    ) }
                </p>
            } else {
                <p class="refused" role="alert">
                    { tr!(locale, "This browser doesn’t store data, so codes can’t be collected. Ask for the link instead."
                    ) }
                </p>
            }
        </>
    }
}
