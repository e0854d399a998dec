import process from "node:process";
import { pino } from "pino";
import { CannotOpen } from "./db/cannot-open.ts";
import { changeAdmin } from "./features/accounts/public.ts";
import { AppError } from "./http/app-error.ts";
import { createLogger } from "./logger.ts";
import { openDatabase } from "./open-database.ts";
import { readSettings, WrongSetting } from "./settings.ts";

const USAGE = "Usage: npm run admin -- grant|revoke EMAIL";
const WORDS: Partial<Record<string, string>> = {
  EMAIL_UNKNOWN: "No account has this e-mail. It must sign up first.",
  LAST_ADMIN: "This is the last admin. Make somebody else an admin first.",
};

/** Does what the operator asks and answers the exit code. */
async function run([act, email, ...rest]: readonly string[]): Promise<number> {
  if ((act !== "grant" && act !== "revoke") || !email || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const settings = readSettings(process.env);
  const database = await openDatabase(
    settings,
    createLogger(settings.LOG_LEVEL, pino.destination({ fd: 2, sync: true })),
  );
  try {
    await database.migrate();
    const said = await changeAdmin(database.db, { by: null, email, isAdmin: act === "grant", at: new Date() });
    process.stdout.write(`${said}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** What the operator can do something about is said in words; anything else is a bug and shows whole. */
function wordsFor(error: unknown): string {
  if (error instanceof AppError) return WORDS[error.code] ?? error.message;
  if (error instanceof CannotOpen || error instanceof WrongSetting) return error.message;
  throw error;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${wordsFor(error)}\n`);
  return 1;
});
