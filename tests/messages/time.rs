//! What people read about time.

use aedile::{
    board::Seat,
    discord::{
        panels::posts::notice_rows,
        words::{self, time},
    },
    pace::TimeOut,
    tables::{
        Calling, ChannelId, GuildId, Limit, MoveNumber, Notice, Occupant, Seated, StandsIn,
        TableId, Timestamp, UserId,
    },
    talk::{layout::Row, present::Spot, say::Text},
};

const NOON: Timestamp = Timestamp(1_772_452_800_000);

fn seat(index: u8) -> Seat {
    Seat::new(index).expect("there are four")
}

fn players() -> Vec<Seated> {
    let seated = |(index, name): (u8, &str)| Seated {
        seat: seat(index),
        who: Occupant::Person(UserId(40 + u64::from(index))),
        name: name.to_owned(),
        colour: None,
        away: false,
    };
    [(0, "Anna"), (1, "Ben")].map(seated).into()
}

#[test]
fn a_call_says_why_and_until_when() {
    let calls = [Calling::First, Calling::Reminder, Calling::Warning];
    let channel = Text::lines(calls.map(|why| time::call(UserId(42), why, "place an emissary.")));
    insta::assert_snapshot!(channel, @"
    <@42>, your turn: place an emissary.
    <@42>, it is still your turn: place an emissary.
    <@42>, your time runs out soon: place an emissary.
    ");
    let direct = |why| time::direct_call(GuildId(1), ChannelId(2), why, "place an emissary.");
    insta::assert_snapshot!(Text::lines(calls.map(direct)), @"
    It is your turn in <#2> (https://discord.com/channels/1/2): place an emissary.
    It is still your turn in <#2> (https://discord.com/channels/1/2): place an emissary.
    Your time runs out soon in <#2> (https://discord.com/channels/1/2): place an emissary.
    ");
    let limits = [TimeOut::Remind, TimeOut::Ai, TimeOut::Vote];
    let limits = limits.map(|then| time::limit(Limit { at: NOON, then }));
    insta::assert_snapshot!(Text::lines(limits), @r"
    The time for this turn ends <t:1772452800:F> (<t:1772452800:R>).
    The time for this turn ends <t:1772452800:F> (<t:1772452800:R>); then an AI player plays it.
    The time for this turn ends <t:1772452800:F> (<t:1772452800:R>); then the others may skip the turn or offer the seat.
    ");
    let next =
        [time::next_in_line(UserId(42)), time::next_up(GuildId(1), ChannelId(2), "**Anna**")];
    insta::assert_snapshot!(Text::lines(next), @r"
    -# <@42>, you are next.
    You are next in <#2> (https://discord.com/channels/1/2). To move now: **Anna**.
    ");
}

#[test]
fn the_channel_reads_what_time_does_to_its_table() {
    let notices = [
        Notice::Away { seat: seat(1), until: NOON },
        Notice::Stalled { seat: seat(1) },
        Notice::TimeUp { seat: seat(1), until: StandsIn::TurnEnds },
        Notice::TimeUp { seat: seat(1), until: StandsIn::PlayerIsBack },
        Notice::StillPlaying { closes: NOON, woken: None },
        Notice::Idle,
        Notice::SeasonOver,
        Notice::MatchDecided,
        Notice::Reserve { person: Some(UserId(77)), until: NOON },
        Notice::Reserve { person: None, until: NOON },
        Notice::LobbyCloses { at: NOON },
        Notice::LobbyExpired,
    ];
    let spot = Spot { table: TableId(7), number: MoveNumber(12) };
    let line = |notice: &Notice| {
        let buttons = notice_rows(notice, spot).into_iter().flat_map(|row| match row {
            Row::Buttons(buttons) => buttons,
            Row::Select(_) => Vec::new(),
        });
        let mut lines = vec![words::notice(notice, &players()).to_string()];
        lines.extend(buttons.map(|button| format!("  [{}]", button.label)));
        lines.join("\n")
    };
    let lines: Vec<_> = notices.iter().map(line).collect();
    insta::assert_snapshot!(lines.join("\n"), @r"
    **Ben** is away until <t:1772452800:F> (<t:1772452800:R>). Meanwhile the table can decide whether an AI plays for them, to pause, or to wait: **Anna** can propose it.
      [Propose …]
    The table has been waiting for **Ben** for a long time. It stays open. Its players can decide what to do, with *Propose …* or `/game propose`.
      [Propose …]
    **Ben** ran out of time, so an AI player plays this turn. The next one belongs to **Ben** again.
    **Ben** ran out of time for the second turn in a row, so an AI player keeps playing in the seat while somebody else is there. **Ben** can come back with *I'm back*.
      [I'm back]
    Nobody has played here for a long time. Is anybody still playing? Press *Still playing*, or this table closes without a score <t:1772452800:F> (<t:1772452800:R>).
      [Still playing]
      [Propose …]
    Nobody was playing any more, so this table is closed without a score. `/game new` opens another.
    The season's deadline has passed, so this match is decided for the standings: *Schedule* below the league's message says how. The game goes on and is rated.
    An organiser has decided this match for the standings: *Log* below the league's message says how and why. The game goes on and is rated.
    <@77>, you take over a seat of this match as a reserve. Press *Join* on its card when you are ready. It starts when everybody is, or without waiting any longer <t:1772452800:F> (<t:1772452800:R>).
    This match is open.
    This table is still waiting for players. If it does not start, it closes <t:1772452800:F> (<t:1772452800:R>).
    This table has waited for players long enough and is closed. `/game new` opens another.
    ");
}
