//! Common mistakes: what leads to a wrong choice.

use tilewise_rules::{Element, Seat, Sentence, sentence};

/// A common mistake that leads to a wrong choice.
#[derive(Clone, Copy, Debug)]
pub enum Mistake {
    /// An element that counts was overlooked.
    Overlooked(&'static Element),
    /// An element was counted although another one includes it, or the hand doesn't have it.
    Counted(&'static Element),
    /// The self-draw was taken for a discard.
    SelfDrawAsDiscard,
    /// The discard was taken for a self-draw.
    DiscardAsSelfDraw,
    /// Another seat was taken for the winner's.
    WinnerSeat(Seat),
    /// Another player was taken for the discarder.
    Discarder(Seat),
    /// Another prevailing wind was assumed.
    Prevailing(Seat),
    /// The limit was ignored.
    LimitIgnored,
    /// The liability of a player was ignored.
    LiabilityIgnored,
    /// The counters and bets on the table were forgotten.
    StakesForgotten,
    /// The bonus tiles were forgotten.
    BonusForgotten,
    /// The value is off by this.
    OffBy(i32),
    /// The payments are those of a hand worth this much more.
    WorthOffBy(i32),
    /// A further value of the hand, such as fu, is off by this.
    AxisOffBy(i32),
    /// All pay the same.
    AllPayTheSame,
    /// The discarder pays for all.
    DiscarderPaysAll,
    /// Only the discarder pays.
    OnlyDiscarderPays,
    /// Everything was doubled.
    Doubled,
    /// Everything was halved.
    Halved,
    /// The hand below the minimum was taken for a win.
    MinimumIgnored,
    /// Another fact of the event was assumed.
    OtherFacts,
    /// The discard leaves the hand one step further from a win.
    Further,
    /// The discard leaves fewer useful tiles: this many instead of that many.
    FewerTiles {
        /// The number after the wrong discard.
        left: u8,
        /// The number after the right one.
        best: u8,
    },
}

impl Mistake {
    /// Returns the mistake as a sentence, without a full stop.
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Overlooked(element) => sentence!("{0} was overlooked", element.name),
            Self::Counted(element) => sentence!("{0} doesn’t count here", element.name),
            Self::SelfDrawAsDiscard => sentence!("the tile was drawn, not discarded"),
            Self::DiscardAsSelfDraw => sentence!("the tile was discarded, not drawn"),
            Self::WinnerSeat(seat) => sentence!("this is what it is if the winner sits {0}", seat),
            Self::Discarder(seat) => {
                sentence!("this is what it is if {0} discarded the tile", seat)
            }
            Self::Prevailing(seat) => sentence!("this is what it is if {0} prevails", seat),
            Self::LimitIgnored => sentence!("the limit was ignored"),
            Self::LiabilityIgnored => sentence!("the liability of a player was ignored"),
            Self::StakesForgotten => sentence!("counters and bets on the table were forgotten"),
            Self::BonusForgotten => sentence!("the bonus tiles were forgotten"),
            Self::OffBy(more) if more > 0 => sentence!("this is {0} too many", more),
            Self::OffBy(less) => sentence!("this is {0} too few", -less),
            Self::WorthOffBy(more) if more > 0 => {
                sentence!("this is what a hand worth {0} more pays", more)
            }
            Self::WorthOffBy(less) => sentence!("this is what a hand worth {0} less pays", -less),
            Self::AxisOffBy(_) => sentence!("the fu are wrong"),
            Self::AllPayTheSame => sentence!("the others don’t all pay the same here"),
            Self::DiscarderPaysAll => sentence!("the discarder doesn’t pay for all here"),
            Self::OnlyDiscarderPays => sentence!("not only the discarder pays here"),
            Self::Doubled => sentence!("this is twice as much"),
            Self::Halved => sentence!("this is half as much"),
            Self::MinimumIgnored => sentence!("the hand is below the minimum"),
            Self::OtherFacts => sentence!("this is the ruling if something else had happened"),
            Self::Further => {
                sentence!("after this discard the hand is one step further from a win")
            }
            Self::FewerTiles { left, best } => sentence!(
                "after this discard {0} {0:tile helps|tiles help}, and after the best one {1}",
                i32::from(left),
                i32::from(best)
            ),
        }
    }

    /// Returns the clause of the rule in question, if it is one about an element.
    pub const fn clause(self) -> Option<&'static str> {
        match self {
            Self::Overlooked(element) | Self::Counted(element) => Some(element.clause),
            _ => None,
        }
    }

    /// Returns the element in question.
    pub const fn element(self) -> Option<&'static Element> {
        match self {
            Self::Overlooked(element) | Self::Counted(element) => Some(element),
            _ => None,
        }
    }
}
