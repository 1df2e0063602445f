//! The shuffle that was promised, in a log: a log that tells the secret is dealt again and compared.

use serde_json::Value;

use super::{Logged, Reader, Record};
use crate::board::{
    Agreed,
    first_player::FirstPlayer,
    promise::{Clicks, Commitment, Promised, ShuffleSecret},
};

/// The key of the first line that says that the first player was agreed, not drawn.
const FIRST_PLAYER_RULE: &str = "first_player_rule";

/// The keys of a log's first line that prove the shuffle: `secret`, `commitment`, `joins`, `seed`, and `post` if it is known.
///
/// `joins` are the ids of the clicks as [`Clicks::ids`] has them, `post` is the message that promised the shuffle.
pub fn proof<G: Logged>(secret: &ShuffleSecret, clicks: &Clicks, options: &G::Options) -> Record {
    let ids: Vec<Value> = clicks.ids.iter().map(|id| id.to_string().into()).collect();
    let mut record = Record::new();
    record.insert("secret".to_owned(), secret.reveal().into());
    record.insert("commitment".to_owned(), secret.commitment().to_string().into());
    if let Some(post) = clicks.post {
        record.insert("post".to_owned(), post.to_string().into());
    }
    record.insert("joins".to_owned(), ids.into());
    record.insert("seed".to_owned(), hex::encode(secret.seed(&clicks.ids).0).into());
    if G::first_player_rule(options) != FirstPlayer::Random {
        record.insert(FIRST_PLAYER_RULE.to_owned(), "fixed".into());
    }
    record
}

/// Checks the proof of a first line against what it says was dealt; `None` when the log does not tell a secret.
pub(crate) fn check<G: Logged>(
    record: &Record,
    setup: &G::Setup,
) -> Result<Option<Promised>, String> {
    let Some(secret) = record.get("secret") else { return Ok(None) };
    let secret = secret.as_str().and_then(|secret| secret.parse::<ShuffleSecret>().ok());
    let secret = secret.ok_or("secret: must be 64 hexadecimal digits")?;
    let text = |key: &str| record.get(key).and_then(Value::as_str);
    let commitment = secret.commitment();
    if text("commitment").and_then(|shown| shown.parse::<Commitment>().ok()) != Some(commitment) {
        return Err(format!("commitment: SHA-256 of the secret is {commitment}"));
    }
    let agreed = G::agreed(setup);
    let clicks = clicks(record, usize::from(agreed.players))?;
    let seed = secret.seed(&clicks.ids);
    let digits = hex::encode(seed.0);
    if text("seed") != Some(&digits) {
        return Err(format!("seed: secret and joins give {digits}"));
    }
    let Agreed { players, first_player, options, rules } = agreed;
    let again = G::deal_by(rules, players, &options, seed);
    let (stated, right) =
        (G::dealt(setup, Reader::Everything), G::dealt(&again, Reader::Everything));
    if let Some(key) = right.keys().find(|key| stated.get(*key) != right.get(*key)) {
        return Err(format!("{key}: the seed deals others"));
    }
    let drawn = G::agreed(&again).first_player;
    if drawn != first_player && !record.contains_key(FIRST_PLAYER_RULE) {
        return Err(format!("first_player: the seed draws seat {}", u8::from(drawn)));
    }
    Ok(Some(Promised { commitment, post: clicks.post, clicks: clicks.count() }))
}

/// The clicks of a first line. Where it names the post, the one that started the game is among them and all are later; only the
/// start may be the post itself.
fn clicks(record: &Record, players: usize) -> Result<Clicks, String> {
    let id = |id: &Value| id.as_u64().or_else(|| id.as_str()?.parse().ok());
    let joins = record.get("joins").and_then(Value::as_array);
    let joins = joins.ok_or("joins: must be the list of the joins' ids")?;
    let ids: Option<Vec<u64>> = joins.iter().map(id).collect();
    let ids = ids.ok_or("joins: each must be a decimal id")?;
    let post = match record.get("post") {
        Some(post) => Some(id(post).ok_or("post: must be a decimal id")?),
        None => None,
    };
    if post.is_some() && ids.len() != players + 1 {
        return Err(format!("joins: must be {players} ids and that of the start"));
    }
    let clicks = Clicks { post, ids };
    match clicks.too_early() {
        Some(early) => Err(format!("joins: {early} is no later than the post")),
        None => Ok(clicks),
    }
}
