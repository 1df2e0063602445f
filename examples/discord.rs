//! The local Discord alone, without a bot: for trying a program that is installed somewhere against it.
//!
//! `cargo run --example discord -- PORT TOKEN` listens on 127.0.0.1:PORT until it is ended; a bot with this token can connect
//! with `discord.api_url = "http://127.0.0.1:PORT"`, and the page at that address is as that of `aedile local`.

use aedile::local::{Server, Settings};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let (Some(port), Some(token)) = (words.next(), words.next()) else {
        return Err("a port and a token are needed".into());
    };
    let settings = Settings { port: port.parse()?, token: Some(token), ..Settings::default() };
    let server = Server::start(settings).await?;
    println!("{}", server.api_url());
    std::future::pending::<()>().await;
    Ok(())
}
