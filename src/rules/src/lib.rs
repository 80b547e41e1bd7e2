//! The rules.
#![forbid(unsafe_code)]
