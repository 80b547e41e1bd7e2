//! Storage of logs in the browser's database: a store of entries by the keys of log and entry. Each format
//! has a store of its own, which is filled from the previous one.

mod spare_copy;
mod tabs;

use std::cell::{Cell, OnceCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::{Error, OpenDbError};
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{
    Transaction, TransactionDurability, TransactionMode, TransactionOptions,
};
use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

use self::spare_copy::SpareCopy;
use self::tabs::Tabs;
use super::log_storage::{LogStorage, Record, StorageAnswer, StorageError, StorageEvent};
use crate::storage::log_format::LogStorageNames;

/// Version of the database.
const FORMAT: u8 = 2;
const STORE: &str = "entries-2";
/// Store of the previous format.
const BEFORE: &str = "entries";
/// Field of a record with the id of its log. It is that of games for all logs.
const LOG: &str = "game";
/// Key of the record with the converted entries: one list of all. Chromium writes small values to its log in
/// two steps, and a kill between them deletes everything at the second start (see [`spare_copy`]). A value of
/// this size has a file of its own outside the log.
const LIST: u32 = 0;

/// The browser's database, and the messages between the tabs of the page.
pub struct IndexedDb(Rc<DatabaseState>);

impl IndexedDb {
    /// Creates the storage of logs of a kind.
    pub fn new(names: LogStorageNames) -> Self {
        Self(Rc::new(DatabaseState {
            names,
            is_upgraded: Cell::default(),
            is_new: Cell::default(),
            spare: SpareCopy::new(names.database),
            tabs: OnceCell::new(),
        }))
    }
}

/// State of the database in this page.
struct DatabaseState {
    names: LogStorageNames,
    is_upgraded: Cell<bool>,
    /// Whether the database was created since the last call of `take_is_new`, and is empty.
    is_new: Cell<bool>,
    spare: SpareCopy,
    tabs: OnceCell<Tabs>,
}

impl From<Error> for StorageError {
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

impl From<OpenDbError> for StorageError {
    fn from(error: OpenDbError) -> Self {
        match error {
            OpenDbError::Base(error) => error.into(),
            _ => Self::Denied,
        }
    }
}

/// Creates a transaction that ends after its data are on disk.
fn strict<'a>(database: &'a Database, stores: &[&str]) -> Result<Transaction<'a>, StorageError> {
    let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
    let transaction = database
        .transaction(stores)
        .with_mode(TransactionMode::Readwrite)
        .with_options(strict)
        .build()?;
    Ok(transaction)
}

impl DatabaseState {
    /// Runs a query and closes the database: an open one would block the upgrade by a newer version of the
    /// page in another tab.
    async fn with_database<T>(
        &self,
        query: impl AsyncFnOnce(&Database) -> Result<T, StorageError>,
    ) -> Result<T, StorageError> {
        let is_created = Rc::new(Cell::new(false));
        let creates = Rc::clone(&is_created);
        let opening = Database::open(self.names.database)
            .with_version(FORMAT)
            .with_on_upgrade_needed(move |event, database| {
                creates.set(event.old_version() < 1.0);
                for store in [BEFORE, STORE] {
                    if database.object_store_names().all(|name| name != store) {
                        database.create_object_store(store).build()?;
                    }
                }
                Ok(())
            });
        let opened = opening.await;
        if is_created.get() {
            self.is_new.set(true);
            self.is_upgraded.set(false);
        }
        let database = opened?;
        let answer = query(&database).await;
        database.close();
        answer
    }

    /// Converts the entries of the previous format, or restores entries that the browser has lost since, in
    /// one transaction. The source stays unchanged.
    async fn upgrade(&self, database: &Database) -> Result<(), StorageError> {
        if self.is_upgraded.get() {
            return Ok(());
        }
        let missing = match self.spare.read().await {
            Some(spare) if read(database, STORE).await?.len() < spare.len() => spare,
            Some(_) => {
                self.spare.finish().await;
                Vec::new()
            }
            // No entry is written before the conversion, so a store with entries is complete.
            None if is_empty(database, STORE).await? => {
                let before = read(database, BEFORE).await?;
                if !before.is_empty() {
                    add_places(&before);
                    self.spare.create(&before).await;
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
        self.is_upgraded.set(true);
        Ok(())
    }

    /// Reads all records.
    async fn read(&self) -> Result<Vec<Record>, StorageError> {
        let records = self.with_database(async |database| {
            // Without room for a copy, the previous format is read.
            let is_upgraded = self.upgrade(database).await.is_ok();
            read(database, if is_upgraded { STORE } else { BEFORE }).await
        });
        let names = self.names;
        let records = records.await?;
        Ok(records.iter().map(|one| to_record(names, one)).collect())
    }

    /// Writes records with strict durability; returns after the browser's confirmation.
    async fn save(&self, records: &[Record]) -> Result<(), StorageError> {
        let values: Option<Vec<JsValue>> = records
            .iter()
            .map(|one| to_value(self.names, one))
            .collect();
        // Records that can't be encoded are never shown as saved.
        let values = values.ok_or(StorageError::Denied)?;
        self.with_database(async |database| {
            self.upgrade(database).await?;
            let transaction = strict(database, &[STORE])?;
            let store = transaction.object_store(STORE)?;
            for (record, value) in records.iter().zip(&values) {
                let request = store.put(value.clone());
                let key = format!("{}/{}", record.log, record.id);
                request.with_key(key.as_str()).primitive()?.await?;
            }
            transaction.commit().await?;
            self.spare.follow(&values).await;
            Ok(())
        })
        .await?;
        if let Some(tabs) = self.tabs.get() {
            tabs.broadcast(&values);
            tabs.ask_to_persist();
        }
        Ok(())
    }
}

impl LogStorage for IndexedDb {
    fn open(&self, listener: Callback<StorageEvent>) {
        let names = self.0.names;
        self.0.tabs.get_or_init(|| Tabs::open(names, listener));
    }

    fn take_over(&self) {
        if let Some(tabs) = self.0.tabs.get() {
            tabs.take_over();
        }
    }

    fn read(&self) -> StorageAnswer<Vec<Record>> {
        let page = Rc::clone(&self.0);
        Box::pin(async move { page.read().await })
    }

    fn save(&self, records: Vec<Record>) -> StorageAnswer<()> {
        let page = Rc::clone(&self.0);
        Box::pin(async move { page.save(&records).await })
    }

    fn check(&self) -> StorageAnswer<()> {
        let page = Rc::clone(&self.0);
        Box::pin(async move { page.with_database(async |_| Ok(())).await })
    }

    fn take_is_new(&self) -> bool {
        self.0.is_new.take()
    }
}

async fn is_empty(database: &Database, store: &str) -> Result<bool, StorageError> {
    let transaction = database.transaction(store).build()?;
    let store = transaction.object_store(store)?;
    Ok(store.count().primitive()?.await? == 0)
}

/// Reads all records of a store.
async fn read(database: &Database, store: &str) -> Result<Vec<JsValue>, StorageError> {
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

/// Returns a field of a record.
fn field(record: &JsValue, key: &str) -> Option<JsValue> {
    Reflect::get(record, &key.into()).ok()
}

fn number(record: &JsValue, key: &str) -> Option<f64> {
    field(record, key)?.as_f64()
}

fn text(record: &JsValue, key: &str) -> Option<String> {
    field(record, key)?.as_string()
}

/// Reads a record of the database or of a message.
fn to_record(names: LogStorageNames, value: &JsValue) -> Record {
    let entry = field(value, "entry").filter(JsValue::is_object);
    // Foreign records are exported as they are.
    let json = JSON::stringify(entry.as_ref().unwrap_or(value)).ok();
    Record {
        log: text(value, LOG).unwrap_or_default(),
        id: entry
            .as_ref()
            .and_then(|entry| text(entry, "id"))
            .unwrap_or_default(),
        version: number(value, names.version).unwrap_or_default(),
        place: number(value, "place"),
        counter: entry.as_ref().and_then(|entry| number(entry, "counter")),
        device: text(value, "device"),
        entry: json.and_then(|json| json.as_string()).unwrap_or_default(),
    }
}

/// Writes a record as a value of the database; `None` if it can't be encoded.
fn to_value(names: LogStorageNames, record: &Record) -> Option<JsValue> {
    let value = Object::new();
    let fields = [
        (names.version, record.version.into()),
        (LOG, record.log.as_str().into()),
        ("place", record.place?.into()),
        ("device", record.device.as_deref()?.into()),
        ("entry", JSON::parse(&record.entry).ok()?),
    ];
    for (key, field) in fields {
        Reflect::set(&value, &key.into(), &field).ok()?;
    }
    Some(value.into())
}

/// Adds the index of the game to records of the previous format, in the order of start times.
fn add_places(records: &[JsValue]) {
    let mut began: BTreeMap<Option<String>, f64> = BTreeMap::new();
    for record in records {
        let time = field(record, "entry").and_then(|entry| number(&entry, "time"));
        let first = began.entry(text(record, LOG)).or_insert(f64::MAX);
        *first = first.min(time.unwrap_or(f64::MAX));
    }
    let mut games: Vec<_> = began.iter().collect();
    games.sort_by(|one, other| one.1.total_cmp(other.1));
    let places = games.into_iter().map(|(game, _)| game);
    let places: BTreeMap<_, _> = places.zip(0_u32..).collect();
    for record in records.iter().filter(|record| record.is_object()) {
        let place = places.get(&text(record, LOG)).copied().unwrap_or_default();
        // Foreign values stay unchanged.
        let _ = Reflect::set(record, &"place".into(), &place.into());
    }
}
