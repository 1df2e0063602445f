//! Whether a process shares the database.

/// Who else may use the database at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    Nobody,
    /// Other processes of this version.
    Others,
}
