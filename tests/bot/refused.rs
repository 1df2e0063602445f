//! Sessions that Discord ends by a code which the library does not look at: nobody else is held up, and they begin anew.

use aedile::local::GatewayLoss;

use super::house::House;

/// Before, the library asked the closed connection for its next message without a pause, until its next heartbeat: meanwhile a
/// thread of the program did nothing else, and `/health` did not answer.
#[tokio::test]
async fn a_session_that_discord_refuses_is_told_of_and_begun_anew() {
    let house = House::open().await;
    house.expect_error("Discord has refused the session");
    for code in [4003, 4011] {
        house.world().drop_gateway(GatewayLoss::Closed(code));
        let why = loop {
            if let Some(why) = house.shards()[0].trouble.clone() {
                break why;
            }
            tokio::task::yield_now().await;
        };
        assert!(why.starts_with("Discord has refused the session"), "{code}: {why}");
        house.world().until(|world| world.is_bot_connected().then_some(())).await;
        while house.shards()[0].trouble.is_some() {
            tokio::task::yield_now().await;
        }
    }
}
