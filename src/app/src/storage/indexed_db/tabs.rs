//! Coordination of tabs: one writes, the others are read-only and follow.

use std::cell::Cell;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::{StorageEvent, to_record};
use crate::browser::window;
use crate::storage::log_format::LogStorageNames;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which is unstable in `web-sys`.
    type LockManager;

    #[wasm_bindgen(method)]
    fn request(this: &LockManager, name: &str, options: &Object, held: &Function) -> Promise;

    /// `navigator.storage`, which some browsers lack.
    type StorageManager;

    #[wasm_bindgen(method, catch)]
    fn persist(this: &StorageManager) -> Result<Promise, JsValue>;
}

/// The tabs of the page.
pub struct Tabs {
    names: LogStorageNames,
    channel: Option<BroadcastChannel>,
    listener: Callback<StorageEvent>,
    is_persistent: Cell<bool>,
}

impl Tabs {
    /// Listens to the other tabs and requests the lock; this tab is read-only while another one has it.
    /// Without support for locks, every tab writes.
    pub fn open(names: LogStorageNames, listener: Callback<StorageEvent>) -> Self {
        let channel = BroadcastChannel::new(names.database).ok();
        if let Some(channel) = &channel {
            let onmessage = listener.reform(move |event: MessageEvent| {
                let records = js_sys::Array::from(&event.data());
                let records = records.iter().map(|one| to_record(names, &one));
                StorageEvent::Received(records.collect())
            });
            let onmessage =
                Closure::<dyn Fn(MessageEvent)>::new(move |event| onmessage.emit(event));
            channel.set_onmessage(Some(onmessage.into_js_value().unchecked_ref()));
        }
        request_if_free(names.database, &listener);
        Self {
            names,
            channel,
            listener,
            is_persistent: Cell::new(false),
        }
    }

    /// Takes the lock from the tab that has it.
    pub fn take_over(&self) {
        let options = Object::new();
        let _ = Reflect::set(&options, &"steal".into(), &true.into());
        request(self.names.database, &options, &self.listener);
    }

    /// Sends new records to the other tabs.
    pub fn broadcast(&self, records: &[JsValue]) {
        if let Some(channel) = &self.channel {
            // One message for all, so that an imported game is rendered once.
            let _ = channel.post_message(&records.iter().collect::<js_sys::Array>());
        }
    }

    /// Requests persistent storage once. Some browsers never answer.
    pub fn ask_to_persist(&self) {
        if self.is_persistent.replace(true) {
            return;
        }
        if let Some(storage) = of_navigator("storage") {
            let storage: StorageManager = storage.unchecked_into();
            let can = Reflect::has(&storage, &"persist".into()).unwrap_or(false);
            if can {
                let _ = storage.persist();
            }
        }
    }
}

/// Returns a property of the navigator, if the browser has it.
fn of_navigator(key: &str) -> Option<JsValue> {
    let navigator = window()?.navigator();
    let found = Reflect::get(&navigator, &key.into()).ok()?;
    found.is_object().then_some(found)
}

/// Requests the lock if no other tab has it; otherwise waits for it.
fn request_if_free(name: &'static str, listener: &Callback<StorageEvent>) {
    let Some(locks) = of_navigator("locks") else {
        return;
    };
    let locks: LockManager = locks.unchecked_into();
    // Without the lock, the tab is read-only until it is released.
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    let at_once = {
        let listener = listener.clone();
        Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if lock.is_null() {
                watch(name, &listener);
                JsValue::UNDEFINED
            } else {
                hold()
            }
        })
    };
    lost(
        name,
        &locks.request(name, &options, at_once.unchecked_ref()),
        listener,
    );
}

/// Reports that another tab has the lock, and waits for it.
fn watch(name: &'static str, listener: &Callback<StorageEvent>) {
    listener.emit(StorageEvent::LockLost);
    request(name, &Object::new(), listener);
}

fn request(name: &'static str, options: &Object, listener: &Callback<StorageEvent>) {
    let Some(locks) = of_navigator("locks") else {
        return;
    };
    let locks: LockManager = locks.unchecked_into();
    let held = {
        let listener = listener.clone();
        Closure::once_into_js(move |_: JsValue| -> JsValue {
            listener.emit(StorageEvent::LockGained);
            hold()
        })
    };
    lost(
        name,
        &locks.request(name, options, held.unchecked_ref()),
        listener,
    );
}

/// Returns a promise that never resolves, so that the lock is held until the tab is closed.
fn hold() -> JsValue {
    Promise::new(&mut |_, _| ()).into()
}

/// Makes this tab read-only when it loses the lock. A browser without storage may deny locks altogether; then
/// there is nothing to wait for.
fn lost(name: &'static str, request: &Promise, listener: &Callback<StorageEvent>) {
    let listener = listener.clone();
    let stolen = Closure::<dyn FnMut(JsValue)>::new(move |why: JsValue| {
        let error = Reflect::get(&why, &"name".into()).ok();
        if error.is_some_and(|error| error == "AbortError") {
            watch(name, &listener);
        }
    });
    let _ = request.catch(&stolen);
    stolen.forget();
}
