//! Public standings as JSON and as links.

use tilewise_api::{RefusalReport, read_season_json, read_season_link, season_json, season_link};
use tilewise_app::i18n::Locale;
use tilewise_app::season::page::season_page;
use tilewise_club::{EmaPoints, PublicSeason};

/// Checks that a text is public standings, which round-trip and have every public form.
///
/// # Errors
/// If it is neither JSON nor a link: the reasons for both.
pub fn public_standings(text: &str) -> Result<(), [RefusalReport; 2]> {
    match (read_season_json(text), read_season_link(text)) {
        (Ok(season), _) => {
            let again = read_season_json(&season_json(&season));
            assert_eq!(again.ok().as_ref(), Some(&season), "{text}");
            has_every_form(&season);
        }
        (_, Ok(season)) => has_every_form(&season),
        (Err(json), Err(link)) => return Err([json, link]),
    }
    Ok(())
}

fn has_every_form(season: &PublicSeason) {
    let again = read_season_link(&season_link(season));
    assert_eq!(again.ok().as_ref(), Some(season));
    assert!(!season_page(Locale::ENGLISH, season).contains("<script"));
    let _ = (
        season.csv(),
        season.summary(),
        season.ema_results(EmaPoints::Score),
    );
}
