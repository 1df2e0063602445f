//! What people read, as snapshots that a reviewer can read too.

use aedile::{
    board::{Game, Rng, Seed},
    discord::{
        panels::player::{self as panel, Occasion},
        words::time::ping,
    },
    games::great_city::{GreatCity, Move, Options},
    tables::UserId,
    talk::{
        layout::{Panel, Row},
        names::Names,
        paths::{Meant, Typed, read},
        present::{Panels as _, Words},
    },
};

use super::look;

/// The line of play of a seed, as the channel reads it, up to this many moves; automatic moves are made at once.
fn transcript(seats: u8, options: Options, seed: u64, moves: usize) -> (GreatCity, String) {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(ToOwned::to_owned));
    let mut game =
        GreatCity::new(&GreatCity::deal(seats, &options, Seed::from_number(seed))).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut lines = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.turn().seat() else { break };
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        let builds: Vec<Move> =
            legal.iter().copied().filter(|mv| matches!(mv, Move::Build { .. })).collect();
        let mv = game
            .forced()
            .unwrap_or_else(|| *rng.choose(if builds.is_empty() { &legal } else { &builds }));
        let before = game;
        game.play(seat, mv).unwrap();
        lines.extend(
            GreatCity::events(&before, mv, &game)
                .iter()
                .map(|event| GreatCity::event(event, &names).to_string()),
        );
    }
    (game, lines.join("\n"))
}

#[test]
fn a_place_is_typed_as_it_is_called() {
    let (game, _) = transcript(3, Options { shrine: true, ..Options::PUBLISHER }, 3, 39);
    let view = game.seat_view(game.turn().seat().unwrap());
    let guide = GreatCity::guide(&view);
    let meant = |place: &str| {
        let typed = Typed::new("build").with("card", "residential_4").with("place", place);
        match read(&guide, &typed) {
            Ok(Meant::Play(mv @ Move::Build { at, .. })) => {
                (game.check(mv).is_ok(), at.row(), at.col())
            }
            other => panic!("{place}: {other:?}"),
        }
    };
    // As the panel calls it, F is in row 2 and column 3; its value counts from elsewhere.
    for place in ["f", "row 2, column 3", "2,3"] {
        assert_eq!(meant(place), (true, 1, 2), "{place}");
    }
    // Built already: the rules refuse it, though it is the value of F.
    assert_eq!(meant("1,2"), (false, 0, 1));
}

/// What a person sees of a panel.
fn shown<P>(panel: &Panel<P>) -> String {
    let rows = panel.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => {
            buttons.iter().map(|button| format!("[{}]", button.label)).collect::<Vec<_>>().join(" ")
        }
        Row::Select(select) => {
            let options = select
                .options
                .iter()
                .map(|option| format!("\n  {} = {}", option.label, option.value));
            format!("<{}>{}", select.placeholder, options.collect::<String>())
        }
    });
    std::iter::once(panel.text.to_string()).chain(rows).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_channel_reads_one_plain_line_for_each_event() {
    let (game, lines) =
        transcript(2, Options { auto_play_forced: true, ..Options::PUBLISHER }, 11, 20);
    insta::assert_snapshot!(lines, @r"
    **Anna** kept a card of the opening draft.
    **Ben** kept a card of the opening draft.
    __Round 1__: brick, brick, cog, brick, cog; **Ben** places first. Offer: **Luxury Residential 3**, **University**, **Market** and **School**.
    **Ben** put an emissary on space 2.
    **Anna** put an emissary on space 3.
    **Ben** put an emissary on space 4.
    **Anna** put an emissary on space 5.
    **Ben** took **School** and has 2 bricks.
    **Ben** built **School** for 2 coins.
    **Ben** drew 1 card from deck II.
    **Ben** kept a card; the others went under deck II.
    **Ben** ended the turn.
    **Anna** took **Market** and has 2 bricks and 1 cog.
    **Anna** built **Aqueduct**.
    **Anna** bought cogs for 1 coin and produced 1 coin.
    **Ben** took **Luxury Residential 3** and has 3 bricks and 1 cog.
    **Ben** built **Vegetable Farm**.
    **Ben** bought cogs for 1 coin and produced 2 coins.
    **Anna** took **University** and has 3 bricks and 2 cogs.
    **Anna** built **Market**. That gives 1 coin.
    **Anna** produced 1 coin.
    __Round 2__: brick, brick, cog, cog, brick; **Anna** places first. Offer: **Luxury Residential 2**, **Vineyard**, **Residential 4** and **Sheep Farm**. Waiting influence cards: influence card 4.
    ");
    let names = Names::new(["Anna", "Ben"].map(ToOwned::to_owned));
    insta::assert_snapshot!(GreatCity::status(&game.public_view(), &names), @r"
    Round 2 of 7: now **Anna** can place an emissary.
    First player: **Anna**. Last built: Market by **Anna**.
    Strip: 1 (brick) free, 2 (brick) free, 3 (cog) free, 4 (cog) free, 5 (brick) free.
    Offer: Luxury Residential 2, Vineyard, Residential 4, Sheep Farm.
    Influence cards: 4 to win, 8 in round 4, 14 in round 7.
    **Anna**: 7 coins, 0 influence, 1 card in hand (University), 11 points. Built: Vegetable Farm, Residential 2, Market, Aqueduct.
    **Ben**: 4 coins, 0 influence, 2 cards in hand (Luxury Residential 3), 6 points. Built: Vegetable Farm ×2, Residential 2, School.
    ");
    insta::assert_snapshot!(ping(UserId(42), GreatCity::call(&game.public_view())), @"<@42>, your turn: place an emissary; free: 1 (1 brick), 2 (2 bricks), 3 (2 bricks and 1 cog), 4 (2 bricks and 2 cogs) and 5 (3 bricks and 2 cogs).");
}

#[test]
fn the_panel_leads_from_card_to_place_to_preview() {
    let (game, _) = transcript(3, Options { shrine: true, ..Options::PUBLISHER }, 3, 39);
    let seat = game.turn().seat().unwrap();
    let look = look(&game, seat);
    let page = |page: &str| shown(&panel::panel(&look, page, Occasion::Opened));
    insta::assert_snapshot!(page(""), @r"
    **Your turn:** you may build one card and produce once, in either order. You have 3 bricks and 2 cogs from space 5 and 2 coins.
    [Aqueduct at A · +4 points] [Aqueduct at B · +4 points] [Aqueduct at C · +4 points] [Aqueduct at D · replaces Vegetable Farm] [Build at A and end the turn]
    [Aqueduct · you pay nothing · +4 points] [Shrine · you pay nothing · +2 points] [Residential 4 · you pay nothing] [Produce 1 coin and 1 influence token] [Pass · end the turn]
    [My hand] [Look] [Help] [Hint]
    ");
    let (card, at) = match look.own.as_ref().unwrap().legal()[0].typed::<GreatCity>().unwrap() {
        Move::Build { card, at, .. } => (card.id(), format!("{},{}", at.row(), at.col())),
        other => panic!("the position is chosen so that something can be built, not {other}"),
    };
    insta::assert_snapshot!(page(&format!("build:{card}")), @"
    **Residential 4** costs 3 bricks: you pay nothing. Where does it go? The letters are those of the picture.
    [A · brings nothing yet] [B · brings nothing yet] [C · brings nothing yet] [D · brings nothing yet] [E · brings nothing yet]
    [F · brings nothing yet] [G · brings nothing yet] [H · brings nothing yet] [Back]
    [My hand] [Look] [Help] [Hint]
    ");
    insta::assert_snapshot!(page(&format!("build:{card}:{at}")), @r"
    Build **Residential 4** at **A** (row 0, column 1)?
    You pay no token: the strip is enough. It brings no coins, tokens or cards. Your score now: 5 → 5 (±0).
    [Build Residential 4, pay nothing] [Build at A and end the turn] [Yes, and do not ask again here] [Back]
    [My hand] [Look] [Help] [Hint]
    ");
}
