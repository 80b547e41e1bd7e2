//! Coordination of tabs: one writes, the others are read-only and follow.

use std::cell::RefCell;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

use super::Record;
use crate::browser::window;

const NAME: &str = "tilewise-games";

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

thread_local! {
    static CHANNEL: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

/// Returns a property of the navigator, if the browser has it.
fn of_navigator(key: &str) -> Option<JsValue> {
    let navigator = window()?.navigator();
    let found = Reflect::get(&navigator, &key.into()).ok()?;
    found.is_object().then_some(found)
}

/// Requests the lock; this tab is read-only while another one has it. Without support for locks, every tab
/// writes.
pub fn begin() {
    if let Ok(channel) = BroadcastChannel::new(NAME) {
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
            super::follow(&js_sys::Array::from(&event.data()).to_vec());
        });
        channel.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        CHANNEL.set(Some(channel));
    }
    let Some(locks) = of_navigator("locks") else {
        return;
    };
    let locks: LockManager = locks.unchecked_into();
    // Without the lock, the tab is read-only until it is released.
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    let at_once = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            super::start_watching();
            wait();
            JsValue::UNDEFINED
        } else {
            hold()
        }
    });
    lost(&locks.request(NAME, &options, at_once.unchecked_ref()));
}

/// Waits for the lock.
fn wait() {
    request(&Object::new());
}

/// Takes the lock from the tab that has it.
pub fn take_over() {
    let options = Object::new();
    let _ = Reflect::set(&options, &"steal".into(), &true.into());
    request(&options);
}

fn request(options: &Object) {
    let Some(locks) = of_navigator("locks") else {
        return;
    };
    let locks: LockManager = locks.unchecked_into();
    let held = Closure::once_into_js(move |_: JsValue| -> JsValue {
        super::start_writing();
        hold()
    });
    lost(&locks.request(NAME, options, held.unchecked_ref()));
}

/// Returns a promise that never resolves, so that the lock is held until the tab is closed.
fn hold() -> JsValue {
    Promise::new(&mut |_, _| ()).into()
}

/// Makes this tab read-only when it loses the lock. A browser without storage may deny locks altogether; then
/// there is nothing to wait for.
fn lost(request: &Promise) {
    let stolen = Closure::<dyn FnMut(JsValue)>::new(|why: JsValue| {
        let name = Reflect::get(&why, &"name".into()).ok();
        if name.is_some_and(|name| name == "AbortError") {
            super::start_watching();
            wait();
        }
    });
    let _ = request.catch(&stolen);
    stolen.forget();
}

/// Sends new records to the other tabs.
pub fn broadcast(records: &[Record]) {
    // One message for all, so that an imported game is rendered once.
    let all: js_sys::Array = records.iter().map(|record| &record.value).collect();
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            let _ = channel.post_message(&all);
        }
    });
}

/// Requests persistent storage. Some browsers never answer.
pub fn ask_to_persist() {
    thread_local! {
        static IS_ASKED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    }
    if IS_ASKED.replace(true) {
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
