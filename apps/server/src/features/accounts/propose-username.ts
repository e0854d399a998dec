import { randomInt } from "node:crypto";
import { usernameWords } from "@wellput/content";
import { inArray } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { usernameKey } from "./username-key.ts";

const CANDIDATES = 10;

/** Proposes a username that nobody has at this moment: two words, and a number where the words alone are taken. */
export async function proposeUsername({ db }: Deps): Promise<string> {
  for (;;) {
    const pairs = Array.from(
      { length: CANDIDATES },
      () => `${pick(usernameWords.adjectives)}-${pick(usernameWords.nouns)}`,
    );
    const candidates = [...pairs, ...pairs.map((pair) => `${pair}-${randomInt(10, 10_000)}`)];
    const rows = await db
      .select({ key: users.usernameKey })
      .from(users)
      .where(inArray(users.usernameKey, candidates.map(usernameKey)));
    const taken = new Set(rows.map(({ key }) => key));
    const free = candidates.find((candidate) => !taken.has(usernameKey(candidate)));
    if (free !== undefined) return free;
  }
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? "";
}
