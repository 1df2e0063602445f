//! Slow tests: those that wait for real time to pass, or take longest. `AEDILE_SLOW=1` runs them, as `.ci/run` does.

use std::{
    env,
    io::{self, Write as _},
    sync::Once,
};

/// Whether slow tests run. If not, it is said once.
pub fn is_wanted() -> bool {
    static SAID: Once = Once::new();
    let is_wanted = env::var_os("AEDILE_SLOW").is_some();
    if !is_wanted {
        SAID.call_once(|| {
            // Not by a macro, whose words the tests keep to themselves.
            let text = b"\n!! slow tests were left out; AEDILE_SLOW=1 runs them\n";
            let _ = io::stderr().write_all(text);
        });
    }
    is_wanted
}
