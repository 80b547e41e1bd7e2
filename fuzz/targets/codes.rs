#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tilewise_tests::untrusted::take("codes", bytes));
