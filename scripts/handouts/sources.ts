import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { charminglyAssertive, effectiveCommunication, type Handout } from "@wellput/content/handouts";
import { writeSheet } from "./write-sheet.ts";

export const HANDOUTS: readonly Handout[] = [effectiveCommunication, charminglyAssertive];
/** Where the finished files are, and beside them which source they were made of. */
export const FOLDER = join(import.meta.dirname, "../../apps/web/public/handouts");
export const STAMPS = join(import.meta.dirname, "stamps.json");

const style = readFileSync(join(import.meta.dirname, "sheet.css"), "utf8");

export const sourceOf = (handout: Handout): string => writeSheet(handout, style);

/** Tells one source from another. */
export const stampOf = (handout: Handout): string => createHash("sha256").update(sourceOf(handout)).digest("hex");
