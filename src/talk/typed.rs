//! What every game needs to read what people type.

use super::names::escape;
use crate::catalogue::{Text, plain::shorten};

/// Words that are no move, in words for the player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub Text);

/// What was typed, short and without markdown.
pub fn echo(typed: &str) -> String {
    escape(&shorten(typed.trim(), 40))
}
