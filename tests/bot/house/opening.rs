//! The ways in which a house is opened.

use super::{
    AURELIA, Address, ChannelId, Clients, Duration, House, Mutex, NonZero, Panels, Quotas, Server,
    discord, local, opponents,
};
use aedile::{
    ai::review::Effort,
    store::{CopiedTable, move_all},
};

impl House {
    /// Opens everything and waits until the bot has registered its commands.
    pub async fn open() -> Self {
        Self::with(Server::start(local::Settings::default()).await.unwrap()).await
    }

    /// Opponents whose searches are short, as they are not optimised here, and who do not wait for those who watch.
    pub const QUICK: opponents::Settings = opponents::Settings {
        threads: NonZero::<usize>::MIN,
        limit: Duration::from_millis(100),
        pause: Duration::ZERO,
        effort: Effort { first: 40, long: 60, short: 20 },
    };

    /// The same with panels that live, so that whoever has clicked just now is not called.
    pub async fn open_living() -> Self {
        let server = Server::start(local::Settings::default()).await.unwrap();
        Self::with_all(server, Self::QUICK, (Quotas::NONE, Panels::Live)).await
    }

    /// Starts the bot anew, with panels that live.
    pub async fn restart_living(&mut self) {
        self.panels = Panels::Live;
        self.restart_bot().await;
    }

    /// The same with opponents who play like this.
    pub async fn open_with(opponents: opponents::Settings) -> Self {
        let server = Server::start(local::Settings::default()).await.unwrap();
        Self::with_both(server, opponents).await
    }

    /// The same with this local Discord.
    pub async fn with(server: Server) -> Self {
        Self::with_both(server, Self::QUICK).await
    }

    /// The same with what one person may ask of the real bot.
    pub async fn open_strict() -> Self {
        let server = Server::start(local::Settings::default()).await.unwrap();
        Self::with_all(server, Self::QUICK, (Quotas::default(), Panels::Stay)).await
    }

    /// Lets one person open as many tables as a test wants; Aurelia, who manages the server, sets it in this channel.
    pub async fn lift_limits(&self, channel: ChannelId) {
        let limits =
            serde_json::json!({"tables": 1000, "tables_each": 200, "threads_a_minute": 60});
        self.says(AURELIA, channel, "admin limit", limits).await;
    }

    async fn with_both(server: Server, opponents: opponents::Settings) -> Self {
        Self::with_all(server, opponents, (Quotas::NONE, Panels::Stay)).await
    }

    async fn with_all(
        server: Server,
        opponents: opponents::Settings,
        manners: (Quotas, Panels),
    ) -> Self {
        Self::with_database(server, opponents, manners, None).await
    }

    /// The same with the tables in this database.
    pub async fn open_on(database: Address) -> Self {
        Self::with_on(Server::start(local::Settings::default()).await.unwrap(), database).await
    }

    /// The same with this local Discord.
    pub async fn with_on(server: Server, database: Address) -> Self {
        let manners = (Quotas::NONE, Panels::Stay);
        Self::with_database(server, Self::QUICK, manners, Some(database)).await
    }

    /// The same with panels that live.
    pub async fn living_on(server: Server, database: Address) -> Self {
        let manners = (Quotas::NONE, Panels::Live);
        Self::with_database(server, Self::QUICK, manners, Some(database)).await
    }

    async fn with_database(
        server: Server,
        opponents: opponents::Settings,
        (quotas, panels): (Quotas, Panels),
        database: Option<Address>,
    ) -> Self {
        let mut house = Self::empty(server);
        (house.opponents, house.quotas, house.panels) = (opponents, quotas, panels);
        house.database = database;
        house.start_bot();
        house.world().bot_ready(discord::commands::all().len()).await;
        house
    }

    /// The same with a bot that asks Discord itself, by clients that find this server there.
    pub async fn finding(server: Server, clients: Clients) -> Self {
        let mut house = Self::empty(server);
        (house.api_url, house.clients) = (None, clients);
        house.start_bot();
        house.world().bot_ready(discord::commands::all().len()).await;
        house
    }

    /// A local Discord to which no bot of ours connects.
    pub fn empty(server: Server) -> Self {
        Self {
            api_url: Some(server.api_url()),
            clients: Clients::default(),
            server,
            folder: tempfile::tempdir().unwrap(),
            database: None,
            opponents: Self::QUICK,
            bot: None,
            other: None,
            quotas: Quotas::NONE,
            panels: Panels::Stay,
            complaints: Vec::new(),
            answered: Mutex::default(),
            expected: Mutex::default(),
        }
    }

    /// Starts a second bot beside the first, with the same token and a database of its own.
    pub fn start_stranger(&mut self) {
        let elsewhere = Address::File(self.folder.path().join("elsewhere.sqlite"));
        let here = self.database.replace(elsewhere);
        self.other = Some(self.new_bot());
        self.database = here;
    }

    /// Whether the bots here say that another process answers for them.
    pub fn feels_shared(&self) -> bool {
        let bots = [&self.bot, &self.other].into_iter().flatten();
        bots.into_iter().any(|bot| bot.metrics.is_shared())
    }

    /// Whether any bot here has logged an error with these words.
    pub fn complains_of(&self, words: &str) -> bool {
        let mut all = self.complaints.iter().flat_map(super::complaints::Complaints::all);
        all.any(|line| line.contains(words))
    }

    /// What `/metrics` of the first bot shows, but for the numbers of its store.
    pub fn metrics(&self) -> String {
        let bot = self.bot.as_ref().expect("the bot runs");
        bot.metrics.page(&aedile::metrics::Census::default())
    }

    /// Ends the bot, moves everything into this database, and starts the bot on it.
    pub async fn move_to(&mut self, database: Address) -> Vec<CopiedTable> {
        self.kill_bot().await;
        drop(self.store());
        let tallies = move_all(&self.address(), &database).await.unwrap();
        self.database = Some(database);
        self.start_bot();
        self.world().until(|world| world.is_bot_connected().then_some(())).await;
        tallies
    }
}
