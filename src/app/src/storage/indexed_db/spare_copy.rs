//! A spare copy of all records during the conversion to a newer format.
//!
//! Chromium deletes a whole database if a kill during an upgrade has damaged its log, but only at the second
//! read of the log. Until a second read has shown no loss, new records are also written to the copy.

use std::cell::RefCell;

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Response};

use crate::browser::window;

/// Key of the copy in its cache; no request uses this address.
const AT: &str = "spare.json";
/// Time of creation: milliseconds since 1970.
const MADE: &str = "made";
const RECORDS: &str = "records";
/// Time in milliseconds after which a browser reads the log again; it closes an idle database after some
/// seconds.
const LOG_REREAD_MS: f64 = 60_000.0;

/// The spare copy, if there is one.
pub struct SpareCopy {
    /// Name of its cache.
    cache: &'static str,
    content: RefCell<Option<Object>>,
}

impl SpareCopy {
    /// Creates a copy in a cache of this name.
    pub fn new(cache: &'static str) -> Self {
        let content = RefCell::default();
        Self { cache, content }
    }

    /// Creates a copy of records; without effect if the browser denies it.
    pub async fn create(&self, records: &[JsValue]) {
        let spare = Object::new();
        let list = records.iter().collect::<Array>();
        for (key, value) in [(MADE, js_sys::Date::now().into()), (RECORDS, list.into())] {
            let _ = Reflect::set(&spare, &key.into(), &value);
        }
        self.content.replace(Some(spare));
        self.write().await;
    }

    /// Returns the records of the copy, if there is one.
    pub async fn read(&self) -> Option<Vec<JsValue>> {
        let caches = caches()?;
        // The cache of another kind of logs has a copy at the same address.
        let exists = JsFuture::from(caches.has(self.cache)).await.ok()?;
        if !exists.is_truthy() {
            return None;
        }
        let found = self.cache().await?.match_with_str(AT);
        let found = JsFuture::from(found).await.ok()?;
        let found: Response = Some(found).filter(JsValue::is_object)?.unchecked_into();
        let text = JsFuture::from(found.text().ok()?).await.ok()?;
        let spare: Object = JSON::parse(&text.as_string()?).ok()?.unchecked_into();
        let records = list(&spare)?.to_vec();
        self.content.replace(Some(spare));
        Some(records)
    }

    /// Adds records that were written to the database to the copy, if there is one.
    pub async fn follow(&self, records: &[JsValue]) {
        let Some(list) = self.content.borrow().as_ref().and_then(list) else {
            return;
        };
        for record in records {
            list.push(record);
        }
        self.write().await;
    }

    /// Deletes the copy once the database is complete, unless the log may not have been read again yet.
    pub async fn finish(&self) {
        let made = |spare: &Object| Reflect::get(spare, &MADE.into()).ok()?.as_f64();
        let made = self.content.borrow().as_ref().and_then(made);
        let is_reread = made.is_none_or(|made| js_sys::Date::now() - made > LOG_REREAD_MS);
        if let Some(caches) = caches().filter(|_| is_reread) {
            self.content.replace(None);
            let _ = JsFuture::from(caches.delete(self.cache)).await;
        }
    }

    async fn cache(&self) -> Option<Cache> {
        let cache = JsFuture::from(caches()?.open(self.cache)).await;
        Some(cache.ok()?.unchecked_into())
    }

    async fn write(&self) {
        let text = |spare: &Object| JSON::stringify(spare).ok()?.as_string();
        let text = self.content.borrow().as_ref().and_then(text);
        let response = Response::new_with_opt_str(text.as_deref());
        if let (Some(cache), Ok(response)) = (self.cache().await, response) {
            let _ = JsFuture::from(cache.put_with_str(AT, &response)).await;
        }
    }
}

fn list(spare: &Object) -> Option<Array> {
    Reflect::get(spare, &RECORDS.into()).ok()?.dyn_into().ok()
}

/// Returns the cache storage; `None` on hosts without a secure connection.
fn caches() -> Option<CacheStorage> {
    window()?.caches().ok()
}
