//! What the restoration of saved house rules changes. Rules are compared by their names.

use tilewise_api::NamedRules;

use crate::store::SavedHouse;

/// What the restoration of saved house rules changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlannedHouses {
    /// All house rules of the device afterwards.
    pub all: Vec<SavedHouse>,
    /// The names of those that are new.
    pub new: Vec<String>,
    /// The name of each that differs from own rules of this name, and the name that it gets.
    pub renamed: Vec<(String, String)>,
    /// The number of those that are here already.
    pub same: usize,
    /// The names of those for which there is no room.
    pub without_room: Vec<String>,
}

impl PlannedHouses {
    /// Returns what the restoration of house rules changes. Own ones stay as they are.
    pub fn new(own: &[SavedHouse], houses: &[NamedRules]) -> Self {
        let mut plan = Self {
            all: own.to_vec(),
            ..Self::default()
        };
        for house in houses {
            plan.add(house);
        }
        plan
    }

    fn add(&mut self, house: &NamedRules) {
        let Some(name) = self.free_name(house) else {
            self.same += 1;
            return;
        };
        let next = SavedHouse::with(&self.all, &name, house.rules.clone());
        if next.len() == self.all.len() {
            self.without_room.push(name);
            return;
        }
        self.all = next;
        if SavedHouse::numbered_name(&house.name, 1) == name {
            self.new.push(name);
        } else {
            self.renamed.push((house.name.clone(), name));
        }
    }

    /// Returns a name that no other rules have: that of the backup, else with a number; `None` if these rules are
    /// here.
    fn free_name(&self, house: &NamedRules) -> Option<String> {
        let mut number = 1;
        loop {
            let name = SavedHouse::numbered_name(&house.name, number);
            match self.all.iter().find(|one| one.name == name) {
                None => return Some(name),
                Some(own) if own.house == house.rules => return None,
                Some(_) => number += 1,
            }
        }
    }
}
