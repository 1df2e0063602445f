//! What can be done now and how, for the button *Help*.

use crate::games::great_city::rules::view::{Phase, SeatView};

/// What can be done now and how.
#[must_use]
pub fn help(view: &SeatView) -> String {
    let now = match view.public.phase {
        Phase::Draft => {
            "Keep one card with a button, or `/rome draft`. The others go to the next player."
        }
        Phase::Place => {
            "Choose a free space with a button, or `/rome place`. Near to the emperor you act early; far \
                         from it you have more bricks and cogs."
        }
        Phase::Pick => {
            "Take one card of the offer with a button, or `/rome pick`. It goes into your hand, and you may \
                        build it at once."
        }
        Phase::Act => {
            "Build one card of your hand (choose it, then the place by its letter, then confirm; or \
                       `/rome build`), and produce once with two cogs (`/rome produce`), in either order. *Pass* \
                       (`/rome pass`) when you want nothing more."
        }
        Phase::SchoolDeck | Phase::SchoolKeep => {
            "Your school draws cards from a deck of your choice; you keep one, the \
                       others go under the deck in an order that only you know (`/rome keep`)."
        }
        Phase::Over => "Nothing is left to do. `/game score` shows the result.",
    };
    format!(
        "{now}\n\n*Undo* (`/game undo`) takes your last move back until somebody else has acted, a secret was revealed \
         or chance decided. *Look* (`/game board`) shows the table, *My hand* (`/game hand`) your cards. `/game rules` \
         explains the game, `/game card` any building."
    )
}
