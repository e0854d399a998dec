import type { Logger } from "pino";
import type { OpenDatabase } from "./db/database.ts";
import type { Settings } from "./settings.ts";

/**
 * Opens the database that the settings name.
 *
 * @throws {CannotOpen} with a sentence for the person at the terminal.
 */
export async function openDatabase(settings: Settings, logger: Logger): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, DISK_SPARE_MB, AUTH_SECRET } = settings;
  // Only one of the two is ever loaded.
  if (DATABASE_URL) {
    const { openPostgres } = await import("./db/open-postgres.ts");
    return openPostgres(DATABASE_URL, logger);
  }
  const { openPglite } = await import("./db/open-pglite.ts");
  const usesSecret = AUTH_SECRET === undefined;
  return openPglite({ dataDir: DATA_DIR, spareMb: DISK_SPARE_MB, logger, usesSecret });
}
