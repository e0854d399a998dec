import type { Reading } from "../text/reading.ts";
import type { Stretch } from "../text/span.ts";
import { type Direction, type Named, NOWHERE, type Step, stepOf } from "./element.ts";

/** A gap of up to `most` words; the edge of the stretch; a mark where what is told begins or ends; or something that stands there. */
type Part =
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "edge" }
  | { readonly kind: "mark" }
  | { readonly kind: "needed" | "optional" | "barred" | "also"; readonly step: Step };

/** A row, compiled: what stands from its anchor on, and, from the nearest word outwards, what stands before. */
export interface Row {
  readonly text: string;
  readonly after: readonly Part[];
  readonly before: readonly Part[];
}

export function rowOf(text: string, named: Named): Row {
  const sources = text.split(" ");
  const marked = sources.findIndex((source) => ANCHOR.test(source));
  const parts = sources.map((source) => partOf(source.replace(ANCHOR, ""), named));
  const anchor = Math.max(0, marked);
  return { text, after: parts.slice(anchor), before: parts.slice(0, anchor).reverse() };
}

const ANCHOR = /^>(?=.)/;

/** The part that a row is tried at. */
export function anchorOf(text: string): string {
  const sources = text.split(" ");
  return (sources.find((source) => ANCHOR.test(source)) ?? sources[0] ?? "").replace(ANCHOR, "");
}

function partOf(source: string, named: Named): Part {
  if (source === "..") return { kind: "gap", most: Number.POSITIVE_INFINITY };
  if (/^_\d$/.test(source)) return { kind: "gap", most: Number(source[1]) };
  if (source === "^" || source === "$") return { kind: "edge" };
  if (source === "[" || source === "]") return { kind: "mark" };
  if (/^!./.test(source)) return { kind: "barred", step: stepOf(source.slice(1), named) };
  if (/^&./.test(source)) return { kind: "also", step: stepOf(source.slice(1), named) };
  if (/.\?$/.test(source)) return { kind: "optional", step: stepOf(source.slice(0, -1), named) };
  return { kind: "needed", step: stepOf(source, named) };
}

/** A walk over words in one direction. */
interface Walk {
  readonly reading: Reading;
  readonly direction: Direction;
  /** The first place outside the stretch. */
  readonly edge: number;
  readonly parts: readonly Part[];
  mark: number;
}

/** What a row takes at this anchor, from mark to mark where it has any. A stretch reaches from `first` up to, not with, `end`. */
export function takenBy(row: Row, reading: Reading, anchor: number, { first, end }: Stretch): Stretch | undefined {
  const onward: Walk = { reading, direction: 1, edge: end, parts: row.after, mark: NOWHERE };
  const last = walk(onward, 0, anchor);
  if (last === NOWHERE) return undefined;
  const back: Walk = { reading, direction: -1, edge: first - 1, parts: row.before, mark: NOWHERE };
  const start = walk(back, 0, anchor - 1);
  if (start === NOWHERE) return undefined;
  const begin = back.mark === NOWHERE ? start : back.mark;
  return { first: begin + 1, end: onward.mark === NOWHERE ? last : onward.mark };
}

/** Where the parts from number `next` on end, when they begin at `at`. */
function walk(way: Walk, next: number, at: number): number {
  const part = way.parts[next];
  if (part === undefined) return at;
  if (part.kind === "gap") return overGap(way, next, at, part.most);
  if (part.kind === "edge") return at === way.edge ? walk(way, next + 1, at) : NOWHERE;
  if (part.kind === "mark") {
    const end = walk(way, next + 1, at);
    if (end !== NOWHERE) way.mark = at;
    return end;
  }
  const over = part.step(way.reading, at, way.direction);
  if (part.kind === "barred" || part.kind === "also")
    return (over === NOWHERE) === (part.kind === "barred") ? walk(way, next + 1, at) : NOWHERE;
  const end = over === NOWHERE ? NOWHERE : walk(way, next + 1, over);
  return end === NOWHERE && part.kind === "optional" ? walk(way, next + 1, at) : end;
}

/** The fewest words that let the rest follow; a gap of any length goes no further than the stretch. */
function overGap(way: Walk, next: number, at: number, most: number): number {
  const room = most < Number.POSITIVE_INFINITY ? most : (way.edge - at) * way.direction - 1;
  for (let skipped = 0; skipped <= room; skipped++) {
    const end = walk(way, next + 1, at + skipped * way.direction);
    if (end !== NOWHERE) return end;
  }
  return NOWHERE;
}
