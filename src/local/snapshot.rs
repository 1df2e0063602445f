//! The world on disk, so that a restart keeps what was said: one JSON file, written anew after changes, and a folder of files
//! beside it. Ephemeral messages and unfinished answers stay behind, as they do in Discord's client.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;

use super::{
    World,
    ids::{AttachmentId, ChannelId, GUILD, UserId},
    model::{Channel, Guild, Message},
    state::State,
};

/// Changes of this time are written together. The bot's posts wait for it.
const PAUSE: Duration = Duration::from_millis(20);
/// What this program writes, and the only thing that it reads.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Snapshot {
    version: u32,
    last_id: u64,
    /// How far the clock was moved, in milliseconds: the tables have lived in that time.
    #[serde(default)]
    ahead: u64,
    /// How many people there are; 0 in old files, which know of six.
    #[serde(default)]
    people: u8,
    /// None in old files, which know of *Rome* alone.
    #[serde(default)]
    guilds: Vec<Guild>,
    /// Who has left *Rome*, in old files.
    #[serde(default, skip_serializing)]
    left: BTreeSet<UserId>,
    #[serde(default)]
    closed: BTreeSet<UserId>,
    #[serde(default)]
    locales: BTreeMap<UserId, String>,
    channels: Vec<Channel>,
    messages: Vec<Message>,
    commands: Vec<Value>,
}

/// Takes up what an earlier run has left; no file is an empty world.
pub(super) fn read(path: &Path, state: &mut State) -> io::Result<()> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let snapshot: Snapshot = serde_json::from_slice(&bytes)?;
    if snapshot.version != VERSION {
        let message = format!("version {} is not {VERSION}", snapshot.version);
        return Err(io::Error::new(io::ErrorKind::InvalidData, message));
    }
    state.ids.skip_to(snapshot.last_id);
    state.ahead.send_replace(Duration::from_millis(snapshot.ahead));
    state.invite(snapshot.people);
    let rome = Guild { left: snapshot.left, ..Guild::new(GUILD, "Rome") };
    let guilds = if snapshot.guilds.is_empty() { vec![rome] } else { snapshot.guilds };
    state.guilds = guilds.into_iter().map(|guild| (guild.id, guild)).collect();
    state.channels = snapshot.channels.into_iter().map(|c| (c.id, in_its_place(c))).collect();
    (state.commands, state.closed) = (snapshot.commands, snapshot.closed);
    state.locales = snapshot.locales;
    for message in snapshot.messages {
        for attachment in &message.attachments {
            // A file that is gone is a picture that does not load, no more.
            if let Ok(bytes) = fs::read(file_path(path, attachment.id)) {
                state.files.insert(attachment.id, bytes.into());
            }
        }
        state.messages.insert(message.id, message);
    }
    Ok(())
}

/// A conversation is in no server; old files did not say so.
fn in_its_place(channel: Channel) -> Channel {
    Channel { guild: channel.guild.filter(|_| !channel.is_direct()), ..channel }
}

/// Writes after every change until the server ends, and then once more.
pub(super) async fn keep_saving(world: World, path: PathBuf, mut ends: watch::Receiver<()>) {
    let (mut version, saved_version) = {
        let state = world.state();
        state.saved.send_replace(*state.version.borrow());
        (state.version.subscribe(), state.saved.clone())
    };
    let mut written = BTreeSet::new();
    loop {
        let ended = tokio::select! {
            changed = version.changed() => changed.is_err(),
            _ = ends.changed() => true,
        };
        if !ended {
            tokio::select! {
                () = tokio::time::sleep(PAUSE) => {},
                _ = ends.changed() => {},
            }
        }
        let (number, (snapshot, files)) = {
            let state = world.state();
            (*version.borrow_and_update(), picture(&state))
        };
        let task_path = path.clone();
        let saved = tokio::task::spawn_blocking(move || {
            let result = save(&task_path, &snapshot, &files, &mut written);
            (result, written)
        });
        let Ok((result, known)) = saved.await else { return };
        written = known;
        if let Err(error) = result {
            tracing::warn!(%error, path = %path.display(), "cannot save the local Discord");
        }
        // After a failure as well: a full disk must not hold up the bot.
        saved_version.send_replace(number);
        if ended {
            return;
        }
    }
}

/// Waits until what the world holds now is on disk, if it is saved at all.
///
/// Discord forgets no message that it has confirmed, and the bot relies on that when it is killed.
pub(super) async fn saved(world: &World) {
    let (now, mut saved) = {
        let state = world.state();
        (*state.version.borrow(), state.saved.subscribe())
    };
    // The sender lives in the world, which we hold.
    let _ = saved.wait_for(|version| *version >= now).await;
}

type Files = BTreeMap<AttachmentId, Arc<[u8]>>;

fn picture(state: &State) -> (Snapshot, Files) {
    let lasting = |message: &&Message| message.reader.is_none() && !message.is_thinking();
    let messages: Vec<Message> = state.messages.values().filter(lasting).cloned().collect();
    let ids = messages.iter().flat_map(|message| &message.attachments).map(|file| file.id);
    let files = ids.filter_map(|id| Some((id, state.files.get(&id)?.clone()))).collect();
    let newest_channel = state.channels.keys().next_back().map_or(0, |ChannelId(id)| *id);
    let newest_message = state.messages.keys().next_back().map_or(0, |id| id.0);
    let snapshot = Snapshot {
        version: VERSION,
        last_id: newest_channel.max(newest_message),
        ahead: state.ahead_millis(),
        people: state.people(),
        guilds: state.guilds.values().cloned().collect(),
        left: BTreeSet::new(),
        closed: state.closed.clone(),
        locales: state.locales.clone(),
        channels: state.channels.values().cloned().collect(),
        messages,
        commands: state.commands.clone(),
    };
    (snapshot, files)
}

/// Files first, so that the JSON never names one that is not there; then the JSON, whole or not at all.
fn save(
    path: &Path,
    snapshot: &Snapshot,
    files: &Files,
    written: &mut BTreeSet<AttachmentId>,
) -> io::Result<()> {
    private_folder(&folder(path))?;
    for (id, bytes) in files {
        if !written.contains(id) {
            fs::write(file_path(path, *id), bytes)?;
            written.insert(*id);
        }
    }
    let gone: Vec<AttachmentId> =
        written.iter().filter(|id| !files.contains_key(id)).copied().collect();
    for id in gone {
        // It may have been removed by hand.
        let _ = fs::remove_file(file_path(path, id));
        written.remove(&id);
    }
    let beside = with_ending(path, ".new");
    let mut file = private(&beside)?;
    file.write_all(&serde_json::to_vec(snapshot)?)?;
    file.sync_all()?;
    fs::rename(&beside, path)
}

/// A file that other users of the machine cannot read: panels are private here, too.
fn private(path: &Path) -> io::Result<fs::File> {
    // One of a save that was interrupted may have another mode.
    let _ = fs::remove_file(path);
    let mut options = fs::OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A directory that other users of the machine cannot enter.
fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

fn folder(path: &Path) -> PathBuf {
    with_ending(path, ".files")
}

fn file_path(path: &Path, id: AttachmentId) -> PathBuf {
    folder(path).join(id.to_string())
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}
