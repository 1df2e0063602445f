//! The pages of a panel, made from the ways to the legal moves: selects and buttons that lead on, and in the end one that plays.
//!
//! A page is named by the path that it continues; nothing is remembered between two clicks. The name of a part of a page with
//! more choices than a select holds has `@` and the number of the part at its end.

use super::{
    Guide, Label, Offered, Order, Page, Path, Prompt, Shortcut, Thought,
    guide::Front,
    order::{PROMPT, SAYS, entry},
    room::{Hall, Menu, Offer, parts},
    ways::{Branch, Walk, Ways},
};
use crate::{
    say,
    talk::{
        custom_id::LONGEST,
        layout::{BUTTONS, Button, Choice, OPTIONS, Panel, Row, Select, Style},
        present::Spot,
        say::Text,
        verb::GameVerb,
    },
};

/// Between the name of a page and the number of its part.
const PART: char = '@';

/// Between the number of a menu of the first page and what was chosen in it: no two selects of a message have the same id.
const CHOSEN: char = '>';

/// The first page of the panel.
pub fn first<G: Guide>(guide: &G, spot: Spot) -> Panel<G::Shot> {
    Desk { guide, ways: Ways::of(guide), spot }.start()
}

/// The page of the panel with this name; "" is the first one. `None` when no legal move belongs to the page.
pub fn decision<G: Guide>(guide: &G, page: &str, spot: Spot) -> Option<Panel<G::Shot>> {
    if page.is_empty() {
        return Some(first(guide, spot));
    }
    let (path, part) = match name(page).split_once(PART) {
        Some((path, part)) => (path, Some(part.parse().ok()?)),
        None => (name(page), None),
    };
    Desk { guide, ways: Ways::of(guide), spot }.at(&path.parse().ok()?, part)
}

/// The name of a page without the number of the menu in which it was chosen.
pub fn name(page: &str) -> &str {
    page.split_once(CHOSEN).map_or(page, |(_, page)| page)
}

/// What a page is made with.
struct Desk<'g, G: Guide> {
    guide: &'g G,
    ways: Ways<G::Move>,
    spot: Spot,
}

impl<G: Guide> Desk<'_, G> {
    fn start(&self) -> Panel<G::Shot> {
        let front = self.guide.front(&Page::Start);
        let mut hall = self.hall();
        hall.make_room::<G>();
        let mut panel = Panel::new(front.text, front.picture);
        panel = panel.buttons(self.shortcuts(&front.shortcuts));
        for (number, (menu, offers)) in hall.menus.into_iter().enumerate() {
            panel = panel.row(Row::Select(self.menu(number, menu, offers)));
        }
        let buttons = hall.buttons.into_iter().flat_map(|(_, style, offers)| {
            offers.into_iter().map(move |offer| (offer, style)).collect::<Vec<_>>()
        });
        panel.buttons(buttons.map(|(offer, style)| self.button(offer, style)))
    }

    /// What each order offers first.
    fn hall(&self) -> Hall<G::Move> {
        let mut hall = Hall { menus: Vec::new(), buttons: Vec::new() };
        for order in G::ORDERS {
            let offers = self.first(order);
            if offers.is_empty() {
                continue;
            }
            match order.offered {
                Offered::Buttons(style) => hall.buttons.push((order, style, offers)),
                Offered::Menu(name) => hall.put(Menu::Named(name), offers),
            }
        }
        hall
    }

    /// The first choices of an order; the order itself if it asks nothing.
    fn first(&self, order: &'static Order) -> Vec<Offer<G::Move>> {
        let walk = self.ways.walk(order);
        if order.asks.is_empty() {
            let whole = walk.moves.first().map(|mv| self.whole(Path::new(order.id), *mv));
            return whole.into_iter().collect();
        }
        let offers = walk.labelled(self.guide, 0, walk.branches(0)).into_iter().map(
            |((value, moves), label)| match moves[..] {
                [mv] => self.whole(Path::new(order.id).step(value), mv),
                _ => self.offer(&walk, value, &moves, label),
            },
        );
        offers.collect()
    }

    /// A choice that says all about its only move.
    fn whole(&self, path: Path, mv: G::Move) -> Offer<G::Move> {
        let does = Some(mv).filter(|mv| self.guide.thought(*mv) == Thought::None);
        let (label, more) = self.guide.lines(mv);
        Offer { path, label, more, area: None, does }
    }

    fn offer(
        &self,
        walk: &Walk<G::Move>,
        value: super::Value,
        moves: &[G::Move],
        label: Label,
    ) -> Offer<G::Move> {
        let does = match *moves {
            [mv] if self.guide.thought(mv) == Thought::None => Some(mv),
            _ => None,
        };
        let path = walk.path().step(value);
        Offer { path, label: label.text, more: None, area: label.area, does }
    }

    /// The page after the steps of this path.
    fn at(&self, path: &Path, part: Option<usize>) -> Option<Panel<G::Shot>> {
        let order = G::ORDERS.iter().find(|order| order.id == path.order())?;
        if path.values().len() > order.asks.len() {
            return None;
        }
        let mut walk = self.ways.along(order, path);
        let first = walk.moves.first().copied()?;
        let back = self.back(order, path);
        match walk.next_asked(path.values().len()) {
            Some((at, branches)) => self.choose(&walk, at, branches, part, back),
            None => part.is_none().then(|| self.confirm(order, first, back)),
        }
    }

    /// The name of the page before: the last one on which something was to be chosen.
    fn back(&self, order: &'static Order, path: &Path) -> String {
        let mut path = path.clone();
        while path.values().len() > 1 {
            path = path.back();
            let walk = self.ways.along(order, &path);
            if walk.branches(path.values().len()).len() > 1 {
                return path.to_string();
            }
        }
        String::new()
    }

    fn choose(
        &self,
        walk: &Walk<G::Move>,
        at: usize,
        branches: Vec<Branch<G::Move>>,
        part: Option<usize>,
        back: String,
    ) -> Option<Panel<G::Shot>> {
        let Front { text, picture, shortcuts, .. } =
            self.guide.front(&Page::Choose(&walk.fork(at)));
        let offers: Vec<_> = walk
            .labelled(self.guide, at, branches)
            .into_iter()
            .map(|((value, moves), label)| self.offer(walk, value, &moves, label))
            .collect();
        let mut panel = Panel::new(text, picture);
        panel = panel.buttons(self.shortcuts(&shortcuts));
        for row in self.choices(walk, at, offers, part)? {
            panel = panel.row(row);
        }
        let back = self.spot.plain(GameVerb::Go(back), say!("button-back"));
        Some(panel.buttons([back]))
    }

    /// The rows in which a step is chosen.
    fn choices(
        &self,
        walk: &Walk<G::Move>,
        at: usize,
        offers: Vec<Offer<G::Move>>,
        part: Option<usize>,
    ) -> Option<Vec<Row>> {
        let here = walk.path().to_string();
        let has_few = walk.order.asks[at].prompt == Prompt::Buttons && offers.len() <= BUTTONS;
        let entry = walk.fork(at).entry();
        let says = G::says(&entry, if entry.has(PROMPT) { PROMPT } else { SAYS });
        let under = format!("{here}:");
        match part {
            None if has_few && self.have_room(&offers) => {
                let only = |offer: Offer<G::Move>| self.button(self.final_of(offer), Style::Main);
                Some(vec![Row::Buttons(offers.into_iter().map(only).collect())])
            }
            None if offers.len() <= OPTIONS => {
                Some(vec![Row::Select(self.select(says, &under, offers))])
            }
            None => {
                let parts = parts(&offers);
                let best = offers.into_iter().take(OPTIONS).collect();
                Some(vec![
                    Row::Select(self.select(says, &under, best)),
                    Row::Select(self.index(&here, &parts)),
                ])
            }
            Some(part) => {
                let (_, places) = parts(&offers).into_iter().nth(part)?;
                let mut place = 0..;
                let mut offers = offers;
                offers.retain(|_| places.contains(&place.next().unwrap_or_default()));
                Some(vec![Row::Select(self.select(says, &under, offers))])
            }
        }
    }

    /// A choice by a button of a page that tells all about it: it does its move at once, if there is one only.
    fn final_of(&self, offer: Offer<G::Move>) -> Offer<G::Move> {
        let mut below = self.ways.below(&offer.path);
        let does = match (below.next(), below.next()) {
            (Some(only), None) if self.guide.thought(only) != Thought::Asked => Some(only),
            _ => offer.does,
        };
        drop(below);
        Offer { does, ..offer }
    }

    /// Whether the ids of buttons for these choices are short enough.
    fn have_room(&self, offers: &[Offer<G::Move>]) -> bool {
        offers.iter().all(|offer| {
            self.spot.id(GameVerb::Go(offer.path.to_string())).to_string().chars().count()
                <= LONGEST
        })
    }

    /// The select of the parts of a page with too many choices.
    fn index(&self, here: &str, parts: &[(Text, Vec<usize>)]) -> Select {
        let options = parts.iter().enumerate().map(|(number, (name, places))| {
            Choice::new(
                number.to_string(),
                Text::dotted([name.clone(), places.len().to_string().into()]),
            )
        });
        Select {
            id: self.spot.id(GameVerb::Go(format!("{here}{PART}"))),
            placeholder: say!("paths-parts"),
            options: options.take(OPTIONS).collect(),
        }
    }

    /// The page that shows a move before it is done.
    fn confirm(&self, order: &'static Order, mv: G::Move, back: String) -> Panel<G::Shot> {
        let front = self.guide.front(&Page::Confirm(mv));
        let style = match order.offered {
            Offered::Buttons(style @ Style::Ending) => style,
            Offered::Buttons(_) | Offered::Menu(_) => Style::Main,
        };
        let words = front.button.unwrap_or_else(|| self.guide.deed(mv));
        let mut buttons = self.shortcuts(&front.shortcuts);
        buttons.push(self.spot.button(GameVerb::Do(mv.to_string()), words, style));
        buttons.push(self.spot.plain(GameVerb::Go(back), say!("button-back")));
        Panel::new(front.text, front.picture).buttons(buttons)
    }

    fn shortcuts(&self, shortcuts: &[Shortcut<G::Move>]) -> Vec<Button> {
        let button = |shortcut: &Shortcut<G::Move>| {
            let verb = GameVerb::Do(shortcut.mv.to_string());
            self.spot.button(verb, shortcut.label.clone(), shortcut.style)
        };
        shortcuts.iter().take(BUTTONS - 2).map(button).collect()
    }

    fn button(&self, offer: Offer<G::Move>, style: Style) -> Button {
        let verb = match offer.does {
            Some(mv) => GameVerb::Do(mv.to_string()),
            None => GameVerb::Go(offer.path.to_string()),
        };
        self.spot.button(verb, offer.label, style)
    }

    /// A menu of the first page: the first may do what is chosen at once, the others have an id of their own and lead on.
    fn menu(&self, number: usize, menu: Menu, mut offers: Vec<Offer<G::Move>>) -> Select {
        let command = entry(G::COMMAND);
        let says = match menu {
            Menu::Named(name) => G::says(&command, name),
            Menu::Of(order) => G::says(&command.below(order), SAYS),
        };
        if number == 0 {
            return self.select(says, "", offers);
        }
        for offer in &mut offers {
            offer.does = None;
        }
        let id = self.spot.id(GameVerb::Go(format!("{number}{CHOSEN}")));
        Select { id, ..self.select(says, "", offers) }
    }

    /// A select of these choices, at most 25; it does what is chosen if that holds for all of them, and else leads on. `under`
    /// is what all their paths begin with.
    fn select(&self, placeholder: Text, under: &str, offers: Vec<Offer<G::Move>>) -> Select {
        let all_do = offers.iter().all(|offer| offer.does.is_some());
        let verb =
            if all_do { GameVerb::Do(String::new()) } else { GameVerb::Go(under.to_owned()) };
        let options = offers.into_iter().take(OPTIONS).map(|offer| {
            let path = offer.path.to_string();
            let value = match offer.does {
                Some(mv) if all_do => mv.to_string(),
                _ => path.strip_prefix(under).unwrap_or(&path).to_owned(),
            };
            Choice { more: offer.more, ..Choice::new(value, offer.label) }
        });
        Select { id: self.spot.id(verb), placeholder, options: options.collect() }
    }
}
