//! The Sequence Hand and its wait.
