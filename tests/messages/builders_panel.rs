//! The panel and the typed commands of The Builders: Antiquity over whole random games: everything legal can be clicked and
//! typed, nothing else is offered, no limit is broken, and what a page promises happens.

use std::collections::HashSet;

use aedile::{
    board::{Game, Rng, Seed, Turn},
    games::builders::{
        Builders, Building, Investment, Member, Move, Options, Resource, SeatView,
        talk::{bill, choices, panel, typed},
    },
    tables::{MoveNumber, TableId},
    talk::{
        custom_id::ComponentId,
        layout::{Choice, Panel, ROWS, Row, check_choices},
        present::Spot,
        verb::{GameVerb, Verb},
    },
};

/// The greatest table number and move number that can be.
const SPOT: Spot = Spot { table: TableId(u64::MAX), number: MoveNumber(99_999) };

/// Plays a game at random that seldom ends a turn early; `watch` sees each position with the view of the seat to move.
fn play(seats: u8, seed: u64, mut watch: impl FnMut(usize, &Builders, &SeatView)) {
    let setup = Builders::deal(seats, &Options::default(), Seed::from_number(seed));
    let mut game = Builders::new(&setup).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut moves = 0;
    while let Turn::ToMove(seat) = game.turn() {
        let view = game.seat_view(seat);
        watch(moves, &game, &view);
        let busy: Vec<Move> = view.legal.iter().copied().filter(is_work).collect();
        let mv = if busy.is_empty() || rng.below(6) == 0 {
            *rng.choose(&view.legal)
        } else {
            *rng.choose(&busy)
        };
        game.play(seat, mv).unwrap();
        moves += 1;
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "filters pass a reference")]
fn is_work(mv: &Move) -> bool {
    !matches!(mv, Move::End | Move::Take { .. })
}

/// Everything that can be played from the panel by clicking through all its pages, and all that these say.
fn clickable(view: &SeatView) -> (HashSet<String>, Vec<String>) {
    let (mut moves, mut seen, mut open) = (HashSet::new(), HashSet::new(), vec![String::new()]);
    let mut said = Vec::new();
    while let Some(page) = open.pop() {
        let panel = panel::decision(view, &page, SPOT)
            .unwrap_or_else(|_| panic!("page {page:?} is offered and does not exist"));
        panel.check().unwrap_or_else(|limit| panic!("page {page:?}: {limit}\n{panel:#?}"));
        assert!(panel.rows.len() < ROWS, "page {page:?} leaves no row for the tools");
        said.extend(words(&panel));
        for id in ids(&panel) {
            match id.verb {
                Verb::Game(GameVerb::Do(code)) => _ = moves.insert(code),
                Verb::Game(GameVerb::Go(page)) if seen.insert(page.clone()) => open.push(page),
                _ => {}
            }
        }
    }
    (moves, said)
}

fn ids<P>(panel: &Panel<P>) -> Vec<ComponentId> {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.id.clone()).collect(),
        Row::Select(select) => {
            let options = select.options.iter();
            options.map(|option| select.id.clone().chosen(&option.value)).collect::<Vec<_>>()
        }
    };
    let ids = panel.rows.iter().flat_map(of);
    ids.map(|id| id.to_string().parse().expect("an id is read back")).collect()
}

fn words<P>(panel: &Panel<P>) -> Vec<String> {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.label.clone()).collect(),
        Row::Select(select) => {
            let labels = select.options.iter().map(|option| option.label.clone());
            labels.chain([select.placeholder.clone()]).collect::<Vec<_>>()
        }
    };
    panel.rows.iter().flat_map(of).chain([panel.text.clone()]).collect()
}

/// The buttons of a page that make moves, with their labels.
fn deeds<P>(panel: &Panel<P>) -> Vec<(String, Move)> {
    let buttons = panel.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select(_) => None,
    });
    let deed = |button: &aedile::talk::layout::Button| match &button.id.verb {
        Verb::Game(GameVerb::Do(code)) => Some((button.label.clone(), code.parse().unwrap())),
        _ => None,
    };
    buttons.flatten().filter_map(deed).collect()
}

/// Everything that can be typed with the choices of the autocompletes, and all that these say.
fn typeable(view: &SeatView) -> (HashSet<String>, Vec<String>) {
    let mut said = Vec::new();
    let mut offered = |choices: Vec<Choice>| {
        if !choices.is_empty() {
            check_choices(&choices).unwrap_or_else(|limit| panic!("{limit}\n{choices:#?}"));
        }
        said.extend(choices.iter().map(|choice| choice.label.clone()));
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    let mut moves: Vec<Move> = vec![Move::End];
    let open = offered(choices::openings(view));
    moves.extend(open.iter().map(|id| typed::open(view, id).unwrap()));
    let recruit = offered(choices::recruits(view));
    moves.extend(recruit.iter().map(|id| typed::recruit(view, id).unwrap()));
    for card in offered(choices::investments(view)) {
        let students = offered(choices::students(view, &card));
        if students.is_empty() {
            moves.push(typed::invest(view, &card, None).unwrap());
        }
        for student in students {
            moves.push(typed::invest(view, &card, Some(&student)).unwrap());
        }
    }
    for worker in offered(choices::senders(view, "")) {
        for building in offered(choices::sites(view, &worker)) {
            assert!(offered(choices::senders(view, &building)).contains(&worker));
            let bare = typed::send(view, &worker, &building, None).unwrap();
            moves.extend(view.legal.contains(&bare).then_some(bare));
            for tool in offered(choices::tools(view, &worker, &building)) {
                moves.push(typed::send(view, &worker, &building, Some(&tool)).unwrap());
            }
        }
    }
    let take = offered(choices::takes(view));
    moves.extend(take.iter().map(|actions| typed::take(actions).unwrap()));
    let free = offered(choices::captives(view));
    moves.extend(free.iter().map(|id| typed::free(view, id).unwrap()));
    (moves.iter().map(ToString::to_string).collect(), said)
}

fn legal(view: &SeatView) -> HashSet<String> {
    view.legal.iter().map(ToString::to_string).collect()
}

#[test]
fn everything_legal_can_be_clicked_and_nothing_else() {
    for seats in 2..=4 {
        play(seats, 10 + u64::from(seats), |number, _, view| {
            if view.legal.len() <= 12 || number % 8 == 0 {
                let (moves, said) = clickable(view);
                assert_eq!(moves, legal(view));
                let bad = said.iter().find(|text| text.to_lowercase().contains("slave"));
                assert_eq!(bad, None, "players read of prisoners");
            }
        });
    }
}

#[test]
fn everything_legal_can_be_typed_and_nothing_else() {
    for seats in 2..=4 {
        play(seats, 20 + u64::from(seats), |number, _, view| {
            if view.legal.len() <= 12 || number % 8 == 0 {
                let (moves, said) = typeable(view);
                assert_eq!(moves, legal(view));
                let bad = said.iter().find(|text| text.to_lowercase().contains("slave"));
                assert_eq!(bad, None, "players read of prisoners");
            }
        });
    }
}

#[test]
fn what_a_bill_promises_is_what_happens() {
    play(3, 31, |_, game, view| {
        let works = bill::bills(view, is_work);
        for bill in works.iter().take(12) {
            let mut after = *game;
            after.play(view.seat, bill.mv).unwrap();
            let seen = after.public_view();
            let own = &seen.players[view.seat.index()];
            assert_eq!(
                (bill.coins_left, bill.actions_left),
                (own.coins, seen.turn.unwrap().actions)
            );
            assert_eq!(view.own().coins + bill.gain, own.coins + bill.coins, "{}", bill.mv);
            let missing = match bill.mv {
                Move::Send { building, .. } => own.site(building).map(|site| site.missing),
                _ => None,
            };
            assert!(missing.is_none_or(|missing| missing == bill.missing));
            assert_eq!(bill.is_final, game.seals(bill.mv));
        }
    });
}

#[test]
fn a_plan_is_finished_by_pressing_the_first_button_again_and_again() {
    let mut finished = 0;
    play(2, 41, |_, game, view| {
        let Some(plan) = panel::plans(view).into_iter().next() else { return };
        let mut game = *game;
        for sends in (1..=plan.sends.len()).rev() {
            let now = game.seat_view(view.seat);
            let first = panel::decision(&now, "", SPOT).unwrap();
            let (label, mv) = deeds(&first).into_iter().next().expect("a plan has a button");
            assert!(label.starts_with(&format!("Finish {} now", plan.building)), "{label}");
            let rest = &panel::plans(&now)[0];
            assert_eq!((rest.building, rest.sends.len() <= sends), (plan.building, true));
            game.play(view.seat, mv).unwrap();
            if game.public_view().players[view.seat.index()].finished.contains(&plan.building) {
                finished += 1;
                return;
            }
        }
        panic!("{} was not finished by {plan:?}", plan.building);
    });
    assert!(finished > 20, "{finished} plans in a whole game");
}

#[test]
fn a_turn_that_ends_with_actions_left_asks_once_and_offers_sesterces() {
    let mut asked = [0; 4];
    play(2, 51, |_, _, view| {
        let unused = usize::from(view.public.turn.unwrap().actions);
        let main = panel::decision(view, "", SPOT).unwrap();
        let is_end = |(_, mv): &(String, Move)| *mv == Move::End;
        assert_eq!(deeds(&main).iter().any(is_end), unused == 0, "{unused} actions left");
        if unused > 0 {
            let ask = panel::decision(view, "end", SPOT).unwrap();
            let coins = [0, 1, 3, 6][unused];
            let buttons = deeds(&ask);
            let (take, end) = (&buttons[0], &buttons[1]);
            let takes = u8::try_from(unused).unwrap();
            assert_eq!((take.1, end.1), (Move::Take { actions: takes }, Move::End));
            assert!(take.0.starts_with(&format!("Take {coins} sesterce")), "{}", take.0);
            assert!(end.0.starts_with("End turn, lose"), "{}", end.0);
        }
        asked[unused] += 1;
    });
    assert!(asked.iter().all(|times| *times > 0), "{asked:?}");
}

/// The rule that an order breaks which was read from typed words; `None` when it is legal.
fn wrong(game: &Builders, mv: Move) -> Option<String> {
    let rule = format!("{:?}", game.check(mv).err()?);
    Some(rule.chars().take_while(char::is_ascii_alphanumeric).collect())
}

/// What a sending can break.
const WRONG: [&str; 10] = [
    "AtWork",
    "Useless",
    "ForeignSite",
    "FinishedSite",
    "NotOpened",
    "PrisonerWithTool",
    "MachineWithTool",
    "TooDear",
    "NotYourTool",
    "ToolAtWork",
];

#[test]
fn every_bad_sending_that_can_be_typed_is_read_as_it_was_meant_and_refused_by_its_rule() {
    let mut seen = HashSet::new();
    for seed in 71..75 {
        play(3, seed, |number, game, view| {
            if number % 25 != 0 {
                return;
            }
            let team = view.own().team.iter().map(|member| member.member.id());
            for worker in team {
                for building in Building::all().map(Building::id) {
                    for tool in [None, Some("wood")] {
                        let read = typed::send(view, worker, building, tool).unwrap();
                        let tool = tool.map(|_| Resource::Wood);
                        assert_eq!(read, meant(worker, building, tool));
                        seen.extend(wrong(game, read));
                    }
                }
            }
        });
    }
    let missed: Vec<_> = WRONG.iter().filter(|rule| !seen.contains(**rule)).collect();
    assert_eq!(missed, [&""; 0], "of these no example was found");
}

fn meant(worker: &str, building: &str, tool: Option<Resource>) -> Move {
    let (worker, building) = (Member::from_id(worker), Building::from_id(building));
    Move::Send { worker: worker.unwrap(), building: building.unwrap(), tool }
}

#[test]
fn education_without_effect_and_a_second_investment_are_refused_by_their_rules() {
    let mut seen = HashSet::new();
    for seed in 81..89 {
        play(2, seed, |_, game, view| {
            for resource in Resource::ALL {
                let card = Investment::University(resource);
                for student in &view.own().team {
                    let read = typed::invest(view, card.id(), Some(student.member.id())).unwrap();
                    assert_eq!(read, Move::Invest { card, student: Some(student.member) });
                    if let Err(illegal) = game.check(read) {
                        let words = illegal.to_string();
                        seen.extend(
                            [
                                "would change nothing",
                                "made the investment of this turn already",
                                "is educated already",
                                "cannot be educated",
                            ]
                            .into_iter()
                            .filter(|known| words.contains(known)),
                        );
                    }
                }
            }
        });
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}
