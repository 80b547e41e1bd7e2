//! Circumstances of riichi.

use super::options::choice;
use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::hands::notation::WinInput;
use crate::hands::{Circumstance as C, Hand, WinBy};
use crate::schema::{
    CircumstanceRule, Condition, Dealer, Declaration, MeldCondition, Needs, RuleOptions,
};
use WinBy::{Discard, RobbingTheKong, SelfDraw};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 14] = [
    CircumstanceRule {
        circumstance: C::Riichi,
        name: "Riichi",
        description: "Riichi was declared, and the bet lies on the table.",
        clause: "R-18",
        common: true,
        aliases: "reach, riichi stick, riichi sticks, リーチ, 立直, 立直棒, リーチ棒",
        needs: CLOSED,
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::DoubleRiichi,
        name: "Double riichi",
        description: "Riichi was declared in the player’s first turn, before anything was claimed.",
        clause: "R-19",
        common: true,
        aliases: "daburu riichi, daburii, ダブルリーチ, ダブリー, 両立直, 两立直, 兩立直",
        needs: CLOSED,
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::Ippatsu,
        name: "Ippatsu",
        description: "The win came after riichi, by the player’s next draw at the latest, with no call in between.",
        clause: "R-20",
        common: true,
        aliases: "one shot, 一発, 一发, 一發, イッパツ",
        needs: Needs {
            requires_any: DECLARED,
            played: Condition::If("ippatsu"),
            ..Needs::ANY
        },
        excludes: &[C::KongReplacement],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::OpenRiichi,
        name: "Open riichi",
        description: "The hand was shown when riichi was declared.",
        clause: "R-18",
        common: true,
        aliases: "open reach, shown hand, オープンリーチ, オープン立直, 開立直, 开立直, 明牌立直",
        needs: Needs {
            requires_any: DECLARED,
            played: Condition::If("open_riichi"),
            ..Needs::ANY
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTile,
        name: "Last tile",
        description: "The winning tile was the last of the wall, or the discard after it.",
        clause: "R-32",
        common: true,
        aliases: "haitei, houtei, haitei raoyue, ハイテイ, ホウテイ, 海底, 河底, 海底撈月, 海底摸月, \
               河底撈魚, 河底捞鱼",
        needs: Needs::only(&[SelfDraw, Discard]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "Last tile as a replacement",
        description: "The last tile was drawn as the replacement of a kong.",
        clause: "R-30",
        common: false,
        aliases: "",
        needs: Needs {
            requires_any: &[C::LastTile, C::KongReplacement],
            ..Needs::only(&[SelfDraw, Discard])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::KongReplacement,
        name: "Replacement tile of a kong",
        description: "The winning tile was drawn as the replacement of the winner’s kong.",
        clause: "R-30",
        common: true,
        aliases: "rinshan, rinshan kaihou, dead wall draw, リンシャン, 嶺上開花, 岭上开花, 槓上開花, \
               リンシャンカイホウ, 嶺上牌",
        needs: Needs {
            melds: MeldCondition::Kong,
            ..Needs::only(&[SelfDraw])
        },
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::InitialHand,
        name: "First draw",
        description: "East won with the tiles as dealt, or another player on the first draw, before any call.",
        clause: "R-51",
        common: true,
        aliases: "tenhou, chiihou, heavenly hand, earthly hand, 天和, 地和, テンホー, チーホー",
        needs: Needs {
            melds: MeldCondition::NoMelds,
            ..Needs::only(&[SelfDraw])
        },
        excludes: DECLARED,
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "Before the first draw",
        description: "Won on a discard before the winner’s first draw and before any call.",
        clause: "R-47",
        common: true,
        aliases: "renhou, blessing of man, 人和, レンホー",
        needs: Needs {
            dealer: Dealer::BeforeWinner,
            melds: MeldCondition::NoMelds,
            played: Condition::UnlessChosen("renhou", "none"),
            ..Needs::only(&[Discard])
        },
        excludes: DECLARED,
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::RobbedConcealedKong,
        name: "Concealed kong",
        description: "A concealed kong may only be robbed by Thirteen Orphans, and in some houses not by them.",
        clause: "R-49",
        common: false,
        aliases: "",
        needs: Needs::only(&[RobbingTheKong]),
        excludes: &[],
        refuses: Some(|house, entry| {
            !house.on(const { choice("kokushi_robs_concealed") })
                || !is_thirteen_orphans(house, entry)
        }),
    },
    CircumstanceRule {
        circumstance: C::Furiten,
        name: "Furiten",
        description: "A player in furiten wins only on a drawn tile.",
        clause: "R-127",
        common: false,
        aliases: "furiten, ron in furiten, フリテン, 振聴, 振听, 振聽",
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        excludes: &[],
        refuses: Some(|_, entry| is_from_opponent(entry)),
    },
    CircumstanceRule {
        circumstance: C::MissedWinSameTile,
        name: "Passed on a win",
        description: "A player who passed on a tile that would have won is in furiten, and wins only on a drawn tile.",
        clause: "R-125",
        common: false,
        aliases: "temporary furiten, 同巡フリテン, 同巡振聴, 見逃し, 振听, 振聽",
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        excludes: &[],
        refuses: Some(|_, entry| is_from_opponent(entry)),
    },
    CircumstanceRule {
        circumstance: C::WinningTileUnclear,
        name: "Drawn tile not known",
        description: "The drawn tile was mixed into the hand, so that it can’t be told from the others.",
        clause: "D-14",
        common: false,
        aliases: "",
        needs: Needs::only(&[SelfDraw]),
        excludes: &[],
        refuses: None,
    },
    CircumstanceRule {
        circumstance: C::WrongTileCount,
        name: "Wrong tile count",
        description: "A player with too many or too few tiles has a dead hand, and may not win.",
        clause: "R-115",
        common: false,
        aliases: "",
        needs: Needs::ANY,
        excludes: &[],
        refuses: Some(|_, _| true),
    },
];

const DECLARED: &[C] = &[C::Riichi, C::DoubleRiichi];

/// Declaration of riichi, with its bet.
pub(super) static DECLARATION: Declaration = Declaration {
    circumstances: DECLARED,
    bet_undeclared: "{0} has bet in this hand, so the hand was won in riichi: enter riichi, or remove the bet",
    no_bet: "{0} won in riichi, so the bet lies on the table: enter it, or remove riichi",
};

const CLOSED: Needs = Needs {
    melds: MeldCondition::Closed,
    ..Needs::ANY
};

/// Returns whether the winning tile came from another player.
fn is_from_opponent(entry: &WinInput) -> bool {
    matches!(entry.context.by, Some(Discard | RobbingTheKong))
}

fn is_thirteen_orphans(house: &RuleOptions, entry: &WinInput) -> bool {
    Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
        let mut orphans = false;
        readings(&hand, house.patterns(), |reading| {
            orphans |= reading.is_singles(&THIRTEEN_ORPHANS);
        });
        orphans
    })
}
