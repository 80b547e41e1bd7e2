//! The database: a store of entries by the keys of game and entry. Each format has a store of its own, which
//! is filled from the previous one.

use std::cell::Cell;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError};
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{
    Transaction, TransactionDurability, TransactionMode, TransactionOptions,
};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::{Record, backup, files};

const NAME: &str = "tilewise-games";
/// Version of the database.
const FORMAT: u8 = 2;
const STORE: &str = "entries-2";
/// Store of the previous format.
const BEFORE: &str = "entries";
/// Key of the record with the converted entries: one list of all. Chromium writes small values to its log in
/// two steps, and a kill between them deletes everything at the second start (see [`backup`]). A value of
/// this size has a file of its own outside the log.
const LIST: u32 = 0;

thread_local! {
    static IS_UPGRADED: Cell<bool> = const { Cell::new(false) };
    /// Whether the database was created since the last call of [`was_new`], and is empty.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
}

/// The reason why nothing is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The storage is full.
    Full,
    /// A newer version of the page has converted the database.
    Newer,
    /// The browser denies storage.
    Denied,
}

impl From<Error> for StoreError {
    /// Converts by the name of the browser's error.
    fn from(error: Error) -> Self {
        let Error::DomException(error) = error else {
            return Self::Denied;
        };
        match web_sys::DomException::from(error).name().as_str() {
            "QuotaExceededError" => Self::Full,
            "VersionError" => Self::Newer,
            _ => Self::Denied,
        }
    }
}

impl From<OpenDbError> for StoreError {
    fn from(error: OpenDbError) -> Self {
        match error {
            OpenDbError::Base(error) => error.into(),
            _ => Self::Denied,
        }
    }
}

/// Runs a query and closes the database: an open one would block the upgrade by a newer version of the page
/// in another tab.
async fn with_database<T>(
    query: impl AsyncFnOnce(&Database) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let opening = Database::open(NAME)
        .with_version(FORMAT)
        .with_on_upgrade_needed(|event, database| {
            if event.old_version() < 1.0 {
                IS_NEW.set(true);
                IS_UPGRADED.set(false);
            }
            for store in [BEFORE, STORE] {
                if database.object_store_names().all(|name| name != store) {
                    database.create_object_store(store).build()?;
                }
            }
            Ok(())
        });
    let database = opening.await?;
    let answer = query(&database).await;
    database.close();
    answer
}

/// Creates a transaction that ends after its data are on disk.
fn strict<'a>(database: &'a Database, stores: &[&str]) -> Result<Transaction<'a>, StoreError> {
    let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    let transaction = database
        .transaction(stores)
        .with_mode(TransactionMode::Readwrite)
        .with_options(strict)
        .build()?;
    Ok(transaction)
}

/// Converts the entries of the previous format, or restores entries that the browser has lost since, in one
/// transaction. The source stays unchanged.
async fn upgrade(database: &Database) -> Result<(), StoreError> {
    if IS_UPGRADED.get() {
        return Ok(());
    }
    let missing = match backup::read().await {
        Some(spare) if read(database, STORE).await?.len() < spare.len() => spare,
        Some(_) => {
            backup::finish().await;
            Vec::new()
        }
        // No entry is written before the conversion, so a store with entries is complete.
        None if is_empty(database, STORE).await? => {
            let before = read(database, BEFORE).await?;
            if !before.is_empty() {
                files::upgrade(&before);
                backup::create(&before).await;
            }
            before
        }
        None => Vec::new(),
    };
    if !missing.is_empty() {
        let transaction = strict(database, &[STORE])?;
        let store = transaction.object_store(STORE)?;
        let request = store.put(JsValue::from(missing.iter().collect::<Array>()));
        request.with_key(LIST).primitive()?.await?;
        transaction.commit().await?;
    }
    IS_UPGRADED.set(true);
    Ok(())
}

async fn is_empty(database: &Database, store: &str) -> Result<bool, StoreError> {
    let transaction = database.transaction(store).build()?;
    let store = transaction.object_store(store)?;
    Ok(store.count().primitive()?.await? == 0)
}

/// Reads all records of a store.
async fn read(database: &Database, store: &str) -> Result<Vec<JsValue>, StoreError> {
    let transaction = database.transaction(store).build()?;
    let store = transaction.object_store(store)?;
    let all = store.get_all::<JsValue>().primitive()?.await?;
    Ok(all.filter_map(Result::ok).flat_map(listed).collect())
}

/// Returns a record, or the records of a list.
fn listed(record: JsValue) -> Vec<JsValue> {
    match record.dyn_into::<Array>() {
        Ok(list) => list.to_vec(),
        Err(record) => vec![record],
    }
}

/// Reads all records.
pub async fn all() -> Result<Vec<JsValue>, StoreError> {
    with_database(async |database| {
        // Without room for a copy, the previous format is read.
        let is_upgraded = upgrade(database).await.is_ok();
        read(database, if is_upgraded { STORE } else { BEFORE }).await
    })
    .await
}

/// Whether the database was new when it was opened: at the first visit or after a deletion. Then the games of
/// the page must be written again. Resets the flag.
pub fn was_new() -> bool {
    IS_NEW.take()
}

/// Opens the database, to check that it exists.
pub async fn open() -> Result<(), StoreError> {
    with_database(async |_| Ok(())).await
}

/// Writes records with strict durability; returns after the browser's confirmation.
pub async fn write(records: &[Record]) -> Result<(), StoreError> {
    with_database(async |database| {
        upgrade(database).await?;
        let transaction = strict(database, &[STORE])?;
        let store = transaction.object_store(STORE)?;
        for record in records {
            let request = store.put(record.value.clone());
            request.with_key(record.key.as_str()).primitive()?.await?;
        }
        transaction.commit().await?;
        backup::follow(records).await;
        Ok(())
    })
    .await
}
