//! The shuffle that was promised, in a log: a log that tells the secret is dealt again and compared.

use serde_json::Value;

use super::{Agreed, Logged, Reader, Record};
use crate::board::{
    first_player::FirstPlayer,
    promise::{Commitment, ShuffleSecret},
};

/// The key of the first line that says that the first player was agreed, not drawn.
const FIRST_PLAYER_RULE: &str = "first_player_rule";

/// The keys of a log's first line that prove the shuffle: `secret`, `commitment`, `joins`, `seed`.
#[must_use]
pub fn proof<G: Logged>(secret: &ShuffleSecret, joins: &[u64], options: &G::Options) -> Record {
    let ids: Vec<Value> = joins.iter().map(|join| join.to_string().into()).collect();
    let seed = secret.seed(joins.iter().copied());
    let mut record = Record::new();
    record.insert("secret".to_owned(), secret.reveal().into());
    record.insert("commitment".to_owned(), secret.commitment().to_string().into());
    record.insert("joins".to_owned(), ids.into());
    record.insert("seed".to_owned(), hex::encode(seed.0).into());
    if G::first_player_rule(options) != FirstPlayer::Random {
        record.insert(FIRST_PLAYER_RULE.to_owned(), "fixed".into());
    }
    record
}

/// Checks the proof of a first line against what it says was dealt; `false` when the log does not tell a secret.
pub(crate) fn check<G: Logged>(record: &Record, setup: &G::Setup) -> Result<bool, String> {
    let Some(secret) = record.get("secret") else { return Ok(false) };
    let secret = secret.as_str().and_then(|secret| secret.parse::<ShuffleSecret>().ok());
    let secret = secret.ok_or("secret: must be 64 hexadecimal digits")?;
    let text = |key: &str| record.get(key).and_then(Value::as_str);
    if text("commitment").and_then(|shown| shown.parse::<Commitment>().ok())
        != Some(secret.commitment())
    {
        return Err(format!("commitment: SHA-256 of the secret is {}", secret.commitment()));
    }
    let joins = record
        .get("joins")
        .and_then(Value::as_array)
        .ok_or("joins: must be the list of the joins' ids")?;
    let id = |join: &Value| join.as_u64().or_else(|| join.as_str()?.parse().ok());
    let ids: Option<Vec<u64>> = joins.iter().map(id).collect();
    let seed = secret.seed(ids.ok_or("joins: each must be a decimal id")?);
    let digits = hex::encode(seed.0);
    if text("seed") != Some(&digits) {
        return Err(format!("seed: secret and joins give {digits}"));
    }
    let Agreed { players, first_player, options } = G::agreed(setup);
    let again = G::deal(players, &options, seed);
    let (stated, right) =
        (G::dealt(setup, Reader::Everything), G::dealt(&again, Reader::Everything));
    if let Some(key) = right.keys().find(|key| stated.get(*key) != right.get(*key)) {
        return Err(format!("{key}: the seed deals others"));
    }
    let drawn = G::agreed(&again).first_player;
    if drawn != first_player && !record.contains_key(FIRST_PLAYER_RULE) {
        return Err(format!("first_player: the seed draws seat {}", u8::from(drawn)));
    }
    Ok(true)
}
