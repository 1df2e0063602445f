//! The cards of all games, by what people choose or type.

use crate::{
    render::{Everybody, Picture},
    say,
    tables::GameKind,
    talk::{layout::Choice, say::Text, typed::echo},
};

/// All about the card that was chosen or typed, or that there is none.
pub fn card(kinds: &[GameKind], typed: &str) -> Text {
    card_of(kinds, typed).map_or_else(|| no_card(kinds, typed), |(_, _, text)| text)
}

/// The picture of that card; `None` for none, for several, and in a game that has no such pictures.
pub fn portrait(kinds: &[GameKind], typed: &str) -> Option<Picture<Everybody>> {
    let (kind, card, _) = card_of(kinds, typed)?;
    kind.portrait(card)
}

/// A page of all cards of a game.
#[derive(Clone, Copy)]
pub struct CardPage {
    kind: GameKind,
    number: usize,
    title: fn() -> Text,
}

/// The pages of all cards, of all these games.
pub fn pages(kinds: &[GameKind]) -> Vec<CardPage> {
    let pages = |kind: &GameKind| {
        let kind = *kind;
        let titles = kind.sheets().iter().enumerate();
        titles.map(move |(number, title)| CardPage { kind, number, title: *title })
    };
    kinds.iter().flat_map(pages).collect()
}

impl CardPage {
    /// "All buildings · The Great City of Rome"
    fn name(self) -> Text {
        say!("lookup-all", cards = (self.title)(), game = self.kind.title())
    }

    /// As an autocomplete offers it.
    pub fn choice(self) -> Choice {
        Choice::new(format!("all.{}.{}", self.kind.id(), self.number), self.name())
    }

    /// Whether it was chosen, or typed by its name.
    pub fn is_called(self, typed: &str) -> bool {
        let Choice { value, label, .. } = self.choice();
        typed == value || label.everywhere().iter().any(|name| typed.eq_ignore_ascii_case(name))
    }

    /// Whether it is offered for what is typed so far.
    pub fn fits(self, typed: &str) -> bool {
        let typed = typed.trim().to_lowercase();
        self.name().everywhere().iter().any(|name| name.to_lowercase().contains(&typed))
    }

    /// Its picture.
    pub fn draw(self) -> Picture<Everybody> {
        self.kind.sheet(self.number)
    }

    /// What is shown, and which other pages there are.
    pub fn text(self, all: &[Self]) -> Text {
        let others =
            all.iter().filter(|other| other.kind == self.kind && other.number != self.number);
        let others: Vec<Text> =
            others.map(|other| say!("lookup-other-page", cards = (other.title)())).collect();
        let page = say!("lookup-page", cards = (self.title)(), game = self.kind.title());
        if others.is_empty() {
            return page;
        }
        let more = say!("lookup-other-pages", pages = Text::all_of(others));
        Text::sentences([page, more])
    }
}

/// The cards of a game as choices that say which game is meant: both may have a market.
pub fn cards_of(kind: GameKind, typed: &str) -> Vec<Choice> {
    let choice = |card: Choice| Choice { value: format!("{}.{}", kind.id(), card.value), ..card };
    kind.cards(typed).into_iter().map(choice).collect()
}

/// The card that was chosen; or what was typed, in the first of the games that has a card of that whole name, else in the
/// first where it fits loosely. With its game and what it is called there.
fn card_of<'t>(kinds: &[GameKind], typed: &'t str) -> Option<(GameKind, &'t str, Text)> {
    let told = |kind: &GameKind, card: &'t str| kind.card(card).map(|text| (*kind, card, text));
    let chosen = kinds.iter().find_map(|kind| {
        let card = typed.strip_prefix(kind.id())?.strip_prefix('.')?;
        told(kind, card)
    });
    let whole = kinds.iter().filter(|kind| kind.has_card(typed));
    let found = || whole.chain(kinds).find_map(|kind| told(kind, typed));
    chosen.or_else(found)
}

fn no_card(kinds: &[GameKind], typed: &str) -> Text {
    let typed = echo(typed);
    match kinds.iter().find_map(|kind| kind.a_card()) {
        Some(card) => say!("lookup-no-card", typed, card),
        None => say!("lookup-no-cards", typed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::talk::layout::{CONTENT, OPTION_LABEL};

    #[test]
    fn every_card_that_is_offered_is_explained_within_the_limits() {
        for kind in GameKind::ALL {
            for typed in ["", "a", "te", "temple", "wood"] {
                let offered = cards_of(*kind, typed);
                assert!(offered.iter().all(|card| card.label.len() <= OPTION_LABEL));
                for card in offered {
                    let (_, _, text) = card_of(GameKind::ALL, &card.value).unwrap();
                    let text = text.to_string();
                    let label = card.label.to_string();
                    let name = label.split(" · ").next().unwrap();
                    let is_meant = name.split(" (").next().is_some_and(|name| text.contains(name));
                    assert!(is_meant && text.chars().count() <= CONTENT, "{text}");
                }
            }
        }
    }

    #[test]
    fn every_card_of_a_game_with_cards_has_a_picture_that_says_all_of_it() {
        for kind in GameKind::ALL.iter().filter(|kind| kind.a_card().is_some()) {
            let offered = cards_of(*kind, "");
            assert!(!offered.is_empty());
            for card in offered {
                let picture = portrait(GameKind::ALL, &card.value).unwrap();
                assert!(
                    !picture.alt().is_empty() && !picture.alt().ends_with('…'),
                    "{}",
                    card.value
                );
                assert!(picture.png().len() <= 150 * 1024, "{}", card.value);
            }
        }
    }

    #[test]
    fn every_page_of_cards_is_offered_found_and_names_the_others() {
        let all = pages(GameKind::ALL);
        for page in &all {
            let choice = page.choice();
            assert!(choice.label.len() <= OPTION_LABEL);
            let found = all.iter().filter(|other| other.is_called(&choice.value)).count();
            assert_eq!(found, 1, "{}", choice.value);
            assert!(page.fits("all") && page.is_called(&choice.label.to_string()));
        }
        insta::assert_snapshot!(all[0].text(&all), @"The Great City of Rome: farms, houses and aqueducts. `/game card` with a name explains one. `/game card` also has *public buildings* and *temples*.");
        let builders =
            all.iter().rfind(|page| page.kind == GameKind::Builders && page.number == 1).unwrap();
        insta::assert_snapshot!(builders.text(&all), @"The Builders: Antiquity: workers and investments. `/game card` with a name explains one. `/game card` also has *buildings and machines*.");
    }

    #[test]
    fn where_no_game_has_cards_none_is_suggested() {
        let words = no_card(&[GameKind::Goofspiel], "king").to_string();
        assert_eq!(words, "No card fits “king”.");
    }

    #[test]
    fn a_card_that_is_unknown_is_none() {
        assert_eq!(card_of(GameKind::ALL, "pyramid of glass"), None);
    }

    #[test]
    fn a_whole_name_of_any_game_comes_before_a_loose_fit_of_the_first() {
        let mut games = GameKind::ALL.to_vec();
        let mut outshone = 0;
        for _ in GameKind::ALL {
            games.rotate_left(1);
            let (here, there) = (games[0], games[1]);
            for card in cards_of(there, "") {
                let label = card.label.to_string();
                let name = label.split(" · ").next().unwrap().split(" (").next().unwrap();
                let is_loose = !here.has_card(name) && here.card(name).is_some();
                if is_loose {
                    outshone += 1;
                    assert_eq!(
                        card_of(&games, name).map(|(_, _, text)| text),
                        there.card(name),
                        "{name}"
                    );
                }
            }
        }
        assert!(outshone > 0, "some name of a game fits loosely in another");
    }

    #[test]
    fn the_card_that_is_suggested_is_one_of_the_first_game() {
        for kind in GameKind::ALL {
            let Some(example) = kind.a_card() else { continue };
            let example = example.to_string();
            assert!(kind.has_card(&example), "{example}");
            let words = no_card(&[*kind], "xyzzy").to_string();
            assert!(words.ends_with(&format!("such as *{example}*.")));
        }
    }
}
