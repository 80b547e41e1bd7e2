//! All mutants of a file in one text, each behind a switch: one build then has them all, and which of
//! them is there is chosen when a test is started. To build anew for each would take days.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use anyhow::{Context, Result};
use syn::{
    BinOp, Block, Expr, ReturnType, Signature, Type,
    spanned::Spanned,
    visit::{self, Visit},
};

use super::list::{Genre, Mutant, Position};

/// A file with its mutants switched.
pub struct Switched {
    pub text: String,
    /// The mutants that have a switch.
    pub ids: Vec<usize>,
    /// Those that have none: they are in what is computed when the crate is compiled.
    pub fixed: Vec<usize>,
    /// Those whose switch is in a function that is still `const`.
    pub in_const: Vec<usize>,
    /// The functions that are `const` no longer.
    pub freed: Vec<String>,
    /// Those that are no Rust.
    pub wrong: Vec<usize>,
}

/// What is said around an alternative, for [`at_fault`]: comments with its number.
const OPENS: &str = "/*<";
const CLOSES: &str = "/*>";

/// Puts the mutants behind switches. Those in `unviable` are left out. A `const fn` is one no longer,
/// but where its name is in `constant`: what it does when the crate is compiled stays as it is.
pub fn switch(
    source: &str,
    mutants: &[(usize, &Mutant)],
    unviable: &HashSet<usize>,
    constant: &HashSet<String>,
) -> Result<Switched> {
    let file = syn::parse_file(source).context("no Rust")?;
    let mut at: HashMap<(Genre, Position), Vec<(usize, &Mutant)>> = HashMap::new();
    for &(id, mutant) in mutants {
        let key = (mutant.genre, mutant.span.start);
        at.entry(key).or_default().push((id, mutant));
    }
    let mut places = Places {
        source,
        at,
        unviable,
        constant,
        edits: Vec::new(),
        is_fixed: false,
        is_const: false,
        ids: Vec::new(),
        fixed: Vec::new(),
        in_const: Vec::new(),
        freed: Vec::new(),
        wrong: Vec::new(),
    };
    places.visit_file(&file);
    let Places {
        at,
        edits,
        ids,
        mut fixed,
        in_const,
        freed,
        wrong,
        ..
    } = places;
    // What is left stands in a type: the length of an array.
    fixed.extend(at.into_values().flatten().map(|(id, _)| id));
    Ok(Switched {
        text: written(source, edits),
        ids,
        fixed,
        in_const,
        freed,
        wrong,
    })
}

/// Which mutants are to blame for an error at this byte: the alternative that it is in, else all of the
/// innermost place that it is in.
pub fn at_fault(text: &str, byte: usize) -> Vec<usize> {
    let mut open: Vec<Vec<usize>> = Vec::new();
    let mut rest = 0;
    while let Some(found) = text[rest..].find("/*") {
        let start = rest + found;
        if start > byte {
            break;
        }
        let comment = &text[start..];
        if let Some(numbers) = comment.strip_prefix(OPENS) {
            let numbers = numbers.split("*/").next().unwrap_or_default();
            open.push(
                numbers
                    .split(',')
                    .filter_map(|id| id.parse().ok())
                    .collect(),
            );
        } else if comment.starts_with(CLOSES) {
            open.pop();
        }
        rest = start + 2;
    }
    open.pop().unwrap_or_default()
}

/// A text that is put into the source.
struct Edit {
    at: usize,
    /// Where the other half of it is; the same place if there is none.
    other: usize,
    text: String,
    /// So many bytes of the source give way to it.
    instead_of: usize,
}

impl Edit {
    fn closes(&self) -> bool {
        self.other < self.at
    }
}

/// The source with the edits, which came from the outer to the inner: what closes comes first, the inner
/// before the outer; what opens, the outer before the inner.
fn written(source: &str, edits: Vec<Edit>) -> String {
    let (mut closing, opening): (Vec<_>, Vec<_>) = edits.into_iter().partition(Edit::closes);
    closing.reverse();
    let mut edits = closing;
    edits.extend(opening);
    edits.sort_by_key(|edit| (edit.at, !edit.closes(), Reverse(edit.other)));
    let mut text = String::new();
    let mut done = 0;
    for edit in edits {
        text.push_str(&source[done.min(edit.at)..edit.at]);
        text.push_str(&edit.text);
        done = edit.at + edit.instead_of;
    }
    text.push_str(&source[done..]);
    text
}

struct Places<'a> {
    source: &'a str,
    at: HashMap<(Genre, Position), Vec<(usize, &'a Mutant)>>,
    unviable: &'a HashSet<usize>,
    constant: &'a HashSet<String>,
    edits: Vec<Edit>,
    /// Whether this is computed when the crate is compiled: there are no switches then.
    is_fixed: bool,
    /// Whether this is in a function that is still `const`.
    is_const: bool,
    ids: Vec<usize>,
    fixed: Vec<usize>,
    in_const: Vec<usize>,
    freed: Vec<String>,
    wrong: Vec<usize>,
}

/// One alternative: its mutant, and the text that is there instead.
type Alternative = (usize, String);

impl<'a> Places<'a> {
    /// The mutants of this genre at this place that are to be switched.
    fn take(&mut self, genre: Genre, of: proc_macro2::Span) -> Vec<(usize, &'a Mutant)> {
        let start = of.start();
        let position = Position {
            line: start.line,
            column: start.column + 1,
        };
        let mut found = self.at.remove(&(genre, position)).unwrap_or_default();
        if self.is_fixed {
            self.fixed.extend(found.iter().map(|(id, _)| *id));
            return Vec::new();
        }
        self.ids.extend(found.iter().map(|(id, _)| *id));
        if self.is_const {
            self.in_const.extend(found.iter().map(|(id, _)| *id));
        }
        found.retain(|(id, _)| !self.unviable.contains(id));
        found
    }

    fn insert(&mut self, at: usize, other: usize, text: String) {
        self.edits.push(Edit {
            at,
            other,
            text,
            instead_of: 0,
        });
    }

    /// In place of an expression: one of the alternatives, or the expression.
    fn either(&mut self, of: proc_macro2::Span, alternatives: Vec<Alternative>) {
        let (alternatives, wrong): (Vec<_>, Vec<_>) = alternatives
            .into_iter()
            .partition(|(_, text)| syn::parse_str::<Expr>(text).is_ok());
        self.wrong.extend(wrong.into_iter().map(|(id, _)| id));
        if alternatives.is_empty() {
            return;
        }
        let range = of.byte_range();
        let mut text = format!("{OPENS}{}*/(", ids(alternatives.iter().map(|(id, _)| *id)));
        text.extend(alternatives.iter().map(|(id, instead)| {
            format!("if crate::mutant({id}) {{ {OPENS}{id}*/{instead}{CLOSES}*/ }} else ")
        }));
        text += "{ ";
        self.insert(range.start, range.end, text);
        self.insert(range.end, range.start, format!(" }}){CLOSES}*/"));
    }

    fn body(&mut self, signature: &Signature, block: &Block) {
        let (is_fixed, is_const) = (self.is_fixed, self.is_const);
        self.is_fixed = false;
        self.is_const = false;
        if let Some(token) = &signature.constness {
            let name = signature.ident.to_string();
            self.is_const = self.constant.contains(&name);
            if !self.is_const {
                let range = token.span.byte_range();
                self.edits.push(Edit {
                    at: range.start,
                    other: range.start,
                    text: String::new(),
                    instead_of: range.len(),
                });
                self.freed.push(name);
            }
        }
        if let Some(first) = block.stmts.first() {
            let mut mutants = self.take(Genre::FnValue, first.span());
            let start = first.span().byte_range().start;
            let end = block.span().byte_range().end;
            if is_opaque(&signature.output) {
                if returns(block) {
                    self.fixed.extend(mutants.drain(..).map(|(id, _)| id));
                }
                self.opaque(start, end, &mutants);
            } else {
                for (id, mutant) in mutants {
                    let instead = &mutant.replacement;
                    let text = format!(
                        "{OPENS}{id}*/if crate::mutant({id}) {{ return {instead}; }}{CLOSES}*/ "
                    );
                    self.insert(start, end, text);
                }
            }
        }
        visit::visit_block(self, block);
        (self.is_fixed, self.is_const) = (is_fixed, is_const);
    }

    /// In place of what a body gives back, where its type has no name: one of several.
    fn opaque(&mut self, start: usize, end: usize, mutants: &[(usize, &Mutant)]) {
        const SAME: &str = "crate::Mutated::Same(";
        let many = mutants.len();
        if many == 0 {
            return;
        }
        for (depth, (id, mutant)) in mutants.iter().enumerate() {
            let instead = &mutant.replacement;
            let (opens, closes) = (SAME.repeat(depth), ")".repeat(depth + 1));
            let text = format!(
                "{OPENS}{id}*/if crate::mutant({id}) {{ \
                 return {opens}crate::Mutated::Other({instead}{closes}; }}{CLOSES}*/ "
            );
            self.insert(start, end, text);
        }
        let all = ids(mutants.iter().map(|(id, _)| *id));
        let (opens, closes) = (SAME.repeat(many), ")".repeat(many));
        self.insert(start, end, format!("{OPENS}{all}*/{opens}{{ "));
        self.insert(end - 1, start, format!(" }}{closes}{CLOSES}*/"));
    }

    fn fixed(&mut self, work: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.is_fixed, true);
        work(self);
        self.is_fixed = before;
    }
}

fn ids(all: impl Iterator<Item = usize>) -> String {
    all.map(|id| id.to_string()).collect::<Vec<_>>().join(",")
}

/// Whether it gives back something whose type isn't named.
fn is_opaque(output: &ReturnType) -> bool {
    matches!(output, ReturnType::Type(_, of) if matches!(**of, Type::ImplTrait(_)))
}

/// Whether it may end before its end.
fn returns(block: &Block) -> bool {
    struct Returns(bool);
    impl Visit<'_> for Returns {
        fn visit_expr_return(&mut self, _: &syn::ExprReturn) {
            self.0 = true;
        }

        fn visit_expr_try(&mut self, _: &syn::ExprTry) {
            self.0 = true;
        }

        fn visit_expr_closure(&mut self, _: &syn::ExprClosure) {}
    }
    let mut found = Returns(false);
    found.visit_block(block);
    found.0
}

/// Whether it binds a name by `let`: such a condition can only stand where it stands.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(both) => binds_either(both),
        _ => false,
    }
}

fn binds_either(both: &syn::ExprBinary) -> bool {
    binds(&both.left) || binds(&both.right)
}

impl<'ast> Visit<'ast> for Places<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.body(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.body(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.body(&item.sig, block);
        }
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let before = std::mem::replace(&mut self.is_fixed, false);
        visit::visit_expr(self, &closure.body);
        self.is_fixed = before;
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.fixed(|places| visit::visit_expr(places, &item.expr));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.fixed(|places| visit::visit_expr(places, &item.expr));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.fixed(|places| visit::visit_expr(places, &item.expr));
    }

    fn visit_trait_item_const(&mut self, item: &'ast syn::TraitItemConst) {
        self.fixed(|places| visit::visit_trait_item_const(places, item));
    }

    fn visit_expr_const(&mut self, block: &'ast syn::ExprConst) {
        self.fixed(|places| visit::visit_expr_const(places, block));
    }

    fn visit_type(&mut self, of: &'ast Type) {
        self.fixed(|places| visit::visit_type(places, of));
    }

    fn visit_pat(&mut self, pattern: &'ast syn::Pat) {
        self.fixed(|places| visit::visit_pat(places, pattern));
    }

    fn visit_variant(&mut self, variant: &'ast syn::Variant) {
        self.fixed(|places| visit::visit_variant(places, variant));
    }

    fn visit_generic_argument(&mut self, argument: &'ast syn::GenericArgument) {
        self.fixed(|places| visit::visit_generic_argument(places, argument));
    }

    fn visit_expr_repeat(&mut self, array: &'ast syn::ExprRepeat) {
        self.visit_expr(&array.expr);
        self.fixed(|places| places.visit_expr(&array.len));
    }

    fn visit_expr_binary(&mut self, both: &'ast syn::ExprBinary) {
        let mutants = self.take(Genre::BinaryOperator, both.op.span());
        if matches!(both.op, BinOp::And(_) | BinOp::Or(_)) && binds_either(both) {
            self.wrong.extend(mutants.iter().map(|(id, _)| *id));
        } else {
            let left = &self.source[both.left.span().byte_range()];
            let right = &self.source[both.right.span().byte_range()];
            let alternatives: Vec<Alternative> = mutants
                .iter()
                .map(|(id, mutant)| (*id, format!("({left}) {} ({right})", mutant.replacement)))
                .collect();
            self.either(both.span(), alternatives);
        }
        visit::visit_expr_binary(self, both);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        let mutants = self.take(Genre::UnaryOperator, unary.op.span());
        let without = &self.source[unary.expr.span().byte_range()];
        let alternatives: Vec<Alternative> = mutants
            .iter()
            .map(|(id, _)| (*id, without.to_owned()))
            .collect();
        self.either(unary.span(), alternatives);
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_match(&mut self, of: &'ast syn::ExprMatch) {
        let mut gone = Vec::new();
        for arm in &of.arms {
            for (id, _) in self.take(Genre::MatchArm, arm.span()) {
                let end = arm.pat.span().byte_range().end;
                self.insert(
                    end,
                    end,
                    format!(" {OPENS}{id}*/if !crate::mutant({id}){CLOSES}*/"),
                );
                gone.push(id);
            }
        }
        if !gone.is_empty() {
            let range = of.span().byte_range();
            let text = format!("{OPENS}{}*/", ids(gone.into_iter()));
            self.insert(range.start, range.end, text);
            self.insert(range.end, range.start, format!("{CLOSES}*/"));
        }
        visit::visit_expr_match(self, of);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            let mutants = self.take(Genre::MatchArmGuard, guard.span());
            let of = |value| {
                let which = mutants.iter().filter(|(_, one)| one.replacement == value);
                let which = which.map(|(id, _)| format!("crate::mutant({id})"));
                let which = which.collect::<Vec<_>>().join(" || ");
                if which.is_empty() {
                    "false".to_owned()
                } else {
                    which
                }
            };
            let (always, never) = (of("true"), of("false"));
            if !mutants.is_empty() {
                let all = ids(mutants.iter().map(|(id, _)| *id));
                let range = guard.span().byte_range();
                let text = format!("{OPENS}{all}*/({always} || !({never}) && (");
                self.insert(range.start, range.end, text);
                self.insert(range.end, range.start, format!(")){CLOSES}*/"));
            }
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, literal: &'ast syn::ExprStruct) {
        if let Some(base) = &literal.rest {
            let slice = |span: proc_macro2::Span| &self.source[span.byte_range()];
            let path = slice(literal.path.span()).to_owned();
            let base = slice(base.span()).to_owned();
            let fields: Vec<_> = literal
                .fields
                .iter()
                .map(|field| slice(field.span()))
                .collect();
            let mut alternatives = Vec::new();
            for (place, field) in literal.fields.iter().enumerate() {
                for (id, _) in self.take(Genre::StructField, field.span()) {
                    let mut others = fields.clone();
                    others.remove(place);
                    others.push("");
                    let others = others.join(", ");
                    alternatives.push((id, format!("{path} {{ {others}..{base} }}")));
                }
            }
            self.either(literal.span(), alternatives);
        }
        visit::visit_expr_struct(self, literal);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Genre, Mutant, at_fault, switch};
    use crate::mutants::list::{Position, Span};

    fn mutant(genre: Genre, line: usize, column: usize, replacement: &str) -> Mutant {
        Mutant {
            name: String::new(),
            file: "a.rs".to_owned(),
            genre,
            span: Span {
                start: Position { line, column },
                end: Position { line, column },
            },
            replacement: replacement.to_owned(),
        }
    }

    /// The text without the comments that say which mutant it is.
    fn plain(text: &str) -> String {
        let mut parts = text.split("/*");
        let mut plain = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            plain += part.split_once("*/").map_or(part, |(_, rest)| rest);
        }
        plain
    }

    fn switched(source: &str, mutants: &[Mutant]) -> String {
        let mutants: Vec<_> = mutants.iter().enumerate().collect();
        let switched = switch(source, &mutants, &HashSet::new(), &HashSet::new());
        plain(&switched.expect("it is Rust").text)
    }

    #[test]
    fn only_one_of_nested_mutants_is_ever_there() {
        let mutants = [
            mutant(Genre::BinaryOperator, 1, 40, "||"),
            mutant(Genre::BinaryOperator, 1, 35, "!="),
            mutant(Genre::FnValue, 1, 33, "true"),
        ];
        let source = "fn f(a: i8, b: i8, c: bool)->i8{a == b && c}";
        assert_eq!(
            switched(source, &mutants),
            "fn f(a: i8, b: i8, c: bool)->i8{if crate::mutant(2) { return true; } \
             (if crate::mutant(0) { (a == b) || (c) } else { \
             (if crate::mutant(1) { (a) != (b) } else { a == b }) && c })}"
        );
    }

    #[test]
    fn arms_guards_and_fields_have_switches() {
        let source = "fn f() {\nmatch a {\n1 => b,\nc if !d => !e,\n_ => S { x: 1, y, ..z },\n}}";
        let mutants = [
            mutant(Genre::MatchArm, 3, 1, ""),
            mutant(Genre::MatchArmGuard, 4, 6, "true"),
            mutant(Genre::MatchArmGuard, 4, 6, "false"),
            mutant(Genre::UnaryOperator, 4, 6, ""),
            mutant(Genre::UnaryOperator, 4, 12, ""),
            mutant(Genre::StructField, 5, 10, ""),
        ];
        assert_eq!(
            switched(source, &mutants),
            "fn f() {\nmatch a {\n1 if !crate::mutant(0) => b,\n\
             c if (crate::mutant(1) || !(crate::mutant(2)) && \
             ((if crate::mutant(3) { d } else { !d }))) => \
             (if crate::mutant(4) { e } else { !e }),\n\
             _ => (if crate::mutant(5) { S { y, ..z } } else { S { x: 1, y, ..z } }),\n}}"
        );
    }

    #[test]
    fn what_has_no_name_for_its_type_is_one_of_both() {
        let mutants = [
            mutant(Genre::FnValue, 2, 1, "empty()"),
            mutant(Genre::FnValue, 2, 1, "once(1)"),
        ];
        assert_eq!(
            switched("fn f() -> impl Iterator<Item = u8> {\na()\n}", &mutants),
            "fn f() -> impl Iterator<Item = u8> {\n\
             if crate::mutant(0) { return crate::Mutated::Other(empty()); } \
             if crate::mutant(1) { return crate::Mutated::Same(crate::Mutated::Other(once(1))); } \
             crate::Mutated::Same(crate::Mutated::Same({ a()\n }))}"
        );
        let source = "fn f() -> impl Iterator<Item = u8> {\nreturn a()\n}";
        assert_eq!(switched(source, &mutants), source);
    }

    #[test]
    fn what_is_computed_at_once_has_no_switch() {
        let source = "const A: i8 = 1 + 2;\nconst fn f() -> i8 { 3 + 4 }";
        let mutants = [
            mutant(Genre::BinaryOperator, 1, 17, "-"),
            mutant(Genre::BinaryOperator, 2, 24, "-"),
        ];
        let mutants: Vec<_> = mutants.iter().enumerate().collect();
        let with = |constant: &[&str]| {
            let constant = constant.iter().map(ToString::to_string).collect();
            switch(source, &mutants, &HashSet::new(), &constant).expect("it is Rust")
        };
        let constant = with(&["f"]);
        assert_eq!(
            (constant.fixed, constant.in_const, constant.freed),
            (vec![0], vec![1], vec![])
        );
        let switched = "const A: i8 = 1 + 2;\nconst fn f() -> i8 { (if crate::mutant(1)";
        assert!(plain(&constant.text).starts_with(switched));
        let free = with(&[]);
        assert_eq!(
            (free.fixed, free.in_const, free.freed),
            (vec![0], vec![], vec!["f".to_owned()])
        );
        assert!(plain(&free.text).contains("\n fn f() -> i8 { (if crate::mutant(1)"));
    }

    #[test]
    fn an_error_is_the_fault_of_the_innermost() {
        let text = "/*<1,2*/(if m(1) { /*<1*/a/*>*/ } else { /*<3*/b/*>*/ c })/*>*/ d";
        for (of, fault) in [
            ("a", vec![1]),
            ("b", vec![3]),
            ("c", vec![1, 2]),
            ("d", vec![]),
        ] {
            let byte = text.find(of).expect("it is there");
            assert_eq!(at_fault(text, byte), fault, "{of}");
        }
    }
}
