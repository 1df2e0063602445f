//! One player in detail.

use aedile::{
    games::builders::pictures as builders,
    render::{ALT_LIMIT, Cast},
};

use super::{long, names, views};
use crate::pictures::golden::assert_golden;

fn nothing() -> builders::News {
    builders::News::default()
}

#[test]
fn a_player_with_three_sites() {
    let cast = Cast::new(["Octavia", "Quintus the Patient"]);
    let view = views::two_players();
    assert_golden("builders_player", &builders::player(&view, views::seat(1), &nothing(), &cast));
}

#[test]
fn a_player_with_five_sites_and_ten_members() {
    let picture = builders::player(&views::crowded(), views::seat(0), &nothing(), &long());
    assert_golden("builders_player_crowded", &picture);
}

#[test]
fn an_opponent_is_named_with_its_level() {
    let picture =
        builders::player(&views::four_players(), views::seat(1), &nothing(), &super::opponents());
    assert_golden("builders_player_opponent", &picture);
}

#[test]
fn a_player_without_a_site() {
    let picture = builders::player(&views::opening(), views::seat(2), &nothing(), &names(4));
    assert_golden("builders_player_opening", &picture);
}

#[test]
fn a_player_with_more_sites_than_there_is_room_for() {
    let picture = builders::player(&views::hoarding(), views::seat(0), &nothing(), &names(3));
    assert_golden("builders_player_hoarding", &picture);
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
}

#[test]
fn a_player_sees_what_is_new() {
    let (view, before) = (views::four_players(), views::opening());
    let news = builders::News::between(&before, &view);
    let picture = builders::player(&view, views::seat(1), &news, &names(4));
    assert_golden("builders_player_new", &picture);
}

#[test]
fn a_team_and_a_town_too_large_for_the_picture_are_counted_in_it_and_named_in_its_text() {
    let mut view = views::crowded();
    let more = view.players[2].clone();
    view.players[0].team.extend(more.team);
    view.players[0].finished.extend(more.finished);
    let picture = builders::player(&view, views::seat(0), &nothing(), &long());
    assert_golden("builders_player_many", &picture);
    assert!(picture.alt().chars().count() <= ALT_LIMIT);
}
