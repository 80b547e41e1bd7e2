use tilewise_rules::Seat;

use super::*;
use crate::testing::{corrected, entry, log, opening, won};
use crate::{Change, Input};

fn player(place: u8) -> Holder {
    Holder::Player(PlayerId(place))
}

#[test]
fn a_hand_that_changes_hands_changes_who_deals_later() {
    // East wins 3 fan from South, then South, West and North, who are seated so, draw.
    let all = [
        opening("hk-old-style"),
        won(Seat::East, 3, Some(Seat::South)),
        won(Seat::East, 3, None),
    ];
    let log = log(all);
    let other = Change::Replace(Box::new(won(Seat::South, 3, Some(Seat::East))));
    let preview = log.preview(entry(4, corrected(2, other))).unwrap();
    let lines = preview.lines();
    let [LineChange::Changed(first), LineChange::Changed(second)] = lines[..] else {
        panic!("{lines:?}");
    };
    assert_eq!(
        (
            first.before.entry.0.as_str(),
            second.before.entry.0.as_str()
        ),
        ("e2", "e3")
    );
    // HKOS-51: 16 from the discarder and 8 from the others.
    let gains = [(0, 3200, -1600), (1, -1600, 3200)];
    let gains = gains.map(|(who, before, after)| (player(who), Difference { before, after }));
    assert_eq!(lines[0].gains(), gains);
    assert_eq!(
        lines[0].end(),
        Difference::of(Some(HandEnd::EastWon), Some(HandEnd::OthersWon))
    );
    assert_eq!(lines[0].position(), None);
    // The second hand was drawn by East, who is Bo then.
    let deals = lines[1]
        .position()
        .map(|one| (one.before.deal, one.after.deal));
    assert_eq!(deals, Some((1, 2)));
    let dealer = preview.dealer().unwrap();
    assert_eq!((dealer.before, dealer.after), (PlayerId(0), PlayerId(1)));
    assert_eq!(preview.position().map(|one| one.after.deal), Some(2));
    assert_eq!(preview.over(), None);
    let scores = preview
        .scores()
        .into_iter()
        .map(|(who, one)| (who, one.after - one.before));
    // 48 + 48 less for Ann: 32 - -16, 48 - -16; as much more for Bo.
    let sum: i64 = scores.clone().map(|one| one.1).sum();
    assert_eq!(sum, 0);
    assert_eq!(
        scores.map(|one| one.0).collect::<Vec<_>>(),
        [player(0), player(1)]
    );
}

#[test]
fn lines_that_come_and_go_are_told() {
    let all = [1, 2, 3].map(|value| won(Seat::East, value + 2, None));
    let log = log([opening("hk-old-style")].into_iter().chain(all));
    let gone = log.preview(entry(5, corrected(3, Change::Delete))).unwrap();
    assert!(matches!(gone.lines()[..], [LineChange::Removed(line)] if line.entry.0 == "e3"));
    let put = Change::InsertBefore(Box::new(won(Seat::East, 3, None)));
    let put = log.preview(entry(5, corrected(3, put))).unwrap();
    assert!(matches!(put.lines()[..], [LineChange::Added(line)] if line.entry.0 == "e5"));
    assert_eq!(put.scores().len(), 4);
    assert_eq!(log.entries().len(), 4);
}

#[test]
fn a_hand_that_could_not_be_any_more_says_why() {
    let log = log([
        opening("hk-old-style"),
        won(Seat::East, 3, None),
        Input::Closed,
    ]);
    let put = Change::InsertBefore(Box::new(Input::Closed));
    let preview = log.preview(entry(4, corrected(2, put))).unwrap();
    let changes = preview.lines();
    let refused = changes.iter().find_map(LineChange::refused).unwrap();
    assert_eq!(
        (refused.before, refused.after),
        (None, Some(&Refusal::Over))
    );
}

#[test]
fn nothing_that_changes_nothing_is_told() {
    let log = log([opening("hk-old-style"), won(Seat::East, 3, None)]);
    let same = Change::Replace(Box::new(won(Seat::East, 3, None)));
    let preview = log.preview(entry(3, corrected(2, same))).unwrap();
    assert!(preview.lines().is_empty() && preview.scores().is_empty());
    assert!(preview.position().is_none() && preview.dealer().is_none());
}

#[test]
fn what_reopens_or_ends_a_game_is_said() {
    let hand = || won(Seat::South, 3, Some(Seat::East));
    let closed = log([opening("hk-old-style"), hand(), Input::Closed]);
    let preview = closed
        .preview(entry(4, corrected(3, Change::Delete)))
        .unwrap();
    let open_again = Difference {
        before: true,
        after: false,
    };
    assert_eq!(preview.over(), Some(open_again));
    let open = log([opening("hk-old-style"), hand(), hand()]);
    let instead = Change::Replace(Box::new(Input::Closed));
    let preview = open.preview(entry(4, corrected(3, instead))).unwrap();
    let over = Difference {
        before: false,
        after: true,
    };
    assert_eq!(preview.over(), Some(over));
}
