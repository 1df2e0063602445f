//! Seats that pass on.

use super::*;
use crate::board::{Level, Seat};

pub(super) fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

impl World {
    pub(super) async fn wish(
        &self,
        table: &Table,
        by: &Player,
        step: SeatStep,
    ) -> Result<Seating, TableError> {
        self.tables.seat(table.id(), by.clone(), self.click(), step).await
    }

    pub(super) async fn offer(
        &self,
        table: &Table,
        by: &Player,
        seat: Seat,
        to: Recipient,
    ) -> Result<Seating, TableError> {
        let step = SeatStep::Offer { seat, to, authority: Authority::Own };
        self.wish(table, by, step).await
    }

    pub(super) async fn take(
        &self,
        table: &Table,
        by: &Player,
        seat: Seat,
    ) -> Result<Seating, TableError> {
        self.wish(table, by, SeatStep::Take { seat }).await
    }

    pub(super) async fn let_ai(
        &self,
        table: &Table,
        by: &Player,
        seat: Seat,
    ) -> Result<Seating, TableError> {
        let (level, authority) = (Level::Greedy, Authority::Own);
        self.wish(table, by, SeatStep::LetAi { seat, level, authority }).await
    }

    /// What a refusal must leave as it is.
    pub(super) async fn all(&self, table: &Table) -> (Vec<Seated>, Vec<PostRow>, Option<UserId>) {
        let players = table.look(None).await.unwrap().players;
        let host = self.tables.lobby(table.id()).await.unwrap().host;
        (players, self.posts(table.id()).await, host)
    }

    async fn last_notice(&self, table: &Table) -> Option<Notice> {
        let kinds = self.kinds(table.id()).await;
        kinds.into_iter().rev().find_map(|kind| match kind {
            PostKind::Notice(notice) => Some(notice),
            _ => None,
        })
    }
}

pub(super) fn refused(result: Result<Seating, TableError>) -> SeatRefused {
    match refusal(result) {
        TableError::Refused(Refused::Seat(refused)) => refused,
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_seat_that_is_given_up_waits_and_whoever_takes_it_has_all_that_belongs_to_it() {
    let world = World::new();
    let table = world.game(3).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 1).await;
    let (mover, look) = mover(&table).await;
    let own = look.seat.unwrap();
    let before = look.own.clone();
    world.send_all().await;

    let done = world.wish(&table, &mover, SeatStep::Resign).await.unwrap();
    assert_eq!(done.done, SeatDone::Freed(own));
    let players = table.look(None).await.unwrap().players;
    assert_eq!(players[own.index()].who, Occupant::Vacant);
    assert_eq!(players[own.index()].whose(), Whose::Nobody(mover.name.clone()));
    let sent: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
    let name = mover.name.clone();
    let free = Notice::SeatFree { seat: own, name, why: Left::Resigned, waits: true };
    assert_eq!(sent, [PostKind::ClearPing, PostKind::Notice(free)], "nobody is called");

    let new = player(7);
    let done = world.take(&table, &new, own).await.unwrap();
    assert_eq!(done.done, SeatDone::Taken(own));
    let sent: Vec<_> = world.send_all().await.into_iter().map(|post| post.kind).collect();
    assert!(matches!(sent[0], PostKind::ClearNotice { .. }), "{sent:?}");
    assert!(matches!(sent.last(), Some(PostKind::Ping { seat, .. }) if *seat == own), "{sent:?}");
    let look = table.look(Some(new.user)).await.unwrap();
    assert_eq!(look.own, before);
    assert!(look.is_my_turn());

    // The one who left sees and does nothing more.
    let old = table.look(Some(mover.user)).await.unwrap();
    assert!(old.own.is_none() && old.seat.is_none());
    let mv = first_move(&look);
    let played = table.play(mover.clone(), world.click(), Some(look.number), mv.clone()).await;
    assert!(matches!(refusal(played), TableError::Refused(Refused::NotAtTable { .. })));
    table.play(new, world.click(), Some(look.number), mv).await.unwrap();
}

#[tokio::test]
async fn the_answer_to_an_old_click_shows_the_former_holder_no_hand() {
    let world = World::new();
    let table = world.game(2).await;
    let (by, look) = mover(&table).await;
    let click = world.click();
    table.play(by.clone(), click, None, first_move(&look)).await.unwrap();
    world.wish(&table, &by, SeatStep::Resign).await.unwrap();
    let again = table.play(by, click, None, first_move(&look)).await.unwrap();
    assert!(again.repeated && again.look.own.is_none());
}

#[tokio::test]
async fn a_seat_passes_on_across_a_restart_and_the_shuffle_stays_proved() {
    let world = World::new();
    let table = world.game(2).await;
    let leaving = player(1);
    world.wish(&table, &leaving, SeatStep::Resign).await.unwrap();
    world.take(&table, &player(5), seat(1)).await.unwrap();
    let id = table.id();
    drop(table);
    let world = world.restart().await;
    let table = world.table(id).await;
    assert_eq!(table.look(None).await.unwrap().players[1].user(), Some(player(5).user));
    world.finish(&table).await;
    let log = table.log().await.unwrap();
    assert!(
        crate::board::log::verify::<GreatCity>(log.text.as_bytes()).unwrap().promised.is_some()
    );
    assert!(log.text.contains("Player 5") && !log.text.contains("Player 1"), "{}", log.name);
}

#[tokio::test]
async fn no_move_is_taken_back_across_a_change_of_holder() {
    let world = World::new();
    let table = world.game(2).await;
    world.play_until(&table, |look| look.public.typed::<GreatCity>().unwrap().round == 1).await;
    let (by, look) = mover(&table).await;
    let own = look.seat.unwrap();
    table.play(by.clone(), world.click(), None, first_move(&look)).await.unwrap();
    assert_eq!(table.look(Some(by.user)).await.unwrap().undo, Ok(()));
    world.wish(&table, &by, SeatStep::Resign).await.unwrap();
    world.take(&table, &player(5), own).await.unwrap();
    let undone = refusal(table.undo(player(5), world.click(), None).await);
    assert_eq!(undone, TableError::Refused(Refused::Undo(UndoRefused::Inherited)));
    world.offer(&table, &player(5), own, Recipient::Person(by.user)).await.unwrap();
    world.take(&table, &by, own).await.unwrap();
    let undone = refusal(table.undo(by, world.click(), None).await);
    assert_eq!(
        undone,
        TableError::Refused(Refused::Undo(UndoRefused::Inherited)),
        "nor by the one who made it"
    );
}

#[tokio::test]
async fn an_offered_seat_stays_until_the_offer_is_accepted() {
    let world = World::new();
    let table = world.game(3).await;
    let (anna, ben) = (player(0), player(8));
    let done = world.offer(&table, &anna, seat(0), Recipient::Person(ben.user)).await.unwrap();
    assert_eq!(done.done, SeatDone::Offered(seat(0)));
    assert!(table.look(Some(anna.user)).await.unwrap().own.is_some());
    let before = world.all(&table).await;
    assert_eq!(
        refused(world.take(&table, &player(9), seat(0)).await),
        SeatRefused::OfferedToOther { person: ben.user }
    );
    assert_eq!(refused(world.take(&table, &anna, seat(0)).await), SeatRefused::Own);
    assert_eq!(
        refusal(world.take(&table, &player(1), seat(0)).await),
        TableError::Refused(Refused::AlreadySeated)
    );
    let decline = |by: Player| {
        let world = &world;
        let table = &table;
        async move { world.wish(table, &by, SeatStep::Decline { seat: seat(0) }).await }
    };
    assert!(matches!(refused(decline(anna.clone()).await), SeatRefused::OfferedToOther { .. }));
    assert!(world.all(&table).await == before, "a refusal changes nothing");

    world.take(&table, &ben, seat(0)).await.unwrap();
    assert!(table.look(Some(anna.user)).await.unwrap().own.is_none());
    assert!(table.look(Some(ben.user)).await.unwrap().own.is_some());
    let host = world.tables.lobby(table.id()).await.unwrap().host;
    assert_eq!(host, Some(ben.user), "the host's rights pass on to the first who sits");
}

#[tokio::test]
async fn an_offer_is_withdrawn_or_declined_and_its_buttons_go() {
    let world = World::new();
    let table = world.game(2).await;
    let (anna, ben) = (player(0), player(8));
    world.offer(&table, &anna, seat(0), Recipient::Anybody).await.unwrap();
    world.send_all().await;
    let withdraw = SeatStep::Withdraw { seat: seat(0), authority: Authority::Own };
    let done = world.wish(&table, &anna, withdraw.clone()).await.unwrap();
    assert_eq!(done.done, SeatDone::Withdrawn(seat(0)));
    let sent = world.send_all().await;
    assert!(matches!(sent[0].kind, PostKind::ClearNotice { .. }) && sent[0].edits.is_some());
    assert_eq!(refused(world.wish(&table, &anna, withdraw).await), SeatRefused::NoOffer);
    let taken = refused(world.take(&table, &ben, seat(0)).await);
    assert!(matches!(taken, SeatRefused::NotOffered { held_by } if held_by.name == anna.name));

    world.offer(&table, &anna, seat(0), Recipient::Person(ben.user)).await.unwrap();
    let decline = SeatStep::Decline { seat: seat(0) };
    world.wish(&table, &ben, decline.clone()).await.unwrap();
    assert_eq!(refused(world.wish(&table, &ben, decline).await), SeatRefused::NoOffer);
    assert!(matches!(world.last_notice(&table).await, Some(Notice::OfferOver { .. })));
}

#[tokio::test]
async fn nobody_offers_a_seat_to_somebody_who_has_one_or_to_themselves() {
    let world = World::new();
    let table = world.game(3).await;
    let before = world.all(&table).await;
    let anna = player(0);
    let offer = |to: u8| world.offer(&table, &anna, seat(0), Recipient::Person(player(to).user));
    assert!(
        matches!(refused(offer(1).await), SeatRefused::SitsHere { held_by } if held_by.seat == seat(1))
    );
    assert_eq!(refused(offer(0).await), SeatRefused::ToYourself);
    assert!(world.all(&table).await == before);
}

#[tokio::test]
async fn a_persons_seat_is_given_by_nobody_else_but_a_moderator() {
    let world = World::new();
    let table = world.game(3).await;
    let before = world.all(&table).await;
    let (anna, stranger) = (player(0), player(9));
    let offered = world.offer(&table, &anna, seat(1), Recipient::Anybody).await;
    assert!(
        matches!(refused(offered), SeatRefused::NotYours { held_by } if held_by.seat == seat(1))
    );
    assert!(matches!(
        refused(world.let_ai(&table, &anna, seat(1)).await),
        SeatRefused::NotYours { .. }
    ));
    let offered = world.offer(&table, &stranger, seat(1), Recipient::Anybody).await;
    assert!(matches!(refusal(offered), TableError::Refused(Refused::NotAtTable { .. })));
    assert_eq!(refused(world.let_ai(&table, &anna, seat(3)).await), SeatRefused::NoSuchSeat);
    assert_eq!(refused(world.take(&table, &stranger, seat(3)).await), SeatRefused::NoSuchSeat);
    assert!(world.all(&table).await == before);

    let vacate = SeatStep::Vacate { seat: seat(1) };
    world.wish(&table, &stranger, vacate.clone()).await.unwrap();
    assert_eq!(refused(world.wish(&table, &stranger, vacate).await), SeatRefused::AlreadyFree);
    let (level, authority) = (Level::Hard, Authority::Moderator);
    let step = SeatStep::LetAi { seat: seat(2), level, authority };
    world.wish(&table, &stranger, step).await.unwrap();
    let to = Recipient::Person(stranger.user);
    let step = SeatStep::Offer { seat: seat(0), to, authority };
    world.wish(&table, &stranger, step).await.unwrap();
    assert!(table.look(Some(anna.user)).await.unwrap().own.is_some(), "until it is accepted");
    world.take(&table, &stranger, seat(0)).await.unwrap();
    let who: Vec<_> = table.look(None).await.unwrap().players.iter().map(|one| one.who).collect();
    assert_eq!(who, [Occupant::Person(stranger.user), Occupant::Vacant, Occupant::Ai(Level::Hard)]);
}

#[tokio::test]
async fn an_ai_takes_a_free_seat_under_a_builders_name_and_a_person_takes_it_over() {
    let world = World::new();
    let table = world.game(3).await;
    let (anna, stranger) = (player(0), player(9));
    world.wish(&table, &player(1), SeatStep::Resign).await.unwrap();
    let refused_one = world.let_ai(&table, &stranger, seat(1)).await;
    assert!(
        matches!(refusal(refused_one), TableError::Refused(Refused::NotAtTable { .. })),
        "a spectator"
    );
    world.let_ai(&table, &anna, seat(1)).await.unwrap();
    world.let_ai(&table, &player(2), seat(2)).await.unwrap();
    let players = table.look(None).await.unwrap().players;
    assert_eq!(players[1].who, Occupant::Ai(Level::Greedy));
    assert_ne!(players[1].name, players[2].name);
    assert_eq!(refused(world.let_ai(&table, &anna, seat(0)).await), SeatRefused::LastPerson);

    let taken = refused(world.take(&table, &stranger, seat(1)).await);
    assert!(matches!(taken, SeatRefused::NotOffered { .. }));
    world.offer(&table, &anna, seat(1), Recipient::Anybody).await.unwrap();
    world.take(&table, &stranger, seat(1)).await.unwrap();
    assert!(table.look(Some(stranger.user)).await.unwrap().own.is_some());
}

#[tokio::test]
async fn with_the_last_person_the_table_ends_without_a_score() {
    let world = World::new();
    let table = world.game(2).await;
    world.let_ai(&table, &player(1), seat(1)).await.unwrap();
    let done = world.wish(&table, &player(0), SeatStep::Resign).await.unwrap();
    assert_eq!((done.done, done.state), (SeatDone::Ended, Stage::Ended));
    assert!(matches!(world.last_notice(&table).await, Some(Notice::AllLeft { .. })));
    assert_eq!(
        refusal(world.take(&table, &player(5), seat(0)).await),
        TableError::Refused(Refused::Ended)
    );
    assert_eq!(
        refusal(world.tables.in_channel(CHANNEL).await),
        TableError::Refused(Refused::NoTable)
    );
    assert_eq!(refusal(table.outcome().await), TableError::Refused(Refused::NotOver));
}

#[tokio::test]
async fn a_lobby_has_no_seats_to_give_up() {
    let world = World::new();
    let id = world.lobby(3).await;
    let resigned = world.tables.seat(id, player(0), world.click(), SeatStep::Resign).await;
    assert_eq!(refusal(resigned), TableError::Refused(Refused::NotStarted));
}

#[tokio::test]
async fn a_click_delivered_twice_gives_one_seat_up() {
    let world = World::new();
    let table = world.game(3).await;
    let click = world.click();
    let resign = || world.tables.seat(table.id(), player(0), click, SeatStep::Resign);
    let (one, two) = tokio::join!(resign(), resign());
    assert_eq!(one.unwrap().done, SeatDone::Freed(seat(0)));
    assert_eq!(two.unwrap().done, SeatDone::Repeated);
}

#[tokio::test]
async fn of_two_who_take_a_seat_at_once_one_gets_it() {
    let world = World::new();
    let table = world.game(3).await;
    world.wish(&table, &player(0), SeatStep::Resign).await.unwrap();
    let (five, six) = (player(5), player(6));
    let (one, two) =
        tokio::join!(world.take(&table, &five, seat(0)), world.take(&table, &six, seat(0)));
    assert_eq!(one.unwrap().done, SeatDone::Taken(seat(0)));
    let lost = refused(two);
    assert!(matches!(lost, SeatRefused::NotOffered { held_by } if held_by.name == five.name));
}

#[tokio::test]
async fn whoever_leaves_the_server_gives_up_all_seats_there() {
    let world = World::new();
    let (one, two) =
        (world.game(3).await, world.game_in(ChannelId(11), 2, Options::PUBLISHER).await);
    let anna = player(0);
    let left = world.tables.gone(anna.user, Some(GUILD), Left::Server).await.unwrap();
    assert_eq!(left, [one.id(), two.id()]);
    for table in [&one, &two] {
        assert_eq!(table.look(None).await.unwrap().players[0].who, Occupant::Vacant);
        let notice = world.last_notice(table).await;
        assert!(matches!(notice, Some(Notice::SeatFree { why: Left::Server, .. })), "{notice:?}");
    }
    assert_eq!(world.tables.gone(anna.user, Some(GUILD), Left::Server).await.unwrap(), []);
    assert_eq!(
        world.tables.gone(player(1).user, Some(GuildId(2)), Left::Server).await.unwrap(),
        []
    );

    let ben = player(1);
    world.tables.gone(ben.user, None, Left::Forgotten).await.unwrap();
    assert_eq!(one.look(None).await.unwrap().players[1].name, "former player");
    assert_eq!(two.look(None).await.unwrap().state, Stage::Ended, "nobody was left there");
}

#[tokio::test]
async fn a_free_seat_that_must_move_calls_nobody() {
    let world = World::new();
    let table = world.game(3).await;
    let (_, look) = mover(&table).await;
    let next = look.players.iter().find(|one| Some(one.seat) != look.seat).unwrap();
    let (gone, free) = (next.user().unwrap(), next.seat);
    let resigning = Player { user: gone, name: next.name.clone() };
    world.wish(&table, &resigning, SeatStep::Resign).await.unwrap();
    assert!(matches!(world.last_notice(&table).await, Some(Notice::SeatFree { waits: false, .. })));
    for skip in 0..50 {
        if table.look(None).await.unwrap().turn.seat() == Some(free) {
            break;
        }
        world.step(&table, skip).await;
    }
    let last = world.kinds(table.id()).await.pop();
    assert!(matches!(last, Some(PostKind::Notice(Notice::SeatWaits { seat, .. })) if seat == free));
}
