//! `aedile verify`: a log is good, or its fault has a line and a reason.

/// Reads a log.
///
/// # Panics
/// When it is neither good nor refused as it should be.
pub fn read(log: &[u8]) {
    if let Err(fault) = aedile::play::verify_log(log) {
        assert!(fault.line > 0 && !fault.reason.is_empty());
    }
}
