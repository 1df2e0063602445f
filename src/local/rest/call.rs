//! A request on its way to its route, and a good answer.

use serde_json::Value;

use crate::local::state::Body;

/// A good answer.
pub(super) enum Reply {
    /// 200 with this body.
    Json(Value),
    /// 201 with this body.
    Created(Value),
    /// 204.
    Done,
}

/// A parsed request on its way to its route.
pub(super) struct Call<'a> {
    pub method: &'a str,
    /// The path after `/api/v10/`, in parts.
    pub path: Vec<&'a str>,
    pub query: &'a str,
    pub body: Body,
}

impl Call<'_> {
    /// A parameter of the query.
    pub fn parameter(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

/// An id in a path.
pub(super) fn number(text: &str) -> Option<u64> {
    text.parse().ok()
}
