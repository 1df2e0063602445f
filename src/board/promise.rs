//! Shuffles that can be checked afterwards, product §5.
//!
//! Before anybody joins, the program draws a secret of 256 bits and publishes its SHA-256, the commitment. The seed of the
//! deal is SHA-256 of the secret followed by the public ids of the joins, in the order of the seats, eight bytes each,
//! most significant first. When the game is over the secret is published and everybody can deal again: neither the
//! program nor a player could have chosen the deal.

use std::{fmt, str::FromStr};

use sha2::{Digest, Sha256};

use super::chance::Seed;

/// The secret of a shuffle. It has no `Debug` and no `Display`: until the game is over nobody may see it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ShuffleSecret(pub [u8; 32]);

/// SHA-256 of the secret, in hexadecimal for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl ShuffleSecret {
    /// What is published before the joins.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The seed of the deal after these joins, in the order of the seats.
    #[must_use]
    pub fn seed(&self, joins: impl IntoIterator<Item = u64>) -> Seed {
        let mut hash = Sha256::new_with_prefix(self.0);
        for join in joins {
            hash.update(join.to_be_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// The secret in hexadecimal, to be published when the game is over.
    #[must_use]
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
    fn the_seed_is_the_sha256_of_secret_and_joins() {
        let secret = ShuffleSecret([7; 32]);
        let mut bytes = vec![7; 32];
        bytes.extend([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]);
        assert!(secret.seed([1, 256]) == Seed(Sha256::digest(&bytes).into()));
        assert!(secret.seed([256, 1]) != secret.seed([1, 256]), "the order of the seats counts");
    }

    #[test]
    fn a_secret_reads_back_from_its_reveal() {
        let secret = ShuffleSecret([0xa5; 32]);
        assert!(secret.reveal().parse::<ShuffleSecret>() == Ok(secret));
        assert!("a5".parse::<ShuffleSecret>().is_err());
    }
}
