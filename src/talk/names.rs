//! People's names in messages: shown as they are, never obeyed.

use super::say::Text;
use crate::{
    board::{MoveNumber, Seat, SeatSet},
    say,
};

/// The longest name that Discord shows in a server.
const LONGEST: usize = 32;

/// The names of the players of a table, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    plain: Vec<String>,
    /// Who sat there before, in order, and which move was the first that was not theirs.
    former: Vec<(Seat, MoveNumber, String)>,
}

impl Names {
    /// These players, by seat.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self { plain: names.into_iter().map(|name| tame(&name)).collect(), former: Vec::new() }
    }

    /// Where nobody has told the names: each player is "somebody".
    pub fn untold() -> Self {
        Self::new(std::iter::repeat_n(String::new(), Seat::MAX))
    }

    /// The same with those who held the seats before, in order: the seat, the first move that was not theirs, the name.
    pub fn before(self, former: impl IntoIterator<Item = (Seat, MoveNumber, String)>) -> Self {
        let tamed = |(seat, until, name): (_, _, String)| (seat, until, tame(&name));
        Self { former: former.into_iter().map(tamed).collect(), ..self }
    }

    /// Those who sat there when this move was made.
    pub fn at(&self, number: MoveNumber) -> Self {
        let mut then = Self { plain: self.plain.clone(), former: Vec::new() };
        // The first one who had not left by then; so the later ones are overwritten.
        for (seat, _, name) in self.former.iter().rev().filter(|(_, until, _)| number < *until) {
            if let Some(held) = then.plain.get_mut(seat.index()) {
                held.clone_from(name);
            }
        }
        then
    }

    /// The name in bold, for the text of a message; nothing in it is markdown or a mention.
    pub fn bold(&self, seat: Seat) -> String {
        format!("**{}**", escape(self.plain(seat)))
    }

    /// The name without markdown, for labels and alt texts.
    pub fn plain(&self, seat: Seat) -> &str {
        self.plain.get(seat.index()).map_or("?", String::as_str)
    }

    /// The names of several seats: "**Anna** and **Ben**".
    pub fn all(&self, seats: SeatSet) -> Text {
        Text::all_of(seats.iter().map(|seat| self.bold(seat)))
    }
}

/// The name on one line, at most 32 characters, without control characters that would reorder what follows.
pub fn tame(name: &str) -> String {
    let visible: String = name
        .chars()
        .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
        .filter(|sign| !sign.is_control() && !is_direction_mark(*sign))
        .take(LONGEST)
        .collect();
    match visible.trim() {
        "" => say!("people-somebody").to_string(),
        name => name.to_owned(),
    }
}

/// The longest name of a table, in characters.
pub const LONGEST_OF_TABLE: u16 = 40;

/// What somebody has typed as the name of a table, on one line and without signs that nobody sees; `None` when that is nothing, or
/// longer than 40 characters. Like the name of a person it is [escaped](escape) where it is shown.
pub fn table_name(typed: &str) -> Option<String> {
    let is_visible = |sign: &char| {
        let is_hidden = sign.is_control() || is_direction_mark(*sign) || is_without_width(*sign);
        sign.is_whitespace() || !is_hidden
    };
    let visible: String = typed.chars().filter(is_visible).collect();
    let name = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    // What only joins or colours other signs is nothing by itself.
    let is_seen = |sign: char| !matches!(sign, ' ' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    let is_short = (1..=usize::from(LONGEST_OF_TABLE)).contains(&name.chars().count());
    (is_short && name.chars().any(is_seen)).then_some(name)
}

/// Whether a sign takes no room of its own, or is blank; what joins the parts of an emoji stays.
const fn is_without_width(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{2060}'..='\u{2064}' | '\u{206a}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The text with everything disarmed that Discord reads as markdown, mention, link or emoji.
///
/// Text of a right-to-left script is isolated, so that the sentence around it keeps its order.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    let is_reordering = text.chars().any(is_right_to_left);
    if is_reordering {
        escaped.push('\u{2068}');
    }
    for sign in text.chars() {
        if sign == '@' {
            escaped.push_str("@\u{200b}");
            continue;
        }
        if r"\*_~`|>#-[]():<+.".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    if is_reordering {
        escaped.push('\u{2069}');
    }
    escaped
}

const fn is_direction_mark(sign: char) -> bool {
    matches!(sign, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

const fn is_right_to_left(sign: char) -> bool {
    matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::plain::plain;

    #[test]
    fn markdown_and_mentions_are_disarmed() {
        assert_eq!(
            escape("**x** <@42> @everyone"),
            "\\*\\*x\\*\\* \\<@\u{200b}42\\> @\u{200b}everyone"
        );
        assert_eq!(escape("[a](b)"), r"\[a\]\(b\)");
    }

    #[test]
    fn plain_text_has_the_words_without_our_markdown_and_names_as_they_are() {
        let name = "**_x_** `@all` [a](b)";
        assert_eq!(
            plain(&format!("`3` **{}** took **School**.", escape(name))),
            format!("3 {name} took School.")
        );
    }

    #[test]
    fn a_name_stays_on_one_line_and_within_32_characters() {
        assert_eq!(tame("a\nb"), "a b");
        assert_eq!(tame(&"🏛".repeat(40)), "🏛".repeat(32));
        assert_eq!(tame("\u{202e}evil"), "evil");
        assert_eq!(tame("  \n"), "somebody");
    }

    #[test]
    fn a_seat_bears_the_name_of_who_held_it_when_the_move_was_made() {
        let former = |until, label: &str| (Seat::FIRST, MoveNumber(until), label.to_owned());
        let all =
            [former(3, "Anna"), former(3, "free seat of Anna"), former(7, "Celer (AI, easy)")];
        let names = Names::new(["Ben".to_owned(), "Cleo".to_owned()]).before(all);
        let at = |number| names.at(MoveNumber(number)).plain(Seat::FIRST).to_owned();
        assert_eq!(
            [0, 2, 3, 6, 7, 90].map(at),
            ["Anna", "Anna", "Celer (AI, easy)", "Celer (AI, easy)", "Ben", "Ben"]
        );
        assert_eq!(names.at(MoveNumber(0)).plain(Seat::new(1).unwrap()), "Cleo");
        assert_eq!(names.plain(Seat::FIRST), "Ben");
    }

    #[test]
    fn the_name_of_a_table_is_one_line_of_visible_signs() {
        assert_eq!(
            table_name(" Friday\n\u{202e} Rom\u{200b}ans\u{7} ").as_deref(),
            Some("Friday Romans")
        );
        assert_eq!(table_name(&"🏛".repeat(40)), Some("🏛".repeat(40)));
        assert_eq!(table_name(&"🏛".repeat(41)), None);
        let astronaut = "👩\u{200d}🚀";
        assert_eq!(table_name(astronaut).as_deref(), Some(astronaut));
        let blank = ["\u{3164}", "\u{2800}\u{ffa0}", "\u{200d}", "\u{fe0f} \u{200d}"];
        for nothing in ["", " \t\n", "\u{200b}\u{2066}\u{feff}"].into_iter().chain(blank) {
            assert_eq!(table_name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn a_right_to_left_name_is_isolated() {
        assert_eq!(escape("שלום"), "\u{2068}שלום\u{2069}");
    }
}
