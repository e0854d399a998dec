import type { Log } from "@wellput/contract";
import { wordOf } from "@wellput/contract/scenario-fields";
import { LOG_SIDE_WORDS } from "./log-sides.ts";

const HEAD = ["When", "Title", ...LOG_SIDE_WORDS.flatMap(({ title }) => [title, `${title}: notes`])];
/** How a spreadsheet knows that the file is in UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Logs as a table for a spreadsheet, one log a row. */
export function logsToCsv(logs: readonly Log[]): string {
  const rows = logs.map((log) => [
    log.createdAt,
    log.title,
    ...LOG_SIDE_WORDS.flatMap(({ side }) => [
      log.chosen[side].map(wordOf).join(", "),
      log[side].map(({ text, helped }) => (helped ? `${text} (helped)` : text)).join("\n"),
    ]),
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => row.map(toCell).join(",")).join("\r\n");
}

/** A text that begins like a formula is told apart from one. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
