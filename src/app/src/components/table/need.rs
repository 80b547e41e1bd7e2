//! What one player needs: a wish a line, a target that is typed, and a hand that would do.

use tilewise_ledger::{Hands, Need, PlayerId, Table, Value, Way, Wish};
use tilewise_rules::{Overall, Seat, WinInput};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::needs::{alike, by, distinct, is_out_of_reach, said, wish};
use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;
use crate::link;
use crate::state::Draft;
use crate::table::{house, in_hundredths, name};

/// What a player needs in the hand that is played.
pub fn need(at: &At, player: PlayerId) -> Html {
    let at = at.clone();
    NeedStep { at, player }.keyed(&player.0.to_string())
}

#[derive(PartialEq)]
struct NeedStep {
    at: At,
    player: PlayerId,
}

impl Stateful for NeedStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_need(self).run(hooks)
    }
}

/// A value whose example is shown: of which wish, won how.
type Shown = (Wish, Way, Value);

#[hook]
fn use_need(props: &NeedStep) -> Html {
    let typed = use_state(String::new);
    let typed_overall = use_state(String::new);
    let shown = use_state(|| None::<Shown>);
    let (at, player) = (&props.at, props.player);
    let Some(table) = at.shown.table() else {
        return Html::default();
    };
    let rule = house(table).rule_set().progression.overall;
    let targets = [
        in_hundredths(&typed).map(Wish::Score),
        rule.and_then(|_| in_overall(&typed_overall).map(Wish::Overall)),
    ];
    let wishes = wishes(table, player, targets);
    let needs = table.needs(player, &wishes);
    // One example is there at once: how to have the others is seen by it.
    let first = || {
        let mut open = needs.iter().filter(|need| !need.is_met);
        open.find_map(|need| {
            let mut ways = need.ways.iter();
            ways.find_map(|(way, hands)| Some((need.wish, *way, *hands.least.first()?)))
        })
    };
    let open = shown.or_else(first);
    let onshow = {
        let shown = shown.clone();
        Callback::from(move |one| shown.set(Some(one)))
    };
    let title = tr!("What {0} needs in this hand", name(table, player));
    let content = if needs.is_empty() {
        let says = tr!("The game is over, or this player isn’t at the table now.");
        tag("p").child(says).done()
    } else {
        let lines = needs.iter().map(|need| line(table, need, open, &onshow));
        let least = tr!("At least this many points").to_owned();
        let overall = rule.map(|rule| {
            let label = tr!("{0}: at least", rule.name);
            target("overall", label, typed_overall)
        });
        let lines = tag("ul").children(lines).done();
        let score = target("score", least, typed);
        let overall = overall.unwrap_or_default();
        [lines, score, overall].into_iter().collect()
    };
    tag("div")
        .class("told needs")
        .with("data-need", player.0.to_string())
        .child(head(at, title))
        .child(content)
        .done()
}

/// A score that is wished for, as it is typed.
fn target(what: &'static str, label: String, typed: UseStateHandle<String>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            typed.set(field.value());
        }
    });
    let input = html! {
        <input type="text" class="number" inputmode="decimal" autocomplete="off" data-target={what} {oninput} />
    };
    let target = tag("label").class("need-target");
    let target = target.child(tag("span").child(label));
    target.child(input).done()
}

/// An overall score as somebody types it: "2.5", "−12,3".
fn in_overall(text: &str) -> Option<Overall> {
    let text = text.trim().replace(['\u{2212}', '–'], "-");
    text.replace(',', ".").parse().ok()
}

/// First place, not the last one, a gain, to be before each of the others, and what was typed.
fn wishes(table: &Table, player: PlayerId, targets: [Option<Wish>; 2]) -> Vec<Wish> {
    let seats = table.seats();
    let others = Seat::ALL.map(|seat| seats[seat]).into_iter();
    let others = others.filter(|&other| other != player).map(Wish::Before);
    table
        .usual_wishes()
        .into_iter()
        .chain(others)
        .chain(targets.into_iter().flatten())
        .collect()
}

/// By what tests know a wish.
fn key(wish: Wish) -> String {
    match wish {
        Wish::First => "first".to_owned(),
        Wish::NotLast => "not-last".to_owned(),
        Wish::Before(other) => format!("before-{}", other.place()),
        Wish::Place(place) => format!("place-{place}"),
        Wish::Positive => "positive".to_owned(),
        Wish::Overall(least) => format!("overall-{least}"),
        Wish::Score(least) => format!("score-{least}"),
    }
}

fn line(table: &Table, need: &Need, open: Option<Shown>, onshow: &Callback<Shown>) -> Html {
    let content: Html = if need.is_met {
        tr!("Already reached.").into()
    } else {
        let open_here = open.filter(|(wish, ..)| *wish == need.wish);
        let example = open_here.map(|(_, way, value)| example(table, need.player, way, value));
        let ways = ways(table, need, open, onshow);
        [ways, example.unwrap_or_default()].into_iter().collect()
    };
    tag("li")
        .with("data-wish", key(need.wish))
        .child(tag("span").class("need-wish").child(wish(table, need.wish)))
        .child(content)
        .done()
}

/// What does it, won how: said once where that makes no difference.
fn ways(table: &Table, need: &Need, open: Option<Shown>, onshow: &Callback<Shown>) -> Html {
    if let Some(says) = alike(need) {
        return tag("div").class("need-way").child(says).done();
    }
    let way = |(way, hands): &(Way, Hands)| {
        let values = distinct(house(table), hands)
            .into_iter()
            .map(|(value, says)| {
                let one = (need.wish, *way, value);
                value_key(one, says, open == Some(one), onshow)
            });
        let says: Html = if hands.any {
            tr!("any win").into()
        } else if is_out_of_reach(hands) {
            tr!("no win is enough").into()
        } else {
            values.collect()
        };
        let way = tag("div").class("need-way").child(by(table, *way));
        way.child(": ").child(says)
    };
    need.ways.iter().map(way).collect()
}

fn value_key(one: Shown, says: String, pressed: bool, onshow: &Callback<Shown>) -> Html {
    let key = Button {
        class: "chip",
        hook: ("data-value", String::new()),
        pressed: Some(pressed),
        ..Button::default()
    };
    let does = onshow.reform(move |_: MouseEvent| one);
    key.draw(says, does)
}

/// A hand that is worth it, and the way to it on the Score screen.
fn example(table: &Table, player: PlayerId, way: Way, value: Value) -> Html {
    let Some(example) = table.example(player, way, value) else {
        let none = tag("p").class("tabletop-hint").with("data-example", "none");
        return none.child(tr!("No example is known.")).done();
    };
    let house = house(table);
    let more = (example.value != value).then(|| said(house, example.value));
    let entry = example.entry;
    let draft = Draft {
        house: house.clone(),
        entry: entry.clone(),
    };
    let more = more.map(|more| {
        let says = tr!("This hand is worth more: {0}", more);
        let more = tag("p").class("tabletop-hint").with("data-more", "");
        more.child(says)
    });
    let to = tag("a").class("need-try");
    let to = to.with("href", format!("#{}", link::path(&draft)));
    tag("div")
        .with("data-example", "")
        .child(tiles(&entry))
        .child_if(more)
        .child(to.child(tr!("Open this hand in Score")))
        .done()
}

/// The hand, its sets, and the tile that completes it; for who doesn't see them, their names.
fn tiles(entry: &WinInput) -> Html {
    let hand = &entry.hand;
    let names: Vec<_> = hand.tiles().map(|one| translate(one.name())).collect();
    let melds = hand.melds.iter().map(|meld| meld.tiles.iter().copied());
    let groups = [hand.concealed.clone()].into_iter();
    let groups = groups
        .chain(melds.map(Iterator::collect))
        .chain(hand.winning_tile.map(|won| vec![won]))
        .filter(|group| !group.is_empty());
    let set = |tiles: Vec<Html>| tag("span").class("need-set").children(tiles);
    let group = |group: Vec<tilewise_rules::Tile>| {
        set(group.iter().map(|one| tile(&one.to_string())).collect())
    };
    let bonus = hand.bonus.iter().map(|one| tile(&one.to_string()));
    let dora = hand.dora.iter().map(|one| tile(&one.to_string()));
    let shown = tag("div")
        .class("need-tiles")
        .with("role", "img")
        .with("aria-label", names.join(", "))
        .child(groups.map(group).collect::<Html>())
        .child_if((!hand.bonus.is_empty()).then(|| set(bonus.collect())));
    let dora = (!hand.dora.is_empty()).then(|| {
        let dora = set(dora.collect());
        let shown = tag("div").class("need-tiles").child(tr!("Indicators"));
        shown.child(" ").child(dora).done()
    });
    [shown.done(), dora.unwrap_or_default()]
        .into_iter()
        .collect()
}
