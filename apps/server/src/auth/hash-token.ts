import { createHash } from "node:crypto";

/** What is kept of a secret that is long and random already: it cannot be guessed, so a quick hash is enough. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");
