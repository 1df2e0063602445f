//! What Discord has refused for good is missing in a table's channel: each of its players reads so in their next panel.

use super::App;
use crate::{
    discord::wire::Reply,
    say,
    tables::UserId,
    talk::{layout::CONTENT, say::Text},
};

/// This reply, with the news that a post of its table is missing, unless its reader knows or does not play there.
pub async fn told(app: &App, user: UserId, reply: Reply) -> Reply {
    let Some(shown) = reply.follows else { return reply };
    let now = app.tables.now();
    if let Some(asked) = app.given_up.ask(now) {
        match app.tables.posts().given_up().await {
            Ok(posts) => app.given_up.learn(asked, posts, now),
            // Who asks next is told.
            Err(error) => tracing::debug!(%error, "cannot ask which posts were given up"),
        }
    }
    let Some(post) = app.given_up.tell(user, shown.table) else { return reply };
    match app.tables.posts().show_refusal(shown.table, user, post.id).await {
        Ok(true) => {}
        Ok(false) => return reply,
        // It is better read twice than never.
        Err(error) => {
            tracing::debug!(%error, "cannot note what is shown of a post that was given up");
        }
    }
    let news = match post.refused {
        0 => say!("posts-not-made"),
        code => say!("posts-given-up", code = code.to_string()),
    };
    Reply { text: Text::lines([reply.text, news]).cut(CONTENT), ..reply }
}
