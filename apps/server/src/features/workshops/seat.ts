import { randomBytes } from "node:crypto";
import { WorkshopCode } from "@wellput/contract";
import { and, eq, exists, sql } from "drizzle-orm";
import { getCookie, setCookie } from "hono/cookie";
import { guestCookie, guestTokenHashes, hashGuestToken } from "../../auth/guest-tokens.ts";
import type { Database } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { workshopGuests, workshops } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext } from "../../http/env.ts";
import { keptDaysOf, type WorkshopRow } from "./workshop-row.ts";

type GuestRow = typeof workshopGuests.$inferSelect;

/** A workshop, and whoever asks as they have joined it; null where they have not. */
export interface Place {
  readonly workshop: WorkshopRow;
  readonly guest: GuestRow | null;
  /** Whether their trainer has taken their seat away. */
  readonly isRemoved: boolean;
}

/**
 * The place behind a code. Codes that are none are counted for an address, and right ones are not.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function findPlace(c: AppContext, text: string): Promise<Place> {
  const { db, limits } = c.var.deps;
  const code = WorkshopCode.safeParse(text).data ?? "";
  const [place] = await placeByCode(db).execute({ code, hashes: guestTokenHashes(c) });
  if (!place) {
    const isRight = exists(db.select({ one: sql`1` }).from(workshops).where(eq(workshops.code, code)));
    await limits.spendUnless(isRight, "workshop-code", clientAddress(c));
    throw new AppError("WORKSHOP_NOT_FOUND");
  }
  const { workshop, guest } = place;
  return guest?.removedAt ? { workshop, guest: null, isRemoved: true } : { workshop, guest, isRemoved: false };
}

/** Asked with every letter that somebody types. */
const placeByCode = prepared((db) =>
  db
    .select({ workshop: workshops, guest: workshopGuests })
    .from(workshops)
    .leftJoin(
      workshopGuests,
      and(
        eq(workshopGuests.workshopId, workshops.id),
        sql`${workshopGuests.tokenHash} = any(${sql.placeholder("hashes")})`,
      ),
    )
    .where(eq(workshops.code, sql.placeholder("code")))
    .prepare("workshop_place_by_code"),
);

async function findGuest(db: Database, { id }: WorkshopRow, token: string): Promise<GuestRow | null> {
  const [guest] = await db
    .select()
    .from(workshopGuests)
    .where(and(eq(workshopGuests.workshopId, id), eq(workshopGuests.tokenHash, hashGuestToken(token))));
  return guest ?? null;
}

/** The same for whoever has joined. @throws {AppError} those of findPlace, WORKSHOP_REMOVED, WORKSHOP_NOT_JOINED. */
export async function requireSeat(c: AppContext, code: string): Promise<Place & { readonly guest: GuestRow }> {
  const { workshop, guest, isRemoved } = await findPlace(c, code);
  if (isRemoved) throw new AppError("WORKSHOP_REMOVED");
  if (!guest) throw new AppError("WORKSHOP_NOT_JOINED");
  return { workshop, guest, isRemoved };
}

/** What opens somebody's seat on another device: their token, which their browser alone has. @throws {AppError} those of requireSeat. */
export async function readKey(c: AppContext, code: string): Promise<string> {
  const { workshop } = await requireSeat(c, code);
  return getCookie(c, guestCookie(c, workshop.id)) ?? "";
}

/** Takes one's own seat on this device. @throws {AppError} those of findPlace, WORKSHOP_SEAT_NOT_FOUND, WORKSHOP_REMOVED. */
export async function takeSeat(c: AppContext, code: string, key: string) {
  const { workshop } = await findPlace(c, code);
  const guest = await findGuest(c.var.deps.db, workshop, key);
  if (!guest) throw new AppError("WORKSHOP_SEAT_NOT_FOUND");
  if (guest.removedAt) throw new AppError("WORKSHOP_REMOVED");
  keepToken(c, workshop, key);
  return { workshop, guest };
}

/** Makes a token, gives it to the browser, and answers what is kept of it. */
export function giveToken(c: AppContext, workshop: WorkshopRow): string {
  const token = randomBytes(32).toString("base64url");
  keepToken(c, workshop, token);
  return hashGuestToken(token);
}

function keepToken(c: AppContext, workshop: WorkshopRow, token: string): void {
  setCookie(c, guestCookie(c, workshop.id), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: keptDaysOf(workshop, c.var.deps.settings) * 24 * 60 * 60,
    secure: c.var.deps.auth.isSecure,
  });
}
