//! Several tabs: one writes, the others watch and follow.

use std::cell::RefCell;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

use super::Record;
use crate::browser::window;

const NAME: &str = "tilewise-games";

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which `web-sys` has only for who builds with its unstable parts.
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

/// Something of the navigator, where it has it.
fn of_navigator(key: &str) -> Option<JsValue> {
    let navigator = window()?.navigator();
    let found = Reflect::get(&navigator, &key.into()).ok()?;
    found.is_object().then_some(found)
}

/// Watches while another tab writes. A browser that doesn't know how lets every tab write.
pub fn begin() {
    if let Ok(channel) = BroadcastChannel::new(NAME) {
        let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
            super::follow(&js_sys::Array::from(&event.data()).to_vec());
        });
        channel.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        CHANNEL.set(Some(channel));
    }
    let Some(locks) = of_navigator("locks") else {
        return;
    };
    let locks: LockManager = locks.unchecked_into();
    // Whoever doesn't get it at once watches until it is free.
    let options = Object::new();
    let _ = Reflect::set(&options, &"ifAvailable".into(), &true.into());
    let at_once = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            super::watches();
            wait();
            JsValue::UNDEFINED
        } else {
            hold()
        }
    });
    lost(&locks.request(NAME, &options, at_once.unchecked_ref()));
}

/// Waits until no other tab writes.
fn wait() {
    request(&Object::new());
}

/// Takes the lock from whoever has it.
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
        super::writes();
        hold()
    });
    lost(&locks.request(NAME, options, held.unchecked_ref()));
}

/// What never comes, so that the lock is held as long as the tab lives.
fn hold() -> JsValue {
    Promise::new(&mut |_, _| ()).into()
}

/// Watches when the lock is taken away. A browser that keeps nothing may give none at all: then there is
/// none to wait for.
fn lost(request: &Promise) {
    let stolen = Closure::<dyn FnMut(JsValue)>::new(|why: JsValue| {
        let name = Reflect::get(&why, &"name".into()).ok();
        if name.is_some_and(|name| name == "AbortError") {
            super::watches();
            wait();
        }
    });
    let _ = request.catch(&stolen);
    stolen.forget();
}

/// Tells the other tabs what was written.
pub fn tell(records: &[Record]) {
    // All at once: a game that comes as a whole is drawn once.
    let all: js_sys::Array = records.iter().map(|record| &record.value).collect();
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            let _ = channel.post_message(&all);
        }
    });
}

/// Asks the browser to throw nothing away. Some never answer.
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
