//! The rules of all games: their parts, and where something that is typed stands in them.

use crate::{
    say,
    tables::GameKind,
    talk::{
        layout::Choice,
        present::{Changed, Topic},
        say::Text,
        spelling,
    },
};

/// A part of a game's rules.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub kind: GameKind,
    topic: &'static Topic,
    /// How much of it.
    pub depth: Depth,
}

/// How much is told of a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The rules in short.
    Short,
    /// What else there is to know.
    Details,
}

/// The parts of these games in their order, of each topic first the short one.
pub fn parts(kinds: &[GameKind]) -> Vec<Part> {
    let of = |(kind, topic): (GameKind, &'static Topic)| {
        let details = topic.details.map(|_| Depth::Details);
        let depths = std::iter::once(Depth::Short).chain(details);
        depths.map(move |depth| Part { kind, topic, depth })
    };
    let topics = |kind: &GameKind| {
        let kind = *kind;
        kind.topics().iter().map(move |topic| (kind, topic))
    };
    kinds.iter().flat_map(topics).flat_map(of).collect()
}

/// The rules in short: a part for each topic.
pub fn short(kinds: &[GameKind]) -> Vec<Part> {
    parts(kinds).into_iter().filter(|part| part.depth == Depth::Short).collect()
}

/// The parts in which what is typed stands, best first: those that are called so, those with every word in their title, then
/// those that contain every word. Small words count only where nothing else is typed.
pub fn found(kinds: &[GameKind], typed: &str) -> Vec<Part> {
    let typed = typed.trim().to_lowercase();
    let words = spelling::telling(&typed);
    let all = parts(kinds);
    let rank = |part: Part| match words[..] {
        [] => None,
        _ if part.is_called(&typed) => Some(0),
        _ if contain(&part.name().everywhere(), &words) => Some(1),
        _ => part.contains(&words).then_some(2),
    };
    let mut found: Vec<_> = all.into_iter().filter_map(|part| Some((rank(part)?, part))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, part)| part).collect()
}

/// Whether one of these texts has every word.
fn contain(texts: &[String], words: &[&str]) -> bool {
    let texts = texts.iter().map(|text| text.to_lowercase());
    texts.into_iter().any(|text| words.iter().all(|word| text.contains(word)))
}

/// The id of the example of a score in this game.
pub fn example_id(kind: GameKind) -> String {
    format!("{}.example", kind.id())
}

/// Of which game an example of a score is wanted.
pub fn example_of(id: &str) -> Option<GameKind> {
    GameKind::ALL.iter().copied().find(|kind| example_id(*kind) == id)
}

impl Part {
    /// `great_city.building`, `great_city.building.details`.
    pub fn id(self) -> String {
        let (game, topic) = (self.kind.id(), self.topic.id);
        match self.depth {
            Depth::Short => format!("{game}.{topic}"),
            Depth::Details => format!("{game}.{topic}.details"),
        }
    }

    /// The same topic told like this, if there is that of it.
    pub fn told(self, depth: Depth) -> Option<Self> {
        let is_there = depth == Depth::Short || self.topic.details.is_some();
        is_there.then_some(Self { depth, ..self })
    }

    /// As a menu of this game's parts shows it.
    pub fn name(self) -> Text {
        let topic = (self.topic.name)();
        match self.depth {
            Depth::Short => topic,
            Depth::Details => say!("rules-details", topic),
        }
    }

    /// As an autocomplete offers it.
    pub fn choice(self) -> Choice {
        Choice::new(self.id(), Text::dotted([self.name(), self.kind.title()]))
    }

    /// What it says, with the options of the table here that change it.
    pub fn text(self, changed: &[Changed]) -> Text {
        let here = changed.iter().filter(|option| option.topic == self.topic.id);
        let here: Vec<Text> = here.map(|option| option.says.clone()).collect();
        let told = self.rules();
        if here.is_empty() {
            return told;
        }
        Text::lines([told, say!("rules-here", options = Text::all_of(here))])
    }

    fn rules(self) -> Text {
        match (self.depth, self.topic.details) {
            (Depth::Details, Some(details)) => details(),
            (Depth::Details, None) | (Depth::Short, _) => (self.topic.text)(),
        }
    }

    fn is_called(self, typed: &str) -> bool {
        let names = [self.topic.id.to_owned(), self.id()];
        let id = names.iter().skip(usize::from(self.depth == Depth::Details));
        let mut id = id.map(String::as_str);
        let said = self.name().everywhere();
        id.any(|id| typed == id) || said.iter().any(|name| typed == name.to_lowercase())
    }

    fn contains(self, words: &[&str]) -> bool {
        contain(&Text::lines([self.name(), self.rules()]).everywhere(), words)
    }
}

/// Which other games there are, below the rules of the first.
pub fn more(others: &[GameKind]) -> Text {
    match others {
        [] => say!("rules-more"),
        others => {
            let games = others.iter().map(|kind| say!("rules-game", game = kind.title()));
            say!("rules-more-of", games = Text::all_of(games))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::talk::layout::{CONTENT, OPTION_LABEL};

    #[test]
    fn each_part_of_each_game_fits_into_a_message_and_is_found_by_its_id_and_name() {
        for kind in GameKind::ALL {
            for part in parts(&[*kind]) {
                let long = part.rules().to_string().chars().count();
                assert!(long > 0 && long <= CONTENT - 300, "{} {long}", part.id());
                assert!(part.choice().label.len() <= OPTION_LABEL);
                for typed in [part.id(), part.name().to_string()] {
                    let first = found(&[*kind], &typed)[0];
                    assert_eq!(first.id(), part.id(), "{typed}");
                }
                let typed = format!("die {} van la", part.name());
                assert!(found(&[*kind], &typed).iter().any(|one| one.id() == part.id()), "{typed}");
            }
        }
    }

    #[test]
    fn what_is_typed_is_looked_for_in_all_that_the_rules_say() {
        let ids = |typed: &str| -> Vec<String> {
            found(&[GameKind::GreatCity, GameKind::Builders], typed)
                .into_iter()
                .map(Part::id)
                .collect()
        };
        assert_eq!(ids("GAP between"), ["great_city.building.details"]);
        assert_eq!(ids("building")[0], "great_city.building");
        assert!(ids("loan").contains(&"builders.investments".to_owned()));
        assert_eq!(ids("cooking"), [""; 0]);
        assert_eq!(ids("  "), [""; 0]);
    }

    #[test]
    fn a_title_comes_before_what_is_said_elsewhere() {
        let mut decided = 0;
        for kind in GameKind::ALL {
            for part in short(&[*kind]) {
                for word in part.name().to_string().split_whitespace().filter(|it| it.len() > 3) {
                    let found = found(&[*kind], word);
                    let is_titled = |part: &Part| {
                        part.name().to_string().to_lowercase().contains(&word.to_lowercase())
                    };
                    let titles = found.iter().take_while(|part| is_titled(part)).count();
                    assert!(titles > 0 && !found[titles..].iter().any(is_titled), "{word}");
                    decided += usize::from(found.len() > titles);
                }
            }
        }
        assert!(decided > 0);
    }

    #[test]
    fn an_option_of_the_table_stands_below_the_rules_that_it_changes() {
        let changed = [Changed { topic: "building", says: "a replaced farm cannot pay".into() }];
        let told = |id: &str| found(GameKind::ALL, id)[0].text(&changed).to_string();
        let here = "**At this table:** a replaced farm cannot pay.";
        assert!(told("great_city.building").ends_with(here));
        assert!(told("great_city.building.details").ends_with(here));
        assert!(!told("great_city.scoring").contains("At this table"));
    }

    #[test]
    fn the_condition_of_each_temple_and_the_rulings_are_found() {
        let first = |typed: &str| found(GameKind::ALL, typed)[0].id();
        for (typed, part) in [
            ("minerva", "great_city.temples"),
            ("touches only with a corner", "great_city.public.details"),
            ("vote to skip", "builders.turn.details"),
            ("shuffled together", "builders.setup"),
            ("dead end", "marble.aqueducts.details"),
            ("majority", "marble.imperium"),
            ("published board", "marble.board"),
        ] {
            assert_eq!(first(typed), part, "{typed}");
        }
    }

    #[test]
    fn what_is_automatic_is_told_for_each_game_that_has_it() {
        for game in [GameKind::GreatCity, GameKind::Builders, GameKind::Marble] {
            assert!(!found(&[game], "automatic move").is_empty(), "{game:?}");
        }
    }

    #[test]
    fn an_ordinary_table_is_played_by_the_book_and_an_unusual_one_says_so() {
        let says = |kind: GameKind, automatic| -> Vec<String> {
            let changed = kind.agree(0, automatic).changed();
            changed.iter().map(|option| option.says.to_string()).collect()
        };
        for kind in [GameKind::GreatCity, GameKind::Builders, GameKind::Marble] {
            assert_eq!(says(kind, None), [""; 0]);
            assert_eq!(says(kind, Some(true)), [""; 0]);
            let by_hand = says(kind, Some(false));
            assert!(
                matches!(&by_hand[..], [one] if ["no automatic", "only when you end"].iter().any(|says| one.contains(says))),
                "{by_hand:?}"
            );
        }
    }

    #[test]
    fn every_option_names_a_part_of_its_rules() {
        use crate::{
            games::great_city::{GreatCity, Options},
            play::GameOptions,
        };
        for mut options in [
            GameOptions::of::<GreatCity>(Options::yucata()),
            GameOptions::of::<GreatCity>(Options::PUBLISHER),
            GameKind::Marble.agree(0, Some(false)),
        ] {
            for (wish, answer) in options.answers() {
                options.set(wish.name, !answer);
            }
            let changed = options.changed();
            assert!(!changed.is_empty());
            for option in changed {
                let topics = options.kind().topics();
                assert!(topics.iter().any(|topic| topic.id == option.topic), "{}", option.topic);
            }
        }
    }
}
