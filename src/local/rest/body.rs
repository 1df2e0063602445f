//! Request bodies: JSON, or a form with `payload_json` and `files[n]`.

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Request},
    http::header::CONTENT_TYPE,
};
use serde_json::{Value, json};

use crate::local::{
    error::{ApiError, form_error},
    state::{Body, Upload},
};

/// Reads the body of a request; an empty one is an empty object.
pub(super) async fn read(request: Request) -> Result<Body, ApiError> {
    let content_type = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let form = Multipart::from_request(request, &()).await;
        return read_form(form.map_err(|_| ApiError::INVALID_JSON)?).await;
    }
    let bytes = Bytes::from_request(request, &()).await.map_err(|_| ApiError::TOO_LARGE)?;
    Ok(Body { json: parse(&bytes)?, uploads: Vec::new() })
}

fn parse(bytes: &[u8]) -> Result<Value, ApiError> {
    if bytes.is_empty() {
        return Ok(json!({}));
    }
    serde_json::from_slice(bytes).map_err(|_| ApiError::INVALID_JSON)
}

async fn read_form(mut form: Multipart) -> Result<Body, ApiError> {
    let mut body = Body { json: json!({}), uploads: Vec::new() };
    while let Some(field) = form.next_field().await.map_err(|_| ApiError::TOO_LARGE)? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().unwrap_or("file").to_owned();
        let content_type = field.content_type().map(str::to_owned);
        let bytes = field.bytes().await.map_err(|_| ApiError::TOO_LARGE)?;
        if name == "payload_json" {
            body.json = parse(&bytes)?;
        } else if let Some(number) = file_number(&name) {
            let bytes = bytes.as_ref().into();
            let content_type = content_type.unwrap_or_else(|| media_type(&file).to_owned());
            body.uploads.push(Upload { number, name: file, content_type, bytes });
        } else {
            let message = "Only payload_json and files[n] are fields of this form";
            return Err(form_error(&name.replace('.', "_"), "UNKNOWN_FIELD", message));
        }
    }
    Ok(body)
}

/// `n` of `files[n]`; `file` is the old name of the only one.
fn file_number(name: &str) -> Option<u64> {
    if name == "file" {
        return Some(0);
    }
    name.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

/// The media type that a file's name promises.
fn media_type(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    match ending {
        "json" => "application/json",
        "jsonl" | "txt" | "md" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "gif" => "image/gif",
        _ => "application/octet-stream",
    }
}
