import { randomUUID } from "node:crypto";

const keys = new Map<string, string>();

/** The key of the device of whoever has this user id, always the same. */
export function keyFor(userId: string): string {
  const key = keys.get(userId) ?? randomUUID();
  keys.set(userId, key);
  return key;
}
