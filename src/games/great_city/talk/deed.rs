//! A move in words, for whoever may make it.

use super::{guide::Guide, labels};
use crate::{
    games::great_city::{pictures::alt::whereabouts, rules::moves::Move},
    say,
    talk::say::Text,
};

/// "Build Market · row 1, column 2 · you pay 2 coins · score +3".
#[must_use]
pub fn deed(guide: &Guide<'_>, mv: Move) -> Text {
    let view = guide.view;
    match mv {
        Move::Draft { card } | Move::SchoolKeep { keep: card, .. } => labels::keep(view, card),
        Move::Place { space } => labels::space(space.number(), view.public.strip.as_ref()),
        Move::Pick { card } => labels::take(view, card),
        Move::Build { card, at, .. } => {
            let (build, city) = (guide.build(mv), &view.public.players[view.seat.index()].city);
            let pays = build
                .map(|build| say!("great_city-panel-you-pay", payment = labels::payment(build)));
            let what = [say!("great_city-panel-build", card = card.name()), whereabouts(city, at)];
            let over = build.and_then(labels::over);
            Text::dotted(
                what.into_iter().chain(over).chain(pays).chain(build.and_then(labels::effect)),
            )
        }
        Move::SchoolDeck { deck } => {
            say!("great_city-panel-draw-from", deck = labels::deck(view, deck))
        }
        Move::Produce { .. } => guide
            .production()
            .filter(|production| production.mv == mv)
            .map_or_else(|| say!("great_city-panel-produce"), |it| labels::produce(&it)),
        Move::Pass => say!("great_city-panel-pass"),
    }
}
