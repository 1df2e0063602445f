//! The page's own files, built into the program: HTML, style sheets, scripts, one picture.
//!
//! They are plain files in `page/`, served as they are; nothing is loaded from anywhere else, which the
//! content security policy makes the browser enforce.

use axum::{
    Router,
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use include_dir::{Dir, include_dir};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/src/local/page");

/// What the browser may load, and from where: from here only, and no script or style within the HTML.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Routes for `/` and each file; what no other route knows is looked for among the files.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let index = get(async || answer("index.html"));
    Router::new()
        .route("/", index)
        .route("/{*path}", get(async |Path(path): Path<String>| answer(&path)))
}

fn answer(path: &str) -> Response {
    let Some(file) = FILES.get_file(path) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        _ => "image/svg+xml",
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        // The next version of the program serves other files at the same addresses.
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, file.contents()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(folder: &Dir) {
        for file in folder.files() {
            let (name, text) = (file.path().display(), file.contents_utf8().unwrap());
            for bad in [
                "innerHTML =",
                "insertAdjacentHTML(",
                "document.write(",
                "eval(",
                "@import",
                "url(http",
                "src=\"http",
            ] {
                assert!(!text.contains(bad), "{name} contains {bad}");
            }
        }
        folder.dirs().for_each(check);
    }

    #[test]
    fn nothing_is_loaded_from_elsewhere_or_parsed_from_text() {
        check(&FILES);
    }
}
