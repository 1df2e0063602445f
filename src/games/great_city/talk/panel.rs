//! The panel of The Great City of Rome: which buttons and selects each decision needs.

use super::{
    bill::{self, Build},
    build_pages, labels,
    page::{Page, distinct, do_it},
    school_pages,
    shot::Shot,
    words,
};
use crate::{
    games::great_city::rules::{
        cards::{Card, Kind},
        moves::Move,
        view::{Phase, SeatView},
    },
    talk::{
        layout::{BUTTONS, Choice, Panel, Row, Select, Style},
        names::count,
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// The decision that is open to the seat of the view.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn decision(view: &SeatView, page: &str, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    match page.parse::<Page>()? {
        Page::Main => Ok(main(view, spot)),
        Page::Plan(card) => build_pages::plan(view, card, spot),
        Page::At(card, at) => build_pages::at(view, card, at, spot),
        Page::Show(mv) => build_pages::preview(view, mv, spot),
        Page::Order(card) => school_pages::order(view, card, spot),
    }
}

fn main(view: &SeatView, spot: Spot) -> Panel<Shot> {
    match view.public.phase {
        Phase::Draft => draft(view, spot),
        Phase::Place => place(view, spot),
        Phase::Pick => pick(view, spot),
        Phase::Act => act(view, spot),
        Phase::SchoolDeck => school_pages::deck(view, spot),
        Phase::SchoolKeep => school_pages::keep(view, spot),
        Phase::Over => Panel::text("The game is over."),
    }
}

fn draft(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let buttons = distinct(view.legal.iter().copied())
        .filter_map(|mv| match mv {
            Move::Draft { card } => {
                Some(spot.button(do_it(mv), &format!("Keep {}", labels::fact(card)), Style::Plain))
            }
            _ => None,
        })
        .collect();
    let text = "**Opening draft.** Keep one of these cards; the others go on to the next player. \
                Nobody else sees what you keep.";
    Panel { text: text.to_owned(), rows: Vec::new(), picture: Some(Shot::Drawn) }
        .row(Row::Buttons(buttons))
}

fn place(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let strip = view.public.strip.as_ref();
    let buttons = distinct(view.legal.iter().copied())
        .filter_map(|mv| match mv {
            Move::Place { space } => {
                Some(spot.button(do_it(mv), &labels::space(space.number(), strip), Style::Plain))
            }
            _ => None,
        })
        .take(BUTTONS)
        .collect();
    let text = format!(
        "**Place an emissary** (round {} of {}). Turns are taken from space 1 on; a space gives all symbols from the \
         emperor up to it.",
        view.public.round, view.public.rounds
    );
    Panel { text, rows: Vec::new(), picture: Some(Shot::Board) }.row(Row::Buttons(buttons))
}

fn pick(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let buttons = distinct(view.legal.iter().copied())
        .filter_map(|mv| match mv {
            Move::Pick { card } => {
                Some(spot.button(do_it(mv), &format!("Take {}", labels::fact(card)), Style::Plain))
            }
            _ => None,
        })
        .collect();
    let text = format!("**Take a card** of the offer. {}", purse(view));
    Panel { text, rows: Vec::new(), picture: Some(Shot::Board) }.row(Row::Buttons(buttons))
}

fn act(view: &SeatView, spot: Spot) -> Panel<Shot> {
    let builds = bill::builds(view);
    let mut buttons = Vec::new();
    if let Some(production) = bill::production(view) {
        buttons.push(spot.button(do_it(production.mv), &labels::produce(&production), Style::Main));
    }
    if view.legal.contains(&Move::Pass) {
        buttons.push(spot.button(do_it(Move::Pass), "Pass · end the turn", Style::Ending));
    }
    let can_produce = bill::production(view).is_some();
    let text = format!("**Your turn:** {} {}", may(!builds.is_empty(), can_produce), purse(view));
    Panel { text, rows: Vec::new(), picture: Some(Shot::Hand(0)) }
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go("plan:".to_owned())),
            placeholder: "Build a card: choose which".to_owned(),
            options: cards(&builds),
        }))
        .row(Row::Buttons(buttons))
}

const fn may(can_build: bool, can_produce: bool) -> &'static str {
    match (can_build, can_produce) {
        (true, true) => "you may build one card and produce once, in either order.",
        (true, false) => "you may build one card.",
        (false, true) => "you may produce once.",
        (false, false) => "nothing more can be built or produced; pass to end the turn.",
    }
}

/// "You have 2 bricks and 1 cog, 5 coins and 1 brick token."
fn purse(view: &SeatView) -> String {
    let own = &view.public.players[view.seat.index()];
    let symbols = view.public.turn.as_ref().map_or_else(String::new, |turn| {
        format!("{} from the strip and ", words::symbols(turn.bricks, turn.cogs))
    });
    let tokens: u8 = own
        .city
        .buildings
        .iter()
        .filter(|building| building.card.kind() == Kind::Production)
        .map(|building| building.tokens)
        .sum();
    let tokens =
        if tokens == 0 { String::new() } else { format!(" and {}", count(tokens, "brick token")) };
    format!(
        "You have {symbols}{}{tokens}. A missing brick costs 2 coins, a missing cog 1.",
        count(own.coins, "coin")
    )
}

/// The cards that can be built, the most worthwhile first.
#[must_use]
pub fn cards(builds: &[Build]) -> Vec<Choice> {
    let mut cards: Vec<(Card, i32)> = Vec::new();
    for build in builds {
        match cards.iter_mut().find(|(card, _)| *card == build.card) {
            Some((_, worth)) => *worth = build.worth().max(*worth),
            None => cards.push((build.card, build.worth())),
        }
    }
    cards.sort_by_key(|(card, worth)| (-worth, *card));
    cards
        .into_iter()
        .map(|(card, _)| Choice { value: card.id().to_owned(), label: labels::card(card, builds) })
        .collect()
}

/// The hand and the way through its pages.
#[must_use]
pub fn hand(view: &SeatView, page: usize, spot: Spot) -> Panel<Shot> {
    let pages = crate::games::great_city::pictures::hand::hand_pages(view);
    let page = page.min(pages.saturating_sub(1));
    let text = match view.hand.len() {
        0 => "**Your hand** is empty.".to_owned(),
        cards => {
            format!("**Your hand:** {}, page {} of {pages}.", count(cards, "card"), page + 1)
        }
    };
    let mut buttons = vec![spot.button(GameVerb::Go(String::new()), "Back", Style::Plain)];
    if page > 0 {
        buttons.push(spot.button(
            GameVerb::Hand((page - 1).to_string()),
            "Previous page",
            Style::Plain,
        ));
    }
    if page + 1 < pages {
        buttons.push(spot.button(
            GameVerb::Hand((page + 1).to_string()),
            "Next page",
            Style::Plain,
        ));
    }
    Panel { text, rows: Vec::new(), picture: Some(Shot::Hand(page)) }.row(Row::Buttons(buttons))
}

/// What can be done now and how.
#[must_use]
pub fn help(view: &SeatView) -> String {
    let now = match view.public.phase {
        Phase::Draft => {
            "Keep one card with a button, or `/rome draft`. The others go to the next player."
        }
        Phase::Place => {
            "Choose a free space with a button, or `/rome place`. Near to the emperor you act early; far \
                         from it you have more bricks and cogs."
        }
        Phase::Pick => {
            "Take one card of the offer with a button, or `/rome pick`. It goes into your hand, and you may \
                        build it at once."
        }
        Phase::Act => {
            "Build one card of your hand (choose it, then the place by its letter, then confirm; or \
                       `/rome build`), and produce once with two cogs (`/rome produce`), in either order. *Pass* \
                       (`/rome pass`) when you want nothing more."
        }
        Phase::SchoolDeck | Phase::SchoolKeep => {
            "Your school draws cards from a deck of your choice; you keep one, the \
                       others go under the deck in an order that only you know (`/rome keep`)."
        }
        Phase::Over => "Nothing is left to do. `/game score` shows the result.",
    };
    format!(
        "{now}\n\n*Undo* (`/game undo`) takes your last move back until somebody else has acted, a secret was revealed \
         or chance decided. *Look* (`/game board`) shows the table, *My hand* (`/game hand`) your cards. `/game rules` \
         explains the game, `/game card` any building."
    )
}
