//! Circumstances that several rule sets have: a rule set mentions only what differs.

use crate::decomposition::{THIRTEEN_ORPHANS, readings};
use crate::hands::{
    Circumstance as C, Hand,
    WinBy::{Discard, RobbingTheKong, SelfDraw},
    hand_notation::WinInput,
};
use crate::model::{CircumstanceRule, Dealer, MeldCondition, Needs, RuleOptions};

/// Returns whether the hand is Thirteen Orphans.
pub(super) fn is_thirteen_orphans(house: &RuleOptions, entry: &WinInput) -> bool {
    Hand::new(&entry.hand, house.geometry(), house.bonus()).is_ok_and(|hand| {
        let mut orphans = false;
        readings(&hand, house.patterns(), |reading| {
            orphans |= reading.is_singles(&THIRTEEN_ORPHANS);
        });
        orphans
    })
}

/// Returns whether the winning tile came from another player. A drawn tile is never barred.
pub(super) fn is_from_opponent(entry: &WinInput) -> bool {
    matches!(entry.context.by, Some(Discard | RobbingTheKong))
}

/// Last tile.
pub(super) const LAST_TILE: CircumstanceRule = CircumstanceRule {
    circumstance: C::LastTile,
    aliases: "last wall tile, last available tile, moon from the sea, hai di lao yue, \
               hoi dai lau yuet, haitei, houtei, 海底撈月, 海底捞月, 海底摸月, 海底, ハイテイ, \
               河底撈魚, 河底捞鱼, ホウテイ",
    common: true,
    needs: Needs::only(&[SelfDraw, Discard]),
    excludes: &[C::InitialHand, C::DealerFirstDiscard],
    ..CircumstanceRule::BASE
};

/// Kong replacement.
pub(super) const KONG_REPLACEMENT: CircumstanceRule = CircumstanceRule {
    circumstance: C::KongReplacement,
    aliases: "gang, gong, flower on the kong, win on a kong, after a kong, after a gong, \
               gang shang kai hua, gong seung hoi fa, rinshan, kang, 槓上開花, 杠上开花, 槓上, \
               杠上, 嶺上開花, リンシャン",
    common: true,
    needs: Needs {
        melds: MeldCondition::Kong,
        ..Needs::only(&[SelfDraw])
    },
    ..CircumstanceRule::BASE
};

/// Consecutive kong replacement.
pub(super) const CONSECUTIVE_KONG_REPLACEMENT: CircumstanceRule = CircumstanceRule {
    circumstance: C::ConsecutiveKongReplacement,
    aliases: "gang shang gang, gong seung gong, double kong, gong after gong, 槓上槓, 杠上杠, \
               槓槓糊, 杠杠胡, 連槓",
    ..CircumstanceRule::BASE
};

/// Initial hand.
pub(super) const INITIAL_HAND: CircumstanceRule = CircumstanceRule {
    circumstance: C::InitialHand,
    aliases: "heavenly hand, heavenly win, tian hu, tin wu, tenhou, 天糊, 天胡, 天和, テンホー",
    common: true,
    needs: Needs {
        dealer: Dealer::Winner,
        melds: MeldCondition::NoneClaimed,
        ..Needs::only(&[SelfDraw])
    },
    excludes: &[C::LastTile, C::DealerFirstDiscard],
    ..CircumstanceRule::BASE
};

/// Dealer’s first discard.
pub(super) const DEALER_FIRST_DISCARD: CircumstanceRule = CircumstanceRule {
    circumstance: C::DealerFirstDiscard,
    aliases: "earthly hand, earthly win, di hu, dei wu, chiihou, 地糊, 地胡, 地和, チーホー",
    common: true,
    needs: Needs {
        dealer: Dealer::Discarder,
        melds: MeldCondition::NoMelds,
        ..Needs::only(&[Discard])
    },
    excludes: &[C::LastTile, C::InitialHand],
    ..CircumstanceRule::BASE
};

/// Flower replacement.
pub(super) const BONUS_REPLACEMENT: CircumstanceRule = CircumstanceRule {
    circumstance: C::BonusReplacement,
    aliases: "hua shang, hua shang kai hua, fa seung, after a flower, bu hua, 花上, 花上開花, \
               花上开花, 補花, 补花",
    excludes: &[C::KongReplacement, C::ConsecutiveKongReplacement],
    ..CircumstanceRule::BASE
};

/// Fresh tile.
pub(super) const FRESH_TILE: CircumstanceRule = CircumstanceRule {
    circumstance: C::FreshTile,
    aliases: "live tile, sheng zhang, sheng pai, saang jeung, 生張, 生张, 生牌",
    ..CircumstanceRule::BASE
};

/// Passed on this tile.
pub(super) const MISSED_WIN_SAME_TILE: CircumstanceRule = CircumstanceRule {
    circumstance: C::MissedWinSameTile,
    aliases: "guo shui, guo zhang, gwo seui, furiten, passed tile, 過水, 过水, 振聴, フリテン",
    needs: Needs::matters_for(&[Discard]),
    ..CircumstanceRule::BASE
};

/// Wrong tile count.
pub(super) const WRONG_TILE_COUNT: CircumstanceRule = CircumstanceRule {
    circumstance: C::WrongTileCount,
    aliases: "xiang gong, seung gung, dead hand, da xiang gong, 相公, 大相公, 小相公, 多牌少牌, 多牌, 少牌",
    refuses: Some(|_, _| true),
    ..CircumstanceRule::BASE
};

/// The kong was concealed.
pub(super) const ROBBED_CONCEALED_KONG: CircumstanceRule = CircumstanceRule {
    circumstance: C::RobbedConcealedKong,
    aliases: "robbing a closed kong, qiang an gang, 搶暗槓, 抢暗杠, 暗槓の槍槓",
    needs: Needs::only(&[RobbingTheKong]),
    ..CircumstanceRule::BASE
};
