//! The table overview.

use aedile::{
    board::{Game, Seat},
    games::builders::{
        PublicView,
        pictures::{self as builders, News},
    },
    render::{Cast, parts::Course, watched::lettered},
};

use super::{each_turn, long, names, views};
use crate::pictures::{
    assert_small_and_described,
    golden::{assert_file, assert_golden, decode},
};

#[test]
fn the_picture_of_the_readme_is_a_real_game() {
    let picture = builders::overview(&super::middle(), &names(4));
    assert_file(std::path::Path::new("assets/readme_builders.png"), picture.png());
}

#[test]
fn a_table_of_four() {
    assert_golden("builders_4p", &builders::overview(&views::four_players(), &names(4)));
}

#[test]
fn opponents_are_named_with_their_levels() {
    let picture = builders::overview(&views::four_players(), &super::opponents());
    assert_golden("builders_4p_opponents", &picture);
}

#[test]
fn a_machine_shows_what_it_will_bring_in_the_row_and_as_a_site() {
    let mut view = views::four_players();
    view.buildings[0] = Some(views::building("machine_scaffold"));
    let idle = |id: &str| views::player(5, "laborer_wa", &[id, "machine_hoist"], "", 0, "");
    view.players[0] = idle("forum");
    view.players[2] = idle("archery_range");
    assert_golden("builders_4p_machines", &builders::overview(&view, &names(4)));
}

#[test]
fn a_table_of_three_in_its_last_round() {
    assert_golden("builders_3p", &builders::overview(&views::three_players(), &names(3)));
}

#[test]
fn a_table_of_two() {
    let cast = Cast::new(["Octavia", "Quintus the Patient"]);
    assert_golden("builders_2p", &builders::overview(&views::two_players(), &cast));
}

#[test]
fn a_table_at_its_begin() {
    assert_golden("builders_opening", &builders::overview(&views::opening(), &names(4)));
}

#[test]
fn five_sites_and_ten_members_each() {
    assert_golden("builders_crowded", &builders::overview(&views::crowded(), &long()));
}

/// Nobody plays so, but the rules allow it.
#[test]
fn more_sites_than_there_is_room_for_are_named() {
    assert_golden("builders_hoarding", &builders::overview(&views::hoarding(), &names(3)));
}

#[test]
fn a_finished_table_names_its_winner() {
    assert_golden("builders_over", &builders::overview(&views::finished(), &long()));
}

/// What the players had at the end of each round, up to what they have now.
fn course(view: &PublicView) -> Course {
    let rounds = i32::from(view.round);
    let share = |round: i32, total: i32| total * round * round / (rounds * rounds);
    let totals = (0..=rounds)
        .map(|round| view.players.iter().map(|player| share(round, player.score.total)).collect());
    let ends = (1..=u32::from(view.round)).map(|round| (round as usize, round));
    Course { ends: ends.collect(), totals: totals.collect() }
}

/// A game of three is over; Livia has won.
fn ended() -> PublicView {
    let mut view = views::three_players();
    (view.to_move, view.turn) = (None, None);
    let best = view.players.iter().map(|player| player.score.total).max();
    let winners = Seat::all(3).filter(|seat| Some(view.players[seat.index()].score.total) == best);
    view.winners = Some(winners.collect());
    view
}

#[test]
fn the_end_is_one_tall_picture() {
    let view = ended();
    let picture = builders::finale(&view, &course(&view), &names(3));
    assert_golden("builders_end", &picture);
    assert!(picture.png().len() < 300 << 10, "{} bytes", picture.png().len());
    insta::assert_snapshot!(picture.alt(), @r"
    Final scores, after 12 rounds.
    Claudia (second): 12.4. Buildings 11, Machines 0, Sesterces 1.4, Prisoners 0, Loans 0.
    Marcus (third): 9. Buildings 12, Machines 0, Sesterces 0, Prisoners −1, Loans −2.
    Livia (winner): 18.9. Buildings 18, Machines 0, Sesterces 0.9, Prisoners 0, Loans 0.
    Livia reached 17 points in round 12.
    Livia: Finished: Ziggurat, Theater, Barracks, Fortress.
    Points if the game had ended in that round:
    Claudia: round 2: 0.3, round 4: 1.3, round 6: 3.1, round 8: 5.5, round 10: 8.6, round 12: 12.4.
    Marcus: round 2: 0.2, round 4: 1, round 6: 2.2, round 8: 4, round 10: 6.2, round 12: 9.
    Livia: round 2: 0.5, round 4: 2.1, round 6: 4.7, round 8: 8.4, round 10: 13.1, round 12: 18.9.
    ");
}

/// For what ended the game the title is a little smaller; beside a very long name there is only how long it took.
#[test]
fn an_end_says_what_ended_it_where_there_is_room() {
    let view = ended();
    let title = |name: &str| {
        let cast = Cast::new(["Claudia", "Marcus", name]);
        let (_, letterings) = lettered(|| builders::finale(&view, &course(&view), &cast));
        let title = letterings.iter().find(|one| one.text.ends_with(" wins")).expect("the title");
        (title.size, letterings.iter().any(|one| one.text.contains("reached 17 points")))
    };
    assert_eq!(title("Livia"), (22.0, true));
    assert_eq!(title("Agrippina"), (20.0, true));
    assert_eq!(title("Maximilian Alexander"), (20.0, false));
}

/// Two winners with twelve buildings each, and the longest names.
#[test]
fn an_end_has_room_for_a_tie_and_long_names() {
    let mut view = views::finished();
    let score = view.players[0].score;
    view.players[2].score = score;
    view.winners = Some([views::seat(0), views::seat(2)].into_iter().collect());
    let picture = builders::finale(&view, &course(&view), &long());
    assert_golden("builders_end_tie", &picture);
    view.winners = Some([views::seat(1)].into_iter().collect());
    view.players[1].finished = aedile::games::builders::Building::all().take(18).collect();
    let picture = builders::finale(&view, &course(&view), &long());
    assert_golden("builders_end_many", &picture);
    assert!(picture.alt().chars().count() <= aedile::render::ALT_LIMIT);
}

/// Some moves before: one member less on each first site, a tool less, and other cards in the rows.
fn earlier(view: &PublicView) -> PublicView {
    let mut view = view.clone();
    for player in view.players.iter_mut().skip(1).take(1) {
        player.coins += 3;
        player.tools.clear();
        if let Some(site) = player.sites.first_mut() {
            site.missing = site.building.need();
            let crew = std::mem::take(&mut site.crew);
            player.team.retain(|member| !crew.contains(&member.member));
        }
        player.finished.pop();
    }
    view.buildings[4] = None;
    view.workers[0] = None;
    view.line.tools = aedile::games::builders::Resource::ALL.to_vec();
    view.line.loans = 4;
    view
}

#[test]
fn four_players_see_what_is_new() {
    let view = views::four_players();
    let news = builders::News::between(&earlier(&view), &view);
    let picture = builders::overview_since(&view, &news, &names(4));
    assert_golden("builders_4p_new", &picture);
    let new = picture.alt().lines().last().expect("an alt text");
    insta::assert_snapshot!(new, @r"New: Marcus: Ziggurat, finished Temple, Master and Laborer, the set square, −3 sesterces; in the rows: Noble House and Master carpenter; investments.");
}

/// Who is to act has what lies open, large, and nothing of the others but what has changed.
#[test]
fn who_is_to_act_sees_their_own_street_across_the_page() {
    let view = views::four_players();
    let news = builders::News::between(&earlier(&view), &view);
    let seat = view.to_move.expect("it goes on");
    let picture = builders::act(&view, seat, &news, &names(4));
    assert_small_and_described(&picture);
    assert_golden("builders_act", &picture);
    insta::assert_snapshot!(picture.alt(), @r"
    Round 7. To move: Marcus; 2 actions, can still invest. First player: Claudia. Last site: Ziggurat of Marcus.
    Marcus: 5 points, 12 sesterces, the set square; 3 finished. Can be sent: Apprentice sculptor (1 stone, 1 decoration), Companion all-round (1 of each resource). At work: Master architect (Ziggurat), Laborer decorator (Ziggurat). Sites: Ziggurat (missing: 1 stone, 1 wood), Shop (missing: 1 wood, 1 decoration).
    Buildings to open: Pyramid, School of Philosophy, Trading Post, Hanging Gardens, Noble House; 14 in the deck.
    Workers to recruit: Master ×3 and Companion ×2; 2 in the deck.
    Investments: 4 prisoners (2 architecture, 2 decoration; 2 stone, 2 architecture; 2 stone, 2 wood; 2 wood, 2 decoration); tools: mallet and paintbrush; universities of stone, architecture and decoration; 3 loans.
    The rest: Look, then As text.
    New: Marcus: Ziggurat, finished Temple, Master and Laborer, the set square, −3 sesterces; in the rows: Noble House and Master carpenter; investments.
    ");
    let picture = builders::act(&views::crowded(), Seat::FIRST, &News::default(), &long());
    assert_small_and_described(&picture);
    assert_golden("builders_act_crowded", &picture);
    let picture = builders::act(&views::opening(), Seat::FIRST, &News::default(), &names(4));
    assert_golden("builders_act_opening", &picture);
}

#[test]
fn what_lies_open_can_be_looked_at_as_large_cards() {
    let view = views::four_players();
    let news = builders::News::between(&earlier(&view), &view);
    let picture = builders::market(&view, &news);
    assert_small_and_described(&picture);
    assert_golden("builders_market", &picture);
    insta::assert_snapshot!(picture.alt(), @r"
    Buildings to open: Pyramid (4 of each resource), School of Philosophy (1 stone, 2 wood, 2 architecture, 3 decoration), Trading Post (1 wood, 1 architecture), Hanging Gardens (2 stone, 3 wood, 4 architecture, 5 decoration), Noble House (2 stone, 2 wood, 2 decoration); 14 in the deck.
    Workers to recruit: Master carpenter (3 wood, 2 architecture), Master mason (3 stone, 2 wood), Master decorator (2 stone, 3 decoration), Companion all-round (1 of each resource), Companion decorator (1 wood, 3 decoration); 2 in the deck.
    Investments: 4 prisoners (2 architecture, 2 decoration; 2 stone, 2 architecture; 2 stone, 2 wood; 2 wood, 2 decoration); tools: mallet and paintbrush; universities of stone, architecture and decoration; 3 loans.
    ");
    // Cards that are not there.
    let picture = builders::market(&earlier(&view), &News::default());
    assert_golden("builders_market_gaps", &picture);
}

#[test]
fn everything_may_be_new_at_once() {
    let view = views::crowded();
    let mut before = views::opening();
    before.buildings = vec![None; 5];
    before.workers = vec![None; 5];
    let news = builders::News::between(&before, &view);
    let picture = builders::overview_since(&view, &news, &long());
    assert_golden("builders_crowded_new", &picture);
    assert!(picture.alt().contains("New: "), "{}", picture.alt());
}

#[test]
fn nothing_new_is_the_picture_as_before() {
    let view = views::four_players();
    let news = builders::News::between(&view, &view);
    assert!(news.is_empty());
    let same = builders::overview_since(&view, &news, &names(4));
    let plain = builders::overview(&view, &names(4));
    assert!(same.png() == plain.png() && same.alt() == plain.alt());
}

#[test]
fn one_view_gives_the_same_bytes_every_time_and_in_every_thread() {
    let draw = || builders::overview(&views::crowded(), &long()).into_png();
    let first = draw();
    let others: Vec<_> = (0..3).map(|_| std::thread::spawn(draw)).collect();
    for other in others {
        assert!(other.join().expect("drawn") == first);
    }
}

/// Every table and every player of whole games: small, described, and what is new is seen and named.
#[test]
fn every_page_of_whole_games_is_small_and_described() {
    for seats in 2..=4 {
        let cast = names(seats);
        let mut before: Option<PublicView> = None;
        each_turn(seats, |game| {
            let view = game.public_view();
            let earlier = before.replace(view.clone()).unwrap_or_else(|| view.clone());
            let news = builders::News::between(&earlier, &view);
            let picture = builders::overview_since(&view, &news, &cast);
            assert_small_and_described(&picture);
            assert_eq!(picture.alt().contains("\nNew: "), !news.is_empty(), "{}", picture.alt());
            let plain = builders::overview(&view, &cast);
            assert_eq!(picture.png() != plain.png(), !news.is_empty(), "what is new is seen");
            for seat in Seat::all(seats) {
                assert_small_and_described(&builders::player(&view, seat, &news, &cast));
                assert_small_and_described(&builders::act(&view, seat, &news, &cast));
            }
        });
    }
}

/// Whatever stands in the panels, the gaps between them stay empty.
#[test]
fn nothing_leaves_its_panel() {
    let page = decode(builders::overview(&views::crowded(), &long()).png());
    let ground = aedile::render::theme::PAGE.rgb();
    // Between the players, beside and below each other, between the rows, and around the investment line; in pixels.
    let gaps = [
        (818..832, 540..1130),
        (36..1614, 831..838),
        (342..348, 140..290),
        (36..1614, 294..300),
        (36..1614, 460..467),
        (36..1614, 525..532),
    ];
    for (across, down) in gaps {
        for y in down {
            for x in across.clone() {
                assert_eq!(page.get_pixel(x, y).0, ground, "at {x}, {y}");
            }
        }
    }
}
