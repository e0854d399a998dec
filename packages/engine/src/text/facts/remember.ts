import type { Reading } from "../reading.ts";

/** Works a fact out once for each message, since several rules ask for it. */
export function remember<T>(find: (reading: Reading) => T): (reading: Reading) => T {
  const known = new WeakMap<Reading, { readonly fact: T }>();
  return (reading) => {
    const before = known.get(reading);
    if (before !== undefined) return before.fact;
    const fact = find(reading);
    known.set(reading, { fact });
    return fact;
  };
}
