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
