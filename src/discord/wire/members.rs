//! Users who left the server. Discord tells bots without a privileged intent nothing of it, so it is found when they are to
//! be reminded.

use serenity::http::HttpError;

use super::{counted::Counted, retry, tempo::Urgency};
use crate::tables::{GuildId, UserId};

/// "Unknown Member" and "Unknown User", <https://discord.com/developers/docs/topics/opcodes-and-status-codes>.
const UNKNOWN: [isize; 2] = [10007, 10013];

/// Whether Discord says that this user is not in the server. Whatever else goes wrong is no answer.
pub async fn has_left(counted: &Counted, guild: GuildId, user: UserId) -> bool {
    let ask = async || {
        let http = counted.http(Urgency::Other);
        http.get_member(guild.0.into(), user.0.into()).await
    };
    match retry::quickly(ask).await {
        Ok(_) => false,
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))) => {
            UNKNOWN.contains(&answer.error.code)
        }
        Err(error) => {
            tracing::debug!(%error, %user, "cannot ask who is in the server");
            false
        }
    }
}
