//! The page's own files, built into the program: HTML, style sheets, scripts, one picture.
//!
//! They are plain files in `page/`, served as they are; nothing is loaded from anywhere else, which the
//! content security policy makes the browser enforce.

use axum::{Router, http::header, response::IntoResponse, routing::get};

/// One file of the page: its address below `/`, its kind, its bytes.
struct File {
    address: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(File {
            address: concat!("/", $name),
            kind: kind_of($name),
            bytes: include_bytes!(concat!("page/", $name)),
        }),*]
    };
}

/// Every file in `page/`; a test compares the two.
const FILES: &[File] = files![
    "index.html",
    "laurel.svg",
    "css/base.css",
    "css/composer.css",
    "css/controls.css",
    "css/dialogs.css",
    "css/frame.css",
    "css/lists.css",
    "css/media.css",
    "css/message.css",
    "css/text.css",
    "js/api.js",
    "js/attachments.js",
    "js/avatar.js",
    "js/channel_menu.js",
    "js/clock.js",
    "js/command_entry.js",
    "js/components.js",
    "js/composer.js",
    "js/dom.js",
    "js/drawer.js",
    "js/embeds.js",
    "js/lightbox.js",
    "js/listbox.js",
    "js/log.js",
    "js/main.js",
    "js/markdown.js",
    "js/markdown_view.js",
    "js/message.js",
    "js/modal.js",
    "js/notices.js",
    "js/option_field.js",
    "js/select_menu.js",
    "js/servers.js",
    "js/sidebar.js",
    "js/slash.js",
    "js/store.js",
    "js/times.js",
    "js/unread.js",
];

/// What the browser may load, and from where: from here only, and no script or style within the HTML.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The media type for a file name. The page has no other kinds.
const fn kind_of(name: &str) -> &'static str {
    match name.as_bytes() {
        [.., b'.', b'h', b't', b'm', b'l'] => "text/html; charset=utf-8",
        [.., b'.', b'c', b's', b's'] => "text/css; charset=utf-8",
        [.., b'.', b'j', b's'] => "text/javascript; charset=utf-8",
        [.., b'.', b's', b'v', b'g'] => "image/svg+xml",
        _ => panic!("a file of the page is HTML, CSS, JavaScript or SVG"),
    }
}

/// Routes for `/` and each file. Unknown addresses are left to the other routes.
pub fn routes<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let index = Router::new().route("/", get(async || answer(&FILES[0])));
    FILES
        .iter()
        .fold(index, |router, file| router.route(file.address, get(async move || answer(file))))
}

fn answer(file: &'static File) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, file.kind),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        // The next version of the program serves other files at the same addresses.
        (header::CACHE_CONTROL, "no-cache"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    (headers, file.bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn in_folder(folder: &Path, prefix: &str, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = format!("{prefix}/{}", path.file_name().unwrap().to_str().unwrap());
            if path.is_dir() { in_folder(&path, &name, found) } else { assert!(found.insert(name)) }
        }
    }

    #[test]
    fn every_file_of_the_page_is_served() {
        let mut there = BTreeSet::new();
        in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/local/page"), "", &mut there);
        let served: BTreeSet<String> = FILES.iter().map(|file| file.address.to_owned()).collect();
        assert_eq!(served, there);
        assert_eq!(FILES[0].address, "/index.html");
    }

    #[test]
    fn nothing_is_loaded_from_elsewhere_or_parsed_from_text() {
        for file in FILES.iter().filter(|file| !file.kind.starts_with("image/")) {
            let text = std::str::from_utf8(file.bytes).unwrap();
            for bad in [
                "innerHTML =",
                "insertAdjacentHTML(",
                "document.write(",
                "eval(",
                "@import",
                "url(http",
                "src=\"http",
            ] {
                assert!(!text.contains(bad), "{} contains {bad}", file.address);
            }
        }
    }
}
