import type { Logger } from "pino";
import type { OpenDatabase } from "./db/database.ts";
import { openPglite } from "./db/open-pglite.ts";
import { openPostgres } from "./db/open-postgres.ts";
import type { Settings } from "./settings.ts";

/**
 * Opens the database that the settings name.
 *
 * @throws {CannotOpen} with a sentence for the person at the terminal.
 */
export function openDatabase(settings: Settings, logger: Logger): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, DISK_SPARE_MB } = settings;
  if (DATABASE_URL) return openPostgres(DATABASE_URL, logger);
  return openPglite({ dataDir: DATA_DIR, spareMb: DISK_SPARE_MB, logger });
}
