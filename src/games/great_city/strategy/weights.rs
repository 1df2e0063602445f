//! The numbers of the evaluation that no rule gives: those set by judgement, and those that self-play learned from there.
//! `aedile simulate --paired` tells how both play, `cargo run --release --example train` learns them again.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{
    board::{BadWeights, Beliefs, beliefs},
    games::great_city::rules::state::GreatCity,
};

/// What the evaluation believes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// After so many turns half of what may come has come.
    pub patience: f32,
    /// How much more than its point a coin is worth while there is much to pay for.
    pub coin: f32,
    /// A free cell beside a new public building.
    pub prospect: f32,
    /// Further colours that an area may expect for each free cell beside it.
    pub colour: f32,
    /// Further houses of value 2, 3 and 4 that an area may expect for each free cell beside it.
    pub growth: [f32; 3],
    /// How likely one more aqueduct or one more part of a temple's condition is.
    pub more: f32,
    /// How many produce actions a turn brings.
    pub harvest: f32,
    /// A brick token of a harvest, in coins.
    pub grain: f32,
    /// A card to choose from at a school.
    pub school: f32,
    /// How likely a city without a gap stays so.
    pub minerva: f32,
    /// What a hand card is worth beside its gain on the board: the best, the second best, the third.
    pub hand: [f32; 3],
    /// A brick of the strip not yet used.
    pub brick: f32,
    /// A cog of the strip not yet used.
    pub cog: f32,
    /// Each emissary that acts before one's own.
    pub wait: f32,
    /// How much the chance that one more token gives in the race for an influence card counts; 0.2 is all of it.
    pub race: f32,
    /// How much luck is in a choice of a playout, in points.
    pub noise: f32,
    /// How many whole rounds a playout plays beyond the one under way before the evaluation takes over.
    pub rounds: u8,
}

/// By judgement.
pub(crate) const BY_HAND: Weights = Weights {
    patience: 4.0,
    coin: 0.3,
    prospect: 0.8,
    colour: 0.35,
    growth: [0.35, 0.3, 0.2],
    more: 0.5,
    harvest: 0.45,
    grain: 1.2,
    school: 1.0,
    minerva: 0.5,
    hand: [0.6, 0.4, 0.2],
    brick: 1.2,
    cog: 0.4,
    wait: 0.8,
    race: 0.2,
    noise: 2.0,
    rounds: 1,
};

/// By judgement, for both ends.
pub(super) static HAND: Beliefs<Weights> = Beliefs::of(BY_HAND);

/// By self-play.
pub(super) fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
    static LEARNED: LazyLock<Result<Beliefs<Weights>, BadWeights>> = LazyLock::new(|| {
        beliefs::read::<GreatCity, _>(include_str!("../../../../assets/great_city/weights.toml"))
    });
    LEARNED.as_ref().map_err(Clone::clone)
}
