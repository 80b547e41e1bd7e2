//! The requirements of one player: goals, typed targets, and an example hand.

use tilewise_ledger::{Goal, MinimalHands, PlayerId, Requirement, Table, Value, WinMethod};
use tilewise_rules::{Overall, Seat, WinInput};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::needs::{alike, by, distinct, goal_text, is_out_of_reach, value_text};
use super::{TableContext, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
use crate::components::tag::tag;
use crate::components::tile::tile;
use crate::language::translate;
use crate::link;
use crate::state::Draft;
use crate::table::{house, in_hundredths, name};

/// Renders the requirements of a player in the current hand.
pub fn need(at: &TableContext, player: PlayerId) -> Html {
    let at = at.clone();
    NeedStep { at, player }.keyed(&player.0.to_string())
}

#[derive(PartialEq)]
struct NeedStep {
    at: TableContext,
    player: PlayerId,
}

impl Stateful for NeedStep {
    fn draw(&self, hooks: &mut HookContext) -> Html {
        use_need(self).run(hooks)
    }
}

/// The goal, win method and value of the example that is shown.
type OpenExample = (Goal, WinMethod, Value);

#[hook]
fn use_need(props: &NeedStep) -> Html {
    let typed = use_state(String::new);
    let typed_overall = use_state(String::new);
    let selected = use_state(|| None::<OpenExample>);
    let (at, player) = (&props.at, props.player);
    let Some(table) = at.replayed.table() else {
        return Html::default();
    };
    let rule = house(table).rule_set().progression.overall;
    let targets = [
        in_hundredths(&typed).map(Goal::Score),
        rule.and_then(|_| in_overall(&typed_overall).map(Goal::Overall)),
    ];
    let goals = goals(table, player, targets);
    let needs = table.requirements(player, &goals);
    // One example is open from the start, to show that values are buttons.
    let first = || {
        let mut open = needs.iter().filter(|need| !need.is_met);
        open.find_map(|need| {
            let mut ways = need.methods.iter();
            ways.find_map(|(way, hands)| Some((need.goal, *way, *hands.values.first()?)))
        })
    };
    let open = selected.or_else(first);
    let onshow = {
        let selected = selected.clone();
        Callback::from(move |one| selected.set(Some(one)))
    };
    let title = tr!("What {0} needs in this hand", name(table, player));
    let content = if needs.is_empty() {
        let message = tr!("The game is over, or this player isn’t at the table now.");
        tag("p").child(message).done()
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
        .class("step-panel needs")
        .with("data-need", player.0.to_string())
        .child(head(at, title))
        .child(content)
        .done()
}

/// Renders the field for a target score.
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

/// Parses a typed overall score, such as "2.5" or "−12,3".
fn in_overall(text: &str) -> Option<Overall> {
    let text = text.trim().replace(['\u{2212}', '–'], "-");
    text.replace(',', ".").parse().ok()
}

/// Returns the usual goals, a place ahead of each other player, and the typed targets.
fn goals(table: &Table, player: PlayerId, targets: [Option<Goal>; 2]) -> Vec<Goal> {
    let seats = table.seats();
    let others = Seat::ALL.map(|seat| seats[seat]).into_iter();
    let others = others.filter(|&other| other != player).map(Goal::Before);
    table
        .usual_goals()
        .into_iter()
        .chain(others)
        .chain(targets.into_iter().flatten())
        .collect()
}

/// Returns the key of a goal for tests.
fn key(goal: Goal) -> String {
    match goal {
        Goal::First => "first".to_owned(),
        Goal::NotLast => "not-last".to_owned(),
        Goal::Before(other) => format!("before-{}", other.place()),
        Goal::Place(place) => format!("place-{place}"),
        Goal::Positive => "positive".to_owned(),
        Goal::Overall(least) => format!("overall-{least}"),
        Goal::Score(least) => format!("score-{least}"),
    }
}

fn line(
    table: &Table,
    need: &Requirement,
    open: Option<OpenExample>,
    onshow: &Callback<OpenExample>,
) -> Html {
    let content: Html = if need.is_met {
        tr!("Already reached.").into()
    } else {
        let open_here = open.filter(|(goal, ..)| *goal == need.goal);
        let example = open_here.map(|(_, way, value)| example(table, need.player, way, value));
        let ways = ways(table, need, open, onshow);
        [ways, example.unwrap_or_default()].into_iter().collect()
    };
    tag("li")
        .with("data-wish", key(need.goal))
        .child(
            tag("span")
                .class("need-goal")
                .child(goal_text(table, need.goal)),
        )
        .child(content)
        .done()
}

/// Renders the values for each win method, or a single text for all methods.
fn ways(
    table: &Table,
    need: &Requirement,
    open: Option<OpenExample>,
    onshow: &Callback<OpenExample>,
) -> Html {
    if let Some(text) = alike(need) {
        return tag("div").class("need-way").child(text).done();
    }
    let way = |(way, hands): &(WinMethod, MinimalHands)| {
        let values = distinct(house(table), hands)
            .into_iter()
            .map(|(value, text)| {
                let one = (need.goal, *way, value);
                value_key(one, text, open == Some(one), onshow)
            });
        let content: Html = if hands.any_hand {
            tr!("any win").into()
        } else if is_out_of_reach(hands) {
            tr!("no win is enough").into()
        } else {
            values.collect()
        };
        let way = tag("div").class("need-way").child(by(table, *way));
        way.child(": ").child(content)
    };
    need.methods.iter().map(way).collect()
}

fn value_key(
    one: OpenExample,
    label: String,
    pressed: bool,
    onshow: &Callback<OpenExample>,
) -> Html {
    let key = Button {
        class: "chip",
        hook: ("data-value", String::new()),
        pressed: Some(pressed),
        ..Button::default()
    };
    let does = onshow.reform(move |_: MouseEvent| one);
    key.draw(label, does)
}

/// Renders an example hand of a value, with a link to it on the Score screen.
fn example(table: &Table, player: PlayerId, way: WinMethod, value: Value) -> Html {
    let Some(example) = table.example(player, way, value) else {
        let none = tag("p").class("tabletop-hint").with("data-example", "none");
        return none.child(tr!("No example is known.")).done();
    };
    let house = house(table);
    let more = (example.value != value).then(|| value_text(house, example.value));
    let entry = example.entry;
    let draft = Draft {
        house: house.clone(),
        entry: entry.clone(),
    };
    let more = more.map(|more| {
        let text = tr!("This hand is worth more: {0}", more);
        let more = tag("p").class("tabletop-hint").with("data-more", "");
        more.child(text)
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

/// Renders the hand, its sets and the winning tile, with their names for screen readers.
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
    let tiles = tag("div")
        .class("need-tiles")
        .with("role", "img")
        .with("aria-label", names.join(", "))
        .child(groups.map(group).collect::<Html>())
        .child_if((!hand.bonus.is_empty()).then(|| set(bonus.collect())));
    let dora = (!hand.dora.is_empty()).then(|| {
        let dora = set(dora.collect());
        let indicators = tag("div").class("need-tiles").child(tr!("Indicators"));
        indicators.child(" ").child(dora).done()
    });
    [tiles.done(), dora.unwrap_or_default()]
        .into_iter()
        .collect()
}
