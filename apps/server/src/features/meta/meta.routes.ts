import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { APP_VERSION, type Meta } from "@wellput/contract";
import { Hono } from "hono";
import type { HonoEnv } from "../../http/env.ts";

const START = new Date().toISOString();

/** The running build: open tabs compare it with their own. Without a build it is the start of the server. */
export const metaRoutes = new Hono<HonoEnv>().get("/meta.json", async (c) => {
  c.header("cache-control", "no-cache");
  return c.json<Meta>({ buildDate: await readBuildDate(c.var.deps.settings.WEB_DIR), version: APP_VERSION });
});

async function readBuildDate(webDir: string): Promise<string> {
  const file = join(webDir, "build.json");
  try {
    const { buildDate } = JSON.parse(await readFile(file, "utf8")) as { buildDate?: unknown };
    return typeof buildDate === "string" ? buildDate : (await stat(file)).mtime.toISOString();
  } catch {
    return START;
  }
}
