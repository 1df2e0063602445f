//! Who leaves a season, is forgotten, or takes over, and whom a match waits for.

use super::{leagues::why, *};
use crate::league::SIGN_UP;

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test]
async fn a_reserve_who_takes_over_has_two_days_and_the_card_says_so() {
    let world = World::new();
    let season = world.league(3, 4).await;
    for index in 0..4 {
        world.enters(season, index, EntrantState::In).await;
    }
    world.enters(season, 7, EntrantState::Reserve).await;
    world.passes(SIGN_UP).await;
    world.open_matches().await;
    let one = world.matches(season).await.swap_remove(0);
    let table = one.table.unwrap();
    world.post_card(table);
    let state = world.season(season).await.state;
    let first = state.seats_of(one.number).next().unwrap().entrant;
    world.passes(DAY).await;
    let cards = async || {
        let posts = world.posts(table).await;
        posts.iter().filter(|post| post.role == crate::store::PostRole::LobbyCard).count()
    };
    let (before, left) = (cards().await, state.entrant(first).unwrap().player.unwrap());
    world.tables.leave_league(season, left).await.unwrap();
    let kept = world.tables.lobby(table).await.unwrap().kept.unwrap();
    assert!(kept.of.iter().any(|(user, _)| *user == player(7).user), "{kept:?}");
    assert_eq!(kept.until, world.tables.now().plus(2 * DAY));
    assert!(cards().await > before, "the card is edited");
    let posts = world.posts(table).await;
    let is_call = |post: &&PostRow| {
        post.kind.contains("\"reserve\"") && post.kind.contains(&player(7).user.to_string())
    };
    assert_eq!(posts.iter().filter(is_call).count(), 1, "who takes over is called there");
}

#[tokio::test]
async fn matches_behind_hundreds_that_have_to_wait_are_opened_all_the_same() {
    let world = World::new();
    let large = [world.league(2, 8).await, world.league(2, 8).await];
    for season in large {
        for index in 0..96 {
            world.enters(season, index, EntrantState::In).await;
        }
    }
    world.passes(SIGN_UP).await;
    world.open_matches().await;
    let mut waiting = 0;
    for season in large {
        let matches = world.matches(season).await;
        waiting += matches.iter().filter(|one| one.state == MatchState::Drawn).count();
    }
    assert!(waiting > 256, "{waiting}");
    assert_eq!(world.tables.matches_to_open().await.unwrap(), [], "everybody has four");
    let late = world.league(2, 4).await;
    for index in 0..4 {
        world.enters(late, index, EntrantState::In).await;
    }
    world.passes(SIGN_UP).await;
    let to_open = world.tables.matches_to_open().await.unwrap();
    assert_eq!(to_open.iter().filter(|one| one.season == late).count(), 6);
}

#[tokio::test]
async fn who_leaves_at_the_moment_of_the_draw_is_not_drawn() {
    let world = World::new();
    let season = world.league(3, 4).await;
    for index in 0..5 {
        world.enters(season, index, EntrantState::In).await;
    }
    world.clock.forward(SIGN_UP);
    world.tables.leave_league(season, player(4).user).await.unwrap();
    world.settle().await;
    let state = world.season(season).await.state;
    assert_eq!((state.season.stage, state.entrants.len()), (SeasonStage::Playing, 4));
    assert!(state.seats.iter().all(|seat| state.entrant(seat.entrant).is_some()));
    let late = world.tables.leave_league(season, player(4).user).await;
    assert_eq!(why(late.err().unwrap()), LeagueRefused::NotIn);
}

#[tokio::test]
async fn the_first_of_a_season_and_its_organiser_are_forgotten_and_the_order_stays() {
    let world = World::new();
    let season = world.drawn(2, 4).await;
    world.open_matches().await;
    for one in world.matches(season).await {
        world.all_ready(season, &one).await;
        world.finish(&world.table(one.table.unwrap()).await).await;
    }
    world.settle().await;
    let before = world.season(season).await;
    assert_eq!(before.state.season.stage, SeasonStage::Closing);
    let first = before.divisions[0][0].entrant;
    let user = before.state.entrant(first).unwrap().player.unwrap();
    for forgotten in [user, player(99).user] {
        assert!(world.tables.forget(forgotten).await.unwrap());
    }
    let after = world.season(season).await;
    assert_eq!(after.divisions, before.divisions);
    assert_eq!((after.name(first), after.state.league.organiser), ("former player", None));
    world.passes(4 * DAY).await;
    world.settle().await;
    let [line] = &world.tables.leagues(GUILD).await.unwrap()[..] else { panic!("one league") };
    assert_eq!(line.season.number, 2, "the league goes on");
    assert_eq!(world.tables.asked_to_stay(line.season.id).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_message_that_is_refused_too_often_is_given_up_until_the_season_changes() {
    let world = World::new();
    let season = world.league(3, 4).await;
    let to_show = async || world.tables.seasons_to_show().await.unwrap();
    let version = async || world.season(season).await.state.season.version;
    let noted = async || {
        let log = world.season(season).await.log;
        log.iter().filter(|row| row.what == crate::league::NOT_SHOWN).count()
    };
    assert_eq!(to_show().await, [season]);
    let old = version().await;
    world.enters(season, 0, EntrantState::In).await;
    world.tables.give_up_showing(season, old).await.unwrap();
    assert_eq!((to_show().await, noted().await), (vec![season], 0), "this was not tried yet");
    world.tables.give_up_showing(season, version().await).await.unwrap();
    assert_eq!((to_show().await, noted().await), (vec![], 1));
    world.enters(season, 1, EntrantState::In).await;
    assert_eq!(to_show().await, [season], "what changes is tried");
    world.tables.give_up_showing(season, version().await).await.unwrap();
    assert_eq!((to_show().await, noted().await), (vec![], 1), "organisers know");
}

#[tokio::test]
async fn old_messages_of_seasons_in_one_channel_are_changed_one_after_the_other() {
    let world = World::new();
    // The time of an id of Discord's is counted from here.
    world.clock.forward(Duration::from_secs(1_420_070_400));
    let (one, other) = (world.league(3, 4).await, world.league(3, 4).await);
    let may_change = async |season: SeasonId| {
        world.tables.show_season(season, Some(MessageId(1)), 0).await.unwrap();
        let state = world.season(season).await.state;
        world.tables.may_change(&state.season, state.league.channel)
    };
    assert!(may_change(one).await && may_change(one).await, "it is young");
    world.clock.forward(Duration::from_secs(3600));
    assert_eq!((may_change(one).await, may_change(other).await), (true, false));
    world.clock.forward(Duration::from_secs(8));
    assert_eq!((may_change(other).await, may_change(one).await), (true, false));
}

#[tokio::test]
async fn matches_go_on_by_the_rules_they_were_dealt_by_and_the_next_ones_follow_the_new_ones() {
    let world = World::new();
    let season = world.drawn(3, 4).await;
    let first = world.tables.matches_to_open().await.unwrap().swap_remove(0);
    world.tables.open_match(season, first.number, ChannelId(900)).await.unwrap();
    let one = world.matches(season).await.swap_remove(0);
    world.all_ready(season, &one).await;
    let old = one.table.unwrap();
    // It was dealt by the version before this program's.
    world.meddle(&format!("UPDATE tables SET rules_version = rules_version - 1 WHERE id = {old}"));
    let world = world.restart().await;
    world.open_matches().await;
    let version = async |table: TableId| {
        let row = world.tables.store().read(move |tx| tx.table(table)).await.unwrap();
        row.unwrap().rules_version
    };
    let next = world.matches(season).await[1].table.unwrap();
    assert_eq!(version(next).await, version(old).await + 1);
    world.finish(&world.table(old).await).await;
    world.settle().await;
    let state = world.season(season).await.state;
    assert_eq!(state.match_row(one.number).unwrap().state, MatchState::Done);
    assert!(state.seats_of(one.number).all(|seat| seat.points.is_some()));
    // One of a version that is newer than this program cannot be played, and holds up nobody.
    world.meddle(&format!("UPDATE tables SET rules_version = rules_version + 1 WHERE id = {next}"));
    let world = world.restart().await;
    world.passes(DAY * 29).await;
    assert_eq!(world.season(season).await.state.season.stage, SeasonStage::Closing);
}
