//! Starting the program and looking at what it says.

use std::{
    env,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

/// What a call of the program came to.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The program in this directory, without any setting of the environment.
pub fn aedile(directory: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aedile"));
    command.current_dir(directory).stdin(Stdio::null());
    for (name, _) in
        env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("AEDILE_"))
    {
        command.env_remove(name);
    }
    command
}

/// Calls the program with these words and waits for its end.
pub fn run(directory: &Path, words: &[&str]) -> Ran {
    finish(aedile(directory).args(words))
}

/// Calls it with this on its standard input, as far as it reads it.
pub fn run_with_input(directory: &Path, words: &[&str], input: &[u8]) -> Ran {
    let mut command = aedile(directory);
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // It may have stopped reading, which is what the caller wants to see.
    let _ = stdin.write_all(input);
    drop(stdin);
    read(&child.wait_with_output().expect("the program ends"))
}

/// Calls a prepared program and waits for its end.
pub fn finish(command: &mut Command) -> Ran {
    read(&command.output().expect("the program starts"))
}

fn read(output: &std::process::Output) -> Ran {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("what it says is Unicode");
    Ran { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
}

impl Ran {
    /// It worked and had nothing to complain about; what it said.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// It failed in an orderly way and said nothing on its standard output; what it complained about.
    #[track_caller]
    pub fn bad(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}
