//! State of the Score screen outside of undo steps and the address.

use tilewise_rules::HandInput;

use super::{HandAction, Mode, PageAction, PageState, Spot, ViewAction};

/// State of the Score screen outside of undo steps and the address.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreScreen {
    /// The mode of the next tap.
    pub mode: Mode,
    /// The mode before an indicator.
    before: Mode,
    /// Whether the mode stays after a claimed set.
    pub stays: bool,
    /// The selected position of the tray.
    pub picked: Option<Spot>,
    /// The highlighted positions of the tray, while their part of the result is touched.
    pub lit: Vec<Spot>,
    /// Whether the details of the result are shown.
    pub open: bool,
    /// The last hand, and the numbers of hands begun and links opened.
    seen: (HandInput, u32, u32),
}

impl ScoreScreen {
    /// Applies an action to the screen, before it is applied to the hand.
    pub(crate) fn before_action(&mut self, action: &PageAction) {
        match action {
            PageAction::View(ViewAction::ToggleDetails) => self.open = !self.open,
            PageAction::View(ViewAction::Highlight(lit)) => self.lit.clone_from(lit),
            PageAction::View(_) | PageAction::Games(_) => {}
            PageAction::Hand(action) => {
                self.lit.clear();
                let picked = self.picked.take();
                match action {
                    HandAction::SelectMode(mode) => self.select(*mode),
                    HandAction::Clear => self.select(Mode::Tile),
                    HandAction::Select(spot) => {
                        self.picked = Some(*spot).filter(|_| picked != Some(*spot));
                    }
                    HandAction::SetKongKind(..) | HandAction::SetClaimSource(..) => {
                        self.picked = picked;
                    }
                    _ => {}
                }
            }
            PageAction::Rules(_) | PageAction::Link(_) => {
                self.lit.clear();
                self.picked = None;
            }
        }
    }

    /// Selects the mode of the next taps.
    fn select(&mut self, mode: Mode) {
        if mode == self.mode && mode.indicator().is_some() {
            // A second tap restores the previous mode.
            self.mode = self.before;
        } else if mode == self.mode && Mode::CLAIMED.contains(&mode) {
            // A second tap keeps the mode for several sets.
            self.stays = !self.stays;
        } else {
            self.stays = false;
            if self.mode.indicator().is_none() {
                self.before = self.mode;
            }
            self.mode = mode;
        }
    }

    /// Resets what a changed hand or link invalidates: selection, highlights, mode, details.
    pub(crate) fn after_change(&mut self, state: &PageState) {
        let hand = &state.draft.entry.hand;
        let (tiles, turn, links) = &self.seen;
        if !is_same(tiles, hand) || *links != state.links {
            self.picked = None;
            self.lit.clear();
        }
        let indicator_count = |hand: &HandInput| hand.dora.len() + hand.ura.len();
        let indicator = self.mode.indicator();
        let takes = |list| state.draft.takes_indicator(list);
        if indicator
            .is_some_and(|list| indicator_count(tiles) != indicator_count(hand) || !takes(list))
        {
            self.mode = self.before;
        }
        let is_claimed = Mode::CLAIMED.contains(&self.mode);
        if is_claimed
            && !self.stays
            && *links == state.links
            && tiles.melds.len() < hand.melds.len()
        {
            self.mode = Mode::Tile;
        }
        if *turn != state.turn {
            self.mode = Mode::Tile;
            self.stays = false;
        }
        if *links != state.links {
            self.open = false;
        }
        self.seen = (hand.clone(), state.turn, state.links);
    }
}

/// Whether the same tiles are at the same positions, from any source.
fn is_same(one: &HandInput, other: &HandInput) -> bool {
    let melds =
        |hand: &HandInput| -> Vec<_> { hand.melds.iter().map(|meld| meld.tiles.clone()).collect() };
    one.concealed == other.concealed
        && one.winning_tile == other.winning_tile
        && one.bonus == other.bonus
        && one.dora == other.dora
        && one.ura == other.ura
        && melds(one) == melds(other)
}
