//! What the page's interface takes and answers.

use axum::{
    Json,
    extract::rejection::JsonRejection,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};

use crate::local::options::Refused;

/// A refusal of the page's interface.
pub(super) struct Bad(pub Value);

impl IntoResponse for Bad {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(self.0)).into_response()
    }
}

impl From<Refused> for Bad {
    fn from(refused: Refused) -> Self {
        Self(json!({"error": refused.to_string(), "option": refused.option()}))
    }
}

impl From<serde_json::Error> for Bad {
    fn from(error: serde_json::Error) -> Self {
        Self(json!({"error": error.to_string(), "option": null}))
    }
}

impl From<JsonRejection> for Bad {
    fn from(rejection: JsonRejection) -> Self {
        Self(json!({"error": rejection.body_text(), "option": null}))
    }
}

/// What a route of the interface answers.
pub(super) type Answered = Result<Json<Value>, Bad>;

/// What comes with a request, or why it cannot be read.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;
