/** How well the engine does on all labelled messages together, as the source of the small file that the help page shows. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { scoreFile } from "./labelled.ts";

const folder = join(import.meta.dirname, "../test/labelled");

/** Whole percents and full hundreds: a figure that moves with every new message would say no more. */
export function measuredSource(header: string): string {
  const reports = globSync("*.jsonl", { cwd: folder })
    .sort()
    .map((name) => scoreFile(join(folder, name)));
  const messages = reports.reduce((sum, report) => sum + report.messages, 0);
  const codes = (reports[0]?.codes ?? []).map(({ code }) => {
    const [right, wrong] = (["right", "wrong"] as const).map((key) =>
      reports.reduce((sum, report) => sum + (report.codes.find((score) => score.code === code)?.[key] ?? 0), 0),
    );
    return `    ${code}: ${Math.floor((100 * (right ?? 0)) / Math.max(1, (right ?? 0) + (wrong ?? 0)))},`;
  });
  return [
    header,
    "",
    "/** Measured on our labelled messages: of 100 messages that get a code, how many have it by their labels. */",
    "export const measured = {",
    `  /** At least so many messages. */`,
    `  messages: ${Math.floor(messages / 100) * 100},`,
    "  precision: {",
    ...codes,
    "  },",
    "} as const;",
    "",
  ].join("\n");
}
