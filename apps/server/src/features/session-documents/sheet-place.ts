import { SessionPlace } from "@wellput/contract";
import { AppError } from "../../http/app-error.ts";
import type { AppContext } from "../../http/env.ts";
import { fit } from "../../http/valid.ts";
import { findGroup } from "../groups/public.ts";
import { isOpenTo, type SheetPlace } from "./session-document-row.ts";

/**
 * The place that an address names, for whoever may open it.
 *
 * @throws {AppError} INVALID_INPUT, SESSION_NOT_FOUND where somebody may not: whether there is one is not told.
 */
export async function requirePlace(c: AppContext): Promise<SheetPlace> {
  const { groupName, ...place } = fit(SessionPlace, c.req.param());
  const { key: groupKey } = await findGroup(c.var.deps.db, groupName, c.var.person);
  if (!isOpenTo({ groupKey }, c.var.person))
    throw new AppError("SESSION_NOT_FOUND", { detail: "a session of another group" });
  return { groupKey, ...place };
}
