//! A move in words, for whoever may make it.

use super::{guide::Guide, menu};
use crate::{
    games::great_city::{pictures::facts::whereabouts, rules::moves::Move},
    say,
    talk::say::Text,
};

/// The move alone: "Build Market · row 1, column 2", over which building.
pub fn what(guide: &Guide<'_>, mv: Move) -> Text {
    match mv {
        Move::Draft { card } | Move::SchoolKeep { keep: card, .. } => {
            say!("great_city-panel-keep", card = card.name())
        }
        Move::Place { space } => say!("great_city-called-space", space = space.number()),
        Move::Pick { card } => say!("great_city-panel-take", card = card.name()),
        Move::Build { card, at, .. } => {
            let city = &guide.view.own().city;
            let what = [say!("great_city-panel-build", card = card.name()), whereabouts(city, at)];
            Text::dotted(what.into_iter().chain(guide.build(mv).and_then(menu::over)))
        }
        Move::SchoolDeck { deck } => {
            let deck = say!("great_city-called-deck", deck = deck.to_string());
            say!("great_city-panel-draw-from", deck)
        }
        Move::Produce { .. } => say!("great_city-panel-produce"),
        Move::Pass => say!("great_city-panel-pass"),
    }
}

/// "Build Market · row 1, column 2 · you pay 2 coins · +3 points".
pub fn summary(guide: &Guide<'_>, mv: Move) -> Text {
    let view = guide.view;
    match mv {
        Move::Draft { card } | Move::Pick { card } | Move::SchoolKeep { keep: card, .. } => {
            menu::choice(view, card)
        }
        Move::Place { space } => menu::space(space.number(), view.public.strip.as_ref()),
        Move::Build { .. } => {
            let build = guide.build(mv);
            let pays =
                build.map(|build| say!("great_city-panel-you-pay", payment = menu::payment(build)));
            let more = pays.into_iter().chain(build.and_then(menu::effect));
            Text::dotted(std::iter::once(what(guide, mv)).chain(more))
        }
        Move::SchoolDeck { deck } => {
            say!("great_city-panel-draw-from", deck = menu::deck(view, deck))
        }
        Move::Produce { .. } => guide
            .production()
            .filter(|production| production.mv == mv)
            .map_or_else(|| say!("great_city-panel-produce"), |it| menu::produce(&it)),
        Move::Pass => what(guide, mv),
    }
}
