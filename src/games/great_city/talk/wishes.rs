//! What `/game new` asks about The Great City of Rome, §10.

use crate::{
    games::great_city::rules::options::{Options, TieBreakers},
    talk::wishes::{Wish, Wishes},
};

const PRESET: &str = "preset";
const SHRINE: &str = "shrine";
const OPEN_KNOWN_CARDS: &str = "open_known_cards";
const PRODUCE_REQUIRES_GAIN: &str = "produce_requires_gain";
const BRICK_TOKENS_FIRST: &str = "brick_tokens_first";
const COINS_BREAK_TIES: &str = "coins_break_ties";
const AQUEDUCT_OVER_AQUEDUCT: &str = "aqueduct_over_aqueduct";
const REPLACED_FARM_PAYS: &str = "replaced_farm_pays";

/// The options, in the order in which they are offered.
pub const WISHES: &[Wish] = &[
    Wish {
        name: PRESET,
        says: "Rome: which rules; the publisher's if left out",
        answers: &["publisher: the printed rules", "yucata: as played on Yucata.de"],
    },
    flag(SHRINE, "Rome: with the Shrine, a small expansion"),
    flag(OPEN_KNOWN_CARDS, "Rome: hand cards that everybody knows lie open"),
    flag(PRODUCE_REQUIRES_GAIN, "Rome: producing must be worth its cogs"),
    flag(BRICK_TOKENS_FIRST, "Rome: brick tokens are spent before coins"),
    flag(COINS_BREAK_TIES, "Rome: after influence tokens coins part a tie"),
    flag(AQUEDUCT_OVER_AQUEDUCT, "Rome: an aqueduct may replace an aqueduct; yes if left out"),
    flag(
        REPLACED_FARM_PAYS,
        "Rome: a farm may pay with its token while an aqueduct replaces it; yes if left out",
    ),
];

const fn flag(name: &'static str, says: &'static str) -> Wish {
    Wish { name, says, answers: &[] }
}

/// The options that were asked for. Moves without a choice are automatic unless somebody wants to make them.
#[must_use]
pub fn agree(wishes: &Wishes) -> Options {
    let mut options = match wishes.choice(PRESET) {
        Some(1) => Options::yucata(),
        _ => Options { auto_play_forced: true, ..Options::PUBLISHER },
    };
    let set = |option: &mut bool, wish: Option<bool>| *option = wish.unwrap_or(*option);
    set(&mut options.auto_play_forced, wishes.automatic);
    set(&mut options.shrine, wishes.flag(SHRINE));
    set(&mut options.show_known_hands, wishes.flag(OPEN_KNOWN_CARDS));
    set(&mut options.produce_requires_gain, wishes.flag(PRODUCE_REQUIRES_GAIN));
    set(&mut options.brick_tokens_first, wishes.flag(BRICK_TOKENS_FIRST));
    set(&mut options.aqueduct_over_aqueduct, wishes.flag(AQUEDUCT_OVER_AQUEDUCT));
    set(&mut options.spend_replaced_farm_token, wishes.flag(REPLACED_FARM_PAYS));
    match wishes.flag(COINS_BREAK_TIES) {
        Some(true) => options.tie_breakers = TieBreakers::InfluenceThenCoins,
        Some(false) => options.tie_breakers = TieBreakers::Influence,
        None => {}
    }
    options
}
