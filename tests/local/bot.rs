//! A small bot of serenity and poise, as unlike a game as possible, against the local Discord.

use std::sync::Arc;

use aedile::local::{Server, World};
use poise::serenity_prelude as serenity;
use serenity::{CreateAttachment, CreateInteractionResponse as Response};

/// A PNG of one pixel.
const DOT: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0,
    0, 0, 58, 126, 155, 85, 0, 0, 0, 10, 73, 68, 65, 84, 120, 156, 99, 96, 0, 0, 0, 2, 0, 1, 72,
    175, 164, 113, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
];

type Error = serenity::Error;
type Context<'a> = poise::Context<'a, (), Error>;

/// A running bot; it ends with the test's runtime.
pub struct Bot {
    shards: Arc<serenity::ShardManager>,
}

impl Bot {
    /// Connects to the server and waits until the commands are registered.
    pub async fn start(server: &Server) -> Self {
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: vec![shout(), later(), fail(), group(), admin(), retreat()],
                event_handler: |context, event| Box::pin(on_event(context, event)),
                ..Default::default()
            })
            .setup(|context, _ready, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(context, &framework.options().commands).await
                })
            })
            .build();
        let http = serenity::HttpBuilder::new(server.token())
            .proxy(server.api_url())
            .ratelimiter_disabled(true)
            .build();
        let intents = serenity::GatewayIntents::GUILDS;
        let mut client = serenity::ClientBuilder::new_with_http(http, intents)
            .framework(framework)
            .await
            .expect("the bot starts");
        let shards = client.shard_manager.clone();
        tokio::spawn(async move { client.start().await });
        server.world().bot_ready(6).await;
        Self { shards }
    }

    /// Ends the bot in good order.
    pub async fn stop(self, world: &World) {
        self.shards.shutdown_all().await;
        world.until(|world| (!world.is_bot_connected()).then_some(())).await;
    }
}

/// Says a word aloud
#[poise::command(slash_command)]
async fn shout(
    ctx: Context<'_>,
    #[description = "What to say"]
    #[autocomplete = "words"]
    word: String,
    #[description = "How often"]
    #[min = 1]
    #[max = 3]
    times: Option<u8>,
    #[description = "To whom"] to: Option<serenity::User>,
) -> Result<(), Error> {
    let whom = to.map(|user| format!(" <@{}>", user.id)).unwrap_or_default();
    let text = format!("{}{whom}", word.repeat(usize::from(times.unwrap_or(1))));
    let buttons = serenity::CreateActionRow::Buttons(vec![
        serenity::CreateButton::new("again").label("Again"),
        serenity::CreateButton::new("form").label("Form"),
        serenity::CreateButton::new("secret").label("Secret"),
    ]);
    let options = vec![
        serenity::CreateSelectMenuOption::new("One", "1"),
        serenity::CreateSelectMenuOption::new("Two", "2"),
    ];
    let menu = serenity::CreateSelectMenuKind::String { options };
    let menu = serenity::CreateActionRow::SelectMenu(serenity::CreateSelectMenu::new("menu", menu));
    ctx.send(poise::CreateReply::default().content(text).components(vec![buttons, menu])).await?;
    Ok(())
}

#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn words(_ctx: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let matching = ["ave", "avanti", "salve"].into_iter().filter(|word| word.starts_with(partial));
    let choices = matching.map(|word| serenity::AutocompleteChoice::new(word.to_uppercase(), word));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Answers privately, with a picture, after thinking
#[poise::command(slash_command)]
async fn later(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let picture = CreateAttachment::bytes(DOT, "dot.png").description("A dot");
    ctx.send(poise::CreateReply::default().content("done").attachment(picture)).await?;
    ctx.channel_id()
        .send_message(
            ctx.http(),
            serenity::CreateMessage::new()
                .content("in public")
                .nonce(serenity::Nonce::String("one".into()))
                .enforce_nonce(true),
        )
        .await?;
    Ok(())
}

/// Does not answer
#[poise::command(slash_command)]
#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn fail(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Has commands below it
#[poise::command(slash_command, subcommands("below"), subcommand_required)]
#[expect(clippy::unused_async, reason = "poise asks for it")]
async fn group(_ctx: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Is below another command
#[poise::command(slash_command)]
async fn below(ctx: Context<'_>, #[description = "A choice"] side: Side) -> Result<(), Error> {
    ctx.say(format!("below {}", poise::ChoiceParameter::name(&side))).await?;
    Ok(())
}

#[derive(poise::ChoiceParameter, Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// Is for managers
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
async fn admin(ctx: Context<'_>) -> Result<(), Error> {
    ctx.say("yes").await?;
    Ok(())
}

/// Goes on in a thread and in private
#[poise::command(slash_command)]
async fn retreat(ctx: Context<'_>) -> Result<(), Error> {
    ctx.defer_ephemeral().await?;
    let new = serenity::CreateThread::new("retreat")
        .kind(serenity::ChannelType::PublicThread)
        .auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
    let mut thread = ctx.channel_id().create_thread(ctx.http(), new).await?;
    thread.id.say(ctx.http(), "in the thread").await?;
    let longer = serenity::EditThread::new().name("renamed").archived(true);
    thread.edit_thread(ctx.http(), longer).await?;
    let guild = ctx.guild_id().expect("it is used in Rome");
    let member = guild.member(ctx.http(), ctx.author().id).await?;
    let direct = member.user.create_dm_channel(ctx.http()).await?;
    let said = direct.say(ctx.http(), "in private").await;
    ctx.say(if said.is_ok() { "both" } else { "the thread alone" }).await?;
    Ok(())
}

async fn on_event(
    framework: poise::FrameworkContext<'_, (), Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let http = &framework.serenity_context.http;
    let serenity::FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    match interaction {
        serenity::Interaction::Component(click) if click.data.custom_id == "menu" => {
            click.defer(http).await?;
            let serenity::ComponentInteractionDataKind::StringSelect { values } = &click.data.kind
            else {
                panic!("the menu is one of texts");
            };
            let edit = serenity::EditInteractionResponse::new().content(values.join("+"));
            click.edit_response(http, edit).await.map(drop)
        }
        serenity::Interaction::Component(click) => {
            click.create_response(http, clicked(click)).await
        }
        serenity::Interaction::Modal(form) => form.create_response(http, filled(form)).await,
        _ => Ok(()),
    }
}

fn clicked(click: &serenity::ComponentInteraction) -> Response {
    let said = serenity::CreateInteractionResponseMessage::new();
    match click.data.custom_id.as_str() {
        "again" => Response::UpdateMessage(said.content("again")),
        "form" => {
            let input =
                serenity::CreateInputText::new(serenity::InputTextStyle::Short, "Name", "name");
            let row = serenity::CreateActionRow::InputText(input);
            Response::Modal(serenity::CreateModal::new("form", "A form").components(vec![row]))
        }
        other => Response::Message(said.content(format!("psst {other}")).ephemeral(true)),
    }
}

fn filled(form: &serenity::ModalInteraction) -> Response {
    let serenity::ActionRowComponent::InputText(name) = &form.data.components[0].components[0]
    else {
        panic!("the form has one text input");
    };
    let text = format!("Ave {}", name.value.as_deref().unwrap_or_default());
    Response::Message(serenity::CreateInteractionResponseMessage::new().content(text))
}
