import type { Span } from "./span.ts";

const MAX_QUOTE_CHARS = 600;
const PAIRS: Record<string, string> = { '"': '"', "“": "”", "„": "“", "«": "»", "‘": "’", "'": "'" };

/**
 * The stretches that are not the writer's own words, in order: {braces}, quotations, lines quoted from a mail ("> …").
 * A message that is one quotation as a whole is the writer's own.
 */
export function shieldedSpans(message: string): Span[] {
  const spans: Span[] = [];
  OPENERS.lastIndex = 0;
  while (OPENERS.test(message)) {
    const start = OPENERS.lastIndex - 1;
    const end = shieldEnd(message, start);
    if (end > start) spans.push({ start, end });
    OPENERS.lastIndex = Math.max(end, start + 1);
  }
  const [only] = spans;
  const isWhole = spans.length === 1 && only !== undefined && message[only.start] !== "{" && isAllOf(message, only);
  return isWhole ? [] : spans;
}

function isAllOf(message: string, span: Span): boolean {
  const around = message.slice(0, span.start) + message.slice(span.end);
  return around.length < 40 && !/[\p{L}\p{N}]/u.test(around);
}

const OPENERS = /[{>"“„«‘']/g;

/** Where the shielded stretch that opens at `index` ends, or `index` itself. */
function shieldEnd(message: string, index: number): number {
  const mark = message[index] ?? "";
  if (mark === "{") return closing(message, index, "}");
  if (mark === ">" && isLineStart(message, index)) return lineEnd(message, index);
  const close = Object.hasOwn(PAIRS, mark) ? PAIRS[mark] : undefined;
  if (close === undefined || !opens(message, index)) return index;
  return close === "'" || close === "’" ? closingSingle(message, index, close) : closing(message, index, close);
}

function opens(message: string, index: number): boolean {
  const [before, after] = [message[index - 1] ?? " ", message[index + 1] ?? " "];
  return !/[\p{L}\p{N}]/u.test(before) && !/\s/u.test(after);
}

function closing(message: string, index: number, mark: string): number {
  const limit = Math.min(message.length, index + MAX_QUOTE_CHARS);
  for (let at = index + 1; at < limit; at++) {
    if (message[at] === mark) return at + 1;
    if (mark !== "}" && message[at] === "\n" && message[at + 1] === "\n") break;
  }
  return index;
}

/** A single quote; after an s it may only be a plural's apostrophe. */
function closingSingle(message: string, index: number, mark: string): number {
  const limit = Math.min(message.length, index + MAX_QUOTE_CHARS);
  let end = index;
  for (let at = index + 1; at < limit; at++) {
    if (message[at] === "\n" && message[at + 1] === "\n") break;
    if (!closesSingle(message, at, mark)) continue;
    end = at + 1;
    if (!/s/i.test(message[at - 1] ?? "") || !hasLaterClose(message, at + 1, limit, mark)) return end;
  }
  return end;
}

/** Where no letter follows: "don't" inside does not end it early. */
function closesSingle(message: string, at: number, mark: string): boolean {
  const isMark = message[at] === mark || (mark === "'" && message[at] === "’");
  if (!isMark || /[\p{L}\p{N}]/u.test(message[at + 1] ?? " ") || /\s/u.test(message[at - 1] ?? " ")) return false;
  return message[at] !== "'" || !opens(message, at);
}

/** After a plural's apostrophe the quotation goes on when another closing mark comes before a new opening one. */
function hasLaterClose(message: string, from: number, limit: number, mark: string): boolean {
  for (let at = from; at < limit; at++) {
    if (message[at] === "\n") return false;
    if (message[at] !== mark) continue;
    if (opens(message, at) && /\s/u.test(message[at - 1] ?? " ")) return false;
    if (!/[\p{L}\p{N}]/u.test(message[at + 1] ?? " ")) return true;
  }
  return false;
}

function isLineStart(message: string, index: number): boolean {
  return index === 0 || message[index - 1] === "\n";
}

function lineEnd(message: string, index: number): number {
  const end = message.indexOf("\n", index);
  return end === -1 ? message.length : end;
}
