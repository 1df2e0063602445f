//! Pictures that a panel asks for, and how they are drawn.

/// A picture that a panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shot {
    /// The public board.
    Board,
    /// The own team with its sites.
    Team,
}
