//! Comparison of values of any type.

use std::any::Any;

/// Value of any type that can be compared.
pub trait AnyEq: Any {
    /// Returns true if the other value has the same type and is equal.
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> AnyEq for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}
