//! Where a table is, in memory: what the database says of it, replayed. Pure: no clock, no database.

use std::borrow::Cow;

use super::{
    history::{Entry, History, game_after, index, replay},
    planned::{self, Planned},
};
use crate::{
    board::{Clicks, Purpose, Seat, SeatSet, ShuffleSecret, Turn, points},
    pace::Terms,
    play::{AnyGame, AnyMove},
    store::{GameRow, NewPostRow, SeatRow, StoreError, TableRow, Tx},
    tables::{
        By, ChannelId, Former, Happened, InteractionId, Look, MoveNumber, Notice, Player, PostKind,
        Refused, Seated, Stage, Step, Stretch, TableError, TableId, UndoRefused, UserId,
        lobby::agreed::{kind, terms},
        people::players::{away, former, joins, seated},
    },
};

/// More automatic moves than this in a row are a fault of the game's rules, not a game.
pub(in crate::tables) const MOST_AUTOS: usize = 1000;

/// A running or finished table.
#[derive(Clone)]
pub(in crate::tables) struct Position {
    pub(in crate::tables) table: TableId,
    pub(in crate::tables) channel: ChannelId,
    /// What the table is called, if it has a name.
    pub(in crate::tables) name: Option<String>,
    pub(in crate::tables) state: Stage,
    /// Of which version of the stored table this is.
    pub(in crate::tables) version: i64,
    pub(in crate::tables) secret: ShuffleSecret,
    /// The clicks that took part in the shuffle.
    pub(in crate::tables) clicks: Clicks,
    pub(in crate::tables) players: Vec<Seated>,
    /// The seats for which an AI plays on until their players are back.
    pub(in crate::tables) away: SeatSet,
    pub(in crate::tables) terms: Terms,
    /// The standing orders that players have left, by seat.
    pub(in crate::tables) orders: Vec<Option<String>>,
    /// What players have planned, by seat.
    pub(in crate::tables) plans: Vec<Option<Planned>>,
    pub(in crate::tables) history: History,
    /// Since which moment each seat is held by who holds it, by seat.
    pub(in crate::tables) held_from: Vec<MoveNumber>,
    /// Who held seats before.
    pub(in crate::tables) former: Vec<Former>,
    /// How many entries the board posts tell of.
    pub(in crate::tables) boarded: MoveNumber,
    /// Right after the deal.
    pub(in crate::tables) start: AnyGame,
    pub(in crate::tables) game: AnyGame,
}

/// A change that was found legal: what to write, and what the table becomes once that is durable.
pub(in crate::tables) struct Change {
    pub(in crate::tables) entries: Vec<Entry>,
    pub(in crate::tables) posts: Vec<NewPostRow>,
    pub(in crate::tables) after: Position,
}
#[cfg(test)]
thread_local! {
    /// How many tables this thread has replayed from the database.
    pub(in crate::tables) static REPLAYED: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

impl Position {
    /// The table as stored.
    pub(in crate::tables) fn read(stored: &GameRow) -> Result<Self, TableError> {
        let GameRow { table: row, deal, clicks, seats, records, handovers, plans } = stored;
        let broken = |why: String| TableError::Broken { table: row.id, why };
        let (kind, deal) = (kind(row)?, deal.as_deref().ok_or(Refused::NotStarted)?);
        if row.rules_version > kind.rules_version() {
            return Err(broken(format!("it was dealt by the newer rules {}", row.rules_version)));
        }
        let start = kind.read_deal(deal).map_err(|why| broken(why.to_string()))?;
        let clicks = match clicks {
            Some(clicks) => serde_json::from_str(clicks)
                .map_err(|_| broken("the clicks of its shuffle are not readable".to_owned()))?,
            None => Clicks { post: None, ids: joins(seats).collect() },
        };
        let mut position = Self::dealt(row, seats, start, clicks)?;
        for handover in handovers {
            if let Some(from) = position.held_from.get_mut(usize::from(handover.seat)) {
                *from = handover.number;
            }
        }
        position.former = former(handovers);
        position.history = History::read(kind, records).map_err(broken)?;
        let line = position.history.line(position.history.next());
        #[cfg(test)]
        REPLAYED.set(REPLAYED.get() + 1);
        position.game = game_after(&position.start, &line).map_err(broken)?;
        let number = position.number();
        position.plans = planned::read(plans, position.game.seats(), position.state, number);
        Ok(position)
    }

    /// The table right after the deal.
    pub(in crate::tables) fn dealt(
        row: &TableRow,
        seats: &[SeatRow],
        start: AnyGame,
        clicks: Clicks,
    ) -> Result<Self, TableError> {
        let broken = |why: &str| TableError::Broken { table: row.id, why: why.to_owned() };
        let position = Self::apart(row.id, seated(seats), start);
        if !position.players.iter().map(|player| player.seat).eq(Seat::all(position.start.seats()))
        {
            return Err(broken("its seats are not those of its deal"));
        }
        Ok(Self {
            channel: row.channel,
            name: row.name.clone(),
            state: row.state,
            version: row.version,
            secret: ShuffleSecret(row.secret),
            clicks,
            away: away(seats),
            terms: terms(row)?,
            orders: seats.iter().map(|row| row.standing_order.clone()).collect(),
            boarded: row.boarded,
            ..position
        })
    }

    /// A deal that is no table of any channel.
    pub(in crate::tables) fn apart(table: TableId, players: Vec<Seated>, start: AnyGame) -> Self {
        Self {
            table,
            channel: ChannelId(0),
            name: None,
            state: Stage::Running,
            version: 0,
            secret: ShuffleSecret([0; 32]),
            clicks: Clicks { post: None, ids: Vec::new() },
            held_from: vec![MoveNumber(0); players.len()],
            plans: vec![None; players.len()],
            orders: vec![None; players.len()],
            former: Vec::new(),
            players,
            away: SeatSet::default(),
            terms: Terms::default(),
            history: History::new(),
            boarded: MoveNumber(0),
            game: start.clone(),
            start,
        }
    }

    pub(in crate::tables) fn number(&self) -> MoveNumber {
        self.history.next()
    }

    pub(in crate::tables) fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The seat that decides, while the table runs.
    pub(in crate::tables) fn to_move(&self) -> Option<Seat> {
        (self.state == Stage::Running).then(|| self.turn().seat()).flatten()
    }

    /// Whose turn comes after that, if everybody knows it.
    pub(in crate::tables) fn next(&self) -> Option<Seat> {
        self.to_move().and_then(|_| self.game().next_seat())
    }

    pub(in crate::tables) fn seated(&self, seat: Seat) -> Seated {
        self.players[seat.index()].clone()
    }

    pub(in crate::tables) fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players.iter().find(|player| player.user() == Some(user)).map(|player| player.seat)
    }

    /// Refuses those without a seat, tables that do not run, and what belongs to another moment.
    pub(in crate::tables) fn admit(
        &self,
        user: UserId,
        expected: Option<MoveNumber>,
    ) -> Result<Seat, TableError> {
        let seat = self
            .seat_of(user)
            .ok_or_else(|| Refused::NotAtTable { players: self.players.clone() })?;
        Refused::unless(self.state, Stage::Running)?;
        match expected {
            Some(expected) if expected != self.number() => Err(self.stale(expected)),
            Some(_) | None => Ok(seat),
        }
    }

    /// The refusal of what belongs to another moment.
    pub(in crate::tables) fn stale(&self, expected: MoveNumber) -> TableError {
        let to_move = self.to_move().map(|seat| self.seated(seat));
        TableError::Refused(Refused::Stale { expected, now: self.number(), to_move })
    }

    /// A move of a player and the automatic ones after it.
    pub(in crate::tables) fn play(
        &self,
        by: &Player,
        interaction: InteractionId,
        expected: Option<MoveNumber>,
        mv: AnyMove,
    ) -> Result<Change, TableError> {
        let seat = self.admit(by.user, expected)?;
        let mut after = self.clone();
        after.decided_by_hand(seat);
        if let Some(to_move) = self.to_move()
            && to_move != seat
        {
            return Err(Refused::NotYourTurn { to_move: self.seated(to_move) }.into());
        }
        let refused = |error| TableError::of_rules(error, &self.players);
        after.game.play(seat, &mv).map_err(refused)?;
        after.meet(by);
        let step = Step { number: self.number(), seat, mv, by: By::Player(interaction) };
        after.history.push(Entry::Step(step.clone()));
        let mut entries = vec![Entry::Step(step)];
        after.play_forced(&mut entries)?;
        let posts = after.owed_since(Some(self));
        Ok(Change { entries, posts, after })
    }

    /// The automatic moves and posts right after the deal.
    pub(in crate::tables) fn begin(mut self) -> Result<Change, TableError> {
        let mut entries = Vec::new();
        self.state = Stage::Running;
        self.play_forced(&mut entries)?;
        let posts = self.owed_since(None);
        Ok(Change { entries, posts, after: self })
    }

    /// Ends the table before its time.
    pub(in crate::tables) fn end(&self, by: &Player) -> Result<Change, TableError> {
        Refused::unless(self.state, Stage::Running)?;
        let notice = Notice::Ended { by: by.user, name: by.name.clone() };
        let posts = [PostKind::end_of_ping(&self.terms), PostKind::Notice(notice)]
            .map(|post| post.owed_at(self.number()));
        Ok(self.ended(posts.into()))
    }

    /// Ends the game where it is: the scores are told, nobody has won.
    pub(in crate::tables) fn end_as_it_stands(&self) -> Change {
        let total = |seat| {
            points(self.game.score(seat).last().copied().unwrap_or(0), self.game.kind().point())
        };
        let totals = Seat::all(self.game.seats()).map(total).collect();
        let posts =
            [PostKind::end_of_ping(&self.terms), PostKind::Notice(Notice::EndedNow { totals })]
                .map(|post| post.owed_at(self.number()));
        self.ended(posts.into())
    }

    fn ended(&self, posts: Vec<NewPostRow>) -> Change {
        let plans = vec![None; self.plans.len()];
        let after = Self { state: Stage::Ended, plans, ..self.clone() };
        Change { entries: Vec::new(), posts, after }
    }

    /// Whoever acts is there, under the name that the server shows now.
    pub(in crate::tables) fn meet(&mut self, by: &Player) {
        for player in &mut self.players {
            if player.user() == Some(by.user) {
                player.name.clone_from(&by.name);
                player.away = false;
                let is_other = |seat: &Seat| *seat != player.seat;
                self.away = self.away.iter().filter(is_other).collect();
            }
        }
    }

    /// The table after its first `until` entries, for answers that must be the same when asked again.
    pub(in crate::tables) fn at(&self, until: MoveNumber) -> Result<Cow<'_, Self>, TableError> {
        if until >= self.number() {
            return Ok(Cow::Borrowed(self));
        }
        let game = self.game_after(&self.history.line(until))?;
        let state =
            if matches!(game.turn(), Turn::Over { .. }) { Stage::Finished } else { Stage::Running };
        let history = self.history.first(until);
        Ok(Cow::Owned(Self { state, history, game, ..self.clone() }))
    }

    /// The game after these steps, which are checked.
    pub(in crate::tables) fn game_after(&self, line: &[Step]) -> Result<AnyGame, TableError> {
        game_after(&self.start, line).map_err(|why| TableError::Broken { table: self.table, why })
    }

    /// The table as this user may see it; when the time of the turn runs out is for the caller to say.
    pub(in crate::tables) fn look(&self, viewer: Option<UserId>) -> Look {
        let seat = viewer.and_then(|user| self.seat_of(user));
        let (public, own) = match seat {
            Some(seat) => {
                let (public, own) = self.game.views(seat);
                (public, Some(own))
            }
            None => (self.game.public_view(), None),
        };
        let since = seat.map(|seat| Box::new(self.since(seat, &public)));
        Look {
            table: self.table,
            kind: self.game.kind(),
            channel: self.channel,
            state: self.state,
            number: self.number(),
            players: self.players.clone(),
            turn: self.turn(),
            terms: self.terms,
            deadline: None,
            seat,
            imagined: false,
            public,
            own,
            hint: seat
                .filter(|_| self.to_move() == seat)
                .map(|_| self.secret.chance(Purpose::Hint, self.number().0)),
            standing_order: seat.and_then(|seat| self.standing_order(seat)).map(str::to_owned),
            plan: seat.and_then(|seat| self.plans[seat.index()].clone()),
            undo: seat.ok_or(UndoRefused::NoMove).and_then(|seat| self.undoable(seat).map(|_| ())),
            since,
        }
    }

    /// What a board post shows.
    pub(in crate::tables) fn stretch(
        &self,
        from: MoveNumber,
        to: MoveNumber,
    ) -> Result<Stretch, TableError> {
        let line = self.history.line(to);
        if to < self.number() {
            // What was taken back since then has not been checked.
            self.game_after(&line)?;
        }
        let (mut events, mut earlier) = (Vec::new(), None);
        let game = replay(&self.start, &line, from, |before, step, after| {
            events.extend(happened(before, step, after));
            earlier.get_or_insert_with(|| before.public_view());
        });
        Ok(Stretch {
            table: self.table,
            kind: self.game.kind(),
            number: to.min(self.number()),
            players: self.players.clone(),
            former: self.former.clone(),
            taken_back: self.history.taken_back(from, to),
            turn: game.turn(),
            public: game.public_view(),
            before: earlier.unwrap_or_else(|| game.public_view()),
            events,
        })
    }

    /// The game itself, for what the finished table tells.
    pub(in crate::tables) fn game(&self) -> &AnyGame {
        &self.game
    }
}

/// What everybody saw of a step: the decision first, then what followed from it.
pub(in crate::tables) fn happened(
    before: &AnyGame,
    step: &Step,
    after: &AnyGame,
) -> impl Iterator<Item = Happened> + use<> {
    let (number, why) = (step.number, step.by.why());
    before.events(&step.mv, after).into_iter().map(move |event| Happened { number, event, why })
}

/// All from which a table is replayed. What is damaged there is the matter of this table alone.
pub(in crate::tables) fn stored_game(tx: &Tx, id: TableId) -> Result<GameRow, TableError> {
    match tx.game(id) {
        Ok(game) => Ok(game.ok_or(Refused::NoTable)?),
        Err(StoreError::Damaged { table, why }) => Err(TableError::Broken { table, why }),
        Err(StoreError::Corrupt(why) | StoreError::Unexpected(why)) => {
            Err(TableError::Broken { table: id, why })
        }
        Err(error) => Err(error.into()),
    }
}

/// Who decides, as the store keeps it.
pub(in crate::tables) fn stored(seat: Option<Seat>) -> Option<u8> {
    seat.map(index)
}
