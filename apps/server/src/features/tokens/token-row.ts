import { ApiToken } from "@wellput/contract";
import type { apiTokens } from "../../db/schema/index.ts";

/** A token as its owner sees it: without its hash. */
export const presentToken = ({ createdAt, lastUsedAt, ...row }: typeof apiTokens.$inferSelect): ApiToken =>
  ApiToken.parse({ ...row, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null });
