//! Shuffles that can be checked afterwards, product §5.
//!
//! When a table is opened, the program draws a secret of 256 bits and publishes its SHA-256, the commitment, in a post.
//! After that come the clicks that take part: the first join of each person, and the click that starts the game. The seed of
//! the deal is SHA-256 of the secret followed by the ids that Discord gave to those clicks, by seat and the start last,
//! eight bytes each, most significant first; a seat that takes part by itself alone, as that of an AI, counts as 0. When the
//! game is over the secret is published and everybody can deal again.
//!
//! What that proves, against whom, and what not: `docs/logs.md`.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::chance::Seed;

/// The secret of a shuffle. It has no `Debug` and no `Display`: until the game is over nobody may see it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ShuffleSecret(pub [u8; 32]);

/// The clicks that take part in a shuffle. Tables keep it as JSON: never renamed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clicks {
    /// The message that promised the shuffle, after which they came; `None` in tables that did not keep it.
    pub post: Option<u64>,
    /// Their ids: by seat, 0 for a seat that takes part by itself alone; then the one that started the game, or the post if the
    /// table was full before it. Where no post is named it is the joins of all seats.
    pub ids: Vec<u64>,
}

impl Clicks {
    /// The clicks of a game that one of them has started now. What came before the post, as the command that opened the
    /// table, does not take part.
    pub fn after(post: u64, joins: impl IntoIterator<Item = u64>, start: u64) -> Self {
        let counted = joins.into_iter().map(|join| if join > post { join } else { 0 });
        Self { post: Some(post), ids: counted.chain([start]).collect() }
    }

    /// How many there are. The number of the post is that of no click: it stands for the start of a table which was full
    /// before the post.
    pub fn count(&self) -> usize {
        self.ids.iter().filter(|id| **id != 0 && self.post != Some(**id)).count()
    }

    /// One that is no later than the post; the start may be the post itself.
    pub fn too_early(&self) -> Option<u64> {
        let post = self.post?;
        let (start, joins) = self.ids.split_last()?;
        let join = joins.iter().copied().find(|id| *id != 0 && *id <= post);
        join.or_else(|| Some(*start).filter(|start| *start < post))
    }
}

/// What a log proves of its shuffle: the deal follows from a secret with this SHA-256 and from some clicks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promised {
    /// The SHA-256, to be compared with the post that promised it.
    pub commitment: Commitment,
    /// The post after which all clicks came, by their ids; `None` in a log that does not name it.
    pub post: Option<u64>,
    /// How many clicks took part.
    pub clicks: usize,
}

/// SHA-256 of the secret, in hexadecimal for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// For what chance is drawn while a game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The move of a seat that it plays.
    Move,
    /// Advice to the player whose turn it is.
    Hint,
    /// How long a planned move waits.
    Plan,
}

impl ShuffleSecret {
    /// What is published before the clicks.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of the deal after these clicks.
    pub fn seed(&self, clicks: &[u64]) -> Seed {
        let mut hash = Sha256::new_with_prefix(self.0);
        for click in clicks {
            hash.update(click.to_be_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// The chance by which an opponent decides or advises at the move of this number: another one for each, the same when
    /// it is asked again.
    ///
    /// It comes from the secret, so that nobody can repeat the search for each hand that a seat may hold and rule out those
    /// with which it would have moved otherwise. It tells nothing of the deal, nor the deal of it.
    pub fn chance(&self, purpose: Purpose, number: u32) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"aedile: the chance of an opponent");
        hash.update(self.0);
        hash.update([match purpose {
            Purpose::Move => 0,
            Purpose::Hint => 1,
            Purpose::Plan => 2,
        }]);
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// The secret in hexadecimal, to be published when the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

/// Reads the hexadecimal form that [`reveal`](ShuffleSecret::reveal) writes.
impl FromStr for ShuffleSecret {
    type Err = hex::FromHexError;

    fn from_str(text: &str) -> Result<Self, hex::FromHexError> {
        bytes(text).map(Self)
    }
}

impl FromStr for Commitment {
    type Err = hex::FromHexError;

    fn from_str(text: &str) -> Result<Self, hex::FromHexError> {
        bytes(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

fn bytes(text: &str) -> Result<[u8; 32], hex::FromHexError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_commitment_is_the_plain_sha256_that_any_tool_computes() {
        // printf '\0%.0s' {1..32} | sha256sum
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(ShuffleSecret([0; 32]).commitment().to_string(), zeros);
        assert_eq!(zeros.parse(), Ok(ShuffleSecret([0; 32]).commitment()));
    }

    #[test]
    fn the_seed_is_the_sha256_of_secret_and_clicks() {
        let secret = ShuffleSecret([7; 32]);
        let mut bytes = vec![7; 32];
        bytes.extend([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]);
        assert!(secret.seed(&[1, 256]) == Seed(Sha256::digest(&bytes).into()));
        assert!(secret.seed(&[256, 1]) != secret.seed(&[1, 256]), "the order of the seats counts");
    }

    #[test]
    fn what_came_before_the_post_and_what_an_ai_is_count_as_nothing() {
        let clicks = Clicks::after(100, [90, 0, 110], 120);
        assert_eq!(clicks, Clicks { post: Some(100), ids: vec![0, 0, 110, 120] });
        assert_eq!((clicks.count(), clicks.too_early()), (2, None));
        assert_eq!(Clicks::after(100, [], 99).too_early(), Some(99));
        let early = Clicks { post: Some(100), ids: vec![100, 120] };
        assert_eq!(early.too_early(), Some(100), "a join");
        let full = Clicks::after(100, [90, 95], 100);
        assert_eq!((full.count(), full.too_early()), (0, None), "full before the post");
        assert_eq!(Clicks { post: None, ids: vec![5] }.too_early(), None);
    }

    #[test]
    fn chance_differs_by_secret_purpose_and_number_and_from_the_seed() {
        let (one, other) = (ShuffleSecret([7; 32]), ShuffleSecret([8; 32]));
        let first = one.chance(Purpose::Move, 5);
        assert!(first == one.chance(Purpose::Move, 5));
        let others = [
            other.chance(Purpose::Move, 5),
            one.chance(Purpose::Hint, 5),
            one.chance(Purpose::Move, 6),
            one.seed(&[5]),
        ];
        assert!(others.iter().all(|chance| *chance != first));
    }

    #[test]
    fn a_secret_reads_back_from_its_reveal() {
        let secret = ShuffleSecret([0xa5; 32]);
        assert!(secret.reveal().parse::<ShuffleSecret>() == Ok(secret));
        assert!("a5".parse::<ShuffleSecret>().is_err());
    }
}
