//! The log of a game, `builders-log` version 1.
//!
//! The envelope is the one of all games, [`crate::board::log`]. Card ids are those of the data file; the two identical
//! companions are `companion_all` and `companion_all_2`. Resources are `stone`, `wood`, `architecture`, `decoration`.
//! Players are numbered from 0, clockwise. What a player *has* is a record of its own, in [`super::record`].
//!
//! # Setup
//!
//! ```json
//! {"type": "setup", "format": "builders-log", "version": 1, "players": 2, "first_player": 0, "options": {},
//!  "apprentices": ["apprentice_sa", "apprentice_wd"],
//!  "decks": {"buildings": ["house", "..."], "workers": ["laborer_wd", "..."]}}
//! ```
//!
//! | key | meaning |
//! | --- | --- |
//! | `apprentices` | the apprentice of each player, by player |
//! | `decks` | all 33 buildings and machines, and the workers that are nobody's apprentice (16, 15 or 14), **top first, before the rows are laid out**: the first five of each become the row, in this order |
//! | `options` | no option is a rule, so this is `{}` |
//!
//! The investment line is always complete and needs no record. The order of the decks is the game's one secret (B14):
//! in the public log of a running game each deck ends with the card that was drawn last.
//!
//! # Moves
//!
//! One record for every decision. Actions that are lacking are bought with the order (B1).
//!
//! | record | fields |
//! | --- | --- |
//! | `open` | `building`: a card of the row |
//! | `recruit` | `worker`: a card of the row |
//! | `invest` | `card`: a card of the investment line; `student`: who is educated, with a university and only then |
//! | `send` | `worker`: an available card of the team; `building`: an own open site; `tool`: the resource of an available own tool, if one goes along |
//! | `take` | `actions`: 1, 2 or 3 |
//! | `free` | `slave`: an available slave of the team |
//! | `end_turn` | none: every turn ends with exactly one |
//!
//! ```json
//! {"type": "open", "player": 0, "building": "house"}
//! {"type": "invest", "player": 0, "card": "university_wood", "student": "apprentice_sa"}
//! {"type": "send", "player": 0, "worker": "laborer_wd", "building": "house", "tool": "wood"}
//! {"type": "take", "player": 0, "actions": 2}
//! {"type": "end_turn", "player": 0}
//! ```
//!
//! `after` has the deciding player's counts when the move is resolved, a finished building included:
//!
//! ```json
//! "after": {"coins": 7, "points": 3, "actions": 1, "bought": 0, "sites": 2, "team": 5, "available": 3, "loans": 0}
//! ```
//!
//! | key | meaning |
//! | --- | --- |
//! | `coins`, `loans` | sesterces; loans |
//! | `points` | points of finished buildings and machines |
//! | `actions` | free actions left in this turn; 0 after `end_turn` |
//! | `bought` | actions bought so far in this turn, also after `end_turn` |
//! | `sites` | open sites |
//! | `team`, `available` | cards that can be sent, and how many of them are on no site |
//!
//! # Events
//!
//! They follow the move that causes them, in this order.
//!
//! ```json
//! {"type": "refill", "row": "workers", "card": "laborer_wd", "deck": 9}
//! {"type": "finish", "player": 0, "building": "house", "sesterces": 10, "points": 0, "crew": ["laborer_wd"]}
//! {"type": "last_round", "player": 0, "points": 17}
//! {"type": "round", "round": 2, "buildings": ["house", "..."], "workers": ["laborer_wd", "...", null]}
//! ```
//!
//! - `refill`: after `open` and `recruit`, unless the deck was empty (B11); `row` is `buildings` or `workers`, `deck` how
//!   many cards the deck still has.
//! - `finish`: a building or machine was finished by a `send`. `crew` in the order of sending.
//! - `last_round`: somebody ended a turn with the points that end the game with this round (§4).
//! - `round`: at the start of each round but the first, with both rows; a place whose deck was empty is `null`.
//!
//! # End
//!
//! ```json
//! {"type": "end", "players": [{}, {}], "stalled": false, "scores": [{}, {}], "winners": [0]}
//! ```
//!
//! `players` has what each has, before the final payments; `stalled` tells whether the game ended by B13. The lines of
//! `scores` are tenths of a point, after the best payments (B9): `buildings`, `machines`, `prisoners`, `loans`,
//! `sesterces`, `total`.

use std::io::Read;

use serde::{Deserialize, Serialize};

use super::{
    cards::{Building, Member},
    events::Event,
    moves::Move,
    options::Options,
    record::PlayerRecord,
    setup::Setup,
    state::{Builders, Ending},
};
use crate::board::{
    Agreed,
    log::{Logged, Reader, Record, Scored, field, object},
};

/// Both decks, top first.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Decks {
    buildings: Vec<Building>,
    workers: Vec<Member>,
}

impl Logged for Builders {
    const FORMAT: &'static str = "builders-log";
    const VERSION: u32 = 1;
    const HABITS: &'static [&'static str] = &["first_player", "auto_play_forced"];
    const EVENTS: &'static [&'static str] = &["refill", "finish", "last_round", "round"];

    fn dealt(setup: &Setup, reader: Reader<'_, Self>) -> Record {
        #[derive(Serialize)]
        struct Dealt<'a> {
            apprentices: &'a [Member],
            decks: Decks,
        }
        let (buildings, workers) = (&setup.buildings, &setup.workers);
        let (unseen_buildings, unseen_workers) = match reader {
            Reader::Everything => (0, 0),
            Reader::Public(game) => (game.plots.deck().len(), game.crews.deck().len()),
        };
        let decks = Decks {
            buildings: buildings[..buildings.len() - unseen_buildings].to_vec(),
            workers: workers[..workers.len() - unseen_workers].to_vec(),
        };
        object(&Dealt { apprentices: &setup.apprentices, decks })
    }

    fn read_setup(agreed: Agreed<Options>, first: &Record) -> Result<Setup, String> {
        let Agreed { players, first_player, options, rules } = agreed;
        let apprentices = field(first, "apprentices")?;
        let Decks { buildings, workers } = field(first, "decks")?;
        Ok(Setup { rules, players, first_player, options, apprentices, buildings, workers })
    }

    fn counts(before: &Self, mv: Move, after: &Self) -> Record {
        #[derive(Serialize)]
        struct Counts {
            coins: u16,
            points: u8,
            actions: u8,
            bought: u8,
            sites: usize,
            team: u32,
            available: u32,
            loans: u8,
        }
        let seat = before.to_move;
        let player = after.player(seat);
        let turn = match mv {
            Move::End => super::state::TurnState { actions: 0, ..before.turn },
            Move::Open { .. }
            | Move::Recruit { .. }
            | Move::Invest { .. }
            | Move::Send { .. }
            | Move::Take { .. }
            | Move::Free { .. } => after.turn,
        };
        object(&Counts {
            coins: player.coins,
            points: player.points,
            actions: turn.actions,
            bought: turn.bought,
            sites: after.plots.sites().filter(|(owner, _)| *owner == seat).count(),
            team: player.team.count_ones(),
            available: (player.team & !after.crews.busy()).count_ones(),
            loans: player.loans,
        })
    }

    fn event_records(before: &Self, mv: Move, after: &Self) -> Vec<Record> {
        before.seen(mv, after).into_iter().filter_map(|event| event_record(&event, after)).collect()
    }

    fn held(&self) -> Record {
        #[derive(Serialize)]
        struct Held {
            players: Vec<PlayerRecord>,
            stalled: bool,
        }
        object(&Held {
            players: self.all_seats().map(|seat| self.record_of(seat)).collect(),
            stalled: self.ending == Ending::Stalled,
        })
    }

    /// What a player has, as in `players` of the end record. No option changes its points.
    fn score_file(file: impl Read, _options: &Options) -> Result<Scored, String> {
        let score = PlayerRecord::read(file).and_then(|player| player.score());
        let lines = score.map(|score| score.lines().to_vec());
        lines.map(Scored::Player).map_err(|error| error.to_string())
    }
}

/// A card came into a row from a deck that now has so many.
#[derive(Serialize)]
struct Refill {
    r#type: &'static str,
    row: &'static str,
    card: &'static str,
    deck: usize,
}

impl Refill {
    fn record(row: &'static str, card: &'static str, deck: usize) -> Record {
        object(&Self { r#type: "refill", row, card, deck })
    }
}

fn event_record(event: &Event, after: &Builders) -> Option<Record> {
    match event {
        Event::Open { refill, .. } => {
            refill.map(|card| Refill::record("buildings", card.id(), after.plots.deck().len()))
        }
        Event::Recruit { refill, .. } => {
            refill.map(|card| Refill::record("workers", card.id(), after.crews.deck().len()))
        }
        Event::Finish { .. } | Event::LastRound { .. } => Some(object(event)),
        Event::Round { .. } => {
            #[derive(Serialize)]
            struct Rows<'a> {
                buildings: &'a [Option<Building>],
                workers: &'a [Option<Member>],
            }
            let rows = Rows { buildings: &after.buildings, workers: &after.workers };
            let mut record = object(event);
            record.extend(object(&rows));
            Some(record)
        }
        Event::Invest { .. }
        | Event::Send { .. }
        | Event::Take { .. }
        | Event::Free { .. }
        | Event::End { .. }
        | Event::Over { .. } => None,
    }
}
