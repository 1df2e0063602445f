//! Which posts were given up, as far as their players are to be told.

use std::{collections::HashMap, time::Duration};

use parking_lot::Mutex;

use crate::tables::{GivenUp, PostId, TableId, Timestamp, UserId};

/// What others have given up is known after this time at the latest; what this process gives up, at once.
const FRESH: Duration = Duration::from_secs(60);

/// With more players than these all are forgotten; the store knows who has read what.
const REMEMBERED: usize = 10_000;

/// What the store said of posts that were given up.
#[derive(Default)]
struct Known {
    /// How often it was out of date.
    forgotten: u64,
    /// Since when it is known.
    posts: Option<(Timestamp, Vec<GivenUp>)>,
}

/// The posts that were given up of late, and who knows.
#[derive(Default)]
pub struct GivenUpPosts {
    /// What the store said. Locked for a look only.
    known: Mutex<Known>,
    /// The latest of each table that the store was asked about for a player. Locked for a look only.
    told: Mutex<HashMap<(UserId, TableId), PostId>>,
}

impl GivenUpPosts {
    /// The store must be asked before the next player is told.
    pub fn forget(&self) {
        let mut known = self.known.lock();
        *known = Known { forgotten: known.forgotten + 1, posts: None };
    }

    /// With what to [`learn`](Self::learn) what the store says now; `None` while what is known is fresh.
    pub fn ask(&self, now: Timestamp) -> Option<u64> {
        let known = self.known.lock();
        let is_fresh = known.posts.as_ref().is_some_and(|(at, _)| at.before(now) < FRESH);
        (!is_fresh).then_some(known.forgotten)
    }

    /// What the store said when it was asked; that is out of date if another post was given up meanwhile.
    pub fn learn(&self, asked: u64, posts: Vec<GivenUp>, now: Timestamp) {
        let mut known = self.known.lock();
        if known.forgotten == asked {
            known.posts = Some((now, posts));
        }
    }

    /// The latest of this table, once for each player: the store knows whether they have read of it.
    pub fn tell(&self, user: UserId, table: TableId) -> Option<GivenUp> {
        let latest = {
            let known = self.known.lock();
            let (_, posts) = known.posts.as_ref()?;
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
        let asked = given_up.ask(Timestamp(2)).expect("nothing is known");
        given_up.learn(asked, vec![post(8), post(7)], Timestamp(2));
        assert!(given_up.ask(Timestamp(3)).is_none() && given_up.ask(Timestamp(100_000)).is_some());
        for user in [UserId(1), UserId(2)] {
            assert_eq!(given_up.tell(user, TableId(6)), None);
            assert_eq!(given_up.tell(user, TableId(5)), Some(post(8)));
            assert_eq!(given_up.tell(user, TableId(5)), None);
        }
        given_up.learn(asked, vec![post(9), post(8)], Timestamp(4));
        assert_eq!(given_up.tell(UserId(1), TableId(5)), Some(post(9)));
        given_up.forget();
        let asked_anew = given_up.ask(Timestamp(4));
        assert!(asked_anew.is_some());
        given_up.learn(asked, vec![post(8)], Timestamp(4));
        assert_eq!(
            given_up.ask(Timestamp(4)),
            asked_anew,
            "the answer came from before the end of a post"
        );
    }
}
