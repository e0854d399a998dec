import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { DatabaseAway } from "./database-trouble.ts";
import { GuardedPool } from "./guarded-pool.ts";
import { openPostgres } from "./open-postgres.ts";

const SIZE = 2;

function openPool(isAway = () => false): GuardedPool {
  const pool = new GuardedPool({ connectionString: inject("postgresUrl"), max: SIZE }, isAway);
  pool.on("error", () => {});
  return pool;
}

test("RELY-01 connections that are lost before anybody gives them back leave their places to others.", async () => {
  const pool = openPool();
  for (let turn = 0; turn < 2; turn++) {
    const taken = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
    for (const client of taken) client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
    // As of a transaction that failed to begin: nobody gives these back.
    const { rows } = await pool.query("select 1 as one");
    expect(rows).toEqual([{ one: 1 }]);
    for (const client of taken) client.release();
  }
  await pool.end();
});

test("RELY-01 while the database is away nobody waits for a connection, and who waited is told.", async () => {
  let isAway = false;
  const pool = openPool(() => isAway);
  const taken = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
  const waiting = pool.query("select 1");
  isAway = true;
  pool.dropAll();
  await expect(waiting).rejects.toThrow(DatabaseAway);
  await expect(pool.query("select 1")).rejects.toThrow(DatabaseAway);
  for (const client of taken) await expect(client.query("select 1")).rejects.toThrow();
  isAway = false;
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("RELY-01 what a query was refused for is told from the database's own trouble.", async () => {
  const database = await openPostgres(inject("postgresUrl"), pino({ level: "silent" }));
  const refused = async (statement: string) => database.troubleOf(await database.db.execute(statement).catch((e) => e));
  const raise = (code: string) => `do $$ begin raise sqlstate '${code}'; end $$`;
  expect(await refused("select nothing")).toBeNull();
  expect(await refused(raise("23505"))).toBeNull();
  expect(await refused(raise("53100"))).toBe("DISK_FULL");
  for (const code of ["57P01", "57P03", "53300", "08006", "25006"]) {
    expect(await refused(raise(code))).toBe("DATABASE_AWAY");
  }
  expect(database.troubleOf(Object.assign(new Error("elsewhere"), { code: "ECONNREFUSED" }))).toBeNull();
  await database.close();
});
