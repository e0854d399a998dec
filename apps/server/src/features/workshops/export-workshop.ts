import { WITHHELD, WORKSHOP_SHEET_RULE } from "@wellput/contract";
import { and, asc, eq, isNotNull, ne } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { workshopAnswers, workshopGuests, workshopSteps } from "../../db/schema/index.ts";
import type { Deps } from "../../http/env.ts";
import { toCsv } from "../../http/to-csv.ts";
import { recordAct } from "../audit/public.ts";
import { hasText, isAnswerOfGuest, isOfSomebodyHere } from "./read-desk.ts";
import type { Place } from "./seat.ts";
import { gatherTables } from "./table-sheets.ts";
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

/** A guest's own sheet, as text to keep: what was asked, and what they wrote. */
export async function readSheet(
  deps: Deps,
  { workshop, guest }: Pick<Place, "workshop"> & { readonly guest: { readonly id: string } },
): Promise<string> {
  const { db } = deps;
  await gatherTables(deps, workshop.id);
  const steps = await db
    .select({ prompt: workshopSteps.prompt, material: workshopSteps.material, text: workshopAnswers.text })
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
    .orderBy(asc(workshopSteps.position));
  const parts = steps.map(({ prompt, material, text }) =>
    [prompt, material && `“${material}”`, text?.trim() || "(nothing written)"].filter(Boolean).join("\n\n"),
  );
  return `${[workshop.title, ...parts].join(WORKSHOP_SHEET_RULE)}\n`;
}
