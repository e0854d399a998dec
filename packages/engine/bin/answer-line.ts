import { type AnalyseOptions, analyse, type EngineComment } from "../src/index.ts";

/** A line that is no message; its text names the line's number. */
export class LineProblem extends Error {}

/**
 * Answers one line `{"id", "text"}` with `{"id", "danger", "may_need_help", "flags", "strengths"}`; danger is null or its kind, offsets are UTF-16 code units of the text.
 * @throws LineProblem when the line is not JSON or has no id or text.
 */
export function answerLine(line: string, number: number, options: AnalyseOptions): string {
  const { id, text } = parse(line, number);
  const { sentences, danger, mayNeedHelp = false } = analyse(text, options);
  const comments = sentences.flatMap((sentence) => sentence.comments);
  return JSON.stringify({
    id,
    danger: danger ?? null,
    may_need_help: mayNeedHelp,
    flags: comments.filter(({ bad }) => bad).map(flagOf),
    strengths: comments.filter(({ bad }) => !bad).map(flagOf),
  });
}

function flagOf({ code, ruleId, start, end, phrase, severity, certainty, message }: EngineComment) {
  return { code, rule: ruleId, start, end, text: phrase, severity, certainty, comment: message };
}

function parse(line: string, number: number): { id: string | number; text: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LineProblem(`line ${number} is not JSON.`);
  }
  if (typeof value !== "object" || value === null || !("id" in value) || !("text" in value)) {
    throw new LineProblem(`line ${number} wants an object with "id" and "text".`);
  }
  const { id, text } = value;
  if (typeof id !== "string" && typeof id !== "number")
    throw new LineProblem(`line ${number}: "id" must be a text or a number.`);
  if (typeof text !== "string") throw new LineProblem(`line ${number}: "text" must be a text.`);
  return { id, text };
}
