//! A running game of two, of any kind, and what somebody types there.

use aedile::{
    local::{Message, MessageId, UserId, cast::FORUM},
    play::TypedGame,
};
use serde_json::Value;

use super::house::{Call, House, PEOPLE, all_stays};

/// A running game of two with these options, the ping that is open, and who is called and who is not.
pub async fn running<G: TypedGame>(options: Value) -> (House, Message, UserId, UserId) {
    let house = House::open().await;
    let mut options = options;
    options
        .as_object_mut()
        .expect("options")
        .extend(all_stays().as_object().expect("options").clone());
    house.seated_at::<G>(FORUM, 2, options).await;
    let Call::Turn(user, ping) = house.ping(FORUM, MessageId(0)).await else {
        panic!("a game begins with a turn")
    };
    let other = PEOPLE[usize::from(user == PEOPLE[0])];
    (house, ping, user, other)
}

/// How far the table is, to see that nothing has changed, and what everybody sees there.
pub async fn stand<G: TypedGame>(house: &House) -> (u32, G::PublicView) {
    let look = house.table_of::<G>(FORUM).await.look(None).await.unwrap();
    (look.number.0, look.public.typed::<G>().expect("it is this game").clone())
}

/// Types this and expects to be refused with these words, and nothing to change.
pub async fn refused<G: TypedGame>(
    house: &House,
    user: UserId,
    command: &str,
    options: Value,
    words: &str,
) {
    let before = stand::<G>(house).await.0;
    let said = house.says(user, FORUM, command, options.clone()).await;
    assert!(said.contains(words), "/{command} {options}: {said}");
    assert!(said.contains("Your turn"), "the player reads how to go on: {said}");
    assert_eq!(stand::<G>(house).await.0, before, "/{command} {options}");
}

/// Types this and expects it to be done.
pub async fn done<G: TypedGame>(house: &House, user: UserId, command: &str, options: Value) {
    let before = stand::<G>(house).await.0;
    let said = house.says(user, FORUM, command, options.clone()).await;
    assert!(stand::<G>(house).await.0 > before, "/{command} {options}: {said}");
}
