//! The user's own house rules, while a link shows others.

use super::PageState;

impl PageState {
    /// Returns the name under which the current rules are saved.
    pub fn saved_rules_name(&self) -> Option<&str> {
        if self.saved_houses.is_empty() {
            return None;
        }
        let house = self.draft.house.to_string();
        let saved = self.saved_houses.iter().find(|one| one.house == house);
        saved.map(|one| one.name.as_str())
    }

    /// Returns the text form of the user's own rules, if others are shown.
    pub fn own_rules_while_others_shown(&self) -> Option<&str> {
        let own = self.own_rules.as_deref()?;
        (self.draft.house.to_string() != own).then_some(own)
    }

    /// Adopts the current rules as the user's own; undo doesn't revert it.
    pub(crate) fn adopt_current_rules(&mut self) {
        self.own_rules = None;
        for (_, own) in self.past.iter_mut().chain(&mut self.future) {
            *own = None;
        }
    }

    /// Stores the user's own rules before a link shows others.
    pub(crate) fn save_own_rules(&mut self) {
        if self.own_rules.is_none() {
            self.own_rules = Some(self.draft.house.to_string().into());
        }
    }
}
