use tilewise_rules::Seat;

use super::*;
use crate::testing::{corrected, entry, log, opening, won};
use crate::{Change, GameEvent};

fn player(place: u8) -> Holder {
    Holder::Player(PlayerId(place))
}

#[test]
fn changed_winner_changes_the_next_dealer() {
    // East wins 3 fan from South, then South, West and North draw in their seats.
    let all = [
        opening("hk-old-style"),
        won(Seat::East, 3, Some(Seat::South)),
        won(Seat::East, 3, None),
    ];
    let log = log(all);
    let other = Change::Replace(Box::new(won(Seat::South, 3, Some(Seat::East))));
    let preview = log.preview(entry(4, corrected(2, other))).unwrap();
    let lines = preview.outcomes();
    let [
        OutcomeChange::Changed(first),
        OutcomeChange::Changed(second),
    ] = lines[..]
    else {
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
        Difference::between(Some(HandEnd::EastWon), Some(HandEnd::OthersWon))
    );
    assert_eq!(lines[0].position(), None);
    // Bo is East then, and draws the second hand.
    let deals = lines[1]
        .position()
        .map(|one| (one.before.deal, one.after.deal));
    assert_eq!(deals, Some((1, 2)));
    let dealer = preview.dealer().unwrap();
    assert_eq!((dealer.before, dealer.after), (PlayerId(0), PlayerId(1)));
    assert_eq!(preview.position().map(|one| one.after.deal), Some(2));
    assert_eq!(preview.finished(), None);
    let scores = preview
        .scores()
        .into_iter()
        .map(|(who, one)| (who, one.after - one.before));
    // Ann has 48 + 48 less: 32 - -16, 48 - -16; Bo has as much more.
    let sum: i64 = scores.clone().map(|one| one.1).sum();
    assert_eq!(sum, 0);
    assert_eq!(
        scores.map(|one| one.0).collect::<Vec<_>>(),
        [player(0), player(1)]
    );
}

#[test]
fn preview_lists_added_and_removed_outcomes() {
    let all = [1, 2, 3].map(|value| won(Seat::East, value + 2, None));
    let log = log([opening("hk-old-style")].into_iter().chain(all));
    let gone = log.preview(entry(5, corrected(3, Change::Delete))).unwrap();
    assert!(matches!(gone.outcomes()[..], [OutcomeChange::Removed(line)] if line.entry.0 == "e3"));
    let insertion = Change::InsertBefore(Box::new(won(Seat::East, 3, None)));
    let preview = log.preview(entry(5, corrected(3, insertion))).unwrap();
    assert!(matches!(preview.outcomes()[..], [OutcomeChange::Added(line)] if line.entry.0 == "e5"));
    assert_eq!(preview.scores().len(), 4);
    assert_eq!(log.entries().len(), 4);
}

#[test]
fn preview_shows_the_refusal_of_a_following_hand() {
    let log = log([
        opening("hk-old-style"),
        won(Seat::East, 3, None),
        GameEvent::Closed,
    ]);
    let insertion = Change::InsertBefore(Box::new(GameEvent::Closed));
    let preview = log.preview(entry(4, corrected(2, insertion))).unwrap();
    let changes = preview.outcomes();
    let refused = changes.iter().find_map(OutcomeChange::refusal).unwrap();
    assert_eq!(
        (refused.before, refused.after),
        (None, Some(&Refusal::GameOver))
    );
}

#[test]
fn preview_of_an_equal_replacement_is_empty() {
    let log = log([opening("hk-old-style"), won(Seat::East, 3, None)]);
    let same = Change::Replace(Box::new(won(Seat::East, 3, None)));
    let preview = log.preview(entry(3, corrected(2, same))).unwrap();
    assert!(preview.outcomes().is_empty() && preview.scores().is_empty());
    assert!(preview.position().is_none() && preview.dealer().is_none());
}

#[test]
fn preview_shows_whether_the_game_ends_or_reopens() {
    let hand = || won(Seat::South, 3, Some(Seat::East));
    let closed = log([opening("hk-old-style"), hand(), GameEvent::Closed]);
    let preview = closed
        .preview(entry(4, corrected(3, Change::Delete)))
        .unwrap();
    let open_again = Difference {
        before: true,
        after: false,
    };
    assert_eq!(preview.finished(), Some(open_again));
    let open = log([opening("hk-old-style"), hand(), hand()]);
    let instead = Change::Replace(Box::new(GameEvent::Closed));
    let preview = open.preview(entry(4, corrected(3, instead))).unwrap();
    let finished = Difference {
        before: false,
        after: true,
    };
    assert_eq!(preview.finished(), Some(finished));
}
