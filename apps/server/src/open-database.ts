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
export function openDatabase({ DATABASE_URL, DATA_DIR }: Settings, logger: Logger): Promise<OpenDatabase> {
  return DATABASE_URL ? openPostgres(DATABASE_URL, logger) : openPglite(DATA_DIR);
}
