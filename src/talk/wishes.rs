//! What a game asks about its rules before it is dealt.

use super::say::Text;

/// A question about the rules of one game.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// Its name, `[a-z_]`; never renamed, for buttons carry it.
    pub name: &'static str,
    /// What yes means, in at most 80 characters.
    pub says: fn() -> Text,
}

/// A set of the rules of one game, from which a table can start.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name, `[a-z_]`.
    pub name: &'static str,
    /// What people choose.
    pub says: fn() -> Text,
}
