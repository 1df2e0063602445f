//! Amounts with their units, as parts of other messages.

use crate::{say, talk::say::Text};

pub use crate::games::great_city::pictures::facts::{
    bricks, cards, coins, influence_tokens, points, stakes, symbol, symbols,
};

/// "1 brick token", "2 brick tokens".
pub fn brick_tokens(number: impl Into<u32>) -> Text {
    say!("great_city-brick-tokens", number = number.into())
}

/// "2 coins and 1 influence token"; "nothing".
pub fn gains(coins: u8, bricks: u8, influence: u8, points: u8) -> Text {
    let some = [
        (coins > 0).then(|| self::coins(coins)),
        (bricks > 0).then(|| brick_tokens(bricks)),
        (influence > 0).then(|| influence_tokens(influence)),
        (points > 0).then(|| say!("great_city-point-tokens", number = points)),
    ];
    if some.iter().all(Option::is_none) {
        return say!("great_city-nothing");
    }
    Text::all_of(some.into_iter().flatten())
}
