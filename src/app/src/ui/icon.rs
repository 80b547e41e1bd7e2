//! Icons of buttons.

use yew::prelude::*;

/// Icon of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Clear the table.
    Clear,
    /// Close.
    Close,
    /// Globe: languages.
    Globe,
    /// Chevron: expand or collapse.
    Chevron,
    /// Share.
    Share,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
            Self::Redo => "m15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
            Self::Clear => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Globe => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
            }
            Self::Chevron => "m6 15 6-6 6 6",
            Self::Share => "M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2",
        }
    }
}

/// Draws an icon; the text belongs to the button.
pub fn drawing(icon: Icon) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icon.path()} /></svg>
    }
}
