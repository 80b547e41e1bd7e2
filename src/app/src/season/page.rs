//! The standings as a plain page of their own, without scripts: `season.html` for the host of a club.

use tilewise_club::{PublicMember, PublicSeason, PublicTeam};

use super::announcement::{next_night, nights};
use super::board_columns::BoardColumn;
use super::board_view::{BoardOrder, BoardView};
use super::points::PointDecimals;
use crate::i18n::Locale;

/// The styles of the page, for light and dark devices, phones and paper.
const STYLES: &str = include_str!("page.css");

/// Returns the page.
pub fn season_page(locale: Locale, season: &PublicSeason) -> String {
    let title = escape(&format!("{} – {}", season.club, season.season));
    let view = BoardView::new(season, BoardOrder::PLACES, "");
    let table = PageTable {
        locale,
        season,
        columns: BoardColumn::of_season(season),
        decimals: PointDecimals::of_season(season),
    };
    [
        "<!doctype html>\n<html lang=\"",
        locale.language().key(),
        "\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>",
        &title,
        "</title>\n<style>\n",
        STYLES,
        "</style>\n</head>\n<body>\n<main>\n",
        &head(locale, season),
        &table.ranked(&view),
        &table.unranked(&view),
        &teams(locale, &season.teams, table.decimals),
        "</main>\n</body>\n</html>\n",
    ]
    .concat()
}

fn head(locale: Locale, season: &PublicSeason) -> String {
    let mut text = element("p", " dir=\"auto\" class=\"club\"", &season.club);
    text += &element("h1", " dir=\"auto\"", &season.season);
    let nights = nights(locale, season.nights);
    let played = match season.last_night {
        Some(date) => format!("{nights} · {date}"),
        None => nights,
    };
    text += &element("p", "", &played);
    if let Some(next) = &season.next_night {
        text += &element(
            "p",
            " class=\"next\" dir=\"auto\"",
            &next_night(locale, next),
        );
    }
    text
}

/// What the tables of members have in common.
struct PageTable<'a> {
    locale: Locale,
    season: &'a PublicSeason,
    columns: Vec<BoardColumn>,
    decimals: PointDecimals,
}

impl PageTable<'_> {
    fn ranked(&self, view: &BoardView) -> String {
        if view.groups.is_empty() {
            return String::new();
        }
        let has_classes = self.season.policy.classes.is_some();
        let groups = view.groups.iter().map(|group| {
            let heading = if has_classes {
                self.class(&group.class)
            } else {
                String::new()
            };
            format!("<tbody>\n{heading}{}</tbody>\n", self.rows(&group.rows))
        });
        self.table(
            tr!(self.locale, "Season standings"),
            "",
            &groups.collect::<String>(),
        )
    }

    fn class(&self, name: &str) -> String {
        let name = if name.is_empty() {
            tr!(self.locale, "Without a class")
        } else {
            name
        };
        let width = self.columns.len();
        let attributes = format!(" scope=\"rowgroup\" colspan=\"{width}\" dir=\"auto\"");
        format!("<tr>{}</tr>\n", element("th", &attributes, name))
    }

    fn unranked(&self, view: &BoardView) -> String {
        if view.unranked.is_empty() {
            return String::new();
        }
        let minimum = self.season.policy.minimum;
        let why = tr!(
            self.locale,
            "A place takes {0} {0:game|games} in this season.",
            minimum
        );
        let rows = format!("<tbody>\n{}</tbody>\n", self.rows(&view.unranked));
        self.table(tr!(self.locale, "Not ranked yet"), &why, &rows)
    }

    /// Returns a table with a caption, and a sentence below it if there is one.
    fn table(&self, caption: &str, about: &str, bodies: &str) -> String {
        let heads = self.columns.iter().map(|column| {
            let class = if column.is_text() {
                " class=\"text\""
            } else {
                ""
            };
            element(
                "th",
                &format!(" scope=\"col\"{class}"),
                column.head(self.locale),
            )
        });
        format!(
            "<div class=\"frame\" tabindex=\"0\" role=\"region\" aria-label=\"{}\">\n<table>\n{}\
             <thead>\n<tr>{}</tr>\n</thead>\n{bodies}</table>\n</div>\n",
            escape(caption),
            caption_with(caption, about),
            heads.collect::<String>(),
        )
    }

    fn rows(&self, rows: &[usize]) -> String {
        let members = rows.iter().filter_map(|row| self.season.members.get(*row));
        members.map(|member| self.row(member)).collect()
    }

    fn row(&self, member: &PublicMember) -> String {
        let cells = self.columns.iter().map(|column| {
            let text = column.cell(self.locale, member, self.decimals);
            match column {
                BoardColumn::Name if member.name.is_empty() => {
                    element("th", " scope=\"row\" class=\"text hidden\"", &text)
                }
                BoardColumn::Name => {
                    element("th", " scope=\"row\" class=\"text\" dir=\"auto\"", &text)
                }
                BoardColumn::Team => element("td", " class=\"text\" dir=\"auto\"", &text),
                _ => element("td", "", &text),
            }
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    }
}

fn teams(locale: Locale, teams: &[PublicTeam], decimals: PointDecimals) -> String {
    if teams.is_empty() {
        return String::new();
    }
    let heads = [
        element("th", " scope=\"col\"", tr!(locale, "Place")),
        element("th", " scope=\"col\" class=\"text\"", tr!(locale, "Team")),
        element("th", " scope=\"col\"", tr!(locale, "Points")),
    ];
    let rows = teams.iter().map(|team| {
        let cells = [
            element("td", "", &team.place.to_string()),
            element(
                "th",
                " scope=\"row\" class=\"text\" dir=\"auto\"",
                &team.name,
            ),
            element("td", "", &decimals.text(team.total)),
        ];
        format!("<tr>{}</tr>\n", cells.concat())
    });
    format!(
        "<table>\n{}<thead>\n<tr>{}</tr>\n</thead>\n<tbody>\n{}</tbody>\n</table>\n",
        element("caption", "", tr!(locale, "Teams")),
        heads.concat(),
        rows.collect::<String>(),
    )
}

/// Returns the caption of a table, with a sentence if there is one.
fn caption_with(name: &str, about: &str) -> String {
    let name = escape(name);
    if about.is_empty() {
        return format!("<caption>{name}</caption>\n");
    }
    let about = element("small", "", about);
    format!("<caption>{name}\n{about}</caption>\n")
}

/// Returns an element with a text, which is escaped.
fn element(name: &str, attributes: &str, text: &str) -> String {
    let end = if matches!(name, "td" | "th") {
        ""
    } else {
        "\n"
    };
    format!("<{name}{attributes}>{}</{name}>{end}", escape(text))
}

/// Escapes a text for the content of an element or an attribute.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use tilewise_api::read_season_json;

    use super::*;

    const EVIL: &str = r#"<script>alert('&\"')</script>"#;

    /// Returns a season in which every text is a script.
    fn evil_season() -> PublicSeason {
        let text = format!(
            r#"{{"tilewise-season":1,"club":"{EVIL}","season":"{EVIL}","policy":"minimum=2","nights":2,
            "last_night":"2026-11-29","next_night":{{"date":"2026-12-06","details":"{EVIL}"}},"members":[
            {{"place":1,"name":"{EVIL}","team":"{EVIL}","points":30,"results":2,"counted":2,"places":[1,1,0,0]}},
            {{"place":2,"points":-1.5,"results":2,"counted":2,"places":[0,0,1,1]}},
            {{"name":"Di","points":4,"results":1,"counted":1,"places":[1,0,0,0]}}],
            "teams":[{{"place":1,"name":"{EVIL}","points":30}}]}}"#
        );
        read_season_json(&text).expect("a season")
    }

    #[test]
    fn every_text_of_a_page_is_escaped() {
        let page = season_page(Locale::ENGLISH, &evil_season());
        assert!(!page.contains("<script") && !page.contains("alert('"));
        // Club and season in the title and the head, the place of the next night, the member, the team twice.
        let written = "&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;";
        assert_eq!(page.matches(written).count(), 8);
    }

    #[test]
    fn page_has_tables_with_captions_and_scopes() {
        let page = season_page(Locale::ENGLISH, &evil_season());
        assert!(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
        for caption in ["Season standings", "Not ranked yet", "Teams"] {
            assert!(page.contains(&format!("<caption>{caption}")), "{caption}");
        }
        assert!(page.contains("<tr><td>2</td><th scope=\"row\" class=\"text hidden\">Name not public</th><td>−1.5</td>"));
        assert!(page.contains("A place takes 2 games in this season."));
        // Nothing is loaded from elsewhere.
        assert!(!page.contains("http") && !page.contains("src=") && !page.contains("url("));
    }

    #[test]
    fn members_of_classes_have_headings_on_a_page() {
        let mut season = evil_season();
        season.policy = "classes=A,B; promoted=1; relegated=1"
            .parse()
            .expect("a policy");
        season.members[0].class = "A & co".to_owned();
        let page = season_page(Locale::ENGLISH, &season);
        let heading =
            |name| format!("<th scope=\"rowgroup\" colspan=\"9\" dir=\"auto\">{name}</th>");
        assert!(
            page.contains(&heading("A &amp; co")) && page.contains(&heading("Without a class"))
        );
    }
}
