/**
 * Creates a row so that a repeated try stores one: its id comes from the draft, and the server answers a repeat with the
 * row that it stored first. Where that row is not what was sent (the text was edited after an answer was lost, or
 * another tab saved the draft they shared), the text is stored as a row of its own: nothing is ever written over.
 */
export async function createOnce<Input extends { readonly id: string }, Row extends object>(
  input: Input,
  post: (input: Input) => Promise<Row>,
): Promise<Row> {
  const stored = await post(input);
  return isAsSent(stored, input) ? stored : post({ ...input, id: crypto.randomUUID() });
}

function isAsSent(stored: object, sent: object): boolean {
  const row = stored as Record<string, unknown>;
  return Object.entries(sent).every(([name, value]) => JSON.stringify(tidy(row[name])) === JSON.stringify(tidy(value)));
}

/** The server trims titles, and the sentences of a challenge, and names fields in its own order. */
function tidy(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== "object") return value;
  const fields = Object.entries(value).map(([name, one]) => [name, tidy(one)] as const);
  return Object.fromEntries(fields.toSorted(([one], [other]) => one.localeCompare(other)));
}
