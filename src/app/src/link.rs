//! Paths: the text after `#` in the address.
//!
//! | path | target |
//! |---|---|
//! | `/score/<rules>/<hand>` | a hand; without one an empty tray with these rules |
//! | `/score` | the Score screen with the current hand |
//! | `/table/<route>` | the current game, at a route |
//! | `/fouls/<book>/<event>/<answers>` | an event or a foul with the answers so far |
//! | `/rules/<rules>/<element>` | a rule configuration, perhaps at an element |
//! | `/club/<route>` | a club of the device, at a route |
//! | `/season/<standings>` | the public standings of a season, packed |
//! | `/practice/<rules>/<kind>/<seed>` | an exercise; without seed or kind the choice of one |
//! | `/backup/<route>` | the backup of the device, at a route |
//!
//! Example: `/score/hk-old-style;minimum_fan=1/2223s.c567s.p777s.p555z.w1s@W.SE`. The parts are the text
//! forms of [`RuleConfig`], [`WinInput`](tilewise_rules::WinInput) and
//! [`RulingsLocation`](crate::rulings::rulings_location::RulingsLocation).
//!
//! These paths are version 1 and stay valid forever; `tests/suite/links.txt` has the expected result of each.
//! Paths of another version would begin with it, as in `/2/score/…`; the page reports an unknown version.

pub mod open;
use tilewise_rules::notation::{self, NotationError};
use tilewise_rules::{Gap, RuleConfig, RuleConfigError, Sentence, sentence};

use crate::rule_sets;
use crate::store::{BrokenLink, Draft, PageState, Screen};

const SCORE: &str = "/score/";
const TABLE: &str = "/table";
const FOULS: &str = "/fouls";
const RULES: &str = "/rules";
const CLUB: &str = "/club";
const SEASON: &str = "/season";
const PRACTICE: &str = "/practice";
const BACKUP: &str = "/backup";

/// Returns the path of the Table screen, at a route.
pub fn table_path(step: &str) -> String {
    format!("{TABLE}/{step}")
}

/// Returns the path of the Rulings screen, at a location.
pub fn rulings_path(place: &str) -> String {
    format!("{FOULS}/{place}")
}

/// Returns the path of the Rules screen: `<rules>` or `<rules>/<element>`.
pub fn rules_path(place: &str) -> String {
    format!("{RULES}/{place}")
}

/// Returns the path of the Club screen, at a route.
pub fn club_path(step: &str) -> String {
    format!("{CLUB}/{step}")
}

/// Returns the path of packed public standings.
pub fn season_path(packed: &str) -> String {
    format!("{SEASON}/{packed}")
}

/// Returns the path of the Practice screen: `<rules>`, `<rules>/<kind>` or `<rules>/<kind>/<seed>`.
pub fn practice_path(place: &str) -> String {
    format!("{PRACTICE}/{place}")
}

/// Returns the path of the Backup screen, at a route.
pub fn backup_path(route: &str) -> String {
    format!("{BACKUP}/{route}")
}

/// Returns the screen with its location; `None` if the path names a hand.
pub fn screen(path: &str) -> Option<Screen> {
    plain_screen(&decode(path))
}

/// Returns the same for a decoded path.
pub fn plain_screen(path: &str) -> Option<Screen> {
    // Without rules it is the Score screen as it is.
    if path.trim_end_matches('/') == SCORE.trim_end_matches('/') {
        return Some(Screen::Score);
    }
    let screens: [(_, fn(_) -> _); 7] = [
        (FOULS, Screen::Rulings),
        (RULES, Screen::Rules),
        (TABLE, Screen::Table),
        (CLUB, Screen::Club),
        (SEASON, Screen::Season),
        (PRACTICE, Screen::Practice),
        (BACKUP, Screen::Backup),
    ];
    let mut screens = screens.into_iter();
    let (place, screen) =
        screens.find_map(|(name, screen)| Some((path.strip_prefix(name)?, screen)))?;
    (place.is_empty() || place.starts_with('/')).then(|| screen(place.trim_matches('/').into()))
}

/// Returns the path of an empty tray with a rule configuration.
pub fn house_path(house: &RuleConfig) -> String {
    format!("{SCORE}{house}")
}

/// Returns the path for a state of the page.
pub fn for_state(state: &PageState) -> String {
    match &state.screen {
        Screen::Score => hand_path(&state.draft),
        Screen::Table(step) => table_path(step),
        Screen::Rulings(place) => rulings_path(place),
        Screen::Rules(place) => rules_path(place),
        Screen::Club(step) => club_path(step),
        Screen::Season(packed) => season_path(packed),
        Screen::Practice(place) => practice_path(place),
        Screen::Backup(route) => backup_path(route),
    }
}

/// Returns the path of a draft.
pub fn hand_path(draft: &Draft) -> String {
    format!("{SCORE}{}/{}", draft.house, draft.entry.to_link())
}

/// Parses a path; `None` if it is empty.
///
/// # Errors
/// All unreadable parts, as sentences.
pub fn read(path: &str) -> Option<Result<Draft, Vec<Sentence>>> {
    let path = decode(path);
    if path.trim_matches('/').is_empty() {
        return None;
    }
    let Some(parts) = path.strip_prefix(SCORE) else {
        return Some(Err(vec![unknown_path(&path)]));
    };
    let (house, entry) = parts.split_once('/').unwrap_or((parts, ""));
    Some(draft(house, entry.trim_matches('/')))
}

/// Returns the error of a path without a screen. A path that begins with a number is of a newer version.
fn unknown_path(path: &str) -> Sentence {
    let first = path.split('/').nth(1).unwrap_or_default();
    if !first.is_empty() && first.bytes().all(|digit| digit.is_ascii_digit()) {
        return sentence!(
            "This link was made with a newer version. Go online and reload the page."
        );
    }
    let short: String = path.chars().take(40).collect();
    sentence!("There is no page “{0}” here", short)
}

/// Returns the key of the rule set that a path needs, if it isn't loaded.
pub fn missing_rule_set(path: &str) -> Option<&'static str> {
    let path = decode(path);
    let house = path.strip_prefix(SCORE)?.split('/').next()?;
    rule_sets::missing(house)
}

/// Parses the readable parts of a path to a hand; `None` if the path has no target.
pub fn read_partly(path: &str) -> Option<BrokenLink> {
    let path = decode(path);
    let parts = path.strip_prefix(SCORE)?;
    let (house, entry) = parts.split_once('/').unwrap_or((parts, ""));
    let (house, wrong) = RuleConfig::readable(house, &rule_sets::here());
    let (entry, unread) = notation::readable(entry.trim_matches('/'));
    let of_house = wrong.iter().map(RuleConfigError::unread);
    let of_hand = unread.iter().filter_map(|error| error.unread());
    let mut parts: Vec<_> = of_house.chain(of_hand.map(str::to_owned)).collect();
    if parts.len() > MAX_NAMED_PARTS {
        parts.truncate(MAX_NAMED_PARTS);
        parts.push("…".to_owned());
    }
    let parts = parts
        .into_iter()
        .map(|part| sentence!("“{0}”", part).into());
    let message = match Sentence::joined("{0}, {1}", parts) {
        Gap::Words(_) => sentence!("The hand of this link is too long"),
        parts => sentence!("I couldn’t read {0}", parts),
    };
    let wrong = wrong.iter().map(RuleConfigError::reason);
    let unread = unread.iter().map(NotationError::sentence);
    Some(BrokenLink {
        entry,
        house,
        message,
        why: wrong.chain(unread).collect(),
    })
}

/// Largest number of unreadable parts that are listed.
const MAX_NAMED_PARTS: usize = 5;

/// Returns the text form of the rule configuration in a path; `None` if there is none.
pub fn rules_in_path(path: &str) -> Option<String> {
    let path = decode(path);
    let house = path.strip_prefix(SCORE)?.split('/').next()?;
    (!house.is_empty()).then(|| house.to_owned())
}

fn draft(house: &str, entry: &str) -> Result<Draft, Vec<Sentence>> {
    let mut trouble = Vec::new();
    let house = RuleConfig::read(house, &rule_sets::here())
        .map_err(|errors| add_errors(&mut trouble, &errors, RuleConfigError::reason));
    let entry = notation::parse(entry)
        .map_err(|errors| add_errors(&mut trouble, &errors, NotationError::sentence));
    match (house, entry) {
        (Ok(house), Ok(entry)) => Ok(Draft { entry, house }),
        _ => Err(trouble),
    }
}

fn add_errors<E>(trouble: &mut Vec<Sentence>, errors: &[E], sentence: fn(&E) -> Sentence) {
    trouble.extend(errors.iter().map(sentence));
}

/// Decodes percent-encoded characters; invalid ones stay.
pub fn decode(text: &str) -> String {
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
    use tilewise_rules::Seat;

    #[track_caller]
    fn reads(path: &str, as_if: &str) {
        let draft = read(path).expect("a page").expect(path);
        assert_eq!(hand_path(&draft), as_if);
    }

    #[track_caller]
    fn refused(path: &str, begins: &[&str]) {
        let trouble = read(path).expect("a page").expect_err(path);
        assert_eq!(trouble.len(), begins.len(), "{trouble:?}");
        for (message, begins) in trouble.iter().zip(begins) {
            assert!(message.to_string().starts_with(begins), "{message}");
        }
    }

    #[test]
    fn link_round_trips() {
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
            assert_eq!(decode(text), text);
        }
        assert_eq!(decode("%3b%3B%E6%BC%A2"), ";;漢");
    }

    #[test]
    fn broken_link_reports_every_error() {
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
    fn broken_link_retains_readable_parts() {
        let own: RuleConfig = "hk-old-style;minimum_fan=1".parse().expect("valid rules");
        let retains = |path: &str, message: &str, as_if: &str| {
            let broken = read_partly(path).expect(path);
            assert_eq!(broken.message.to_string(), message);
            // The list of forty-eight keys would be too long.
            let mut why = broken.why.iter().map(ToString::to_string);
            assert!(why.all(|why| !why.contains("choose from")));
            assert_eq!(hand_path(&broken.draft(&own)), as_if);
        };
        retains(
            "/score/hk-old-style/2223s.b1.c567s.x9.SE",
            "I couldn’t read “b1”, “x9”",
            "/score/hk-old-style/2223s.c567s.SE",
        );
        retains(
            "/score/hk-old-style;minimum_fan=banana;nonsense=1;limit_fan=8/123m",
            "I couldn’t read “minimum_fan=banana”, “nonsense”",
            "/score/hk-old-style;limit_fan=8/123m",
        );
        retains(
            "/score/nowhere/123m",
            "I couldn’t read “nowhere”",
            "/score/hk-old-style;minimum_fan=1/123m",
        );
        retains(
            &format!("/score/hk-old-style/{}", "1m".repeat(600)),
            "The hand of this link is too long",
            "/score/hk-old-style/",
        );
        retains(
            "/score/hk-old-style/a.b.c.d.e.f.g",
            "I couldn’t read “a”, “b”, “c”, “d”, “e”, “…”",
            "/score/hk-old-style/",
        );
        assert_eq!(read_partly("/somewhere"), None);
    }

    #[test]
    fn link_of_newer_version_is_reported() {
        for path in ["/2/score/hk-old-style/12m", "/10/anything", "/2"] {
            refused(path, &["This link was made with a newer version."]);
        }
    }

    #[test]
    fn rules_path_opens_an_empty_tray() {
        let path = "/score/hk-old-style;minimum_fan=1";
        let draft = read(path).expect("a page").expect("valid rules");
        assert_eq!(house_path(&draft.house), path);
        assert_eq!(draft, Draft::empty(draft.house.clone(), None, None));
    }

    #[test]
    fn empty_tray_keeps_its_winds() {
        let mut winds = vec![None];
        winds.extend(Seat::ALL.map(Some));
        for &seat in &winds {
            for &prevailing in &winds {
                let draft = Draft::empty(rule_sets::first_house(), seat, prevailing);
                assert_eq!(read(&hand_path(&draft)), Some(Ok(draft)));
            }
        }
    }

    #[test]
    fn other_screens_have_their_own_paths() {
        let place = "riichi-wrc-2015/late/minutes=7";
        let fouls = |place: &str| Some(Screen::Rulings(place.into()));
        let rules = |place: &str| Some(Screen::Rules(place.into()));
        assert_eq!(screen(&rulings_path(place)), fouls(place));
        assert_eq!(screen("/fouls"), fouls(""));
        assert_eq!(screen("/fouls/a%2Db"), fouls("a-b"));
        assert_eq!(screen("/foulsome"), None);
        assert_eq!(screen("/score/hk-old-style/"), None);
        assert_eq!(screen("/score"), Some(Screen::Score));
        assert_eq!(screen("/score/"), Some(Screen::Score));
        let place = "hk-old-style;minimum_fan=1/half-flush";
        assert_eq!(screen(&rules_path(place)), rules(place));
        assert_eq!(screen("/rules/"), rules(""));
        assert_eq!(screen("/ruleset"), None);
    }

    #[test]
    fn empty_path_has_no_hand() {
        assert_eq!(read(""), None);
        assert_eq!(read("/"), None);
    }
}
