//! The question before many tables are closed, and the pages of the moderators' log.

use crate::{
    discord::words::{mention, moderation::line, time::span},
    pace::Span,
    say,
    tables::{Closing, ModerationEntry, TableId},
    talk::{
        layout::{CONTENT, NoPicture, Panel, Style},
        say::Text,
        spot::Spot,
        verb::ManagerVerb,
    },
};

/// How many entries of the log are on a page.
pub const LOG_PAGE: u32 = 8;

/// Asks whether these tables are to be closed; `last` is the last one of them.
pub fn close_question(closing: Closing, tables: usize, last: TableId) -> Panel<NoPicture> {
    let (text, which) = match closing {
        Closing::Lobbies => (say!("moderation-close-lobbies", tables), "lobbies".to_owned()),
        Closing::Of(user) => {
            (say!("moderation-close-of", tables, person = mention(user)), format!("of:{user}"))
        }
        Closing::Idle { days } => {
            let long = span(Span::days(days.into()));
            (say!("moderation-close-idle", tables, long), format!("idle:{days}"))
        }
    };
    let verb = ManagerVerb::Close(format!("{which}:{last}"));
    let label = say!("button-close-tables", tables);
    Panel::text(text).buttons([Spot::NOWHERE.button(verb, label, Style::Ending)])
}

/// What the button of the question carries: "lobbies:57", "of:42:57", "idle:30:57".
pub fn read_closing(carried: &str) -> Option<(Closing, TableId)> {
    let (which, last) = carried.rsplit_once(':')?;
    let closing = match which.split_once(':') {
        None if which == "lobbies" => Closing::Lobbies,
        Some(("of", user)) => Closing::Of(user.parse().ok()?),
        Some(("idle", days)) => Closing::Idle { days: days.parse().ok()? },
        None | Some(_) => return None,
    };
    Some((closing, last.parse().ok()?))
}

/// A page of the log after this many newer entries. One entry more than fits says that there is another page.
pub fn log(entries: &[ModerationEntry], skip: u32) -> Panel<NoPicture> {
    let (size, all) = (LOG_PAGE as usize, entries.len());
    let text = match (all, skip) {
        (0, 0) => say!("moderation-log-empty"),
        (0, _) => say!("moderation-log-end"),
        (_, _) => {
            let lines = entries.iter().take(size).map(line);
            Text::lines(std::iter::once(say!("moderation-log")).chain(lines)).cut(CONTENT)
        }
    };
    let page = |skip: u32, label| Spot::NOWHERE.plain(ManagerVerb::Log(skip.to_string()), label);
    let newer = (skip > 0).then(|| page(skip.saturating_sub(LOG_PAGE), say!("button-previous")));
    let older = (all > size).then(|| page(skip.saturating_add(LOG_PAGE), say!("button-more")));
    Panel::text(text).buttons(newer.into_iter().chain(older))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::UserId;

    #[test]
    fn the_button_carries_what_was_asked_about() {
        for closing in [Closing::Lobbies, Closing::Of(UserId(42)), Closing::Idle { days: 30 }] {
            let panel = close_question(closing, 3, TableId(57));
            let id = format!("{:?}", panel.rows);
            let carried = id.split("Close(\"").nth(1).and_then(|rest| rest.split('"').next());
            assert_eq!(carried.and_then(read_closing), Some((closing, TableId(57))));
        }
        for foreign in ["", "lobbies", "all:57", "of:anna:57", "idle:30:x"] {
            assert_eq!(read_closing(foreign), None, "{foreign}");
        }
    }
}
