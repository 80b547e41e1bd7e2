use super::*;

fn cooling(steps: u64) -> Cooling {
    Cooling {
        steps,
        hot: 2.5,
        cold: 0.8,
        deadline: Instant::now() + Duration::from_mins(1),
        frozen: 0,
        enough: 0,
    }
}

#[test]
fn annealing_finds_rounds_without_repeats() {
    let mut rng = Rng::with_seed(SEED);
    for players in [20, 21, 22, 23] {
        let start = SeatingPlan::random(players, 3, &mut rng);
        let mut annealer = Annealer::new(players, start.order);
        let order = annealer.anneal(&cooling(200_000), &mut rng);
        let plan = SeatingPlan { players, order };
        assert_eq!(plan.repeats(), 0, "{players}");
        assert!(plan.is_fair(), "{players}");
    }
}

#[test]
fn annealed_costs_are_those_of_the_plan() {
    let mut rng = Rng::with_seed(SEED);
    for players in [10, 15, 16] {
        let start = SeatingPlan::random(players, 9, &mut rng);
        let mut annealer = Annealer::new(players, start.order);
        annealer.anneal(&cooling(20_000), &mut rng);
        let plan = SeatingPlan {
            players,
            order: annealer.order().to_vec(),
        };
        assert_eq!(annealer.total(), plan.cost(), "{players}");
        assert!(plan.is_fair(), "{players}");
    }
}

#[test]
fn frozen_rounds_stay() {
    let mut rng = Rng::with_seed(SEED);
    let start = SeatingPlan::random(18, 5, &mut rng);
    let frozen = Cooling {
        frozen: 4,
        ..cooling(20_000)
    };
    let order = Annealer::new(18, start.order.clone()).anneal(&frozen, &mut rng);
    assert_eq!(order[..72], start.order[..72]);
    assert_ne!(order[72..], start.order[72..]);
}

#[test]
fn each_shift_of_a_round_costs_the_same() {
    let mut rng = Rng::with_seed(SEED);
    let start = plan::cyclic_start(12, 3, 3, &mut rng);
    let annealer = Annealer::cyclic(12, start.clone(), 3, 4);
    let plan = plan::of_shifts(12, &start, 3, 4);
    assert_eq!(plan.rounds(), 3);
    assert_eq!(annealer.total() * 3, plan.cost());
}

#[test]
fn cyclic_search_finds_all_rounds_of_16_players() {
    let mut rng = Rng::with_seed(SEED);
    let found = (0..10).any(|_| {
        let start = plan::cyclic_start(16, 5, 5, &mut rng);
        let best = Annealer::cyclic(16, start, 5, 3).anneal(&cooling(20_000), &mut rng);
        plan::of_shifts(16, &best, 5, 3).repeats() == 0
    });
    assert!(found);
}

#[test]
fn forty_players_meet_once_in_13_rounds() {
    let plan = plan::of_forty();
    assert_eq!((plan.players, plan.rounds(), plan.repeats()), (40, 13, 0));
    let smaller = plan.without(7);
    assert_eq!((smaller.players, smaller.repeats()), (39, 0));
    assert!(smaller.is_fair());
}

#[test]
fn a_plan_is_written_with_its_first_round_in_order() {
    let plan = SeatingPlan {
        players: 9,
        order: vec![8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
    };
    assert_eq!(plan.in_order().to_string(), "ABCDEFGH BCDEFGHI");
    assert_eq!(plan.in_order().repeats(), plan.repeats());
}

#[test]
fn a_plan_in_which_somebody_waits_too_soon_is_unfair() {
    let round = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let plan = SeatingPlan {
        players: 9,
        order: [round, round].concat(),
    };
    assert!(!plan.is_fair());
    assert!(plan.beginning(1).is_fair());
}

#[test]
fn charts_become_plans_with_the_same_repeats() {
    for (players, rounds) in [(24, 8), (11, 12)] {
        let chart = Chart::for_players(players, rounds).expect("a chart is shipped");
        let plan = SeatingPlan::of_chart(players, &chart);
        assert_eq!(plan.repeats(), chart.repeats() as usize);
        assert!(plan.is_fair());
    }
}
