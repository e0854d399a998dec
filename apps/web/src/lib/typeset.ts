/** Our own texts as a printer sets them, however deep they lie: ‘quoted’, and it’s. What people write stays as they wrote it. */
export function typeset<Texts>(texts: Texts): Texts {
  return set(texts) as Texts;
}

function set(part: unknown): unknown {
  if (typeof part === "string") return part.replace(/(^|[\s([“])'(?=\S)/g, "$1‘").replaceAll("'", "’");
  if (Array.isArray(part)) return part.map(set);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, set(value)]));
}
