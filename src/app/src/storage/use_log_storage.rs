//! Effects of logs of the page: reading, saving, other tabs.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::indexed_db::IndexedDb;
use super::log_format::{LogFormat, LogStorageNames};
use super::log_saver::LogSaver;
use super::log_storage::{DeniedLogs, LogStorage};
use super::{DEVICE, use_storage};
use crate::browser::{is_embedded, window};
use crate::rule_sets;
use crate::store::{LogsAction, SaveStatus, StoredLogs};

/// Time limit for the first answer of the storage, in milliseconds.
const PATIENCE: u32 = 5_000;

/// Returns the storage of logs of the browser. An embedded page stores nothing.
fn log_storage(names: LogStorageNames) -> Rc<dyn LogStorage> {
    if is_embedded() {
        Rc::new(DeniedLogs)
    } else {
        Rc::new(IndexedDb::new(names))
    }
}

/// Reads the logs, saves new entries, and follows other tabs. `rule_sets` is the number of loaded rule sets.
#[hook]
pub fn use_log_storage<E: LogFormat>(
    logs: &Rc<StoredLogs<E>>,
    rule_sets: usize,
    dispatch: &Callback<LogsAction<E>>,
) {
    let texts = use_storage();
    let saver = use_state(|| {
        let storage = log_storage(E::NAMES);
        Rc::new(LogSaver::new(storage, texts, dispatch.clone()))
    });
    let saver = Rc::clone(&saver);
    {
        let (saver, dispatch) = (Rc::clone(&saver), dispatch.clone());
        use_effect_with((), move |()| {
            dispatch.emit(LogsAction::Open);
            saver.open();
            let online = window().map(|window| {
                EventListener::new(&window, "online", move |_| {
                    dispatch.emit(LogsAction::LoadRuleSets);
                })
            });
            move || drop(online)
        });
    }
    use_reads(logs, rule_sets, &saver, dispatch);
    {
        let (saver, logs) = (Rc::clone(&saver), Rc::clone(logs));
        use_effect_with(logs.save_trigger(), move |_| {
            spawn_local(async move { saver.save(&logs).await });
        });
    }
    {
        let saver = Rc::clone(&saver);
        use_effect_with(logs.requests.take_overs, move |&requests| {
            if requests > 0 {
                saver.take_over();
            }
        });
    }
    // Checks the storage when the page becomes visible again.
    use_effect_with(logs.status == SaveStatus::Saved, move |is_saved| {
        let document = window().and_then(|window| window.document());
        let document = document.filter(|_| *is_saved);
        let listener = document.map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if !document.hidden() {
                    let saver = Rc::clone(&saver);
                    spawn_local(async move { saver.check().await });
                }
            })
        });
        move || drop(listener)
    });
    use_stored_text(DEVICE, logs.device.clone());
    use_stored_text(E::NAMES.current, logs.shown.clone());
    use_stored_text(E::NAMES.from_file, logs.from_file.clone());
}

/// Reads the logs at the start, when rule sets have loaded, and on request. A storage that never answers
/// counts as denied.
#[hook]
fn use_reads<E: LogFormat>(
    logs: &StoredLogs<E>,
    rule_sets: usize,
    saver: &Rc<LogSaver<E>>,
    dispatch: &Callback<LogsAction<E>>,
) {
    // Number of rule sets that were loaded at the last complete read.
    let read_by = use_mut_ref(|| 0);
    {
        let saver = Rc::clone(saver);
        use_effect_with((rule_sets, logs.requests.rule_sets), move |_| {
            let read = move || {
                let saver = Rc::clone(&saver);
                spawn_local(async move { saver.read().await });
            };
            if is_embedded() {
                return read();
            }
            // A log needs its rule sets.
            rule_sets::load_all(move || {
                let here = rule_sets::here().len();
                if rule_sets::are_all_settled() && read_by.replace(here) < here {
                    read();
                }
            });
        });
    }
    {
        let saver = Rc::clone(saver);
        use_effect_with(logs.requests.reads, move |&requests| {
            if requests > 0 {
                spawn_local(async move { saver.read().await });
            }
        });
    }
    let dispatch = dispatch.clone();
    use_effect_with(logs.is_read, move |&is_read| {
        let late = move || dispatch.emit(LogsAction::TimedOut);
        let timer = (!is_read).then(|| Timeout::new(PATIENCE, late));
        move || drop(timer)
    });
}

/// Stores a text for the next visit when it changes.
#[hook]
fn use_stored_text(key: &'static str, text: Option<Rc<str>>) {
    let storage = use_storage();
    use_effect_with(text, move |text| {
        if let Some(text) = text {
            storage.save(key, text);
        }
    });
}
