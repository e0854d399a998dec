/**
 * Prints how well the engine reads the labelled sets, the unseen ones first: figures by code, then every error but those of the
 * unseen sets, which are counted and never read. `--short` leaves the errors out; `--only WORD` prints those alone that name it, a rule or a code.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { scoreFile } from "./labelled.ts";

const { values } = parseArgs({ options: { short: { type: "boolean" }, only: { type: "string", default: "" } } });
const folder = join(import.meta.dirname, "../test");
const files = ["unseen/guideline", "regress/", "tuned/"].flatMap((begins) =>
  globSync(`${begins}*.jsonl`, { cwd: folder }).sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
);

for (const file of files) {
  const report = scoreFile(join(folder, file));
  console.log(`\n${file}: ${report.messages} messages`);
  for (const { code, precision, recall, f1, right, wrong, missed } of [...report.codes, report.total]) {
    const figures = `P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`;
    console.log(`${code.padEnd(26)} ${figures}  (${right} right, ${wrong} wrong, ${missed} missed)`);
  }
  console.log(
    `span hits ${report.spanHits.toFixed(3)}, clean messages flagged ${report.cleanFlagged} of ${report.clean}`,
  );
  if (values.short || file.startsWith("unseen/")) continue;
  for (const error of report.errors.filter((one) => one.includes(values.only))) console.log(`  ${error}`);
}
