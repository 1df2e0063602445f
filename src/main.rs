//! The command line in, the exit code out; everything else is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    aedile::cli::main()
}
