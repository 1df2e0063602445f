//! Texts that are written out, without markdown or cut where there is little room.

/// The text without our markdown, for files and terminals.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => plain.extend(signs.next()),
            '*' | '_' | '`' | '\u{200b}' => {}
            sign => plain.push(sign),
        }
    }
    plain
}

/// The text, cut with an ellipsis if it has more than `most` characters, after a whole word if there is one in its second half.
pub fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    let whole = kept.rfind(char::is_whitespace).filter(|end| *end >= kept.len() / 2);
    let kept = whole.map_or(&kept[..], |end| kept[..end].trim_end());
    format!("{kept}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_between_words_or_characters() {
        assert_eq!(shorten("Rom", 3), "Rom");
        assert_eq!(shorten("Röme", 3), "Rö…");
        assert_eq!(shorten("Temple of Mercury", 15), "Temple of…");
        assert_eq!(shorten("Temple of Mercury", 7), "Temple…");
        assert_eq!(shorten("a Donaudampfschiff", 12), "a Donaudamp…");
    }
}
