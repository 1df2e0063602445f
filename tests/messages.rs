//! Words, menus and panels over whole random games: nothing breaks Discord's limits, everything legal can be clicked and
//! typed, and nothing else is offered.
#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

use std::collections::HashSet;

use aedile::{
    discord::{
        App, commands,
        custom_id::{ComponentId, Verb},
        great_city::{bill, typed},
        layout::{CONTENT, Panel, Row, check_choices},
        names::Names,
        panel::{self, Occasion},
        present::Present,
    },
    games::{
        Game, Rng, Seat, Seed, Turn,
        great_city::{GreatCity, Move, Options, SeatView, view::Phase},
    },
    tables::{ChannelId, Look, MoveNumber, Seated, TableId, TableState, UndoRefused, UserId},
};

/// Names as long as Discord allows, full of markdown.
const NAMES: [&str; 4] = [
    "**Marcus_Aurelius_Antoninus_Aug**",
    "🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛🏛",
    "שלום עליכם לכולם כאן",
    "[Julia](https://x.example) @all",
];

/// The greatest table number and move number that can be.
const TABLE: TableId = TableId(u64::MAX);
const NUMBER: MoveNumber = MoveNumber(99_999);

fn look(game: &GreatCity, seat: Seat) -> Look<GreatCity> {
    let players = Seat::all(game.seats())
        .zip(NAMES)
        .map(|(seat, name)| Seated { seat, user: UserId(u64::MAX), name: name.to_owned() })
        .collect();
    let state =
        if game.turn().seat().is_some() { TableState::Running } else { TableState::Finished };
    Look {
        table: TABLE,
        channel: ChannelId(1),
        state,
        number: NUMBER,
        players,
        turn: game.turn(),
        seat: Some(seat),
        public: game.public_view(),
        own: Some(game.seat_view(seat)),
        undo: if seat.index() == 0 { Ok(()) } else { Err(UndoRefused::NoMove) },
    }
}

/// Everything that can be played from the panel by clicking through all its pages, and every page on the way.
fn clickable(look: &Look<GreatCity>) -> HashSet<String> {
    let (mut moves, mut seen, mut open) = (HashSet::new(), HashSet::new(), vec![String::new()]);
    while let Some(page) = open.pop() {
        let panel = panel::panel(look, &page, Occasion::Opened);
        panel.check().unwrap_or_else(|limit| panic!("page {page:?}: {limit}\n{panel:#?}"));
        assert!(
            !panel.text.contains("Sorry"),
            "page {page:?} is offered and does not exist: {panel:#?}"
        );
        for id in ids(&panel) {
            match id.verb {
                Verb::Do(code) => _ = moves.insert(code),
                Verb::Go(page) if seen.insert(page.clone()) => {
                    open.push(page);
                }
                _ => {}
            }
        }
    }
    moves
}

/// The ids of all components, and of each option of a select.
fn ids<P>(panel: &Panel<P>) -> Vec<ComponentId> {
    panel
        .rows
        .iter()
        .flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|button| button.id.clone()).collect(),
            Row::Select(select) => select
                .options
                .iter()
                .map(|option| select.id.clone().chosen(&option.value))
                .collect::<Vec<_>>(),
        })
        .map(|id| id.to_string().parse().expect("an id is read back"))
        .collect()
}

/// Everything that can be typed with the choices of the autocompletes.
fn typeable(view: &SeatView) -> HashSet<String> {
    use commands::choices;
    let offered = |choices: Vec<aedile::discord::layout::Choice>| {
        if !choices.is_empty() {
            check_choices(&choices).unwrap_or_else(|limit| panic!("{limit}\n{choices:#?}"));
        }
        choices.into_iter().map(|choice| choice.value)
    };
    let mut moves: Vec<Move> = Vec::new();
    match view.public.phase {
        Phase::Draft => {
            moves.extend(
                offered(choices::simple(view, |_| true))
                    .map(|card| typed::draft(view, &card).unwrap()),
            );
        }
        Phase::Place => moves.extend(
            offered(choices::simple(view, |_| true)).map(|space| typed::space(&space).unwrap()),
        ),
        Phase::Pick => moves.extend(
            offered(choices::simple(view, |_| true)).map(|card| typed::pick(view, &card).unwrap()),
        ),
        Phase::Act => {
            for card in offered(aedile::discord::great_city::panel::cards(&bill::builds(view))) {
                for place in offered(choices::places(view, &card)) {
                    for pay in offered(choices::payments(view, &card, &place)) {
                        moves.push(typed::build(view, &card, &place, Some(&pay)).unwrap());
                    }
                    let usual = typed::build(view, &card, &place, None).unwrap();
                    assert!(view.legal.contains(&usual), "{usual}");
                }
            }
            moves.extend(bill::production(view).map(|production| production.mv));
            moves.extend(view.legal.contains(&Move::Pass).then_some(Move::Pass));
        }
        Phase::SchoolDeck => moves.extend(
            offered(choices::keeps(view)).map(|deck| typed::keep(view, &deck, None).unwrap()),
        ),
        Phase::SchoolKeep => {
            for card in offered(choices::keeps(view)) {
                for order in offered(choices::orders(view, &card)) {
                    moves.push(typed::keep(view, &card, Some(&order)).unwrap());
                }
                assert!(view.legal.contains(&typed::keep(view, &card, None).unwrap()));
            }
        }
        Phase::Over => {}
    }
    moves.iter().map(ToString::to_string).collect()
}

/// Plays a random game; `watch` sees each position with its number and the seat to move.
fn play(
    seats: u8,
    options: Options,
    seed: u64,
    mut watch: impl FnMut(usize, &GreatCity, Seat),
) -> GreatCity {
    let mut game =
        GreatCity::new(&GreatCity::deal(seats, &options, Seed::from_number(seed))).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        watch(moves, &game, seat);
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        // Hands grow to their longest when nobody builds, so some games build rarely.
        let lazy = seed.is_multiple_of(3) && legal.contains(&Move::Pass) && rng.below(8) > 0;
        let mv = if lazy { Move::Pass } else { *rng.choose(&legal) };
        game.play(seat, mv).unwrap();
        moves += 1;
    }
    game
}

fn all_options() -> [Options; 4] {
    let shrine = |options: Options| Options { shrine: true, ..options };
    [Options::PUBLISHER, shrine(Options::PUBLISHER), Options::yucata(), shrine(Options::yucata())]
}

#[test]
fn everything_legal_can_be_clicked_and_nothing_else() {
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            play(seats, options, 10 * u64::from(seats) + place as u64, |number, game, seat| {
                let look = look(game, seat);
                let legal: HashSet<String> =
                    look.own.iter().flat_map(|own| &own.legal).map(ToString::to_string).collect();
                if legal.len() <= 8 || number % 16 == 0 {
                    assert_eq!(clickable(&look), legal);
                }
            });
        }
    }
}

#[test]
fn everything_legal_can_be_typed_and_nothing_else() {
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            play(seats, options, 100 * u64::from(seats) + place as u64, |number, game, seat| {
                let view = game.seat_view(seat);
                if view.legal.len() <= 8 || number % 16 == 0 {
                    let legal: HashSet<String> =
                        view.legal.iter().map(ToString::to_string).collect();
                    assert_eq!(typeable(&view), legal);
                }
            });
        }
    }
}

#[test]
fn a_panel_tells_nothing_that_its_player_cannot_know() {
    for seats in 2..=4 {
        let options = Options { shrine: true, ..Options::PUBLISHER };
        play(seats, options, 7000 + u64::from(seats), |number, game, seat| {
            if number % 12 != 0 {
                return;
            }
            let mut rng = Rng::new(Seed::from_number(number as u64));
            let other = GreatCity::imagine(&game.seat_view(seat), &mut rng);
            let (here, there) = (look(game, seat), look(&other, seat));
            for page in ["", "plan:market", "order:school"] {
                let shown = |look| panel::panel(look, page, Occasion::Opened);
                assert_eq!(
                    shown(&here),
                    shown(&there),
                    "another world that looks the same to the player"
                );
            }
            let names = Names::new(NAMES.map(ToOwned::to_owned));
            assert_eq!(
                GreatCity::status(&here.public, &names),
                GreatCity::status(&there.public, &names)
            );
        });
    }
}

#[test]
fn no_message_of_a_whole_game_breaks_a_limit() {
    for seats in 2..=4 {
        for (place, options) in all_options().into_iter().enumerate() {
            for seed in 0..3 {
                play(seats, options, 1000 + 10 * seed + place as u64, |_, game, seat| {
                    check_all(game, seat);
                });
            }
        }
    }
}

fn check_all(game: &GreatCity, to_move: Seat) {
    let names = Names::new(NAMES.map(ToOwned::to_owned));
    for seat in Seat::all(game.seats()) {
        let look = look(game, seat);
        for occasion in [Occasion::Opened, Occasion::Moved, Occasion::Undone] {
            panel::panel(&look, "", occasion).check().unwrap();
        }
        panel::help(&look).check().unwrap();
        panel::board(&look, &names).check().unwrap();
        let own = look.own.as_ref().unwrap();
        for page in 0..4 {
            GreatCity::hand(own, page, panel::spot(&look)).check().unwrap();
        }
    }
    assert!(GreatCity::status(&game.public_view(), &names).chars().count() <= CONTENT);
    assert!(GreatCity::call(&game.public_view()).chars().count() <= CONTENT / 2);
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let mut after = *game;
    after.play(to_move, legal[0]).unwrap();
    let lines: Vec<String> = GreatCity::events(game, legal[0], &after)
        .iter()
        .map(|event| GreatCity::event(event, &names))
        .collect();
    assert!(lines.iter().all(|line| !line.is_empty() && !line.contains('\n')), "{lines:?}");
}

#[test]
fn the_commands_are_exactly_these_and_keep_discords_limits() {
    let commands = poise::builtins::create_application_commands::<App, aedile::discord::Never>(
        &commands::all(),
    );
    let json = serde_json::to_value(&commands).unwrap();
    let mut names = Vec::new();
    for command in json.as_array().unwrap() {
        check_command(command, command["name"].as_str().unwrap(), &mut names);
        assert!(text_in(command) <= 8000, "{}", command["name"]);
    }
    assert_eq!(json[2]["default_member_permissions"], "32", "Manage Server");
    insta::assert_snapshot!(names.join("\n"), @"
    /game new game preset shrine seats automatic host_first open_known_cards produce_requires_gain brick_tokens_first coins_break_ties aqueduct_over_aqueduct replaced_farm_pays
    /game join
    /game leave
    /game start
    /game board
    /game hand
    /game status
    /game log
    /game score
    /game undo
    /game rules topic
    /game card card
    /game list
    /rome draft card
    /rome place space
    /rome pick card
    /rome build card place pay
    /rome produce
    /rome keep choice order
    /rome pass
    /admin end
    ");
}

fn check_command(command: &serde_json::Value, path: &str, names: &mut Vec<String>) {
    let name = command["name"].as_str().unwrap();
    let is_name =
        |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "_-".contains(sign);
    assert!((1..=32).contains(&name.len()) && name.chars().all(is_name), "{path}");
    let description = command["description"].as_str().unwrap().chars().count();
    assert!((1..=100).contains(&description), "{path}: {description}");
    let options = command["options"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(options.len() <= 25, "{path}");
    let choices = command["choices"].as_array().map_or(&[][..], Vec::as_slice);
    assert!(choices.len() <= 25, "{path}");
    assert!(
        choices
            .iter()
            .all(|choice| (1..=100).contains(&choice["name"].as_str().unwrap().chars().count())),
        "{path}"
    );
    let is_leaf = options.iter().all(|option| option["type"].as_u64().is_some_and(|kind| kind > 2));
    if is_leaf && command["type"].as_u64().is_none_or(|kind| kind <= 2) {
        let words: Vec<&str> =
            options.iter().map(|option| option["name"].as_str().unwrap()).collect();
        names.push(format!("/{path} {}", words.join(" ")).trim_end().to_owned());
    }
    for option in options {
        check_command(option, &format!("{path} {}", option["name"].as_str().unwrap()), names);
    }
}

/// The characters that Discord counts: names, descriptions and values of a command and all below it.
fn text_in(command: &serde_json::Value) -> usize {
    let own: usize = ["name", "description", "value"]
        .iter()
        .filter_map(|key| command[key].as_str())
        .map(|text| text.chars().count())
        .sum();
    let below = ["options", "choices"].iter().filter_map(|key| command[key].as_array()).flatten();
    own + below.map(text_in).sum::<usize>()
}

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
                .map(|event| GreatCity::event(event, &names)),
        );
    }
    (game, lines.join("\n"))
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
    std::iter::once(panel.text.clone()).chain(rows).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_channel_reads_one_plain_line_for_each_event() {
    let (game, lines) =
        transcript(2, Options { auto_play_forced: true, ..Options::PUBLISHER }, 11, 20);
    insta::assert_snapshot!(lines, @"
    **Anna** kept a card of the opening draft.
    **Ben** kept a card of the opening draft.
    __Round 1__: **Ben** places first on brick-brick-cog-brick-cog. Offer: **Luxury Residential 3**, **University**, **Market** and **School**.
    **Ben** put an emissary on space 2.
    **Anna** put an emissary on space 3.
    **Ben** put an emissary on space 4.
    **Anna** put an emissary on space 5.
    **Ben** took **School**, with 2 bricks to use.
    **Ben** built **School** for 2 coins.
    **Ben** drew 1 card from deck II.
    **Ben** kept a card; what else was drawn went under deck II.
    **Ben** ended the turn.
    **Anna** took **Market**, with 2 bricks and 1 cog to use.
    **Anna** built **Aqueduct**.
    **Anna** produced 1 coin after buying cogs for 1 coin.
    **Ben** took **Luxury Residential 3**, with 3 bricks and 1 cog to use.
    **Ben** built **Vegetable Farm**.
    **Ben** produced 2 coins after buying cogs for 1 coin.
    **Anna** took **University**, with 3 bricks and 2 cogs to use.
    **Anna** built **Market** and got 1 coin.
    **Anna** produced 1 coin.
    __Round 2__: **Anna** places first on brick-brick-cog-cog-brick. Offer: **Luxury Residential 2**, **Vineyard**, **Residential 4** and **Sheep Farm**. Waiting: influence card 4.
    ");
    let names = Names::new(["Anna", "Ben"].map(ToOwned::to_owned));
    insta::assert_snapshot!(GreatCity::status(&game.public_view(), &names), @"
    Round 2 of 7: **Anna** must place an emissary.
    Strip from the emperor: 1 brick · 2 brick · 3 cog · 4 cog · 5 brick.
    Offer: Luxury Residential 2, Vineyard, Residential 4 and Sheep Farm.
    **Anna**: 7 coins, 0 influence tokens, 1 card in hand, 4 built, 11 points.
    **Ben**: 4 coins, 0 influence tokens, 2 cards in hand, 4 built, 6 points.
    Waiting for a sole leader in influence tokens: influence card 4.
    ");
    insta::assert_snapshot!(aedile::discord::words::ping(UserId(42), &GreatCity::call(&game.public_view())), @"<@42>, your turn: place an emissary; free: 1 (1 brick), 2 (2 bricks), 3 (2 bricks and 1 cog), 4 (2 bricks and 2 cogs) and 5 (3 bricks and 2 cogs).");
}

#[test]
fn the_panel_leads_from_card_to_place_to_preview() {
    let (game, _) = transcript(3, Options { shrine: true, ..Options::PUBLISHER }, 3, 39);
    let seat = game.turn().seat().unwrap();
    let look = look(&game, seat);
    let page = |page: &str| shown(&panel::panel(&look, page, Occasion::Opened));
    insta::assert_snapshot!(page(""), @"
    **Your turn:** you may build one card and produce once, in either order. You have 3 bricks and 2 cogs from the strip and 2 coins. A missing brick costs 2 coins, a missing cog 1.
    <Build a card: choose it to see where it can go>
      Aqueduct · 1 brick, you pay nothing · best: score +4 = aqueduct
      Shrine · 0 bricks, you pay nothing · best: score +2 = shrine
      Residential 4 · 3 bricks, you pay nothing = residential_4
    [Produce 1 coin and 1 influence token] [End turn]
    [My hand] [Look] [Help]
    ");
    let (card, at) = match look.own.as_ref().unwrap().legal[0] {
        Move::Build { card, at, .. } => (card.id(), format!("{},{}", at.row(), at.col())),
        other => panic!("the position is chosen so that something can be built, not {other}"),
    };
    insta::assert_snapshot!(page(&format!("plan:{card}")), @"
    **Residential 4** costs 3 bricks: you pay nothing. Where does it go? The letters are those of the picture.
    <Choose a place by its letter>
      A · row -1, col 0 · brings nothing at once = -1,0
      B · row -1, col 1 · brings nothing at once = -1,1
      C · row 0, col -1 · brings nothing at once = 0,-1
      D · row 0, col 2 · brings nothing at once = 0,2
      E · row 1, col -1 · brings nothing at once = 1,-1
      F · row 1, col 2 · brings nothing at once = 1,2
      G · row 2, col 0 · brings nothing at once = 2,0
      H · row 2, col 1 · brings nothing at once = 2,1
    [Back]
    [My hand] [Look] [Help]
    ");
    insta::assert_snapshot!(page(&format!("at:{card}:{at}")), @"
    Build **Residential 4** at **A** (row -1, col 0)?
    You pay nothing: the strip's bricks are enough. It brings nothing at once.
    Your score now: 5 → 5 (±0).
    [Build Residential 4, pay nothing] [Back]
    [My hand] [Look] [Help]
    ");
}
