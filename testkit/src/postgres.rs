//! Real PostgreSQL servers for tests, never the system's: one for a test binary with a database for each test, or a pair of which one follows
//! the other.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A server in a scratch folder.
pub struct Postgres {
    script: Script,
    made: AtomicU32,
}

/// Two servers in a scratch folder: one takes writes, and the other is its synchronous standby. Either can take the other's place.
pub struct Pair(Script);

/// The one that the tests of this binary share.
pub fn postgres() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start)
}

impl Postgres {
    /// One of its own, for a test that stops it.
    pub fn start() -> Postgres {
        Postgres {
            script: Script::start(concat!(include_str!("scratch.sh"), include_str!("postgres.sh"))),
            made: AtomicU32::new(0),
        }
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("house{}", self.made.fetch_add(1, Ordering::Relaxed));
        let folder = self.script.folder.display().to_string();
        run(&["createdb", "-h", &folder, "-U", "hustings", "-T", "template0", &name]);
        self.address(&name)
    }

    pub fn address(&self, database: &str) -> String {
        format!("postgres://hustings@/{database}?host={}", self.script.folder.display())
    }

    /// Runs SQL in a database, as somebody who sits at the machine.
    pub fn sql(&self, address: &str, sql: &str) -> String {
        psql(address, sql)
    }

    /// Stops it at once and starts it again.
    pub fn restart(&self) {
        self.script.say("restart");
    }

    pub fn stop(&self) {
        self.script.say("stop");
    }

    pub fn start_again(&self) {
        self.script.say("start");
    }
}

impl Pair {
    pub fn start() -> Pair {
        Pair(Script::start(concat!(include_str!("scratch.sh"), include_str!("pair.sh"))))
    }

    /// The sockets of both, whichever takes writes.
    pub fn sockets(&self) -> [PathBuf; 2] {
        ["a", "b"].map(|server| self.0.folder.join(server).join(".s.PGSQL.5432"))
    }

    /// Kills the one that takes writes and starts it again.
    pub fn restart(&self) {
        self.0.say("restart");
    }

    /// The same with the standby; meanwhile nothing can be written.
    pub fn restart_standby(&self) {
        self.0.say("standby");
    }

    /// The one that takes writes is lost for good. The standby takes its place, and a new copy follows it.
    pub fn fail_over(&self) {
        self.0.say("failover");
    }

    /// Runs SQL on the one that takes writes.
    pub fn sql(&self, sql: &str) -> String {
        let folder = self.0.say("primary").remove(0);
        psql(&format!("postgres://hustings@/house?host={folder}"), sql)
    }
}

/// A shell script that runs servers. It stops them when this process ends, however that ends: then its input ends.
struct Script {
    folder: PathBuf,
    talk: Mutex<Talk>,
    _child: Child,
}

struct Talk {
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Script {
    fn start(text: &str) -> Script {
        let mut command = as_somebody_else();
        let command = command.args(["sh", "-c", text]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let (to, from) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let mut talk = Talk { to, from: BufReader::new(from) };
        let folder = PathBuf::from(talk.line());
        Script { folder, talk: Mutex::new(talk), _child: child }
    }

    /// The lines it answers before `done`.
    fn say(&self, word: &str) -> Vec<String> {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(talk.to, "{word}").expect("the script listens");
        std::iter::repeat_with(|| talk.line()).take_while(|line| line != "done").collect()
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

fn psql(address: &str, sql: &str) -> String {
    run(&["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, address])
}

/// Runs one of PostgreSQL's own programs, and gives what it prints.
pub fn run(command: &[&str]) -> String {
    let bin = "PATH=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1):$PATH exec \"$0\" \"$@\"";
    let output = as_somebody_else().args(["sh", "-c", bin]).args(command).output().expect("a shell");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
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
