//! The kinds of event, and what each needs to know.

use crate::schema::{After, Ask, Need, Question, question};

/// The kinds of [`Event`](super::Event).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the events")]
pub enum EventKind {
    SettleWin,
    MultipleWins,
    ClaimsOnDiscard,
    ClaimOnSelfDraw,
    Claim,
    Draw,
    ErroneousMahjong,
    FalseMahjong,
    FalseWin,
    WrongTileCount,
    ShortHand,
    LongHand,
    BonusCollected,
    Kong,
    HiddenEighth,
    RevealAfterDeclaration,
}

const WHO: Question = seat("Who was it?");

const fn seat(words: &'static str) -> Question {
    question("seat", words, Ask::Seat, Need::Always)
}

const POT: Question = question(
    "pot",
    "How much lies in the pot?",
    Ask::Number(u32::MAX),
    Need::Never,
)
.or("Nothing");
const BY: Question = question("by", "How did the tile come?", Ask::By, Need::Always);
const GIVEN: Question = question("from", "From whom?", Ask::Seat, Need::Given)
    .after(After::Given)
    .or("Nobody: it was drawn");
const DISCARDER: Question = question("from", "Who discarded?", Ask::Seat, Need::Always);

/// The words for [`Action`](super::Action).
pub(super) const ACTIONS: &[(&str, &str)] = &[("win", "To win"), ("pung", "For a pung")];
/// The words for [`Missed`](super::Missed).
pub(super) const MISSED: &[(&str, &str)] = &[
    ("win", "To win"),
    ("pung", "For a pung"),
    ("both", "For either"),
];
/// The words for [`KongKind`](super::KongKind).
pub(super) const KONGS: &[(&str, &str)] = &[
    ("from-discard", "With a discard"),
    ("added", "Added to a pung"),
    ("concealed", "Concealed"),
];
/// The words for [`Inspection`](super::Inspection).
pub(super) const CAUSES: &[(&str, &str)] =
    &[("draw", "Nobody won"), ("other-win", "Another player won")];
/// The words for [`Declared`](super::Declared).
pub(super) const DECLARED: &[(&str, &str)] = &[
    ("eight-flowers", "Eight flowers"),
    ("early-three-dragons", "Three dragons"),
    ("early-four-winds", "Four winds"),
];

impl EventKind {
    /// All kinds.
    pub const ALL: [Self; 16] = [
        Self::SettleWin,
        Self::MultipleWins,
        Self::ClaimsOnDiscard,
        Self::ClaimOnSelfDraw,
        Self::Claim,
        Self::Draw,
        Self::ErroneousMahjong,
        Self::FalseMahjong,
        Self::FalseWin,
        Self::WrongTileCount,
        Self::ShortHand,
        Self::LongHand,
        Self::BonusCollected,
        Self::Kong,
        Self::HiddenEighth,
        Self::RevealAfterDeclaration,
    ];

    /// The key of the data face, and what it is called at the table.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::SettleWin => ("settle-win", "A win, already counted"),
            Self::MultipleWins => ("multiple-wins", "Several win on one discard"),
            Self::ClaimsOnDiscard => ("claims-on-discard", "Several want to win on one discard"),
            Self::ClaimOnSelfDraw => (
                "claim-on-self-draw",
                "May a tile be taken that another player drew to win?",
            ),
            Self::Claim => ("claim", "May a discard be claimed?"),
            Self::Draw => ("draw", "Nobody won"),
            Self::ErroneousMahjong => ("erroneous-mahjong", "Called a win that is none"),
            Self::FalseMahjong => ("false-mahjong", "Called a win that is none"),
            Self::FalseWin => ("false-win", "Called a win that is none"),
            Self::WrongTileCount => ("wrong-tile-count", "Too many or too few tiles"),
            Self::ShortHand => ("short-hand", "Too few tiles"),
            Self::LongHand => ("long-hand", "Too many tiles, or a wrong one taken"),
            Self::BonusCollected => ("bonus-collected", "Drew bonus tiles"),
            Self::Kong => ("kong", "Made a kong"),
            Self::HiddenEighth => ("hidden-eighth", "The eighth flower was hidden"),
            Self::RevealAfterDeclaration => (
                "reveal-after-declaration",
                "Showed the hidden tiles after a declared win",
            ),
        }
    }

    /// The key of the data face.
    pub const fn key(self) -> &'static str {
        self.words().0
    }

    /// What it is called at the table.
    pub const fn name(self) -> &'static str {
        self.words().1
    }

    /// Whether its name is a question that yes or no answers, by [`allowed`](super::Ruling::allowed).
    pub const fn asks_leave(self) -> bool {
        matches!(self, Self::Claim | Self::ClaimOnSelfDraw)
    }

    /// The kind of a key of the data face.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// What it needs to know, in the order in which a table would be asked.
    #[expect(clippy::too_many_lines, reason = "one literal for each event")]
    pub const fn fields(self) -> &'static [Question] {
        const VALUE: Question = question(
            "value",
            "What is the hand worth?",
            Ask::Number(u16::MAX as u32),
            Need::Always,
        );
        const DISCARDED: After = After::Word("kind", &["from-discard"]);
        match self {
            Self::SettleWin => const { &[seat("Who won?"), BY, GIVEN, VALUE, POT] },
            Self::MultipleWins => {
                const {
                    &[
                        DISCARDER,
                        question("winners", "Who won?", Ask::Winners, Need::Always),
                        POT,
                    ]
                }
            }
            Self::ClaimsOnDiscard => {
                const {
                    &[
                        DISCARDER,
                        question("claims", "Who claims it?", Ask::Claims, Need::Always),
                    ]
                }
            }
            Self::ClaimOnSelfDraw => {
                const {
                    &[
                        seat("Who wants the tile?"),
                        question("from", "Who drew it?", Ask::Seat, Need::Always),
                        question(
                            "pure",
                            "Is it Thirteen Wonders that waits for all thirteen tiles?",
                            Ask::Flag,
                            Need::Never,
                        ),
                    ]
                }
            }
            Self::Claim => {
                const {
                    &[
                        seat("Who wants the tile?"),
                        question(
                            "action",
                            "What is it claimed for?",
                            Ask::Word(ACTIONS),
                            Need::Always,
                        ),
                        question("tile", "Which tile?", Ask::Tile, Need::Always),
                        question("from", "Who discarded it?", Ask::Seat, Need::Never)
                            .after(After::Never),
                        question(
                            "own_discards",
                            "What did the player discard on the last own turn?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("Nothing"),
                        question(
                            "missed",
                            "Which tiles did the player let pass since the last own turn?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("None"),
                        question(
                            "missed_for",
                            "What could the player have claimed them for?",
                            Ask::Word(MISSED),
                            Need::Never,
                        )
                        .after(After::Tiles("missed")),
                        question(
                            "waiting",
                            "What completes the hand?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("I don't know"),
                        question(
                            "own_turn_since",
                            "Has the player drawn a tile since then?",
                            Ask::Flag,
                            Need::Never,
                        )
                        .after(After::Never),
                        question(
                            "skipped",
                            "Was the player skipped since then, by another player's pung or kong?",
                            Ask::Flag,
                            Need::Never,
                        ),
                        question(
                            "worth_more",
                            "Is the hand worth more than with the win that was let pass?",
                            Ask::Flag,
                            Need::Never,
                        ),
                    ]
                }
            }
            Self::Draw => {
                const {
                    &[
                        question(
                            "pot",
                            "How much lies in the pot?",
                            Ask::Number(u32::MAX),
                            Need::Always,
                        ),
                        question("last_hand", "Was it the last hand?", Ask::Flag, Need::Never),
                        question(
                            "contributions",
                            "What has each put into the pot?",
                            Ask::BySeat,
                            Need::Never,
                        )
                        .after(After::Yes("last_hand"))
                        .or("All the same"),
                    ]
                }
            }
            Self::ErroneousMahjong
            | Self::FalseMahjong
            | Self::WrongTileCount
            | Self::ShortHand
            | Self::LongHand => const { &[WHO] },
            Self::FalseWin => const { &[seat("Who called it?"), BY, GIVEN] },
            Self::BonusCollected => {
                const {
                    &[
                        seat("Who drew them?"),
                        question(
                            "held_before",
                            "Which bonus tiles did the player have before?",
                            Ask::Bonus,
                            Need::Never,
                        )
                        .or("None"),
                        question("tiles", "Which came now?", Ask::Bonus, Need::Always),
                        question(
                            "before_replacement",
                            "Were they dealt, before any replacement?",
                            Ask::Flag,
                            Need::Never,
                        ),
                    ]
                }
            }
            Self::Kong => {
                const {
                    &[
                        seat("Who made it?"),
                        question("kind", "How was it made?", Ask::Word(KONGS), Need::Always),
                        question("robbed", "Was it robbed?", Ask::Flag, Need::Never)
                            .after(After::Word("kind", &["added", "concealed"])),
                        question(
                            "tiles_left",
                            "How many tiles could still be drawn?",
                            Ask::Number(u8::MAX as u32),
                            Need::Never,
                        )
                        .after(DISCARDED)
                        .or("More than 10"),
                        question(
                            "fresh",
                            "Was the discarded tile fresh?",
                            Ask::Flag,
                            Need::Never,
                        )
                        .after(DISCARDED),
                        question("from", "Who discarded the tile?", Ask::Seat, Need::Never)
                            .after(DISCARDED),
                    ]
                }
            }
            Self::HiddenEighth => {
                const {
                    &[
                        question(
                            "holder",
                            "Who holds the other seven?",
                            Ask::Seat,
                            Need::Always,
                        ),
                        question(
                            "cause",
                            "How did the hand end?",
                            Ask::Word(CAUSES),
                            Need::Always,
                        ),
                        question(
                            "demanded",
                            "Did that player demand to see all hands: before the last tile was drawn, or at once after the win?",
                            Ask::Flag,
                            Need::Never,
                        ),
                        question(
                            "hider",
                            "Who hid the eighth, or broke up the hand before the inspection?",
                            Ask::Seat,
                            Need::Always,
                        )
                        .after(After::Yes("demanded")),
                    ]
                }
            }
            Self::RevealAfterDeclaration => {
                const {
                    &[
                        seat("Who showed them?"),
                        question(
                            "declared",
                            "What was declared?",
                            Ask::Word(DECLARED),
                            Need::Always,
                        ),
                        question(
                            "hand_complete",
                            "Was the hand complete all the same?",
                            Ask::Flag,
                            Need::Always,
                        ),
                    ]
                }
            }
        }
    }
}
