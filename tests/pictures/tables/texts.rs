//! Pictures in words.

use aedile::{games::builders::pictures as builders, render::ALT_LIMIT};

use super::{long, names, views};

#[test]
fn an_overview_tells_the_whole_position() {
    insta::assert_snapshot!(builders::overview(&views::four_players(), &names(4)).alt(), @r#"
    Round 7. Marcus in turn: 2 actions, may invest. First player Claudia. Last site: Ziggurat of Marcus.
    Claudia: 6c 2p, 2 finished. Has ap 1W1A, la 2S1D, +W. Barracks lacks 2S1A1D (co 3W1D).
    Marcus: 12c 5p, 3 finished. Has ap 1S1D, co 1S1W1A1D. Ziggurat lacks 1S1W (ma 3A2D+A, la 1W2D). Shop lacks 1W1D.
    Livia: 3c 6p 1 loan, 3 finished. Has la 2W1A, pr 2S2D, mc 3W. Theater lacks 4S3W2A1D.
    Titus: 21c 0p, 1 finished. Has ap 1W1D, co 3S3W1A. Forum lacks 1S2D (fr 2W2A, ap 1S1A).
    Row: Pyramid 4S4W4A4D 18c 8p, School of Philosophy 1S2W2A3D 14c 4p, Trading Post 1W1A 6c 1p, Hanging Gardens 2S3W4A5D 17c 7p, Noble House 2S2W2D 10c 3p (deck 14). Workers: Master 3W2A 5c, Master 3S2W 5c, Master 2S3D 5c, Companion 1S1W1A1D 4c, Companion 1W3D 4c (deck 2).
    To buy: prisoners AD SA SW WD; tools S D; universities S A D; loans 3.
    c sesterces, p points of 17; S stone, W wood, A architecture, D decoration; ap apprentice, la laborer, co companion, ma master, pr prisoner, fr freed, mc machine; + tool.
    "#);
}

#[test]
fn an_overview_of_a_finished_table_tells_who_won() {
    let alt = builders::overview(&views::finished(), &long()).alt().to_owned();
    assert!(alt.starts_with("Round 24. Over; won by Титус А…."), "{alt}");
}

#[test]
fn the_fullest_position_says_what_every_site_lacks_and_keeps_the_legend() {
    let picture = builders::overview(&views::crowded(), &long());
    insta::assert_snapshot!(picture.alt(), @r#"
    Round 24. Wilhelm… in turn: 3 actions, 12 bought, invested. Last round (Титус А…).
    Maximil…: 88c 16p 1 loan. ap 1W1A, ap 1W1D, la 1S2A, co 3S1A, co 3S3A, +S, +W, 5 away. Pyramid 3S4W3A4D. Colossus 4S4W3A1D. Gardens 2S2W4A3D. Lighthouse 4W1A2D. Philosophy 1S1A3D.
    Wilhelm…: 88c 16p 1 loan. la 1S2A, co 3S1A, ma 2S3D, ma 3S2W, ma 3W2A, +A, 5 away. Babel 2S1W2A3D. Sphinx 3S2W1A2D. Palace 3S4A. Theater 3S2W1A. Ziggurat 1W2A3D.
    皇帝: 88c 16p 1 loan. ma 2S3D, ma 3S2W, pr 2S2W, pr 2W2D, pr 2W2A, +D, 5 away. Arch. Table 2S1D. Fortress 3S2W. Barracks 3W1A. Forum 2S1W1A. Noble House 2W2D.
    Титус А…: 88c 16p 1 loan. pr 2S2W, pr 2W2D, ap 1W1A, ap 1W1D, ap 1S1A, 5 away. Town Hall 2S2D. Urban House 2S2A. Trough 1D. Temple 2W2A. Archery Range 2W1A1D.
    Row: Philosophy, Lighthouse, Arch. Table, Pyramid, Colossus. Workers: co 1S1W1A1D, co 1S1W1A1D, ap 1W1A, ma 3S2W, co 3W1D.
    To buy: 6 prisoners, 4 tools, 4 universities, 4 loans.
    S stone, W wood, A architecture, D decoration.
    "#);
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
}

#[test]
fn a_machine_in_the_row_is_told_with_what_it_will_bring() {
    let mut view = views::four_players();
    view.buildings[0] = Some(views::building("machine_architect_table"));
    let alt = builders::overview(&view, &names(4)).alt().to_owned();
    assert!(alt.contains("Row: Architect's Table 2S1D 2p brings 3A, "), "{alt}");
}

#[test]
fn who_is_an_ai_is_told_with_its_level() {
    let (view, cast) = (views::four_players(), super::opponents());
    let alt = builders::overview(&view, &cast).alt().to_owned();
    assert!(alt.contains("\nApollodorus (AI normal): 12c 5p"), "{alt}");
    assert!(alt.contains("\nTitus (free seat): 21c"), "{alt}");
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
    insta::assert_snapshot!(picture.alt(), @r#"
    Marcus, round 7: sesterces 12, points 5 of 17, finished 3, loans 0. Site I Ziggurat lacks 1S1W; crew Master architect +A, Laborer decorator. Site II Shop lacks 1W1D.
    Team: Apprentice sculptor 1S1D for 2c; Companion all-round 1S1W1A1D for 4c; Master architect 3A2D for 5c on I; Laborer decorator 1W2D for 3c on I. Tools: architecture with Master architect.
    Finished: House, Shipyard, Temple.
    Points so far: Buildings 5.0, Machines 0.0, Sesterces 1.2, Prisoners 0.0, Loans 0.0; total 6.2. S stone, W wood, A architecture, D decoration.
    "#);
}
