import { SessionNumber, SessionPlace } from "@wellput/contract";
import { exists } from "drizzle-orm";
import { AppError } from "../../http/app-error.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { AppContext } from "../../http/env.ts";
import { fit } from "../../http/valid.ts";
import { findGroup } from "../groups/public.ts";
import { isOpenTo, type SheetPlace, sheetAt } from "./session-document-row.ts";

/**
 * The place that an address names, for whoever may open it. A number can be guessed: one address has so many tries at
 * numbers of which there is no sheet.
 *
 * @throws {AppError} INVALID_INPUT, TOO_MANY_REQUESTS, SESSION_NOT_FOUND where somebody may not: whether there is one is
 *   not told.
 */
export async function requirePlace(c: AppContext): Promise<SheetPlace> {
  const { groupName, ...place } = fit(SessionPlace, c.req.param());
  const { db, limits } = c.var.deps;
  const { key: groupKey } = await findGroup(db, groupName, c.var.person);
  if (!isOpenTo({ groupKey }, c.var.person))
    throw new AppError("SESSION_NOT_FOUND", { detail: "a session of another group" });
  const sheet = { groupKey, ...place };
  if (SessionNumber.safeParse(place.sessionId).success)
    await limits.spendUnless(exists(sheetAt(db, sheet)), "session-number", clientAddress(c));
  return sheet;
}
