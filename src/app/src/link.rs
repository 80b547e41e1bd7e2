//! What stands in the address after the `#`.
//!
//! | path | leads to |
//! |---|---|
//! | `/score/<house>/<hand>` | a hand; without one to an empty tray under the rules of the house |
//! | `/table/<step>` | the game that is open, at a step of it |
//! | `/fouls/<book>/<what>/<answers>` | what happened, and the verdict, as far as it was said |
//! | `/rules/<house>/<element>` | a rule set as the house plays it, perhaps at one element |
//!
//! Such as `/score/hk-old-style;minimum_fan=1/2223s.c567s.p777s.p555z.w1s@W.SE`. The parts are the
//! text forms of [`House`], [`WinInput`](tilewise_rules::WinInput) and [`Place`](crate::fouls::Place).
//!
//! These paths are of version 1 and open for ever: `tests/suite/links.txt` holds what each must open
//! as. What is added to them is added so that all of those still open. Should they once have to
//! mean something else, the new ones begin with their version, as in `/2/score/…`; a page that
//! doesn't know it says so.

use std::cell::Cell;

use tilewise_rules::notation::NotationError;
use tilewise_rules::{Gap, House, HouseError, Seat, Sentence, notation, sentence};

use crate::chunk::AT_ONCE;
use crate::rule_sets;
use crate::state::{BrokenLink, Draft, Screen, State};

const SCORE: &str = "/score/";
const TABLE: &str = "/table";
const FOULS: &str = "/fouls";
const RULES: &str = "/rules";

/// The path of the Table screen, at a step.
pub fn table_path(step: &str) -> String {
    format!("{TABLE}/{step}")
}

/// The path of the Rulings screen: what stands after its name is its own affair.
pub fn fouls_path(place: &str) -> String {
    format!("{FOULS}/{place}")
}

/// The path of the Rules screen: `<house>`, or `<house>/<element>`.
pub fn rules_path(place: &str) -> String {
    format!("{RULES}/{place}")
}

/// The screen with a place of its own to which a path leads; `None` if it leads to a hand.
pub fn screen(path: &str) -> Option<Screen> {
    plain_screen(&decoded(path))
}

/// The same of a path in which nothing is coded.
pub fn plain_screen(path: &str) -> Option<Screen> {
    let screens: [(_, fn(_) -> _); 3] = [
        (FOULS, Screen::Fouls),
        (RULES, Screen::Rules),
        (TABLE, Screen::Table),
    ];
    let mut screens = screens.into_iter();
    let (place, screen) =
        screens.find_map(|(name, screen)| Some((path.strip_prefix(name)?, screen)))?;
    (place.is_empty() || place.starts_with('/')).then(|| screen(place.trim_matches('/').into()))
}

/// The path of a house: an empty tray under its rules.
pub fn house_path(house: &House) -> String {
    format!("{SCORE}{house}")
}

/// What stands in the address in a state of the page.
pub fn of(state: &State) -> String {
    match &state.screen {
        Screen::Score => path(&state.draft),
        Screen::Table(step) => table_path(step),
        Screen::Fouls(place) => fouls_path(place),
        Screen::Rules(place) => rules_path(place),
    }
}

/// The path of a draft, after the `#`. Until what writes it is here it is that of its table.
pub fn path(draft: &Draft) -> String {
    match WRITER.get() {
        Some(writer) => (writer.path)(draft),
        None => table(draft),
    }
}

/// What writes hands and houses: it comes with what reads them.
struct Writer {
    path: fn(&Draft) -> String,
    house: fn(&House) -> String,
}

static WHOLE: Writer = Writer {
    path: full_path,
    house: |house| house.to_string(),
};

thread_local! {
    static WRITER: Cell<Option<&'static Writer>> =
        const { Cell::new(if AT_ONCE { Some(&WHOLE) } else { None }) };
}

/// What writes hands has come, with what calls this.
pub fn arrive() {
    WRITER.set(Some(&WHOLE));
}

/// The path of a draft with all that is in it.
fn full_path(draft: &Draft) -> String {
    format!("{SCORE}{}/{}", draft.house, draft.entry.to_link())
}

/// The path of an empty tray of the first house, under the winds of a draft.
fn table(draft: &Draft) -> String {
    let context = &draft.entry.context;
    let winds = [context.seat, context.prevailing];
    let mut path = format!("{SCORE}{}/", draft.house.rule_set().key);
    if winds != [None; 2] {
        path.extend(winds.map(|wind| wind.map_or('?', Seat::letter)));
    }
    path
}

/// The winds of a table of the first house, if a path leads to one.
pub fn winds_of_table(path: &str) -> Option<[Option<Seat>; 2]> {
    let seats = || [None].into_iter().chain(Seat::ALL.map(Some));
    let mut all = seats().flat_map(|seat| seats().map(move |prevailing| [seat, prevailing]));
    all.find(|&[seat, prevailing]| {
        let draft = Draft::empty(rule_sets::first_house(), seat, prevailing);
        table(&draft) == path
    })
}

/// The text form of a house.
pub fn house(house: &House) -> String {
    match WRITER.get() {
        Some(writer) => (writer.house)(house),
        None => house.rule_set().key.to_owned(),
    }
}

/// Reads a path; `None` if it is the way to the front door.
///
/// # Errors
/// All that can't be read, as sentences.
pub fn read(path: &str) -> Option<Result<Draft, Vec<Sentence>>> {
    let path = decoded(path);
    if path.trim_matches('/').is_empty() {
        return None;
    }
    let Some(parts) = path.strip_prefix(SCORE) else {
        return Some(Err(vec![nowhere(&path)]));
    };
    let (house, entry) = parts.split_once('/').unwrap_or((parts, ""));
    Some(draft(house, entry.trim_matches('/')))
}

/// Why a path leads to no screen. One that begins with a number is of a later version.
fn nowhere(path: &str) -> Sentence {
    let first = path.split('/').nth(1).unwrap_or_default();
    if !first.is_empty() && first.bytes().all(|digit| digit.is_ascii_digit()) {
        return sentence!(
            "This link was made with a newer version. Go online and reload the page."
        );
    }
    let short: String = path.chars().take(40).collect();
    sentence!("There is no page “{0}” here", short)
}

/// The key of the rule set that a path leads to, if that is one that isn't here.
pub fn missing(path: &str) -> Option<&'static str> {
    let path = decoded(path);
    let house = path.strip_prefix(SCORE)?.split('/').next()?;
    rule_sets::missing(house)
}

/// Reads what can be read of a path that leads to a hand; `None` of a path that leads nowhere.
pub fn readable(path: &str) -> Option<BrokenLink> {
    let path = decoded(path);
    let parts = path.strip_prefix(SCORE)?;
    let (house, entry) = parts.split_once('/').unwrap_or((parts, ""));
    let (house, wrong) = House::readable(house, &rule_sets::here());
    let (entry, unread) = notation::readable(entry.trim_matches('/'));
    let of_house = wrong.iter().map(HouseError::unread);
    let of_hand = unread.iter().filter_map(|error| error.unread());
    let mut parts: Vec<_> = of_house.chain(of_hand.map(str::to_owned)).collect();
    if parts.len() > TOLD {
        parts.truncate(TOLD);
        parts.push("…".to_owned());
    }
    let parts = parts
        .into_iter()
        .map(|part| sentence!("“{0}”", part).into());
    let says = match Sentence::joined("{0}, {1}", parts) {
        Gap::Words(_) => sentence!("The hand of this link is too long"),
        parts => sentence!("I couldn’t read {0}", parts),
    };
    let wrong = wrong.iter().map(HouseError::reason);
    let unread = unread.iter().map(NotationError::sentence);
    Some(BrokenLink {
        entry,
        house,
        says,
        why: wrong.chain(unread).collect(),
    })
}

/// So many parts that can't be read are named.
const TOLD: usize = 5;

/// The house that a path names, in its text form; `None` where it names none.
pub fn house_of(path: &str) -> Option<String> {
    let path = decoded(path);
    let house = path.strip_prefix(SCORE)?.split('/').next()?;
    (!house.is_empty()).then(|| house.to_owned())
}

fn draft(house: &str, entry: &str) -> Result<Draft, Vec<Sentence>> {
    let mut trouble = Vec::new();
    let house = House::read(house, &rule_sets::here())
        .map_err(|errors| note(&mut trouble, &errors, HouseError::reason));
    let entry = notation::parse(entry)
        .map_err(|errors| note(&mut trouble, &errors, NotationError::sentence));
    match (house, entry) {
        (Ok(house), Ok(entry)) => Ok(Draft { entry, house }),
        _ => Err(trouble),
    }
}

fn note<E>(trouble: &mut Vec<Sentence>, errors: &[E], sentence: fn(&E) -> Sentence) {
    trouble.extend(errors.iter().map(sentence));
}

/// A text with its `%3B` and the like read; what isn't hexadecimal stays as it is.
pub fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let coded = after
            .get(..2)
            .filter(|pair| first == b'%' && pair.iter().all(u8::is_ascii_hexdigit))
            .and_then(|pair| std::str::from_utf8(pair).ok())
            .and_then(|pair| u8::from_str_radix(pair, 16).ok());
        bytes.push(coded.unwrap_or(first));
        rest = if coded.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(path: &str, as_if: &str) {
        let draft = read(path).expect("a page").expect(path);
        assert_eq!(super::path(&draft), as_if);
    }

    #[track_caller]
    fn refused(path: &str, begins: &[&str]) {
        let trouble = read(path).expect("a page").expect_err(path);
        assert_eq!(trouble.len(), begins.len(), "{trouble:?}");
        for (says, begins) in trouble.iter().zip(begins) {
            assert!(says.to_string().starts_with(begins), "{says}");
        }
    }

    #[test]
    fn what_was_written_is_what_is_read() {
        for path in [
            "/score/hk-old-style/2223s.c567s.p777s.p555z.w1s@W.SE",
            "/score/hk-old-style;minimum_fan=1/46s.p111z@N.ck4444p.f1.g4.w5s@W:robbed.EE.last-tile",
            "/score/hk-old-style/w1s:?.S?",
            "/score/hk-old-style/",
        ] {
            reads(path, path);
        }
    }

    #[test]
    fn other_spellings_are_read_too() {
        let plain = "/score/hk-old-style;minimum_fan=1/12s.w1s@W.SE";
        reads(
            "/score/hk-old-style%3Bminimum_fan%3D1/12s%20w1s%40W%20SE",
            plain,
        );
        reads("/score/hk-old-style;minimum_fan=1/12s.w1s@W.SE/", plain);
        reads(
            "/score/hk-old-style/w1s:%3F.EE",
            "/score/hk-old-style/w1s:?.EE",
        );
        reads("/score/hk-old-style", "/score/hk-old-style/");
    }

    #[test]
    fn what_is_not_hexadecimal_stays_as_it_is() {
        for text in ["%+1", "%-1", "%1", "%", "%zz", "100%"] {
            assert_eq!(decoded(text), text);
        }
        assert_eq!(decoded("%3b%3B%E6%BC%A2"), ";;漢");
    }

    #[test]
    fn a_broken_link_says_everything_that_is_wrong() {
        refused("/score/hk-old-style/12x.8z", &["“12x” can’t", "“8z” can’t"]);
        refused("/score/nowhere/12m", &["no rule book is called “nowhere”"]);
        refused(
            "/score/hk-old-style;a=1;limit_fan=x/9k",
            &["Hong Kong Old Style has no", "“x” isn’t an answer", "“9k”"],
        );
        refused("/somewhere", &["There is no page “/somewhere” here"]);
        refused("/2nd/score/", &["There is no page “/2nd/score/” here"]);
        refused("/score/%ff%zz%/12m", &["no rule book is called"]);
        refused(
            &format!("/score/hk-old-style/{}", "1m".repeat(600)),
            &["1200 characters"],
        );
    }

    #[test]
    fn what_can_be_read_of_a_broken_link_is_kept() {
        let own: House = "hk-old-style;minimum_fan=1".parse().expect("a house");
        let kept = |path: &str, says: &str, as_if: &str| {
            let broken = readable(path).expect(path);
            assert_eq!(broken.says.to_string(), says);
            // Nobody reads forty-eight keys.
            let mut why = broken.why.iter().map(ToString::to_string);
            assert!(why.all(|why| !why.contains("choose from")));
            assert_eq!(super::path(&broken.draft(&own)), as_if);
        };
        kept(
            "/score/hk-old-style/2223s.b1.c567s.x9.SE",
            "I couldn’t read “b1”, “x9”",
            "/score/hk-old-style/2223s.c567s.SE",
        );
        kept(
            "/score/hk-old-style;minimum_fan=banana;nonsense=1;limit_fan=8/123m",
            "I couldn’t read “minimum_fan=banana”, “nonsense”",
            "/score/hk-old-style;limit_fan=8/123m",
        );
        kept(
            "/score/nowhere/123m",
            "I couldn’t read “nowhere”",
            "/score/hk-old-style;minimum_fan=1/123m",
        );
        kept(
            &format!("/score/hk-old-style/{}", "1m".repeat(600)),
            "The hand of this link is too long",
            "/score/hk-old-style/",
        );
        kept(
            "/score/hk-old-style/a.b.c.d.e.f.g",
            "I couldn’t read “a”, “b”, “c”, “d”, “e”, “…”",
            "/score/hk-old-style/",
        );
        assert_eq!(readable("/somewhere"), None);
    }

    #[test]
    fn a_link_of_a_later_version_says_so() {
        for path in ["/2/score/hk-old-style/12m", "/10/anything", "/2"] {
            refused(path, &["This link was made with a newer version."]);
        }
    }

    #[test]
    fn a_house_is_an_empty_tray_under_its_rules() {
        let path = "/score/hk-old-style;minimum_fan=1";
        let draft = read(path).expect("a page").expect("a house");
        assert_eq!(house_path(&draft.house), path);
        assert_eq!(draft, Draft::empty(draft.house.clone(), None, None));
    }

    #[test]
    fn a_table_is_written_and_read_as_any_other_path() {
        let mut winds = vec![None];
        winds.extend(Seat::ALL.map(Some));
        for &seat in &winds {
            for &prevailing in &winds {
                let draft = Draft::empty(rule_sets::first_house(), seat, prevailing);
                let path = table(&draft);
                let read = read(&path).expect("a page");
                assert_eq!(read.as_ref(), Ok(&draft));
                assert_eq!(winds_of_table(&path), Some([seat, prevailing]));
                assert_eq!(super::path(&draft), path);
            }
        }
        for other in [
            "/score/hk-old-style;minimum_fan=1/?E",
            "/score/singapore/?E",
            "/score/hk-old-style/1m.?E",
            "/score/hk-old-style/?E.last-tile",
        ] {
            assert_eq!(winds_of_table(other), None, "{other}");
        }
    }

    #[test]
    fn other_screens_have_their_own_paths() {
        let place = "riichi-wrc-2015/late/minutes=7";
        let fouls = |place: &str| Some(Screen::Fouls(place.into()));
        let rules = |place: &str| Some(Screen::Rules(place.into()));
        assert_eq!(screen(&fouls_path(place)), fouls(place));
        assert_eq!(screen("/fouls"), fouls(""));
        assert_eq!(screen("/fouls/a%2Db"), fouls("a-b"));
        assert_eq!(screen("/foulsome"), None);
        assert_eq!(screen("/score/hk-old-style/"), None);
        let place = "hk-old-style;minimum_fan=1/half-flush";
        assert_eq!(screen(&rules_path(place)), rules(place));
        assert_eq!(screen("/rules/"), rules(""));
        assert_eq!(screen("/ruleset"), None);
    }

    #[test]
    fn the_front_door_is_no_hand() {
        assert_eq!(read(""), None);
        assert_eq!(read("/"), None);
    }
}
