//! The sentences of The Builders: Antiquity over whole random games: within the limits, in clean English, with names
//! disarmed, and in the words of players.

use std::collections::BTreeSet;

use aedile::{
    board::{Game, Rng, Seat, Seed, Turn},
    catalogue::Language,
    games::builders::{
        Builders, Building, Investment, Member, Move, Options, Resource,
        talk::{brief, card_texts, guide::Guide, help, rules, status, words},
    },
    talk::{
        layout::CONTENT,
        names::Names,
        paths::Guide as _,
        present::{Reference as _, Words as _},
        written::choices,
    },
};

use super::{NAMES, counts::miscounted, limits::check_choices};

/// Plays a random game to its end; `watch` sees each move with the positions before and after it.
fn play(seats: u8, seed: u64, mut watch: impl FnMut(&Builders, Move, &Builders)) -> Builders {
    let options = Options::default();
    let mut game =
        Builders::new(&Builders::deal(seats, &options, Seed::from_number(seed))).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    while let Turn::ToMove(seat) = game.turn() {
        let mv = some_move(&game, seed, &mut rng);
        let before = game;
        game.play(seat, mv).unwrap();
        watch(&before, mv, &game);
    }
    game
}

/// A legal move: any, or in every second game rather one that sends somebody.
fn some_move(game: &Builders, seed: u64, rng: &mut Rng) -> Move {
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let sends: Vec<Move> =
        legal.iter().copied().filter(|mv| matches!(mv, Move::Send { .. })).collect();
    *rng.choose(if sends.is_empty() || seed.is_multiple_of(2) { &legal } else { &sends })
}

fn names() -> Names {
    Names::new(NAMES.map(ToOwned::to_owned))
}

/// What is wrong with a text for players, if anything is.
fn blemish(text: &str) -> Option<String> {
    let small = text.to_lowercase();
    let never = ["slave", "  ", " ,", " .", "..", ",,", ";;", "()", ": .", "; ."];
    if let Some(found) = never.iter().find(|part| small.contains(**part)) {
        return Some(format!("{found:?}"));
    }
    if let Some(count) = miscounted(text) {
        return Some(count);
    }
    let mut rest = text.to_owned();
    for seat in Seat::all(4) {
        rest = rest.replace(&names().bold(seat), "");
    }
    let raw = ["Aurelius", "🏛", "שלום", "x.example", "@all"];
    raw.iter().find(|part| rest.contains(**part)).map(|part| format!("{part} is not disarmed"))
}

fn check(text: &str, limit: usize) {
    assert_eq!(blemish(text), None, "{text}");
    let long = text.chars().count();
    assert!((1..=limit).contains(&long), "{long} characters: {text}");
}

#[test]
fn every_event_is_told_on_one_clean_line() {
    let mut kinds = BTreeSet::new();
    for seats in 2..=4 {
        for seed in 0..20 {
            play(seats, seed, |before, mv, after| {
                for event in Builders::events(before, mv, after) {
                    let line = words::event(&event, &names()).to_string();
                    check(&line, CONTENT / 4);
                    assert!(!line.contains('\n') && line.ends_with('.'), "{line}");
                    let brief = brief::brief(&event, &names());
                    check(&brief.says.to_string(), CONTENT / 4);
                    let told = brief.who.map_or_else(String::new, |seat| names().bold(seat));
                    assert!(line.starts_with(&told), "{line}");
                    kinds.insert(format!("{event:?}").split(' ').next().unwrap().to_owned());
                }
            });
        }
    }
    assert_eq!(kinds.len(), 11, "every kind of event happens: {kinds:?}");
}

#[test]
fn the_table_in_words_fits_into_a_message_however_much_there_is_to_tell() {
    let mut longest = 0;
    for seats in 2..=4 {
        for seed in 0..12 {
            let mut number = 0;
            let over = play(seats, seed, |_, _, after| {
                number += 1;
                if number % 8 == 0 {
                    longest = longest.max(check_table(after));
                }
            });
            check_table(&over);
        }
    }
    assert!(longest > CONTENT / 2, "some tables have much to tell, not only {longest} characters");
}

/// Checks what is said of a position; returns how long its status is.
fn check_table(game: &Builders) -> usize {
    let view = game.public_view();
    let text = status::status(&view, &names()).to_string();
    check(&text, CONTENT);
    for (seat, player) in Seat::all(game.seats()).zip(&view.players) {
        assert!(text.contains(&names().bold(seat)), "{text}");
        for site in &player.sites {
            let building = site.building.name().to_string();
            assert!(text.contains(&building), "{building} in {text}");
        }
        check(&help::help(&game.seat_view(seat)).to_string(), CONTENT);
    }
    check(&words::call(&view).to_string(), CONTENT / 4);
    check(&words::duty(&view).to_string(), CONTENT / 4);
    if let Some(seat) = view.to_move {
        let own = game.seat_view(seat);
        for mv in own.legal.iter().step_by(1 + own.legal.len() / 12) {
            check(&Guide::from(&own).summary(*mv).to_string(), CONTENT / 8);
        }
    }
    text.chars().count()
}

/// Moves of all kinds, most of them not possible.
fn all_moves() -> Vec<Move> {
    let tools: Vec<Option<Resource>> =
        std::iter::once(None).chain(Resource::ALL.map(Some)).collect();
    let students: Vec<Option<Member>> =
        std::iter::once(None).chain(Member::all().map(Some)).collect();
    let mut moves: Vec<Move> = Building::all().map(|building| Move::Open { building }).collect();
    moves.extend(Member::all().map(|worker| Move::Recruit { worker }));
    moves.extend(Member::all().map(|slave| Move::Free { slave }));
    moves.extend((0..=5).map(|actions| Move::Take { actions }));
    for card in Investment::all() {
        moves.extend(students.iter().map(|student| Move::Invest { card, student: *student }));
    }
    for worker in Member::all() {
        for building in Building::all() {
            moves.extend(tools.iter().map(|tool| Move::Send { worker, building, tool: *tool }));
        }
    }
    moves.push(Move::End);
    moves
}

#[test]
fn every_refusal_is_a_clean_sentence() {
    let moves = all_moves();
    let mut kinds = BTreeSet::new();
    for seats in 2..=4 {
        for seed in 0..2 {
            let mut number = 0;
            let over = play(seats, seed, |_, _, after| {
                number += 1;
                if number % 20 == 1 {
                    refusals(after, moves.iter().skip(number % 7).step_by(7), &mut kinds);
                }
            });
            refusals(&over, moves.iter().take(1), &mut kinds);
        }
    }
    assert!(kinds.len() >= 20, "{}: {kinds:?}", kinds.len());
}

fn refusals<'a>(
    game: &Builders,
    moves: impl Iterator<Item = &'a Move>,
    kinds: &mut BTreeSet<String>,
) {
    for mv in moves {
        if let Err(refusal) = game.check(*mv) {
            check(&Builders::refusal(&refusal, &names()).to_string(), CONTENT - 200);
            kinds.insert(format!("{refusal:?}").split(' ').next().unwrap().to_owned());
        }
    }
}

#[test]
fn every_rule_and_card_is_explained_in_clean_words() {
    for topic in rules::TOPICS {
        check(&(topic.text)().to_string(), CONTENT);
    }
    for card in card_texts::Card::all() {
        check(&card_texts::describe(card).to_string(), CONTENT);
        check(&card.label().to_string(), 100);
        check(&card.id(), 100);
    }
}

#[test]
fn the_test_sees_what_it_looks_for() {
    let bad = ["a Slave", "two  blanks", "for 1 sesterces", "2 action", "@all", "the end.."];
    assert!(bad.iter().all(|text| blemish(text).is_some()));
    assert_eq!(blemish("for 1 sesterce, 12 actions and 0.1 points; 1 of 2 loans."), None);
}

/// The line of play of a seed as the channel reads it, up to this many moves.
pub fn transcript(seats: u8, seed: u64, moves: usize) -> (Builders, String) {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(ToOwned::to_owned));
    let mut game =
        Builders::new(&Builders::deal(seats, &Options::default(), Seed::from_number(seed)))
            .unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut lines = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.turn().seat() else { break };
        let mv = some_move(&game, 1, &mut rng);
        let before = game;
        game.play(seat, mv).unwrap();
        let events = Builders::events(&before, mv, &game);
        lines.extend(events.iter().map(|event| words::event(event, &names).to_string()));
    }
    (game, lines.join("\n"))
}

#[test]
fn a_table_reads_like_this() {
    let (_, lines) = transcript(2, 3, 40);
    let (begin, _) = lines.split_once("__Round 3__").unwrap();
    insta::assert_snapshot!(begin, @r"
    **Anna** opened **Hanging Gardens**. Tower of Babel was added to the row.
    **Anna** sent Apprentice builder (1 stone, 1 architecture) to **Hanging Gardens** for 2 sesterces; missing: 1 stone, 3 wood, 3 architecture, 5 decoration.
    **Anna** invested 7 sesterces: **prisoner** (2 stone, 2 decoration).
    **Anna** ended the turn.
    **Ben** recruited **Companion all-round** (1 stone, 1 wood, 1 architecture, 1 decoration). Companion architect (1 stone, 3 architecture) was added to the row.
    **Ben** invested 7 sesterces: **University of Stone**. Companion all-round (1 of each resource) has learned and now brings 3 stone.
    **Ben** recruited **Companion decorator** (1 wood, 3 decoration). Companion all-round (1 of each resource) was added to the row.
    **Ben** ended the turn.
    __Round 2__ begins.
    **Anna** sent Prisoner sculptor (2 stone, 2 decoration) to **Hanging Gardens**; missing: 3 wood, 3 architecture, 3 decoration.
    **Anna** recruited **Laborer mason** (2 stone, 1 decoration). Master carpenter (3 wood, 2 architecture) was added to the row.
    **Anna** opened **House**. Fortress was added to the row.
    **Anna** ended the turn.
    **Ben** took a **loan** of 10 sesterces.
    **Ben** recruited **Companion all-round** (1 stone, 1 wood, 1 architecture, 1 decoration). Apprentice joiner (1 wood, 1 architecture) was added to the row.
    **Ben** recruited **Apprentice joiner** (1 wood, 1 architecture). Laborer architect (1 stone, 2 architecture) was added to the row.
    **Ben** opened **Urban House**. 1 action was bought for 5 sesterces. Palace of Assur was added to the row.
    **Ben** sent Apprentice joiner (1 wood, 1 architecture) to **Urban House** for 2 sesterces; missing: 2 stone, 1 wood, 1 architecture. That took 1 action, bought for 5 sesterces.
    **Ben** ended the turn.
    ");
}

#[test]
fn the_same_table_reads_like_this_later() {
    let (_, lines) = transcript(2, 3, 40);
    let (_, later) = lines.split_once("__Round 3__ begins.\n").unwrap();
    insta::assert_snapshot!(later, @r"
    **Anna** took a **loan** of 10 sesterces.
    **Anna** sent Laborer mason (2 stone, 1 decoration) to **Hanging Gardens** for 3 sesterces; missing: 3 wood, 3 architecture, 2 decoration.
    **Anna** opened **Tower of Babel**. Quarry was added to the row.
    **Anna** ended the turn.
    **Ben** took 3 sesterces for 2 actions.
    **Ben** sent Companion all-round (3 stone, 1 wood, 1 architecture, 1 decoration) to **Urban House** for 4 sesterces; nothing is missing.
    **Ben** __finished **Urban House**__ and gets 10 sesterces and 3 points. Free again: Apprentice and Companion.
    **Ben** opened **Rural House**. 1 action was bought for 5 sesterces. Shipyard was added to the row.
    **Ben** recruited **Master decorator** (2 stone, 3 decoration). 1 action was bought for 5 sesterces. Master architect (3 architecture, 2 decoration) was added to the row.
    **Ben** ended the turn.
    __Round 4__ begins.
    **Anna** invested 7 sesterces: **prisoner** (2 stone, 2 wood).
    **Anna** sent Prisoner handyman (2 stone, 2 wood) to **Tower of Babel**; missing: 1 stone, 5 architecture, 3 decoration.
    **Anna** opened **Quarry**. Sphinx was added to the row.
    **Anna** ended the turn.
    **Ben** recruited **Apprentice carver** (1 wood, 1 decoration). Companion mason (3 stone, 1 architecture) was added to the row.
    **Ben** recruited **Master carpenter** (3 wood, 2 architecture). Companion carpenter (3 wood, 1 decoration) was added to the row.
    **Ben** opened **Palace of Assur**. Scaffold was added to the row.
    **Ben** ended the turn.
    __Round 5__ begins.
    **Anna** opened **Camel Stable**. Hoist was added to the row.
    **Anna** opened **Scaffold**. Ziggurat was added to the row.
    **Anna** took a **loan** of 10 sesterces.
    **Anna** recruited **Laborer architect** (1 stone, 2 architecture). 1 action was bought for 5 sesterces. Master mason (3 stone, 2 wood) was added to the row.
    **Anna** opened **Fortress**. 1 action was bought for 5 sesterces. Port was added to the row.
    ");
}

#[test]
fn the_same_table_stands_like_this() {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(ToOwned::to_owned));
    let (game, _) = transcript(2, 3, 40);
    let view = game.public_view();
    insta::assert_snapshot!(status::status(&view, &names), @r"
    Round 5. It is the turn of **Anna**, who can end the turn.
    This turn: no action, 2 bought, has invested this turn. Last site: Fortress of **Anna**.
    **Anna** (first): **0 points**, 1 sesterce, 2 loans; 0 finished; score now −5.9.
    - Can be sent: Laborer architect (1 stone, 2 architecture). At work: Apprentice builder (Hanging Gardens), Laborer mason (Hanging Gardens), Prisoner sculptor (Hanging Gardens), Prisoner handyman (Tower of Babel).
    - Sites: Hanging Gardens (missing: 3 wood, 3 architecture, 2 decoration), House (missing: 1 wood, 1 architecture), Tower of Babel (missing: 1 stone, 5 architecture, 3 decoration), Quarry (missing: 1 stone, 1 wood), Camel Stable (missing: 1 stone, 1 architecture), Scaffold (missing: 1 stone, 2 wood), Fortress (missing: 3 stone, 2 wood, 2 architecture, 1 decoration).
    **Ben**: **3 points**, 0 sesterces, 1 loan; 1 finished; score now 1.
    - Can be sent: Apprentice joiner (1 wood, 1 architecture), Apprentice carver (1 wood, 1 decoration), Apprentice sculptor (1 stone, 1 decoration), Companion decorator (1 wood, 3 decoration), Companion all-round (1 of each resource), Companion all-round (3 stone, 1 wood, 1 architecture, 1 decoration), Master decorator (2 stone, 3 decoration), Master carpenter (3 wood, 2 architecture).
    - Sites: Rural House (missing: 1 stone, 1 decoration), Palace of Assur (missing: 3 stone, 1 wood, 4 architecture, 2 decoration).
    Buildings to open: Hoist, Sphinx, Ziggurat, Port, Shipyard; 18 in the deck.
    Workers to recruit: Master ×2 and Companion ×3; 2 in the deck.
    Investments: 4 prisoners (2 architecture, 2 decoration; 2 stone, 2 architecture; 2 wood, 2 decoration; 2 wood, 2 architecture); tools: mallet, saw, set square and paintbrush; universities of wood, architecture and decoration; 1 loan.
    -# More under *Look*: a page for each player and one for the decks.
    ");
    insta::assert_snapshot!(words::call(&view), @"you have 0 actions, 1 sesterce and 7 sites. Free to send: 1 of 5.");
    insta::assert_snapshot!(words::duty(&view), @"end the turn");
    insta::assert_snapshot!(help::help(&game.seat_view(view.to_move.unwrap())), @r"
    You have 0 actions and 1 sesterce. Another action costs 5 sesterces.
    Points from buildings and machines: 0 of 17 points.
    Your sites: Hanging Gardens (missing: 3 wood, 3 architecture, 2 decoration), House (missing: 1 wood, 1 architecture), Tower of Babel (missing: 1 stone, 5 architecture, 3 decoration), Quarry (missing: 1 stone, 1 wood), Camel Stable (missing: 1 stone, 1 architecture), Scaffold and Fortress.
    - End the turn (`/builders end`).

    *Undo* (`/game undo`) takes back your last move until a row is refilled or the next player acts. *Look* (`/game board`) shows the table, *My team* (`/game hand`) your team. `/game rules` explains the game, `/game card` each card.
    ");
}

#[test]
fn a_crowded_table_is_told_in_short_and_its_end_with_what_was_paid() {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dora"].map(ToOwned::to_owned));
    let (game, _) = transcript(4, 5, 200);
    insta::assert_snapshot!(status::status(&game.public_view(), &names), @r"
    Round 16. It is the turn of **Cleo**, who can use up to 3 actions, then end the turn.
    This turn: 3 actions, can still invest. Last site: Noble House of **Ben**.
    **Anna**: **7 points**, 6 sesterces, the set square, 1 loan; 3 finished; score now 4.6.
    - Can be sent: nobody. At work: 5.
    - Sites: Shipyard, Architect's Table, Pyramid.
    **Ben** (first): **0 points**, 3 sesterces, 2 loans; 2 finished; score now −3.7.
    - Can be sent: Master. At work: 8.
    - Sites: Ziggurat, Colossus of Rhodes, Armory, Noble House, Scaffold, Quarry.
    **Cleo**: **0 points**, 8 sesterces, the mallet and the saw; 0 finished; score now −1.2.
    - Can be sent: nobody. At work: 4.
    - Sites: Barracks, Town Hall, Port, Theater, Archery Range, Urban House, Fortress, Trading Post.
    **Dora**: **0 points**, 0 sesterces, the paintbrush, 1 loan; 0 finished; score now −4.
    - Can be sent: Prisoner. At work: 4.
    - Sites: School of Philosophy, Temple, Hoist, Sphinx, Alexandria Lighthouse, Forum, Tower of Babel, Market, Shop, Saw Machine, Hanging Gardens.
    Buildings to open: none; 0 in the deck.
    Workers to recruit: none; 0 in the deck.
    Investments: 1 prisoner; universities of stone and wood.
    -# More under *Look*: a page for each player and one for the decks.
    ");
    let (game, lines) = transcript(4, 5, 10_000);
    insta::assert_snapshot!(lines.lines().rev().take(3).collect::<Vec<_>>().join("\n"), @r"
    The game is over. **Ben** wins. Points: **Anna**: 10, **Ben**: 15.3, **Cleo**: 2.9 and **Dora**: 1.8. Final scoring: **Anna** repaid 1 loan. Final scoring: **Dora** repaid 1 loan.
    **Anna** ended the turn.
    **Anna** took 6 sesterces for 3 actions.
    ");
    insta::assert_snapshot!(status::status(&game.public_view(), &names), @r"
    The game is over after round 28. Winner: **Ben**.
    **Anna**: **7 points**, 55 sesterces, the set square, 1 loan; 3 finished; final score 10.
    - Can be sent: nobody. At work: 5.
    - Sites: Shipyard (missing: 1 stone), Architect's Table (missing: 1 stone), Pyramid (missing: 3 wood, 1 architecture, 1 decoration).
    **Ben** (first): **19 points**, 3 sesterces, 2 loans; 8 finished; final score 15.3.
    - Can be sent: Apprentice, Laborer, Companion ×5, Master ×2 and Scaffold.
    **Cleo**: **2 points**, 39 sesterces, the mallet and the saw; 1 finished; final score 2.9.
    - Can be sent: nobody. At work: 5.
    - Sites: Barracks (missing: 1 stone, 3 wood, 2 decoration), Town Hall (missing: 2 architecture), Port (missing: 2 stone, 1 wood, 1 decoration), Theater (missing: 3 stone, 1 wood), Urban House (missing: 2 stone, 2 wood, 2 architecture), Fortress (missing: 3 stone, 2 wood, 2 architecture, 1 decoration), Trading Post (missing: 1 wood).
    **Dora**: **0 points**, 53 sesterces, the paintbrush, 1 loan; 0 finished; final score 1.8.
    - Can be sent: nobody. At work: 5.
    - Sites: School of Philosophy (missing: 2 architecture), Temple (missing: 2 wood, 2 architecture, 1 decoration), Hoist (missing: 1 wood, 2 architecture), Sphinx (missing: 3 stone, 3 wood, 3 decoration), Alexandria Lighthouse (missing: 2 stone, 4 wood, 1 architecture, 3 decoration), Forum (missing: 2 stone, 1 wood, 3 architecture, 2 decoration), Tower of Babel (missing: 3 stone, 1 wood, 5 architecture, 3 decoration), Market (missing: 1 decoration), Shop (missing: 1 wood, 1 decoration), Saw Machine (missing: 1 architecture, 2 decoration), Hanging Gardens (missing: 2 stone, 3 wood, 4 architecture, 5 decoration).
    -# More under *Look*: a page for each player and one for the decks.
    ");
}

#[test]
fn the_cards_that_fit_what_is_typed_fit_into_an_autocomplete() {
    for typed in ["", "a", "house", "prisoner", "wood"] {
        check_choices(&choices(&Builders::cards(typed), Language::ENGLISH)).unwrap();
    }
}
