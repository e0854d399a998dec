/** Prints how well the engine reads the labelled sets: figures by code, then every error. `--short` leaves the errors out. */
import { join } from "node:path";
import { scoreFile } from "./labelled.ts";

const BLIND_SETS = 13;
const blind = Array.from({ length: BLIND_SETS }, (_, at) => `blind-${at + 1}`);

for (const name of ["dev", "own", "wishes", "apart", ...blind]) {
  const report = scoreFile(join(import.meta.dirname, `../test/labelled/${name}.jsonl`));
  console.log(`\n${name}.jsonl: ${report.messages} messages`);
  for (const { code, precision, recall, f1, right, wrong, missed } of [...report.codes, report.total]) {
    const figures = `P ${precision.toFixed(3)}  R ${recall.toFixed(3)}  F1 ${f1.toFixed(3)}`;
    console.log(`${code.padEnd(26)} ${figures}  (${right} right, ${wrong} wrong, ${missed} missed)`);
  }
  console.log(
    `span hits ${report.spanHits.toFixed(3)}, clean messages flagged ${report.cleanFlagged} of ${report.clean}`,
  );
  if (!process.argv.includes("--short")) for (const error of report.errors) console.log(`  ${error}`);
}
