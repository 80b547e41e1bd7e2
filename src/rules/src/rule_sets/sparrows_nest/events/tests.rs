use crate::evaluate::event_testing::rule_on as rule;
use crate::model::{Account, EffectValue, PotKey, Ruling};
use crate::tiles::{
    Seat,
    Wind::{East, North, South, West},
};

#[track_caller]
fn ruled(options: &str, event: &str) -> Ruling {
    rule(&format!("sparrows-nest;{options}"), event).expect("a ruling")
}

/// Returns the codes and the questions of all errors.
#[track_caller]
fn wrong(event: &str) -> Vec<(&'static str, &'static str)> {
    let errors = rule("sparrows-nest", event).expect_err("an error");
    errors.iter().map(|error| (error.code, error.at)).collect()
}

fn net(ruling: &Ruling) -> [i64; 4] {
    let net = ruling.payments.net();
    Seat::ALL.map(|seat| net[seat])
}

fn wins(from: Seat, winners: &[(Seat, u16)], pot: u32) -> String {
    let winner = |(seat, value): &(Seat, u16)| format!("{}:{value}", seat.letter());
    let winners: Vec<_> = winners.iter().map(winner).collect();
    let (from, winners) = (from.letter(), winners.join("."));
    format!("multiple-wins from={from} winners={winners} pot={pot}")
}

fn claims(from: Seat, seats: &[Seat]) -> String {
    let claim = |seat: &Seat| format!("{}:ordinary", seat.letter());
    let claims: Vec<_> = seats.iter().map(claim).collect();
    let (from, claims) = (from.letter(), claims.join("."));
    format!("claims-on-discard from={from} claims={claims}")
}

/// Returns the keys and values of the effects.
fn effects(ruling: &Ruling) -> Vec<(&'static str, bool)> {
    let effects = ruling.effects.iter();
    effects
        .map(|effect| (effect.key, effect.value == EffectValue::Flag(true)))
        .collect()
}

#[test]
fn every_winner_is_paid_in_full_and_the_pot_goes_to_the_nearest() {
    let event = wins(East, &[(North, 5), (South, 3)], 16);
    let ruling = ruled("", &event);
    assert_eq!(ruling.winners, [South, North]);
    assert_eq!(net(&ruling), [-32, 8 + 16, 0, 24]);
    let split = ruled("pot_with_several_winners=split", &event);
    assert_eq!(net(&split), [-32, 8 + 8, 0, 24 + 8]);
}

// NEST-06: the pot goes to the next winner; A-33: of several winners, to the next in turn.
#[test]
fn payments_from_the_pot_name_their_clause() {
    let from_pot = |event: &str| -> Vec<_> {
        let ruling = ruled("", event);
        let transfers = ruling.payments.transfers().iter();
        let transfers = transfers.filter(|one| one.from == Account::Pot(PotKey::Draws));
        transfers
            .map(|one| (one.to.key(), one.amount, one.reason.clause))
            .collect()
    };
    let one = format!("{} pot=16", settle(5, "self-draw"));
    assert_eq!(from_pot(&one), [("S", 16, "NEST-06")]);
    let two = wins(East, &[(North, 5), (South, 3)], 16);
    assert_eq!(from_pot(&two), [("S", 16, "NEST-06")]);
    assert_eq!(ruled("", &one).pot, Some(0));
    assert_eq!(ruled("", &settle(5, "self-draw pot=0")).pot, None);
}

#[test]
fn what_cannot_be_divided_of_the_pot_goes_to_the_nearest() {
    let event = wins(North, &[(West, 3), (South, 3), (East, 3)], 16);
    let ruling = ruled("pot_with_several_winners=split", &event);
    assert_eq!(net(&ruling), [8 + 6, 8 + 5, 8 + 5, -24]);
    assert_eq!(ruling.pot, Some(0));
}

#[test]
fn winners_that_cannot_be_are_refused() {
    let twice = wins(East, &[(South, 3), (South, 3)], 0);
    assert_eq!(wrong(&twice), [("impossible", "winners")]);
    let own = wins(East, &[(East, 3), (South, 3)], 0);
    assert_eq!(wrong(&own), [("impossible", "winners")]);
    assert_eq!(wrong(&wins(East, &[], 0)), [("bad-request", "winners")]);
    assert_eq!(wrong(&claims(East, &[])), [("bad-request", "claims")]);
    let both = claims(East, &[East, North, North]);
    assert_eq!(
        wrong(&both),
        [("impossible", "claims"), ("impossible", "claims")]
    );
}

#[test]
fn no_winner_is_below_the_minimum() {
    let ruling = ruled("", &wins(East, &[(South, 3), (West, 2)], 16));
    assert_eq!((ruling.allowed, ruling.clause), (Some(false), "NEST-03"));
    assert_eq!((net(&ruling), ruling.pot), ([0; 4], None));
}

#[test]
fn all_who_claim_a_discard_win() {
    let ruling = ruled("", &claims(West, &[South, North, East]));
    assert_eq!(ruling.winners, [North, East, South]);
}

fn settle(value: u16, by: &str) -> String {
    format!("settle-win seat=S by={by} value={value}")
}

#[test]
fn no_win_is_paid_above_the_cap_of_the_house() {
    let drawn = ruled("cap_faan=8", &settle(9, "self-draw"));
    assert_eq!(net(&drawn), [-32, 96, -32, -32]);
    let discarded = ruled("cap_faan=8", &settle(9, "discard from=W"));
    assert_eq!(net(&discarded), [0, 64, -64, 0]);
}

#[test]
fn flowers_win_three_or_eight_and_are_not_robbed() {
    let flowers = "bonus-tiles";
    assert_eq!(ruled("", &settle(3, flowers)).clause, "NEST-23");
    assert_eq!(ruled("", &settle(8, flowers)).clause, "NEST-24");
    assert_eq!(wrong(&settle(4, flowers)), [("impossible", "value")]);
    let robbed = "bonus-tiles from=W";
    assert_eq!(wrong(&settle(3, robbed)), [("impossible", "from")]);
    let own = "robbing-the-kong from=S";
    assert_eq!(wrong(&settle(5, own)), [("impossible", "from")]);
}

fn draw(pot: u32, last_hand: bool, contributions: Option<[u32; 4]>) -> String {
    let last_hand = if last_hand { "yes" } else { "no" };
    let [e, s, w, n] = contributions.unwrap_or_default();
    let contributions = contributions.map(|_| format!("contributions={e}.{s}.{w}.{n}"));
    let contributions = contributions.unwrap_or_default();
    format!("draw pot={pot} last_hand={last_hand} {contributions}")
}

#[test]
fn a_draw_fills_the_pot_and_the_last_one_empties_it() {
    let ruling = ruled("", &draw(16, false, None));
    assert_eq!(net(&ruling), [-4; 4]);
    assert_eq!(ruling.pot, Some(32));
    assert_eq!(effects(&ruling), [("deal_passes", true)]);
    let repeats = ruled("deal_passes_on_draw=false", &draw(0, false, None));
    assert_eq!(effects(&repeats), [("deal_passes", false)]);
    assert_eq!(net(&ruled("", &draw(32, true, None))), [8; 4]);
    let unlike = ruled("", &draw(18, true, Some([8, 0, 4, 6])));
    assert_eq!(net(&unlike), [8, 0, 4, 6]);
    assert_eq!(unlike.pot, Some(0));
}

#[test]
fn a_pot_that_does_not_add_up_is_refused() {
    let less = draw(32, true, Some([8, 8, 8, 4]));
    assert_eq!(wrong(&less), [("impossible", "contributions")]);
    assert_eq!(wrong(&draw(18, true, None)), [("impossible", "pot")]);
}

#[test]
fn a_false_mahjong_pays_the_capped_self_draw_to_each() {
    let event = "false-mahjong seat=W";
    assert_eq!(net(&ruled("", event)), [64, 64, -192, 64]);
    assert_eq!(net(&ruled("cap_faan=8", event)), [32, 32, -96, 32]);
}

fn claim(action: &str, waiting: &str, more: &str) -> String {
    format!("claim seat=S action={action} tile=7m from=E waiting={waiting} missed=4m {more}")
}

#[test]
fn a_passed_win_bars_every_win_and_a_passed_pung_only_its_tile() {
    let barred = ruled("", &claim("win", "4m.7m", ""));
    assert_eq!((barred.allowed, barred.clause), (Some(false), "NEST-16"));
    let pung = ruled("", &claim("pung", "4m.7m", ""));
    assert_eq!(pung.allowed, Some(true));
    // 4 characters didn't complete the hand: only a pung was passed.
    let no_win = ruled("", &claim("win", "7m", ""));
    assert_eq!(no_win.allowed, Some(true));
    let after_own_turn = ruled("", &claim("win", "4m.7m", "own_turn_since=yes"));
    assert_eq!(after_own_turn.allowed, Some(true));
}
