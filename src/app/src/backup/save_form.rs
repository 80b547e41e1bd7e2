//! Form that saves the backup of the device.

use std::rc::Rc;

use tilewise_api::backup_file;
use yew::prelude::*;

use super::code_form::CodeForm;
use super::device_content::DeviceContent;
use crate::i18n::{Locale, use_locale};
use crate::table::data_url;
use crate::ui::local_time::{now, today};

/// Properties of [`SaveForm`].
#[derive(Properties, PartialEq)]
pub struct SaveFormProps {
    /// Content of the device.
    pub device: Rc<DeviceContent>,
}

/// Form that saves the backup of the device.
#[component]
pub fn SaveForm(props: &SaveFormProps) -> Html {
    let locale = use_locale();
    let device = &props.device;
    let href = use_memo(Rc::clone(device), |device| {
        let file = backup_file(&device.backup(now()));
        AttrValue::from(data_url("application/json", &file))
    });
    html! {
        <section class="backup-part" data-device-empty={device.is_empty().to_string()}>
            <h3 class="label">{ tr!(locale, "A backup of this device") }</h3>
            <p>
                { tr!(locale, "One file with all games, clubs, names of players, saved house rules and preferences. Keep it somewhere else: browsers may delete stored data.") }
            </p>
            if device.is_empty() {
                <p>{ tr!(locale, "This device has no games, clubs or house rules yet.") }</p>
            } else {
                { contents(locale, device) }
                <a
                    class="button button-done"
                    data-save="backup"
                    download={format!("tilewise-backup-{}.json", today())}
                    href={AttrValue::clone(&href)}
                >
                    { tr!(locale, "Save the backup as a file") }
                </a>
                <CodeForm device={Rc::clone(device)} />
            }
        </section>
    }
}

/// Draws how much the backup contains.
fn contents(locale: Locale, device: &DeviceContent) -> Html {
    let unread = device.games.unread.len() + device.clubs.unread.len();
    html! {
        <>
            <ul class="backup-counts">
                <li>{ tr!(locale, "{0} {0:game|games}", device.games.all.len()) }</li>
                <li>{ tr!(locale, "{0} {0:club|clubs}", device.clubs.all.len()) }</li>
                <li>{ tr!(locale, "{0} saved house {0:rule|rules}", device.houses.len()) }</li>
                <li>{ tr!(locale, "{0} {0:name|names} of players", device.players.len()) }</li>
            </ul>
            if unread > 0 {
                <p>{ tr!(locale, "{0} {0:game or club|games or clubs} can’t be opened here. The backup contains what is stored of them.", unread) }</p>
            }
        </>
    }
}
