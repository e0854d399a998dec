import { createHash } from "node:crypto";

/**
 * What is kept of a secret that is long and random already: whoever reads the database cannot use it, and it cannot be
 * guessed, so a quick hash is enough.
 */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
