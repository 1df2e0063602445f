//! Lists of tables: those of one person, and those of a server.

use crate::{
    discord::words::{list, my_tables::line},
    say,
    tables::{Listing, MyTable, TableId},
    talk::{
        layout::{Button, CONTENT, NoPicture, Panel, Style},
        present::Spot,
        say::Text,
        verb::PersonVerb,
    },
};

/// So many tables fit on a page with the longest names and links.
const A_PAGE: usize = 7;

/// The list of `/me tables`, without the damaged ones, which are named; pages count from 0, and the last one stands for all
/// beyond it.
pub fn list(tables: &[MyTable], damaged: &[TableId], page: usize) -> Panel<NoPicture> {
    let news = list::damaged(damaged);
    if tables.is_empty() {
        return Panel::text(news.unwrap_or_else(|| say!("tables-mine-none")));
    }
    let waiting = tables.iter().filter(|mine| mine.waits_for_me()).count();
    let pages = tables.len().div_ceil(A_PAGE);
    let page = page.min(pages - 1);
    let mut lines = vec![say!("tables-mine", all = tables.len(), waiting)];
    lines.extend(news);
    lines.extend(tables.iter().skip(page * A_PAGE).take(A_PAGE).map(line));
    if pages > 1 {
        lines.push(say!("tables-page", page = page + 1, pages));
    }
    let mut buttons = Vec::new();
    if waiting > 0 {
        buttons.push(next_button(Spot::NOWHERE));
    }
    if page > 0 {
        let verb = PersonVerb::Tables((page - 1).to_string());
        buttons.push(Spot::NOWHERE.plain(verb, say!("button-previous")));
    }
    if page + 1 < pages {
        let verb = PersonVerb::Tables((page + 1).to_string());
        buttons.push(Spot::NOWHERE.plain(verb, say!("button-more")));
    }
    Panel::text(Text::lines(lines).cut(CONTENT)).buttons(buttons)
}

/// How far *Previous* goes back in the list of a server: so many tables fit with the longest names.
const AT_LEAST: u32 = 4;

/// The list of `/game list`: as many tables as fit, and the ways to the others.
pub fn of_server(listing: &Listing) -> Panel<NoPicture> {
    let (text, shown) = list::text(listing);
    let to = |skip: u32, label| Spot::NOWHERE.plain(PersonVerb::List(skip.to_string()), label);
    let read = listing.tables.len() + listing.damaged.len();
    let shown = if shown == listing.tables.len() { read } else { shown };
    let more = (shown < read || listing.has_more).then(|| {
        let shown = u32::try_from(shown).unwrap_or(u32::MAX);
        to(listing.skipped.saturating_add(shown), say!("button-more"))
    });
    let back = listing.skipped.saturating_sub(AT_LEAST);
    let previous = (listing.skipped > 0).then(|| to(back, say!("button-previous")));
    Panel::text(text).buttons(previous.into_iter().chain(more))
}

/// The button that leads to the next table that waits.
pub fn next_button(spot: Spot) -> Button {
    spot.button(PersonVerb::Next, say!("button-next-table"), Style::Main)
}
