// Completion of reports. Data that is the same for every hand stays in JavaScript. The wasm sends only
// options that differ from the book and, for each element in order, why it doesn't count: 0 for one that
// counts, 1 and 2 for these words, the key of the element that includes it, or in a list the key of the
// element that uses its sets.
const REASONS = ["", "not-met", "switched-off"];

/** A function that completes reports, given all books as `rulesets()` lists them. */
export function reportCompleter(rulesets) {
  let books;
  const book = (key) => {
    books ??= new Map(rulesets().map((one) => [one.key, commonParts(one)]));
    return books.get(key);
  };

  return function completeReport(report) {
    if (!report.ok) return report;
    const { options, elements } = book(report.ruleset);
    report.options = { ...options, ...report.options };
    const rejected = [];
    report.rejected.forEach((why, place) => {
      if (typeof why === "string") {
        rejected.push(rejection(elements[place], "included-in", why));
      } else if (Array.isArray(why)) {
        rejected.push(rejection(elements[place], "account-once", why[0]));
      } else if (why > 0) {
        rejected.push(rejection(elements[place], REASONS[why]));
      }
    });
    report.rejected = rejected;
    return report;
  };
}

/** Why an element doesn't count. An object spread would take several times as long. */
function rejection({ key, name, chinese, japanese, romaji, clause }, why, by) {
  let rejected;
  if (japanese !== undefined) rejected = { key, name, japanese, romaji, clause, why };
  else if (chinese !== undefined) rejected = { key, name, chinese, clause, why };
  else rejected = { key, name, clause, why };
  if (by !== undefined) rejected.by = by;
  return rejected;
}

/** The parts that are equal in all reports of a book. */
function commonParts({ elements, options }) {
  return {
    elements,
    options: Object.fromEntries(options.map((option) => [option.key, option.default])),
  };
}
