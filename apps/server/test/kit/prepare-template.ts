import type { Database } from "../../src/db/database.ts";
import { groups } from "../../src/db/schema/index.ts";
import { prepareInstallation } from "../../src/installation/prepare.ts";
import { TEST_CODE } from "./provided.ts";

/** Fills a migrated database as a first start does, with seats for everybody that tests sign up. */
export async function prepareTemplate(db: Database): Promise<void> {
  await prepareInstallation(db, TEST_CODE, new Date());
  await db.update(groups).set({ maxNum: 1_000_000 });
}
