import { setTimeout } from "node:timers/promises";
import DataLoader from "dataloader";
import { type Database, runsHere } from "./database.ts";
import { prepared } from "./prepared.ts";

const BATCH_MAX = 100;
/** The embedded database holds up everything while it runs, so that nobody could join: there a batch is open at least so long. */
const GATHER_MS = 3;

/**
 * One statement for what several requests ask at about the same time: while one runs, the next gathers. Who comes alone
 * does not wait.
 *
 * @param run answers the keys in their order; an Error in a place fails that one alone.
 */
export function inBatches<Key, Answer>(
  run: (db: Database, keys: readonly Key[]) => Promise<(Answer | Error)[]>,
): (db: Database) => (key: Key) => Promise<Answer> {
  const loaderOf = prepared((db) => {
    let running: Promise<unknown> = Promise.resolve();
    return new DataLoader<Key, Answer>(
      (keys) => {
        const answers = run(db, keys);
        running = Promise.allSettled([answers, runsHere(db) && setTimeout(GATHER_MS)]);
        return answers;
      },
      { cache: false, maxBatchSize: BATCH_MAX, batchScheduleFn: (dispatch) => void running.then(dispatch) },
    );
  });
  return (db) => {
    const loader = loaderOf(db);
    return (key) => loader.load(key);
  };
}
