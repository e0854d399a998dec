import { createHash, randomBytes } from "node:crypto";
import { WorkshopCode } from "@wellput/contract";
import { and, eq, exists, sql } from "drizzle-orm";
import { getCookie, setCookie } from "hono/cookie";
import type { Database } from "../../db/database.ts";
import { workshopGuests, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext } from "../../http/env.ts";
import type { WorkshopRow } from "./workshop-row.ts";

type GuestRow = typeof workshopGuests.$inferSelect;

/** A workshop, and whoever asks as they have joined it; null where they have not. */
export interface Place {
  readonly workshop: WorkshopRow;
  readonly guest: GuestRow | null;
}

/** A token of one's own for each workshop: whoever joins a second one keeps the first. */
const cookieOf = (c: AppContext, { id }: Pick<WorkshopRow, "id">) => c.var.deps.auth.cookieNamed(`guest.${id}`);
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * The place behind a code. Codes that are none are counted for an address, and right ones are not.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function findPlace(c: AppContext, text: string): Promise<Place> {
  const { db, limits } = c.var.deps;
  const code = WorkshopCode.safeParse(text).data ?? "";
  const isRight = exists(db.select({ one: sql`1` }).from(workshops).where(eq(workshops.code, code)));
  const [workshop] = await db.select().from(workshops).where(eq(workshops.code, code));
  if (!workshop) {
    await limits.spendUnless(isRight, "workshop-code", clientAddress(c));
    throw new AppError("WORKSHOP_NOT_FOUND");
  }
  return { workshop, guest: await findGuest(db, workshop, getCookie(c, cookieOf(c, workshop))) };
}

async function findGuest(db: Database, { id }: WorkshopRow, token: string | undefined): Promise<GuestRow | null> {
  if (!token) return null;
  const [guest] = await db
    .select()
    .from(workshopGuests)
    .where(and(eq(workshopGuests.workshopId, id), eq(workshopGuests.tokenHash, hashOf(token))));
  return guest ?? null;
}

/** The same for whoever has joined. @throws {AppError} those of findPlace, WORKSHOP_NOT_JOINED. */
export async function requireSeat(c: AppContext, code: string): Promise<Place & { readonly guest: GuestRow }> {
  const { workshop, guest } = await findPlace(c, code);
  if (!guest) throw new AppError("WORKSHOP_NOT_JOINED");
  return { workshop, guest };
}

/** Makes a token, gives it to the browser, and answers what is kept of it. */
export function giveToken(c: AppContext, workshop: WorkshopRow, keptDays: number): string {
  const token = randomBytes(32).toString("base64url");
  setCookie(c, cookieOf(c, workshop), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: keptDays * 24 * 60 * 60,
    secure: c.var.deps.auth.isSecure,
  });
  return hashOf(token);
}
