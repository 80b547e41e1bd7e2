//! Dice, pictures of results, and looking back at games, which load on demand.

mod dice;
mod picture_page;
mod result_picture;
mod review_page;
mod review_view;

use std::rc::Rc;

use tilewise_ledger::EntryId;
use tilewise_rules::RuleConfig;
use yew::prelude::*;

use self::dice::Dice;
use self::picture_page::PicturePage;
use self::review_page::ReviewPage;
use crate::chunks::{Load, TOOLS, use_lazy};
use crate::i18n::use_locale;
use crate::store::{Games, PageAction};
use crate::table::{GamePlayer, ReplayedGame};
use crate::ui::loading::loading;

/// A tool, with what it shows.
#[derive(Clone, PartialEq)]
pub enum GameTool {
    /// The dice for the wall, by these rules.
    Dice(RuleConfig),
    /// The picture of the standings, or of the hand of an entry.
    Picture(Rc<ReplayedGame>, Option<EntryId>),
    /// Looking back at all games, or at those of one player.
    Review(Rc<Games>, Option<GamePlayer>, Callback<PageAction>),
}

/// Draws a tool.
pub fn tool(tool: GameTool) -> Html {
    html! { <LazyTool {tool} /> }
}

/// Properties of [`LazyTool`].
#[derive(Properties, PartialEq)]
struct LazyToolProps {
    /// Tool.
    tool: GameTool,
}

/// A tool, which may have to be loaded.
#[component]
fn LazyTool(props: &LazyToolProps) -> Html {
    let locale = use_locale();
    match use_lazy(Some(&TOOLS)) {
        Load::Ready(draw) => draw(&props.tool),
        load => loading(locale, &load),
    }
}

/// Draws a tool, whose code is loaded.
pub fn draw(tool: &GameTool) -> Html {
    match tool {
        GameTool::Dice(house) => html! { <Dice house={house.clone()} /> },
        GameTool::Picture(replayed, entry) => {
            let key = entry.as_ref().map_or("", |id| &id.0).to_owned();
            html! { <PicturePage {key} replayed={Rc::clone(replayed)} entry={entry.clone()} /> }
        }
        GameTool::Review(games, of, onaction) => {
            // Another player has other choices.
            let key = of
                .as_ref()
                .map_or_else(String::new, |of| format!("{}/{}", of.game, of.player.0));
            html! {
                <ReviewPage
                    {key}
                    games={Rc::clone(games)}
                    of={of.clone()}
                    onaction={onaction.clone()}
                />
            }
        }
    }
}
