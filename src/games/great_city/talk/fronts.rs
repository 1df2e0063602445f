//! What stands above the buttons and selects of each page: what is to be decided, what one has, what a build costs and brings.

use super::{
    bill::Build,
    guide::{Guide, cell},
    menu::{self, cheapest, letter, places},
    orders::{CARD, CHOICE, PAY, PLACE},
    shot::Shot,
    units::{brick_tokens, bricks, cards, coins, symbols},
};
use crate::{
    board::signed,
    games::great_city::{
        pictures::facts::whereabouts,
        rules::{
            cards::{Card, Kind},
            moves::Move,
            view::{Phase, SeatView},
        },
    },
    say,
    talk::{
        layout::{Style, short_label},
        paths::{Fork, Front, Guide as _, Page, Question, Shortcut, order::SAYS},
        say::Text,
    },
};

type Said = Front<Move, Shot>;

/// What stands above this page.
pub fn front(guide: &Guide<'_>, page: &Page<'_, Move>) -> Said {
    match page {
        Page::Start => start(guide),
        Page::Choose(fork) => choose(guide, fork),
        Page::Confirm(mv) => guide
            .build(*mv)
            .map_or_else(|| Front::new(guide.summary(*mv)), |build| preview(guide, build)),
    }
}

fn start(guide: &Guide<'_>) -> Said {
    let view = guide.view;
    let (round, rounds) = (view.public.round, view.public.rounds);
    match view.public.phase {
        Phase::Draft => Front::new(say!("great_city-panel-draft")).picture(Shot::Drawn),
        Phase::Place => {
            // Nobody has taken a card of the offer yet: the last card of the draft is kept by the program.
            let kept = view.hand.iter().find(|card| **card != Card::Shrine && round == 1);
            let kept = kept.map(|card| say!("great_city-panel-drafted", card = card.name()));
            let place = say!("great_city-panel-place", round, rounds);
            Front::new(Text::sentences([place].into_iter().chain(kept))).picture(Shot::Board)
        }
        Phase::Pick => {
            Front::new(say!("great_city-panel-pick", purse = purse(view))).picture(Shot::Drawn)
        }
        Phase::Act => {
            let can_build = view.legal.iter().any(|mv| matches!(mv, Move::Build { .. }));
            let can_produce = view.legal.iter().any(|mv| matches!(mv, Move::Produce { .. }));
            let may = match (can_build, can_produce) {
                (true, true) => say!("great_city-panel-may-both"),
                (true, false) => say!("great_city-panel-may-build"),
                (false, true) => say!("great_city-panel-may-produce"),
                (false, false) => say!("great_city-panel-may-nothing"),
            };
            let text = say!("great_city-panel-your-turn", may, purse = purse(view));
            picked(guide, Front::new(text))
        }
        Phase::SchoolDeck => {
            let school = view.public.turn.as_ref().and_then(|turn| turn.school);
            let cards = cards(school.map_or(0, |school| school.draws));
            Front::new(say!("great_city-panel-school-deck", cards)).picture(Shot::Hand(0))
        }
        Phase::SchoolKeep => Front::new(say!("great_city-panel-school-keep")).picture(Shot::Drawn),
        Phase::Over => Front::new(say!("great_city-panel-over-game")),
    }
}

/// So many places of the card that was taken are offered on the first page.
const PLACES: usize = 4;

/// A build with the end of the turn behind it, where that is still to be pressed.
fn ending(guide: &Guide<'_>, build: &Build) -> Option<Shortcut<Move>> {
    let mut then = guide.what_if().play(build.mv).then;
    let ends = then.goes_on() && then.view().legal.contains(&Move::Pass);
    let letter = letter(guide, build.card, build.at).to_string();
    ends.then(|| Shortcut {
        label: say!("great_city-panel-build-and-end", letter),
        mv: build.mv,
        then: Some(Move::Pass),
        style: Style::Plain,
    })
}

/// The first page of an action, with the best places for the card that was taken from the offer just now.
fn picked(guide: &Guide<'_>, front: Said) -> Said {
    let view = guide.view;
    let mine = view.public.offer.iter().find(|offered| offered.taken_by == Some(view.seat));
    let Some(card) = mine.map(|offered| offered.card) else { return front.picture(Shot::Act) };
    let all = places(guide, card);
    let mut builds: Vec<Build> = Vec::new();
    for at in &all {
        let here: Vec<Build> = guide.builds_of(card).filter(|one| one.at == *at).copied().collect();
        builds.extend(cheapest(&here).filter(|build| guide.question(build.mv) == Question::None));
    }
    if builds.is_empty() {
        return front.picture(Shot::Act);
    }
    builds.sort_by_key(|build| std::cmp::Reverse(build.worth()));
    let shortcuts = builds.iter().take(PLACES).enumerate().map(|(place, build)| Shortcut {
        label: menu::picked(card, letter(guide, card, build.at), build),
        mv: build.mv,
        then: None,
        style: if place == 0 { Style::Main } else { Style::Plain },
    });
    let ending = builds.first().and_then(|best| ending(guide, best));
    front.picture(Shot::places(card, &all, None)).shortcuts(shortcuts.chain(ending))
}

/// "You have 2 bricks and 1 cog, 5 coins and 1 brick token."
fn purse(view: &SeatView) -> Text {
    let own = view.own();
    let symbols = view.public.turn.as_ref().map(|turn| {
        let (space, symbols) = (turn.space.number(), symbols(turn.bricks, turn.cogs));
        say!("great_city-panel-from-strip", space, symbols)
    });
    let tokens: u8 = own
        .city
        .buildings
        .iter()
        .filter(|building| building.card.kind() == Kind::Production)
        .map(|building| building.tokens)
        .sum();
    let tokens = (tokens > 0).then(|| brick_tokens(tokens));
    let money = Text::all_of(symbols.into_iter().chain([coins(own.coins)]));
    say!("great_city-panel-purse", has = Text::all_of(std::iter::once(money).chain(tokens)))
}

fn choose(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Said {
    let chosen = fork.given(CARD).or_else(|| fork.given(CHOICE)).and_then(Card::from_id);
    match (fork.asked().id, chosen) {
        (PLACE, Some(card)) => place(guide, card),
        (PAY, Some(card)) => pay(guide, card, fork),
        (_, Some(card)) => {
            Front::new(say!("great_city-panel-order", card = card.name())).picture(Shot::Drawn)
        }
        (_, None) => {
            let order = fork.order_entry().says(SAYS);
            Front::new(say!("great_city-panel-which", order)).picture(Shot::Act)
        }
    }
}

/// Where the card can go: the places with letters.
fn place(guide: &Guide<'_>, card: Card) -> Said {
    let builds: Vec<Build> = guide.builds_of(card).copied().collect();
    let asks_nothing = |build: &&Build| guide.question(build.mv) == Question::None;
    let best = builds.iter().filter(asks_nothing).max_by_key(|build| build.worth());
    let ending = best.and_then(|best| ending(guide, best));
    let payment = cheapest(&builds).map(menu::payment).unwrap_or_default();
    let bricks = bricks(card.bricks());
    Front::new(say!("great_city-panel-where", card = card.name(), bricks, payment))
        .picture(Shot::places(card, &places(guide, card), None))
        .shortcuts(ending)
}

/// The ways to pay at a place.
fn pay(guide: &Guide<'_>, card: Card, fork: &Fork<'_, Move>) -> Said {
    let here: Vec<Build> = fork.moves.iter().filter_map(|mv| guide.build(*mv)).copied().collect();
    let at = fork.given(PLACE).and_then(cell);
    let letter = at.map_or('?', |at| letter(guide, card, at)).to_string();
    Front::new(say!("great_city-panel-how", card = card.name(), letter)).picture(Shot::places(
        card,
        &places(guide, card),
        cheapest(&here),
    ))
}

/// What the build costs and brings.
fn preview(guide: &Guide<'_>, build: &Build) -> Said {
    let own = guide.view.own();
    let letter = letter(guide, build.card, build.at).to_string();
    let (card, cell) = (build.card.name(), whereabouts(&own.city, build.at));
    let asked = say!("great_city-panel-ask-build", card = &card, letter, cell);
    let over = build.replaced.map(|old| say!("great_city-panel-replaces", card = old.name()));
    let pays = say!("great_city-panel-pays", payment = menu::payment_in_full(build, &own.city));
    let gain = match menu::gain(build.gain) {
        None => say!("great_city-panel-gain-nothing"),
        Some(gain) if build.gain.draws > 0 => say!("great_city-panel-gain-lets", gain),
        Some(gain) => say!("great_city-panel-gain", gain),
    };
    let (now, change) = (own.score.total, signed(build.total));
    let score = say!("great_city-panel-score-then", now, then = now + build.total, change);
    let asked = Text::sentences(std::iter::once(asked).chain(over));
    Front::new(Text::lines([asked, Text::sentences([pays, gain, score])]))
        .picture(Shot::places(build.card, &places(guide, build.card), Some(build)))
        .shortcuts(ending(guide, build))
        .button(short_label([
            say!("great_city-panel-build-for", card = &card, payment = menu::payment(build)),
            say!("great_city-panel-build", card),
        ]))
}
