/** Whether a stored row is what was sent: a repeated create answers with the row as it was stored the first time. */
export function isAsSent(stored: object, sent: object): boolean {
  const row = stored as Record<string, unknown>;
  return Object.entries(sent).every(([name, value]) => JSON.stringify(tidy(row[name])) === JSON.stringify(tidy(value)));
}

/** The server trims titles. */
const tidy = (value: unknown) => (typeof value === "string" ? value.trim() : value);
