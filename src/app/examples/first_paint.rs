//! Renders the initial page once for each language: `first_paint <words> <to>` reads words from one folder and
//! writes HTML files into another. `cargo xtask build` merges the files into the first paint.

use std::{
    env, fs,
    future::Future,
    io::{Error, Result},
    path::Path,
    pin::pin,
    task::{Context, Poll, Waker},
};

use tilewise_app::app::{App, AppProps};
use tilewise_app::i18n::{Language, Locale};
use yew::LocalServerRenderer;

fn main() -> Result<()> {
    let folders: Vec<String> = env::args().skip(1).collect();
    let [words, to] = folders.as_slice() else {
        return Err(Error::other(
            "first_paint <folder of words> <folder to write to>",
        ));
    };
    for language in Language::ALL {
        let tag = language.key();
        let locale = if language == Language::English {
            Locale::ENGLISH
        } else {
            let file = format!("{}.txt", tag.to_lowercase());
            let words = fs::read_to_string(Path::new(words).join(file))?;
            Locale::with_words(language, words.leak())
        };
        fs::write(Path::new(to).join(format!("{tag}.html")), drawn(locale))?;
    }
    Ok(())
}

/// Renders the initial page, which has no pending tasks.
fn drawn(locale: Locale) -> String {
    let props = AppProps {
        locale: Some(locale),
    };
    let mut drawing = pin!(
        LocalServerRenderer::<App>::with_props(props)
            .hydratable(false)
            .render()
    );
    loop {
        if let Poll::Ready(html) = drawing
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()))
        {
            return html;
        }
    }
}
