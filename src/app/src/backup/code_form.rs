//! The backup of the device as QR codes and as a link, while it fits.

use std::rc::Rc;

use tilewise_api::backup_codes;
use yew::prelude::*;

use super::backup_location::BackupLocation;
use super::device_content::DeviceContent;
use crate::i18n::use_locale;
use crate::link::backup_path;
use crate::share::code::ROOM;
use crate::share::code_carousel::CodeCarousel;
use crate::share::field::Field;
use crate::share::{address, embed};
use crate::ui::local_time::now;

/// Maximal number of codes that a person scans.
const MOST: usize = 24;

/// Properties of [`CodeForm`].
#[derive(Properties, PartialEq)]
pub struct CodeFormProps {
    /// Content of the device.
    pub device: Rc<DeviceContent>,
}

/// The backup as QR codes and as a link, after the person has asked for them.
#[component]
pub fn CodeForm(props: &CodeFormProps) -> Html {
    let locale = use_locale();
    let is_open = use_state_eq(|| false);
    let codes = use_memo((Rc::clone(&props.device), *is_open), |(device, is_open)| {
        let codes = is_open.then(|| backup_codes(&device.backup(now()), ROOM, MOST))??;
        let link =
            |location: BackupLocation| embed::link(&address(), &backup_path(&location.path()));
        let all = codes.codes.into_iter().map(BackupLocation::Code);
        let links: Vec<_> = all.map(link).collect();
        Some((Rc::new(links), link(BackupLocation::Link(codes.link))))
    });
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    html! {
        <>
            <button
                type="button"
                class="button"
                data-action="show-codes"
                aria-expanded={is_open.to_string()}
                onclick={toggle}
            >
                { tr!(locale, "Show the backup as codes") }
            </button>
            if let Some((links, link)) = &*codes {
                <div class="backup-codes">
                    <p>{ tr!(locale, "The other phone scans {0} {0:code|codes}, or opens the link.", links.len()) }</p>
                    <CodeCarousel links={Rc::clone(links)} />
                    <Field id="backup-link" label={tr!(locale, "The backup as a link")} text={link.clone()} />
                </div>
            } else if *is_open {
                <p role="status" data-too-long="">
                    { tr!(locale, "This backup is too long for codes: save it as a file.") }
                </p>
            }
        </>
    }
}
