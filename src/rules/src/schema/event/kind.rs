//! The kinds of event, and what each needs to know.

use super::after::After;

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

/// Something that an event needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// The key of the data face.
    pub key: &'static str,
    /// The question to the table.
    pub question: &'static str,
    /// What answers it.
    pub ask: Ask,
    /// Whether it must be answered.
    pub need: Need,
    /// When it comes up.
    pub after: After,
    /// What it is called to leave it open; `None` where nobody would.
    pub skip: Option<&'static str>,
}

impl Field {
    /// The same question, but only after these answers.
    const fn after(self, after: After) -> Self {
        Self { after, ..self }
    }

    /// The same question with a name for leaving it open.
    const fn or(self, skip: &'static str) -> Self {
        let skip = Some(skip);
        Self { skip, ..self }
    }
}

/// What answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A seat.
    Seat,
    /// A whole number up to this.
    Number(u32),
    /// How the winning tile came.
    By,
    /// Yes or no.
    Flag,
    /// One of these: key and words.
    Word(&'static [(&'static str, &'static str)]),
    /// One tile.
    Tile,
    /// Some tiles, perhaps none.
    Tiles,
    /// Some bonus tiles, perhaps none.
    Bonus,
    /// A number for each seat.
    BySeat,
    /// Who claims, each with a kind of hand.
    Claims,
    /// Who wins, each with a value.
    Winners,
    /// Some seats, perhaps none.
    Seats,
    /// An overall score, with at most three decimals.
    Overall,
}

/// Whether a question must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Always.
    Always,
    /// For a tile that another player gave.
    Given,
    /// Never.
    Never,
}

/// A question.
pub(crate) const fn field(
    key: &'static str,
    question: &'static str,
    ask: Ask,
    need: Need,
) -> Field {
    Field {
        key,
        question,
        ask,
        need,
        after: After::Anything,
        skip: None,
    }
}

const WHO: Field = seat("Who was it?");

const fn seat(question: &'static str) -> Field {
    field("seat", question, Ask::Seat, Need::Always)
}

const POT: Field = field(
    "pot",
    "How much lies in the pot?",
    Ask::Number(u32::MAX),
    Need::Never,
)
.or("Nothing");
const BY: Field = field("by", "How did the tile come?", Ask::By, Need::Always);
const GIVEN: Field = field("from", "From whom?", Ask::Seat, Need::Given)
    .after(After::Given)
    .or("Nobody: it was drawn");
const DISCARDER: Field = field("from", "Who discarded?", Ask::Seat, Need::Always);

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
    pub const fn fields(self) -> &'static [Field] {
        const VALUE: Field = field(
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
                        field("winners", "Who won?", Ask::Winners, Need::Always),
                        POT,
                    ]
                }
            }
            Self::ClaimsOnDiscard => {
                const {
                    &[
                        DISCARDER,
                        field("claims", "Who claims it?", Ask::Claims, Need::Always),
                    ]
                }
            }
            Self::ClaimOnSelfDraw => {
                const {
                    &[
                        seat("Who wants the tile?"),
                        field("from", "Who drew it?", Ask::Seat, Need::Always),
                        field(
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
                        field(
                            "action",
                            "What is it claimed for?",
                            Ask::Word(ACTIONS),
                            Need::Always,
                        ),
                        field("tile", "Which tile?", Ask::Tile, Need::Always),
                        field("from", "Who discarded it?", Ask::Seat, Need::Never)
                            .after(After::Never),
                        field(
                            "own_discards",
                            "What did the player discard on the last own turn?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("Nothing"),
                        field(
                            "missed",
                            "Which tiles did the player let pass since the last own turn?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("None"),
                        field(
                            "missed_for",
                            "What could the player have claimed them for?",
                            Ask::Word(MISSED),
                            Need::Never,
                        )
                        .after(After::Tiles("missed")),
                        field(
                            "waiting",
                            "What completes the hand?",
                            Ask::Tiles,
                            Need::Never,
                        )
                        .or("I don't know"),
                        field(
                            "own_turn_since",
                            "Has the player drawn a tile since then?",
                            Ask::Flag,
                            Need::Never,
                        )
                        .after(After::Never),
                        field(
                            "skipped",
                            "Was the player skipped since then, by another player's pung or kong?",
                            Ask::Flag,
                            Need::Never,
                        ),
                        field(
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
                        field(
                            "pot",
                            "How much lies in the pot?",
                            Ask::Number(u32::MAX),
                            Need::Always,
                        ),
                        field("last_hand", "Was it the last hand?", Ask::Flag, Need::Never),
                        field(
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
                        field(
                            "held_before",
                            "Which bonus tiles did the player have before?",
                            Ask::Bonus,
                            Need::Never,
                        )
                        .or("None"),
                        field("tiles", "Which came now?", Ask::Bonus, Need::Always),
                        field(
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
                        field("kind", "How was it made?", Ask::Word(KONGS), Need::Always),
                        field("robbed", "Was it robbed?", Ask::Flag, Need::Never)
                            .after(After::Word("kind", &["added", "concealed"])),
                        field(
                            "tiles_left",
                            "How many tiles could still be drawn?",
                            Ask::Number(u8::MAX as u32),
                            Need::Never,
                        )
                        .after(DISCARDED)
                        .or("More than 10"),
                        field(
                            "fresh",
                            "Was the discarded tile fresh?",
                            Ask::Flag,
                            Need::Never,
                        )
                        .after(DISCARDED),
                        field("from", "Who discarded the tile?", Ask::Seat, Need::Never)
                            .after(DISCARDED),
                    ]
                }
            }
            Self::HiddenEighth => {
                const {
                    &[
                        field(
                            "holder",
                            "Who holds the other seven?",
                            Ask::Seat,
                            Need::Always,
                        ),
                        field(
                            "cause",
                            "How did the hand end?",
                            Ask::Word(CAUSES),
                            Need::Always,
                        ),
                        field(
                            "demanded",
                            "Did that player demand to see all hands: before the last tile was drawn, or at once after the win?",
                            Ask::Flag,
                            Need::Never,
                        ),
                        field(
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
                        field(
                            "declared",
                            "What was declared?",
                            Ask::Word(DECLARED),
                            Need::Always,
                        ),
                        field(
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
