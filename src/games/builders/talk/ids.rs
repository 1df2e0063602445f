//! The ids of cards in the words of players: the data call prisoners otherwise.

/// How ids of the data begin that players never read.
const PRISONER_ID: &str = "slave";

/// The id of a card in the words of players: `prisoner_sd`.
pub fn id(id: &str) -> String {
    id.replace(PRISONER_ID, "prisoner")
}

/// The id of the data for an id in the words of players; the id itself if it is one.
pub fn card_id(id: &str) -> String {
    id.replace("prisoner", PRISONER_ID)
}
