//! Views of *The Builders: Antiquity* built by hand: a table in mid-game, and the worst cases.
#![allow(dead_code, reason = "the test and the bench each use a part")]

use aedile::board::{RulesVersion, Seat, SeatSet};
use aedile::games::builders::rules::view::{
    LineView, MemberView, PlayerView, PublicView, SiteView, ToolView, TurnView,
};
use aedile::games::builders::{
    Building, Member, MemberKind, Options, Resource, Score, rules::cards,
};

pub fn seat(index: u8) -> Seat {
    Seat::new(index).expect("0 to 3")
}

pub fn building(id: &str) -> Building {
    Building::from_id(id).unwrap_or_else(|| panic!("no building {id}"))
}

pub fn member(id: &str) -> Member {
    Member::from_id(id).unwrap_or_else(|| panic!("no member {id}"))
}

/// A player from words. Team: ids, with `!` behind a freed one and `^wood` behind an educated one. Sites: an id, then
/// the crew, each with `+stone` for a tool. Who works on a site need not be named in the team.
pub fn player(
    coins: u16,
    team: &str,
    sites: &[&str],
    tools: &str,
    loans: u8,
    finished: &str,
) -> PlayerView {
    let mut members: Vec<MemberView> = team.split_whitespace().map(team_member).collect();
    let mut tools: Vec<ToolView> = tools
        .split_whitespace()
        .map(|name| ToolView {
            tool: Resource::from_name(name).expect("a resource"),
            carried_by: None,
        })
        .collect();
    let sites = sites.iter().map(|words| site(words, &mut members, &mut tools)).collect();
    let finished: Vec<_> = finished.split_whitespace().map(building).collect();
    let points = finished.iter().map(|building| building.points()).sum();
    let mut player = PlayerView {
        coins,
        points,
        team: members,
        tools,
        loans,
        sites,
        finished,
        score: Score::default(),
    };
    player.score = score(&player);
    player
}

fn team_member(word: &str) -> MemberView {
    let (word, educated) =
        word.split_once('^').map_or((word, None), |(word, name)| (word, Resource::from_name(name)));
    let (id, is_freed) = word.strip_suffix('!').map_or((word, false), |id| (id, true));
    let card = member(id);
    let (mut produces, price) = if is_freed {
        (card.freed_produces(), card.freed_price())
    } else {
        (card.produces(), card.price())
    };
    if let Some(resource) = educated {
        produces = produces.with(resource, cards::taught(resource));
    }
    MemberView { member: card, is_freed, produces, price, educated, at: None, tool: None }
}

fn site(words: &str, team: &mut Vec<MemberView>, tools: &mut [ToolView]) -> SiteView {
    let mut words = words.split_whitespace();
    let building = building(words.next().expect("a building"));
    let (mut missing, mut crew) = (building.need(), Vec::new());
    for word in words {
        let (word, tool) = word
            .split_once('+')
            .map_or((word, None), |(word, name)| (word, Resource::from_name(name)));
        let worker = team_member(word);
        if !team.iter().any(|view| view.member == worker.member) {
            team.push(worker);
        }
        let view = team.iter_mut().find(|view| view.member == worker.member).expect("just added");
        (view.at, view.tool) = (Some(building), tool);
        missing = missing.less(view.produces);
        if let Some(tool) = tool {
            missing = missing.less(cards::added(tool));
            let held = tools.iter_mut().find(|held| held.tool == tool).expect("an own tool");
            held.carried_by = Some(worker.member);
        }
        crew.push(worker.member);
    }
    SiteView { building, missing, crew, next_cost: 1 }
}

/// The score without final payments: what the tally is does not matter here.
fn score(player: &PlayerView) -> Score {
    let sum = |machines: bool| -> i32 {
        let cards = player.finished.iter().filter(|card| card.machine().is_some() == machines);
        cards.map(|card| 10 * i32::from(card.points())).sum()
    };
    let held = player
        .team
        .iter()
        .filter(|view| view.member.kind() == MemberKind::Slave && !view.is_freed)
        .count();
    let (buildings, machines) = (sum(false), sum(true));
    let prisoners = -10 * i32::try_from(held).expect("at most six");
    let (loans, sesterces) = (-20 * i32::from(player.loans), i32::from(player.coins));
    let total = buildings + machines + prisoners + loans + sesterces;
    Score { buildings, machines, prisoners, loans, sesterces, total }
}

/// A table with these players: rows and line hold what nobody has.
pub fn table(round: u8, players: Vec<PlayerView>) -> PublicView {
    let free = |building: &Building| {
        !players
            .iter()
            .any(|player| player.finished.contains(building) || player.site(*building).is_some())
    };
    let idle = |worker: &Member| !players.iter().any(|player| player.member(*worker).is_some());
    let buildings: Vec<_> = Building::all().rev().filter(free).collect();
    let workers: Vec<_> = Member::workers().rev().filter(idle).collect();
    let row = |count: usize| (0..5).map(move |place| (place * 7 + 3) % count.max(1));
    let mut shown: Vec<_> =
        row(buildings.len()).map(|place| buildings.get(place).copied()).collect();
    shown.dedup();
    PublicView {
        rules: RulesVersion::FIRST,
        options: Options::default(),
        round,
        to_move: Some(seat(1)),
        first_player: seat(0),
        last_round: None,
        idle_rounds: 0,
        is_round_idle: false,
        building_deck: u8::try_from(buildings.len().saturating_sub(5)).expect("a deck"),
        worker_deck: u8::try_from(workers.len().saturating_sub(5)).expect("a deck"),
        buildings: shown,
        workers: (0..5).map(|place| workers.get(place).copied()).collect(),
        line: line_without(&players),
        players,
        turn: Some(TurnView { actions: 2, bought: 0, invested: false }),
        last: None,
        winners: None,
        is_stalled: false,
    }
}

/// The investment line without what these players have.
fn line_without(players: &[PlayerView]) -> LineView {
    let idle = |worker: &Member| !players.iter().any(|player| player.member(*worker).is_some());
    let taught = |of: &Resource| {
        !players.iter().flat_map(|player| &player.team).any(|view| view.educated == Some(*of))
    };
    LineView {
        slaves: Member::slaves().filter(idle).collect(),
        tools: Resource::ALL
            .into_iter()
            .filter(|tool| {
                !players.iter().flat_map(|player| &player.tools).any(|view| view.tool == *tool)
            })
            .collect(),
        universities: Resource::ALL.into_iter().filter(taught).collect(),
        loans: cards::loan().cards - players.iter().map(|player| player.loans).sum::<u8>(),
    }
}

/// Four players in round 7; Marcus is in turn.
pub fn four_players() -> PublicView {
    let mut view = table(
        7,
        vec![
            player(
                6,
                "apprentice_wa laborer_sd",
                &["barracks companion_wd"],
                "wood",
                0,
                "market armory",
            ),
            player(
                12,
                "apprentice_sd companion_all",
                &["ziggurat master_ad+architecture laborer_wd", "shop"],
                "architecture",
                0,
                "house shipyard temple",
            ),
            player(
                3,
                "laborer_wa slave_sd",
                &["theater"],
                "",
                1,
                "camel_stable urban_house machine_saw",
            ),
            player(
                21,
                "apprentice_wd companion_sa^wood",
                &["forum slave_wa! apprentice_sa"],
                "",
                0,
                "quarry",
            ),
        ],
    );
    view.players[2].team.push(team_member("machine_saw"));
    view.last = Some((seat(1), building("ziggurat")));
    view
}

/// Two players.
pub fn two_players() -> PublicView {
    let mut view = table(
        9,
        vec![
            player(
                17,
                "apprentice_wa laborer_sd master_sw",
                &["hanging_gardens companion_wd master_ad", "market"],
                "wood stone",
                0,
                "house armory town_hall",
            ),
            player(
                8,
                "apprentice_sd companion_all slave_ad",
                &[
                    "alexandria_lighthouse laborer_wd",
                    "machine_hoist",
                    "sphinx master_wa+decoration companion_as",
                ],
                "decoration",
                1,
                "quarry rural_house forum",
            ),
        ],
    );
    view.to_move = Some(seat(0));
    view.last = Some((seat(1), building("sphinx")));
    view.turn = Some(TurnView { actions: 3, bought: 0, invested: true });
    view
}

/// Three players; the last round.
pub fn three_players() -> PublicView {
    let mut view = table(
        12,
        vec![
            player(
                14,
                "apprentice_wa laborer_sd master_sw",
                &["hanging_gardens companion_wd master_ad"],
                "wood",
                0,
                "house armory town_hall temple noble_house",
            ),
            player(
                0,
                "apprentice_sd companion_all slave_ad",
                &[
                    "alexandria_lighthouse laborer_wd",
                    "machine_hoist",
                    "sphinx master_wa+decoration companion_as",
                ],
                "decoration",
                1,
                "quarry rural_house forum pyramid",
            ),
            player(
                9,
                "laborer_sa companion_dw slave_sw!",
                &["port apprentice_wd", "noble_house"],
                "",
                0,
                "ziggurat theater barracks fortress",
            ),
        ],
    );
    view.last_round = Some(seat(2));
    view.last = Some((seat(2), building("fortress")));
    view.turn = Some(TurnView { actions: 0, bought: 2, invested: true });
    view
}

/// What is built in the worst case.
const BIG: &str = "pyramid colossus_of_rhodes hanging_gardens alexandria_lighthouse school_of_philosophy \
    tower_of_babel sphinx palace_of_assur theater ziggurat machine_architect_table fortress barracks forum noble_house \
    town_hall urban_house watering_trough temple archery_range";

/// A player of the worst case: five sites and ten members, all numbers with two digits.
fn crowded_player(number: usize) -> PlayerView {
    let big: Vec<&str> = BIG.split_whitespace().collect();
    let members: Vec<&str> = Member::all().map(Member::id).collect();
    let at = |place: usize| members[(number * 7 + place) % members.len()];
    let sites: Vec<String> = (0..5)
        .map(|place| format!("{} {}", big[(number * 5 + place) % big.len()], at(place + 2)))
        .collect();
    let sites: Vec<&str> = sites.iter().map(String::as_str).collect();
    let idle = [at(0), at(1), at(7), at(8), at(9)]
        .map(|id| if id.starts_with("companion") { format!("{id}^stone") } else { id.to_owned() });
    let tools = ["stone wood", "architecture", "decoration", ""][number];
    let mut player = player(88, &idle.join(" "), &sites, tools, 1, "");
    player.points = 16;
    player.finished = Building::all().take(12).collect();
    let (prisoners, loans, sesterces) = (-20, -20, 88);
    player.score = Score { buildings: 160, machines: 20, prisoners, loans, sesterces, total: 228 };
    player
}

/// The worst case: five sites and ten members each, all numbers with two digits.
pub fn crowded() -> PublicView {
    let mut view = table(24, (0..4).map(crowded_player).collect());
    view.turn = Some(TurnView { actions: 3, bought: 12, invested: true });
    view.last_round = Some(seat(3));
    view.last = Some((seat(3), view.players[3].sites[4].building));
    view.line = LineView {
        slaves: Member::slaves().collect(),
        tools: Resource::ALL.to_vec(),
        universities: Resource::ALL.to_vec(),
        loans: 4,
    };
    view.buildings = [
        "school_of_philosophy",
        "alexandria_lighthouse",
        "machine_architect_table",
        "pyramid",
        "colossus_of_rhodes",
    ]
    .map(|id| Some(building(id)))
    .to_vec();
    view.workers =
        ["companion_all", "companion_all_2", "apprentice_wa", "master_sw", "companion_wd"]
            .map(|id| Some(member(id)))
            .to_vec();
    view
}

/// Somebody who opened every other building, somebody who recruited everybody.
pub fn hoarding() -> PublicView {
    let mut sites: Vec<String> =
        Building::all().step_by(2).map(|building| building.id().to_owned()).collect();
    sites[13].push_str(" apprentice_wa companion_all");
    let sites: Vec<&str> = sites.iter().map(String::as_str).collect();
    let team: Vec<&str> =
        Member::all().skip(6).map(Member::id).filter(|id| *id != "companion_all").collect();
    let mut view = table(
        31,
        vec![
            player(0, "laborer_wd", &sites, "stone", 4, ""),
            player(120, &team.join(" "), &[], "wood architecture decoration", 0, "house"),
            player(7, "apprentice_sa", &["market"], "", 0, ""),
        ],
    );
    view.idle_rounds = 2;
    view
}

/// A table at its begin.
pub fn opening() -> PublicView {
    let mut view = table(
        1,
        ["apprentice_wa", "apprentice_wd", "apprentice_sa", "apprentice_sd"]
            .map(|id| player(10, id, &[], "", 0, ""))
            .to_vec(),
    );
    view.to_move = Some(seat(0));
    view.turn = Some(TurnView { actions: 3, bought: 0, invested: false });
    view
}

/// A finished game.
pub fn finished() -> PublicView {
    let mut view = crowded();
    view.to_move = None;
    view.turn = None;
    view.winners = Some(SeatSet::EMPTY.with(seat(3)));
    view.buildings = vec![None, Some(building("house")), None, None, None];
    view.line =
        LineView { slaves: Vec::new(), tools: Vec::new(), universities: Vec::new(), loans: 0 };
    view
}
