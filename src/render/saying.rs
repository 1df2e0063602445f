//! Names in texts that describe pictures.

use crate::board::Seat;
use crate::catalogue::Text;

use super::{ALT_LIMIT, Cast, Persona};

/// Whether a character would turn the rest of the text around or break its lines.
fn is_layout(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// At most this many characters of a name, without line breaks.
pub fn cut(name: &str, most: usize) -> String {
    let plain: String = name.chars().filter(|letter| !is_layout(*letter)).collect();
    let plain = plain.trim();
    if plain.chars().count() <= most {
        return plain.to_owned();
    }
    // What a bracket notes goes before a letter of the name does.
    let name = plain.split(" (").next().unwrap_or(plain);
    if !name.is_empty() && name.chars().count() <= most {
        return name.to_owned();
    }
    let head: String = plain.chars().take(most - 1).collect();
    format!("{}…", head.trim_end())
}

/// The same and what stands beside it, and for a name that is not drawn what is: "Vitruvius (AI normal)", "皇帝 (#2)".
pub fn noted(cast: &Cast, seat: Seat, most: usize) -> String {
    let note = |persona: &Persona| Some(persona.note.to_string()).filter(|note| !note.is_empty());
    named(cast, seat, most, note)
}

/// At most this many characters of the name of a seat; for a name that is not drawn what is, too: "皇帝 (#2)".
pub fn name(cast: &Cast, seat: Seat, most: usize) -> String {
    named(cast, seat, most, |_| None)
}

fn named(
    cast: &Cast,
    seat: Seat,
    most: usize,
    note: impl Fn(&Persona) -> Option<String>,
) -> String {
    let Some(persona) = cast.players.get(seat.index()) else { return "?".to_owned() };
    let number = persona.number().map(str::to_owned);
    let beside: Vec<String> = number.into_iter().chain(note(persona)).collect();
    let name = cut(&persona.name, most);
    if beside.is_empty() { name } else { format!("{name} ({})", beside.join(", ")) }
}

/// The first lines of a text, as many as have room in so many characters.
pub fn cut_lines(text: &str, most: usize) -> String {
    let mut kept = String::new();
    for line in text.split_inclusive('\n') {
        if kept.chars().count() + line.chars().count() > most {
            break;
        }
        kept.push_str(line);
    }
    kept.trim_end().to_owned()
}

/// The first of these texts, each in lines, that fits into an alt text, or else the last one.
pub fn fitting(tries: impl IntoIterator<Item = Vec<Text>>) -> String {
    let (mut written, mut text) = (Vec::new(), String::new());
    for lines in tries {
        text =
            lines.into_iter().map(|line| once(&mut written, line)).collect::<Vec<_>>().join("\n");
        if text.chars().count() <= ALT_LIMIT {
            break;
        }
    }
    text
}

/// A line written out: most lines are the same in the next try, and writing is what takes time.
fn once(written: &mut Vec<(Text, String)>, line: Text) -> String {
    if let Some((_, known)) = written.iter().find(|(other, _)| *other == line) {
        return known.clone();
    }
    let text = line.to_string();
    written.push((line, text.clone()));
    text
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_name_loses_what_a_bracket_notes_before_it_loses_letters() {
        assert_eq!(cut("Agrippa (AI, easy)", 18), "Agrippa (AI, easy)");
        assert_eq!(cut("Agrippa (AI, easy)", 16), "Agrippa");
        assert_eq!(cut("Agrippa (AI, easy)", 5), "Agri…");
        assert_eq!(cut("(only a bracket)", 7), "(only…");
    }
}
