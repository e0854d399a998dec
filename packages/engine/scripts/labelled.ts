/** Scores the engine on a labelled set: per code and over all; a span is found when it overlaps a labelled one. */
import { readFileSync } from "node:fs";
import { analyse, FEEDBACK_CODES } from "../src/index.ts";

interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly required: readonly { readonly code: string; readonly spans: readonly string[] }[];
  readonly optional: readonly { readonly code: string }[];
}

export interface Score {
  readonly code: string;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Report {
  readonly messages: number;
  readonly clean: number;
  readonly cleanFlagged: number;
  readonly spanHits: number;
  readonly total: Score;
  readonly codes: readonly Score[];
  /** One line a message that is not exactly right. */
  readonly errors: readonly string[];
}

/** Codes required count as right or missed, codes found beyond them as wrong; optional ones count neither way. */
export function scoreFile(path: string): Report {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const counts = new Map(FEEDBACK_CODES.map((code) => [code as string, { right: 0, wrong: 0, missed: 0 }]));
  const tally = { clean: 0, cleanFlagged: 0, spans: 0, spanHits: 0 };
  const errors: string[] = [];
  for (const line of lines) {
    const labelled: Labelled = JSON.parse(line);
    const flags = analyse(labelled.text, { goOn: true, rulesAlone: true }).sentences.flatMap(({ comments }) =>
      comments.filter(({ bad }) => bad),
    );
    const got = new Set<string>(flags.map(({ code }) => code));
    const required = new Set(labelled.required.map(({ code }) => code));
    const optional = new Set(labelled.optional.map(({ code }) => code));
    const extra = [...got].filter((code) => !required.has(code) && !optional.has(code));
    const missed = [...required].filter((code) => !got.has(code));
    for (const code of required) if (got.has(code)) bump(counts, code, "right");
    for (const code of extra) bump(counts, code, "wrong");
    for (const code of missed) bump(counts, code, "missed");
    if (required.size + optional.size === 0) {
      tally.clean++;
      if (got.size > 0) tally.cleanFlagged++;
    }
    for (const { code, spans } of labelled.required) {
      if (got.has(code))
        for (const span of spans) {
          const start = labelled.text.indexOf(span);
          tally.spans++;
          if (flags.some((flag) => flag.code === code && flag.start < start + span.length && flag.end > start))
            tally.spanHits++;
        }
    }
    if (extra.length + missed.length > 0) {
      const phrases = flags
        .filter(({ code }) => extra.includes(code))
        .map(({ code, ruleId, phrase }) => `${code} "${phrase}" by ${ruleId}`);
      errors.push(
        `${labelled.id}: ${labelled.text}${missed.length > 0 ? ` | missed ${missed.join(", ")}` : ""}${phrases.length > 0 ? ` | extra ${phrases.join(", ")}` : ""}`,
      );
    }
  }
  const codes = [...counts].map(([code, count]) => scored(code, count));
  const sum = (key: "right" | "wrong" | "missed") => codes.reduce((total, score) => total + score[key], 0);
  return {
    messages: lines.length,
    clean: tally.clean,
    cleanFlagged: tally.cleanFlagged,
    spanHits: tally.spanHits / Math.max(1, tally.spans),
    total: scored("all", { right: sum("right"), wrong: sum("wrong"), missed: sum("missed") }),
    codes,
    errors,
  };
}

type Count = Pick<Score, "right" | "wrong" | "missed">;

function bump(
  counts: Map<string, { right: number; wrong: number; missed: number }>,
  code: string,
  key: keyof Count,
): void {
  const count = counts.get(code);
  if (count !== undefined) count[key]++;
}

function scored(code: string, { right, wrong, missed }: Count): Score {
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    code,
    right,
    wrong,
    missed,
    precision: share(right, right + wrong),
    recall: share(right, right + missed),
    f1: share(2 * right, 2 * right + wrong + missed),
  };
}
