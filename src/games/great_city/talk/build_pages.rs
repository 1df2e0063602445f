//! The way to a building: card, place by its letter, payment when there is a choice, preview, build.

use super::{
    bill::{Build, builds_of},
    labels,
    page::{Page, do_it},
    shot::Shot,
};
use crate::{
    games::great_city::{
        pictures::plan::letters,
        rules::{cards::Card, city::Cell, moves::Move, view::SeatView},
    },
    talk::{
        layout::{Button, Choice, Panel, Row, Select, Style},
        names::count,
        present::{NoSuchPage, Spot},
        verb::GameVerb,
    },
};

/// Where the card can go: the plan with letters, and a select of the same letters.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn plan(view: &SeatView, card: Card, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let builds = builds_of(view, card);
    if builds.is_empty() {
        return Err(NoSuchPage);
    }
    let places = places(&builds);
    let text = format!(
        "**{card}** costs {}: you pay {}. Where does it go? The letters are those of the picture.",
        count(card.bricks(), "brick"),
        labels::payment(&cheapest(&builds)),
    );
    Ok(Panel { text, rows: Vec::new(), picture: Some(Shot::plan(card, &places, None)) }
        .row(Row::Select(Select {
            id: spot.id(GameVerb::Go(format!("at:{}:", card.id()))),
            placeholder: "Choose a place by its letter".to_owned(),
            options: place_choices(&builds),
        }))
        .row(Row::Buttons(vec![back(spot, Page::Main)])))
}

/// The ways to pay at a place; the preview when there is only one.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn at(view: &SeatView, card: Card, at: Cell, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let all = builds_of(view, card);
    let here: Vec<Build> = all.iter().copied().filter(|build| build.at == at).collect();
    match here[..] {
        [] => Err(NoSuchPage),
        [only] => Ok(show(view, &all, &only, spot)),
        [first, ..] => {
            let text = format!("**{card}** at {}: how do you pay?", letter(&all, &first));
            Ok(Panel {
                text,
                rows: Vec::new(),
                picture: Some(Shot::plan(card, &places(&all), Some(&cheapest(&here)))),
            }
            .row(Row::Select(Select {
                id: spot.id(GameVerb::Go("show:".to_owned())),
                placeholder: "Choose how you pay".to_owned(),
                options: payment_choices(view, &here),
            }))
            .row(Row::Buttons(vec![back(spot, Page::Plan(card))])))
        }
    }
}

/// What the build costs and brings, with the button that does it.
///
/// # Errors
/// When no legal move belongs to the page.
pub fn preview(view: &SeatView, mv: Move, spot: Spot) -> Result<Panel<Shot>, NoSuchPage> {
    let Move::Build { card, .. } = mv else { return Err(NoSuchPage) };
    let all = builds_of(view, card);
    let build = all.iter().find(|build| build.mv == mv).copied().ok_or(NoSuchPage)?;
    Ok(show(view, &all, &build, spot))
}

fn show(view: &SeatView, all: &[Build], build: &Build, spot: Spot) -> Panel<Shot> {
    let own = &view.public.players[view.seat.index()];
    let over = build.replaced.map(|old| format!(" It replaces your {old}.")).unwrap_or_default();
    let gain = match labels::gain(build.gain) {
        nothing if nothing.is_empty() => "It brings nothing at once.".to_owned(),
        gain if build.gain.draws > 0 => format!("It lets you {gain}."),
        gain => format!("It brings {gain}."),
    };
    let text = format!(
        "Build **{}** at **{}** ({})?{over}\nYou pay {}. {gain}\nYour score now: {} → {} ({}).",
        build.card,
        letter(all, build),
        labels::cell(build.at),
        labels::payment_in_full(build, &own.city),
        own.score.total,
        own.score.total + build.score,
        labels::signed(build.score),
    );
    let label = format!("Build {}, pay {}", build.card, labels::payment(build));
    Panel {
        text,
        rows: Vec::new(),
        picture: Some(Shot::plan(build.card, &places(all), Some(build))),
    }
    .row(Row::Buttons(vec![
        spot.button(do_it(build.mv), &label, Style::Main),
        back(spot, Page::Plan(build.card)),
    ]))
}

fn back(spot: Spot, page: Page) -> Button {
    spot.button(GameVerb::Go(page.to_string()), "Back", Style::Plain)
}

/// The places of these builds in reading order, each once.
#[must_use]
pub fn places(builds: &[Build]) -> Vec<Cell> {
    let mut places: Vec<Cell> = builds.iter().map(|build| build.at).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The build that costs the fewest coins, then the fewest tokens; not of an empty list.
fn cheapest(builds: &[Build]) -> Build {
    *builds
        .iter()
        .min_by_key(|build| (build.coins, build.tokens.len()))
        .expect("callers have at least one build")
}

fn letter(all: &[Build], build: &Build) -> char {
    letters(&places(all))
        .into_iter()
        .find(|(_, at)| *at == build.at)
        .map_or('?', |(letter, _)| letter)
}

/// One option for each place, in the order of the letters; the cheapest payment speaks for the place.
#[must_use]
pub fn place_choices(builds: &[Build]) -> Vec<Choice> {
    letters(&places(builds))
        .into_iter()
        .filter_map(|(letter, at)| {
            let here: Vec<Build> = builds.iter().copied().filter(|build| build.at == at).collect();
            let build = here.iter().min_by_key(|build| (build.coins, build.tokens.len()))?;
            Some(Choice {
                value: format!("{},{}", at.row(), at.col()),
                label: labels::place(letter, build),
            })
        })
        .collect()
}

/// One option for each way to pay for the same card at the same place, fewest coins first.
#[must_use]
pub fn payment_choices(view: &SeatView, here: &[Build]) -> Vec<Choice> {
    let city = &view.public.players[view.seat.index()].city;
    let mut ways = here.to_vec();
    ways.sort_by_key(|build| (build.coins, build.tokens.len()));
    ways.iter()
        .map(|build| Choice {
            value: build.mv.to_string(),
            label: crate::talk::layout::shorten(
                &labels::payment_in_full(build, city),
                crate::talk::layout::OPTION_LABEL,
            ),
        })
        .collect()
}
