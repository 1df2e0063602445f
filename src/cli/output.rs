//! What is told on the standard output.

use std::io::{self, Write as _};

use super::failure::Failure;

/// Writes to the standard output. A reader that has gone away is no failure of ours.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::file("the standard output".as_ref(), error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}
