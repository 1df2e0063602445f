//! Discord's errors: a status, a code, and for forms a tree that says where the fault is.

use serde_json::{Map, Value, json};

/// A refusal of the REST API, as the bot sees it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{status}: {message} ({code})")]
pub struct ApiError {
    /// The HTTP status.
    pub status: u16,
    /// Discord's own code; 0 for plain HTTP errors.
    pub code: u32,
    /// Discord's words.
    pub message: &'static str,
    /// For code 50035: where in the body which rule is broken.
    pub errors: Option<Value>,
}

impl ApiError {
    const fn new(status: u16, code: u32, message: &'static str) -> Self {
        Self { status, code, message, errors: None }
    }

    /// No such route.
    pub(super) const NOT_FOUND: Self = Self::new(404, 0, "404: Not Found");
    /// A known route, another method.
    pub(super) const METHOD_NOT_ALLOWED: Self = Self::new(405, 0, "405: Method Not Allowed");
    /// No token, or a wrong one.
    pub(super) const UNAUTHORIZED: Self = Self::new(401, 0, "401: Unauthorized");
    /// Channel ids of deleted channels end here.
    pub(super) const UNKNOWN_CHANNEL: Self = Self::new(404, 10003, "Unknown Channel");
    /// There is no such server.
    pub(super) const UNKNOWN_GUILD: Self = Self::new(404, 10004, "Unknown Guild");
    /// Nobody here has this id.
    pub(super) const UNKNOWN_MEMBER: Self = Self::new(404, 10007, "Unknown Member");
    /// Deleted, never there, or ephemeral and asked for by the wrong route.
    pub(super) const UNKNOWN_MESSAGE: Self = Self::new(404, 10008, "Unknown Message");
    /// Nobody has this id.
    pub(super) const UNKNOWN_USER: Self = Self::new(404, 10013, "Unknown User");
    /// An interaction's webhook before the interaction was acknowledged, or of no interaction at all.
    pub(super) const UNKNOWN_WEBHOOK: Self = Self::new(404, 10015, "Unknown Webhook");
    /// Acknowledged later than after 3 s, or never sent.
    pub(super) const UNKNOWN_INTERACTION: Self = Self::new(404, 10062, "Unknown interaction");
    /// A command id that is not registered.
    pub(super) const UNKNOWN_COMMAND: Self = Self::new(404, 10063, "Unknown application command");
    /// The 101st.
    pub(super) const TOO_MANY_COMMANDS: Self =
        Self::new(400, 30032, "Maximum number of application commands reached (100)");
    /// More than 10 MiB of files.
    pub(super) const TOO_LARGE: Self = Self::new(413, 40005, "Request entity too large");
    /// The second first answer.
    pub(super) const ALREADY_ACKNOWLEDGED: Self =
        Self::new(400, 40060, "Interaction has already been acknowledged.");
    /// The bot may not view the channel.
    pub(super) const MISSING_ACCESS: Self = Self::new(403, 50001, "Missing Access");
    /// The message is somebody else's.
    pub(super) const NOT_THE_AUTHOR: Self =
        Self::new(403, 50005, "Cannot edit a message authored by another user");
    /// Closed direct messages, or no server in common.
    pub(super) const CANNOT_MESSAGE: Self =
        Self::new(403, 50007, "Cannot send messages to this user");
    /// A message into a channel that has posts only.
    pub(super) const NO_TEXT_CHANNEL: Self =
        Self::new(400, 50008, "Cannot send messages in a non-text channel");
    /// A thread of a thread or of a conversation.
    pub(super) const WRONG_CHANNEL_TYPE: Self =
        Self::new(400, 50024, "Cannot execute action on this channel type");
    /// A change in an archived thread; only a new message brings it back by itself.
    pub(super) const THREAD_ARCHIVED: Self = Self::new(400, 50083, "Thread is archived");
    /// Only those who manage threads write there.
    pub(super) const THREAD_LOCKED: Self = Self::new(403, 160_005, "Thread is locked");
    /// The fourth change in 20 s of a channel's messages that are older than an hour.
    pub(super) const OLD_CHANGES: Self = Self::new(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    );
    /// Nothing to show in it.
    pub(super) const EMPTY_MESSAGE: Self = Self::new(400, 50006, "Cannot send an empty message");
    /// The bot views the channel, but may not do this in it.
    pub(super) const MISSING_PERMISSIONS: Self = Self::new(403, 50013, "Missing Permissions");
    /// 15 minutes are over.
    pub(super) const INVALID_WEBHOOK_TOKEN: Self = Self::new(401, 50027, "Invalid Webhook Token");
    /// The body is no JSON, or no object.
    pub(super) const INVALID_JSON: Self =
        Self::new(400, 50109, "The request body contains invalid JSON.");
    /// The message has a thread already.
    pub(super) const THREAD_EXISTS: Self =
        Self::new(400, 160_004, "A thread has already been created for this message");

    /// Those that a test can order by [`Fault::refused`](super::Fault::refused): what befalls a bot without its doing.
    const ORDERED: [Self; 14] = [
        Self::UNKNOWN_CHANNEL,
        Self::UNKNOWN_MEMBER,
        Self::UNKNOWN_MESSAGE,
        Self::UNKNOWN_USER,
        Self::MISSING_ACCESS,
        Self::CANNOT_MESSAGE,
        Self::MISSING_PERMISSIONS,
        Self::THREAD_ARCHIVED,
        Self::THREAD_LOCKED,
        Self::ALREADY_ACKNOWLEDGED,
        Self::OLD_CHANGES,
        Self::new(400, 50035, "Invalid Form Body"),
        Self::new(400, 30033, "Maximum number of thread participants has been reached (1000)"),
        Self::new(400, 160_006, "Maximum number of active threads has been reached"),
    ];

    /// The refusal of this code, if it can be ordered.
    pub(super) fn ordered(code: u32) -> Option<Self> {
        Self::ORDERED.into_iter().find(|error| error.code == code)
    }

    /// The body that Discord sends with this error.
    pub fn body(&self) -> Value {
        match &self.errors {
            Some(errors) => {
                json!({"message": self.message, "code": self.code, "errors": errors})
            }
            None => json!({"message": self.message, "code": self.code}),
        }
    }
}

/// Collects what is wrong with a body, each fault at its place.
#[derive(Debug, Default)]
pub(super) struct FormErrors(Map<String, Value>);

impl FormErrors {
    /// Notes a fault at `path`, whose steps are joined by dots: `components.0.components.1.label`.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        let mut place = &mut self.0;
        for step in path.split('.').filter(|step| !step.is_empty()) {
            let inner = place.entry(step).or_insert_with(|| json!({}));
            place = inner.as_object_mut().expect("every step below is an object that we put there");
        }
        let errors = place.entry("_errors").or_insert_with(|| json!([]));
        let fault = json!({"code": code, "message": message.into()});
        errors.as_array_mut().expect("we put an array there").push(fault);
    }

    /// A field that must be there is not.
    pub fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// A text is too short or too long; Discord counts code points.
    pub fn length(&mut self, path: &str, text: &str, min: usize, max: usize) {
        let length = text.chars().count();
        if length > max {
            let message = format!("Must be {max} or fewer in length.");
            self.add(path, "BASE_TYPE_MAX_LENGTH", message);
        } else if length < min {
            let message = format!("Must be between {min} and {max} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// A list has too few or too many entries.
    pub fn count(&mut self, path: &str, entries: usize, min: usize, max: usize) {
        if !(min..=max).contains(&entries) {
            let message = format!("Must be between {min} and {max} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", message);
        }
    }

    /// The text at `key` of `object`; its absence and another type are noted.
    pub fn text<'a>(&mut self, object: &'a Value, path: &str, key: &str) -> Option<&'a str> {
        match &object[key] {
            Value::String(text) => Some(text),
            Value::Null => {
                self.required(&join(path, key));
                None
            }
            _ => {
                self.add(&join(path, key), "STRING_TYPE_CONVERT", "Could not interpret as string.");
                None
            }
        }
    }

    /// The text at `key` if there is one; another type is noted.
    pub fn text_if_any<'a>(&mut self, object: &'a Value, path: &str, key: &str) -> Option<&'a str> {
        if object[key].is_null() { None } else { self.text(object, path, key) }
    }

    /// The list at `key`, empty when absent; another type is noted.
    pub fn list<'a>(&mut self, object: &'a Value, path: &str, key: &str) -> &'a [Value] {
        match &object[key] {
            Value::Array(entries) => entries,
            Value::Null => &[],
            _ => {
                let message = "Only iterables may be used in a ListType";
                self.add(&join(path, key), "LIST_TYPE_CONVERT", message);
                &[]
            }
        }
    }

    /// An error if anything was noted: 50035.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.0.is_empty() {
            return Ok(());
        }
        let errors = Some(Value::Object(self.0));
        Err(ApiError { errors, ..ApiError::new(400, 50035, "Invalid Form Body") })
    }
}

/// One fault alone.
pub(super) fn form_error(path: &str, code: &str, message: impl Into<String>) -> ApiError {
    let mut errors = FormErrors::default();
    errors.add(path, code, message);
    errors.finish().expect_err("a fault was just noted")
}

/// `path.key`, or `key` alone at the top.
pub(super) fn join(path: &str, key: impl std::fmt::Display) -> String {
    if path.is_empty() { key.to_string() } else { format!("{path}.{key}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_lie_where_discord_puts_them() {
        let mut errors = FormErrors::default();
        errors.length("embeds.0.title", &"x".repeat(257), 0, 256);
        let body = errors.finish().unwrap_err().body();
        assert_eq!(body["code"], 50035);
        assert_eq!(
            body["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
    }
}
