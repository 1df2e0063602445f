//! What can be agreed on about The Great City of Rome before it starts, §10.

use super::words;
use crate::{
    games::great_city::rules::{
        options::{Options, TieBreakers},
        state::GreatCity,
    },
    say,
    talk::{
        present::{Changed, Settings},
        wishes::{Preset, Wish},
    },
};

/// The publisher's rules and those of Yucata.de.
pub const PRESETS: &[Preset] = &[
    Preset { name: "publisher", says: || say!("great_city-preset-publisher") },
    Preset { name: "yucata", says: || say!("great_city-preset-yucata") },
];

const SHRINE: &str = "shrine";
const OPEN_KNOWN_CARDS: &str = "open_known_cards";
const PRODUCE_REQUIRES_GAIN: &str = "produce_requires_gain";
const BRICK_TOKENS_FIRST: &str = "brick_tokens_first";
const COINS_BREAK_TIES: &str = "coins_break_ties";
const AQUEDUCT_OVER_AQUEDUCT: &str = "aqueduct_over_aqueduct";
const REPLACED_FARM_PAYS: &str = "replaced_farm_pays";

/// What can be set, in the order in which it is offered.
pub const WISHES: &[Wish] = &[
    Wish { name: SHRINE, says: || say!("great_city-wish-shrine") },
    Wish { name: OPEN_KNOWN_CARDS, says: || say!("great_city-wish-open-hands") },
    Wish { name: PRODUCE_REQUIRES_GAIN, says: || say!("great_city-wish-worth-its-cogs") },
    Wish { name: BRICK_TOKENS_FIRST, says: || say!("great_city-wish-tokens-first") },
    Wish { name: COINS_BREAK_TIES, says: || say!("great_city-wish-coins-part") },
    Wish { name: AQUEDUCT_OVER_AQUEDUCT, says: || say!("great_city-wish-aqueduct-over-aqueduct") },
    Wish { name: REPLACED_FARM_PAYS, says: || say!("great_city-wish-replaced-farm") },
];

impl Settings for GreatCity {
    fn presets() -> &'static [Preset] {
        PRESETS
    }

    /// The rules of the set at this place. Moves without a choice are automatic unless somebody wants to make them.
    fn agree(preset: usize, automatic: Option<bool>) -> Options {
        let mut options = match preset {
            1 => Options::yucata(),
            _ => Options { auto_play_forced: true, ..Options::PUBLISHER },
        };
        if let Some(automatic) = automatic {
            options.auto_play_forced = automatic;
        }
        options
    }

    fn wishes() -> &'static [Wish] {
        WISHES
    }

    fn answer(options: &Options, wish: &str) -> Option<bool> {
        let is_so = match wish {
            SHRINE => options.shrine,
            OPEN_KNOWN_CARDS => options.show_known_hands,
            PRODUCE_REQUIRES_GAIN => options.produce_requires_gain,
            BRICK_TOKENS_FIRST => options.brick_tokens_first,
            COINS_BREAK_TIES => options.tie_breakers == TieBreakers::InfluenceThenCoins,
            AQUEDUCT_OVER_AQUEDUCT => options.aqueduct_over_aqueduct,
            REPLACED_FARM_PAYS => options.spend_replaced_farm_token,
            _ => return None,
        };
        Some(is_so)
    }

    fn set(options: &mut Options, wish: &str, is_so: bool) {
        match wish {
            SHRINE => options.shrine = is_so,
            OPEN_KNOWN_CARDS => options.show_known_hands = is_so,
            PRODUCE_REQUIRES_GAIN => options.produce_requires_gain = is_so,
            BRICK_TOKENS_FIRST => options.brick_tokens_first = is_so,
            COINS_BREAK_TIES => {
                options.tie_breakers =
                    if is_so { TieBreakers::InfluenceThenCoins } else { TieBreakers::Influence };
            }
            AQUEDUCT_OVER_AQUEDUCT => options.aqueduct_over_aqueduct = is_so,
            REPLACED_FARM_PAYS => options.spend_replaced_farm_token = is_so,
            _ => {}
        }
    }

    fn changed(options: &Options) -> Vec<Changed> {
        words::changed(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wish_is_set_by_itself_and_read_back() {
        for preset in 0..PRESETS.len() {
            let usual = GreatCity::agree(preset, None);
            for wish in WISHES {
                let mut options = usual;
                let before = GreatCity::answer(&options, wish.name).unwrap();
                GreatCity::set(&mut options, wish.name, !before);
                for other in WISHES {
                    let is_turned = GreatCity::answer(&options, other.name)
                        != GreatCity::answer(&usual, other.name);
                    assert_eq!(is_turned, other.name == wish.name, "{} {}", wish.name, other.name);
                }
                GreatCity::set(&mut options, wish.name, before);
                assert_eq!(options, usual, "{}", wish.name);
            }
        }
        assert_eq!(GreatCity::answer(&GreatCity::agree(0, None), "tea"), None);
    }
}
