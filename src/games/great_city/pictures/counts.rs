//! What everybody may count of a player.

use crate::games::great_city::rules::view::PlayerView;
use crate::render::icons::Icon;

use super::icons;

/// The counts of a player in their fixed order: coins, influence, hand, points of influence cards.
pub(super) fn counts(player: &PlayerView) -> [(Icon, u32, &'static str); 4] {
    let card_points = player.influence_cards.iter().map(|value| u32::from(*value)).sum();
    [
        (icons::COIN, u32::from(player.coins), "coins"),
        (icons::STAR, u32::from(player.influence), "influence"),
        (icons::HAND, u32::from(player.hand), "in hand"),
        (icons::LAUREL, card_points, "card pts"),
    ]
}
