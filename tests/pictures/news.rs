//! What is new: marked in the picture, named in its text, and nothing else marked.

use aedile::{
    games::great_city::{Card, PublicView, pictures as great_city},
    render::Cast,
};

use super::{
    four, game,
    golden::{assert_golden, decode},
    strange, views,
};

/// The same table some moves before: the last building of each city, an emissary, a taken card and some coins less.
fn earlier(view: &PublicView) -> PublicView {
    let mut view = view.clone();
    for player in view.players.iter_mut().skip(1) {
        player.city.buildings.pop();
        player.coins += 2;
    }
    if let Some(farm) =
        view.players[0].city.buildings.iter_mut().find(|building| building.card == Card::GrainFarm)
    {
        farm.tokens = 1 - farm.tokens;
    }
    view.players[0].influence -= 1;
    if let Some(strip) = &mut view.strip {
        let stands = strip.spaces.iter_mut().rfind(|space| space.emissary.is_some());
        stands.expect("somebody has placed").emissary = None;
    }
    view.offer.iter_mut().for_each(|offer| offer.taken_by = None);
    view
}

/// The same table before anything was built or placed.
fn bare(view: &PublicView) -> PublicView {
    let mut view = view.clone();
    for player in &mut view.players {
        player.city.buildings.clear();
        (player.coins, player.influence, player.hand) = (0, 0, 99);
        player.influence_cards.clear();
    }
    view.round += 1;
    view
}

#[test]
fn four_players_see_what_is_new() {
    let view = views::four_players();
    let news = great_city::News::between(&earlier(&view), &view);
    let picture = great_city::overview_since(&view, &news, &four());
    assert_golden("overview_4p_new", &picture);
    let new = picture.alt().lines().last().expect("an alt text");
    insta::assert_snapshot!(new, @"New: Claudia: +1 influence; Marcus: built Luxury Residential 2, −2 coins; Livia: took Residential 4, built Temple of Mars, −2 coins; Titus: on 5, built Residential 3, −2 coins.");
}

#[test]
fn two_players_see_what_is_new() {
    let view = views::two_players();
    let news = great_city::News::between(&earlier(&view), &view);
    let cast = Cast::new(["Octavia", "Quintus the Patient"]);
    let picture = great_city::overview_since(&view, &news, &cast);
    assert_golden("overview_2p_new", &picture);
}

#[test]
fn everything_may_be_new_at_once() {
    let view = views::crowded();
    let news = great_city::News::between(&bare(&view), &view);
    let picture = great_city::overview_since(&view, &news, &strange());
    assert_golden("overview_crowded_new", &picture);
    super::assert_small_and_described(&picture);
    assert!(picture.alt().contains("New: "), "{}", picture.alt());
}

#[test]
fn nothing_new_is_the_picture_as_before() {
    let view = views::four_players();
    let news = great_city::News::between(&view, &view);
    assert!(news.is_empty());
    let same = great_city::overview_since(&view, &news, &four());
    let plain = great_city::overview(&view, &four());
    assert!(same.png() == plain.png() && same.alt() == plain.alt());
}

#[test]
fn what_was_new_in_another_round_is_not_marked_on_its_cards() {
    let later = views::four_players();
    let mut before = earlier(&later);
    before.round -= 1;
    let news = great_city::News::between(&before, &later);
    let mut next = later.clone();
    next.round += 1;
    let alt = great_city::overview_since(&next, &news, &four()).alt().to_owned();
    let new = alt.lines().last().expect("an alt text");
    assert!(!new.contains("took") && !new.contains(" on "), "{new}");
}

/// Every turn of whole games: as small as without, and the words for what is new are always there.
#[test]
fn what_is_new_is_named_all_through_whole_games() {
    for seats in 2..=4 {
        let names = ["Claudia", "Marcus", "Livia", "Titus"];
        let cast = Cast::new(names.into_iter().take(usize::from(seats)));
        let mut before: Option<PublicView> = None;
        game::each_turn(seats, |game| {
            use aedile::board::Game;
            let view = game.public_view();
            let earlier = before.replace(view.clone()).unwrap_or_else(|| view.clone());
            let news = great_city::News::between(&earlier, &view);
            let picture = great_city::overview_since(&view, &news, &cast);
            super::assert_small_and_described(&picture);
            assert_eq!(picture.alt().contains("\nNew: "), !news.is_empty(), "{}", picture.alt());
            let plain = great_city::overview(&view, &cast);
            let differs = decode(picture.png()) != decode(plain.png());
            assert_eq!(differs, !news.is_empty(), "what is new is seen");
        });
    }
}
