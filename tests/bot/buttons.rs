//! A player who only clicks what the messages offer.

use aedile::{
    board::{Rng, Seed},
    local::{Button, ChannelId, Message, UserId},
};

use super::{
    house::{Call, House, button},
    typing::PATIENCE,
};

/// No turn takes so many clicks: a test that would go on for ever says where it stands.
const MOST_STEPS: u32 = 2_000;

/// A move whose code no button named.
pub const UNNAMED: &str = "?";

/// The number of the move that a panel is for.
fn number(panel: &Message) -> Option<u32> {
    let buttons = panel.buttons().into_iter().map(|one| one.custom_id);
    let mut ids = buttons.chain(panel.selects().into_iter().map(|one| one.custom_id));
    ids.find_map(|id| id.split(':').nth(2)?.parse().ok())
}

/// Plays by buttons and selects alone.
pub struct Clicker {
    rng: Rng,
    turns: usize,
    /// Whether the last click turned a page.
    turned: bool,
    /// The moves that were clicked, as their codes; [`UNNAMED`] for one that a page made at once.
    pub moves: Vec<String>,
}

impl Clicker {
    /// A player whose choices this number decides.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(Seed::from_number(seed)), turns: 0, turned: false, moves: Vec::new() }
    }

    /// Plays for everybody until the game is over, or `limit` turns were taken; the last message of the channel then.
    pub async fn play(
        &mut self,
        house: &House,
        channel: ChannelId,
        limit: usize,
    ) -> Option<Message> {
        for _ in 0..limit {
            // A call may stand for a moment after its turn.
            match house.ping(channel, house.answered(channel)).await {
                Call::Over(message) => return Some(message),
                Call::Turn(user, ping) => {
                    self.turn(house, user, &ping).await;
                    house.answer_call(&ping);
                }
            }
        }
        None
    }

    /// Opens the panel under a ping and clicks until the panel says that the turn is over.
    pub async fn turn(&mut self, house: &House, user: UserId, ping: &Message) {
        let panel = house.click(user, ping.id, &button(ping, "Your turn")).await;
        self.finish(house, user, panel).await;
    }

    /// Clicks in an open panel until it says that the turn is over.
    pub async fn finish(&mut self, house: &House, user: UserId, mut panel: Message) {
        self.turns += 1;
        let mut steps = 0;
        while !panel.content.contains("Your move is made")
            && !panel.content.contains("The game is over")
        {
            let is_panel = !panel.buttons().is_empty() || !panel.selects().is_empty();
            assert!(is_panel, "nothing can be pressed: {}", panel.content);
            panel = self.step(house, user, &panel).await;
            steps += 1;
            assert!(steps < MOST_STEPS, "the turn does not end: {}", panel.content);
        }
        let left: Vec<String> = panel.buttons().into_iter().map(|button| button.label).collect();
        let aside = |label: &String| {
            [
                "Undo",
                "Next table",
                "Plan ahead",
                "Look",
                "My hand",
                "My cards",
                "My team",
                "My pieces",
            ]
            .contains(&label.as_str())
        };
        assert!(left.iter().all(aside), "{left:?} are left after the turn");
    }

    /// One click or choice in a panel. What a page would only show is made at once where nothing is asked about it.
    pub async fn step(&mut self, house: &House, user: UserId, panel: &Message) -> Message {
        let (known, before) = (self.moves.len(), number(panel));
        let after = self.press(house, user, panel).await;
        let is_over = after.content.contains("Your move is made")
            || after.content.contains("The game is over");
        let goes_on = number(&after).is_some() && number(&after) > before;
        if self.turned && self.moves.len() == known && (is_over || goes_on) {
            self.moves.push(UNNAMED.to_owned());
        }
        after
    }

    async fn press(&mut self, house: &House, user: UserId, panel: &Message) -> Message {
        self.turned = false;
        if let Some(button) = self.certain(panel) {
            if let Some((_, code)) = button.custom_id.split_once(":do:") {
                self.moves.push(code.to_owned());
            }
            return house.click(user, panel.id, &button.custom_id).await;
        }
        let selects = panel.selects();
        if !selects.is_empty() && self.rng.below(8) > 0 {
            let select = if let [only] = &selects[..] { only } else { self.rng.choose(&selects) };
            let (value, _) = self.rng.choose(&select.options).clone();
            if select.custom_id.ends_with(":do") {
                self.moves.push(value.clone());
            }
            self.turned = select.custom_id.contains(":go");
            return house.select(user, panel.id, &select.custom_id, &value).await;
        }
        let buttons = panel.buttons();
        let is_way_on = |id: &str| id.contains(":do:") || id.contains(":go:");
        let ways: Vec<_> = buttons.iter().filter(|button| is_way_on(&button.custom_id)).collect();
        // A search takes its time when it is not optimised; hints, plans and proposals have tests of their own. Nobody leaves.
        let apart = [":undo", ":hint", ":plan", ":unlearn"];
        let is_apart = |button: &Button| {
            let id = &button.custom_id;
            apart.iter().any(|end| id.ends_with(end)) || button.label == "Propose …"
        };
        // Now and then a player looks around or changes their mind.
        let around: Vec<_> = buttons
            .iter()
            .filter(|button| !is_way_on(&button.custom_id) && !is_apart(button))
            .collect();
        let chosen = if ways.is_empty() || self.rng.below(10) == 0 {
            self.rng.choose(&around)
        } else {
            self.rng.choose(&ways)
        };
        let id = &chosen.custom_id;
        if let Some((_, code)) = id.split_once(":do:").or_else(|| id.split_once(":unasked:")) {
            self.moves.push(code.to_owned());
        }
        if let Some((_, codes)) = id.split_once(":all:") {
            self.moves.extend(codes.split('/').map(str::to_owned));
        }
        self.turned = id.contains(":go:");
        house.click(user, panel.id, &chosen.custom_id).await
    }

    /// The button that is pressed without a second look: what finishes a building; after many turns the end of each, so
    /// that a game that random clicks bring nowhere stands still and ends.
    fn certain(&mut self, panel: &Message) -> Option<Button> {
        let begins = |label: &str| {
            panel.buttons().into_iter().find(|button| button.label.starts_with(label))
        };
        let end = begins("End turn").filter(|_| self.turns > PATIENCE);
        end.or_else(|| begins("Finish ").filter(|_| self.rng.below(4) > 0))
    }
}
