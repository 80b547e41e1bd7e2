//! The address of reports, and the link that opens one there.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use super::ProblemReport;

/// The characters that are encoded: all but those that no part of an address reserves.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// Largest length of a mail link. Windows passes no longer ones to mail programs.
const MAX_MAIL: usize = 2_000;

/// Largest length of an issue link. Hosts refuse requests of over 8 KB.
const MAX_ISSUE: usize = 8_000;

/// The address of reports, which the build gets from `TILEWISE_REPORT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportAddress {
    /// A mail address, as `mailto:…`.
    Mail(&'static str),
    /// The form for a new issue, as `https://…`.
    Issues(&'static str),
}

/// The link that opens a report at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportLink {
    /// A link with the whole report.
    Filled(String),
    /// A link with the title only: with its text it would be too long.
    TitleOnly(String),
}

impl ReportAddress {
    /// The address of this build; `None` if it has none.
    pub const OF_BUILD: Option<Self> = match option_env!("TILEWISE_REPORT") {
        Some(text) => Self::read(text),
        None => None,
    };

    /// Reads an address; `None` if it is empty.
    ///
    /// # Panics
    /// If it is neither `mailto:…` nor `https://…`, which fails the build.
    const fn read(text: &'static str) -> Option<Self> {
        if text.is_empty() {
            None
        } else if starts_with(text, "mailto:") {
            Some(Self::Mail(text))
        } else if starts_with(text, "https://") {
            Some(Self::Issues(text))
        } else {
            panic!(
                "TILEWISE_REPORT is mailto:somebody@club.example or https://club.example/issues/new"
            )
        }
    }

    /// Returns the link that opens a report.
    pub fn link(self, report: &ProblemReport) -> ReportLink {
        let (address, [title, text], max) = match self {
            Self::Mail(address) => (address, ["subject", "body"], MAX_MAIL),
            Self::Issues(address) => (address, ["title", "body"], MAX_ISSUE),
        };
        let before = if address.contains('?') { '&' } else { '?' };
        let short = format!("{address}{before}{title}={}", encoded(&report.title));
        let lines = match self {
            // Lines of mails end with both characters.
            Self::Mail(_) => report.text.replace('\n', "\r\n"),
            Self::Issues(_) => report.text.clone(),
        };
        let filled = format!("{short}&{text}={}", encoded(&lines));
        if filled.len() <= max {
            ReportLink::Filled(filled)
        } else {
            ReportLink::TitleOnly(short)
        }
    }
}

/// Whether a text starts with another; for constants.
const fn starts_with(text: &str, start: &str) -> bool {
    let (text, start) = (text.as_bytes(), start.as_bytes());
    matches!(text.split_at_checked(start.len()), Some((first, _)) if is_same(first, start))
}

/// Whether texts of one length are the same; for constants.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut place = 0;
    while place < one.len() {
        if one[place] != other[place] {
            return false;
        }
        place += 1;
    }
    true
}

/// Returns a text for a query.
fn encoded(text: &str) -> String {
    utf8_percent_encode(text, ENCODED).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIL: &str = "mailto:scores@club.example";
    const ISSUES: &str = "https://club.example/tilewise/issues/new";

    fn report(text: &str) -> ProblemReport {
        ProblemReport {
            title: "Score: 國標 & more".to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn address_is_a_mail_address_or_a_form() {
        assert_eq!(ReportAddress::read(""), None);
        assert_eq!(ReportAddress::read(MAIL), Some(ReportAddress::Mail(MAIL)));
        assert_eq!(
            ReportAddress::read(ISSUES),
            Some(ReportAddress::Issues(ISSUES))
        );
    }

    #[test]
    #[should_panic(expected = "TILEWISE_REPORT is")]
    fn address_of_another_kind_fails_the_build() {
        ReportAddress::read("javascript:alert(1)");
    }

    #[test]
    fn issue_has_title_and_text_in_its_query() {
        let text = "6 fan?\nhttps://club.example/#/score/mcr;a=1/w1s@W+x=100%";
        assert_eq!(
            ReportAddress::Issues(ISSUES).link(&report(text)),
            ReportLink::Filled(
                "https://club.example/tilewise/issues/new\
                 ?title=Score%3A%20%E5%9C%8B%E6%A8%99%20%26%20more\
                 &body=6%20fan%3F%0Ahttps%3A%2F%2Fclub.example%2F%23%2Fscore%2Fmcr%3Ba%3D1%2Fw1s%40W%2Bx%3D100%25"
                    .to_owned()
            )
        );
    }

    #[test]
    fn mail_has_subject_and_body_with_ends_of_lines() {
        let ReportLink::Filled(link) = ReportAddress::Mail(MAIL).link(&report("a\nb")) else {
            panic!("it is short");
        };
        assert!(link.starts_with("mailto:scores@club.example?subject=Score%3A%20"));
        assert!(link.ends_with("&body=a%0D%0Ab"));
    }

    #[test]
    fn address_keeps_its_own_query() {
        let address = ReportAddress::Issues("https://club.example/new?labels=report");
        let ReportLink::Filled(link) = address.link(&report("a")) else {
            panic!("it is short");
        };
        assert!(link.starts_with("https://club.example/new?labels=report&title="));
    }

    #[test]
    fn link_of_a_long_report_has_its_title_only() {
        for (address, room) in [
            (ReportAddress::Mail(MAIL), 2_000),
            (ReportAddress::Issues(ISSUES), 8_000),
        ] {
            let ReportLink::Filled(empty) = address.link(&report("")) else {
                panic!("it is short");
            };
            let longest = "a".repeat(room - empty.len());
            assert!(
                matches!(address.link(&report(&longest)), ReportLink::Filled(link) if link.len() == room)
            );
            let too_long = longest + "a";
            let ReportLink::TitleOnly(short) = address.link(&report(&too_long)) else {
                panic!("it is too long");
            };
            assert!(empty.starts_with(&short) && !short.contains("body="));
        }
    }
}
