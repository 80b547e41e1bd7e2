//! Reference to a static value, as a property of a component.

use std::ptr;

/// Reference to a static value, compared by address.
pub struct StaticRef<T: 'static>(pub &'static T);

impl<T> Clone for StaticRef<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StaticRef<T> {}

impl<T> PartialEq for StaticRef<T> {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}
