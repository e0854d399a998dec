const SMALLEST = 10_000;
const SIZE = 90_000;

/** The number of a visit: five digits, drawn anew. */
export function newSessionId(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${SMALLEST + (drawn % SIZE)}`;
}

/** A number of that shape from an address, or nothing. */
export const readSessionId = (text: unknown): string | undefined =>
  typeof text === "string" && /^[1-9]\d{4}$/.test(text) ? text : undefined;
