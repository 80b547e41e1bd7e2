//! A spare copy of all records, while a newer format takes over.
//!
//! Chromium throws a whole database away when its log is torn. Whoever kills the browser amid an upgrade
//! can tear it, and that is noticed only when the log is read for the second time: the copy stays beside
//! the database, follows what is written, and goes when the log was read anew and everything was there.

use std::cell::RefCell;

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Response};

use super::Record;
use crate::browser::window;

const NAME: &str = "tilewise-games";
/// The address that the copy has in its store. The network has nothing there.
const AT: &str = "spare.json";
/// When it was made: milliseconds since 1970.
const MADE: &str = "made";
const RECORDS: &str = "records";
/// A browser reads the log anew when nobody has asked for so many milliseconds: it takes a few seconds.
const ANEW: f64 = 60_000.0;

thread_local! {
    /// The copy, where there is one.
    static SPARE: RefCell<Option<Object>> = const { RefCell::new(None) };
}

/// Makes the copy of these. Where the browser doesn't let us, there is none.
pub async fn keep(records: &[JsValue]) {
    let spare = Object::new();
    let list = records.iter().collect::<Array>();
    for (key, value) in [(MADE, js_sys::Date::now().into()), (RECORDS, list.into())] {
        let _ = Reflect::set(&spare, &key.into(), &value);
    }
    SPARE.set(Some(spare));
    write().await;
}

/// The records of the copy, if there is one.
pub async fn read() -> Option<Vec<JsValue>> {
    let found = caches()?.match_with_str(AT);
    let found = JsFuture::from(found).await.ok()?;
    let found: Response = Some(found).filter(JsValue::is_object)?.unchecked_into();
    let text = JsFuture::from(found.text().ok()?).await.ok()?;
    let spare: Object = JSON::parse(&text.as_string()?).ok()?.unchecked_into();
    let records = list(&spare)?.to_vec();
    SPARE.set(Some(spare));
    Some(records)
}

/// Writes into the copy, if there is one, what was written into the database.
pub async fn follow(records: &[Record]) {
    let Some(list) = SPARE.with_borrow(|spare| list(spare.as_ref()?)) else {
        return;
    };
    for record in records {
        list.push(&record.value);
    }
    write().await;
}

/// All of it is in the database: it goes, unless it was made so lately that nothing is known of the log.
pub async fn done() {
    let made =
        SPARE.with_borrow(|spare| Reflect::get(spare.as_ref()?, &MADE.into()).ok()?.as_f64());
    let is_anew = made.is_none_or(|made| js_sys::Date::now() - made > ANEW);
    if let Some(caches) = caches().filter(|_| is_anew) {
        SPARE.set(None);
        let _ = JsFuture::from(caches.delete(NAME)).await;
    }
}

async fn write() {
    let text = SPARE.with_borrow(|spare| JSON::stringify(spare.as_ref()?).ok());
    let text = text.and_then(|text| text.as_string());
    let response = Response::new_with_opt_str(text.as_deref());
    if let (Some(cache), Ok(response)) = (cache().await, response) {
        let _ = JsFuture::from(cache.put_with_str(AT, &response)).await;
    }
}

fn list(spare: &Object) -> Option<Array> {
    Reflect::get(spare, &RECORDS.into()).ok()?.dyn_into().ok()
}

/// The store; none where the page isn't from a host that is trusted.
fn caches() -> Option<CacheStorage> {
    window()?.caches().ok()
}

async fn cache() -> Option<Cache> {
    let cache = JsFuture::from(caches()?.open(NAME)).await;
    Some(cache.ok()?.unchecked_into())
}
