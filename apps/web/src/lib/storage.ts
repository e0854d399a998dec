/** `device` stays until it is removed and is shared by all tabs; `tab` goes with its tab. */
export type Keeper = "device" | "tab";

const storageOf = (keeper: Keeper): Storage => (keeper === "tab" ? sessionStorage : localStorage);

/** Reads a JSON value kept on this device; anything unreadable, or storage switched off, counts as nothing kept. */
export function readStored(key: string, keeper: Keeper = "device"): unknown {
  try {
    return JSON.parse(storageOf(keeper).getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Keeps a JSON value on this device; undefined removes it. Full or forbidden storage is no reason to stop a person: the answer is false. */
export function writeStored(key: string, value: unknown, keeper: Keeper = "device"): boolean {
  try {
    if (value === undefined) storageOf(keeper).removeItem(key);
    else storageOf(keeper).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    console.warn(`Could not keep ${key} on this device.`);
    return false;
  }
}

/** Removes what is kept on this device under the keys that are meant. */
export function forgetStored(isMeant: (key: string) => boolean): void {
  for (const keeper of ["device", "tab"] as const) {
    try {
      for (const key of Object.keys(storageOf(keeper))) if (isMeant(key)) storageOf(keeper).removeItem(key);
    } catch {
      // Storage is switched off: nothing is kept.
    }
  }
}

/** Removes from this device what is kept for somebody alone: every key of such a thing has their id in it. */
export const forgetPerson = (id: string): void => forgetStored((key) => key.includes(id));
