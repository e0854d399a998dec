import { Client } from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { openPostgres } from "../../src/db/open-postgres.ts";
import { startPostgres } from "./own-postgres.ts";
import { prepareTemplate } from "./prepare-template.ts";
import { TEMPLATE } from "./provided.ts";

/** Starts a PostgreSQL with a prepared database that every test file copies for itself. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = await openPostgres(server.url.replace(/postgres$/, TEMPLATE), pino({ level: "silent" }));
  await template.migrate();
  await prepareTemplate(template.db);
  await template.close();
  project.provide("pgliteImage", "");
  project.provide("pgliteFolder", "");
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}
