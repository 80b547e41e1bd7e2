//! Random answers to the questions of events and fouls.

use tilewise_rules::{
    Answer, AnswerKind, Answers, BonusTile, BySeat, Prompt, RuleConfig, Seat, Tile,
};

use crate::Random;

/// The most tiles of an answer.
const MOST_TILES: usize = 3;

/// Draws an answer to a prompt; `None` for a kind of answer that exercises don't have.
pub(super) fn answer(
    config: &RuleConfig,
    prompt: &Prompt,
    before: &Answers,
    random: &mut Random,
) -> Option<Answer> {
    // That it was nobody is a fact; that a number or the tiles aren't known leaves the case open.
    let is_player = prompt.question.kind == AnswerKind::Seat;
    if is_player && prompt.skip.is_some() && random.percent(30) {
        return Some(Answer::Open);
    }
    if let Some(answer) = random.pick(&prompt.answers) {
        return Some(answer.clone());
    }
    match prompt.question.kind {
        AnswerKind::Number(most) => {
            let (least, most) = if prompt.question.in_unit {
                (
                    config.minimum().max(1).into(),
                    most.min(config.limit().into()),
                )
            } else {
                (0, most.min(4))
            };
            let range = usize::try_from(most.checked_sub(least)?).ok()? + 1;
            let more = u32::try_from(random.below(range.min(12))).ok()?;
            Some(Answer::Number(least + more))
        }
        AnswerKind::Tile => Some(Answer::Tiles(vec![tile(before, random)])),
        AnswerKind::Tiles => {
            let least = usize::from(prompt.skip.is_none());
            let number = least + random.below(MOST_TILES);
            let mut tiles: Vec<Tile> = (0..number).map(|_| tile(before, random)).collect();
            tiles.sort_unstable();
            tiles.dedup();
            Some(Answer::Tiles(tiles))
        }
        AnswerKind::Seats => {
            let seats = BySeat::new(Seat::ALL.map(|_| random.percent(40)));
            Some(Answer::Seats(seats))
        }
        AnswerKind::Bonus => {
            let all = config.bonus().iter();
            let held: Vec<BonusTile> = all.filter(|_| random.percent(25)).collect();
            Some(Answer::Bonus(held.into_iter().collect()))
        }
        _ => None,
    }
}

/// Draws a tile: often one of an earlier answer, because the same tile is what such questions are about.
fn tile(before: &Answers, random: &mut Random) -> Tile {
    let answers = before.keys().filter_map(|key| before.get(key));
    let tiles = answers.filter_map(|answer| match answer {
        Answer::Tiles(tiles) => Some(tiles.clone()),
        _ => None,
    });
    let tiles: Vec<Tile> = tiles.flatten().collect();
    match random.pick(&tiles) {
        Some(&tile) if random.percent(50) => tile,
        _ => random.one_of(Tile::ALL),
    }
}
