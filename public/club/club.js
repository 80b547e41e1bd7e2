// Event handlers and controls of the example club page.

/**
 * @typedef {HTMLElement & { hand: string, rules: string, theme: string, report: object | null }} Calculator
 */

const calculator = /** @type {Calculator} */ (document.getElementById("calculator"));
const log = /** @type {HTMLElement} */ (document.getElementById("log"));

// The controls depend on this script.
for (const id of ["controls", "developers"]) document.getElementById(id)?.removeAttribute("hidden");

/** @param {string} text */
function note(text) {
  const line = document.createElement("li");
  line.textContent = text;
  log.append(line);
  while (log.children.length > 50) log.firstElementChild?.remove();
  log.scrollTop = log.scrollHeight;
}

calculator.addEventListener("tilewise:ready", () => note("tilewise:ready"));

calculator.addEventListener("tilewise:score", (event) => {
  const report = /** @type {CustomEvent} */ (event).detail;
  const paid = Object.entries(report.payments).map(([seat, amount]) => `${seat} ${amount}`);
  note(`tilewise:score: ${report.counted} ${report.unit}, ${paid.join(", ")}; hand="${calculator.hand}"`);
});

calculator.addEventListener("tilewise:error", (event) => {
  for (const error of /** @type {CustomEvent} */ (event).detail.errors) {
    note(`tilewise:error: ${error.code}: ${error.message}`);
  }
});

for (const name of ["rules", "lang", "theme"]) {
  const choice = /** @type {HTMLSelectElement} */ (document.getElementById(name));
  choice.addEventListener("change", () => calculator.setAttribute(name, choice.value));
}

document.getElementById("example")?.addEventListener("click", () => {
  calculator.hand = "46s22s p111z c456m p777p w5s EE";
});

document.getElementById("clear")?.addEventListener("click", () => {
  calculator.hand = "";
});
