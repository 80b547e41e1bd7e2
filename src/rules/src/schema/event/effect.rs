//! What follows from an event beside payments.

/// Something that follows from an event beside payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The key of the data face.
    pub key: &'static str,
    /// Whether it is so.
    pub holds: bool,
    /// The same in a sentence.
    pub says: &'static str,
}

const fn effect(key: &'static str, holds: bool, says: &'static str) -> Effect {
    Effect { key, holds, says }
}

impl Effect {
    /// The player may not win.
    pub(crate) const NO_WIN: Self = effect("may_win", false, "the player may not win this hand");
    /// The player may not call.
    pub(crate) const NO_CALL: Self = effect(
        "may_call",
        false,
        "the player may claim no discard in this hand",
    );
    /// The player plays on, and kongs are paid.
    pub(crate) const KONGS_PAID: Self = effect(
        "may_be_paid_for_kongs",
        true,
        "the player is still paid for kongs",
    );
    /// The player plays on, but no kong is paid.
    pub(crate) const KONGS_UNPAID: Self = effect(
        "may_be_paid_for_kongs",
        false,
        "the player is paid for no kong in this hand",
    );
    /// The next player deals.
    pub(crate) const DEAL_PASSES: Self =
        effect("deal_passes", true, "the next player deals the next hand");
    /// The dealer stays.
    pub(crate) const DEAL_STAYS: Self =
        effect("deal_passes", false, "the dealer deals the next hand too");
    /// Another player's win is paid as well.
    pub(crate) const OTHER_WIN_STANDS: Self = effect(
        "other_win_stands",
        true,
        "the other player's win is paid as well",
    );
    /// What eight flowers complete is paid beside the win.
    pub(crate) const INSTANT_PAYMENTS: Self = effect(
        "instant_payments_due",
        true,
        "the sets that the eighth flower completes are paid at once too: ask for the bonus tiles",
    );
    /// A declared win stands.
    pub(crate) const DECLARED_WIN_STANDS: Self =
        effect("declared_win_stands", true, "the declared win stands");
    /// A declared win is void.
    pub(crate) const DECLARED_WIN_VOID: Self = effect(
        "declared_win_stands",
        false,
        "the declared win is void, and nobody pays for it",
    );
    /// Another player's win is void.
    pub(crate) const OTHER_WIN_VOID: Self = effect(
        "other_win_stands",
        false,
        "the other player's win is void, and nobody pays for it",
    );
}
