//! The words of City of Marble over whole random games: everything is told, in whole sentences, within the limits.

use std::collections::BTreeSet;

use aedile::{
    board::{Game, Rng, Seat, Seed, Turn, WhatIf},
    games::marble::{
        Aqueduct, Building, Kind, Marble, Move, Options, Post, SeatView, Stage, StandingOrder,
        grid, talk::guide::Guide,
    },
    talk::{
        layout::{CONTENT, OPTION_LABEL, Row},
        names::Names,
        paths::{Guide as _, Meant, Typed, decision, offer, read},
        present::{Panels as _, Words as _},
    },
};

use super::{NAMES, limits::Limits as _, paths::SPOT};

fn names() -> Names {
    Names::new(NAMES.map(str::to_owned))
}

/// Plays a random game; `watch` sees each position with the view of the seat to move and the move that follows.
fn play(seats: u8, seed: u64, mut watch: impl FnMut(&Marble, &SeatView, Move)) -> Marble {
    let setup = Marble::deal(seats, &Options::default(), Seed::from_number(seed));
    let mut game = Marble::new(&setup).unwrap();
    let mut rng = Rng::new(Seed::from_number(seed));
    while let Turn::ToMove(seat) = game.turn() {
        let view = game.seat_view(seat);
        let mv = *rng.choose(&view.legal);
        watch(&game, &view, mv);
        game.play(seat, mv).unwrap();
    }
    game
}

/// Whether a sentence of the catalogue was written out without gaps.
fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains("marble-") && !text.contains('{') && !text.contains("  ")
}

#[test]
fn a_type_of_tile_says_on_how_many_places_it_can_lie() {
    let mut said = 0;
    play(2, 7, |_, view, _| {
        let guide = Guide::from(view);
        let Ok(offered) = offer(&guide, &Typed::new("play"), "tile") else { return };
        for label in offered.iter().map(|one| one.label.to_string()) {
            let number = label.split(" · ").find_map(|part| part.strip_suffix(" places"));
            let Some(number) = number else { continue };
            // With and without a magistrate it is the same place.
            assert_eq!(number, view.public.places.len().to_string(), "{label}");
            said += 1;
        }
    });
    assert!(said > 50, "{said}");
}

#[test]
fn everything_that_happens_is_told_within_the_limits() {
    let names = names();
    let mut kinds = BTreeSet::new();
    for seats in 2..=4 {
        play(seats, u64::from(seats), |game, view, mv| {
            let mut after = *game;
            after.play(view.seat, mv).unwrap();
            for event in Marble::events(game, mv, &after) {
                let told = Marble::event(&event, &names).to_string();
                let brief = Marble::brief(&event, &names).says.to_string();
                let counted = Marble::counted(&Marble::kind(&event), 3).to_string();
                assert!(is_whole(&told) && is_whole(&brief) && is_whole(&counted), "{told}");
                assert!(told.chars().count() < 600, "{told}");
                kinds.insert(counted);
            }
            for text in [Marble::call(&view.public), Marble::duty(&view.public), Marble::help(view)]
            {
                let text = text.to_string();
                assert!(is_whole(&text) && text.chars().count() <= CONTENT, "{text}");
            }
            let status = Marble::status(&view.public, &names).to_string();
            assert!(is_whole(&status) && status.chars().count() <= CONTENT, "{status}");
        });
    }
    assert_eq!(kinds.len(), 16, "every kind of event occurs: {kinds:#?}");
}

/// What a seat may do now, by the names of the orders.
fn orders(view: &SeatView) -> BTreeSet<String> {
    let name = |mv: &Move| mv.to_string().split(':').next().unwrap().to_owned();
    view.legal.iter().map(name).collect()
}

#[test]
fn the_guide_advises_only_what_fits_the_position() {
    let mut seen = BTreeSet::new();
    for seats in 2..=4 {
        play(seats, u64::from(seats), |_, view, _| {
            let told = Marble::explain(view);
            for one in &told {
                let says = one.says.to_string();
                assert!(is_whole(&says) && says.chars().count() <= 400, "{says}");
            }
            let advises = |kind| told.iter().any(|one| one.kind == kind);
            let (own, public, orders) = (view.own(), &view.public, orders(view));
            let can = |order: &str| orders.contains(order);
            let has_post = own.posts().next().is_some();
            let is_spent = own.posts().any(|tile| public.is_spent(tile));
            let fits = [
                ("play", can("play")),
                ("types", can("play") && own.count(Post::Ready) > 0),
                ("lead", !public.tiles.is_empty() && can("play")),
                ("draw", can("draw") && own.ready.total() < 3),
                ("expand", can("expand")),
                ("bridges", grid().bridges().any(|space| public.taker_of(space).is_none())),
                ("springs", Aqueduct::ALL.iter().any(|one| !public.course(*one).is_open)),
                ("fountains", !public.fountains.is_empty()),
                ("orders", has_post),
                ("recall", own.count(Post::Ready) < 2 && is_spent && can("recall")),
                ("open", can("open")),
                ("finish", can("finish")),
                ("reward", can("reward")),
                ("imperium", can("reward") && public.built() != Some(Building::Fountain)),
                ("end", can("spend")),
                ("last", public.last_round.is_none()),
            ];
            for (kind, fits) in fits {
                assert!(fits || !advises(kind), "{kind}");
                seen.extend(advises(kind).then_some(kind));
            }
            assert!(told.iter().all(|one| seen.contains(one.kind)), "{told:?}");
        });
    }
    assert_eq!(seen.len(), 16, "{seen:?}");
}

#[test]
fn help_and_menus_name_only_what_is_possible() {
    let (mut helped, mut alone) = (0, BTreeSet::new());
    for seats in 2..=4 {
        play(seats, u64::from(seats), |_, view, _| {
            let (orders, help) = (orders(view), Marble::help(view).to_string());
            if view.public.stage == Stage::Act && view.public.actions > 0 {
                for order in ["play", "draw", "expand", "recall", "spend"] {
                    let is_named = help.contains(&format!("`/marble {order}`"));
                    assert_eq!(is_named, orders.contains(order), "{order} in {help}");
                }
                helped += 1;
            }
            let panel = decision(&Guide::from(view), "", SPOT).unwrap();
            for row in &panel.rows {
                let Row::Select(select) = row else { continue };
                let says = select.placeholder.to_string().to_lowercase();
                let offers =
                    |order: &str| select.options.iter().any(|one| one.value.starts_with(order));
                assert!(!says.contains("magistrate") || offers("recall"), "{says}");
                assert!(!says.contains("aqueduct") || offers("expand") || offers("open"), "{says}");
                if offers("recall") != offers("expand") {
                    alone.insert(says);
                }
            }
        });
    }
    assert!(helped > 100 && alone.len() > 1, "{helped} {alone:?}");
}

/// Whether the panel and the mention of this seat's turn say that the last round may come soon.
fn is_warned(view: &SeatView) -> bool {
    let call = Marble::call(&view.public).to_string();
    call.contains("can begin soon") || call.contains("Three stacks are empty")
}

#[test]
fn the_end_is_announced_in_time_for_a_decision() {
    for seats in 2..=4 {
        for seed in 0..6 {
            // Of each turn: the seat, and whether it was warned at its beginning.
            let mut turns: Vec<(Seat, bool)> = Vec::new();
            play(seats, seed, |_, view, _| {
                let begins = view.public.stage == Stage::Act && view.public.actions == 2;
                if begins && view.public.last_round.is_none() {
                    turns.push((view.seat, is_warned(view)));
                }
                assert!(view.public.last_round.is_none() || !is_warned(view), "it is too late");
            });
            for seat in Seat::all(seats) {
                let own: Vec<bool> = turns
                    .iter()
                    .filter(|(who, _)| *who == seat)
                    .map(|(_, warned)| *warned)
                    .collect();
                let warned = own.iter().rev().take_while(|warned| **warned).count();
                // In its last turn before the last round at least, but not for more than half of the game.
                let told = warned > 0 && 2 * warned < own.len();
                assert!(told, "{seats} {seed} {seat:?}: {warned} of {}", own.len());
            }
        }
    }
}

#[test]
fn every_rule_that_a_move_breaks_is_told_with_what_would_be_right() {
    let mut rng = Rng::new(Seed::from_number(9));
    let mut rules = BTreeSet::new();
    for seats in 2..=4 {
        let mut known: Vec<Move> = Vec::new();
        play(seats, 7, |_, view, mv| {
            known.extend(view.legal.iter().step_by(5));
            let what_if = WhatIf::<Marble>::new(view);
            let places: Vec<_> = grid().placements().collect();
            let wild = Move::Play {
                tile: *rng.choose(&Kind::ALL),
                at: *rng.choose(&places),
                magistrate: rng.below(2) == 0,
            };
            let tries = [wild, mv, *rng.choose(&known), *rng.choose(&known), Move::End];
            for illegal in tries.into_iter().filter_map(|mv| what_if.refusal(mv)) {
                let told = Marble::refusal(&illegal, &names()).to_string();
                assert!(is_whole(&told) && told.ends_with('.'), "{told}");
                assert!(told.chars().count() <= CONTENT, "{told}");
                let name = format!("{illegal:?}");
                rules.insert(name.split([' ', '{']).next().unwrap().to_owned());
            }
        });
    }
    assert!(rules.len() > 12, "{rules:?}");
}

#[test]
fn a_place_of_a_tile_is_chosen_by_four_taps_or_with_its_row_by_five() {
    let setup = Marble::deal(4, &Options::default(), Seed::from_number(3));
    let game = Marble::new(&setup).unwrap();
    let view = game.seat_view(game.turn().seat().unwrap());
    for mv in view.legal.iter().filter(|mv| matches!(mv, Move::Play { magistrate: true, .. })) {
        let guide = Guide::from(&view);
        let path = guide.path(*mv);
        let page = |values: usize| path.values()[..values].join(":");
        for steps in 1..3 {
            let name = format!("play:{}", page(steps));
            let panel = decision(&guide, &name, SPOT).unwrap();
            assert!(panel.text.to_string().contains("**"), "{}", panel.text);
        }
    }
}

#[test]
fn a_typed_play_is_read_with_the_names_of_the_picture() {
    let setup = Marble::deal(2, &Options::default(), Seed::from_number(3));
    let game = Marble::new(&setup).unwrap();
    let view = game.seat_view(game.turn().seat().unwrap());
    let Some(Move::Play { at, .. }) =
        view.legal.iter().copied().find(|mv| matches!(mv, Move::Play { .. }))
    else {
        panic!("a game begins with plays")
    };
    for text in [at.to_string(), at.to_string().to_lowercase()] {
        let typed = Typed::new("play")
            .with("tile", "Temple")
            .with("at", text.as_str())
            .with("magistrate", "without");
        let meant = read(&Guide::from(&view), &typed);
        let wanted = Move::Play { tile: Kind::Temple, at, magistrate: false };
        assert!(matches!(meant, Ok(Meant::Play(mv)) if mv == wanted), "{text}");
    }
}

#[test]
fn what_one_has_and_every_standing_order_fits() {
    for order in StandingOrder::ALL {
        let says = Marble::standing_order(order.name()).to_string();
        assert!(is_whole(&says) && says.chars().count() <= OPTION_LABEL, "{says}");
    }
    let game = play(4, 5, |_, view, _| {
        let panel = Marble::hand(view, 0, SPOT);
        panel.check().unwrap();
        assert!(is_whole(&panel.text.to_string()), "{}", panel.text);
    });
    let over = Marble::status(&game.seat_view(Seat::FIRST).public, &names()).to_string();
    assert!(is_whole(&over) && over.chars().count() <= CONTENT, "{over}");
}

/// No picture has a number of a bridge, so words name it by the corner to which it points.
#[test]
fn a_bridge_is_called_by_the_corner_to_which_it_points() {
    let called: BTreeSet<_> =
        grid().bridges().map(|space| grid().bridge_tip(space).to_string()).collect();
    assert_eq!(Vec::from_iter(called), ["C2", "C5", "C8", "F4", "F7", "G5", "I4"]);
}
