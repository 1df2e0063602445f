//! The tables of one person in words, and the way from one to the next.

use super::{
    App,
    answer::Answer,
    panel, play,
    wire::Sheet,
    words::{NoPicture, bold, since},
};
use crate::discord::shown::Shown;
use crate::tables::{
    AnyTable, ChannelId, GuildId, Look, MessageId, MoveNumber, MyTable, Table, TableId, TableRef,
    TableState, Waits, on_table,
};
use crate::talk::{
    custom_id::Verb,
    layout::{Button, CONTENT, Panel, Row, Style, shorten},
    present::Spot,
};

/// So many tables fit on a page with the longest names and links.
const A_PAGE: usize = 7;

/// Where components belong that are of no table.
const NOWHERE: Spot = Spot { table: TableId(0), number: MoveNumber(0) };

/// The address of a table's message, or of its channel.
#[must_use]
pub fn link(mine: &MyTable) -> String {
    link_to(mine.guild, mine.channel, mine.message)
}

/// The address of a message, or of a channel.
#[must_use]
pub fn link_to(guild: GuildId, channel: ChannelId, message: Option<MessageId>) -> String {
    let channel = format!("https://discord.com/channels/{guild}/{channel}");
    message.map_or(channel.clone(), |message| format!("{channel}/{message}"))
}

/// The list of `/me tables`; pages count from 0, and the last one stands for all beyond it.
#[must_use]
pub fn list(tables: &[MyTable], page: usize) -> Panel<NoPicture> {
    if tables.is_empty() {
        return Panel::text(
            "You sit at no table. `/game list` shows those of a server, `/game new` opens one.",
        );
    }
    let waiting = tables.iter().filter(|mine| mine.waits_for_me()).count();
    let pages = tables.len().div_ceil(A_PAGE);
    let page = page.min(pages - 1);
    let mut lines = vec![heading(tables.len(), waiting)];
    lines.extend(tables.iter().skip(page * A_PAGE).take(A_PAGE).map(line));
    if pages > 1 {
        lines.push(format!("-# Page {} of {pages}", page + 1));
    }
    let mut buttons = Vec::new();
    if waiting > 0 {
        buttons.push(next_button(NOWHERE));
    }
    if page > 0 {
        let verb = Verb::Tables((page - 1).to_string());
        buttons.push(NOWHERE.button(verb, "Previous", Style::Plain));
    }
    if page + 1 < pages {
        let verb = Verb::Tables((page + 1).to_string());
        buttons.push(NOWHERE.button(verb, "More", Style::Plain));
    }
    Panel::text(shorten(&lines.join("\n"), CONTENT)).row(Row::Buttons(buttons))
}

fn heading(all: usize, waiting: usize) -> String {
    let all = crate::talk::names::count(all, "table");
    match waiting {
        0 => format!("**You sit at {all}**; none waits for you."),
        1 => format!("**You sit at {all}**; 1 waits for you."),
        many => format!("**You sit at {all}**; {many} wait for you."),
    }
}

fn line(mine: &MyTable) -> String {
    let game = mine.game.map_or("a game that I do not know", crate::tables::GameKind::name);
    let state = match (&mine.waits, mine.state) {
        (Waits::ForMe(Some(deadline)), _) => {
            format!("**your turn**, your time runs out {}", since(*deadline))
        }
        (Waits::ForMe(None), _) => "**your turn**".to_owned(),
        (Waits::ForMyVote(name), _) => {
            format!("**your vote** about {}'s turn, whose time ran out", bold(name))
        }
        (Waits::For(name), _) => format!("it is {}'s turn", bold(name)),
        (Waits::ForPlayers, TableState::Lobby) => "waits for players".to_owned(),
        (Waits::ForPlayers, _) => "waits for a new player".to_owned(),
    };
    let asleep = match mine.asleep {
        Some(_) => "; its channel is gone, so it sleeps until `/admin move` continues it elsewhere",
        None => "",
    };
    format!("- [Table {}]({}), {game}: {state}{asleep}", mine.table, link(mine))
}

/// The button that leads to the next table that waits.
#[must_use]
pub fn next_button(spot: Spot) -> Button {
    spot.button(Verb::Next, "Next table", Style::Main)
}

/// Shows a page of the list.
pub async fn show(app: &App, answer: &Answer, page: usize) {
    match app.tables.tables_of(answer.player.user).await {
        Ok(tables) => {
            let Panel { text, rows, .. } = list(&tables, page);
            answer.show(&Sheet { text, rows, file: None }).await;
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

/// Adds the way to the next table that waits, if there is one, to a panel in which the turn has ended.
pub async fn lead_on<G: Shown>(
    app: &App,
    answer: &Answer,
    look: &Look<G>,
    panel: Panel<G::Shot>,
) -> Panel<G::Shot> {
    if look.is_my_turn() {
        return panel;
    }
    match app.tables.next_of(answer.player.user, look.table).await {
        Ok(Some(_)) => panel.row(Row::Buttons(vec![next_button(panel::spot(look))])),
        Ok(None) => panel,
        // The move is made; the way on can be found by `/me tables`.
        Err(error) => {
            tracing::warn!(%error, "the next table was not found");
            panel
        }
    }
}

/// Opens the panel of the next table that waits.
pub async fn next(app: &App, answer: &Answer, after: TableId) {
    let found = match app.tables.next_of(answer.player.user, after).await {
        Ok(Some(mine)) => app.tables.by_id(mine.table).await.map(|table| (mine, table)),
        Ok(None) => {
            let words = "No other table waits for you now. `/me tables` shows all of yours.";
            return answer.show(&Sheet::text(words)).await;
        }
        Err(error) => Err(error),
    };
    match found {
        Ok((mine, TableRef::Game(table))) => open(app, answer, &mine, table).await,
        Ok((_, TableRef::Lobby(lobby))) => {
            play::refuse(answer, &super::app::not_started(lobby.state)).await;
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

async fn open(app: &App, answer: &Answer, mine: &MyTable, table: AnyTable) {
    on_table!(table, |table| open_at(app, answer, mine, &table).await);
}

async fn open_at<G: Shown>(app: &App, answer: &Answer, mine: &MyTable, table: &Table<G>) {
    match table.look(Some(answer.player.user)).await {
        Ok(look) => {
            let note = format!("This is [table {}]({}).", mine.table, link(mine));
            play::show(app, answer, look, "", play::Note::Says(note)).await;
        }
        Err(error) => play::refuse(answer, &error).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{GameKind, Timestamp};

    fn mine(table: u64, waits: Waits) -> MyTable {
        MyTable {
            table: TableId(table),
            guild: GuildId(1),
            channel: ChannelId(2),
            game: Some(GameKind::GreatCity),
            state: TableState::Running,
            waits,
            asleep: None,
            message: Some(MessageId(3)),
        }
    }

    #[test]
    fn the_list_says_what_waits_for_whom_and_where() {
        let asleep = MyTable {
            asleep: Some(Timestamp(1)),
            message: None,
            ..mine(9, Waits::For("B*n".to_owned()))
        };
        let tables = [
            mine(7, Waits::ForMe(Some(Timestamp(1_800_000_000_000)))),
            mine(8, Waits::ForMe(None)),
            asleep,
            mine(6, Waits::ForMyVote("Cleo".to_owned())),
            MyTable { game: None, state: TableState::Lobby, ..mine(5, Waits::ForPlayers) },
        ];
        let panel = list(&tables, 0);
        panel.check().unwrap();
        insta::assert_snapshot!(panel.text, @r"
        **You sit at 5 tables**; 2 wait for you.
        - [Table 7](https://discord.com/channels/1/2/3), The Great City of Rome: **your turn**, your time runs out <t:1800000000:R>
        - [Table 8](https://discord.com/channels/1/2/3), The Great City of Rome: **your turn**
        - [Table 9](https://discord.com/channels/1/2), The Great City of Rome: it is **B\*n**'s turn; its channel is gone, so it sleeps until `/admin move` continues it elsewhere
        - [Table 6](https://discord.com/channels/1/2/3), The Great City of Rome: **your vote** about **Cleo**'s turn, whose time ran out
        - [Table 5](https://discord.com/channels/1/2/3), a game that I do not know: waits for players
        ");
        assert_eq!(panel.rows, [Row::Buttons(vec![next_button(NOWHERE)])]);
    }

    #[test]
    fn many_tables_with_long_names_are_paged_within_discords_limits() {
        let long = |table| MyTable {
            table: TableId(u64::MAX - table),
            guild: GuildId(u64::MAX),
            channel: ChannelId(u64::MAX),
            message: Some(MessageId(u64::MAX)),
            waits: if table == 0 {
                Waits::ForMe(Some(Timestamp(i64::MAX)))
            } else {
                Waits::ForMyVote("*".repeat(40))
            },
            ..mine(1, Waits::ForPlayers)
        };
        let tables: Vec<_> = (0..16).map(long).collect();
        let pages: Vec<_> = [0, 1, 2, 99].map(|page| list(&tables, page)).into();
        for page in &pages {
            page.check().unwrap();
            assert!(!page.text.contains('…'), "{}", page.text);
        }
        assert_eq!(pages[2], pages[3], "the last page stands for all beyond it");
        let labels = |panel: &Panel<NoPicture>| match &panel.rows[0] {
            Row::Buttons(buttons) => buttons.iter().map(|b| b.label.clone()).collect::<Vec<_>>(),
            Row::Select(_) => Vec::new(),
        };
        assert_eq!(labels(&pages[0]), ["Next table", "More"]);
        assert_eq!(labels(&pages[1]), ["Next table", "Previous", "More"]);
        assert_eq!(labels(&pages[2]), ["Next table", "Previous"]);
    }
}
