//! The pages of *Rome: City of Marble*: golden pictures, alt texts, what is new, worst cases.

use aedile::board::{Game, Seat};
use aedile::games::marble::pictures::{
    self as pages, Chosen, News, Places, palette, places::numbered,
};
use aedile::games::marble::{Kind, Marble, Move, PublicView, SeatView, Stage};
use aedile::render::watched::{Lettering, lettered};
use aedile::render::{ALT_LIMIT, Cast, Picture, theme};

use crate::pictures::golden::{assert_file, assert_golden, decode};
use crate::pictures::marble_game::game;
use crate::pictures::{contrast, four, strange};

fn cast(seats: u8) -> Cast {
    Cast::new(["Claudia", "Marcus", "Livia", "Titus"].into_iter().take(seats.into()))
}

/// The last position of a game of four in which this is to be decided, as who decides sees it.
fn deciding(is_it: impl Fn(Stage) -> bool) -> SeatView {
    let games = game(4);
    let found = games.iter().rev().find(|game| is_it(game.public_view().stage));
    let game = found.expect("such a decision occurs");
    game.seat_view(game.turn().seat().expect("the game runs"))
}

/// A position with many places, as who is in turn sees it.
fn chooser() -> SeatView {
    let games = game(4);
    let acts = |game: &&Marble| {
        let view = game.public_view();
        view.stage == Stage::Act && view.actions == 2
    };
    let most = games.iter().filter(acts).max_by_key(|game| game.public_view().places.len());
    let game = most.expect("somebody acts");
    game.seat_view(game.turn().seat().expect("the game runs"))
}

/// The page on which it chooses, with three that look best.
pub fn choosing() -> (SeatView, Places) {
    let view = chooser();
    let places: Vec<_> = view.public.places.iter().collect();
    let tile = view.own().ready.kinds().next().unwrap_or(Kind::Temple);
    let best = vec![places[1], places[places.len() / 2], places[places.len() - 1]];
    let numbers = numbered(&places, &best);
    (view, Places { tile, places, numbers, best, chosen: None })
}

fn described<Audience>(page: &Picture<Audience>) {
    assert!(page.png().len() < 150 << 10, "{} bytes", page.png().len());
    assert!(
        page.alt().chars().count() <= ALT_LIMIT && !page.alt().ends_with('…'),
        "{}",
        page.alt()
    );
}

#[test]
fn the_board_at_the_opening_in_the_middle_and_at_the_end() {
    let games = game(4);
    for (name, number) in [("opening", 6), ("middle", games.len() / 2), ("late", games.len() - 8)] {
        let picture = pages::overview(&games[number].public_view(), &four());
        assert_golden(&format!("marble_{name}"), &picture);
        described(&picture);
    }
    let late = games[games.len() - 8].public_view();
    let own = pages::overview_of(&late, Seat::new(1).unwrap(), &four());
    assert_golden("marble_player", &own);
    assert!(own.alt().starts_with("The board with the tiles and buildings of Marcus marked"));
    let over = pages::overview(&games[games.len() - 1].public_view(), &four());
    assert_golden("marble_over", &over);
    assert!(over.alt().starts_with("Game over after round "), "{}", over.alt());
    let end = pages::finale(&games[games.len() - 1].public_view(), &course(games), &four());
    assert_golden("marble_end", &end);
    assert!(end.png().len() < 300 << 10, "{} bytes", end.png().len());
    assert!(end.alt().contains("Points if the game had ended in that round:"), "{}", end.alt());
}

/// What the seats had after each move, and when rounds ended.
pub fn course(games: &[Marble]) -> aedile::render::parts::Course {
    let total = |game: &Marble, seat| game.score(seat).last().copied().unwrap_or(0);
    let seats = |game: &Marble| Seat::all(game.seats());
    let totals = games.iter().map(|game| seats(game).map(|seat| total(game, seat)).collect());
    let rounds = games.windows(2).enumerate();
    let ends = rounds.filter(|(_, pair)| pair[0].round() != pair[1].round());
    let ends = ends.map(|(at, pair)| (at + 1, pair[0].round()));
    aedile::render::parts::Course { ends: ends.collect(), totals: totals.collect() }
}

/// Whoever takes a bridge sees at once what it is worth; nobody else does.
#[test]
fn a_bridge_has_its_value_in_its_owners_picture_only() {
    let games = game(4);
    let taken = games.iter().find_map(|game| {
        let view = Seat::all(4).map(|seat| game.seat_view(seat));
        view.into_iter().find(|view| !view.own.bridges.is_empty())
    });
    let view = taken.expect("somebody takes a bridge");
    let own = pages::overview_own(&view, &News::default(), &four());
    let public = pages::overview(&view.public, &four());
    assert!(own.png() != public.png());
    assert!(own.alt().starts_with("Your bridges, which only you know: "), "{}", own.alt());
    assert!(!public.alt().contains("which only you know"));
    assert_golden("marble_own_bridge", &own);
}

#[test]
fn the_picture_of_the_readme_is_a_real_game() {
    let games = game(4);
    let picture = pages::overview(&games[games.len() - 8].public_view(), &cast(4));
    assert_file(std::path::Path::new("assets/readme_marble.png"), picture.png());
}

#[test]
fn two_and_three_players() {
    for seats in [2, 3] {
        let games = game(seats);
        let view = games[games.len() - 10].public_view();
        assert_golden(&format!("marble_{seats}p"), &pages::overview(&view, &cast(seats)));
    }
}

/// Everything at its most: long and strange names, two-digit counts.
#[test]
fn the_worst_case_keeps_its_room() {
    let picture = pages::overview(&crowded(), &strange());
    assert_golden("marble_crowded", &picture);
    described(&picture);
}

/// A late table with two-digit counts.
pub fn crowded() -> PublicView {
    let games = game(4);
    let mut view = games[games.len() - 4].public_view();
    view.fresh.0 = [2, 0, 0, 2];
    for player in &mut view.players {
        player.ready.0 = [12, 10, 11, 9];
        (player.imperium.0, player.coins, player.points) = ([12, 0, 10, 9], 16, 148);
    }
    view.round = 21;
    view
}

#[test]
fn what_is_new_is_marked_and_named_and_nothing_else() {
    let games = game(4);
    let view = games[games.len() / 2].public_view();
    let news = News::between(&games[games.len() / 2 - 16].public_view(), &view);
    let picture = pages::overview_since(&view, &news, &four());
    assert_golden("marble_new", &picture);
    described(&picture);
    assert!(picture.alt().contains("\nNew: "), "{}", picture.alt());
    let none = News::between(&view, &view);
    assert!(none.is_empty());
    let (same, plain) =
        (pages::overview_since(&view, &none, &four()), pages::overview(&view, &four()));
    assert!(same.png() == plain.png() && same.alt() == plain.alt());
}

#[test]
fn places_are_called_by_the_ends_of_their_bars() {
    let (view, mut shown) = choosing();
    let page = pages::places(&view, &shown, &four());
    assert_golden("marble_places", &page);
    described(&page);
    for place in &shown.places {
        assert!(page.alt().contains(&place.to_string()), "{place} in {}", page.alt());
    }
    shown.chosen = Some(Chosen { at: shown.places[0], magistrate: true });
    let page = pages::places(&view, &shown, &strange());
    assert_golden("marble_places_chosen", &page);
    described(&page);
}

#[test]
fn suggestions_stand_on_the_board_by_their_numbers() {
    use aedile::games::marble::pictures::suggested::Suggestion;
    let view = chooser();
    let places: Vec<_> = view.public.places.iter().collect();
    let of = |number, tile, at, magistrate| Suggestion {
        number,
        tile,
        chosen: Chosen { at, magistrate },
    };
    let all = [
        of(1, Kind::Temple, places[1], true),
        of(2, Kind::Theatre, places[places.len() / 2], false),
        of(3, Kind::Temple, places[1], false),
    ];
    let page = pages::suggested(&view, &all, &four());
    assert_golden("marble_suggested", &page);
    described(&page);
    assert!(
        page.alt().contains(&format!("2: theatre at {}", places[places.len() / 2])),
        "{}",
        page.alt()
    );
}

/// Sixty-one are the most that a simulator met (§5).
#[test]
fn sixty_one_places_have_room_in_the_text() {
    let mut view = chooser();
    view.public.places = aedile::games::marble::grid().placements().step_by(3).take(61).collect();
    let places: Vec<_> = view.public.places.iter().collect();
    let best = places[..3].to_vec();
    let page = pages::places(
        &view,
        &Places {
            tile: Kind::Bathhouse,
            numbers: numbered(&places, &best),
            places,
            best,
            chosen: None,
        },
        &strange(),
    );
    described(&page);
}

/// In three columns a name ends well before the number of the next column begins, on a phone, too.
#[test]
fn the_columns_of_places_stand_apart() {
    let (view, shown) = choosing();
    let (_, drawn) = lettered(|| pages::places(&view, &shown, &four()));
    let is_entry = |one: &&Lettering| one.place.x > 395.0 && one.size < 11.0;
    let entries: Vec<_> = drawn.iter().filter(is_entry).collect();
    let mut pairs = 0;
    for one in &entries {
        let is_beside = |other: &&&Lettering| {
            (other.place.y - one.place.y).abs() < 1.0 && other.place.x > one.place.right()
        };
        let next = entries.iter().filter(is_beside).map(|other| other.place.x);
        let Some(next) = next.min_by(f32::total_cmp) else { continue };
        let is_number = one.text.parse::<u8>().is_ok();
        assert!(is_number || next - one.place.right() > 4.0, "{} at {next}", one.text);
        pairs += usize::from(!is_number);
    }
    assert!(pairs > 12, "{pairs} of {} entries", entries.len());
}

#[test]
fn a_site_is_finished_and_a_reward_taken() {
    let finish = deciding(|stage| stage == Stage::Finish);
    let page = pages::site(&finish, &four());
    assert_golden("marble_finish", &page);
    assert!(page.alt().starts_with("Complete sites: "), "{}", page.alt());
    let reward = deciding(|stage| matches!(stage, Stage::Reward(_)));
    let page = pages::site(&reward, &four());
    assert_golden("marble_reward", &page);
    assert!(page.alt().starts_with("Reward at "), "{}", page.alt());
}

#[test]
fn pieces_of_aqueducts_are_laid_one_after_the_other() {
    let view = deciding(|stage| stage == Stage::Open);
    let first = pages::next_pieces(&view, &[]);
    let page = pages::aqueducts(&view, &first[..1], &four());
    assert_golden("marble_pieces", &page);
    described(&page);
    let second = pages::next_pieces(&view, &first[..1]);
    assert!(!second.is_empty() && !second.contains(&first[0]), "{second:?}");
    let all = view.legal.iter().all(|mv| matches!(mv, Move::Open { .. }));
    assert!(all && pages::next_pieces(&view, &[second[0]]).is_empty(), "no move begins so");
}

#[test]
fn final_scores_and_the_sheet() {
    let games = game(4);
    let picture = pages::scores(&games[games.len() - 1].public_view(), &four());
    assert_golden("marble_scores", &picture);
    described(&picture);
    assert_eq!(picture.alt().matches(" (winner): ").count(), 1, "{}", picture.alt());
    assert_eq!(pages::SHEETS, 1);
    assert_golden("marble_sheet", &pages::sheet(0));
    described(&pages::sheet(0));
}

/// A board from its text alone: what the picture shows of tiles and sites is all there.
#[test]
fn the_text_of_the_board_names_every_tile_and_site() {
    for game in game(3).iter().step_by(9) {
        let view = game.public_view();
        let text = pages::board_text(&view, &cast(3)).to_string();
        let words: Vec<&str> = text.split([' ', '.', ',', '\n']).collect();
        let tiles = view.tiles.iter().map(|tile| tile.to_string());
        let owned = view.owned.iter().chain([&view.fountains]).flat_map(|sites| sites.iter());
        for place in tiles.chain(owned.map(|site| site.to_string())) {
            assert!(words.contains(&place.as_str()), "{place} in {text}");
        }
    }
}

#[test]
fn every_page_of_whole_games_is_small_and_described() {
    for seats in 2..=4 {
        let mut before: Option<PublicView> = None;
        for game in game(seats).iter().step_by(11) {
            let view = game.public_view();
            let news = News::between(before.as_ref().unwrap_or(&view), &view);
            let page = pages::overview_since(&view, &news, &cast(seats));
            described(&page);
            assert_eq!(page.alt().contains("\nNew: "), !news.is_empty(), "{}", page.alt());
            described(&pages::scores(&view, &cast(seats)));
            if let Some(seat) = view.decider() {
                let own = game.seat_view(seat);
                described(&pages::site(&own, &cast(seats)));
                described(&pages::aqueducts(&own, &[], &cast(seats)));
                let (tile, places) = (Kind::Arena, view.places.iter().collect::<Vec<_>>());
                let best: Vec<_> = places.iter().copied().take(3).collect();
                let chosen = best.first().map(|at| Chosen { at: *at, magistrate: false });
                let numbers = numbered(&places, &best);
                let shown = Places { tile, places, numbers, best, chosen };
                described(&pages::places(&own, &shown, &cast(seats)));
            }
            before = Some(view);
        }
    }
}

#[test]
fn nothing_leaves_its_panel() {
    let games = game(4);
    let page = decode(pages::overview(&games[games.len() - 4].public_view(), &strange()).png());
    let ground = theme::PAGE.rgb();
    // Between the board and the panels, and between the panels.
    let gaps = [(1179..1184, 132..1100), (1188..1616, 375..387), (1188..1616, 623..634)];
    for (across, down) in gaps {
        for (x, y) in down.flat_map(|y| across.clone().map(move |x| (x, y))) {
            assert_eq!(page.get_pixel(x, y).0, ground, "at {x}, {y}");
        }
    }
}

#[test]
fn text_and_glyphs_stand_out_from_their_ground() {
    let white = theme::WHITE.rgb();
    let text = [
        (theme::TEXT.rgb(), theme::PLOT.rgb()),
        (palette::VERTEX.rgb(), theme::PLOT.rgb()),
        (white, theme::PLACE_GROUND.rgb()),
        (white, palette::SCORE_BRIDGES.rgb()),
        (white, palette::SCORE_FOUNTAINS.rgb()),
        (white, palette::SCORE_IMPERIUM.rgb()),
        (theme::INK.rgb(), palette::SCORE_AQUEDUCTS.rgb()),
        (theme::INK.rgb(), palette::SCORE_COINS.rgb()),
        (theme::INK.rgb(), palette::SCORE_MOST.rgb()),
        (theme::INK.rgb(), theme::MARBLE.rgb()),
    ];
    for (ink, ground) in text {
        let ratio = contrast(ink, ground);
        assert!(ratio >= 4.5, "{ink:?} on {ground:?}: {ratio:.2}");
    }
}
