//! What is wrong in the form of a policy, as sentences.

use tilewise_club::PolicyError;

use super::policy_draft::{DraftProblem, NumberField};
use crate::i18n::Locale;
use crate::ui::phrases;

/// Returns the label of a field.
pub fn field_label(locale: Locale, field: NumberField) -> String {
    match field {
        NumberField::PlacePoints(place) => {
            tr!(locale, "Points for place {0}", place + 1)
        }
        NumberField::Count => tr!(locale, "How many count").to_owned(),
        NumberField::Minimum => tr!(locale, "Results from which a member is ranked").to_owned(),
        NumberField::Present => tr!(locale, "Points for each night").to_owned(),
        NumberField::Away => tr!(locale, "Points for each absence, mostly below 0").to_owned(),
        NumberField::MostAbsences => {
            tr!(locale, "Absences that count at most (empty for all)").to_owned()
        }
        NumberField::TeamMembers => {
            tr!(locale, "Members of a team who count (empty for all)").to_owned()
        }
        NumberField::Promoted => tr!(locale, "Members who go up from a class").to_owned(),
        NumberField::Relegated => tr!(locale, "Members who go down from a class").to_owned(),
        NumberField::Carried => tr!(locale, "Percent of the points of the last season").to_owned(),
    }
}

/// Returns what is wrong in the form, and what would be right.
pub fn problem_text(locale: Locale, problem: &DraftProblem) -> String {
    match problem {
        DraftProblem::NoCount(field, text) => tr!(
            locale,
            "{0}: “{1}” is not a whole number. Write a number such as 6.",
            field_label(locale, *field),
            text.clone()
        ),
        DraftProblem::NoPoints(field, text) => tr!(
            locale,
            "{0}: “{1}” is not a number of points. Write points such as 3, -1 or 0.5.",
            field_label(locale, *field),
            text.clone()
        ),
        DraftProblem::Refused(error) => policy_error_text(locale, error),
    }
}

/// Returns why a policy is refused.
pub fn policy_error_text(locale: Locale, error: &PolicyError) -> String {
    phrases::full_sentence(locale, &error.reason().1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::club_season::policy_draft::PolicyDraft;

    #[test]
    fn a_problem_names_its_field_and_what_is_right() {
        let mut form = PolicyDraft::from_policy(&tilewise_club::SeasonPolicy::SUM);
        form.set_number(NumberField::Away, "one".to_owned());
        let problem = form.policy().expect_err("no points");
        assert_eq!(
            problem_text(Locale::ENGLISH, &problem),
            "Points for each absence, mostly below 0: “one” is not a number of points. Write points such as 3, -1 or 0.5."
        );
        form.set_number(NumberField::Away, String::new());
        form.set_number(NumberField::Carried, "120".to_owned());
        let problem = form.policy().expect_err("too much");
        assert_eq!(
            problem_text(Locale::ENGLISH, &problem),
            "At most 100 percent of the points may be carried over."
        );
    }
}
