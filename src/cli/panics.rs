//! Panics in the log: where and under which number, never in which words, for those may name a card.

use std::panic::{self, PanicHookInfo};

/// Writes panics into the log without their words from now on.
pub(super) fn hush() {
    panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        let incident = format!("{:08x}", rand::random::<u32>());
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        let thread = std::thread::current();
        tracing::error!(
            incident,
            place,
            thread = thread.name(),
            "a panic, whose words are not logged"
        );
    }));
}

#[cfg(test)]
mod tests {
    use std::{env, process::Command};

    use tracing::Level;

    use crate::{
        cli::logs,
        config::{Log, LogFormat},
    };

    /// Tells the child to panic.
    const PANIC: &str = "AEDILE_PANIC";

    #[test]
    fn the_log_has_the_place_of_a_panic_and_not_its_words() {
        if env::var_os(PANIC).is_some() {
            logs::start(&Log { level: Level::INFO, format: LogFormat::Human }, None);
            panic!("the hand is Curia");
        }
        // The hook is for the whole process, so that a child has it.
        let child = Command::new(env::current_exe().expect("this test"))
            .args([
                "--exact",
                "cli::panics::tests::the_log_has_the_place_of_a_panic_and_not_its_words",
            ])
            .arg("--nocapture")
            .env(PANIC, "1")
            .output()
            .expect("it runs");
        let said = String::from_utf8_lossy(&child.stderr);
        assert!(said.contains("incident=") && said.contains("src/cli/panics.rs:"), "{said}");
        assert!(!said.contains("Curia"), "{said}");
    }
}
