//! Random hands in houses that both sides can be set to.

use std::collections::HashSet;

use serde_json::Value;
use tilewise_api::score_json;
use tilewise_rules::{House, check};
use tilewise_tests::hands::request;
use tilewise_tests::play::riichi::options::{Options, PaoComposite, PaoHonba, Renhou};
use tilewise_tests::play::riichi::random::{house, winning};
use tilewise_tests::play::riichi::reference::entry::{Circumstance, Entry, MeldKind};
use tilewise_tests::random::Rng;

use crate::answers::Answer;

/// An implementation that nobody here wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// `mahjong` of `PyPI`.
    Mahjong,
    /// `@kobalab/majiang-core` of npm.
    Majiang,
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
            _ => None,
        }
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
        }
    }

    /// Leaves of a hand what the other side can be told.
    fn tell(self, entry: &mut Entry) {
        let unknown = |one: &Circumstance| *one == Circumstance::WinningTileUnclear;
        entry.circumstances.retain(|one| !unknown(one));
        entry.liability.clear();
        for meld in &mut entry.melds {
            meld.from = match self {
                Self::Mahjong => None,
                Self::Majiang if meld.kind == MeldKind::ConcealedKong => None,
                Self::Majiang => meld.from.or(Some(entry.seat.others()[2])),
            };
        }
    }
}

/// So many different hands, the same at every call.
pub fn dealt(other: Other, count: usize) -> Vec<Dealt> {
    let mut rng = Rng::with_seed(7);
    let mut seen = HashSet::new();
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        let mut options = house(&mut rng);
        other.settle(&mut options);
        let mut entry = winning(&mut rng, &options);
        other.tell(&mut entry);
        let text = format!("{} | {entry}", options.text());
        if let Some(dealt) = Dealt::of(&text)
            && seen.insert(dealt.request.to_string())
        {
            all.push(dealt);
        }
    }
    all
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
            answer: Answer::ours(&report),
        })
    }
}
