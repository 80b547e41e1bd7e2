//! The Backup screen.

use std::rc::Rc;

use yew::prelude::*;

use super::BackupProps;
use super::device_content::DeviceContent;
use super::restore_form::RestoreForm;
use super::save_form::SaveForm;
use super::save_state::save_state;
use crate::browser::{is_embedded, window};
use crate::chunks::Load;
use crate::i18n::{Locale, use_locale};
use crate::link;
use crate::storage::use_storage;
use crate::store::{GamesAction, PageAction};
use crate::ui::loading::loading;

/// The Backup screen.
#[component]
pub fn BackupScreen(props: &BackupProps) -> Html {
    let locale = use_locale();
    let storage = use_storage();
    let BackupProps {
        page,
        clubs,
        onclub,
        onaction,
    } = props;
    {
        let onaction = onaction.clone();
        use_effect_with((), move |()| {
            onaction.emit(PageAction::Games(GamesAction::Open));
            if let Some(window) = window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
        });
    }
    let device = Rc::new(DeviceContent::load(
        &page.games,
        clubs,
        &page.houses,
        &storage,
    ));
    let content = if is_embedded() {
        html! { <p>{ tr!(locale, "A page inside another one stores nothing: open Tilewise itself.") }</p> }
    } else if device.is_read() {
        html! {
            <>
                <SaveForm device={Rc::clone(&device)} />
                <RestoreForm
                    device={Rc::clone(&device)}
                    page={page.clone()}
                    onclub={onclub.clone()}
                    onaction={onaction.clone()}
                />
                { new_home(locale) }
                { save_state(locale, &page.games, clubs, onclub, onaction) }
            </>
        }
    } else {
        loading(locale, &Load::<()>::Pending)
    };
    html! {
        <main class="games-screen backup" data-backup="">
            <div class="step-panel">
                <div class="games-head">
                    <a class="way-back" data-action="back" href={format!("#{}", link::table_path("games"))}>
                        { tr!(locale, "Back") }
                    </a>
                    <h2 tabindex="-1" data-step="">{ tr!(locale, "Backup and moving") }</h2>
                </div>
                { content }
            </div>
        </main>
    }
}

/// Explains how to move to another device or into the installed app.
fn new_home(locale: Locale) -> Html {
    html! {
        <section class="backup-part">
            <h3 class="label">{ tr!(locale, "A new phone, or the installed app") }</h3>
            <ol>
                <li>{ tr!(locale, "Open Tilewise where your games are: on the old phone, or in the browser.") }</li>
                <li>{ tr!(locale, "There, save the backup as a file. Send it to the new phone, for example by mail.") }</li>
                <li>{ tr!(locale, "Open Tilewise on the new phone or in the installed app, come back to this screen, and choose the file.") }</li>
            </ol>
            <p>{ tr!(locale, "On an iPhone or iPad, the installed app doesn’t see what the browser stores, so take your games along this way.") }</p>
        </section>
    }
}
