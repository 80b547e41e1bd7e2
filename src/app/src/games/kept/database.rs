//! The database: a store of entries, by the keys of their games and of their own. Each format has a
//! store of its own, which is filled from the one before.

use std::cell::Cell;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError};
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{
    Transaction, TransactionDurability, TransactionMode, TransactionOptions,
};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::{Record, files, spare};

const NAME: &str = "tilewise-games";
/// The version of the database.
const FORMAT: u8 = 2;
const STORE: &str = "entries-2";
/// That of the format before.
const BEFORE: &str = "entries";
/// The key under which what it has kept is taken over: as one record, the list of all. Chromium writes
/// what is put into its log in two steps, and a kill between them makes it open once more and throw
/// away everything the time after (see [`spare`]). What is as large as a list has a file of its own beside the log.
const LIST: u32 = 0;

thread_local! {
    static IS_UPGRADED: Cell<bool> = const { Cell::new(false) };
    /// Whether the database was made anew since it was asked last: nothing is in it.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
}

/// Why nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no room for more.
    Full,
    /// A later version of the page keeps the games.
    Newer,
    /// The browser doesn't let us.
    Denied,
}

impl From<Error> for Trouble {
    /// By the name of what the browser has said.
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

impl From<OpenDbError> for Trouble {
    fn from(error: OpenDbError) -> Self {
        match error {
            OpenDbError::Base(error) => error.into(),
            _ => Self::Denied,
        }
    }
}

/// Asks the database something, and closes it: one that stays open would keep a later version of
/// the page, in another tab, from taking over what is kept.
async fn ask<T>(ask: impl AsyncFnOnce(&Database) -> Result<T, Trouble>) -> Result<T, Trouble> {
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
    let answer = ask(&database).await;
    database.close();
    answer
}

/// A transaction that is kept when it says so.
fn strict<'a>(database: &'a Database, stores: &[&str]) -> Result<Transaction<'a>, Trouble> {
    let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    let transaction = database
        .transaction(stores)
        .with_mode(TransactionMode::Readwrite)
        .with_options(strict)
        .build()?;
    Ok(transaction)
}

/// Takes over what the format before has kept, or what the browser has lost of it since: all in one
/// transaction, or nothing. What it is taken from stays as it was.
async fn upgrade(database: &Database) -> Result<(), Trouble> {
    if IS_UPGRADED.get() {
        return Ok(());
    }
    let missing = match spare::read().await {
        Some(spare) if read(database, STORE).await?.len() < spare.len() => spare,
        Some(_) => {
            spare::done().await;
            Vec::new()
        }
        // Nothing is written here before this is done: where anything is, all is.
        None if is_empty(database, STORE).await? => {
            let before = read(database, BEFORE).await?;
            if !before.is_empty() {
                files::upgrade(&before);
                spare::keep(&before).await;
            }
            before
        }
        None => Vec::new(),
    };
    if !missing.is_empty() {
        let transaction = strict(database, &[STORE])?;
        let store = transaction.object_store(STORE)?;
        let put = store.put(JsValue::from(missing.iter().collect::<Array>()));
        put.with_key(LIST).primitive()?.await?;
        transaction.commit().await?;
    }
    IS_UPGRADED.set(true);
    Ok(())
}

async fn is_empty(database: &Database, store: &str) -> Result<bool, Trouble> {
    let transaction = database.transaction(store).build()?;
    let store = transaction.object_store(store)?;
    Ok(store.count().primitive()?.await? == 0)
}

/// All records of a store.
async fn read(database: &Database, store: &str) -> Result<Vec<JsValue>, Trouble> {
    let transaction = database.transaction(store).build()?;
    let store = transaction.object_store(store)?;
    let all = store.get_all::<JsValue>().primitive()?.await?;
    Ok(all.filter_map(Result::ok).flat_map(listed).collect())
}

/// A record, or those of a list.
fn listed(record: JsValue) -> Vec<JsValue> {
    match record.dyn_into::<Array>() {
        Ok(list) => list.to_vec(),
        Err(record) => vec![record],
    }
}

/// All records.
pub async fn all() -> Result<Vec<JsValue>, Trouble> {
    ask(async |database| {
        // Where there is no room for a copy, it is read as it was.
        let is_upgraded = upgrade(database).await.is_ok();
        read(database, if is_upgraded { STORE } else { BEFORE }).await
    })
    .await
}

/// Whether the database was new when it was opened: on a first visit, and when it was deleted since. What
/// the page has is to be written again then. It is answered once.
pub fn was_new() -> bool {
    IS_NEW.take()
}

/// Opens the database, to find out whether it is there.
pub async fn open() -> Result<(), Trouble> {
    ask(async |_| Ok(())).await
}

/// Writes records, strictly: it comes back when the browser has said that they are kept.
pub async fn put(records: &[Record]) -> Result<(), Trouble> {
    ask(async |database| {
        upgrade(database).await?;
        let transaction = strict(database, &[STORE])?;
        let store = transaction.object_store(STORE)?;
        for record in records {
            let put = store.put(record.value.clone());
            put.with_key(record.key.as_str()).primitive()?.await?;
        }
        transaction.commit().await?;
        spare::follow(records).await;
        Ok(())
    })
    .await
}
