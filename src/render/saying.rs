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
    let name = cut(&persona.name, most);
    // Of names that are cut alike, the seat tells whose it is.
    let is_other =
        |(place, other): (usize, &Persona)| place != seat.index() && cut(&other.name, most) == name;
    let is_cut_alike = || cast.players.iter().enumerate().any(is_other);
    let number = persona.number().map(str::to_owned);
    let number = number.or_else(|| is_cut_alike().then(|| format!("#{}", seat.index() + 1)));
    let beside: Vec<String> = number.into_iter().chain(note(persona)).collect();
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

/// The lengths of names in a text, from one that leaves each name whole to the least by which people know each other. What tells
/// little is left out before a name is made shorter than the second.
pub const NAMES: [usize; 3] = [32, 16, 12];

/// The first of these texts, each in lines and shorter than the one before, that fits into an alt text, or else the last one.
pub fn fitting(tries: impl IntoIterator<Item = Vec<Text>>) -> String {
    let tries: Vec<_> = tries.into_iter().collect();
    fitting_in(ALT_LIMIT, None, &tries, Vec::clone)
}

/// The line for one reader alone, before the text for everybody in the characters that are left.
pub fn before(own: Option<Text>, all: impl FnOnce(usize) -> String) -> String {
    let own = own.map_or_else(String::new, |own| format!("{own}\n"));
    let room = ALT_LIMIT.saturating_sub(own.chars().count());
    own + &all(room)
}

/// The longest text that fits into this number of characters behind the first line, if there is one. `told` writes the text at
/// one of the lengths, each shorter than the one before; where none fits, the last one is taken.
pub fn fitting_in<L>(
    room: usize,
    first: Option<&Text>,
    lengths: &[L],
    told: impl Fn(&L) -> Vec<Text>,
) -> String {
    let mut written = Vec::new();
    let mut text = |length: &L| {
        let lines = first.cloned().into_iter().chain(told(length));
        lines.map(|line| once(&mut written, line)).collect::<Vec<_>>().join("\n")
    };
    let Some((longest, shorter)) = lengths.split_first() else { return String::new() };
    let whole = text(longest);
    if whole.chars().count() <= room || shorter.is_empty() {
        return whole;
    }
    // Writing is what takes time: half of those that are left go with each try.
    let (mut known, mut from, mut to) = (None, 0, shorter.len() - 1);
    while from < to {
        let middle = usize::midpoint(from, to);
        let tried = text(&shorter[middle]);
        if tried.chars().count() <= room {
            (known, to) = (Some(tried), middle);
        } else {
            from = middle + 1;
        }
    }
    known.unwrap_or_else(|| text(&shorter[to]))
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
    use super::*;

    #[test]
    fn the_longest_text_that_fits_is_told() {
        let lengths = [60, 50, 40, 30, 20, 10];
        let told = |length: &usize| vec![Text::verbatim("x".repeat(*length))];
        let of = |room: usize| fitting_in(room, None, &lengths, told).len();
        for room in 10..70 {
            assert_eq!(of(room), (room / 10 * 10).min(60), "{room}");
        }
        assert_eq!(of(5), 10, "the last one in any case");
        let first = Text::verbatim("After it.");
        assert_eq!(
            fitting_in(45, Some(&first), &lengths, told),
            format!("After it.\n{}", "x".repeat(30))
        );
    }

    #[test]
    fn names_that_are_cut_alike_are_told_apart_by_the_seat() {
        let cast = Cast::new(["Marcus Aurelius", "Marcus Antonius", "Marcus", "Livia"]);
        let told =
            |most: usize| Seat::all(4).map(|seat| name(&cast, seat, most)).collect::<Vec<_>>();
        assert_eq!(told(16), ["Marcus Aurelius", "Marcus Antonius", "Marcus", "Livia"]);
        assert_eq!(told(9), ["Marcus A… (#1)", "Marcus A… (#2)", "Marcus", "Livia"]);
    }

    #[test]
    fn a_name_loses_what_a_bracket_notes_before_it_loses_letters() {
        assert_eq!(cut("Agrippa (AI, easy)", 18), "Agrippa (AI, easy)");
        assert_eq!(cut("Agrippa (AI, easy)", 16), "Agrippa");
        assert_eq!(cut("Agrippa (AI, easy)", 5), "Agri…");
        assert_eq!(cut("(only a bracket)", 7), "(only…");
    }
}
