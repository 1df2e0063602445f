#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| aedile_fuzz::configuration::read(bytes));
