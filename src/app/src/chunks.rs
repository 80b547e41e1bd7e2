//! The parts of the program that load on demand: the only file that declares any.
//!
//! In a release, which is built with the feature `split`, the splitter of `cargo xtask build` moves code and
//! data that only a chunk reaches out of the first wasm file. Other wasm builds contain them, with the same
//! asynchronous interface. In tests a chunk is loaded from the start, in the first paint never.

use std::future::Future;
use std::pin::Pin;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tilewise_rules::RuleSet;
use tilewise_rules::rule_sets::{ALL, hk_taiwanese, mcr, riichi, taiwanese};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::secondary_screens::{self, ScreenFunctions};
use crate::backup::{self, BackupProps};
use crate::club::{self, ClubProps};
use crate::i18n::{Locale, Words};
use crate::outcome::{ScoredWin, WhyNots};
use crate::practice;
use crate::rules::evidence;
use crate::score::analysis::{self, AnalysisFunctions};
use crate::score::extras::{self, ExtraFunctions};
use crate::season::{self, SeasonProps};
use crate::table::import::{self, FilesScreenProps};
use crate::table::tools::{self, GameTool};
use crate::table::transfer::{self, TransferFunctions};
use crate::table::{self, TableFunctions};
use crate::ui::scanner::{self, ScannerFunctions};
use crate::ui::screen_props::ScreenProps;
use crate::widget::{self, Connect};

/// A value that is loaded on demand, with the code that only it reaches.
pub struct Chunk<T: 'static> {
    value: OnceLock<T>,
    has_failed: AtomicBool,
    fetch: fn() -> Fetching<T>,
    /// Returns the value where it is loaded from the start.
    at_once: Option<fn() -> T>,
}

/// A request for a value; `None` after a failure.
type Fetching<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// State of a chunk in a component.
#[derive(Clone, Debug, PartialEq)]
pub enum Load<T> {
    /// It is loaded.
    Ready(T),
    /// It was not requested, or is being loaded.
    Pending,
    /// The last request failed; the callback repeats it.
    Failed(Callback<MouseEvent>),
}

impl<T: Copy> Load<T> {
    /// Returns the value, if it is loaded.
    pub fn ready(&self) -> Option<T> {
        match self {
            Self::Ready(value) => Some(*value),
            Self::Pending | Self::Failed(_) => None,
        }
    }
}

impl<T: Copy> Chunk<T> {
    /// Returns the value, if it is loaded.
    pub fn get(&self) -> Option<T> {
        let loaded = self.value.get().copied();
        loaded.or_else(|| self.at_once.map(|value| value()))
    }

    /// Whether the last request failed.
    pub fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }

    /// Loads the value, and calls `then` after success or failure.
    pub fn load(&'static self, then: impl FnOnce() + 'static) {
        if self.get().is_some() {
            return then();
        }
        spawn_local(async {
            let value = (self.fetch)().await;
            self.has_failed.store(value.is_none(), Ordering::Relaxed);
            if let Some(value) = value {
                // A value that was set before is equal.
                let _ = self.value.set(value);
            }
            then();
        });
    }
}

/// Loads a chunk as soon as there is one, and redraws the component when that ends.
#[hook]
pub fn use_lazy<T: Copy + 'static>(chunk: Option<&'static Chunk<T>>) -> Load<T> {
    let again = use_force_update();
    let attempts = use_state(|| 0_u32);
    let missing = chunk.filter(|chunk| chunk.get().is_none());
    use_effect_with((missing.map(ptr::from_ref), *attempts), move |_| {
        if let Some(chunk) = missing {
            chunk.load(move || again.force_update());
        }
    });
    match (chunk.map(|chunk| (chunk, chunk.get())), attempts) {
        (Some((_, Some(value))), _) => Load::Ready(value),
        (Some((chunk, None)), attempts) if chunk.has_failed() => {
            Load::Failed(Callback::from(move |_| {
                chunk.has_failed.store(false, Ordering::Relaxed);
                attempts.set(*attempts + 1);
            }))
        }
        _ => Load::Pending,
    }
}

/// Declares a chunk and its part of the divided program.
macro_rules! chunk {
    ($(#[$about:meta])* $name:ident: $type:ty = $value:expr, in $part:ident;) => {
        $(#[$about])*
        pub static $name: Chunk<$type> = {
            #[cfg(feature = "split")]
            #[allow(non_snake_case)]
            #[::wasm_split_helpers::wasm_split($part, fallible)]
            fn $name() -> Result<$type, ::wasm_split_helpers::SplitLoaderError> {
                Ok($value)
            }

            Chunk {
                value: OnceLock::new(),
                has_failed: AtomicBool::new(false),
                #[cfg(feature = "split")]
                fetch: || Box::pin(async { $name().await.ok() }),
                #[cfg(not(feature = "split"))]
                fetch: || {
                    Box::pin(async {
                        let value: $type = $value;
                        Some(value)
                    })
                },
                #[cfg(any(feature = "split", feature = "ssr", target_family = "wasm"))]
                at_once: None,
                #[cfg(not(any(feature = "split", feature = "ssr", target_family = "wasm")))]
                at_once: Some(|| $value),
            }
        };
    };
}

chunk! {
    /// Analysis of a hand: other input methods than taps, discards and waits, and alternatives of a win.
    ANALYSIS: &'static AnalysisFunctions = &analysis::FUNCTIONS, in analysis;
}

chunk! {
    /// Drawings of animals, each a symbol of its own.
    ANIMALS: &'static str = include_str!("ui/animals.svg"), in analysis;
}

chunk! {
    /// Screens other than the Score screen, the sheets, and the penalty books.
    SCREENS: &'static ScreenFunctions = &secondary_screens::FUNCTIONS, in screens;
}

chunk! {
    /// Search for the elements that a win lacks.
    WHY_NOT: fn(&ScoredWin) -> WhyNots = WhyNots::from_win, in screens;
}

chunk! {
    /// Evidence for the rules.
    EVIDENCE: fn(ScreenProps) -> Html = evidence::page, in evidence;
}

chunk! {
    /// Table screen.
    TABLE: &'static TableFunctions = &table::FUNCTIONS, in table;
}

chunk! {
    /// Score sheet, export and import of games.
    FILES: fn(Locale, &FilesScreenProps) -> Html = import::draw, in files;
}

chunk! {
    /// Dice, pictures of results, and looking back at games.
    TOOLS: fn(&GameTool) -> Html = tools::draw, in tools;
}

chunk! {
    /// Transfer of games between devices.
    CODES: &'static TransferFunctions = &transfer::FUNCTIONS, in codes;
}

chunk! {
    /// Club screen.
    CLUB: fn(ClubProps) -> Html = club::draw, in club;
}

chunk! {
    /// Public standings of a season.
    SEASON: fn(SeasonProps) -> Html = season::draw, in season;
}

chunk! {
    /// Practice screen.
    PRACTICE: fn(ScreenProps) -> Html = practice::draw, in practice;
}

chunk! {
    /// Backup screen.
    BACKUP: fn(BackupProps) -> Html = backup::draw, in backup;
}

chunk! {
    /// Scanner of QR codes.
    SCANNER: &'static ScannerFunctions = &scanner::FUNCTIONS, in scanner;
}

chunk! {
    /// Messages of the page that embeds this one.
    FRAME: Connect = widget::connect, in frame;
}

chunk! {
    /// Variants of Hong Kong Old Style, and Singapore.
    OTHER_RULE_SETS: &'static [&'static RuleSet] = const { &[ALL[1], ALL[2]] }, in analysis;
}

chunk! {
    /// Riichi.
    RIICHI: &'static [&'static RuleSet] = &riichi::PRESETS, in riichi;
}

chunk! {
    /// Red fives and indicators.
    EXTRAS: &'static ExtraFunctions = &extras::FUNCTIONS, in riichi;
}

chunk! {
    /// MCR.
    MCR: &'static [&'static RuleSet] = &mcr::PRESETS, in mcr;
}

chunk! {
    /// Taiwanese.
    TAIWANESE: &'static [&'static RuleSet] = &taiwanese::PRESETS, in taiwanese;
}

chunk! {
    /// HK-style Taiwanese.
    HK_TAIWANESE: &'static [&'static RuleSet] = &hk_taiwanese::PRESETS, in hk_taiwanese;
}

#[wasm_bindgen(module = "/start/words.js")]
extern "C" {
    /// Fetches the words of a language, by the name of their file.
    #[wasm_bindgen(js_name = fetchWords, catch)]
    async fn fetch_words(file: &str) -> Result<JsValue, JsValue>;
}

/// Declares the words of a language, by the name of their file.
macro_rules! words {
    ($name:ident, $file:literal) => {
        /// Words of a language.
        pub static $name: Chunk<&'static Words> = Chunk {
            value: OnceLock::new(),
            has_failed: AtomicBool::new(false),
            fetch: || Box::pin(read_words($file)),
            at_once: None,
        };
    };
}

words!(TRADITIONAL_CHINESE, "zh-hant");
words!(SIMPLIFIED_CHINESE, "zh-hans");
words!(JAPANESE, "ja");

/// Fetches and parses the words of a language.
async fn read_words(file: &str) -> Option<&'static Words> {
    let words = fetch_words(file).await.ok()?.as_string()?;
    Some(Words::read(words.leak()))
}
