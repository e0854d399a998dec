import { randomInt } from "node:crypto";
import { GROUP_DEFAULT, GROUP_SEATS_DEFAULT } from "@wellput/contract";
import { and, asc, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { groups } from "../db/schema/index.ts";
import { findCode } from "../features/groups/public.ts";

/** Letters and digits that nobody mistakes for another when a code is read aloud. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_CHARS = 8;

/** Sees that the first group is there: of the code that is set, or else of a random one if there is no group at all. */
export async function ensureFirstGroup(tx: Database, code: string | undefined, now: Date): Promise<void> {
  if (code === undefined) {
    const [any] = await tx.select({ code: groups.code }).from(groups).limit(1);
    if (any) return;
  } else if ((await findCode(tx, code)) !== null) return;
  const first = { code: code ?? randomCode(), name: GROUP_DEFAULT, maxNum: GROUP_SEATS_DEFAULT, createdAt: now };
  await tx.insert(groups).values(first);
}

/** A joining code with free seats, of the first group if it has some; null when every group is full. */
export async function findOpenCode(db: Database): Promise<string | null> {
  const [row] = await db
    .select({ code: groups.code })
    .from(groups)
    .where(and(lt(groups.count, groups.maxNum), isNull(groups.archivedAt)))
    .orderBy(asc(sql`${groups.name} <> ${GROUP_DEFAULT}`), asc(groups.createdAt), asc(groups.code))
    .limit(1);
  return row?.code ?? null;
}

function randomCode(): string {
  const characters = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${characters.slice(0, 4).join("")}-${characters.slice(4).join("")}`;
}
