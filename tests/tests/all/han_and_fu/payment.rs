//! Payments: FU-9.

use tilewise_rules::{Payments, Reason, Seat, Win};

/// FU-9.
pub fn base(han: u16, fu: u16) -> i64 {
    match han {
        0..5 => (i64::from(fu) << (han + 2)).min(2_000),
        5 => 2_000,
        6..8 => 3_000,
        8..11 => 4_000,
        11..13 => 6_000,
        13.. => 8_000,
    }
}

/// FU-9.
pub fn pay(winner: Seat, win: Win, base: i64) -> Payments {
    static WHY: Reason = Reason {
        clause: "FU-9",
        text: "the discarder pays for all, or each pays",
    };
    let mut payments = Payments::none();
    for payer in winner.others() {
        let dealer = [winner, payer].contains(&Seat::East);
        let times = match win.from() {
            Some(giver) if giver == payer => 4 + 2 * i64::from(winner == Seat::East),
            Some(_) => 0,
            None => 1 + i64::from(dealer),
        };
        payments.pay(payer, winner, (base * times + 99) / 100 * 100, &WHY);
    }
    payments
}
