//! What the options of menus say: name, cost and effect.

use super::{
    bill::{Build, Gain, Production},
    card_texts,
};
use crate::{
    games::great_city::rules::{
        cards::{Card, Deck},
        city::{Cell, CellSet},
        moves::Bottom,
        view::{CityView, SeatView, StripView, Symbol},
    },
    talk::names::{count, list},
};

/// "School · 3 bricks, you pay 2 coins · best: draw 3 cards".
#[must_use]
pub fn card(card: Card, builds: &[Build]) -> String {
    let of_card = || builds.iter().filter(|build| build.card == card);
    let price = of_card().min_by_key(|build| (build.coins, build.tokens.len()));
    let best = of_card().max_by_key(|build| build.worth());
    let price = price.map(|build| format!(", you pay {}", payment(build))).unwrap_or_default();
    let best = best
        .map(effect)
        .filter(|text| !text.is_empty())
        .map(|text| format!(" · best: {text}"))
        .unwrap_or_default();
    format!("{card} · {}{price}{best}", count(card.bricks(), "brick"))
}

/// "2 coins", "1 brick token and 2 coins", "nothing".
#[must_use]
pub fn payment(build: &Build) -> String {
    match (build.tokens.len(), build.coins) {
        (0, 0) => "nothing".to_owned(),
        (0, coins) => count(coins, "coin"),
        (tokens, 0) => count(tokens, "brick token"),
        (tokens, coins) => format!("{} and {}", count(tokens, "brick token"), count(coins, "coin")),
    }
}

/// What a build brings at once and by how much the score changes; empty when neither.
#[must_use]
pub fn effect(build: &Build) -> String {
    let mut parts = Vec::new();
    let gain = gain(build.gain);
    if !gain.is_empty() {
        parts.push(gain);
    }
    if build.score != 0 {
        parts.push(format!("score {}", signed(build.score)));
    }
    parts.join(", ")
}

/// "2 coins and 1 influence token"; empty for nothing.
#[must_use]
pub fn gain(gain: Gain) -> String {
    let things = [
        (gain.coins, "coin"),
        (gain.bricks, "brick token"),
        (gain.influence, "influence token"),
        (gain.points, "point token"),
    ];
    let mut words: Vec<String> = things
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, thing)| count(*number, thing))
        .collect();
    if gain.draws > 0 {
        words.push(format!("draw {}", count(gain.draws, "card")));
    }
    list(&words)
}

/// "+6", "-2" with a true minus sign, "±0".
#[must_use]
pub fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        ..0 => format!("−{}", -number),
    }
}

/// "B · row 1, col 0 · over Sheep Farm · 3 influence tokens, score +4".
#[must_use]
pub fn place(letter: char, build: &Build) -> String {
    let over = build.replaced.map(|old| format!(" · over {old}")).unwrap_or_default();
    let effect = match effect(build) {
        empty if empty.is_empty() => "brings nothing at once".to_owned(),
        words => words,
    };
    format!("{letter} · {}{over} · {effect}", cell(build.at))
}

/// "row 1, col 0".
#[must_use]
pub fn cell(at: Cell) -> String {
    format!("row {}, col {}", at.row(), at.col())
}

/// "2 coins and the brick token of Grain Farm (row 0, col 2)".
#[must_use]
pub fn payment_in_full(build: &Build, city: &CityView) -> String {
    let mut parts: Vec<String> = farms(build.tokens, city);
    if build.coins > 0 {
        parts.push(count(build.coins, "coin"));
    }
    if parts.is_empty() {
        "nothing: the strip's bricks are enough".to_owned()
    } else {
        list(&parts)
    }
}

fn farms(tokens: CellSet, city: &CityView) -> Vec<String> {
    let farm_at = |at: Cell| {
        city.buildings.iter().find(|building| building.at == at).map(|building| building.card)
    };
    tokens
        .iter()
        .filter_map(|at| {
            farm_at(at).map(|farm| format!("the brick of {farm} ({},{})", at.row(), at.col()))
        })
        .collect()
}

/// "Produce 2 coins and 1 brick token · buys 1 cog for 1 coin".
#[must_use]
pub fn produce(production: &Production) -> String {
    let gain = match gain(production.gain) {
        nothing if nothing.is_empty() => "nothing".to_owned(),
        gain => gain,
    };
    let bought = match production.coins {
        0 => String::new(),
        coins => format!(" · buys {} for {}", count(coins, "cog"), count(coins, "coin")),
    };
    format!("Produce {gain}{bought}")
}

/// "Space 3 · 2 bricks and 1 cog".
#[must_use]
pub fn space(number: u8, strip: Option<&StripView>) -> String {
    let view =
        strip.and_then(|strip| strip.spaces.iter().find(|space| space.number.number() == number));
    match view {
        Some(space) => {
            let own = match space.symbol {
                Symbol::Brick => "brick",
                Symbol::Cog => "cog",
            };
            format!("Space {number} ({own}) · {}", super::units::symbols(space.bricks, space.cogs))
        }
        None => format!("Space {number}"),
    }
}

/// "Deck II · 12 cards left".
#[must_use]
pub fn deck(view: &SeatView, deck: Deck) -> String {
    let left =
        view.public.decks.iter().find(|(other, _)| *other == deck).map_or(0, |(_, left)| *left);
    format!("Deck {deck} · {} left", count(left, "card"))
}

/// "Keep Market · 3 bricks, public building, green".
#[must_use]
pub fn keep(card: Card) -> String {
    format!("Keep {}", card_texts::fact(card))
}

/// "Market, then School": the order in which cards return under a deck.
#[must_use]
pub fn returned(bottom: Bottom) -> String {
    let names: Vec<&str> = bottom.iter().map(Card::name).collect();
    if names.is_empty() { "nothing returns".to_owned() } else { names.join(", then ") }
}
