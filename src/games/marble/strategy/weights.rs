//! The numbers of the evaluation that no rule gives: those set by judgement, and those that self-play learned from there.
//! `aedile simulate --paired` tells how both play, `cargo run --release --example train` learns them again.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::board::{BadWeights, Beliefs, beliefs};
use crate::games::marble::rules::Marble;

/// What the evaluation believes, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How likely a vertex is completed at all, by its empty triangles.
    pub complete: [f32; 7],
    /// How many tiles come to cover so many empty triangles: for each number of tiles its share.
    pub covering: [[f32; 7]; 7],
    /// How much of a site is certain for who leads there while it is not complete.
    pub lead: f32,
    /// A tile ready: the first, the second and so on.
    pub tile: [f32; 8],
    /// A tile of a type of which there is none ready yet.
    pub kind: f32,
    /// A magistrate at hand.
    pub magistrate: f32,
    /// A magistrate on its way home.
    pub coming: f32,
    /// A magistrate on a tile, for the end of its work there.
    pub posted: f32,
    /// An imperium tile for the action that it buys.
    pub imperium: f32,
    /// An action left in a turn.
    pub action: f32,
    /// A bridge tile that is not taken yet, for who takes it.
    pub bridge: f32,
    /// An aqueduct opened, for who chooses its first pieces.
    pub spring: f32,
    /// So many tiles in the three smallest stacks are as good as an endless game.
    pub horizon: f32,
    /// A magistrate sent from a site in the last round, for the coin or the imperium that it still brings.
    pub sent: f32,
    /// How much of its share in a race a seat keeps that can only win it if others give up what they have.
    pub hopeless: f32,
    /// How much of a lead may still be lost while there is all the time: who is behind does not hasten the end.
    pub hope: f32,
    /// Whether one sees what comes by itself, with 1: what a tile has completed is finished, and what is drawn can be played.
    pub sight: f32,
    /// How much luck is in a choice of a playout.
    pub noise: f32,
}

/// By judgement.
pub(crate) const BY_HAND: Weights = Weights {
    complete: [1.0, 0.7, 0.55, 0.4, 0.28, 0.18, 0.1],
    covering: [
        [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.6, 0.4, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.7, 0.3, 0.0, 0.0, 0.0],
        [0.0, 0.0, 0.35, 0.5, 0.15, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.55, 0.37, 0.08, 0.0],
        [0.0, 0.0, 0.0, 0.35, 0.5, 0.14, 0.01],
    ],
    lead: 0.7,
    tile: [1.4, 1.3, 1.2, 1.0, 0.8, 0.5, 0.3, 0.2],
    kind: 0.3,
    magistrate: 2.2,
    coming: 1.9,
    posted: 0.9,
    imperium: 1.6,
    action: 2.0,
    bridge: 2.5,
    spring: 1.0,
    horizon: 14.0,
    sent: 0.7,
    hopeless: 1.0,
    hope: 0.0,
    sight: 0.0,
    noise: 0.5,
};

/// By judgement, for both ends.
pub(super) static HAND: Beliefs<Weights> = Beliefs::of(BY_HAND);

/// By self-play.
pub(super) fn learned() -> Result<&'static Beliefs<Weights>, BadWeights> {
    static LEARNED: LazyLock<Result<Beliefs<Weights>, BadWeights>> = LazyLock::new(|| {
        beliefs::read::<Marble, _>(include_str!("../../../../assets/marble/weights.toml"))
    });
    LEARNED.as_ref().map_err(Clone::clone)
}
