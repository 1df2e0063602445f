//! Threads and tables of matches, and the messages of seasons: what is to be opened and shown next.

use super::state::{Brought, decide, read};
use crate::{
    board::ShuffleSecret,
    league::{self, LeagueRefused, SeasonState},
    play::GameKind,
    store::{
        ChannelId, GuildId, LeagueLogRow, LeagueRow, MatchState, MatchToOpenRow, MessageId,
        NewTableRow, SeasonId, SeasonRow, Timestamp, Tx, UserId,
    },
    tables::{TableError, Tables, lobby, posts::redraws::is_old, run::shared::random},
};

/// A match for which a thread and a table are to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchToOpen {
    pub season: SeasonId,
    /// Of the match.
    pub number: u32,
    pub guild: GuildId,
    /// In which its thread is.
    pub channel: ChannelId,
    pub league: String,
    pub season_number: u32,
    pub division: u32,
    /// No thread of it is older.
    pub drawn: Timestamp,
    /// What its players read before does not count: it was drawn, or reopened, then.
    pub since: Timestamp,
    /// Why it could not be opened before.
    pub trouble: Option<String>,
    /// Who is asked to be ready.
    pub people: Vec<UserId>,
}

impl Tables {
    /// The matches of this process's servers that can be opened now.
    ///
    /// # Errors
    /// Of the store.
    pub async fn matches_to_open(&self) -> Result<Vec<MatchToOpen>, TableError> {
        let owned = self.shared.owned();
        let find = move |tx: &Tx| {
            let (mut found, mut known) = (Vec::new(), None);
            for row in tx.matches_to_open(&owned)? {
                let MatchToOpenRow { season, number, .. } = row;
                let (state, log) = match known.take() {
                    Some(one) if same(&one, season) => known.insert(one),
                    Some(_) | None => {
                        known.insert((read(tx, season)?, tx.league_log(season, u32::MAX)?))
                    }
                };
                if !league::is_to_open(state, number) {
                    continue;
                }
                let seats = state.seats_of(number).filter(|seat| state.is_in(seat.entrant));
                let people = seats.filter_map(|seat| state.entrant(seat.entrant)?.player);
                found.push(MatchToOpen {
                    season,
                    number,
                    guild: row.guild,
                    channel: row.channel,
                    league: state.league.name.clone(),
                    season_number: row.season_number,
                    division: row.division,
                    drawn: row.starts,
                    since: league::reopened(log, number).unwrap_or(row.starts),
                    trouble: state.match_row(number).and_then(|one| one.trouble.clone()),
                    people: people.collect(),
                });
                // Who has four open matches with this one gets no fifth.
                let one = state.matches.iter_mut().find(|one| one.number == number);
                if let Some(one) = one {
                    one.state = MatchState::Open;
                }
            }
            Ok::<_, TableError>(found)
        };
        self.store().read(find).await
    }

    /// Opens the table of a match in its thread: once, whatever was asked before.
    ///
    /// # Errors
    /// When the match cannot be opened any more, or the thread has an open table.
    pub async fn open_match(
        &self,
        season: SeasonId,
        number: u32,
        thread: ChannelId,
    ) -> Result<(), TableError> {
        let (now, shuffle) = (self.now(), ShuffleSecret(random()?));
        let open = move |tx: &Tx| {
            tx.lock_season(season)?;
            let state = read(tx, season)?;
            if !league::is_to_open(&state, number) {
                return Err(LeagueRefused::MatchState.into());
            }
            let table = lobby::enter_match(tx, &row(&state.league, thread, shuffle, now)?)?;
            let open = |state: &_, _: &_| league::open(state, (number, thread, table), now);
            decide(tx, season, &Brought::default(), now, open).map(drop)
        };
        self.store().with(open).await?;
        self.leagues_changed();
        Ok(())
    }

    /// Keeps why no thread can be opened for a match, for its organisers.
    ///
    /// # Errors
    /// Of the store.
    pub async fn keep_match_trouble(
        &self,
        season: SeasonId,
        number: u32,
        why: &'static str,
    ) -> Result<(), TableError> {
        self.in_league(season, move |state, _, _| league::trouble(state, number, why))
            .await
            .map(drop)
    }

    /// The seasons of this process's servers whose message is not up to date.
    ///
    /// # Errors
    /// Of the store.
    pub async fn seasons_to_show(&self) -> Result<Vec<SeasonId>, TableError> {
        let owned = self.shared.owned();
        Ok(self.store().read(move |tx| tx.seasons_to_show(&owned)).await?)
    }

    /// The message of a season shows it as of this version.
    ///
    /// # Errors
    /// Of the store.
    pub async fn show_season(
        &self,
        season: SeasonId,
        card: Option<MessageId>,
        version: i64,
    ) -> Result<(), TableError> {
        Ok(self.store().with(move |tx| tx.show_season(season, card, version)).await?)
    }

    /// Takes the turn for a change of the message of a season; whether there is one now: of messages older than an hour Discord
    /// takes few changes in a channel.
    pub fn may_change(&self, season: &SeasonRow, channel: ChannelId) -> bool {
        let now = self.now();
        let is_old = season.card.is_some_and(|card| is_old(card, season.opened, now));
        !is_old || self.shared.redraws.book(channel, now).is_none()
    }

    /// The channel of a season takes neither its message nor changes of it: that is not tried again before something else changes,
    /// and the log of the season says so, once. What has changed since this version is tried.
    ///
    /// # Errors
    /// Of the store.
    pub async fn give_up_showing(&self, season: SeasonId, version: i64) -> Result<(), TableError> {
        let now = self.now();
        let give_up = move |tx: &Tx| {
            tx.lock_season(season)?;
            let row = tx.season(season)?.ok_or(LeagueRefused::NoLeague)?;
            if row.version != version + 1 {
                return Ok(());
            }
            let log = tx.league_log(season, u32::MAX)?;
            if log.iter().all(|row| row.what != league::NOT_SHOWN) {
                let (person, entrant, reason) = (None, None, None);
                let what = league::NOT_SHOWN.to_owned();
                tx.note_league(season, &LeagueLogRow { at: now, person, what, entrant, reason })?;
            }
            Ok::<_, TableError>(tx.show_season(season, row.card, row.version)?)
        };
        self.store().with(give_up).await
    }

    /// Returns when something about leagues may have changed.
    pub async fn leagues_change(&self) {
        self.shared.leagues.notified().await;
    }
}

fn same((state, _): &(SeasonState, Vec<LeagueLogRow>), season: SeasonId) -> bool {
    state.season.id == season
}

fn row(
    league: &LeagueRow,
    thread: ChannelId,
    secret: ShuffleSecret,
    now: Timestamp,
) -> Result<NewTableRow, TableError> {
    let kind = GameKind::from_id(&league.game).ok_or(LeagueRefused::BadFormat)?;
    Ok(NewTableRow {
        guild: league.guild,
        channel: thread,
        game: kind.id(),
        options: league.options.clone(),
        terms: league.terms.clone(),
        own_thread: true,
        rematch_of: None,
        seats: league.players,
        host: None,
        name: None,
        named_by: None,
        secret: secret.0,
        commitment: secret.commitment().0,
        rules_version: kind.rules_version(),
        created: now,
    })
}
