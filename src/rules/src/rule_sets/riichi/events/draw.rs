//! Draws.

use super::super::options::choice;
use super::super::payment::{Due, ordinary};
use super::impossible;
use super::stated_stakes::{BETS, DECLARED, HONBA, StatedStakes};
use crate::hands::Win;
use crate::model::{
    AnswerKind, Answers, AskWhen, BySeat, Event, EventError, HandEnd, OptionId, Payments, Reason,
    Required, RuleOptions, Ruling, question,
};
use crate::tiles::Seat;

pub(super) const TENPAI: crate::model::Question = question(
    "tenpai",
    "Whose hand waits for a tile (tenpai)?",
    AnswerKind::Seats,
    Required::Always,
);

pub(super) const EXHAUSTIVE_DRAW: Event = Event {
    key: "exhaustive-draw",
    name: "Nobody won: the wall has ended",
    keywords: "exhaustive draw, ryuukyoku, tenpai, noten, nagashi mangan, last tile, draw, wall, counters",
    clauses: &["R-112", "R-116"],
    questions: &[
        TENPAI,
        question(
            "nagashi",
            "Who discarded terminals and honors alone, none of them claimed (nagashi mangan)?",
            AnswerKind::Seats,
            Required::Optional,
        )
        .when(|house, _| has_nagashi(house)),
        HONBA,
        BETS,
        DECLARED.ask_when(AskWhen::Never),
    ],
    rule: exhaustive_draw,
};

fn has_nagashi(house: &RuleOptions) -> bool {
    house.on(const { choice("nagashi_mangan") })
}

const NOTEN: &Reason = &Reason {
    clause: "R-112",
    text: "doesn’t wait for a tile (noten)",
};
static NAGASHI: Reason = Reason {
    clause: "R-116",
    text: "nagashi mangan is paid like a self-drawn mangan",
};

/// Rules on an exhaustive draw: payments, next dealer and stakes on the table.
fn exhaustive_draw(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    let tenpai = facts.require("tenpai", Answers::seats)?;
    let nagashi = facts.seats("nagashi").unwrap_or_default();
    let nagashi: Vec<Seat> = Seat::ALL
        .into_iter()
        .filter(|&seat| nagashi[seat])
        .collect();
    if !nagashi.is_empty() && !has_nagashi(house) {
        return impossible(
            "nagashi",
            "your house rules don’t use nagashi mangan: leave it out",
        );
    }
    let stakes = StatedStakes::from_answers(facts);
    if stakes.declared().any(|seat| !tenpai[seat]) {
        let message =
            "a player in riichi is tenpai: if the hand isn’t, that is a foul of the penalty book";
        return impossible("declared", message);
    }
    let (clause, verdict, payments) = if nagashi.is_empty() {
        let waiting = tenpai.iter().filter(|(_, waits)| **waits).count();
        let verdict = match waiting {
            0 => "nobody is tenpai, and nobody pays",
            4 => "all are tenpai, and nobody pays",
            _ => "those who are noten pay those who are tenpai",
        };
        ("R-112", verdict, noten(house, tenpai))
    } else {
        let verdict = "nagashi mangan is paid instead of noten";
        ("R-116", verdict, paid_nagashi(house, &nagashi))
    };
    Ok(Ruling {
        payments,
        effects: stakes.afterwards(house, HandEnd::drawn(tenpai[Seat::East])),
        ..Ruling::new(clause, verdict)
    })
}

/// Returns the noten payments.
fn noten(house: &RuleOptions, tenpai: BySeat<bool>) -> Payments {
    let seats = |waits| {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| tenpai[seat] == waits)
    };
    let pairs = seats(true).count() * seats(false).count();
    let total = i64::from(house.number(const { choice("noten_total") }));
    let share = i64::try_from(pairs).map_or(0, |pairs| total / pairs.max(1));
    let mut payments = Payments::none();
    for from in seats(false) {
        for to in seats(true) {
            payments.pay(from, to, share, NOTEN);
        }
    }
    payments
}

/// Returns the payments for nagashi mangan.
fn paid_nagashi(house: &RuleOptions, seats: &[Seat]) -> Payments {
    let mut payments = Payments::none();
    for &winner in seats {
        let due = Due {
            house,
            winner,
            win: Win::SelfDraw,
            base: ordinary(house, 5, 0).base,
            liable: &[],
            kong_feeder: None,
            honba: 0,
            bets: 0,
        };
        for one in due.payments().transfers() {
            payments.transfer(one.from, one.to, one.amount, &NAGASHI);
        }
    }
    payments
}

/// Kinds of abortive draws, in the order of the answers to `kind`.
#[derive(Clone, Copy, PartialEq)]
enum AbortiveDraw {
    NineKinds,
    FourWinds,
    FourRiichi,
    FourKongs,
    TripleRon,
}

pub(super) const ABORTIVE_DRAW: Event = Event {
    key: "abortive-draw",
    name: "May the hand be broken off?",
    keywords: "abortive draw, nine kinds, nine terminals and honors, kyuushu kyuuhai, four winds, four riichi, four kongs, four quads, triple ron, three winners, suufon renda, tochuu ryuukyoku",
    clauses: &["R-119", "R-120", "R-121", "R-122", "R-123"],
    questions: &[
        question(
            "kind",
            "What happened?",
            AnswerKind::Word(&[
                (
                    "nine-kinds",
                    "Nine different terminals and honors on the first draw, before any claim",
                ),
                ("four-winds", "The four first discards are the same wind"),
                ("four-riichi", "All four are in riichi"),
                ("four-kongs", "A fourth kong was made"),
                ("triple-ron", "Three win on one discard"),
            ]),
            Required::Always,
        ),
        question("seat", "Who was it?", AnswerKind::Seat, Required::Optional)
            .ask_when(AskWhen::Never),
        question(
            "one_player",
            "Did one player make all four?",
            AnswerKind::Flag,
            Required::Optional,
        )
        .ask_when(AskWhen::AfterWord("kind", &["four-kongs"])),
        HONBA.when(is_drawn),
        BETS.when(is_drawn),
        DECLARED.ask_when(AskWhen::Never),
    ],
    rule: abortive_draw,
};

fn is_drawn(house: &RuleOptions, facts: &Answers) -> bool {
    abortive_draw(house, facts).is_ok_and(|ruling| ruling.allowed == Some(true))
}

/// Rules on an abortive draw.
fn abortive_draw(house: &RuleOptions, facts: &Answers) -> Result<Ruling, Vec<EventError>> {
    use AbortiveDraw::{FourKongs, FourRiichi, FourWinds, NineKinds, TripleRon};
    const KINDS: [AbortiveDraw; 5] = [NineKinds, FourWinds, FourRiichi, FourKongs, TripleRon];
    let kind = facts.require_one_of("kind", KINDS)?;
    let on = |option: OptionId| house.on(option);
    let several = house.chosen(const { choice("several_winners") });
    let (clause, played) = match kind {
        NineKinds => ("R-119", on(const { choice("abort_nine_kinds") })),
        FourWinds => ("R-120", on(const { choice("abort_four_winds") })),
        FourRiichi => ("R-121", on(const { choice("abort_four_riichi") })),
        FourKongs => ("R-122", on(const { choice("abort_four_kongs") })),
        TripleRon => ("R-123", several == 1),
    };
    let refused = |verdict| {
        Ok(Ruling {
            allowed: Some(false),
            ..Ruling::new(clause, verdict)
        })
    };
    let in_riichi = facts.seats("declared");
    match kind {
        FourRiichi
            if played && in_riichi.is_some_and(|all| all.iter().any(|(_, declared)| !declared)) =>
        {
            return refused("not all four are in riichi: enter the missing bets, or play on");
        }
        FourKongs if facts.is("one_player") && played => {
            return refused("play goes on for four kongs of one player; nobody makes a fifth one");
        }
        TripleRon if several == 0 => return refused("under your house rules all three win"),
        TripleRon if several == 2 => {
            return refused(
                "under your house rules the first in turn order after the discarder wins",
            );
        }
        _ if !played => return refused("under your house rules play goes on"),
        _ => {}
    }
    let verdict = match kind {
        NineKinds => "the player may choose so: the hand is void, and nobody pays",
        FourRiichi => {
            "if nobody wins on the discard, the hand is void and nobody pays; all four bets stay"
        }
        FourKongs => "if nobody wins on the discard after it, the hand is void and nobody pays",
        FourWinds | TripleRon => "the hand is void, and nobody pays",
    };
    Ok(Ruling {
        allowed: Some(true),
        effects: StatedStakes::from_answers(facts).afterwards(house, HandEnd::BrokenOff),
        ..Ruling::new(clause, verdict)
    })
}
