//! The pages of a panel, made from the ways to the legal moves: selects and buttons that lead on, and in the end one that plays.
//!
//! A page is named by the path that it continues; nothing is remembered between two clicks. The name of a part of a page with
//! more choices than a select holds has `@` and the number of the part at its end.

use std::collections::HashSet;

use super::{
    Guide, Label, Offered, Order, Page, Path, Prompt, Question, Shortcut,
    guide::Front,
    order::{PROMPT, SAYS, entry},
    room::{Hall, Menu, Offer, ROOM, parts, rows_of},
    ways::{Branch, Walk, Ways},
};
use crate::{
    say,
    talk::{
        custom_id::LONGEST,
        layout::{BUTTONS, Button, Choice, OPTIONS, Panel, Row, Select, Style},
        present::Spot,
        say::Text,
        verb::{GameVerb, together},
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

/// The move that a page shows before it is made, and what is asked about it; `None` for a page on which something is to be
/// chosen, and for one that does not exist.
pub fn shown<G: Guide>(guide: &G, page: &str) -> Option<(G::Move, Question)> {
    let path: Path = name(page).parse().ok()?;
    let order = G::ORDERS.iter().find(|order| order.id == path.order())?;
    if path.values().len() > order.asks.len() {
        return None;
    }
    let mut walk = Ways::of(guide).along(order, &path);
    let mv = walk.moves.first().copied()?;
    let is_open = walk.next_asked(path.values().len()).is_some();
    (!is_open).then(|| (mv, guide.question(mv)))
}

/// The name of a page without the number of the menu in which it was chosen.
pub fn name(page: &str) -> &str {
    page.split_once(CHOSEN).map_or(page, |(_, page)| page)
}

/// Each button once: Discord refuses a message in which two have the same id.
fn without_twins(groups: impl IntoIterator<Item = Vec<Button>>) -> Vec<Vec<Button>> {
    let mut known = HashSet::new();
    let groups = groups.into_iter().map(|group| {
        let new = |one: &Button| known.insert(one.id.to_string());
        group.into_iter().filter(new).collect()
    });
    groups.collect()
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
        let shortcuts = self.shortcuts(&front.shortcuts);
        let mut hall = self.hall();
        hall.make_room::<G>(shortcuts.len());
        let room = ROOM - hall.menus.len();
        let mut panel = Panel::new(front.text, front.picture);
        let buttons = hall.buttons.into_iter().map(|(_, style, offers)| {
            offers.into_iter().map(|offer| self.button(offer, style)).collect()
        });
        let groups = without_twins(std::iter::once(shortcuts).chain(buttons));
        let mut rows = rows_of(groups, room);
        // What ends something stays below the selects.
        let last = if hall.menus.is_empty() { None } else { rows.pop() };
        for row in rows {
            panel = panel.buttons(row);
        }
        for (number, (menu, offers)) in hall.menus.into_iter().enumerate() {
            panel = panel.row(Row::Select(self.menu(number, menu, offers)));
        }
        panel.buttons(last.unwrap_or_default())
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
                Offered::Buttons(style) | Offered::Spare(style) => {
                    hall.buttons.push((order, style, offers));
                }
                Offered::Folded(style) => {
                    hall.buttons.push((order, style, offers));
                    hall.fold_last::<G>();
                }
                Offered::Menu(name) => hall.put(Menu(name), offers),
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
        let does = Some(mv).filter(|mv| self.guide.question(*mv) == Question::None);
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
            [mv] if self.guide.question(mv) == Question::None => Some(mv),
            _ => None,
        };
        let path = walk.path().step(value);
        let area = label.area.clone();
        let (label, more) = label.lines();
        Offer { path, label, more, area, does }
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
        let back = self.spot.plain(GameVerb::Go(back), say!("button-back"));
        for row in self.choices(walk, at, (offers, part), (&shortcuts, back))? {
            panel = panel.row(row);
        }
        Some(panel)
    }

    /// The rows in which a step is chosen, with the way back.
    fn choices(
        &self,
        walk: &Walk<G::Move>,
        at: usize,
        (mut offers, part): (Vec<Offer<G::Move>>, Option<usize>),
        (shortcuts, back): (&[Shortcut<G::Move>], Button),
    ) -> Option<Vec<Row>> {
        let here = walk.path().to_string();
        let are_buttons = walk.order.asks[at].prompt == Prompt::Buttons && self.have_room(&offers);
        if part.is_none() && are_buttons {
            return Some(self.in_buttons(&here, offers, (shortcuts, back)));
        }
        let entry = walk.fork(at).entry();
        let says = G::says(&entry, if entry.has(PROMPT) { PROMPT } else { SAYS });
        let parts = parts(&offers);
        let mut rows = Vec::new();
        if let Some(part) = part {
            let (_, places) = parts.get(part)?;
            let mut place = 0..;
            offers.retain(|_| places.contains(&place.next().unwrap_or_default()));
        } else if offers.len() > OPTIONS {
            rows.push(Row::Select(self.index(&here, &parts)));
        }
        let best = offers.into_iter().take(OPTIONS).collect();
        rows.insert(0, Row::Select(self.select(says, &format!("{here}:"), best)));
        rows.push(Row::Buttons(vec![back]));
        Some(rows)
    }

    /// A step whose choices are buttons, the way back among them; those for which there is no room are in a select.
    fn in_buttons(
        &self,
        here: &str,
        offers: Vec<Offer<G::Move>>,
        (shortcuts, back): (&[Shortcut<G::Move>], Button),
    ) -> Vec<Row> {
        let room = ROOM - usize::from(!shortcuts.is_empty());
        let index = (offers.len() >= room * BUTTONS).then(|| self.index(here, &parts(&offers)));
        let rows = room - usize::from(index.is_some());
        let is_new = |offer: &Offer<G::Move>| {
            let is_there = |one: &Shortcut<G::Move>, mv| one.then.is_none() && one.mv == mv;
            offer.does.is_none_or(|mv| !shortcuts.iter().any(|shortcut| is_there(shortcut, mv)))
        };
        let best = offers.into_iter().take(rows * BUTTONS - 1).filter(is_new);
        let button = |(place, offer)| {
            let is_best = place == 0 && shortcuts.is_empty();
            self.button(offer, if is_best { Style::Main } else { Style::Plain })
        };
        let buttons: Vec<Button> = best.enumerate().map(button).chain([back]).collect();
        let rows = buttons.chunks(BUTTONS).map(|row| Row::Buttons(row.to_vec()));
        rows.chain(index.map(Row::Select)).collect()
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
            Offered::Buttons(_) | Offered::Spare(_) | Offered::Folded(_) | Offered::Menu(_) => {
                Style::Main
            }
        };
        let words = front.button.unwrap_or_else(|| self.guide.lines(mv).0);
        let is_more = |one: &Shortcut<G::Move>| one.then.is_some();
        let (more, instead): (Vec<_>, Vec<_>) = front.shortcuts.into_iter().partition(is_more);
        let mut buttons = self.shortcuts(&instead);
        buttons.push(self.spot.button(GameVerb::Do(mv.to_string()), words, style));
        buttons.extend(self.shortcuts(&more));
        if self.guide.question(mv) == Question::UnlessUnwanted {
            let verb = GameVerb::Unasked(mv.to_string());
            buttons.push(self.spot.plain(verb, say!("button-ask-no-more")));
        }
        buttons.push(self.spot.plain(GameVerb::Go(back), say!("button-back")));
        Panel::new(front.text, front.picture).buttons(buttons)
    }

    fn shortcuts(&self, shortcuts: &[Shortcut<G::Move>]) -> Vec<Button> {
        let button = |shortcut: &Shortcut<G::Move>| {
            let code = shortcut.mv.to_string();
            let verb = match &shortcut.then {
                None => GameVerb::Do(code),
                Some(then) => GameVerb::All(together([code, then.to_string()])),
            };
            self.spot.button(verb, shortcut.label.clone(), shortcut.style)
        };
        shortcuts.iter().take(BUTTONS).map(button).collect()
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
        let only = offers.iter().all(|one| one.path.order() == offers[0].path.order());
        let says = if only {
            G::says(&command.below(offers[0].path.order()), SAYS)
        } else {
            G::says(&command, menu.0)
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
