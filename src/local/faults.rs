//! Misbehaviour on demand: what a bot must survive, and a well-behaved server never shows.

use std::time::Duration;

use super::ApiError;

/// Something that goes wrong with the next matching requests.
///
/// ```
/// # use aedile::local::Fault;
/// let fault = Fault::on("POST", "/messages").rate_limited(0.2).times(2);
/// ```
#[derive(Clone, Debug)]
pub struct Fault {
    method: String,
    path: String,
    after: u32,
    times: u32,
    pub(super) kind: FaultKind,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum FaultKind {
    /// 429; nothing is done.
    RateLimited { seconds: f64, global: bool },
    /// Another status; nothing is done.
    Status(u16),
    /// One of Discord's refusals; nothing is done.
    Refused { status: u16, code: u32, message: &'static str },
    /// The request is served late.
    Slow(Duration),
    /// The request is served, and the connection ends in the middle of the answer.
    CutAnswer,
    /// The connection ends without an answer; nothing is done.
    Lost,
    /// Something on the way answers; nothing is done.
    Stranger(Stranger, u16),
    /// The request is served, and something on the way answers instead, with status 200.
    Replaced(Stranger),
}

/// What something on the way to Discord answers with: a cache, a firewall, a page where one logs in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stranger {
    /// A page in HTML.
    Page,
    /// No body.
    Nothing,
    /// A word that is no JSON, which the header calls JSON.
    Word,
    /// JSON that means nothing to anybody.
    Object,
}

impl Stranger {
    /// The type and the body.
    pub(super) const fn says(self) -> (&'static str, &'static str) {
        match self {
            Self::Page => ("text/html", "<html><title>Just a moment...</title></html>"),
            Self::Nothing => ("text/plain", ""),
            Self::Word => ("application/json", "OK"),
            Self::Object => ("application/octet-stream", "{\"status\": \"ok\"}"),
        }
    }
}

impl Fault {
    /// A fault of requests with this method whose path contains `path`; as it stands, one status 500.
    pub fn on(method: &str, path: &str) -> Self {
        let (method, path) = (method.to_owned(), path.to_owned());
        Self { method, path, after: 0, times: 1, kind: FaultKind::Status(500) }
    }

    /// Answers 429 with `retry_after` in body and header.
    pub fn rate_limited(self, seconds: f64) -> Self {
        Self { kind: FaultKind::RateLimited { seconds, global: false }, ..self }
    }

    /// Answers 429 for all routes at once.
    pub fn globally_limited(self, seconds: f64) -> Self {
        Self { kind: FaultKind::RateLimited { seconds, global: true }, ..self }
    }

    /// Answers with a server error such as 500 or 502.
    pub fn server_error(self, status: u16) -> Self {
        Self { kind: FaultKind::Status(status), ..self }
    }

    /// Answers with Discord's refusal of this code: 10003, 10007, 10008, 10013, 30033 (a thread has too many members), 30046,
    /// 40060, 50001, 50007, 50013, 50035, 50083, 160005 or 160006 (too many active threads).
    ///
    /// # Panics
    /// When it is none of these.
    pub fn refused(self, code: u32) -> Self {
        let refusal = ApiError::ordered(code);
        let ApiError { status, code, message, .. } = refusal.expect("one of the codes named above");
        Self { kind: FaultKind::Refused { status, code, message }, ..self }
    }

    /// Serves the request after this time.
    pub fn slow(self, delay: Duration) -> Self {
        Self { kind: FaultKind::Slow(delay), ..self }
    }

    /// Serves the request, but cuts the connection in the middle of the answer.
    pub fn cut_answer(self) -> Self {
        Self { kind: FaultKind::CutAnswer, ..self }
    }

    /// Cuts the connection without serving the request.
    pub fn lost(self) -> Self {
        Self { kind: FaultKind::Lost, ..self }
    }

    /// Lets something on the way answer with this status, without serving the request.
    pub fn answered_by(self, stranger: Stranger, status: u16) -> Self {
        Self { kind: FaultKind::Stranger(stranger, status), ..self }
    }

    /// Serves the request, but lets something on the way answer with status 200.
    pub fn replaced_by(self, stranger: Stranger) -> Self {
        Self { kind: FaultKind::Replaced(stranger), ..self }
    }

    /// For this many requests; 1 unless said.
    pub fn times(self, times: u32) -> Self {
        Self { times, ..self }
    }

    /// Lets this many matching requests pass before.
    pub fn after(self, requests: u32) -> Self {
        Self { after: requests, ..self }
    }

    fn matches(&self, method: &str, path: &str) -> bool {
        self.method == method && path.contains(&self.path)
    }
}

/// The faults that are still to happen, in the order in which they were asked for.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    pub fn add(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// The faults that have not happened yet are forgotten.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// What this request suffers, if anything.
    pub fn strike(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let at = self.0.iter().position(|fault| fault.matches(method, path))?;
        let fault = &mut self.0[at];
        if fault.after > 0 {
            fault.after -= 1;
            return None;
        }
        let kind = fault.kind;
        fault.times = fault.times.saturating_sub(1);
        if fault.times == 0 {
            self.0.remove(at);
        }
        Some(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_as_often_as_asked_and_only_where_asked() {
        let mut faults = Faults::default();
        faults.add(Fault::on("POST", "/messages").server_error(502).after(1).times(2));
        assert_eq!(faults.strike("GET", "/channels/1/messages"), None);
        let struck: Vec<_> =
            (0..4).map(|_| faults.strike("POST", "/channels/1/messages")).collect();
        let fault = Some(FaultKind::Status(502));
        assert_eq!(struck, [None, fault, fault, None]);
    }
}
