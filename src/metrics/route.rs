//! Which of Discord's routes a request is for, without ids: labels must be few, and name nobody.

use prometheus_client::encoding::EncodeLabelValue;

/// What a request of the bot is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub enum Route {
    /// A message is sent to a channel, or the last ones are read.
    Messages,
    /// A message is changed, deleted or read.
    Message,
    /// The first response to an interaction.
    Response,
    /// A response that is changed, or a further one.
    Followup,
    /// The commands.
    Commands,
    /// Threads, and channels themselves.
    Channel,
    /// Where the gateway is.
    Gateway,
    /// Anything else.
    Other,
}

impl Route {
    /// All of them.
    pub(super) const ALL: [Self; 8] = [
        Self::Messages,
        Self::Message,
        Self::Response,
        Self::Followup,
        Self::Commands,
        Self::Channel,
        Self::Gateway,
        Self::Other,
    ];

    /// The route of this path, whatever stands before it.
    pub fn of(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let at = |name: &str| parts.iter().position(|part| *part == name);
        if at("interactions").is_some() {
            return Self::Response;
        }
        if at("webhooks").is_some() {
            return Self::Followup;
        }
        if at("applications").is_some() && at("commands").is_some() {
            return Self::Commands;
        }
        if let Some(place) = at("channels") {
            return match (parts.get(place + 2).copied(), parts.get(place + 3)) {
                (Some("messages"), None) => Self::Messages,
                (Some("messages"), Some(_)) => Self::Message,
                (Some(_) | None, _) => Self::Channel,
            };
        }
        if at("gateway").is_some() { Self::Gateway } else { Self::Other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_told_apart_without_their_ids() {
        for (path, route) in [
            ("/api/v10/channels/1/messages", Route::Messages),
            ("/api/v10/channels/1/messages/2", Route::Message),
            ("/api/v10/channels/1/messages/2/threads", Route::Message),
            ("/api/v10/channels/1", Route::Channel),
            ("/api/v10/channels/1/threads", Route::Channel),
            ("/api/v10/interactions/1/secret/callback", Route::Response),
            ("/api/v10/webhooks/1/secret/messages/@original", Route::Followup),
            ("/api/v10/applications/1/commands", Route::Commands),
            ("/api/v10/gateway/bot", Route::Gateway),
            ("/api/v10/users/@me/channels", Route::Channel),
            ("/api/v10/users/@me", Route::Other),
            ("", Route::Other),
        ] {
            assert_eq!(Route::of(path), route, "{path}");
        }
    }
}
