/** What a label without an intensity counts as. */
const DEFAULT_INTENSITY = 0.5;

/** How strong a label is, 0 to 1: the number after its #, or 0.5. */
export function intensityOf(label: string): number {
  const number = Number.parseFloat(/#([\d.]+)$/.exec(label)?.[1] ?? "");
  return Number.isNaN(number) ? DEFAULT_INTENSITY : Math.min(number, 1);
}

/** The same in three steps: the type of a word grows with it. */
export function strengthOf(label: string): "weak" | "middle" | "strong" {
  const intensity = intensityOf(label);
  if (intensity < 0.4) return "weak";
  return intensity < 0.7 ? "middle" : "strong";
}
