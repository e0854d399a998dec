const two = (part: number) => `${part}`.padStart(2, "0");

/** A moment as a datetime-local field has it, by this device's clock; none is empty. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What such a field says, as a moment for everybody. */
export const momentOf = (local: string): string | null => (local === "" ? null : new Date(local).toISOString());
