//! The numbers of the evaluation that no rule gives: those set by judgement and by matches of opponents that differed in
//! one of them, and those that self-play learned from there. `aedile simulate --paired` tells how both play,
//! `cargo run --release --example train` learns them again.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{
    board::{BadWeights, Beliefs, beliefs},
    games::builders::rules::state::Builders,
};

/// What the evaluation believes; all in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The points that a player makes in a turn at the start, from which follows how long the game lasts.
    pub pace: f32,
    /// How many more that are for each point that it has: the game ends much faster than it begins.
    pub growth: f32,
    /// With so many turns to go, half of what makes things dearer than at the end does.
    pub patience: f32,
    /// An action, beyond the coins that it gives at the end.
    pub action: f32,
    /// A sesterce, beyond its tenth of a point.
    pub coin: f32,
    /// The first few sesterces, without which nobody works.
    pub purse: f32,
    /// The resources that somebody of the team brings to a site, roughly.
    pub brought: f32,
    /// The resources that somebody hired for a site brings to it.
    pub hired: f32,
    /// What hiring costs, in actions for each such helper.
    pub hiring: f32,
    /// How much of the actions that it takes to get lacking sesterces counts.
    pub lack: f32,
    /// How many actions each sesterce takes that an open site lacks, where they are to reach to the end of the game.
    pub earning: f32,
    /// What a resource brought to a site is worth.
    pub resource: f32,
    /// How often the best, the second best and so on of a team works in a turn.
    pub shifts: [f32; 8],
    /// What each action costs where the worth of a team is reckoned.
    pub effort: f32,
    /// Likewise, each sesterce.
    pub wage: f32,
    /// How much of what somebody brings is lost, for each resource squared.
    pub surplus: f32,
    /// How much of its work somebody does who is locked on a site now.
    pub locked: f32,
    /// What a tool is worth for each turn to go.
    pub tool: f32,
    /// A machine in the team for each turn to go.
    pub machine: f32,
    /// A slave that must be freed or lost points for.
    pub slave: f32,
    /// A loan that must be repaid or lost points for.
    pub loan: f32,
    /// How sure it is that an open site comes to what it promises.
    pub trust: f32,
    /// How much the best, the second best and so on of the open sites counts: nobody can work on all at once.
    pub crowd: [f32; 6],
    /// What it costs that somebody is locked on a site that is not finished.
    pub lock: f32,
    /// How much luck is in a choice of a playout, in points.
    pub noise: f32,
    /// How many whole rounds a playout plays beyond the one under way before the evaluation takes over.
    pub rounds: u8,
}

/// By judgement.
pub(crate) const BY_HAND: Weights = Weights {
    pace: 4.0,
    growth: 0.5,
    patience: 2.0,
    action: 0.9,
    coin: 0.12,
    purse: 0.5,
    brought: 2.8,
    hired: 2.2,
    hiring: 0.8,
    lack: 0.8,
    earning: 0.0,
    resource: 0.7,
    shifts: [0.42, 0.35, 0.25, 0.14, 0.07, 0.03, 0.0, 0.0],
    effort: 0.6,
    wage: 0.15,
    surplus: 0.04,
    locked: 0.8,
    tool: 0.4,
    machine: 0.25,
    slave: 0.65,
    loan: 1.7,
    trust: 0.75,
    crowd: [1.0, 0.9, 0.65, 0.35, 0.1, 0.0],
    lock: 0.05,
    noise: 0.5,
    rounds: 1,
};

/// By judgement, for both ends.
pub(super) static HAND: Beliefs<Weights> = Beliefs::of(BY_HAND);

/// By self-play.
pub(super) fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
    static LEARNED: LazyLock<Result<Beliefs<Weights>, BadWeights>> = LazyLock::new(|| {
        beliefs::read::<Builders, _>(include_str!("../../../../assets/builders/weights.toml"))
    });
    LEARNED.as_ref().map_err(Clone::clone)
}
