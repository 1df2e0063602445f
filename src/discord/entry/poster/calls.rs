//! What calls somebody: the ping of a turn, reminders, direct messages.

use super::message::{Message, NotComposed};
use crate::{
    board::Seat,
    discord::{
        handlers::App,
        panels::{posts::ping_rows, proposals::rows},
        words::{people::name_of, proposals, time},
    },
    tables::{Calling, DuePost, MoveNumber, PostKind, ProposalId, Seated, Table, Via},
    talk::{layout::CONTENT, present::Spot, say::Text},
};

/// The line that says whose turn it is, aloud or not.
pub(super) async fn ping(
    table: &Table,
    post: &DuePost,
    seat: Seat,
    number: MoveNumber,
) -> Result<Message, NotComposed> {
    let stretch = table.stretch(number, number).await?;
    let seated = stretch.players.iter().find(|player| player.seat == seat);
    let called = seated.and_then(Seated::user).filter(|_| post.loud);
    let mut lines = vec![match (called, seated) {
        (Some(user), _) => time::ping(user, stretch.public.call()),
        (None, Some(seated)) => time::hushed_ping(&seated.name, stretch.public.duty()),
        (None, None) => return Err(NotComposed::NobodyToCall),
    }];
    lines.extend(post.limit.map(time::limit));
    lines.extend(post.next.map(time::next_in_line));
    lines.push(time::table(post));
    Ok(Message {
        text: Text::lines(lines).cut(CONTENT),
        rows: ping_rows(Spot { table: stretch.table, number }),
        mentions: called.into_iter().chain(post.next).collect(),
        is_aloud: called.is_some(),
        ..Message::default()
    })
}

/// A call for a reason of its own, to the channel or to the person.
pub(super) async fn call(
    table: &Table,
    post: &DuePost,
    (seat, number): (Seat, MoveNumber),
    why: Calling,
    via: Via,
) -> Result<Message, NotComposed> {
    let look = table.look(None).await?;
    let called = look.players.iter().find(|player| player.seat == seat).and_then(Seated::user);
    let duty = look.public.call();
    let (line, mentions) = match (via, called) {
        (Via::Direct, _) => (time::direct_call(post.guild, post.channel, why, duty), Vec::new()),
        (Via::Channel, Some(user)) => (time::call(user, why, duty), vec![user]),
        (Via::Channel, None) => return Err(NotComposed::NobodyToCall),
    };
    let lines = std::iter::once(line).chain(post.limit.map(time::limit)).chain([time::table(post)]);
    Ok(Message {
        text: Text::lines(lines).cut(CONTENT),
        rows: ping_rows(Spot { table: look.table, number }),
        mentions,
        is_aloud: true,
        ..Message::default()
    })
}

/// What is proposed, for the channel or for one who is called to vote.
pub(super) async fn to_vote(
    app: &App,
    post: &DuePost,
    proposal: ProposalId,
) -> Result<Message, NotComposed> {
    let players = app.tables.lobby(post.table).await?.players;
    let polls = app.tables.polls(post.table).await?;
    let polled = polls.iter().find(|polled| polled.proposal == proposal);
    let polled = polled.ok_or(NotComposed::NobodyToCall)?;
    let called = |seat: Seat| players.iter().find(|one| one.seat == seat).and_then(Seated::user);
    let (text, mentions) = match &post.kind {
        PostKind::Summon { via: Via::Direct, .. } => {
            let place = (post.guild, post.channel);
            (proposals::direct_summon(place, polled, &players), Vec::new())
        }
        PostKind::Summon { seat, .. } => {
            let user = called(*seat).ok_or(NotComposed::NobodyToCall)?;
            (proposals::summon(user, polled, &players), vec![user])
        }
        _ => (proposals::announcement(polled, &players, &post.electors), post.electors.clone()),
    };
    Ok(Message {
        text: Text::lines([text, time::table(post)]).cut(CONTENT),
        rows: rows(post.table, polled),
        mentions,
        is_aloud: post.loud || matches!(post.kind, PostKind::Summon { .. }),
        ..Message::default()
    })
}

/// The direct message to the one who comes next.
pub(super) async fn next_up(table: &Table, post: &DuePost) -> Result<Message, NotComposed> {
    let look = table.look(None).await?;
    let text = time::next_up(post.guild, post.channel, name_of(look.to_move()));
    let text = Text::lines([text, time::table(post)]);
    Ok(Message { text, is_aloud: true, ..Message::default() })
}

/// The direct message to one of the table's people when its channel is gone.
pub(super) fn channel_gone(post: &DuePost) -> Message {
    let text = time::channel_gone(post.guild, post.table, post.game.title()).cut(CONTENT);
    Message { text, is_aloud: post.loud, ..Message::default() }
}

/// The direct message to one of the table's people when its channel takes no posts, by which they can still play.
pub(super) async fn shut_out(table: &Table, post: &DuePost) -> Result<Message, NotComposed> {
    let look = table.look(Some(post.direct.ok_or(NotComposed::NobodyToCall)?)).await?;
    let duty = look.is_my_turn().then(|| look.public.call());
    let rows = match duty {
        Some(_) => ping_rows(look.spot()),
        None => Vec::new(),
    };
    let text = time::shut_out(post.guild, post.channel, duty);
    let text = Text::lines([text, time::table(post)]).cut(CONTENT);
    Ok(Message { text, rows, is_aloud: post.loud, ..Message::default() })
}
