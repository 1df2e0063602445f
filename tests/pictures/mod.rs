//! The pages: golden pictures, alt texts, names, contrast, worst cases.
//!
//! `AEDILE_REDRAW=1 cargo test --test all pictures::` draws the golden pictures and the README's picture anew. Look at
//! them before committing them.

mod alts;
mod badge;
mod builders;
mod bytes;
mod film;
mod game;
mod golden;
mod languages;
mod marble;
mod marble_game;
mod news;
mod posters;
mod ranks;
mod reviews;
mod season;
mod seats;
mod tables;
mod texts;
mod views;

use aedile::{
    games::great_city::pictures::{self as great_city, palette},
    render::{ALT_LIMIT, Cast, Everybody, Picture, parts::Course, theme},
};
use golden::{assert_golden, decode};

fn four() -> Cast {
    Cast::new(["Claudia", "Marcus", "Livia", "Titus"])
}

fn valeria() -> Cast {
    Cast::new(["Valeria", "Marcus", "Livia", "Titus"])
}

/// Names at their worst: long, without a drawable character, right to left, another alphabet.
fn strange() -> Cast {
    Cast::new([
        "Maximilian Alexander von Habsb",
        &"😀".repeat(32),
        "עברית‏ שלום",
        "Титус Александрович Щербаков",
    ])
}

#[test]
fn four_players_act() {
    assert_golden("overview_4p", &great_city::overview(&views::four_players(), &four()));
}

#[test]
fn four_players_place() {
    assert_golden("overview_4p_placing", &great_city::overview(&views::placing(), &four()));
}

#[test]
fn three_players_act() {
    assert_golden(
        "overview_3p",
        &great_city::overview(&views::three_players(), &Cast::new(["Claudia", "Marcus", "Livia"])),
    );
}

#[test]
fn two_players_act() {
    assert_golden(
        "overview_2p",
        &great_city::overview(
            &views::two_players(),
            &Cast::new(["Octavia", "Quintus the Patient"]),
        ),
    );
}

#[test]
fn opponents_are_named_with_their_levels() {
    let cast = tables::opponents();
    let picture = great_city::overview(&views::four_players(), &cast);
    assert_golden("overview_4p_opponents", &picture);
    assert!(picture.alt().contains("\nApollodorus (AI normal): "), "{}", picture.alt());
    let page = great_city::city(&views::finished(), views::seat(1), &cast);
    assert_golden("city_opponent", &page);
    assert!(page.alt().starts_with("City of Apollodorus (AI normal), "), "{}", page.alt());
    let pair = Cast::with_notes([("Octavia", ""), ("Apollodorus", "AI normal")]);
    assert_golden("overview_2p_opponent", &great_city::overview(&views::two_players(), &pair));
}

#[test]
fn four_players_draft() {
    assert_golden("overview_draft", &great_city::overview(&views::drafting(), &four()));
}

#[test]
fn the_worst_case_keeps_its_room() {
    assert_golden("overview_crowded", &great_city::overview(&views::crowded(), &strange()));
}

#[test]
fn a_finished_game_names_its_winner() {
    assert_golden("overview_over", &great_city::overview(&views::finished(), &four()));
}

#[test]
fn a_plan_letters_its_places_and_shows_the_choice() {
    let (view, intent) = seats::planning();
    assert_golden("plan", &great_city::places(&view, &intent, &valeria()));
}

#[test]
fn an_aqueduct_may_replace_buildings() {
    let (view, intent) = seats::replacing();
    assert_golden("plan_replacing", &great_city::places(&view, &intent, &valeria()));
}

#[test]
fn suggestions_stand_on_the_plan_by_their_numbers() {
    use great_city::Suggestion;
    let (view, intent) = seats::replacing();
    let of = |number, card, at| Suggestion { number, card, at };
    let (card, first) = (intent.card, intent.places[0]);
    let built = intent.places[intent.places.len() - 1];
    let baths = aedile::games::great_city::Card::ThermalBaths;
    let all = [of(1, baths, first), of(2, card, built), of(3, card, first)];
    let page = great_city::suggested(&view, &all, &valeria());
    assert_golden("plan_suggested", &page);
    assert!(page.alt().contains("1 Thermal Baths at "), "{}", page.alt());
}

#[test]
fn what_is_imagined_says_so_above_and_in_words_and_is_whole_below() {
    let table = great_city::overview(&views::four_players(), &four());
    let imagined = table.clone().imagined();
    let (below, above) = (decode(table.png()), decode(imagined.png()));
    let band = above.height() - below.height();
    assert!((60..90).contains(&band), "{band} pixels");
    let hidden = (band..above.height())
        .any(|y| (0..below.width()).any(|x| above[(x, y)] != below[(x, y - band)]));
    assert!(!hidden, "nothing of the table is hidden");
    let alt = imagined.alt();
    assert!(alt.starts_with("Imagined: none of this has happened. Round"), "{alt}");
    assert_golden("imagined", &imagined);
}

#[test]
fn a_city_in_detail() {
    assert_golden("city", &great_city::city(&views::finished(), views::seat(1), &four()));
}

#[test]
fn a_hand_of_four() {
    assert_golden("hand_4", &great_city::hand(&seats::hand_of_four(), 0));
}

#[test]
fn the_offer_to_choose_from_is_large_cards() {
    let mut view = seats::holding(views::four_players(), 1, &[]);
    view.public.phase = aedile::games::great_city::rules::view::Phase::Pick;
    assert_golden("offer", &great_city::drawn(&view));
}

/// What the players had at the end of each round, up to what they have now.
fn course(view: &aedile::games::great_city::rules::view::PublicView) -> Course {
    let rounds = i32::from(view.rounds);
    let share = |round: i32, total: i32| total * round * round / (rounds * rounds);
    let totals = (0..=rounds)
        .map(|round| view.players.iter().map(|player| share(round, player.score.total)).collect());
    let ends = (1..=u32::from(view.rounds)).map(|round| (round as usize, round));
    Course { ends: ends.collect(), totals: totals.collect() }
}

#[test]
fn the_end_is_one_tall_picture() {
    let view = views::finished();
    let page = great_city::finale(&view, &course(&view), &four());
    assert_golden("end", &page);
    assert!(page.png().len() < 300 << 10, "{} bytes", page.png().len());
    assert!(page.alt().contains("Claudia: "), "{}", page.alt());
    let mut tie = view;
    tie.winners = Some([views::seat(0), views::seat(2)].into_iter().collect());
    assert_golden("end_tie", &great_city::finale(&tie, &course(&tie), &strange()));
}

#[test]
fn a_turn_has_city_hand_and_offer_in_one_page() {
    let (view, mut intent) = seats::planning();
    intent.chosen = None;
    let page = great_city::act(&view, Some(&intent), &valeria());
    assert_golden("act_places", &page);
    let (view, intent) = seats::replacing();
    assert_golden("act_replacing", &great_city::act(&view, Some(&intent), &valeria()));
    let page = great_city::act(&seats::hand_of_seven(), None, &four());
    assert_golden("act_seven", &page);
    assert!(page.alt().starts_with("Your hand"), "{}", page.alt());
    assert_golden("act_four", &great_city::act(&seats::hand_of_four(), None, &four()));
    let empty = seats::holding(views::four_players(), 1, &[]);
    assert_golden("act_empty", &great_city::act(&empty, None, &four()));
}

/// What only its owner knows is open in the owner's picture, and in nobody else's.
#[test]
fn the_own_hand_is_open_in_the_own_picture() {
    let view = seats::hand_of_four();
    let news = great_city::News::default();
    let own = great_city::overview_own(&view, &news, &four());
    let public = great_city::overview(&view.public, &four());
    assert!(own.png() != public.png());
    assert!(own.alt().starts_with("Your hand: Residential 3, "), "{}", own.alt());
    assert!(!public.alt().contains("Your hand"), "{}", public.alt());
    assert_golden("overview_own", &own);
}

#[test]
fn one_card_and_two_fill_their_pages() {
    use aedile::games::great_city::Card;
    let of = |cards: &[Card]| great_city::hand(&seats::holding(views::four_players(), 1, cards), 0);
    assert_golden("hand_1", &of(&[Card::ThermalBaths]));
    assert_golden("hand_2", &of(&[Card::ThermalBaths, Card::Aqueduct]));
    assert_golden("hand_3", &of(&[Card::ThermalBaths, Card::Aqueduct, Card::Shrine]));
}

#[test]
fn a_hand_of_seven_is_compact() {
    assert_golden("hand_7", &great_city::hand(&seats::hand_of_seven(), 0));
}

#[test]
fn a_hand_of_twenty_has_three_pages() {
    let view = seats::hand_of_twenty();
    assert_eq!(great_city::hand_pages(&view), 3);
    assert!(great_city::hand(&view, 2).alt().starts_with("Your hand, page 3 of 3"));
    assert_eq!(
        great_city::hand(&view, 9).png(),
        great_city::hand(&view, 2).png(),
        "beyond the last is the last"
    );
}

#[test]
fn final_scores() {
    assert_golden("scores", &great_city::scores(&views::finished(), &four()));
}

#[test]
fn all_buildings() {
    for number in 0..great_city::SHEETS {
        assert_golden(&format!("buildings_{number}"), &great_city::sheet(number));
    }
}

#[test]
fn the_picture_of_the_readme_is_a_real_game() {
    let picture = great_city::overview(&game::middle(), &four());
    golden::assert_file(std::path::Path::new("assets/readme.png"), picture.png());
}

#[test]
fn one_view_gives_the_same_bytes_every_time_and_in_every_thread() {
    let draw = || great_city::overview(&views::crowded(), &strange()).into_png();
    let first = draw();
    let others: Vec<_> = (0..3).map(|_| std::thread::spawn(draw)).collect();
    for other in others {
        assert!(other.join().unwrap() == first);
    }
}

#[test]
fn every_page_of_whole_games_is_small_and_described() {
    for seats in 2..=4 {
        game::each_turn(seats, |game| {
            use aedile::board::{Game, Seat};
            let names = ["Claudia", "Marcus", "Livia", "Titus"];
            let cast = Cast::new(names.into_iter().take(usize::from(seats)));
            let view = game.public_view();
            let mut pages =
                vec![great_city::overview(&view, &cast), great_city::scores(&view, &cast)];
            pages.extend(Seat::all(seats).map(|seat| great_city::city(&view, seat, &cast)));
            pages.iter().for_each(assert_small_and_described);
        });
    }
}

fn assert_small_and_described(page: &Picture<Everybody>) {
    assert!(page.png().len() < 150 << 10, "{} bytes", page.png().len());
    assert!(page.alt().chars().count() <= ALT_LIMIT);
    assert!(!page.alt().ends_with('…'), "cut: {}", page.alt());
}

/// Whatever stands in the panels, the gaps between them stay empty.
#[test]
fn nothing_leaves_its_panel() {
    let page = decode(great_city::overview(&views::crowded(), &strange()).png());
    let ground = theme::PAGE.rgb();
    // Between the columns, between strip and offer, and below those; in pixels.
    let gaps =
        [(416..430, 540..960), (818..832, 540..960), (698..712, 144..504), (36..1614, 512..523)];
    for (across, down) in gaps {
        for y in down {
            for x in across.clone() {
                assert_eq!(page.get_pixel(x, y).0, ground, "at {x}, {y}");
            }
        }
    }
}

#[test]
fn text_and_marks_stand_out_from_their_ground() {
    let text = [
        (theme::TEXT.rgb(), theme::PAGE.rgb()),
        (theme::TEXT.rgb(), theme::PANEL.rgb()),
        (theme::TEXT.rgb(), theme::RAISED.rgb()),
        (theme::MUTED.rgb(), theme::PAGE.rgb()),
        (theme::MUTED.rgb(), theme::PANEL.rgb()),
        (theme::MUTED.rgb(), theme::RAISED.rgb()),
        (theme::MUTED.rgb(), theme::TAKEN.rgb()),
        (theme::MUTED.rgb(), theme::PLOT.rgb()),
        (theme::ZERO.rgb(), theme::PANEL.rgb()),
        (theme::INK.rgb(), theme::MARBLE.rgb()),
        (theme::EFFECT.rgb(), theme::MARBLE.rgb()),
        (theme::EFFECT.rgb(), theme::MARBLE_LIP.rgb()),
        (theme::KIND.rgb(), theme::MARBLE.rgb()),
        (theme::FREE_INK.rgb(), palette::FREE.rgb()),
        (theme::INK.rgb(), theme::GOLD.rgb()),
        (theme::GOLD.rgb(), theme::PANEL.rgb()),
        (theme::WHITE.rgb(), palette::BRICK_PLATE.rgb()),
        (theme::PLACE.rgb(), theme::PLACE_GROUND.rgb()),
        (palette::POINTS.rgb(), theme::WHITE.rgb()),
        (palette::ENOUGH_INK.rgb(), palette::ENOUGH.rgb()),
        (palette::ENOUGH_INK.rgb(), theme::MARBLE.rgb()),
        (palette::SHORT_INK.rgb(), palette::SHORT.rgb()),
        (palette::SHORT_INK.rgb(), theme::MARBLE.rgb()),
        (theme::WHITE.rgb(), theme::SEAT_PURPLE.rgb()),
        (theme::INK.rgb(), theme::SEAT_ORANGE.rgb()),
        (theme::WHITE.rgb(), theme::SEAT_BROWN.rgb()),
        (theme::INK.rgb(), palette::SCORE_HOMES.rgb()),
        (theme::WHITE.rgb(), palette::SCORE_AQUEDUCTS.rgb()),
        (theme::WHITE.rgb(), palette::SCORE_TEMPLES.rgb()),
        (theme::INK.rgb(), palette::SCORE_SHRINE.rgb()),
        (theme::INK.rgb(), palette::SCORE_COINS.rgb()),
        (theme::WHITE.rgb(), palette::SCORE_TOKENS.rgb()),
        (theme::INK.rgb(), palette::SCORE_CARDS.rgb()),
    ];
    for (ink, ground) in text {
        let ratio = contrast(ink, ground);
        assert!(ratio >= 4.5, "{ink:?} on {ground:?}: {ratio:.2}");
    }
}

/// The contrast ratio of WCAG 2.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |rgb: [u8; 3]| {
        let linear = |channel: u8| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.03928 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
