// What is there as soon as the package is imported: hands.
import { answer } from "./answer.js";
import * as hands from "./hands.js";
import { completing } from "./whole.js";

export const rulesets = () => hands.rulesets();

const whole = completing(rulesets);

export const score = (request) => whole(answer(hands.score, request));

export function waits(request) {
  const report = answer(hands.waits, request);
  for (const wait of report.waits ?? []) {
    whole(wait.self_draw);
    whole(wait.discard);
  }
  return report;
}
