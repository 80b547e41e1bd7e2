//! Circumstances of riichi.

use super::options::choice;
use crate::hands::{Circumstance as C, WinBy};
use crate::model::{CircumstanceRule, Condition, Dealer, Declaration, MeldCondition, Needs};
use crate::rule_sets::common_circumstances::{
    INITIAL_HAND, KONG_REPLACEMENT, LAST_TILE, MISSED_WIN_SAME_TILE, ROBBED_CONCEALED_KONG,
    WRONG_TILE_COUNT, is_from_opponent, is_thirteen_orphans,
};
use WinBy::{Discard, RobbingTheKong, SelfDraw};

/// Circumstances, in display order.
pub(super) static CIRCUMSTANCES: [CircumstanceRule; 14] = [
    CircumstanceRule {
        circumstance: C::Riichi,
        name: "Riichi",
        aliases: "reach, riichi stick, riichi sticks, リーチ, 立直, 立直棒, リーチ棒",
        description: "Riichi was declared, and the bet lies on the table.",
        clause: "R-18",
        common: true,
        needs: CLOSED,
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::DoubleRiichi,
        name: "Double riichi",
        aliases: "daburu riichi, daburii, ダブルリーチ, ダブリー, 両立直, 两立直, 兩立直",
        description: "Riichi was declared in the player’s first turn, before anything was claimed.",
        clause: "R-19",
        common: true,
        needs: CLOSED,
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::Ippatsu,
        name: "Ippatsu",
        aliases: "one shot, 一発, 一发, 一發, イッパツ",
        description: "The win came after riichi, by the player’s next draw at the latest, with no call in between.",
        clause: "R-20",
        common: true,
        needs: Needs {
            requires_any: DECLARED,
            played: Condition::If("ippatsu"),
            ..Needs::ANY
        },
        excludes: &[C::KongReplacement],
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        circumstance: C::OpenRiichi,
        name: "Open riichi",
        aliases: "open reach, shown hand, オープンリーチ, オープン立直, 開立直, 开立直, 明牌立直",
        description: "The hand was shown when riichi was declared.",
        clause: "R-18",
        common: true,
        needs: Needs {
            requires_any: DECLARED,
            played: Condition::If("open_riichi"),
            ..Needs::ANY
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Last tile",
        aliases: "haitei, houtei, haitei raoyue, ハイテイ, ホウテイ, 海底, 河底, 海底撈月, 海底摸月, \
               河底撈魚, 河底捞鱼",
        description: "The winning tile was the last of the wall, or the discard after it.",
        clause: "R-32",
        excludes: &[],
        ..LAST_TILE
    },
    CircumstanceRule {
        circumstance: C::LastTileWasReplacement,
        name: "Last tile as a replacement",
        description: "The last tile was drawn as the replacement of a kong.",
        clause: "R-30",
        needs: Needs {
            requires_any: &[C::LastTile, C::KongReplacement],
            ..Needs::only(&[SelfDraw, Discard])
        },
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Replacement tile of a kong",
        aliases: "rinshan, rinshan kaihou, dead wall draw, リンシャン, 嶺上開花, 岭上开花, 槓上開花, \
               リンシャンカイホウ, 嶺上牌",
        description: "The winning tile was drawn as the replacement of the winner’s kong.",
        clause: "R-30",
        ..KONG_REPLACEMENT
    },
    CircumstanceRule {
        name: "First draw",
        aliases: "tenhou, chiihou, heavenly hand, earthly hand, 天和, 地和, テンホー, チーホー",
        description: "East won with the tiles as dealt, or another player on the first draw, before any call.",
        clause: "R-51",
        needs: Needs {
            melds: MeldCondition::NoMelds,
            ..Needs::only(&[SelfDraw])
        },
        excludes: DECLARED,
        ..INITIAL_HAND
    },
    CircumstanceRule {
        circumstance: C::FirstGoAround,
        name: "Before the first draw",
        aliases: "renhou, blessing of man, 人和, レンホー",
        description: "Won on a discard before the winner’s first draw and before any call.",
        clause: "R-47",
        common: true,
        needs: Needs {
            dealer: Dealer::BeforeWinner,
            melds: MeldCondition::NoMelds,
            played: Condition::UnlessChosen("renhou", "none"),
            ..Needs::only(&[Discard])
        },
        excludes: DECLARED,
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Concealed kong",
        aliases: "",
        description: "A concealed kong may only be robbed by Thirteen Orphans, and in some houses not by them.",
        clause: "R-49",
        refuses: Some(|house, entry| {
            !house.on(const { choice("kokushi_robs_concealed") })
                || !is_thirteen_orphans(house, entry)
        }),
        ..ROBBED_CONCEALED_KONG
    },
    CircumstanceRule {
        circumstance: C::Furiten,
        name: "Furiten",
        aliases: "furiten, ron in furiten, フリテン, 振聴, 振听, 振聽",
        description: "A player in furiten wins only on a drawn tile.",
        clause: "R-127",
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        refuses: Some(|_, entry| is_from_opponent(entry)),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Passed on a win",
        aliases: "temporary furiten, 同巡フリテン, 同巡振聴, 見逃し, 振听, 振聽",
        description: "A player who passed on a tile that would have won is in furiten, and wins only on a drawn tile.",
        clause: "R-125",
        needs: Needs::matters_for(&[Discard, RobbingTheKong]),
        refuses: Some(|_, entry| is_from_opponent(entry)),
        ..MISSED_WIN_SAME_TILE
    },
    CircumstanceRule {
        circumstance: C::WinningTileUnclear,
        name: "Drawn tile not known",
        description: "The drawn tile was mixed into the hand, so that it can’t be told from the others.",
        clause: "D-14",
        needs: Needs::only(&[SelfDraw]),
        ..CircumstanceRule::BASE
    },
    CircumstanceRule {
        name: "Wrong tile count",
        aliases: "",
        description: "A player with too many or too few tiles has a dead hand, and may not win.",
        clause: "R-115",
        ..WRONG_TILE_COUNT
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
