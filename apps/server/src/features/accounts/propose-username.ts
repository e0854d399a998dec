import { randomInt } from "node:crypto";
import { inArray } from "drizzle-orm";
import { users } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { usernameKey } from "./username-key.ts";

const CANDIDATES = 20;
const WORDS = { adjectives: ["Calm", "Kind", "Clear"], nouns: ["River", "Harbor", "Lantern"] };

/** Proposes a username that nobody has at this moment. */
export async function proposeUsername({ db }: Deps): Promise<string> {
  for (;;) {
    const candidates = Array.from(
      { length: CANDIDATES },
      () => pick(WORDS.adjectives) + pick(WORDS.nouns) + randomInt(10, 1000),
    );
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
