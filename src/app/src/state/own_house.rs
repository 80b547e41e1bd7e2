//! One's own house rules, while a link shows those of somebody else.

use super::State;

impl State {
    /// The name under which the house that is shown was kept.
    pub fn kept_house(&self) -> Option<&str> {
        if self.kept.is_empty() {
            return None;
        }
        let house = self.draft.house.to_string();
        let kept = self.kept.iter().find(|one| one.house == house);
        kept.map(|one| one.name.as_str())
    }

    /// One's own house, as a text, where another one is shown: a link does not replace it.
    pub fn visits_from(&self) -> Option<&str> {
        let own = self.own_house.as_deref()?;
        (self.draft.house.to_string() != own).then_some(own)
    }

    /// Takes the house that is shown as one's own, whatever is undone from now on.
    pub(super) fn take_house(&mut self) {
        self.own_house = None;
        for (_, own) in self.past.iter_mut().chain(&mut self.future) {
            *own = None;
        }
    }

    /// Remembers one's own house before a link shows another one.
    pub(super) fn remember_house(&mut self) {
        if self.own_house.is_none() {
            self.own_house = Some(self.draft.house.to_string().into());
        }
    }
}
