/** The questions of a file with the one column Prompt: each in quotes, a quote within it doubled. */
export function readPrompts(csv: string): string[] {
  const [, ...lines] = csv.split(/\r?\n/).filter(Boolean);
  return lines.map((line) => line.replace(/^"|"$/g, "").replaceAll('""', '"'));
}

/** The question of a number from 1 on; past the last one they begin again, and without a number it is the first. */
export function promptAt(prompts: readonly string[], questionNumber = 1): string {
  const { length } = prompts;
  const at = (((Math.floor(questionNumber) - 1) % length) + length) % length;
  return prompts[at] ?? "";
}
