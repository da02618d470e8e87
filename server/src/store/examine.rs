//! Looks at a store without changing anything in it, for `hustings doctor`.

use std::path::Path;

use super::error::chain;
use super::{StoreAt, postgres, sqlite};

/// What a look found, in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    Fine(String),
    /// It works, but could be better.
    Advice(String),
    /// A server would not start, or could lose something.
    Wrong(String),
}

pub async fn examine(store: &StoreAt) -> Vec<Finding> {
    match store {
        StoreAt::File(path) => vec![file(path)],
        StoreAt::Database(address) => match postgres::examine(address).await {
            Ok(findings) => findings,
            Err(error) => vec![Finding::Wrong(format!("{store}: {}.", chain(&error)))],
        },
    }
}

fn file(path: &Path) -> Finding {
    let shown = path.display();
    if !path.exists() {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        return if folder.is_dir() {
            Finding::Fine(format!("{shown} does not exist yet; the server will make it."))
        } else {
            Finding::Wrong(format!("{shown} cannot be made: the folder {} does not exist.", folder.display()))
        };
    }
    match sqlite::examine(path) {
        Ok(()) => Finding::Fine(format!("{shown} is ours, and no server has it open.")),
        Err(error) => Finding::Wrong(format!("{shown}: {}.", chain(&error))),
    }
}
