//! The laws that the tests hold against random hands and games, each in a sentence.

/// A law: the test that holds it, and what it says.
pub type Law = (&'static str, &'static str);

/// Laws about the same: what they are about, the module of their tests, and each of them.
pub struct Laws {
    /// What they are about.
    pub about: &'static str,
    /// The module of `tests/tests/all` that tests them.
    pub module: &'static str,
    /// Each of them.
    pub all: &'static [Law],
}

/// All laws, and whatever is tried in every way that there is.
pub static LAWS: [Laws; 8] = [
    Laws {
        about: text!("Hands"),
        module: "laws",
        all: &[
            (
                "reasons_sum_to_the_total_and_payments_to_zero",
                text!("What counts adds up to the total, and what is paid to nothing"),
            ),
            (
                "what_is_included_is_not_paid_beside",
                text!("What another element takes in isn’t paid beside it"),
            ),
            (
                "every_element_counts_or_has_a_reason",
                text!("Every element counts, or there is a reason why not"),
            ),
            (
                "the_order_of_tiles_does_not_matter",
                text!("The order of the tiles changes nothing"),
            ),
            (
                "no_reading_pays_more_than_the_best",
                text!("No other reading of a hand pays more"),
            ),
            (
                "the_others_are_all_readings_but_the_best",
                text!("Every other reading is shown"),
            ),
            (
                "what_could_have_been_otherwise_is_worth_what_it_says",
                text!("Whatever could have been otherwise is worth what is said of it"),
            ),
            (
                "suits_can_be_swapped",
                text!("Another suit is worth the same, where no element names one"),
            ),
            (
                "waits_are_the_tiles_that_complete_the_hand",
                text!("Waits are the tiles that complete a hand, and no others"),
            ),
            (
                "what_is_written_is_what_is_read",
                text!("A hand that is written is read as it was"),
            ),
            (
                "whatever_was_entered_is_written_and_read",
                text!("Every input, valid or not, is preserved"),
            ),
            (
                "every_answer_of_a_house_is_written_and_read",
                text!("Every house rule is preserved"),
            ),
            (
                "nothing_that_is_entered_breaks_anything",
                text!("No tiles and no table that can be entered break anything"),
            ),
            (
                "no_text_breaks_the_reader",
                text!("No text breaks what reads hands"),
            ),
        ],
    },
    Laws {
        about: text!("Who pays for others"),
        module: "liable",
        all: &[
            (
                "otherwise_is_what_is_paid_where_nobody_is_liable",
                text!("“Otherwise” is what would be paid if nobody were liable"),
            ),
            (
                "a_question_is_asked_only_if_its_answers_differ",
                text!("A question is asked only where its answers pay differently"),
            ),
            (
                "a_set_is_asked_for_if_its_discarder_matters",
                text!("Who fed a set is asked wherever it matters"),
            ),
            (
                "what_is_stated_is_asked_for_if_it_matters",
                text!("What a table can state is asked wherever it matters"),
            ),
            (
                "what_frees_is_asked_for_if_it_frees",
                text!("What frees from paying is asked wherever it does"),
            ),
        ],
    },
    Laws {
        about: text!("MCR"),
        module: "mcr_laws",
        all: &[
            (
                "the_order_of_melds_changes_nothing",
                text!("The order of the sets changes nothing"),
            ),
            (
                "suits_are_alike_but_for_two_elements",
                text!("Suits are alike but for two elements"),
            ),
            (
                "what_is_counted_is_lawful_and_nothing_lawful_is_better",
                text!("What counts together may, and nothing better may"),
            ),
            (
                "no_hand_is_worth_more_than_the_most_there_is",
                text!("No hand is worth more than the most there is"),
            ),
            (
                "the_most_there_is_can_be_reached",
                text!("A hand is worth the most there is"),
            ),
            (
                "the_list_that_is_shown_is_the_one_that_the_clause_names",
                text!("Of lists that are worth the same the one that the clause names is shown"),
            ),
            (
                "a_flower_adds_one_and_never_lifts_the_minimum",
                text!("A flower adds one and never lifts a hand over the minimum"),
            ),
            (
                "a_selection_has_no_more_relations_than_sets_to_join",
                text!("Sets are joined no more often than there are sets"),
            ),
        ],
    },
    Laws {
        about: text!("Games"),
        module: "ledger_laws",
        all: &[
            (
                "accounts_sum_to_zero_and_moves_explain_them",
                text!("Scores add up, and every change has its reason"),
            ),
            (
                "debts_come_to_what_each_has_gained",
                text!("Who settles up has what was won"),
            ),
            (
                "what_is_refused_moves_nothing",
                text!("What is refused moves nothing"),
            ),
            (
                "the_replay_of_a_prefix_is_a_prefix_of_the_replay",
                text!("What happens later changes nothing before it"),
            ),
            (
                "a_correction_and_its_opposite_leave_nothing",
                text!("An undone change leaves no trace"),
            ),
            (
                "neither_the_order_of_arrival_nor_a_second_one_matters",
                text!("Entries may arrive in any order, and twice"),
            ),
            (
                "a_swap_of_seats_twice_is_none",
                text!("Players who change seats twice sit as before"),
            ),
        ],
    },
    Laws {
        about: text!("Discards"),
        module: "discards",
        all: &[
            (
                "a_slow_search_finds_the_same",
                text!("A slow search of every way finds the same discards"),
            ),
            (
                "a_discard_leaves_what_the_other_tiles_are",
                text!("A discard leaves a hand as far as its other tiles are"),
            ),
            (
                "nothing_from_waiting_is_waiting",
                text!("A hand that lacks nothing to wait waits"),
            ),
            (
                "an_accepted_tile_brings_a_hand_nearer_by_one",
                text!("A tile that helps brings a hand nearer by one"),
            ),
            (
                "other_suits_and_mirrored_ones_come_to_the_same",
                text!("Other suits, and suits turned round, come to the same"),
            ),
        ],
    },
    Laws {
        about: text!("Fouls"),
        module: "foul_laws",
        all: &[
            (
                "whatever_is_answered_exactly_one_case_of_the_table_is_ruled_by",
                text!("Whatever is answered, exactly one case rules"),
            ),
            (
                "questions_lead_to_one_verdict_by_clauses_of_the_book",
                text!("All ways through the questions end in a verdict by clauses of the book"),
            ),
            (
                "every_case_can_be_reached",
                text!("Every case of a book can be reached"),
            ),
            (
                "a_clause_by_itself_rules_as_the_questions_that_lead_to_it",
                text!("A clause rules as the questions that lead to it"),
            ),
            (
                "an_answer_that_does_not_fit_is_refused_by_its_question",
                text!("An answer that doesn’t fit is refused by its question"),
            ),
        ],
    },
    Laws {
        about: text!("Rulings"),
        module: "foul_effects",
        all: &[
            (
                "a_verdict_does_what_its_code_says",
                text!("A verdict does what it says"),
            ),
            (
                "payments_cancel_and_bets_are_conserved",
                text!("What is paid for fouls adds up to nothing, and no bet is lost"),
            ),
            (
                "a_point_penalty_changes_the_overall_score_and_nothing_at_the_table",
                text!("A point penalty changes nothing at the table"),
            ),
            (
                "what_is_not_asked_about_the_table_changes_nothing",
                text!("What isn’t asked about the table changes nothing"),
            ),
            (
                "what_is_asked_about_the_table_changes_something",
                text!("What is asked about the table changes something"),
            ),
        ],
    },
    Laws {
        about: text!("What else can happen"),
        module: "inquiries",
        all: &[
            (
                "every_path_ends_in_a_ruling_or_in_an_error_that_names_a_question",
                text!(
                    "All ways through the questions end in a ruling, or name the answer that can’t be"
                ),
            ),
            (
                "an_event_names_the_clauses_under_which_it_is_ruled",
                text!("A ruling names its clauses"),
            ),
            (
                "payments_and_the_pot_sum_to_zero",
                text!("What is paid and what lies in the pot add up to nothing"),
            ),
            (
                "what_is_not_asked_changes_nothing",
                text!("What isn’t asked changes nothing"),
            ),
        ],
    },
];

/// How many laws there are.
pub fn laws() -> usize {
    LAWS.iter().map(|laws| laws.all.len()).sum()
}
