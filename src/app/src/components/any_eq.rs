//! Values of any type that can be compared.

use std::any::Any;

/// A value of any type that can be compared.
pub trait AnyEq: Any {
    /// Whether the other is of the same type and equal.
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> AnyEq for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}
