//! What a table agrees on before the deal, §10.

use serde::{Deserialize, Serialize};

use crate::board::FirstPlayer;

/// The options of a table, §10. `Default` is the publisher's game; [`yucata`](Options::yucata) is the other preset.
///
/// In JSON the options that differ from the default; in a log only the first nine, which are rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of §10 with exactly these two values"
)]
pub struct Options {
    /// Whether each player starts with a Shrine in hand, §8.
    #[serde(skip_serializing_if = "is_false")]
    pub shrine: bool,
    /// Whether the Shrine counts for Jupiter and Juno, E44.
    #[serde(skip_serializing_if = "is_true")]
    pub shrine_counts_as_temple: bool,
    /// What parts players with equal points, §7.
    #[serde(skip_serializing_if = "TieBreakers::is_default")]
    pub tie_breakers: TieBreakers,
    /// Whether producing must be worth its cogs, §11.3.
    #[serde(skip_serializing_if = "is_false")]
    pub produce_requires_gain: bool,
    /// Whether brick tokens are spent before coins, §11.2.
    #[serde(skip_serializing_if = "is_false")]
    pub brick_tokens_first: bool,
    /// Whether an aqueduct may replace an aqueduct, E1.
    #[serde(skip_serializing_if = "is_true")]
    pub aqueduct_over_aqueduct: bool,
    /// Whether the token of the farm that is replaced may pay, E4.
    #[serde(skip_serializing_if = "is_true")]
    pub spend_replaced_farm_token: bool,
    /// Whether the last emissary is placed by the program when one sensible space is left, §11.4.
    #[serde(skip_serializing_if = "is_false")]
    pub emissary_auto_place: bool,
    /// Whether only what is missing is bought, E50.
    #[serde(skip_serializing_if = "is_true")]
    pub exact_payment: bool,
    /// Who is first player.
    #[serde(skip_serializing_if = "FirstPlayer::is_default")]
    pub first_player: FirstPlayer,
    /// Whether moves without a reasonable choice are made by the program, §11.5.
    #[serde(skip_serializing_if = "is_false")]
    pub auto_play_forced: bool,
    /// Whether hand cards that all others know are shown openly, §9.
    #[serde(skip_serializing_if = "is_false")]
    pub show_known_hands: bool,
}

/// What parts players with equal points, §7. In JSON a list, as in the log format §4.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub enum TieBreakers {
    /// Most influence tokens left, then shared: the publisher's rule.
    #[default]
    Influence,
    /// Most influence tokens left, then most coins, then shared: Yucata's rule.
    InfluenceThenCoins,
}

impl Options {
    /// The publisher's game, §10.
    pub const PUBLISHER: Self = Self {
        shrine: false,
        shrine_counts_as_temple: true,
        tie_breakers: TieBreakers::Influence,
        produce_requires_gain: false,
        brick_tokens_first: false,
        aqueduct_over_aqueduct: true,
        spend_replaced_farm_token: true,
        emissary_auto_place: false,
        exact_payment: true,
        first_player: FirstPlayer::Random,
        auto_play_forced: false,
        show_known_hands: false,
    };

    /// Yucata's game, §10.
    pub const fn yucata() -> Self {
        Self {
            tie_breakers: TieBreakers::InfluenceThenCoins,
            produce_requires_gain: true,
            brick_tokens_first: true,
            emissary_auto_place: true,
            auto_play_forced: true,
            show_known_hands: true,
            ..Self::PUBLISHER
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::PUBLISHER
    }
}

impl TieBreakers {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

impl TryFrom<Vec<String>> for TieBreakers {
    type Error = String;

    fn try_from(names: Vec<String>) -> Result<Self, String> {
        match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["influence_tokens"] => Ok(Self::Influence),
            ["influence_tokens", "coins"] => Ok(Self::InfluenceThenCoins),
            _ => Err(r#"tie_breakers is ["influence_tokens"] or ["influence_tokens", "coins"]"#
                .to_owned()),
        }
    }
}

impl From<TieBreakers> for Vec<String> {
    fn from(tie_breakers: TieBreakers) -> Self {
        let names: &[&str] = match tie_breakers {
            TieBreakers::Influence => &["influence_tokens"],
            TieBreakers::InfluenceThenCoins => &["influence_tokens", "coins"],
        };
        names.iter().map(|name| (*name).to_owned()).collect()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_true(option: &bool) -> bool {
    *option
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(option: &bool) -> bool {
    !*option
}
