//! Random hands in houses that both sides can be set to.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::score_json;
use tilewise_rules::{House, check};
use tilewise_tests::hands::request;
use tilewise_tests::play::riichi::options::{Options, PaoComposite, PaoHonba, Renhou};
use tilewise_tests::play::riichi::random::{house, winning};
use tilewise_tests::play::riichi::reference::entry::{Circumstance, Entry, MeldKind};
use tilewise_tests::play::{hk_old_style, mcr};
use tilewise_tests::random::Rng;

use crate::answers::Answer;

/// An implementation that nobody here wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// `mahjong` of `PyPI`.
    Mahjong,
    /// `@kobalab/majiang-core` of npm.
    Majiang,
    /// `PyMahjongGB` of `PyPI`.
    MahjongGb,
    /// `hk-mahjong` of npm.
    HkMahjong,
    /// `hk_mahjong` of `PyPI`, by somebody else.
    HkMahjongOfPypi,
}

/// A hand, the request about it, and what the engine says.
#[derive(Debug)]
pub struct Dealt {
    /// The house and the hand.
    pub text: String,
    /// With all options.
    pub request: Value,
    pub answer: Answer,
}

impl Other {
    /// By its key.
    pub fn of(key: &str) -> Option<Self> {
        match key {
            "mahjong" => Some(Self::Mahjong),
            "majiang" => Some(Self::Majiang),
            "mahjong-gb" => Some(Self::MahjongGb),
            "hk-mahjong" => Some(Self::HkMahjong),
            "hk_mahjong" => Some(Self::HkMahjongOfPypi),
            _ => None,
        }
    }

    /// The differences that are explained.
    pub fn differences(self) -> &'static str {
        match self {
            Self::Mahjong | Self::Majiang => include_str!("../../proof/riichi/differences.txt"),
            Self::MahjongGb => include_str!("../../proof/mcr/differences.txt"),
            Self::HkMahjong | Self::HkMahjongOfPypi => {
                include_str!("../../proof/hong-kong/differences.txt")
            }
        }
    }

    /// The rule set whose suite stands for what it is held against.
    pub fn rule_set(self) -> &'static str {
        match self {
            Self::Mahjong | Self::Majiang => "riichi-ema-2025",
            Self::MahjongGb => "mcr",
            Self::HkMahjong | Self::HkMahjongOfPypi => "hk-old-style",
        }
    }

    /// The registry that has it.
    pub fn from(self) -> &'static str {
        match self {
            Self::Mahjong | Self::MahjongGb | Self::HkMahjongOfPypi => "PyPI",
            Self::Majiang | Self::HkMahjong => "npm",
        }
    }

    /// A random house that it can be set to and a hand that it can be told, `house | hand`.
    fn deal(self, rng: &mut Rng) -> String {
        match self {
            Self::MahjongGb => return deal_mcr(rng),
            Self::HkMahjong | Self::HkMahjongOfPypi => return self.deal_hong_kong(rng),
            Self::Mahjong | Self::Majiang => {}
        }
        let mut options = house(rng);
        self.settle(&mut options);
        let mut entry = winning(rng, &options);
        self.tell(&mut entry);
        format!("{} | {entry}", options.text())
    }

    /// Leaves of a house what the other side can be set to.
    fn settle(self, house: &mut Options) {
        // Its double yakuman are one option.
        let double = house.double_kokushi_13;
        house.double_suuankou_tanki = double;
        house.double_chuuren_9 = double;
        house.double_daisuushii = double;
        house.yakuman_max = 6;
        house.rinshan_fu = true;
        house.ryuuiisou_needs_green = false;
        house.kokushi_robs_concealed = true;
        house.honba_each = 300;
        match self {
            Self::Mahjong => {
                house.red_fives = house.red_fives.min(3);
                house.double_wind_pair_fu = 4;
                house.yakuman_add = true;
                if house.renhou == Renhou::Mangan {
                    house.renhou = Renhou::FiveHan;
                }
            }
            Self::Majiang => {
                house.renhou = Renhou::None;
                house.pao_four_kongs = false;
                house.pao_composite = PaoComposite::LiablePart;
                house.pao_honba = PaoHonba::Discarder;
            }
            Self::MahjongGb | Self::HkMahjong | Self::HkMahjongOfPypi => {}
        }
    }

    /// Leaves of a hand what the other side can be told.
    fn tell(self, entry: &mut Entry) {
        let unknown = |one: &Circumstance| *one == Circumstance::WinningTileUnclear;
        entry.circumstances.retain(|one| !unknown(one));
        entry.liability.clear();
        for meld in &mut entry.melds {
            meld.from = match self {
                Self::Mahjong | Self::MahjongGb | Self::HkMahjong | Self::HkMahjongOfPypi => None,
                Self::Majiang if meld.kind == MeldKind::ConcealedKong => None,
                Self::Majiang => meld.from.or(Some(entry.seat.others()[2])),
            };
        }
    }

    /// It has one house, without seven pairs, in which any wait makes nine gates and kongs no four concealed
    /// pungs; it knows nothing of who pays. That of `PyPI` adds the own flower to all flowers, and can't be told
    /// of the first tiles of a game.
    fn deal_hong_kong(self, rng: &mut Rng) -> String {
        use tilewise_rules::Circumstance::{
            DealerFirstDiscard, InitialHand, KongReplacement, LastTile,
        };
        let of_pypi = self == Self::HkMahjongOfPypi;
        let house = hk_old_style::options::Options {
            minimum_fan: 0,
            seven_pairs: hk_old_style::options::SevenPairs::Off,
            nine_gates_pure: false,
            four_concealed_pungs_kongs_count: false,
            all_flowers_includes_seat: !of_pypi,
            ..hk_old_style::options::Options::DEFAULT
        };
        let mut entry = hk_old_style::random::winning(rng, &house);
        entry.context.liability.clear();
        let known: &[_] = if of_pypi {
            &[KongReplacement, LastTile]
        } else {
            &[InitialHand, DealerFirstDiscard, KongReplacement, LastTile]
        };
        let all = entry.context.circumstances;
        let told = known.iter().copied().filter(|one| all.has(*one));
        // It isn't told that a kong came before the first win.
        let told = told.filter(|one| *one != InitialHand || !all.has(KongReplacement));
        entry.context.circumstances = told.fold(
            tilewise_rules::Circumstances::NONE,
            tilewise_rules::Circumstances::with,
        );
        format!("{} | {entry}", house.text())
    }
}

/// So many different hands, the same at every call.
pub fn dealt(other: Other, count: usize) -> Vec<Dealt> {
    let mut rng = Rng::with_seed(7);
    let mut seen = HashSet::new();
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        if let Some(dealt) = Dealt::of(&other.deal(&mut rng))
            && seen.insert(dealt.request.to_string())
        {
            all.push(dealt);
        }
    }
    all
}

/// It has one house, that of the list, and knows nothing of dealt hands or of tiles that got mixed up.
fn deal_mcr(rng: &mut Rng) -> String {
    use tilewise_rules::Circumstance::{InitialHand, WinningTileUnclear, WrongTileCount};
    let house = mcr::options::Options::MCR;
    let mut entry = mcr::random::winning(rng, &house);
    let unknown = [InitialHand, WinningTileUnclear, WrongTileCount];
    let told = unknown.into_iter();
    let told = told.fold(
        entry.context.circumstances,
        tilewise_rules::Circumstances::without,
    );
    entry.context.circumstances = told;
    format!("{} | {entry}", house.text())
}

impl Dealt {
    /// A hand in a house, `house | hand`; none if it can't win there.
    pub fn of(text: &str) -> Option<Self> {
        let (house, hand) = text.split_once(" | ")?;
        let house = house.parse::<House>().ok()?;
        let entry = tilewise_rules::notation::parse(hand).ok()?;
        check(&house, &entry).ok()?;
        let request = request(&house, &entry);
        let report: Value = serde_json::from_str(&score_json(&request)).ok()?;
        let mut request: Value = serde_json::from_str(&request).ok()?;
        request["options"] = report["options"].clone();
        Some(Self {
            text: format!("{house} | {entry}"),
            request,
            answer: match house.rule_set().table_key() {
                "mcr" => Answer::ours_in_fan(&report),
                "hk-old-style" => Answer::ours_to_the_limit(&report),
                _ => Answer::ours(&report),
            },
        })
    }
}
