//! What comes with a request.

use std::sync::Arc;

use serde_json::Value;

/// A file that came with a request as `files[number]`.
#[derive(Clone, Debug)]
pub(in crate::local) struct Upload {
    pub number: u64,
    pub name: String,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

/// The JSON of a request, or its `payload_json`, and the files.
#[derive(Clone, Debug, Default)]
pub(in crate::local) struct Body {
    pub json: Value,
    pub uploads: Vec<Upload>,
}

impl Body {
    /// The body of a callback is in its `data`; the files stay.
    pub fn data(&self) -> Self {
        Self { json: self.json["data"].clone(), uploads: self.uploads.clone() }
    }
}
