//! What stands above the buttons and selects of each page: what is to be decided, what one has, what a build costs and brings.

use super::{
    bill::Build,
    choices::{cheapest, letter, places},
    guide::{Guide, cell},
    labels,
    orders::{CARD, CHOICE, PAY, PLACE},
    shot::Shot,
};
use crate::{
    games::great_city::rules::{
        cards::{Card, Kind},
        moves::Move,
        view::{Phase, SeatView},
    },
    say,
    talk::{
        names::count,
        paths::{Fork, Front, Guide as _, Page, order::SAYS},
    },
};

type Said = Front<Move, Shot>;

/// What stands above this page.
#[must_use]
pub fn front(guide: &Guide<'_>, page: &Page<'_, Move>) -> Said {
    match page {
        Page::Start => start(guide),
        Page::Choose(fork) => choose(guide, fork),
        Page::Confirm(mv) => guide
            .build(*mv)
            .map_or_else(|| Front::new(guide.deed(*mv)), |build| preview(guide, build)),
    }
}

fn start(guide: &Guide<'_>) -> Said {
    let view = guide.view;
    match view.public.phase {
        Phase::Draft => Front::new(
            "**Opening draft.** Keep one of these cards; the others go on to the next player. \
             Nobody else sees what you keep.",
        )
        .picture(Shot::Drawn),
        Phase::Place => Front::new(format!(
            "**Place an emissary** (round {} of {}). Turns are taken from space 1 on; a space gives all symbols from the \
             emperor up to it.",
            view.public.round, view.public.rounds
        ))
        .picture(Shot::Board),
        Phase::Pick => Front::new(format!("**Take a card** of the offer. {}", purse(view)))
            .picture(Shot::Board),
        Phase::Act => {
            let can_build = view.legal.iter().any(|mv| matches!(mv, Move::Build { .. }));
            let can_produce = view.legal.iter().any(|mv| matches!(mv, Move::Produce { .. }));
            let text = format!("**Your turn:** {} {}", may(can_build, can_produce), purse(view));
            Front::new(text).picture(Shot::Hand(0))
        }
        Phase::SchoolDeck => school_deck(view),
        Phase::SchoolKeep => Front::new(
            "**School:** keep one of these cards. The others go back under the deck; nobody else sees them.",
        )
        .picture(Shot::Drawn),
        Phase::Over => Front::new("The game is over."),
    }
}

fn school_deck(view: &SeatView) -> Said {
    let draws =
        view.public.turn.as_ref().and_then(|turn| turn.school).map_or(0, |school| school.draws);
    let text = format!(
        "**School:** from which deck do you draw {}? Once you have seen them you cannot undo.",
        count(draws, "card")
    );
    Front::new(text).picture(Shot::Hand(0))
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
        format!("{} from the strip and ", super::units::symbols(turn.bricks, turn.cogs))
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

fn choose(guide: &Guide<'_>, fork: &Fork<'_, Move>) -> Said {
    let chosen = fork.given(CARD).or_else(|| fork.given(CHOICE)).and_then(Card::from_id);
    match (fork.asked().id, chosen) {
        (PLACE, Some(card)) => place(guide, card),
        (PAY, Some(card)) => pay(guide, card, fork),
        (_, Some(card)) => Front::new(format!(
            "You keep **{card}**. In which order do the others go under the deck? The first named is drawn first again."
        ))
        .picture(Shot::Drawn),
        (_, None) => {
            Front::new(say!("great_city-panel-which", order = fork.order_entry().says(SAYS))).picture(Shot::Hand(0))
        }
    }
}

/// Where the card can go: the places with letters.
fn place(guide: &Guide<'_>, card: Card) -> Said {
    let builds: Vec<Build> = guide.builds_of(card).copied().collect();
    let price = cheapest(&builds).map(labels::payment).unwrap_or_default();
    let text = format!(
        "**{card}** costs {}: you pay {price}. Where does it go? The letters are those of the picture.",
        count(card.bricks(), "brick"),
    );
    Front::new(text).picture(Shot::places(card, &places(guide, card), None))
}

/// The ways to pay at a place.
fn pay(guide: &Guide<'_>, card: Card, fork: &Fork<'_, Move>) -> Said {
    let here: Vec<Build> = fork.moves.iter().filter_map(|mv| guide.build(*mv)).copied().collect();
    let at = fork.given(PLACE).and_then(cell);
    let letter = at.map_or('?', |at| letter(guide, card, at));
    Front::new(format!("**{card}** at {letter}: how do you pay?")).picture(Shot::places(
        card,
        &places(guide, card),
        cheapest(&here),
    ))
}

/// What the build costs and brings.
fn preview(guide: &Guide<'_>, build: &Build) -> Said {
    let own = &guide.view.public.players[guide.view.seat.index()];
    let over = build.replaced.map(|old| format!(" It replaces your {old}.")).unwrap_or_default();
    let gain = match labels::gain(build.gain) {
        nothing if nothing.is_empty() => "It brings nothing at once.".to_owned(),
        gain if build.gain.draws > 0 => format!("It lets you {gain}."),
        gain => format!("It brings {gain}."),
    };
    let text = format!(
        "Build **{}** at **{}** ({})?{over}\nYou pay {}. {gain}\nYour score now: {} → {} ({}).",
        build.card,
        letter(guide, build.card, build.at),
        labels::cell(build.at),
        labels::payment_in_full(build, &own.city),
        own.score.total,
        own.score.total + build.score,
        labels::signed(build.score),
    );
    Front::new(text)
        .picture(Shot::places(build.card, &places(guide, build.card), Some(build)))
        .button(format!("Build {}, pay {}", build.card, labels::payment(build)))
}
