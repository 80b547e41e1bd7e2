//! Whole nights.

use proptest::prelude::*;

use super::super::draw_notes;
use super::*;

/// A night of one group.
struct DrawNight {
    players: Vec<DrawPlayer>,
    met: Meetings,
}

impl DrawNight {
    fn new(players: usize) -> Self {
        let player = |number| DrawPlayer::arriving(id(format!("{number:02}")));
        Self {
            players: (0..players).map(player).collect(),
            met: Meetings::new(),
        }
    }

    /// Draws and plays a round. Returns the number of repeated meetings.
    fn play(&mut self, round: u32, seed: u64, sizes: TableSizes) -> usize {
        let input = DrawInput {
            round,
            seed,
            met_tonight: &self.met,
            sizes,
            ..first_round(DrawMethod::Random, &self.players)
        };
        let draw = draw(&input).unwrap();
        let repeated = draw_notes(&input, &draw).len();
        for player in &mut self.players {
            player.waited += u32::from(draw.waiting.contains(&player.member));
            for table in &draw.tables {
                let seat = table
                    .seats
                    .iter()
                    .position(|member| *member == player.member);
                if let Some(wind) = seat.and_then(|seat| player.winds.get_mut(seat)) {
                    *wind += 1;
                }
            }
        }
        for table in &draw.tables {
            self.met.add_table(&table.seats);
        }
        repeated
    }

    fn winds_differ(&self) -> u32 {
        let all = self.players.iter().map(|player| {
            let [least, most] = [player.winds.iter().min(), player.winds.iter().max()];
            most.unwrap() - least.unwrap()
        });
        all.max().unwrap()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn waiting_differs_by_one_at_most(players in 4_usize..30, seed: u64, fives: bool) {
        let sizes = TableSizes { fives, threes: false };
        let mut night = DrawNight::new(players);
        for round in 1..=10 {
            night.play(round, seed, sizes);
            let waited = || night.players.iter().map(|player| player.waited);
            let (least, most) = (waited().min().unwrap(), waited().max().unwrap());
            prop_assert!(most - least <= 1, "{} and {} in round {}", least, most, round);
        }
    }

    #[test]
    fn winds_of_a_fixed_group_differ_by_one_at_most(is_large: bool, seed: u64) {
        let mut night = DrawNight::new(if is_large { 24 } else { 16 });
        for round in 1..=8 {
            night.play(round, seed, TableSizes::default());
            prop_assert!(night.winds_differ() <= 1, "round {}", round);
        }
    }

    #[test]
    fn nobody_meets_again_in_three_rounds_of_sixteen(seed: u64) {
        let mut night = DrawNight::new(16);
        for round in 1..=3 {
            prop_assert_eq!(night.play(round, seed, TableSizes::default()), 0, "round {}", round);
        }
    }
}
