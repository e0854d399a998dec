const MINUTE_MS = 60_000;

/** Today by the reader's own calendar, such as 2026-05-04. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);
}
