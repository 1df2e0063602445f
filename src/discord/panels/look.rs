//! A look at a table by anybody: its pages with the menu between them, and the way to earlier moments. All of it is public.

use super::{plan_buttons, play_on, player::whose_turn, predictions, proposals, review};
use crate::{
    board::Seat,
    discord::words::{look as words, summary},
    play::AnyShot,
    say,
    tables::{Look, MoveNumber, Stage},
    talk::{
        layout::{Button, CONTENT, Choice, OPTION_LABEL, Panel, Row},
        names::Names,
        say::Text,
        sight::{Page, Part, Sight},
        verb::GameVerb,
    },
};

/// What goes with a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawing<S> {
    /// A picture of the table or of a part of it.
    Shot(S),
    /// The score pad.
    Scores,
}

/// An earlier moment of a table, and where one can go from there.
#[derive(Clone, Debug, PartialEq)]
pub struct Earlier {
    /// After so many entries.
    pub after: MoveNumber,
    /// What happened then, a line each.
    pub lines: Vec<Text>,
    /// The moment before.
    pub previous: Option<MoveNumber>,
    /// The moment after; `None` is now.
    pub next: Option<MoveNumber>,
    /// Other moments by the number of entries, the most wanted first.
    pub others: Vec<(MoveNumber, Text)>,
}

/// A page of the table as it stands, or stood at an earlier moment.
pub fn panel(
    look: &Look,
    page: Page,
    earlier: Option<&Earlier>,
    names: &Names,
) -> Panel<Drawing<AnyShot>> {
    let parts = look.public.parts(names);
    let sight = Sight { after: earlier.map(|earlier| earlier.after), page };
    let (text, picture) = match page {
        // A film is no page of one moment.
        Page::Table | Page::Film => (table(look, earlier), Some(Drawing::Shot(look.kind.board()))),
        Page::Part(place) => match parts.get(place) {
            Some(part) => part_of(part),
            None => (table(look, earlier), Some(Drawing::Shot(look.kind.board()))),
        },
        Page::Scores => (words::scores(look.state), Some(Drawing::Scores)),
        Page::Points(seat) => (points(look, seat, names), None),
        Page::Words(place) => (in_words(look, &parts, names, place), None),
    };
    let text = match (earlier, &picture) {
        (Some(earlier), Some(_)) => words::moment(earlier.after, &earlier.lines, text),
        (Some(earlier), None) => {
            Text::paragraphs([words::heading(earlier.after, &earlier.lines), text])
        }
        (None, _) => text,
    };
    let buttons =
        [way(look, sight, earlier), vec![form(look, sight, &parts, names)], back(look, earlier)];
    Panel::new(text.cut(CONTENT), picture)
        .row(menu(look, sight, &parts, names))
        .buttons(buttons.concat())
        .buttons(of_finished(look, earlier))
        .row(moments(look, sight, earlier))
}

/// Whose turn it is, and what the marks of the picture mean: the rest is in it.
fn table(look: &Look, earlier: Option<&Earlier>) -> Text {
    match earlier {
        Some(_) => Text::default(),
        None => Text::lines([whose_turn(look)].into_iter().chain(summary::legend(look))),
    }
}

/// A part by its picture; without one in words.
fn part_of(part: &Part<AnyShot>) -> (Text, Option<Drawing<AnyShot>>) {
    match &part.shot {
        Some(shot) => (words::part_name(part), Some(Drawing::Shot(shot.clone()))),
        None => (words::part(part), None),
    }
}

/// The account of a seat, or that there is nothing to explain.
fn points(look: &Look, seat: Seat, names: &Names) -> Text {
    let has_seat = seat.index() < look.players.len();
    match has_seat.then(|| look.public.account(seat)).flatten() {
        Some(account) => words::account(&names.bold(seat), &account, look.kind.point()),
        None => words::scores(look.state),
    }
}

/// All that there is to say, in as many messages as it needs.
fn all_words(look: &Look, parts: &[Part<AnyShot>], names: &Names) -> Vec<Text> {
    let all = std::iter::once(look.public.status(names)).chain(parts.iter().map(words::part));
    words::pages(all)
}

/// The place of the message that has the words of this part.
fn page_of(pages: &[Text], part: &Part<AnyShot>) -> usize {
    let name = words::part_name(part).to_string();
    pages.iter().position(|page| page.to_string().contains(&name)).unwrap_or(0)
}

/// The message of them at this place; the last one beyond them.
fn in_words(look: &Look, parts: &[Part<AnyShot>], names: &Names, place: usize) -> Text {
    let pages = all_words(look, parts, names);
    pages.get(place).or(pages.last()).cloned().unwrap_or_default()
}

/// The pages to choose from.
fn menu(look: &Look, sight: Sight, parts: &[Part<AnyShot>], names: &Names) -> Row {
    let choice =
        |page: Page, label: Text| Choice::new(page.to_string(), label.plain().cut(OPTION_LABEL));
    let mut options = vec![choice(Page::Table, say!("look-table"))];
    let parts = parts.iter().enumerate();
    options.extend(parts.map(|(place, part)| choice(Page::Part(place), part.name.clone())));
    options.push(choice(Page::Scores, say!("look-scores")));
    let explained = look.players.iter().map(|player| player.seat);
    let explained = explained.filter(|seat| look.public.account(*seat).is_some());
    let points = |seat| choice(Page::Points(seat), say!("look-points", who = names.plain(seat)));
    options.extend(explained.map(points));
    options.push(choice(Page::Words(0), say!("look-words")));
    let is_filmed = look.number > MoveNumber(0) && !look.is_private();
    options.extend(is_filmed.then(|| choice(Page::Film, say!("look-film"))));
    look.spot().select(GameVerb::Look(sight.moment()), say!("look-closer"), options)
}

/// The way from the film back to the table as it was looked at.
pub fn to_table(look: &Look, sight: Sight) -> Row {
    Row::Buttons(vec![to(look, sight.of(Page::Table), say!("look-table"))])
}

/// A button that leads to this sight.
fn to(look: &Look, sight: Sight, label: Text) -> Button {
    look.spot().plain(GameVerb::Look(sight.to_string()), label)
}

/// Earlier, later, and now; a lesson has only now.
fn way(look: &Look, sight: Sight, earlier: Option<&Earlier>) -> Vec<Button> {
    let at = |after| sight.at(after);
    let Some(earlier) = earlier else {
        let last = look.number.0.checked_sub(1).map(MoveNumber).filter(|_| !look.is_private());
        return last
            .map(|last| to(look, at(Some(last)), say!("button-earlier")))
            .into_iter()
            .collect();
    };
    let previous = earlier.previous.map(|then| to(look, at(Some(then)), say!("button-earlier")));
    let later = to(look, at(earlier.next), say!("button-later"));
    let now = earlier.next.map(|_| to(look, at(None), say!("button-now")));
    [previous, Some(later), now].into_iter().flatten().collect()
}

/// In words or as a picture, whichever it is not; or more words.
fn form(look: &Look, sight: Sight, parts: &[Part<AnyShot>], names: &Names) -> Button {
    match sight.page {
        Page::Words(place) if all_words(look, parts, names).len() > place + 1 => {
            to(look, sight.of(Page::Words(place + 1)), say!("button-more"))
        }
        Page::Words(_) => to(look, sight.of(Page::Table), say!("button-as-picture")),
        Page::Part(place) => {
            let page =
                parts.get(place).map_or(0, |part| page_of(&all_words(look, parts, names), part));
            to(look, sight.of(Page::Words(page)), say!("button-as-text"))
        }
        Page::Table | Page::Scores | Page::Points(_) | Page::Film => {
            to(look, sight.of(Page::Words(0)), say!("button-as-text"))
        }
    }
}

/// Back to the own panel, and from the present table to the plan and to proposals; to a tip for who has no seat.
fn back(look: &Look, earlier: Option<&Earlier>) -> Vec<Button> {
    let back = look.seat.map(|_| look.spot().back());
    let now = [plan_buttons::button(look), proposals::offered(look), predictions::offered(look)];
    let now = now.into_iter().flatten().filter(|_| earlier.is_none() && !look.is_private());
    back.into_iter().chain(now).collect()
}

/// The ways to learn from a game that is over: play on from an earlier moment, and the review.
fn of_finished(look: &Look, earlier: Option<&Earlier>) -> Vec<Button> {
    if look.state != Stage::Finished || look.is_private() {
        return Vec::new();
    }
    let on = earlier.and_then(|earlier| play_on::offered(look, earlier.after));
    on.into_iter().chain([review::button(look.spot())]).collect()
}

/// Other moments to choose from; none while one looks at the present.
fn moments(look: &Look, sight: Sight, earlier: Option<&Earlier>) -> Row {
    let others = earlier.map_or(&[][..], |earlier| &earlier.others);
    let choice = |(after, label): &(MoveNumber, Text)| {
        Choice::new(format!("{after}.{}", sight.page), label.clone())
    };
    let verb = GameVerb::Look("@".to_owned());
    look.spot().select(verb, say!("look-moment"), others.iter().map(choice))
}
