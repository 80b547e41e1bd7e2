//! What is true of all draws.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::super::random::SeededRandom;
use super::super::{ChartSeating, DrawError, LastTable};
use super::*;
use crate::{Experience, SeasonPoints};

/// A random night.
#[derive(Debug)]
struct DrawCase {
    players: Vec<DrawPlayer>,
    met: [Meetings; 2],
    separate: Vec<(MemberId, MemberId)>,
    sizes: TableSizes,
    chart: Vec<Vec<usize>>,
    numbers: Vec<MemberId>,
    method: DrawMethod,
}

impl DrawCase {
    fn new(number: u64) -> Self {
        let mut random = SeededRandom::new(number);
        let count = 4 + random.below(40);
        let mut below = |end: u32| u32::try_from(random.below(end as usize)).unwrap();
        let teams = ["", "Red", "Blue", "Green", "White"];
        let player = |name: usize| DrawPlayer {
            experience: match below(6) {
                0 => Experience::Newcomer,
                1 => Experience::Mentor,
                _ => Experience::Usual,
            },
            team: teams[below(5) as usize].to_owned(),
            points: SeasonPoints::whole(i64::from(below(30)) - 15),
            waited: below(3),
            winds: [below(3), below(3), below(3), below(3)],
            last_table: (below(4) > 0).then(|| LastTable {
                table: 1 + below(10),
                place: 1 + below(4),
                players: 4,
            }),
            ..DrawPlayer::arriving(id(format!("{name:02}")))
        };
        let players: Vec<_> = (0..count).map(player).collect();
        let mut names: Vec<_> = players.iter().map(|player| player.member.clone()).collect();
        let met = [random.below(4), random.below(30)].map(|rounds| {
            let mut met = Meetings::new();
            for _ in 0..rounds {
                random.shuffle(&mut names);
                names.chunks(4).for_each(|table| met.add_table(table));
            }
            met
        });
        random.shuffle(&mut names);
        let pairs = random.below(4).min(count / 8);
        let separate = names
            .chunks(2)
            .take(pairs)
            .map(|pair| (pair[0].clone(), pair[1].clone()));
        let separate = separate.collect();
        random.shuffle(&mut names);
        let mut seats: Vec<_> = (0..count / 4 * 4).collect();
        random.shuffle(&mut seats);
        Self {
            met,
            separate,
            sizes: TableSizes {
                threes: random.below(2) == 0,
                fives: random.below(2) == 0,
            },
            chart: seats.chunks(4).map(<[_]>::to_vec).collect(),
            numbers: names,
            method: [
                DrawMethod::Random,
                DrawMethod::Swiss,
                DrawMethod::Ladder,
                DrawMethod::Teams,
                DrawMethod::Chart { rounds: 4 },
            ][random.below(5)],
            players,
        }
    }

    fn input(&self, seed: u64) -> DrawInput<'_> {
        DrawInput {
            seed,
            chart: Some(ChartSeating {
                tables: &self.chart,
                numbers: &self.numbers,
            }),
            met_tonight: &self.met[0],
            met_before: &self.met[1],
            separate: &self.separate,
            sizes: self.sizes,
            ..first_round(self.method, &self.players)
        }
    }

    fn draw(&self, seed: u64) -> Result<Option<Draw>, TestCaseError> {
        match draw(&self.input(seed)) {
            Ok(draw) => Ok(Some(draw)),
            Err(DrawError::TooFewTeams) if self.method == DrawMethod::Teams => Ok(None),
            Err(error) => Err(TestCaseError::fail(format!("{error:?}"))),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn everybody_plays_once_or_waits(number: u64, seed: u64) {
        let case = DrawCase::new(number);
        let Some(draw) = case.draw(seed)? else { return Ok(()) };
        let seated = draw.tables.iter().flat_map(|table| &table.seats);
        let mut all: Vec<_> = seated.chain(&draw.waiting).cloned().collect();
        all.sort();
        let members = case.players.iter().map(|player| player.member.clone());
        prop_assert!(members.eq(all));
        for table in &draw.tables {
            let (size, sizes) = (table.seats.len(), case.sizes);
            prop_assert!(size == 4 || size == 3 && sizes.threes || size == 5 && sizes.fives);
        }
    }

    #[test]
    fn separate_pairs_never_share_a_table(number: u64, seed: u64) {
        let case = DrawCase::new(number);
        let Some(draw) = case.draw(seed)? else { return Ok(()) };
        for table in &draw.tables {
            for (one, other) in &case.separate {
                prop_assert!(!(table.seats.contains(one) && table.seats.contains(other)));
            }
        }
    }

    #[test]
    fn those_who_wait_have_waited_least(number: u64, seed: u64) {
        let mut case = DrawCase::new(number);
        case.separate.clear();
        let Some(draw) = case.draw(seed)? else { return Ok(()) };
        let (waiting, seated): (Vec<_>, Vec<_>) = case
            .players
            .iter()
            .partition(|player| draw.waiting.contains(&player.member));
        let most = waiting.iter().map(|player| player.waited).max();
        prop_assert!(seated.iter().all(|player| Some(player.waited) >= most));
    }

    #[test]
    fn order_of_players_and_pairs_is_irrelevant(number: u64, seed: u64) {
        let mut case = DrawCase::new(number);
        let first = case.draw(seed)?;
        SeededRandom::new(number).shuffle(&mut case.players);
        case.separate.reverse();
        for pair in &mut case.separate {
            *pair = (pair.1.clone(), pair.0.clone());
        }
        prop_assert_eq!(case.draw(seed)?, first);
    }

    #[test]
    fn other_seed_gives_another_draw(seed: u64) {
        let players = players("abcdefghijklmnop");
        let input = |seed, round| DrawInput { round, seed, ..first_round(DrawMethod::Random, &players) };
        let draws = [input(seed, 1), input(seed ^ 1, 1), input(seed, 2), input(seed, 1)];
        let different: BTreeSet<_> = draws.iter().map(tables).collect();
        prop_assert_eq!(different.len(), 3);
    }

    /// The tables of a Swiss draw overlap by one table at most.
    #[test]
    fn swiss_player_is_next_to_the_table_of_the_points(number: u64, seed: u64) {
        let mut case = DrawCase::new(number);
        case.method = DrawMethod::Swiss;
        case.separate.clear();
        for (place, player) in (0..).zip(&mut case.players) {
            player.points = SeasonPoints::whole(-place);
        }
        let Some(draw) = case.draw(seed)? else { return Ok(()) };
        let seated = case.players.iter().filter(|player| !draw.waiting.contains(&player.member));
        let mut ranked = seated.map(|player| &player.member);
        let own: Vec<Vec<_>> = draw
            .tables
            .iter()
            .map(|table| ranked.by_ref().take(table.seats.len()).collect())
            .collect();
        for (table, members) in own.iter().enumerate() {
            for (other, drawn) in draw.tables.iter().enumerate() {
                let is_here = members.iter().any(|member| drawn.seats.contains(member));
                prop_assert!(!is_here || table.abs_diff(other) <= 1);
            }
        }
    }
}
