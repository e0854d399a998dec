import type { Database } from "./database.ts";

/**
 * A statement that is built once for each database, and planned once for each connection on PostgreSQL. For the few that
 * run with every request: building one anew costs as much as running it.
 */
export function prepared<Statement extends object>(build: (db: Database) => Statement): (db: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
