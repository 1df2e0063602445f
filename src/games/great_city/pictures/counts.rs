//! What everybody may count of a player.

use crate::catalogue::Text;
use crate::games::great_city::rules::view::PlayerView;
use crate::render::icons::Icon;
use crate::say;

use super::icons;

/// The counts of a player in their fixed order: coins, influence, hand, points of influence cards.
pub(super) fn counts(player: &PlayerView) -> [(Icon, u32, Text); 4] {
    let card_points = player.influence_cards.iter().map(|value| u32::from(*value)).sum();
    let coins = u32::from(player.coins);
    [
        (icons::COIN, coins, say!("great_city-picture-coins", number = coins)),
        (icons::STAR, u32::from(player.influence), say!("great_city-picture-tokens")),
        (icons::HAND, u32::from(player.hand), say!("great_city-picture-in-hand")),
        (icons::LAUREL, card_points, say!("great_city-picture-card-points", number = card_points)),
    ]
}
