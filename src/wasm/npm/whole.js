// Makes reports whole. What a book says of every hand stays on this side of the border: the wasm names
// options that aren't as in the book and, for each element in its order, why it doesn't count: 0 for
// one that does, 1 and 2 for these words, the key of the element that
// includes it, or in a list the key of the element that takes its sets.
const WHY = ["", "not-met", "switched-off"];

/** What makes reports whole, given all books as `rulesets()` lists them. */
export function completing(rulesets) {
  let books;
  const book = (key) => {
    books ??= new Map(rulesets().map((one) => [one.key, shared(one)]));
    return books.get(key);
  };

  return function whole(report) {
    if (!report.ok) return report;
    const { options, elements } = book(report.ruleset);
    report.options = { ...options, ...report.options };
    const rejected = [];
    report.rejected.forEach((why, place) => {
      if (typeof why === "string") {
        rejected.push(because(elements[place], "included-in", why));
      } else if (Array.isArray(why)) {
        rejected.push(because(elements[place], "account-once", why[0]));
      } else if (why > 0) {
        rejected.push(because(elements[place], WHY[why]));
      }
    });
    report.rejected = rejected;
    return report;
  };
}

/** Why an element doesn't count. Written out: to spread the element takes several times as long. */
function because({ key, name, chinese, japanese, romaji, clause }, why, by) {
  let one;
  if (japanese !== undefined) one = { key, name, japanese, romaji, clause, why };
  else if (chinese !== undefined) one = { key, name, chinese, clause, why };
  else one = { key, name, clause, why };
  if (by !== undefined) one.by = by;
  return one;
}

/** What is the same in all reports by a book. */
function shared({ elements, options }) {
  return {
    elements,
    options: Object.fromEntries(options.map((option) => [option.key, option.default])),
  };
}
