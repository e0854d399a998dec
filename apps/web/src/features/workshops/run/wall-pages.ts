import type { DeskAnswer, DeskStep, WorkshopDesk } from "@wellput/contract";
import { countOf } from "../../../lib/format.ts";

/** So many letters stand in a line of the wall, whatever its shape. */
const LINE_CHARS = 60;
/** What an answer takes beside its lines, and what there is under each other, both in lines. */
const AROUND = 1.3;
const ON_A_PAGE = 9.3;
/** An answer of more lines has a page of its own, in smaller letters. */
const LINES_MAX = 7;

const linesOf = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_CHARS)), 0);

/** Whether an answer is so long that it needs smaller letters. */
export const isLong = (text: string): boolean => linesOf(text) > LINES_MAX;

/** The answers page by page, as many at once as a projector shows without a scroll. */
export function pagesOf<Answer extends Pick<DeskAnswer, "text">>(answers: readonly Answer[]): Answer[][] {
  const pages: Answer[][] = [];
  let left = 0;
  for (const answer of answers) {
    const lines = linesOf(answer.text) + AROUND;
    if (lines > left) {
      pages.push([]);
      left = ON_A_PAGE;
    }
    pages.at(-1)?.push(answer);
    left -= lines;
  }
  return pages;
}

/** How far a step has come, where that can be counted: people, or tables; nobody counts where all write on one sheet. */
export function writtenWords({ mode }: Pick<DeskStep, "mode">, guests: WorkshopDesk["guests"]): string | null {
  if (mode === "room") return null;
  const wrote = guests.filter(({ doing }) => doing !== "reading");
  if (mode === "each") return `${wrote.length} of ${guests.length} have written`;
  const tables = (some: WorkshopDesk["guests"]) => new Set(some.map(({ table }) => table)).size;
  return `${tables(wrote)} of ${countOf(tables(guests), "table")} ${tables(wrote) === 1 ? "has" : "have"} written`;
}
