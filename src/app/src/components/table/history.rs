//! The history of a game: a line a hand, and what can be done with one.

use tilewise_ledger::{
    Change, Correction, Effective, EntryId, Happened, Holder, Input, Line, Table, Way, Won,
};
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::changes::changes;
use super::players::{all_players, passed_over, reseated, shares};
use super::score::with_tiles;
use super::{At, go, head, href};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::{Tag, tag};
use crate::language::translate;
use crate::table::{Aim, Place, Step, amount, hand, holder, house, name, net, refusal, signed};
use crate::words;
use crate::{games, language};

/// So many lines are drawn at once. An evening has fewer.
pub const AT_ONCE: usize = 300;

/// All that was told, the last first.
pub fn history(at: &At) -> Html {
    History(at.clone()).html()
}

#[derive(PartialEq)]
struct History(At);

impl Stateful for History {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_history(&self.0).run(hooks)
    }
}

#[hook]
fn use_history(at: &At) -> Html {
    let drawn = use_state_eq(|| AT_ONCE);
    let Some(table) = at.shown.table() else {
        return Html::default();
    };
    let _speaking = language::speak_of(house(table).rule_set().table_key());
    let told = at.shown.log.effective();
    let lines = at.shown.game.lines().iter().zip(&told).rev();
    let earlier = lines.len().saturating_sub(*drawn);
    let more = Button {
        class: "button",
        hook: ("data-action", "earlier".to_owned()),
        ..Button::default()
    };
    let onmore = {
        let drawn = drawn.clone();
        Callback::from(move |_: MouseEvent| drawn.set(*drawn + AT_ONCE))
    };
    let one = |(line, told): (&Line, &Effective)| {
        let then = line
            .reseated
            .map(|(_, says)| tag("span").class("past-then").child(words::says(says)));
        let past = tag("a")
            .class("past")
            .with("data-line", "")
            .with("href", href(&Step::Line(line.entry.clone()).into()))
            .children(cells(table, line, told.input, &[]))
            .child_if(then);
        tag("li").key(line.entry.0.clone()).child(past)
    };
    let list = tag("ol")
        .class("pasts")
        .with("reversed", "reversed")
        .with("start", told.len().to_string())
        .children(lines.take(*drawn).map(one));
    let more = (earlier > 0).then(|| {
        let says = tr!("{0} earlier {0:line|lines}", earlier);
        more.draw(says, onmore)
    });
    tag("div")
        .class("told")
        .child(head(at, tr!("History").to_owned()))
        .child(list)
        .child_if(more)
        .done()
}

/// When, what, and what it did to each player, perhaps with its clauses.
pub fn cells(table: &Table, line: &Line, told: &Input, clauses: &[&'static str]) -> [Tag; 3] {
    let cell = |class| tag("span").class(class);
    let clauses = clauses.iter().map(|clause| tag("cite").child(*clause));
    [
        cell("past-when").child(hand(house(table), line.position, line.repeats)),
        cell("past-what").child(what(table, line, told)),
        cell("past-net").child(nets(table, line)).children(clauses),
    ]
}

/// What a line gives or takes each player, in short.
pub fn nets(table: &Table, line: &Line) -> Html {
    let all = all_players(table)
        .map(|one| (one, net(line, one)))
        .filter(|(_, amount)| *amount != 0);
    let one = |(player, amount): (_, i64)| {
        tag("span")
            .class(if amount > 0 { "past-gain" } else { "past-loss" })
            .child(name(table, player))
            .child("\u{a0}")
            .child(signed(house(table), amount))
    };
    all.map(one).collect()
}

/// What was told, in a few words, and why it moved nothing if it couldn't be.
pub fn what(table: &Table, line: &Line, told: &Input) -> String {
    let is_foul = matches!(told, Input::Foul(_));
    let _speaking = is_foul.then(|| language::speak_of(language::PENALTY_BOOKS));
    let says = language::translated(&line.sentence(table, told));
    match &line.refused {
        Some(why) => tr!("{0}. {1}", says, refusal(table, why).join(" ")),
        None => says,
    }
}

/// One entry: what it did, and what can be done with it.
pub fn line(at: &At, table: &Table, id: &EntryId) -> Html {
    let told = at.shown.told(id);
    let Some((line, told)) = at.shown.line(id).zip(told.as_ref()) else {
        return head(at, tr!("This entry no longer exists").to_owned());
    };
    let house = house(table);
    let moves = line.moves.iter().map(|one| {
        let from = holder(table, one.from);
        let from = match one.from {
            Holder::Player(_) => from,
            Holder::Pot(_) | Holder::Bank => words::capitalized(&from),
        };
        let name = tr!(
            "{0} to {1}: {2}",
            from,
            holder(table, one.to),
            amount(house, one.amount)
        );
        let says = tag("span").class("line-says").child(words::says(one.says));
        let says = says.child(" ").child(tag("cite").child(one.clause));
        tag("li")
            .class("line")
            .child(tag("span").class("line-name").child(name))
            .child(says)
    });
    let is_opening = matches!(told, Input::Opened(_));
    let title = format!(
        "{}: {}",
        hand(house, line.position, line.repeats),
        what(table, line, told)
    );
    let to = |key: &'static str, says: &'static str, aim: Aim, step: Step| {
        let to = href(&Place { step, aim });
        link("button", key, to, translate(says))
    };
    let back = href(&Step::History.into());
    let top = tag("div")
        .class("evening-head")
        .child(link("way-back", "back", back, tr!("History")))
        .child(super::title(title));
    let followed = line.followed.map(|(clause, says)| {
        let says = tag("p").class("followed").child(words::says(says));
        says.child(" ").child(tag("cite").child(clause))
    });
    let asks = at.writes().then(|| {
        let another = match told {
            Input::Won(_) | Input::SeveralWon(_) if can_be_joined(line) => Some(to(
                "another",
                text!("And another winner"),
                Aim::With(id.clone()),
                Step::Won(None),
            )),
            _ => None,
        };
        let rest = (!is_opening).then(|| {
            let aim = Aim::Before(id.clone());
            let before = to("before", text!("Insert before"), aim, Step::Won(None));
            let delete = href(&Step::Delete(id.clone()).into());
            let delete = link("button button-loss", "delete", delete, tr!("Delete"));
            let aim = Aim::Before(id.clone());
            let rules = to(
                "rules-before",
                text!("Other rules from this hand on"),
                aim,
                Step::Rules,
            );
            [before, rules, delete].into_iter().collect::<Html>()
        });
        let change: Html = change(at, id, told).into_iter().collect();
        let asks = tag("div").class("tabletop-asks").child(change);
        asks.child_if(another).child_if(rest)
    });
    tag("div")
        .class("told")
        .child(top)
        .child(shares(table, line))
        .child_if(passed_over(table, line, told))
        .child(tag("ul").class("lines").children(moves))
        .child_if(followed)
        .child(reseated(line))
        .child_if(asks)
        .done()
}

/// A way that is known by its action.
fn link(class: &'static str, action: &'static str, to: String, says: &'static str) -> Tag {
    let link = tag("a").class(class).with("data-action", action);
    link.with("href", to).child(says)
}

/// Whether somebody else may have won on the same tile.
fn can_be_joined(line: &Line) -> bool {
    let on_discard = line.won.iter().all(|won| won.way != Way::SelfDraw);
    on_discard && (1..3).contains(&line.won.len())
}

/// How an entry is changed: what was said is where it begins.
fn change(at: &At, id: &EntryId, told: &Input) -> Vec<Html> {
    let aimed = |step: Step| Place {
        step,
        aim: Aim::Instead(id.clone()),
    };
    let to = |key: &'static str, says: &'static str, step: Step| {
        link("button", key, href(&aimed(step)), translate(says)).done()
    };
    // What has tiles is seen with its proof, and changed there.
    let won = |last: Option<&Won>| match last {
        Some(Won::Hand(_)) => {
            let at = At {
                place: aimed(Step::Won(None)),
                ..at.clone()
            };
            let hand = with_tiles(&at, "button", tr!("See or change the hand"));
            vec![
                hand,
                to("change", text!("Enter only the value"), Step::Won(None)),
            ]
        }
        _ => vec![to("change", text!("Change"), Step::Won(None))],
    };
    let change = |step: Step| to("change", text!("Change"), step);
    let key = |told: &Happened| Some(told.event.clone());
    match told {
        Input::Opened(_) => vec![
            to("names", text!("Names"), Step::Names),
            to("seats", text!("Seats"), Step::Seats),
            to("rules", text!("Rules of the game"), Step::Rules),
        ],
        Input::Won(told) => won(Some(&told.told)),
        Input::SeveralWon(told) => won(told.told.last()),
        Input::Drawn(told) => vec![change(Step::Drawn(told.told.as_ref().and_then(key)))],
        Input::Happened(told) => vec![change(Step::Happened(key(&told.told)))],
        Input::Foul(told) => vec![change(Step::Happened(Some(told.told.foul.clone())))],
        Input::Bet(_) => vec![change(Step::Bet)],
        Input::Seats(_) => vec![change(Step::Seats)],
        Input::Joined(_) => vec![change(Step::Names)],
        Input::Substitute(..) => vec![change(Step::Substitute)],
        Input::Rules(_) => vec![change(Step::Rules)],
        Input::Chips(_) => vec![change(Step::Chips)],
        Input::Paid(_) => vec![change(Step::Paid)],
        Input::Closed
        | Input::Reopened
        | Input::PenGiven
        | Input::PenTaken
        | Input::Unread(_)
        | Input::Corrected(_) => Vec::new(),
    }
}

/// Whether an entry is to be deleted, and what that changes.
pub fn delete(at: &At, id: &EntryId) -> Html {
    let input = Input::Corrected(Correction {
        of: id.clone(),
        what: Change::Delete,
    });
    let button = Button {
        class: "button button-loss told-delete",
        hook: ("data-action", "done".to_owned()),
        ..Button::default()
    };
    let says = changes(at, &input);
    let ondelete = {
        let at = at.clone();
        Callback::from(move |_: MouseEvent| {
            games::write(&at.shown.id, input.clone());
            go(&at.onaction, Step::History);
        })
    };
    tag("div")
        .class("told")
        .child(head(at, tr!("Delete this entry?").to_owned()))
        .child(says)
        .child(button.draw(tr!("Delete"), ondelete))
        .done()
}
