//! Users who left the server. Discord tells bots without a privileged intent nothing of it, so it is found when they are to
//! be reminded.

use std::{
    collections::{BTreeSet, HashMap},
    time::Duration,
};

use futures_util::future::join_all;
use parking_lot::Mutex;
use serenity::http::HttpError;

use super::{counted::Counted, retry, tempo::Urgency};
use crate::tables::{GuildId, Timestamp, UserId};

/// "Unknown Member" and "Unknown User", <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const UNKNOWN: [isize; 2] = [10007, 10013];

/// For how long it is believed that somebody is in a server, or is not.
const BELIEVED: Duration = Duration::from_secs(3600);

/// Of how many people that is kept.
const MOST: usize = 10_000;

/// Who was asked for, and whether they had left.
#[derive(Default)]
pub struct Members(Mutex<HashMap<(GuildId, UserId), (bool, Timestamp)>>);

impl Members {
    /// Which of these people have left the server, as far as Discord says; those are asked for of whom it is not known.
    pub async fn gone(
        &self,
        counted: &Counted,
        guild: GuildId,
        people: BTreeSet<UserId>,
        now: Timestamp,
    ) -> BTreeSet<UserId> {
        let unknown: Vec<UserId> = {
            let known = self.0.lock();
            let is_fresh = |user: &UserId| {
                known.get(&(guild, *user)).is_some_and(|(_, at)| at.before(now) < BELIEVED)
            };
            people.iter().copied().filter(|user| !is_fresh(user)).collect()
        };
        let asked = unknown.iter().map(|user| has_left(counted, guild, *user));
        let found = join_all(asked).await;
        let mut known = self.0.lock();
        if known.len() + found.len() > MOST {
            known.clear();
        }
        for (user, left) in unknown.into_iter().zip(found) {
            known.insert((guild, user), (left, now));
        }
        let is_gone = |user: &UserId| known.get(&(guild, *user)).is_some_and(|(left, _)| *left);
        people.into_iter().filter(is_gone).collect()
    }
}

/// Whether Discord says that this user is not in the server. Whatever else goes wrong is no answer.
pub async fn has_left(counted: &Counted, guild: GuildId, user: UserId) -> bool {
    let ask = async || {
        let http = counted.http(Urgency::Other);
        http.get_member(guild.0.into(), user.0.into()).await
    };
    match retry::quickly(ask).await {
        Ok(_) => false,
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))) => {
            UNKNOWN.contains(&answer.error.code)
        }
        Err(error) => {
            tracing::debug!(%error, %user, "cannot ask who is in the server");
            false
        }
    }
}
