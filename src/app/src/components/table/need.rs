//! What one player needs: a wish a line, a target that is typed, and a hand that would do.

use tilewise_ledger::{Hands, Need, PlayerId, Table, Value, Way, Wish};
use tilewise_rules::{Overall, Seat, WinInput};
use web_sys::HtmlInputElement;
use yew::functional::{Hook, HookContext};
use yew::prelude::*;

use super::needs::{alike, by, distinct, is_out_of_reach, said, usual, wish};
use super::{At, head};
use crate::components::button::Button;
use crate::components::stateful::Stateful;
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
    let title = tr!(
        "What {0} needs in this hand",
        name(table, player).to_owned()
    );
    html! {
        <div class="told needs" data-need={player.0.to_string()}>
            { head(at, title) }
            if needs.is_empty() {
                <p>{ tr!("The game is over, or this player isn’t at the table now.") }</p>
            } else {
                <ul>{ for needs.iter().map(|need| line(table, need, open, &onshow)) }</ul>
                { target("score", tr!("At least so many points").to_owned(), typed) }
                { for rule.map(|rule| {
                    let label = tr!("{0}: at least", rule.name);
                    target("overall", label, typed_overall)
                }) }
            }
        </div>
    }
}

/// A score that is wished for, as it is typed.
fn target(what: &'static str, label: String, typed: UseStateHandle<String>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            typed.set(field.value());
        }
    });
    html! {
        <label class="need-target">
            <span>{ label }</span>
            <input type="text" class="number" inputmode="decimal" autocomplete="off" data-target={what} {oninput} />
        </label>
    }
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
    usual(house(table))
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
    html! {
        <li data-wish={key(need.wish)}>
            <span class="need-wish">{ wish(table, need.wish) }</span>
            if need.is_met {
                { tr!("That is so already.") }
            } else {
                { ways(table, need, open, onshow) }
                { for open.filter(|(wish, ..)| *wish == need.wish)
                    .map(|(_, way, value)| example(table, need.player, way, value)) }
            }
        </li>
    }
}

/// What does it, won how: said once where that makes no difference.
fn ways(table: &Table, need: &Need, open: Option<Shown>, onshow: &Callback<Shown>) -> Html {
    if let Some(says) = alike(need) {
        return html! { <div class="need-way">{ says }</div> };
    }
    let way = |(way, hands): &(Way, Hands)| {
        let values = distinct(house(table), hands)
            .into_iter()
            .map(|(value, says)| {
                let one = (need.wish, *way, value);
                value_key(one, says, open == Some(one), onshow)
            });
        html! {
            <div class="need-way">
                { by(table, *way) }{ ": " }
                if hands.any {
                    { tr!("any win") }
                } else if is_out_of_reach(hands) {
                    { tr!("no win does it") }
                } else {
                    { for values }
                }
            </div>
        }
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
        return html! { <p class="felt-hint" data-example="none">{ tr!("No example is known.") }</p> };
    };
    let house = house(table);
    let more = (example.value != value).then(|| said(house, example.value));
    let entry = example.entry;
    let draft = Draft {
        house: house.clone(),
        entry: entry.clone(),
    };
    html! {
        <div data-example="">
            { tiles(&entry) }
            { for more.map(|more| html! {
                <p class="felt-hint" data-more="">{ tr!("This hand is worth more: {0}", more) }</p>
            }) }
            <a class="need-try" href={format!("#{}", link::path(&draft))}>{ tr!("Open this hand in Score") }</a>
        </div>
    }
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
    let group = |group: Vec<tilewise_rules::Tile>| {
        html! { <span class="need-set">{ for group.iter().map(|one| tile(&one.to_string())) }</span> }
    };
    let bonus = hand.bonus.iter().map(|one| tile(&one.to_string()));
    let dora = hand.dora.iter().map(|one| tile(&one.to_string()));
    html! {
        <>
            <div class="need-tiles" role="img" aria-label={names.join(", ")}>
                { for groups.map(group) }
                if !hand.bonus.is_empty() {
                    <span class="need-set">{ for bonus }</span>
                }
            </div>
            if !hand.dora.is_empty() {
                <div class="need-tiles">{ tr!("Indicators") }{ " " }<span class="need-set">{ for dora }</span></div>
            }
        </>
    }
}
