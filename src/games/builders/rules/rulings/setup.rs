//! Components and deal: §1, §2 and the balance of §6.

use super::*;
use crate::board::BadSeats;
use crate::games::builders::rules::{cards, setup::BadSetup};

#[test]
fn everybody_begins_with_an_apprentice_and_ten_sesterces() {
    for seats in 2..=4 {
        let game = Builders::new(&setup(seats)).unwrap();
        let view = game.public_view();
        assert_eq!((view.players.len(), view.round), (usize::from(seats), 1));
        for player in &view.players {
            assert_eq!((player.coins, player.team.len(), player.points), (10, 1, 0));
            assert!(player.team[0].member.is_apprentice());
            assert!(player.sites.is_empty() && player.tools.is_empty() && player.loans == 0);
        }
        assert_eq!(view.buildings.iter().flatten().count(), 5);
        assert_eq!(view.workers.iter().flatten().count(), 5);
        assert_eq!((view.building_deck, view.worker_deck), (28, 13 - seats));
    }
}

#[test]
fn the_line_holds_all_slaves_tools_loans_and_universities() {
    let line = Builders::new(&setup(4)).unwrap().public_view().line;
    assert_eq!(
        (line.slaves.len(), line.tools.len(), line.universities.len(), line.loans),
        (6, 4, 4, 4)
    );
}

#[test]
fn apprentices_that_nobody_gets_are_in_the_deck() {
    for seats in 2..=4_u8 {
        let setup = Builders::deal(seats, &Options::default(), Seed::from_number(1));
        let left = setup.workers.iter().filter(|worker| worker.is_apprentice()).count();
        assert_eq!((left, setup.apprentices.len()), (usize::from(4 - seats), usize::from(seats)));
    }
}

#[test]
fn the_same_seed_deals_the_same_for_ever() {
    let setup = Builders::deal(3, &Options::default(), Seed::from_number(7));
    let buildings = setup.buildings[..6].iter().map(|card| card.id());
    let workers = setup.workers[..6].iter().map(|card| card.id());
    let apprentices = setup.apprentices.iter().map(|card| card.id());
    let first = u8::from(setup.first_player);
    let ids: Vec<&str> = buildings.chain(workers).chain(apprentices).collect();
    assert_eq!(
        (ids.join(" ").as_str(), first),
        (
            "ziggurat machine_hoist colossus_of_rhodes archery_range quarry hanging_gardens \
             master_sw companion_all companion_sa companion_as apprentice_sa companion_wd \
             apprentice_sd apprentice_wd apprentice_wa",
            2
        )
    );
}

#[test]
fn the_first_player_is_drawn_or_agreed_and_the_cards_are_the_same() {
    let seed = Seed::from_number(3);
    let drawn = Builders::deal(4, &Options::default(), seed);
    for seat in Seat::all(4) {
        let options = Builders::with_first_player(Options::default(), seat);
        let agreed = Builders::deal(4, &options, seed);
        assert_eq!(Builders::agreed(&agreed).first_player, seat);
        assert_eq!(Builders::new(&agreed).unwrap().turn(), Turn::ToMove(seat));
        assert_eq!((&agreed.buildings, &agreed.workers), (&drawn.buildings, &drawn.workers));
    }
    let first =
        |number| Builders::deal(4, &Options::default(), Seed::from_number(number)).first_player;
    let drawn: std::collections::BTreeSet<Seat> = (0..40).map(first).collect();
    assert_eq!(drawn.len(), 4, "every seat begins some games");
}

#[test]
fn a_setup_survives_json() {
    let setup = setup(3);
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
}

#[test]
fn a_setup_that_could_not_have_been_dealt_is_refused() {
    let bad = |change: fn(&mut Setup)| {
        let mut setup = setup(3);
        change(&mut setup);
        Builders::new(&setup).err().unwrap()
    };
    let crowd = BadSeats::Players { players: 5, least: 2, most: 4 };
    assert_eq!(bad(|setup| setup.players = 5), crowd.into());
    let unseated = BadSeats::FirstPlayer { seat: 3, players: 3 };
    assert_eq!(bad(|setup| setup.first_player = Seat::new(3).unwrap()), unseated.into());
    assert_eq!(bad(|setup| setup.players = 4), BadSetup::Apprentices { players: 4, found: 3 });
    assert_eq!(
        bad(|setup| setup.apprentices[0] = setup.workers[0]),
        BadSetup::NoApprentice(setup(3).workers[0].id())
    );
    assert_eq!(
        bad(|setup| setup.apprentices[1] = setup.apprentices[0]),
        BadSetup::Workers { card: "apprentice_wa", found: 2, needed: 1 }
    );
    let missing = setup(3).buildings[32].id();
    assert_eq!(
        bad(|setup| setup.buildings.truncate(32)),
        BadSetup::Buildings { card: missing, found: 0, needed: 1 }
    );
    assert_eq!(
        bad(|setup| setup.workers.push(member("slave_sd"))),
        BadSetup::Workers { card: "slave_sd", found: 1, needed: 0 }
    );
}

#[test]
fn all_buildings_and_machines_are_worth_101_points_and_pay_324_sesterces() {
    assert_eq!(Building::all().map(|card| u32::from(card.points())).sum::<u32>(), 101);
    assert_eq!(Building::all().map(|card| u32::from(card.sesterces())).sum::<u32>(), 324);
}

#[test]
fn every_group_of_buildings_is_balanced_over_the_four_resources() {
    let pure = || Building::all().filter(|card| card.machine().is_none());
    let sizes: std::collections::BTreeSet<u8> = pure().map(|card| card.need().sum()).collect();
    assert_eq!(sizes.into_iter().collect::<Vec<_>>(), [2, 4, 6, 8, 10, 12, 14, 16]);
    for size in [2, 4, 6, 8, 10, 12, 14, 16] {
        let group = pure().filter(|card| card.need().sum() == size);
        let needs = group.fold([0_u8; 4], |mut sums, card| {
            sums.iter_mut().zip(card.need().amounts()).for_each(|(sum, need)| *sum += need);
            sums
        });
        println!("{size}: {needs:?}");
        assert!(needs.iter().all(|need| *need == needs[0]), "{size}: {needs:?}");
    }
}

#[test]
fn slaves_machines_and_prices_are_balanced_too() {
    for kind in [Member::slaves().collect::<Vec<_>>(), Member::all().skip(24).collect()] {
        let sums = kind.iter().fold(Resources::NONE, |sums, card| sums.and(card.produces()));
        assert!(sums.amounts().iter().all(|sum| *sum == sums.stone), "{sums}");
    }
    assert!(Member::slaves().all(|slave| slave.price() == 0 && slave.freed_price() > 0));
    assert_eq!(cards::rules().start_apprentices, 1);
    assert_eq!((cards::rules().building_row, cards::rules().worker_row), (5, 5));
    assert_eq!(cards::rules().investments_per_turn, 1);
}
