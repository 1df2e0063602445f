//! Files that are read, or the standard input under the name `-`.

use std::{
    fs::File,
    io::{self, BufRead, BufReader},
    path::Path,
};

/// What some editors put before a text, to say how it is encoded.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// The file, or the standard input for `-`, and how it is called. A mark before the text is left out.
///
/// # Errors
/// When it cannot be opened or read.
pub(super) fn open(path: &Path) -> (String, io::Result<Box<dyn BufRead>>) {
    if path.as_os_str() == "-" {
        return ("the standard input".to_owned(), unmarked(Box::new(io::stdin().lock())));
    }
    let file = File::open(path).and_then(|file| unmarked(Box::new(BufReader::new(file))));
    (path.display().to_string(), file)
}

fn unmarked(mut text: Box<dyn BufRead>) -> io::Result<Box<dyn BufRead>> {
    if text.fill_buf()?.starts_with(MARK) {
        text.consume(MARK.len());
    }
    Ok(text)
}
