//! Sentences about what those who sit at a table decide by majority.

use super::{
    bold,
    dates::date_in_utc,
    mention,
    time::{self, span},
    when,
};
use crate::{
    board::Seat,
    pace::Pace,
    say,
    tables::{Answer, ChannelId, GuildId, Over, Polled, Seated, Subject, Timestamp, UserId},
    talk::{names::Names, say::Text},
};

/// What is proposed, as a line of a list: plain, for names in menus.
pub fn label(subject: &Subject, names: &Names) -> Text {
    what(subject, &|seat| names.plain(seat).to_owned(), date_in_utc)
}

/// The same in the text of a message.
fn told(subject: &Subject, names: &Names) -> Text {
    what(subject, &|seat| names.bold(seat), when)
}

fn what<W: Into<Text>>(
    subject: &Subject,
    name: &dyn Fn(Seat) -> String,
    at: impl Fn(Timestamp) -> W,
) -> Text {
    match *subject {
        Subject::StandIn { seat } => say!("proposals-stand-in", name = name(seat)),
        Subject::Offer { seat } => say!("proposals-offer", name = name(seat)),
        Subject::Time { seat, more } => {
            say!("proposals-time", name = name(seat), more = span(more))
        }
        Subject::Pause { until } => {
            let until: Text = at(until).into();
            say!("proposals-pause", until)
        }
        Subject::GoOn => say!("proposals-go-on"),
        Subject::Pace { pace: Pace::Relaxed, .. } => say!("proposals-no-clock"),
        Subject::Pace { pace: Pace::Clock { allowance }, time_out } => {
            say!("proposals-pace", span = span(allowance), then = time::then(time_out))
        }
        Subject::Cancel => say!("proposals-cancel"),
        Subject::EndNow => say!("proposals-end"),
        Subject::Late { seat } => say!("proposals-late", name = name(seat)),
    }
}

/// What the channel reads; those who are called are mentioned.
pub fn announcement(polled: &Polled, players: &[Seated], called: &[UserId]) -> Text {
    let names = super::names(players);
    let asks = match (polled.by, polled.subject) {
        (_, Subject::Late { seat }) => say!("proposals-asks-late", name = names.bold(seat)),
        (Some(by), subject) => {
            say!("proposals-asks", by = names.bold(by), what = told(&subject, &names))
        }
        (None, Subject::StandIn { seat }) => say!("proposals-asks-idle", name = names.bold(seat)),
        (None, subject) => say!("proposals-asks-nobody", what = told(&subject, &names)),
    };
    let (counted, absent): (Vec<_>, Vec<_>) = voters(polled, players, called)
        .into_iter()
        .partition(|(player, _)| polled.others.contains(&player.seat));
    let list = |of: Vec<(&Seated, String)>| Text::all_of(of.into_iter().map(|(_, name)| name));
    let decide = (!counted.is_empty()).then(|| {
        let (number, needed) = (counted.len(), polled.needed);
        say!("proposals-decide", names = list(counted), number, needed)
    });
    let join = (!absent.is_empty()).then(|| say!("proposals-absent", names = list(absent)));
    let closes = polled.closes.map(|at| say!("proposals-closes", at = when(at)));
    let lines = [
        Some(asks),
        (decide.is_some() || join.is_some())
            .then(|| Text::sentences([decide, join, closes].into_iter().flatten())),
    ];
    Text::lines(lines.into_iter().flatten())
}

/// Those who may vote and count, or are called, with the name or mention of each.
fn voters<'p>(
    polled: &Polled,
    players: &'p [Seated],
    called: &[UserId],
) -> Vec<(&'p Seated, String)> {
    let name = |player: &'p Seated| match player.user() {
        Some(user) if called.contains(&user) => Some((player, mention(user))),
        Some(_) if polled.others.contains(&player.seat) => Some((player, bold(&player.name))),
        Some(_) | None => None,
    };
    players.iter().filter_map(name).collect()
}

/// The line that calls somebody to vote who was not called when it was proposed.
pub fn summon(user: UserId, polled: &Polled, players: &[Seated]) -> Text {
    let what = told(&polled.subject, &super::names(players));
    say!("proposals-summon", you = mention(user), what)
}

/// The same as a direct message.
pub fn direct_summon(
    (guild, channel): (GuildId, ChannelId),
    polled: &Polled,
    players: &[Seated],
) -> Text {
    let what = told(&polled.subject, &super::names(players));
    say!("proposals-summon-direct", place = time::place(guild, channel), what)
}

/// What became of a proposal, for the channel.
pub fn over(subject: &Subject, over: Over, players: &[Seated]) -> Text {
    let names = super::names(players);
    let what = told(subject, &names);
    match (over, *subject) {
        (Over::Agreed, Subject::Pause { until }) => say!("proposals-rests", until = when(until)),
        (Over::Agreed, Subject::GoOn) => say!("proposals-goes-on"),
        (Over::Agreed, _) => say!("proposals-agreed", what),
        (Over::Rejected | Over::Void, _) => say!("proposals-rejected", what),
        (Over::Lapsed, _) => say!("proposals-lapsed", what),
        (Over::Withdrawn, _) => say!("proposals-withdrawn", what),
    }
}

/// How a proposal stands, for whoever asks how the table does.
pub fn status(polled: &Polled, names: &Names) -> Text {
    let (votes, others) = (polled.votes, polled.others.len());
    match polled.subject {
        Subject::Late { seat } => {
            say!("proposals-status-late", name = names.bold(seat), votes, others)
        }
        subject => {
            say!(
                "proposals-status",
                what = told(&subject, names),
                votes,
                others,
                needed = polled.needed
            )
        }
    }
}

/// What one can vote for, on a button and in a list.
pub fn answer(answer: Answer) -> Text {
    say!("button-vote", answer = answer.name())
}
