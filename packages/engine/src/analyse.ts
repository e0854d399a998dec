import { arbitrate, type Ruled } from "./arbiter.ts";
import { careIn } from "./care/danger.ts";
import { HELP_TEXTS } from "./care/help-texts.ts";
import { type Direction, isStrength, type SkillCode } from "./codes.ts";
import type { Analysis, EngineComment, SentenceAnalysis, SentenceToken } from "./comment.ts";
import { type Focus, inFocus } from "./focus.ts";
import { isForeign } from "./language.ts";
import { focusOf } from "./prompt.ts";
import type { Rule } from "./rule.ts";
import { type Judged, type Judgment, judge, judgeUnheard } from "./sting/judge.ts";
import { summarise } from "./summary.ts";
import { read } from "./text/read.ts";
import type { Reading, Sentence } from "./text/reading.ts";

export interface AnalyseOptions {
  /** What the sentence is meant to be; "G" (the default) and "M" ask for everything. */
  readonly skill?: SkillCode;
  /** What the writer was asked; where it clearly asks for one thing and no skill is given, it says what the sentence is meant to be. */
  readonly prompt?: string | undefined;
  /** Who is spoken to; shapes the summary's advice. */
  readonly direction?: Direction;
  /** The writer has read where help is and asks for comments on the wording all the same. */
  readonly goOn?: boolean | undefined;
  /** The rules speak without the reader of stings. */
  readonly rulesAlone?: boolean;
}

/** Runs these rules over one message. No I/O, no clock, no randomness; offsets are UTF-16 code units of the message. */
export function analyseWith(rules: readonly Rule[], message: string, options: AnalyseOptions = {}): Analysis {
  const reading = read(message);
  const { danger, mayNeedHelp } = careIn(reading);
  if (danger !== undefined && !options.goOn)
    return { message, sentences: layOut(reading, []), summary: HELP_TEXTS[danger], danger };
  const near = mayNeedHelp && { mayNeedHelp };
  if (danger === undefined && !options.rulesAlone && isForeign(reading))
    return { message, sentences: layOut(reading, []), summary: "", ...near, language: "other" };
  const focus = focusOf(options.skill, options.prompt);
  const found: Ruled[] = [];
  for (const rule of rules) {
    if (!isAsked(rule, focus)) continue;
    for (const finding of rule.find(reading)) found.push({ rule, finding });
  }
  const ruled = arbitrate(reading, found);
  let judged: Judgment = { kept: ruled, isClose: false };
  // The reader of stings was not taught messages of people at risk.
  if (!options.rulesAlone) judged = danger === undefined ? judge(reading, ruled, focus) : judgeUnheard(ruled);
  const { kept, isClose } = judged;
  const sentences = layOut(reading, kept);
  const comments: EngineComment[] = [];
  for (const sentence of sentences) comments.push(...sentence.comments);
  if (danger !== undefined) return { message, sentences, summary: HELP_TEXTS[danger], danger };
  return { message, sentences, summary: summarise(comments, focus, options.direction ?? "a", isClose), ...near };
}

function isAsked({ code, onlyFor }: Rule, focus: Focus): boolean {
  return inFocus(code, focus) && (onlyFor === undefined || onlyFor === focus);
}

/** Gives every kept finding to the sentence in which it begins. */
function layOut(reading: Reading, kept: readonly Judged[]): SentenceAnalysis[] {
  const { message, tokens } = reading;
  const sentences: SentenceAnalysis[] = [];
  let next = 0;
  for (const sentence of reading.sentences) {
    const { start, end, firstToken, endToken } = sentence;
    const comments: EngineComment[] = [];
    for (let ruled = kept[next]; ruled !== undefined && ruled.finding.span.start < end; ruled = kept[++next]) {
      comments.push(commentOf(reading, sentence, ruled));
    }
    const laidOut: SentenceToken[] = [];
    for (let index = firstToken; index < endToken; index++) {
      const token = tokens[index];
      if (token !== undefined) laidOut.push({ text: token.text, start: token.start, end: token.end });
    }
    sentences.push({ text: message.slice(start, end), start, end, tokens: laidOut, comments });
  }
  return sentences;
}

function commentOf(reading: Reading, sentence: Sentence, { rule, finding, certainty }: Judged): EngineComment {
  const { start, end } = finding.span;
  const phrase = reading.message.slice(start, end);
  const tokens: number[] = [];
  for (let index = sentence.firstToken; index < sentence.endToken; index++) {
    const token = reading.tokens[index];
    if (token === undefined || token.start >= end) break;
    if (token.end > start) tokens.push(index - sentence.firstToken);
  }
  const comment = {
    code: rule.code,
    ruleId: rule.id,
    start,
    end,
    tokens,
    phrase,
    message: finding.message,
    severity: finding.severity,
    bad: !isStrength(rule.code),
    ...(certainty !== undefined && { certainty }),
  };
  return finding.rewording === undefined ? comment : { ...comment, rewording: finding.rewording };
}
