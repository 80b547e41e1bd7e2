//! Pasted or typed text with a hand, or a link to one.

use tilewise_rules::Sentence;
use tilewise_rules::notation::{self, NotationError};

use crate::link::{self, open};
use crate::store::{Draft, HandAction, LinkAction, PageAction};

/// Parses pasted or typed text into an action that replaces the hand. Missing winds are those of the table.
///
/// # Errors
/// The unreadable parts, as sentences.
pub fn parse_paste(text: &str, draft: &Draft) -> Result<PageAction, Vec<Sentence>> {
    let text = text.trim();
    if let Some((_, path)) = text
        .split_once('#')
        .filter(|_| !text.contains(char::is_whitespace))
    {
        if let Some(pending) = open::pending_link(path) {
            return Ok(PageAction::Link(LinkAction::AwaitRuleSet(pending)));
        }
        if let Some(link) = link::read(path) {
            return link.map(|draft| PageAction::Hand(HandAction::Replace(Box::new(draft))));
        }
    }
    let entry = notation::parse_loose(text).map_err(|errors| {
        errors
            .iter()
            .map(NotationError::sentence)
            .collect::<Vec<_>>()
    })?;
    if entry == notation::WinInput::default() {
        return Err(Vec::new());
    }
    Ok(in_place(entry, draft))
}

/// Parses the readable parts, and returns the errors of the others.
pub fn parse_paste_partly(text: &str, draft: &Draft) -> (Option<PageAction>, Vec<Sentence>) {
    match parse_paste(text, draft) {
        Ok(action) => (Some(action), Vec::new()),
        Err(errors) if text.contains('#') => (None, errors),
        Err(errors) => {
            let entry = notation::readable_loose(text.trim());
            let is_empty = entry.hand == notation::WinInput::default().hand;
            let action = (!is_empty).then(|| in_place(entry, draft));
            (action, errors)
        }
    }
}

/// Returns the action that replaces the hand. Missing winds are those of the table.
fn in_place(mut entry: notation::WinInput, draft: &Draft) -> PageAction {
    let table = &draft.entry.context;
    let context = &mut entry.context;
    context.seat = context.seat.or(table.seat);
    context.prevailing = context.prevailing.or(table.prevailing);
    let next = Draft {
        entry,
        house: draft.house.clone(),
    };
    PageAction::Hand(HandAction::Replace(Box::new(next)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule_sets;

    fn comes_to(text: &str) -> Result<String, Vec<Sentence>> {
        let draft = Draft {
            entry: notation::parse("123m SN last-tile").expect("readable"),
            ..Draft::new(rule_sets::first_house())
        };
        parse_paste(text, &draft).map(|action| match action {
            PageAction::Hand(HandAction::Replace(next)) => link::hand_path(&next),
            other => format!("{other:?}"),
        })
    }

    #[test]
    fn the_hand_is_replaced_and_the_winds_stay() {
        let hand = |rest: &str| Ok(format!("/score/hk-old-style/{rest}"));
        assert_eq!(comes_to("33m c234s"), hand("33m.c234s.SN"));
        assert_eq!(comes_to(" 🀉🀉\nc🀑🀒🀓 w🀡 "), hand("33m.c234s.w9p.SN"));
        assert_eq!(comes_to("33m ?W"), hand("33m.SW"));
        assert_eq!(comes_to("33m w@W EE"), hand("33m.w@W.EE"));
    }

    /// Unreadable parts are reported, and the others are entered.
    #[test]
    fn the_rest_of_what_cannot_be_read_is_entered() {
        let draft = Draft::new(rule_sets::first_house());
        let (action, errors) = parse_paste_partly("33m hello 456p", &draft);
        assert_eq!(errors.len(), 1);
        let Some(PageAction::Hand(HandAction::Replace(next))) = action else {
            panic!("{action:?}");
        };
        assert_eq!(next.entry.hand.concealed.len(), 5);
        assert_eq!(parse_paste_partly("hello", &draft).0, None);
    }

    #[test]
    fn a_link_is_as_good() {
        assert_eq!(
            comes_to("https://example.org/a/#/score/hk-old-style;minimum_fan=1/33m.EE"),
            Ok("/score/hk-old-style;minimum_fan=1/33m.EE".to_owned())
        );
    }

    #[test]
    fn unreadable_text_is_reported() {
        let errors = comes_to("33m hello 8z").expect_err("words");
        assert_eq!(errors.len(), 2);
        assert!(errors[0].to_string().starts_with("“hello”"));
        assert_eq!(comes_to("  "), Err(Vec::new()));
        assert_eq!(
            comes_to("#/score/nowhere/1m").expect_err("no book").len(),
            1
        );
    }
}
