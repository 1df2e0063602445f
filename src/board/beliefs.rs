//! What the opponents of a game believe: the numbers of its evaluation that no rule gives.
//!
//! Each game has two sets of them, because they serve two ends. The *policy* says which moves are worth a thought and how a
//! game goes on, and is all that an opponent without a search has. The *leaf* says what a position is worth where a search
//! stops to look. What serves one of them well may serve the other badly.
//!
//! A game keeps the numbers that were set by hand, and those that were learned by self-play as a file of `assets/<game>/`:
//! exact decimals, so that they are the same on every machine. The file names the version of the rules by which they were
//! learned and has a checksum of its numbers. A file that does not fit is refused: nobody plays by a guess.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use super::{Game, RulesVersion};

/// What the opponents of a game believe.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beliefs<W> {
    /// Which moves are worth a thought, how a game goes on, and what a position is worth without a search.
    pub policy: W,
    /// What a position is worth where a search stops.
    pub leaf: W,
    /// How far ahead one must be by an estimate for the victory to be rather likely, in clear leads; with 0 the smallest lead
    /// is taken for the victory.
    pub doubt: f32,
}

impl<W: Copy> Beliefs<W> {
    /// The same numbers for both ends, and no doubt.
    pub const fn of(weights: W) -> Self {
        Self { policy: weights, leaf: weights, doubt: 0.0 }
    }
}

impl<W: Serialize> Beliefs<W> {
    /// What tells them from all others, as a file of learned numbers has it.
    pub fn fingerprint(&self) -> String {
        checksum(self)
    }
}

/// Why a file of learned numbers is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadWeights {
    /// It is no such file, or has other numbers than the evaluation.
    #[error("the learned weights of {game} do not fit the evaluation: {why}")]
    Unreadable {
        /// The game.
        game: &'static str,
        /// What is wrong.
        why: String,
    },
    /// They were learned by rules that this program does not know.
    #[error("the learned weights of {game} are for version {} of its rules, and it has {}", learned.number(), newest.number())]
    OtherRules {
        /// The game.
        game: &'static str,
        /// The version by which they were learned.
        learned: RulesVersion,
        /// The version by which games are dealt.
        newest: RulesVersion,
    },
    /// The numbers are not those that were learned.
    #[error("the learned weights of {game} do not match their checksum, which would be {is}")]
    Changed {
        /// The game.
        game: &'static str,
        /// The checksum of the numbers as they are.
        is: String,
    },
}

/// A file of learned numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<W> {
    rules: RulesVersion,
    checksum: String,
    doubt: f32,
    policy: W,
    leaf: W,
}

/// Reads the numbers that were learned for a game.
///
/// # Errors
/// When the file does not fit the evaluation or the rules, or is not as it was written.
pub fn read<G: Game, W: Copy + Serialize + DeserializeOwned>(
    text: &str,
) -> Result<Beliefs<W>, BadWeights> {
    let game = G::ID;
    let unreadable =
        |error: toml::de::Error| BadWeights::Unreadable { game, why: error.message().to_owned() };
    let file: File<W> = toml::from_str(text).map_err(unreadable)?;
    if file.rules > G::RULES_VERSION {
        return Err(BadWeights::OtherRules { game, learned: file.rules, newest: G::RULES_VERSION });
    }
    let beliefs = Beliefs { policy: file.policy, leaf: file.leaf, doubt: file.doubt };
    let is = checksum(&beliefs);
    if is == file.checksum { Ok(beliefs) } else { Err(BadWeights::Changed { game, is }) }
}

/// The file of these numbers, as [`read`] takes it; `remarks` are comments, a line each.
///
/// # Panics
/// When a game has weights that are no numbers with names.
pub fn write<G: Game, W: Copy + Serialize>(beliefs: &Beliefs<W>, remarks: &[&str]) -> String {
    let file = File {
        rules: G::RULES_VERSION,
        checksum: checksum(beliefs),
        doubt: beliefs.doubt,
        policy: beliefs.policy,
        leaf: beliefs.leaf,
    };
    let text = toml::to_string(&file).expect("numbers with names can be written");
    let remarks: Vec<String> = remarks.iter().map(|line| format!("# {line}")).collect();
    format!("{}\n\n{text}", remarks.join("\n"))
}

/// The first half of a SHA-256 over names and numbers.
fn checksum<W: Serialize>(beliefs: &Beliefs<W>) -> String {
    let text = serde_json::to_string(beliefs).expect("numbers with names can be written");
    hex::encode(&Sha256::digest(text)[..16])
}
