import type { Person } from "../../auth/person.ts";
import type { Database } from "../../db/database.ts";
import { actOfOwn, asAccepted, readByOthers } from "../../review/review.ts";
import { recordActOn } from "./record-act.ts";

/** Something that waits for an admin before others read it. */
interface Reviewed {
  readonly id: string;
  readonly title: string;
  readonly authorId: string | null;
  readonly listed: boolean;
  readonly accepted: object | null;
}

interface RecordChangeOptions<Row, Shown> {
  readonly by: Person;
  readonly before: Row;
  readonly row: Row;
  /** What others read of a row. */
  readonly shownOf: (row: Row) => Shown;
  readonly at: Date;
}

/** An admin's change of somebody else's; of an author's own only that they showed others at once what a member's review would have kept back. */
export async function recordChange<Row extends Reviewed, Shown>(
  tx: Database,
  noun: "article" | "scenario",
  { by, before, row, shownOf, at }: RecordChangeOptions<Row, Shown>,
): Promise<void> {
  const isOwn = before.authorId === by.id;
  const act = isOwn
    ? actOfOwn(noun, readByOthers(before, shownOf), readByOthers(row, shownOf))
    : (`${noun}.updated` as const);
  const { title } = act === `${noun}.published` ? row : asAccepted(before);
  if (act) await recordActOn(tx, before, { by, act, target: row.id, title, at });
}
