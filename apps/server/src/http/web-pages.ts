import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const Build = z.object({ pages: z.array(z.string()) });

/** Whether the web app has a page at an address. A build that does not list its pages may have one anywhere. */
export async function hasPage(root: string, path: string): Promise<boolean> {
  const text = await readFile(join(root, "build.json"), "utf8").catch(() => "{}");
  const build = Build.safeParse(JSON.parse(text));
  return !build.success || build.data.pages.some((pattern) => fits(partsOf(pattern), partsOf(path)));
}

/** In any case, and with or without a slash at the end: as the app itself reads addresses. */
const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, "").split("/");

/** A part that begins with $ stands for any. */
const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => part.startsWith("$") || part === parts[at]);
