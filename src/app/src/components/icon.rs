//! Small line drawings on buttons.

use yew::prelude::*;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// A step back.
    Undo,
    /// A step forward.
    Redo,
    /// A clean table.
    Clear,
    /// Away with it.
    Close,
    /// Follows the device.
    Auto,
    /// Light.
    Sun,
    /// Dark.
    Moon,
    /// Opens and closes.
    Chevron,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
            Self::Redo => "m15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
            Self::Clear => "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Auto => "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
            Self::Sun => {
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19"
            }
            Self::Moon => "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
            Self::Chevron => "m6 15 6-6 6 6",
        }
    }
}

/// A small line drawing; the button around it has the words.
pub fn drawing(icon: Icon) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icon.path()} /></svg>
    }
}
