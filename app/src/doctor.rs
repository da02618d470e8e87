//! `hustings doctor`: checks a configuration before a server runs on it, and says in a sentence what is wrong.

use std::net::{SocketAddr, TcpListener};
use std::process::ExitCode;

use hustings_server::{Finding, StoreAt, examine};

/// Check where the data is, the address to listen on and the address people open; nothing is changed
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file or database (postgres://…) with all data
    #[arg(long, alias = "data", value_name = "STORE", default_value = "hustings.db")]
    store: StoreAt,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The address people open, such as https://club.example; may be given several times
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    /// A proxy in front passes on client addresses (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
}

pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut findings = runtime.block_on(examine(&args.store));
    findings.push(listening(args.listen));
    findings.extend(reachable(&args));
    for finding in &findings {
        match finding {
            Finding::Fine(sentence) => println!("fine   {sentence}"),
            Finding::Advice(sentence) => println!("advice {sentence}"),
            Finding::Wrong(sentence) => println!("wrong  {sentence}"),
        }
    }
    let wrong = findings.iter().any(|finding| matches!(finding, Finding::Wrong(_)));
    Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn listening(address: SocketAddr) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::Fine(format!("{address} is free to listen on.")),
        Err(error) => Finding::Wrong(format!("The server cannot listen on {address}: {error}.")),
    }
}

fn reachable(args: &Args) -> Vec<Finding> {
    let mut findings = Vec::new();
    for origin in &args.origin {
        let known = ["http://", "https://"].iter().any(|scheme| origin.starts_with(scheme));
        if !known {
            findings
                .push(Finding::Wrong(format!("--origin {origin} is no address of a page: it begins with https://.")));
        } else if origin.starts_with("http://") {
            findings.push(Finding::Advice(format!(
                "{origin} is not encrypted; a proxy with a certificate makes it https."
            )));
        }
    }
    if !args.listen.ip().is_loopback() && args.origin.is_empty() {
        findings.push(Finding::Advice(
            "Other machines can reach the server, but --origin does not say under which address.".to_owned(),
        ));
    }
    if args.origin.iter().any(|origin| origin.starts_with("https://")) && !args.behind_proxy {
        findings.push(Finding::Advice(
            "The page is https, so a proxy is in front: with --behind-proxy limits count people's own addresses."
                .to_owned(),
        ));
    }
    findings
}
