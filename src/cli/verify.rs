//! `aedile verify`: replays game logs and checks every line.

use std::{
    io::{self, Write as _},
    path::PathBuf,
};

use super::{failure::Failure, input, output::print};
use crate::{
    board::Promised,
    play::{Checked, verify_log},
};

/// What stands below the logs, as none of them can prove it.
const NOT_PROVED: &str = "A file cannot prove when a SHA-256 was posted: compare it with the lobby card, or with your own note of it.\n";

/// Which logs.
#[derive(clap::Args)]
pub(super) struct Verify {
    /// Game logs in JSON lines; or `-` for the standard input
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
}

/// Checks each log; says of each good one what it was, and of each bad one where and why.
pub(super) fn verify(order: &Verify) -> Result<(), Failure> {
    let (mut all_good, mut any_promised) = (true, false);
    for path in &order.logs {
        let (name, log) = input::open(path);
        let checked = match log {
            Ok(log) => {
                verify_log(log).map_err(|fault| format!("{name}:{}: {}", fault.line, fault.reason))
            }
            Err(error) => Err(format!("{name}: {error}")),
        };
        match checked {
            Ok(summary) => {
                any_promised |= summary.promised.is_some();
                print(&format!("{name}: {}\n", in_words(&summary)))?;
            }
            Err(fault) => {
                all_good = false;
                // Nobody reads it when the standard error is gone.
                let _ = writeln!(io::stderr(), "{fault}");
            }
        }
    }
    if any_promised {
        print(NOT_PROVED)?;
    }
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

/// As in "good: 2 players, 113 moves, 40 to 52 points, won by player 1"; players count from 0, as in the log.
fn in_words(log: &Checked) -> String {
    let winners: Vec<_> = log.winners.iter().map(|seat| seat.index().to_string()).collect();
    let promised = log.promised.as_ref().map(shuffle).unwrap_or_default();
    format!(
        "good: {} players, {} moves, {} points, won by player {}{promised}",
        log.totals.len(),
        log.moves,
        log.totals.join(" to "),
        winners.join(" and ")
    )
}

/// From what the deal follows.
fn shuffle(promised: &Promised) -> String {
    let Promised { commitment, post, clicks } = promised;
    if let (Some(post), 0) = (post, clicks) {
        return format!(
            "; dealt from a secret with the SHA-256 {commitment} and from the number of message {post}"
        );
    }
    let after = post.map(|post| format!(", all after message {post}")).unwrap_or_default();
    let clicks = if *clicks == 1 { "1 click".to_owned() } else { format!("{clicks} clicks") };
    format!("; dealt from a secret with the SHA-256 {commitment} and from {clicks}{after}")
}
