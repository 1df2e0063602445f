//! Pictures in words.

use aedile::{games::builders::pictures as builders, render::ALT_LIMIT};

use super::{long, names, views};

#[test]
fn an_overview_tells_the_whole_position() {
    insta::assert_snapshot!(builders::overview(&views::four_players(), &names(4)).alt(), @r"
    Round 7. To move: Marcus; 2 actions, can still invest. First player: Claudia. Last site: Ziggurat of Marcus.
    Claudia: 2 points, 6 sesterces, the saw; 2 finished. Can be sent: 2. At work: 1. Sites: Barracks (missing: 2 stone, 1 architecture, 1 decoration).
    Marcus: 5 points, 12 sesterces, the set square; 3 finished. Can be sent: 2. At work: 2. Sites: Ziggurat (missing: 1 stone, 1 wood), Shop (missing: 1 wood, 1 decoration).
    Livia: 6 points, 3 sesterces, 1 loan; 3 finished. Can be sent: 3. Sites: Theater (missing: 4 stone, 3 wood, 2 architecture, 1 decoration).
    Titus: 0 points, 21 sesterces; 1 finished. Can be sent: 2. At work: 2. Sites: Forum (missing: 1 stone, 2 decoration).
    Buildings to open: Pyramid, School of Philosophy, Trading Post, Hanging Gardens, Noble House; 14 in the deck.
    Workers to recruit: Master ×3 and Companion ×2; 2 in the deck.
    Investments: 4 prisoners; 2 tools; 3 universities; 3 loans.
    The rest: Look, then As text.
    ");
}

#[test]
fn an_overview_of_a_finished_table_tells_who_won() {
    let alt = builders::overview(&views::finished(), &long()).alt().to_owned();
    assert!(alt.starts_with("Round 24. Game over. Winner: Титус Александр…."), "{alt}");
}

#[test]
fn the_fullest_position_says_how_much_everybody_has_and_where_the_rest_is() {
    let picture = builders::overview(&views::crowded(), &long());
    insta::assert_snapshot!(picture.alt(), @r"
    Round 24. To move: Wilhelmina…; 3 actions, 12 bought, has invested this turn. Last round (Титус Алекс…).
    Maximilian…: 16 points, 88 sesterces, the mallet and the saw, 1 loan; 12 finished. Can be sent: 5. At work: 5. Sites: Pyramid, Colossus of Rhodes, Hanging Gardens, Alexandria Lighthouse, School of Philosophy.
    Wilhelmina…: 16 points, 88 sesterces, the set square, 1 loan; 12 finished. Can be sent: 5. At work: 5. Sites: Tower of Babel, Sphinx, Palace of Assur, Theater, Ziggurat.
    皇帝 (#3): 16 points, 88 sesterces, the paintbrush, 1 loan; 12 finished. Can be sent: 5. At work: 5. Sites: Architect's Table, Fortress, Barracks, Forum, Noble House.
    Титус Алекс…: 16 points, 88 sesterces, 1 loan; 12 finished. Can be sent: 5. At work: 5. Sites: Town Hall, Urban House, Watering Trough, Temple, Archery Range.
    The rest: Look, then As text.
    ");
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
}

#[test]
fn a_machine_in_the_row_is_told_by_its_name() {
    let mut view = views::four_players();
    view.buildings[0] = Some(views::building("machine_architect_table"));
    let alt = builders::overview(&view, &names(4)).alt().to_owned();
    assert!(alt.contains("Buildings to open: Architect's Table, "), "{alt}");
}

#[test]
fn who_is_an_ai_is_told_with_its_level() {
    let (view, cast) = (views::four_players(), super::opponents());
    let alt = builders::overview(&view, &cast).alt().to_owned();
    assert!(alt.contains("\nApollodorus (AI normal): 5 points, 12 sesterces"), "{alt}");
    assert!(alt.contains("\nTitus (free seat): 0 points, 21 sesterces"), "{alt}");
    let page = builders::player(&view, views::seat(1), &builders::News::default(), &cast);
    assert!(page.alt().starts_with("Apollodorus (AI normal), round 7:"), "{}", page.alt());
    let scores = builders::scores(&view, &cast).alt().to_owned();
    assert!(scores.contains("\nHermodorus (AI greedy) "), "{scores}");
}

#[test]
fn a_player_is_told_with_team_sites_tools_and_points() {
    let picture = builders::player(
        &views::four_players(),
        views::seat(1),
        &builders::News::default(),
        &names(4),
    );
    insta::assert_snapshot!(picture.alt(), @r"
    Marcus, round 7: 5 of 17 points, 12 sesterces, the set square; 3 finished.
    Sites: Ziggurat (missing: 1 stone, 1 wood), Shop (missing: 1 wood, 1 decoration).
    Team: Apprentice sculptor (1 stone, 1 decoration) for 2 sesterces; Companion all-round (1 of each resource) for 4 sesterces; Master architect (3 architecture, 2 decoration) for 5 sesterces at Ziggurat with the set square; Laborer decorator (1 wood, 2 decoration) for 3 sesterces at Ziggurat.
    Finished: House, Shipyard, Temple.
    Points so far: Buildings 5, Machines 0, Sesterces 1.2, Prisoners 0, Loans 0; total 6.2.
    ");
}
