//! Forms of the public standings to share and to save: link, code, text, files, picture.

use std::rc::Rc;

use tilewise_api::{season_json, season_link};
use tilewise_club::{EmaPoints, PublicSeason};
use yew::prelude::*;

use super::page::season_page;
use super::season_picture::season_picture;
use crate::i18n::{Locale, use_locale};
use crate::link::season_path;
use crate::share::address;
use crate::share::code::LinkQrCode;
use crate::share::embed::link;
use crate::share::field::Field;
use crate::share::picture::PictureExport;
use crate::table::download::data_url;

/// Maximal length of a file name in bytes, without its extension.
const LONGEST: usize = 120;

/// Translation part of the texts of clubs.
const CLUB_PART: &str = "club";

/// Properties of [`SeasonExports`].
#[derive(Properties, PartialEq)]
pub struct SeasonExportsProps {
    /// Standings.
    pub season: Rc<PublicSeason>,
}

/// Links, texts and files of public standings.
#[component]
pub fn SeasonExports(props: &SeasonExportsProps) -> Html {
    let locale = use_locale();
    let season = &props.season;
    let link = use_memo(Rc::clone(season), |season| {
        AttrValue::from(public_link(season))
    });
    let link = AttrValue::clone(&link);
    let text = AttrValue::from(chat_text(locale, season, &link));
    html! {
        <div class="shared season-exports">
            // A separate file, so that its browser calls aren't part of the first load.
            <script src="send.js" async=true />
            <section>
                <Field id="season-link" label={tr!(locale, "A link to the standings")} text={link.clone()} />
                <tilewise-send link={link.clone()}>
                    <button type="button" class="button" data-action="send">{ tr!(locale, "Send …") }</button>
                </tilewise-send>
                <LinkQrCode {link} />
            </section>
            <section>
                <Field id="season-text" label={tr!(locale, "Text for a chat")} text={text.clone()} long=true />
                <tilewise-send {text}>
                    <button type="button" class="button" data-action="send">{ tr!(locale, "Send …") }</button>
                </tilewise-send>
            </section>
            <section>
                <h3 class="label">{ tr!(locale, "Files") }</h3>
                { files(locale, season) }
            </section>
        </div>
    }
}

/// Returns the link to public standings on this page.
pub fn public_link(season: &PublicSeason) -> String {
    link(&address(), &season_path(&season_link(season)))
}

/// Returns the standings as a text for a chat, with the link.
pub fn chat_text(locale: Locale, season: &PublicSeason, link: &str) -> String {
    let locale = locale.of_part(CLUB_PART);
    let lines = season.summary();
    let lines = lines.iter().map(|one| locale.sentence(one));
    lines
        .chain([link.to_owned()])
        .collect::<Vec<_>>()
        .join("\n")
}

/// Draws the links that save files.
fn files(locale: Locale, season: &Rc<PublicSeason>) -> Html {
    let name = file_name(season);
    let csv = |text: String| format!("\u{feff}{text}");
    html! {
        <ul class="season-files">
            { file("csv", &format!("{name}.csv"), "text/csv", &csv(season.csv()),
                tr!(locale, "Spreadsheet (CSV)"), tr!(locale, "A line for each player.")) }
            { file("html", "season.html", "text/html", &season_page(locale, season),
                tr!(locale, "Web page (season.html)"), tr!(locale, "A plain page for the club’s website.")) }
            { file("json", "season.json", "application/json", &season_json(season),
                tr!(locale, "Data (season.json)"), tr!(locale, "For an element in the club’s website, or another program.")) }
            { file("ema-score", &format!("{name}-ema.csv"), "text/csv", &csv(season.ema_results(EmaPoints::Score)),
                tr!(locale, "EMA columns, score"), tr!(locale, "The season’s points are in the column for the score.")) }
            { file("ema-table-points", &format!("{name}-ema.csv"), "text/csv", &csv(season.ema_results(EmaPoints::TablePoints)),
                tr!(locale, "EMA columns, table points"), tr!(locale, "The season’s points are in the column for table points.")) }
            <li><SeasonPicture season={Rc::clone(season)} /></li>
        </ul>
    }
}

/// Draws a link that saves a file.
fn file(
    kind: &'static str,
    name: &str,
    media: &str,
    text: &str,
    label: &'static str,
    about: &'static str,
) -> Html {
    html! {
        <li>
            <a class="button" data-save={kind} download={name.to_owned()} href={data_url(media, text)}>{ label }</a>
            <span>{ about }</span>
        </li>
    }
}

/// The standings as a picture to send and to save.
#[component]
fn SeasonPicture(props: &SeasonExportsProps) -> Html {
    let locale = use_locale();
    let input = (Rc::clone(&props.season), locale);
    let picture = use_memo(input, |(season, locale)| season_picture(*locale, season));
    let file = format!("{}.png", file_name(&props.season));
    let label = tr!(locale, "Places, names and points.");
    html! {
        <>
            <PictureExport {picture} {file} {label} />
            <span>{ label }</span>
        </>
    }
}

/// Returns the name of a file: the club and the season.
fn file_name(season: &PublicSeason) -> String {
    let mut name = "standings".to_owned();
    for part in [&season.club, &season.season] {
        let part: String = part
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .collect();
        if !part.is_empty() && name.len() + part.len() < LONGEST {
            name.push('-');
            name.push_str(&part);
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use tilewise_api::{read_season_json, read_season_link};

    use super::*;

    fn season(club: &str) -> PublicSeason {
        let text = format!(
            r#"{{"tilewise-season":1,"club":"{club}","season":"S1","policy":"","nights":1,"members":[
            {{"place":1,"name":"Ann","points":2.5,"results":1,"counted":1,"places":[1,0,0,0]}}]}}"#
        );
        read_season_json(&text).expect("a season")
    }

    #[test]
    fn link_has_the_standings_in_its_path() {
        let link = public_link(&season("Nest"));
        let (_, packed) = link.split_once("#/season/").expect("a path");
        assert_eq!(read_season_link(packed).ok(), Some(season("Nest")));
    }

    #[test]
    fn text_for_a_chat_ends_with_the_link() {
        let text = chat_text(Locale::ENGLISH, &season("Nest"), "https://club.example/");
        assert_eq!(
            text,
            "Nest, S1: standings after 1 night\n1. Ann: 2.5\nhttps://club.example/"
        );
    }

    #[test]
    fn file_names_have_letters_of_any_script() {
        assert_eq!(file_name(&season("../東門 Club?")), "standings-東門Club-S1");
        assert_eq!(
            file_name(&season(&"x".repeat(100))).len(),
            "standings-".len() + 100 + "-S1".len()
        );
    }
}
