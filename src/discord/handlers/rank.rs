//! `/rank`: boards, what is known of one person, and the own curve.

use std::collections::BTreeSet;

use super::{App, Asked, Panicked, Refusal};
use crate::{
    discord::{
        panels::rank::{BoardPage, Shows, Where, buttons, curve, picture},
        wire::{Aside, File, Reply},
        words::{bold, export::board_file, rank},
    },
    say,
    tables::{GameKind, GuildId, RatedBoard, RatedScope, TableError, UserId},
    talk::present::Seen,
};

/// How often a page is made anew because somebody on it is no member any more.
const LOOKS: usize = 5;

/// A page of a board, for the one who asks.
///
/// # Errors
/// Of the store, and where it cannot be drawn.
pub async fn board(app: &App, asked: &Asked, of: BoardPage) -> Result<Reply, Refusal> {
    let (scope, board) = read(app, asked, of).await?;
    let text = rank::board(of.game, scope, &board);
    let rows = vec![buttons(of, &board)];
    let rows = rows.into_iter().filter(has_buttons).collect();
    let name = asked.player.name.clone();
    let draw = move || picture(of.game, scope, &board, &name).map(Seen::Everybody);
    let file = app.draw(move || draw().map(|seen| File::private(&seen))).await?;
    Ok(Reply { text, rows, file, ..Reply::default() })
}

fn has_buttons(row: &crate::talk::layout::Row) -> bool {
    !matches!(row, crate::talk::layout::Row::Buttons(buttons) if buttons.is_empty())
}

/// A button below a board.
///
/// # Errors
/// When it is none of ours, and as of [`board`].
pub async fn press(app: &App, asked: &Asked, what: &str) -> Result<Reply, Refusal> {
    match BoardPage::read(what) {
        Some((Shows::Asker, of)) => board(app, asked, of).await,
        Some((Shows::Everybody, of)) => show(app, asked, of).await,
        None => Err(Refusal::says(say!("command-foreign-button"))),
    }
}

/// Posts the page for everybody in the channel, in the language of channels.
async fn show(app: &App, asked: &Asked, of: BoardPage) -> Result<Reply, Refusal> {
    let (scope, board) = read(app, asked, of).await?;
    // What others see has the rows of the board alone.
    let board = RatedBoard { own: None, known: None, ..board };
    let draw = move || {
        let picture = picture(of.game, scope, &board, "")?;
        Some(File::public(board_file(), picture))
    };
    let channels = app.channel_language(asked.server()?).await;
    let drawn: Result<_, Panicked> = channels.during(app.draw(draw)).await;
    let text = say!("rank-shown", name = bold(&asked.player.name), game = of.game.title());
    let aside = Aside { channel: asked.channel, text, file: drawn? };
    Ok(Reply { aside: Some(aside), ..Reply::text(say!("rank-shown-done")) })
}

async fn read(
    app: &App,
    asked: &Asked,
    of: BoardPage,
) -> Result<(RatedScope, RatedBoard), Refusal> {
    let leavers = Leavers::of(asked, of.place)?;
    let scope = leavers.server.map_or(RatedScope::Everywhere, RatedScope::Server);
    let page = |gone| app.tables.rated_board((of.game, scope), asked.user(), of.page, gone);
    let people = |board: &RatedBoard| board.rows.iter().filter_map(|row| row.person).collect();
    Ok((scope, leavers.without(app, page, people).await?))
}

/// The people whom a server's board leaves out because they have left the server; a page is read anew when one of them is on it.
pub(super) struct Leavers {
    /// The server; `None` on a board of all servers, which leaves out nobody.
    pub(super) server: Option<GuildId>,
    pub(super) gone: BTreeSet<UserId>,
    looks: usize,
}

impl Leavers {
    /// Nobody yet, on a board of the asker's server or of all.
    ///
    /// # Errors
    /// Outside of servers.
    pub(super) fn of(asked: &Asked, place: Where) -> Result<Self, Refusal> {
        let server = asked.server()?;
        let server = matches!(place, Where::Here).then_some(server);
        Ok(Self { server, gone: BTreeSet::new(), looks: 0 })
    }

    /// Nobody yet, on the board of this server.
    pub(super) const fn in_server(server: GuildId) -> Self {
        Self { server: Some(server), gone: BTreeSet::new(), looks: 0 }
    }

    /// What is read without those who have left the server; it is read anew while some of its people have.
    ///
    /// # Errors
    /// Of what reads it.
    pub(super) async fn without<T, F: Future<Output = Result<T, TableError>>>(
        mut self,
        app: &App,
        read: impl Fn(BTreeSet<UserId>) -> F,
        people: impl Fn(&T) -> BTreeSet<UserId>,
    ) -> Result<T, TableError> {
        loop {
            let page = read(self.gone.clone()).await?;
            if !self.found(app, people(&page)).await {
                return Ok(page);
            }
        }
    }

    /// Whether somebody of these has left, so that the page is to be read anew; often enough read, it stays as it is.
    pub(super) async fn found(&mut self, app: &App, people: BTreeSet<UserId>) -> bool {
        let Some(server) = self.server.filter(|_| self.looks < LOOKS) else { return false };
        self.looks += 1;
        let left = app.members.gone(&app.counted, server, people, app.tables.now()).await;
        let is_new = !left.is_empty();
        self.gone.extend(left);
        is_new
    }
}

/// What is known of somebody of this name at a game.
///
/// # Errors
/// Of the store.
pub async fn person(
    app: &App,
    asked: &Asked,
    game: GameKind,
    (who, name): (UserId, &str),
) -> Result<Reply, Refusal> {
    let of = (game, RatedScope::Server(asked.server()?));
    let card = app.tables.rated_card(of, who, asked.user()).await?;
    Ok(Reply::text(match card {
        Some(card) => rank::person(game, name, &card),
        None => say!("rank-person-none", name = bold(name), game = game.title()),
    }))
}

/// The curve of the one who asks.
///
/// # Errors
/// Of the store, and where it cannot be drawn.
pub async fn history(app: &App, asked: &Asked, game: GameKind) -> Result<Reply, Refusal> {
    let of = (game, RatedScope::Server(asked.server()?));
    let Some(card) = app.tables.rated_card(of, asked.user(), asked.user()).await? else {
        return Ok(Reply::text(say!("rank-history-none", game = game.title())));
    };
    let name = asked.player.name.clone();
    let text = rank::person(game, &name, &card);
    let draw = move || File::private(&Seen::Everybody(curve(game, &name, &card)));
    let file = app.draw(draw).await?;
    Ok(Reply::text(text).with_file(Some(file)))
}
