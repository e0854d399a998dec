import { type Analysis, type EngineComment, HELP_NEAR, type SentenceAnalysis } from "../src/index.ts";
import { CODE_NAMES } from "./code-names.ts";

const WIDTH = 78;
const INDENT = "   ";

/** The comments for a person to read: each phrase underlined in its sentence, then why and how else; where help is comes first. */
export function printable({ sentences, summary, danger, mayNeedHelp, language }: Analysis): string {
  const bad = blocks(sentences, true);
  if (danger !== undefined) return [fold(summary, ""), ...bad].join("\n\n");
  const good = mayNeedHelp ? [] : blocks(sentences, false);
  const near = mayNeedHelp ? [fold(HELP_NEAR, "")] : [];
  if (language !== undefined) return ["I read English so far.", ...near].join("\n\n");
  const parts = bad.length > 0 || mayNeedHelp ? bad : ["Looks Good."];
  if (good.length > 0) parts.push("What already works", ...good);
  if (summary !== "") parts.push(fold(summary, ""));
  return [...parts, ...near].join("\n\n");
}

function blocks(sentences: readonly SentenceAnalysis[], isBad: boolean): string[] {
  return sentences.flatMap((sentence) =>
    sentence.comments.filter(({ bad }) => bad === isBad).map((comment) => block(sentence, comment)),
  );
}

function block(sentence: SentenceAnalysis, comment: EngineComment): string {
  const lines = [
    `${CODE_NAMES[comment.code]} (${comment.code})${comment.certainty === "amber" ? ", may sting" : ""}`,
    ...underlined(sentence, comment),
    fold(comment.message, INDENT),
  ];
  if (comment.rewording !== undefined) lines.push(fold(`Instead: ${comment.rewording.text}`, INDENT));
  return lines.join("\n");
}

/** The sentence around the phrase on one line, and marks under the phrase. */
function underlined({ text, start }: SentenceAnalysis, comment: EngineComment): [string, string] {
  const from = comment.start - start;
  const to = comment.end - start;
  const room = Math.max(10, Math.floor((WIDTH - (to - from)) / 2));
  const head = text.slice(Math.max(0, from - room), from);
  const phrase = text.slice(from, to);
  const tail = text.slice(to, to + room);
  const before = `${from > room ? "…" : ""}${flat(head)}`;
  const after = `${flat(tail)}${text.length > to + room ? "…" : ""}`;
  const marks = "^".repeat(Math.max(1, columns(flat(phrase))));
  return [`${INDENT}${before}${flat(phrase)}${after}`, `${INDENT}${" ".repeat(columns(before))}${marks}`];
}

/** Line breaks and control characters would tear the line apart. */
function flat(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, " ").toWellFormed();
}

/** Columns on a terminal: emoji and East Asian signs take two. */
function columns(text: string): number {
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    count += /\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(
      segment,
    )
      ? 2
      : 1;
  }
  return count;
}

function fold(text: string, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/)) {
    if (line.trim() !== "" && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = indent;
    }
    line = line.trim() === "" ? `${indent}${word}` : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
