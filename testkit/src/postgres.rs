//! A real PostgreSQL server for tests, never the system's: one for a test binary, a database for each test.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A server in a scratch folder. It stops when this process ends, however that ends: then its input ends.
pub struct Postgres {
    folder: PathBuf,
    talk: Mutex<Talk>,
    made: AtomicU32,
    _script: Child,
}

struct Talk {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

/// The one that the tests of this binary share.
pub fn postgres() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start)
}

impl Postgres {
    /// One of its own, for a test that stops it.
    pub fn start() -> Postgres {
        let mut command = as_somebody_else();
        let command = command.args(["sh", "-c", include_str!("postgres.sh")]);
        let mut script = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let (to, from) = (script.stdin.take().expect("piped"), script.stdout.take().expect("piped"));
        let mut talk = Talk { to, from: BufReader::new(from) };
        let folder = PathBuf::from(talk.line());
        Postgres { folder, talk: Mutex::new(talk), made: AtomicU32::new(0), _script: script }
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("house{}", self.made.fetch_add(1, Ordering::Relaxed));
        self.run(&["createdb", "-h", &self.folder.display().to_string(), "-U", "hustings", "-T", "template0", &name]);
        self.address(&name)
    }

    pub fn address(&self, database: &str) -> String {
        format!("postgres://hustings@/{database}?host={}", self.folder.display())
    }

    /// Runs SQL in a database, as somebody who sits at the machine.
    pub fn sql(&self, address: &str, sql: &str) -> String {
        self.run(&["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, address])
    }

    fn run(&self, command: &[&str]) -> String {
        let bin = "PATH=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1):$PATH exec \"$0\" \"$@\"";
        let output = as_somebody_else().args(["sh", "-c", bin]).args(command).output().expect("a shell");
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Stops it at once and starts it again.
    pub fn restart(&self) {
        self.say("restart");
    }

    pub fn stop(&self) {
        self.say("stop");
    }

    pub fn start_again(&self) {
        self.say("start");
    }

    fn say(&self, word: &str) {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(talk.to, "{word}").expect("the script listens");
        assert_eq!(talk.line(), "done");
    }
}

impl Talk {
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("the script answers");
        assert!(!line.is_empty(), "PostgreSQL did not start; its reason is above");
        line.trim().to_owned()
    }
}

/// The server refuses to run as root.
fn as_somebody_else() -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    if !root {
        return Command::new("env");
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", "env", "HOME=/tmp"]);
    command.current_dir("/tmp");
    command
}
