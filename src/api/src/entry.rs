//! A hand for those who have it already, as a page does: read from a request, written as one, and
//! its report.

use serde::Serialize;
use tilewise_rules::{House, Seat, WinInput, notation};

use crate::catalogue::Catalogue;
use crate::json::Json;
use crate::reason::Reasons;
use crate::report::{Changed, Refusal, Report};
use crate::request::Asked;
use crate::score::{ScoreReport, of_asked};

/// The house and the hand of a request, whose hand need not be complete. The book is looked for on
/// a catalogue.
///
/// # Errors
/// Every value that can't be read.
pub fn asked(json: &Json, catalogue: Catalogue) -> Result<(House, WinInput), Refusal> {
    let mut reasons = Reasons::default();
    let asked = Asked::read(json, catalogue, &mut reasons);
    match asked.and_then(|asked| Some((asked.house?, asked.entry))) {
        Some((house, entry)) if reasons.is_empty() => Ok(((*house).clone(), entry)),
        _ => Err(Refusal::of(reasons)),
    }
}

/// Scores a hand.
pub fn report(house: &House, entry: &WinInput) -> Report<ScoreReport> {
    let asked = Asked::of(house.clone(), entry.clone());
    of_asked(Some(&asked), Reasons::default())
}

/// A hand as a request: what isn't known of it is left out.
#[derive(Serialize)]
pub struct ScoreRequest<'a> {
    ruleset: &'static str,
    #[serde(skip_serializing_if = "Changed::is_empty")]
    options: Changed<'a>,
    hand: Hand,
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<Win>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prevailing: Option<char>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    circumstances: Vec<Holds>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    liability: Vec<Feed>,
}

#[derive(Serialize)]
struct Hand {
    concealed: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    melds: Vec<Meld>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_tile: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    bonus: Vec<String>,
}

#[derive(Serialize)]
struct Meld {
    kind: &'static str,
    tiles: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

#[derive(Serialize)]
struct Win {
    by: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<char>,
}

/// A circumstance: its key alone, where there is no more to say.
#[derive(Serialize)]
#[serde(untagged)]
enum Holds {
    Key(&'static str),
    With {
        key: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<char>,
    },
}

#[derive(Serialize)]
struct Feed {
    key: &'static str,
    seat: char,
    fed: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    exempt: Option<&'static str>,
}

impl<'a> ScoreRequest<'a> {
    /// What asks for the score of a hand in a house.
    pub fn of(house: &'a House, entry: &WinInput) -> Self {
        let letter = |seat: Option<Seat>| seat.map(Seat::letter);
        let WinInput { hand, context } = entry;
        let melds = hand.melds.iter().map(|meld| Meld {
            kind: meld.kind.key(),
            tiles: notation::tiles_text(&meld.tiles),
            from: letter(meld.from),
        });
        let all = &context.circumstances;
        let circumstances = all.iter().map(|one| {
            let (key, count, seat) = (one.key(), all.count(one), letter(all.seat(one)));
            if count.is_none() && seat.is_none() {
                Holds::Key(key)
            } else {
                Holds::With { key, count, seat }
            }
        });
        let liability = context.liability.iter().map(|one| Feed {
            key: one.key,
            seat: one.seat.letter(),
            fed: one.fed.key(),
            exempt: one.exempt,
        });
        Self {
            ruleset: house.ruleset().key,
            options: Changed(house),
            hand: Hand {
                concealed: notation::tiles_text(&hand.concealed),
                melds: melds.collect(),
                winning_tile: hand.winning_tile.map(|tile| tile.to_string()),
                bonus: hand.bonus.iter().map(ToString::to_string).collect(),
            },
            win: context.by.map(|by| Win {
                by: by.key(),
                from: letter(context.from),
            }),
            seat: letter(context.seat),
            prevailing: letter(context.prevailing),
            circumstances: circumstances.collect(),
            liability: liability.collect(),
        }
    }
}
