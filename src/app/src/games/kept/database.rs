//! The database: one store of entries, by the keys of their games and of their own.

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError};
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{TransactionDurability, TransactionMode, TransactionOptions};
use wasm_bindgen::JsValue;

use super::Record;

const NAME: &str = "tilewise-games";
const STORE: &str = "entries";

/// Why nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no room for more.
    Full,
    /// The browser doesn't let us.
    Denied,
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        if error.to_string().contains("Quota") {
            Self::Full
        } else {
            Self::Denied
        }
    }
}

impl From<OpenDbError> for Trouble {
    fn from(error: OpenDbError) -> Self {
        if error.to_string().contains("Quota") {
            Self::Full
        } else {
            Self::Denied
        }
    }
}

async fn open() -> Result<Database, Trouble> {
    let opening = Database::open(NAME)
        .with_version(1_u8)
        .with_on_upgrade_needed(|_, database| {
            if database.object_store_names().all(|name| name != STORE) {
                database.create_object_store(STORE).build()?;
            }
            Ok(())
        });
    Ok(opening.await?)
}

/// All records.
pub async fn all() -> Result<Vec<JsValue>, Trouble> {
    let database = open().await?;
    let transaction = database.transaction(STORE).build()?;
    let store = transaction.object_store(STORE)?;
    let all = store.get_all::<JsValue>().primitive()?.await?;
    Ok(all.filter_map(Result::ok).collect())
}

/// Writes records, strictly: it comes back when the browser has said that they are kept.
pub async fn put(records: &[Record]) -> Result<(), Trouble> {
    let database = open().await?;
    let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    let transaction = database
        .transaction(STORE)
        .with_mode(TransactionMode::Readwrite)
        .with_options(strict)
        .build()?;
    let store = transaction.object_store(STORE)?;
    for record in records {
        let put = store.put(record.value.clone());
        put.with_key(record.key.as_str()).primitive()?.await?;
    }
    transaction.commit().await?;
    Ok(())
}
