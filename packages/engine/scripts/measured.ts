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

/** Percents that a printed figure may be off, and the part of the messages that may have come since. */
const POINTS_OFF = 2;
const MESSAGES_MORE = 1.25;

/** Whether printed figures still tell the truth: the sets grow daily, and a point up or down is no news. */
export function isStillTrue(printed: string, measured: string): boolean {
  const [before, now] = [figuresOf(printed), figuresOf(measured)];
  if (before.size !== now.size) return false;
  return [...now].every(([name, figure]) => {
    const old = before.get(name) ?? Number.NaN;
    if (name === "messages") return old <= figure && figure <= old * MESSAGES_MORE;
    return Math.abs(old - figure) <= POINTS_OFF;
  });
}

function figuresOf(source: string): Map<string, number> {
  return new Map([...source.matchAll(/(\w+): (\d+),/g)].map(([, name = "", figure]) => [name, Number(figure)]));
}
