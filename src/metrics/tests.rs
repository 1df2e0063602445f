//! What the page for Prometheus says.

use super::*;

#[test]
fn the_page_shows_what_was_counted() {
    let metrics = Metrics::default();
    metrics.moves_played(1);
    metrics.answered(Duration::from_millis(4));
    metrics.post(PostFate::Retried);
    metrics.expect_shards(3);
    metrics.set_gateway(1, Gateway::Connected);
    metrics.set_latency(1, Duration::from_millis(250));
    metrics.heard(1);
    metrics.heard(3);
    metrics.set_gateway(2, Gateway::Elsewhere);
    let (oldest, silent) = (Duration::from_millis(1500), Duration::from_millis(500));
    let tables = vec![("Running", 2)];
    let page = metrics.page(&Census {
        tables,
        owed: 4,
        given_up: 3,
        oldest,
        members: 2,
        silent,
        ..Census::default()
    });
    for line in [
        "aedile_moves_total 1",
        "aedile_answer_seconds_count 1",
        "aedile_answer_seconds_bucket{le=\"0.0025\"} 0",
        "aedile_answer_seconds_bucket{le=\"0.005\"} 1",
        "aedile_posts_total{fate=\"Retried\"} 1",
        "aedile_gateway_connected{shard=\"0\"} 0",
        "aedile_gateway_connected{shard=\"1\"} 1",
        "aedile_gateway_latency_seconds{shard=\"1\"} 0.25",
        "aedile_tables{state=\"Running\"} 2",
        "aedile_posts_owed 4",
        "aedile_posts_given_up 3",
        "aedile_posts_oldest_seconds 1.5",
        "aedile_members 2",
        "aedile_lease_age_seconds 0.5",
        "aedile_shards 3",
        "aedile_shards_owned 2",
        "# EOF",
    ] {
        assert!(page.lines().any(|there| there == line), "{line} is missing in\n{page}");
    }
    assert!(page.contains("aedile_gateway_last_event_seconds{shard=\"1\"} 1"), "{page}");
    assert!(!page.contains("shard=\"2\""), "the third is not here");
}

/// A counter that is born above 0 has hidden its first increase, and an alert on what is not there says nothing.
#[test]
fn every_family_is_there_from_the_start_at_0() {
    let page = Metrics::default().page_without_store(0);
    let families: Vec<&str> =
        page.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(families.len() > 20, "{families:?}");
    for family in families {
        let of_family = |line: &&str| {
            let rest = line.strip_prefix(family);
            rest.is_some_and(|rest| rest.starts_with(['{', '_', ' ']))
        };
        let samples: Vec<&str> = page.lines().filter(of_family).collect();
        assert!(!samples.is_empty(), "{family} has no sample in\n{page}");
        let is_zero = |line: &&str| line.ends_with(" 0") || line.ends_with(" 0.0");
        if family == "aedile_build" {
            let version =
                format!("aedile_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
            assert_eq!(samples, [version]);
        } else {
            assert!(samples.iter().all(is_zero), "{samples:?}");
        }
    }
    for label in [
        "fate=\"Failed\"",
        "state=\"Ended\"",
        "route=\"Followup\"",
        "why=\"OlderForm\"",
        "engine=\"postgres\"",
    ] {
        assert!(page.contains(label), "{label}");
    }
}

#[test]
fn what_hosts_must_mend_is_counted() {
    let metrics = Metrics::default();
    metrics.set_commands(Commands::Registered(12));
    metrics.limited(Route::of("/api/v10/channels/7/messages"));
    metrics.puzzled(Puzzle::Button);
    metrics.lost();
    let backup = Backup { last: 20.0, success: 10.0, is_good: false };
    let census = Census { engine: "sqlite", bytes: 4096, refusals: 3, backup, ..Census::default() };
    metrics.page(&census);
    let page = metrics.page(&census);
    for line in [
        "aedile_commands_registered 12",
        "aedile_rate_limited_total{route=\"Messages\"} 1",
        "aedile_interactions_not_understood_total{why=\"Button\"} 1",
        "aedile_interactions_not_understood_total{why=\"Unreadable\"} 1",
        "aedile_database_bytes 4096",
        "aedile_database_up{engine=\"sqlite\"} 1",
        "aedile_disk_refusals_total 3",
        "aedile_backup_last_seconds 20.0",
        "aedile_backup_success_seconds 10.0",
        "aedile_backup_ok 0",
    ] {
        assert!(page.lines().any(|there| there == line), "{line} is missing in\n{page}");
    }
    metrics.set_commands(Commands::Failed("no".to_owned()));
    let page = metrics.page_without_store(4);
    for line in [
        "aedile_commands_registered 0",
        "aedile_database_up{engine=\"sqlite\"} 0",
        "aedile_disk_refusals_total 4",
    ] {
        assert!(page.lines().any(|there| there == line), "{line} is missing in\n{page}");
    }
}

/// What hosts are given to watch the bot with asks for numbers that there are.
#[test]
fn the_dashboard_and_the_alerts_ask_for_what_is_counted() {
    let metrics = Metrics::default();
    metrics.answered(Duration::from_millis(4));
    metrics.post(PostFate::Failed);
    metrics.expect_shards(1);
    metrics.set_latency(0, Duration::from_millis(40));
    metrics.heard(0);
    let tables = ["Lobby", "Running"].map(|state| (state, 1)).to_vec();
    let page = metrics.page(&Census { tables, ..Census::default() });
    let given = [
        include_str!("../../packaging/dashboard.json"),
        include_str!("../../packaging/alerts.yml"),
    ];
    let is_name = |c: char| c.is_ascii_lowercase() || c == '_';
    let words = given.iter().flat_map(|text| text.split(|c| !is_name(c)));
    let mut asked = 0;
    for word in words.filter(|word| word.starts_with("aedile_")) {
        let is_there = page.lines().any(|line| {
            let name = line.split(|c| !is_name(c)).next();
            name == Some(word)
        });
        assert!(is_there, "{word}");
        asked += 1;
    }
    assert!(asked > 10, "{asked}");
    for label in ["state=\"Running\"", "state=\"Lobby\"", "fate=\"Failed\""] {
        assert!(page.contains(label), "{label}");
    }
}
