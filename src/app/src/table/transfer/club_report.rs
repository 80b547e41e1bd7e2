//! The result of a game for the desk of a club: the whole game as a code, and the result as a text.

use tilewise_api::game_link;
use tilewise_club::ResultCode;
use tilewise_ledger::{ClubTable, PlayerId, Table};
use yew::prelude::*;

use crate::i18n::use_locale;
use crate::link::club_path;
use crate::share::code::LinkQrCode;
use crate::share::field::Field;
use crate::share::{address, embed};
use crate::table::Route;
use crate::table::view::{TableView, href};

/// Maximal size of a link in bytes whose code a camera reads from a phone.
const ROOM: usize = 1_200;

/// Draws the result of a game for the desk of a club.
pub fn club_report(at: &TableView) -> Html {
    html! { <ClubReportCodes at={at.clone()} /> }
}

/// Properties of [`ClubReportCodes`].
#[derive(Properties, PartialEq)]
struct ClubReportCodesProps {
    /// Game, and the location in it.
    at: TableView,
}

/// The result of a game as a code, a link, and a text.
#[component]
fn ClubReportCodes(props: &ClubReportCodesProps) -> Html {
    let locale = use_locale();
    let at = &props.at;
    let link = use_memo(at.replayed.log.clone(), |log| {
        let path = club_path(&format!("result/{}", game_link(log)));
        AttrValue::from(embed::link(&address(), &path))
    });
    let code = at.replayed.club_table().zip(at.replayed.table());
    let code = code.and_then(|(club, table)| result_code(&club, table));
    let is_short = link.len() <= ROOM;
    let text = code.map(|code| AttrValue::from(code.numbers()));
    html! {
        <section class="step-panel codes club-report" data-club-report={if is_short { "game" } else { "text" }}>
            <h3 class="label">{ tr!(locale, "Give the result to the desk") }</h3>
            if is_short {
                <p>{ tr!(locale, "The desk scans this code: it contains the whole game.") }</p>
                <LinkQrCode link={(*link).clone()} />
            } else if let Some(text) = &text {
                <p>
                    { tr!(locale, "The desk scans this code: it contains the result. The whole game is too long for one code.") }
                </p>
                <LinkQrCode link={text.clone()} />
                <a class="button" data-action="all-codes" href={href(&Route::Give.into())}>
                    { tr!(locale, "Show the whole game as several codes") }
                </a>
            }
            if let Some(text) = text {
                <p>{ tr!(locale, "Or the desk types this:") }</p>
                <p class="club-report-text" data-result-code="">{ text }</p>
            }
            <Field id="result-link" label={tr!(locale, "The result as a link")} text={(*link).clone()} />
        </section>
    }
}

/// Returns the result as the text of a slip; `None` if others than the members of the ticket play.
fn result_code(club: &ClubTable, table: &Table) -> Option<ResultCode> {
    let standings = table.standings();
    let players = (0..=u8::MAX).map(PlayerId).zip(&club.members);
    let scores = players.map(|(player, _)| Some(standings.for_player(player)?.score));
    let scores: Vec<_> = scores.collect::<Option<_>>()?;
    let players = (scores.len() == table.players.len()).then(|| i64::try_from(scores.len()))?;
    let sum = table.start.saturating_mul(players.ok()?);
    let rest = scores
        .iter()
        .fold(sum, |rest, score| rest.saturating_sub(*score));
    Some(ResultCode {
        round: club.round,
        table: club.table,
        scores,
        rest,
    })
}

#[cfg(test)]
mod tests {
    use tilewise_ledger::{Entry, EntryId, GameEvent, Log, Opening, PlayerPayment, Rules};
    use tilewise_rules::BySeat;

    use super::*;

    #[test]
    fn result_of_a_game_is_written_in_the_seats_of_the_draw() {
        let club = ClubTable {
            round: 2,
            table: 5,
            members: ["a", "b", "c", "d"].map(str::to_owned).to_vec(),
            ..ClubTable::default()
        };
        let opening = Opening {
            rules: Rules {
                house: "riichi-ema-2025;last_bets=stay".parse().unwrap(),
                penalty_book: None,
            },
            players: ["Ann", "Bo", "Cy", "Di"].map(str::to_owned).to_vec(),
            seats: BySeat::new([0, 1, 2, 3].map(PlayerId)),
            start: None,
            club: Some(club.clone()),
        };
        // Di pays 8,000 points to Ann. A bet of 1,000 points by Bo is left on the table.
        let payment = PlayerPayment {
            from: PlayerId(3),
            to: PlayerId(0),
            amount: 800_000,
            note: String::new(),
        };
        let events = [
            GameEvent::Opened(opening),
            GameEvent::Payment(payment),
            GameEvent::Bet(PlayerId(1)),
            GameEvent::Closed,
        ];
        let entries = (1..).zip(events).map(|(counter, event)| Entry {
            id: EntryId(format!("phone-{counter}")),
            device: "phone".to_owned(),
            counter,
            time: 0,
            author: String::new(),
            event,
        });
        let game = Log::from_entries(entries).unwrap().replay();
        let code = result_code(&club, game.table().unwrap()).unwrap();
        assert_eq!(code.numbers(), "R2 T5 38000 29000 30000 22000 P1000");
    }
}
