//! Amounts with their units, as parts of other messages.

use crate::{games::great_city::rules::view::Symbol, say, talk::say::Text};

/// "1 coin", "2 coins".
pub fn coins(number: impl Into<u32>) -> Text {
    say!("great_city-coins", number = number.into())
}

/// "1 card", "2 cards".
pub fn cards(number: impl Into<u32>) -> Text {
    say!("great_city-cards", number = number.into())
}

/// "1 brick", "2 bricks".
pub fn bricks(number: impl Into<u32>) -> Text {
    say!("great_city-bricks", number = number.into())
}

/// "1 brick token", "2 brick tokens".
pub fn brick_tokens(number: impl Into<u32>) -> Text {
    say!("great_city-brick-tokens", number = number.into())
}

/// "1 influence token", "2 influence tokens".
pub fn influence_tokens(number: impl Into<u32>) -> Text {
    say!("great_city-influence-tokens", number = number.into())
}

/// "1 point", "2 points".
pub fn points(number: i32) -> Text {
    say!("great_city-points", number)
}

/// "brick", "cog".
pub fn symbol(symbol: Symbol) -> Text {
    let symbol = match symbol {
        Symbol::Brick => "brick",
        Symbol::Cog => "cog",
    };
    say!("great_city-symbol", symbol)
}

/// "2 bricks and 1 cog".
pub fn symbols(bricks: u8, cogs: u8) -> Text {
    let some_bricks = (bricks > 0).then(|| self::bricks(bricks));
    let some_cogs = (cogs > 0 || bricks == 0).then(|| say!("great_city-cogs", number = cogs));
    Text::all_of(some_bricks.into_iter().chain(some_cogs))
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

/// "influence card 3", "influence cards 3 and 6".
pub fn stakes(values: &[u8]) -> Text {
    let number = values.len();
    let values = Text::all_of(values.iter().map(ToString::to_string));
    say!("great_city-stakes", number, values)
}
