//! The log of a game, `marble-log` version 1.
//!
//! The envelope is the one of all games, [`crate::board::log`]. Types are `temple`, `bathhouse`, `theatre`, `arena`;
//! aqueducts `grey`, `brown`, `white`; hills their names in lower case; bridge spaces 1 to 7. A vertex is `[q, r]`, a tile
//! is named by its short diagonal `[q, r, d]` (§3). What lies on the table at the end is a record of its own, in
//! [`super::record`].
//!
//! # Setup
//!
//! ```json
//! {"type": "setup", "format": "marble-log", "version": 1, "players": 3, "first_player": 1, "options": {},
//!  "hills": ["aventine", "esquiline", "palatine"], "bridges": [2, 4, 1, 3, 3, 1, 2], "left_out": 4}
//! ```
//!
//! `bridges` has the value under each space, `left_out` the eighth; in the public log of a running game all are `null`.
//! Options that are rules: `buildings_per_hill_corner` (0 or 1), `fountain_adjacency` (`lattice` or `edge`), `fixed_hills`.
//!
//! # Moves
//!
//! One record for every decision, also of other players during a turn.
//!
//! | record | fields |
//! | --- | --- |
//! | `draw` | `tiles`: one or two types, in the order of the types |
//! | `expand` | `pieces`: one or two of `{"aqueduct": …, "to": …}`, in the order of laying |
//! | `recall` | `tile` |
//! | `play` | `tile`: type; `at`; `magistrate`: `true` or `false` |
//! | `open` | `aqueduct`; `path`: the vertices of the pieces in order |
//! | `finish` | `site` |
//! | `reward` | `tile`, or `null` for none; one record for each player with a magistrate on a tile of the site |
//! | `spend` | `imperium`: type |
//! | `end_turn` | none: every turn ends with exactly one |
//!
//! `after` has the deciding player's counts when the move is resolved:
//!
//! ```json
//! "after": {"points": 9, "actions": 1, "ready": 4, "fresh": 2, "magistrates": 1, "placed": 2, "coins": 0, "imperium": 1, "bridges": 1}
//! ```
//!
//! `actions` is 0 for a player who is not active and after `end_turn`; `magistrates` counts those at hand, `placed` those on
//! tiles, `imperium` and `bridges` tiles held.
//!
//! # Events
//!
//! They follow the move that causes them: `bridge` after `play`; `build` after `finish`; `coin` after `expand` and `open`;
//! `collect`, `last_round` and `round` after `end_turn`, in this order.
//!
//! ```json
//! {"type": "bridge", "player": 0, "space": 3}
//! {"type": "build", "site": [5, 5], "building": "fountain", "player": null, "points": 0}
//! {"type": "coin", "player": 0, "at": [5, 5]}
//! {"type": "collect", "player": 0, "imperium": ["temple", "arena"], "coins": 1}
//! {"type": "last_round", "player": 0}
//! {"type": "round", "round": 2}
//! ```

use std::io::Read;

use serde::Serialize;

use super::{
    moves::Move, options::Options, places::Hill, record::TableRecord, setup::Setup, state::Marble,
    table::Post,
};
use crate::board::{
    Agreed,
    log::{Logged, Reader, Record, Scored, field, object},
};

impl Logged for Marble {
    const FORMAT: &'static str = "marble-log";
    const VERSION: u32 = 1;
    const HABITS: &'static [&'static str] = &["first_player", "auto_play_forced"];
    const EVENTS: &'static [&'static str] =
        &["bridge", "build", "coin", "collect", "last_round", "round"];

    fn dealt(setup: &Setup, reader: Reader<'_, Self>) -> Record {
        #[derive(Serialize)]
        struct Dealt<'a> {
            hills: &'a [Hill],
            bridges: Vec<Option<u8>>,
            left_out: Option<u8>,
        }
        let told = |value| match reader {
            Reader::Everything => Some(value),
            Reader::Public(_) => None,
        };
        object(&Dealt {
            hills: &setup.hills,
            bridges: setup.bridges.iter().map(|value| told(*value)).collect(),
            left_out: told(setup.left_out),
        })
    }

    fn read_setup(agreed: Agreed<Options>, first: &Record) -> Result<Setup, String> {
        let Agreed { players, first_player, options, rules } = agreed;
        let (hills, bridges) = (field(first, "hills")?, field(first, "bridges")?);
        let left_out = field(first, "left_out")?;
        Ok(Setup { rules, players, first_player, options, hills, bridges, left_out })
    }

    fn counts(before: &Self, mv: Move, after: &Self) -> Record {
        #[derive(Serialize)]
        struct Counts {
            points: u16,
            actions: u8,
            ready: u8,
            fresh: u8,
            magistrates: u8,
            placed: usize,
            coins: u8,
            imperium: u8,
            bridges: u32,
        }
        let seat = before.to_move;
        let is_in_turn = seat == before.active && mv != Move::End;
        let (actions, fresh) =
            if is_in_turn { (after.actions, after.fresh.total()) } else { (0, 0) };
        let player = after.player(seat);
        object(&Counts {
            points: player.points,
            actions,
            ready: player.ready.total(),
            fresh,
            magistrates: player.count(Post::Ready),
            placed: player.posts().count(),
            coins: player.coins,
            imperium: player.imperium.total(),
            bridges: player.bridges.count_ones(),
        })
    }

    fn held(&self) -> Record {
        object(&self.record())
    }

    /// The whole table, as in the end record: one player's score needs it.
    fn score_file(file: impl Read, options: &Options) -> Result<Scored, String> {
        let tally = TableRecord::read(file)?.tally(*options)?;
        let scores = tally.scores().iter().map(|score| score.lines().to_vec()).collect();
        Ok(Scored::Table { scores, winners: tally.winners() })
    }
}
