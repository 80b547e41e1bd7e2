//! View model of the standings: order, filter, classes.

use tilewise_club::{PublicMember, PublicSeason};

use super::board_columns::BoardColumn;

/// The order of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardOrder {
    /// The column by which the rows are sorted.
    pub column: BoardColumn,
    /// Whether the highest values come first.
    pub is_descending: bool,
}

impl BoardOrder {
    /// The order of places.
    pub const PLACES: Self = Self {
        column: BoardColumn::Place,
        is_descending: false,
    };

    /// Returns the order after a tap on the head of a column: by this column, or the other way round.
    #[must_use]
    pub fn after_tap(self, column: BoardColumn) -> Self {
        let is_descending = if self.column == column {
            !self.is_descending
        } else {
            column.is_highest_first()
        };
        Self {
            column,
            is_descending,
        }
    }

    /// Returns the value of `aria-sort` for a column; `None` if the rows aren't sorted by it.
    pub fn aria_sort(self, column: BoardColumn) -> Option<&'static str> {
        (self.column == column).then_some(if self.is_descending {
            "descending"
        } else {
            "ascending"
        })
    }
}

/// Members of a class, or all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardGroup {
    /// The name of the class; empty without classes, and for members without a class.
    pub class: String,
    /// The members, as indices in the season.
    pub rows: Vec<usize>,
}

/// The standings in an order, with the members whose names contain a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The members with a place, by class.
    pub groups: Vec<BoardGroup>,
    /// The members below the minimum of results, as indices in the season.
    pub unranked: Vec<usize>,
}

impl BoardView {
    /// Creates the view of a season.
    pub fn new(season: &PublicSeason, order: BoardOrder, filter: &str) -> Self {
        let filter = filter.trim().to_lowercase();
        let is_shown = |member: &PublicMember| member.name.to_lowercase().contains(&filter);
        let mut rows: Vec<_> = season.members.iter().enumerate().collect();
        rows.retain(|(_, member)| is_shown(member));
        // Equal rows stay in the order of places.
        rows.sort_by(|(_, one), (_, other)| order.column.compare(one, other, order.is_descending));
        let has_classes = season.policy.classes.is_some();
        let class = |member: &PublicMember| {
            if has_classes {
                member.class.clone()
            } else {
                String::new()
            }
        };
        let mut groups: Vec<BoardGroup> = Vec::new();
        // The order of the classes is that of the season.
        for member in season.members.iter().filter(|one| one.place.is_some()) {
            let class = class(member);
            if groups.iter().all(|group| group.class != class) {
                let rows = Vec::new();
                groups.push(BoardGroup { class, rows });
            }
        }
        let mut unranked = Vec::new();
        for (index, member) in rows {
            let class = class(member);
            let group = groups.iter_mut().find(|group| group.class == class);
            match group {
                Some(group) if member.place.is_some() => group.rows.push(index),
                _ => unranked.push(index),
            }
        }
        groups.retain(|group| !group.rows.is_empty());
        Self { groups, unranked }
    }

    /// Returns the number of members in view.
    pub fn count(&self) -> usize {
        let ranked: usize = self.groups.iter().map(|group| group.rows.len()).sum();
        ranked + self.unranked.len()
    }
}

#[cfg(test)]
mod tests {
    use tilewise_api::read_season_json;

    use super::*;

    /// Returns a season of two classes. The member in third place is hidden, and the last one has no place.
    fn season(policy: &str) -> PublicSeason {
        let text = format!(
            r#"{{"tilewise-season":1,"club":"Nest","season":"Spring","policy":"{policy}","nights":2,"members":[
            {{"place":1,"name":"Bo","class":"A","points":30,"results":2,"counted":2,"places":[1,1,0,0]}},
            {{"place":2,"name":"ann","class":"A","points":10,"results":4,"counted":4,"places":[1,1,1,1]}},
            {{"place":1,"class":"B","points":5.5,"results":2,"counted":2,"places":[1,0,1,0]}},
            {{"name":"Di","class":"B","points":40,"results":1,"counted":1,"places":[1,0,0,0]}}]}}"#
        );
        read_season_json(&text).expect("a season")
    }

    fn rows(policy: &str, order: BoardOrder, filter: &str) -> (Vec<Vec<usize>>, Vec<usize>) {
        let view = BoardView::new(&season(policy), order, filter);
        let groups = view.groups.into_iter().map(|group| group.rows);
        (groups.collect(), view.unranked)
    }

    #[test]
    fn members_below_the_minimum_are_separate() {
        let by_place = rows("minimum=2", BoardOrder::PLACES, "");
        assert_eq!(by_place, (vec![vec![0, 2, 1]], vec![3]));
    }

    #[test]
    fn rows_are_sorted_by_a_column_in_both_directions() {
        let points = BoardOrder::PLACES.after_tap(BoardColumn::Points);
        assert_eq!(rows("minimum=2", points, "").0, [[0, 1, 2]]);
        let lowest = points.after_tap(BoardColumn::Points);
        assert_eq!(rows("minimum=2", lowest, "").0, [[2, 1, 0]]);
        // Equal numbers of games stay in the order of the season.
        let games = lowest.after_tap(BoardColumn::Games);
        assert_eq!(rows("minimum=2", games, "").0, [[1, 0, 2]]);
    }

    #[test]
    fn rows_without_a_name_come_last_in_both_directions() {
        let names = BoardOrder::PLACES.after_tap(BoardColumn::Name);
        assert_eq!(rows("minimum=2", names, "").0, [[1, 0, 2]]);
        let reversed = names.after_tap(BoardColumn::Name);
        assert_eq!(rows("minimum=2", reversed, "").0, [[0, 1, 2]]);
        assert_eq!(reversed.aria_sort(BoardColumn::Name), Some("descending"));
        assert_eq!(reversed.aria_sort(BoardColumn::Place), None);
    }

    #[test]
    fn members_of_classes_are_in_groups() {
        let policy = "minimum=2; classes=A,B; promoted=1; relegated=1";
        let (groups, unranked) = rows(policy, BoardOrder::PLACES, "");
        assert_eq!((groups, unranked), (vec![vec![0, 1], vec![2]], vec![3]));
    }

    #[test]
    fn a_filter_finds_parts_of_names_in_any_case() {
        assert_eq!(
            rows("minimum=2", BoardOrder::PLACES, " AN "),
            (vec![vec![1]], vec![])
        );
        assert_eq!(
            rows("minimum=2", BoardOrder::PLACES, "d"),
            (vec![], vec![3])
        );
        assert_eq!(
            rows("minimum=2", BoardOrder::PLACES, "zz"),
            (vec![], vec![])
        );
    }
}
