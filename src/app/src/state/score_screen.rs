//! What the Score screen keeps for itself: no step of the hand, and not in the address.

use tilewise_rules::HandInput;

use super::{Action, Mode, Spot, State};

/// What the Score screen keeps for itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreScreen {
    /// What the next tap enters.
    pub mode: Mode,
    /// What it entered before an indicator was asked for.
    before: Mode,
    /// Whether that stays when it has entered a claimed set.
    pub stays: bool,
    /// What was tapped in the tray.
    pub picked: Option<Spot>,
    /// What is lit in the tray, because its part in the result is touched.
    pub lit: Vec<Spot>,
    /// Whether what stands behind the result is shown.
    pub open: bool,
    /// The hand, the counts of hands begun and links opened, as it was seen last.
    seen: (HandInput, u32, u32),
}

impl ScoreScreen {
    /// Does what an action of the screen means for itself; answers what it means for the page, if
    /// anything.
    pub fn enter(&mut self, action: Action) -> Option<Action> {
        match action {
            Action::Details => self.open = !self.open,
            Action::Light(lit) => self.lit = lit,
            Action::Sheet(_)
            | Action::Screen(_)
            | Action::Preferences(_)
            | Action::KeepHouse(_)
            | Action::ForgetHouse(_) => return Some(action),
            action => {
                self.lit.clear();
                let picked = self.picked.take();
                match action {
                    // Once more, and it is as it was.
                    Action::Mode(mode) if mode == self.mode && mode.indicator().is_some() => {
                        self.mode = self.before;
                    }
                    // Once more, and it stays for several sets.
                    Action::Mode(mode) if mode == self.mode && Mode::CLAIMED.contains(&mode) => {
                        self.stays = !self.stays;
                    }
                    Action::Mode(mode) => {
                        self.stays = false;
                        if self.mode.indicator().is_none() {
                            self.before = self.mode;
                        }
                        self.mode = mode;
                    }
                    Action::Pick(spot) => self.picked = Some(spot).filter(|_| picked != Some(spot)),
                    Action::Kind(..) | Action::From(..) => self.picked = picked,
                    Action::Tap(key) => return Some(Action::TapIn(self.mode, key)),
                    _ => {}
                }
                return Some(action);
            }
        }
        None
    }

    /// Follows the page: in another hand nothing is picked or lit, after a claimed set and in the next
    /// hand taps enter single tiles, and behind the result of another link nothing is shown yet.
    pub fn follow(&mut self, state: &State) {
        let hand = &state.draft.entry.hand;
        let (tiles, turn, links) = &self.seen;
        if !is_same(tiles, hand) || *links != state.links {
            self.picked = None;
            self.lit.clear();
        }
        let shown = |hand: &HandInput| hand.dora.len() + hand.ura.len();
        let indicator = self.mode.indicator();
        let takes = |list| state.draft.takes_indicator(list);
        if indicator.is_some_and(|list| shown(tiles) != shown(hand) || !takes(list)) {
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

/// Whether the same tiles lie in the same places, however they came there.
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
