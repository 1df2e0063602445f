//! What people do in leagues, and what time brings to them.

use std::{collections::BTreeMap, time::Duration};

use sha2::{Digest as _, Sha256};

use super::state::{Brought, Saved, decide, read};
use crate::{
    league::{self, Change, Correction, LeagueRefused, SeasonState},
    pace::{Boards, Terms},
    play::{GameKind, GameOptions},
    store::{
        ChannelId, EntrantState, GuildId, LeagueId, LeagueRow, RatedScope, SeasonId, SeasonRow,
        SeasonStage, TableId, Timestamp, Tx, UserId,
    },
    tables::{
        Left, Player, RatedRefused, TableError, Tables, lobby, moderation::not_blocked, rated,
        run::shared::random,
    },
};

/// How many leagues a server has at once.
const MOST_LEAGUES: usize = 8;

/// The longest name of a league.
const LONGEST_NAME: usize = 40;

/// Seasons that are looked at in one go.
const BATCH: u32 = 10;

/// A league that somebody creates.
#[derive(Clone)]
pub struct NewLeague {
    pub guild: GuildId,
    pub channel: ChannelId,
    pub name: String,
    /// The game and its rules.
    pub options: GameOptions,
    /// How its matches are played.
    pub terms: Terms,
    /// How many sit at one table.
    pub players: u8,
    /// How many a division has.
    pub size: u8,
    /// For how many weeks; `None` for what is usual.
    pub weeks: Option<u32>,
    /// How long sign-up is open.
    pub sign_up: Duration,
    pub organiser: Player,
}

impl Tables {
    /// Creates a league and opens the sign-up of its first season.
    ///
    /// # Errors
    /// When it cannot be played so, or the server has too many.
    pub async fn create_league(&self, new: NewLeague) -> Result<SeasonId, TableError> {
        let (now, secret) = (self.now(), secret()?);
        let id = self.store().with(move |tx| create(tx, &new, secret, now)).await?;
        self.leagues_changed();
        Ok(id)
    }

    /// Somebody joins a season, to play or as a reserve.
    ///
    /// # Errors
    /// When they may not, or are ranked nowhere.
    pub async fn join_league(
        &self,
        season: SeasonId,
        by: Player,
        role: EntrantState,
    ) -> Result<SeasonState, TableError> {
        let now = self.now();
        let join = move |tx: &Tx| {
            let guild = read(tx, season)?.season.guild;
            not_blocked(tx.block_of(guild, by.user)?.as_ref(), now)?;
            rated::admit_entrant(tx, by.user, now)?;
            if rated::boards(tx, by.user)? == Boards::Nowhere {
                return Err(RatedRefused::NotAsked.into());
            }
            tx.meet(by.user, &by.name, None, now)?;
            let join =
                |state: &SeasonState, _: &_| league::join(state, (by.user, &by.name), role, now);
            decide(tx, season, &Brought::default(), now, join)
        };
        let saved = self.store().with(join).await?;
        self.after_league(saved).await
    }

    /// Somebody leaves a season.
    ///
    /// # Errors
    /// When they are not in it, or it is over.
    pub async fn leave_league(
        &self,
        season: SeasonId,
        user: UserId,
    ) -> Result<SeasonState, TableError> {
        self.in_league(season, move |state, around, now| league::leave(state, around, user, now))
            .await
    }

    /// Somebody leaves all seasons that are not over; those of one server, if it is named. What is damaged stays.
    pub(in crate::tables) async fn leave_leagues(
        &self,
        user: UserId,
        guild: Option<GuildId>,
    ) -> Result<(), TableError> {
        let seasons =
            self.store().read(move |tx| Ok::<_, TableError>(tx.seasons_with(user, guild)?));
        for season in seasons.await? {
            match self.leave_league(season, user).await {
                Ok(_) | Err(TableError::Refused(_) | TableError::Broken { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// An organiser corrects something.
    ///
    /// # Errors
    /// When it cannot be corrected so, without a reason, and where they play themselves.
    pub async fn correct_league(
        &self,
        season: SeasonId,
        by: UserId,
        correction: Correction,
        reason: String,
    ) -> Result<SeasonState, TableError> {
        let correct = move |state: &SeasonState, around: &_, now| {
            league::correct(state, around, (by, &reason), correction, now)
        };
        self.in_league(season, correct).await
    }

    /// Reads, decides and saves, and does what follows.
    pub(super) async fn in_league(
        &self,
        season: SeasonId,
        what: impl FnOnce(&SeasonState, &league::Around, Timestamp) -> Result<Change, LeagueRefused>
        + Send
        + 'static,
    ) -> Result<SeasonState, TableError> {
        let now = self.now();
        let brought = Brought { secret: Some(secret()?), ..Brought::default() };
        let run = move |tx: &Tx| {
            decide(tx, season, &brought, now, |state, around| what(state, around, now))
        };
        let saved = self.store().with(run).await?;
        self.after_league(saved).await
    }

    /// Does what time brings to seasons, until nothing is due.
    ///
    /// # Errors
    /// Of the store. What was done until then stays done.
    pub async fn settle_leagues(&self) -> Result<(), TableError> {
        loop {
            let (now, owned) = (self.now(), self.shared.owned());
            let due = self
                .store()
                .peek(move |tx| Ok::<_, TableError>(tx.seasons_to_wake(&owned, now, BATCH)?));
            let due = due.await?;
            if due.is_empty() {
                return Ok(());
            }
            for season in due {
                if let Err(error) = self.settle_league(season).await {
                    tracing::error!(%season, %error, "a season of a league cannot be looked after");
                    let later = now.plus(Duration::from_secs(3600));
                    self.store()
                        .with(move |tx| Ok::<_, TableError>(tx.wake_season(season, later)?))
                        .await?;
                }
            }
        }
    }

    async fn settle_league(&self, season: SeasonId) -> Result<(), TableError> {
        let now = self.now();
        let state = self.store().read(move |tx| read(tx, season)).await?;
        let is_draw = state.season.stage == SeasonStage::SignUp && state.season.starts <= now;
        let ratings = if is_draw { self.ratings_for(&state).await? } else { BTreeMap::new() };
        let brought = Brought { secret: Some(secret()?), ratings: Some(ratings) };
        let look = move |tx: &Tx| {
            decide(tx, season, &brought, now, |state, around| Ok(league::look(state, around, now)))
        };
        let saved = self.store().with(look).await?;
        self.after_league(saved).await.map(drop)
    }

    /// What everybody is sorted by where they have no place on the ladder.
    async fn ratings_for(&self, state: &SeasonState) -> Result<BTreeMap<UserId, f64>, TableError> {
        let Some(kind) = GameKind::from_id(&state.league.game) else { return Ok(BTreeMap::new()) };
        let fold = self.rated_fold(kind, RatedScope::Server(state.league.guild)).await?;
        let rating = |user: UserId| Some((user, fold.fold.people.get(&user)?.rating.mean));
        Ok(state.entrants.iter().filter_map(|one| rating(one.player?)).collect())
    }

    /// Gives up the seats of those who are out; the same again goes on where a failure has stopped it.
    async fn after_league(&self, saved: Saved) -> Result<SeasonState, TableError> {
        let mut given_up = Ok(());
        for (table, user) in saved.leaves {
            // One damaged table keeps nobody from giving up their other seats.
            given_up = given_up.and(self.give_up_match(table, user).await);
        }
        for table in saved.started {
            self.shared.called.call(table);
        }
        self.leagues_changed();
        given_up?;
        Ok(saved.after)
    }

    async fn give_up_match(&self, table: TableId, user: UserId) -> Result<(), TableError> {
        let now = self.now();
        let stand_up = move |tx: &Tx| {
            let leave = |state: &_| lobby::stand_up(state, user, now);
            lobby::without_click(tx, table, now, leave).map(drop)
        };
        match self.store().with(stand_up).await {
            Err(TableError::Refused(_)) => {}
            done => return done,
        }
        match self.leave_table(table, user, Left::Resigned).await {
            Ok(()) | Err(TableError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Seasons, posts and threads may have become due.
    pub(in crate::tables) fn leagues_changed(&self) {
        self.shared.wake_poster();
        self.shared.wake_scheduler();
        self.shared.leagues.notify_one();
    }
}

/// A secret and its SHA-256.
pub(super) fn secret() -> Result<([u8; 32], [u8; 32]), TableError> {
    let secret: [u8; 32] = random()?;
    Ok((secret, Sha256::digest(secret).into()))
}

/// Whether a league can be played so in its server.
fn admit(tx: &Tx, new: &NewLeague) -> Result<(), TableError> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(LeagueRefused::BadName.into());
    }
    let (least, most) = new.options.kind().seats();
    let is_size = (league::LEAST..=league::MOST).contains(&usize::from(new.size));
    if !(least.max(2)..=most.min(4)).contains(&new.players) || !is_size {
        return Err(LeagueRefused::BadFormat.into());
    }
    rated::admit_table(tx, new.guild, &new.terms, &new.options)?;
    // One that was stopped has its name until its last season is over; one that too few have joined is over.
    let mut open = Vec::new();
    for league in tx.leagues_of(new.guild, u32::MAX)? {
        if tx.seasons_of(league.id, 1)?.iter().any(|season| season.wake.is_some()) {
            open.push(league);
        }
    }
    if open.len() >= MOST_LEAGUES {
        return Err(LeagueRefused::TooMany.into());
    }
    // The threads of matches are found by it.
    if open.iter().any(|league| league.name == name) {
        return Err(LeagueRefused::BadName.into());
    }
    Ok(())
}

fn create(
    tx: &Tx,
    new: &NewLeague,
    secret: ([u8; 32], [u8; 32]),
    now: Timestamp,
) -> Result<SeasonId, TableError> {
    admit(tx, new)?;
    let game = new.options.kind().id();
    let usual = league::usual_weeks(game, new.players);
    tx.meet(new.organiser.user, &new.organiser.name, None, now)?;
    let mut row = LeagueRow {
        id: LeagueId(0),
        guild: new.guild,
        channel: new.channel,
        name: new.name.trim().to_owned(),
        game: game.to_owned(),
        options: new.options.where_the_first_seat_begins().to_json(),
        terms: serde_json::to_string(&new.terms).expect("terms are plain data"),
        players: new.players,
        size: new.size,
        weeks: new.weeks.unwrap_or(usual),
        organiser: Some(new.organiser.user),
        stopped: false,
        created: now,
    };
    row.id = tx.enter_league(&row)?;
    let season: SeasonRow = league::sign_up(&row, 1, secret, (now, new.sign_up));
    Ok(tx.enter_season(&season)?)
}
