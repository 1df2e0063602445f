//! The list of one person's tables, as a snapshot and at its longest.

use aedile::{
    board::Seat,
    catalogue::Language,
    discord::panels::my_tables::{list, next_button, of_server},
    tables::{
        ChannelId, GameKind, GuildId, Listing, MessageId, MoveNumber, MyTable, Occupant, Seated,
        Stage, Summary, TableId, Timestamp, UserId, Waits,
    },
    talk::{
        layout::{NoPicture, Panel, Row},
        present::Spot,
    },
};

use super::limits::Limits as _;
use crate::common::languages::in_each;

fn mine(table: u64, waits: Waits) -> MyTable {
    MyTable {
        table: TableId(table),
        guild: GuildId(1),
        channel: ChannelId(2),
        game: Some(GameKind::GreatCity),
        name: None,
        state: Stage::Running,
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
        mine(6, Waits::ForMyVote),
        MyTable { game: None, state: Stage::Lobby, ..mine(5, Waits::ForPlayers) },
    ];
    let panel = list(&tables, &[], 0);
    panel.check().unwrap();
    insta::assert_snapshot!(panel.text, @r"
    **Your tables: 5**; waiting for you: 2.
    - [Table 7](https://discord.com/channels/1/2/3), The Great City of Rome: **your turn** (time runs out <t:1800000000:R>)
    - [Table 8](https://discord.com/channels/1/2/3), The Great City of Rome: **your turn**
    - [Table 9](https://discord.com/channels/1/2), The Great City of Rome: to move: **B\*n**; channel deleted: a server manager can continue it with `/admin move`
    - [Table 6](https://discord.com/channels/1/2/3), The Great City of Rome: **your vote**
    - [Table 5](https://discord.com/channels/1/2/3), a game that I do not know: waits for players
    ");
    assert_eq!(list(&tables, &[], 0).rows, [Row::Buttons(vec![next_button(Spot::NOWHERE)])]);
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
            Waits::For("*".repeat(40))
        },
        ..mine(1, Waits::ForPlayers)
    };
    let tables: Vec<_> = (0..20).map(long).collect();
    let pages: Vec<_> = [0, 1, 2, 99].map(|page| list(&tables, &[], page)).into();
    for page in &pages {
        page.check().unwrap();
        let page = page.clone().to(Language::ENGLISH);
        assert!(!page.text.contains('…'), "{}", page.text);
    }
    assert_eq!(pages[2], pages[3], "the last page stands for all beyond it");
    let labels = |panel: &Panel<NoPicture>| match &panel.rows[0] {
        Row::Buttons(buttons) => buttons.iter().map(|b| b.label.to_string()).collect::<Vec<_>>(),
        Row::Select(_) => Vec::new(),
    };
    assert_eq!(labels(&pages[0]), ["Next table", "More"]);
    assert_eq!(labels(&pages[1]), ["Next table", "Previous", "More"]);
    assert_eq!(labels(&pages[2]), ["Next table", "Previous"]);
}

/// The pages of the list of a server, as somebody reads them who goes on with *More*.
#[test]
fn a_server_with_many_tables_lists_each_of_them() {
    in_each(lists_each_of_many_tables);
}

fn lists_each_of_many_tables() {
    let table = |number: u64| Summary {
        table: TableId(number),
        channel: ChannelId(9),
        game: Some(GameKind::GreatCity),
        name: None,
        state: Stage::Running,
        seats: 4,
        players: Seat::all(4)
            .map(|seat| Seated {
                seat,
                who: Occupant::Person(UserId(1)),
                name: "*".repeat(32),
                colour: None,
                away: false,
            })
            .collect(),
        to_move: Seat::new(1),
        number: MoveNumber(3),
        created: Timestamp(0),
        deadline: None,
        asleep: Some(Timestamp(0)),
    };
    let all: Vec<Summary> = (1..=45).map(table).collect();
    let (mut skip, mut read) = (0, Vec::new());
    loop {
        let rest = &all[skip..];
        let tables = rest.iter().take(20).cloned().collect::<Vec<_>>();
        let skipped = u32::try_from(skip).unwrap();
        let listing = Listing { tables, skipped, has_more: rest.len() > 20, damaged: Vec::new() };
        let panel = of_server(&listing);
        panel.check().unwrap();
        let text = format!("\n{}", panel.text);
        read.extend(
            all.iter()
                .filter(|one| text.contains(&format!("\n{}. <#9>", one.table)))
                .map(|one| one.table),
        );
        if Language::spoken() == Language::ENGLISH {
            assert!(text.contains("to move: ") && text.contains("channel deleted"), "{text}");
        }
        let more = aedile::say!("button-more").to_string();
        let next = panel.rows.iter().flat_map(buttons).find(|(label, _)| *label == more);
        let Some((_, id)) = next else { break };
        skip = id.rsplit(':').next().unwrap().parse().unwrap();
    }
    read.dedup();
    assert_eq!(read, all.iter().map(|one| one.table).collect::<Vec<_>>());
}

fn buttons(row: &Row) -> Vec<(String, String)> {
    match row {
        Row::Buttons(buttons) => {
            buttons.iter().map(|one| (one.label.to_string(), one.id.to_string())).collect()
        }
        Row::Select(_) => Vec::new(),
    }
}
