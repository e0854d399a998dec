import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";

const Build = z.object({
  parts: z.array(z.string()),
  pages: z.record(z.string(), z.array(z.int().nonnegative())),
});
type Build = z.infer<typeof Build>;

/** What was read last, and of which build: a build that is made anew while the server runs counts at once. */
let known: { readonly file: string; readonly changedAt: number; readonly build: Build | null } | undefined;

/** What the build says of its pages; null for one that does not list them. */
async function readBuild(root: string): Promise<Build | null> {
  const file = join(root, "build.json");
  const changedAt = (await stat(file).catch(() => null))?.mtimeMs;
  if (changedAt === undefined) return null;
  if (known?.file === file && known.changedAt === changedAt) return known.build;
  const read = Build.safeParse(JSON.parse(await readFile(file, "utf8")));
  known = { file, changedAt, build: read.success ? read.data : null };
  return known.build;
}

/**
 * The files that the page at an address needs beside those of every page, as paths below the build's folder; null where there is
 * no such page. A build that does not list its pages may have one anywhere.
 */
export async function partsOfPage(root: string, path: string): Promise<readonly string[] | null> {
  const build = await readBuild(root);
  if (!build) return [];
  const asked = partsOf(path);
  const page = Object.entries(build.pages).find(([pattern]) => fits(partsOf(pattern), asked));
  return page ? page[1].flatMap((at) => build.parts[at] ?? []) : null;
}

/** In any case, and with or without a slash at the end: as the app itself reads addresses. */
const partsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, "").split("/");

/** A part that begins with $ stands for any. */
const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => part.startsWith("$") || part === parts[at]);
