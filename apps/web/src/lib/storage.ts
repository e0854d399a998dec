/** Reads a JSON value kept on this device; anything unreadable, or storage switched off, counts as nothing kept. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Keeps a JSON value on this device; undefined removes it. Full or forbidden storage is no reason to stop a person. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    console.warn(`Could not keep ${key} on this device.`);
  }
}
