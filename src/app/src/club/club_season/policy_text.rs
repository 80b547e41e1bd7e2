//! The policy of a season in words.

use tilewise_club::{
    Attendance, ClassPolicy, CountingRule, Measure, SeasonPoints, SeasonPolicy, TeamPolicy,
    TieRule, Total,
};

use crate::i18n::Locale;

/// Returns the policy in sentences, one for each part that does something.
pub fn policy_text(locale: Locale, policy: &SeasonPolicy) -> Vec<String> {
    let mut lines = vec![
        measure(locale, &policy.measure),
        counting(locale, policy.counting),
        total(locale, policy.total),
        minimum(locale, policy.minimum),
    ];
    attendance(locale, policy.attendance, &mut lines);
    lines.push(ties(locale, &policy.ties));
    lines.extend(policy.teams.map(|one| teams(locale, one)));
    if let Some(one) = &policy.classes {
        classes(locale, one, &mut lines);
    }
    if policy.carried_percent > 0 {
        lines.push(tr!(
            locale,
            "Members begin with {0} percent of their points of the last season.",
            usize::from(policy.carried_percent)
        ));
    }
    lines
}

/// Returns points with a minus sign: “−1.5”.
pub fn points_text(points: SeasonPoints) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// Returns a rule for ties, as an item of a list.
pub const fn tie_name(rule: TieRule) -> &'static str {
    match rule {
        TieRule::FirstPlaces => text!("more first places"),
        TieRule::Results => text!("more results"),
        TieRule::BestResult => text!("the better best result"),
        TieRule::LastResult => text!("the better last result"),
        TieRule::HeadToHead => text!("the better sum at their common tables"),
    }
}

fn measure(locale: Locale, measure: &Measure) -> String {
    match measure {
        Measure::Overall => tr!(
            locale,
            "A result is worth the overall score of the game, with uma or table points if the rules have them, otherwise what was won or lost."
        )
        .to_owned(),
        Measure::Gain => {
            tr!(locale, "A result is worth what was won or lost at the table.").to_owned()
        }
        Measure::Score => tr!(locale, "A result is worth the final score at the table.").to_owned(),
        Measure::Place(points) => {
            let [first, second, third, fourth] = points.map(points_text);
            tr!(
                locale,
                "A result is worth points for the place at the table: {0}, {1}, {2} and {3}. Players who share a place share its points.",
                first,
                second,
                third,
                fourth
            )
        }
    }
}

fn counting(locale: Locale, counting: CountingRule) -> String {
    match counting {
        CountingRule::All => tr!(locale, "All results count.").to_owned(),
        CountingRule::Best(count) => tr!(
            locale,
            "For each member, {0} {0:result counts|results count}: the best.",
            count
        ),
        CountingRule::BestOfWeek(count) => tr!(
            locale,
            "For each member, {0} {0:result|results} of each week, from Monday to Sunday, {0:counts|count}: the best.",
            count
        ),
        CountingRule::BestNights(count) => tr!(
            locale,
            "For each member, all results of {0} {0:night|nights} count: the best.",
            count
        ),
    }
}

fn total(locale: Locale, total: Total) -> String {
    match total {
        Total::Sum => tr!(locale, "They are added up.").to_owned(),
        Total::Mean => tr!(locale, "Their mean is taken.").to_owned(),
    }
}

fn minimum(locale: Locale, minimum: u32) -> String {
    match minimum {
        0 => tr!(locale, "Members without a result are ranked, too.").to_owned(),
        _ => tr!(
            locale,
            "Members are ranked from {0} {0:result|results} on; the others are listed below, without a place.",
            minimum
        ),
    }
}

fn attendance(locale: Locale, attendance: Attendance, lines: &mut Vec<String>) {
    let Attendance {
        present,
        away,
        most_absences,
    } = attendance;
    if present != SeasonPoints::ZERO {
        lines.push(tr!(
            locale,
            "Each night on which a member is there: {0} points.",
            points_text(present)
        ));
    }
    if away == SeasonPoints::ZERO {
        return;
    }
    let points = points_text(away);
    lines.push(match most_absences {
        None => tr!(locale, "Each absence after joining: {0} points.", points),
        Some(most) => tr!(
            locale,
            "Each absence after joining: {0} points, for at most {1} {1:absence|absences}.",
            points,
            most
        ),
    });
}

fn ties(locale: Locale, ties: &[TieRule]) -> String {
    if ties.is_empty() {
        return tr!(locale, "Members with equal points share a place.").to_owned();
    }
    let names = ties.iter().map(|rule| locale.translate(tie_name(*rule)));
    let names = names.collect::<Vec<_>>().join(tr!(locale, ", then "));
    tr!(
        locale,
        "Equal points are decided by {0}; who is equal by all of this shares a place.",
        names
    )
}

fn teams(locale: Locale, teams: TeamPolicy) -> String {
    match teams.counted {
        None => tr!(
            locale,
            "A team has the points of all its members who have a place."
        )
        .to_owned(),
        Some(count) => tr!(
            locale,
            "A team has the points of {0} {0:member|members}: the best.",
            count
        ),
    }
}

fn classes(locale: Locale, classes: &ClassPolicy, lines: &mut Vec<String>) {
    let names = classes.names.join(tr!(locale, ", "));
    lines.push(tr!(
        locale,
        "There are {0} classes, from the highest: {1}.",
        classes.names.len(),
        names
    ));
    let (up, down) = (classes.promoted, classes.relegated);
    if up == 0 && down == 0 {
        lines.push(tr!(locale, "Nobody goes up or down at the end of the season.").to_owned());
    } else {
        lines.push(tr!(
            locale,
            "At the end of the season, at most {0} {0:member goes|members go} up from a class, and at most {1} {1:goes|go} down.",
            up,
            down
        ));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tilewise_club::POLICY_PRESETS;

    use super::*;

    fn words(text: &str) -> Vec<String> {
        policy_text(Locale::ENGLISH, &text.parse().expect(text))
    }

    #[test]
    fn presets_have_a_sentence_for_each_part() {
        let overall = "A result is worth the overall score of the game, with uma or table points if the rules have them, otherwise what was won or lost.";
        let places = "A result is worth points for the place at the table: 3, 2, −1 and −3. Players who share a place share its points.";
        let one =
            "Members are ranked from 1 result on; the others are listed below, without a place.";
        let six =
            "Members are ranked from 6 results on; the others are listed below, without a place.";
        let best_result = "Equal points are decided by more first places, then the better best result; who is equal by all of this shares a place.";
        let expected: [&[&str]; 6] = [
            &[
                overall,
                "All results count.",
                "They are added up.",
                one,
                best_result,
            ],
            &[
                overall,
                "All results count.",
                "Their mean is taken.",
                six,
                "Equal points are decided by more results, then more first places; who is equal by all of this shares a place.",
            ],
            &[
                overall,
                "For each member, 2 results of each week, from Monday to Sunday, count: the best.",
                "They are added up.",
                one,
                best_result,
            ],
            &[
                places,
                "All results count.",
                "They are added up.",
                one,
                "Each absence after joining: −1 points, for at most 3 absences.",
                "Equal points are decided by more first places, then the better sum at their common tables; who is equal by all of this shares a place.",
            ],
            &[
                overall,
                "For each member, all results of 8 nights count: the best.",
                "They are added up.",
                one,
                best_result,
            ],
            &[
                overall,
                "All results count.",
                "They are added up.",
                one,
                best_result,
                "A team has the points of all its members who have a place.",
            ],
        ];
        for (preset, expected) in POLICY_PRESETS.into_iter().zip(expected) {
            let text = policy_text(Locale::ENGLISH, &(preset.policy)());
            assert_eq!(text, expected, "{}", preset.key);
        }
    }

    #[test]
    fn each_value_of_a_policy_has_its_own_words() {
        let all = [
            "",
            "measure=gain",
            "measure=score",
            "measure=place:4/2/1/0",
            "measure=place:3/2/1/0",
            "measure=place:4/3/1/0",
            "measure=place:4/2/1/0.5",
            "measure=place:4/2/1.5/0",
            "counting=best:1",
            "counting=best:2",
            "counting=best-of-week:1",
            "counting=best-nights:1",
            "counting=best-nights:9",
            "total=mean",
            "minimum=0",
            "minimum=4",
            "presence-points=2",
            "presence-points=-2",
            "absence-points=-2",
            "absence-points=-2; most-absences=1",
            "absence-points=-2; most-absences=4",
            "ties=results",
            "ties=first-places",
            "ties=best-result",
            "ties=last-result",
            "ties=head-to-head",
            "ties=results,head-to-head",
            "ties=head-to-head,results",
            "teams=all",
            "teams=1",
            "teams=3",
            "classes=A,B",
            "classes=B,A",
            "classes=A,B,C",
            "classes=A,B; promoted=1",
            "classes=A,B; relegated=1",
            "classes=A,B; promoted=2; relegated=1",
            "carried-percent=50",
            "carried-percent=100",
        ];
        let texts: BTreeSet<Vec<String>> = all.into_iter().map(words).collect();
        assert_eq!(texts.len(), all.len());
    }

    #[test]
    fn classes_name_those_who_go_up_and_down() {
        let text = words("classes=A,B; promoted=2; relegated=1; carried-percent=50");
        assert!(text.contains(&"There are 2 classes, from the highest: A, B.".to_owned()));
        assert!(text.contains(
            &"At the end of the season, at most 2 members go up from a class, and at most 1 goes down."
                .to_owned()
        ));
        assert!(text.contains(
            &"Members begin with 50 percent of their points of the last season.".to_owned()
        ));
    }
}
