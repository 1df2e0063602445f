//! Which posts were given up, as far as their players are to be told.

use std::{collections::HashMap, time::Duration};

use parking_lot::Mutex;

use crate::tables::{GivenUp, PostId, TableId, Timestamp, UserId};

/// What others have given up is known after this time at the latest; what this process gives up, at once.
const FRESH: Duration = Duration::from_mins(1);

/// With more players than these all are forgotten; the store knows who has read what.
const REMEMBERED: usize = 10_000;

/// The posts that were given up of late, and who knows.
#[derive(Default)]
pub struct GivenUpPosts {
    /// What the store said and when. Locked for a look only.
    known: Mutex<Option<(Timestamp, Vec<GivenUp>)>>,
    /// The latest of each table that the store was asked about for a player. Locked for a look only.
    told: Mutex<HashMap<(UserId, TableId), PostId>>,
}

impl GivenUpPosts {
    /// The store must be asked before the next player is told.
    pub fn forget(&self) {
        *self.known.lock() = None;
    }

    /// Whether what is known is fresh.
    pub fn is_fresh(&self, now: Timestamp) -> bool {
        self.known.lock().as_ref().is_some_and(|(at, _)| at.before(now) < FRESH)
    }

    /// What the store says now.
    pub fn learn(&self, posts: Vec<GivenUp>, now: Timestamp) {
        *self.known.lock() = Some((now, posts));
    }

    /// The latest of this table, once for each player: the store knows whether they have read of it.
    pub fn tell(&self, user: UserId, table: TableId) -> Option<GivenUp> {
        let latest = {
            let known = self.known.lock();
            let (_, posts) = known.as_ref()?;
            *posts.iter().find(|post| post.table == table)?
        };
        let mut told = self.told.lock();
        if told.len() > REMEMBERED {
            told.clear();
        }
        (told.insert((user, table), latest.id) != Some(latest.id)).then_some(latest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::PostRole;

    #[test]
    fn each_player_is_told_once_of_the_latest_post_of_their_table() {
        let given_up = GivenUpPosts::default();
        let post = |id| GivenUp {
            id: PostId(id),
            table: TableId(5),
            role: PostRole::Ping,
            refused: 50_035,
            settled: Timestamp(1),
        };
        assert!(!given_up.is_fresh(Timestamp(2)));
        given_up.learn(vec![post(8), post(7)], Timestamp(2));
        assert!(given_up.is_fresh(Timestamp(3)) && !given_up.is_fresh(Timestamp(100_000)));
        for user in [UserId(1), UserId(2)] {
            assert_eq!(given_up.tell(user, TableId(6)), None);
            assert_eq!(given_up.tell(user, TableId(5)), Some(post(8)));
            assert_eq!(given_up.tell(user, TableId(5)), None);
        }
        given_up.learn(vec![post(9), post(8)], Timestamp(4));
        assert_eq!(given_up.tell(UserId(1), TableId(5)), Some(post(9)));
        given_up.forget();
        assert!(!given_up.is_fresh(Timestamp(4)));
    }
}
