//! A game that has come whole: what it is, and what is done with it. It never takes the place of
//! what is here.

use std::collections::BTreeSet;
use std::rc::Rc;

use tilewise_ledger::{Effective, Game, Holder, Input, Line, Log, PlayerId, Table};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::table::{go, history};
use crate::components::tag::tag;
use crate::games;
use crate::language::speak_of;
use crate::state::Action;
use crate::table::{Step, amount, house, name, position};
use crate::words;

/// How a game compares with that of this device.
enum Compared {
    Unknown,
    /// So many entries are new.
    New(usize),
    Same,
    /// One entry says two things.
    Conflict,
}

/// A game, offered.
pub fn offered(log: &Rc<Log>, onaction: &Callback<Action>) -> Html {
    let game = log.replay();
    let opened = log
        .entries()
        .iter()
        .find(|one| matches!(one.input, Input::Opened(_)));
    let (Some(table), Some(opened)) = (game.table(), opened) else {
        let refused = tag("p").class("refused").with("role", "alert");
        let refused = refused.with("data-refused", "not-opened");
        return refused
            .child(tr!("The start of this game is missing. Ask for it again."))
            .done();
    };
    let id: Rc<str> = opened.id.0.as_str().into();
    let compared = compared(&id, log);
    let says = match compared {
        Compared::Unknown => tr!("This game is new on this phone. Your other games won’t change.").to_owned(),
        Compared::New(count) => tr!("This game is already on this phone. {0} {0:entry is|entries are} new.", i64::try_from(count).unwrap_or(0)),
        Compared::Same => tr!("This game is already on this phone. Nothing is new.").to_owned(),
        Compared::Conflict => tr!("This game is already on this phone with different content, so nothing was added. Ask the sender.").to_owned(),
    };
    let key = match compared {
        Compared::Unknown => "unknown",
        Compared::New(_) => "new",
        Compared::Same => "same",
        Compared::Conflict => "conflict",
    };
    let open = match compared {
        Compared::Conflict => Html::default(),
        _ => open(&id, log, matches!(compared, Compared::Unknown), onaction),
    };
    let says = tag("p")
        .with("role", "status")
        .with("data-compared", key)
        .child(says);
    [about(table), says.done(), open, told(log, &game, table)]
        .into_iter()
        .collect()
}

/// What was told in it, each with its clauses, to be seen before it is taken in.
fn told(log: &Log, game: &Game, table: &Table) -> Html {
    let _speaking = speak_of(house(table).rule_set().table_key());
    let told = log.effective();
    let all = game.lines().iter().zip(&told);
    let earlier = all.len().saturating_sub(history::AT_ONCE);
    let one = |(line, told): (&Line, &Effective)| {
        let cells = history::cells(table, line, told.input, &clauses(line));
        tag("li").child(tag("div").class("past").children(cells))
    };
    let title = tag("h3")
        .class("codes-told")
        .child(tr!("What was told in it"));
    let hint = (earlier > 0).then(|| {
        let says = tr!("{0} earlier {0:line|lines}", earlier);
        tag("p").class("tabletop-hint").child(says)
    });
    let list = tag("ol")
        .class("pasts")
        .children(all.skip(earlier).map(one));
    [Some(title), hint, Some(list)]
        .into_iter()
        .flatten()
        .collect()
}

/// By which clauses it moved something, and what followed.
fn clauses(line: &Line) -> Vec<&'static str> {
    let followed = line.followed.into_iter().chain(line.reseated);
    let moves = line.moves.iter().map(|one| one.clause);
    let all = moves.chain(followed.map(|(clause, _)| clause));
    let mut seen = BTreeSet::new();
    all.filter(|clause| !clause.is_empty() && seen.insert(*clause))
        .collect()
}

fn compared(id: &str, log: &Log) -> Compared {
    let Some(here) = games::of_id(id) else {
        return Compared::Unknown;
    };
    let all = here.log.entries().iter().chain(log.entries());
    match Log::of(all.cloned()) {
        Err(_) => Compared::Conflict,
        Ok(both) => match both.entries().len() - here.log.entries().len() {
            0 => Compared::Same,
            count => Compared::New(count),
        },
    }
}

/// By which rules it is played, how far it is, who has what.
fn about(table: &Table) -> Html {
    let house = house(table);
    let _speaking = speak_of(house.rule_set().table_key());
    let players =
        (0..table.players.len()).filter_map(|place| u8::try_from(place).ok().map(PlayerId));
    let about = tag("p")
        .class("codes-about")
        .child(tag("strong").child(words::rules_of(house)))
        .child(
            tag("span")
                .with("data-position", "")
                .child(position(house, table.position)),
        );
    let one = |one: PlayerId| {
        let has = amount(house, table.accounts.of(Holder::Player(one)));
        let who = tag("li").child(tag("span").child(name(table, one)));
        who.child(tag("strong").child(has))
    };
    let list = tag("ul").class("codes-players").children(players.map(one));
    [about, list].into_iter().collect()
}

/// To open it: with the pen where it was given away, else to watch.
fn open(id: &Rc<str>, log: &Rc<Log>, is_new: bool, onaction: &Callback<Action>) -> Html {
    let here = games::of_id(id);
    let known = here.iter().flat_map(|game| game.log.entries());
    // All fit together: that was seen before.
    let both = Log::of(known.chain(log.entries()).cloned()).unwrap_or_default();
    let is_free = both.pen().device.is_none();
    let is_own = games::may_write(&both);
    let does = |takes: bool| {
        let (id, log, onaction) = (Rc::clone(id), Rc::clone(log), onaction.clone());
        Callback::from(move |_: MouseEvent| {
            if games::adopt(&id, &log).is_ok() {
                if takes {
                    games::take_pen(&id);
                }
                go(&onaction, Step::Felt);
            }
        })
    };
    let button = |class: &'static str, key: &str| Button {
        class,
        hook: ("data-action", key.to_owned()),
        ..Button::default()
    };
    let plain = if is_new {
        tr!("Open this game")
    } else {
        tr!("Bring it up to date")
    };
    let keys: Html = if is_free {
        let writes = button("button button-done", "open-and-write");
        let writes = writes.draw(tr!("Keep score on this phone"), does(true));
        let watches = button("button", "open").draw(tr!("Only watch"), does(false));
        [writes, watches].into_iter().collect()
    } else {
        let opens = button("button button-done", "open").draw(plain, does(false));
        let hint = (!is_own).then(|| {
            let says = tr!("The other phone still keeps score. This one only watches.");
            tag("p").class("tabletop-hint").child(says).done()
        });
        [opens, hint.unwrap_or_default()].into_iter().collect()
    };
    tag("div").class("codes-does").child(keys).done()
}
