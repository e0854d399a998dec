/** A logit, and whether what it stands for is one of those looked for. */
export type Scored = readonly [logit: number, is: boolean];

/** How often one of those looked for scores above one that is not: the area under the ROC curve. */
export function areaUnder(scored: readonly Scored[]): number {
  const sorted = [...scored].sort((a, b) => a[0] - b[0]);
  const [ranks, count] = sorted.reduce(([sum, n], [, is], index) => (is ? [sum + index + 1, n + 1] : [sum, n]), [0, 0]);
  return (ranks - (count * (count + 1)) / 2) / (count * (scored.length - count));
}

/** Wilson's interval (1927) for a share, 95 in 100, as "0.87 (0.82 to 0.91)". */
export function withInterval(hits: number, count: number): string {
  const z = 1.96;
  const share = hits / Math.max(1, count);
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z / (1 + (z * z) / count)) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return `${share.toFixed(4)} (${(middle - half).toFixed(4)} to ${(middle + half).toFixed(4)})`;
}

/** Expected calibration error over ten equal stretches of chance, and a line for each: how many, the mean chance, the share that is. */
export function calibration(scored: readonly (readonly [chance: number, is: boolean])[]): {
  error: number;
  lines: string[];
} {
  let error = 0;
  const lines: string[] = [];
  for (let stretch = 0; stretch < 10; stretch++) {
    const inside = scored.filter(([chance]) => Math.min(9, Math.floor(chance * 10)) === stretch);
    if (inside.length === 0) continue;
    const mean = inside.reduce((sum, [chance]) => sum + chance, 0) / inside.length;
    const share = inside.filter(([, is]) => is).length / inside.length;
    error += (Math.abs(mean - share) * inside.length) / scored.length;
    lines.push(`${String(inside.length).padStart(6)}  said ${mean.toFixed(2)}  were ${share.toFixed(2)}`);
  }
  return { error, lines };
}
