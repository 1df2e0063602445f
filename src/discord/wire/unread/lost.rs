//! What cannot be repaired.

/// Why an interaction cannot be repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It is of a kind that the bot never offers, such as a command on a message.
    NotOffered,
    /// Nobody can be answered, or nothing is asked for, without this field.
    Without(&'static str),
}
