/** The sample answers of a sentence, which are kept one a line. */
export function samplesIn(lines: string): string[] {
  const samples = new Set(lines.split("\n").map((line) => line.trim()));
  samples.delete("");
  return [...samples];
}
