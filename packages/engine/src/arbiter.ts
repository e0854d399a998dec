import { type EngineCode, isStrength } from "./codes.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Reading, Token } from "./text/reading.ts";
import { contains, overlaps } from "./text/span.ts";

export interface Ruled {
  readonly rule: Pick<Rule, "id" | "code">;
  readonly finding: Finding;
}

/** One phrase gets one code: of two that claim the same words, the one named first here stays. */
const MOST_SPECIFIC_FIRST: readonly EngineCode[] = [
  "PSEUDOFEELING",
  "THOUGHT_NOT_FEELING",
  "OBJECTIVE_CAUSE",
  "OBJECTIVE_EFFECT",
  "ACTIONS_NOT_PEOPLE_CAUSE",
  "POSITIVE_REQUEST",
  "POSITIVE_WANT",
  "REQUEST",
  "PERSONAL_WANT",
  "GENERAL_NOT_PERSONAL",
  "NO_BIAS",
  "OBSERVE",
  "LINK_FEELING_TO_NVA",
  "NEG_FEELING_WITHOUT_NVA",
  "DOABLE_REQUEST",
  "NEED",
  "OBSERVATION",
  "FEELING",
];
const RANK = new Map(MOST_SPECIFIC_FIRST.map((code, rank) => [code, rank]));

/** Within the whole stretch that the first speaks for (its scope), these give way to it. */
const SILENCES: Partial<Record<EngineCode, readonly EngineCode[]>> = {
  PSEUDOFEELING: ["LINK_FEELING_TO_NVA"],
  OBJECTIVE_CAUSE: ["OBSERVE", "NO_BIAS", "LINK_FEELING_TO_NVA", "NEG_FEELING_WITHOUT_NVA"],
  OBJECTIVE_EFFECT: ["OBSERVE", "NO_BIAS"],
  ACTIONS_NOT_PEOPLE_CAUSE: ["LINK_FEELING_TO_NVA", "NEG_FEELING_WITHOUT_NVA"],
  LINK_FEELING_TO_NVA: ["NEG_FEELING_WITHOUT_NVA"],
  POSITIVE_REQUEST: ["REQUEST", "PERSONAL_WANT", "POSITIVE_WANT"],
  POSITIVE_WANT: ["PERSONAL_WANT", "REQUEST"],
  THOUGHT_NOT_FEELING: ["PERSONAL_WANT", "GENERAL_NOT_PERSONAL", "NEG_FEELING_WITHOUT_NVA"],
};

/** Codes that mark a longer stretch: a shorter judgment inside it is a phrase of its own. */
const WIDE = new Set<EngineCode>([
  "REQUEST",
  "POSITIVE_REQUEST",
  "POSITIVE_WANT",
  "PERSONAL_WANT",
  "LINK_FEELING_TO_NVA",
  "OBJECTIVE_EFFECT",
]);
const STANDS_INSIDE = new Set<EngineCode>(["OBSERVE", "NO_BIAS", "PSEUDOFEELING", "OBJECTIVE_CAUSE"]);

/** Settles which findings become comments, by 'Where two codes meet' of the guideline; rivals meet within a sentence. */
export function arbitrate(reading: Reading, ruled: readonly Ruled[]): Ruled[] {
  const bySentence = new Map<number, Ruled[]>();
  for (const candidate of ruled) {
    const first = tokenAt(reading.tokens, candidate.finding.span.start);
    if (!maySpeak(reading, candidate, first)) continue;
    const sentence = reading.tokens[first]?.sentence ?? -1;
    const group = bySentence.get(sentence);
    if (group === undefined) bySentence.set(sentence, [candidate]);
    else group.push(candidate);
  }
  const kept: Ruled[] = [];
  for (const rivals of bySentence.values()) kept.push(...settle(rivals));
  return kept.sort((a, b) => a.finding.span.start - b.finding.span.start || a.finding.span.end - b.finding.span.end);
}

function settle(rivals: Ruled[]): readonly Ruled[] {
  if (rivals.length === 1) return rivals;
  const kept: Ruled[] = [];
  for (const candidate of rivals.sort(bySpecificity)) {
    if (!kept.some((winner) => silences(winner, candidate))) kept.push(candidate);
  }
  return kept;
}

function bySpecificity(a: Ruled, b: Ruled): number {
  const rank = (RANK.get(a.rule.code) ?? 0) - (RANK.get(b.rule.code) ?? 0);
  if (rank !== 0) return rank;
  return b.finding.severity - a.finding.severity || a.finding.span.start - b.finding.span.start;
}

/** Quoted words, {braces} and praise are never flagged; strengths may stand in praise. `first` is the first token of the phrase. */
function maySpeak({ tokens, sentences }: Reading, { rule, finding }: Ruled, first: number): boolean {
  const { start, end } = finding.span;
  if (end <= start) return false;
  const mayPraise = isStrength(rule.code);
  for (let index = first; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined || token.start >= end) break;
    if (token.shielded) return false;
    if (!mayPraise && sentences[token.sentence]?.praise) return false;
  }
  return true;
}

/** Index of the first token that ends after `offset`, by halving. */
function tokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function silences(winner: Ruled, loser: Ruled): boolean {
  const [strong, weak] = [winner.rule.code, loser.rule.code];
  // Rivals come from one sentence: a feeling with a judged cause there gets no LINK besides (rule 4).
  if (strong === "OBJECTIVE_CAUSE" && weak === "LINK_FEELING_TO_NVA") return true;
  // A feeling whose cause the sentence gives is told once.
  if (weak === "NEG_FEELING_WITHOUT_NVA" && (strong === "LINK_FEELING_TO_NVA" || strong === "ACTIONS_NOT_PEOPLE_CAUSE"))
    return true;
  const scope = winner.finding.scope ?? winner.finding.span;
  if (SILENCES[strong]?.includes(weak) && overlaps(scope, loser.finding.span)) return true;
  if (!overlaps(winner.finding.span, loser.finding.span)) return false;
  return strong === weak || !standTogether(winner, loser);
}

function standTogether(a: Ruled, b: Ruled): boolean {
  // "I feel you have hurt me": the thought's subject opens the blame.
  if (a.rule.code === "THOUGHT_NOT_FEELING" && b.rule.code === "ACTIONS_NOT_PEOPLE_CAUSE") return true;
  const [wide, narrow] = WIDE.has(a.rule.code) ? [a, b] : [b, a];
  if (!WIDE.has(wide.rule.code) || !STANDS_INSIDE.has(narrow.rule.code)) return false;
  const [outer, inner] = [wide.finding.span, narrow.finding.span];
  return contains(outer, inner) && inner.end - inner.start < outer.end - outer.start;
}
