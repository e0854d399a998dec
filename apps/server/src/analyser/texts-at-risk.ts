import { WITHHELD } from "@wellput/contract";
import type { Analyser } from "./analyser.ts";

/** Those among the texts that show somebody at risk; each is read once, on a worker thread. Throws as the analyser does. */
export async function textsAtRisk(
  analyser: Analyser,
  texts: Iterable<string | undefined>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const written = [...new Set(texts)].flatMap((text) => (text?.trim() ? [text] : []));
  const verdicts = await Promise.all(written.map((message) => analyser.isAtRisk({ message }, signal)));
  return new Set(written.filter((_text, index) => verdicts[index]));
}

/** Answers to questions as they are kept: in the place of a text that shows somebody at risk stands that it is withheld. */
export async function withholdAtRisk(
  analyser: Analyser,
  answers: Readonly<Record<string, number | string>>,
  signal: AbortSignal,
): Promise<Record<string, number | string>> {
  const texts = Object.values(answers).filter((answer) => typeof answer === "string");
  const atRisk = await textsAtRisk(analyser, texts, signal);
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [
      key,
      typeof answer === "string" && atRisk.has(answer) ? WITHHELD : answer,
    ]),
  );
}
