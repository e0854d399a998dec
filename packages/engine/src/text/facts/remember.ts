import type { Reading } from "../reading.ts";

let columns = 0;

/** Works a fact out once for each message, since several rules ask for it. */
export function remember<T extends NonNullable<unknown>>(find: (reading: Reading) => T): (reading: Reading) => T {
  const column = columns++;
  return (reading) => {
    const before = reading.facts[column];
    if (before !== undefined) return before as T;
    const fact = find(reading);
    reading.facts[column] = fact;
    return fact;
  };
}
