//! Checks a bot's requests against Discord's published OpenAPI description, when the file is there.
//!
//! The file is named by `AEDILE_OPENAPI`, or lies at `../shared/data/discord_openapi.json` beside the project. To use:
//! ```ignore
//! #[path = "../common/openapi.rs"]
//! mod openapi;
//! openapi::assert_valid(&world.requests());
//! ```
//! The description knows no closed objects, so a copy is used in which unknown properties are faults. Of a
//! callback's union the branch of its `type` is taken, so that a fault is named and not only noticed. Relaxed is what
//! serenity does and Discord takes: numbers as ids of attachments, permissions as strings, `nsfw`, empty fields of options.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::PathBuf,
    sync::LazyLock,
    time::Instant,
};

use aedile::local::Recorded;
use jsonschema::Validator;
use serde_json::{Value, json};

const BESIDE_THE_PROJECT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/discord_openapi.json");
const SCHEMAS: &str = "#/components/schemas/";

static DESCRIPTION: LazyLock<Option<Description>> = LazyLock::new(Description::read);

/// Panics with all faults of all requests; without the file it does nothing, and says so.
///
/// # Panics
/// Also when `AEDILE_OPENAPI` names a file that cannot be read.
pub fn assert_valid(requests: &[Recorded]) {
    let faults = faults(requests);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Every fault of these requests, one a line.
pub fn faults(requests: &[Recorded]) -> Vec<String> {
    let Some(description) = &*DESCRIPTION else {
        eprintln!("requests are not checked: AEDILE_OPENAPI does not name Discord's description");
        return Vec::new();
    };
    let mut validators = BTreeMap::new();
    let found = requests.iter().flat_map(|request| {
        let name = format!("{} {}", request.method, request.path);
        let faults = description.faults_of(request, &mut validators);
        faults.into_iter().map(move |fault| format!("{name}: {fault}"))
    });
    found.collect()
}

struct Description {
    whole: Value,
}

/// By path template, method and, of unions, branch.
type Validators = BTreeMap<(String, String, u64), Validator>;

impl Description {
    fn read() -> Option<Self> {
        let named = env::var_os("AEDILE_OPENAPI").map(PathBuf::from);
        let must_be_there = named.is_some();
        let path = named.unwrap_or_else(|| PathBuf::from(BESIDE_THE_PROJECT));
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if must_be_there => panic!("AEDILE_OPENAPI is {}: {error}", path.display()),
            Err(_) => return None,
        };
        let mut whole: Value = serde_json::from_str(&text).expect("the description is JSON");
        close(&mut whole["components"]["schemas"]);
        close(&mut whole["paths"]);
        Some(Self { whole })
    }

    fn faults_of(&self, request: &Recorded, validators: &mut Validators) -> Vec<String> {
        let method = request.method.to_lowercase();
        let path = request.path.strip_prefix("/api/v10").unwrap_or(&request.path);
        let Some((template, operation)) = self.operation(path, &method) else {
            return vec!["no such operation".to_owned()];
        };
        let mut faults =
            unknown_parameters(&self.whole["paths"][&template], operation, &request.query);
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let is_empty = request.body.is_null() || request.body == json!({});
        if schema.is_null() {
            if !is_empty {
                faults.push(format!("takes no body, but got {}", request.body));
            }
            return faults;
        }
        if request.files.len() > 10 {
            faults.push("more than 10 files".to_owned());
        }
        let branch = request.body["type"].as_u64().unwrap_or(0);
        let is_callback = template.ends_with("/callback");
        let key = (template, method, if is_callback { branch } else { 0 });
        let validator = validators.entry(key).or_insert_with(|| {
            let schema = if is_callback { self.branch(schema, branch) } else { schema.clone() };
            self.validator(&schema)
        });
        let body = relaxed(&request.body);
        faults.extend(validator.iter_errors(&body).map(|error| {
            let text: String = error.to_string().chars().take(600).collect();
            format!("at {}: {text}", error.instance_path())
        }));
        faults
    }

    /// The operation of a path: fixed parts are closer than parameters.
    fn operation(&self, path: &str, method: &str) -> Option<(String, &Value)> {
        let paths = self.whole["paths"].as_object()?;
        let fits = |template: &&String| fits(template, path);
        let closest =
            paths.keys().filter(fits).min_by_key(|template| template.matches('{').count())?;
        let operation = &paths[closest][method];
        operation.is_object().then(|| (closest.clone(), operation))
    }

    /// Of a union the branch whose `type` may be `number`; the union when there is none.
    fn branch(&self, union: &Value, number: u64) -> Value {
        let branches = union["anyOf"].as_array().into_iter().flatten();
        let takes = |branch: &&Value| {
            let target = branch["$ref"].as_str().and_then(|name| name.strip_prefix(SCHEMAS));
            let schema = target.map_or(*branch, |name| &self.whole["components"]["schemas"][name]);
            let kinds = schema["properties"]["type"]["enum"].as_array();
            kinds.is_some_and(|kinds| kinds.contains(&json!(number)))
        };
        branches.into_iter().find(takes).unwrap_or(union).clone()
    }

    /// A validator of `schema`, with the schemas beside it that it needs.
    fn validator(&self, schema: &Value) -> Validator {
        let all = &self.whole["components"]["schemas"];
        let mut needed = BTreeSet::new();
        let mut open = vec![schema];
        while let Some(part) = open.pop() {
            for name in references(part) {
                if needed.insert(name) {
                    open.push(&all[name]);
                }
            }
        }
        let needed: BTreeMap<&str, &Value> =
            needed.iter().map(|name| (*name, &all[*name])).collect();
        let root = json!({"allOf": [schema], "components": {"schemas": needed}});
        jsonschema::validator_for(&root).expect("Discord's schemas are well formed")
    }
}

/// Whether `template`, such as `/channels/{channel_id}`, stands for `path`.
fn fits(template: &str, path: &str) -> bool {
    let mut parts = path.split('/');
    let same = template.split('/').all(|wanted| {
        parts
            .next()
            .is_some_and(|part| part == wanted || wanted.starts_with('{') && !part.is_empty())
    });
    same && parts.next().is_none()
}

fn unknown_parameters(path: &Value, operation: &Value, query: &str) -> Vec<String> {
    let known: Vec<&str> = [path, operation]
        .iter()
        .filter_map(|owner| owner["parameters"].as_array())
        .flatten()
        .filter_map(|parameter| parameter["name"].as_str())
        .collect();
    let names = query.split('&').filter(|pair| !pair.is_empty());
    let names = names.map(|pair| pair.split_once('=').map_or(pair, |(name, _)| name));
    names.filter(|name| !known.contains(name)).map(|name| format!("no parameter {name}")).collect()
}

/// The names of the schemas that `part` refers to.
fn references(part: &Value) -> Vec<&str> {
    match part {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str);
            let own = own.and_then(|name| name.strip_prefix(SCHEMAS));
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(entries) => entries.iter().flat_map(references).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// Forbids unknown properties wherever properties are listed.
fn close(part: &mut Value) {
    match part {
        Value::Object(fields) => {
            if fields.get("properties").is_some_and(Value::is_object)
                && !fields.contains_key("additionalProperties")
            {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
            fields.values_mut().for_each(close);
        }
        Value::Array(entries) => entries.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The body as the description would have it, where serenity writes it otherwise.
fn relaxed(body: &Value) -> Value {
    let mut body = body.clone();
    for command in body.as_array_mut().into_iter().flatten() {
        relax_command(command);
    }
    relax_command(&mut body);
    // serenity writes these two of every message; the description has them not of the first message of a post in a forum.
    if let Some(message) = body.get_mut("message").and_then(Value::as_object_mut) {
        message.retain(|field, value| {
            !matches!(field.as_str(), "tts" | "enforce_nonce") || *value != json!(false)
        });
    }
    for holder in ["", "/data"] {
        let list = body.pointer_mut(&format!("{holder}/attachments"));
        for attachment in list.and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(id) = attachment["id"].as_u64() {
                attachment["id"] = json!(id.to_string());
            }
        }
    }
    body
}

fn relax_command(command: &mut Value) {
    let Some(fields) = command.as_object_mut() else { return };
    if fields.contains_key("default_member_permissions") {
        fields.remove("nsfw");
        let bits = &mut fields["default_member_permissions"];
        if let Some(number) = bits.as_str().and_then(|text| text.parse::<u64>().ok()) {
            *bits = json!(number);
        }
    } else if fields.get("nsfw").is_some_and(Value::is_boolean) {
        fields.remove("nsfw");
    }
    if fields.contains_key("description") {
        fields.get_mut("options").into_iter().for_each(relax_options);
    }
}

/// Drops what says nothing: serenity writes every field of every kind of option.
fn relax_options(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        option.retain(|_, value| {
            *value != json!(null) && *value != json!([]) && *value != json!(false)
        });
        option.get_mut("options").into_iter().for_each(relax_options);
    }
}

#[test]
fn wrong_requests_are_noticed() {
    if DESCRIPTION.is_none() {
        return;
    }
    let request = |path: &str, body: Value| Recorded {
        at: Instant::now(),
        method: "POST".to_owned(),
        path: path.to_owned(),
        query: String::new(),
        body,
        files: Vec::new(),
        status: 200,
    };
    let messages = "/api/v10/channels/1/messages";
    let callback = "/api/v10/interactions/1/token/callback";
    let ids = json!({"content": "x", "attachments": [{"id": 0, "description": "alt"}]});
    assert_eq!(faults(&[request(messages, ids)]), Vec::<String>::new());
    let wrong = [
        request("/api/v10/nowhere", json!({})),
        request(messages, json!({"embed": {}})),
        request(messages, json!({"content": 7})),
        request(callback, json!({"type": 4, "data": {"flagz": 64}})),
        request(
            callback,
            json!({"type": 9, "data": {"custom_id": "x", "title": "y".repeat(46), "components": []}}),
        ),
        request(callback, json!({"type": 77})),
    ];
    for request in wrong {
        assert_ne!(faults(std::slice::from_ref(&request)), Vec::<String>::new(), "{request:?}");
    }
}
