import { startPostgres } from "../apps/server/test/kit/own-postgres.ts";

/** Measures the same on the embedded database and on a PostgreSQL of its own, each with the settings that lead to it. */
export async function onBothDatabases(measure: (env: Record<string, string>) => Promise<void>): Promise<void> {
  console.log("On the embedded database:");
  await measure({});
  console.log("On PostgreSQL:");
  const postgres = await startPostgres();
  try {
    await measure({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
