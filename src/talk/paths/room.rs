//! Making room: what is too much for a row of buttons becomes a select, and what is too much for a select a page of its own or
//! several parts.

use super::{
    Guide, Offered, Order, Path,
    order::{BUTTON, SAYS, entry},
};
use crate::{
    say,
    talk::{
        layout::{BUTTONS, Button, LABEL, OPTIONS, ROWS, Style},
        say::Text,
    },
};

/// The rows that a page may fill; the tools below it need one.
pub(super) const ROOM: usize = ROWS - 1;

/// One choice on the way to its form as a button or an option.
pub(super) struct Offer<M> {
    /// The page to which it leads, whole or after what the select says already.
    pub path: Path,
    pub label: Text,
    pub more: Option<Text>,
    pub area: Option<Text>,
    /// The move, if choosing it leaves nothing more to choose or to think over.
    pub does: Option<M>,
}

/// A select of the first page, by its name among the words of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Menu(pub &'static str);

/// What the first page shows.
pub(super) struct Hall<M> {
    pub menus: Vec<(Menu, Vec<Offer<M>>)>,
    pub buttons: Vec<(&'static Order, Style, Vec<Offer<M>>)>,
}

impl<M> Hall<M> {
    pub fn put(&mut self, menu: Menu, offers: Vec<Offer<M>>) {
        match self.menus.iter_mut().find(|(known, _)| *known == menu) {
            Some((_, known)) => known.extend(offers),
            None => self.menus.push((menu, offers)),
        }
    }

    /// Makes the buttons fit beside so many shortcuts: the longest orders become one button each, which leads to a page of their
    /// own; in menus that are too long, one choice each.
    pub fn make_room<G: Guide>(&mut self, shortcuts: usize) {
        let room = (ROOM - self.menus.len()) * BUTTONS;
        while shortcuts + self.buttons.iter().map(|(_, _, offers)| offers.len()).sum::<usize>()
            > room
            && let Some(longest) = (0..self.buttons.len()).max_by_key(|at| self.weight(*at))
            && self.buttons[longest].2.len() > 1
        {
            self.fold::<G>(longest);
        }
        for (_, menu) in &mut self.menus {
            fold::<G, M>(menu);
        }
    }

    /// How much it helps to make one button of an order: those that can spare theirs come first.
    fn weight(&self, at: usize) -> (bool, usize) {
        let (order, _, offers) = &self.buttons[at];
        let can_spare = matches!(order.offered, Offered::Spare(_)) && offers.len() > 1;
        (can_spare, offers.len())
    }

    /// One button for all choices of the order that came last, unless there is only one.
    pub fn fold_last<G: Guide>(&mut self) {
        if let Some(last) = self.buttons.len().checked_sub(1)
            && self.buttons[last].2.len() > 1
        {
            self.fold::<G>(last);
        }
    }

    fn fold<G: Guide>(&mut self, at: usize) {
        let (order, _, offers) = &mut self.buttons[at];
        let entry = order.entry(G::COMMAND);
        let label = G::says(&entry, if entry.has(BUTTON) { BUTTON } else { SAYS }).cut(LABEL);
        let path = Path::new(order.id);
        *offers = vec![Offer { path, label, more: None, area: None, does: None }];
    }
}

/// Buttons in at most so many rows: each group of three or more begins a row, if there is room for that.
pub(super) fn rows_of(groups: Vec<Vec<Button>>, room: usize) -> Vec<Vec<Button>> {
    let mut rows: Vec<Vec<Button>> = Vec::new();
    for group in &groups {
        let begins =
            group.len() > 2 || rows.last().is_none_or(|last| last.len() + group.len() > BUTTONS);
        let mut chunks = group.chunks(BUTTONS).map(<[Button]>::to_vec);
        match (begins, rows.last_mut()) {
            (false, Some(last)) => last.extend(chunks.next().unwrap_or_default()),
            (true, _) | (false, None) => rows.extend(chunks),
        }
    }
    if rows.len() <= room {
        return rows;
    }
    let all: Vec<Button> = groups.into_iter().flatten().collect();
    all.chunks(BUTTONS).map(<[Button]>::to_vec).collect()
}

/// Folds the longest orders of a menu into one choice each, until a select holds them; it says what the order does and how
/// many choices it has.
fn fold<G: Guide, M>(menu: &mut Vec<Offer<M>>) {
    while menu.len() > OPTIONS {
        let count = |order: &str| menu.iter().filter(|offer| offer.path.order() == order).count();
        let Some(longest) =
            menu.iter().map(|offer| offer.path.order().to_owned()).max_by_key(|order| count(order))
        else {
            return;
        };
        let many = count(&longest);
        if many < 2 {
            return;
        }
        let Some(first) = menu.iter().position(|offer| offer.path.order() == longest) else {
            return;
        };
        menu.retain(|offer| offer.path.order() != longest);
        let says = G::says(&entry(G::COMMAND).below(&longest), SAYS);
        let label = Text::dotted([says, many.to_string().into()]);
        let path = Path::new(longest);
        menu.insert(first, Offer { path, label, more: None, area: None, does: None });
    }
}

/// The parts of a list that is too long for a select: its areas, cut where they are too long themselves; the places in the list
/// of those that belong to each.
pub(super) fn parts<M>(offers: &[Offer<M>]) -> Vec<(Text, Vec<usize>)> {
    let mut areas: Vec<(Text, Vec<usize>)> = Vec::new();
    for (place, offer) in offers.iter().enumerate() {
        let area = offer.area.clone().unwrap_or_default();
        match areas.iter_mut().find(|(name, _)| *name == area) {
            Some((_, places)) => places.push(place),
            None => areas.push((area, vec![place])),
        }
    }
    areas.sort_by_cached_key(|(name, _)| name.everywhere());
    let cut = areas.into_iter().flat_map(|(name, places)| {
        let chunks: Vec<Vec<usize>> = places.chunks(OPTIONS).map(<[usize]>::to_vec).collect();
        let (is_cut, is_unnamed) = (chunks.len() > 1, name.is_empty());
        let named = move |(number, places): (usize, Vec<usize>)| {
            let (from, to) = (number * OPTIONS + 1, number * OPTIONS + places.len());
            let name = match (is_cut, is_unnamed) {
                (_, true) => say!("paths-range", from, to),
                (true, false) => say!("paths-range-of", area = &name, from, to),
                (false, false) => name.clone(),
            };
            (name, places)
        };
        chunks.into_iter().enumerate().map(named).collect::<Vec<_>>()
    });
    cut.collect()
}
