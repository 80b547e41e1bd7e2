//! Laws of statistics: random games of Hong Kong mahjong.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

/// A win from the wall, on a discard, on a robbed kong or by bonus tiles, or a draw.
fn happening() -> impl Strategy<Value = GameEvent> {
    let win = (0..4_usize, 1..4_usize, 3..9_u16, 0..4_u8);
    let win = win.prop_map(|(seat, giver, value, way)| {
        let from = Seat::ALL[(seat + giver) % 4];
        let win = match way {
            0 => Win::SelfDraw,
            1 => Win::Discard { from },
            2 => Win::RobbingTheKong { from },
            _ => Win::BonusTiles { from: None },
        };
        let value = if way == 3 { 3 } else { value };
        won(HONG_KONG, Seat::ALL[seat], Value::Counted(value), win)
    });
    let substitute = (0..4_u8, any::<bool>()).prop_map(|(player, comes)| {
        GameEvent::Substitute(PlayerId(player), comes.then(|| "Zed".to_owned()))
    });
    prop_oneof![6 => win, 1 => Just(draw()), 1 => substitute]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn wins_of_members_are_in_the_matrix_drawn_or_by_bonus_tiles(
        games in proptest::collection::vec(proptest::collection::vec(happening(), 1..12), 1..4)
    ) {
        let mut desk = Desk::with_night(FOUR);
        let mut entries = BTreeSet::new();
        for (round, mut events) in (1..).zip(games) {
            events.push(GameEvent::Closed);
            desk.write(desk.draw(round, &[FOUR], ""));
            let log = game("g", HONG_KONG, FOUR, events);
            let ids: Vec<_> = log.entries().iter().map(|one| one.id.clone()).collect();
            let result = desk.write(result(&desk, round, FOUR, log));
            entries.extend(ids.into_iter().map(|hand| HandReference { result: result.clone(), hand }));
        }
        let season = statistics(&desk);
        let sum = |of: fn(&MemberStatistics) -> usize| season.members.iter().map(of).sum::<usize>();
        let cells = season.deal_ins.iter();
        let by_members = cells.clone().filter(|(key, _)| key.1.is_some());
        let given: usize = by_members.map(|(_, cell)| cell.wins.len()).sum();
        prop_assert_eq!(
            sum(|one| one.wins.len()),
            given + sum(|one| one.self_draws.len()) + sum(|one| one.bonus_tile_wins.len())
        );
        let all_given: usize = cells.map(|(_, cell)| cell.wins.len()).sum();
        prop_assert_eq!(
            season.wins.len(),
            all_given + season.self_draws.len() + season.bonus_tile_wins.len()
        );
        prop_assert_eq!(season.hands.len(), season.wins.len() + season.draws.len());
        let own = season.members.iter().flat_map(|one| {
            let lists = [&one.hands, &one.wins, &one.self_draws, &one.bonus_tile_wins, &one.deal_ins, &one.draws];
            let gains = one.gains.iter().map(|one| &one.hand);
            let best = one.values.iter().flat_map(|values| &values.best).map(|win| &win.hand);
            lists.into_iter().flatten().chain(gains).chain(best)
        });
        let cells = season.deal_ins.values().flat_map(|cell| &cell.wins);
        let all = own.chain(cells).chain(&season.hands).chain(&season.wins);
        for hand in all {
            prop_assert!(entries.contains(hand), "{hand:?}");
        }
    }
}
