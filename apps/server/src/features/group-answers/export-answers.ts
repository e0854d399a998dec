import { type GroupAnswer, LIST_PARTS, TEXT_PARTS, wordsOf } from "@wellput/contract";
import { and, desc, eq } from "drizzle-orm";
import type { Person } from "../../auth/person.ts";
import { groupAnswers } from "../../db/schema/index.ts";
import { AppError } from "../../http/app-error.ts";
import type { Deps } from "../../http/env.ts";
import { trains } from "../../http/gates.ts";
import { toCsv } from "../../http/to-csv.ts";
import { recordAct } from "../audit/public.ts";
import { findGroup } from "../groups/public.ts";
import { present } from "./group-answer-row.ts";

interface ExportAnswersOptions {
  /** An admin, or a trainer of the group. */
  readonly by: Person;
  readonly place: { readonly groupName: string; readonly parentDoc: string };
}

const COLUMNS = ["groupName", "title", "summary", ...LIST_PARTS, ...TEXT_PARTS, "finalMessage", "day"];

/** The answers of a group to a scenario as the text of a file, without names; that it was taken is in the audit log. @throws {AppError} NOT_ALLOWED. */
export async function exportAnswers({ db, now }: Deps, { by, place }: ExportAnswersOptions): Promise<string> {
  const group = await findGroup(db, place.groupName, null);
  if (!trains(by, group.key)) throw new AppError("NOT_ALLOWED", { detail: "answers of another group" });
  const rows = await db
    .select()
    .from(groupAnswers)
    .where(and(eq(groupAnswers.groupKey, group.key), eq(groupAnswers.parentDoc, place.parentDoc)))
    .orderBy(desc(groupAnswers.createdAt), desc(groupAnswers.id));
  await recordAct(db, { by, act: "data.exported", target: `answers.csv ${group.name}`, at: now() });
  return toCsv(
    rows.map((row) => toCells(present(row, group.name))),
    COLUMNS,
  );
}

function toCells(answer: GroupAnswer): Record<string, unknown> {
  const labels = Object.fromEntries(LIST_PARTS.map((part) => [part, wordsOf(answer[part])]));
  return { ...answer, ...labels };
}
