use std::{num::NonZero, path::Path};

use super::{reading::Reading, *};

fn from_file(text: &str) -> Result<Config, Vec<String>> {
    read_both(text, &[])
}

fn from_environment(variables: &[(&str, &str)]) -> Result<Config, Vec<String>> {
    read_both("", variables)
}

fn read_both(text: &str, variables: &[(&str, &str)]) -> Result<Config, Vec<String>> {
    let mut reading = Reading::default();
    reading.file(Path::new("config.toml"), text);
    reading.environment(
        variables.iter().map(|(name, value)| ((*name).to_owned(), Some((*value).to_owned()))),
    );
    reading.finish().map_err(|error| error.0.iter().map(ToString::to_string).collect())
}

fn faults(read: Result<Config, Vec<String>>) -> Vec<String> {
    read.err().expect("this configuration is wrong")
}

/// Everything of a configuration as text, to compare two; the token by its letters.
fn spelled_out(config: &Config) -> String {
    let Config { discord, database, cluster, data, log, http, opponents, pictures, local } = config;
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        discord.token.as_ref().map(Secret::expose),
        discord.token_file,
        discord.api_url,
        discord.shards,
        database.file(),
        database.url.as_ref().map(Secret::expose),
        database.password.as_ref().map(Secret::expose),
        database.password_file,
        database.ca_file,
        database.migrate,
        cluster.share,
        data.keep,
        log.level,
        log.format,
        http.address,
        http.port,
        opponents,
        pictures,
        local.port,
        local.directory
    )
}

#[test]
fn the_example_parses_names_every_key_and_equals_the_defaults() {
    let example = include_str!("../../config.example.toml");
    let config = from_file(example).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(spelled_out(&config), spelled_out(&Config::default()));
    let table: toml::Table = example.parse().unwrap();
    let mut named: Vec<String> = Vec::new();
    for (section, keys) in &table {
        named.extend(keys.as_table().unwrap().keys().map(|key| format!("{section}.{key}")));
    }
    let mut known: Vec<_> = names().map(str::to_owned).collect();
    named.sort();
    known.sort();
    assert_eq!(named, known);
}

#[test]
fn the_example_explains_every_key() {
    let lines: Vec<_> = include_str!("../../config.example.toml").lines().collect();
    for pair in lines.windows(2).filter(|pair| pair[1].contains(" = ") && !pair[1].starts_with('#'))
    {
        assert!(pair[0].starts_with("# "), "`{}` has no explanation above it", pair[1]);
    }
}

#[test]
fn every_key_is_read_from_file_and_environment_alike() {
    let text = r#"
        [discord]
        token = "abc.DEF-1_2"
        token_file = "/run/token"
        api_url = "http://127.0.0.1:9000/"
        shards = 16
        [database]
        path = "/tmp/x.db"
        url = "postgres://a@b/c"
        password = "hunter2"
        password_file = "/run/password"
        ca_file = "/etc/ca.pem"
        migrate = "never"
        [cluster]
        share = 2
        [data]
        keep = 400
        [log]
        level = "debug"
        format = "json"
        [http]
        address = "::1"
        port = 9_100
        [opponents]
        threads = 3
        seconds = 0.25
        pause = 5
        reviews = 2
        [pictures]
        fonts = ["/fonts/a.ttf", "/fonts"]
        [local]
        port = 0x50
        directory = "here"
    "#;
    let variables = [
        ("AEDILE_DISCORD_TOKEN", "Bot abc.DEF-1_2"),
        ("AEDILE_DISCORD_TOKEN_FILE", "/run/token"),
        ("AEDILE_DISCORD_API_URL", "http://127.0.0.1:9000"),
        ("AEDILE_DISCORD_SHARDS", "16"),
        ("AEDILE_DATABASE_PATH", "/tmp/x.db"),
        ("AEDILE_DATABASE_URL", "postgres://a@b/c"),
        ("AEDILE_DATABASE_PASSWORD", "hunter2"),
        ("AEDILE_DATABASE_PASSWORD_FILE", "/run/password"),
        ("AEDILE_DATABASE_CA_FILE", "/etc/ca.pem"),
        ("AEDILE_DATABASE_MIGRATE", "never"),
        ("AEDILE_CLUSTER_SHARE", "2"),
        ("AEDILE_DATA_KEEP", "400"),
        ("AEDILE_LOG_LEVEL", "debug"),
        ("AEDILE_LOG_FORMAT", "json"),
        ("AEDILE_HTTP_ADDRESS", "::1"),
        ("AEDILE_HTTP_PORT", "9100"),
        ("AEDILE_OPPONENTS_THREADS", "3"),
        ("AEDILE_OPPONENTS_SECONDS", "0.25"),
        ("AEDILE_OPPONENTS_PAUSE", "5"),
        ("AEDILE_OPPONENTS_REVIEWS", "2"),
        ("AEDILE_PICTURES_FONTS", "/fonts/a.ttf:/fonts"),
        ("AEDILE_LOCAL_PORT", "80"),
        ("AEDILE_LOCAL_DIRECTORY", "here"),
    ];
    assert_eq!(variables.len(), names().count());
    let file = spelled_out(&from_file(text).ok().unwrap());
    assert_eq!(file, spelled_out(&from_environment(&variables).ok().unwrap()));
    assert_eq!(
        file,
        r#"Some("abc.DEF-1_2") Some("/run/token") Some(ApiUrl("http://127.0.0.1:9000")) Some(16) "/tmp/x.db" Some("postgres://a@b/c") Some("hunter2") Some("/run/password") Some("/etc/ca.pem") Never Some(2) Some(34560000s) Level(Debug) Json ::1 Some(9100) Opponents { threads: Some(3), seconds: 250ms, pause: 5s, reviews: 2 } Pictures { fonts: ["/fonts/a.ttf", "/fonts"] } 80 "here""#
    );
}

#[test]
fn times_and_threads_out_of_range_are_refused_with_the_range() {
    let wrong = faults(from_environment(&[
        ("AEDILE_OPPONENTS_SECONDS", "NaN"),
        ("AEDILE_OPPONENTS_THREADS", "-1"),
        ("AEDILE_OPPONENTS_PAUSE", "3601"),
    ]));
    assert_eq!(
        wrong,
        [
            "AEDILE_OPPONENTS_PAUSE: must be a number of seconds from 0 to 3600, without quotes",
            "AEDILE_OPPONENTS_SECONDS: must be a number of seconds from 0.05 to 10, without quotes",
            "AEDILE_OPPONENTS_THREADS: must be a whole number from 0 to 64, without quotes",
        ]
    );
}

#[test]
fn shards_are_a_number_or_auto() {
    for (text, shards) in [("\"auto\"", None), ("1", NonZero::new(1)), ("256", NonZero::new(256))] {
        let read = from_file(&format!("[discord]\nshards = {text}")).ok().unwrap();
        assert_eq!(read.discord.shards, shards, "{text}");
    }
    assert_eq!(
        from_environment(&[("AEDILE_DISCORD_SHARDS", "auto")]).ok().unwrap().discord.shards,
        None
    );
    let right = "must be \"auto\", or a whole number from 1 to 256 without quotes";
    for wrong in ["0", "257", "-4", "1.5", "\"4\"", "\"many\"", "[0, 4]", "true"] {
        let told = faults(from_file(&format!("[discord]\nshards = {wrong}")));
        assert_eq!(told, [format!("config.toml:2:10: discord.shards {right}")], "{wrong}");
    }
    let told = faults(from_environment(&[("AEDILE_DISCORD_SHARDS", "0")]));
    assert_eq!(told, [format!("AEDILE_DISCORD_SHARDS: {right}")]);
}

#[test]
fn the_environment_wins_and_other_variables_do_not_matter() {
    let variables = [
        ("AEDILE_LOG_LEVEL", "error"),
        ("PATH", "/bin"),
        ("AEDILE_OPENAPI", "x"),
        ("AEDILE_REDRAW", "1"),
    ];
    let config = read_both("[log]\nlevel = \"trace\"\nformat = \"json\"", &variables).ok().unwrap();
    assert_eq!((config.log.level, config.log.format), (tracing::Level::ERROR, LogFormat::Json));
}

#[test]
fn faults_name_their_place_and_what_would_be_right() {
    let text =
        "[log]\nlevel = \"loud\"\nformt = \"json\"\n[http]\nport = \"9100\"\n[htp]\nport = 1\n";
    assert_eq!(
        faults(read_both(
            text,
            &[
                ("AEDILE_LOCAL_PORT", "99999"),
                ("AEDILE_DISCORD_TOKN", "x"),
                ("AEDILE_X", ""),
                // What Kubernetes tells of a service that is called like this.
                ("AEDILE_PORT", "tcp://10.0.0.1:80"),
                ("AEDILE_SERVICE_HOST", "10.0.0.1")
            ]
        )),
        [
            "config.toml:2:9: log.level must be error, warn, info, debug or trace",
            "config.toml:3:1: [log] has no key `formt`; it has level, format",
            "config.toml:5:8: http.port must be a port, a whole number from 0 to 65535, without quotes",
            "config.toml:6:2: there is no section [htp]; there are [discord], [database], [cluster], [data], [log], [http], [opponents], [pictures], [local]",
            "AEDILE_DISCORD_TOKN: no setting has this name; do you mean AEDILE_DISCORD_TOKEN?",
            "AEDILE_LOCAL_PORT: must be a port, a whole number from 0 to 65535, without quotes",
            "AEDILE_X: no setting has this name; there are AEDILE_DISCORD_TOKEN, AEDILE_DISCORD_TOKEN_FILE, AEDILE_DISCORD_API_URL, \
             AEDILE_DISCORD_SHARDS, AEDILE_DATABASE_PATH, AEDILE_DATABASE_URL, AEDILE_DATABASE_PASSWORD, AEDILE_DATABASE_PASSWORD_FILE, AEDILE_DATABASE_CA_FILE, AEDILE_DATABASE_MIGRATE, AEDILE_CLUSTER_SHARE, AEDILE_DATA_KEEP, AEDILE_LOG_LEVEL, AEDILE_LOG_FORMAT, AEDILE_HTTP_ADDRESS, AEDILE_HTTP_PORT, \
             AEDILE_OPPONENTS_THREADS, AEDILE_OPPONENTS_SECONDS, AEDILE_OPPONENTS_PAUSE, AEDILE_OPPONENTS_REVIEWS, AEDILE_PICTURES_FONTS, AEDILE_LOCAL_PORT, AEDILE_LOCAL_DIRECTORY",
        ]
    );
}

#[test]
fn keys_in_the_wrong_place_are_told_where_they_belong() {
    assert_eq!(
        faults(from_file("token = \"a\"")),
        ["config.toml:1:1: the key `token` belongs below [discord]"]
    );
    assert_eq!(
        faults(from_file("log = 5")),
        ["config.toml:1:1: `log` must be a section: write [log] and its keys below"]
    );
}

#[test]
fn wrong_types_and_ranges_are_refused() {
    for wrong in [
        "[discord]\ntoken = 5",
        "[discord]\ntoken = [\"a\"]",
        "[discord]\napi_url = \"127.0.0.1:80\"",
        "[discord]\napi_url = \"http://127.0.0.1:80/a?b=c\"",
        "[discord]\napi_url = \"http://127.0.0.1:80/a b\"",
        "[discord]\napi_url = \"http:///api\"",
        "[discord]\napi_url = \"http://a:99999\"",
        "[discord]\napi_url = \"http://\"",
        "[database]\npath = \"\"",
        "[log]\nlevel = true",
        "[http]\naddress = \"localhost\"",
        "[http]\nport = -1",
        "[http]\nport = 65536",
        "[http]\nport = 99999999999999999999",
        "[http]\nport = 1.5",
        "[log.level]\nx = 1",
        "[[log]]\nlevel = \"info\"",
    ] {
        assert_eq!(faults(from_file(wrong)).len(), 1, "{wrong}");
    }
}

#[test]
fn a_key_that_stands_twice_is_named_by_its_place() {
    let said = faults(from_file("[http]\nport = 1\nport = 2"));
    assert_eq!(said, ["config.toml:3:1: this stands here for the second time; remove one of them"]);
}

#[test]
fn the_address_of_another_server_may_have_a_path_with_or_without_what_requests_add() {
    for (written, read) in [
        ("http://localhost:80/", "http://localhost:80"),
        ("http://localhost:80/api", "http://localhost:80"),
        ("http://localhost:80/api/v10/", "http://localhost:80"),
        ("https://a.example/discord/", "https://a.example/discord"),
        ("https://a.example/discord/api/v10", "https://a.example/discord"),
        ("https://a.example/api/discord", "https://a.example/api/discord"),
    ] {
        assert_eq!(ApiUrl::new(written).unwrap().as_str(), read, "{written}");
    }
}

#[test]
fn no_fault_repeats_a_value() {
    let secret = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.s3cr3t";
    for text in [
        format!("[discord]\ntoken = {secret}"),
        format!("[discord]\ntoken = \"{secret}"),
        format!("[discord]\ntoken = \"{secret} \\q\""),
        format!("[discord]\ntoken = \"{secret} x\""),
        format!("[discord]\ntoken = [\"{secret}\"]"),
        format!("[discord]\n{secret}"),
        format!("[log]\nlevel = \"{secret}\""),
    ] {
        let faults = faults(from_file(&text));
        assert!(
            !faults.iter().any(|fault| fault.contains("s3cr3t") || fault.contains("GhIjKl")),
            "{faults:?}"
        );
    }
    let faults = faults(from_environment(&[("AEDILE_DISCORD_TOKEN", "s3cr3t s3cr3t")]));
    assert!(!faults[0].contains("s3cr3t"), "{faults:?}");
}

#[test]
fn broken_toml_is_one_fault_for_each_line() {
    let faults = faults(from_file("[discord\ntoken = x y z\n"));
    assert!(faults[0].starts_with("config.toml:1:"), "{faults:?}");
    assert!(faults.len() <= 2, "{faults:?}");
}

#[test]
fn deep_nesting_and_non_unicode_are_faults() {
    let deep = format!("x = {}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(!faults(from_file(&deep)).is_empty());
    let mut reading = Reading::default();
    reading.environment([("AEDILE_LOG_LEVEL".to_owned(), None)].into_iter());
    assert_eq!(
        reading.finish().err().unwrap().to_string(),
        "AEDILE_LOG_LEVEL: must be Unicode text"
    );
}
