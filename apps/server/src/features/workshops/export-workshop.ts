import { WITHHELD, WORKSHOP_SHEET_RULE } from "@wellput/contract";
import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { workshopAnswers, workshopGuests, workshopSteps } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { toCsv } from "../../http/to-csv.ts";
import { recordAct } from "../audit/public.ts";
import { hasText, isOfSomebodyHere } from "./read-desk.ts";
import type { Place } from "./seat.ts";
import { gatherTables, ROOM_TABLE } from "./table-sheets.ts";
import { findOwn, votesFor } from "./workshop-row.ts";

const COLUMNS = ["step", "question", "about", "table", "answer", "votes", "hidden", "discussed"] as const;

/**
 * What was answered in a workshop as a table, without names; one that shows somebody at risk is withheld. That it was taken is
 * in the audit log.
 *
 * @throws {AppError} WORKSHOP_NOT_FOUND.
 */
export async function exportWorkshop(
  deps: Deps,
  { person, id }: { readonly person: Person; readonly id: string },
): Promise<string> {
  const { db, now } = deps;
  const workshop = await findOwn(db, { person, id });
  await gatherTables(deps, workshop.id);
  const rows = await db
    .select({ step: workshopSteps, answer: workshopAnswers, votes: votesFor })
    .from(workshopSteps)
    .innerJoin(workshopAnswers, eq(workshopAnswers.stepId, workshopSteps.id))
    .where(and(eq(workshopSteps.workshopId, workshop.id), hasText, isOfSomebodyHere))
    .orderBy(asc(workshopSteps.position), asc(workshopAnswers.id));
  await recordAct(db, { by: person, act: "data.exported", target: "workshop-answers.csv", at: now() });
  const lines = rows.map(({ step, answer, votes }) => ({
    step: step.position + 1,
    question: step.prompt,
    about: step.material,
    table: answer.tableNumber === 0 ? "everybody" : (answer.tableNumber ?? ""),
    answer: answer.isAtRisk ? WITHHELD : answer.text,
    votes: votes || "",
    hidden: answer.isHidden ? "yes" : "",
    discussed: step.discussedId === answer.id ? "yes" : "",
  }));
  return toCsv(lines, COLUMNS);
}

/** Somebody's own answer, that of a table where they wrote, or that of everybody: where they sit by now does not matter. */
const isAnswerOfGuest = or(
  eq(workshopAnswers.guestId, workshopGuests.id),
  eq(workshopAnswers.tableNumber, ROOM_TABLE),
  sql`concat(${workshopAnswers.stepId}, ' ', ${workshopAnswers.tableNumber}) = any(${workshopGuests.sheets})`,
);

/** A guest's own sheet, as text to keep: what was asked, and what they wrote. Of what several wrote, what shows somebody at risk is withheld. */
export async function readSheet(
  deps: Deps,
  { workshop, guest }: Pick<Place, "workshop"> & { readonly guest: { readonly id: string } },
): Promise<string> {
  const { db } = deps;
  await gatherTables(deps, workshop.id);
  const rows = await db
    .select({ step: workshopSteps, answer: workshopAnswers })
    .from(workshopSteps)
    .innerJoin(workshopGuests, eq(workshopGuests.id, guest.id))
    .leftJoin(workshopAnswers, and(eq(workshopAnswers.stepId, workshopSteps.id), isAnswerOfGuest))
    .where(
      and(
        eq(workshopSteps.workshopId, workshop.id),
        isNotNull(workshopSteps.openedAt),
        ne(workshopSteps.kind, "break"),
      ),
    )
    .orderBy(asc(workshopSteps.position), asc(workshopAnswers.tableNumber));
  const parts = [...Map.groupBy(rows, ({ step }) => step.id).values()].map((some) => {
    const [first] = some;
    const texts = some.map(({ answer }) =>
      answer?.isAtRisk && answer.guestId === null ? WITHHELD : answer?.text.trim(),
    );
    const words = texts.filter(Boolean).join("\n\n") || "(nothing written)";
    return [first?.step.prompt, first?.step.material && `“${first.step.material}”`, words].filter(Boolean).join("\n\n");
  });
  return `${[workshop.title, ...parts].join(WORKSHOP_SHEET_RULE)}\n`;
}
