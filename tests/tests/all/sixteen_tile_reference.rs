//! Sixteen tiles: carried debts and waits of the engine and of the reference scorers.

use tilewise_rules::{CarriedDebts, CarriedWin, RuleConfig, Seat, Tile, WinInput, check, waits};
use tilewise_tests::play::hk_taiwanese;
use tilewise_tests::play::hk_taiwanese::reference::debts::{DebtTable, WonPoints};
use tilewise_tests::play::sixteen_tiles::SixteenTileWin;
use tilewise_tests::play::sixteen_tiles::shape_readings::{OtherShapes, waiting_kinds};
use tilewise_tests::play::taiwanese;
use tilewise_tests::random::Rng;
use tilewise_tests::times::times;

const GAMES: u32 = 4_000;
const HANDS: u32 = 10_000;

#[track_caller]
fn config(key: &str) -> RuleConfig {
    match key.parse() {
        Ok(config) => config,
        Err(errors) => panic!("{key}: {errors:?}"),
    }
}

/// Returns the wins of a hand: a self-draw, or one to three wins on a discard.
fn wins(rng: &mut Rng) -> Vec<WonPoints> {
    let one = Seat::ALL[rng.usize(0..4)];
    let most = if rng.bool() { 4 } else { 300 };
    let is_drawn = rng.bool();
    let mut wins = Vec::new();
    for other in one.others() {
        let points = rng.i64(1..most);
        if is_drawn {
            wins.push((one, other, points));
        } else if wins.is_empty() || rng.bool() {
            wins.push((other, one, points));
        }
    }
    rng.shuffle(&mut wins);
    wins
}

/// T-116 to T-120.
#[test]
fn debts_are_carried_as_in_the_reference() {
    let house = config("hk-taiwanese");
    let rule = house.rule_set().game.progression.carry_rule(&house);
    let rule = rule.expect("debts are carried");
    let mut rng = Rng::with_seed(20_261_129);
    for _ in 0..times(GAMES) {
        let mut reference = DebtTable::default();
        let mut debts = CarriedDebts::NONE;
        for _ in 0..rng.usize(1..25) {
            let wins = wins(&mut rng);
            let now = reference.carry(&wins);
            let won = wins.iter().map(|&(winner, payer, points)| CarriedWin {
                winner,
                payer,
                points: u32::try_from(points).expect("they are few"),
            });
            let step = (rule.step)(debts, &won.collect::<Vec<_>>());
            debts = step.debts;
            let net = step.payments.net();
            let held: Vec<_> = debts
                .iter()
                .map(|debt| {
                    let [creditor, debtor] = debt.parties();
                    let owed = (i64::from(debt.points()), debt.wins());
                    (creditor, debtor, owed)
                })
                .collect();
            let wanted: Vec<_> = reference
                .all()
                .into_iter()
                .map(|(creditor, debtor, owed)| (creditor, debtor, (owed.points, owed.wins)))
                .collect();
            assert_eq!(held, wanted, "{wins:?}");
            let now = now.map(|points| points * rule.point);
            assert_eq!(Seat::ALL.map(|seat| net[seat]), now, "{wins:?}");
            if rng.bool() {
                reference = reference.after_rotation();
                debts = debts.reseat(Seat::previous);
            }
        }
        let end = rule.collect(debts).net();
        let all = reference.collect().map(|points| points * rule.point);
        assert_eq!(Seat::ALL.map(|seat| end[seat]), all);
    }
}

/// Changes a tile sometimes, so that the hand waits for other kinds or for none.
fn change_a_tile(rng: &mut Rng, win: &mut SixteenTileWin) {
    let tile = Tile::ALL[rng.usize(0..34)];
    if rng.bool() && win.held(tile) < 3 && !win.concealed.is_empty() {
        let place = rng.usize(0..win.concealed.len());
        win.concealed[place] = tile;
    }
}

/// T-14.
#[test]
fn waits_match_those_of_the_reference() {
    let hong_kong = hk_taiwanese::options::Options::HK_TAIWANESE;
    let taiwan = taiwanese::options::Options::HOME;
    let mut rng = Rng::with_seed(20_261_130);
    for (key, pairs) in [
        ("hk-taiwanese", true),
        ("taiwanese-home", true),
        ("taiwanese", false),
    ] {
        let house = config(key);
        let special = key == "hk-taiwanese";
        let shapes = OtherShapes {
            pairs,
            unrelated: special,
            orphans: special,
        };
        let mut compared = 0;
        for _ in 0..times(HANDS) {
            let mut win = if special {
                hk_taiwanese::random::winning(&mut rng, &hong_kong)
            } else {
                taiwanese::random::winning(&mut rng, &taiwan)
            };
            win.facts.clear();
            win.liability.clear();
            win.bonus.clear();
            change_a_tile(&mut rng, &mut win);
            let entry = WinInput::from(&win);
            if let Ok((hand, _)) = check(&house, &entry) {
                let found: Vec<Tile> = waits(&hand, house.patterns()).iter().collect();
                assert_eq!(found, waiting_kinds(&win, shapes), "{entry}");
                compared += 1;
            }
        }
        assert!(compared > times(HANDS) / 3, "{key}: {compared} hands");
    }
}
