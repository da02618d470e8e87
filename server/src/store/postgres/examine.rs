//! What `hustings doctor` looks at in a database.

use super::{Address, CONNECTIONS, HOLDING, migrations};
use crate::store::{Finding, StoreError};

/// The pool, the journal, the listener, the leases, and one for the start.
const NEEDED: i64 = CONNECTIONS as i64 + 4;

pub async fn examine(address: &Address) -> Result<Vec<Finding>, StoreError> {
    let client = address.connect(|_| {}).await?;
    let is_house = migrations::is_house(&client, address).await?;
    let holders = "SELECT count(*), count(*) FILTER (WHERE mode = 'ExclusiveLock') FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND (classid, objid) = (0, $1)";
    let holders = client.query_one(holders, &[&(HOLDING as u32)]).await?;
    let (servers, movers): (i64, i64) = (holders.get(0), holders.get(1));
    if movers > 0 {
        return Err(StoreError::InUse);
    }
    let mut findings = Vec::new();
    let setting = async |name: &str| -> Result<String, StoreError> {
        Ok(client.query_one("SELECT current_setting($1)", &[&name]).await?.get(0))
    };
    findings.push(Finding::Fine(if is_house {
        let tables: i64 = client.query_one("SELECT count(*) FROM tables", &[]).await?.get(0);
        let open = match servers {
            0 => "no server has it open".to_owned(),
            1 => "one server has it open".to_owned(),
            servers => format!("{servers} servers have it open"),
        };
        let tables = if tables == 1 { "1 table".to_owned() } else { format!("{tables} tables") };
        format!("{address} is the house `{}` with {tables}, and {open}.", address.house())
    } else {
        format!("{address} is empty; the server will make the house `{}` in it.", address.house())
    }));
    for name in ["fsync", "full_page_writes"] {
        if setting(name).await? == "off" {
            findings.push(Finding::Wrong(format!("The database runs with {name} = off: a crash can lose moves.")));
        }
    }
    if setting("synchronous_standby_names").await?.is_empty() {
        findings.push(Finding::Advice(
            "The database has no synchronous standby: if its disk is lost, so are the moves since the last backup."
                .to_owned(),
        ));
    }
    let most: i64 = setting("max_connections").await?.parse().unwrap_or_default();
    if most < NEEDED * (servers + 1) {
        findings.push(Finding::Advice(format!(
            "The database takes {most} connections, and each server uses up to {NEEDED}: raise max_connections."
        )));
    }
    Ok(findings)
}
