//! Announcements: posts that belong to no table, sent behind all mentions and boards.

use std::{collections::BTreeSet, fmt::Display, panic::AssertUnwindSafe, time::Duration};

use futures_util::{FutureExt as _, future::join_all};
use serenity::all::Builder as _;

use super::{
    AFTER_STORE_ERROR, Poster,
    deliver::{LONGEST_DELIVERY, LONGEST_FORBIDDEN, LONGEST_WAIT, NotSent},
    find::{self, Sought},
    message::{Message, NotComposed},
};
use crate::{
    discord::{
        handlers::{App, daily, puzzle},
        panels::daily as panels,
        wire::{
            Urgency,
            retry::{self, Trouble},
        },
        words::{daily as words, puzzle as puzzle_words},
    },
    tables::{
        Announced, AnnouncementEnd, DailyPuzzle, DailyScope, DateNumber, DueAnnouncement,
        MessageId, TableError, Unsent, UserId,
    },
    talk::{layout::CONTENT, say::Text},
};

/// Announcements that are on their way at the same time.
const TOGETHER: u32 = 8;

/// How often a change is tried in a channel that refuses the bot; a new message is tried until the end of its date.
const MOST_EDITS: u32 = 12;

impl Poster {
    /// Sends what is owed until the program is to end; then finishes what is on its way.
    pub(super) async fn announce(self) {
        let posts = self.app.tables.posts();
        let stop = &self.app.stop;
        while !stop.is_cancelled() {
            match posts.claim_announcements(TOGETHER).await {
                Ok(due) if due.is_empty() => {
                    stop.run_until_cancelled(posts.wait_for_announcements()).await;
                }
                Ok(due) => {
                    join_all(due.iter().map(|due| self.deliver_announcement(due))).await;
                }
                Err(error) => {
                    tracing::debug!(%error, "cannot ask the store for announcements");
                    stop.run_until_cancelled(tokio::time::sleep(AFTER_STORE_ERROR)).await;
                }
            }
        }
    }

    async fn deliver_announcement(&self, due: &DueAnnouncement) {
        let is_quiet = self.app.quiet.is_quiet(due.channel, self.app.tables.now());
        let sent = if is_quiet {
            Err(NotSent::Quiet)
        } else {
            let language = self.app.channel_language(due.guild).await;
            let sending = language.during(self.send_announcement(due));
            let sending = AssertUnwindSafe(sending).catch_unwind();
            match tokio::time::timeout(LONGEST_DELIVERY, sending).await {
                Ok(Ok(sent)) => sent,
                Ok(Err(_panic)) => Err(NotSent::Panicked),
                Err(_too_slow) => Err(NotSent::TooSlow),
            }
        };
        let end = sent.unwrap_or_else(|why| self.judge_announcement(due, why));
        if let AnnouncementEnd::Sent(_) = &end {
            self.app.quiet.accepted(due.channel);
        }
        if let Err(error) = self.app.tables.posts().settle_announcement(due, end).await {
            tracing::error!(key = %due.key, %error, "an announcement is not settled; it will be looked for in its channel");
        }
    }

    async fn send_announcement(&self, due: &DueAnnouncement) -> Result<AnnouncementEnd, NotSent> {
        let message = compose(&self.app, due).await.map_err(NotSent::NotComposed)?;
        let there = match due.edits {
            None if due.in_doubt => self.find_announcement(due, &message).await?,
            edits => edits,
        };
        let http = self.app.counted.http(Urgency::Other);
        if let Some(old) = there {
            let edit = || message.edit().execute(http, (due.channel.0.into(), old.0.into(), None));
            return match retry::patiently(edit).await {
                Ok(_) => Ok(AnnouncementEnd::Sent(old)),
                // Somebody has deleted it, and needs none.
                Err(error) if Trouble::of(&error) == Trouble::NoMessage => {
                    Ok(AnnouncementEnd::Sent(old))
                }
                Err(error) => Err(NotSent::discord(error)),
            };
        }
        if due.is_late {
            return Ok(AnnouncementEnd::Dropped);
        }
        // One whose answer is lost is looked for at the next attempt.
        let place = (due.channel.0.into(), None);
        let sent = message.create(due.nonce()).execute(http, place).await;
        let sent = sent.map_err(NotSent::discord)?;
        Ok(AnnouncementEnd::Sent(MessageId(sent.id.get())))
    }

    /// The message that an earlier attempt may have made of it.
    async fn find_announcement(
        &self,
        due: &DueAnnouncement,
        message: &Message,
    ) -> Result<Option<MessageId>, NotSent> {
        let others = self.app.tables.posts().other_announcements(due).await;
        let others = others.map_err(NotSent::InDoubt)?.into_iter().collect();
        let way = (&self.app.counted, Urgency::Other);
        let found = find::find(way, due.channel, &Sought::from(due), message, &others).await;
        Ok(found.map_err(NotSent::discord)?.map(|found| MessageId(found.id.get())))
    }

    /// What becomes of an announcement that was not sent.
    fn judge_announcement(&self, due: &DueAnnouncement, why: NotSent) -> AnnouncementEnd {
        let trouble = |reason: &dyn Display| Unsent::Trouble(reason.to_string());
        match why {
            NotSent::Quiet => shut_out(due, "its channel refuses the bot".to_owned()),
            NotSent::TooSlow => again(due, LONGEST_WAIT, trouble(&"Discord took too long")),
            NotSent::Panicked => failed(due, trouble(&"its delivery ended with a panic")),
            NotSent::InDoubt(error)
            | NotSent::NotComposed(NotComposed::Table(error @ TableError::Store(_))) => {
                again(due, LONGEST_WAIT, trouble(&error))
            }
            NotSent::NotComposed(error) => failed(due, trouble(&error)),
            NotSent::Conversation(error) | NotSent::Discord(error) => match Trouble::of(&error) {
                Trouble::Passing | Trouble::OldChanges => again(due, LONGEST_WAIT, trouble(&error)),
                Trouble::Forbidden | Trouble::Archived => {
                    self.app.quiet.refused(due.channel, self.app.tables.now());
                    shut_out(due, error.to_string())
                }
                Trouble::NoChannel => failed(due, Unsent::Refused(error.to_string())),
                Trouble::NoMessage
                | Trouble::Closed
                | Trouble::NoInteraction
                | Trouble::Acknowledged
                | Trouble::Refused => failed(due, trouble(&error)),
            },
        }
    }
}

/// It is tried again, at growing distances up to the longest.
fn again(due: &DueAnnouncement, longest: Duration, why: Unsent) -> AnnouncementEnd {
    let wait = Duration::from_secs(2u64.saturating_pow(due.attempts.min(16) + 1));
    tracing::warn!(key = %due.key, channel = %due.channel, reason = why.text(), "an announcement must wait");
    AnnouncementEnd::Again(wait.min(longest), why)
}

fn failed(due: &DueAnnouncement, why: Unsent) -> AnnouncementEnd {
    tracing::error!(key = %due.key, channel = %due.channel, server = %due.guild, reason = why.text(), "an announcement is given up");
    AnnouncementEnd::Failed(why)
}

/// What becomes of one whose channel refuses the bot: it is tried for as long as it is of use, and that its channel has refused it
/// is kept.
fn shut_out(due: &DueAnnouncement, reason: String) -> AnnouncementEnd {
    let why = Unsent::Refused(reason);
    match due.edits {
        None if due.is_late => AnnouncementEnd::Failed(why),
        Some(_) if due.attempts >= MOST_EDITS => failed(due, why),
        Some(_) | None => again(due, LONGEST_FORBIDDEN, why),
    }
}

/// What an announcement says and shows.
async fn compose(app: &App, due: &DueAnnouncement) -> Result<Message, NotComposed> {
    let (text, row) = match due.what {
        Announced::Deal { date } => {
            let next = app.tables.daily_day(DateNumber(date.0 + 1)).await?;
            let day = app.tables.daily_day(date).await?;
            let puzzle = puzzle_on(app, date).await?;
            let line = puzzle.as_ref().map(puzzle_words::announced);
            let offer = words::offer(&day, &next.commitment.to_string());
            let row = panels::announced(None, puzzle.map(|_| date));
            (Text::lines(std::iter::once(offer).chain(line)), row)
        }
        Announced::DealClosed { date } => {
            let here = daily::board_in(app, due.guild, date).await?;
            let of = (Some(date), DailyScope::Everywhere);
            let everywhere =
                app.tables.daily_board(of, UserId::FORGOTTEN, 0, BTreeSet::new()).await?;
            let puzzle = puzzle_on(app, date).await?;
            let line = match &puzzle {
                Some(found) => {
                    let figures = puzzle::figures_in(app, due.guild, date).await?;
                    Some(puzzle_words::announced_closed(found, &figures))
                }
                None => None,
            };
            let closed = words::announced_closed(&here, everywhere.people);
            let row = panels::announced(Some(date), puzzle.map(|_| date));
            (Text::lines(std::iter::once(closed).chain(line)), row)
        }
    };
    Ok(Message { text: text.cut(CONTENT), rows: vec![row], ..Message::default() })
}

/// The puzzle of a date, if it has one.
async fn puzzle_on(app: &App, date: DateNumber) -> Result<Option<DailyPuzzle>, TableError> {
    match app.tables.puzzle_on(date).await {
        Ok(found) => Ok(Some(found)),
        Err(TableError::Refused(_)) => Ok(None),
        Err(error) => Err(error),
    }
}
