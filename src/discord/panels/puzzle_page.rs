//! The pages of a puzzle.

/// What of the position a page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePage {
    /// Where the moves lead, with the question or the answer.
    Moves,
    /// The whole table.
    Table,
    /// What the seat has in hand.
    Hand,
}

impl PuzzlePage {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Moves, Self::Table, Self::Hand];

    /// Its name in buttons.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Table => "table",
            Self::Hand => "hand",
        }
    }

    /// The page with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|page| page.name() == name)
    }
}
